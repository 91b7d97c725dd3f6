"""A turn, phase after phase (GR-7 to GR-29), and the two questions that everybody asks: which options are there, and
what does one do?"""

from gunmetal.games.gunrunners.actions import (
    ARRANGE,
    BUST_FIRST,
    DECLINE,
    FLIP,
    FLIP_AND_TRAIN,
    LOOK,
    MOVE_TO,
    OPEN,
    PICK,
    TAKE,
    TRAIN,
    UNDERCOVER,
)
from gunmetal.games.gunrunners.bust import bust, find_busts, only_bust
from gunmetal.games.gunrunners.delivery import deliver_weapons
from gunmetal.games.gunrunners.deployment import flip, go_undercover, may_flip, may_go_undercover, train
from gunmetal.games.gunrunners.operations import (
    arrange,
    arrangements,
    begin_operation,
    look,
    may_move_to,
    may_pick,
    may_take,
    move_picked,
    pick_card,
    take_crates,
)
from gunmetal.games.gunrunners.scoring import end_of_game, finish
from gunmetal.games.gunrunners.setup import deal_hands, draw_starting_player, may_open, place_opening_agent, prepare
from gunmetal.games.gunrunners.state import KINDS, NOBODY, ROW, Edition, EndReason, Event, Kind, Phase, State
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule

__all__ = ["apply", "draw_starting_player", "options", "prepare"]


@rule
def begin_turn(s: State, active: int) -> None:
    """Phase 1, then the decision of Phase 2."""
    s.turn += 1
    s.active = active
    s.decider = active
    emit(s, Event.TURN_BEGAN, EVERYBODY, active, s.turn)
    deliver_weapons(s)
    s.phase = Phase.DEPLOY
    if s.turn == 1 and s.player_count == 2:                            # GR-16
        for at in range(s.location_count):
            if s.locations[at].probationary.owner == NOBODY:
                s.vacant = at
        s.phase = Phase.TRAIN


@rule
def after_flip(s: State, owner: int) -> None:
    """Phase 3, if the flipped card has a power; else Phase 2 goes on (edition en) or Phase 4 begins (edition br) (GR-12)."""
    if s.power == NOBODY or not begin_operation(s, owner):
        after_operation(s)


@rule
def after_operation(s: State) -> None:                                 # GR-12
    s.power = NOBODY
    s.picked_location = NOBODY
    s.picked_place = NOBODY
    if s.vacant == NOBODY:
        phase_4(s)
    else:
        s.decider = s.active
        s.phase = Phase.TRAIN


@rule
def phase_4(s: State) -> None:
    find_busts(s)
    go_on_busting(s)


@rule
def go_on_busting(s: State) -> None:                                   # GR-24
    """Busts what needs no choice; a choice is the active player's."""
    location = only_bust(s)
    if location != NOBODY:
        bust(s, location)
    if s.to_bust != 0:
        s.decider = s.active
        s.phase = Phase.BUST
        return
    reason = end_of_game(s)
    if reason == EndReason.NONE:
        begin_turn(s, (s.active + 1) % s.player_count)
    else:
        finish(s, reason)


@rule
def options(s: State, out: Numbers) -> int:
    """Writes the legal actions to `out` and returns how many there are."""
    if s.phase == Phase.DEPLOY:
        return deployments(s, out)
    if s.phase == Phase.OPERATE:
        return operations(s, out)
    n = 0
    if s.phase == Phase.TRAIN:
        player = s.players[s.active]
        for kind in range(KINDS):
            if player.hand[kind] > 0:
                out[n] = TRAIN + kind
                n += 1
    elif s.phase == Phase.ARRANGE:
        for permutation in range(arrangements(s)):
            out[n] = ARRANGE + permutation
            n += 1
    else:
        for at in range(s.location_count):
            if s.phase == Phase.MOVE and may_move_to(s, at):
                out[n] = MOVE_TO + at
                n += 1
            elif s.phase == Phase.BUST and s.to_bust >> at & 1 == 1:
                out[n] = BUST_FIRST + at
                n += 1
            elif s.phase == Phase.OPENING and may_open(s, at):
                out[n] = OPEN + at
                n += 1
    return n


@rule
def deployments(s: State, out: Numbers) -> int:
    """Option A and Option B. Edition br chooses the hand card together with the flip (GR-12)."""
    n = 0
    flippable = 0
    for at in range(s.location_count):
        if may_flip(s, at):
            flippable |= 1 << at
            if s.edition == Edition.EN:
                out[n] = FLIP + at
                n += 1
    if s.edition == Edition.EN:
        flippable = 0
    undercover = may_go_undercover(s)
    if flippable == 0 and not undercover:
        return n
    hand = s.players[s.active].hand
    for kind in range(KINDS):
        if hand[kind] > 0:
            for at in range(s.location_count):
                if flippable >> at & 1 == 1:
                    out[n] = FLIP_AND_TRAIN + at * KINDS + kind
                    n += 1
                if undercover:
                    out[n] = UNDERCOVER + at * KINDS + kind
                    n += 1
    return n


@rule
def operations(s: State, out: Numbers) -> int:
    out[0] = DECLINE
    n = 1
    if s.power == Kind.SPY:
        out[n] = LOOK
        n += 1
    elif s.power == Kind.RUNNER:
        for at in range(s.location_count):
            if may_take(s, at):
                out[n] = TAKE + at
                n += 1
    else:
        for at in range(s.location_count):
            for i in range(s.locations[at].row_size):
                if may_pick(s, at, i):
                    out[n] = PICK + at * ROW + i
                    n += 1
    return n


@rule
def apply(s: State, action: int) -> None:
    """Carries a legal action out, and everything after it that needs no decision."""
    if s.phase == Phase.DEPLOY:
        if action >= UNDERCOVER:
            go_undercover(s, (action - UNDERCOVER) // KINDS, (action - UNDERCOVER) % KINDS)
            phase_4(s)
        elif action >= FLIP_AND_TRAIN:
            at = (action - FLIP_AND_TRAIN) // KINDS
            owner = s.locations[at].probationary.owner
            flip(s, at)
            train(s, (action - FLIP_AND_TRAIN) % KINDS)
            after_flip(s, owner)
        else:
            owner = s.locations[action - FLIP].probationary.owner
            flip(s, action - FLIP)
            after_flip(s, owner)
    elif s.phase == Phase.TRAIN:
        train(s, action - TRAIN)
        phase_4(s)
    elif s.phase == Phase.OPERATE:
        operate(s, action)
    elif s.phase == Phase.MOVE:
        move_picked(s, action - MOVE_TO)
        after_operation(s)
    elif s.phase == Phase.ARRANGE:
        arrange(s, action - ARRANGE)
        after_operation(s)
    elif s.phase == Phase.BUST:
        bust(s, action - BUST_FIRST)
        go_on_busting(s)
    elif place_opening_agent(s, action - OPEN):
        deal_hands(s)
        begin_turn(s, s.active)


@rule
def operate(s: State, action: int) -> None:
    if action == DECLINE:
        emit(s, Event.POWER_DECLINED, EVERYBODY, s.decider, s.power)
        after_operation(s)
    elif action == LOOK:
        look(s)
    elif s.power == Kind.RUNNER:
        take_crates(s, action - TAKE)
    elif pick_card(s, (action - PICK) // ROW, (action - PICK) % ROW):
        after_operation(s)
