"""Phase 4, bust: GR-24 to GR-27."""

import pytest

from tests.rules.scenario import after

BOTH = pytest.mark.parametrize("edition", ["en", "br"])
FLIP = ("flip 1 train 2", "die 6")
# Blue's Director makes a double bust: it is Location 1's fourth card, and brings Location 2 its fourth from Location 3.
DOUBLE = "edition=br | {} (bdirector) r1 r3 y1 | {} (y3) y2 b1 b2 | {} (r4) y4 | red hand=2,2"
BOTH_RIPE = ("flip 1 train 2", "pick 3.1", "to 2")


@pytest.mark.parametrize(("field", "busted"), [
    ("", False), ("r1 r3", False), ("r1 r3 y1", True), ("r1 r3 (y1)", False),
    ("r1 (r3) (y1) (b1) (b2)", False), ("r1 r3 y1 (b1)", True)])
def test_GR_24_busted_with_4_face_up_cards(field: str, busted: bool) -> None:
    """The fourth comes by the flip; face-down cards do not count."""
    played = after(f"edition=br | 4 (b4) {field} | 4 (y3) | 4 (y4) | red hand=2,2", *FLIP)
    assert played.told("bust_began") == (["bust_began 1 1"] if busted else [])
    assert (played.field(1) == "") == busted


def test_GR_24_more_than_4_face_up_cards_are_a_bust_too() -> None:
    """The Director brings a fifth card to the Location of the flip."""
    played = after("edition=br | 4 (bdirector) r1 r3 y1 | 4 (y3) y2 | 4 (y4) | red hand=2,2",
                   "flip 1 train 2", "pick 2.1", "to 1", "die 6")
    assert played.told("bust_began") == ["bust_began 1 1"]


def test_GR_24_a_location_that_loses_its_fourth_card_is_not_busted() -> None:
    played = after("edition=br | 4 (bdirector) r1 r3 y1 | 4 (y3) y2 | 4 (y4) | red hand=2,2",
                   "flip 1 train 2", "pick 1.1", "to 2", "die 6")
    assert played.told("bust_began") == []


def test_GR_24_without_a_bust_the_next_player_clockwise_begins() -> None:
    played = after("edition=br active=yellow | 4 (b4) | 4 (y3) | 4 (r4) | yellow hand=2,2", *FLIP)
    assert played.head("active", "phase") == "red deploy"


def test_GR_24_active_player_chooses_order() -> None:
    played = after(DOUBLE.format(8, 8, 4), *BOTH_RIPE)
    assert played.decider == "red", "not blue, whose power it was"
    assert played.choices == ["bust 1", "bust 2"]
    assert played.head("busts") == "0"
    for first, second in ((1, 2), (2, 1)):
        busted = after(played, f"bust {first}", "die 6")
        assert busted.told("bust_began") == [f"bust_began {first} 1", f"bust_began {second} 2"]


def test_GR_24_each_is_resolved_completely_special_delivery_included() -> None:
    played = after(DOUBLE.format(8, 8, 4), *BOTH_RIPE, "bust 2", "die 6")
    assert played.order_of("bust_began", "crates_confiscated", "field_cleared", "special_delivery") == [
        "bust_began", "crates_confiscated", "crates_confiscated", "field_cleared", *["special_delivery"] * 3,
        "bust_began", "crates_confiscated", "crates_confiscated", "crates_confiscated", "field_cleared", *["special_delivery"] * 3]
    # Location 2: yellow 6 takes 4 of 8, blue 3 takes 2. Location 1, with the delivered crate: red 4 takes 5 of 9, yellow 1 (nearer)
    # takes 2, blue 1 takes 1.
    assert played.told("crates_confiscated") == [
        "crates_confiscated yellow 2 4 6", "crates_confiscated blue 2 2 3",
        "crates_confiscated red 1 5 4", "crates_confiscated yellow 1 2 1", "crates_confiscated blue 1 1 1"]
    assert played.crates == [1 + 2, 2 + 2 + 1, 4 + 1 + 1]


def test_GR_24_the_right_to_a_bust_is_fixed_at_the_start_of_phase_4() -> None:
    """Whatever lies there by now: the marked Locations are busted, and no other."""
    played = after("phase=bust to_bust=13 | 4 (b4) r1 r3 y1 b1 | 4 (y3) y2 y4 b2 b3 | 4 (r4) y1 | red hand=2,2", "bust 1", "die 6")
    assert played.told("bust_began") == ["bust_began 1 1", "bust_began 3 2"]
    assert played.field(2) == "y2 y4 b2 b3"


def test_GR_24_of_three_the_order_is_chosen_twice() -> None:
    played = after("players=4 phase=bust to_bust=134 | 4 (b4) r1 | 4 (y3) y2 | 4 (r4) y1 | 4 (g4) g1 | red hand=2,2", "bust 3")
    assert played.choices == ["bust 1", "bust 4"]
    assert played.decider == "red"
    played = after(played, "bust 4", "die 6")
    assert played.told("bust_began") == ["bust_began 4 2", "bust_began 1 3"]
    assert played.head("phase", "active", "to_bust") == "deploy blue -"


def test_GR_25_the_marker_moves_one_space() -> None:
    assert after("edition=br busts=2 | 4 (b4) r1 r3 y1 | 4 (y3) | 4 (y4) | red hand=2,2", *FLIP).head("busts") == "3"


def test_GR_25_undercover_agents_of_that_field_are_turned_up_and_counted() -> None:
    played = after("edition=br | 8 (b1) r1 r1 b2 (y4) | 4 (y3) (b4) | 4 (y2) | red hand=2,2", *FLIP)
    assert played.told("undercover_revealed") == ["undercover_revealed 1 yellow 4"]
    assert played.told("undercover_revealed", to="public") == ["undercover_revealed 1 yellow 4"]
    assert played.field(2) == "(b4:b)", "that of another field is not"
    assert played.told("crates_confiscated") == [
        "crates_confiscated yellow 1 4 4", "crates_confiscated blue 1 2 3", "crates_confiscated red 1 1 2"]
    assert [player.undercover for player in played.state.players[:3]] == [0, 1, 0]
    assert played.order_of("bust_began", "undercover_revealed", "crates_confiscated", "field_cleared", "special_delivery")[:3] == [
        "bust_began", "undercover_revealed", "crates_confiscated"]


def test_GR_25_special_operatives_count_with_their_numbers() -> None:
    played = after("edition=br | 8 (b2) rmanager ydirector yspy | 4 (y3) | 4 (y4) | red hand=2,2", *FLIP)
    assert played.told("crates_confiscated")[0] == "crates_confiscated red 1 4 3"


@pytest.mark.parametrize(("crates", "taken", "left"), [
    (0, [], 0), (1, [1], 0), (2, [1, 1], 0), (3, [2, 1], 0), (4, [2, 1, 1], 0), (5, [3, 1, 1], 0), (6, [3, 2, 1], 0),
    (7, [4, 2, 1], 0), (8, [4, 2, 1], 1), (11, [6, 3, 1], 1), (20, [10, 5, 3], 2)])
def test_GR_25_each_takes_half_of_what_is_left_rounded_up(crates: int, taken: list[int], left: int) -> None:
    """In falling order: red 4, blue 3, yellow 2, until nothing is left."""
    played = after(f"edition=br | {crates} (b3) y1 y1 r4 | 4 (y3) | 4 (y4) | red hand=2,2", *FLIP)
    seats = [("red", 4), ("blue", 3), ("yellow", 2)]
    assert played.told("crates_confiscated") == [
        f"crates_confiscated {seat} 1 {half} {strength}" for (seat, strength), half in zip(seats, taken, strict=False)]
    assert played.won == [*taken, 0, 0, 0][:3]
    assert played.told("field_cleared") == [f"field_cleared 1 {left}"]
    assert played.crates[0] == left + 2, "left-over crates stay"


def test_GR_25_four_players_in_falling_order() -> None:
    played = after("edition=br players=4 | 20 (g1) b2 y4 r3 | 4 (y3) | 4 (y1) | 4 (b1) | red hand=2,2", *FLIP)
    assert played.won == [5, 3, 10, 1]


def test_GR_25_players_without_a_card_there_get_nothing() -> None:
    played = after("edition=br players=4 | 20 (b1) b2 r4 r3 | 4 (y3) g4 | 4 (y1) y4 | 4 (b1) | red hand=2,2", *FLIP)
    assert played.won == [10, 5, 0, 0]
    assert played.told("field_cleared") == ["field_cleared 1 5"]


@pytest.mark.parametrize(("left_and_right", "order"), [
    ("(b4) b1 y3 r3", "blue yellow red"),
    ("(b4) b1 r3 y3", "blue red yellow"),
    ("(b4) b1 r1 y3 (r2)", "blue red yellow"),          # the nearest card decides, not the highest or the last
    ("(b4) (y1) b1 r3 y2", "blue yellow red"),          # Undercover Agents are turned up in place
    ("(b3) r1 (r2) y1 y2", "red yellow blue"),          # the flipped card is the farthest
    ("(b2) y1 r4 b2 (y3)", "yellow red blue")])
def test_GR_25_ties_go_to_the_nearest_card(left_and_right: str, order: str) -> None:
    played = after(f"edition=br | 40 {left_and_right} | 4 (y4) | 4 (r1) | red hand=2,3 | blue hand=4", "flip 1 train 3", "die 6")
    assert [words.split()[1] for words in played.told("crates_confiscated")] == order.split()


def test_GR_25_a_nearer_card_does_not_beat_a_higher_sum() -> None:
    played = after("edition=br | 8 (b1) r2 y3 b3 | 4 (y3) | 4 (y4) | red hand=2,3", *FLIP)
    assert played.won == [1, 4, 2]


def test_GR_25_a_three_way_tie_goes_by_nearness() -> None:
    played = after("edition=br players=4 | 16 (g3) b3 y3 r3 | 4 (y3) | 4 (y1) | 4 (b1) | red hand=2,2", *FLIP)
    assert [words.split()[1] for words in played.told("crates_confiscated")] == ["blue", "yellow", "red", "green"]


def test_GR_25_all_cards_of_the_field_are_discarded_and_the_rest_stays() -> None:
    played = after("edition=br | 4 (b4) r1 (y4) r3 y1 | 4 (y3) b2 (b3) | 4 (y2) | red hand=2,3", *FLIP)
    assert played.location(1).split()[1:] == ["(r2:r)"], "the Probationary Agent stays"
    assert played.location(2).split()[1:] == ["(y3:y)", "b2", "(b3:b)"]
    assert played.location(3).split()[1:] == ["(y2:y)"]
    assert played.player("red").endswith("hand=3 deck=- limit=1"), "no card comes back"


def test_GR_26_two_crates_to_the_busted_location_and_one_to_every_other() -> None:
    played = after("edition=br players=4 supply=50 | 0 (b4) r1 r3 y1 | 4 (y3) | 5 (y4) | 6 (g1) | red hand=2,2", *FLIP)
    assert played.crates == [2, 5, 6, 7]
    assert played.head("supply") == "44", "5 of the Special Delivery, 1 of the die"
    assert played.told("special_delivery") == [
        "special_delivery 1 2", "special_delivery 2 1", "special_delivery 3 1", "special_delivery 4 1"]


def test_GR_26_none_without_a_bust() -> None:
    assert after("edition=br | 4 (b4) | 4 (y3) | 4 (y4) | red hand=2,2", *FLIP).told("special_delivery") == []


@pytest.mark.parametrize("first", [1, 2])
def test_GR_26_in_a_double_bust_the_one_is_another_for_the_other(first: int) -> None:
    played = after(DOUBLE.format(0, 0, 0), *BOTH_RIPE, f"bust {first}", "die 6")
    second = 3 - first
    assert played.told("special_delivery") == [
        f"special_delivery {first} 2", f"special_delivery {second} 1", "special_delivery 3 1",
        f"special_delivery {second} 2", f"special_delivery {first} 1", "special_delivery 3 1"]
    assert sum(played.won) == 1, "the crate that the first delivery brought to the second Location"
    assert played.crates == ([3, 2, 2] if first == 1 else [2, 3, 2])


def test_GR_26_after_the_seventh_bust_too() -> None:
    played = after("edition=br busts=6 | 0 (b4) r1 r3 y1 | 4 (y3) | 5 (y4) | red hand=2,2", "flip 1 train 2")
    assert played.head("phase", "busts") == "over 7"
    assert played.crates == [2, 5, 6]


@BOTH
def test_GR_27_the_books_example(edition: str) -> None:
    """Yellow is active, Location 2 holds 12 crates: red has 5, blue and yellow have 4, and blue's 3 lies nearer than yellow's 4."""
    script = ["flip 2", "train 1", "die 6"] if edition == "en" else ["flip 2 train 1", "die 6"]
    played = after(f"edition={edition} active=yellow | 4 (b2) | 12 (b1) b3 y4 r3 (r2) | 4 (r1) | yellow hand=1,2", *script)
    assert played.told("bust_began", "undercover_revealed", "crates_confiscated", "field_cleared", "special_delivery") == [
        "bust_began 2 1",
        "undercover_revealed 2 red 2",
        "crates_confiscated red 2 6 5",
        "crates_confiscated blue 2 3 4",
        "crates_confiscated yellow 2 2 4",
        "field_cleared 2 1",
        "special_delivery 2 2",
        "special_delivery 1 1",
        "special_delivery 3 1"]
    assert played.won == [6, 3, 2]
    assert played.crates == [5, 3, 5]
    assert played.location(2) == "3 (y1:y)"
