"""What a seat of Gunrunners has seen others lay face-down, and what it believes of it (beliefs.py)."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import numpy as np

from gunmetal.bots.beliefs import (
    AT_LOCATION,
    NOT_LAID,
    PLACES,
    SENT,
    TRAINED,
    WHERE,
    WITNESS,
    WORLDS,
    laid_where,
)
from gunmetal.bots.common import POOL
from gunmetal.bots.learning.gunrunners import MOST_TOLD
from gunmetal.bots.learning.habits import ALL_UNITS
from gunmetal.bots.search.tree import MOST_SEATS
from gunmetal.games.gunrunners.actions import ARRANGE, MAX_OPTIONS
from gunmetal.games.gunrunners.sampling import is_hidden
from gunmetal.games.gunrunners.state import KINDS
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.twins import silent
from gunmetal.kernel.worlds import to_native

UNIT = "gunmetal.bots.search.gunrunners"
HANDS = 64                             # that a player is thought to have had who lays a card
LEAST = 0.05                           # how likely a card is that habit would never lay there, beside one that chance would lay


class Witness:
    """`world`: the native world of UNIT; while there is none, a card is believed to be what bots usually lay."""

    def __init__(self, seed: int, weights: Any, world: Any = None, hands: int = HANDS) -> None:
        self.world = world
        self._seed, self._weights, self._hands = seed, weights, hands
        self._seen = 0
        self._laid: defaultdict[tuple[int, int], list[list[float]]] = defaultdict(list)    # by whom, and where

    def watch(self, state: Any, seat: int, action: int) -> None:
        """The seat sees that somebody is about to do this. Of an action that lays a card it sees where, and not which one."""
        self._seen += 1
        if action >= ARRANGE:          # a Spy has changed all places of training (GR-22)
            for owner, where in list(self._laid):
                if where % 2 == 1:
                    del self._laid[owner, where]
        where = laid_where(state, action)
        if where != NOT_LAID and state.decider != seat and self.world is not None:
            self._laid[state.decider, where].append(self.suspicions(state, seat, where))

    def suspicions(self, state: Any, seat: int, where: int) -> list[float]:
        """How much likelier than by chance a card of each kind is laid there by whoever must decide."""
        mind = Mind()
        mind.rng, mind.dealer = stream(self._seed, self._seen), Generator()
        orders = [0, 0, 0]
        orders[WITNESS], orders[WHERE], orders[WORLDS] = seat, where, self._hands
        found = self._suspect(state, mind, orders)
        return [LEAST + (1.0 - LEAST) * float(found[kind]) for kind in range(KINDS)]

    def _suspect(self, state: Any, mind: Mind, orders: list[int]) -> Any:
        if self.world is None:
            copy, found = state.clone(), [0.0] * (2 * KINDS)
            copy.dealer, copy.events = Generator(), None
            silent(UNIT).suspect([copy] * POOL, [mind], [0] * MAX_OPTIONS, [0.0] * MAX_OPTIONS, [0.0] * (2 * MOST_SEATS), orders,
                                 self._weights.tolist(), [0] * MOST_TOLD, [0.0] * ALL_UNITS, found)
            return found
        counted = np.zeros(2 * KINDS)
        self.world.suspect(np.repeat(to_native([state]), POOL), np.array([mind.to_tuple()], dtype_of(Mind)),
                           np.zeros(MAX_OPTIONS, np.int32), np.zeros(MAX_OPTIONS), np.zeros(2 * MOST_SEATS),
                           np.array(orders, np.int32), self._weights, np.zeros(MOST_TOLD, np.int32),
                           np.zeros(ALL_UNITS, np.float32), counted)
        return counted

    def beliefs(self, state: Any, seat: int) -> list[float]:
        """For each place on the table, how much likelier than by chance a card of each kind is there."""
        rows: list[tuple[float, ...] | list[float]] = [TRAINED if place % AT_LOCATION == 0 else SENT for place in range(PLACES)]
        for at in range(state.location_count):
            here = state.locations[at]
            if laid := self._laid.get((here.probationary.owner, 2 * at + 1)):
                rows[at * AT_LOCATION] = laid[-1]
            hidden = defaultdict[int, list[int]](list)
            for place in range(here.row_size):
                if is_hidden(here.row[place], seat):
                    hidden[here.row[place].owner].append(place)
            for owner, places in hidden.items():
                laid = self._laid.get((owner, 2 * at), [])
                for place, row in zip(reversed(places), reversed(laid), strict=False):     # the last one laid lies last
                    rows[at * AT_LOCATION + 1 + place] = row
        return [likely for row in rows for likely in row]


def beliefs_after(past: Iterable[tuple[Any, int]], state: Any, seat: int, seed: int, weights: Any, world: Any) -> list[float]:
    """What a seat believes who has seen all that was decided in a game."""
    witness = Witness(seed, weights, world)
    for before, action in past:
        witness.watch(before, seat, action)
    return witness.beliefs(state, seat)
