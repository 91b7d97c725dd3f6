"""Hiring, buying and selling, and what the locations offer (SL-11, SL-12, SL-14, SL-15, SL-17 to SL-25)."""

import pytest

from tests.rules.town import WHATEVER, Table, gunslingers


def in_town(at: str, gang: str = "wyatt-earp", hand: str = "", revealed: str = "", captives: str = "", dollars: int = 8) -> Table:
    t = gunslingers().seat("red", at=at, gang=gang, hand=hand, revealed=revealed, captives=captives, dollars=dollars)
    return t.seat("blue", at="church", gang="annie-oakley")


# ---- SL-11, SL-25

def test_SL_11_a_gunslinger_is_hired_from_the_hand_for_its_cost() -> None:
    t = in_town("train_station", hand="belle-starr", dollars=5).do("hire belle-starr")
    assert (t.gang("red"), t.hand("red"), t.dollars("red"), t.s.reserve) == ("wyatt-earp belle-starr", "", 1, 228 - 5 - 8 + 4)
    assert t.told() == ["hired red belle-starr 4"]


def test_SL_11_who_costs_more_than_the_player_has_is_not_hired() -> None:
    assert in_town("train_station", hand="belle-starr", dollars=3).offered("hire") == []
    assert in_town("train_station", hand="belle-starr", dollars=4).offered("hire") == ["hire belle-starr"]


def test_SL_11_at_most_one_is_hired_in_a_turn() -> None:
    t = in_town("train_station", hand="belle-starr kid-curry", dollars=20).do("hire belle-starr")
    assert t.offered("hire") == []


def test_SL_11_the_next_turn_has_a_hire_again() -> None:
    t = in_town("train_station", hand="belle-starr kid-curry", dollars=20).do("hire belle-starr").do("done")
    t.do("done", WHATEVER).do("move gunsmith").do("done").do("done", WHATEVER).do("stay")
    assert "hire kid-curry" in t.options


def test_SL_11_a_posse_has_at_most_three_injured_ones_included() -> None:
    two = in_town("train_station", gang="wyatt-earp doc-holliday:2", hand="belle-starr")
    assert two.offered("hire") == ["hire belle-starr"]
    three = in_town("train_station", gang="wyatt-earp doc-holliday:2 jesse-james:1", hand="belle-starr")
    assert three.offered("hire") == []


def test_SL_11_captives_count_for_neither_posse() -> None:
    t = in_town("train_station", gang="wyatt-earp doc-holliday", hand="belle-starr", captives="kid-curry black-bart")
    assert t.offered("hire") == ["hire belle-starr"]


def test_SL_11_nobody_may_be_dismissed() -> None:
    t = in_town("train_station", gang="wyatt-earp doc-holliday jesse-james", hand="belle-starr")
    assert t.options == ["done"]


@pytest.mark.parametrize("at", list(gunslingers().towns))
def test_SL_25_gunslingers_are_hired_only_at_the_train_station(at: str) -> None:
    assert (in_town(at, hand="belle-starr").offered("hire") != []) == (at == "train_station")


def test_SL_11_hiring_comes_before_buying_and_selling_and_acting() -> None:
    t = in_town("train_station", gang="jesse-james", hand="belle-starr train-robbery", dollars=20)
    t.do("play train-robbery", "cddd")
    assert t.offered("hire") == []
    t = in_town("train_station", gang="jesse-james:1", hand="belle-starr", revealed="doctors-bag").do("bag jesse-james")
    assert t.offered("hire") == []


# ---- SL-12

@pytest.mark.parametrize(("card", "place", "cost"), [
    ("peacemaker", "gunsmith", 3), ("bowie-knife", "general_store", 2), ("bullwhip", "livery", 3), ("bottle", "saloon", 1),
    ("sledgehammer", "gold_mine", 4), ("cowboy-boots", "general_store", 2), ("horse", "livery", 4), ("holster", "gunsmith", 2),
    ("marked-cards", "saloon", 3), ("wanted-poster", "sheriffs_office", 1), ("bible", "church", 2), ("dynamite", "gold_mine", 4)])
def test_SL_12_weapons_and_items_are_bought_on_the_location_printed_on_them(card: str, place: str, cost: int) -> None:
    for at in gunslingers().towns:
        assert (in_town(at, hand=card).offered("buy") != []) == (at == place)
    t = in_town(place, hand=card).do(f"buy {card}")
    assert (t.revealed("red"), t.hand("red"), t.dollars("red")) == (card, "", 8 - cost)
    assert t.told("card_bought", to="public") == [f"card_bought red {card} {cost}"]


def test_SL_12_nobody_buys_what_costs_more_than_they_have() -> None:
    assert in_town("gunsmith", hand="peacemaker", dollars=2).offered("buy") == []
    assert in_town("gunsmith", hand="peacemaker", dollars=3).offered("buy") == ["buy peacemaker"]


def test_SL_12_any_number_is_bought_and_sold() -> None:
    t = in_town("gunsmith", gang="wyatt-earp kid-curry", hand="holster derringer navy-revolver", revealed="winchester peacemaker")
    t.do_all("sell winchester", "buy holster", "buy derringer", "sell peacemaker", "buy navy-revolver")
    assert t.revealed("red") == "derringer navy-revolver holster"
    assert t.dollars("red") == 8 + 4 - 2 - 2 + 1 - 2
    assert t.discards() == "peacemaker winchester"


def test_SL_12_a_card_bought_in_the_same_turn_is_not_sold() -> None:
    t = in_town("gunsmith", hand="peacemaker").do("buy peacemaker")
    assert t.offered("sell") == []
    t.do("done").do("done", WHATEVER).do("move gunsmith").do("done").do("done", WHATEVER).do("stay")
    assert t.offered("sell") == ["sell peacemaker"]


def test_SL_12_another_card_of_the_same_kind_may_be_sold() -> None:
    t = in_town("gunsmith", hand="peacemaker", revealed="peacemaker").do("buy peacemaker").do("sell peacemaker")
    assert (t.revealed("red"), t.offered("sell"), t.dollars("red")) == ("peacemaker", [], 8 - 3 + 1)


def test_SL_12_a_bag_bought_and_opened_in_the_same_turn_leaves_an_older_one_to_sell() -> None:
    t = in_town("general_store", gang="wyatt-earp:2 kid-curry", hand="doctors-bag", revealed="doctors-bag").do("buy doctors-bag")
    t.do("bag wyatt-earp")
    assert (t.revealed("red"), t.offered("sell")) == ("doctors-bag", ["sell doctors-bag"])


def test_SL_12_gunslingers_and_actions_are_neither_bought_nor_sold() -> None:
    t = in_town("train_station", hand="shootout belle-starr", dollars=20)
    assert t.offered("buy", "sell") == []


def test_SL_12_after_an_action_nothing_is_bought_sold_or_banked() -> None:
    t = in_town("bank", gang="jesse-james", hand="bank-robbery", revealed="doctors-bag").do("play bank-robbery", "cddd")
    assert t.options == ["done"]
    t = in_town("gunsmith", gang="wyatt-earp", hand="holster shootout", revealed="peacemaker")
    t.seat("blue", at="gunsmith").do("play shootout").do("done", "ddd cc", "dddd", "ccc")
    assert t.offered("buy", "sell") == []


# ---- SL-14

@pytest.mark.parametrize("account", [0, 1, 2, 3])
def test_SL_14_the_account_is_set_to_any_amount_from_0_to_3(account: int) -> None:
    t = in_town("bank").seat("red", account=1, dollars=8)
    if account == 1:
        assert t.offered("account") == ["account 0", "account 2", "account 3"]
        return
    t.do(f"account {account}")
    assert (t.account("red"), t.dollars("red"), t.told()) == (account, 9 - account, [f"account_set red {account}"])


def test_SL_14_nobody_banks_more_than_they_have() -> None:
    assert in_town("bank", dollars=2).offered("account") == ["account 1", "account 2"]
    assert in_town("bank", dollars=0).offered("account") == []
    assert in_town("bank").seat("red", account=2, dollars=0).offered("account") == ["account 0", "account 1"]


@pytest.mark.parametrize("at", ["saloon", "train_station", "boot_hill"])
def test_SL_14_the_account_is_set_only_on_the_bank(at: str) -> None:
    assert in_town(at).offered("account") == []


# ---- SL-15

def test_SL_15_whoever_goes_to_boot_hill_looks_through_the_dead() -> None:
    t = in_town("bank").dead("kid-curry belle-starr").turn("red", "move").do("move boot_hill")
    assert t.told("own_dead_seen", to="red") == ["own_dead_seen red belle-starr", "own_dead_seen red kid-curry"]
    assert t.told("own_dead_seen", to="blue") == []
    assert t.told("dead_seen", to="blue") == ["dead_seen red"]


def test_SL_15_staying_there_is_looking_again_and_no_other_location_shows_them() -> None:
    t = in_town("boot_hill").dead("kid-curry").turn("red", "move")
    assert t.copy().do("stay").told("own_dead_seen") == ["own_dead_seen red kid-curry"]
    assert t.do("move bank").told("own_dead_seen", "dead_seen") == []


def test_SL_15_only_the_dead_are_there_not_jailed_captured_or_removed_ones() -> None:
    t = in_town("bank", captives="pat-garrett").dead("kid-curry").jail("black-bart").turn("red", "move").do("move boot_hill")
    assert t.told("own_dead_seen") == ["own_dead_seen red kid-curry"]


# ---- SL-17, SL-21

@pytest.mark.parametrize(("at", "card", "price"), [
    ("general_store", "horse", 2), ("general_store", "marked-cards", 1), ("general_store", "wanted-poster", 0),
    ("gunsmith", "winchester", 4), ("gunsmith", "navy-revolver", 0), ("gunsmith", "sledgehammer", 2), ("gunsmith", "bottle", 0),
])
def test_SL_17_a_sold_card_brings_its_cost_less_two_never_below_zero(at: str, card: str, price: int) -> None:
    t = in_town(at, revealed=card).do(f"sell {card}")
    assert (t.dollars("red"), t.revealed("red"), t.discards()) == (8 + price, "", card)
    assert t.told("card_sold") == [f"card_sold red {card} {price}"]


def test_SL_17_the_general_store_buys_items_the_gunsmith_weapons_of_both_kinds() -> None:
    everything = "peacemaker bowie-knife horse"
    store, smith = in_town("general_store", revealed=everything), in_town("gunsmith", revealed=everything)
    assert store.offered("sell") == ["sell horse"]
    assert smith.offered("sell") == ["sell bowie-knife", "sell peacemaker"]


@pytest.mark.parametrize("at", ["bank", "saloon", "livery", "church"])
def test_SL_17_elsewhere_nothing_is_sold(at: str) -> None:
    assert in_town(at, revealed="peacemaker bowie-knife horse").offered("sell") == []


def test_SL_17_cards_in_the_hand_are_not_sold() -> None:
    assert in_town("gunsmith", hand="peacemaker").offered("sell") == []


@pytest.mark.parametrize(("card", "price"), [("winchester", 7), ("bottle", 2), ("horse", 5)])
def test_SL_21_the_trading_post_pays_cost_plus_one_for_all_revealed_cards(card: str, price: int) -> None:
    t = in_town("trading_post", revealed=card).do(f"sell {card}")
    assert (t.dollars("red"), t.discards()) == (8 + price, card)


# ---- SL-18, SL-20, SL-22

def test_SL_18_a_turn_missed_on_the_gold_mine_brings_two_dollars() -> None:
    t = in_town("gold_mine", dollars=0).begin_turn("red").do("miss")
    assert t.dollars("red") == 0
    t.begin_turn("red")
    assert (t.dollars("red"), t.told("gold_mined")) == (2, ["gold_mined red 2"])


def test_SL_20_a_room_costs_three_dollars_on_declaring() -> None:
    t = in_town("hotel", gang="wyatt-earp:1", dollars=4).begin_turn("red").do("miss")
    assert (t.dollars("red"), t.gang("red"), t.told("room_paid")) == (1, "wyatt-earp:1", ["room_paid red 3"])


def test_SL_20_without_three_dollars_there_is_no_room() -> None:
    assert in_town("hotel", gang="wyatt-earp:1", dollars=2).begin_turn("red").phase == "move"
    assert in_town("hotel", gang="wyatt-earp:1", dollars=3).begin_turn("red").phase == "miss"


def test_SL_20_then_one_wound_of_one_own_gunslinger_heals() -> None:
    t = in_town("hotel", gang="kid-curry wyatt-earp:2").seat("red", owes="hotel").begin_turn("red")
    assert (t.gang("red"), t.told("wound_healed")) == ("kid-curry wyatt-earp:1", ["wound_healed red wyatt-earp 1"])
    assert t.phase == "miss"


def test_SL_20_who_it_is_is_chosen_then() -> None:
    t = in_town("hotel", gang="wyatt-earp:2 kid-curry jesse-james:1").seat("red", owes="hotel").begin_turn("red")
    assert (t.phase, t.options) == ("rest", ["heal wyatt-earp", "heal jesse-james"])
    t.do("heal jesse-james")
    assert (t.gang("red"), t.phase) == ("wyatt-earp:2 kid-curry jesse-james", "miss")


def test_SL_20_there_is_no_refund_when_nobody_is_wounded() -> None:
    t = in_town("hotel", dollars=5).begin_turn("red").do("miss")
    t.begin_turn("red")
    assert (t.dollars("red"), t.gang("red"), t.player("red").owes) == (2, "wyatt-earp", -1)


def test_SL_22_a_turn_missed_at_the_livery_lets_a_player_ride_anywhere() -> None:
    t = in_town("livery").ruins("hotel").begin_turn("red").do("miss")
    t.begin_turn("red").do("done")
    assert {words.split()[1] for words in t.offered("move")} == set(t.towns) - {"livery", "hotel"}
    t.do("move general_store")
    assert t.at("red") == "general_store"


def test_SL_22_an_unused_ride_lapses() -> None:
    t = in_town("livery").seat("red", owes="livery").begin_turn("red").do_all("done", "stay")
    assert t.s.ride == 0
    t.do("done").do("done", WHATEVER)
    assert "move bank" not in t.options
    t = in_town("livery").seat("red", owes="livery").begin_turn("red").do("miss")
    assert (t.active, len(t.offered("move"))) == ("blue", 5)


def test_SL_22_the_ride_is_not_for_the_turn_after() -> None:
    t = in_town("livery").seat("red", owes="livery").begin_turn("red").do_all("done", "stay")
    t.begin_turn("red").do("done")
    assert "move general_store" not in t.options


def test_SL_22_a_ride_spares_boots_and_horse() -> None:
    t = in_town("livery", revealed="horse cowboy-boots").seat("red", owes="livery").begin_turn("red").do("done")
    assert t.offered("horse", "boots") == []


# ---- SL-19, SL-23, SL-24

def test_SL_19_one_captive_is_hanged_and_goes_face_down_to_boot_hill() -> None:
    t = in_town("gallows", captives="kid-curry black-bart")
    assert t.offered("hang") == ["hang black-bart", "hang kid-curry"]
    t.do("hang kid-curry")
    assert (t.captives("red"), t.masked(t.s.dead), t.offered("hang")) == ("black-bart", "kid-curry", [])
    assert t.told("hanged", to="public") == ["hanged red kid-curry"]
    assert t.dollars("red") == 8


def test_SL_19_without_boot_hill_the_hanged_leave_the_game() -> None:
    t = in_town("gallows", captives="kid-curry").ruins("boot_hill").do("hang kid-curry")
    assert (t.masked(t.s.dead), t.masked(t.s.gone)) == ("", "kid-curry")


def test_SL_19_captives_are_hanged_only_on_the_gallows() -> None:
    for at in gunslingers().towns:
        assert (in_town(at, captives="kid-curry").offered("hang") != []) == (at == "gallows")


def test_SL_19_other_players_captives_are_not_hanged() -> None:
    t = in_town("gallows").seat("blue", captives="kid-curry").jail("black-bart")
    assert t.offered("hang") == []


def test_SL_23_the_saloon_offers_a_shootout_or_a_brawl_without_its_card() -> None:
    t = in_town("saloon").seat("blue", at="saloon")
    assert t.options == ["done", "shootout", "brawl"]
    t.do("brawl", "ddd c")
    assert (t.told("free_fight"), t.options) == (["free_fight red brawl"], ["done"])
    assert t.tests() == ["red brawl 3 0", "blue brawl 1 0"]


def test_SL_23_the_saloons_shootout_is_one() -> None:
    t = in_town("saloon").seat("blue", at="saloon").do("shootout", "ddd cc", "dddd ccc")
    assert [words.split()[1] for words in t.tests()] == ["draw", "draw", "shoot", "shoot"]


def test_SL_23_only_the_saloon_and_only_against_somebody() -> None:
    assert in_town("saloon").offered("shootout", "brawl") == []
    for at in gunslingers().towns:
        assert (in_town(at).seat("blue", at=at).offered("shootout", "brawl") != []) == (at == "saloon")


def test_SL_24_one_captive_is_jailed_face_up_for_five_dollars() -> None:
    t = in_town("sheriffs_office", captives="kid-curry black-bart").do("jail kid-curry")
    assert (t.captives("red"), t.masked(t.s.jail), t.dollars("red")) == ("black-bart", "kid-curry", 13)
    assert t.told("jailed", to="public") == ["jailed red kid-curry 5"]
    assert t.offered("jail") == []


def test_SL_24_captives_are_jailed_only_in_the_sheriffs_office() -> None:
    for at in gunslingers().towns:
        assert (in_town(at, captives="kid-curry").offered("jail") != []) == (at == "sheriffs_office")


@pytest.mark.parametrize("wanted", ["billy-the-kid", "jesse-james", "john-wesley-hardin"])
def test_SL_24_a_wanted_gunslinger_brings_three_dollars_more(wanted: str) -> None:
    t = in_town("sheriffs_office", captives=wanted).do(f"jail {wanted}")
    assert t.dollars("red") == 8 + 5 + 3
