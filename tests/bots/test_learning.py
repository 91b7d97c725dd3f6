"""Nets: what they are told, how they value it and learn, the same in both worlds; and how they are made and kept."""

import random
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gunmetal.bots.common import GAME, POOL
from gunmetal.bots.learning.facts import tell, tell_option, thing_facts
from gunmetal.bots.learning.habits import ALL_UNITS, NO_THING, blame_habits, incline, size_of_habits, variety
from gunmetal.bots.learning.net import ANSWERS, NEXT, SHARES, THING, UNITS, blame, size, valued
from gunmetal.bots.learning.practice import (
    BY_HABIT,
    DECISIONS,
    FINE,
    FOLLOWED,
    OF_DECISION,
    OPTIONS,
    SEARCHED,
    SEAT,
    TAKEN,
    WANDERED,
    note_search,
)
from gunmetal.bots.learning.western import AT_OWNER
from gunmetal.bots.nets.keeping import Net, Plan, length_of, load, save, shipped, summed_up, taken_apart, unit_of
from gunmetal.bots.nets.teaching import Teacher, begin, decides, part_done
from gunmetal.bots.search.tree import ITERATIONS, MOST_SEATS, NOWHERE, ORDERS, ROOT, Node, plant, sprout
from gunmetal.cli import main
from gunmetal.games import game_named
from gunmetal.games.western.actions import CHOOSE
from gunmetal.games.western.state import GANG
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.records import Mind
from gunmetal.kernel.twins import silent
from gunmetal.lab.train import share_won
from tests.bots.moments import GAMES, exchanged, moments

GUNRUNNERS = game_named("gunrunners")
PORTION = 8
SMALL = Plan("gunrunners", 2, 3, PORTION, 2 * PORTION, PORTION, 0.003, 0.9, 20, 0.02, PORTION)


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


def deeds(state: Any, action: int) -> list[tuple[int, int]]:
    """What an option is told as: pairs of a thing and a deed."""
    room = [0] * 200
    end = tell_option(state, action, room, 7)
    assert end == 7 + 1 + 2 * room[7]
    return list(zip(room[8:end:2], room[9:end:2], strict=True))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_options_are_told_apart_by_deeds_that_are_done_to_things_on_the_table(name: str, players: int) -> None:
    """But for accounts, which are told in fives, and for equal cards in one field."""
    game, unit = game_named(name), import_module(unit_of(game_named(name)))
    for state in moments(name, players, 60):
        things = told(name, state, state.decider).count(NEXT)
        found = {action: deeds(state, action) for action in game.options(state)}
        for of_option in found.values():
            assert len(of_option) >= 1
            assert all(NO_THING <= thing < things and 0 <= number < unit.DEEDS for thing, number in of_option)
        alike = len(found) - len({tuple(of_option) for of_option in found.values()})
        assert alike == 0 or any(word in game.action_text(state, action) for action in found for word in ("account", "pick"))


@pytest.mark.parametrize("name", ["gunslingers", "gunsmoke"])
def test_what_is_done_to_a_gunfighter_is_done_to_the_one_that_the_net_sees(name: str) -> None:
    met = 0
    for state in moments(name, 3):
        things = " ".join(map(str, told(name, state, state.decider))).split(f" {NEXT}")
        for p in range(3):
            for slot in range(state.players[p].gang_size):
                thing = deeds(state, CHOOSE + p * GANG + slot)[0][0]
                facts = {int(fact) for fact in things[thing].split()}
                assert AT_OWNER + (p - state.decider) % 3 in facts
                before = [q for q in range(thing) if f" {AT_OWNER + (p - state.decider) % 3} " in f"{things[q]} "]
                assert len(before) == slot
                met += 1
    assert met > 30


@pytest.mark.parametrize("name", GAMES)
def test_the_deeds_of_an_option_tell_nothing_that_the_decider_cannot_know(name: str) -> None:
    game, different = game_named(name), 0
    for number, state in enumerate(moments(name, 3, 40)):
        other = exchanged(name, state, state.decider, number)
        different += other != state
        assert [deeds(state, action) for action in game.options(state)] == [deeds(other, action) for action in game.options(other)]
    assert different > 3


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


def derivatives_found(liked: Callable[[list[float]], float], weights: list[float], slopes: list[float], count: int) -> int:
    """Slopes are derivatives, which are found here by trying; how many of so many weights matter."""
    moved = 0
    for at in random.Random(2).sample(range(len(weights)), count):
        lower, upper = list(weights), list(weights)
        lower[at] -= 1e-5
        upper[at] += 1e-5
        slope = (liked(upper) - liked(lower)) / 2e-5
        assert slopes[at] == pytest.approx(slope, abs=1e-4)
        moved += abs(slope) > 1e-3
    return moved


def test_every_weight_is_blamed_for_its_part_of_the_error() -> None:
    weights, facts = small_net(1)
    units = [0.0] * UNITS

    goal = (0.2, 0.7, 0.1)

    def likelihood(numbers: list[float]) -> float:
        """Of what is taught: the logarithm, which its error is the slope of."""
        valued(numbers, 6, 5, 3, facts, 0, len(facts), units)
        return sum(part * float(np.log(units[SHARES + r])) for r, part in enumerate(goal))

    assert derivatives_found(likelihood, weights, slopes_of(weights, facts, goal), 300) > 50


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


def test_every_weight_is_blamed_for_its_part_of_a_habit_too() -> None:
    """What is taught: how the position is valued, that one option should have been likelier, and that it is good to be free."""
    choice, facts, taken = random.Random(1), [0, 2, 3, NEXT, 1, 2, NEXT, 6, 9], 1
    options = [1, 0, 0, 2, 1, 1, NO_THING, 2, 1, NO_THING, 3]
    goal, gain, freedom, habits = (0.2, 0.7, 0.1), 0.6, 0.1, size(6, 5)
    weights, room = [choice.gauss(0.0, 0.4) for _ in range(habits + size_of_habits(4))], facts + options

    def find(numbers: list[float]) -> tuple[list[float], list[float]]:
        units, scores = [0.0] * ALL_UNITS, [0.0] * 3
        valued(numbers, 6, 5, 3, room, 0, len(facts), units)
        incline(numbers, habits, room, len(facts), 3, units, scores)
        assert sum(scores) == pytest.approx(1.0)
        return units, scores

    def liked(numbers: list[float]) -> float:
        units, scores = find(numbers)
        return (sum(part * float(np.log(units[SHARES + r])) for r, part in enumerate(goal)) + gain * float(np.log(scores[taken]))
                + freedom * variety(scores, 3))

    slopes, (units, scores) = [0.0] * len(weights), find(weights)
    errors = [gain * ((k == taken) - score) - freedom * score * (float(np.log(score)) + variety(scores, 3))
              for k, score in enumerate(scores)]
    blame_habits(weights, slopes, habits, room, len(facts), 3, units, errors)
    for r in range(ANSWERS):
        units[SHARES + r] = goal[r] - units[SHARES + r] if r < len(goal) else 0.0
    blame(weights, slopes, 6, 5, room, 0, len(facts), units)
    assert derivatives_found(liked, weights, slopes, 400) > 30


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
    assert one.played == SMALL.length == 4 * PORTION
    assert np.array_equal(one.weights, two.weights)
    assert np.isfinite(one.weights).all()
    other = taught(teacher, replace(SMALL, seed=4, followed=0, games=PORTION, searched=0))
    assert not np.array_equal(one.weights, other.weights)


def test_the_number_of_threads_makes_no_difference(teacher: Teacher) -> None:
    assert np.array_equal(taught(Teacher(GUNRUNNERS, 2, threads=1), SMALL).weights, taught(teacher, SMALL).weights)


def test_first_the_heuristic_decides_then_habits_then_a_search_and_ever_less_is_learnt() -> None:
    net = begin(GUNRUNNERS, SMALL)
    played = [replace(net, played=games) for games in range(0, SMALL.length, PORTION)]
    assert [decides(one)[0] for one in played] == [FOLLOWED, BY_HABIT, BY_HABIT, SEARCHED]
    assert [part_done(one) for one in played] == pytest.approx([0, 1 / 3, 2 / 3, 1])


def test_where_a_search_begins_to_decide_no_course_is_kept_and_fewer_games_make_a_step(teacher: Teacher) -> None:
    net = begin(GUNRUNNERS, SMALL)
    while decides(net)[0] != SEARCHED:
        net = teacher.teach(net)
    assert net.steps == 3
    first = teacher.teach(net)
    assert (first.played - net.played, first.steps) == (PORTION // 4, 1)
    elsewhere = teacher.teach(replace(net, course=net.course[::-1].copy(), steps=99))
    assert np.array_equal(first.weights, elsewhere.weights)


def test_a_net_can_begin_as_another_one_from_another_table(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    origin, path = tmp_path / "three.npz", tmp_path / "two.npz"
    first = begin(GUNRUNNERS, replace(SMALL, players=3))
    save(first, origin)
    words = ["train", "gunrunners", "--games", str(PORTION), "--seed", "5", "--file", str(path), "--from", str(origin)]
    assert main(words) == 0
    assert f"--games {PORTION} --from {origin} --seed 5" in " ".join(capfd.readouterr().err.split())
    net = load(GUNRUNNERS, path)
    assert (net.plan.players, net.plan.origin, net.plan.followed) == (2, first.digest, 0)
    assert 0.0 < np.abs(net.weights - first.weights).max() < 0.01, "a step or two away"
    assert main(words[:-2]) == 2, "another plan"
    assert "another way" in capfd.readouterr().err
    assert main([*words[:-1], str(tmp_path / "none.npz")]) == 2
    assert capfd.readouterr().err.startswith("gunmetal: ")


@pytest.mark.slow
def test_a_net_that_played_some_games_beats_one_that_played_none(teacher: Teacher) -> None:
    plan = replace(SMALL, followed=0, games=600 * PORTION, searched=0)
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


def learnt(who: int, seed: int, wandering: int = 0, guests: int = 0) -> tuple[Any, list[int], list[list[int]], list[float]]:
    """What a net learns from a short western game in the interpreter: the game's end, orders, the decisions, slopes."""
    name, game = "gunmetal.bots.learning.gunsmoke", game_named("gunsmoke")
    unit, mind = import_module(name), Mind()
    prepared = game.start(Setup(2, game.editions[0], game.read_cards(game.default_cards), {"round_limit": 2}))
    prepared.dealer, prepared.events, mind.dealer = Generator(), None, Generator()
    pool, weights = [prepared] * POOL, np.random.default_rng(seed).normal(0.0, 0.1, length_of(game)).tolist()
    slopes, orders, made = [0.0] * len(weights), [who, wandering, 0, guests], [0] * 100 * OF_DECISION
    searching = [0] * ORDERS
    searching[ITERATIONS] = 4
    silent(name).learn(pool, [mind], weights, slopes, orders, [0.9, 0.02], [0] * (100 * unit.MOST_TOLD), [0] * 100, made,
                       [0] * unit.MOST_TOLD, [0.0] * ALL_UNITS, [0] * unit.MAX_OPTIONS, [0.0] * unit.MAX_OPTIONS,
                       [0.0] * (2 * MOST_SEATS), [3], [Node() for _ in range(4000)], [NOWHERE] * unit.ACTIONS, searching,
                       [1.0, 0.0])
    decisions = [made[at : at + OF_DECISION] for at in range(0, orders[DECISIONS] * OF_DECISION, OF_DECISION)]
    return pool[GAME], orders, decisions, slopes


@pytest.mark.parametrize("who", [BY_HABIT, FOLLOWED, SEARCHED])
def test_every_decision_of_every_seat_is_learnt_from(who: int) -> None:
    _, orders, decisions, slopes = learnt(who, 1)
    assert len(decisions) == orders[DECISIONS] > 10
    assert {made[SEAT] for made in decisions} == {0, 1}
    assert all(0 <= made[TAKEN] < made[OPTIONS] for made in decisions)
    assert not any(made[WANDERED] for made in decisions)
    assert any(slopes)


def test_while_the_heuristic_is_followed_the_net_decides_nothing() -> None:
    assert learnt(FOLLOWED, 1)[:3] == learnt(FOLLOWED, 2)[:3]
    assert learnt(FOLLOWED, 1)[3] != learnt(FOLLOWED, 2)[3]
    assert learnt(BY_HABIT, 1)[0] != learnt(BY_HABIT, 2)[0]


def test_guests_play_as_the_heuristic_does_and_learn_nothing() -> None:
    end, orders, decisions, slopes = learnt(BY_HABIT, 1, guests=1000)
    assert len({made[SEAT] for made in decisions}) == 1, "with two players all but one are guests"
    assert 0 < orders[DECISIONS] == len(decisions)
    assert any(slopes)
    assert end != learnt(BY_HABIT, 1)[0]
    assert learnt(FOLLOWED, 1, guests=1000)[:1] == learnt(FOLLOWED, 1)[:1], "where the heuristic decides anyway there are none"


def test_what_a_search_found_better_should_have_been_likelier_whether_it_was_taken_or_not() -> None:
    """Four options, as likely by habit, of which half was hoped for: better and tried often, or once; worse; and untried."""
    tree, shares, told = [Node() for _ in range(5)], [0.0] * 4, [0] * 4
    plant(tree)
    for k, (visits, mean) in enumerate([(96, 0.7), (1, 0.7), (20, 0.3), (0, 0.0)]):
        sprout(tree, 1 + k, ROOT, 10 + k, 0)
        node = tree[1 + k]
        node.visits, node.value, node.habit, node.hope = visits, visits * mean, 0.25, 0.5
    note_search(tree, [10, 11, 12, 13], 4, told, 0, shares)
    often, once, worse, untried = shares
    assert often > once > untried > worse > 0.0
    assert often / untried == pytest.approx(exp(10.0 * 0.2 * 96 / 100)), "a tenth better is e times as likely"
    assert sum(shares) == pytest.approx(1.0)
    assert [share / FINE for share in told] == pytest.approx(shares, abs=1e-5)


def test_nothing_is_learnt_from_what_was_done_at_random() -> None:
    _, _, decisions, slopes = learnt(BY_HABIT, 1, wandering=1000)
    assert all(made[WANDERED] for made in decisions)
    assert not any(slopes)


# ---- what is shipped

def test_there_is_a_net_for_every_table_and_all_together_are_small() -> None:
    folder = Path(__file__).parents[2] / "src/gunmetal/bots/nets"
    assert all(shipped(game_named(name), players).is_finished for name in GAMES for players in game_named(name).players)
    assert sum(path.stat().st_size for path in folder.glob("*.npz")) < 3_000_000


def test_every_net_in_the_package_has_done_its_plan() -> None:
    folder = Path(__file__).parents[2] / "src/gunmetal/bots/nets"
    for path in folder.glob("*.npz"):
        name, _, players = path.stem.partition("-")
        net = shipped(game_named(name), int(players))
        assert (net.plan.game, net.plan.players, net.is_finished) == (name, int(players), True)
