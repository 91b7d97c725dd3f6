"""Moments of random games in which there is something to choose."""

import random
from functools import cache
from typing import Any

from gunmetal.games import game_named
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup
from tests.properties import secrets as of_gunrunners
from tests.properties.western import secrets as of_western

GAMES = ("gunrunners", "gunslingers", "gunsmoke")
SHORT = {"gunrunners": {}, "gunslingers": {"round_limit": 2}, "gunsmoke": {"round_limit": 2}}


@cache
def moments(name: str, players: int, count: int = 12) -> tuple[Any, ...]:
    """States in which there is something to choose, from one random game after another."""
    game, found, number = game_named(name), list[Any](), 0
    choice = random.Random(f"{name} {players}")
    while len(found) < count:
        number += 1
        state = game.start(Setup(players, game.editions[0], game.read_cards(game.default_cards), SHORT[name]))
        state.rng, state.dealer, state.events = number, Generator(), None
        game.begin(state)
        while game.decider(state) != NOBODY and len(found) < count:
            options = game.options(state)
            if len(options) > 1 and choice.random() < 0.2:
                found.append(state.clone())
            game.apply(state, choice.choice(options))
    return tuple(found)


def exchanged(name: str, state: Any, seat: int, number: int) -> Any:
    """Another world that the seat cannot tell from this one."""
    of_game: Any = of_gunrunners.exchanged if name == "gunrunners" else of_western.exchanged
    return of_game(state, seat, random.Random(number))
