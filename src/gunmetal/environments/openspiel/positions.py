"""Positions of a game for OpenSpiel: a seat decides, or chance does, or the game is over.

A position never changes: `after` gives another one. So a copy is the position itself, however deep somebody copies. Its record is
the native state as it was at the last decision, its outcomes what chance has answered since.
"""

import threading
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from gunmetal.environments.openspiel.steps.taking import AFTER, BEFORE, BEGIN, OVER, POOL
from gunmetal.environments.openspiel.telling import NOTHING_YET, Told, told_after
from gunmetal.kernel import asked, native
from gunmetal.kernel.chance import Outcome
from gunmetal.kernel.contract import Game
from gunmetal.kernel.records import dtype_of
from gunmetal.kernel.worlds import from_native, to_native

CHANCE = -1                            # OpenSpiel's number for it
LAID_OUT = -2                          # instead of an action: nothing was done yet


class Table:
    """What all positions of a game have in common: the game, how it starts, and native code with room to work in."""

    def __init__(self, key: Any, game: Game, prepared: Any, is_small: bool = False) -> None:
        """`prepared`: a state in which nothing is decided yet, or one in which somebody must decide. A small game remembers all its
        positions, and takes outcomes of chance that come to the same for one."""
        self.key, self.game, self.prepared, self.is_small = key, game, prepared, is_small
        self.players = int(prepared.player_count)
        unit = import_module(self.unit)
        self.actions: int = unit.ACTIONS
        self.most_options: int = unit.MAX_OPTIONS
        self.most_steps: int = unit.MAX_STEPS
        self.step = native.world(self.unit, asks=True).step
        self.room = _Room(game, self.most_options)
        TABLES[key] = self

    @property
    def unit(self) -> str:
        return f"gunmetal.environments.openspiel.steps.{self.game.name}"

    def start(self) -> "Position":
        if self.game.decider(self.prepared) >= 0:
            return at_decision(self, self.prepared, NOTHING_YET * (self.players + 1))
        return reached(self, to_native([self.prepared]).tobytes(), BEGIN, (), None)

    def state(self, record: bytes) -> Any:
        """Of the interpreted world."""
        return from_native(self.game.state, np.frombuffer(record, dtype_of(self.game.state))[0])


TABLES: dict[Any, Table] = {}          # by what they are called in pickles


class _Room(threading.local):
    """Room for one step; each thread has its own."""

    def __init__(self, game: Game, most_options: int) -> None:
        pool, paper = np.zeros(POOL, dtype_of(game.state)), np.zeros(asked.PAPER, np.int64)
        both = pool.view(np.uint8).data
        size = len(both) // POOL
        before, after = (both[place * size:(place + 1) * size] for place in (BEFORE, AFTER))
        self.parts = pool, before, after, paper.data, paper.ctypes.data, np.zeros(most_options + 1, np.int32)
        self._paper = paper            # the address must stay its own


class Position:
    __slots__ = ("_next", "_told", "action", "choices", "decided", "known", "label", "outcomes", "player", "record", "table",
                 "weights", "winners")

    winners: int                       # of a game that is over: bit p: seat p has won

    def __init__(self, table: Table, record: bytes, player: int, choices: list[int], weights: Sequence[int], label: int,
                 action: int, outcomes: tuple[Outcome, ...], decided: "Position | None") -> None:
        self.table, self.record = table, record
        self.player = player           # a seat, CHANCE or OVER
        self.choices = choices         # legal actions, or possible outcomes; in ascending order
        self.weights, self.label = weights, label          # of outcomes, by number; what chance is asked for
        self.decided = decided         # where the last decision was made; None: at the beginning
        self.action, self.outcomes = action, outcomes      # what was decided there, and what chance has answered since
        self.known: dict[int, str] | None = None           # information states by seat, once they are asked for: see observers.py
        self._told: Told | None = None
        self._next: dict[int, Position] | None = None

    def after(self, choice: int) -> "Position":
        """The next one. Refuses, with a ValueError, what cannot be."""
        if choice not in self.choices:
            raise ValueError(f"{choice} is no {'outcome' if self.player == CHANCE else 'legal action'} here, only {self.choices}")
        if self.table.is_small:
            self._next = {} if self._next is None else self._next
            if choice not in self._next:
                self._next[choice] = self._after(choice)
            return self._next[choice]
        return self._after(choice)

    def _after(self, choice: int) -> "Position":
        if self.player >= 0:
            return reached(self.table, self.record, choice, (), self)
        return reached(self.table, self.record, self.action, (*self.outcomes, (self.label, choice)), self.decided)

    @property
    def odds(self) -> list[tuple[int, float]]:
        total = sum(self.weights)
        return [(outcome, self.weights[outcome] / total) for outcome in self.choices]

    @property
    def state(self) -> Any:
        """In the interpreted world; while chance is asked, as it was before."""
        return self.table.state(self.record)

    @property
    def told(self) -> Told:
        """What each seat was told so far, and did; the last entry is the public's."""
        todo = [self]
        while todo[-1]._told is None and todo[-1].decided is not None:
            todo.append(todo[-1].decided)
        for position in reversed(todo):
            if position._told is None:
                position._told = told_after(position)
        assert self._told is not None
        return self._told

    def __deepcopy__(self, memo: Any) -> "Position":
        return self

    def __reduce__(self) -> Any:
        """In a pickle: where it begins, and all choices since."""
        choices, first = list[int](), self
        while first.decided is not None:
            choices[:0] = [first.action, *(outcome for _, outcome in first.outcomes)]
            first = first.decided
        if first.is_root:
            return _restored, (self.table.key, (first.record, first._told), choices)
        return _restored, (self.table.key, None, [*(outcome for _, outcome in first.outcomes), *choices])

    @property
    def is_root(self) -> bool:
        """Whether it was not reached from another, but laid out: see `at_decision`."""
        return self.player >= 0 and self.decided is None and self.action == LAID_OUT


def reached(table: Table, record: bytes, action: int, outcomes: tuple[Outcome, ...], decided: Position | None) -> Position:
    """What comes of an action in a state, with these outcomes."""
    pool, before, after, paper, address, out = table.room.parts
    before[:] = record
    paper[asked.KNOWN], paper[asked.USED], paper[asked.ASKED] = len(outcomes), 0, 0
    if outcomes:
        for at, (_, outcome) in enumerate(outcomes, asked.OUTCOMES):
            paper[at] = outcome
    count = table.step(pool, action, address, out)
    kinds = paper[asked.ASKED]
    if kinds:
        weights, label = paper[asked.WEIGHTS:asked.WEIGHTS + kinds].tolist(), paper[asked.LABEL]
        if table.is_small:
            weights = _merged(table, record, action, outcomes, label, weights)
        choices = [kind for kind, weight in enumerate(weights) if weight]
        return Position(table, record, CHANCE, choices, weights, label, action, outcomes, decided)
    found = out[:count + 1].tolist()
    player = found.pop()
    found.sort()
    position = Position(table, bytes(after), player, found, (), 0, action, outcomes, decided)
    if player == OVER:
        position.winners = int(out[1])
    return position


def _merged(table: Table, record: bytes, action: int, outcomes: tuple[Outcome, ...], label: int, weights: list[int]) -> list[int]:
    """The weights, with those of all outcomes that come to the same state given to the first of them."""
    firsts: dict[Any, int] = {}
    merged = [0] * len(weights)
    for kind, weight in enumerate(weights):
        if weight:
            next_one = reached(table, record, action, (*outcomes, (label, kind)), None)
            first = firsts.setdefault(kind if next_one.player == CHANCE else next_one.record, kind)
            merged[first] += weight
    return merged


def at_decision(table: Table, state: Any, told: Told) -> Position:
    """A state in which somebody must decide, and what each seat was told before."""
    options = sorted(table.game.options(state))
    position = Position(table, to_native([state]).tobytes(), table.game.decider(state), options, (), 0, LAID_OUT, (), None)
    position._told = told
    return position


def _restored(key: Any, root: tuple[bytes, Told] | None, choices: list[int]) -> Position:
    table = TABLES[key]
    position = table.start() if root is None else at_decision(table, table.state(root[0]), root[1])
    for choice in choices:
        position = position.after(choice)
    return position
