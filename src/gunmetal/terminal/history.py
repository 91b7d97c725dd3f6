"""What has happened, as sentences: a paragraph for each turn, beside the colour whose turn it was."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from rich.table import Table
from rich.text import Text

from gunmetal.kernel.events import PUBLIC, Told
from gunmetal.kernel.match import Step
from gunmetal.terminal.screen import Screen

Tell = Callable[[Screen, Sequence[Told]], Text]     # events in sentences


@dataclass
class Turn:
    seat: int | None                   # None: before the first turn
    events: list[Told] = field(default_factory=list)


def heard(steps: Iterable[Step], seat: int, memory: bool = True) -> list[Told]:
    """The events that a seat may know. Without a memory aid, and long past: what everybody knows."""
    return [told for step in steps for told in step.events if told.heard_by(seat if memory else PUBLIC)]


def since_last_decision(steps: Sequence[Step], seat: int) -> int:
    """The number of the step from which on there is news for a seat: its own last one, as that had consequences."""
    return max((n for n, step in enumerate(steps) if step.seat == seat), default=0)


def turns(before: Iterable[Told], news: Iterable[Told]) -> list[Turn]:
    """The news, turn by turn; what came before only tells whose turn was going on."""
    found = [Turn(None)]
    for told in before:
        if told.kind.name == "TURN_BEGAN":
            found = [Turn(told.named()["seat"])]
    for told in news:
        if told.kind.name == "TURN_BEGAN":
            found.append(Turn(told.named()["seat"]))
        found[-1].events.append(told)
    return [turn for turn in found if turn.events]


def draw(screen: Screen, told: Sequence[Turn], tell: Tell) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for turn in told:
        mark = Text(f" {screen.marks.dot} ", "dim") if turn.seat is None else screen.chip(turn.seat)
        table.add_row(mark, tell(screen, turn.events))
    return table
