"""What is written down comes back: native records, copies, actions in words, positions and logs, in both western games."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from gunmetal.games.western.state import Phase
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup, settled
from gunmetal.kernel.log import read_log, write_log
from gunmetal.kernel.match import Match, replay
from gunmetal.kernel.worlds import from_native, to_native
from tests.properties import flat
from tests.properties.western.tables import NAMES, TABLES, Table, driven, game, game_of, play, settings, situations, start, state_of


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_state_comes_back_from_the_native_world(name: str, players: int) -> None:
    states = [moment.after for moment in play(name, players, 3)][::7]
    array = to_native(states)
    assert array.shape == (len(states),)
    for s, record in zip(states, array, strict=True):
        back = from_native(type(s), record)
        assert back == s
        assert hash(back) == hash(s)
        assert game(name).view(back, 0) == game(name).view(s, 0)
    assert np.array_equal(flat.native(state_of(name), array), [flat.interpreted(state_of(name))(s) for s in states])


@pytest.mark.parametrize("name", NAMES)
def test_a_state_from_the_native_world_has_plain_numbers(name: str) -> None:
    """NumPy's small integers would overflow silently in the interpreter."""
    back = from_native(state_of(name), to_native([start(name, 2, 2**64 - 1)])[0])
    assert {type(number) for number in [*flat.interpreted(state_of(name))(back), back.rng]} == {int}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_copy_shares_nothing(name: str, players: int) -> None:
    """Play goes on in a copy, and the state that was copied is what it was."""
    choice = random.Random(players)
    for moment in list(play(name, players, 5))[1::9]:
        kept = moment.before.to_tuple()
        copy = moment.before.clone()
        assert copy == moment.before
        for _ in range(5):
            if game(name).decider(copy) != NOBODY:
                copy.dealer, copy.events = Generator(), []
                game(name).apply(copy, driven(copy, choice))
        assert moment.before.to_tuple() == kept
        assert copy != moment.before


def same_but_for_the_future(back: Any, s: Any) -> bool:
    back.rng = s.rng                   # the future is in no position
    return bool(back == s)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_position_and_options_come_back_from_their_words(name: str) -> None:
    for words, s, _ in situations(name, each=3, games_each=3):
        g = game_of(s)
        line = g.position(s)
        assert "\n" not in line, words
        assert g.position(g.parse_position(line)) == line, words
        assert same_but_for_the_future(g.parse_position(line), s), words
        if s.phase != Phase.OVER:
            options = g.options(s)
            texts = [g.action_text(s, action) for action in options]
            assert len(set(texts)) == len(texts), words
            assert [g.parse_action(s, text) for text in texts] == options, words


def match_of(name: str, players: int, seed: int, undo: bool) -> Match:
    """A whole game; whoever may take an action back does so now and then, and then acts again."""
    g = game(name)
    choice = random.Random(seed)
    setup = Setup(players, g.editions[0], g.read_cards(g.default_cards),
                  settled(g.settings, settings(name, seed % 7 + 1) | {"round_limit": 8}))
    seats = [{"colour": colour, "name": f"☂ {colour}", "bot": None} for colour in g.seats[:players]]
    match = Match.begin(g, setup, seats, Generator(), seed)
    match.open()
    while match.decider != NOBODY:
        seat, before = match.decider, match.state
        match.act(seat, driven(match.state, choice))
        if undo and match.why_no_undo(seat) is None and choice.random() < 0.3:
            match.undo(seat)
            assert match.state == before
    return match


def check_replay(path: Any, table: Table, seed: int, undo: bool) -> None:
    g = game(table[0])
    match = match_of(*table, seed, undo)
    path.write_text(write_log(match.head, match.lines), encoding="utf-8")
    head, lines = read_log(path)
    assert (head, lines) == (match.head, match.lines)
    again = replay(g, head, lines)
    assert again.lines == match.lines
    assert again.steps == match.steps
    assert same_but_for_the_future(again.state.clone(), match.state)
    assert g.outcome(again.state) == g.outcome(match.state) is not None
    assert write_log(again.head, again.lines) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("table", TABLES)
def test_a_log_replays_to_the_same_end(tmp_path: Any, table: Table) -> None:
    check_replay(tmp_path / "round-trip.log", table, 11, undo=True)


@pytest.mark.slow
@hypothesis_settings(max_examples=30)
@given(st.sampled_from(TABLES), st.integers(0, 2**64 - 1), st.booleans())
def test_any_log_replays_to_the_same_end(tmp_path_factory: pytest.TempPathFactory, table: Table, seed: int, undo: bool) -> None:
    check_replay(tmp_path_factory.getbasetemp() / "western.log", table, seed, undo)
