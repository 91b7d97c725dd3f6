"""The end: who won, with what, and what decided a tie."""

from collections.abc import Mapping
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from gunmetal.kernel.contract import Outcome, Result
from gunmetal.terminal.screen import Screen, shell_command


def draw(screen: Screen, outcome: Outcome, path: Path) -> None:
    figures = list(outcome.results[0].figures)
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", border_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column("")
    for figure in figures:
        table.add_column(screen.texts.text(f"terminal-figure-{figure}".replace("_", "-")), justify="right")
    for result in sorted(outcome.results, key=lambda result: result.rank):
        style = "bold" if result.rank == 1 else ""
        rank = "" if outcome.is_solo else f"{result.rank}."
        player = Text.assemble(screen.chip(result.seat), " ", screen.colour(result.seat))
        table.add_row(rank, player, *(str(value) for value in result.figures.values()), style=style)
    screen.show(table)
    screen.show(Text(verdict(screen, outcome), "bold"))
    screen.gap()
    screen.say("terminal-log-lies", file=str(path))
    screen.command(shell_command("replay", str(path)))


def verdict(screen: Screen, outcome: Outcome) -> str:
    """The first figure that tells the winner from the next best, or that none does; who plays alone has won or lost."""
    if outcome.is_solo:
        (result,) = outcome.results
        return screen.texts.text("solo-won" if outcome.winners else "solo-lost", seat=screen.colour(result.seat), **result.figures)
    winner = next(result for result in outcome.results if result.rank == 1)
    if len(outcome.winners) > 1:
        names = [screen.colour(seat) for seat in outcome.winners]
        seats = screen.texts.text("terminal-and", first=", ".join(names[:-1]), last=names[-1])
        return screen.texts.text("tie-break-shared", seats=seats, **winner.figures)
    id = f"tie-break-{_decisive(winner, outcome)}"
    return screen.texts.text(id, seat=screen.colour(winner.seat), **winner.figures)


def _decisive(winner: Result, outcome: Outcome) -> str:
    rivals: list[Mapping[str, int]] = [result.figures for result in outcome.results if result.rank != 1]
    for figure, value in winner.figures.items():
        rivals = [rival for rival in rivals if rival[figure] == value]
        if not rivals:
            return figure.removeprefix("remaining_")
    raise AssertionError("a winner alone is better in some figure")
