"""A net and its teacher: whole games, its own or the heuristic's, some at a time.

The same plan gives the same weights, however often the work was interrupted and on however many cores: what happens in the n-th
portion of games depends on n, the plan and the net alone. All games of a portion are played with the net as it was, and what they
teach is added up in their order; then every weight takes a step of its own size (Adam, Kingma and Ba 2015), so that facts that are
seldom true are learnt as well as those that often are.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from typing import Any

import numpy as np

from gunmetal.bots.common import POOL
from gunmetal.bots.learning.habits import ALL_UNITS, BENT
from gunmetal.bots.learning.net import ANSWERS, size
from gunmetal.bots.learning.practice import (
    BY_HABIT,
    FOLLOWED,
    FREEDOM,
    GUESTS,
    LAMBDA,
    OF_DECISION,
    ORDERS_OF_PRACTICE,
    SEARCHED,
    WANDERING,
    WHO,
)
from gunmetal.bots.nets.keeping import Net, Plan, length_of, rounded, taken_apart, unit_of
from gunmetal.bots.search import tree
from gunmetal.bots.search.tree import MOST_SEATS, NOWHERE, ORDERS, Node
from gunmetal.kernel import native
from gunmetal.kernel.contract import Game, Setup, settled
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.worlds import to_native

SPREAD = 0.1                           # of the first weights: about a hundred facts are true at a time
UNDECIDED = 0.1                        # of that, those of deeds: at first all options are about as likely
LEAST = 0.02                           # of the first rate, at the end of the plan
FEWER = 4                              # times fewer games to a step where a search decides: each says more
CALM = 0.15                            # of the first freedom, at the end
PARTS = 4                              # of a portion can be played at the same time
ITERATIONS, EXPLORING = 100, 1.0       # of the searches from which a net learns
LATELY, FAR = 0.9, 0.999               # how much of the course a weight keeps in a step: its direction, and its width
TINY = 1e-8
A_DECISION = 600                       # numbers in which one is noted, on average at most


def begin(game: Game, plan: Plan, origin: Net | None = None) -> Net:
    """A net that knows nothing, small numbers at random; or all that another one knows, which may have learnt at another table."""
    if origin is not None:
        return Net(plan, origin.weights.copy(), 0, 0, 0.0, np.zeros((2, len(origin.weights)), np.float32))
    weights = np.random.default_rng(plan.seed).normal(0.0, SPREAD, length_of(game)).astype(np.float32)
    unit = import_module(unit_of(game))
    answers = size(unit.THING_FACTS, unit.WHOLE_FACTS)
    weights[answers - ANSWERS : answers] = 0.0
    weights[-unit.DEEDS * BENT :] *= UNDECIDED
    return Net(plan, weights, 0, 0, 0.0, np.zeros((2, len(weights)), np.float32))


def usual(game: Game, players: int) -> Setup:
    """The table at which nets learn, and are compared: the first edition, with the cards as they come."""
    return Setup(players, game.editions[0], game.read_cards(game.default_cards), settled(game.settings, {}, simulated=True))


def part_done(net: Net) -> float:
    """Of the plan's games without a search: from 0 to 1."""
    plan = net.plan
    return min(net.played / max(plan.followed + plan.games, 1), 1.0)


def turned_to_search(net: Net) -> Net:
    """Where a search begins to decide other things are learnt: where weights were going says nothing any more."""
    plan = net.plan
    if plan.searched == 0 or net.played != plan.followed + plan.games:
        return net
    return replace(net, steps=0, course=np.zeros((2, len(net.weights)), np.float32))


def decides(net: Net) -> tuple[int, int]:
    """Who decides in the next game, and after how many games that ends."""
    plan = net.plan
    if net.played < plan.followed:
        return FOLLOWED, plan.followed
    if net.played < plan.followed + plan.games:
        return BY_HABIT, plan.followed + plan.games
    return SEARCHED, plan.length


class Teacher:
    """Native: takes half a minute to compile where it never ran before."""

    def __init__(self, game: Game, players: int, threads: int = PARTS) -> None:
        self._game = game
        self._desks = [_Desk(game, players) for _ in range(PARTS)]
        self._threads = ThreadPoolExecutor(threads)

    def teach(self, net: Net) -> Net:
        """The next portion of the plan."""
        began, plan, net = time.perf_counter(), net.plan, turned_to_search(net)
        portion = plan.portion if decides(net)[0] != SEARCHED else -(-plan.portion // FEWER)
        games = min(portion, decides(net)[1] - net.played)
        seeds = np.array_split(native.streams(plan.seed, net.played, games), PARTS)
        slopes, _ = np.zeros_like(net.weights), net.rows       # made before the threads ask for them
        for part in self._threads.map(lambda desk, some: desk.play(net, some), self._desks, seeds):
            slopes += part
        slopes = taken_apart(self._game, slopes)
        steps = net.steps + 1
        course = np.stack([LATELY * net.course[0] + (1.0 - LATELY) * slopes, FAR * net.course[1] + (1.0 - FAR) * slopes ** 2])
        direction, width = course[0] / (1.0 - LATELY ** steps), np.sqrt(course[1] / (1.0 - FAR ** steps))
        weights = net.weights + (plan.rate * LEAST ** part_done(net)) * direction / (width + TINY)
        net = replace(net, weights=weights.astype(np.float32), course=course.astype(np.float32), played=net.played + games,
                      steps=steps, seconds=net.seconds + time.perf_counter() - began)
        return replace(net, weights=rounded(net.weights)) if net.is_finished else net


class _Desk:
    """Room for games that are played one after the other."""

    def __init__(self, game: Game, players: int) -> None:
        unit = import_module(unit_of(game))
        self._world = native.world(unit_of(game))
        decisions = unit.MOST_DECISIONS
        self._pool = to_native([game.start(usual(game, players))] * POOL)
        self._minds = np.zeros(1, dtype_of(Mind))
        self._orders, self._rates = np.zeros(ORDERS_OF_PRACTICE, np.int32), np.zeros(2)
        self._room = (np.zeros(decisions * A_DECISION + 2 * unit.MOST_TOLD, np.int32), np.zeros(decisions + 2, np.int32),
                      np.zeros((decisions + 2) * OF_DECISION, np.int32), np.zeros(unit.MOST_TOLD, np.int32),
                      np.zeros(ALL_UNITS, np.float32), np.zeros(unit.MAX_OPTIONS, np.int32), np.zeros(unit.MAX_OPTIONS),
                      np.zeros(2 * MOST_SEATS))
        searching = np.zeros(ORDERS, np.int32)
        searching[tree.ITERATIONS] = ITERATIONS
        self._tree = (np.zeros(1 + ITERATIONS * unit.MAX_OPTIONS, dtype_of(Node)), np.full(unit.ACTIONS, NOWHERE, np.int32),
                      searching, np.array([EXPLORING, 0.0]))

    def play(self, net: Net, seeds: Any) -> Any:
        """How some games would change the weights."""
        plan, slopes = net.plan, np.zeros_like(net.weights)
        self._orders[WHO], self._rates[LAMBDA] = decides(net)[0], plan.trust
        self._orders[WANDERING], self._rates[FREEDOM] = plan.wandering, plan.freedom * CALM ** part_done(net)
        self._orders[GUESTS] = plan.guests
        self._world.learn(self._pool, self._minds, net.rows, slopes, self._orders, self._rates, *self._room, seeds, *self._tree)
        return slopes
