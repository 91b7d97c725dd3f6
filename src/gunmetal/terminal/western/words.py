"""Names, suits, wounds and bonuses: the small words of the drawing."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.text import Text

from gunmetal.games.western.cardfile import MARKERS
from gunmetal.games.western.state import TO_FOE, Category, Effect, Special, Suit, Test, Use
from gunmetal.games.western.views import CardSeen, FighterSeen, PlayerSeen, TownView
from gunmetal.terminal.marks import SEAT_STYLES
from gunmetal.terminal.screen import Screen

ATTRIBUTES = tuple(test for test in Test if test <= Test.OUTLAW)
SUIT_STYLES = ("", "red", "red", "", "bold")
WOUND_STYLE = "bold red"


def _named(screen: Screen, family: str, value: int) -> str:
    """A name as sentences have it."""
    return screen.texts.text(f"{family}-{screen.game.event_words(family, value)}".replace("_", "-"))


def card_name(screen: Screen, kind: int) -> str:
    return _named(screen, "card", kind)


def card_names(screen: Screen, kinds: Iterable[int]) -> str:
    """Each kind once, with how many there are of it."""
    counted = sorted(Counter(kinds).items())
    return ", ".join(card_name(screen, kind) + (f" ×{count}" if count > 1 else "") for kind, count in counted)


def location_name(screen: Screen, location: int) -> str:
    return _named(screen, "location", location)


def location_about(screen: Screen, location: int) -> str:
    return screen.texts.text(f"location-{screen.game.event_words('location', location)}-about".replace("_", "-"))


def player_name(screen: Screen, seat: int, view: TownView) -> str:
    name = screen.colour(seat)
    return screen.texts.text("terminal-you", colour=name) if seat == view.seat else name


def trump(screen: Screen, player: PlayerSeen) -> Text:
    """The trump suit; in Gunsmoke it has the colour of the marker (SM-3)."""
    if player.trump is None:
        return Text()
    name = _named(screen, "suit", player.trump)
    if player.marker is None:
        return Text(name, SUIT_STYLES[player.trump])
    return Text(f" {name} ", SEAT_STYLES[MARKERS[player.marker]])


def die(screen: Screen, face: int, is_trump: bool) -> Text:
    """A face of a die: dark on light if it scores."""
    return Text(f"[{screen.marks.suits[min(face, Suit.JOKER)]}]", "bold reverse" if is_trump else "dim")


def health(screen: Screen, fighter: FighterSeen) -> Text:
    """A mark for each wound, and one for each that can still be taken."""
    wounds = min(fighter.wounds, fighter.life)
    return Text.assemble((screen.marks.wound * wounds, WOUND_STYLE), (screen.marks.unhurt * (fighter.life - wounds), "dim"))


def test_name(screen: Screen, test: int) -> str:
    """In full where there is room."""
    if screen.is_wide:
        return full_test_name(screen, test)
    return screen.texts.text(f"terminal-western-short-{Test(test).name.lower()}")


def full_test_name(screen: Screen, test: int) -> str:
    return _named(screen, "test", test)


def bonuses(screen: Screen, card: CardSeen) -> Iterator[str]:
    """What a card adds to the tests of its bearer, and to those of opponents."""
    for test, bonus in enumerate(card.bonus):
        if bonus and test < TO_FOE:
            yield f"{test_name(screen, test)} {_signed(bonus)}"
        elif bonus:
            yield screen.texts.text("terminal-western-foe", test=test_name(screen, test - TO_FOE), bonus=_signed(bonus))


def _signed(bonus: int) -> str:
    return f"{bonus:+d}".replace("-", "\N{MINUS SIGN}")


def card_with_bonuses(screen: Screen, view: TownView, kind: int) -> str:
    """A card that lies open: its name, and in parentheses what it brings."""
    card = view.cards[kind]
    brings = list(bonuses(screen, card))
    if card.use != Use.NONE:
        brings.append(screen.texts.text(f"use-{_word(card.use)}"))
    return card_name(screen, kind) + (f" ({', '.join(brings)})" if brings else "")


def special_name(screen: Screen, card: CardSeen) -> str:
    return screen.texts.text(f"special-{_word(card.special)}") if card.special != Special.NONE else ""


def in_short(screen: Screen, card: CardSeen) -> str:
    """What a card in hand is good for."""
    words: list[str] = []
    if card.category == Category.GUNFIGHTER:
        words.append(" ".join(f"{test_name(screen, test)} {card.bonus[test]}" for test in ATTRIBUTES))
        words.append(special_name(screen, card))
    elif card.effect != Effect.NONE:
        words.append(screen.texts.text(f"effect-{_word(card.effect)}-about"))
    else:
        words.extend(bonuses(screen, card))
        if card.hands:
            words.append(screen.texts.text("terminal-western-hands", hands=card.hands))
        if card.use != Use.NONE:
            words.append(screen.texts.text(f"use-{_word(card.use)}-about"))
    return f" {screen.marks.dot} ".join(word for word in words if word)


def _word(name: Effect | Special | Use) -> str:
    return name.name.lower().replace("_", "-")
