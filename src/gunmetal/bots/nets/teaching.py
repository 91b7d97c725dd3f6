"""A net and its teacher: whole games against itself, some at a time.

The same plan gives the same weights, however often the work was interrupted: what happens in the n-th portion of games depends on
n, the plan and the weights alone.
"""

import time
from dataclasses import replace
from importlib import import_module

import numpy as np

from gunmetal.bots.common import POOL
from gunmetal.bots.learning.net import ANSWERS, UNITS
from gunmetal.bots.learning.selfplay import LAMBDA, LEARNERS, RATE, WANDERING, WORLDS
from gunmetal.bots.nets.keeping import Net, Plan, length_of, unit_of
from gunmetal.bots.search import tree
from gunmetal.bots.search.tree import MOST_SEATS, NOWHERE, ORDERS, Node
from gunmetal.kernel import native
from gunmetal.kernel.contract import Game, Setup, settled
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.worlds import to_native

SPREAD = 0.1                           # of the first weights: about a hundred facts are true at a time
WANDERS = 50                           # of a thousand decisions are made at random
LEAST = 0.001                          # of the first rate, at the end of the plan: the last games must not count more than others
PLAYED = 0.9                           # of the plan's time is for games without a search, about
PORTION = 20                           # games between two looks at the clock
ITERATIONS, EXPLORING = 100, 0.3       # of the searches from which a net learns


def begin(game: Game, plan: Plan) -> Net:
    """A net that knows nothing: small numbers at random."""
    weights = np.random.default_rng(plan.seed).normal(0.0, SPREAD, length_of(game)).astype(np.float32)
    weights[-ANSWERS:] = 0.0
    return Net(plan, weights, 0, 0.0)


def usual(game: Game, players: int) -> Setup:
    """The table at which nets learn, and are compared: the first edition, with the cards as they come."""
    return Setup(players, game.editions[0], game.read_cards(game.default_cards), settled(game.settings, {}, simulated=True))


def part_done(net: Net) -> float:
    """Of the plan, by time: from 0 to 1."""
    plan = net.plan
    if net.played < plan.games:
        return PLAYED * net.played / plan.games
    return PLAYED + (1.0 - PLAYED) * (net.played - plan.games) / max(plan.searched, 1)


class Teacher:
    """Native: takes half a minute to compile where it never ran before."""

    def __init__(self, game: Game, players: int) -> None:
        unit = import_module(unit_of(game))
        self._world = native.world(unit_of(game))
        positions = unit.MOST_POSITIONS * LEARNERS
        self._pool = to_native([game.start(usual(game, players))] * POOL)
        self._minds = np.zeros(1, dtype_of(Mind))
        self._orders, self._rates = np.zeros(3, np.int32), np.zeros(2)
        self._orders[WORLDS], self._orders[WANDERING] = 1, WANDERS
        self._notes = (np.zeros(positions * unit.MOST_TOLD, np.int32), np.zeros(positions + 1, np.int32),
                       np.zeros(positions * ANSWERS))
        self._room = (np.zeros(unit.MOST_TOLD, np.int32), np.zeros(UNITS, np.float32), np.zeros(unit.MAX_OPTIONS, np.int32),
                      np.zeros(unit.MAX_OPTIONS), np.zeros(2 * MOST_SEATS))
        self._searching = np.zeros(ORDERS, np.int32)
        self._tree = (np.zeros(ITERATIONS + 1, dtype_of(Node)), np.full(unit.ACTIONS, NOWHERE, np.int32), self._searching,
                      np.array([EXPLORING, 1.0]))

    def teach(self, net: Net) -> Net:
        """The next portion of the plan."""
        began, plan, weights = time.perf_counter(), net.plan, net.weights.copy()
        last = plan.games if net.played < plan.games else plan.games + plan.searched
        games = min(PORTION, last - net.played)
        self._searching[tree.ITERATIONS] = 0 if net.played < plan.games else ITERATIONS
        self._rates[RATE] = plan.rate * LEAST ** part_done(net)
        self._rates[LAMBDA] = plan.trust
        seeds = native.streams(plan.seed, net.played, games)
        self._world.learn(self._pool, self._minds, weights, self._orders, self._rates, *self._notes, *self._room, seeds,
                          *self._tree)
        return replace(net, weights=weights, played=net.played + games, seconds=net.seconds + time.perf_counter() - began)
