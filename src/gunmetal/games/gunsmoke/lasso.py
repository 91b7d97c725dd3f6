"""The Lasso (SM-29): before the first dice, once round from the initiator, a card is stolen from an opposing participant."""

from gunmetal.games.gunsmoke.attached import attach, bearer_of, colour_of, detach, spend
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western.actions import CHOOSE, DONE, LASSO, STEAL
from gunmetal.games.western.fights import next_of
from gunmetal.games.western.state import COLOURS, GANG, NOBODY, NOTHING, THE_THREE, Event, Phase, Use
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule


@rule
def may_steal(s: State, p: int, other: int, colour: int) -> bool:
    """A card attached to an opposing participant."""
    f = s.fight
    return (other != p and f.taking_part >> other & 1 == 1
            and s.players[other].gang[f.slot[other]].attached[colour] != NOTHING)


@rule
def may_throw(s: State, p: int) -> bool:
    """Without a target a Lasso may not be discarded."""
    if p == THE_THREE or bearer_of(s, p, Use.STEAL_ATTACHED) == NOTHING:
        return False
    for other in range(s.sides):
        for colour in range(COLOURS):
            if may_steal(s, p, other, colour):
                return True
    return False


@rule
def throws(s: State) -> bool:
    """True: somebody must decide whether to throw a Lasso."""
    p = next_of(s, s.fight.taking_part & ~s.asked)
    while p != NOBODY:
        s.asked |= 1 << p
        if may_throw(s, p):
            s.decider = p
            s.phase = Phase.LASSO
            return True
        p = next_of(s, s.fight.taking_part & ~s.asked)
    return False


@rule
def lasso_options(s: State, out: Numbers) -> int:
    """Whose Lasso; at which card; who gets it."""
    p = s.decider
    n = 0
    if s.phase == Phase.LASSO:
        out[0] = DONE
        n = 1
    if s.phase == Phase.STEAL:
        for other in range(s.sides):
            for colour in range(COLOURS):
                if may_steal(s, p, other, colour):
                    out[n] = STEAL + (other * GANG + s.fight.slot[other]) * COLOURS + colour
                    n += 1
        return n
    for slot in range(s.players[p].gang_size):
        if s.phase == Phase.ATTACH:
            out[n] = CHOOSE + p * GANG + slot
            n += 1
        elif colour_of(s, p, slot, Use.STEAL_ATTACHED) != NOTHING:
            out[n] = LASSO + slot
            n += 1
    return n


@rule
def throw_lasso(s: State, action: int) -> bool:
    """True: the Lasso is in the air, and more is to be decided."""
    p = s.decider
    if s.phase == Phase.LASSO:
        if action == DONE:
            return False
        emit(s, Event.LASSO_THROWN, EVERYBODY, p, s.players[p].gang[action - LASSO].kind)
        spend(s, p, action - LASSO, Use.STEAL_ATTACHED)
        s.phase = Phase.STEAL
        return True
    if s.phase == Phase.STEAL:
        bearer, colour = (action - STEAL) // COLOURS, (action - STEAL) % COLOURS
        owner, slot = bearer // GANG, bearer % GANG
        s.stolen = s.players[owner].gang[slot].attached[colour]
        detach(s, owner, slot, colour)
        emit(s, Event.CARD_STOLEN, EVERYBODY, p, owner, s.stolen, s.players[owner].gang[slot].kind)
        s.phase = Phase.ATTACH
        return True
    attach(s, p, (action - CHOOSE) % GANG, s.stolen)
    s.stolen = NOTHING
    return False
