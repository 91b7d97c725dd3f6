"""The arena: seats and deals, the same results on any number of cores and after any break, ratings that mean something."""

import json
import sqlite3
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gunmetal.arena import contestants, sprt
from gunmetal.arena.contestants import Contestant
from gunmetal.arena.keeping import Results
from gunmetal.arena.ladder import ladder
from gunmetal.arena.series import Played, Series, played, run
from gunmetal.bots.levels import level_named
from gunmetal.bots.players import Bot
from gunmetal.cli import main
from gunmetal.games import game_named
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.problems import BadInput
from gunmetal.lab.contest import on_cores

GAME = game_named("gunrunners")
CARDS = GAME.read_cards(GAME.default_cards)


def series(*bots: str, players: int = 2, seed: int = 5) -> Series:
    return Series.of(GAME, Setup(players, "en", CARDS), bots, seed)


def without_time(found: list[Played]) -> list[Played]:
    return [replace(one, seconds=()) for one in found]


# ---- who plays whom

@pytest.mark.parametrize(("bots", "players"), [
    (("random", "greedy"), 2), (("random", "greedy", "plain"), 2), (("random", "greedy"), 4),
    (("random", "greedy", "plain", "plain:9", "plain:8"), 3)])
def test_every_bot_plays_every_seat_equally_often(bots: tuple[str, ...], players: int) -> None:
    one = series(*bots, players=players)
    games = len(one.companies) * players
    seats = Counter((seat, bot) for number in range(games) for seat, bot in enumerate(one.seated(number)))
    for bot in range(len(bots)):
        assert len({seats[seat, bot] for seat in range(players)}) == 1
    assert {frozenset(one.seated(number)) for number in range(games)} == {frozenset(company) for company in one.companies}


def test_games_of_a_block_have_the_same_deal_and_others_do_not() -> None:
    one, deals = series("random", "greedy", players=4), list[int]()

    def begin(state: Any) -> None:
        deals.append(state.rng)
        GAME.begin(state)

    for number in range(8):
        replace(one, game=replace(GAME, begin=begin)).play(number)
    assert len(set(deals[:4])) == len(set(deals[4:])) == 1
    assert deals[0] != deals[4]


@pytest.mark.parametrize(("name", "iterations", "seconds"), [
    ("plain", None, 0.3), ("plain:1600", 1600, None), ("plain:0.05s", None, 0.05), ("legend", None, 1.0), ("legend:7", 7, None)])
def test_names_tell_how_long_a_search_takes(name: str, iterations: int | None, seconds: float | None) -> None:
    level = level_named(name)
    assert level is not None
    assert (level.iterations, level.seconds) == (iterations, seconds)


@pytest.mark.parametrize("name", ["greedy", "plain:", "hero:9", "master:1x"])
def test_other_names_are_not_of_a_search(name: str) -> None:
    assert level_named(name) is None


# ---- the same results

def test_results_do_not_depend_on_the_number_of_cores() -> None:
    one = series("plain:30", "greedy")
    alone, together = (list(played(one, range(6), cores)) for cores in (1, 2))
    assert without_time(alone) == without_time(together)
    assert [sum(game.decisions) > 0 for game in alone] == [True] * 6


def test_a_series_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    one, results = series("greedy", "random"), Results(tmp_path / "arena.sqlite")

    def go_on(games: int, stop_after: int | None = None) -> tuple[list[Played], bool, list[int]]:
        found, kept = results.of(one), list[int]()

        def keep(game: Played) -> None:
            results.keep(one, game)
            kept.append(game.number)
            if len(kept) == stop_after:
                raise KeyboardInterrupt

        is_whole = run(one, found, games, on_cores(2), keep, lambda done: None, lambda found: False)
        return results.of(one), is_whole, kept

    some, is_whole, kept = go_on(10, stop_after=4)
    assert (is_whole, kept) == (False, [0, 1, 2, 3])
    assert [game.number for game in some] == [0, 1, 2, 3]
    everything, is_whole, kept = go_on(10)
    assert (is_whole, kept) == (True, [4, 5, 6, 7, 8, 9])
    assert without_time(everything) == without_time(list(played(one, range(10), 1)))
    assert results.of(series("greedy", "random", seed=6)) == []


def test_every_seat_sees_every_decision_before_it_is_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[int, list[tuple[Any, int]]] = {0: [], 1: [], 2: []}
    monkeypatch.setattr(Bot, "watch", lambda bot, state, seat, action: seen[seat].append((state.clone(), action)))
    decisions = series("random", "greedy", "regular", players=3).play(0).decisions
    assert seen[0] == seen[1] == seen[2]
    assert len(seen[0]) >= sum(decisions) > 20
    assert all(action in GAME.options(state) for state, action in seen[0])


def test_what_a_bot_watches_counts_as_its_time_but_not_as_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Contestant(GAME, Setup(2, "en", CARDS), "random", 1, 1.0)
    times = iter([10.0, 12.5])
    monkeypatch.setattr(contestants, "time", SimpleNamespace(perf_counter=lambda: next(times)))
    one.watch(GAME.start(Setup(2, "en", CARDS)), 0, 0)
    assert (one.clock.seconds, one.clock.decisions) == (2.5, 0)


def test_the_file_can_be_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "arena.sqlite"
    words = ["arena", "gunrunners", "--players", "2", "--bots", "greedy,random", "--games", "6", "--file", str(file), "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["sprt"]) == (6, None)
    assert {one["bot"] for one in report["standings"]} == {"greedy", "random"}
    with sqlite3.connect(file) as store:
        rows = store.execute("SELECT json_extract(series, '$.game'), count(*), sum(turns) > 0 FROM games").fetchall()
    assert rows == [("gunrunners", 6, 1)]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == report


# ---- strength

def results_of(one: Series, winners: list[int]) -> list[Played]:
    """Games won by these bots."""
    players = one.setup.players
    return [Played(number, one.seated(number), (one.seated(number).index(bot),), "x", 9, (1,) * players, (0.01,) * players)
            for number, bot in enumerate(winners)]


def test_three_wins_to_one_are_191_elo() -> None:
    one = series("random", "greedy")
    found = ladder(one, results_of(one, [1, 1, 1, 0] * 100))
    first, second = found.standings
    assert (first.bot, first.share, second.share) == ("greedy", 0.75, 0.25)
    assert first.elo - second.elo == pytest.approx(191, abs=3)
    assert first.elo_interval[0] < first.elo < first.elo_interval[1]
    assert found.pairs[0].share == 0.25
    assert found.pairs[0].interval[0] < 0.25 < found.pairs[0].interval[1] < 0.4
    assert first.ms == pytest.approx(10)


def test_with_four_players_a_quarter_is_even() -> None:
    one = series("random", "greedy", "plain", "plain:1", players=4)
    found = ladder(one, results_of(one, [0, 1, 2, 3] * 40))
    assert {round(standing.share, 3) for standing in found.standings} == {0.25}
    assert all(abs(standing.elo) < 2 for standing in found.standings)


@pytest.mark.parametrize(("winners", "apart"), [([0, 1, 1, 1], 0), ([0, 0, 1, 1], 191)], ids=["even", "three to one"])
def test_a_bot_with_three_seats_is_not_the_stronger_for_winning_more_games(winners: list[int], apart: float) -> None:
    """A quarter of the games is even for the other; half of them are three times as many as one of the three wins."""
    one = series("greedy", "random", "random", "random", players=4)
    elos = {standing.bot: standing.elo for standing in ladder(one, results_of(one, winners * 40)).standings}
    assert elos["greedy"] - elos["random"] == pytest.approx(apart, abs=5)


def test_a_bot_that_never_won_has_a_rating_too() -> None:
    one = series("random", "greedy")
    found = ladder(one, results_of(one, [1] * 20))
    assert found.standings[0].elo > 200
    assert found.standings[1].share == 0


def test_a_shared_win_is_shared() -> None:
    one = series("random", "greedy")
    found = [replace(game, winners=(0, 1)) for game in results_of(one, [0] * 40)]
    assert [standing.share for standing in ladder(one, found).standings] == [0.5, 0.5]
    assert abs(ladder(one, found).standings[0].elo) < 2


def test_a_sequential_test_settles_what_is_clear() -> None:
    one = series("greedy", "random")
    low, high = sprt.limits("0,50")
    strong = sprt.verdict(one, results_of(one, [0, 0, 0, 1] * 60), low, high)
    weak = sprt.verdict(one, results_of(one, [0, 1, 1, 1] * 60), low, high)
    even = [sprt.verdict(one, results_of(one, winners), low, high) for winners in ([0, 1] * 10, [0, 0, 1, 1] * 5)]
    assert (strong.is_settled, strong.is_high, weak.is_settled, weak.is_high) == (True, True, True, False)
    assert [one.is_settled for one in even] == [False, False]


def test_a_sequential_test_knows_that_one_seat_of_four_wins_a_quarter() -> None:
    one = series("greedy", "random", "random", "random", players=4)
    even, strong, weak = (sprt.verdict(one, results_of(one, winners * 60), -50, 50)
                          for winners in ([0, 1, 1, 1], [0, 1, 0, 1], [1, 1, 1, 1]))
    assert not even.is_settled
    assert (strong.is_settled, strong.is_high, weak.is_settled, weak.is_high) == (True, True, True, False)
    assert (sprt.expected(0), sprt.expected(0, (1, 3))) == (0.5, 0.25)
    assert sprt.expected(400, (1, 3)) == pytest.approx(10 / 13)


def test_a_sequential_test_stops_the_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "gunrunners", "--players", "2", "--bots", "greedy,random", "--games", "400", "--sprt", "0,100",
             "--file", str(tmp_path / "arena.sqlite"), "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["sprt"]["settled"]
    assert 16 <= report["games"] < 400


@pytest.mark.slow
def test_a_search_with_no_knowledge_beats_chance_by_far() -> None:
    one = series("plain:200", "random")
    found = ladder(one, list(played(one, range(40), 2)))
    assert found.pairs[0].share > 0.85


# ---- what is wrong

@pytest.mark.parametrize(("words", "said"), [
    (("--bots", "greedy"), "at least two bots"),
    (("--bots", "greedy,greedy"), "at least two bots"),
    (("--bots", "greedy,hero"), "hero"),
    (("--bots", "greedy,plain:0"), "iterations"),
    (("--bots", "greedy,plain:9999s"), "seconds"),
    (("--bots", "greedy,random", "--sprt", "20,0"), "20,0"),
    (("--bots", "greedy,random,plain", "--sprt", "0,20"), "two bots"),
    (("--bots", "greedy,random", "--file", "."), "Cannot keep results"),
    (("--bots", "greedy,random", "--file", "/dev/null/a.sqlite"), "Cannot keep results"),
])
def test_what_is_wrong_gets_one_sentence(words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "gunrunners", "--players", "2", "--file", "a.sqlite", *words]) != 0
    wrong = capsys.readouterr().err.strip().splitlines()[-1]
    assert said in wrong
    assert not [path for path in tmp_path.iterdir() if path.stat().st_size > 0 and path.name != "a.sqlite"]


# ---- tables of another kind

def test_a_bot_that_is_named_more_than_once_has_so_many_seats() -> None:
    one = series("greedy", "random", "random", "random", players=4)
    assert one.bots == ("greedy", "random")
    assert [one.seated(number) for number in range(4)] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert one.key != series("greedy", "random", players=4).key
    found = [replace(game, winners=(game.seats.index(0),)) for game in played(one, range(4), 1)]
    assert {standing.bot: (standing.games, standing.share) for standing in ladder(one, found).standings} == {
        "greedy": (4, 1.0), "random": (12, 0.0)}
    with pytest.raises(BadInput, match="arena-bots-wrong"):
        series("greedy", "random", "random", players=4)


def test_alone_every_bot_plays_every_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "gunsmoke", "--players", "1", "--bots", "random,greedy", "--file", str(tmp_path / "a.sqlite")]
    assert main([*words, "--games", "8", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(one["bot"], one["games"]) for one in told["standings"]] == [("greedy", 4), ("random", 4)]
    assert all(one["turns"] > 1 for one in told["standings"])
    assert told["pairs"] == []
    assert main([*words, "--games", "8"]) == 0
    shown = capsys.readouterr().out
    assert "turns" in shown
    assert "Elo" not in shown
    assert main([*words, "--sprt", "0,20"]) == 2
    assert "nobody else" in capsys.readouterr().err


# ---- on many machines

def test_a_cluster_gets_the_same_results(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A real one, which is started for it on this machine."""
    words = ["arena", "gunrunners", "--players", "2", "--bots", "greedy,skilled", "--games", "6", "--json"]
    assert main([*words, "--file", str(tmp_path / "cluster.sqlite"), "--cluster", "local"]) == 0
    assert main([*words, "--file", str(tmp_path / "here.sqlite")]) == 0
    there, here = (Results(tmp_path / f"{name}.sqlite").of(series("greedy", "skilled", seed=1)) for name in ("cluster", "here"))
    assert without_time(there) == without_time(here)
    assert len(there) == 6


def test_a_cluster_that_is_not_there_is_one_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "gunrunners", "--bots", "greedy,random", "--games", "2", "--cluster", "nowhere.invalid:1"]) == 2
    assert "gunmetal: Cannot use the cluster nowhere.invalid:1: " in capfd.readouterr().err
