"""Actions that are no fights (SL-33 to SL-36)."""

import pytest

from tests.rules.town import Table, gunslingers


def alone(at: str, gang: str, hand: str, dollars: int = 20) -> Table:
    """Red acts, blue is somewhere else."""
    t = gunslingers().seat("red", at=at, gang=gang, hand=hand, dollars=dollars)
    return t.seat("blue", at="church", gang="annie-oakley")


# ---- SL-33

def capturing(red: str = "pat-garrett", blue: str = "belle-starr") -> Table:
    t = gunslingers(3).seat("red", at="hotel", gang=red, hand="capture").seat("blue", at="hotel", gang=blue)
    return t.seat("green", at="bank", gang="doc-holliday")


def test_SL_33_own_law_against_that_posses_outlaw() -> None:
    t = capturing("wyatt-earp annie-oakley", "belle-starr jesse-james").do("play capture")
    t.do("choose blue belle-starr", "ccddd", "dccccc")
    assert t.tests() == ["red law 5 2", "blue outlaw 6 1"]
    assert (t.captives("red"), t.gang("blue"), t.gang("red")) == ("belle-starr", "jesse-james", "wyatt-earp annie-oakley")
    assert t.told("captured") == ["captured red blue belle-starr"]


def test_SL_33_strictly_more_trumps_are_needed() -> None:
    t = capturing().do("play capture").do("choose blue belle-starr", "ccddd", "dd")
    assert (t.captives("red"), t.gang("blue")) == ("", "belle-starr")
    assert t.told("capture_failed") == ["capture_failed red blue belle-starr"]
    assert (t.discards(), t.phase) == ("capture", "town")


def test_SL_33_none_against_none_is_not_more() -> None:
    t = capturing("kid-curry", "wyatt-earp").do("play capture").do("choose blue wyatt-earp")
    assert (t.tests(), t.captives("red")) == (["red law 0 0", "blue outlaw 0 0"], "")


def test_SL_33_the_target_is_a_gunslinger_of_an_opponent_on_the_same_location() -> None:
    t = capturing(blue="belle-starr jesse-james:2").do("play capture")
    assert t.options == ["choose blue belle-starr", "choose blue jesse-james"]
    assert "play capture" not in capturing().seat("blue", at="gunsmith").options


def test_SL_33_the_captives_wounds_are_removed() -> None:
    t = capturing(blue="belle-starr:2 jesse-james").do("play capture").do("choose blue belle-starr", "ccddd", "cccc")
    assert (t.captives("red"), t.gang("blue")) == ("belle-starr", "jesse-james")
    t.seat("red", at="sheriffs_office").do("jail belle-starr")
    t.turn("blue").seat("blue", at="sheriffs_office", hand="jailbreak")
    t.s.card_played = t.s.location_used = 0
    t.do("play jailbreak", "dddd").do("release belle-starr")
    assert t.gang("blue") == "jesse-james belle-starr"


def test_SL_33_a_slippery_gunslinger_cannot_be_the_target() -> None:
    assert capturing(blue="black-bart").offered("play") == []
    assert capturing(blue="black-bart belle-starr").do("play capture").options == ["choose blue belle-starr"]
    assert capturing(blue="black-bart:1").do("play capture").options == ["choose blue black-bart"]


@pytest.mark.parametrize("hunter", ["pat-garrett", "bass-reeves"])
def test_SL_33_a_manhunter_adds_a_die_to_a_capture_only(hunter: str) -> None:
    t = capturing(hunter).do("play capture").do("choose blue belle-starr", "ddddd", "cc")
    assert t.tests()[0] == "red law 5 0"
    t = capturing(hunter + ":1").do("play capture").do("choose blue belle-starr", "dddd", "cc")
    assert t.tests()[0] == "red law 4 0"
    assert alone("sheriffs_office", hunter, "bounty").do("play bounty", "dddd").tests() == ["red law 4 0"]


def test_SL_33_a_safe_cracker_does_not_resist_a_capture_better() -> None:
    t = capturing(blue="butch-cassidy").do("play capture").do("choose blue butch-cassidy", "ddddd", "ccc")
    assert t.tests()[1] == "blue outlaw 3 0"


# ---- SL-34

@pytest.mark.parametrize(("dice", "dollars"), [("dd", 20 - 4), ("cd", 20 + 4), ("cj", 20 + 8)])
def test_SL_34_in_poker_the_stake_comes_back_with_stake_times_trumps(dice: str, dollars: int) -> None:
    t = alone("saloon", "jesse-james", "poker").do("play poker").do("stake 4", dice)
    assert (t.dollars("red"), t.s.reserve, t.discards()) == (dollars, 228 - 8 - dollars, "poker")


def test_SL_34_the_stake_in_poker_is_one_to_five_dollars() -> None:
    t = alone("saloon", "jesse-james", "poker").do("play poker")
    assert t.options == [f"stake {dollars}" for dollars in range(1, 6)]
    assert alone("saloon", "jesse-james", "poker", dollars=3).do("play poker").options == ["stake 1", "stake 2", "stake 3"]


def test_SL_34_the_stake_in_high_stakes_is_five_to_ten_dollars() -> None:
    t = alone("hotel", "jesse-james", "high-stakes").do("play high-stakes")
    assert t.options == [f"stake {dollars}" for dollars in range(5, 11)]
    assert alone("hotel", "jesse-james", "high-stakes", dollars=6).do("play high-stakes").options == ["stake 5", "stake 6"]


@pytest.mark.parametrize(("dice", "dollars"), [("ddd", 20 - 5), ("cdd", 20 - 5), ("cjd", 20 + 10), ("ccc", 20 + 15)])
def test_SL_34_high_stakes_need_two_trumps(dice: str, dollars: int) -> None:
    t = alone("hotel", "butch-cassidy", "high-stakes").do("play high-stakes").do("stake 5", dice)
    assert t.dollars("red") == dollars


def test_SL_34_a_poor_reserve_pays_what_it_has() -> None:
    t = alone("saloon", "jesse-james", "poker", dollars=5).reserve(3).do("play poker").do("stake 5", "cc")
    assert (t.dollars("red"), t.s.reserve) == (8, 0)


def test_SL_34_a_gamble_is_an_individual_test_of_a_standing_gunslinger() -> None:
    t = alone("saloon", "doc-holliday:2 pat-garrett belle-starr:1", "poker").do("play poker")
    assert t.options == ["choose red pat-garrett", "choose red belle-starr"]
    t.do("choose red belle-starr").do("stake 1", "dd")
    assert t.tests() == ["red gamble 2 0"]


def test_SL_34_a_card_sharp_may_roll_one_die_again_having_seen_all() -> None:
    t = alone("saloon", "doc-holliday", "poker").do("play poker").do("stake 5", "ddjs")
    assert (t.phase, t.options) == ("reroll", ["done", "reroll diamonds", "reroll spades", "reroll joker"])
    better = t.copy().do("reroll spades", "c")
    assert (better.dollars("red"), better.phase) == (20 + 10, "town")
    assert t.copy().do("reroll diamonds", "j").dollars("red") == 20 + 10
    assert t.do("done").dollars("red") == 20 + 5


def test_SL_34_the_second_result_stands() -> None:
    t = alone("saloon", "doc-holliday", "poker").do("play poker").do("stake 5", "cdds")
    worse = t.copy().do("reroll clubs", "d")
    assert worse.dollars("red") == 15
    t = alone("saloon", "doc-holliday", "poker").do("play poker").do("stake 5", "jdds").do("reroll joker", "h")
    assert (t.dollars("red"), t.told("die_rolled_again")) == (15, ["die_rolled_again red hearts"])


def test_SL_34_others_and_a_wounded_card_sharp_roll_once() -> None:
    assert alone("saloon", "doc-holliday:1", "poker").do("play poker").do("stake 5", "ddd").phase == "town"
    assert alone("saloon", "belle-starr", "poker").do("play poker").do("stake 5", "ddd").phase == "town"
    t = alone("saloon", "doc-holliday belle-starr", "poker").do("play poker").do("choose red belle-starr")
    assert t.do("stake 5", "ddd").phase == "town"


def test_SL_34_a_card_sharp_rolls_again_in_high_stakes_too() -> None:
    t = alone("hotel", "doc-holliday", "high-stakes").do("play high-stakes").do("stake 10", "cddd").do("reroll diamonds", "c")
    assert t.dollars("red") == 20 + 20


# ---- SL-35

def robbing(gang: str = "jesse-james butch-cassidy", card: str = "bank-robbery", at: str = "bank") -> Table:
    t = gunslingers(3).seat("red", at=at, gang=gang, hand=card, dollars=0, account=1)
    return t.seat("blue", at="church", gang="annie-oakley", account=3).seat("green", at="church", gang="wyatt-earp", account=2)


@pytest.mark.parametrize(("trumps", "taken"), [(1, 0), (2, 0), (3, 3 + 2 + 6), (4, 3 + 2 + 8), (8, 5 + 16)])
def test_SL_35_a_bank_robbery_with_three_trumps_takes_all_accounts_but_the_own(trumps: int, taken: int) -> None:
    t = robbing().do("play bank-robbery", "c" * trumps + "d" * (8 - trumps))
    assert t.tests() == [f"red outlaw 8 {trumps}"]
    assert (t.dollars("red"), t.account("red")) == (taken, 1)
    assert (t.account("blue"), t.account("green")) == ((0, 0) if trumps >= 3 else (3, 2))
    assert (t.phase, t.gang("red"), t.discards()) == ("town", "jesse-james butch-cassidy", "bank-robbery")


def test_SL_35_the_robbed_accounts_do_not_come_from_the_reserve() -> None:
    t = robbing()
    before = t.s.reserve
    t.do("play bank-robbery", "cccddddd")
    assert t.s.reserve == before - 6
    assert t.told("account_robbed") == ["account_robbed red blue 3", "account_robbed red green 2"]


@pytest.mark.parametrize(("trumps", "dollars"), [(1, 2), (3, 6)])
def test_SL_35_a_train_robbery_brings_two_dollars_for_each_trump(trumps: int, dollars: int) -> None:
    t = robbing("jesse-james", "train-robbery", "train_station").do("play train-robbery", "c" * trumps + "d" * (4 - trumps))
    assert (t.dollars("red"), t.account("blue")) == (dollars, 3)


@pytest.mark.parametrize(("card", "at", "gang", "each"), [("cattle-rustling", "livery", "jesse-james", 1),
                                                         ("bounty", "sheriffs_office", "pat-garrett", 2)])
def test_SL_35_rustling_and_bounty_pay_for_each_trump_and_cost_no_wound(card: str, at: str, gang: str, each: int) -> None:
    for trumps in range(5):
        t = robbing(gang, card, at).do(f"play {card}", "c" * trumps + "d" * (4 - trumps))
        assert (t.dollars("red"), t.gang("red"), t.phase) == (each * trumps, gang, "town")


def test_SL_35_bounty_is_a_test_of_law_and_rustling_of_outlaw() -> None:
    assert robbing("jesse-james", "cattle-rustling", "livery").do("play cattle-rustling", "dddd").tests() == ["red outlaw 4 0"]
    assert robbing("pat-garrett", "bounty", "sheriffs_office").do("play bounty", "dddd").tests() == ["red law 4 0"]


@pytest.mark.parametrize(("card", "at"), [("bank-robbery", "bank"), ("train-robbery", "train_station")])
def test_SL_35_a_robbery_without_a_trump_wounds_an_own_gunslinger_of_choice(card: str, at: str) -> None:
    t = robbing("jesse-james kid-curry:2", card, at).do(f"play {card}", "dddd")
    assert (t.phase, t.options) == ("wound", ["choose red jesse-james", "choose red kid-curry"])
    one = t.copy().do("choose red jesse-james")
    assert (one.gang("red"), one.phase) == ("jesse-james:1 kid-curry:2", "town")
    other = t.do("choose red kid-curry")
    assert (other.gang("red"), other.masked(other.s.dead), other.dollars("red")) == ("jesse-james", "kid-curry", 0)


def test_SL_35_the_only_gunslinger_is_the_one_who_is_hit() -> None:
    t = robbing("kid-curry", "train-robbery", "train_station").do("play train-robbery", "dd")
    assert (t.gang("red"), t.told("robbery_failed")) == ("kid-curry:1", ["robbery_failed red"])


@pytest.mark.parametrize(("card", "at", "dice"), [("bank-robbery", "bank", 4), ("train-robbery", "train_station", 4),
                                                  ("cattle-rustling", "livery", 3), ("explosion", "gold_mine", 3)])
def test_SL_35_a_safe_cracker_adds_a_die_to_robberies_of_bank_and_train(card: str, at: str, dice: int) -> None:
    t = robbing("butch-cassidy", card, at).do(f"play {card}", "c" + "d" * (dice - 1))
    assert t.tests() == [f"red outlaw {dice} 1"]
    t = robbing("butch-cassidy:1", card, at).do(f"play {card}", "cdd")
    assert t.tests() == ["red outlaw 3 1"]


# ---- SL-36

@pytest.mark.parametrize(("dice", "passed"), [("dddd", False), ("cddd", False), ("ccdd", True), ("cccc", True)])
def test_SL_36_an_explosion_needs_two_trumps(dice: str, passed: bool) -> None:
    t = alone("gold_mine", "jesse-james", "explosion").do("play explosion", dice)
    assert (t.phase == "place") == passed
    assert t.gang("red") == "jesse-james"
    assert t.told("nothing_came_of_it") == ([] if passed else ["nothing_came_of_it red"])


def test_SL_36_then_a_location_in_play_with_nobody_on_it_is_out_of_play() -> None:
    t = alone("gold_mine", "jesse-james", "explosion").ruins("hotel").do("play explosion", "ccdd")
    assert {words.split()[1] for words in t.options} == set(t.towns) - {"gold_mine", "church", "hotel"}
    t.do("place saloon")
    assert (t.in_play("saloon"), t.in_play("bank"), t.at("red"), t.phase) == (False, True, "gold_mine", "town")
    assert t.told("blown_up") == ["blown_up red saloon"]


def test_SL_36_money_the_dead_and_the_jail_stay_with_their_cards() -> None:
    for location in ("bank", "boot_hill", "sheriffs_office"):
        t = alone("gold_mine", "jesse-james", "explosion").seat("blue", account=2).dead("kid-curry").jail("black-bart")
        t.do("play explosion", "ccdd").do(f"place {location}")
        assert (t.account("blue"), t.masked(t.s.dead), t.masked(t.s.jail)) == (2, "kid-curry", "black-bart")


def rebuilding(gang: str = "pat-garrett", at: str = "gunsmith", ruins: str = "saloon general_store") -> Table:
    return alone(at, gang, "rebuild").ruins(ruins)


@pytest.mark.parametrize(("dice", "passed"), [("dddd", False), ("cddd", True)])
def test_SL_36_rebuild_needs_one_trump_of_law(dice: str, passed: bool) -> None:
    t = rebuilding().do("play rebuild", dice)
    assert t.tests() == [f"red law 4 {int(passed)}"]
    assert (t.phase == "place") == passed
    assert t.in_play("saloon") is False


def test_SL_36_a_neighbouring_ruin_returns_and_the_player_moves_onto_it() -> None:
    t = rebuilding().do("play rebuild", "cddd")
    assert t.options == ["place saloon"]
    t.do("place saloon")
    assert (t.in_play("saloon"), t.in_play("general_store"), t.at("red"), t.phase) == (True, False, "saloon", "town")
    assert t.told("rebuilt") == ["rebuilt red saloon"]


def test_SL_36_the_free_action_of_the_rebuilt_location_may_be_used_if_none_was() -> None:
    t = rebuilding(ruins="sheriffs_office").seat("red", captives="kid-curry black-bart").do("play rebuild", "cddd")
    t.do("place sheriffs_office")
    assert t.offered("jail") == ["jail black-bart", "jail kid-curry"]
    t = rebuilding(at="gallows", ruins="hotel").seat("red", captives="kid-curry black-bart").do("hang kid-curry")
    t.do("play rebuild", "cddd").do("place hotel")
    assert t.options == ["done"]
    t = alone("sheriffs_office", "pat-garrett", "rebuild").ruins("gunsmith").seat("red", captives="kid-curry black-bart")
    t.do("jail kid-curry").do("play rebuild", "cddd").do("place gunsmith")
    assert t.options == ["done"]


def test_SL_36_there_is_no_second_buying() -> None:
    t = rebuilding(ruins="saloon").seat("red", hand="bottle", revealed="peacemaker").do("play rebuild", "cddd").do("place saloon")
    assert t.offered("buy", "sell") == []


def test_SL_36_rebuilding_boot_hill_shows_the_dead() -> None:
    t = rebuilding(ruins="boot_hill").dead("kid-curry").do("play rebuild", "cddd").do("place boot_hill")
    assert t.told("own_dead_seen", to="red") == ["own_dead_seen red kid-curry"]


@pytest.mark.parametrize(("dice", "passed"), [("cddd", False), ("ccdd", True)])
def test_SL_36_a_jailbreak_needs_two_trumps_of_outlaw(dice: str, passed: bool) -> None:
    t = alone("sheriffs_office", "jesse-james", "jailbreak").jail("kid-curry black-bart").do("play jailbreak", dice)
    assert t.tests() == [f"red outlaw 4 {1 + passed}"]
    assert (t.phase == "release") == passed


def test_SL_36_any_jailed_gunslinger_joins_the_posse_unhurt() -> None:
    t = alone("sheriffs_office", "jesse-james", "jailbreak").jail("kid-curry black-bart").do("play jailbreak", "ccdd")
    assert t.options == ["release black-bart", "release kid-curry"]
    t.do("release black-bart")
    assert (t.gang("red"), t.masked(t.s.jail), t.phase, t.dollars("red")) == ("jesse-james black-bart", "kid-curry", "town", 20)


def test_SL_36_a_jailbreak_needs_a_place_free_in_the_posse() -> None:
    assert alone("sheriffs_office", "jesse-james doc-holliday:2 pat-garrett", "jailbreak").jail("kid-curry").offered("play") == []
    assert alone("sheriffs_office", "jesse-james doc-holliday", "jailbreak").jail("kid-curry").offered("play") == ["play jailbreak"]
