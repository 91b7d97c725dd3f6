"""Two states that differ only in what a seat cannot know are one and the same to it, and to the bot that sits there."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from gunmetal.bots.common import CODES, POOL
from gunmetal.games.western.actions import MAX_OPTIONS
from gunmetal.games.western.state import GUNFIGHTERS, Phase
from gunmetal.kernel.events import EVERYBODY
from gunmetal.kernel.native import World
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.worlds import to_native
from tests.properties.western.conftest import Worlds
from tests.properties.western.secrets import Choose, exchanged, leak
from tests.properties.western.tables import FEATURES, NAMES, ONLY_IN_GUNSMOKE, features, game, game_of, imagined, situations

EACH = 10                              # situations of every feature at every table
ENOUGH = 10
THINKING = 4                           # one of so many decisions is put before the greedy bot, which takes long

Pair = tuple[str, Any, Any, int, int]  # words that name it, two worlds, the seat that looks at them, and a random number


def pairs(name: str, each: int = EACH, games_each: int = 6, sampled: bool = True) -> Iterator[Pair]:
    """Situations with a seat that looks at them, and a second world which that seat cannot tell from the first."""
    choice = random.Random(2)
    for number, (words, s, seat) in enumerate(situations(name, each, games_each)):
        rng = choice.getrandbits(64)
        other = imagined(s, seat, rng) if sampled and number % 4 == 0 else exchanged(s, seat, choice)
        yield f"{words}, rng {rng}", s, other, seat, rng


def all_bots(world: World) -> Choose:
    """What every bot with a given mind does, in the native world."""
    def choose(s: Any, seat: int, rng: int) -> list[int]:
        pool = np.repeat(to_native([s]), POOL)
        choices = []
        for name, code in CODES.items():
            if name == "random" or rng % THINKING == 0:
                minds = np.zeros(1, dtype_of(Mind))
                minds[0]["rng"] = rng
                room = np.zeros(MAX_OPTIONS, np.int32), np.zeros(MAX_OPTIONS, np.int32), np.zeros(MAX_OPTIONS)
                trace = np.zeros(1, np.int32)
                world.play(pool, minds, np.array([code], np.int32), np.zeros(0, np.uint64), *room, trace, np.zeros(0, np.int32))
                choices.append(int(trace[0]))
        return choices

    return choose


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_makes_no_difference_to_it(bots_of: Worlds, name: str) -> None:
    choose = all_bots(bots_of(name))
    seen: Counter[str] = Counter()
    for words, s, other, seat, rng in pairs(name):
        assert leak(s, other, seat, rng, choose) is None, words
        if s != other:
            seen.update(features(s, seat))
    wanted = set(FEATURES) - (ONLY_IN_GUNSMOKE if name == "gunslingers" else set())
    assert {feature: seen[feature] for feature in wanted if seen[feature] < ENOUGH} == {}


# ---- the probes: each of these leaks is found

def first_leak(name: str, sampled: bool = True, **broken: Any) -> str | None:
    return next((found for _, s, other, seat, rng in pairs(name, each=3, games_each=3, sampled=sampled)
                 if (found := leak(s, other, seat, rng, **broken)) is not None), None)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_found_where_nothing_is(name: str) -> None:
    assert first_leak(name) is None


@pytest.mark.parametrize("name", NAMES)
def test_a_view_of_other_hands_is_found(name: str) -> None:
    def see_hands(s: Any, seat: int) -> Any:
        view = game_of(s).view(s, seat)
        hands = [game_of(s).view(s, p).players[p].hand for p in range(s.player_count)]
        return replace(view, players=tuple(replace(player, hand=hand) for player, hand in zip(view.players, hands, strict=True)))

    assert first_leak(name, view=see_hands) == "view"


@pytest.mark.parametrize("field", ["deck", "buried", "returned"])
@pytest.mark.parametrize("name", NAMES)
def test_a_view_of_something_hidden_is_found(name: str, field: str) -> None:
    def see_through(s: Any, seat: int) -> Any:
        return game_of(s).view(s, seat), getattr(s, field, None)

    there = (name, field) != ("gunslingers", "returned")
    assert first_leak(name, view=see_through) in (["view", "view after a step"] if there else [None])


@pytest.mark.parametrize("what", ["hand", "met", "notebook"])
@pytest.mark.parametrize("name", NAMES)
def test_a_sampler_that_knows_too_much_is_found(name: str, what: str) -> None:
    def keep(s: Any, seat: int, rng: int) -> Any:
        world = imagined(s, seat, rng)
        for p in range(s.player_count):
            if what == "notebook":
                world.notebooks[p] = s.notebooks[p].clone()
            else:
                setattr(world.players[p], what, getattr(s.players[p].clone(), what))
        return world

    assert first_leak(name, sample=keep) == "sample"


@pytest.mark.parametrize("name", NAMES)
def test_a_sampler_that_leaves_those_put_away_is_found(name: str) -> None:
    def keep(s: Any, seat: int, rng: int) -> Any:
        world = imagined(s, seat, rng)
        world.buried = s.buried
        return world

    assert first_leak(name, sample=keep) == "sample"


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_looks_at_hidden_cards_is_found(name: str) -> None:
    def peek(s: Any, seat: int, rng: int) -> int:
        options = game_of(s).options(s)
        return int(options[sum(kind * count for kind, count in enumerate(s.deck)) % len(options)])

    assert first_leak(name, choose=peek) == "bot"


@pytest.mark.parametrize("name", NAMES)
def test_an_event_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """What a player draws is told to everybody."""
    monkeypatch.setattr("gunmetal.games.western.deck.only", lambda seat: EVERYBODY)
    assert first_leak(name) is not None


def test_a_returned_card_that_is_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunmetal.games.gunsmoke.setup.only", lambda seat: EVERYBODY)
    assert first_leak("gunsmoke") == "event own_card_returned"


@pytest.mark.parametrize("name", NAMES)
def test_options_that_depend_on_hidden_cards_are_found(name: str) -> None:
    """Nobody may end the turn while a gunfighter waits in the deck: that would tell."""
    allowed = game(name).options

    def fewer(s: Any) -> list[int]:
        return allowed(s)[1:] if s.phase == Phase.TOWN and s.deck[0] and len(allowed(s)) > 1 else allowed(s)

    assert first_leak(name, sampled=False, game=replace(game(name), options=fewer)) in ("options", "others' options")


@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_that_tells_a_hidden_card_is_found(name: str) -> None:
    def talkative(s: Any, action: int) -> Any:
        refusal = game(name).why_not(s, action)
        refusal.arguments["hint"] = sum(s.deck[:GUNFIGHTERS])
        return refusal

    assert first_leak(name, game=replace(game(name), why_not=talkative)) == "refusals"
