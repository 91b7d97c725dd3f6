"""Bots as players: by name, for one seat of a table, native as soon as that is ready and interpreted until then."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from gunmetal.bots.common import CODES
from gunmetal.bots.levels import SEARCHING, Freedom, Level, freedom_of, level_named
from gunmetal.kernel.chance import MASK, Generator, stream
from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.twins import silent
from gunmetal.kernel.worlds import to_native

if TYPE_CHECKING:
    from gunmetal.bots.nets.keeping import Net
    from gunmetal.bots.search.thinking import Budget, Considered, Manner, Thought
    from gunmetal.bots.witness import Witness

NAMES = (*CODES, *SEARCHING)           # of the bots that can sit at any table
EXPLORING = 1.0                        # how much a search follows habits, where little was tried
WHILE_COMPILING = 0.4                  # seconds that a searching bot takes in the interpreter
OF_TWO = 2                             # seats: where there are more, every chance to win is smaller, and so is what is much worse
MOST_SPENT = 0.8                       # of the time for a thought, what looking back may take


class Worlds(Protocol):
    """Where native code comes from: the world of a unit, or None until it is ready."""

    def __call__(self, unit: str) -> Any: ...


def interpreted(unit: str) -> Any:
    """No native code at all."""
    return None


def unit_of(game: Game) -> str:
    """The module whose entries are the game's heuristic bots."""
    return f"gunmetal.bots.{game.name}"


def units_of(game: Game, name: str) -> tuple[str, ...]:
    """What is compiled for a bot."""
    return (unit_of(game),) if name in CODES else (f"gunmetal.bots.search.{game.name}",)


def check_bot(name: str, also: tuple[str, ...] = ()) -> None:
    """Refuses a name that no bot has. `also`: names to be told beside those of the bots for any table."""
    if name not in NAMES:
        raise BadInput("bot-unknown", bot=name[:40], bots=", ".join((*NAMES, *also)))


def bot_code(name: str) -> int:
    """The number by which native code knows a heuristic bot."""
    if name not in CODES:
        raise BadInput("bot-unknown", bot=name[:40], bots=", ".join(CODES))
    return CODES[name]


def room(options: int) -> tuple[list[int], list[int], list[float]]:
    """Lists for options, for options in thought, and for their scores."""
    return [0] * options, [0] * options, [0.0] * options


@dataclass(frozen=True)
class Opinion:
    """What a bot does, and why: the chance to win that it sees for each seat, and the options that it considered."""

    action: int
    chances: tuple[float, ...] = ()
    options: "tuple[Considered, ...]" = ()


class Bot:
    """One bot. The same seed and decisions give the same choices, where no clock decides: the heuristic ones in either world.
    `net`: instead of the one in the package."""

    def __init__(self, game: Game, name: str, seed: int, worlds: Worlds = interpreted, net: "Net | None" = None) -> None:
        self.game, self.name, self.seed = game, name, seed
        level = level_named(name)
        if level is None:
            self._mind: _Heuristic | _Searcher = _Heuristic(game, bot_code(name), seed, worlds)
        else:
            self._mind = _Searcher(game, level, seed, worlds, net, freedom_of(game.name, name))

    def watch(self, state: Any, seat: int, action: int) -> None:
        """What the bot's seat sees: somebody is about to take an action in this state. Who is shown all of them knows hidden cards
        better; of the action it looks only at what the seat sees of it."""
        self._mind.watch(state, seat, action)

    def recall(self, past: Iterable[tuple[Any, int]], seat: int) -> None:
        """Instead of having watched: what the seat has seen of the game so far, which is forgotten first."""
        if self.is_believing:
            self._mind.forget()
            for state, action in past:
                self._mind.watch(state, seat, action)

    @property
    def is_believing(self) -> bool:
        """Whether it makes a difference what it watches."""
        return self._mind.is_believing

    def choose(self, state: Any, seat: int) -> int:
        return self.think(state, seat).action

    def think(self, state: Any, seat: int) -> Opinion:
        """An action for the seat, which must be the one to decide. The state is left alone."""
        assert self.game.decider(state) == seat
        return self._mind.think(state)


class _Heuristic:
    is_believing = False

    def __init__(self, game: Game, code: int, seed: int, worlds: Worlds) -> None:
        self._game, self._code, self._worlds = game, code, worlds
        self._unit = import_module(unit_of(game))
        self._mind = Mind()
        self._mind.rng, self._mind.dealer = seed, Generator()

    def watch(self, state: Any, seat: int, action: int) -> None:
        """The heuristic has no memory for it."""

    def forget(self) -> None:
        """Nor anything to forget."""

    def think(self, state: Any) -> Opinion:
        world = self._worlds(unit_of(self._game))
        return Opinion(self._interpreted(state) if world is None else self._native(state, world))

    def _interpreted(self, state: Any) -> int:
        copy = state.clone()
        copy.dealer, copy.events = Generator(), None
        pool, trace = [copy] * self._unit.POOL, [0]
        silent(unit_of(self._game)).play(pool, [self._mind], [self._code], [], *room(self._unit.MAX_OPTIONS), trace, [])
        return trace[0]

    def _native(self, state: Any, world: Any) -> int:
        import numpy as np  # noqa: PLC0415 - the interpreted world starts without NumPy

        minds = np.array([self._mind.to_tuple()], dtype_of(Mind))
        out, replies, scores = room(self._unit.MAX_OPTIONS)
        trace = np.zeros(1, np.int32)
        world.play(np.repeat(to_native([state]), self._unit.POOL), minds, np.array([self._code], np.int32), np.zeros(0, np.uint64),
                   np.array(out, np.int32), np.array(replies, np.int32), np.array(scores), trace, np.zeros(0, np.int32))
        self._mind.rng, self._mind.decisions = int(minds[0]["rng"]), int(minds[0]["decisions"])
        return int(trace[0])


def is_watched(game: Game) -> bool:
    """Whether what others do says something of what they hide. In the western games nothing is laid face-down, and hands tell
    little of themselves."""
    return game.name == "gunrunners"


def is_believing(game: Game, level: Level) -> bool:
    return level.believing and is_watched(game)


def manner_of(game: Game, players: int, level: Level, net: "Net | None" = None) -> "Manner":
    """How a level thinks at a table for so many, with this net or the one in the package."""
    from gunmetal.bots.nets.keeping import shipped  # noqa: PLC0415 - NumPy
    from gunmetal.bots.search.thinking import PLAIN, Manner  # noqa: PLC0415

    if not level.is_knowing:
        return PLAIN
    net = net or shipped(game, players)
    return Manner(net.rows, EXPLORING, is_believing(game, level))


class _Searcher:
    def __init__(self, game: Game, level: Level, seed: int, worlds: Worlds, net: "Net | None" = None,
                 freedom: Freedom | None = None) -> None:
        self._game, self._level, self._seed, self._worlds, self._net, self._freedom = game, level, seed, worlds, net, freedom
        self._decisions, self.is_believing = 0, is_believing(game, level)
        self._spent = 0.0              # seconds on what it watched since its last thought, which has less time for it
        self._search: Any = None       # the native one, once there is one
        self._witness: Any = None

    def watch(self, state: Any, seat: int, action: int) -> None:
        if self.is_believing:
            began = time.perf_counter()
            self._witnessed(state.player_count).watch(state, seat, action)
            self._spent += time.perf_counter() - began

    def forget(self) -> None:
        self._spent = 0.0
        if self._witness is not None:
            self._witness.forget()

    def _witnessed(self, players: int) -> "Witness":
        from gunmetal.bots.witness import UNIT, Witness  # noqa: PLC0415 - NumPy

        if self._witness is None:
            self._witness = Witness(self._seed, manner_of(self._game, players, self._level, self._net).weights)
        self._witness.world = self._worlds(UNIT)
        return self._witness  # type: ignore[no-any-return]

    def think(self, state: Any) -> Opinion:
        self._decisions += 1
        options = self._game.options(state)
        if len(options) == 1:
            return Opinion(options[0])
        thought = self._thought(state)
        return Opinion(self._pick(thought), thought.chances, thought.options)

    def _budget(self) -> "Budget":
        from gunmetal.bots.search.thinking import Budget  # noqa: PLC0415 - NumPy

        seconds, spent = self._level.seconds, self._spent
        if seconds is not None:
            seconds -= min(spent, MOST_SPENT * seconds)
        self._spent = 0.0
        return Budget(self._level.iterations, seconds, self._freedom is None)

    def _thought(self, state: Any) -> "Thought":
        from gunmetal.bots.search.thinking import Budget, Search, unit_of  # noqa: PLC0415 - NumPy

        world, players = self._worlds(unit_of(self._game)), state.player_count
        beliefs = self._witnessed(players).beliefs(state, self._game.decider(state)) if self.is_believing else []
        if self._search is None and world is not None:
            self._search = Search(self._game, self._seed, world, manner_of(self._game, players, self._level, self._net))
        if self._search is not None:
            return self._search.think(state, self._budget(), beliefs)  # type: ignore[no-any-return]
        quick = manner_of(self._game, players, self._level, self._net)
        return Search(self._game, self._seed + self._decisions, None, quick).think(state, Budget(seconds=WHILE_COMPILING), beliefs)

    def _pick(self, thought: "Thought") -> int:
        """The best option; or, with some freedom, one that is nearly as good. Where all were looked at equally often, visits say
        nothing, and the best is taken."""
        free, most = self._freedom, thought.options[0].visits
        if free is None or most == thought.options[-1].visits:
            return thought.action
        if free.crowded is not None and len(thought.chances) > OF_TWO:
            free = free.crowded
        known = [one for one in thought.options if one.visits >= free.little * most and one.visits > 0]
        best = max(one.value for one in known)
        good = [one for one in known if one.value >= best - free.worse * min(1.0, OF_TWO / len(thought.chances))]
        weights = [one.visits ** free.steadiness for one in good]
        at = stream(self._seed, self._decisions) / (MASK + 1) * sum(weights)
        for one, weight in zip(good, weights, strict=True):
            at -= weight
            if at < 0:
                return one.action
        return good[0].action
