"""What the commands print when all is well."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import gunmetal
from gunmetal.cli import main, preferred_language
from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.match import replay
from tests.kernel.logs import SOURCE, text, whole


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 0
    return " ".join(capsys.readouterr().out.split())


# ---- help and version

@pytest.mark.parametrize(("language", "sentences"), [
    ("en", {"": "Tabletop games", "play": "Play a game against bots", "simulate": "Let bots play many games",
            "replay": "Go through the log"}),
    ("pt-BR", {"": "Jogos de mesa", "play": "Joga uma partida contra robôs", "simulate": "Faz robôs jogarem",
               "replay": "Percorre o registro"}),
])
def test_help_in_both_languages(capsys: pytest.CaptureFixture[str], language: str, sentences: dict[str, str]) -> None:
    for command, sentence in sentences.items():
        words = [command, "--help", "--lang", language] if command else ["--help", "--lang", language]
        assert sentence in printed(capsys, *words)


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    for command, options in {"play": "--players --edition --variant --cards --seed --bots --solo --daily --seat --log --resume "
                                     "--no-memory --lang",
                             "simulate": "--games --players --edition --variant --bots --seed --cores --save --json --lang",
                             "replay": "--json --seat --lang"}.items():
        shown = printed(capsys, command, "--help")
        assert [option for option in options.split() if option not in shown] == []


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"gunmetal {gunmetal.__version__}\n"


@pytest.mark.parametrize(("environment", "language"), [
    ([None, None, "pt_BR.UTF-8"], "pt-BR"), ([None, None, "pt_PT"], "pt-BR"), (["C", None, "pt_BR"], "en"),
    (["", "", "pt_BR"], "pt-BR"),
    ([None, "pt_BR", "en_US"], "pt-BR"), ([None, None, None], "en"), ([None, None, "de_DE"], "en")])
def test_the_preferred_language(environment: list[str | None], language: str) -> None:
    assert preferred_language(environment) == language


# ---- replay --json

@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    path.write_text(text(), encoding="utf-8")
    return path


def test_replay_as_json(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One object a step, and the outcome at the end."""
    assert main(["replay", str(log), "--json"]) == 0
    *steps, last = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    match = whole()
    assert [step["number"] for step in steps] == list(range(len(match.lines)))
    assert [(step["seat"], step["action"], tuple(step["chance"])) for step in steps] == [
        (line.seat, line.action, tuple(line.chance)) for line in match.lines]
    assert all(set(step) == {"number", "seat", "action", "chance", "events", "position"} for step in steps)
    for n in (0, 5, len(steps) - 1):
        assert steps[n]["position"] == GAME.position(replay(GAME, match.head, match.lines[: n + 1]).state)
    assert [[event["event"] for event in step["events"]] for step in steps] == [
        [told.kind.name.lower() for told in step.events] for step in match.steps]
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert last["outcome"]["reason"] == outcome.reason
    assert last["outcome"]["winners"] == [GAME.seats[seat] for seat in outcome.winners]
    assert [result["crates"] for result in last["outcome"]["results"]] == [result.figures["crates"] for result in outcome.results]


def test_what_is_told_to_some_is_marked_in_json(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(log), "--json"]) == 0
    events = [event for line in capsys.readouterr().out.splitlines() for event in json.loads(line).get("events", ())]
    private = [event for event in events if event["event"].startswith("own_")]
    assert private
    assert all(event["audience"] == [event["seat"]] for event in private if "seat" in event)
    assert all("audience" not in event for event in events if event["event"] == "die_rolled")


def test_a_game_that_is_not_over_has_no_outcome(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.log"
    path.write_text("".join(text().splitlines(keepends=True)[:9]), encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"outcome": None}


def test_a_reader_that_goes_away_is_no_error(log: Path) -> None:
    with subprocess.Popen([sys.executable, "-m", "gunmetal", "replay", str(log), "--json"],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(SOURCE)}) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait() == 0


# ---- simulate

KEYS = {"games", "steps", "seconds", "wins_by_seat", "wins_by_bot", "end_reasons", "rounds"}


@pytest.mark.usefixtures("bots_world")
def test_simulate_as_json(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "gunrunners", "--games", "60", "--players", "4", "--bots", "random,greedy",
             "--seed", "3", "--edition", "br", "--json"]

    def run(*more: str) -> dict[str, Any]:
        assert main([*words, *more]) == 0
        out, err = capfd.readouterr()
        assert out.count("\n") == 1
        assert "Traceback" not in err
        report: dict[str, Any] = json.loads(out)
        return report

    report = run()
    assert set(report) >= KEYS
    assert report["games"] == 60
    assert report["steps"] > 60 * 20
    assert report["seconds"] > 0
    assert list(report["wins_by_seat"]) == ["red", "blue", "yellow", "green"]
    assert set(report["wins_by_bot"]) == {"random", "greedy"}
    assert set(report["rounds"]) == {"q1", "median", "q3"}
    assert report["wins_by_bot"]["greedy"] > report["wins_by_bot"]["random"]
    for cores in ("1", "2", "3"):
        assert {**run("--cores", cores), "seconds": 0} == {**report, "seconds": 0}


@pytest.mark.usefixtures("bots_world")
def test_simulate_for_people_and_with_logs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "logs"
    assert main(["simulate", "gunrunners", "--games", "4", "--seed", "3", "--save", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "95 %" in out
    assert "greedy" not in out
    assert len(list(folder.iterdir())) == 4
    for path in folder.iterdir():
        assert main(["replay", str(path), "--json"]) == 0
        assert json.loads(capsys.readouterr().out.splitlines()[-1])["outcome"] is not None


@pytest.mark.usefixtures("bots_world")
def test_house_cards_are_used_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = tmp_path / "house.toml"
    usual = GAME.default_cards.read_text(encoding="utf-8")
    cards.write_text(usual.replace('kind = "spy"\nvalues = [2]', 'kind = "spy"\nvalues = [6]'), encoding="utf-8")
    words = ["simulate", "gunrunners", "--games", "1", "--seed", "3", "--cards", str(cards), "--save", str(tmp_path / "logs")]
    assert main(words) == 0
    (path,) = (tmp_path / "logs").iterdir()
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["cards"]["spy"] == 6
    capsys.readouterr()
    assert main(["replay", str(path), "--json"]) == 0
    assert "values=11223344/122633" in capsys.readouterr().out
