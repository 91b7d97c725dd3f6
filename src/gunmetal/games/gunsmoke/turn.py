"""A turn, step after step (SM-7 to SM-11), and the two questions that everybody asks: which options are there, and what does one
do?"""

from gunmetal.games.gunsmoke.attached import (
    bearer_of,
    buy,
    cancel_attack,
    light_dynamite,
    may_buy,
    may_open_bag,
    may_sell,
    open_bag,
    sell,
    spend,
)
from gunmetal.games.gunsmoke.gangs import escape, own_captives
from gunmetal.games.gunsmoke.lasso import lasso_options, throw_lasso, throws
from gunmetal.games.gunsmoke.setup import deal_gangs_and_hands, deal_markers, draw_exchange, may_return, prepare, return_card
from gunmetal.games.gunsmoke.solo import pay_the_three
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.gunsmoke.towns import (
    HORSE_PRICE,
    bank,
    has_poster,
    hire,
    jail,
    may_hire,
    may_rest,
    may_ride,
    may_visit,
    mine,
    rest,
    visit,
)
from gunmetal.games.gunsmoke.ventures import accounts_to_rob, asks_first, brings, may_act, roll_for
from gunmetal.games.western.actions import (
    ACCOUNT,
    ATTACH,
    BAG,
    BOOTS,
    CANCEL,
    DISCARD,
    DONE,
    FREE_BRAWL,
    FREE_SHOOTOUT,
    HANG,
    HEAL,
    HIRE,
    HORSE,
    JAIL,
    JAIL_WITH_POSTER,
    MINE,
    MOVE,
    PLAY,
    RELEASE,
    RIDE,
    ROB,
    SELL_ATTACHED,
    STAY,
    USE,
    VISIT,
)
from gunmetal.games.western.choices import discard_card, gunfighters_in, hand_cards, locations_in, shared_decision, shared_options
from gunmetal.games.western.deck import discard_from_hand, refill_hand
from gunmetal.games.western.dollars import earn, pay
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
from gunmetal.games.western.gang import hang, look_at_dead
from gunmetal.games.western.state import (
    COLOURS,
    GANG,
    KINDS,
    NOTHING,
    SIDES,
    Category,
    Effect,
    Event,
    Location,
    Phase,
    Use,
)
from gunmetal.games.western.town import go, may_stay, on_foot, two_steps
from gunmetal.games.western.ventures import forget_action, may_roll_again
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule

__all__ = ["apply", "begin", "options", "prepare"]

UNUSED, IN_USE, USED = 0, 1, 2     # the town card (SM-9)


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


@rule
def in_town(s: State, out: Numbers) -> int:                            # SM-9
    """The use of the town card, and one action card; in either order."""
    p = s.active
    out[0] = DONE
    n = 1
    for kind in range(KINDS):
        if s.players[p].hand[kind] > 0:
            if s.location_used != USED and may_hire(s, p, kind):
                out[n] = HIRE + kind
                n += 1
            elif s.location_used != USED and may_buy(s, p, kind):
                for slot in range(s.players[p].gang_size):
                    out[n] = ATTACH + kind * GANG + slot
                    n += 1
            elif may_play(s, p, kind):
                out[n] = PLAY + kind
                n += 1
    for slot in range(s.players[p].gang_size):
        if may_open_bag(s, p, slot):                                   # SM-11
            out[n] = BAG + slot
            n += 1
        if s.location_used != USED:
            for colour in range(COLOURS):
                if may_sell(s, p, slot, colour):
                    out[n] = SELL_ATTACHED + slot * COLOURS + colour
                    n += 1
    if s.location_used != USED:
        if may_visit(s, p):                                            # SM-19
            out[n] = VISIT
            n += 1
        if s.done_here == 0:
            n = once_a_turn(s, out, n)
    return n


@rule
def once_a_turn(s: State, out: Numbers, n: int) -> int:
    p = s.active
    player = s.players[p]
    here = player.place
    if here == Location.SALOON and may_act(s, p, Effect.SHOOTOUT):     # SM-20
        out[n] = FREE_SHOOTOUT
        out[n + 1] = FREE_BRAWL
        n += 2
    elif here == Location.SHERIFFS_OFFICE:                             # SM-21
        n = gunfighters_in(player.captives, JAIL, out, n)
        if has_poster(s, p):
            n = gunfighters_in(player.captives, JAIL_WITH_POSTER, out, n)
    elif here == Location.GALLOWS:                                     # SM-13
        n = gunfighters_in(player.captives, HANG, out, n)
    elif here == Location.GOLD_MINE:                                   # SM-15
        out[n] = MINE
        n += 1
    elif here == Location.BANK:                                        # SM-22
        n = amounts(s, p, out, n)
    elif here == Location.HOTEL:                                       # SM-16
        for slot in range(player.gang_size):
            if may_rest(s, p, slot):
                out[n] = HEAL + slot
                n += 1
    return n


@rule
def amounts(s: State, p: int, out: Numbers, n: int) -> int:
    """Any amount may lie on the account (SM-2, SM-22)."""
    player = s.players[p]
    for dollars in range(player.dollars + player.account + 1):
        if dollars != player.account or s.phase == Phase.OPENING_ACCOUNT:
            out[n] = ACCOUNT + dollars
            n += 1
    return n


@rule
def may_play(s: State, p: int, kind: int) -> bool:                     # SM-9
    card = s.cards[kind]
    if card.category != Category.ACTION or s.card_played == 1:
        return False
    return (card.location == Location.ANYWHERE or card.location == s.players[p].place) and may_act(s, p, card.effect)


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
def options(s: State, out: Numbers) -> int:
    """Writes the legal actions to `out` and returns how many there are."""
    if s.phase == Phase.TOWN:
        return in_town(s, out)
    if s.phase == Phase.MOVE:
        return moves(s, out)
    if s.phase == Phase.LASSO or s.phase == Phase.STEAL or s.phase == Phase.ATTACH:
        return lasso_options(s, out)
    if s.phase == Phase.CARDS:
        out[0] = DONE
        return dynamite(s, out, 1)
    if s.phase == Phase.OPENING_ACCOUNT:
        return amounts(s, s.decider, out, 0)
    if s.phase == Phase.EXCHANGE:
        out[0] = DONE
        return hand_cards(s, s.decider, DISCARD, out, 1)
    if s.phase == Phase.VICTIM:
        return seats_in(accounts_to_rob(s, s.active), out)
    if s.phase == Phase.RELEASE and s.effect == Effect.ESCAPE:
        return gunfighters_in(own_captives(s, s.active), RELEASE, out, 0)
    return shared_options(s, out)


@rule
def dynamite(s: State, out: Numbers, n: int) -> int:                   # SM-11
    slot = bearer_of(s, s.decider, Use.OUTLAW_THREE)
    for colour in range(COLOURS):
        kind = s.players[s.decider].gang[slot].attached[colour]
        if kind != NOTHING and s.cards[kind].use == Use.OUTLAW_THREE:
            out[n] = USE + kind
            n += 1
    return n


@rule
def seats_in(mask: int, out: Numbers) -> int:
    n = 0
    for p in range(SIDES):
        if mask >> p & 1 == 1:
            out[n] = ROB + p
            n += 1
    return n


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
