"""The players: their crates and cards, the own hand, and what is known of cards that a Spy mixed."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gunmetal.games.gunrunners.notation import kind_text
from gunmetal.games.gunrunners.state import LAST_SPECIAL, Kind, Phase
from gunmetal.games.gunrunners.views import PlayerSeen, View
from gunmetal.kernel.events import Told
from gunmetal.terminal.gunrunners.cards import MIXED, kind_name, label
from gunmetal.terminal.screen import Screen


def seats(screen: Screen, view: View, heard: Sequence[Told]) -> Table:
    """Everybody's crates, hand, draw pile and Undercover Agents; a Manager in force shows in their limit (GR-21)."""
    text = screen.texts.text
    table = Table(box=None, header_style="dim", padding=(0, 1 if screen.is_narrow else 2, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(text("terminal-crates"), justify="right", style="bold")
    table.add_column(text("word-hand"), justify="right")
    table.add_column(text("terminal-pile"), justify="right")
    table.add_column(text("terminal-undercover"), justify="right")
    table.add_column("", no_wrap=True)
    for seat, player in enumerate(view.players):
        is_active = seat == view.active and view.phase != Phase.OVER
        name = Text.assemble((screen.marks.turn if is_active else " ", "bold"), " ", screen.chip(seat), " ",
                             (_name(screen, seat, view), "bold" if seat == view.seat else ""))
        manager = kind_name(screen, Kind.MANAGER) if player.undercover_limit > 1 else ""
        table.add_row(name, str(player.crates), str(player.hand_size), str(player.deck_size),
                      f"{player.undercover}/{player.undercover_limit}", manager)
    return table


def _name(screen: Screen, seat: int, view: View) -> str:
    colour = screen.colour(seat)
    return screen.texts.text("terminal-you", colour=colour) if seat == view.seat else colour


def mixed_sets(screen: Screen, view: View, heard: Sequence[Told]) -> RenderableType | None:
    """For each colour of which a Spy mixed cards: what the seat knows to be among them (GR-22)."""
    lines = [_mixed(screen, view, seat, player) for seat, player in enumerate(view.players) if _is_mixed(view, seat)]
    return Group(*lines) if lines else None


def _is_mixed(view: View, seat: int) -> bool:
    trainees = (here.probationary for here in view.locations)
    return any(card is not None and card.owner == seat and card.mixed and card.kind is None for card in trainees)


def _mixed(screen: Screen, view: View, seat: int, player: PlayerSeen) -> Text:
    known = ", ".join(kind_name(screen, kind) for kind in player.in_mixed_set)
    words = screen.texts.text("terminal-mixed", agents=known) if known else screen.texts.text("terminal-mixed-unknown")
    return Text.assemble(MIXED, " ", screen.chip(seat), " ", words)


def hand(screen: Screen, view: View, heard: Sequence[Told]) -> RenderableType | None:
    """The own cards: plain agents on one line, each Special Operative with its power; then what the draw pile must still hold."""
    own = view.players[view.seat] if view.seat < len(view.players) else None
    if own is None or own.hand is None or not own.hand:
        return None
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column()
    plain = [kind for kind in own.hand if kind > LAST_SPECIAL]
    for kind, count in sorted(Counter(own.hand).items()):
        if kind <= LAST_SPECIAL:
            times = f" ×{count}" if count > 1 else ""
            table.add_row(screen.chip(view.seat, label(screen, view, kind) + times), screen.texts.text(f"power-{kind_text(kind)}"))
    title = Text.assemble((screen.texts.text("terminal-your-hand"), "dim"), "  ",
                          Text(" ").join(screen.chip(view.seat, label(screen, view, kind)) for kind in plain))
    pile = ", ".join(_counted(screen, own.deck or ()))
    below = [Text(screen.texts.text("terminal-your-pile", agents=pile), "dim")] if pile else []
    return Group(title, table, *below) if table.row_count else Group(title, *below)


def _counted(screen: Screen, kinds: Sequence[Kind]) -> list[str]:
    return [kind_name(screen, kind) + (f" ×{count}" if count > 1 else "") for kind, count in sorted(Counter(kinds).items())]
