"""A search that a net guides: the same thought in both worlds, from what the seat knows and nothing else, within its limits, and
led by habits where little was tried."""

from typing import Any

import pytest

from gunmetal.bots.nets.keeping import shipped
from gunmetal.bots.search.thinking import Budget, Manner, Search, Thought, unit_of
from gunmetal.games import game_named
from gunmetal.kernel import native
from tests.bots.moments import GAMES, exchanged, moments

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
