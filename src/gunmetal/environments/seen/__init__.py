"""What seats observe, game by game, and steps in many games at once: all that is compiled, apart from what is not."""
