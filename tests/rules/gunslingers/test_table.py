"""What is agreed before a game, and what everybody sees of it (SL-1, SL-4 to SL-6, SL-15, SL-39, SL-40)."""

import pytest

from gunmetal.games.gunslingers import GAME
from gunmetal.games.western.state import Suit
from gunmetal.kernel.contract import Setup, settled
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.problems import BadInput
from tests.rules.town import Table, gunslingers

CARDS = GAME.read_cards(GAME.default_cards)
RED, BLUE = 0, 1


def table() -> Table:
    t = gunslingers().seat("red", at="boot_hill", gang="wyatt-earp:1", hand="holster shootout", captives="black-bart")
    t.seat("red", dollars=6, account=2).seat("blue", at="bank", gang="belle-starr", hand="horse", revealed="peacemaker")
    return t.dead("kid-curry").jail("pat-garrett").discarded("bible")


def test_SL_1_two_three_or_four_play_red_blue_green_and_yellow() -> None:
    assert (GAME.players, GAME.seats) == ((2, 3, 4), ("red", "blue", "green", "yellow"))
    for players in (1, 5):
        with pytest.raises(BadInput, match="players-wrong"):
            GAME.start(Setup(players, "en", CARDS))


def test_SL_5_the_opening_hand_is_a_variant_from_0_to_5() -> None:
    setting = GAME.settings["opening_hand"]
    assert (setting.default, list(setting.allowed), setting.rule) == (0, [0, 1, 2, 3, 4, 5], "SL-5")
    assert GAME.start(Setup(3, "en", CARDS, {"opening_hand": 4})).opening_hand == 4
    assert GAME.start(Setup(3, "en", CARDS)).opening_hand == 0


def test_SL_40_the_limit_is_off_for_people_and_60_rounds_for_simulations() -> None:
    assert settled(GAME.settings, {})["round_limit"] == 0
    assert settled(GAME.settings, {}, simulated=True)["round_limit"] == 60
    assert GAME.start(Setup(2, "en", CARDS, {"round_limit": 7})).round_limit == 7
    assert GAME.settings["round_limit"].rule == "SL-40"


def test_SL_4_nobody_sees_who_was_removed_but_everybody_how_many() -> None:
    t = gunslingers()
    t.s.buried = 0b1111
    seen = GAME.view(t.s, RED)
    assert seen.removed_count == 4
    t.s.buried = 0b1111_0000
    assert GAME.view(t.s, RED) == seen


def test_SL_6_a_hand_is_seen_by_its_owner_only() -> None:
    t = table()
    own, other = GAME.view(t.s, RED).players[RED], GAME.view(t.s, BLUE).players[RED]
    assert own.hand == (t.kind("holster"), t.kind("shootout"))
    assert (other.hand, other.hand_size) == (None, 2)
    assert GAME.view(t.s, PUBLIC).players[BLUE].hand is None


@pytest.mark.parametrize("seat", [RED, BLUE, PUBLIC])
def test_SL_6_posses_revealed_cards_dollars_accounts_captives_jail_and_discards_are_public(seat: int) -> None:
    t = table()
    seen = GAME.view(t.s, seat)
    red, blue = seen.players[:2]
    assert [(fighter.kind, fighter.wounds) for fighter in red.gang] == [(t.kind("wyatt-earp"), 1)]
    assert (red.dollars, red.account, red.captives, red.trump) == (6, 2, (t.kind("black-bart"),), Suit.CLUBS)
    assert blue.revealed == (t.kind("peacemaker"),)
    assert (seen.jail, seen.discards) == ((t.kind("pat-garrett"),), (t.kind("bible"),))
    assert seen.deck_size == t.s.deck_size


def test_SL_15_the_list_of_the_dead_is_shown_only_to_who_stands_on_boot_hill() -> None:
    t = table()
    assert GAME.view(t.s, RED).dead == (t.kind("kid-curry"),)
    assert GAME.view(t.s, BLUE).dead is None
    assert GAME.view(t.s, PUBLIC).dead is None
    t.seat("red", at="bank")
    assert GAME.view(t.s, RED).dead is None


def test_SL_39_the_outcome_says_why_the_game_ended_and_who_won() -> None:
    t = gunslingers().seat("red", at="saloon", gang="pat-garrett", hand="bushwhack").seat("blue", at="saloon", gang="belle-starr:2")
    assert GAME.outcome(t.s) is None
    t.do("play bushwhack").do("choose blue belle-starr", "cc")
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.winners, [result.rank for result in outcome.results]) == ((RED,), [1, 2])
    assert GAME.decider(t.s) == -1
