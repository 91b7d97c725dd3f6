"""What Gunslingers and Gunsmoke share of how they look in the terminal."""
