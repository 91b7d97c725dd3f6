"""What is written down comes back: actions, chance, positions, logs, and steps that are taken back."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.actions import ACTIONS, ARRANGE
from gunmetal.games.gunrunners.state import Chance, State
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.log import read_log, write_log
from gunmetal.kernel.match import Match, replay, walk
from tests.properties.tables import CARDS, TABLES, driven, matches_at, play


def state_at(at: tuple[int, str, int, int]) -> State:
    """Some state of a game: the last one if it has fewer steps."""
    players, edition, seed, steps = at
    s = None
    for number, moment in enumerate(play(players, edition, seed)):
        s = moment.before if number == steps else moment.after
        if number == steps:
            break
    assert s is not None
    return s


@given(matches_at())
def test_every_option_has_words_of_its_own(at: tuple[int, str, int, int]) -> None:
    s = state_at(at)
    options = GAME.options(s)
    words = [GAME.action_text(s, action) for action in options]
    assert len(set(words)) == len(words)
    assert [GAME.parse_action(s, text) for text in words] == options


def test_every_action_has_words_of_its_own() -> None:
    """Also those that are not allowed now; but how many arrangements there are depends on the table."""
    s = GAME.start(Setup(5, "en", CARDS))
    words = [GAME.action_text(s, action) for action in range(ARRANGE)]
    assert len(set(words)) == ARRANGE < ACTIONS
    assert [GAME.parse_action(s, text) for text in words] == list(range(ARRANGE))


@pytest.mark.parametrize(("label", "results"), [(Chance.STARTING_PLAYER, 5), (Chance.DIE, 6), (Chance.DRAW, 12)])
def test_chance_comes_back_from_its_words(label: Chance, results: int) -> None:
    words = [GAME.chance_text(label, n) for n in range(results)]
    assert len(set(words)) == results
    assert [GAME.parse_chance(text) for text in words] == [(label, n) for n in range(results)]


@given(matches_at())
def test_a_position_comes_back_from_its_line(at: tuple[int, str, int, int]) -> None:
    s = state_at(at)
    line = GAME.position(s)
    back = GAME.parse_position(line)
    assert GAME.position(back) == line
    back.rng = s.rng                   # the future is in no position
    assert back == s
    assert hash(back) == hash(s)
    assert "\n" not in line


def match_of(players: int, edition: str, seed: int, undo: bool) -> Match:
    """A whole game; whoever may take an action back does so now and then, and then acts again."""
    choice = random.Random(seed)
    seats = [{"colour": colour, "name": f"☂ {colour}", "bot": None} for colour in GAME.seats[:players]]
    match = Match.begin(GAME, Setup(players, edition, CARDS), seats, Generator(), seed)
    match.open()
    while match.decider != NOBODY:
        seat, before = match.decider, match.state
        match.act(seat, driven(match.state, choice))
        if undo and match.why_no_undo(seat) is None and choice.random() < 0.7:
            lines = len(match.lines)
            match.undo(seat)
            assert match.state == before
            assert len(match.lines) == lines + 1, "the log only grows"
    return match


@given(st.sampled_from(TABLES), st.integers(0, 2**64 - 1), st.booleans())
def test_a_log_replays_to_the_same_end(
        tmp_path_factory: pytest.TempPathFactory, table: tuple[int, str], seed: int, undo: bool) -> None:
    match = match_of(*table, seed, undo)
    path = tmp_path_factory.getbasetemp() / "round-trip.log"
    path.write_text(write_log(match.head, match.lines), encoding="utf-8")
    head, lines = read_log(path)
    assert (head, lines) == (match.head, match.lines)
    again = replay(GAME, head, lines)
    assert again.steps == match.steps
    assert again.lines == match.lines
    assert GAME.position(again.state) == GAME.position(match.state)
    assert GAME.outcome(again.state) == GAME.outcome(match.state) is not None
    assert write_log(again.head, again.lines) == path.read_text(encoding="utf-8")


def test_games_were_taken_back_often_enough() -> None:
    """Every kind of decision that can be taken back was, in the games that the test above may draw."""
    words = set()
    for table in TABLES:
        for seed in range(4):
            match = match_of(*table, seed, undo=True)
            words |= {line.action.split()[0] for line, after in pairwise(match.lines) if after.undo is not None and line.action}
    assert {"open", "pick", "take", "to", "decline", "arrange"} <= words


def test_a_replay_passes_through_every_state_of_the_game() -> None:
    match = match_of(3, "br", 5, undo=True)
    positions = [GAME.position(step.state) for step in walk(GAME, match.head, match.lines)]
    undone = [n for n, line in enumerate(match.lines) if line.undo is not None]
    assert undone
    for n in undone:
        assert positions[n + 1] == positions[n - 1], "a step that is taken back leaves the position before it"
    assert positions[-1] == GAME.position(match.state)
