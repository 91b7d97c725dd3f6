"""Learning: nets that value what a seat sees, taught by games against themselves."""
