"""Options compared by playing on as a net would: the same in both worlds, the worse half dropped again and again, and nothing known
in thought that could not be known at the table."""

from importlib import import_module
from typing import Any

import pytest

from gunmetal.bots.common import POOL, REMEMBERED
from gunmetal.bots.learning.choosing import choose_by_net
from gunmetal.bots.learning.net import UNITS
from gunmetal.bots.nets.keeping import shipped
from gunmetal.bots.nets.teaching import begin
from gunmetal.bots.search.comparing import drop_worst, rehearse
from gunmetal.bots.search.thinking import Budget, Manner, Search, Thought, unit_of
from gunmetal.bots.search.tree import MOST_SEATS, ORDERS, ROOT, STEPS, Node, plant, sprout
from gunmetal.games import game_named
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.records import Mind
from tests.bots.moments import exchanged, moments
from tests.bots.test_learning import SMALL

GAME = game_named("gunrunners")
UNIT = import_module(unit_of(GAME))
WEIGHTS = begin(GAME, SMALL).weights.tolist()


def manner() -> Manner:
    net = shipped(GAME, 2)
    assert net is not None
    return Manner(True, net.rows, rehearsed=2, by_net=True)


def thought(state: Any, iterations: int, interpreted: bool = False, seed: int = 3) -> Thought:
    world = None if interpreted else native.world(unit_of(GAME))
    return Search(GAME, seed, world, manner()).think(state, Budget(iterations=iterations))


def test_both_worlds_think_the_same() -> None:
    """But for rounding: the interpreter counts in longer numbers."""
    for state in moments("gunrunners", 2)[:2]:
        one, two = thought(state, 12), thought(state, 12, interpreted=True)
        assert [(here.action, here.visits) for here in one.options] == [(there.action, there.visits) for there in two.options]
        assert [here.value for here in one.options] == pytest.approx([there.value for there in two.options], abs=1e-4)
        assert one.chances == pytest.approx(two.chances, abs=1e-4)


def test_all_options_are_tried_equally_often_until_half_of_them_are_dropped() -> None:
    several = 0
    for state in moments("gunrunners", 2, 30):
        options, found = GAME.options(state), thought(state, 400)
        assert sorted(one.action for one in found.options) == sorted(options)
        assert sum(one.visits for one in found.options) == found.iterations <= 400
        visits, kept = sorted({one.visits for one in found.options}), len(options)
        for least in visits:           # from the first part to the last
            assert sum(one.visits >= least for one in found.options) == kept
            kept = (kept + 1) // 2
        assert found.options[0].value == max(one.value for one in found.options if one.visits == visits[-1])
        assert sum(found.chances) == pytest.approx(1.0, abs=1e-4)
        several += len(visits) > 2
    assert several > 3


def test_what_the_seat_cannot_know_makes_no_difference() -> None:
    different = 0
    for number, state in enumerate(moments("gunrunners", 2, 30)):
        other = exchanged("gunrunners", state, GAME.decider(state), number)
        different += other != state
        assert thought(state, 60).options == thought(other, 60).options
    assert different > 3


def test_a_thought_ends_with_its_time() -> None:
    state = moments("gunrunners", 2)[3]
    found = Search(GAME, 1, native.world(unit_of(GAME)), manner()).think(state, Budget(seconds=0.1))
    assert found.iterations > len(found.options)
    assert found.seconds < 5, "a tenth of a second on an idle machine"


def test_the_worst_are_dropped_and_stay_out() -> None:
    tree = [Node() for _ in range(6)]
    plant(tree)
    for k, value in enumerate((0.5, 0.9, 0.2, 0.7, 0.4)):
        sprout(tree, 1 + k, ROOT, k, 0)
        tree[1 + k].value = value
    for kept, left in ((5, 5), (3, 3), (4, 3), (2, 2)):
        drop_worst(tree, kept)
        assert sum(node.available > 0 for node in tree[1:]) == left
    assert [node.action for node in tree[1:] if node.available > 0] == [1, 3]


def room(state: Any) -> tuple[list[Any], Mind]:
    """A pool in which a game is played on in thought."""
    mind, copy = Mind(), state.clone()
    mind.rng, mind.dealer, copy.dealer, copy.events = 5, Generator(), Generator(), None
    return [copy] * POOL, mind


def test_in_thought_nobody_does_what_hidden_cards_tell() -> None:
    different = 0
    for number, state in enumerate(moments("gunrunners", 2)):
        other = exchanged("gunrunners", state, GAME.decider(state), number)
        different += other != state
        choices = set()
        for world in (state, other):
            pool, mind = room(world)
            out, scores = GAME.options(world), [0.0] * UNIT.MAX_OPTIONS
            choices.add(choose_by_net(pool, mind, REMEMBERED, WEIGHTS, [0] * UNIT.MOST_TOLD, [0.0] * UNITS, out, scores,
                                      [0.0] * MOST_SEATS, len(out)))
        assert len(choices) == 1
    assert different > 3


def rehearsed(state: Any, weights: list[float], *, by_net: bool) -> tuple[Any, int]:
    """The state after a turn that was played on, and in how many steps."""
    pool, mind = room(state)
    orders, settings = [0] * ORDERS, Manner(True, rehearsed=1, by_net=by_net).settings
    rehearse(pool, mind, state.turn + 1, [0] * UNIT.MAX_OPTIONS, [0.0] * UNIT.MAX_OPTIONS, [0.0] * 2 * MOST_SEATS, orders, settings,
             weights, [0] * UNIT.MOST_TOLD, [0.0] * UNITS)
    return pool[REMEMBERED], orders[STEPS]


@pytest.mark.parametrize("by_net", [True, False])
def test_a_rehearsal_ends_where_a_turn_begins(by_net: bool) -> None:
    for state in moments("gunrunners", 2)[:4]:
        after, steps = rehearsed(state, WEIGHTS, by_net=by_net)
        assert after.turn == state.turn + 1 or GAME.outcome(after) is not None
        assert steps > 0


def test_whoever_follows_the_heuristic_does_not_ask_the_net() -> None:
    """Weights the other way round make a net of another opinion."""
    opposite, changed = [-weight for weight in WEIGHTS], 0
    for state in moments("gunrunners", 2):
        assert rehearsed(state, WEIGHTS, by_net=False) == rehearsed(state, opposite, by_net=False)
        changed += rehearsed(state, WEIGHTS, by_net=True) != rehearsed(state, opposite, by_net=True)
    assert changed > 0
