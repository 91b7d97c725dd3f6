"""A net in a file: its weights, what it is for, and how it was made. Written whole or not at all."""

import hashlib
import json
import zipfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from importlib import import_module, resources
from pathlib import Path
from typing import Any

import numpy as np

from gunmetal.bots.learning.habits import size_of_habits
from gunmetal.bots.learning.net import ANSWERS, THING, WHOLE, size
from gunmetal.games import game_named
from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import BadInput

DIGEST = 16                            # characters


@dataclass(frozen=True)
class Plan:
    """All that decides what a net becomes."""

    game: str
    players: int
    seed: int
    followed: int                      # games, the first ones, in which the heuristic decides
    games: int                         # and then so many in which the net's habits do
    searched: int                      # and at last so many in which a search does
    rate: float                        # of learning, at first
    trust: float                       # lambda: how much more the end of a game counts than the next position
    wandering: int                     # of a thousand decisions are made at random
    freedom: float                     # what it is worth to be free, at first
    portion: int                       # games between two steps
    guests: int = 0                    # of a thousand other seats, those at which the heuristic sits while habits decide
    origin: str = ""                   # the digest of the net that it began as; "": it knew nothing

    @property
    def length(self) -> int:
        return self.followed + self.games + self.searched


@dataclass(frozen=True, eq=False)
class Net:
    plan: Plan
    weights: Any
    played: int                        # games of the plan
    steps: int                         # that all weights took
    seconds: float                     # that they took
    course: Any                        # while it learns: where each weight was going lately, and how far (two rows)

    @cached_property
    def rows(self) -> Any:
        """The weights as they are used: each fact of a series (RISING) stands for those before it too."""
        return summed_up(game_named(self.plan.game), self.weights)

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.weights.tobytes()).hexdigest()[:DIGEST]

    @property
    def is_finished(self) -> bool:
        return self.played >= self.plan.length


def unit_of(game: Game) -> str:
    """The module whose entry teaches the game's nets."""
    return f"gunmetal.bots.learning.{game.name}"


def length_of(game: Game) -> int:
    unit = import_module(unit_of(game))
    return size(unit.THING_FACTS, unit.WHOLE_FACTS) + size_of_habits(unit.DEEDS)


def _rows_of_facts(game: Game, weights: Any) -> Iterator[Any]:
    """Each series of facts, with a row for each of them: views of the weights."""
    unit = import_module(unit_of(game))
    whole = size(unit.THING_FACTS, 0) - WHOLE - (WHOLE + 1) * ANSWERS
    things, wholes = weights[: unit.THING_FACTS * THING], weights[whole : whole + unit.WHOLE_FACTS * WHOLE]
    for base, most in unit.RISING:
        is_whole = base >= unit.THING_FACTS
        first = base - unit.THING_FACTS * is_whole
        yield (wholes if is_whole else things).reshape(-1, WHOLE if is_whole else THING)[first : first + most]


def summed_up(game: Game, weights: Any) -> Any:
    """Weights as nets use them, from weights as they learn them."""
    rows = weights.copy()
    for series in _rows_of_facts(game, rows):
        np.cumsum(series, axis=0, out=series)
    return rows


def taken_apart(game: Game, slopes: Any) -> Any:
    """Where weights should go as they are learnt, from where they should go as they are used."""
    apart = slopes.copy()
    for series in _rows_of_facts(game, apart):
        series[:] = np.cumsum(series[::-1], axis=0)[::-1]
    return apart


def rounded(weights: Any) -> Any:
    """As they are kept of a net that has learnt all: half as precise, in half the room."""
    return weights.astype(np.float16).astype(np.float32)


def save(net: Net, path: Path) -> None:
    unfinished = path.with_suffix(".part")
    told = json.dumps({"plan": asdict(net.plan), "played": net.played, "steps": net.steps, "seconds": round(net.seconds, 1)})
    try:
        with unfinished.open("wb") as file:
            course = np.zeros((2, 0), np.float32) if net.is_finished else net.course
            weights = net.weights.astype(np.float16) if net.is_finished else net.weights
            np.savez_compressed(file, weights=weights, course=course, told=np.array(told))
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise BadInput("folder-refused", folder=str(path.parent), reason=error.strerror or str(error)) from None


def load(game: Game, path: Path) -> Net:
    """A net of this game; anything else is refused."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            told, weights, course = json.loads(str(kept["told"])), kept["weights"], kept["course"]
        weights = weights.astype(np.float32) if weights.dtype == np.float16 else weights
        net = Net(Plan(**told["plan"]), weights, int(told["played"]), int(told["steps"]), float(told["seconds"]), course)
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        raise BadInput("net-unreadable", file=str(path)) from None
    if net.plan.game != game.name or weights.shape != (length_of(game),) or {weights.dtype, course.dtype} != {np.dtype(np.float32)}:
        raise BadInput("net-of-another-game", file=str(path), game=game.name)
    return net


def shipped(game: Game, players: int) -> Net:
    """The net in the package: there is one for every table."""
    return _shipped(game.name, players)


@cache
def _shipped(name: str, players: int) -> Net:
    with resources.as_file(resources.files("gunmetal.bots.nets") / f"{name}-{players}.npz") as path:
        return load(game_named(name), path)
