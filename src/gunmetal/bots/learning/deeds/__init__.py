"""What the options of each game are told as: deeds, done to things on the table (habits.py)."""
