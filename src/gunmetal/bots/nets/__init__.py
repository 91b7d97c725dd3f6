"""The nets that we ship, one for each game and number of players, and how they are made and kept."""
