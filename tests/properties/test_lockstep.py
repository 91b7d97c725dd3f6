"""One text, two worlds: interpreted and native agree on every field after every step."""

import random

import numpy as np
import pytest
from hypothesis import given

from gunmetal.games.gunrunners import GAME, delivery
from gunmetal.games.gunrunners.scoring import standing
from gunmetal.games.gunrunners.state import State
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.native import World
from gunmetal.kernel.twins import silent
from gunmetal.kernel.worlds import from_native, to_native
from tests.properties import flat
from tests.properties.lockstep import UNIT, Trace, as_python, disagreement, first_disagreement
from tests.properties.tables import TABLES, imagined, matches_at, play, situations, start

LONG = 1_000


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_both_worlds_agree(world: World, players: int, edition: str) -> None:
    assert first_disagreement(world, players, edition, games=50) is None


@pytest.mark.slow
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_both_worlds_agree_in_1000_games(world: World, players: int, edition: str) -> None:
    assert first_disagreement(world, players, edition, games=LONG) is None


def test_a_rule_that_differs_in_one_world_is_noticed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The probe: what was compiled opens the Warehouse at 5 crates, and now the interpreter does so at 4."""
    monkeypatch.setattr(delivery, "WAREHOUSE_FULL", 4)
    found = first_disagreement(world, 3, "en", games=50)
    assert found is not None
    assert "warehouse" in found or "crates" in found


@pytest.mark.parametrize("path", ["rng", "warehouse", "decider", "locations.4.row.15.seen_by", "players.0.deck.11"])
def test_a_difference_in_any_field_is_noticed(world: World, path: str) -> None:
    """The probe: one number of the last state of a native game is changed."""
    class Spoilt(Trace):
        def play(self, rng: int) -> None:
            super().play(rng)
            field = self.states[-1:]
            *inner, last = path.split(".")
            for word in inner:
                field = field[word] if not word.isdigit() else field[..., int(word)]
            at = last if not last.isdigit() else (..., int(last))
            field[at] ^= 1

    assert disagreement(Trace(world, 5, "br"), 7) is None
    assert disagreement(Spoilt(world, 5, "br"), 7) is not None


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_rules_without_events_are_the_same_rules(world: World, players: int, edition: str) -> None:
    """Bots think with silent twins of the rules in the interpreted world."""
    trace = Trace(world, players, edition)
    quiet = silent(UNIT)
    for rng in range(5):
        trace.play(rng)
        pool = [start(players, edition, rng)] * (trace.steps + 1)
        GAME.begin(pool[0])
        quiet.follow(pool, trace.actions)
        numbers = flat.interpreted(State)
        assert [numbers(s) for s in pool] == flat.native(State, trace.states).tolist()


def test_both_worlds_imagine_the_same(world: World) -> None:
    """`sample` from the same generator gives the same guess."""
    choice = random.Random(0)
    for name, s in situations(each=30, games_each=4):
        for seat in (*range(s.player_count), PUBLIC):
            rng = choice.getrandbits(64)
            copy = s.clone()
            copy.rng = rng
            states = to_native([copy])
            world.guess(states, seat)
            assert as_python(states[0]) == imagined(s, seat, rng).to_tuple(), f"{name}, seat {seat}, rng {rng}"


# ---- conversions

@given(matches_at())
def test_a_state_comes_back_from_the_native_world(at: tuple[int, str, int, int]) -> None:
    players, edition, seed, steps = at
    s = start(players, edition, seed)
    for number, moment in enumerate(play(players, edition, seed)):
        if number == steps:
            break
        s = moment.after
    back = from_native(State, to_native([s])[0])
    assert back == s
    assert hash(back) == hash(s)
    assert GAME.view(back, 0) == GAME.view(s, 0)
    assert standing(back, 0) == standing(s, 0)
    assert flat.interpreted(State)(back) == flat.native(State, to_native([s]))[0].tolist()


def test_a_state_from_the_native_world_has_plain_numbers() -> None:
    """NumPy's small integers would overflow silently in the interpreter."""
    back = from_native(State, to_native([start(4, "br", 2**64 - 1)])[0])
    assert {type(number) for number in [*flat.interpreted(State)(back), back.rng]} == {int}


def test_many_states_are_converted_at_once(world: World) -> None:
    states = [moment.after for moment in play(3, "en", 1)]
    array = to_native(states)
    assert array.shape == (len(states),)
    assert [from_native(State, record) for record in array] == states
    assert np.array_equal(flat.native(State, array), [flat.interpreted(State)(s) for s in states])
