"""The arena for people: bots play each other, with a bar that shows how far they are, and a ladder at the end."""

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console

from gunmetal.arena import sprt
from gunmetal.arena.keeping import Results
from gunmetal.arena.ladder import ladder
from gunmetal.arena.series import Play, Played, Series, played, run
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.texts import Texts
from gunmetal.lab import ladder as shown
from gunmetal.lab.show import progress_bar


def on_cluster(address: str) -> Play:
    try:
        from gunmetal.arena import cluster  # noqa: PLC0415 - Ray is an extra of its own
    except ModuleNotFoundError as missing:
        raise BadInput("cluster-not-installed", module=missing.name or "") from None

    def play(series: Series, numbers: Sequence[int]) -> Iterator[Played]:
        return cluster.played(series, numbers, address)

    return play


def on_cores(cores: int) -> Play:
    def play(series: Series, numbers: Sequence[int]) -> Iterator[Played]:
        return played(series, numbers, cores)

    return play


def contest(series: Series, games: int, question: str | None, file: Path, play: Play, texts: Texts, aside: Console,
            as_json: bool) -> bool:
    """Plays, and prints what came out: whether it was not interrupted."""
    limits = sprt.limits(question) if question else None
    if limits is not None and len(series.bots) != 2:
        raise BadInput("arena-sprt-for-two")
    if limits is not None and series.is_solo:
        raise BadInput("arena-sprt-alone")

    def verdict(found: list[Played]) -> sprt.Verdict | None:
        return None if limits is None else sprt.verdict(series, found, *limits)

    def is_settled(found: list[Played]) -> bool:
        now = verdict(found)
        return now is not None and now.is_settled

    with closing(Results(file)) as results, progress_bar(aside, texts.text("simulate-playing")) as bar:
        found = [one for one in results.of(series) if one.number < games]
        task = bar.add_task("", total=games)
        is_whole = run(series, found, games, play, lambda one: results.keep(series, one),
                       lambda done: bar.update(task, completed=done), is_settled)
    found.sort(key=lambda one: one.number)
    if as_json:
        print(json.dumps(shown.to_json(series, ladder(series, found), verdict(found))))
    else:
        shown.show(series, ladder(series, found), verdict(found), texts, Console(highlight=False))
    if not is_whole:
        aside.print(texts.text("arena-interrupted", games=len(found), wanted=games))
    return is_whole
