"""What a seat was told, from the beginning on, and what it did itself: its information state, with perfect recall.

The rules tell it: every event (kernel/events.py) says who may hear it. What is told here is what people's screens are drawn from.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from gunmetal.kernel.chance import Asking, ChanceNeeded, Outcome
from gunmetal.kernel.contract import Game
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.events import Told as Event

if TYPE_CHECKING:
    from gunmetal.environments.openspiel.positions import Position

# The first number of a line: an own action, an imagined beginning (resampling.py), or the event's number and FIRST_EVENT.
OWN_ACTION, IMAGINED, FIRST_EVENT = 0, 1, 2


class Line(NamedTuple):
    """One thing that a seat was told or did: in words, and in numbers."""

    words: str
    numbers: tuple[int, ...]


Told: TypeAlias = tuple[tuple[Line, ...], ...]     # by seat, the public last
NOTHING_YET: Told = ((),)


def told_after(position: "Position") -> Told:
    """What was told until this position: what was told until the last decision, and what has happened since."""
    table, decided = position.table, position.decided
    game = table.game
    state = table.prepared.clone() if decided is None else decided.state
    before = NOTHING_YET * (table.players + 1) if decided is None else decided.told
    own = [] if decided is None else [Line(f"> {game.action_text(state, position.action)}", (OWN_ACTION, position.action))]
    events = happened(game, state, position.action if decided is not None else None, position.outcomes)
    seats = [*range(table.players), PUBLIC]
    return tuple(
        (*lines, *(own if decided is not None and seat == decided.player else ()),
         *(line(game, event) for event in events if event.heard_by(seat)))
        for seat, lines in zip(seats, before, strict=True))


def happened(game: Game, state: Any, action: int | None, outcomes: tuple[Outcome, ...]) -> list[Event]:
    """What an action brought about (None: the beginning), in this very state: until the end, or until chance is asked."""
    state.dealer, state.events = Asking(outcomes), []
    with suppress(ChanceNeeded):
        if action is None:
            game.begin(state)
        else:
            game.apply(state, action)
    told: list[Event] = state.events
    return told


def line(game: Game, event: Event) -> Line:
    words = [event.kind.name.lower().replace("_", "-")]
    words += [game.event_words(name, value) for name, value in event.named().items()]
    return Line(" ".join(words), (event.kind + FIRST_EVENT, *event.values))
