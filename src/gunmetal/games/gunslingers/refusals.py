"""Why an action is not allowed in Gunslingers, and by which rule."""

from gunmetal.games.gunslingers.cards import COUNT
from gunmetal.games.gunslingers.locations import NOT_SOLD_HERE, has_poster, price
from gunmetal.games.gunslingers.movement import reach
from gunmetal.games.gunslingers.revealed import count_revealed, helps, is_within_limit, revealed_for
from gunmetal.games.gunslingers.state import ACT_STEP, HIRE_STEP, TRADE_STEP, State
from gunmetal.games.gunslingers.ventures import fighting_is_allowed, sees_anybody
from gunmetal.games.western import actions as A
from gunmetal.games.western.gang import anybody_stands
from gunmetal.games.western.notation import bearer_of_action, block_of
from gunmetal.games.western.refusals import (
    Book,
    banking,
    buying,
    fighting,
    hiring,
    in_action,
    in_general,
    moving,
    not_now,
    playing,
    rule_of,
    venturing,
    with_captive,
)
from gunmetal.games.western.state import NOTHING, Effect, EndReason, Location, Phase, Use
from gunmetal.kernel.problems import Refusal

BOOK = Book(
    cards=COUNT,
    phases={
        Phase.PREPARED: "SL-1", Phase.OPENING_ACCOUNT: "SL-3", Phase.EXCHANGE: "SL-5", Phase.REST: "SL-20", Phase.MISS: "SL-8",
        Phase.MOVE: "SL-10", Phase.TOWN: "SL-13", Phase.CARDS: "SL-27", Phase.STAKE: "SL-34", Phase.REROLL: "SL-34",
        Phase.BIBLE: "SL-27", Phase.WOUND: "SL-35", Phase.GIVE_UP: "SL-28", Phase.DISCARD: "SL-42", Phase.OVER: "SL-39",
    },
    effects={
        Effect.SHOOTOUT: "SL-30", Effect.BRAWL: "SL-31", Effect.BUSHWHACK: "SL-32", Effect.CAPTURE: "SL-33", Effect.BOUNTY: "SL-35",
        Effect.REBUILD: "SL-36", Effect.GAMBLE: "SL-34", Effect.GAMBLE_HIGH: "SL-34", Effect.ROB_BANK: "SL-35",
        Effect.ROB_TRAIN: "SL-35", Effect.RUSTLE: "SL-35", Effect.EXPLOSION: "SL-36", Effect.JAILBREAK: "SL-36",
    },
    moving="SL-10", hiring="SL-11", playing="SL-13", saloon="SL-23", jail="SL-24", poster="SL-27", gallows="SL-19",
    account="SL-14", gambling="SL-34",
)
STEPS = {HIRE_STEP: "SL-11", TRADE_STEP: "SL-12", ACT_STEP: "SL-13"}


def over(s: State) -> str:
    return "SL-40" if s.end_reason == EndReason.ROUND_LIMIT else "SL-39"


def rule_now(s: State) -> str:
    if s.phase == Phase.OVER:
        return over(s)
    return STEPS[s.step] if s.phase == Phase.TOWN else rule_of(s, BOOK)


def why_not(s: State, action: int) -> Refusal:
    """Called only for actions that are not among the options."""
    refusal = in_general(s, BOOK, over(s), action)
    if refusal:
        return refusal
    first = block_of(action)
    number = action - first
    if action == A.MISS and s.phase in (Phase.MOVE, Phase.TOWN, Phase.DISCARD):
        return Refusal("refused-cannot-miss", "SL-8")
    if s.phase == Phase.MOVE and (action == A.STAY or first in (A.MOVE, A.BOOTS, A.HORSE)):
        card = Use.MOVE_TWO if first == A.BOOTS else Use.MOVE_ANYWHERE
        return moving(s, BOOK, action, reach(s), revealed_for(s, s.active, card) != NOTHING)
    if s.phase == Phase.TOWN:
        return in_town(s, action)
    if s.phase == Phase.REST and first == A.HEAL:
        return not_wounded(s, action, "SL-20")
    if s.phase == Phase.CARDS and first == A.USE:
        return using(s, number)
    if s.phase == Phase.GIVE_UP and first == A.GIVE_UP:
        if count_revealed(s, s.decider, number) == 0:
            return Refusal("refused-not-revealed", "SL-28", card=number)
        return Refusal("refused-within-limit", "SL-28", card=number)
    return in_action(s, BOOK, action)


def not_wounded(s: State, action: int, rule: str) -> Refusal:
    seat, slot = bearer_of_action(s, action)
    return Refusal("refused-not-wounded", rule, fighter=s.players[seat].gang[slot].kind)


def in_town(s: State, action: int) -> Refusal:
    """Steps 3, 4 and 5."""
    first = block_of(action)
    number = action - first
    refusal: Refusal | None = None
    if first == A.HIRE:
        refusal = hiring(s, BOOK, number, s.hired == 1) or Refusal("refused-hiring-over", "SL-11")
    elif first in (A.BUY, A.SELL, A.BAG, A.ACCOUNT):
        refusal = trading(s, action)
    elif first == A.PLAY:
        refusal = playing(s, BOOK, number) or acting(s, s.cards[number].effect)
    elif first in (A.FREE_SHOOTOUT, A.FREE_BRAWL, A.JAIL, A.JAIL_WITH_POSTER, A.HANG):
        refusal = free_action(s, action)
    return refusal or not_now(s, BOOK)


def trading(s: State, action: int) -> Refusal:
    """Step 4."""
    first = block_of(action)
    number = action - first
    if s.step > TRADE_STEP:
        return Refusal("refused-trade-over", "SL-12")
    if first == A.BUY:
        refusal = buying(s, number, "SL-12")
        if refusal is None:
            assert not is_within_limit(s, s.active, number)
            refusal = Refusal("refused-revealed-limit", "SL-28", card=number)
        return refusal
    if first == A.SELL:
        return selling(s, number)
    if first == A.BAG:
        if revealed_for(s, s.active, Use.HEAL_ONE) == NOTHING:
            return Refusal("refused-no-bag", "SL-27")
        return not_wounded(s, action, "SL-27")
    if s.players[s.active].place == Location.BANK:
        if s.banked == 1:
            return Refusal("refused-account-set", "SL-14")
        if number > s.bank_limit:
            return Refusal("refused-account-limit", "SL-14", limit=s.bank_limit)
    return banking(s, BOOK, number)


def selling(s: State, kind: int) -> Refusal:
    here = s.players[s.active].place
    if count_revealed(s, s.active, kind) == 0:
        return Refusal("refused-not-revealed", "SL-12", card=kind)
    if price(s, kind, here) == NOT_SOLD_HERE:
        return Refusal("refused-not-sold-here", "SL-17", card=kind, location=here)
    return Refusal("refused-bought-this-turn", "SL-12", card=kind)


def acting(s: State, effect: int) -> Refusal:
    """Why a card that may be played here has no legal target."""
    rule, is_fight = BOOK.effects[Effect(effect)], effect in (Effect.SHOOTOUT, Effect.BRAWL)
    if (is_fight or effect in (Effect.BUSHWHACK, Effect.CAPTURE)) and not fighting_is_allowed(s):
        return Refusal("refused-no-fights-yet", "SL-29")
    if is_fight:
        refusal = fighting(s, rule)
        if refusal:
            return refusal
    if effect == Effect.BUSHWHACK and not sees_anybody(s, s.active):
        return Refusal("refused-nobody-near", rule)
    if not anybody_stands(s, s.active):
        return Refusal("refused-nobody-stands", "SL-37")
    return venturing(s, BOOK, effect)


def free_action(s: State, action: int) -> Refusal | None:
    if s.location_used != 0:
        return Refusal("refused-free-action-used", "SL-13")
    if action in (A.FREE_SHOOTOUT, A.FREE_BRAWL):
        if s.players[s.active].place != Location.SALOON:
            return Refusal("refused-wrong-location", "SL-23", location=Location.SALOON)
        return acting(s, Effect.SHOOTOUT if action == A.FREE_SHOOTOUT else Effect.BRAWL)
    return with_captive(s, BOOK, action, has_poster(s, s.active))


def using(s: State, kind: int) -> Refusal:
    """One item, and either one two-handed or two one-handed weapons; and only cards that help."""
    if count_revealed(s, s.decider, kind) == 0:
        return Refusal("refused-not-revealed", "SL-27", card=kind)
    if not helps(s, s.decider, kind):
        return Refusal("refused-does-not-help", "SL-27", card=kind)
    return Refusal("refused-no-hand-free", "SL-27", card=kind)
