"""Step 2, movement: where a player can go, and by which means (SM-8, SM-18)."""

from gunmetal.games.gunsmoke.attached import (
    bearer_of,
    spend,
)
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.gunsmoke.towns import (
    HORSE_PRICE,
    may_ride,
)
from gunmetal.games.western.actions import (
    BOOTS,
    HORSE,
    MOVE,
    RIDE,
    STAY,
)
from gunmetal.games.western.choices import locations_in
from gunmetal.games.western.dollars import pay
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
def moves(s: State, out: Numbers) -> int:                              # SM-8
    here = s.players[s.active].place
    near = on_foot(s, s.active)
    far = s.in_play & ~near & ~(1 << here)
    n = locations_in(near, MOVE, out, 0)
    if may_stay(s, s.active, near):
        out[n] = STAY
        n += 1
    if bearer_of(s, s.active, Use.MOVE_TWO) != NOTHING:
        n = locations_in(two_steps(s, here) & far, BOOTS, out, n)
    if bearer_of(s, s.active, Use.MOVE_ANYWHERE) != NOTHING:
        n = locations_in(far, HORSE, out, n)
    if may_ride(s, s.active):
        n = locations_in(far, RIDE, out, n)
    return n


@rule
def move(s: State, action: int) -> None:
    p = s.active
    if action == STAY:
        emit(s, Event.STAYED, EVERYBODY, p, s.players[p].place)
    elif action >= RIDE:
        pay(s, p, HORSE_PRICE)
        go(s, p, action - RIDE)
        emit(s, Event.RODE, EVERYBODY, p, s.players[p].place)
    elif action >= HORSE:
        move_with(s, action - HORSE, Use.MOVE_ANYWHERE)
    elif action >= BOOTS:
        move_with(s, action - BOOTS, Use.MOVE_TWO)
    else:
        go(s, p, action - MOVE)
        emit(s, Event.MOVED, EVERYBODY, p, s.players[p].place)
    look_at_dead(s, p)                                                 # SM-24
    s.phase = Phase.TOWN


@rule
def move_with(s: State, location: int, use: int) -> None:
    kind = spend(s, s.active, bearer_of(s, s.active, use), use)
    go(s, s.active, location)
    emit(s, Event.CARD_USED_TO_MOVE, EVERYBODY, s.active, kind, location)
