"""Who can take part: all bots by their names; `plain`, a search with no knowledge at all; policies and programs from outside.

Searching bots may have another budget: `plain:1600` searches for 1,600 iterations, `master:0.1s` for a tenth of a second; and
another net than the one in the package: `master@my_net.npz`. A policy is named by its file, `file:my_policy.npz`
(environments/policies.py), a program by the command that starts it: `exec:./my_bot` (outside.py).
"""

import time
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from gunmetal.arena.outside import PREFIX, Faults, Outside, command_of, is_outside
from gunmetal.bots.levels import PLAIN, level_named
from gunmetal.bots.nets import keeping
from gunmetal.bots.players import Bot, check_bot, units_of
from gunmetal.environments.policies import Policy, load
from gunmetal.kernel import native
from gunmetal.kernel.contract import Game, Outcome, Setup
from gunmetal.kernel.problems import BadInput

FILE, NET = "file:", "@"
DIGEST = 16


def check(game: Game, players: int, name: str) -> None:
    """Refuses a name that nobody has."""
    if is_outside(name):
        command_of(name)
    elif is_policy(name):
        policy_of(game, name)
    else:
        bot, net = net_of(game, name)
        level = level_named(bot)
        if level is None or (net is not None and not level.is_knowing):
            check_bot(name, also=(PLAIN, f"LEVEL{NET}NET", f"{FILE}POLICY", f"{PREFIX}COMMAND"))
        if net is not None and net.plan.players != players:
            raise BadInput("net-for-others", file=name.partition(NET)[2], players=net.plan.players)


def is_policy(name: str) -> bool:
    return name.startswith(FILE)


def policy_of(game: Game, name: str) -> Policy:
    return load(Path(name.removeprefix(FILE)), game)


def net_of(game: Game, name: str) -> tuple[str, keeping.Net | None]:
    """The bot's own name, and the net that it has been given."""
    bot, mark, file = name.partition(NET)
    return bot, keeping.load(game, Path(file)) if mark else None


@cache
def bots_digest() -> str:
    """Of the text of all bots, numbers of levels included."""
    folder = files("gunmetal.bots")
    assert isinstance(folder, Path)
    texts = [path.relative_to(folder).as_posix() + path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
    return sha256("\0".join(texts).encode()).hexdigest()[:DIGEST]


def digest_of(game: Game, players: int, name: str) -> str | None:
    """Of how a bot thinks and what it has learnt: another one may have the same name tomorrow. None: nobody knows that."""
    if is_outside(name):
        return None
    if is_policy(name):
        return policy_of(game, name).digest
    bot, net = net_of(game, name)
    level = level_named(bot)
    if level is None or not level.is_knowing:
        return bots_digest()
    return f"{bots_digest()} {(net or keeping.shipped(game, players)).digest}"


@dataclass
class Clock:
    decisions: int = 0
    seconds: float = 0.0


@dataclass
class Contestant:
    """A bot in one seat of one game, and the time that it takes. What it may not know it does not look at."""

    game: Game
    setup: Setup
    name: str
    seed: int
    limit: float                       # seconds that a program from outside has for a move
    clock: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        self._bot: Bot | Policy | Outside
        if is_outside(self.name):
            self._bot = Outside(self.game, self.setup, self.name, self.seed, self.limit)
        elif is_policy(self.name):
            self._bot = policy_of(self.game, self.name)
        else:
            name, net = net_of(self.game, self.name)
            self._bot = Bot(self.game, name, self.seed, native.world, net)

    def choose(self, state: Any, seat: int) -> int:
        began = time.perf_counter()
        action = self._bot.choose(state, seat)
        self.clock.decisions += 1
        self.clock.seconds += time.perf_counter() - began
        return action

    def watch(self, state: Any, seat: int, action: int) -> None:
        """The seat sees that somebody is about to take an action."""
        if isinstance(self._bot, Bot):
            began = time.perf_counter()
            self._bot.watch(state, seat, action)
            self.clock.seconds += time.perf_counter() - began

    @property
    def faults(self) -> Faults:
        return self._bot.faults if isinstance(self._bot, Outside) else Faults()

    def close(self, outcome: Outcome | None) -> None:
        """The game is over, or broken off."""
        if isinstance(self._bot, Outside):
            self._bot.close(outcome)


def make_ready(game: Game, names: list[str]) -> None:
    """Compiles what these bots need, or loads it."""
    for name in (name for name in names if not (is_outside(name) or is_policy(name))):
        for unit in units_of(game, name.partition(NET)[0]):
            native.world(unit)
