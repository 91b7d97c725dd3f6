"""What happened, in few sentences: dice are told together, and what the table shows is left out."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from gunmetal.games.western.state import Event, Suit
from gunmetal.kernel.events import Told
from gunmetal.terminal.screen import Screen
from gunmetal.terminal.western.words import card_names

HEADINGS = (Event.TURN_BEGAN, Event.GAME_ENDED)
SHOWN = (Event.TRUMP_DEALT, Event.GUNFIGHTER_DEALT, Event.THREE_ARMED, Event.CARD_DRAWN)
TOGETHER = {                           # runs of these are one sentence: which, and what it lists
    Event.CARD_DISCARDED: ("terminal-western-discarded", "card"),
    Event.OWN_CARD_DRAWN: ("terminal-western-drawn", "card"),
    Event.OWN_DEAD_SEEN: ("terminal-western-dead-seen", "fighter"),
}


def tell(screen: Screen, events: Sequence[Told]) -> Text:
    told = Text()
    for kind, sentence in sentences(screen, [event for event in events if event.kind not in SHOWN]):
        heads = kind in HEADINGS
        if told:
            told.append("\n" if heads else " ")
        told.append(sentence, "bold" if heads else "")
    return told


def sentences(screen: Screen, events: Sequence[Told]) -> Iterator[tuple[object, str]]:
    faces: list[int] = []
    for (kind, seat), run in groupby(events, key=lambda event: (event.kind, event.named().get("seat"))):
        together = list(run)
        if kind is Event.DIE_ROLLED:
            faces = [event.named()["suit"] for event in together]
        elif kind is Event.TEST_MADE and faces:
            yield kind, _test(screen, together[0], faces)
            faces = []
        elif kind is Event.LOCATION_DEALT:
            yield kind, screen.texts.text("terminal-western-dealt")
        elif kind in TOGETHER:
            id, listed = TOGETHER[Event(kind)]
            cards = card_names(screen, (event.named()[listed] for event in together))
            yield kind, screen.texts.worded(id, {"seat": seat, "cards": cards, "count": len(together)})
        else:
            for event in together:
                yield kind, screen.texts.event(event)


def _test(screen: Screen, made: Told, faces: Sequence[int]) -> str:
    """Faces in a row, and how many of them are trumps."""
    rolled = "".join(screen.marks.suits[min(face, Suit.JOKER)] for face in faces)
    named = made.named()
    return screen.texts.worded("terminal-western-test", {"seat": named["seat"], "test": named["test"], "faces": rolled,
                                                         "trumps": named["trumps"]})
