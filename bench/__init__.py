"""Side-by-side speed measurements of this engine and its peers, on one core, in one run: `python -m bench`."""
