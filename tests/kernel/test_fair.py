"""Chance that can be checked: known values, fair dice, steps that repeat themselves, and logs in which something was changed."""

import json
import random
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gunmetal.cli import main
from gunmetal.games import GAME_NAMES, game_named
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.fair import METHOD, Draw, FairDealer, Verdict, commitment, draws, new_seed, number, verify
from gunmetal.kernel.log import Head, Line, write_log
from gunmetal.kernel.match import Match
from gunmetal.kernel.problems import BadLog
from tests.kernel.tiny.dice import Game as Dice

SEED = "00112233445566778899aabbccddeeff" * 2
OTHER = "ff" * 32


@cache
def played(name: str, undo: bool = False, seed: int = 1) -> Match:
    """A whole game with dice that follow from the seed; `undo`: whatever can be taken back is, once, before another choice."""
    game, choice = game_named(name), random.Random(seed)
    settings = {} if name == "gunrunners" else {"round_limit": 2}
    match = Match.begin(game, Setup(2, game.editions[0], game.read_cards(game.default_cards), settings),
                        [{"colour": colour, "name": colour, "bot": None} for colour in game.seats[:2]], Generator())
    match.head = replace(match.head, chance={"commitment": commitment(SEED), "seed": SEED})
    match.dealer = dealer = FairDealer(SEED)
    match.open()
    while (seat := match.decider) != NOBODY:
        dealer.begin_step(len(match.steps))
        match.act(seat, choice.choice(game.options(match.state)))
        if undo and choice.random() < 0.5 and match.why_no_undo(seat) is None and match.decider != NOBODY:
            match.undo(seat)
    return match


# ---- numbers

def test_the_numbers_are_the_published_ones() -> None:
    """Computed with `openssl dgst -sha256 -mac HMAC -macopt hexkey:…` and `sha256sum`: whoever checks a game can do the same."""
    assert METHOD == "hmac-sha256"
    assert commitment(SEED) == KNOWN_COMMITMENT
    assert [number(SEED, step, index, 1 << 64) for step, index in ((0, 0), (0, 1), (17, 3))] == KNOWN_NUMBERS
    assert [number(SEED, 5, index, 6) for index in range(10)] == [number(SEED, 5, index, 1 << 64) % 6 for index in range(10)]


KNOWN_COMMITMENT = "450441b3590758665274cd5dea226176722687289cfc50fe9c63be685be69414"
KNOWN_NUMBERS = [1605971567035055118, 5780382005851149300, 17208172382728963142]


def test_a_number_too_large_to_be_fair_is_drawn_again() -> None:
    """Of 2^63 + 1 numbers nearly half of the first draws would favour the small ones."""
    n = (1 << 63) + 1
    firsts = [number(SEED, step, 0, 1 << 64) for step in range(200)]
    again = [step for step, first in enumerate(firsts) if first >= n]
    assert 60 < len(again) < 140
    assert all(number(SEED, step, 0, n) == first for step, first in enumerate(firsts) if first < n)
    assert all(0 <= number(SEED, step, 0, n) < n for step in again)


@pytest.mark.parametrize("n", [2, 6, 13])
def test_all_numbers_are_equally_likely(n: int) -> None:
    times = 1_000 * n
    counts = Counter(number(SEED, step, 0, n) for step in range(times))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 1_000) ** 2 / 1_000 for count in counts.values())
    assert chi_square < {2: 10.9, 6: 20.6, 13: 32.9}[n], "one in a thousand"


def test_steps_and_places_in_a_step_are_independent() -> None:
    pairs = Counter((number(SEED, step, 0, 4), number(SEED, step, 1, 4), number(SEED, step + 1, 0, 4)) for step in range(6_400))
    assert len(pairs) == 64
    assert sum((count - 100) ** 2 / 100 for count in pairs.values()) < 104, "chi-square, 63 degrees, one in a thousand"


def test_every_seed_is_another_and_no_commitment_tells_it() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 64 and seed not in commitment(seed) for seed in seeds)
    assert len({commitment(seed) for seed in seeds}) == 100


# ---- the dealer

def test_a_step_that_begins_anew_has_the_same_outcomes() -> None:
    dealer, s = FairDealer(SEED), Dice()
    dealer.begin_step(7)
    first = [dealer.below(s, 6, 0) for _ in range(20)]
    dealer.begin_step(8)
    other = [dealer.below(s, 6, 0) for _ in range(20)]
    dealer.begin_step(7)
    assert [dealer.below(s, 6, 0) for _ in range(20)] == first != other
    assert first == [number(SEED, 7, index, 6) for index in range(20)]


def test_a_draw_takes_kinds_as_often_as_there_are_things_of_them() -> None:
    dealer, s = FairDealer(SEED), Dice()
    counts = Counter(dealer.pick(s, [0, 1, 0, 3], 4, 0) for _ in range(4_000))
    assert set(counts) == {1, 3}
    assert abs(counts[1] - 1_000) < 100


def test_what_was_taken_back_is_not_rolled_anew() -> None:
    """Another action in the same step gets the chance that the step always had."""
    match = played("gunslingers", undo=True)
    assert any(line.undo is not None for line in match.lines)
    found = draws(match.game, match.head, match.lines)
    assert all(draw.follows_from(SEED) for draw in found)
    assert [draw.step for draw in found] == sorted(draw.step for draw in found)


# ---- verdicts

@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("undo", [False, True])
def test_a_game_is_verified(name: str, undo: bool) -> None:
    match = played(name, undo)
    outcomes = sum(len(step.chance) for step in match.steps)
    assert outcomes > 0
    assert verify(match.game, match.head, match.lines) == Verdict(checked=outcomes, taken_over=0)


def test_the_outcomes_of_the_game_that_is_continued_are_counted_apart() -> None:
    match = played("gunslingers")
    first = len(match.steps) // 2
    head = replace(match.head, chance={**(match.head.chance or {}), "first_step": first})
    before = sum(len(step.chance) for step in match.steps[:first])
    assert before > 0
    verdict = verify(match.game, head, match.lines)
    assert verdict == Verdict(verify(match.game, match.head, match.lines).checked - before, before)
    foreign = replace(head, chance={"commitment": commitment(OTHER), "seed": OTHER, "first_step": first})
    with pytest.raises(BadLog, match="verify-outcome") as wrong:
        verify(match.game, foreign, match.lines)
    assert wrong.value.arguments["number"] >= first


def problem(head: Head, lines: list[Line], game: str = "gunslingers") -> BadLog:
    with pytest.raises(BadLog) as wrong:
        verify(game_named(game), head, lines)
    return wrong.value


def test_another_seed_is_found() -> None:
    match = played("gunslingers")
    promise: dict[str, Any] = {**(match.head.chance or {})}
    assert problem(replace(match.head, chance=promise | {"seed": OTHER}), match.lines).id == "verify-commitment"
    assert problem(replace(match.head, chance=promise | {"commitment": commitment(OTHER)}), match.lines).id == "verify-commitment"
    both = replace(match.head, chance={"seed": OTHER, "commitment": commitment(OTHER)})
    assert problem(both, match.lines).id == "verify-outcome"


def test_a_log_without_a_seed_is_not_verified() -> None:
    match = played("gunslingers")
    assert problem(replace(match.head, chance=None), match.lines).id == "verify-no-seed"
    assert problem(replace(match.head, chance={"commitment": commitment(SEED)}), match.lines).id == "verify-no-seed"


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_changed_last_outcome_is_found(name: str) -> None:
    """The last one: nothing after it could give it away."""
    match = played(name)
    last = max(n for n, line in enumerate(match.lines) if line.chance)
    draw = draws(match.game, match.head, match.lines)[-1]
    label, result = match.game.parse_chance(match.lines[last].chance[-1])
    other = next(kind for kind, weight in enumerate(draw.weights) if weight and kind != result)
    changed = replace(match.lines[last], chance=(*match.lines[last].chance[:-1], match.game.chance_text(label, other)))
    wrong = problem(match.head, [*match.lines[:last], changed], name)
    assert wrong.id == "verify-outcome"
    assert wrong.arguments == {"number": draw.step, "words": changed.chance[-1]}


def test_a_draw_follows_from_one_seed() -> None:
    draw = Draw(3, 0, "die 1", (1,) * 1000, number(SEED, 3, 0, 1000))
    assert draw.follows_from(SEED)
    assert not draw.follows_from(OTHER)
    assert draw.to_json() == {"step": 3, "index": 0, "words": "die 1", "weights": [1] * 1000, "result": draw.result}


# ---- the command

def test_the_command_verifies_a_file_and_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played("gunsmoke")
    path = tmp_path / "game.log"
    path.write_text(write_log(match.head, match.lines), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "Every die and draw follows from the seed" in capsys.readouterr().out
    head = json.loads(json.dumps(match.head.to_json()))
    head["chance"]["seed"] = OTHER
    path.write_text(write_log(Head.from_json(head), match.lines), encoding="utf-8")
    assert main(["verify", str(path), "--lang", "pt-BR"]) == 2
    assert "não" in capsys.readouterr().err
    text = write_log(match.head, match.lines)
    path.write_text(text.replace('"chance":["', '"chance":["x', 1), encoding="utf-8")
    assert main(["verify", str(path)]) == 2, "the check of a line that was changed is wrong"
