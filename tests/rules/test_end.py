"""The end: GR-28 to GR-30."""

import pytest

from tests.rules.scenario import after, prepared

BOTH = pytest.mark.parametrize("edition", ["en", "br"])
DOUBLE = "edition=br {} | 8 (bdirector) r1 r3 y1 | 8 (y3) y2 b1 b2 | 4 (r4) y4 | red hand=2,2"
DOUBLE_BUST = ("flip 1 train 2", "pick 3.1", "to 2", "bust 1")


def flip(edition: str, number: int, card: int) -> list[str]:
    return [f"flip {number}", f"train {card}"] if edition == "en" else [f"flip {number} train {card}"]


@BOTH
def test_GR_28_the_game_ends_after_the_seventh_bust(edition: str) -> None:
    position = "edition={} busts={} | 8 (b4) r1 r3 y1 | 4 (y3) | 4 (y4) | red hand=2,2"
    sixth = after(position.format(edition, 5), *flip(edition, 1, 2), "die 6")
    assert sixth.head("phase", "end") == "deploy none"
    seventh = after(position.format(edition, 6), *flip(edition, 1, 2))
    assert seventh.head("phase", "busts", "end") == "over 7 seven_busts"
    assert seventh.decider == "nobody"
    assert seventh.choices == []
    assert seventh.told("game_ended", "turn_began") == ["game_ended seven_busts"]
    assert seventh.outcome.reason == "seven_busts"


def test_GR_28_no_other_location_is_busted() -> None:
    played = after("edition=br busts=6 | 8 (b4) r1 r3 y1 | 7 (y3) y2 b1 (r4) | 6 (y4) b2 | red hand=2,2", "flip 1 train 2")
    assert played.location(2) == "8 (y3:y) y2 b1 (r4:r)"
    assert played.location(3) == "7 (y4:y) b2"
    assert played.told("final_bust_began") == []


def test_GR_28_a_double_bust_may_make_it_8() -> None:
    played = after(DOUBLE.format("busts=6"), *DOUBLE_BUST)
    assert played.head("phase", "busts", "end") == "over 8 seven_busts"
    assert played.told("bust_began") == ["bust_began 1 7", "bust_began 2 8"]
    assert played.crates == [1 + 2 + 1, 2 + 2, 4 + 1 + 1], "what was left over, and both Special Deliveries"


def test_GR_28_a_double_bust_from_5_reaches_7() -> None:
    assert after(DOUBLE.format("busts=5"), *DOUBLE_BUST).head("phase", "busts", "end") == "over 7 seven_busts"
    assert after(DOUBLE.format("busts=4"), *DOUBLE_BUST, "die 6").head("phase", "busts", "end") == "deploy 6 none"


@BOTH
def test_GR_28_two_players_so_after_4_busts(edition: str) -> None:
    assert 7 - int(after(prepared(2, edition)).head("busts")) == 4
    played = after(f"edition={edition} players=2 busts=6 | 8 (b4) r1 r3 b1 | 4 (r4) | 4 (b1) | red hand=2,2", *flip(edition, 1, 2))
    assert played.head("phase", "busts", "end") == "over 7 seven_busts"


# Red has the last card of all. Red, blue and yellow lie at Location 1, red alone at 2, nobody at 3.
LAST = "edition={} {}| 9 (b1) y3 (r4) | 5 (r1) r3 | 7 (y1) | red hand=2 | blue hand=- | yellow hand=-"


@BOTH
def test_GR_29_when_nobody_has_a_card_in_hand_every_location_is_busted(edition: str) -> None:
    """9 crates lose 5, red 4 takes 2, yellow 3 takes 1, blue 1 the last; 5 lose 3, red takes 1 of 2; 7 lose 4, nobody is there."""
    played = after(LAST.format(edition, ""), *flip(edition, 1, 2))
    assert played.head("phase", "end") == "over no_cards"
    assert played.outcome.reason == "no_cards"
    assert played.told("final_bust_began", "undercover_revealed", "crates_confiscated", "field_cleared") == [
        "final_bust_began 1 5", "undercover_revealed 1 red 4",
        "crates_confiscated red 1 2 4", "crates_confiscated yellow 1 1 3", "crates_confiscated blue 1 1 1", "field_cleared 1 0",
        "final_bust_began 2 3", "crates_confiscated red 2 1 3", "field_cleared 2 1",
        "final_bust_began 3 4", "field_cleared 3 3"]
    assert played.won == [3, 1, 1]
    assert [played.field(number) for number in (1, 2, 3)] == ["", "", ""]
    assert played.told("game_ended", "turn_began") == ["game_ended no_cards"]


@BOTH
def test_GR_29_half_of_the_crates_goes_back_to_the_supply(edition: str) -> None:
    played = after(LAST.format(edition, "supply=10 "), *flip(edition, 1, 2))
    assert played.head("supply") == str(10 + 5 + 3 + 4)


def test_GR_29_without_special_delivery_and_without_moving_the_marker() -> None:
    played = after(LAST.format("br", "busts=5 "), "flip 1 train 2")
    assert played.told("special_delivery", "bust_began") == []
    assert played.head("busts") == "5"
    assert played.crates == [0, 1, 3]


@pytest.mark.parametrize(("crates", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_GR_29_the_lost_half_is_rounded_up(crates: int, left: int) -> None:
    played = after(f"edition=br | {crates} (b1) | {crates} (b2) | {crates} (y1) | red hand=2 | blue hand=- | yellow hand=-",
                   "flip 2 train 2")
    assert played.crates[0] == played.crates[2] == left
    assert played.won[1] == (left + 1) // 2, "blue's flipped card is the only one in any field"


@BOTH
def test_GR_29_not_while_anybody_has_a_card(edition: str) -> None:
    for holder in ("blue", "yellow"):
        others = "".join(f" | {colour} hand={2 if colour == holder else '-'}" for colour in ("blue", "yellow"))
        position = f"edition={edition} | 9 (b1) y3 (r4) | 5 (r1) r3 | 7 (y1) | red hand=2{others}"
        played = after(position, *flip(edition, 1, 2), "die 6")
        assert played.head("phase", "end") == "deploy none"
        assert played.field(1) == "y3 (r4:r) b1"


def test_GR_29_after_the_ordinary_busts_and_deliveries() -> None:
    """8 crates at Location 1: 4, 2 and 1 taken, 2 delivered to the 1 left, 2 of 3 lost. 4 elsewhere: 1 delivered, 3 of 5 lost."""
    played = after("edition=br | 8 (b1) y3 r3 r1 | 4 (y1) | 4 (y2) r4 | red hand=2 | blue hand=- | yellow hand=-", "flip 1 train 2")
    assert played.head("busts", "end") == "1 no_cards"
    assert played.order_of("bust_began", "special_delivery", "final_bust_began", "game_ended") == [
        "bust_began", *["special_delivery"] * 3, *["final_bust_began"] * 3, "game_ended"]
    assert played.crates == [1, 2, 1]
    assert played.won == [4 + 1, 1, 2]


def test_GR_29_if_both_ends_are_met_only_seven_busts_counts() -> None:
    played = after("edition=br busts=6 | 8 (b1) y3 r3 r1 | 4 (y1) | 4 (y2) r4 | red hand=2 | blue hand=- | yellow hand=-",
                   "flip 1 train 2")
    assert played.head("busts", "end") == "7 seven_busts"
    assert played.told("final_bust_began") == []
    assert played.location(3) == "5 (y2:y) r4"
    assert played.won == [4, 1, 2]


def tied(edition: str, *, blue: str, red: str, hand: str, blue_hand: str = "-", blue_deck: str = "-", crates: str = "9 9 3") -> str:
    """Before the seventh bust, at Location 1, where no crate lies: the crates taken before decide, and then the remaining cards.

    Blue's lie left and right of Location 2, red's of Location 3; red trains a card at Location 1.
    """
    red_crates, blue_crates, yellow_crates = crates.split()
    return (f"edition={edition} busts=6 | 0 (b1) y1 y1 y2 | 4 {blue} | 4 {red} | red {red_crates} hand={hand}"
            f" | blue {blue_crates} hand={blue_hand} deck={blue_deck} | yellow {yellow_crates}")


@BOTH
def test_GR_30_most_crates_win(edition: str) -> None:
    played = after(tied(edition, blue="(b4) b4 b3", red="(r1)", hand="4", crates="10 9 3"), *flip(edition, 1, 4))
    assert played.winners == ["red"]
    assert [result.rank for result in played.outcome.results] == [1, 2, 3]
    played = after(tied(edition, blue="(b4) b4 b3", red="(r1)", hand="4", crates="9 9 10"), *flip(edition, 1, 4))
    assert played.winners == ["yellow"]


@BOTH
def test_GR_30_a_tie_is_broken_by_the_total_of_the_remaining_cards(edition: str) -> None:
    """Left and right of Locations 2 and 3; in `br` red's card left of Location 1 counts too."""
    played = after(tied(edition, blue="(b2) b1", red="(r1) r1", hand="3"), *flip(edition, 1, 3))
    assert played.winners == (["blue"] if edition == "en" else ["red"])
    red, blue, _ = played.outcome.results
    assert [result.figures["remaining_total"] for result in (red, blue)] == [2 if edition == "en" else 5, 3]


@BOTH
def test_GR_30_undercover_and_face_up_cards_count_alike(edition: str) -> None:
    """Blue: 1 + 3 face-down + 3. Red: 1 + 2 (+ 1)."""
    played = after(tied(edition, blue="(b1) (b3) b3", red="(r1) r2", hand="1"), *flip(edition, 1, 1))
    assert played.winners == ["blue"]
    assert [result.figures["remaining_total"] for result in played.outcome.results[:2]] == [3 if edition == "en" else 4, 7]


def test_GR_30_then_by_the_highest_single_card_en() -> None:
    played = after(tied("en", blue="(b4)", red="(r2) r2", hand="4"), "flip 1", "train 4")
    assert played.winners == ["blue"]
    assert [result.rank for result in played.outcome.results] == [2, 1, 3]
    assert [result.figures["remaining_highest"] for result in played.outcome.results[:2]] == [2, 4]


def test_GR_30_then_by_the_highest_single_card_br() -> None:
    """Red: 2 + 2 + 1 left of Location 1. Blue: 4 on the table and 1 in hand."""
    played = after(tied("br", blue="(b4)", red="(r2) r2", hand="1", blue_hand="1"), "flip 1 train 1")
    assert [result.figures["remaining_total"] for result in played.outcome.results[:2]] == [5, 5]
    assert played.winners == ["blue"]


def test_GR_30_the_total_comes_before_the_highest_card() -> None:
    assert after(tied("en", blue="(b4)", red="(r3) r2", hand="4"), "flip 1", "train 4").winners == ["red"]


@BOTH
def test_GR_30_then_the_win_is_shared(edition: str) -> None:
    """The same cards in another order; in `br` the 1 that red trains and blue's 1 in hand count too."""
    played = after(tied(edition, blue="(b3) b2", red="(r2) r3", hand="1", blue_hand="1"), *flip(edition, 1, 1))
    assert played.winners == ["red", "blue"]
    assert [result.rank for result in played.outcome.results] == [1, 1, 3]


def test_GR_30_en_hand_and_draw_pile_do_not_count() -> None:
    assert after(tied("en", blue="(b2)", red="(r1)", hand="1,4"), "flip 1", "train 1").winners == ["blue"]
    piles = tied("en", blue="(b1)", red="(r2)", hand="1", blue_hand="4", blue_deck="4")
    assert after(piles, "flip 1", "train 1").winners == ["red"]


def test_GR_30_br_hand_and_draw_pile_count() -> None:
    """Red: 1, 1 and a 4 that stays in hand. Blue: 2, and a 4 in hand or in the draw pile, or both."""
    for hand, deck, total, winners in [
            ("-", "-", 2, "red"), ("4", "-", 6, "red blue"), ("-", "4", 6, "red blue"), ("4", "4", 10, "blue")]:
        played = after(tied("br", blue="(b2)", red="(r1)", hand="1,4", blue_hand=hand, blue_deck=deck), "flip 1 train 1")
        assert [result.figures["remaining_total"] for result in played.outcome.results[:2]] == [6, total]
        assert played.winners == winners.split()


def test_GR_30_en_only_the_final_turns_busts_take_cards_away() -> None:
    """Location 2 was busted in the turn before: yellow's 3, trained there, counts; red's 2 at Location 1 does not."""
    first = after("busts=5 active=yellow | 0 (b1) y1 y1 y2 | 0 (b2) r2 r3 r3 | 4 (r1) | red hand=1,2 | yellow hand=3,4",
                  "flip 2", "train 3", "die 6")
    assert first.head("busts", "busted", "active") == "6 2 red"
    second = after(first, "flip 1", "train 2")
    assert second.head("end", "busted") == "seven_busts 1"
    assert [result.figures["remaining_total"] for result in second.outcome.results] == [1, 0, 3]


def test_GR_30_en_both_locations_of_a_final_double_bust_are_left_out() -> None:
    played = after("busts=6 phase=bust to_bust=12 | 0 (r4) y1 | 0 (b4) y1 | 4 (y4) b2 | red 9 hand=2,2 | blue 9", "bust 1")
    assert [result.figures["remaining_total"] for result in played.outcome.results] == [0, 2, 4]


def test_GR_30_no_cards_leave_none_in_en_and_the_probationary_agents_in_br() -> None:
    position = "edition={} | 0 (b1) | 0 (b2) | 0 (r1) | red 9 hand=2 | blue 9 hand=- | yellow 3 hand=-"
    en = after(position.format("en"), "flip 1", "train 2")
    assert [result.figures["remaining_total"] for result in en.outcome.results] == [0, 0, 0]
    assert en.winners == ["red", "blue"]
    br = after(position.format("br"), "flip 1 train 2")
    assert [result.figures["remaining_total"] for result in br.outcome.results] == [3, 2, 0]
    assert br.winners == ["red"]
