"""The games, by name. Each is loaded when it is asked for."""

from importlib import import_module

from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import BadInput

GAME_NAMES = ("gunrunners", "gunslingers", "gunsmoke")


def game_named(name: str) -> Game:
    if name not in GAME_NAMES:
        raise BadInput("game-unknown", game=name, games=", ".join(GAME_NAMES))
    game = import_module(f"gunmetal.games.{name}").GAME
    assert isinstance(game, Game)
    return game
