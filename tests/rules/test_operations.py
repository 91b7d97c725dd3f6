"""Phase 3, special operations: GR-17 to GR-20, GR-22 and GR-23. The Manager (GR-21) has a file of his own."""

import pytest

from tests.rules.scenario import after, asked, weights

BOTH = pytest.mark.parametrize("edition", ["en", "br"])
SPECIALS = pytest.mark.parametrize("special", ["director", "informer", "saboteur", "spy", "manager", "runner"])
ASKED = pytest.mark.parametrize("special", ["director", "informer", "saboteur", "spy", "runner"])


def flip_1(edition: str) -> list[str]:
    return ["flip 1"] if edition == "en" else ["flip 1 train 2"]


def rest(edition: str) -> list[str]:
    """What is left of the turn after the operation; nobody draws."""
    return ["train 2", "die 6"] if edition == "en" else ["die 6"]


@BOTH
@ASKED
def test_GR_17_the_owner_of_the_flipped_special_decides(edition: str, special: str) -> None:
    played = after(f"edition={edition} | 4 (b{special}) | 4 (y3) (y4) | 4 (r1) | red hand=2,3", *flip_1(edition))
    assert played.head("phase", "active", "decider", "power") == f"operate red blue {special}"
    assert played.told("power_gained") == [f"power_gained blue {special}"]
    assert played.choices[0] == "decline"
    assert len(played.choices) > 1


@BOTH
@ASKED
def test_GR_17_the_owner_may_decline_and_the_card_stays(edition: str, special: str) -> None:
    played = after(f"edition={edition} | 4 (b{special}) | 4 (y3) (y4) | 4 (r1) | red hand=2,3",
                   *flip_1(edition), "decline", *rest(edition))
    assert played.location(1) == f"4 (r2:r) b{special}"
    assert [played.location(number) for number in (2, 3)] == ["4 (y3:y) (y4:y)", "4 (r1:r)"]
    assert played.told("power_declined") == [f"power_declined blue {special}"]
    assert played.head("phase", "active", "power") == "deploy blue -"


@BOTH
@SPECIALS
def test_GR_17_none_when_flipped_by_its_owner(edition: str, special: str) -> None:
    """Red's last card (GR-11) flips red's own Special."""
    played = after(f"edition={edition} | 4 (r{special}) | 4 (y3) (y4) | 4 (r1) | red hand=2", *flip_1(edition), *rest(edition))
    assert played.field(1) == f"r{special}"
    assert played.told("power_gained", "power_lapsed") == []
    assert played.head("phase", "active", "power") == "deploy blue -"


@SPECIALS
def test_GR_17_none_when_revealed_in_a_bust(special: str) -> None:
    played = after(f"edition=br | 4 (b4) (y{special}) b1 r2 r3 | 4 (y3) | 4 (r1) (b3) | red hand=2,3", "flip 1 train 2", "die 6")
    assert played.told("undercover_revealed") == [f"undercover_revealed 1 yellow {special}"]
    assert played.told("power_gained", "power_lapsed") == []
    assert played.head("phase", "active") == "deploy blue"


def test_GR_17_none_for_a_plain_agent_or_an_undercover_agent_being_deployed() -> None:
    assert after("| 4 (b4) | 4 (y3) (y4) | 4 (r1) | red hand=2,3", "flip 1").head("phase", "power") == "train -"
    played = after("| 4 (b4) | 4 (y3) (y4) | 4 (r1) | red hand=director,3", "undercover director@1", "die 6")
    assert played.head("phase", "active", "power") == "deploy blue -"


@BOTH
def test_GR_17_the_card_counts_in_a_bust_used_or_not(edition: str) -> None:
    """The Runner is the fourth face-up card, and blue takes first with its 3."""
    position = f"edition={edition} | 6 (brunner) r1 r1 y1 | 4 (y3) | 4 (r3) | red hand=2,3"
    for use in (["decline"], ["take 3", "to 2"]):
        played = after(position, *flip_1(edition), *use, *rest(edition))
        assert played.told("crates_confiscated") == [
            "crates_confiscated blue 1 3 3", "crates_confiscated red 1 2 2", "crates_confiscated yellow 1 1 1"]


@BOTH
def test_GR_17_an_informer_without_undercover_agents_lapses_without_a_question(edition: str) -> None:
    played = after(f"edition={edition} | 4 (binformer) | 4 (y3) | 4 (r1) | red hand=2,3", *flip_1(edition), *rest(edition))
    assert played.told("power_gained", "power_lapsed") == ["power_lapsed blue informer"]
    assert played.field(1) == "binformer"
    assert played.head("phase", "active") == "deploy blue"


@pytest.mark.parametrize("crates", [(1, 1, 1), (0, 1, 0)])
def test_GR_17_a_runner_without_2_crates_anywhere_lapses_without_a_question(crates: tuple[int, int, int]) -> None:
    played = after("warehouse=4 | {} (brunner) | {} (y3) | {} (r1) | red hand=2,3".format(*crates), "flip 1")
    assert played.told("power_gained", "power_lapsed") == ["power_lapsed blue runner"]
    assert played.head("phase", "decider", "power") == "train red -"


@pytest.mark.parametrize("crates", [(2, 0, 1), (0, 2, 0), (1, 1, 2)])
def test_GR_17_a_runner_with_2_crates_somewhere_does_not_lapse(crates: tuple[int, int, int]) -> None:
    played = after("| {} (brunner) | {} (y3) | {} (r1) | red hand=2,3".format(*crates), "flip 1")
    assert played.head("phase", "decider", "power") == "operate blue runner"


def test_GR_18_the_director_is_worth_1() -> None:
    assert after("| 4 (b1) | 4 (y3) | 4 (r1)").state.value[0] == 1


@BOTH
def test_GR_18_moves_any_one_face_up_card_itself_included(edition: str) -> None:
    played = after(f"edition={edition} | 4 (bdirector) y1 (r4) | 4 (y3) b4 | 4 (r1) (y4) r3 | red hand=2,3", *flip_1(edition))
    assert played.choices == ["decline", "pick 1.1", "pick 1.3", "pick 2.1", "pick 3.2"], "no face-down card"
    itself = after(played, "pick 1.3", "to 3", *rest(edition))
    assert itself.field(1) == "y1 (r4:r)"
    assert itself.field(3) == "(y4:y) r3 bdirector"
    assert itself.told("agent_moved") == ["agent_moved blue blue director 3"]
    another = after(played, "pick 1.1", "to 2", *rest(edition))
    assert another.field(1) == "(r4:r) bdirector"
    assert another.field(2) == "b4 y1"


def test_GR_18_to_another_location_only() -> None:
    played = after("players=4 | 4 (bdirector) | 4 (y3) b4 | 4 (r1) | 4 (g1) | red hand=2,3", "flip 1", "pick 2.1")
    assert played.decider == "blue"
    assert played.choices == ["to 1", "to 3", "to 4"]


@BOTH
def test_GR_19_any_one_undercover_agent_of_any_owner(edition: str) -> None:
    played = after(f"edition={edition} | 4 (binformer) y1 (r4) | 4 (y3) (b4) r3 | 4 (r1) (y4) | red hand=2,3", *flip_1(edition))
    assert played.choices == ["decline", "pick 1.2", "pick 2.1", "pick 3.1"], "the own included, no face-up card"


def test_GR_19_the_power_player_alone_looks_and_then_chooses_the_place() -> None:
    played = after("| 4 (binformer) (r4) | 4 (y3) | 4 (r1) | red hand=2,3", "flip 1", "pick 1.1")
    assert played.head("phase", "decider") == "move blue"
    assert played.field(1) == "(r4:rb) binformer", "it still lies there"
    assert [played.field_to(seat, 1) for seat in ("blue", "yellow", "public")] == ["r4 binformer", "r? binformer", "r? binformer"]
    inspected = ("undercover_inspected", "own_undercover_inspected")
    assert played.told(*inspected, to="blue") == ["own_undercover_inspected blue red 1 4"]
    for seat in ("red", "yellow", "public"):
        assert played.told(*inspected, to=seat) == ["undercover_inspected blue red 1"]
    assert played.choices == ["to 1", "to 2", "to 3"], "any field, the same included"


@pytest.mark.parametrize(("to", "fields"), [
    (1, ["y1 b3 binformer (r4:rb)", "y4", ""]),
    (2, ["y1 b3 binformer", "y4 (r4:rb)", ""]),
    (3, ["y1 b3 binformer", "y4", "(r4:rb)"])])
def test_GR_19_back_face_down_at_the_far_right(to: int, fields: list[str]) -> None:
    played = after("edition=br | 4 (binformer) y1 (r4) b3 | 4 (y3) y4 | 4 (r1) | red hand=2,3",
                   "flip 1 train 2", "pick 1.2", f"to {to}", "die 6")
    assert [played.field(number) for number in (1, 2, 3)] == fields
    assert played.told("undercover_returned") == [f"undercover_returned blue red {to}"]


def test_GR_19_owner_and_count_do_not_change() -> None:
    played = after("edition=br | 4 (binformer) (r4) | 4 (y3) | 4 (r1) | red hand=2,3",
                   "flip 1 train 2", "pick 1.1", "to 3", "die 6")
    assert [player.undercover for player in played.state.players[:3]] == [1, 0, 0]
    assert any(choice.startswith("undercover") for choice in played.choices), "blue has none (GR-13)"


@BOTH
def test_GR_20_any_face_up_card_itself_included(edition: str) -> None:
    played = after(f"edition={edition} | 4 (bsaboteur) y1 (r4) | 4 (y3) b4 | 4 (r1) (y4) r3 | red hand=2,3", *flip_1(edition))
    assert played.choices == ["decline", "pick 1.1", "pick 1.3", "pick 2.1", "pick 3.2"], "no face-down card"
    itself = after(played, "pick 1.3", "die 2", *rest(edition))
    assert itself.field(1) == "y1 (r4:r)"


@pytest.mark.parametrize(("card", "number"), [("1", 1), ("director", 1), ("2", 2), ("spy", 2), ("manager", 3), ("3", 3), ("4", 4)])
def test_GR_20_discarded_if_the_roll_is_at_least_its_number(card: str, number: int) -> None:
    played = after(f"| 4 (bsaboteur) | 4 (y3) y1 y{card} r4 | 4 (r1) | red hand=2,3", "flip 1")
    for die in range(1, 7):
        shot = after(played, "pick 2.2", f"die {die}")
        assert shot.field(2) == ("y1 r4" if die >= number else f"y1 y{card} r4")
        assert shot.told("agent_sabotaged", "sabotage_failed") == [
            f"{'agent_sabotaged' if die >= number else 'sabotage_failed'} yellow {card} {die}"]
        assert shot.told("sabotage_attempted") == [f"sabotage_attempted blue yellow {card} 2"]


def test_GR_20_the_die_is_rolled_after_the_choice() -> None:
    played = after("| 4 (bsaboteur) | 4 (y3) y1 | 4 (r1) | red hand=2,3", "flip 1")
    assert weights(asked(played, "pick 2.1")) == dict.fromkeys("123456", 1)


def test_GR_20_a_sabotaged_card_no_longer_counts_towards_a_bust() -> None:
    position = "| 4 (bsaboteur) y1 b1 r4 | 4 (y3) | 4 (r1) | red hand=2,3"
    hit = after(position, "flip 1", "pick 1.1", "die 1", "train 2", "die 6")
    assert hit.told("bust_began") == []
    assert hit.field(1) == "b1 r4 bsaboteur"
    missed = after(position, "flip 1", "pick 1.3", "die 1", "train 2", "die 6")
    assert missed.told("bust_began") == ["bust_began 1 1"]


@BOTH
def test_GR_22_first_the_look_then_the_layout(edition: str) -> None:
    played = after(f"edition={edition} | 4 (bspy) | 4 (y3) | 4 (r1) | red hand=2,3", *flip_1(edition))
    assert played.choices == ["decline", "look"]
    looked = after(played, "look")
    assert looked.head("phase", "decider") == "arrange blue"
    assert "decline" not in looked.choices
    mine, others = "trainee_seen", "trainees_inspected"
    seen = ["trainee_seen blue 2 yellow 3", "trainee_seen blue 3 red 1"]
    assert looked.told(mine, others, to="blue") == (seen if edition == "en" else ["trainee_seen blue 1 red 2", *seen])
    for seat in ("red", "yellow", "public"):
        assert looked.told(mine, others, to=seat) == ["trainees_inspected blue"]


def test_GR_22_br_any_layout_of_all_probationary_agents() -> None:
    played = after("edition=br | 4 (bspy) | 4 (y3) | 4 (b1) | red hand=2,3", "flip 1 train 2", "look")
    assert sorted(played.choices) == [f"arrange {order}" for order in ("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")]
    for choice in played.choices:
        laid = after(played, choice, "die 6")
        before = {"1": "r2", "2": "y3", "3": "b1"}
        assert [laid.trainee(number)[1:3] for number in (1, 2, 3)] == [before[at] for at in choice.split()[1:]]


def test_GR_22_four_players_have_24_layouts() -> None:
    played = after("edition=br players=4 | 4 (bspy) | 4 (y3) | 4 (b1) | 4 (g4) | red hand=2,3", "flip 1 train 2", "look")
    assert len(set(played.choices)) == 24
    laid = after(played, "arrange 3 1 4 2", "die 6")
    assert [laid.trainee(number)[1:3] for number in (1, 2, 3, 4)] == ["b1", "r2", "g4", "y3"]


@pytest.mark.parametrize("empty", [1, 2, 3])
def test_GR_22_en_the_empty_place_stays_where_it_is(empty: int) -> None:
    cards = ["y3", "r1"]
    cards.insert(empty - 1, "bspy")
    played = after("| 4 ({}) | 4 ({}) | 4 ({}) | red hand=2,3".format(*cards), f"flip {empty}", "look")
    others = [number for number in (1, 2, 3) if number != empty]
    assert played.choices == [f"arrange {others[0]} {others[1]}", f"arrange {others[1]} {others[0]}"]
    played = after(played, f"arrange {others[1]} {others[0]}")
    assert [played.trainee(number)[:3] for number in others] == ["(r1", "(y3"]
    assert played.trainee(empty) == "-"
    assert after(played, "train 2", "die 6").trainee(empty) == "(r2:r)"


def test_GR_22_the_colours_are_seen_to_move_the_kinds_are_not() -> None:
    played = after("edition=br | 4 (bspy) | 4 (y3) | 4 (b1) | red hand=2,3", "flip 1 train 2", "look", "arrange 3 1 2", "die 6")
    laid, own = "trainee_laid", "own_trainee_laid"
    for seat in ("red", "yellow", "public"):
        assert played.told(laid, own, to=seat) == ["trainee_laid 1 blue", "trainee_laid 2 red", "trainee_laid 3 yellow"]
    assert played.told(laid, own, to="blue") == [
        "own_trainee_laid 1 blue 1", "own_trainee_laid 2 red 2", "own_trainee_laid 3 yellow 3"]


@BOTH
def test_GR_23_two_crates_from_one_location_to_one_other(edition: str) -> None:
    played = after(f"edition={edition} | 4 (brunner) | 2 (y3) | 9 (r1) | red hand=2,3", *flip_1(edition))
    assert played.choices == ["decline", "take 1", "take 2", "take 3"]
    played = after(played, "take 2")
    assert played.decider == "blue"
    assert played.choices == ["to 1", "to 3"]
    carried = after(played, "to 1", *rest(edition))
    assert carried.crates == [6, 0, 9]
    assert carried.told("crates_carried") == ["crates_carried blue 2 1 2"]
    assert after(played, "to 3", *rest(edition)).crates == [4, 0, 11]


def test_GR_23_the_first_location_needs_at_least_2() -> None:
    played = after("players=4 | 1 (brunner) | 2 (y3) | 0 (r1) | 3 (g1) | red hand=2,3", "flip 1")
    assert played.choices == ["decline", "take 2", "take 4"]
