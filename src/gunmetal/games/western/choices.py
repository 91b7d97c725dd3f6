"""Decisions that both games share: which options there are, and what one does."""

from gunmetal.games.western.actions import CANCEL, CHOOSE, DISCARD, DONE, PLACE, RELEASE, REROLL, STAKE
from gunmetal.games.western.deck import discard_from_hand
from gunmetal.games.western.dice import roll_again, shows
from gunmetal.games.western.fights import declare, may_take_part, take_part, targets
from gunmetal.games.western.gang import look_at_dead, release
from gunmetal.games.western.state import (
    GANG,
    GUNFIGHTERS,
    KINDS,
    NOTHING,
    Effect,
    Event,
    Phase,
    Town,
)
from gunmetal.games.western.town import blow_up, is_empty, is_in_play, rebuild, ruins_beside
from gunmetal.games.western.ventures import lay_stake, least_stake, may_be_captured, most_stake
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule


@rule
def locations_in(mask: int, first: int, out: Numbers, n: int) -> int:
    """An option for each location of a mask."""
    location = 0
    while mask > 0:
        if mask & 1 == 1:
            out[n] = first + location
            n += 1
        mask >>= 1
        location += 1
    return n


@rule
def fighters_to_take_part(s: Town, out: Numbers) -> int:
    n = 0
    for slot in range(s.players[s.chooser].gang_size):
        if may_take_part(s, s.chooser, slot):
            out[n] = CHOOSE + s.chooser * GANG + slot
            n += 1
    return n


@rule
def fighters_to_target(s: Town, out: Numbers) -> int:
    """In a fight its participants; else whom a Capture may be aimed at."""
    n = 0
    possible = targets(s, s.decider) if s.fight.effect != 0 else 0
    for p in range(s.sides):
        if possible >> p & 1 == 1:
            out[n] = CHOOSE + p * GANG + s.fight.slot[p]
            n += 1
        if s.effect == Effect.CAPTURE:
            for slot in range(s.players[p].gang_size):
                if may_be_captured(s, s.active, p, slot):
                    out[n] = CHOOSE + p * GANG + slot
                    n += 1
    return n


@rule
def stakes(s: Town, out: Numbers) -> int:
    n = 0
    for dollars in range(least_stake(s.effect), min(most_stake(s.effect), s.players[s.active].dollars) + 1):
        out[n] = STAKE + dollars
        n += 1
    return n


@rule
def faces(s: Town, out: Numbers) -> int:
    """Any die may be rolled again; dice with the same face are alike."""
    out[0] = DONE
    n = 1
    for face in range(5):
        if shows(s, face) != NOTHING:
            out[n] = REROLL + face
            n += 1
    return n


@rule
def places(s: Town, out: Numbers) -> int:
    if s.effect == Effect.REBUILD:
        return locations_in(ruins_beside(s, s.active), PLACE, out, 0)
    n = 0
    for location in range(s.location_count):
        if is_in_play(s, location) and is_empty(s, location):
            out[n] = PLACE + location
            n += 1
    return n


@rule
def gunfighters_in(mask: int, first: int, out: Numbers, n: int) -> int:
    for kind in range(GUNFIGHTERS):
        if mask >> kind & 1 == 1:
            out[n] = first + kind
            n += 1
    return n


@rule
def hand_cards(s: Town, p: int, first: int, out: Numbers, n: int) -> int:
    for kind in range(KINDS):
        if s.players[p].hand[kind] > 0:
            out[n] = first + kind
            n += 1
    return n


@rule
def shared_options(s: Town, out: Numbers) -> int:
    """The legal actions in decisions that both games have."""
    if s.phase == Phase.FIGHTER:
        return fighters_to_take_part(s, out)
    if s.phase == Phase.TARGET:
        return fighters_to_target(s, out)
    if s.phase == Phase.STAKE:
        return stakes(s, out)
    if s.phase == Phase.REROLL:
        return faces(s, out)
    if s.phase == Phase.PLACE:
        return places(s, out)
    if s.phase == Phase.RELEASE:
        return gunfighters_in(s.jail, RELEASE, out, 0)
    out[0] = DONE
    if s.phase == Phase.BIBLE:
        out[1] = CANCEL
        return 2
    if s.phase == Phase.DISCARD:
        return hand_cards(s, s.active, DISCARD, out, 1)
    return 1


@rule
def choose_fighter(s: Town, chosen: int) -> None:
    """An own gunfighter for what is going on, or whom it is aimed at."""
    p, slot = (chosen - CHOOSE) // GANG, (chosen - CHOOSE) % GANG
    if s.phase == Phase.TARGET:
        if s.fight.effect != 0:
            declare(s, s.decider, p)
        else:
            s.target = p
            s.target_slot = slot
    elif s.fight.effect != 0:
        take_part(s, p, slot)
    else:
        s.slot = slot
        emit(s, Event.FIGHTER_CHOSEN, EVERYBODY, p, s.players[p].gang[slot].kind)


@rule
def shared_decision(s: Town, action: int) -> None:
    """What a decision of an action in progress does; then the action goes on."""
    if s.phase == Phase.FIGHTER or s.phase == Phase.TARGET:
        choose_fighter(s, action)
    elif s.phase == Phase.STAKE:
        lay_stake(s, action - STAKE)
    elif s.phase == Phase.REROLL:
        if action != DONE:
            roll_again(s, s.active, action - REROLL)
    elif s.phase == Phase.PLACE:
        if s.effect == Effect.REBUILD:
            rebuild(s, s.active, action - PLACE)
            look_at_dead(s, s.active)
        else:
            blow_up(s, s.active, action - PLACE)
    elif s.phase == Phase.RELEASE:
        release(s, s.active, action - RELEASE)


@rule
def discard_card(s: Town, kind: int) -> None:                          # SL-42, SM-10
    emit(s, Event.CARD_DISCARDED, EVERYBODY, s.active, kind)
    discard_from_hand(s, s.active, kind)
