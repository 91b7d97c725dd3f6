"""A search for one decision: how long it may take, and what it found."""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from gunmetal.bots.common import BELIEFS, BELIEVING, EXPLORING, POOL
from gunmetal.bots.learning.habits import ALL_UNITS
from gunmetal.bots.search.tree import ITERATIONS, MOST_SEATS, NOWHERE, ORDERS, ROOT, SIZE, STEPS, Node
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Game
from gunmetal.kernel.intervals import wilson
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.twins import silent
from gunmetal.kernel.worlds import to_native

MOST_NODES = 1_000_000                 # 48 bytes each
MOST_INTERPRETED = 20_000              # where each is a Python object: more cannot be met in the time
CERTAIN = 1.2                          # times the iterations that the clock seems to leave: a machine may become quicker
LOOKS = 16                             # that a search of so many iterations takes at what it has found
FIRST, LONGEST = 64, 0.02              # iterations at once: so many to begin with, and then so many that the clock is heard often


def unit_of(game: Game) -> str:
    """The module whose entry is the game's search."""
    return f"gunmetal.bots.search.{game.name}"


@dataclass(frozen=True)
class Budget:
    """Iterations, or seconds, or what is over first; or until nothing can change the choice any more."""

    iterations: int | None = None
    seconds: float | None = None
    until_clear: bool = False


@dataclass(frozen=True, eq=False)
class Manner:
    """How to think: knowing nothing, by games played on at random; or as a net has learnt it, where its weights are given."""

    weights: Any = None
    exploring: float = 0.7             # how much a choice that was seldom tried is preferred; results are between 0 and 1
    believing: bool = False            # that hidden cards are what others' choices make likely (witness.py)


PLAIN = Manner()


@dataclass(frozen=True)
class Considered:
    """One option: how often the search followed it, and what it brought on average; if it was not followed, what was hoped for."""

    action: int
    visits: int
    value: float
    habit: float = 0.0                 # how likely it was before anything was tried, where a net guides the search

    @property
    def interval(self) -> tuple[float, float]:
        """Of the chance to win, if all go on as they do in thought."""
        return wilson(self.value * self.visits, self.visits)


@dataclass(frozen=True)
class Thought:
    options: tuple[Considered, ...]    # what was followed most often first
    chances: tuple[float, ...]         # of each seat to win
    iterations: int
    steps: int                         # of games that were played in thought
    nodes: int
    seconds: float

    @property
    def action(self) -> int:
        return self.options[0].action


class Search:
    """Thinks for whichever seat must decide. The same seed, state and number of iterations give the same thought, native or not."""

    def __init__(self, game: Game, seed: int, world: Any | None = None, manner: Manner = PLAIN,
                 most_nodes: int = MOST_NODES) -> None:
        """`world`: the native world of `unit_of(game)`; without it everything is interpreted, and a hundred times slower."""
        self._game, self._world, self.manner, self._most_nodes = game, world, manner, most_nodes
        self._unit = import_module(unit_of(game))
        self._mind = Mind()
        self._mind.rng, self._mind.dealer = seed, Generator()
        self._room: Any = None

    def think(self, state: Any, budget: Budget, beliefs: Sequence[float] = ()) -> Thought:
        """The state is left alone, and of what its decider may not know nothing is looked at. `beliefs`: about hidden cards, where
        there are any (witness.py)."""
        began = time.perf_counter()
        settings = [0.0] * BELIEFS
        settings[EXPLORING], settings[BELIEVING] = self.manner.exploring, float(len(beliefs) > 0)
        think, tree, orders, results = self._begin(state, budget, [*settings, *beliefs])
        for count in self._portions(budget, began, tree):
            orders[ITERATIONS] = count
            think()
        return self._thought(tree, orders, results, state.player_count, began)

    def _portions(self, budget: Budget, began: float, tree: Any) -> Iterator[int]:
        """How many iterations to make before the clock is looked at again."""
        left, count = budget.iterations, FIRST if self._world is not None or budget.seconds is None else 1
        if budget.until_clear and left is not None:
            count = max(FIRST, left // LOOKS)  # whatever the clock says, so that it has no part in when it is clear
        while left is None or left > 0:
            count = count if left is None else min(count, left)
            since = time.perf_counter()
            yield count
            now = time.perf_counter()
            if left is not None:
                left -= count
            rest = budget.seconds - (now - began) if budget.seconds is not None else math.inf
            speed = count / max(now - since, 1e-6)
            if rest <= 0 or (budget.until_clear and _lead(tree) > (CERTAIN * speed * rest if left is None else left)):
                return
            if not budget.until_clear or left is None:
                count = max(1, min(int(speed * min(LONGEST, max(rest, 1e-3))), 4 * count))

    def _begin(self, state: Any, budget: Budget, settings: list[float]) -> tuple[Any, Any, Any, Any]:
        nodes = self._most_nodes
        if budget.iterations is not None:                      # a node for each iteration, or for each option that is met
            nodes = min(nodes, 1 + budget.iterations * (1 if self.manner.weights is None else self._unit.MAX_OPTIONS))
        if self._world is None:
            return self._begin_interpreted(state, settings, min(nodes, MOST_INTERPRETED))
        return self._begin_native(state, settings, nodes)

    def _begin_interpreted(self, state: Any, settings: list[float], nodes: int) -> tuple[Any, Any, Any, Any]:
        copy = state.clone()
        copy.dealer, copy.events = Generator(), None
        tree, orders, results, manner = [Node() for _ in range(nodes)], [0] * ORDERS, [0.0] * (2 * MOST_SEATS), self.manner
        weights = [] if manner.weights is None else manner.weights.tolist()
        room = ([copy] * POOL, [self._mind], tree, [NOWHERE] * self._unit.ACTIONS, [0] * self._unit.MAX_OPTIONS,
                [0.0] * self._unit.MAX_OPTIONS, results, orders, settings, weights, [0] * self._unit.MOST_TOLD,
                [0.0] * ALL_UNITS)
        think = silent(unit_of(self._game)).think
        return lambda: think(*room), tree, orders, results

    def _begin_native(self, state: Any, settings: list[float], nodes: int) -> tuple[Any, Any, Any, Any]:
        if self._room is None or len(self._room) < nodes:
            self._room = np.zeros(nodes, dtype_of(Node))
        tree, orders, results, manner = self._room[:nodes], np.zeros(ORDERS, np.int32), np.zeros(2 * MOST_SEATS), self.manner
        minds = np.array([self._mind.to_tuple()], dtype_of(Mind))
        weights = np.zeros(0, np.float32) if manner.weights is None else manner.weights
        room = (np.repeat(to_native([state]), POOL), minds, tree, np.full(self._unit.ACTIONS, NOWHERE, np.int32),
                np.zeros(self._unit.MAX_OPTIONS, np.int32), np.zeros(self._unit.MAX_OPTIONS), results, orders,
                np.array(settings), weights, np.zeros(self._unit.MOST_TOLD, np.int32), np.zeros(ALL_UNITS, np.float32))

        def think() -> None:
            assert self._world is not None
            self._world.think(*room)
            self._mind.rng = int(minds[0]["rng"])

        return think, tree, orders, results

    def _thought(self, tree: Any, orders: Any, results: Any, players: int, began: float) -> Thought:
        found, child = [], _field(tree, ROOT, "child")
        while child != NOWHERE:
            visits = _field(tree, child, "visits")
            value = _field(tree, child, "value") / visits if visits > 0 else _field(tree, child, "hope")
            found.append(Considered(_field(tree, child, "action"), visits, float(value), float(_field(tree, child, "habit"))))
            child = _field(tree, child, "sibling")
        found.sort(key=lambda one: (-one.visits, -one.value, -one.habit, one.action))
        iterations = _field(tree, ROOT, "visits")
        chances = tuple(float(total) / max(iterations, 1) for total in results[MOST_SEATS : MOST_SEATS + players])
        return Thought(tuple(found), chances, iterations, int(orders[STEPS]), int(orders[SIZE]), time.perf_counter() - began)


def _lead(tree: Any) -> int:
    """How much more often the first choice was followed than the second."""
    most, next_most, child = 0, 0, _field(tree, ROOT, "child")
    while child != NOWHERE:
        visits = _field(tree, child, "visits")
        most, next_most = (visits, most) if visits > most else (most, max(next_most, visits))
        child = _field(tree, child, "sibling")
    return int(most - next_most)


def _field(tree: Any, node: int, name: str) -> Any:
    return getattr(tree[node], name) if isinstance(tree[node], Node) else tree[node][name].item()
