"""Dollars, cards and wounds are conserved, counters count, and every game ends: after every step of many games."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from gunmetal.games.western.actions import MAX_OPTIONS
from gunmetal.games.western.state import EndReason, Event
from gunmetal.kernel.worlds import to_native
from tests.properties.western.balance import complaints, spoil
from tests.properties.western.conftest import Worlds
from tests.properties.western.ledger import Seen, Sorts, Wounds
from tests.properties.western.lockstep import Trace
from tests.properties.western.tables import NAMES, TABLES, game, play

GAMES = 100
DRIVEN = 3
BUSY = 15


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_gets_lost_in_random_games(checked: Worlds, name: str, players: int) -> None:
    """`Trace.play` itself complains of a game without an end."""
    trace = Trace(checked(name), name, players)
    for number in range(GAMES):
        trace.play(number)
        assert complaints(trace.states) == [], f"game {number}"
        assert 0 < min(trace.counts) <= max(trace.counts) <= MAX_OPTIONS


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_gets_lost_in_busy_games(name: str, players: int) -> None:
    for seed in range(DRIVEN):
        moments = list(play(name, players, seed))
        assert complaints(to_native([moment.after for moment in moments])) == [], f"seed {seed}"


WANTED = {Event.CAPTURED, Event.JAILED, Event.HANGED, Event.KILLED, Event.WOUND_HEALED, Event.BLOWN_UP, Event.REBUILT,
          Event.STAKE_WON, Event.STAKE_LOST, Event.ACCOUNT_ROBBED, Event.DECK_SHUFFLED, Event.PLAYER_OUT, Event.WOUNDS_CANCELLED,
          Event.DIE_ROLLED_AGAIN, Event.CARD_USED_TO_MOVE, Event.HIRED, Event.CARD_SOLD, Event.OWN_DEAD_SEEN}
OWN = {
    "gunslingers": WANTED | {Event.TURN_MISSED, Event.ROBBERY_FAILED, Event.ROBBERY_SUCCEEDED, Event.CARD_CHOSEN},
    "gunsmoke": WANTED | {Event.ESCAPED, Event.CARD_STOLEN, Event.BELL_PAID, Event.CARDS_EXCHANGED, Event.OWN_CARD_RETURNED,
                          Event.THREE_ARMED, Event.THREE_BANKED, Event.RODE, Event.CARD_REPLACED},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_events_add_up(name: str) -> None:
    """Wounds, and what is remembered for `sample`: told by what was heard. And much happens, so that this test is not idle."""
    happened: Counter[int] = Counter()
    for players, seed in product(game(name).players, range(BUSY)):
        wounds, seen, sorts = Wounds(), Seen(), Sorts()
        for step, moment in enumerate(play(name, players, seed)):
            words = f"{players} players, seed {seed}, step {step}"
            for told in moment.told:
                happened[told.kind] += 1
                assert wounds.hear(told) is None, words
                seen.hear(told)
            assert wounds.differs(moment.after) is None, words
            assert seen.differs(moment) is None, words
            sorts.follow(moment)
            assert sorts.differs(moment.after) is None, words
    assert sorted(event.name for event in OWN[name] if happened[event] == 0) == []


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_end_in_every_way(checked: Worlds, name: str, players: int) -> None:
    trace = Trace(checked(name), name, players)
    reasons = set()
    for number in range(0, 8 * 400, 8):
        trace.play(number)
        reasons.add(EndReason(int(trace.states["end_reason"][-1])))
    if players == 1:
        assert reasons == {EndReason.SOLO_LOST, EndReason.SOLO_WON}
    else:
        assert {EndReason.LAST_STANDING, EndReason.ROUND_LIMIT} <= reasons
    assert trace.states["turn"][-1] > 0


SPOILT = {
    "every card is somewhere, once": ("deck.20", 3),
    "no count is negative": ("discards.5", -1),
    "dollars are conserved": ("players.0.account", 77),
    "hand_size counts the hand": ("players.1.hand_size", 9),
    "deck_size counts the deck": ("deck_size", 99),
    "discards_size": ("discards_size", 99),
    "who has left leaves nothing behind": ("players.0.gang.3.wounds", 1),
    "empty seats are empty": ("players.3.dollars", 1),
    "no fight is left over": ("fight.hits", 1),
    "a reason is given": ("end_reason", 0),
    "no more is noted than there are cards": ("notebooks.4.newer.30", 60),
    "captors": ("taken_from.3", 1),
    "nothing is left in the pile": ("pile.3", 1),
}


@pytest.mark.parametrize("words", SPOILT)
@pytest.mark.parametrize("name", NAMES)
def test_a_state_that_is_wrong_is_noticed(checked: Worlds, name: str, words: str) -> None:
    """The probe: each of these changes the last state of a game."""
    trace = Trace(checked(name), name, 2)
    trace.play(1)
    assert complaints(np.array(trace.states)) == []
    spoilt = spoil(trace.states, *SPOILT[words])
    assert any(words in complaint for complaint in complaints(spoilt)), complaints(spoilt)
