"""A card in the terminal: face-up on the ground of its colour, face-down in parentheses."""

from collections.abc import Sequence

from rich.text import Text

from gunmetal.games.gunrunners.notation import kind_text
from gunmetal.games.gunrunners.state import LAST_SPECIAL, Kind
from gunmetal.games.gunrunners.views import CardSeen, View
from gunmetal.terminal.screen import Screen

UNKNOWN, MIXED = "?", "~"


def kind_name(screen: Screen, kind: int) -> str:
    """The name of a kind as sentences have it."""
    return screen.texts.text(f"agent-{kind_text(kind)}")


def full_name(screen: Screen, kind: int, values: Sequence[int]) -> str:
    """The name with the number: that of a plain agent has it already."""
    return kind_name(screen, kind) + (f" {values[kind]}" if kind <= LAST_SPECIAL else "")


def label(screen: Screen, view: View, kind: Kind) -> str:
    """What stands on a card: of a plain agent the number alone."""
    return full_name(screen, kind, view.values) if kind <= LAST_SPECIAL else str(view.values[kind])


def card(screen: Screen, view: View, seen: CardSeen) -> Text:
    if seen.face_up and seen.kind is not None:
        return screen.chip(seen.owner, label(screen, view, seen.kind))
    hidden = MIXED if seen.mixed else UNKNOWN
    return Text.assemble("(", screen.badge(seen.owner), f" {hidden if seen.kind is None else label(screen, view, seen.kind)})")
