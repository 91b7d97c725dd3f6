"""A match: who may act, what is kept, and what may be taken back."""

from typing import Any

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.log import Line
from gunmetal.kernel.match import Follower, Match, walk
from gunmetal.kernel.problems import Refusal
from tests.kernel.logs import begin, until, whole


def decision(name: str) -> Any:
    return lambda match: GAME.decision(match.state) == name


def test_a_match_begins_with_chance() -> None:
    match = begin()
    assert match.decider == NOBODY
    step = match.open()
    assert (step.number, step.seat, step.action, len(step.chance)) == (0, NOBODY, None, 1)
    assert match.decider != NOBODY
    assert [line.seat for line in match.lines] == ["chance"]


def test_only_the_decider_may_act_and_only_as_the_rules_allow() -> None:
    match = begin()
    match.open()
    before, lines = match.state.clone(), list(match.lines)
    with pytest.raises(Refusal) as refusal:
        match.act((match.decider + 1) % 3, GAME.options(match.state)[0])
    assert (refusal.value.id, refusal.value.rule) == ("refused-not-your-turn", "GR-5")
    illegal = next(action for action in range(300) if action not in GAME.options(match.state))
    with pytest.raises(Refusal) as refusal:
        match.act(match.decider, illegal)
    assert refusal.value.rule.startswith("GR-")
    assert match.state == before
    assert match.lines == lines


def test_nobody_may_act_when_it_is_over() -> None:
    match = whole()
    for seat in range(3):
        with pytest.raises(Refusal, match="refused-game-over"):
            match.act(seat, 0)


def test_a_line_is_kept_before_anybody_hears_of_it() -> None:
    kept: list[Line] = []
    match = begin()
    states: list[int] = []

    def keep(line: Line) -> None:
        states.append(len(match.steps))
        kept.append(line)

    match.keep = keep
    match.open()
    match.act(match.decider, GAME.options(match.state)[0])
    assert kept == match.lines
    assert states == [0, 1], "the step was not yet there when its line was kept"


def test_a_step_that_cannot_be_kept_has_not_happened() -> None:
    match = until(decision("deploy-en"))
    before, steps, lines = match.state.clone(), list(match.steps), list(match.lines)

    def full(line: Line) -> None:
        raise OSError("no space left")

    match.keep = full
    with pytest.raises(OSError, match="no space"):
        match.act(match.decider, GAME.options(match.state)[0])
    assert match.state == before
    assert (match.steps, match.lines) == (steps, lines)


# ---- undo

def act(match: Match, word: str) -> int:
    """The decider takes the first option of this name."""
    seat = match.decider
    action = next(action for action in GAME.options(match.state) if GAME.action_text(match.state, action).split()[0] == word)
    match.act(seat, action)
    return seat


@pytest.mark.parametrize(("at", "word"), [
    ("opening", "open"), ("operate-director", "pick"), ("move-director", "to"), ("operate-runner", "take"), ("move-runner", "to"),
    ("operate-saboteur", "decline"), ("arrange", "arrange"), ("move-informer", "to")])
def test_what_brings_nothing_out_may_be_taken_back(at: str, word: str) -> None:
    match = until(decision(at))
    before, lines = match.state.clone(), list(match.lines)
    seat = act(match, word)
    assert match.why_no_undo(seat) is None
    step = match.undo(seat)
    assert (step.seat, match.decider) == (seat, seat)
    assert match.state == before
    assert match.lines[:-2] == lines, "the log only grows"
    assert match.lines[-1] == Line(len(lines) + 1, GAME.seats[seat], undo=len(lines))


@pytest.mark.parametrize(("at", "word"), [
    ("deploy-en", "flip"), ("deploy-en", "undercover"), ("train", "train"), ("operate-informer", "pick"),
    ("operate-saboteur", "pick"), ("operate-spy", "look")])
def test_what_brings_something_out_is_final(at: str, word: str) -> None:
    """A card that was turned up or looked at, a die, a draw."""
    match = until(decision(at))
    seat = act(match, word)
    before, lines = match.state.clone(), list(match.lines)
    with pytest.raises(Refusal, match="refused-undo-final"):
        match.undo(seat)
    assert (match.state, match.lines) == (before, lines)


def test_a_step_is_taken_back_only_by_who_made_it_and_only_while_it_is_the_last() -> None:
    match = until(decision("opening"))
    first = act(match, "open")
    second = act(match, "open")
    for seat in (first, 2, NOBODY, 5):
        if seat != second:
            with pytest.raises(Refusal, match="refused-undo-not-last"):
                match.undo(seat)
    match.undo(second)
    match.undo(first)
    with pytest.raises(Refusal, match="refused-undo-not-last"):
        match.undo(first)
    with pytest.raises(Refusal, match="refused-undo-final"):
        match.undo(NOBODY)


def test_nothing_can_be_taken_back_before_it_began() -> None:
    with pytest.raises(Refusal, match="refused-undo-not-last"):
        begin().undo(NOBODY)


def test_a_replay_tells_of_undone_steps_too() -> None:
    match = until(decision("opening"))
    seat = act(match, "open")
    match.undo(seat)
    act(match, "open")
    seen = [(len(step.lines), len(step.steps)) for step in walk(GAME, match.head, match.lines)]
    assert seen == [(0, 0), (1, 1), (2, 2), (3, 1), (4, 2)]


def test_a_follower_knows_what_was_decided_in_which_state_and_forgets_what_was_taken_back() -> None:
    match = until(decision("operate-director"))
    follower = Follower(GAME, match.head)
    follower.go_on(match.lines)
    assert seen(follower.match) == seen(match)
    assert [GAME.action_text(before, action) for before, action in follower.past] == [step.action for step in match.steps[1:]]
    past, seat = list(follower.past), act(match, "pick")
    follower.go_on(match.lines)
    assert len(follower.past) == len(past) + 1
    match.undo(seat)
    follower.go_on(match.lines)
    assert follower.past == past
    assert seen(follower.match) == seen(match)
    assert follower.is_before(match.lines)
    assert not follower.is_before(match.lines[:-1])
    forgetful = Follower(GAME, match.head, remembering=False)
    forgetful.go_on(match.lines)
    assert (forgetful.past, seen(forgetful.match)) == ([], seen(match))


def seen(match: Match) -> list[Any]:
    """All that anybody sees of it."""
    return [GAME.view(match.state, seat) for seat in range(match.head.players)]
