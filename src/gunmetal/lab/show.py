"""A report of simulated games for people."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gunmetal.kernel.intervals import wilson
from gunmetal.kernel.texts import Texts
from gunmetal.lab.report import Report


def progress_bar(console: Console, words: str) -> Progress:
    return Progress(TextColumn(words), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True)


def show(report: Report, texts: Texts, console: Console) -> None:
    text = texts.text
    setup, seats = report.setup, report.wins_by_seat
    console.print(text("simulate-title", games=report.games, players=setup.players, edition=setup.edition, seed=str(report.seed)))
    for name, value, rule in report.game.unusual(setup.settings):
        console.print(text("setting-in-force", setting=name, value=str(value), rule=rule))
    if setup.players > 1:
        console.print(_wins(report, texts, "simulate-by-seat", {text(f"colour-{seat}"): wins for seat, wins in seats.items()}))
    console.print(_wins(report, texts, "simulate-by-bot", report.wins_by_bot))
    if setup.players > 1:
        console.print(text("simulate-shared", count=report.shared_wins))
    rounds = report.rounds
    console.print(text("simulate-rounds", median=rounds["median"], low=rounds["q1"], high=rounds["q3"]))
    for reason, count in report.end_reasons.items():
        share = text("simulate-percent", share=100 * count / report.games)
        console.print(text("simulate-reason", reason=text(f"reason-{reason}".replace("_", "-")), count=count, share=share))
    speed = round(report.steps / report.seconds) if report.seconds else 0
    console.print(text("simulate-speed", steps=report.steps, seconds=report.seconds, speed=speed))
    if report.interrupted:
        console.print(text("simulate-interrupted", games=report.games, wanted=report.wanted))


def _wins(report: Report, texts: Texts, title: str, wins: dict[str, float]) -> Table:
    table = Table(title=texts.text(title), title_justify="left")
    table.add_column("")
    for column in ("simulate-wins", "simulate-share", "simulate-interval"):
        table.add_column(texts.text(column), justify="right")
    for name, value in wins.items():
        parts = (value / max(report.games, 1), *wilson(value, report.games))
        share, low, high = (texts.text("simulate-percent", share=100 * part) for part in parts)
        table.add_row(name, texts.text("simulate-number", value=value), share, f"{low} – {high}")
    return table
