"""Two states that differ only in what a seat cannot know are one and the same to it, and to the bot that sits there."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from gunmetal.bots import gunrunners as bots
from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.state import State
from gunmetal.kernel.events import EVERYBODY, PUBLIC
from gunmetal.kernel.native import World
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.worlds import to_native
from tests.properties.secrets import Choose, exchanged, leak
from tests.properties.tables import imagined, in_fields, situations

EACH = 66                              # situations at each of eight tables
ENOUGH = 500


def pairs(each: int = EACH, games_each: int = 5) -> Iterator[tuple[str, State, State, int, int]]:
    """Situations with a seat that looks at them, and a second world which that seat cannot tell from the first."""
    choice = random.Random(2)
    for number, (name, s) in enumerate(situations(each, games_each)):
        for seat in {GAME.decider(s), choice.randrange(s.player_count), PUBLIC}:
            rng = choice.getrandbits(64)
            other = imagined(s, seat, rng) if number % 2 else exchanged(s, seat, choice)
            yield f"{name}, seat {seat}, rng {rng}", s, other, seat, rng


def all_bots(world: World) -> Choose:
    """What every bot with a given mind does, in the native world."""
    def choose(s: State, seat: int, rng: int) -> list[int]:
        pool = np.repeat(to_native([s]), bots.POOL)
        choices = []
        for code in bots.CODES.values():
            minds = np.zeros(1, dtype_of(Mind))
            minds[0]["rng"] = rng
            room = np.zeros(bots.MAX_OPTIONS, np.int32), np.zeros(bots.MAX_OPTIONS, np.int32), np.zeros(bots.MAX_OPTIONS)
            trace = np.zeros(1, np.int32)
            world.play(pool, minds, np.array([code], np.int32), np.zeros(0, np.uint64), *room, trace, np.zeros(0, np.int32))
            choices.append(int(trace[0]))
        return choices

    return choose


def test_what_a_seat_cannot_know_makes_no_difference_to_it(bots_world: World) -> None:
    choose = all_bots(bots_world)
    seen: Counter[str] = Counter()
    for name, s, other, seat, rng in pairs():
        assert leak(s, other, seat, rng, choose) is None, name
        seen["pairs"] += 1
        seen["different"] += s != other
        seen["decisions"] += GAME.decider(s) == seat
        seen["public"] += seat == PUBLIC
        trainees = [here.probationary for here in GAME.view(s, seat).locations]
        seen["mixed for the seat"] += any(card is not None and card.mixed for card in trainees)
        seen["informed"] += any(card.face_up == 0 and card.seen_by & ~(1 << card.owner) for card in in_fields(s))
    wanted = {"pairs": 2 * ENOUGH, "different": ENOUGH, "decisions": ENOUGH, "public": ENOUGH, "mixed for the seat": 150,
              "informed": 150}
    assert {name: seen[name] for name, least in wanted.items() if seen[name] < least} == {}


# ---- the probes: each of these leaks is found

def first_leak(**broken: Any) -> str | None:
    return next((found for _, s, other, seat, rng in pairs(each=12, games_each=3)
                 if (found := leak(s, other, seat, rng, **broken)) is not None), None)


def test_a_view_of_other_hands_is_found() -> None:
    def see_hands(s: State, seat: int) -> Any:
        view = GAME.view(s, seat)
        hands = [GAME.view(s, p).players[p].hand for p in range(s.player_count)]
        return replace(view, players=tuple(replace(player, hand=hand) for player, hand in zip(view.players, hands, strict=True)))

    assert first_leak(view=see_hands) == "view"


def test_a_view_of_face_down_cards_is_found() -> None:
    def see_through(s: State, seat: int) -> Any:
        return GAME.view(s, seat), [card.kind for card in in_fields(s)]

    assert first_leak(view=see_through) == "view"


def test_a_sampler_that_knows_a_hand_is_found() -> None:
    def keep_hand(s: State, seat: int, rng: int) -> State:
        world = imagined(s, seat, rng)
        for p in range(s.player_count):
            world.players[p].hand = s.players[p].hand[:]
        return world

    assert first_leak(sample=keep_hand) == "sample"


def test_a_bot_that_looks_at_hidden_cards_is_found() -> None:
    def peek(s: State, seat: int, rng: int) -> int:
        options = GAME.options(s)
        return options[sum(here.probationary.kind for here in s.locations) % len(options)]

    assert first_leak(choose=peek) == "bot"


def test_an_event_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a player draws is told to everybody."""
    monkeypatch.setattr("gunmetal.games.gunrunners.deployment.only", lambda seat: EVERYBODY)
    assert str(first_leak()).startswith("event own_")


def test_options_that_depend_on_hidden_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may flip a Special Operative any more: that would tell who is one."""
    allowed = GAME.options

    def no_specials(s: State) -> list[int]:
        return [a for a in allowed(s) if not 5 <= a < 10 or s.locations[a - 5].probationary.kind > 5] or allowed(s)

    broken = replace(GAME, options=no_specials)
    monkeypatch.setattr("tests.properties.secrets.GAME", broken)
    assert first_leak() == "options"


def test_a_refusal_that_tells_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(s: State, action: int) -> Any:
        refusal = GAME.why_not(s, action)
        refusal.arguments["hint"] = s.players[(s.decider + 1) % s.player_count].hand[:]
        return refusal

    monkeypatch.setattr("tests.properties.secrets.GAME", replace(GAME, why_not=talkative))
    assert first_leak() == "refusals"
