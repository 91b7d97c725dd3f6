"""Nets: what they are told, how they value it and learn, the same in both worlds; and how they are made and kept."""

import random
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gunmetal.bots.common import GAME, POOL
from gunmetal.bots.learning.facts import tell, thing_facts
from gunmetal.bots.learning.net import ANSWERS, NEXT, SHARES, THING, UNITS, blame, size, valued
from gunmetal.bots.learning.selfplay import DECISIONS
from gunmetal.bots.nets.keeping import Net, Plan, length_of, load, save, shipped, summed_up, taken_apart, unit_of
from gunmetal.bots.nets.teaching import PLAYED, Teacher, begin, part_done
from gunmetal.bots.search.tree import MOST_SEATS, NOWHERE, ORDERS, Node
from gunmetal.cli import main
from gunmetal.games import game_named
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.records import Mind
from gunmetal.kernel.twins import silent
from gunmetal.lab.train import share_won
from tests.bots.moments import GAMES, exchanged, moments

GUNRUNNERS = game_named("gunrunners")
PORTION = 8
SMALL = Plan("gunrunners", 2, 3, 2 * PORTION, PORTION, 0.003, 100, 0.8, heat=0.02, portion=PORTION)


def told(name: str, state: Any, seat: int) -> list[int]:
    room = [0] * import_module(unit_of(game_named(name))).MOST_TOLD
    return room[: tell(state, seat, room, 0)]


# ---- what a net is told

@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_a_seat_tells_what_it_sees_and_nothing_else(name: str, players: int) -> None:
    different = 0
    for number, state in enumerate(moments(name, players)):
        for seat in range(players):
            other = exchanged(name, state, seat, number)
            different += other != state
            assert told(name, state, seat) == told(name, other, seat)
    assert different > 3


@pytest.mark.parametrize("name", GAMES)
def test_facts_are_told_once_each_thing_by_thing_and_the_whole_last(name: str) -> None:
    unit, positions = import_module(unit_of(game_named(name))), set()
    for state in moments(name, 3):
        facts = told(name, state, state.decider)
        positions.add(tuple(facts))
        *things, whole = " ".join(map(str, facts)).split(f" {NEXT}")
        assert thing_facts(state) == unit.THING_FACTS
        for thing in things:
            numbers = [int(fact) for fact in thing.split()]
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= fact < unit.THING_FACTS for fact in numbers)
        numbers = [int(fact) for fact in whole.split()]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= fact - unit.THING_FACTS < unit.WHOLE_FACTS for fact in numbers)
        assert len(facts) < unit.MOST_TOLD / 2
    assert len(positions) == len(moments(name, 3)), "positions that differ are told differently"


@pytest.mark.parametrize("name", GAMES)
def test_of_a_series_of_facts_one_is_told(name: str) -> None:
    """It stands for those before it, so no other of them may be told beside it."""
    unit, reached = import_module(unit_of(game_named(name))), set[int]()
    series = {fact: base for base, most in unit.RISING for fact in range(base, base + most)}
    assert len(series) == sum(most for _, most in unit.RISING), "no fact is in two of them"
    assert not any(base < unit.THING_FACTS < base + most for base, most in unit.RISING)
    for state in moments(name, 3):
        for thing in " ".join(map(str, told(name, state, state.decider))).split(f" {NEXT}"):
            met = [series[int(fact)] for fact in thing.split() if int(fact) in series]
            assert len(set(met)) == len(met)
            reached.update(int(fact) for fact in thing.split() if int(fact) in series)
    assert any(fact - series[fact] > 2 for fact in reached)


@pytest.mark.parametrize("name", GAMES)
def test_a_fact_of_a_series_is_used_as_the_sum_of_those_before_it_and_teaches_them_all(name: str) -> None:
    game, choice = game_named(name), np.random.default_rng(1)
    unit, (weights, slopes) = import_module(unit_of(game)), choice.normal(size=(2, length_of(game)))
    used, learnt = summed_up(game, weights), taken_apart(game, slopes)
    base, most = unit.RISING[0]
    rows = slice(base * THING, (base + most) * THING)
    assert used[rows].reshape(-1, THING)[-1] == pytest.approx(weights[rows].reshape(-1, THING).sum(axis=0))
    assert learnt[rows].reshape(-1, THING)[0] == pytest.approx(slopes[rows].reshape(-1, THING).sum(axis=0))
    assert used @ slopes == pytest.approx(weights @ learnt), "one is the transpose of the other"
    single = (set(range(unit.THING_FACTS)) - {fact for base, most in unit.RISING for fact in range(base, base + most)}).pop()
    assert np.array_equal(used[single * THING : (single + 1) * THING], weights[single * THING : (single + 1) * THING])


# ---- how it values and learns

def small_net(seed: int, spread: float = 0.5) -> tuple[list[float], list[int]]:
    """Weights of a net for 6 facts of things and 5 of the whole, and a position with two things."""
    choice = random.Random(seed)
    return [choice.gauss(0.0, spread) for _ in range(size(6, 5))], [0, 2, 3, NEXT, 1, 2, NEXT, 6, 9]


def slopes_of(weights: list[float], facts: list[int], goal: tuple[float, ...]) -> list[float]:
    units, slopes = [0.0] * UNITS, [0.0] * len(weights)
    valued(weights, 6, 5, len(goal), facts, 0, len(facts), units)
    for r in range(ANSWERS):
        units[SHARES + r] = goal[r] - units[SHARES + r] if r < len(goal) else 0.0
    blame(weights, slopes, 6, 5, facts, 0, len(facts), units)
    return slopes


def test_every_weight_is_blamed_for_its_part_of_the_error() -> None:
    """That is a derivative, found here by trying."""
    weights, facts = small_net(1)
    units = [0.0] * UNITS

    goal = (0.2, 0.7, 0.1)

    def likelihood(numbers: list[float]) -> float:
        """Of what is taught: the logarithm, which its error is the slope of."""
        valued(numbers, 6, 5, 3, facts, 0, len(facts), units)
        return sum(part * float(np.log(units[SHARES + r])) for r, part in enumerate(goal))

    slopes, moved = slopes_of(weights, facts, goal), 0
    for at in random.Random(2).sample(range(len(weights)), 300):
        lower, upper = list(weights), list(weights)
        lower[at] -= 1e-6
        upper[at] += 1e-6
        slope = (likelihood(upper) - likelihood(lower)) / 2e-6
        assert slopes[at] == pytest.approx(slope, abs=1e-4)
        moved += abs(slope) > 1e-3
    assert moved > 50


def test_the_order_of_things_makes_no_difference() -> None:
    weights, _ = small_net(3)
    units = [0.0] * UNITS
    one, two = [0, 2, 3, NEXT, 1, 2, NEXT, 6], [1, 2, NEXT, 0, 2, 3, NEXT, 6]
    assert valued(weights, 6, 5, 3, one, 0, len(one), units) == pytest.approx(valued(weights, 6, 5, 3, two, 0, len(two), units))
    whole = valued(weights, 6, 5, 3, one, 0, len(one), units)
    assert valued(weights, 6, 5, 3, one[4:], 0, len(one) - 4, units) != pytest.approx(whole), "things count"


def test_lessons_bring_the_value_to_what_is_taught() -> None:
    weights, facts = small_net(4, 0.1)
    units = [0.0] * UNITS
    for goal in ((0.9, 0.05, 0.05), (0.2, 0.5, 0.3)):
        for _ in range(300):
            weights = [weight + 0.05 * slope for weight, slope in zip(weights, slopes_of(weights, facts, goal), strict=True)]
        assert valued(weights, 6, 5, 3, facts, 0, len(facts), units) == pytest.approx(goal[0], abs=0.01)
        assert units[SHARES : SHARES + 3] == pytest.approx(goal, abs=0.01)


# ---- how it is made and kept

@pytest.fixture(scope="module")
def teacher() -> Teacher:
    return Teacher(GUNRUNNERS, 2)


def taught(teacher: Teacher, plan: Plan, path: Path | None = None) -> Net:
    """All of a plan; with a path, through a file after every portion."""
    net = begin(GUNRUNNERS, plan)
    while not net.is_finished:
        net = teacher.teach(net)
        if path is not None:
            save(net, path)
            net = load(GUNRUNNERS, path)
    return net


def test_the_same_plan_gives_the_same_net_with_interruptions_too(teacher: Teacher, tmp_path: Path) -> None:
    one, two = taught(teacher, SMALL), taught(teacher, SMALL, tmp_path / "net.npz")
    assert one.played == SMALL.games + SMALL.searched
    assert np.array_equal(one.weights, two.weights)
    assert np.isfinite(one.weights).all()
    other = taught(teacher, replace(SMALL, seed=4, games=PORTION, searched=0))
    assert not np.array_equal(one.weights, other.weights)


def test_the_number_of_threads_makes_no_difference(teacher: Teacher) -> None:
    assert np.array_equal(taught(Teacher(GUNRUNNERS, 2, threads=1), SMALL).weights, taught(teacher, SMALL).weights)


def test_less_and_less_is_learnt_from_a_game_and_the_last_ones_count_for_little() -> None:
    net = begin(GUNRUNNERS, SMALL)
    parts = [part_done(replace(net, played=played)) for played in range(0, SMALL.games + SMALL.searched + 1, PORTION)]
    assert parts == sorted(set(parts))
    assert (parts[0], parts[2], parts[-1]) == (0.0, PLAYED, 1.0)
    assert part_done(replace(net, plan=replace(SMALL, searched=0), played=SMALL.games)) == 1.0


@pytest.mark.slow
def test_a_net_that_played_some_games_beats_one_that_played_none(teacher: Teacher) -> None:
    plan = replace(SMALL, games=600 * PORTION, searched=0)
    assert share_won(GUNRUNNERS, 2, taught(teacher, plan).rows, begin(GUNRUNNERS, plan).rows, 600.0)[0] > 0.75


def test_the_command_goes_on_where_it_was_and_says_how_to_do_it_again(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "net.npz"
    words = ["train", "gunrunners", "--games", str(PORTION), "--seed", "5", "--file", str(path)]
    assert main(words) == 0
    assert f"gunmetal train gunrunners --players 2 --games {PORTION} --seed 5" in capfd.readouterr().err
    first = load(GUNRUNNERS, path)
    assert main(words) == 0, "nothing is left to do"
    assert np.array_equal(first.weights, load(GUNRUNNERS, path).weights)
    assert main([*words[:-4], "--seed", "6", "--file", str(path)]) == 2
    assert "another way" in capfd.readouterr().err
    assert np.array_equal(first.weights, load(GUNRUNNERS, path).weights)


@pytest.mark.parametrize("words", [("--players", "6"), ("--games", "0"), ("--file", "/dev/null/net.npz")])
def test_what_cannot_be_trained_is_one_sentence(words: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "gunrunners", "--games", "20", *words]) == 2
    assert capfd.readouterr().err.startswith("gunmetal: ")


def test_only_a_whole_net_of_the_game_is_read(tmp_path: Path) -> None:
    path, net = tmp_path / "net.npz", begin(GUNRUNNERS, SMALL)
    save(net, path)
    assert load(GUNRUNNERS, path).plan == SMALL
    assert np.array_equal(load(GUNRUNNERS, path).weights, net.weights), "to the last digit, while it learns"
    with pytest.raises(BadInput) as refused:
        load(game_named("gunsmoke"), path)
    assert refused.value.id == "net-of-another-game"
    path.write_bytes(path.read_bytes()[:1000])
    with pytest.raises(BadInput) as refused:
        load(GUNRUNNERS, path)
    assert refused.value.id == "net-unreadable"


def learnt(following: int, seed: int, heat: float = 0.0) -> tuple[Any, list[int], list[int], list[float]]:
    """What a net learns from a short western game in the interpreter: the game's end, orders, where positions begin, slopes."""
    name, game = "gunmetal.bots.learning.gunsmoke", game_named("gunsmoke")
    unit, mind = import_module(name), Mind()
    prepared = game.start(Setup(2, game.editions[0], game.read_cards(game.default_cards), {"round_limit": 2}))
    prepared.dealer, prepared.events, mind.dealer = Generator(), None, Generator()
    pool, weights = [prepared] * POOL, np.random.default_rng(seed).normal(0.0, 0.1, length_of(game)).tolist()
    slopes, orders, starts, positions = [0.0] * len(weights), [0, 0, following, 2], [0] * 41, 40
    silent(name).learn(pool, [mind], weights, slopes, orders, [0.9, heat], [0] * (positions * unit.MOST_TOLD), starts,
                       [0] * positions, [0] * unit.MOST_TOLD, [0.0] * UNITS, [0] * unit.MAX_OPTIONS,
                       [0.0] * unit.MAX_OPTIONS, [0.0] * (2 * MOST_SEATS), [3], [Node()], [NOWHERE] * unit.ACTIONS, [0] * ORDERS,
                       [0.3, 1.0, 0.0, 1.0])
    return pool[GAME], orders, starts, slopes


def test_western_nets_learn_from_the_beginnings_of_turns() -> None:
    """One position for each turn, and one for all that comes before the first."""
    end, orders, starts, slopes = learnt(0, 1)
    noted = sum(start > 0 for start in starts) / 2
    assert noted == end.turn + 1 == 5
    assert orders[DECISIONS] > 2 * noted
    assert any(slopes)


def test_while_the_heuristic_is_followed_the_net_decides_nothing() -> None:
    assert learnt(1, 1)[:3] == learnt(1, 2)[:3]
    assert learnt(1, 1)[3] != learnt(1, 2)[3]
    assert learnt(0, 1)[0] != learnt(0, 2)[0]


def test_a_net_in_heat_does_not_always_take_what_it_likes_best() -> None:
    assert learnt(0, 1, heat=1e-9)[0] == learnt(0, 1, heat=1e-8)[0] != learnt(0, 1, heat=5.0)[0]


# ---- what is shipped

def test_there_are_nets_and_all_together_are_small() -> None:
    folder = Path(__file__).parents[2] / "src/gunmetal/bots/nets"
    assert all((shipped(GUNRUNNERS, players) is not None) == (players in (2, 4)) for players in GUNRUNNERS.players)
    assert all(shipped(game_named("gunslingers"), players) is not None for players in (2, 3, 4))
    assert all(shipped(game_named("gunsmoke"), players) is not None for players in (1, 2, 3, 4))
    assert sum(path.stat().st_size for path in folder.glob("*.npz")) < 3_000_000


def test_every_net_in_the_package_has_done_its_plan() -> None:
    folder = Path(__file__).parents[2] / "src/gunmetal/bots/nets"
    for path in folder.glob("*.npz"):
        name, _, players = path.stem.partition("-")
        net = shipped(game_named(name), int(players))
        assert net is not None
        assert (net.plan.game, net.plan.players, net.is_finished) == (name, int(players), True)
