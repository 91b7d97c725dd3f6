"""Gunslingers, by Martin Knight; what both western games share is in games/western. `GAME` is the game as the contract wants it."""

from gunmetal.games.gunslingers.game import GAME

__all__ = ["GAME"]
