"""Beyond the books: GR-31, the variant of five players."""

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.match import Match
from tests.rules.scenario import CARDS, after, asked, crates_in_play, prepared, weights

BOTH = pytest.mark.parametrize("edition", ["en", "br"])
TABLE = "players=5 | 4 (b1) | 5 (y1) | 6 (r1) | 7 (g1) | 8 (k1) | red hand=2,3"


@BOTH
def test_GR_31_a_fifth_colour_and_a_fifth_location(edition: str) -> None:
    played = after(prepared(5, edition))
    assert GAME.seats == ("red", "blue", "yellow", "green", "black")
    assert played.crates == [4] * 5
    assert played.head("busts") == "0"
    assert weights(asked(prepared(5, edition), "")) == {"red": 1, "blue": 1, "yellow": 1, "green": 1, "black": 1}
    deal = ["draw 1", "draw 2", "draw 3", "draw 4", "draw spy"]
    played = after(played, "start black", *(f"open {number}" for number in (5, 1, 2, 3, 4)), *deal * 5, "die 6")
    assert played.trainees_to("public") == "r1 b1 y1 g1 k1"
    assert played.decider == "black"


@BOTH
def test_GR_31_120_crates(edition: str) -> None:
    s = GAME.start(Setup(5, edition, CARDS))
    assert crates_in_play(s) == 120
    assert s.supply == 100


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_GR_31_only_the_6_is_a_warehouse_number(die: int) -> None:
    crates = [4, 5, 6, 7, 8]
    crates[die - 1] += 3
    played = after(TABLE.replace("=5 |", "=5 warehouse=2 |"), "undercover 3@1", f"die {die}")
    assert played.crates == crates
    assert played.head("warehouse") == "0"
    assert after(TABLE.replace("=5 |", "=5 warehouse=2 |"), "undercover 3@1", "die 6").head("warehouse") == "3"


def test_GR_31_a_full_warehouse_serves_all_five() -> None:
    played = after(TABLE.replace("=5 |", "=5 warehouse=5 |"), "undercover 3@1", "die 6")
    assert played.crates == [5, 6, 7, 8, 9]
    assert played.head("warehouse") == "1"


def test_GR_31_everything_else_as_the_edition_says() -> None:
    assert after(TABLE).choices[:4] == ["flip 1", "flip 2", "flip 4", "flip 5"]
    assert after(TABLE.replace("=5 |", "=5 edition=br |")).choices[0].startswith("flip 1 train")


def test_GR_31_a_bust_of_five() -> None:
    played = after("players=5 edition=br | 31 (k1) r4 b3 y2 (g1) | 4 (y1) | 4 (r1) | 4 (b1) | 4 (g2) | red hand=2,3",
                   "flip 1 train 2", "die 6")
    assert played.won == [16, 8, 4, 2, 1]
    assert played.crates == [2, 5, 5, 5, 5]


@pytest.mark.parametrize(("edition", "layouts"), [("en", 24), ("br", 120)])
def test_GR_31_a_spy_among_five(edition: str, layouts: int) -> None:
    flip = "flip 1" if edition == "en" else "flip 1 train 2"
    played = after(f"players=5 edition={edition} | 4 (kspy) | 4 (y1) | 4 (r1) | 4 (b1) | 4 (g2) | red hand=2,3", flip, "look")
    assert len(set(played.choices)) == layouts


def test_GR_31_is_marked_as_a_variant() -> None:
    assert dict(GAME.variants) == {5: "five-players"}
    five, four = (Match.begin(GAME, Setup(players, "en", CARDS), [{}] * players, Generator()) for players in (5, 4))
    assert five.head.variant == "five-players"
    assert four.head.variant is None
