"""A turn (SL-7 to SL-10, SL-13, SL-16, SL-42)."""

import pytest

from tests.rules.town import WHATEVER, Table, gunslingers

# The town of these tests, unless one is named:
#     bank          boot_hill  church    gallows          general_store
#                   gold_mine  gunsmith  hotel
#     trading_post  livery     saloon    sheriffs_office  train_station


def pair(at: str, gang: str = "wyatt-earp", **more: str) -> Table:
    """Red is somewhere, blue far away."""
    t = gunslingers().seat("red", at=at, gang=gang, **more)  # type: ignore[arg-type]  # words only
    return t.seat("blue", at="train_station" if at != "train_station" else "trading_post", gang="belle-starr")


def moving(at: str, gang: str = "wyatt-earp", revealed: str = "", town: str = "", ruins: str = "") -> Table:
    t = gunslingers(2, town).seat("red", at=at, gang=gang, revealed=revealed)
    t.seat("blue", at="train_station", gang="belle-starr").ruins(ruins)
    return t.turn("red", "move")


def reach(t: Table, *verbs: str) -> set[str]:
    return {words.split()[1] for words in t.offered(*(verbs or ("move",)))}


# ---- SL-7, SL-8

def test_SL_7_what_is_owed_comes_before_banking() -> None:
    t = pair("gold_mine", owes="gold_mine").seat("red", dollars=0, account=3)
    t.begin_turn("red")
    assert t.told("turn_began", "gold_mined", "income") == ["turn_began red 1 1", "gold_mined red 2"]
    t.do("done")
    assert t.told("income") == ["income red 3"]
    assert t.dollars("red") == 5


def test_SL_7_what_is_owed_is_received_once() -> None:
    t = pair("gold_mine", owes="gold_mine").seat("red", dollars=0)
    t.begin_turn("red")
    t.begin_turn("red")
    assert t.dollars("red") == 2


@pytest.mark.parametrize(("at", "asked"), [("gold_mine", True), ("hotel", True), ("livery", True), ("saloon", False),
                                           ("church", False), ("bank", False), ("train_station", False), ("boot_hill", False)])
def test_SL_8_a_turn_may_be_missed_on_the_gold_mine_the_hotel_and_the_livery(at: str, asked: bool) -> None:
    t = pair(at).begin_turn("red")
    assert (t.phase, "miss" in t.options) == (("miss", True) if asked else ("move", False))


def test_SL_8_a_missed_turn_ends_at_once_without_income_or_draw() -> None:
    t = pair("livery", hand="holster").seat("red", account=3, dollars=1)
    t.begin_turn("red").do("miss")
    assert (t.dollars("red"), t.hand("red"), t.active) == (1, "holster", "blue")
    assert t.told() == ["turn_missed red livery", "turn_began blue 2 1"]


def test_SL_8_the_benefit_comes_at_the_start_of_the_next_turn_and_not_before() -> None:
    t = pair("gold_mine").seat("red", dollars=0)
    t.begin_turn("red").do("miss")
    assert t.dollars("red") == 0
    t.do_all("stay", "done").do("done", WHATEVER)
    assert (t.active, t.dollars("red")) == ("red", 2)


def test_SL_8_a_turn_that_is_not_missed_goes_on_with_banking() -> None:
    t = pair("gold_mine").seat("red", account=2, dollars=0)
    t.begin_turn("red").do("done")
    assert (t.phase, t.dollars("red")) == ("move", 2)


def test_SL_8_several_turns_in_a_row_may_be_missed() -> None:
    t = pair("gold_mine").seat("red", dollars=0)
    for earned in (0, 2, 4):
        t.begin_turn("red")
        assert t.dollars("red") == earned
        t.do("miss")
    t.begin_turn("red")
    assert t.dollars("red") == 6
    assert t.options == ["done", "miss"]


# ---- SL-9

@pytest.mark.parametrize("account", [0, 1, 3])
def test_SL_9_as_many_dollars_as_lie_in_the_account_are_received_in_the_hand(account: int) -> None:
    t = pair("saloon").seat("red", account=account, dollars=1).seat("blue", account=2, dollars=0)
    t.begin_turn("red")
    assert (t.dollars("red"), t.account("red"), t.dollars("blue")) == (1 + account, account, 0)
    assert t.told("income") == ([f"income red {account}"] if account else [])


def test_SL_9_no_income_while_the_bank_is_out_of_play() -> None:
    t = pair("saloon").seat("red", account=3, dollars=1).ruins("bank").begin_turn("red")
    assert (t.dollars("red"), t.account("red"), t.phase) == (1, 3, "move")


# ---- SL-10, SL-16

def test_SL_10_a_player_stays_or_moves_to_a_neighbour_diagonals_included() -> None:
    t = moving("gunsmith")
    assert reach(t) == {"boot_hill", "church", "gallows", "gold_mine", "hotel", "livery", "saloon", "sheriffs_office"}
    assert "stay" in t.options
    t.do("move livery")
    assert (t.at("red"), t.phase, t.told()) == ("livery", "town", ["moved red livery"])


def test_SL_10_staying_is_a_movement_too() -> None:
    t = moving("gunsmith").do("stay")
    assert (t.at("red"), t.phase, t.told()) == ("gunsmith", "town", ["stayed red gunsmith"])


def test_SL_10_a_corner_has_two_neighbours_because_of_the_gap_beside_it() -> None:
    assert reach(moving("bank")) == {"boot_hill", "gold_mine"}
    assert reach(moving("trading_post")) == {"gold_mine", "livery"}


def test_SL_10_locations_out_of_play_cannot_be_entered() -> None:
    assert reach(moving("bank", ruins="gold_mine")) == {"boot_hill"}
    t = moving("bank", ruins="gold_mine boot_hill")
    assert t.options == ["stay"]


def test_SL_10_a_scout_goes_up_to_two_steps() -> None:
    assert reach(moving("bank", gang="wyatt-earp calamity-jane")) == {
        "boot_hill", "gold_mine", "church", "gunsmith", "trading_post", "livery", "saloon"}


def test_SL_10_nobody_crosses_locations_out_of_play() -> None:
    assert reach(moving("bank", gang="calamity-jane", ruins="gold_mine")) == {"boot_hill", "church", "gunsmith"}
    assert reach(moving("bank", gang="calamity-jane", ruins="gold_mine boot_hill")) == set()
    assert reach(moving("bank", revealed="cowboy-boots", ruins="gold_mine"), "move", "boots") == {"boot_hill", "church", "gunsmith"}


def test_SL_10_nobody_crosses_an_empty_place_of_the_map() -> None:
    t = moving("trading_post", gang="calamity-jane", ruins="gold_mine")
    assert reach(t) == {"livery", "gunsmith", "saloon"}


def test_SL_10_discarded_cowboy_boots_allow_two_steps() -> None:
    t = moving("bank", revealed="cowboy-boots holster")
    assert reach(t, "boots") == {"church", "gunsmith", "trading_post", "livery", "saloon"}
    t.do("boots saloon")
    assert (t.at("red"), t.revealed("red"), t.discards(), t.phase) == ("saloon", "holster", "cowboy-boots", "town")


def test_SL_10_boots_are_spent_only_for_what_is_not_near() -> None:
    assert reach(moving("gunsmith", revealed="cowboy-boots"), "boots") == {"bank", "general_store", "trading_post", "train_station"}


def test_SL_10_boots_do_not_add_to_a_scouts_two_steps() -> None:
    t = moving("bank", gang="calamity-jane", revealed="cowboy-boots")
    assert t.offered("boots") == []
    assert "general_store" not in reach(t, "move", "boots")


def test_SL_10_a_wounded_scout_leaves_the_boots_their_use() -> None:
    t = moving("bank", gang="calamity-jane:1", revealed="cowboy-boots")
    assert reach(t) == {"boot_hill", "gold_mine"}
    assert "saloon" in reach(t, "boots")


def test_SL_10_a_discarded_horse_goes_to_any_location_in_play() -> None:
    t = moving("bank", revealed="horse", ruins="hotel")
    assert reach(t, "horse") == set(t.towns) - {"bank", "boot_hill", "gold_mine", "hotel"}
    t.do("horse train_station")
    assert (t.at("red"), t.revealed("red"), t.discards()) == ("train_station", "", "horse")


def test_SL_10_cards_in_the_hand_move_nobody() -> None:
    t = gunslingers().seat("red", gang="wyatt-earp", hand="horse cowboy-boots").seat("blue", gang="belle-starr").turn("red", "move")
    assert t.offered("horse", "boots") == []


def test_SL_10_the_church_must_be_left() -> None:
    t = moving("church")
    assert "stay" not in t.options
    assert reach(t) == {"boot_hill", "gallows", "gold_mine", "gunsmith", "hotel"}


def test_SL_10_not_even_a_scout_ends_on_the_church_again() -> None:
    assert "church" not in reach(moving("church", gang="calamity-jane", revealed="horse cowboy-boots"), "move", "boots", "horse")


def test_SL_10_without_a_neighbour_a_player_stays_on_the_church_and_need_not_spend_a_card() -> None:
    t = moving("church", revealed="horse", ruins="boot_hill gallows gold_mine gunsmith hotel")
    assert "stay" in t.options
    assert "horse saloon" in t.options
    t.do("stay")
    assert t.at("red") == "church"


def test_SL_16_whoever_goes_to_the_church_leaves_it_in_the_next_turn() -> None:
    t = moving("gunsmith")
    t.do("move church").do("done")
    t.do("done", WHATEVER)
    t.do_all("stay", "done").do("done", WHATEVER)
    assert (t.active, t.at("red"), t.phase) == ("red", "church", "move")
    assert "stay" not in t.options


def test_SL_16_every_other_location_may_be_kept() -> None:
    for location in gunslingers().towns:
        assert ("stay" in moving(location).options) == (location != "church")


# ---- SL-13

def test_SL_13_one_action_card_a_turn() -> None:
    t = pair("livery", gang="jesse-james", hand="cattle-rustling cattle-rustling")
    t.do("play cattle-rustling", "dddd")
    assert t.offered("play") == []
    assert (t.hand("red"), t.discards()) == ("cattle-rustling", "cattle-rustling")


def test_SL_13_the_next_turn_has_an_action_card_again() -> None:
    t = pair("livery", gang="jesse-james", hand="cattle-rustling cattle-rustling")
    t.do("play cattle-rustling", "dddd").do("done").do("done", WHATEVER)
    t.do_all("stay", "done").do("done", WHATEVER)
    t.do("done").do("stay")
    assert "play cattle-rustling" in t.options


@pytest.mark.parametrize(("card", "place"), [
    ("bounty", "sheriffs_office"), ("poker", "saloon"), ("high-stakes", "hotel"), ("bank-robbery", "bank"),
    ("train-robbery", "train_station"), ("cattle-rustling", "livery"), ("explosion", "gold_mine"),
    ("jailbreak", "sheriffs_office")])
def test_SL_13_a_card_is_played_on_the_location_printed_on_it(card: str, place: str) -> None:
    for at in gunslingers().towns:
        t = pair(at, hand=card).jail("kid-curry")
        assert (f"play {card}" in t.options) == (at == place), at


@pytest.mark.parametrize("card", ["shootout", "brawl", "bushwhack", "capture", "rebuild"])
def test_SL_13_other_cards_are_played_anywhere(card: str) -> None:
    for at in ("church", "gunsmith", "saloon"):
        t = gunslingers().seat("red", at=at, gang="wyatt-earp", hand=card).seat("blue", at=at, gang="belle-starr")
        t.ruins("boot_hill sheriffs_office")
        assert f"play {card}" in t.options


@pytest.mark.parametrize("card", ["shootout", "brawl", "bushwhack", "capture"])
def test_SL_13_a_card_without_a_target_may_not_be_played(card: str) -> None:
    assert pair("bank", hand=card).offered("play") == []


def test_SL_13_a_card_without_a_ruin_or_a_prisoner_may_not_be_played() -> None:
    assert pair("sheriffs_office", hand="rebuild jailbreak").offered("play") == []
    assert pair("sheriffs_office", hand="rebuild jailbreak").ruins("bank").offered("play") == []
    assert pair("sheriffs_office", hand="jailbreak").jail("kid-curry").offered("play") == ["play jailbreak"]
    assert pair("sheriffs_office", hand="rebuild").ruins("saloon").offered("play") == ["play rebuild"]


def test_SL_13_explosion_needs_a_location_with_nobody_on_it() -> None:
    everything = set(gunslingers().towns)
    t = pair("gold_mine", hand="explosion")
    t.ruins(" ".join(everything - {"gold_mine", "train_station"}))
    assert t.offered("play") == []


@pytest.mark.parametrize(("card", "at", "enough"), [("poker", "saloon", 1), ("high-stakes", "hotel", 5)])
def test_SL_13_a_card_without_an_affordable_stake_may_not_be_played(card: str, at: str, enough: int) -> None:
    assert pair(at, hand=card).seat("red", dollars=enough - 1).offered("play") == []
    assert pair(at, hand=card).seat("red", dollars=enough).offered("play") == [f"play {card}"]


def office(hand: str = "bounty bounty") -> Table:
    return pair("sheriffs_office", gang="pat-garrett", hand=hand, captives="kid-curry black-bart")


def test_SL_13_a_free_action_besides_the_card_in_either_order() -> None:
    t = office().do("jail kid-curry").do("play bounty", "dddd")
    assert t.options == ["done"]
    t = office().do("play bounty", "dddd").do("jail kid-curry")
    assert t.options == ["done"]


def test_SL_13_one_free_action_a_turn() -> None:
    t = office().do("jail kid-curry")
    assert t.offered("jail") == []
    assert t.captives("red") == "black-bart"
    t.do("done").do("done", "draw ? ?")
    t.do_all("stay", "done").do("done", WHATEVER).do("stay")
    assert t.offered("jail") == ["jail black-bart"]


def test_SL_13_only_the_active_player_acts() -> None:
    t = pair("saloon").seat("blue", at="livery", hand="cattle-rustling")
    assert t.offered("play") == []


# ---- SL-42

def test_SL_42_any_number_of_cards_is_discarded_before_two_are_drawn() -> None:
    t = pair("saloon", hand="holster holster horse shotgun bible").do("done")
    assert t.offered("discard") == ["discard bible", "discard holster", "discard horse", "discard shotgun"]
    t.do_all("discard holster", "discard horse", "discard holster")
    assert (t.hand("red"), t.discards()) == ("shotgun bible", "horse holster holster")
    t.do("done", "draw whiskey brawl")
    assert sorted(t.hand("red").split()) == ["bible", "brawl", "shotgun", "whiskey"]
    assert t.active == "blue"


@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (3, 2), (4, 1), (5, 0)])
def test_SL_42_nobody_draws_beyond_five_in_hand(held: int, drawn: int) -> None:
    t = pair("saloon", hand="holster horse shotgun bible whiskey").turn("red", "discard")
    t.do_all(*[f"discard {card}" for card in t.hand("red").split()[held:]])
    t.do("done", *(["draw " + " ".join("?" * drawn)] if drawn else []))
    assert t.player("red").hand_size == held + drawn


def test_SL_42_only_the_active_player_draws() -> None:
    t = pair("saloon").turn("red", "discard").do("done", WHATEVER)
    assert (t.player("red").hand_size, t.player("blue").hand_size) == (2, 0)


def test_SL_42_as_soon_as_the_last_card_is_drawn_the_discards_are_shuffled_into_a_new_deck() -> None:
    t = pair("saloon").discarded("horse bible").deck("holster shotgun").turn("red", "discard")
    t.do("done", "draw holster shotgun")
    assert (t.hand("red"), t.in_deck(), t.discards()) == ("shotgun holster", "horse bible", "")
    assert t.told("deck_shuffled") == ["deck_shuffled 2"]


def test_SL_42_the_second_card_may_come_from_the_new_deck() -> None:
    t = pair("saloon").discarded("horse bible").deck("holster").turn("red", "discard")
    t.do("done", "draw holster bible")
    assert (t.hand("red"), t.in_deck(), t.discards()) == ("holster bible", "horse", "")


def test_SL_42_nothing_is_drawn_when_deck_and_discards_are_empty() -> None:
    t = pair("saloon").deck("holster").turn("red", "discard").do("done", "draw holster")
    assert (t.hand("red"), t.active, t.s.deck_size) == ("holster", "blue", 0)
    t.do_all("stay", "done", "done")
    assert t.hand("blue") == ""


def test_SL_42_discards_that_come_later_make_a_new_deck_for_the_next_draw() -> None:
    t = pair("saloon", hand="horse bible").deck("").turn("red", "discard")
    t.do_all("discard horse").do("done", "draw horse")
    assert t.hand("red") == "horse bible"


def test_SL_42_every_card_of_the_deck_is_as_likely_to_come() -> None:
    t = pair("saloon").deck("holster holster shotgun").turn("red", "discard")
    weights = t.asked("done").weights
    assert {t.names[kind]: weight for kind, weight in enumerate(weights) if weight} == {"holster": 2, "shotgun": 1}
