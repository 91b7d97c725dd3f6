"""What happened in Gunrunners, in few sentences: the table shows the rest."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from gunmetal.games.gunrunners.state import Event
from gunmetal.kernel.events import Told
from gunmetal.terminal.screen import Screen

HEADINGS = (Event.TURN_BEGAN, Event.BUST_BEGAN, Event.FINAL_BUST_BEGAN, Event.GAME_ENDED)


def tell(screen: Screen, events: Sequence[Told]) -> Text:
    """Every event has its sentence, with two exceptions: a card that another draws, and a Special Delivery as the rule has it."""
    told = Text()
    for kind, run in groupby(events, key=lambda told: told.kind):
        together = list(run)
        if kind is Event.SPECIAL_DELIVERY and _is_regular(together):
            _add(told, kind, screen.texts.worded("terminal-special-delivery", together[0].named()))
        elif kind is not Event.CARD_DRAWN:
            for event in together:
                _add(told, kind, screen.texts.event(event))
    return told


def _add(told: Text, kind: object, sentence: str) -> None:
    heads = kind in HEADINGS
    if told:
        told.append("\n" if heads else " ")
    told.append(sentence, "bold" if heads else "")


def _is_regular(deliveries: Sequence[Told]) -> bool:                   # GR-26
    return [told.named()["crates"] for told in deliveries] == [2] + [1] * (len(deliveries) - 1)
