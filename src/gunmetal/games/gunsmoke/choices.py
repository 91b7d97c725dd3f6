"""Which options there are in every decision: the one place that says what is legal."""

from gunmetal.games.gunsmoke.attached import (
    bearer_of,
    may_buy,
    may_open_bag,
    may_sell,
)
from gunmetal.games.gunsmoke.gangs import own_captives
from gunmetal.games.gunsmoke.lasso import lasso_options
from gunmetal.games.gunsmoke.movement import moves
from gunmetal.games.gunsmoke.state import USED, State
from gunmetal.games.gunsmoke.towns import (
    has_poster,
    may_hire,
    may_rest,
    may_visit,
)
from gunmetal.games.gunsmoke.ventures import accounts_to_rob, may_act
from gunmetal.games.western.actions import (
    ACCOUNT,
    ATTACH,
    BAG,
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
    USE,
    VISIT,
)
from gunmetal.games.western.choices import gunfighters_in, hand_cards, shared_options
from gunmetal.games.western.state import (
    COLOURS,
    GANG,
    KINDS,
    NOTHING,
    SIDES,
    Category,
    Effect,
    Location,
    Phase,
    Use,
)
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule


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
