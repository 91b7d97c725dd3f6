"""Set-up: GR-4 to GR-6."""

from collections import Counter

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.problems import Refusal
from tests.rules.scenario import after, asked, prepared, weights

DEAL = ("draw 1", "draw 2", "draw 2", "draw 3", "draw spy")       # the same hand for everyone


@pytest.mark.parametrize(("players", "edition", "supply"), [
    (2, "en", 97), (3, "en", 97), (4, "en", 93), (2, "br", 87), (3, "br", 87), (4, "br", 83)])
def test_GR_4_four_crates_on_each_location_the_rest_is_the_supply(players: int, edition: str, supply: int) -> None:
    played = after(prepared(players, edition))
    assert played.crates == [4] * max(players, 3)
    assert played.head("supply", "warehouse") == f"{supply} 0"
    assert played.won == [0] * players


@pytest.mark.parametrize(("players", "space"), [(2, "3"), (3, "0"), (4, "0")])
def test_GR_4_the_bust_marker(players: int, space: str) -> None:
    assert after(prepared(players)).head("busts") == space


def test_GR_5_the_starting_player_is_drawn_at_random_before_anything_else() -> None:
    assert weights(asked(prepared(4), "")) == {"red": 1, "blue": 1, "yellow": 1, "green": 1}
    assert weights(asked(prepared(2), "")) == {"red": 1, "blue": 1}
    played = after(prepared(3), "start blue")
    assert played.told() == ["starting_player_drawn blue"]
    assert played.trainees_to("public") == "- - -"


def test_GR_5_the_starting_player_begins_and_the_others_follow_clockwise() -> None:
    played = after(prepared(4), "start yellow")
    order = [played.decider]
    for number in (3, 1, 4):
        played = after(played, f"open {number}")
        order.append(played.decider)
    assert order == ["yellow", "green", "red", "blue"]
    played = after(played, "open 2", *DEAL * 4, "die 6")
    assert played.decider == "yellow", "the starting player has the first turn"
    assert played.told("turn_began") == ["turn_began yellow 1"]


def test_GR_5_every_player_puts_a_plain_1_face_down_left_of_a_location() -> None:
    played = after(prepared(3), "start red", "open 3", "open 1", "open 2", *DEAL * 3, "die 6")
    assert [played.trainee(number)[:3] for number in (1, 2, 3)] == ["(b1", "(y1", "(r1"]
    assert [played.field(number) for number in (1, 2, 3)] == ["", "", ""]


def test_GR_5_never_the_director() -> None:
    """It can still be drawn; of the two plain 1s one is left."""
    played = after(prepared(3), "start red", "open 3", "open 1")
    assert weights(asked(played, "open 2")) == {
        "director": 1, "informer": 1, "saboteur": 1, "spy": 1, "manager": 1, "runner": 1, "1": 1, "2": 2, "3": 2, "4": 2}


def test_GR_5_only_at_a_location_that_has_no_card_yet() -> None:
    played = after(prepared(3), "start red", "open 2")
    assert played.choices == ["open 1", "open 3"]
    with pytest.raises(Refusal) as refused:
        after(played, "open 2")
    assert (refused.value.id, refused.value.rule) == ("refused-opening-taken", "GR-5")


def test_GR_5_with_2_players_one_location_stays_empty() -> None:
    played = after(prepared(2), "start blue", "open 3", "open 1", *DEAL * 2, "die 6")
    assert played.trainees_to("public") == "r1 - b1"


@pytest.mark.parametrize("seat", ["red", "blue", "yellow", "public"])
def test_GR_5_opening_cards_are_known_to_everybody(seat: str) -> None:
    played = after(prepared(3), "start red", "open 1", "open 2")
    assert played.trainees_to(seat) == "r1 b1 -"
    played = after(played, "open 3", *DEAL * 3, "die 6")
    assert played.trainees_to(seat) == "r1 b1 y1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_GR_6_five_of_the_other_13_form_the_hand_and_8_the_draw_pile(players: int) -> None:
    opens = [f"open {number}" for number in range(1, players + 1)]
    played = after(prepared(players, "br"), "start red", *opens, *DEAL * players, "die 6")
    for colour in GAME.seats[:players]:
        assert played.player(colour) == f"{colour} 0 hand=spy,1,2,2,3 deck=director,informer,saboteur,manager,runner,3,4,4 limit=1"


def test_GR_6_the_hand_is_dealt_at_random_and_shown_to_its_owner_alone() -> None:
    opening = after(prepared(2), "start red", "open 1")
    assert weights(asked(opening, "open 2", "draw 2", "draw 2", "draw spy")) == {
        "director": 1, "informer": 1, "saboteur": 1, "manager": 1, "runner": 1, "1": 1, "3": 2, "4": 2}
    played = after(opening, "open 2", *DEAL * 2, "die 6")
    assert Counter(played.told("own_card_drawn", to="red")) == Counter(
        {"own_card_drawn red 1": 1, "own_card_drawn red 2": 2, "own_card_drawn red 3": 1, "own_card_drawn red spy": 1})
    assert played.view("blue").players[0].hand is None
    assert played.view("public").players[0].hand is None
    assert played.view("blue").players[0].hand_size == 5
