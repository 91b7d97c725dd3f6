"""`gunmetal hint`: the best options of whoever must decide, from what that seat knows."""

import json
from pathlib import Path

import pytest

from gunmetal.bots.search.thinking import Budget
from gunmetal.cli import main
from gunmetal.games import game_named
from gunmetal.kernel.log import read_log, write_log
from gunmetal.lab.hint import SHOWN, hint
from tests.docs.played import simulated

GAME = game_named("gunrunners")
FEW = Budget(iterations=300)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    path.write_text(simulated(players=2, edition="en", seed=1), encoding="utf-8")
    return path


def test_a_hint_considers_what_is_legal_and_is_the_same_again(log: Path) -> None:
    one, again = hint(log, 9, FEW), hint(log, 9, FEW)
    assert one.thought.options == again.thought.options
    assert {found.action for found in one.thought.options} == set(GAME.options(one.state))
    assert one.seat == GAME.decider(one.state)
    assert len(one.best) <= SHOWN
    visits = [found.visits for found in one.thought.options]
    assert visits == sorted(visits, reverse=True)


def test_a_hint_is_for_the_end_of_a_log_unless_a_step_is_named(log: Path, tmp_path: Path) -> None:
    head, lines = read_log(log)
    cut = tmp_path / "cut.log"
    cut.write_text(write_log(head, lines[:10]), encoding="utf-8")
    assert hint(cut, None, FEW).state == hint(log, 9, FEW).state


def test_alone_a_hint_says_what_an_option_is_worth_as_quick_wins_count_more(capsys: pytest.CaptureFixture[str]) -> None:     # SM-40
    solo = Path(__file__).parents[1] / "replays/western/sm-1-won.log"
    assert main(["hint", str(solo), "--at", "45", "--iterations", "200"]) == 0
    shown = capsys.readouterr().out
    assert "worth" in shown
    assert "chance to win" not in shown


def test_the_command_shows_three_options_with_chances(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(log), "--at", "9", "--iterations", "200"]) == 0
    shown = capsys.readouterr().out
    assert "200" in shown
    assert shown.count(" %") >= 3
    assert main(["hint", str(log), "--at", "9", "--iterations", "200", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["iterations"] == 200
    assert sum(option["visits"] for option in told["options"]) == 200
    assert all(low <= option["chance"] <= high for option in told["options"] for low, high in [option["interval_95"]])
    for option in told["options"]:
        GAME.parse_action(hint(log, 9, FEW).state, option["action"])


@pytest.mark.parametrize(("words", "said"), [(("--at", "9999"), "9999"), ((), "over")])
def test_what_is_wrong_gets_one_sentence(log: Path, words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(log), *words]) != 0
    assert said in capsys.readouterr().err


def test_a_log_that_cannot_be_read_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no.log").write_text("hello\n")
    assert main(["hint", str(tmp_path / "no.log")]) != 0
    assert capsys.readouterr().err.count("\n") == 1
