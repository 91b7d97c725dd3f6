"""Which options there are in every decision: the one place that says what is legal."""

from gunmetal.games.gunslingers.locations import (
    has_poster,
    may_bank,
    may_buy,
    may_hire,
    may_sell,
)
from gunmetal.games.gunslingers.movement import moves
from gunmetal.games.gunslingers.revealed import (
    may_use,
    must_give_up,
    revealed_for,
)
from gunmetal.games.gunslingers.state import HIRE_STEP, TRADE_STEP, State
from gunmetal.games.gunslingers.ventures import (
    may_act,
    may_ambush,
    may_fight,
)
from gunmetal.games.gunslingers.wounds import is_wounded
from gunmetal.games.western.actions import (
    ACCOUNT,
    BAG,
    BUY,
    CHOOSE,
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
from gunmetal.games.western.choices import gunfighters_in, shared_options
from gunmetal.games.western.state import (
    GANG,
    KINDS,
    NOTHING,
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
    if s.phase == Phase.CARDS or s.phase == Phase.GIVE_UP:
        return revealed_options(s, out)
    if s.phase == Phase.REST or s.phase == Phase.WOUND:
        return own_fighters(s, out)
    if s.phase == Phase.MISS:
        out[0] = DONE
        out[1] = MISS
        return 2
    if s.phase == Phase.TARGET and s.effect == Effect.BUSHWHACK:
        return victims(s, out)
    return shared_options(s, out)


@rule
def in_town(s: State, out: Numbers) -> int:
    """Steps 3, 4 and 5: whoever takes one leaves those before it behind."""
    p = s.active
    out[0] = DONE
    n = 1
    for kind in range(KINDS):
        if s.players[p].hand[kind] > 0:
            if s.step <= HIRE_STEP and may_hire(s, p, kind):
                out[n] = HIRE + kind
                n += 1
            elif s.step <= TRADE_STEP and may_buy(s, p, kind):
                out[n] = BUY + kind
                n += 1
            elif may_play(s, p, kind):
                out[n] = PLAY + kind
                n += 1
    if s.step <= TRADE_STEP:
        n = trades(s, out, n)
    if s.location_used == 0:
        n = free_actions(s, out, n)
    return n


@rule
def trades(s: State, out: Numbers, n: int) -> int:                     # SL-12
    p = s.active
    before = NOTHING
    for i in range(s.revealed[p].size):
        kind = s.revealed[p].cards[i]
        if kind != before and may_sell(s, p, kind):
            out[n] = SELL + kind
            n += 1
        before = kind
    for dollars in range(s.bank_limit + 1):
        if may_bank(s, p, dollars):
            out[n] = ACCOUNT + dollars
            n += 1
    if revealed_for(s, p, Use.HEAL_ONE) != NOTHING:                    # SL-27
        for slot in range(s.players[p].gang_size):
            if is_wounded(s, p, slot):
                out[n] = BAG + slot
                n += 1
    return n


@rule
def may_play(s: State, p: int, kind: int) -> bool:                     # SL-13
    card = s.cards[kind]
    if card.category != Category.ACTION or s.card_played == 1:
        return False
    return (card.location == Location.ANYWHERE or card.location == s.players[p].place) and may_act(s, p, card.effect)


@rule
def free_actions(s: State, out: Numbers, n: int) -> int:               # SL-13
    p = s.active
    here = s.players[p].place
    if here == Location.SALOON and may_fight(s, p):                    # SL-23
        out[n] = FREE_SHOOTOUT
        out[n + 1] = FREE_BRAWL
        return n + 2
    if here == Location.SHERIFFS_OFFICE:                               # SL-24
        n = gunfighters_in(s.players[p].captives, JAIL, out, n)
        if has_poster(s, p):
            n = gunfighters_in(s.players[p].captives, JAIL_WITH_POSTER, out, n)
    if here == Location.GALLOWS:                                       # SL-19
        n = gunfighters_in(s.players[p].captives, HANG, out, n)
    return n


@rule
def revealed_options(s: State, out: Numbers) -> int:
    """Cards that help, or none (SL-27); cards beyond the limit (SL-28)."""
    n = 0
    if s.phase == Phase.CARDS:
        out[0] = DONE
        n = 1
    before = NOTHING
    for i in range(s.revealed[s.decider].size):
        kind = s.revealed[s.decider].cards[i]
        if kind != before:
            if s.phase == Phase.CARDS and may_use(s, s.decider, kind):
                out[n] = USE + kind
                n += 1
            elif s.phase == Phase.GIVE_UP and must_give_up(s, s.decider, kind):
                out[n] = GIVE_UP + kind
                n += 1
        before = kind
    return n


@rule
def own_fighters(s: State, out: Numbers) -> int:
    """Who recovers (SL-20), who is hit (SL-35)."""
    n = 0
    for slot in range(s.players[s.active].gang_size):
        if s.phase == Phase.WOUND:
            out[n] = CHOOSE + s.active * GANG + slot
            n += 1
        elif is_wounded(s, s.active, slot):
            out[n] = HEAL + slot
            n += 1
    return n


@rule
def victims(s: State, out: Numbers) -> int:                            # SL-32
    n = 0
    for p in range(s.player_count):
        if may_ambush(s, s.active, p):
            for slot in range(s.players[p].gang_size):
                out[n] = CHOOSE + p * GANG + slot
                n += 1
    return n
