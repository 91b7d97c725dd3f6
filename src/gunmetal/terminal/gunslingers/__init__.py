"""How Gunslingers looks in the terminal."""

from gunmetal.terminal.western.looks import LOOK

__all__ = ["LOOK"]
