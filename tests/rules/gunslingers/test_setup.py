"""Pieces and set-up (SL-1 to SL-6)."""

from collections import Counter

import pytest

from gunmetal.games.gunslingers import cards
from gunmetal.games.western.cards import neighbour_places
from gunmetal.games.western.dice import trumps_on
from gunmetal.games.western.state import Category, Location
from gunmetal.kernel.chance import ChanceNeeded, attempt
from tests.rules.town import Table, gunslingers, unopened

TOWN = ("saloon bank church hotel livery gallows gold_mine gunsmith boot_hill trading_post general_store train_station "
        "sheriffs_office")
SUITS = ("clubs", "diamonds", "hearts", "spades")
DEALT = ("wyatt-earp", "kid-curry", "belle-starr", "doc-holliday")


def opened(players: int, *more: str, hand: int = 0, start: str = "red", removed: str = "removed ? ? ? ?") -> Table:
    """A game that has been dealt: the suits in order, and the four gunslingers above."""
    t = unopened("gunslingers", players, opening_hand=hand)
    return t.begin("town " + TOWN, "trump " + " ".join(SUITS[:players]), "gunfighter " + " ".join(DEALT[:players]),
                   *([removed] if players == 2 else []), *more, "start " + start)


def pile(category: Category) -> int:
    t = gunslingers()
    return sum(t.s.cards[kind].copies for kind in range(len(t.names)) if t.s.cards[kind].category == category)


def test_SL_1_the_deck_has_97_cards_of_five_categories() -> None:
    assert [pile(category) for category in Category] == [16, 17, 8, 20, 36]
    assert gunslingers().s.deck_size == 97


def test_SL_1_the_first_sixteen_kinds_are_the_gunslingers_each_once() -> None:
    t = gunslingers()
    assert [t.s.cards[kind].category == Category.GUNFIGHTER for kind in range(17)] == [True] * 16 + [False]
    assert all(t.s.cards[kind].copies == 1 for kind in range(16))


def test_SL_1_thirteen_locations_are_dealt_face_up_onto_the_map() -> None:
    t = opened(4)
    assert [t.town_names[number] for number in t.s.map[:13]] == TOWN.split()
    assert all(t.in_play(name) for name in t.towns)
    assert t.told("location_dealt", to="public")[:2] == ["location_dealt saloon 0", "location_dealt bank 1"]
    assert len(t.told("location_dealt")) == 13


def test_SL_1_any_location_may_come_first_and_none_comes_twice() -> None:
    t = unopened("gunslingers", 2)
    s = t.s.clone()
    first = attempt(s, t.rules.begin, [])
    assert isinstance(first, ChanceNeeded)
    assert first.weights[:13] == [1] * 13
    assert sum(first.weights) == 13
    second = attempt(s, t.rules.begin, [(0, int(Location.SALOON))])
    assert (sum(second.weights), second.weights[Location.SALOON]) == (12, 0)


def test_SL_1_the_map_has_five_three_and_five_places() -> None:
    table = cards.read_cards(cards.DEFAULT)
    assert table["map"] == ["#####", ".###.", "#####"]
    beside = [mask.bit_count() for mask in neighbour_places(table)]
    assert beside == [2, 4, 5, 4, 2, 7, 8, 7, 2, 4, 5, 4, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SL_1_two_to_four_players_have_a_seat(players: int) -> None:
    t = opened(players)
    assert [player.is_in for player in t.s.players] == [1] * players + [0] * (5 - players)
    assert t.seats == ("red", "blue", "green", "yellow")[:players]


def test_SL_2_every_player_has_another_trump_and_it_is_public() -> None:
    t = opened(4)
    assert [player.trump for player in t.s.players[:4]] == [0, 1, 2, 3]
    assert t.told("trump_dealt", to="public") == ["trump_dealt red clubs", "trump_dealt blue diamonds", "trump_dealt green hearts",
                                                  "trump_dealt yellow spades"]


def test_SL_2_a_trump_suit_is_dealt_only_once() -> None:
    with pytest.raises(Exception, match="log-chance-impossible"):
        unopened("gunslingers", 2).begin("town " + TOWN, "trump clubs clubs")


@pytest.mark.parametrize(("face", "trumps"), [("c", 1), ("d", 0), ("h", 0), ("s", 0), ("j", 1)])
def test_SL_2_a_die_scores_with_the_own_suit_or_a_joker(face: str, trumps: int) -> None:
    t = gunslingers().seat("red", at="saloon", gang="pat-garrett", hand="poker").seat("blue", gang="belle-starr")
    t.do("play poker")
    t.do("stake 1", face)
    assert t.tests() == [f"red gamble 1 {trumps}"]


def test_SL_2_both_jokers_of_a_die_score() -> None:
    t = gunslingers()
    assert [trumps_on(t.s, 0, face, 1) for face in range(6)] == [1, 0, 0, 0, 1, 1]
    assert [trumps_on(t.s, 1, face, 1) for face in range(6)] == [0, 1, 0, 0, 1, 1]


def test_SL_2_a_die_has_six_faces_that_are_equally_likely() -> None:
    t = gunslingers().seat("red", at="saloon", gang="pat-garrett", hand="poker").seat("blue", gang="belle-starr")
    t.do("play poker")
    assert t.asked("stake 1").weights == [1] * 6


def test_SL_2_more_dice_than_six_are_simply_rolled_too() -> None:
    t = gunslingers(2).seat("red", at="saloon", gang="wyatt-earp", revealed="winchester cowboy-hat")
    t.seat("blue", at="saloon", gang="belle-starr")
    t.do("shootout")
    t.do_all("use winchester")
    t.do("use cowboy-hat", "ccc ss", "cchhhhhh")
    assert t.tests()[-1] == "red shoot 8 2"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SL_3_players_start_on_the_bank_with_eight_dollars_of_228(players: int) -> None:
    t = opened(players)
    assert [(t.at(seat), t.dollars(seat), t.account(seat)) for seat in t.seats] == [("bank", 8, 0)] * players
    assert t.s.reserve == 228 - 8 * players


def test_SL_3_a_payment_larger_than_the_reserve_pays_what_is_there() -> None:
    t = gunslingers().seat("red", gang="wyatt-earp", account=3, dollars=0).seat("blue", gang="belle-starr").reserve(2)
    t.begin_turn("red")
    assert (t.dollars("red"), t.s.reserve) == (2, 0)
    assert t.told("income") == ["income red 2"]


def test_SL_3_with_an_empty_reserve_nobody_earns_until_money_returns_to_it() -> None:
    t = gunslingers().seat("red", at="trading_post", gang="wyatt-earp", revealed="horse", dollars=5, hand="holster")
    t.seat("blue", gang="belle-starr", account=2, dollars=0).reserve(0)
    t.do("sell horse")
    assert (t.dollars("red"), t.revealed("red")) == (5, "")
    t.begin_turn("blue")
    assert t.dollars("blue") == 0
    t.turn("red").seat("red", at="gunsmith")
    t.do("buy holster")
    assert t.s.reserve == 2
    t.begin_turn("blue")
    assert (t.dollars("blue"), t.s.reserve) == (2, 0)


def test_SL_3_change_is_always_made() -> None:
    t = gunslingers().seat("red", at="gunsmith", gang="wyatt-earp", hand="winchester navy-revolver", dollars=11)
    t.do("buy navy-revolver")
    assert (t.dollars("red"), t.s.reserve) == (9, 228 - 11 - 8 + 2)


def test_SL_4_each_player_is_dealt_one_gunslinger_face_up_and_free() -> None:
    t = opened(3)
    assert [t.gang(seat) for seat in t.seats] == ["wyatt-earp", "kid-curry", "belle-starr"]
    assert t.told("gunfighter_dealt", to="public")[0] == "gunfighter_dealt red wyatt-earp"
    assert [t.dollars(seat) for seat in t.seats] == [8, 8, 8]


@pytest.mark.parametrize(("players", "left"), [(2, 97 - 2 - 4), (3, 97 - 3), (4, 97 - 4)])
def test_SL_4_all_others_join_the_deck_but_four_with_two_players(players: int, left: int) -> None:
    t = opened(players)
    assert t.s.deck_size == left
    assert len(t.in_deck().split()) == left
    assert t.s.buried.bit_count() == (4 if players == 2 else 0)
    assert Counter(t.in_deck().split())["shootout"] == 6


def test_SL_4_the_four_are_removed_unseen() -> None:
    t = opened(2, removed="removed sundance-kid pat-garrett annie-oakley black-bart")
    assert t.masked(t.s.buried) == "annie-oakley sundance-kid pat-garrett black-bart"
    assert not set(t.in_deck().split()) & {"annie-oakley", "sundance-kid", "pat-garrett", "black-bart"}
    assert [words for words in t.told() if "sundance-kid" in words] == []
    assert t.told("gunfighters_removed") == ["gunfighters_removed 4"]


def test_SL_4_whoever_is_dealt_to_a_player_is_not_in_the_deck() -> None:
    assert "wyatt-earp" not in opened(4).in_deck().split()


def test_SL_5_there_is_no_opening_hand() -> None:
    t = opened(4)
    assert [t.hand(seat) for seat in t.seats] == [""] * 4
    assert t.told("card_drawn", "own_card_drawn") == []


@pytest.mark.parametrize("size", [1, 5])
def test_SL_5_the_variant_deals_an_opening_hand(size: int) -> None:
    t = opened(3, *["draw " + " ".join("?" * size)] * 3, hand=size)
    assert [t.player(seat).hand_size for seat in t.seats] == [size] * 3
    assert t.s.deck_size == 97 - 3 - 3 * size


@pytest.mark.parametrize("first", ["red", "blue", "green", "yellow"])
def test_SL_6_a_random_player_begins(first: str) -> None:
    t = opened(4, start=first)
    assert (t.active, t.decider, t.s.round, t.s.turn) == (first, first, 1, 1)
    assert t.told("starting_player_drawn") == [f"starting_player_drawn {first}"]


def test_SL_6_every_player_is_as_likely_to_begin() -> None:
    t = unopened("gunslingers", 3)
    chance = t._answers(["town " + TOWN, "trump clubs hearts spades", "gunfighter wyatt-earp kid-curry belle-starr"])
    assert attempt(t.s, t.rules.begin, chance).weights == [1, 1, 1]


def test_SL_6_play_goes_to_the_left() -> None:
    t = opened(3, start="blue")
    for seat in ("blue", "green", "red", "blue"):
        assert t.active == seat
        t.do_all("stay", "done")
        t.do("done", "draw ? ?")


def test_SL_6_only_the_owner_hears_which_card_was_drawn() -> None:
    t = opened(3)
    t.do_all("stay", "done")
    t.do("done", "draw holster shootout")
    assert t.told("card_drawn", "own_card_drawn", to="red") == ["own_card_drawn red holster", "own_card_drawn red shootout"]
    assert t.told("card_drawn", "own_card_drawn", to="blue") == ["card_drawn red", "card_drawn red"]
    assert t.told("card_drawn", "own_card_drawn", to="public") == ["card_drawn red", "card_drawn red"]


def test_SL_6_what_is_bought_hired_banked_captured_jailed_and_discarded_is_public() -> None:
    t = gunslingers().seat("red", at="train_station", gang="wyatt-earp", hand="belle-starr horse", captives="kid-curry", dollars=20)
    t.seat("blue", gang="pat-garrett")
    assert t.do("hire belle-starr").told(to="public") == ["hired red belle-starr 4"]
    t.turn("red").seat("red", at="livery")
    assert t.do("buy horse").told(to="blue") == ["card_bought red horse 4"]
    t.turn("red").seat("red", at="bank")
    assert t.do("account 2").told(to="public") == ["account_set red 2"]
    t.turn("red").seat("red", at="sheriffs_office", hand="holster")
    assert t.do("jail kid-curry").told(to="blue") == ["jailed red kid-curry 5"]
    t.do("done")
    assert t.do("discard holster").told(to="public") == ["card_discarded red holster"]
