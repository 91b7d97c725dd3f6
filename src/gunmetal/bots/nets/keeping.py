"""A net in a file: its weights, what it is for, and how it was made. Written whole or not at all."""

import json
import zipfile
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import Any

import numpy as np

from gunmetal.bots.learning.net import size
from gunmetal.games import game_named
from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import BadInput


@dataclass(frozen=True)
class Plan:
    """All that decides what a net becomes."""

    game: str
    players: int
    seed: int
    games: int                         # in which the next step decides
    searched: int                      # and then so many in which a search decides
    rate: float                        # of learning, at first
    wandering: int                     # of a thousand decisions are made at random
    trust: float                       # lambda: how much more the end of a game counts than the next position
    followed: int = 0                  # games, the first ones, in which the heuristic says what the next step is worth, not the net


@dataclass(frozen=True, eq=False)
class Net:
    plan: Plan
    weights: Any
    played: int                        # games of the plan
    seconds: float                     # that they took
    course: Any                        # while it learns: where each weight was going lately, and how far (two rows)

    @property
    def is_finished(self) -> bool:
        return self.played >= self.plan.games + self.plan.searched


def unit_of(game: Game) -> str:
    """The module whose entry teaches the game's nets."""
    return f"gunmetal.bots.learning.{game.name}"


def length_of(game: Game) -> int:
    unit = import_module(unit_of(game))
    return size(unit.THING_FACTS, unit.WHOLE_FACTS)


def save(net: Net, path: Path) -> None:
    unfinished = path.with_suffix(".part")
    told = json.dumps({"plan": asdict(net.plan), "played": net.played, "seconds": round(net.seconds, 1)})
    try:
        with unfinished.open("wb") as file:
            course = np.zeros((2, 0), np.float32) if net.is_finished else net.course
            np.savez_compressed(file, weights=net.weights, course=course, told=np.array(told))
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise BadInput("folder-refused", folder=str(path.parent), reason=error.strerror or str(error)) from None


def load(game: Game, path: Path) -> Net:
    """A net of this game; anything else is refused."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            told, weights, course = json.loads(str(kept["told"])), kept["weights"], kept["course"]
        net = Net(Plan(**told["plan"]), weights, int(told["played"]), float(told["seconds"]), course)
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        raise BadInput("net-unreadable", file=str(path)) from None
    if net.plan.game != game.name or weights.shape != (length_of(game),) or {weights.dtype, course.dtype} != {np.dtype(np.float32)}:
        raise BadInput("net-of-another-game", file=str(path), game=game.name)
    return net


def shipped(game: Game, players: int) -> Net | None:
    """The net in the package, if there is one."""
    return _shipped(game.name, players)


@cache
def _shipped(name: str, players: int) -> Net | None:
    file = resources.files("gunmetal.bots.nets") / f"{name}-{players}.npz"
    if not file.is_file():
        return None
    with resources.as_file(file) as path:
        return load(game_named(name), path)
