"""A search that a net guides: the same thought in both worlds, from what the seat knows and nothing else, within its limits, led
by habits where little was tried, and by margins where wins are the same."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from gunmetal.bots import common
from gunmetal.bots.nets.keeping import shipped
from gunmetal.bots.players import unit_of as heuristic_of
from gunmetal.bots.search import guided
from gunmetal.bots.search.thinking import Budget, Manner, Search, Thought, unit_of
from gunmetal.bots.search.tree import NOWHERE, ROOT, Node, plant, sprout, tell_all
from gunmetal.games import game_named
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.rules import settled_for
from tests.bots.moments import GAMES, SHORT, exchanged, moments

NATIVE = ("gunrunners", "gunsmoke")    # each takes long to compile; the third differs from the second in nothing of the search


def thought(name: str, state: Any, iterations: int, *, interpreted: bool = False, exploring: float = 1.0, **more: Any) -> Thought:
    game = game_named(name)
    world = native.world(unit_of(game)) if name in NATIVE and not interpreted else None
    manner = Manner(shipped(game, state.player_count).rows, exploring)
    return Search(game, 3, world, manner, **more).think(state, Budget(iterations=iterations))


def test_both_worlds_think_the_same() -> None:
    """But for rounding: the interpreter counts in longer numbers."""
    for state in moments("gunrunners", 2)[:2]:
        one, two = thought("gunrunners", state, 12), thought("gunrunners", state, 12, interpreted=True)
        assert [(here.action, here.visits) for here in one.options] == [(there.action, there.visits) for there in two.options]
        assert [here.value for here in one.options] == pytest.approx([there.value for there in two.options], abs=1e-4)
        assert [here.habit for here in one.options] == pytest.approx([there.habit for there in two.options], abs=1e-4)
        assert one.chances == pytest.approx(two.chances, abs=1e-4)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_habit_and_every_visit_is_counted(name: str) -> None:
    game, iterations = game_named(name), 200 if name in NATIVE else 4
    for state in moments(name, 3)[:4]:
        found = thought(name, state, iterations)
        assert {one.action for one in found.options} <= set(game.options(state))
        assert sum(one.habit for one in found.options) == pytest.approx(1.0, abs=1e-4)
        assert sum(one.visits for one in found.options) == found.iterations == iterations
        assert sum(found.chances) == pytest.approx(1.0, abs=1e-4)
        assert all(0.0 <= one.value <= 1.0 for one in found.options)


@pytest.mark.parametrize("name", NATIVE)
def test_what_the_seat_cannot_know_makes_no_difference(name: str) -> None:
    different = 0
    for number, state in enumerate(moments(name, 2, 30)):
        other = exchanged(name, state, game_named(name).decider(state), number)
        different += other != state
        assert thought(name, state, 60).options == thought(name, other, 60).options
    assert different > 3


def ended(name: str, players: int, number: int) -> Any:
    """A random game, played to its end."""
    game, choice = game_named(name), random.Random(number)
    state = game.start(Setup(players, game.editions[0], game.read_cards(game.default_cards), SHORT[name]))
    state.rng, state.dealer, state.events = number, Generator(), None
    game.begin(state)
    while game.decider(state) != NOBODY:
        game.apply(state, choice.choice(game.options(state)))
    return state


def margin_in(state: Any, name: str) -> Callable[[Any, int], float]:
    import_module(heuristic_of(game_named(name)))               # settles what is left open
    found: Callable[[Any, int], float] = settled_for(common.margin, type(state))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_a_margin_is_how_many_crates_a_seat_is_ahead_of_all_others(players: int) -> None:
    for number in range(20):
        state = ended("gunrunners", players, number)
        crates = [int(state.players[p].crates) for p in range(players)]
        for p in range(players):
            ahead = crates[p] - max(crates[:p] + crates[p + 1 :])
            assert margin_in(state, "gunrunners")(state, p) == pytest.approx(max(-1.0, min(1.0, ahead / 8)))
    western = ended("gunsmoke", 2, 1)
    assert margin_in(western, "gunsmoke")(western, 0) == 0.0


def test_of_two_wins_the_clearer_one_is_followed_but_a_likelier_win_before_a_clearer_one() -> None:
    def followed(values: tuple[float, float], margins: tuple[float, float]) -> int:
        tree = [Node() for _ in range(3)]
        plant(tree)
        for k in range(2):
            sprout(tree, 1 + k, ROOT, k, 0)
            tree[1 + k].habit, tree[1 + k].visits = 0.5, 100
            tree[1 + k].value, tree[1 + k].margin = 100 * values[k], 100 * margins[k]
        return guided.best_bet(tree, [1, 2], [0, 1], 2, [1.0, 0.0])

    assert followed((1.0, 1.0), (0.1, 0.3)) == 1
    assert followed((1.0, 1.0), (0.3, 0.1)) == 0
    assert followed((0.0, 0.0), (-0.9, -0.8)) == 1, "of two losses the closer one"
    assert followed((0.9, 0.8), (-1.0, 0.9)) == 0


def test_the_end_of_a_game_tells_its_margin_to_each_choice_for_its_seat_and_leaves_chances_alone() -> None:
    state = ended("gunrunners", 2, 1)
    margin = margin_in(state, "gunrunners")
    tree = [Node() for _ in range(3)]
    plant(tree)
    sprout(tree, 1, ROOT, 0, 0)
    sprout(tree, 2, 1, 0, 1)
    tell_all(tree, 2, [1.0, 0.0])
    guided.tell_margins(state, tree, 2)
    assert [node.margin for node in tree[1:]] == [margin(state, 0), margin(state, 1)] != [0.0, 0.0]
    assert [node.value for node in tree[1:]] == [1.0, 0.0], "what is shown as a chance to win"
    assert tree[ROOT].child == 1
    assert tree[2].child == NOWHERE


def test_habit_decides_what_is_tried_first() -> None:
    for state in moments("gunrunners", 4):
        first = thought("gunrunners", state, 1)
        assert first.options[0].visits == 1
        assert first.options[0].habit == max(one.habit for one in first.options)


def test_who_explores_little_follows_results_and_who_explores_much_follows_habits() -> None:
    states, apart = moments("gunrunners", 4, 30), 0.0
    for state in states:
        little, much = thought("gunrunners", state, 400, exploring=0.05), thought("gunrunners", state, 400, exploring=50.0)
        far, near = (sum(abs(one.visits / 400 - one.habit) for one in found.options) for found in (little, much))
        apart += far - near
    assert apart / len(states) > 0.1


@pytest.mark.parametrize("name", NATIVE)
def test_a_full_tree_stops_growing_but_goes_on_counting(name: str) -> None:
    found = thought(name, moments(name, 2)[1], 500, most_nodes=60)
    assert found.nodes == 60
    assert found.iterations == 500


@pytest.mark.parametrize("name", NATIVE)
def test_a_thought_ends_when_its_choice_is_clear_and_not_before(name: str) -> None:
    game, shorter = game_named(name), 0
    world = native.world(unit_of(game))
    for state in moments(name, 2, 30):
        manner = Manner(shipped(game, 2).rows, 1.0)
        whole, clear = (Search(game, 3, world, manner).think(state, Budget(iterations=640, until_clear=is_short))
                        for is_short in (False, True))
        assert clear.action == whole.action
        shorter += clear.iterations < whole.iterations
        left = whole.iterations - clear.iterations
        if left > 0 and len(clear.options) > 1:
            assert clear.options[0].visits - clear.options[1].visits > left
    assert shorter > 3


def test_with_a_clock_too_a_thought_ends_when_its_choice_is_clear() -> None:
    game, shorter = game_named("gunrunners"), 0
    for state in moments("gunrunners", 2, 12):
        search = Search(game, 3, native.world(unit_of(game)), Manner(shipped(game, 2).rows, 1.0))
        shorter += search.think(state, Budget(seconds=1.0, until_clear=True)).seconds < 0.9
    assert shorter > 0


def test_a_thought_ends_with_its_time() -> None:
    game = game_named("gunrunners")
    manner = Manner(shipped(game, 2).rows, 1.0)
    found = Search(game, 1, native.world(unit_of(game)), manner).think(moments("gunrunners", 2)[3], Budget(seconds=0.1))
    assert found.iterations > 100
    assert found.seconds < 5, "a tenth of a second on an idle machine"
