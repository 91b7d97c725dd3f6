"""The laboratory: the same seed gives the same games however many cores there are, and the report adds up."""

import io
import json
import signal
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from gunmetal.cli import main
from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.intervals import wilson
from gunmetal.kernel.log import read_log
from gunmetal.kernel.match import replay
from gunmetal.kernel.native import World
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.texts import LANGUAGES, Texts
from gunmetal.lab import show
from gunmetal.lab.report import Report
from gunmetal.lab.simulate import Simulation, simulate
from tests.kernel.variants import VARIED
from tests.properties.tables import CARDS, TABLES

MANY = 1_000_000                       # games: more than can be played before Ctrl-C is heard
pytestmark = pytest.mark.usefixtures("bots_world")


def series(players: int = 3, edition: str = "en", bots: tuple[str, ...] = ("random",), seed: int = 5) -> Simulation:
    return Simulation(GAME, Setup(players, edition, CARDS), bots, seed)


def told(report: Report) -> dict[str, Any]:
    """A report without its clock."""
    return {key: value for key, value in report.to_json().items() if key != "seconds"}


def nothing(done: int) -> None:
    """Nobody watches."""


# ---- the same games, whatever plays them

def test_the_number_of_cores_makes_no_difference() -> None:
    games = 517
    one, two, three = (told(simulate(series(bots=("random", "random")), games, cores, nothing)) for cores in (1, 2, 3))
    assert one == two == three
    assert one["games"] == games


def test_another_seed_gives_other_games() -> None:
    assert told(simulate(series(seed=1), 200, 1, nothing)) != told(simulate(series(seed=2), 200, 1, nothing)) | {"seed": 1}


def test_more_games_begin_with_the_same_games() -> None:
    few, _ = series().play(0, 40)
    many, _ = series().play(0, 90)
    later, _ = series().play(30, 10)
    assert (many[:40] == few).all()
    assert (many[30:40] == later).all()


def test_progress_is_told() -> None:
    done: list[int] = []
    simulate(series(), 301, 2, done.append)
    assert len(done) > 2
    assert done == sorted(set(done))
    assert done[-1] == 301


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_seeds_that_are_too_wide_are_refused(seed: int) -> None:
    with pytest.raises(BadInput, match="seed-wrong"):
        series(seed=seed)


# ---- seats

def test_bots_change_seats_from_game_to_game() -> None:
    simulation = series(4, bots=("greedy", "random"))
    seated = [simulation.seated(number) for number in range(4)]
    assert seated[0] == ["greedy", "random", "greedy", "random"]
    assert seated[1] == ["random", "greedy", "random", "greedy"]
    three = series(3, bots=("greedy", "random"))
    assert [three.seated(number) for number in range(4)] == [
        ["greedy", "random", "greedy"], ["greedy", "greedy", "random"], ["random", "greedy", "greedy"],
        ["greedy", "random", "greedy"]]


def test_who_is_said_to_sit_there_sits_there(tmp_path: Path) -> None:
    """The report and the logs name the bot that played: with another bot on the seat the game would have been another."""
    simulation = series(2, bots=("greedy", "random"))
    for number in range(6):
        _, actions = simulation.play(number, 1)
        swapped = Simulation(GAME, Setup(2, "en", CARDS), ("random", "greedy"), 5)
        assert swapped.play(number, 1)[1].tolist() != actions.tolist()
        assert swapped.seated(number) == simulation.seated(number + 1)


# ---- the report

@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_figures_add_up(players: int, edition: str) -> None:
    report = simulate(series(players, edition, ("random", "random")), 150, 2, nothing).to_json()
    assert report["games"] == 150
    assert sum(report["wins_by_seat"].values()) == pytest.approx(150)
    assert report["wins_by_bot"] == {"random": pytest.approx(150)}
    assert sum(report["end_reasons"].values()) == 150
    assert set(report["end_reasons"]) <= {"seven_busts", "no_cards"}
    assert report["rounds"]["q1"] <= report["rounds"]["median"] <= report["rounds"]["q3"] <= 14
    assert report["rounds"]["q1"] >= 1
    assert list(report["wins_by_seat"]) == list(GAME.seats[:players])


def test_rounds_and_shared_wins() -> None:
    import numpy as np

    report = Report(GAME, Setup(3, "en", CARDS), ["random", "greedy"], 1, 4)
    rows = np.array([[10, 0b001, 1, 30], [20, 0b011, 2, 31], [30, 0b111, 1, 33], [40, 0b100, 1, 39]], np.int32)
    report.add(0, rows, lambda number: ["random", "greedy", "random"])
    data = report.to_json()
    wins = {"red": 1 + 1 / 2 + 1 / 3, "blue": 1 / 2 + 1 / 3, "yellow": 1 / 3 + 1}
    assert data["wins_by_seat"] == pytest.approx(wins, abs=1e-6)
    assert data["wins_by_bot"]["greedy"] == pytest.approx(1 / 2 + 1 / 3, abs=1e-6)
    assert (data["steps"], data["shared_wins"], data["end_reasons"]) == (100, 2, {"seven_busts": 3, "no_cards": 1})
    assert data["rounds"] == {"q1": 10.75, "median": 11.0, "q3": 11.5}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", [0, 3])
def test_solo_games_are_won_or_lost(language: str, won: int) -> None:
    import numpy as np

    report = Report(VARIED, Setup(1, "en", CARDS), ["greedy"], 1, 4)
    rows = np.array([[10, int(game < won), 1, 30 + game] for game in range(4)], np.int32)
    report.add(0, rows, lambda number: ["greedy"])
    data = report.to_json()
    assert (data["wins_by_seat"], data["wins_by_bot"], data["shared_wins"]) == ({"red": won}, {"greedy": won}, 0)
    assert data["intervals_95"]["by_bot"]["greedy"] == wilson(won, 4)
    assert data["rounds"]["median"] == 31.5
    console = Console(file=io.StringIO(), width=80)
    show.show(report, Texts(language, VARIED), console)
    shown = console.file.getvalue()    # type: ignore[attr-defined]
    assert Texts(language).text("simulate-percent", share=25 * won) in shown


def test_settings_of_simulations_are_completed_or_refused() -> None:
    def chosen(**settings: int) -> dict[str, int]:
        return dict(Simulation(VARIED, Setup(2, "en", CARDS, settings), ("random",), 5).setup.settings)

    assert chosen() == {"stock": 2, "pace": 5}
    assert chosen(stock=1, pace=3) == {"stock": 1, "pace": 3}
    with pytest.raises(BadInput, match="setting-not-simulated"):
        chosen(stock=0)


@pytest.mark.parametrize(("wins", "games", "low", "high"), [
    (0, 10, 0.0, 0.27753), (10, 10, 0.72247, 1.0), (5, 10, 0.23659, 0.76341), (50, 100, 0.40383, 0.59617),
    (90, 100, 0.82563, 0.94478), (1, 1, 0.20654, 1.0)])
def test_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=2e-5)


def test_an_interval_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


# ---- logs of simulated games

@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_kept_games_replay_to_the_reported_winners(tmp_path: Path, players: int, edition: str) -> None:
    simulation = series(players, edition, ("random", "random"), seed=9)
    report = simulate(simulation, 5, 2, nothing, tmp_path).to_json()
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == [f"gunrunners-9-{number:06}.log" for number in range(5)]
    wins = dict.fromkeys(GAME.seats[:players], 0.0)
    reasons: dict[str, int] = {}
    steps = 0
    for number, path in enumerate(paths):
        head, lines = read_log(path)
        assert [seat["bot"] for seat in head.seats] == simulation.seated(number)
        outcome = GAME.outcome(replay(GAME, head, lines).state)
        assert outcome is not None
        for seat in outcome.winners:
            wins[GAME.seats[seat]] += 1 / len(outcome.winners)
        reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
        steps += len(lines) - 1
    assert report["wins_by_seat"] == pytest.approx(wins, abs=1e-6)
    assert report["end_reasons"] == reasons
    assert report["steps"] == steps
    assert told(simulate(simulation, 5, 1, nothing)) == {key: value for key, value in report.items() if key != "seconds"}


# ---- Ctrl-C

def test_ctrl_c_gives_a_report_of_what_was_played() -> None:
    def stop(done: int) -> None:
        if done >= 30:
            raise KeyboardInterrupt

    report = simulate(series(), MANY, 2, stop)
    assert report.interrupted
    assert 30 <= report.games < MANY
    assert told(report) == told(simulate(series(), report.games, 1, nothing)) | {"interrupted": True}


class Impatient:
    """A progress bar in front of which somebody presses Ctrl-C."""

    def __init__(self, *_: Any) -> None: ...
    def __enter__(self) -> "Impatient":
        return self

    def __exit__(self, *_: object) -> None: ...
    def add_task(self, *_: Any, **__: Any) -> int:
        return 0

    def update(self, task: int, completed: int) -> None:
        if completed >= 30:
            signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("as_json", [True, False])
def test_ctrl_c_on_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    monkeypatch.setattr(show, "progress_bar", Impatient)
    words = ["simulate", "gunrunners", "--games", str(MANY), "--seed", "5", "--cores", "2", *(["--json"] if as_json else [])]
    assert main(words) == 130
    out = capsys.readouterr().out
    if as_json:
        report = json.loads(out)
        assert report["interrupted"] is True
        assert 30 <= report["games"] < MANY
        assert sum(report["wins_by_seat"].values()) == pytest.approx(report["games"])
    else:
        assert f"of {MANY:,} games" in out.replace("\N{NO-BREAK SPACE}", " ")


def test_the_native_world_is_that_of_the_bots(bots_world: World) -> None:
    assert bots_world.unit == "gunmetal.bots.gunrunners"
