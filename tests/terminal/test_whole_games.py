"""Whole games at the real loop: every language, edition and number of players, and what is on the screen meanwhile."""

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.state import Event
from gunmetal.kernel.contract import Outcome, Result
from gunmetal.kernel.events import EVERYBODY, Told
from gunmetal.kernel.texts import LOCALES, Texts
from gunmetal.terminal import ending
from gunmetal.terminal.ending import verdict
from gunmetal.terminal.replay import event_json
from gunmetal.terminal.screen import Screen, console_for
from tests.terminal.driving import Table


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize(("players", "edition"), [(2, "en"), (2, "br"), (3, "br"), (4, "en"), (5, "br"), (5, "en")])
def test_a_person_plays_a_whole_game_by_numbers(tmp_path: Path, language: str, players: int, edition: str) -> None:
    table = Table(tmp_path / "game.log", players, edition, language, seed=players)
    assert table.sit(table.at_random(players)) == 0
    match = table.match()
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert f"gunmetal replay {table.path}" in table.shown
    assert str(max(result.figures["crates"] for result in outcome.results)) in table.shown.split(table.prompts[-1])[-1]
    assert Texts(language, GAME).text(f"edition-{edition}") in table.shown
    assert {prompt[-2:] for prompt in table.prompts} == {"› "}  # noqa: RUF001 - the prompt's mark
    assert table.shown.count("›") == len(table.prompts)  # noqa: RUF001


def fragments(language: str) -> set[str]:
    """The words between the placeables of all messages: only where there are enough of them to be recognised."""
    texts: list[str] = []

    def collect(node: object) -> None:
        if isinstance(node, ast.TextElement):
            texts.append(node.value)
        elif isinstance(node, ast.BaseNode):
            for child in vars(node).values():
                for each in child if isinstance(child, list) else [child]:
                    collect(each)

    for name in ("gunmetal", "gunrunners", "terminal"):
        collect(FluentParser(with_spans=False).parse((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")))
    return {" ".join(text.split()) for text in texts if len(text.split()) >= 3}


def test_a_portuguese_game_has_no_english_sentence(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.log", 4, "br", "pt-BR", seed=3)

    def answers() -> Iterator[str]:
        for n, number in enumerate(table.at_random(5)):
            yield from ("?", "eventos", "retomar", "salvar", "999", "flip 9", "desfazer") if n == 3 else ()
            yield number

    assert table.sit(answers()) == 0
    shown, portuguese = table.words, fragments("pt-BR")
    english = fragments("en") - portuguese
    assert len(english) > 100
    assert [sentence for sentence in english if sentence in shown] == []
    assert len([sentence for sentence in portuguese if sentence in shown]) > 20


def test_a_terminal_of_ascii_gets_nothing_else(tmp_path: Path) -> None:
    raw = io.BytesIO()
    table = Table(tmp_path / "game.log", 5, "br", "pt-BR", file=io.TextIOWrapper(raw, encoding="ascii"))
    assert table.sit(table.at_random(2)) == 0
    table.file.flush()
    shown = raw.getvalue().decode("ascii")
    assert "Edicao brasileira" in shown
    assert "#####" in shown
    assert all(prompt.endswith("> ") for prompt in table.prompts)
    drawn = [line for line in shown.splitlines() if "gunmetal" not in line and not line.startswith(" (?")]
    assert max(map(len, drawn)) <= 80


@pytest.mark.parametrize(("rank", "sentence"), [(1, "solo-won"), (2, "solo-lost")])
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_who_played_alone_has_won_or_lost_and_has_no_rank(rank: int, sentence: str, language: str) -> None:
    texts, file = Texts(language, GAME), io.StringIO()
    outcome = Outcome("seven_busts", (Result(0, rank, {"crates": 17}),))
    ending.draw(Screen(GAME, texts, console_for(file)), outcome, Path("game.log"))
    shown = file.getvalue()
    assert texts.text(sentence, seat=texts.text("colour-red"), crates=17) in shown
    assert "17" in shown
    assert f"{rank}." not in shown


def test_seats_need_not_be_colours() -> None:
    game = replace(GAME, seats=("north", "east", "south", "west", "three"))
    for encoding, chips in (("utf-8", "▲►▼◄≡"), ("ascii", "NESW3")):
        file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
        screen = Screen(game, Texts("en", game), console_for(file))
        assert "".join(screen.chip(seat).plain.strip() for seat in range(5)) == chips
        assert len({str(screen.badge(seat).style) for seat in range(5)}) == 5


def test_places_in_json_are_numbers_or_names() -> None:
    told = Told(Event.CRATES_STORED, EVERYBODY, tuple(range(len(Event.CRATES_STORED.arguments))))
    delivered = Told(Event.CRATES_DELIVERED, EVERYBODY, tuple(range(len(Event.CRATES_DELIVERED.arguments))))
    named = replace(GAME, event_words=lambda name, value: "gold_mine" if name == "location" else GAME.event_words(name, value))
    assert event_json(GAME, 3, delivered)["location"] == delivered.named()["location"] + 1
    assert event_json(named, 3, delivered)["location"] == "gold_mine"
    assert event_json(named, 3, told) == event_json(GAME, 3, told)


@pytest.mark.parametrize(("figures", "sentence"), [
    ([(9, 3, 2), (8, 9, 4)], "tie-break-crates"),
    ([(9, 5, 2), (9, 4, 4)], "tie-break-total"),
    ([(9, 5, 4), (9, 5, 3)], "tie-break-highest"),
    ([(9, 5, 4), (9, 5, 4)], "tie-break-shared"),
])
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_GR_30_the_end_says_what_broke_a_tie(figures: list[tuple[int, int, int]], sentence: str, language: str) -> None:
    texts = Texts(language, GAME)
    names = ("crates", "remaining_total", "remaining_highest")
    third = (1, 1, 1)
    results = tuple(Result(seat, 1 + sum(other > mine for other in [*figures, third]), dict(zip(names, mine, strict=True)))
                    for seat, mine in enumerate([*figures, third]))
    said = verdict(Screen(GAME, texts, console_for(io.StringIO())), Outcome("seven_busts", results))
    red, blue = texts.text("colour-red"), texts.text("colour-blue")
    both = texts.text("terminal-and", first=red, last=blue)
    crates, total, highest = figures[0]
    assert said == texts.text(sentence, seat=red, seats=both, crates=crates, remaining_total=total, remaining_highest=highest)
