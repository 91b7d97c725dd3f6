"""What a seat of Gunrunners has seen others lay face-down, and what it believes of it (beliefs.py)."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

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
from gunmetal.games.gunrunners.actions import ARRANGE, BUST_FIRST, MAX_OPTIONS, MOVE_TO
from gunmetal.games.gunrunners.state import KINDS, Kind
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.twins import silent
from gunmetal.kernel.worlds import to_native

UNIT = "gunmetal.bots.search.gunrunners"
HANDS = 64                             # that a player is thought to have had who lays a card
LEAST = 0.05                           # how likely a card is that habit would never lay there, beside one that chance would lay


Row: TypeAlias = Sequence[float]       # for each kind of card, how much likelier than by chance it is that one


def undercover(state: Any, at: int, owner: int) -> list[int]:
    """The places of an owner's face-down cards in the field of a Location."""
    row = state.locations[at].row[: state.locations[at].row_size]
    return [place for place, card in enumerate(row) if card.owner == owner and card.face_up == 0]


class Witness:
    """`world`: the native world of UNIT; while there is none, a card is believed to be what bots usually lay."""

    def __init__(self, seed: int, weights: Any, world: Any = None, hands: int = HANDS) -> None:
        self.world = world
        self._seed, self._weights, self._hands = seed, weights, hands
        self.forget()

    def forget(self) -> None:
        """As if nothing had been seen yet."""
        self._seen = 0
        self._trained: dict[tuple[int, int], Row | None] = {}  # by owner and Location
        # For each face-down card of an owner in the field of a Location, from left to right: what it was suspected to be.
        self._sent: defaultdict[tuple[int, int], list[Row | None]] = defaultdict(list)

    def watch(self, state: Any, seat: int, action: int) -> None:
        """The seat sees that somebody is about to do this. Of an action that lays a card it sees where, and not which one."""
        self._seen += 1
        self._look_at_fields(state)
        if action >= ARRANGE:          # a Spy has changed all places of training (GR-22)
            self._trained.clear()
        if MOVE_TO <= action < BUST_FIRST and state.power == Kind.INFORMER:
            self._follow_informer(state, action - MOVE_TO)
        where = laid_where(state, action)
        if where == NOT_LAID:
            return
        at, is_training = divmod(where, 2)
        row = self.suspicions(state, seat, where) if state.decider != seat and self.world is not None else None
        if not is_training:
            self._sent[state.decider, at].append(row)
        else:
            self._trained[state.decider, at] = row

    def _look_at_fields(self, state: Any) -> None:
        """Cards that a bust has revealed are gone (GR-25); of cards that lay there before anything was seen nothing is known."""
        for at in range(state.location_count):
            for owner in range(state.player_count):
                count, rows = len(undercover(state, at, owner)), self._sent[owner, at]
                unseen: list[Row | None] = [None] * (count - len(rows))
                self._sent[owner, at] = unseen + rows[max(len(rows) - count, 0):]

    def _follow_informer(self, state: Any, to: int) -> None:
        """A card goes to the far right end of another field (GR-19)."""
        at, place = state.picked_location, state.picked_place
        owner = state.locations[at].row[place].owner
        row = self._sent[owner, at].pop(undercover(state, at, owner).index(place))
        self._sent[owner, to].append(row)

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
        self._look_at_fields(state)
        rows: list[Row] = [TRAINED if place % AT_LOCATION == 0 else SENT for place in range(PLACES)]
        for at in range(state.location_count):
            suspected = self._trained.get((state.locations[at].probationary.owner, at))
            rows[at * AT_LOCATION] = suspected or rows[at * AT_LOCATION]
            for owner in range(state.player_count):
                for place, row in zip(undercover(state, at, owner), self._sent[owner, at], strict=True):
                    rows[at * AT_LOCATION + 1 + place] = row or rows[at * AT_LOCATION + 1 + place]
        return [likely for row in rows for likely in row]


def beliefs_after(past: Iterable[tuple[Any, int]], state: Any, seat: int, seed: int, weights: Any, world: Any) -> list[float]:
    """What a seat believes who has seen all that was decided in a game."""
    witness = Witness(seed, weights, world)
    for before, action in past:
        witness.watch(before, seat, action)
    return witness.beliefs(state, seat)
