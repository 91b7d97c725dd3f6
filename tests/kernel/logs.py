"""Matches and logs to be damaged."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.log import Line, write_log
from gunmetal.kernel.match import Match

CARDS = GAME.read_cards(GAME.default_cards)
ROOT = Path(__file__).parents[2]
SOURCE = Path(GAME.default_cards).parents[3]


def begin(players: int = 3, edition: str = "en", seed: int = 1) -> Match:
    seats = [{"colour": colour, "name": f"Zoë {colour}", "bot": None} for colour in GAME.seats[:players]]
    return Match.begin(GAME, Setup(players, edition, CARDS), seats, Generator(), seed)


def until(stop: Callable[[Match], bool], players: int = 3, edition: str = "en") -> Match:
    """A random game up to the first moment at which it shall stop."""
    for seed in range(1_000):
        choice = random.Random(seed)
        match = begin(players, edition, seed)
        match.open()
        while match.decider != NOBODY:
            if stop(match):
                return match
            match.act(match.decider, choice.choice(GAME.options(match.state)))
        if stop(match):
            return match
    raise AssertionError("it never came to that")


@cache
def whole(players: int = 3, edition: str = "en") -> Match:
    return until(lambda match: match.decider == NOBODY, players, edition)


@cache
def text() -> str:
    return write_log(whole().head, whole().lines)


def lines(count: int) -> Sequence[Line]:
    """The first lines of a game."""
    return list(whole().lines[:count])
