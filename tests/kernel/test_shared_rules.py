"""Rules that games share: what is left open is settled by each game, in both worlds; and events only tell."""

from pathlib import Path
from typing import Any

import pytest

from gunmetal.kernel.events import EVERYBODY, all_but, emit, only
from gunmetal.kernel.native import World
from gunmetal.kernel.records import i8
from gunmetal.kernel.rules import OPEN, left_open, rule, settles
from gunmetal.kernel.twins import connect, entries_of, reachable, silent, table_of, twin_of
from gunmetal.kernel.worlds import from_native, to_native
from tests.kernel.tiny import gold, shared, silver
from tests.kernel.tiny.shared import Coins, Gold, Laid, Silver, lay, worth

UNITS: dict[Any, Any] = {Silver: silver, Gold: gold}
OWN: dict[Any, Any] = {Silver: silver.shining, Gold: gold.heavy}
TOTALS = {Silver: 10 + 10 + 10 + 20, Gold: 1000 + 2001 + 3003 + 4006}  # of four coins
EACH = pytest.mark.parametrize("state", UNITS, ids=lambda state: state.__name__)


class Copper(Coins):
    """Of a game that has settled nothing."""

    rust: i8


def name_of(state: Any) -> str:
    return str(UNITS[state].__name__)


# ---- interpreted

@EACH
def test_an_open_rule_is_what_the_game_of_the_state_says(state: Any) -> None:
    s = state()
    shared.lay_all([s], 4)
    assert (s.laid, s.total) == (4, TOTALS[state])


def test_both_games_are_played_in_turn_in_one_process() -> None:
    one, two = Silver(), Gold()
    for coin in range(4):
        lay(one, coin)
        lay(two, coin)
    assert (one.total, two.total) == (TOTALS[Silver], TOTALS[Gold])
    assert (one.shine, two.weight) == ([2, 1, 1], 4006)


def test_what_a_game_has_not_settled_it_cannot_ask() -> None:
    with pytest.raises(TypeError, match=r"worth is not settled for .*\.Copper"):
        lay(Copper(), 1)
    with pytest.raises(TypeError, match=r"worth is not settled for .*\.Coins"):
        lay(Coins(), 1)


def test_what_was_settled_for_all_games_of_a_kind_holds_for_each() -> None:
    @left_open
    def rattle(s: Coins) -> int:
        raise NotImplementedError

    def as_many_times_as_coins(s: Coins) -> int:
        return s.laid

    settles(rattle)(as_many_times_as_coins)
    s = Copper()
    s.laid = 3
    assert rattle(s) == 3


def test_an_open_rule_looks_like_the_rule_that_was_written() -> None:
    assert (worth.__name__, worth.__module__) == ("worth", "tests.kernel.tiny.shared")
    assert OPEN[worth] == OWN


# ---- settled

@left_open
def toss(s: Coins, coin: int, times: int) -> int:
    raise NotImplementedError


def misnamed(s: Silver, penny: int, times: int) -> int:
    return penny


def too_few(s: Silver, coin: int) -> int:
    return coin


def turned_round(s: Silver, times: int, coin: int) -> int:
    return coin


@pytest.mark.parametrize("function", [misnamed, too_few, turned_round])
def test_a_game_settles_a_rule_with_the_arguments_that_it_has(function: Any) -> None:
    with pytest.raises(TypeError, match=f"{function.__name__} takes other arguments than toss"):
        settles(toss)(function)
    assert OPEN[toss] == {}


# ---- twins

@EACH
def test_the_twins_of_a_game_reach_its_own_rule_and_no_other(state: Any) -> None:
    entries = entries_of(name_of(state))
    assert table_of(entries) is state
    reached = reachable(entries)
    assert [own for own in OWN.values() if own in reached] == [OWN[state]]
    assert worth not in reached
    assert lay in reached


@EACH
def test_a_twin_calls_the_rule_of_its_game_straight(state: Any) -> None:
    """Not through the table of what is settled: the native world has none."""
    entries = entries_of(name_of(state))
    twins = {function: twin_of(function) for function in reachable(entries)}
    connect(twins, state)
    assert twins[lay].__globals__["worth"] is twins[OWN[state]]
    assert lay.__globals__["worth"] is worth, "the rules themselves are as they were"


@EACH
def test_silent_twins_do_the_same_and_tell_nothing(state: Any) -> None:
    loud, quiet = state(), state()
    loud.events, quiet.events = [], []
    assert silent(name_of(state)).play([quiet], 4) == UNITS[state].play([loud], 4) == TOTALS[state]
    assert quiet == loud
    assert (len(loud.events), quiet.events) == (4, [])


# ---- native

@EACH
def test_the_native_world_does_the_same(state: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shared rules take `Coins`; compiled for a game they take its state, with all its fields."""
    monkeypatch.setenv("GUNMETAL_CACHE", str(tmp_path))
    s = state()
    UNITS[state].play([s], 4)
    table = to_native([state()])
    assert World(name_of(state)).play(table, 4) == TOTALS[state]
    assert from_native(state, table[0]) == s


# ---- events only tell

@rule
def count(s: Coins) -> int:
    s.laid += 1
    return s.laid


@rule
def telling(s: Coins, coin: int) -> None:
    emit(s, Laid.COIN, only(coin), s.total * 2)
    emit(s, Laid.COIN, all_but(coin), max(s.laid, coin))
    s.total += 1


@rule
def counting_while_telling(s: Coins) -> None:
    emit(s, Laid.COIN, EVERYBODY, count(s))


@rule
def counting_inside_while_telling(s: Coins) -> None:
    if s.total == 0:
        emit(s, Laid.COIN, only(0), 1 + abs(count(s)))


@rule
def asking_while_telling(s: Coins) -> None:
    emit(s, Laid.COIN, EVERYBODY, worth(s, 1))


@pytest.mark.parametrize(("function", "called"), [
    (counting_while_telling, "count"), (counting_inside_while_telling, "count"), (asking_while_telling, "worth")])
def test_an_event_that_calls_a_rule_has_no_twin(function: Any, called: str) -> None:
    """What that rule does would be done in one world only."""
    with pytest.raises(TypeError, match=f"an event must not call the rule {called}"):
        twin_of(function)


def test_an_event_may_name_its_audience_and_reckon() -> None:
    s, quiet = Silver(), Silver()
    s.events, quiet.events = [], []
    telling(s, 2)
    twin_of(telling)(quiet, 2)
    assert quiet == s
    assert ([told.audience for told in s.events], quiet.events) == ([1 << 2, EVERYBODY ^ 1 << 2], [])
