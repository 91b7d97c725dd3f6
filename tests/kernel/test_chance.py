"""Chance: the generator of both worlds, the tape, and the dealer that asks."""

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.state import Chance, State
from gunmetal.kernel import native
from gunmetal.kernel.chance import ChanceNeeded, Generator, Recorder, Tape, attempt, below, nth, pick, stream
from gunmetal.kernel.problems import BadLog
from gunmetal.kernel.worlds import to_native
from tests.kernel.tiny import dice
from tests.kernel.tiny.dice import Game
from tests.properties.tables import play

UNIT = "tests.kernel.tiny.dice"
WIDE = st.integers(0, 2**64 - 1)


def game(rng: int, bag: tuple[int, ...] = (0, 0, 0, 0)) -> Game:
    s = Game()
    s.rng, s.bag, s.dealer = rng, list(bag), Generator()
    return s


# ---- the generator

def test_splitmix64_gives_its_published_numbers() -> None:
    """The first outputs for seed 1234567, as its authors' reference implementation prints them; a die takes the upper 32 bits."""
    s = game(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
    assert [below(s, 2**32, 0) for _ in published] == [number >> 32 for number in published]


@given(WIDE, st.integers(1, 200), st.integers(0, 20))
def test_both_worlds_roll_the_same(rng: int, n: int, times: int) -> None:
    one = game(rng)
    two = to_native([one])
    assert dice.throw([one], times, min(n, 127)) == native.world(UNIT).throw(two, times, min(n, 127))
    assert to_native([one])[0] == two[0]
    assert one.rng == two[0]["rng"]


@given(WIDE, st.tuples(*[st.integers(0, 9)] * 4))
def test_both_worlds_draw_the_same(rng: int, bag: tuple[int, int, int, int]) -> None:
    one = game(rng, bag)
    two = to_native([one])
    mine, theirs = [0] * 40, np.zeros(40, np.int32)
    dice.grab([one], mine)
    native.world(UNIT).grab(two, theirs)
    assert mine == theirs.tolist()
    assert one.rng == two[0]["rng"]
    assert Counter(mine[: sum(bag)]) == Counter({kind: count for kind, count in enumerate(bag) if count})


@given(st.integers(0, 2**63 - 1), st.integers(0, 2**40))
def test_series_of_games_start_alike_in_both_worlds(seed: int, first: int) -> None:
    assert native.streams(seed, first, 5).tolist() == [stream(seed, number) for number in range(first, first + 5)]


def test_games_of_a_series_start_differently() -> None:
    starts = {stream(seed, number) for seed in range(100) for number in range(100)}
    assert len(starts) == 10_000


def test_dice_are_fair() -> None:
    s = game(5)
    faces = Counter(below(s, 6, 0) for _ in range(60_000))
    assert sorted(faces) == list(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces.values()) < 20.5, "chi-square, 5 degrees, one in a thousand"


@given(WIDE, st.integers(1, 2**31))
def test_a_number_is_below_its_bound(rng: int, n: int) -> None:
    assert 0 <= below(game(rng), n, 0) < n


def test_the_nth_thing() -> None:
    assert [nth([2, 0, 1], r) for r in range(3)] == [0, 0, 2]
    with pytest.raises(IndexError):
        nth([2, 0, 1], 3)


# ---- tape and recorder

def test_a_tape_gives_back_what_was_recorded() -> None:
    s = game(9, (3, 1, 0, 2))
    s.dealer = recorder = Recorder(Generator())
    first = [below(s, 6, 4), pick(s, s.bag, 6, 5), below(s, 2, 4)]
    assert recorder.outcomes == [(4, first[0]), (5, first[1]), (4, first[2])]
    s.dealer = tape = Tape(recorder.outcomes)
    assert [below(s, 6, 4), pick(s, s.bag, 6, 5), below(s, 2, 4)] == first
    tape.finish()


@pytest.mark.parametrize("outcome", [(4, 6), (4, -1), (3, 2)], ids=["too high", "negative", "of another question"])
def test_a_tape_with_an_impossible_outcome_is_refused(outcome: tuple[int, int]) -> None:
    s = game(0)
    s.dealer = Tape([outcome])
    with pytest.raises(BadLog, match="log-chance-impossible"):
        below(s, 6, 4)


def test_a_tape_cannot_draw_what_is_not_there() -> None:
    s = game(0, (3, 0, 0, 2))
    s.dealer = Tape([(5, 1)])
    with pytest.raises(BadLog, match="log-chance-impossible"):
        pick(s, s.bag, 5, 5)


def test_a_tape_that_is_too_long_is_refused() -> None:
    tape = Tape([(4, 1)])
    with pytest.raises(BadLog, match="log-chance-left-over"):
        tape.finish()


# ---- the dealer that asks: exact chance nodes

Leaf = tuple[Fraction, Any]            # its chance, and the state


def leaves(s: Any, act: Any, outcomes: tuple[tuple[int, int], ...] = (), odds: Fraction = Fraction(1)) -> list[Leaf]:
    """All states that an action can lead to, with their exact chances."""
    after = attempt(s, act, outcomes)
    if not isinstance(after, ChanceNeeded):
        return [(odds, after)]
    total = sum(after.weights)
    return [leaf for result, weight in enumerate(after.weights) if weight
            for leaf in leaves(s, act, (*outcomes, (after.label, result)), odds * Fraction(weight, total))]


def last_opening() -> State:
    """Everybody but one has placed the opening agent."""
    moments = list(play(2, "en", 4))
    return moments[1].before


def test_an_untouched_state_asks_who_starts() -> None:
    from tests.properties.tables import start

    s = start(4, "en", 1)
    before = s.clone()
    question = attempt(s, GAME.begin, ())
    assert isinstance(question, ChanceNeeded)
    assert (question.label, question.weights) == (Chance.STARTING_PLAYER, [1, 1, 1, 1])
    ends = leaves(s, GAME.begin)
    assert [(odds, after.active) for odds, after in ends] == [(Fraction(1, 4), seat) for seat in range(4)]
    assert s == before
    assert all(after.dealer is s.dealer for _, after in ends)


def test_a_delivery_is_a_chance_node_with_exact_odds() -> None:
    """A step that ends a turn: a card is drawn, and the die of the next turn rolled."""
    s = next(moment.before for moment in play(3, "en", 2)
             if GAME.decision(moment.before) == "train" and moment.before.players[moment.before.active].deck_size > 2)
    action = GAME.options(s)[0]
    ends = leaves(s, lambda trial: GAME.apply(trial, action))
    assert sum(odds for odds, _ in ends) == 1
    deck = s.players[s.active].deck
    drawn: dict[int, Fraction] = {}
    die: Counter[Any] = Counter()
    for odds, after in ends:
        (kind,) = [k for k in range(12) if after.players[s.active].deck[k] < deck[k]]
        drawn[kind] = drawn.get(kind, Fraction(0)) + odds
        die[tuple(here.crates for here in after.locations[:3]), after.warehouse] += 1
    assert drawn == {kind: Fraction(count, sum(deck)) for kind, count in enumerate(deck) if count}
    assert len(ends) == 6 * len(drawn)
    assert len(die) == 4, "three Locations and the Warehouse"


def test_asking_leads_where_the_generator_leads() -> None:
    """Every step of a game is one of the leaves that the asking dealer finds, with the outcomes that were recorded."""
    for moment in play(4, "br", 3):
        s = moment.before.clone()
        s.dealer, s.events = (recorder := Recorder(Generator())), None
        GAME.apply(s, moment.action)
        action = moment.action
        after = attempt(moment.before, lambda trial, action=action: GAME.apply(trial, action), recorder.outcomes)
        after.rng = s.rng
        assert after == s
        if recorder.outcomes:
            question = attempt(moment.before, lambda trial, action=action: GAME.apply(trial, action), recorder.outcomes[:-1])
            assert isinstance(question, ChanceNeeded)
            assert question.label == recorder.outcomes[-1][0]
            assert question.weights[recorder.outcomes[-1][1]] > 0


def test_asking_is_as_often_right_as_its_odds_say() -> None:
    """The odds of the chance node are those with which the generator answers."""
    s = last_opening()
    action = GAME.options(s)[0]
    question = attempt(s, lambda trial: GAME.apply(trial, action), ())
    assert isinstance(question, ChanceNeeded)
    first: Counter[int] = Counter()
    choice = random.Random(0)
    for _ in range(2_000):
        trial = s.clone()
        trial.rng, trial.dealer = choice.getrandbits(64), (recorder := Recorder(Generator()))
        GAME.apply(trial, action)
        first[recorder.outcomes[0][1]] += 1
    expected = {kind: 2_000 * weight / sum(question.weights) for kind, weight in enumerate(question.weights) if weight}
    square = sum((first[kind] - wanted) ** 2 / wanted for kind, wanted in expected.items())
    assert square < 30, "chi-square, 9 degrees, less than one in a thousand"
