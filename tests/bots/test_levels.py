"""The six levels: the same names everywhere, only legal actions, nothing that a seat may not know, no visible blunder, and an
answer in time also while native code is being compiled."""

import time
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any

import pytest

from gunmetal.bots import common
from gunmetal.bots.levels import FREEDOM, LEVELS, SEARCHING, Freedom, freedom_of, level_named
from gunmetal.bots.players import NAMES, Bot, Opinion, _Searcher, interpreted, manner_of, units_of
from gunmetal.bots.search.thinking import Considered, Thought
from gunmetal.games import game_named
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.records import Mind
from gunmetal.kernel.rules import settled_for
from tests.bots.moments import GAMES, exchanged, moments

NATIVE = ("gunrunners", "gunsmoke")    # each takes long to compile; the third differs from the second in numbers of the levels only
EVERY = pytest.mark.parametrize("level", LEVELS)


def bot(name: str, level: str, seed: int = 1) -> Bot:
    """With a budget of iterations, so that no clock decides."""
    return Bot(game_named(name), f"{level}:40" if level in ("expert", "master", "legend") else level, seed, native.world)


def test_levels_are_called_the_same_everywhere() -> None:
    assert set(LEVELS) <= set(NAMES)
    assert set(LEVELS) == {"rookie", "regular"} | set(SEARCHING)


@EVERY
@pytest.mark.parametrize("name", NATIVE)
def test_a_level_does_what_the_rules_allow_and_leaves_the_state_alone(name: str, level: str) -> None:
    game = game_named(name)
    for players in (2, 4):
        for state in moments(name, players):
            before, seat = state.clone(), game.decider(state)
            opinion = bot(name, level).think(state, seat)
            assert opinion.action in game.options(state)
            assert state == before
            if level in SEARCHING:
                assert len(opinion.chances) == players
                assert sum(opinion.chances) == pytest.approx(1.0, abs=1e-4)
                assert {one.action for one in opinion.options} <= set(game.options(state))
                assert all(0.0 <= one.value <= 1.0 for one in opinion.options)


@EVERY
@pytest.mark.parametrize("name", NATIVE)
def test_what_a_seat_cannot_know_makes_no_difference_to_a_level(name: str, level: str) -> None:
    game, different = game_named(name), 0
    for number, state in enumerate((*moments(name, 2), *moments(name, 3))):
        seat = game.decider(state)
        other = exchanged(name, state, seat, number)
        different += other != state
        assert bot(name, level).think(state, seat) == bot(name, level).think(other, seat)
    assert different > 3


@EVERY
@pytest.mark.parametrize("name", NATIVE)
def test_the_same_seed_and_budget_give_the_same_choices(name: str, level: str) -> None:
    game = game_named(name)

    def opinions(seed: int) -> list[Any]:
        mind = bot(name, level, seed)
        return [mind.think(state, game.decider(state)) for state in moments(name, 2)]

    assert opinions(1) == opinions(1)


def test_a_legend_believes_where_cards_are_hidden_and_no_other_level_does() -> None:
    believing = {(level, name) for level in SEARCHING for name in GAMES
                 if manner_of(game_named(name), 2, SEARCHING[level]).believing}
    assert believing == {("legend", "gunrunners")}
    assert Bot(game_named("gunrunners"), "legend", 1).is_believing
    assert not Bot(game_named("gunrunners"), "greedy", 1).is_believing


def test_a_rookie_forgets_the_cards_of_others_and_no_other_level_does() -> None:
    """Before its seat has seen a face-down card, and after: a rookie imagines the same worlds."""
    game, forgotten = game_named("gunrunners"), 0
    for state in moments("gunrunners", 2, 60):
        seat = game.decider(state)
        before = state.clone()
        for here in before.locations[: before.location_count]:
            for card in (here.probationary, *here.row[: here.row_size]):
                if card.owner != seat and card.face_up == 0:
                    card.seen_by &= ~(1 << seat)
        if before != state:
            forgotten += 1
            assert bot("gunrunners", "rookie").choose(state, seat) == bot("gunrunners", "rookie").choose(before, seat)
    assert forgotten > 0


def thought(*options: tuple[int, int, float], players: int = 2) -> Thought:
    return Thought(tuple(Considered(*one) for one in options), (1 / players,) * players, sum(one[1] for one in options), 0, 0, 0.0)


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in GAMES for level in FREEDOM[name]])
def test_freedom_ends_where_a_blunder_begins(name: str, level: str) -> None:
    free = freedom_of(name, level)
    assert free is not None
    worse, little = 0.60 - free.worse, int(1000 * free.little)
    found = thought((1, 1000, 0.60), (2, 900, 0.58), (3, 800, worse - 0.01), (4, little - 1, 0.61))
    picked = {_Searcher(game_named(name), SEARCHING[level], seed, interpreted, None, free)._pick(found) for seed in range(200)}
    assert picked == {1, 2}, "the third is much worse, and of the fourth little is known"


@pytest.mark.parametrize(("players", "picked"), [(1, {1, 2, 3}), (2, {1, 2, 3}), (3, {1, 2}), (4, {1, 2})])
def test_where_more_sit_at_the_table_less_is_a_blunder(players: int, picked: set[int]) -> None:
    """A chance to win of one in four can be lost by half of what one in two can."""
    free = Freedom(0.0, worse=0.2)
    found = thought((1, 1000, 0.60), (2, 900, 0.51), (3, 800, 0.46), players=players)
    searcher = partial(_Searcher, game_named("gunsmoke"), SEARCHING["skilled"])
    assert {searcher(seed, interpreted, None, free)._pick(found) for seed in range(200)} == picked
    firmer = replace(free, crowded=Freedom(50.0))
    assert {searcher(seed, interpreted, None, firmer)._pick(found) for seed in range(200)} == (picked if players < 3 else {1})


@pytest.mark.parametrize("name", GAMES)
def test_nobody_takes_what_costs_a_fifth_of_the_games_and_a_legend_always_takes_the_best(name: str) -> None:
    assert freedom_of(name, "legend") is None
    assert freedom_of(name, "legend:100") is None
    assert freedom_of(name, "expert:100") == FREEDOM[name]["expert"]
    assert all(one.worse <= 0.2 for free in FREEDOM[name].values() for one in (free, free.crowded or free))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", [common.ROOKIE, common.REGULAR])
def test_whoever_follows_the_heuristic_with_some_freedom_never_blunders(name: str, code: int) -> None:
    import_module(f"gunmetal.bots.{name}")
    mind, state = Mind(), moments(name, 2)[0]
    mind.rng, mind.dealer = 7, Generator()
    heat_of, blunder = settled_for(common.heat, type(state)), settled_for(common.blunder, type(state))(state, code)
    heat = heat_of(state, code)
    scores = [20.0, 20.0 - 0.3 * heat, 20.0 - 1.01 * blunder, common.UNTHINKABLE]
    assert {common.nearly_best(list(scores), 4, heat, blunder, mind) for _ in range(300)} == {0, 1}
    assert heat_of(state, common.ROOKIE) > heat_of(state, common.REGULAR)


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_comes_in_time_while_native_code_is_compiled(name: str) -> None:
    game = game_named(name)
    for state in moments(name, 2)[:3]:
        began = time.perf_counter()
        opinion = Bot(game, "legend", 1, interpreted).think(state, game.decider(state))
        assert opinion.action in game.options(state)
        assert time.perf_counter() - began < 10, "a second on an idle machine"


def test_nobody_thinks_about_what_must_be_done() -> None:
    game = game_named("gunrunners")
    for state in moments("gunrunners", 2, 60):
        for action in game.options(state):
            later = state.clone()
            later.dealer, later.events = Generator(), None
            game.apply(later, action)
            if game.decider(later) != NOBODY and len(game.options(later)) == 1:
                assert Bot(game, "legend", 1, native.world).think(later, game.decider(later)) == Opinion(game.options(later)[0])
                return
    raise AssertionError("no such moment")


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_says_what_must_be_compiled_for_it(name: str) -> None:
    units = {unit for bot_name in NAMES for unit in units_of(game_named(name), bot_name)}
    assert units == {f"gunmetal.bots.{name}", f"gunmetal.bots.search.{name}"}


@pytest.mark.parametrize("name", ["master:0", "legend:9999s", "plain:99999999"])
def test_a_budget_has_its_limits(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        level_named(name)
    assert refused.value.id == "arena-budget-wrong"


def test_what_looking_back_took_is_missing_from_the_next_thought() -> None:
    mind = Bot(game_named("gunrunners"), "legend", 1)._mind
    assert isinstance(mind, _Searcher)
    for spent, left in ((0.25, 0.75), (5.0, 0.2), (0.0, 1.0)):
        mind._spent = spent
        assert mind._budget().seconds == pytest.approx(left)
        assert mind._budget().seconds == 1.0, "once"
