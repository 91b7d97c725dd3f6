"""A ladder of bots for people."""

from typing import Any

from rich.console import Console
from rich.table import Table

from gunmetal.arena.ladder import Ladder
from gunmetal.arena.series import Series
from gunmetal.arena.sprt import Verdict
from gunmetal.kernel.texts import Texts


def show(series: Series, ladder: Ladder, verdict: Verdict | None, texts: Texts, console: Console) -> None:
    text = texts.text
    console.print(text("arena-title", games=ladder.games, players=series.setup.players, seed=str(series.seed)))
    table = Table()
    rated = () if series.is_solo else ("arena-elo", "simulate-interval")       # alone nobody is better than another
    for column in ("arena-bot", *rated, "simulate-share", "simulate-interval", "arena-seats", "arena-turns", "arena-ms"):
        table.add_column(text(column), justify="left" if column == "arena-bot" else "right")
    for one in ladder.standings:
        low, high = one.elo_interval
        elo = () if series.is_solo else (f"{one.elo:+.0f}", f"{low:+.0f} – {high:+.0f}")
        table.add_row(one.bot, *elo, _percent(texts, one.share), _range(texts, one.share_interval), str(one.games),
                      text("simulate-number", value=one.turns), text("simulate-number", value=one.ms))
    console.print(table)
    if not series.is_solo:
        console.print(_pairs(ladder, texts))
    for one in ladder.standings:
        if any(one.faults):
            late, gone, wrong = one.faults
            console.print(text("arena-faults", bot=one.bot, count=sum(one.faults), late=late, gone=gone, wrong=wrong))
    if verdict is not None:
        known = "open" if not verdict.is_settled else "high" if verdict.is_high else "low"
        console.print(text(f"arena-sprt-{known}", bot=series.bots[0], other=series.bots[1], likelihood=round(verdict.likelihood, 2),
                           bound=round(verdict.bound, 2), blocks=verdict.blocks))


def _pairs(ladder: Ladder, texts: Texts) -> Table:
    text = texts.text
    pairs = Table(title=text("arena-pairs"), title_justify="left")
    for column in ("arena-pair", "simulate-share", "simulate-interval", "arena-games"):
        pairs.add_column(text(column), justify="left" if column == "arena-pair" else "right")
    for pair in ladder.pairs:
        names = text("arena-against", bot=pair.bot, other=pair.other)
        pairs.add_row(names, _percent(texts, pair.share), _range(texts, pair.interval), str(pair.games))
    return pairs


def to_json(series: Series, ladder: Ladder, verdict: Verdict | None) -> dict[str, Any]:
    return {"game": series.game.name, "players": series.setup.players, "seed": series.seed, "games": ladder.games,
            "standings": [vars(one) for one in ladder.standings], "pairs": [vars(pair) for pair in ladder.pairs],
            "sprt": None if verdict is None else {**vars(verdict), "settled": verdict.is_settled}}


def _percent(texts: Texts, share: float) -> str:
    return texts.text("simulate-percent", share=100 * share)


def _range(texts: Texts, interval: tuple[float, float]) -> str:
    return " – ".join(_percent(texts, end) for end in interval)
