"""Why an action is not allowed in Gunsmoke, and by which rule."""

from gunmetal.games.gunsmoke.attached import bearer_of, colour_of, price
from gunmetal.games.gunsmoke.cards import COUNT
from gunmetal.games.gunsmoke.gangs import own_captives
from gunmetal.games.gunsmoke.state import USED, State
from gunmetal.games.gunsmoke.towns import BELL, HORSE_PRICE, ROOM, has_poster
from gunmetal.games.gunsmoke.ventures import accounts_to_rob
from gunmetal.games.western import actions as A
from gunmetal.games.western.gang import has_room
from gunmetal.games.western.notation import bearer_of_action, block_of, card_of_action
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
    too_few,
    venturing,
    with_captive,
)
from gunmetal.games.western.state import NOTHING, THE_THREE, Effect, EndReason, Location, Phase, Use
from gunmetal.games.western.town import on_foot
from gunmetal.kernel.problems import Refusal

BOOK = Book(
    cards=COUNT,
    phases={
        Phase.PREPARED: "SM-1", Phase.OPENING_ACCOUNT: "SM-2", Phase.EXCHANGE: "SM-5", Phase.MOVE: "SM-8", Phase.TOWN: "SM-9",
        Phase.CARDS: "SM-11", Phase.LASSO: "SM-29", Phase.STEAL: "SM-29", Phase.ATTACH: "SM-29", Phase.STAKE: "SM-32",
        Phase.REROLL: "SM-32", Phase.BIBLE: "SM-11", Phase.VICTIM: "SM-31", Phase.DISCARD: "SM-10", Phase.OVER: "SM-36",
    },
    effects={
        Effect.SHOOTOUT: "SM-29", Effect.BRAWL: "SM-29", Effect.CAPTURE: "SM-30", Effect.ESCAPE: "SM-30", Effect.HOLD_UP: "SM-31",
        Effect.GAMBLE: "SM-32", Effect.MINING: "SM-32", Effect.EXPLOSION: "SM-33", Effect.REBUILD: "SM-33",
        Effect.JAILBREAK: "SM-33", Effect.BOUNTY: "SM-33", Effect.ROB_TRAIN: "SM-33",
    },
    moving="SM-8", hiring="SM-23", playing="SM-9", saloon="SM-20", jail="SM-21", poster="SM-11", gallows="SM-13",
    account="SM-22", gambling="SM-32",
)
ONCE = (A.HIRE, A.HEAL, A.MINE, A.FREE_SHOOTOUT, A.FREE_BRAWL, A.JAIL, A.JAIL_WITH_POSTER, A.HANG, A.ACCOUNT)
ON_TOWN_CARD = {A.HEAL: (Location.HOTEL, "SM-16"), A.MINE: (Location.GOLD_MINE, "SM-15"), A.VISIT: (Location.MADAME_BELL, "SM-19"),
                A.FREE_SHOOTOUT: (Location.SALOON, "SM-20"), A.FREE_BRAWL: (Location.SALOON, "SM-20")}


def over(s: State) -> str:
    return "SM-40" if s.end_reason in (EndReason.SOLO_WON, EndReason.SOLO_LOST) else "SM-36"


def rule_now(s: State) -> str:
    if s.phase == Phase.OVER:
        return over(s)
    if s.phase == Phase.FIGHTER and s.chooser == THE_THREE:
        return "SM-38"
    return rule_of(s, BOOK)


def why_not(s: State, action: int) -> Refusal:
    """Called only for actions that are not among the options."""
    refusal = in_general(s, BOOK, over(s), action)
    if refusal:
        return refusal
    first = block_of(action)
    number = action - first
    if s.phase == Phase.MOVE and (action == A.STAY or first in (A.MOVE, A.BOOTS, A.HORSE, A.RIDE)):
        return going(s, action)
    if s.phase == Phase.TOWN:
        return in_town(s, action)
    if s.phase == Phase.OPENING_ACCOUNT and first == A.ACCOUNT:
        most = s.players[s.decider].dollars + s.players[s.decider].account
        return Refusal("refused-account-too-much", "SM-2", most=most)
    if s.phase == Phase.CARDS and first == A.USE:
        return Refusal("refused-does-not-help", "SM-11", card=number)
    if s.phase == Phase.VICTIM and first == A.ROB:
        return Refusal("refused-no-money-there", "SM-31", owner=number)
    if s.phase == Phase.RELEASE and s.effect == Effect.ESCAPE and first == A.RELEASE:
        return Refusal("refused-not-own-captive", "SM-30", fighter=number)
    if s.phase == Phase.LASSO and first == A.LASSO:
        return Refusal("refused-no-lasso", "SM-29", fighter=fighter_of(s, action))
    if s.phase == Phase.STEAL and first == A.STEAL:
        return Refusal("refused-nothing-to-steal", "SM-29", fighter=fighter_of(s, action))
    return in_action(s, BOOK, action)


def fighter_of(s: State, action: int) -> int:
    seat, slot = bearer_of_action(s, action)
    return s.players[seat].gang[slot].kind


def going(s: State, action: int) -> Refusal:
    p, first = s.active, block_of(action)
    if first == A.RIDE:
        if s.players[p].place != Location.LIVERY:
            return Refusal("refused-wrong-location", "SM-18", location=Location.LIVERY)
        if s.players[p].dollars < HORSE_PRICE:
            return too_few(s, p, HORSE_PRICE, "SM-18")
    use = Use.MOVE_TWO if first == A.BOOTS else Use.MOVE_ANYWHERE
    return moving(s, BOOK, action, on_foot(s, p), bearer_of(s, p, use) != NOTHING)


def in_town(s: State, action: int) -> Refusal:
    first = block_of(action)
    number = action - first
    refusal: Refusal | None = None
    if first in (A.BUY, A.SELL):
        refusal = Refusal("refused-name-bearer", "SM-26", card=number)
    elif first == A.BAG:
        refusal = opening_bag(s, action)
    elif first == A.PLAY:
        refusal = playing(s, BOOK, number) or acting(s, s.cards[number].effect)
    elif first in (*ONCE, A.ATTACH, A.SELL_ATTACHED, A.VISIT):
        refusal = using_town_card(s, action)
    return refusal or not_now(s, BOOK)


def opening_bag(s: State, action: int) -> Refusal:
    seat, slot = bearer_of_action(s, action)
    if colour_of(s, seat, slot, Use.HEAL_TWO) == NOTHING:
        return Refusal("refused-no-own-bag", "SM-11", fighter=fighter_of(s, action))
    return Refusal("refused-not-wounded", "SM-11", fighter=fighter_of(s, action))


def using_town_card(s: State, action: int) -> Refusal | None:
    """First that the place is wrong, then that its use is over, then what else is missing."""
    p, first = s.active, block_of(action)
    number = action - first
    place, rule = ON_TOWN_CARD.get(first, (s.players[p].place, "SM-9"))
    if s.players[p].place != place:
        return Refusal("refused-wrong-location", rule, location=place)
    refusal: Refusal | None = None
    if first == A.HIRE:
        refusal = hiring(s, BOOK, number, s.done_here == 1)
    elif first == A.ATTACH:
        refusal = buying(s, card_of_action(s, action), "SM-14")
    elif first in (A.JAIL, A.JAIL_WITH_POSTER, A.HANG):
        refusal = with_captive(s, BOOK, action, has_poster(s, p))
    elif first == A.ACCOUNT and s.players[p].place != Location.BANK:
        refusal = banking(s, BOOK, number)
    if refusal:
        return refusal
    if s.location_used == USED or (first in ONCE and s.done_here == 1):
        return Refusal("refused-town-card-used", "SM-9")
    return missing(s, action)


def missing(s: State, action: int) -> Refusal | None:
    """The town card could still be used, but not like this."""
    p, first = s.active, block_of(action)
    player = s.players[p]
    if first == A.SELL_ATTACHED:
        return selling(s, action)
    if first == A.HEAL:
        if player.dollars < ROOM:
            return too_few(s, p, ROOM, "SM-16")
        return Refusal("refused-not-wounded", "SM-16", fighter=fighter_of(s, action))
    if first == A.VISIT:
        if s.bell >= player.gang_size:
            return Refusal("refused-visits-over", "SM-19", limit=player.gang_size)
        if s.deck_size + s.discards_size == 0:
            return Refusal("refused-no-cards-left", "SM-19")
        return too_few(s, p, BELL, "SM-19")
    if first == A.ACCOUNT:
        return banking(s, BOOK, action - first)
    return fighting(s, "SM-20")


def selling(s: State, action: int) -> Refusal:
    kind, here = card_of_action(s, action), s.players[s.active].place
    if kind == NOTHING:
        return Refusal("refused-not-attached", "SM-14", fighter=fighter_of(s, action))
    if s.cards[kind].sellable == 0:
        return Refusal("refused-never-sold", "SM-25", card=kind)
    assert price(s, kind, here) < 0
    return Refusal("refused-not-sold-here", "SM-14", card=kind, location=here)


def acting(s: State, effect: int) -> Refusal:
    """Why a card that may be played here has no legal target."""
    rule = BOOK.effects[Effect(effect)]
    if effect in (Effect.SHOOTOUT, Effect.BRAWL):
        refusal = fighting(s, rule)
        if refusal:
            return refusal
    if effect == Effect.ESCAPE:
        assert own_captives(s, s.active) == 0
        if not has_room(s, s.active):
            return Refusal("refused-gang-full", rule, limit=s.gang_limit)
        return Refusal("refused-nobody-to-free", rule)
    if effect == Effect.HOLD_UP:
        assert accounts_to_rob(s, s.active) == 0
        return Refusal("refused-no-accounts", rule)
    return venturing(s, BOOK, effect)
