"""What is wrong is said in one sentence: every problem, brought about for real."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.actions import ACTIONS
from gunmetal.games.gunrunners.cards import SPECIALS
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.log import Line, read_log, seal, write_log
from gunmetal.kernel.match import Match, replay
from gunmetal.kernel.problems import BadCards, BadInput, BadLog, Problem, Refusal
from gunmetal.kernel.texts import LANGUAGES, Texts
from tests.texts.catalogue import asked
from tests.texts.test_texts import CARDS, moments, new_match

PLAYERS = "red 5 hand=2 deck=- limit=1 | blue 5 hand=2 deck=- limit=1 | yellow 4 hand=2 deck=- limit=1"
# Moments that are rare in random games: a choice between two busts, and a Runner beside a Location with a single crate.
TWO_BUSTS = ("gunrunners edition=en players=3 turn=30 phase=bust active=red decider=red power=- vacant=- picked=- "
             "busts=2 to_bust=12 busted=- end=none supply=77 warehouse=0 values=11223344/122233 | "
             f"6 (r1:r) r2 b2 y2 r3 | 6 (b1:b) b3 y3 r3 b4 | 6 (y1:y) | {PLAYERS}")
ONE_CRATE = ("gunrunners edition=en players=3 turn=30 phase=operate active=red decider=blue power=runner vacant=2 "
             "picked=- busts=2 to_bust=- busted=- end=none supply=82 warehouse=0 values=11223344/122233 | "
             f"1 (r1:r) | 6 - brunner | 6 (y1:y) | {PLAYERS}")


def said(problem: Problem) -> list[str]:
    """In all languages. Whatever is wrong, it is one sentence on one line, without a hole in it."""
    sentences = [Texts(language, GAME).problem(problem) for language in LANGUAGES]
    for sentence in sentences:
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert "{" not in sentence
    assert len(set(sentences)) == len(sentences)
    return sentences


# ---- actions

@cache
def refusals() -> tuple[Refusal, ...]:
    """What is said about every action that is not allowed, at many moments of all tables."""
    states = [match.state for number, match in enumerate(moments(3)) if number % 5 == 0 or match.decider == NOBODY]
    different: dict[Any, Refusal] = {}
    for state in [*states, GAME.parse_position(TWO_BUSTS), GAME.parse_position(ONE_CRATE)]:
        for action in set(range(ACTIONS)) - set(GAME.options(state)):
            refusal = GAME.why_not(state, action)
            different[refusal.id, tuple(refusal.arguments.items())] = refusal
    return tuple(different.values())


def test_every_refusal_says_why_and_ends_with_its_rule() -> None:
    for refusal in refusals():
        for sentence in said(refusal):
            assert sentence.endswith(f" ({refusal.rule}).")


def test_the_refusals_of_the_game_were_all_seen() -> None:
    assert {refusal.id for refusal in refusals()} == {
        place.id for place in asked() if place.where.startswith("games/gunrunners/refusals.py") and place.id}


def test_somebody_elses_turn() -> None:
    match = new_match(3, "en", 1)
    match.open()
    with pytest.raises(Refusal) as refused:
        match.act((match.decider + 1) % 3, GAME.options(match.state)[0])
    assert [sentence.endswith(" (GR-5).") for sentence in said(refused.value)] == [True, True]


def test_undo_of_another_and_after_something_came_out() -> None:
    match = new_match(2, "en", 1)
    match.open()
    for seat, id in ((match.decider, "refused-undo-not-last"), (NOBODY, "refused-undo-final")):
        refusal = match.why_no_undo(seat)
        assert refusal is not None
        assert refusal.id == id
        said(refusal)


@pytest.mark.parametrize(("id", "parse"), [
    ("action-unknown", lambda: GAME.parse_action(new_match(3, "en", 1).state, "shoot 2")),
    ("chance-unknown", lambda: GAME.parse_chance("die 7")),
    ("position-unreadable", lambda: GAME.parse_position("rnbqkbnr/pppppppp/8/8 w KQkq")),
    ("edition-unknown", lambda: GAME.start(Setup(3, "fr", CARDS))),
    ("players-wrong", lambda: GAME.start(Setup(1, "en", CARDS))),
    ("players-wrong", lambda: GAME.start(Setup(6, "en", CARDS))),
    ("arrangement-incomplete", lambda: GAME.parse_action(spying(), "arrange 1 1")),
])
def test_words_that_mean_nothing(id: str, parse: Callable[[], Any]) -> None:
    with pytest.raises(BadInput) as refused:
        parse()
    assert refused.value.id == id
    said(refused.value)


def spying() -> Any:
    """A Spy lays the Probationary Agents out again."""
    return next(match.state for match in moments() if GAME.decision(match.state) == "arrange")


# ---- card files

SPY = '[[agent]]\nkind = "spy"\nvalues = [2]\n'
PLAIN = '[[agent]]\nkind = "agent"\nvalues = [1, 1, 2, 2, 3, 3, 4, 4]\n'
OTHERS = "".join(f'[[agent]]\nkind = "{kind}"\nvalues = [3]\n' for kind in SPECIALS if kind != "spy")


def read_cards(folder: Path, text: str | bytes) -> None:
    path = folder / "house.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    GAME.read_cards(path)


def test_the_cards_below_are_wrong_only_where_they_are_changed(tmp_path: Path) -> None:
    read_cards(tmp_path, SPY + PLAIN + OTHERS)


@pytest.mark.parametrize(("id", "line", "text"), [
    ("cards-not-toml", 2, "[[agent]]\nkind = spy\n"),
    ("cards-no-agents", 1, 'edition = "house"\n'),
    ("cards-kind-unknown", 2, SPY.replace('"spy"', '"judge"') + PLAIN + OTHERS),
    ("cards-kind-unknown", 1, SPY.replace('kind = "spy"\n', "") + PLAIN + OTHERS),
    ("cards-kind-twice", 5, SPY + SPY + PLAIN + OTHERS),
    ("cards-kind-missing", 18, PLAIN + OTHERS),
    ("cards-values-missing", 1, SPY.replace("values = [2]\n", "") + PLAIN + OTHERS),
    ("cards-values-missing", 3, SPY.replace("[2]", "2") + PLAIN + OTHERS),
    ("cards-plain-count", 6, SPY + PLAIN.replace("4, 4", "4") + OTHERS),
    ("cards-special-count", 3, SPY.replace("[2]", "[2, 2]") + PLAIN + OTHERS),
    ("cards-number", 3, SPY.replace("[2]", "[7]") + PLAIN + OTHERS),
    ("cards-number", 6, SPY + PLAIN.replace("1, 1", '1, "x"') + OTHERS),
    ("cards-no-plain-one", 6, SPY + PLAIN.replace("1, 1", "2, 2") + OTHERS),
])
def test_card_files_are_told_with_line_and_rule(tmp_path: Path, id: str, line: int, text: str) -> None:
    with pytest.raises(BadCards) as refused:
        read_cards(tmp_path, text)
    assert refused.value.id == id
    english, portuguese = said(refused.value)
    assert english.startswith(f"house.toml, line {line}: ")
    assert portuguese.startswith(f"house.toml, linha {line}: ")
    assert english.endswith(f" ({refused.value.arguments['rule']}).")


def test_card_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadCards) as refused:
        GAME.read_cards(tmp_path / "nowhere.toml")
    assert "nowhere.toml" in said(refused.value)[0]
    with pytest.raises(BadCards) as refused:
        read_cards(tmp_path, b"\xff\xfe")
    assert "house.toml" in said(refused.value)[0]


@pytest.mark.parametrize(("id", "change"), [
    ("cards-kind-missing", {"spy": None}), ("cards-kind-unknown", {"judge": 2}), ("cards-number", {"spy": 7}),
    ("cards-plain-count", {"agent": [1]}), ("cards-special-count", {"spy": [2, 2]}),
    ("cards-no-plain-one", {"agent": [2] * 8})])
def test_cards_of_a_log_have_no_line(id: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadCards) as refused:
        GAME.check_cards({kind: value for kind, value in (CARDS | change).items() if value is not None})
    assert refused.value.id == id
    english, portuguese = said(refused.value)
    assert english.startswith("Cards of the log: ")
    assert portuguese.startswith("Cartas do registro: ")


# ---- logs

@cache
def whole() -> Match:
    return next(match for match in moments(1) if match.decider == NOBODY and match.steps)


def wrong_head(**change: Any) -> str:
    return seal("", whole().head.to_json() | change)[0] + "\n"


@pytest.mark.parametrize(("id", "spoil"), [
    ("log-foreign", lambda text: ""),
    ("log-foreign", lambda text: "1. e4 e5"),
    ("log-foreign", lambda text: "1. e4 e5\n"),
    ("log-foreign", lambda text: "{}\n"),
    ("log-foreign", lambda text: b"\xff\xfe\n"),
    ("log-damaged", lambda text: text.replace('"seat":"', '"seat":"x', 1)),
    ("log-damaged", lambda text: text.replace('"players":', '"players":1', 1)),
    ("log-damaged", lambda text: text + "rubbish\n"),
    ("log-damaged", lambda text: wrong_head(edition=7)),
    ("log-torn", lambda text: text[:-9]),
    ("log-version", lambda text: wrong_head(version=99)),
    ("log-version", lambda text: wrong_head(version=None)),
])
def test_log_files_that_are_no_good(tmp_path: Path, id: str, spoil: Callable[[str], str | bytes]) -> None:
    spoilt = spoil(write_log(whole().head, whole().lines))
    path = tmp_path / "game.log"
    path.write_bytes(spoilt.encode() if isinstance(spoilt, str) else spoilt)
    with pytest.raises(BadLog) as refused:
        read_log(path)
    assert refused.value.id == id
    said(refused.value)


def test_a_log_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadLog) as refused:
        read_log(tmp_path / "nowhere.log")
    assert "nowhere.log" in said(refused.value)[0]


@pytest.mark.parametrize(("id", "change"), [("log-other-game", {"game": "chess"}), ("log-rules", {"rules": 99})])
def test_logs_of_other_games_and_other_rules(id: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadLog) as refused:
        replay(GAME, replace(whole().head, **change), whole().lines)
    assert refused.value.id == id
    said(refused.value)


@pytest.mark.parametrize(("id", "entry", "change"), [
    ("log-illegal", 1, {"action": "bust 1"}),
    ("log-illegal", 1, {"undo": 0, "action": None}),
    ("log-out-of-order", 1, {"number": 5}),
    ("log-out-of-order", 1, {"seat": "purple"}),
    ("log-unknown-words", 1, {"action": "shoot 1"}),
    ("log-unknown-words", 1, {"chance": ("die 9",)}),
    ("log-chance-missing", 0, {"chance": ()}),
    ("log-chance-impossible", 0, {"chance": ("start black",)}),
    ("log-chance-left-over", 1, {"chance": ("die 1",)}),
])
def test_logs_of_games_that_cannot_have_been_played(id: str, entry: int, change: dict[str, Any]) -> None:
    lines: list[Line] = list(whole().lines[:2])
    lines[entry] = replace(lines[entry], **change)
    with pytest.raises(BadLog) as refused:
        replay(GAME, whole().head, lines)
    assert refused.value.id == id
    english, portuguese = said(refused.value)
    assert f"ntry {lines[entry].number}" in english
    assert f"ntrada {lines[entry].number}" in portuguese
