"""Step 2, movement: where a player can go, and by which means (SL-10, SL-22)."""

from gunmetal.games.gunslingers.revealed import (
    discard_revealed,
    revealed_for,
)
from gunmetal.games.gunslingers.state import State
from gunmetal.games.western.actions import (
    BOOTS,
    HORSE,
    MOVE,
    STAY,
)
from gunmetal.games.western.choices import locations_in
from gunmetal.games.western.gang import look_at_dead
from gunmetal.games.western.state import (
    NOTHING,
    Event,
    Phase,
    Use,
)
from gunmetal.games.western.town import go, may_stay, on_foot, two_steps
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule


@rule
def reach(s: State) -> int:
    """Where the active player can go without spending a card (SL-10, SL-22)."""
    if s.ride == 1:
        return s.in_play & ~(1 << s.players[s.active].place)
    return on_foot(s, s.active)


@rule
def moves(s: State, out: Numbers) -> int:                              # SL-10
    here = s.players[s.active].place
    near = reach(s)
    n = locations_in(near, MOVE, out, 0)
    if may_stay(s, s.active, near):
        out[n] = STAY
        n += 1
    if revealed_for(s, s.active, Use.MOVE_TWO) != NOTHING:
        n = locations_in(two_steps(s, here) & ~near, BOOTS, out, n)
    if revealed_for(s, s.active, Use.MOVE_ANYWHERE) != NOTHING:
        n = locations_in(s.in_play & ~near & ~(1 << here), HORSE, out, n)
    return n


@rule
def move(s: State, action: int) -> None:
    p = s.active
    if action == STAY:
        emit(s, Event.STAYED, EVERYBODY, p, s.players[p].place)
    elif action >= HORSE:
        ride_off(s, action - HORSE, Use.MOVE_ANYWHERE)
    elif action >= BOOTS:
        ride_off(s, action - BOOTS, Use.MOVE_TWO)
    else:
        go(s, p, action - MOVE)
        emit(s, Event.MOVED, EVERYBODY, p, s.players[p].place)
    s.ride = 0
    look_at_dead(s, p)                                                 # SL-15
    s.phase = Phase.TOWN


@rule
def ride_off(s: State, location: int, use_of_card: int) -> None:
    kind = revealed_for(s, s.active, use_of_card)
    emit(s, Event.CARD_USED_TO_MOVE, EVERYBODY, s.active, kind, location)
    discard_revealed(s, s.active, kind)
    go(s, s.active, location)
