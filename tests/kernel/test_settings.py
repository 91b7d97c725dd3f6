"""Variants that the rules name: completed, refused, kept in the head of the log, and played again from there."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup, settled
from gunmetal.kernel.log import Head, read_log, seal, write_log
from gunmetal.kernel.match import Match, replay
from gunmetal.kernel.problems import BadInput, BadLog
from gunmetal.kernel.texts import LANGUAGES, Texts
from tests.kernel.logs import CARDS, ROOT, begin
from tests.kernel.variants import SETTINGS, VARIED

TWO = [{"colour": colour, "name": colour, "bot": None} for colour in ("red", "blue")]


def varied(daily: str | None = None, **settings: int) -> Match:
    match = Match.begin(VARIED, Setup(2, "en", CARDS, settings, daily), TWO, Generator(), 3)
    match.open()
    match.act(match.decider, VARIED.options(match.state)[0])
    return match


# ---- what is agreed

@pytest.mark.parametrize(("given", "simulated", "all_of_them"), [
    ({}, False, {"stock": 0, "pace": 5}), ({}, True, {"stock": 2, "pace": 5}),
    ({"pace": 3}, False, {"stock": 0, "pace": 3}), ({"stock": 4}, True, {"stock": 4, "pace": 5}),
    ({"pace": 3, "stock": 0}, False, {"stock": 0, "pace": 3}),
])
def test_what_is_not_given_has_its_default(given: dict[str, int], simulated: bool, all_of_them: dict[str, int]) -> None:
    chosen = settled(SETTINGS, given, simulated)
    assert chosen == all_of_them
    assert list(chosen) == list(SETTINGS)


@pytest.mark.parametrize(("id", "given", "simulated", "said"), [
    ("setting-unknown", {"speed": 1}, False, ("“speed”", "stock, pace")),
    ("setting-wrong", {"stock": 5}, False, ("“stock”", "“5”", "0–4", "(GR-7)")),
    ("setting-wrong", {"stock": -1}, True, ("“-1”", "1–4", "(GR-7)")),
    ("setting-wrong", {"pace": 4}, False, ("“pace”", "“4”", "5, 3", "(GR-8)")),
    ("setting-wrong", {"stock": True}, False, ("“True”",)),
    ("setting-not-simulated", {"stock": 0}, True, ("“stock”", "cannot be 0 in a simulation", "1–4", "(GR-7)")),
])
def test_what_the_rules_do_not_have_is_refused(id: str, given: dict[str, int], simulated: bool, said: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as refused:
        settled(SETTINGS, given, simulated)
    assert refused.value.id == id
    english, portuguese = (Texts(language, VARIED).problem(refused.value) for language in LANGUAGES)
    assert all(part in english for part in said)
    assert english.endswith(".")
    assert portuguese.endswith(".")
    assert english != portuguese


def test_a_game_without_variants_says_so() -> None:
    with pytest.raises(BadInput) as refused:
        settled(GAME.settings, {"stock": 1})
    assert "this game has none" in Texts("en").problem(refused.value)


def test_people_are_told_only_of_what_is_unusual() -> None:
    assert VARIED.unusual({"stock": 0, "pace": 3}) == [("pace", 3, "GR-8")]
    assert VARIED.unusual({}) == GAME.unusual({}) == []


# ---- the head of the log

def test_a_match_has_all_settings_and_writes_them_into_its_head() -> None:
    match = varied(stock=3)
    assert match.state.warehouse in (3, 4)
    assert match.head.settings == {"stock": 3, "pace": 5}
    head = json.loads(write_log(match.head, ()))
    assert head["settings"] == {"stock": 3, "pace": 5}
    assert list(head).index("settings") == list(head).index("variant") + 1
    assert "daily" not in head
    with pytest.raises(BadInput, match="setting-wrong"):
        varied(stock=9)


def test_a_replay_plays_with_the_settings_of_the_head(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    for stock in (0, 3):
        match = varied(stock=stock)
        path.write_text(write_log(match.head, match.lines), encoding="utf-8")
        head, lines = read_log(path)
        assert head == match.head
        assert VARIED.position(replay(VARIED, head, lines).state) == VARIED.position(match.state)
        assert write_log(head, lines) == path.read_text(encoding="utf-8")


def test_a_setting_that_the_head_does_not_name_has_its_default() -> None:
    match = varied()
    for settings in ({}, {"pace": 5}):
        again = replay(VARIED, replace(match.head, settings=settings), match.lines)
        assert VARIED.position(again.state) == VARIED.position(match.state)


def test_logs_without_settings_are_what_they_were() -> None:
    """Byte for byte: nothing is added to them, and nothing is missed in them."""
    for path in (ROOT / "tests/replays").glob("*.log"):
        head, lines = read_log(path)
        assert (head.settings, head.daily) == ({}, None)
        assert write_log(head, lines) == path.read_text(encoding="utf-8")
    assert not {"settings", "daily"} & set(begin().head.to_json())


@pytest.mark.parametrize("change", [
    {"settings": None}, {"settings": []}, {"settings": 3}, {"settings": {"stock": "3"}}, {"settings": {"stock": True}},
    {"settings": {"stock": 1.0}}, {"settings": {"stock": None}}, {"settings": {"stock": 5}}, {"settings": {"speed": 1}},
    {"settings": {"pace": 4}}, {"daily": None}, {"daily": 5}, {"daily": "today"}, {"daily": "2026-13-01"}, {"daily": "20261116"},
], ids=str)
def test_settings_and_days_that_cannot_be_are_damage(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "game.log"
    path.write_text(seal("", varied().head.to_json() | change)[0] + "\n", encoding="utf-8")
    with pytest.raises(BadLog) as refused:
        replay(VARIED, *read_log(path))
    assert (refused.value.id, refused.value.arguments) == ("log-damaged", {"line": 1})


def test_settings_of_another_game_are_damage() -> None:
    with pytest.raises(BadLog, match="log-damaged"):
        replay(GAME, replace(begin().head, settings={"stock": 1}), ())


def test_the_day_of_a_challenge_stands_in_the_head_and_stays_there() -> None:
    head = varied(daily="2026-11-16").head
    data = json.loads(write_log(head, ()))
    assert data["daily"] == "2026-11-16"
    assert Head.from_json(data) == head
    assert replay(VARIED, head, ()).head == head
