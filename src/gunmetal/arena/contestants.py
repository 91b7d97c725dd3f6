"""Who can take part: the bots of a game by their names, and `plain`, a search with no knowledge at all.

`plain:1600` searches for 1,600 iterations, `plain:0.3s` for three tenths of a second; `plain` alone is `plain:0.3s`.
"""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from gunmetal.bots import players as by_name
from gunmetal.bots.search import thinking
from gunmetal.bots.search.thinking import Budget, Search
from gunmetal.kernel import native
from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.worlds import Warmup

Choose = Callable[[Any, int], int]     # an action for the seat that must decide

PLAIN = "plain"
USUAL = Budget(seconds=0.3)
MOST_ITERATIONS, MOST_SECONDS = 10_000_000, 600.0


def budget_of(name: str) -> Budget | None:
    """How long a search may take; None: the name is not that of one."""
    found = re.fullmatch(rf"{PLAIN}(?::(?:(\d+)|(\d+(?:\.\d+)?)s))?", name)
    if found is None:
        return None
    iterations, seconds = found[1], found[2]
    if (iterations and not 1 <= int(iterations) <= MOST_ITERATIONS) or (seconds and not 0 < float(seconds) <= MOST_SECONDS):
        raise BadInput("arena-budget-wrong", bot=name[:40], most=str(MOST_ITERATIONS), seconds=str(int(MOST_SECONDS)))
    if iterations:
        return Budget(iterations=int(iterations))
    return Budget(seconds=float(seconds)) if seconds else USUAL


def check(game: Game, name: str) -> None:
    """Refuses a name that nobody has."""
    codes = import_module(by_name.unit_of(game)).CODES
    if name not in codes and budget_of(name) is None:
        raise BadInput("bot-unknown", bot=name[:40], bots=", ".join([*codes, PLAIN]))


@dataclass
class Clock:
    decisions: int = 0
    seconds: float = 0.0


@dataclass
class Contestant:
    """A bot in one seat of one game, and the time that it takes. What it may not know it does not look at."""

    game: Game
    name: str
    seed: int
    clock: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        self._budget = budget_of(self.name)
        self._choose = self._heuristic() if self._budget is None else self._searching(self._budget)

    def _heuristic(self) -> Choose:
        return by_name.Bot(self.game, self.name, self.seed, _Ready(by_name.unit_of(self.game))).choose

    def _searching(self, budget: Budget) -> Choose:
        search = Search(self.game, self.seed, native.world(thinking.unit_of(self.game)))
        return lambda state, seat: search.think(state, budget).action

    def choose(self, state: Any, seat: int) -> int:
        began = time.perf_counter()
        action = self._choose(state, seat)
        self.clock.decisions += 1
        self.clock.seconds += time.perf_counter() - began
        return action


class _Ready(Warmup):
    """A native world that is there already."""

    def __init__(self, unit: str) -> None:
        self.world = native.world(unit)


def make_ready(game: Game, names: list[str]) -> None:
    """Compiles what these bots need, or loads it."""
    for name in names:
        native.world(by_name.unit_of(game) if budget_of(name) is None else thinking.unit_of(game))
