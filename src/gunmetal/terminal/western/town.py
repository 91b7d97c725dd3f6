"""The town: a map of location cards, and what lies beside it."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gunmetal.games.western.state import Phase
from gunmetal.games.western.views import PlaceSeen, TownView
from gunmetal.kernel.events import Told
from gunmetal.terminal.flow import Flow
from gunmetal.terminal.screen import Screen
from gunmetal.terminal.western.words import card_names, location_about, location_name

FRAME = 4                              # columns of a card beside what is written on it
LARGEST = 24
RUINS = box.Box("╭┄┄╮\n┊  ┊\n├┄┄┤\n┊  ┊\n├┄┄┤\n├┄┄┤\n┊  ┊\n╰┄┄╯\n")


def town(screen: Screen, view: TownView, heard: Sequence[Told]) -> RenderableType | None:
    """The location cards as they lie, gaps left empty; what is out of play in a broken frame, the own place in a heavy one."""
    if not view.town:
        return None
    rows = [view.town[start:start + view.width] for start in range(0, len(view.town), view.width)]
    size = min((screen.width - 2) // view.width, LARGEST)
    longest = max(len(word) for place in view.town if place for word in location_name(screen, place.location).split())
    if size < longest + FRAME:         # too narrow for a map
        return Group(*(_row(screen, view, row) for row in rows))
    table = Table.grid()
    for _ in range(view.width):
        table.add_column(width=size)
    for row in rows:
        names = [list(_name(screen, view, place).wrap(screen.console, size - FRAME)) if place else [] for place in row]
        height = max(len(lines) for lines in names)
        table.add_row(*(_card(screen, view, place, size, lines, height) if place else Text()
                        for place, lines in zip(row, names, strict=True)))
    return table


def is_own(view: TownView, place: PlaceSeen) -> bool:
    return view.seat in place.figures


def _name(screen: Screen, view: TownView, place: PlaceSeen) -> Text:
    return Text(location_name(screen, place.location), "bold" if is_own(view, place) else "" if place.is_in_play else "dim strike")


def _figures(screen: Screen, place: PlaceSeen) -> Text:
    if not place.is_in_play:
        return Text(screen.texts.text("terminal-western-ruins"), "dim")
    return Text(" ").join(screen.chip(seat) for seat in place.figures)


def _card(screen: Screen, view: TownView, place: PlaceSeen, size: int, name: Sequence[Text], height: int) -> Panel:
    """Its name, as high as the highest of its row, and the figures below."""
    own = is_own(view, place)
    frame = box.HEAVY if own else box.ROUNDED if place.is_in_play else RUINS
    blank = [Text()] * (height - len(name))
    return Panel(Group(*name, *blank, _figures(screen, place)), box=frame, width=size, padding=(0, 1),
                 border_style="bold" if own else "dim")


def _row(screen: Screen, view: TownView, row: Sequence[PlaceSeen | None]) -> Flow:
    """A row of the map as a line of words."""
    items = [_words(screen, view, place) if place else Text(screen.marks.dash, "dim") for place in row]
    return Flow([Text(screen.marks.dot, "dim"), *items], "  ")


def _words(screen: Screen, view: TownView, place: PlaceSeen) -> Text:
    return Text(" ").join(part for part in (_name(screen, view, place), _figures(screen, place)) if part)


def own_place(screen: Screen, view: TownView, heard: Sequence[Told]) -> Text | None:
    """What the location offers on which the own figure stands."""
    own = view.players[view.seat] if view.seat < len(view.players) else None
    if own is None or own.place is None or view.phase == Phase.OVER:
        return None
    return Text.assemble((location_name(screen, own.place), "bold"), "  ", location_about(screen, own.place))


def counters(screen: Screen, view: TownView, heard: Sequence[Told]) -> RenderableType:
    """Round, deck, reserve, the dead, the jailed and the discards; the dead by name only for who stands among them."""
    text = screen.texts.text
    items = [("terminal-western-deck", str(view.deck_size)), ("terminal-western-reserve", f"${view.reserve}")]
    if view.round:
        limit = f"/{view.round_limit}" if view.round_limit else ""
        items.insert(0, ("terminal-western-round", f"{view.round}{limit}"))
    if view.dead_count:
        items.append(("terminal-western-dead", str(view.dead_count)))
    flow = Flow([Text.assemble((text(id), "dim"), " ", value) for id, value in items], "   ")
    lists = [("terminal-western-dead", view.dead or ()), ("terminal-western-jail", view.jail), ("terminal-western-gone", view.gone)]
    drawn = [Text.assemble((text(id), "dim"), " ", card_names(screen, kinds)) for id, kinds in lists if kinds]
    if view.discards:
        drawn.append(Text(f"{text('terminal-western-discards')} {card_names(screen, view.discards)}", "dim"))
    return Group(flow, *drawn)
