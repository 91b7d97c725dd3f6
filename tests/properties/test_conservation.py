"""Crates and cards are conserved, counters count, and every game ends: after every step of many games."""

import numpy as np
import pytest

from gunmetal.games.gunrunners.actions import MAX_OPTIONS, MAX_STEPS
from gunmetal.games.gunrunners.state import ROW, Phase
from gunmetal.kernel.native import World
from gunmetal.kernel.worlds import to_native
from tests.properties.balance import complaints
from tests.properties.lockstep import Trace
from tests.properties.tables import BOX, TABLES, play


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_nothing_gets_lost_in_random_games(world: World, players: int, edition: str) -> None:
    trace = Trace(world, players, edition)
    for rng in range(150):
        trace.play(rng)
        assert complaints(trace.states, BOX[players, edition]) == [], f"rng {rng}"
        assert trace.states["phase"][-1] == Phase.OVER
        assert trace.steps < MAX_STEPS
        assert 0 < min(map(len, trace.options)) <= max(map(len, trace.options)) <= MAX_OPTIONS


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_nothing_gets_lost_in_games_full_of_special_operations(players: int, edition: str) -> None:
    for seed in range(8):
        moments = list(play(players, edition, seed))
        states = to_native([moments[0].before, *(moment.after for moment in moments)])
        assert complaints(states, BOX[players, edition]) == [], f"seed {seed}"


def test_games_use_what_they_were_given_room_for(world: World) -> None:
    """The limits are not so wide that the tests above could not come near them."""
    trace = Trace(world, 5, "en")
    steps = longest = most = 0
    for rng in range(150):
        trace.play(rng)
        steps = max(steps, trace.steps)
        longest = max(longest, int(trace.states["locations"]["row_size"].max()))
        most = max(most, *map(len, trace.options))
    assert steps > MAX_STEPS // 5
    assert longest > ROW // 2 - 1
    assert most >= 24


SPOILT = {
    "crates are conserved": lambda s: s["locations"]["crates"].__setitem__((-1, 0), s["locations"]["crates"][-1, 0] + 1),
    "no card is there twice": lambda s: s["players"]["hand"].__setitem__((-1, 0, 3), 2),
    "hand_size": lambda s: s["players"]["hand_size"].__setitem__((-1, 1), 4),
    "deck_size": lambda s: s["players"]["deck_size"].__setitem__((-1, 1), 9),
    "undercover counts": lambda s: s["players"]["undercover"].__setitem__((-1, 0), 2),
    "face_up counts": lambda s: s["locations"]["face_up"].__setitem__((-1, 0), 9),
    "the end of a row": lambda s: s["locations"]["row"]["kind"].__setitem__((-1, 0, ROW - 1), 3),
    "what is not in play": lambda s: s["players"]["crates"].__setitem__((-1, 4), 1),
    "no count is negative": lambda s: s["players"]["deck"].__setitem__((-1, 0, 11), -1),
    "stays discarded": lambda s: s["players"]["deck"].__setitem__((-1, 0), s["copies"][-1]),
}


@pytest.mark.parametrize("words", SPOILT)
def test_a_state_that_is_wrong_is_noticed(world: World, words: str) -> None:
    """The probe: each of these changes the last state of a game."""
    trace = Trace(world, 3, "en")
    trace.play(1)
    states = np.array(trace.states)
    assert complaints(states, BOX[3, "en"]) == []
    SPOILT[words](states)
    assert any(words in complaint for complaint in complaints(states, BOX[3, "en"])), complaints(states, BOX[3, "en"])
