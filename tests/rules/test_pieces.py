"""Pieces: GR-1 to GR-3."""

import random

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.notation import kind_text
from gunmetal.games.gunrunners.state import KINDS
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.match import Match
from gunmetal.kernel.problems import BadInput
from tests.rules.scenario import CARDS, after, asked, crates_in_play, prepared, table, weights


def test_GR_1_one_colour_a_player() -> None:
    assert GAME.seats[:4] == ("red", "blue", "yellow", "green")
    for players in (2, 3, 4):
        assert [part.split()[0] for part in prepared(players).split(" | ")[-players:]] == list(GAME.seats[:players])


@pytest.mark.parametrize("players", [0, 1, 6])
def test_GR_1_only_2_to_4_players_and_the_variant_of_5(players: int) -> None:
    with pytest.raises(BadInput, match="players-wrong"):
        GAME.start(Setup(players, "en", CARDS))
    assert [n for n in GAME.players if n not in GAME.variants] == [2, 3, 4]


def test_GR_1_everyone_has_the_same_14_kinds() -> None:
    s = table("players=4 | 4 - | 4 - | 4 - | 4 -")
    cards = sorted(kind_text(kind) for kind in range(KINDS) for _ in range(s.copies[kind]))
    assert " ".join(cards) == "1 1 2 2 3 3 4 4 director informer manager runner saboteur spy"
    s = GAME.parse_position(prepared(4))
    assert [player.deck for player in s.players[:4]] == [[1] * 6 + [1, 2, 2, 2, 0, 0]] * 4, "all but the opening agent (GR-5)"


def test_GR_1_the_colour_of_a_face_down_card_is_public_its_kind_is_not() -> None:
    played = after("| 4 (b1) | 4 (yspy) (b4) | 4 (r3)")
    assert played.trainees_to("public") == "b? y? r?"
    assert played.field_to("public", 2) == "b?"
    assert played.trainees_to("red") == "b? y? r3"
    assert played.field_to("red", 2) == "b?"


def test_GR_1_a_card_keeps_its_colour() -> None:
    """Played by blue, moved by green's Director, it stays blue's."""
    played = after("edition=br players=4 | 4 (b4) | 4 (gdirector) | 4 (y1) | 4 (r1) | red hand=2,3",
                   "flip 1 train 2", "die 6", "flip 2 train 2", "pick 1.1", "to 3", "die 6")
    assert played.field(3) == "b4"


@pytest.mark.parametrize(("players", "locations"), [(2, 3), (3, 3), (4, 4)])
def test_GR_2_one_location_a_player_and_3_with_2_players(players: int, locations: int) -> None:
    s = GAME.start(Setup(players, "en", CARDS))
    assert s.location_count == locations
    opened = after(prepared(players), "start red")
    assert opened.choices == [f"open {number}" for number in range(1, locations + 1)]


def test_GR_2_the_die_has_six_equal_sides() -> None:
    question = asked("| 4 (b1) | 4 (y1) | 4 (r1)", "undercover 2@1")
    assert weights(question) == dict.fromkeys("123456", 1)


def test_GR_2_the_warehouse_is_not_a_location() -> None:
    """No Special Delivery (GR-26) goes there, and no Runner (GR-23) takes from it."""
    busted = after("warehouse=3 | 4 (b1) r1 r2 y2 | 4 (y1) | 4 (r1) | red hand=2,3", "flip 1", "train 3", "die 6")
    assert busted.told("special_delivery") == ["special_delivery 1 2", "special_delivery 2 1", "special_delivery 3 1"]
    assert busted.head("warehouse") == "4", "only the die's crate"
    running = after("warehouse=3 | 4 (brunner) | 4 (y1) | 1 (r1) | red hand=2,3", "flip 1")
    assert running.choices == ["decline", "take 1", "take 2"]


def test_GR_2_the_bust_track_has_the_spaces_0_to_7() -> None:
    assert GAME.parse_position(prepared(3)).busts == 0
    sixth = after("busts=5 | 4 (b1) r1 r2 y2 | 4 (y1) | 4 (r1) | red hand=2,3", "flip 1", "train 3", "die 6")
    assert sixth.head("busts", "phase") == "6 deploy"
    seventh = after("busts=6 | 4 (b1) r1 r2 y2 | 4 (y1) | 4 (r1) | red hand=2,3", "flip 1", "train 3")
    assert seventh.head("busts", "phase") == "7 over"


@pytest.mark.parametrize(("edition", "crates"), [("en", 109), ("br", 99)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_GR_3_crates_in_the_box(edition: str, players: int, crates: int) -> None:
    assert crates_in_play(GAME.start(Setup(players, edition, CARDS))) == crates


def test_GR_3_a_delivery_from_a_dry_supply_moves_nothing_but_the_warehouse() -> None:
    played = after("supply=0 warehouse=3 | 4 (b1) | 4 (y1) | 4 (r1) | red hand=2,3", "undercover 3@1", "die 2")
    assert played.crates == [4, 7, 4]
    assert played.head("supply", "warehouse") == "0 0"
    assert played.told("crates_delivered") == ["crates_delivered 2 0 3"]


def test_GR_3_a_dry_supply_stores_nothing() -> None:
    played = after("supply=0 warehouse=3 | 4 (b1) | 4 (y1) | 4 (r1) | red hand=2,3", "undercover 3@1", "die 5")
    assert played.head("supply", "warehouse") == "0 3"
    assert played.told("crates_stored") == ["crates_stored 0 3"]


def test_GR_3_a_full_warehouse_is_opened_though_the_supply_is_dry() -> None:
    played = after("supply=0 warehouse=5 | 4 (b1) | 4 (y1) | 4 (r1) | red hand=2,3", "undercover 3@1", "die 6")
    assert played.crates == [5, 5, 5]
    assert played.head("supply", "warehouse") == "0 2"


@pytest.mark.parametrize(("supply", "delivered"), [
    (0, [0, 0, 0, 0]), (1, [0, 0, 1, 0]), (2, [0, 0, 2, 0]), (3, [1, 0, 2, 0]), (4, [1, 1, 2, 0]), (5, [1, 1, 2, 1])])
def test_GR_3_a_dry_supply_serves_the_busted_location_first_then_from_the_top(supply: int, delivered: list[int]) -> None:
    """Location 3 is busted: all its crates but one go to red, blue and yellow."""
    played = after(f"edition=br players=4 supply={supply} | 4 (b1) | 4 (y1) | 8 (g1) r4 b2 y1 | 4 (r1) | red hand=2,3",
                   "flip 3 train 3", "die 6")
    left = [4, 4, 0, 4]
    assert [now - before for now, before in zip(played.crates, left, strict=True)] == delivered
    assert played.head("supply") == "0"


@pytest.mark.parametrize("edition", ["en", "br"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_GR_3_crates_are_conserved_at_every_moment(edition: str, players: int) -> None:
    for seed in range(3):
        chooser = random.Random(seed)
        match = Match.begin(GAME, Setup(players, edition, CARDS), [{}] * players, Generator(), seed)
        total = crates_in_play(match.state)
        match.open()
        while match.decider >= 0:
            match.act(match.decider, chooser.choice(GAME.options(match.state)))
            assert crates_in_play(match.state) == total
            assert match.state.supply >= 0
            assert match.state.warehouse >= 0
