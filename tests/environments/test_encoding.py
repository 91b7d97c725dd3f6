"""Observations say what the view shows, no more and no less; numbers and names lead both ways; the page is up to date."""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any

import numpy as np
import pytest

from gunmetal.environments.encoding import Encoding, encoding_of
from gunmetal.environments.fields import Means, fields_of
from gunmetal.games import GAME_NAMES
from gunmetal.kernel.records import Record, i8, i16
from tests.docs.pages import ROOT
from tests.environments.shaken import shaken
from tests.properties import tables
from tests.properties.test_leaks import pairs as gunrunners_pairs
from tests.properties.western import tables as western
from tests.properties.western.test_leaks import pairs as western_pairs

Pair = tuple[str, Any, Any, int, int]
# What is fixed before the game: the view repeats it, an observation does not. Its names in the view, and in the state.
FIXED = {"gunrunners": ("values", "copies"), "gunslingers": ("cards",), "gunsmoke": ("cards",)}
FIXED_IN_STATE = ("rng", "value", "copies", "cards", "player_count", "sides", "location_count", "width", "square", "beside")


@pytest.fixture(params=GAME_NAMES)
def encoding(request: pytest.FixtureRequest) -> Encoding:
    return encoding_of(request.param)


def situations(name: str) -> Iterator[tuple[str, Any, int]]:
    """Words that name it, a state, and a seat or the public."""
    if name != "gunrunners":
        yield from western.situations(name, 3, 3)
        return
    for words, s in tables.situations(12, 2):
        yield from ((f"{words}, seat {seat}", s, seat) for seat in tables.observers(s))


def pairs(name: str) -> Iterator[Pair]:
    """Two worlds that a seat cannot tell apart."""
    return gunrunners_pairs(12, 3) if name == "gunrunners" else western_pairs(name, 3, 3)


def view(encoding: Encoding, s: Any, seat: int) -> Any:
    """What the seat sees but for what is fixed."""
    return replace(encoding.game.view(s, seat), **dict.fromkeys(FIXED[encoding.game.name], ()))


def test_every_number_is_in_its_range_and_every_name_in_its_legend(encoding: Encoding) -> None:
    most = encoding.most
    for name, part in encoding.named(most).items():
        legend = encoding.field(name).means.legend
        part[...] = len(encoding.legends[legend]) - 1 if legend else part
    assert (most <= encoding.most).all()
    for words, s, seat in situations(encoding.game.name):
        flat = encoding.observe(s, seat)
        outside = encoding.named(np.where((flat < 0) | (flat > most), 1, 0).astype(encoding.dtype))
        assert [name for name, wrong in outside.items() if wrong.any()] == [], words


def test_named_arrays_and_the_vector_are_one(encoding: Encoding) -> None:
    """Every number has one name, and both ways lead to the same place."""
    flat = np.arange(3 * encoding.size).reshape(3, -1).astype(encoding.dtype)
    named = encoding.named(flat)
    assert sum(part[0].size for part in named.values()) == encoding.size
    assert np.array_equal(encoding.flat(named), flat)
    one = np.zeros(encoding.size, encoding.dtype)
    for field in encoding.fields:
        for index in np.ndindex(field.shape):
            encoding.named(one)[field.name][index] += 1
            assert one[field.first + sum(i * step for i, step in zip(index, field.steps, strict=True))] == 1, field.name
    assert one.all()


def test_actions_and_their_notation_lead_both_ways(encoding: Encoding) -> None:
    assert [block.first for block in encoding.blocks] == [0, *(block.last + 1 for block in encoding.blocks[:-1])]
    assert encoding.blocks[-1].last == encoding.actions - 1
    for words, s, _ in situations(encoding.game.name):
        mask = encoding.mask(s)
        assert mask.sum() <= encoding.most_options
        for action in np.flatnonzero(mask).tolist():
            text = encoding.game.action_text(s, action)
            block = next(block for block in encoding.blocks if block.first <= action <= block.last)
            form = re.sub(r"[A-Z]+(\\ …)?", ".+", re.escape(block.form))
            assert re.fullmatch(form, text), (words, text, block)
            assert encoding.game.parse_action(s, text) == action, (words, text)
        assert mask.any() == (encoding.game.outcome(s) is None)


def test_what_a_seat_cannot_know_is_not_told(encoding: Encoding) -> None:
    different = 0
    for words, s, other, seat, _ in pairs(encoding.game.name):
        assert np.array_equal(encoding.observe(s, seat), encoding.observe(other, seat)), words
        if encoding.game.decider(s) == seat:
            assert np.array_equal(encoding.mask(s), encoding.mask(other)), words
        different += s != other
    assert different > 50


def test_all_that_a_seat_sees_is_told_and_nothing_else(encoding: Encoding) -> None:
    """One number of a state is another: the observation is another just if the view is another."""
    choice, most = random.Random(7), encoding.most
    states = [s for _, s, _ in situations(encoding.game.name)]
    tried = {True: 0, False: 0}
    for path, s, other in [*shaken(states, FIXED_IN_STATE, choice), *shaken(states, FIXED_IN_STATE, choice)]:
        seat = choice.choice(tables.observers(s))
        try:
            visible = view(encoding, s, seat) != view(encoding, other, seat)
        except (ValueError, IndexError):
            continue                   # no such state can be
        flat = encoding.observe(other, seat)
        if (flat >= 0).all() and (flat <= most).all():
            assert (not np.array_equal(encoding.observe(s, seat), flat)) == visible, (path, seat)
            tried[visible] += 1
    assert min(tried.values()) > 100, tried


def test_an_observation_needs_meanings_and_one_width() -> None:
    class Mixed(Record):
        small: Annotated[i8, Means("a", 1)]
        wide: Annotated[i16, Means("b", 1)]

    class Silent(Record):
        mute: i8

    with pytest.raises(TypeError, match="one width"):
        fields_of(Mixed)
    with pytest.raises(TypeError, match=r"Silent\.mute"):
        fields_of(Silent)


def test_the_page_is_up_to_date() -> None:
    page = ROOT / "scripts/encoding_page.py"
    ended = subprocess.run([sys.executable, page, "--check"], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
