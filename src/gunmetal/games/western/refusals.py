"""Why an action is not allowed (`options` decides that it is not; the same predicates say here which rule forbids it).

Both games share what is said of moving, acting, choosing and dice; the numbers of their rules stand in a `Book`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from gunmetal.games.western import actions as A
from gunmetal.games.western.dice import shows
from gunmetal.games.western.fights import may_take_part
from gunmetal.games.western.gang import has_room
from gunmetal.games.western.notation import FORMS, bearer_of_action, block_of
from gunmetal.games.western.state import GANG, NOTHING, THE_THREE, Category, Effect, Location, Phase, Town
from gunmetal.games.western.town import is_empty, is_in_play, meets, meets_anybody, ruins_beside
from gunmetal.games.western.ventures import has_capture_target, is_gamble, least_stake, may_be_captured, most_stake
from gunmetal.games.western.wording import hyphened
from gunmetal.kernel.problems import Refusal


@dataclass(frozen=True)
class Book:
    """The numbers of a game's rules, by what they are about."""

    cards: int                                 # how many kinds of cards it has
    phases: Mapping[Phase, str]
    effects: Mapping[Effect, str]              # what each action card does
    moving: str
    hiring: str
    playing: str                               # an action card
    saloon: str
    jail: str
    poster: str
    gallows: str
    account: str
    gambling: str


def rule_of(s: Town, book: Book) -> str:
    """The rule that governs a decision."""
    if s.phase in (Phase.FIGHTER, Phase.TARGET, Phase.PLACE, Phase.RELEASE):
        return book.effects.get(Effect(s.effect), book.playing)
    return book.phases.get(Phase(s.phase), book.playing)


def names_something(s: Town, book: Book, action: int) -> bool:
    """Whether the action is about a card, a location and a gunfighter that this game has."""
    if not 0 <= action < A.ACTIONS:
        return False
    first = block_of(action)
    form, number = FORMS[first], action - first
    if first == A.ATTACH:
        number //= GANG
    if "LOCATION" in form:
        return number < s.location_count
    if "OWN" in form or "ANY" in form:
        seat, slot = bearer_of_action(s, action)
        return slot < s.players[seat].gang_size and (first != A.ATTACH or number < book.cards)
    return "CARD" not in form or number < book.cards


def not_now(s: Town, book: Book) -> Refusal:
    return Refusal("refused-not-now", rule_of(s, book), decision=hyphened(Phase(s.phase).name))


def in_general(s: Town, book: Book, over: str, action: int) -> Refusal | None:
    """What needs no look at the decision."""
    if s.phase == Phase.OVER:
        return Refusal("refused-game-over", over)
    if action == A.DONE and s.phase != Phase.PREPARED:
        return Refusal("refused-must-choose", rule_of(s, book))
    return None if names_something(s, book, action) else not_now(s, book)


def too_few(s: Town, p: int, dollars: int, rule: str) -> Refusal:
    return Refusal("refused-too-few-dollars", rule, dollars=dollars, cash=s.players[p].dollars)


def not_in_hand(kind: int, rule: str) -> Refusal:
    return Refusal("refused-not-in-hand", rule, card=kind)


# ---- moving

def moving(s: Town, book: Book, action: int, near: int, has_card: bool) -> Refusal:
    """`near`: where the player can go for nothing; `has_card`: Boots or a Horse, if the action spends one."""
    here, first = s.players[s.active].place, block_of(action)
    if action == A.STAY:
        return Refusal("refused-leave-church", book.moving)
    location = action - first
    if first == A.BOOTS and not has_card:
        return Refusal("refused-no-boots", book.moving)
    if first == A.HORSE and not has_card:
        return Refusal("refused-no-horse", book.moving)
    if location == here:
        return Refusal("refused-already-there", book.moving, location=location)
    if not is_in_play(s, location):
        return Refusal("refused-out-of-play", book.moving, location=location)
    if near >> location & 1 == 1:
        return Refusal("refused-card-not-needed", book.moving, location=location)
    return Refusal("refused-cannot-reach", book.moving, location=location)


# ---- in town

def hiring(s: Town, book: Book, kind: int, has_hired: bool) -> Refusal | None:
    player = s.players[s.active]
    if player.hand[kind] == 0:
        return not_in_hand(kind, book.hiring)
    if player.place != Location.TRAIN_STATION:
        return Refusal("refused-wrong-location", book.hiring, location=Location.TRAIN_STATION)
    if has_hired:
        return Refusal("refused-already-hired", book.hiring)
    if not has_room(s, s.active):
        return Refusal("refused-gang-full", book.hiring, limit=s.gang_limit)
    return too_few(s, s.active, s.cards[kind].cost, book.hiring) if s.cards[kind].cost > player.dollars else None


def buying(s: Town, kind: int, rule: str) -> Refusal | None:
    card, player = s.cards[kind], s.players[s.active]
    if card.category in (Category.GUNFIGHTER, Category.ACTION):
        return Refusal("refused-not-bought", rule, card=kind)
    if player.hand[kind] == 0:
        return not_in_hand(kind, rule)
    if card.location != player.place:
        return Refusal("refused-card-elsewhere", rule, card=kind, location=card.location)
    return too_few(s, s.active, card.cost, rule) if card.cost > player.dollars else None


def playing(s: Town, book: Book, kind: int) -> Refusal | None:
    card, player = s.cards[kind], s.players[s.active]
    if card.category != Category.ACTION:
        return Refusal("refused-not-an-action", book.playing, card=kind)
    if player.hand[kind] == 0:
        return not_in_hand(kind, book.playing)
    if s.card_played == 1:
        return Refusal("refused-card-played", book.playing)
    if card.location not in (Location.ANYWHERE, player.place):
        return Refusal("refused-card-elsewhere", book.playing, card=kind, location=card.location)
    return None


def fighting(s: Town, rule: str) -> Refusal | None:
    return None if meets_anybody(s, s.active) else Refusal("refused-nobody-here", rule)


def venturing(s: Town, book: Book, effect: int) -> Refusal:
    """A card without a legal target or an affordable stake may not be played (SL-13)."""
    p, rule = s.active, book.effects[Effect(effect)]
    if effect == Effect.CAPTURE and not has_capture_target(s, p):
        return Refusal("refused-nobody-to-capture", rule)
    if is_gamble(effect):
        return too_few(s, p, least_stake(effect), rule)
    if effect == Effect.REBUILD:
        return Refusal("refused-no-ruins", rule)
    if effect == Effect.EXPLOSION:
        return Refusal("refused-nothing-to-blow-up", rule)
    if effect == Effect.JAILBREAK and s.jail == 0:
        return Refusal("refused-jail-empty", rule)
    assert not has_room(s, p)
    return Refusal("refused-gang-full", rule, limit=s.gang_limit)


def with_captive(s: Town, book: Book, action: int, has_poster: bool) -> Refusal | None:
    """Jailing and hanging."""
    first = block_of(action)
    kind, here = action - first, s.players[s.active].place
    rule, place = (book.gallows, Location.GALLOWS) if first == A.HANG else (book.jail, Location.SHERIFFS_OFFICE)
    if here != place:
        return Refusal("refused-wrong-location", rule, location=place)
    if s.players[s.active].captives >> kind & 1 == 0:
        return Refusal("refused-not-captive", rule, fighter=kind)
    if first == A.JAIL_WITH_POSTER and not has_poster:
        return Refusal("refused-no-poster", book.poster)
    return None


def banking(s: Town, book: Book, dollars: int) -> Refusal:
    player = s.players[s.decider]
    if s.phase == Phase.TOWN and player.place != Location.BANK:
        return Refusal("refused-wrong-location", book.account, location=Location.BANK)
    if dollars == player.account:
        return Refusal("refused-account-same", book.account, dollars=dollars)
    return Refusal("refused-account-too-much", book.account, most=player.dollars + player.account)


# ---- an action that is going on

def choosing(s: Town, book: Book, action: int) -> Refusal:
    """A gunfighter for what is going on, or whom it is aimed at."""
    seat, slot = bearer_of_action(s, action)
    rule, fighter = rule_of(s, book), s.players[seat].gang[slot].kind
    if s.phase == Phase.TARGET:
        if s.effect == Effect.CAPTURE and meets(s, s.active, seat) and not may_be_captured(s, s.active, seat, slot):
            return Refusal("refused-slippery", rule, fighter=fighter)
        return Refusal("refused-no-target", rule, fighter=fighter)
    if s.phase == Phase.FIGHTER and seat == s.chooser and not may_take_part(s, seat, slot):
        return Refusal("refused-seriously-injured", rule, fighter=fighter)
    if s.phase == Phase.FIGHTER and s.chooser == THE_THREE:
        return Refusal("refused-not-of-three", "SM-38", fighter=fighter)
    return Refusal("refused-not-yours", rule, fighter=fighter)


def placing(s: Town, book: Book, location: int) -> Refusal:
    rule = rule_of(s, book)
    if s.effect == Effect.REBUILD:
        assert ruins_beside(s, s.active) >> location & 1 == 0
        return Refusal("refused-not-a-ruin", rule, location=location)
    if not is_in_play(s, location):
        return Refusal("refused-out-of-play", rule, location=location)
    assert not is_empty(s, location)
    return Refusal("refused-somebody-there", rule, location=location)


def in_action(s: Town, book: Book, action: int) -> Refusal:
    """Decisions that both games have."""
    first = block_of(action)
    number = action - first
    if first == A.CHOOSE and s.phase in (Phase.FIGHTER, Phase.TARGET, Phase.WOUND, Phase.ATTACH):
        return choosing(s, book, action)
    if first == A.STAKE and s.phase == Phase.STAKE:
        most = min(most_stake(s.effect), s.players[s.active].dollars)
        return Refusal("refused-stake", book.gambling, least=least_stake(s.effect), most=most)
    if first == A.REROLL and s.phase == Phase.REROLL:
        assert shows(s, number) == NOTHING
        return Refusal("refused-no-such-die", book.gambling, suit=number)
    if first == A.PLACE and s.phase == Phase.PLACE:
        return placing(s, book, number)
    if first == A.RELEASE and s.phase == Phase.RELEASE:
        return Refusal("refused-not-in-jail", rule_of(s, book), fighter=number)
    if first == A.DISCARD and s.phase in (Phase.DISCARD, Phase.EXCHANGE):
        return not_in_hand(number, rule_of(s, book))
    return not_now(s, book)
