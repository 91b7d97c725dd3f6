"""Search: the same thought in both worlds, from what the seat knows and nothing else, within its limits, and worth the trouble."""

import random
from typing import Any

import pytest

from gunmetal.bots.search.thinking import Budget, Search, Thought, unit_of
from gunmetal.games import game_named
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Game, Setup
from tests.bots.moments import GAMES, exchanged, moments

NATIVE = ("gunrunners", "gunsmoke")    # each takes long to compile; the third differs from the second in nothing of the search
WORLDS = 150                           # what wins in so many, wins


def world(name: str) -> Any:
    return native.world(unit_of(game_named(name))) if name in NATIVE else None


def thought(game: Game, state: Any, iterations: int, seed: int = 3, **more: Any) -> Thought:
    return Search(game, seed, **more).think(state, Budget(iterations=iterations))


def figures(found: Thought) -> tuple[Any, ...]:
    """All but the time."""
    return found.options, found.iterations, found.steps, found.nodes


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", NATIVE)
def test_both_worlds_think_the_same(name: str, players: int) -> None:
    game = game_named(name)
    for state in moments(name, players)[:4]:
        assert figures(thought(game, state, 25, world=world(name))) == figures(thought(game, state, 25))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_thinks_the_same_and_leaves_the_state_alone(name: str) -> None:
    game, different = game_named(name), 0
    for state in moments(name, 2)[:3]:
        before = state.clone()
        one = thought(game, state, 30, world=world(name))
        assert figures(one) == figures(thought(game, state, 30, world=world(name)))
        assert state == before
        different += figures(one) != figures(thought(game, state, 30, seed=4, world=world(name)))
    assert different > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_considered_and_every_visit_counted(name: str) -> None:
    game = game_named(name)
    for state in moments(name, 3)[:4]:
        options = game.options(state)
        found = thought(game, state, len(options) + 20, world=world(name))
        assert sorted(one.action for one in found.options) == sorted(options)
        assert sum(one.visits for one in found.options) == found.iterations == len(options) + 20
        assert all(0 <= one.value <= 1 for one in found.options)
        assert found.action == max(found.options, key=lambda one: (one.visits, one.value, -one.action)).action


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_cannot_know_makes_no_difference(name: str) -> None:
    game, different = game_named(name), 0
    for number, state in enumerate(moments(name, 3)):
        other = exchanged(name, state, game.decider(state), number)
        different += other != state
        assert figures(thought(game, state, 12, world=world(name))) == figures(thought(game, other, 12, world=world(name)))
    assert different > 3


@pytest.mark.parametrize("name", NATIVE)
def test_a_full_tree_stops_growing_but_goes_on_counting(name: str) -> None:
    game, state = game_named(name), moments(name, 2)[1]
    found = thought(game, state, 500, world=world(name), most_nodes=40)
    assert found.nodes == 40
    assert found.iterations == 500
    assert sum(one.visits for one in found.options) <= 500


def test_a_search_ends_with_whatever_is_over_first() -> None:
    game, state = game_named("gunrunners"), moments("gunrunners", 2)[0]
    search = Search(game, 1, world("gunrunners"))
    assert search.think(state, Budget(iterations=300, seconds=600)).iterations == 300
    timed = search.think(state, Budget(iterations=50_000_000, seconds=0.05))
    assert 0 < timed.iterations < 50_000_000


def last_choices(games: int) -> list[Any]:
    """The last choice of random games with two players."""
    game, found, choice = game_named("gunrunners"), [], random.Random(8)
    for number in range(games):
        state = game.start(Setup(2, "en", game.read_cards(game.default_cards)))
        state.rng, state.dealer, state.events = number, Generator(), None
        game.begin(state)
        last = state
        while game.decider(state) != NOBODY:
            options = game.options(state)
            last = state.clone() if len(options) > 1 else last
            game.apply(state, choice.choice(options))
        found.append(last)
    return found


def test_a_sure_win_is_found() -> None:
    game, sure = game_named("gunrunners"), 0
    for state in last_choices(120):
        results = {action: outcomes(game, state, action) for action in game.options(state)}
        wins = {action for action, found in results.items() if found == {True}}
        if wins and any(found == {False} for found in results.values()):
            sure += 1
            assert thought(game, state, 2000, world=world("gunrunners")).action in wins
    assert sure > 2


def outcomes(game: Game, state: Any, action: int) -> set[bool]:
    """Whether whoever decides wins with an action, in many worlds and games played on at random from there."""
    found, seat, choice = set[bool](), game.decider(state), random.Random(2)
    for number in range(WORLDS):
        trial = state.clone()
        trial.rng, trial.dealer, trial.events = number, Generator(), None
        game.sample(trial, seat)
        game.apply(trial, action)
        while game.decider(trial) != NOBODY:
            game.apply(trial, choice.choice(game.options(trial)))
        outcome = game.outcome(trial)
        found.add(outcome is not None and outcome.winners == (seat,))
    return found
