"""OpenSpiel: the games registered as Python games, with explicit chance."""
