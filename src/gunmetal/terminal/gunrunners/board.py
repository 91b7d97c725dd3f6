"""The Locations from the top, and what lies beside them: Warehouse, supply, Bust track, die."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gunmetal.games.gunrunners.state import FACE_UP_FOR_BUST, LAST_BUST, WAREHOUSE_FULL, Event
from gunmetal.games.gunrunners.views import LocationSeen, View
from gunmetal.kernel.events import Told
from gunmetal.terminal.flow import Flow
from gunmetal.terminal.gunrunners.cards import card
from gunmetal.terminal.marks import CRATE_STYLE
from gunmetal.terminal.screen import Screen

GROUP = 5                              # crates are counted in fives


def board(screen: Screen, view: View, heard: Sequence[Told]) -> Table:
    """A row for each Location: its training card, its name and crates, its field from left to right, how near a bust
    is (GR-24)."""
    text = screen.texts.text
    table = Table(box=box.ROUNDED, expand=True, show_lines=True, header_style="dim", border_style="dim", padding=(0, 1))
    if not screen.is_narrow:
        table.add_column(text("word-training"), no_wrap=True)
    table.add_column(text("word-location"), no_wrap=True, max_width=24)
    if screen.is_wide:
        table.add_column(text("terminal-crates"), max_width=28)
    table.add_column(text("word-field"), ratio=1)
    table.add_column(text("word-bust"), justify="right", no_wrap=True)
    for at, here in enumerate(view.locations):
        table.add_row(*_row(screen, view, at, here))
    return table


def _row(screen: Screen, view: View, at: int, here: LocationSeen) -> list[RenderableType]:
    """What is beside each other on a wide screen is below each other on a narrow one."""
    trainee = card(screen, view, here.probationary) if here.probationary else Text(screen.marks.dash, "dim")
    name = Text(f"{at + 1} {screen.texts.text(f'location-name-{at + 1}')}", "bold")
    crates = crate_marks(screen, here.crates)
    cards = [card(screen, view, seen) for seen in here.row] or [Text(screen.marks.dash, "dim")]
    up = sum(seen.face_up for seen in here.row)
    nearness = Text(f"{up}/{FACE_UP_FOR_BUST}", "bold" if up >= FACE_UP_FOR_BUST - 1 else "dim")
    place: list[RenderableType]
    if screen.is_narrow:
        place = [Group(name, crates, trainee)]
    else:
        place = [trainee, name, crates] if screen.is_wide else [trainee, Group(name, crates)]
    return [*place, Flow(cards, " "), nearness]


def crate_marks(screen: Screen, crates: int) -> Flow:
    """The number, and a mark for every crate, in fives."""
    groups = [min(GROUP, crates - done) for done in range(0, crates, GROUP)]
    return Flow([Text(f"{crates:2}", "bold"), *(Text(screen.marks.crate * n, CRATE_STYLE) for n in groups)], " ")


def counters(screen: Screen, view: View, heard: Sequence[Told]) -> Flow:
    """Warehouse, supply, Bust track and die, side by side."""
    full, free = screen.marks.crate * view.warehouse, screen.marks.no_crate * (WAREHOUSE_FULL - view.warehouse)
    warehouse = Text.assemble((full, CRATE_STYLE), (free, "dim"), f" {view.warehouse}/{WAREHOUSE_FULL}")
    items = [("warehouse", warehouse), ("supply", Text(str(view.supply))), ("terminal-busts", _track(view.busts))]
    die = die_of_turn(heard)
    if die is not None:
        items.append(("terminal-die", Text(f"{screen.marks.dice[die - 1]} {die}" if screen.marks.dice else f"[{die}]")))
    return Flow([Text.assemble((screen.texts.text(id), "dim"), " ", value) for id, value in items], "   ")


def _track(busts: int) -> Text:
    """The spaces of the Bust track, the marker's in brackets. A double bust may end beyond the last (GR-28)."""
    spaces = range(max(LAST_BUST, busts) + 1)
    return Text(" ").join(Text(f"[{n}]", "bold reverse") if n == busts else Text(str(n), "dim") for n in spaces)


def die_of_turn(heard: Sequence[Told]) -> int | None:
    """What the die of Phase 1 showed in this turn."""
    for told in reversed(heard):
        if told.kind is Event.DIE_ROLLED:
            return told.named()["die"]
    return None
