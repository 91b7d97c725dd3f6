"""Who can take part: all bots by their names, and `plain`, a search with no knowledge at all.

Searching bots may have another budget: `plain:1600` searches for 1,600 iterations, `master:0.1s` for a tenth of a second.
"""

import time
from dataclasses import dataclass, field
from typing import Any

from gunmetal.bots.levels import PLAIN, level_named
from gunmetal.bots.players import Bot, check_bot, units_of
from gunmetal.kernel import native
from gunmetal.kernel.contract import Game


def check(name: str) -> None:
    """Refuses a name that nobody has."""
    if level_named(name) is None:
        check_bot(name, also=(PLAIN,))


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
        self._bot = Bot(self.game, self.name, self.seed, native.world)

    def choose(self, state: Any, seat: int) -> int:
        began = time.perf_counter()
        action = self._bot.choose(state, seat)
        self.clock.decisions += 1
        self.clock.seconds += time.perf_counter() - began
        return action


def make_ready(game: Game, names: list[str]) -> None:
    """Compiles what these bots need, or loads it."""
    for name in names:
        for unit in units_of(game, name):
            native.world(unit)
