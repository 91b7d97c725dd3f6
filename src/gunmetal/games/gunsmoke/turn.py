"""A turn, step after step (SM-7 to SM-11), and what every decision does. Which there are is said in choices.py."""

from gunmetal.games.gunsmoke.attached import (
    buy,
    cancel_attack,
    light_dynamite,
    open_bag,
    sell,
)
from gunmetal.games.gunsmoke.choices import options
from gunmetal.games.gunsmoke.gangs import escape
from gunmetal.games.gunsmoke.lasso import throw_lasso, throws
from gunmetal.games.gunsmoke.movement import move
from gunmetal.games.gunsmoke.setup import deal_gangs_and_hands, deal_markers, draw_exchange, may_return, prepare, return_card
from gunmetal.games.gunsmoke.solo import pay_the_three
from gunmetal.games.gunsmoke.state import IN_USE, UNUSED, USED, State
from gunmetal.games.gunsmoke.towns import (
    bank,
    hire,
    jail,
    mine,
    rest,
    visit,
)
from gunmetal.games.gunsmoke.ventures import asks_first, brings, roll_for
from gunmetal.games.western.actions import (
    ACCOUNT,
    ATTACH,
    BAG,
    CANCEL,
    DISCARD,
    DONE,
    FREE_BRAWL,
    FREE_SHOOTOUT,
    HANG,
    HEAL,
    HIRE,
    JAIL,
    JAIL_WITH_POSTER,
    MINE,
    PLAY,
    RELEASE,
    ROB,
    SELL_ATTACHED,
    VISIT,
)
from gunmetal.games.western.choices import discard_card, shared_decision
from gunmetal.games.western.deck import discard_from_hand, refill_hand
from gunmetal.games.western.dollars import earn
from gunmetal.games.western.end import eliminate, is_round_limit, next_player, reach_round_limit
from gunmetal.games.western.fights import (
    FIRING,
    GATHERING,
    LASSOS,
    begin_firing,
    count_hits,
    end_fight,
    fires,
    gathers,
    start_fight,
)
from gunmetal.games.western.gang import hang
from gunmetal.games.western.state import (
    COLOURS,
    GANG,
    SIDES,
    Effect,
    Event,
    Phase,
)
from gunmetal.games.western.ventures import forget_action, may_roll_again
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule

__all__ = ["apply", "begin", "options", "prepare"]


@rule
def begin(s: State) -> None:
    deal_markers(s)


@rule
def begin_turn(s: State, active: int) -> None:
    s.turn += 1
    s.active = active
    s.decider = active
    emit(s, Event.TURN_BEGAN, EVERYBODY, active, s.turn, s.round)
    if s.player_count == 1:                                            # SM-39
        pay_the_three(s)
    interest = s.players[active].account // s.interest_per             # SM-7
    if interest > 0:
        paid = earn(s, active, interest)
        emit(s, Event.INCOME, EVERYBODY, active, paid)
    s.phase = Phase.MOVE


@rule
def do_in_town(s: State, action: int) -> None:
    p = s.active
    if action == DONE:
        s.phase = Phase.DISCARD
    elif BAG <= action < PLAY:
        open_bag(s, p, action - BAG)
    elif PLAY <= action < FREE_SHOOTOUT:
        if s.location_used == IN_USE:
            s.location_used = USED
        s.card_played = 1
        discard_from_hand(s, p, action - PLAY)
        emit(s, Event.ACTION_PLAYED, EVERYBODY, p, action - PLAY)
        begin_action(s, s.cards[action - PLAY].effect)
    else:
        s.location_used = IN_USE
        use_town_card(s, action)


@rule
def use_town_card(s: State, action: int) -> None:
    p = s.active
    if ATTACH <= action < SELL_ATTACHED:
        buy(s, p, (action - ATTACH) // GANG, (action - ATTACH) % GANG)
    elif SELL_ATTACHED <= action < HEAL:
        sell(s, p, (action - SELL_ATTACHED) // COLOURS, (action - SELL_ATTACHED) % COLOURS)
    elif action == VISIT:
        visit(s, p)
    else:
        s.done_here = 1
        use_once(s, action)


@rule
def use_once(s: State, action: int) -> None:
    p = s.active
    if action >= ACCOUNT:
        bank(s, p, action - ACCOUNT)
    elif action == MINE:
        mine(s, p)
    elif action >= HANG:
        hang(s, p, action - HANG)
    elif action >= JAIL_WITH_POSTER:
        jail(s, p, action - JAIL_WITH_POSTER, True)
    elif action >= JAIL:
        jail(s, p, action - JAIL, False)
    elif action >= FREE_SHOOTOUT:
        effect = Effect.BRAWL if action == FREE_BRAWL else Effect.SHOOTOUT
        emit(s, Event.FREE_FIGHT, EVERYBODY, p, effect)
        begin_action(s, effect)
    elif action >= HEAL:
        rest(s, p, action - HEAL)
    else:
        hire(s, p, action - HIRE)


@rule
def begin_action(s: State, effect: int) -> None:
    s.effect = effect
    if effect == Effect.SHOOTOUT or effect == Effect.BRAWL:
        start_fight(s, s.active, effect)
    go_on(s)


@rule
def go_on(s: State) -> None:
    """An action goes on until somebody must decide, or it is over."""
    if s.fight.effect != 0:
        go_on_fighting(s)
    elif not asks_first(s):
        roll_for(s)
        if may_roll_again(s):
            s.phase = Phase.REROLL
        else:
            after_dice(s)


@rule
def go_on_fighting(s: State) -> None:
    if s.fight.stage == GATHERING:
        if gathers(s):
            return
        s.fight.stage = LASSOS
        s.asked = 0
    if s.fight.stage == LASSOS:
        if throws(s):
            return
        begin_firing(s)
    if s.fight.stage == FIRING and not fires(s):
        end_fight(s)
        action_over(s)


@rule
def after_dice(s: State) -> None:
    if not brings(s):
        action_over(s)


@rule
def action_over(s: State) -> None:
    """Who has lost the last gunfighter is out (SM-36)."""
    forget_action(s)
    for p in range(SIDES):
        s.dynamite[p] = 0
    eliminate(s)
    if s.phase != Phase.OVER:
        s.decider = s.active
        s.phase = Phase.TOWN
        if s.players[s.active].is_in == 0:
            end_turn(s)


@rule
def end_turn(s: State) -> None:
    s.card_played = 0
    s.location_used = UNUSED
    s.done_here = 0
    s.bell = 0
    following = next_player(s)
    if is_round_limit(s):                                              # SM-36, SM-40
        reach_round_limit(s)
    else:
        begin_turn(s, following)


@rule
def apply(s: State, action: int) -> None:
    """Carries a legal action out, and everything after it that needs no decision."""
    if s.phase == Phase.TOWN:
        do_in_town(s, action)
    elif s.phase == Phase.DISCARD:
        if action == DONE:
            refill_hand(s, s.active)
            end_turn(s)
        else:
            discard_card(s, action - DISCARD)
    elif s.phase == Phase.MOVE:
        move(s, action)
    elif s.phase == Phase.OPENING_ACCOUNT or s.phase == Phase.EXCHANGE:
        open_game(s, action)
    else:
        decide(s, action)


@rule
def open_game(s: State, action: int) -> None:
    """Decisions before the first turn, seat after seat (SM-2, SM-5)."""
    if s.phase == Phase.OPENING_ACCOUNT:
        bank(s, s.decider, action - ACCOUNT)
        s.decider += 1
        if s.decider == s.player_count:
            deal_gangs_and_hands(s)
        return
    if action != DONE:
        return_card(s, action - DISCARD)
        if may_return(s):
            return
    if not draw_exchange(s):
        begin_turn(s, s.starter)


@rule
def decide(s: State, action: int) -> None:
    """A decision of the action that is going on."""
    if s.phase == Phase.CARDS:
        if action == DONE:
            s.asked |= 1 << s.decider
        else:
            light_dynamite(s, s.decider)
        go_on(s)
    elif s.phase == Phase.LASSO or s.phase == Phase.STEAL or s.phase == Phase.ATTACH:
        if not throw_lasso(s, action):
            go_on(s)
    elif s.phase == Phase.BIBLE:
        if action == CANCEL:
            cancel_attack(s, s.decider)
        count_hits(s)
        go_on(s)
    elif s.phase == Phase.VICTIM:
        s.target = action - ROB
        go_on(s)
    elif s.phase == Phase.REROLL:
        shared_decision(s, action)
        after_dice(s)
    elif s.phase == Phase.RELEASE and s.effect == Effect.ESCAPE:
        escape(s, s.active, action - RELEASE)
        action_over(s)
    elif s.phase == Phase.PLACE or s.phase == Phase.RELEASE:
        shared_decision(s, action)
        action_over(s)
    else:
        shared_decision(s, action)
        go_on(s)
