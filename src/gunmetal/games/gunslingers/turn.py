"""A turn, step after step (SL-7 to SL-13, SL-42), and what every decision does. Which there are is said in choices.py."""

from gunmetal.games.gunslingers.choices import options
from gunmetal.games.gunslingers.locations import (
    GOLD,
    bank,
    buy,
    hire,
    jail,
    may_miss,
    miss,
    sell,
)
from gunmetal.games.gunslingers.movement import move
from gunmetal.games.gunslingers.revealed import (
    discard_chosen,
    discard_revealed,
    has_bible,
    is_over_limit,
    revealed_for,
    use,
)
from gunmetal.games.gunslingers.setup import deal, prepare
from gunmetal.games.gunslingers.state import ACT_STEP, HIRE_STEP, TRADE_STEP, State
from gunmetal.games.gunslingers.ventures import (
    ambush,
    has_no_target,
    hit_own,
    resolves_robbery,
    spend_bible,
    suffer,
)
from gunmetal.games.gunslingers.wounds import count_wounded, is_wounded
from gunmetal.games.western.actions import (
    ACCOUNT,
    BAG,
    BUY,
    CANCEL,
    CHOOSE,
    DISCARD,
    DONE,
    FREE_BRAWL,
    FREE_SHOOTOUT,
    GIVE_UP,
    HANG,
    HEAL,
    HIRE,
    JAIL,
    JAIL_WITH_POSTER,
    MISS,
    PLAY,
    SELL,
    USE,
)
from gunmetal.games.western.choices import discard_card, shared_decision
from gunmetal.games.western.deck import discard_from_hand, refill_hand
from gunmetal.games.western.dollars import earn
from gunmetal.games.western.end import eliminate, finish, is_round_limit, next_player, reach_round_limit
from gunmetal.games.western.fights import FIRING, GATHERING, begin_firing, count_hits, end_fight, fires, gathers, start_fight
from gunmetal.games.western.gang import hang, heal
from gunmetal.games.western.state import (
    GANG,
    KINDS,
    NOBODY,
    Effect,
    Event,
    Location,
    Phase,
    Use,
)
from gunmetal.games.western.town import is_in_play
from gunmetal.games.western.ventures import asks, forget_action, make_test, may_roll_again
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule

__all__ = ["apply", "begin", "finish", "options", "prepare"]


@rule
def begin(s: State) -> None:
    deal(s)
    begin_turn(s, s.starter)


@rule
def begin_turn(s: State, active: int) -> None:
    s.turn += 1
    s.active = active
    s.decider = active
    s.step = HIRE_STEP
    emit(s, Event.TURN_BEGAN, EVERYBODY, active, s.turn, s.round)
    player = s.players[active]
    owed = player.owes                                                 # SL-7
    player.owes = NOBODY
    if owed == Location.GOLD_MINE:                                     # SL-18
        paid = earn(s, active, GOLD)
        emit(s, Event.GOLD_MINED, EVERYBODY, active, paid)
    elif owed == Location.LIVERY:                                      # SL-22
        s.ride = 1
    elif owed == Location.HOTEL and count_wounded(s, active) > 0:      # SL-20
        s.phase = Phase.REST
        if count_wounded(s, active) > 1:
            return
        for slot in range(player.gang_size):
            if is_wounded(s, active, slot):
                heal(s, active, slot, 1)
    declare_or_bank(s)


@rule
def declare_or_bank(s: State) -> None:                                 # SL-8
    if may_miss(s, s.active):
        s.phase = Phase.MISS
    else:
        banking(s)


@rule
def banking(s: State) -> None:                                         # SL-9
    if is_in_play(s, Location.BANK) and s.players[s.active].account > 0:
        paid = earn(s, s.active, s.players[s.active].account)
        emit(s, Event.INCOME, EVERYBODY, s.active, paid)
    s.phase = Phase.MOVE


@rule
def do_in_town(s: State, action: int) -> None:
    p = s.active
    if action == DONE:
        s.phase = Phase.DISCARD
    elif action < BUY:
        hire(s, p, action - HIRE)
        s.step = TRADE_STEP
    elif action < SELL:
        s.step = TRADE_STEP
        buy(s, p, action - BUY)
    elif action < SELL + KINDS:
        s.step = TRADE_STEP
        sell(s, p, action - SELL)
    elif action >= ACCOUNT:
        s.step = TRADE_STEP
        bank(s, p, action - ACCOUNT)
    elif action < PLAY:
        s.step = TRADE_STEP
        open_bag(s, p, action - BAG)
    else:
        s.step = ACT_STEP
        act(s, action)


@rule
def open_bag(s: State, p: int, slot: int) -> None:                     # SL-27
    """One wound of one gunslinger. Of several bags the newest is used: an older one may still be sold."""
    kind = revealed_for(s, p, Use.HEAL_ONE)
    discard_revealed(s, p, kind)
    s.bought[kind] = max(s.bought[kind] - 1, 0)
    heal(s, p, slot, 1)


@rule
def act(s: State, action: int) -> None:                                # SL-13
    p = s.active
    if action < FREE_SHOOTOUT:
        s.card_played = 1
        discard_from_hand(s, p, action - PLAY)
        emit(s, Event.ACTION_PLAYED, EVERYBODY, p, action - PLAY)
        begin_action(s, s.cards[action - PLAY].effect)
        return
    s.location_used = 2
    if action <= FREE_BRAWL:
        effect = Effect.SHOOTOUT if action == FREE_SHOOTOUT else Effect.BRAWL
        emit(s, Event.FREE_FIGHT, EVERYBODY, p, effect)
        begin_action(s, effect)
    elif action >= HANG:
        hang(s, p, action - HANG)
    elif action >= JAIL_WITH_POSTER:
        jail(s, p, action - JAIL_WITH_POSTER, True)
    else:
        jail(s, p, action - JAIL, False)


@rule
def begin_action(s: State, effect: int) -> None:
    s.effect = effect
    if effect == Effect.SHOOTOUT or effect == Effect.BRAWL or effect == Effect.BUSHWHACK:
        start_fight(s, s.active, effect)
    go_on(s)


@rule
def go_on(s: State) -> None:
    """An action goes on until somebody must decide, or it is over."""
    if s.fight.effect != 0:
        go_on_fighting(s)
    elif not asks(s):
        make_test(s)
        if may_roll_again(s):
            s.phase = Phase.REROLL
        else:
            after_dice(s)


@rule
def go_on_fighting(s: State) -> None:
    if s.fight.stage == GATHERING:
        if has_no_target(s):
            s.decider = s.active
            s.phase = Phase.TARGET
            return
        if gathers(s):
            return
        if s.effect == Effect.BUSHWHACK:
            ambush(s)
        begin_firing(s)
    if s.fight.stage == FIRING and not fires(s):
        end_fight(s)
        action_over(s)


@rule
def after_dice(s: State) -> None:
    if not resolves_robbery(s):
        action_over(s)


@rule
def action_over(s: State) -> None:
    """Cards used are discarded (SL-27), who has lost the last gunslinger is out (SL-39), who is over the limit discards down."""
    discard_chosen(s)
    forget_action(s)
    eliminate(s)
    if s.phase != Phase.OVER:
        keep_limit(s)


@rule
def keep_limit(s: State) -> None:                                      # SL-28
    for i in range(s.player_count):
        p = (s.active + i) % s.player_count
        if s.players[p].is_in == 1 and is_over_limit(s, p):
            s.decider = p
            s.phase = Phase.GIVE_UP
            return
    s.decider = s.active
    s.phase = Phase.TOWN
    if s.players[s.active].is_in == 0:                                 # SL-39: without drawing
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    s.hired = 0
    s.card_played = 0
    s.location_used = 0
    s.banked = 0
    s.ride = 0
    for kind in range(KINDS):
        s.bought[kind] = 0
    following = next_player(s)
    if is_round_limit(s):                                              # SL-40
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
    elif s.phase == Phase.MISS:
        if action == MISS:
            miss(s, s.active)
            end_turn(s)
        else:
            banking(s)
    elif s.phase == Phase.REST:
        heal(s, s.active, action - HEAL, 1)
        declare_or_bank(s)
    elif s.phase == Phase.GIVE_UP:
        discard_revealed(s, s.decider, action - GIVE_UP)
        keep_limit(s)
    else:
        decide(s, action)


@rule
def decide(s: State, action: int) -> None:
    """A decision of the action that is going on."""
    if s.phase == Phase.CARDS:
        if action == DONE:
            s.asked |= 1 << s.decider
        else:
            use(s, s.decider, action - USE)
        go_on(s)
    elif s.phase == Phase.BIBLE:
        decide_bible(s, action)
    elif s.phase == Phase.WOUND:
        if not hit_own(s, (action - CHOOSE) % GANG):
            action_over(s)
    elif s.phase == Phase.TARGET and s.effect == Effect.BUSHWHACK:
        s.target = (action - CHOOSE) // GANG
        s.target_slot = (action - CHOOSE) % GANG
        go_on(s)
    elif s.phase == Phase.REROLL:
        shared_decision(s, action)
        after_dice(s)
    elif s.phase == Phase.PLACE or s.phase == Phase.RELEASE:
        shared_decision(s, action)
        action_over(s)
    else:
        shared_decision(s, action)
        go_on(s)


@rule
def decide_bible(s: State, action: int) -> None:                       # SL-27
    p = s.decider
    if s.fight.effect == 0:                                            # a failed robbery
        if action == CANCEL:
            spend_bible(s, p)
        else:
            suffer(s)
        action_over(s)
        return
    if action == CANCEL:
        spend_bible(s, p)
        s.fight.hits -= 1
        if s.fight.hits > 0 and has_bible(s, p):
            return
    count_hits(s)
    go_on(s)
