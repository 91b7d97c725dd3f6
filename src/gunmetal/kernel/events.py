"""Events: what happened, told to those who may know it.

`emit(s, Event.AGENT_FLIPPED, EVERYBODY, seat, location, kind)` appends to the state's list of events in the
interpreted world; natively it is nothing, at no cost. A kind of event names its arguments, so that texts, logs and
pages can call them by name.
"""

from enum import IntEnum
from typing import Any, NamedTuple, Self

from gunmetal.kernel.records import Table
from gunmetal.kernel.rules import rule

EVERYBODY = 0xFF
PUBLIC = 5  # the seat of spectators: they see what is on the table, and nothing else


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule
def all_but(seat: int) -> int:
    return EVERYBODY ^ (1 << seat)


class EventKind(IntEnum):
    """Base of a game's events: the value is a number, `arguments` their names in order, `reveals` whether hidden
    things came out."""

    arguments: tuple[str, ...]
    reveals: bool

    def __new__(cls, value: int, arguments: str = "", reveals: bool = False) -> Self:
        member = int.__new__(cls, value)
        member._value_ = value
        member.arguments = tuple(arguments.split())
        member.reveals = reveals
        return member


class Told(NamedTuple):
    kind: EventKind
    audience: int
    values: tuple[int, ...]

    def heard_by(self, seat: int) -> bool:
        return bool(self.audience >> seat & 1)

    def named(self) -> dict[str, int]:
        return dict(zip(self.kind.arguments, self.values, strict=False))


def emit(s: Table, kind: Any, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    if s.events is not None:
        s.events.append(Told(kind, audience, (a, b, c, d)[: len(kind.arguments)]))
