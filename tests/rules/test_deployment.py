"""Phase 2, deploy an agent: GR-9 to GR-16."""

import pytest

from gunmetal.kernel.problems import Refusal
from tests.rules.scenario import Played, after, asked, prepared, weights

TABLE = "| 4 (b4) | 4 (y3) | 4 (r1) | red hand=2,3,spy"
BOTH = pytest.mark.parametrize("edition", ["en", "br"])


def refused(position: str | Played, action: str) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        after(position, action)
    return caught.value.id, caught.value.rule


def places(choices: list[str], word: str) -> set[str]:
    """The Locations that the choices with this first word name."""
    return {choice.replace("@", " ").split()[2 if word == "undercover" else 1] for choice in choices if choice.split()[0] == word}


def test_GR_9_one_probationary_agent_on_the_left_the_field_on_the_right() -> None:
    played = after("edition=br | 4 (b4) y1 | 4 (y3) | 4 (r1) | red hand=2,3", "flip 1 train 2", "die 6")
    assert played.location(1) == "4 (r2:r) y1 b4"
    assert [played.location(number) for number in (2, 3)] == ["4 (y3:y)", "4 (r1:r)"]


def test_GR_9_a_flipped_card_takes_the_far_right_end() -> None:
    assert after("| 4 (b4) y1 (r4) | 4 (y3) | 4 (r1)", "flip 1").field(1) == "y1 (r4:r) b4"


def test_GR_9_an_undercover_agent_takes_the_far_right_end() -> None:
    assert after("| 4 (b4) y1 b2 | 4 (y3) | 4 (r1) | red hand=2,3", "undercover 3@1", "die 6").field(1) == "y1 b2 (r3:r)"


def test_GR_9_a_moved_card_takes_the_far_right_end_and_the_others_close_up() -> None:
    played = after("edition=br | 4 (bdirector) | 4 (y3) r4 y1 b3 | 4 (r1) y4 | red hand=2,3",
                   "flip 1 train 2", "pick 2.2", "to 3", "die 6")
    assert played.field(3) == "y4 y1"
    assert played.field(2) == "r4 b3"


def test_GR_10_flips_an_opponents_probationary_agent_into_the_field_of_the_same_location() -> None:
    flipped = after(TABLE, "flip 2")
    assert flipped.location(2) == "4 - y3"
    assert flipped.told() == ["agent_flipped red 2 yellow 3"]
    assert flipped.choices == ["train spy", "train 2", "train 3"], "any card of the hand"
    trained = after(flipped, "train 3", "die 6")
    assert trained.location(2) == "4 (r3:r) y3"
    assert trained.player("red") == "red 0 hand=spy,2 deck=- limit=1"
    assert trained.decider == "blue"


def test_GR_10_the_hand_card_must_be_one_of_the_hand() -> None:
    assert refused(after(TABLE, "flip 2"), "train 4") == ("refused-not-in-hand", "GR-10")
    assert refused(f"edition=br {TABLE}", "flip 2 train 4") == ("refused-not-in-hand", "GR-10")


def test_GR_10_any_opponents_card_may_be_chosen_and_no_own_one() -> None:
    assert places(after(TABLE).choices, "flip") == {"1", "2"}
    assert places(after(f"edition=br {TABLE}").choices, "flip") == {"1", "2"}
    assert places(after("active=blue | 4 (b4) | 4 (y3) | 4 (r1) | blue hand=2,3").choices, "flip") == {"2", "3"}


@BOTH
@pytest.mark.parametrize("piles", ["hand=2,3 deck=-", "hand=2 deck=3", "hand=2,3 deck=4"])
def test_GR_11_own_agents_stay_while_there_are_other_cards(edition: str, piles: str) -> None:
    position = f"edition={edition} | 4 (b4) | 4 (y3) | 4 (r1) | red {piles}"
    assert places(after(position).choices, "flip") == {"1", "2"}
    assert refused(position, "flip 3" if edition == "en" else "flip 3 train 2") == ("refused-own-agent", "GR-11")


@BOTH
def test_GR_11_exception_1_the_last_card(edition: str) -> None:
    position = f"edition={edition} | 4 (b4) | 4 (y3) | 4 (r1) | red hand=2 deck=-"
    assert places(after(position).choices, "flip") == {"1", "2", "3"}
    played = after(position, "flip 3", "train 2", "die 6") if edition == "en" else after(position, "flip 3 train 2", "die 6")
    assert played.location(3) == "4 (r2:r) r1"


@BOTH
def test_GR_11_exception_1_is_about_the_active_players_last_card(edition: str) -> None:
    position = f"edition={edition} | 4 (b4) | 4 (y3) | 4 (r1) | red hand=2,3 deck=- | blue hand=2 deck=-"
    assert places(after(position).choices, "flip") == {"1", "2"}


@BOTH
def test_GR_11_exception_2_every_probationary_agent_is_the_players_own(edition: str) -> None:
    position = f"edition={edition} | 4 (r4) | 4 (r3) | 4 (r1) | red hand=2,3 deck=4"
    assert places(after(position).choices, "flip") == {"1", "2", "3"}
    one_is_not = f"edition={edition} | 4 (r4) | 4 (r3) | 4 (b1) | red hand=2,3 deck=4"
    assert places(after(one_is_not).choices, "flip") == {"3"}
    all_are_anothers = f"edition={edition} | 4 (b4) | 4 (b3) | 4 (b1) | red hand=2,3 deck=4"
    assert places(after(all_are_anothers).choices, "flip") == {"1", "2", "3"}


def test_GR_12_br_card_and_location_are_one_decision() -> None:
    played = after("edition=br | 4 (b4) | 4 (y3) | 4 (r1) y1 (r2) | red hand=spy,3 deck=4")
    assert played.choices == ["flip 1 train spy", "flip 2 train spy", "flip 1 train 3", "flip 2 train 3"]
    assert refused(played, "flip 1") == ("refused-card-first", "GR-12")


def test_GR_12_br_placed_and_drawn_before_the_special_operation() -> None:
    played = after("edition=br | 4 (bdirector) | 4 (y3) | 4 (r1) | red hand=2,3 deck=4", "flip 1 train 3", "draw 4")
    assert played.order_of("agent_flipped", "agent_trained", "card_drawn", "power_gained") == [
        "agent_flipped", "agent_trained", "card_drawn", "power_gained"]
    assert played.location(1) == "4 (r3:r) bdirector"
    assert played.player("red") == "red 0 hand=2,4 deck=- limit=1"
    assert played.head("phase", "decider", "vacant") == "operate blue -"


def test_GR_12_br_after_the_operation_comes_phase_4_at_once() -> None:
    played = after("edition=br | 4 (bdirector) | 4 (y3) | 4 (r1) | red hand=2,3", "flip 1 train 3", "decline", "die 6")
    assert played.head("phase", "active") == "deploy blue"


def test_GR_12_en_flip_operation_placing_draw() -> None:
    played = after("| 4 (bdirector) | 4 (y3) | 4 (r1) | red hand=2,3 deck=4", "flip 1")
    assert played.head("phase", "decider", "vacant") == "operate blue 1"
    assert played.player("red") == "red 0 hand=2,3 deck=4 limit=1", "nothing placed, nothing drawn"
    played = after(played, "pick 1.1", "to 2")
    assert played.head("phase", "decider") == "train red"
    assert played.choices == ["train 2", "train 3"]
    played = after(played, "train 3", "draw 4", "die 6")
    assert played.order_of("agent_trained", "card_drawn", "turn_began") == ["agent_trained", "card_drawn", "turn_began"]
    assert played.location(1) == "4 (r3:r)"
    assert played.player("red") == "red 0 hand=2,4 deck=- limit=1"


def test_GR_12_en_the_location_alone_is_chosen_first() -> None:
    assert [choice for choice in after(TABLE).choices if choice.startswith("flip")] == ["flip 1", "flip 2"]
    assert refused(TABLE, "flip 1 train 2") == ("refused-flip-first", "GR-12")


@BOTH
def test_GR_13_any_hand_card_to_any_field(edition: str) -> None:
    choices = [choice for choice in after(f"edition={edition} {TABLE}").choices if choice.startswith("undercover")]
    assert sorted(choices) == sorted(f"undercover {card}@{number}" for card in ("2", "3", "spy") for number in (1, 2, 3))


def test_GR_13_it_lies_face_down_at_the_far_right_and_nothing_is_flipped() -> None:
    played = after("| 4 (b4) | 4 (y3) y1 | 4 (r1) | red hand=2,3", "undercover 3@2", "die 6")
    assert [played.location(number) for number in (1, 2, 3)] == ["4 (b4:b)", "4 (y3:y) y1 (r3:r)", "4 (r1:r)"]
    assert played.player("red") == "red 0 hand=2 deck=- limit=1"
    deployed = ("undercover_deployed", "own_undercover_deployed")
    assert played.told(*deployed, to="red") == ["own_undercover_deployed red 2 3"]
    for seat in ("blue", "yellow", "public"):
        assert played.told(*deployed, to=seat) == ["undercover_deployed red 2"]


@BOTH
def test_GR_13_only_while_the_player_has_none_on_the_table(edition: str) -> None:
    position = f"edition={edition} | 4 (b4) | 4 (y3) | 4 (r1) (r4) | red hand=2,3"
    assert places(after(position).choices, "undercover") == set()
    assert refused(position, "undercover 2@1") == ("refused-undercover-limit", "GR-13")


def test_GR_13_other_players_undercover_agents_and_face_up_cards_do_not_count() -> None:
    assert places(after("| 4 (b4) (b3) | 4 (y3) (y2) | 4 (r1) r4 r2 | red hand=2,3").choices, "undercover") == {"1", "2", "3"}


def test_GR_13_allowed_again_after_a_bust_took_the_first() -> None:
    played = after("| 4 (b4) (r4) y1 b1 b2 | 4 (y3) | 4 (r1) | red hand=2,3", "flip 1", "train 2", "die 6")
    assert played.state.players[0].undercover == 0
    assert places(after(played, "undercover 2@1", "die 6", "undercover 2@1", "die 6").choices, "undercover") == {"1", "2", "3"}


def test_GR_13_the_deployed_agent_counts_from_then_on() -> None:
    played = after("| 4 (b4) | 4 (y3) | 4 (r1) | red hand=2,3 | blue hand=2,3 | yellow hand=2,4",
                   "undercover 3@2", "die 6", "undercover 2@3", "die 6", "undercover 2@3", "die 6")
    assert played.decider == "red"
    assert played.choices == ["flip 1", "flip 2", "flip 3"], "the last card (GR-11), and no second Undercover Agent"


def test_GR_14_a_card_laid_face_down_is_known_to_who_laid_it_alone() -> None:
    played = after("edition=br | 4 (b4) | 4 (y3) | 4 (r1) | red hand=2,3,4 | blue hand=2,3",
                   "flip 1 train 2", "die 6", "undercover 3@1", "die 6")
    assert [played.trainees_to(seat) for seat in ("red", "blue", "yellow", "public")] == [
        "r2 y? r1", "r? y? r?", "r? y3 r?", "r? y? r?"]
    assert [played.field_to(seat, 1) for seat in ("red", "blue", "yellow", "public")] == ["b4 b?", "b4 b3", "b4 b?", "b4 b?"]


def test_GR_14_the_trained_card_is_told_to_who_laid_it_alone() -> None:
    played = after(TABLE, "flip 1", "train spy", "die 6")
    assert played.told("agent_trained", "own_agent_trained", to="red") == ["own_agent_trained red 1 spy"]
    for seat in ("blue", "yellow", "public"):
        assert played.told("agent_trained", "own_agent_trained", to=seat) == ["agent_trained red 1"]


def test_GR_14_discarded_cards_were_seen_and_are_remembered() -> None:
    full = "director,informer,saboteur,spy,manager,runner,1,1"
    played = after(f"| 4 (b4) | 4 (y3) | 4 (r1) y4 | yellow hand={full} deck=2,2,3")
    assert [kind.name for kind in played.view("blue").players[2].discarded] == ["AGENT_4"]


@BOTH
@pytest.mark.parametrize("option", ["A", "B"])
def test_GR_15_the_active_player_draws_one_after_placing(edition: str, option: str) -> None:
    flip = ["flip 1 train 3"] if edition == "br" else ["flip 1", "train 3"]
    script = flip if option == "A" else ["undercover 3@1"]
    played = after(f"edition={edition} | 4 (b4) | 4 (y3) | 4 (r1) | red hand=2,3 deck=1,4,4 | blue hand=2 deck=1",
                   *script, "draw 4", "die 6")
    assert played.player("red") == "red 0 hand=2,4 deck=1,4 limit=1"
    assert played.player("blue") == "blue 0 hand=2 deck=1 limit=1"
    assert played.told("card_drawn", "own_card_drawn", to="red") == ["own_card_drawn red 4"]
    assert played.told("card_drawn", "own_card_drawn", to="public") == ["card_drawn red"]


def test_GR_15_every_card_of_the_draw_pile_is_as_likely() -> None:
    question = asked("| 4 (b4) | 4 (y3) | 4 (r1) | red hand=2,3 deck=1,4,4,spy", "undercover 3@1")
    assert weights(question) == {"spy": 1, "1": 1, "4": 2}


def test_GR_15_the_last_card_of_the_draw_pile_is_drawn_too() -> None:
    played = after("| 4 (b4) | 4 (y3) | 4 (r1) | red hand=2,3 deck=spy", "undercover 3@1", "draw spy", "die 6")
    assert played.player("red") == "red 0 hand=spy,2 deck=- limit=1"


def test_GR_15_not_from_an_empty_draw_pile() -> None:
    played = after("| 4 (b4) | 4 (y3) | 4 (r1) | red hand=2,3 deck=-", "undercover 3@1", "die 6")
    assert played.player("red") == "red 0 hand=2 deck=- limit=1"
    assert played.told("card_drawn") == []


@BOTH
def test_GR_16_two_players_begin_with_a_delivery_and_one_placed_card(edition: str) -> None:
    deal = ["draw 1", "draw 2", "draw 3", "draw 4", "draw spy"]
    played = after(prepared(2, edition), "start blue", "open 1", "open 3", *deal, *deal, "die 3")
    assert played.crates == [4, 4, 5], "Phase 1 happens"
    assert played.decider == "blue"
    assert played.choices == ["train spy", "train 1", "train 2", "train 3", "train 4"], "no Option A, no Option B"
    for action in ("flip 1", "flip 3", "undercover 2@1", "flip 3 train 2"):
        assert refused(played, action) == ("refused-not-now", "GR-16")
    played = after(played, "train spy", "draw runner", "die 6")
    assert played.location(2) == "4 (bspy:b)"
    assert played.trainees_to("public") == "b1 b? r1"
    assert played.player("blue") == "blue 0 hand=runner,1,2,3,4 deck=director,informer,saboteur,manager,2,3,4 limit=1"
    assert played.order_of("agent_trained", "agent_flipped", "power_gained", "bust_began", "turn_began") == [
        "agent_trained", "turn_began"]
    assert played.head("phase", "active", "turn") == "deploy red 2", "from then on as usual"
    assert places(played.choices, "flip") == {"1", "2"}


@BOTH
def test_GR_16_only_with_two_players(edition: str) -> None:
    deal = ["draw 1", "draw 2", "draw 3", "draw 4", "draw spy"]
    played = after(prepared(3, edition), "start blue", "open 1", "open 3", "open 2", *deal * 3, "die 3")
    assert played.head("phase", "active", "turn") == "deploy blue 1"
    assert places(played.choices, "flip") == {"2", "3"}


def test_GR_16_does_not_govern_the_first_turn_of_more_players() -> None:
    """Blue chooses the hand card of Option A, in the very first turn of a game of three (GR-12)."""
    deal = ["draw 1", "draw 2", "draw 3", "draw 4", "draw spy"]
    played = after(prepared(3), "start blue", "open 1", "open 3", "open 2", *deal * 3, "die 3", "flip 2")
    assert played.head("phase", "turn") == "train 1"
    assert refused(played, "flip 1") == ("refused-not-now", "GR-12")
