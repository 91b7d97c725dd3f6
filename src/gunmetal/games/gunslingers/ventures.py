"""The action cards that only Gunslingers has (SL-29, SL-32, SL-35)."""

from gunmetal.games.gunslingers.revealed import discard_revealed, has_bible, revealed_for
from gunmetal.games.gunslingers.state import State
from gunmetal.games.western.dollars import earn, rob_account
from gunmetal.games.western.fights import declare
from gunmetal.games.western.gang import anybody_stands, bury_dead, wound
from gunmetal.games.western.state import NOBODY, NOTHING, Effect, Event, Location, Lost, Phase, Use
from gunmetal.games.western.town import is_in_play, meets, meets_anybody
from gunmetal.games.western.ventures import collect, may_venture, resolves
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule


@rule
def fighting_is_allowed(s: State) -> bool:                             # SL-29
    return s.fighting == 1 or not is_in_play(s, Location.TRAIN_STATION)


@rule
def may_ambush(s: State, p: int, other: int) -> bool:                  # SL-32
    """An opponent on the same or a neighbouring location."""
    if meets(s, p, other):
        return True
    return p != other and s.players[other].is_in == 1 and s.neighbours[s.players[p].place] >> s.players[other].place & 1 == 1


@rule
def sees_anybody(s: State, p: int) -> bool:
    for other in range(s.player_count):
        if may_ambush(s, p, other):
            return True
    return False


@rule
def may_fight(s: State, p: int) -> bool:                               # SL-23, SL-30
    return fighting_is_allowed(s) and meets_anybody(s, p) and anybody_stands(s, p)


@rule
def may_act(s: State, p: int, effect: int) -> bool:
    if effect == Effect.SHOOTOUT or effect == Effect.BRAWL:
        return may_fight(s, p)
    if effect == Effect.BUSHWHACK:
        return fighting_is_allowed(s) and sees_anybody(s, p) and anybody_stands(s, p)
    if effect == Effect.CAPTURE and not fighting_is_allowed(s):
        return False
    return may_venture(s, p, effect)


@rule
def ambush(s: State) -> None:                                          # SL-32
    f = s.fight
    f.taking_part |= 1 << s.target
    f.slot[s.target] = s.target_slot
    declare(s, s.active, s.target)


@rule
def rob_bank(s: State) -> None:                                        # SL-35
    """Everything on all accounts but the own, and $2 from the reserve for each trump."""
    for owner in range(s.player_count):
        if owner != s.active and s.players[owner].account > 0:
            taken = rob_account(s, s.active, owner)
            emit(s, Event.ACCOUNT_ROBBED, EVERYBODY, s.active, owner, taken)
    paid = earn(s, s.active, 2 * s.trumps)
    emit(s, Event.ROBBERY_SUCCEEDED, EVERYBODY, s.active, paid)


@rule
def goes_wrong(s: State) -> bool:
    """A Bank or Train Robbery that scores no trump costs a wound (SL-35)."""
    return s.trumps == 0 and (s.effect == Effect.ROB_BANK or s.effect == Effect.ROB_TRAIN)


@rule
def resolves_robbery(s: State) -> bool:
    """What the dice brought. True: somebody must decide."""
    if goes_wrong(s):
        emit(s, Event.ROBBERY_FAILED, EVERYBODY, s.active)
        s.decider = s.active
        s.phase = Phase.WOUND
        if s.players[s.active].gang_size == 1:
            return hit_own(s, 0)
        return True
    if s.effect == Effect.ROB_BANK:
        if s.trumps >= 3:
            rob_bank(s)
        else:
            emit(s, Event.NOTHING_CAME_OF_IT, EVERYBODY, s.active)
        return False
    if s.effect == Effect.RUSTLE:
        collect(s, 1)
        return False
    return resolves(s)


@rule
def hit_own(s: State, slot: int) -> bool:
    """One own gunslinger takes a wound, unless a Bible cancels it. True: that must be decided."""
    s.slot = slot
    if has_bible(s, s.active):
        s.decider = s.active
        s.phase = Phase.BIBLE
        return True
    suffer(s)
    return False


@rule
def suffer(s: State) -> None:
    wound(s, s.active, s.slot, 1)
    bury_dead(s, Lost.WOUNDED)


@rule
def spend_bible(s: State, p: int) -> None:                             # SL-27
    """One wound fewer."""
    kind = revealed_for(s, p, Use.CANCEL_ONE_WOUND)
    discard_revealed(s, p, kind)
    slot = s.fight.slot[p] if s.fight.effect != 0 else s.slot
    emit(s, Event.WOUNDS_CANCELLED, EVERYBODY, p, s.players[p].gang[slot].kind, kind, 1)


@rule
def has_no_target(s: State) -> bool:
    return s.effect == Effect.BUSHWHACK and s.target == NOBODY and s.target_slot == NOTHING
