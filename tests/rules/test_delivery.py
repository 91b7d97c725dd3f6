"""Phase 1, deliver weapons: GR-7 and GR-8. Red ends a turn, then blue checks the Warehouse and rolls."""

import pytest

from tests.rules.scenario import after

THREE = "| 4 (b1) | 5 (y1) | 6 (r1) | red hand=2,3"
FOUR = "| 4 (b1) | 5 (y1) | 6 (r1) | 7 (g1) | red hand=2,3"


@pytest.mark.parametrize("warehouse", [0, 1, 2, 3, 4])
def test_GR_7_a_warehouse_that_is_not_full_stays_closed(warehouse: int) -> None:
    played = after(f"warehouse={warehouse} {THREE}", "undercover 3@1", "die 6")
    assert played.crates == [4, 5, 6]
    assert played.told("warehouse_opened") == []
    assert played.head("warehouse") == str(warehouse + 1)


def test_GR_7_five_crates_first_move_one_to_every_location() -> None:
    played = after(f"warehouse=5 {THREE}", "undercover 3@1", "die 6")
    assert played.crates == [5, 6, 7]
    assert played.head("warehouse") == "3", "2 stay, the die adds one"
    assert played.order_of("turn_began", "warehouse_opened", "die_rolled") == ["turn_began", "warehouse_opened", "die_rolled"]


def test_GR_7_with_four_locations_one_stays() -> None:
    played = after(f"players=4 warehouse=5 {FOUR}", "undercover 3@1", "die 6")
    assert played.crates == [5, 6, 7, 8]
    assert played.head("warehouse") == "2"


@pytest.mark.parametrize("edition", ["en", "br"])
def test_GR_7_GR_8_the_books_example_of_a_full_warehouse(edition: str) -> None:
    """Three players, 5 in the Warehouse: one to each Location, 2 are left; a 2: one of the supply and the 2 go to Location 2."""
    played = after(f"edition={edition} warehouse=5 | 0 (b1) | 0 (y1) | 0 (r1) | red hand=2,3", "undercover 3@1", "die 2")
    assert played.crates == [1, 4, 1]
    assert played.head("warehouse") == "0"


@pytest.mark.parametrize(("die", "crates"), [(1, [5, 5, 6, 7]), (2, [4, 6, 6, 7]), (3, [4, 5, 7, 7]), (4, [4, 5, 6, 8])])
def test_GR_8_a_number_that_names_a_location(die: int, crates: list[int]) -> None:
    played = after(f"players=4 supply=50 {FOUR}", "undercover 3@1", f"die {die}")
    assert played.crates == crates
    assert played.head("supply", "warehouse") == "49 0"
    assert played.told("die_rolled", "crates_delivered") == [f"die_rolled blue {die}", f"crates_delivered {die} 1 0"]


@pytest.mark.parametrize("die", [5, 6])
def test_GR_8_a_higher_number_sends_a_crate_to_the_warehouse(die: int) -> None:
    played = after(f"players=4 supply=50 {FOUR}", "undercover 3@1", f"die {die}")
    assert played.crates == [4, 5, 6, 7]
    assert played.head("supply", "warehouse") == "49 1"
    assert played.told("crates_stored") == ["crates_stored 1 1"]


def test_GR_8_a_4_names_no_location_in_a_game_of_three() -> None:
    assert after(THREE, "undercover 3@1", "die 4").head("warehouse") == "1"
    assert after(f"players=2 {THREE.replace('y', 'b')}", "undercover 3@1", "die 4").head("warehouse") == "1"


def test_GR_8_all_crates_of_the_warehouse_go_along() -> None:
    """The books' example: 2 in the Warehouse and a 3 rolled."""
    played = after(f"warehouse=2 supply=50 {THREE}", "undercover 3@1", "die 3")
    assert played.crates == [4, 5, 9]
    assert played.head("supply", "warehouse") == "49 0"
    assert played.told("crates_delivered") == ["crates_delivered 3 1 2"]
    assert after(f"warehouse=4 {THREE}", "undercover 3@1", "die 1").crates == [9, 5, 6]


@pytest.mark.parametrize("edition", ["en", "br"])
def test_GR_8_once_a_turn_for_the_next_player_clockwise(edition: str) -> None:
    played = after(f"edition={edition} {THREE} | blue hand=3,4 | yellow hand=3,4",
                   "undercover 3@1", "die 6", "undercover 3@1", "die 6",
                   "undercover 3@1", "die 6")
    assert played.told("die_rolled") == ["die_rolled blue 6", "die_rolled yellow 6", "die_rolled red 6"]
    assert played.told("turn_began") == ["turn_began blue 10", "turn_began yellow 11", "turn_began red 12"]
    assert played.decider == "red"
