"""Gunrunners, by Steve Finn: one file a chapter of the rulebook. `GAME` is the game as the contract wants it."""

from gunmetal.games.gunrunners.game import GAME

__all__ = ["GAME"]
