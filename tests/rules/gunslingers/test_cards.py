"""Tests, and the revealed cards that help in them (SL-26 to SL-28)."""

import pytest

from tests.rules.town import Table, gunslingers


def duel(red: str = "kid-curry", blue: str = "belle-starr", at: str = "saloon", mine: str = "", theirs: str = "", hand: str = "",
         blue_at: str = "") -> Table:
    t = gunslingers().seat("red", at=at, gang=red, revealed=mine, hand=hand)
    return t.seat("blue", at=blue_at or at, gang=blue, revealed=theirs)


def robbing(gang: str, mine: str = "", hand: str = "train-robbery", at: str = "train_station") -> Table:
    return duel(gang, at=at, mine=mine, hand=hand, blue_at="church")


# ---- SL-26

def test_SL_26_an_individual_test_uses_one_gunslinger() -> None:
    t = duel("doc-holliday pat-garrett", at="saloon", hand="poker", blue_at="bank").do("play poker")
    assert t.options == ["choose red doc-holliday", "choose red pat-garrett"]
    t.do_all("choose red pat-garrett").do("stake 1", "d")
    assert t.tests() == ["red gamble 1 0"]


def test_SL_26_a_communal_test_is_the_sum_over_the_posse() -> None:
    t = robbing("jesse-james kid-curry doc-holliday").do("play train-robbery", "cdddddd")
    assert t.tests() == ["red outlaw 7 1"]
    t = duel("pat-garrett doc-holliday", at="sheriffs_office", hand="bounty", blue_at="bank").do("play bounty", "cdddd")
    assert t.tests() == ["red law 5 1"]


def test_SL_26_nobody_rolls_fewer_than_no_dice() -> None:
    t = duel("black-bart", "belle-starr", mine="buffalo-rifle").do("shootout").do("use buffalo-rifle", "dd", "cc", "ddddddd")
    assert t.tests()[0] == "red draw 0 0"
    t = duel("annie-oakley", "kid-curry", theirs="bullwhip").do("brawl").do("use bullwhip", "ccccc")
    assert t.tests() == ["red brawl 0 0", "blue brawl 5 0"]


def test_SL_26_a_posse_without_the_attribute_rolls_no_dice() -> None:
    t = duel("kid-curry", at="sheriffs_office", hand="bounty", blue_at="bank").do("play bounty")
    assert (t.tests(), t.dollars("red")) == (["red law 0 0"], 8)


@pytest.mark.parametrize("trumps", [0, 1, 2, 3])
def test_SL_26_a_test_counts_trumps(trumps: int) -> None:
    t = duel("bass-reeves", "belle-starr:1", mine="bible").do("brawl").do("done", "c" * trumps + "d" * (4 - trumps))
    assert t.tests()[0] == f"red brawl 4 {trumps}"


# ---- SL-27: which cards, how many

def test_SL_27_cards_are_chosen_before_the_first_dice() -> None:
    t = duel(mine="holster", theirs="cowboy-hat").do("shootout")
    assert (t.phase, t.decider, t.options) == ("cards", "red", ["done", "use holster"])
    t.do("use holster")
    assert (t.phase, t.decider, t.tests()) == ("cards", "blue", [])
    t.do("use cowboy-hat", "ccd cc", "ddd", "ccc")
    assert t.tests() == ["red draw 3 2", "blue draw 2 0", "red shoot 3 0", "blue shoot 3 0"]


def test_SL_27_one_item_only() -> None:
    t = duel(mine="holster cowboy-hat crucifix").do("shootout").do("use holster", "ccd dd", "ddd", "cc")
    assert (t.phase, t.revealed("red"), t.discards()) == ("give_up", "cowboy-hat crucifix", "holster")


def test_SL_27_two_one_handed_weapons_or_one_two_handed() -> None:
    t = duel("kid-curry jesse-james", mine="peacemaker buntline derringer winchester").do("shootout").do("choose red kid-curry")
    assert t.offered("use") == ["use buntline", "use derringer", "use peacemaker", "use winchester"]
    one = t.copy().do("use peacemaker")
    assert one.offered("use") == ["use buntline", "use derringer"]
    one.do("use buntline", "cccc cc", "ddddd", "cc")
    assert [one.tests()[n] for n in (0, 2)] == ["red draw 4 4", "red shoot 5 0"]
    two = t.copy().do("use winchester", "dd cc", "dddddd", "cc")
    assert two.tests()[2].startswith("red shoot 6")


def test_SL_27_weapons_of_either_kind_fill_the_hands() -> None:
    t = duel(mine="bowie-knife tomahawk sledgehammer whiskey").do("brawl")
    assert t.offered("use") == ["use bowie-knife", "use sledgehammer", "use tomahawk", "use whiskey"]
    t.do_all("use bowie-knife", "use tomahawk")
    assert t.offered("use") == ["use whiskey"]
    t.do("use whiskey", "c" * 4 + "d" * 5)
    assert t.tests()[0] == "red brawl 9 4"
    assert t.discards() == "bowie-knife tomahawk whiskey"


def test_SL_27_only_cards_that_help_are_asked_for() -> None:
    t = duel(mine="bowie-knife horse").do("shootout", "dd cc", "ddd cc")
    assert t.phase == "town"
    t = duel(mine="peacemaker holster").do("brawl", "dddd")
    assert t.phase == "town"


def test_SL_27_choosing_nothing_keeps_the_cards() -> None:
    t = duel(mine="holster peacemaker").do("shootout").do("done", "dd cc", "ddd cc")
    assert (t.revealed("red"), t.discards()) == ("peacemaker holster", "")


@pytest.mark.parametrize("dice", ["ccc", "ddd"])
def test_SL_27_cards_are_discarded_win_or_lose(dice: str) -> None:
    t = duel("kid-curry", "belle-starr:1", mine="peacemaker holster", theirs="buntline")
    t.do("shootout").do_all("use peacemaker", "use holster")
    t.do("use buntline", "ccccc c", dice, *(["ccc"] if dice == "ddd" else []))
    assert t.discards() == "peacemaker buntline holster"
    assert (t.revealed("red"), t.revealed("blue")) == ("", "")


def test_SL_27_a_bonus_counts_in_every_test_of_the_action() -> None:
    t = duel("kid-curry", "belle-starr", mine="schofield").do("shootout").do("use schofield", "ccc cc", "dddd", "cc")
    assert [t.tests()[n] for n in (0, 2)] == ["red draw 3 3", "red shoot 4 0"]


def test_SL_27_a_penalty_counts_too() -> None:
    t = duel("kid-curry", "belle-starr", mine="shotgun").do("shootout").do("use shotgun", "c cc", "d" * 7, "cc")
    assert [t.tests()[n] for n in (0, 2)] == ["red draw 1 1", "red shoot 7 0"]


@pytest.mark.parametrize(("card", "bonus"), [
    ("peacemaker", "draw 4 shoot 3"), ("buntline", "draw 2 shoot 5"), ("derringer", "draw 3 shoot 3"),
    ("navy-revolver", "draw 2 shoot 4"), ("schofield", "draw 3 shoot 4"), ("winchester", "draw 2 shoot 6"),
    ("carbine", "draw 3 shoot 5"), ("shotgun", "draw 1 shoot 7"), ("buffalo-rifle", "draw 0 shoot 8"),
    ("holster", "draw 3 shoot 3"), ("cowboy-hat", "draw 2 shoot 4")])
def test_SL_27_every_gun_and_its_bonus_in_a_shootout(card: str, bonus: str) -> None:
    _, draw, _, shoot = bonus.split()
    t = duel("kid-curry", "belle-starr", mine=card).do("shootout")
    t.do(f"use {card}", "d" * int(draw) + "cc", "d" * int(shoot) + "cc")
    assert [words for words in t.tests() if words.startswith("red")] == [f"red draw {draw} 0", f"red shoot {shoot} 0"]


@pytest.mark.parametrize(("card", "dice", "foe"), [("bowie-knife", 5, 1), ("tomahawk", 6, 1), ("bullwhip", 5, 0), ("bottle", 5, 1),
                                                   ("sledgehammer", 7, 1), ("whiskey", 6, 1)])
def test_SL_27_every_brawl_weapon_and_its_bonus_in_a_brawl(card: str, dice: int, foe: int) -> None:
    t = duel("kid-curry", "doc-holliday", mine=card).do("brawl").do(f"use {card}", "d" * dice + "c" * max(foe - 1, 0))
    assert t.tests() == [f"red brawl {dice} 0", f"blue brawl {max(foe - 1, 0)} 0"]      # Kid Curry is tough


def test_SL_27_foe_bonuses_count_only_in_tests_that_target_the_bearer() -> None:
    t = gunslingers(3).seat("red", at="saloon", gang="wyatt-earp")
    t.seat("blue", at="saloon", gang="belle-starr", revealed="crucifix")
    t.seat("green", at="saloon", gang="annie-oakley").do("shootout").do("use crucifix", "ccc cc cc")
    assert t.decider == "red"
    at_blue = t.copy().do("choose blue belle-starr", "ddd")
    assert at_blue.tests() == ["red shoot 3 0"]
    at_green = t.copy().do("choose green annie-oakley", "dddd")
    assert at_green.tests() == ["red shoot 4 0"]


def test_SL_27_a_bullwhip_counts_against_whoever_strikes_its_bearer() -> None:
    t = gunslingers(3).seat("red", at="saloon", gang="bass-reeves")
    t.seat("blue", at="saloon", gang="belle-starr", revealed="bullwhip")
    t.seat("green", at="saloon", gang="calamity-jane").do("brawl").do("use bullwhip")
    t.do_all("choose blue belle-starr", "choose red bass-reeves").do("choose blue belle-starr", "ddd", "cc", "cc")
    assert t.tests() == ["red brawl 3 0", "blue brawl 2 0", "green brawl 2 0"]


def test_SL_27_one_item_in_a_communal_test_and_no_weapon() -> None:
    t = robbing("jesse-james", "dynamite sheriffs-badge winchester").do("play train-robbery")
    assert t.options == ["done", "use dynamite"]
    t.do("use dynamite", "cddddd")
    assert (t.tests(), t.discards()) == (["red outlaw 6 1"], "dynamite train-robbery")
    t = duel("pat-garrett", at="sheriffs_office", hand="bounty", mine="dynamite sheriffs-badge", blue_at="bank").do("play bounty")
    assert t.options == ["done", "use sheriffs-badge"]
    t.do("use sheriffs-badge", "cddddd")
    assert t.tests() == ["red law 6 1"]


def test_SL_27_in_a_capture_the_defender_may_choose_an_item_too() -> None:
    t = duel("pat-garrett", "belle-starr", mine="sheriffs-badge", theirs="dynamite", hand="capture")
    t.do("play capture").do("choose blue belle-starr")
    assert (t.decider, t.options) == ("red", ["done", "use sheriffs-badge"])
    t.do("use sheriffs-badge")
    assert (t.decider, t.options, t.tests()) == ("blue", ["done", "use dynamite"], [])
    t.do("use dynamite", "ccddddd", "ddcc")
    assert t.tests() == ["red law 7 2", "blue outlaw 4 2"]
    assert (t.discards(), t.gang("blue")) == ("sheriffs-badge dynamite capture", "belle-starr")


def test_SL_27_a_badge_does_not_help_the_defender_of_a_capture() -> None:
    t = duel("pat-garrett", "belle-starr", theirs="sheriffs-badge", hand="capture").do("play capture")
    t.do("choose blue belle-starr", "cdddd", "dc")
    assert t.captives("red") == ""


def test_SL_27_marked_cards_help_in_a_gamble() -> None:
    t = duel("pat-garrett", at="saloon", mine="marked-cards holster", hand="poker", blue_at="bank").do("play poker").do("stake 2")
    assert t.options == ["done", "use marked-cards"]
    t.do("use marked-cards", "cdd")
    assert (t.tests(), t.discards(), t.revealed("red")) == (["red gamble 3 1"], "marked-cards poker", "holster")


def test_SL_27_the_victim_of_a_bushwhack_chooses_nothing() -> None:
    t = duel("kid-curry", "belle-starr", mine="navy-revolver", theirs="crucifix cowboy-hat", hand="bushwhack")
    t.do("play bushwhack").do("choose blue belle-starr")
    assert (t.decider, t.options) == ("red", ["done", "use navy-revolver"])
    t.do("use navy-revolver", "ddd")
    assert (t.tests(), t.discards()) == (["red shoot 3 0"], "navy-revolver bushwhack")


def test_SL_27_holsters_and_bibles_do_not_help_who_bushwhacks() -> None:
    t = duel("kid-curry", "belle-starr", mine="holster bible peacemaker", hand="bushwhack").do("play bushwhack")
    t.do("choose blue belle-starr", "dd")
    assert t.revealed("red") == "peacemaker holster bible"


# ---- SL-27: uses

def test_SL_27_a_doctors_bag_heals_one_wound_of_one_gunslinger_in_step_four() -> None:
    t = duel("kid-curry:2 wyatt-earp jesse-james:1", at="church", mine="doctors-bag", blue_at="bank")
    assert t.offered("bag") == ["bag jesse-james", "bag kid-curry"]
    t.do("bag kid-curry")
    assert (t.gang("red"), t.revealed("red"), t.discards()) == ("kid-curry:1 wyatt-earp jesse-james:1", "", "doctors-bag")
    assert t.offered("bag") == []


def test_SL_27_a_bag_in_the_hand_or_after_an_action_heals_nobody() -> None:
    assert duel("kid-curry:1", hand="doctors-bag", blue_at="bank").offered("bag") == []
    t = duel("kid-curry:1 jesse-james", at="livery", mine="doctors-bag", hand="cattle-rustling", blue_at="bank")
    t.do("play cattle-rustling", "dddddd")
    assert t.offered("bag") == []


def test_SL_27_a_wanted_poster_brings_three_dollars_more_when_jailing() -> None:
    t = gunslingers().seat("red", at="sheriffs_office", gang="kid-curry", revealed="wanted-poster")
    t.seat("red", captives="belle-starr jesse-james").seat("blue", gang="wyatt-earp")
    assert t.offered("jail", "poster") == ["jail belle-starr", "jail jesse-james", "poster belle-starr", "poster jesse-james"]
    plain = t.copy().do("jail belle-starr")
    assert (plain.dollars("red"), plain.revealed("red")) == (13, "wanted-poster")
    poster = t.copy().do("poster belle-starr")
    assert (poster.dollars("red"), poster.revealed("red"), poster.discards()) == (16, "", "wanted-poster")
    assert t.do("poster jesse-james").dollars("red") == 8 + 5 + 3 + 3


def test_SL_27_a_chosen_bible_cancels_its_bearers_first_wound_in_a_fight() -> None:
    t = duel("wyatt-earp", "belle-starr", theirs="bible").do("shootout").do("use bible", "ccc cc", "ccdd")
    assert (t.gang("blue"), t.discards()) == ("belle-starr:1", "bible")
    assert t.told("wounds_cancelled") == ["wounds_cancelled blue belle-starr bible 1"]


def test_SL_27_a_bible_cancels_a_single_wound_and_no_second_one_later() -> None:
    t = gunslingers(3).seat("red", at="saloon", gang="wyatt-earp").seat("blue", at="saloon", gang="belle-starr", revealed="bible")
    t.seat("green", at="saloon", gang="annie-oakley").do("shootout").do("use bible", "ccc dd hd")
    t.do("choose blue belle-starr", "cddd")
    assert t.gang("blue") == "belle-starr"
    t.do("choose red wyatt-earp", "c")
    t.do("choose blue belle-starr", "hddd")
    assert t.gang("blue") == "belle-starr:1"


def test_SL_27_a_bible_works_in_a_brawl_and_is_discarded_unused_too() -> None:
    t = duel("wyatt-earp", "belle-starr", theirs="bible").do("brawl").do("use bible", "cdd c")
    assert (t.gang("blue"), t.discards()) == ("belle-starr", "bible")
    t = duel("wyatt-earp", "belle-starr", theirs="bible").do("brawl").do("use bible", "ddd c")
    assert (t.gang("blue"), t.discards(), t.told("wounds_cancelled")) == ("belle-starr", "bible", [])


def test_SL_27_a_bible_that_was_not_chosen_saves_nobody_in_a_fight() -> None:
    t = duel("wyatt-earp", "belle-starr", theirs="bible").do("brawl").do("done", "cdd c")
    assert (t.gang("blue"), t.revealed("blue")) == ("belle-starr:1", "bible")


def test_SL_27_a_bible_is_used_when_the_wound_of_a_bushwhack_would_land() -> None:
    t = duel("wyatt-earp", "belle-starr", theirs="bible", hand="bushwhack").do("play bushwhack")
    t.do("choose blue belle-starr", "ccd")
    assert (t.phase, t.decider, t.options) == ("bible", "blue", ["done", "cancel"])
    used = t.copy().do("cancel")
    assert (used.gang("blue"), used.revealed("blue"), used.discards()) == ("belle-starr:1", "", "bible bushwhack")
    kept = t.do("done")
    assert (kept.gang("blue"), kept.revealed("blue"), kept.decider) == ("belle-starr:2", "bible", "red")


def test_SL_27_a_bushwhack_that_misses_asks_for_no_bible() -> None:
    t = duel("wyatt-earp", "belle-starr", theirs="bible", hand="bushwhack").do("play bushwhack")
    t.do("choose blue belle-starr", "ddd")
    assert (t.phase, t.revealed("blue")) == ("town", "bible")


def test_SL_27_a_bible_is_used_when_the_wound_of_a_failed_robbery_would_land() -> None:
    t = robbing("kid-curry", "bible").do("play train-robbery", "dd")
    assert (t.phase, t.options) == ("bible", ["done", "cancel"])
    used = t.copy().do("cancel")
    assert (used.gang("red"), used.revealed("red"), used.discards()) == ("kid-curry", "", "bible train-robbery")
    kept = t.do("done")
    assert (kept.gang("red"), kept.revealed("red"), kept.phase) == ("kid-curry:1", "bible", "town")


# ---- SL-28

@pytest.mark.parametrize("posse", ["wyatt-earp", "wyatt-earp kid-curry"])
def test_SL_28_an_item_for_each_gunslinger(posse: str) -> None:
    size = len(posse.split())
    full = gunslingers().seat("red", at="gunsmith", gang=posse, hand="holster", revealed="horse" if size == 1 else "horse bible")
    assert full.offered("buy") == []
    room = gunslingers().seat("red", at="gunsmith", gang=posse, hand="holster", revealed="" if size == 1 else "horse")
    assert room.offered("buy") == ["buy holster"]


@pytest.mark.parametrize(("gang", "revealed", "offered"), [
    ("wyatt-earp", "peacemaker", ["buy navy-revolver"]),
    ("wyatt-earp", "peacemaker bowie-knife", []),
    ("wyatt-earp", "carbine", []),
    ("wyatt-earp", "horse", ["buy navy-revolver", "buy winchester"]),
    ("wyatt-earp:2 kid-curry", "carbine peacemaker", ["buy navy-revolver"]),
    ("wyatt-earp kid-curry", "carbine", ["buy navy-revolver", "buy winchester"]),
    ("wyatt-earp kid-curry", "carbine tomahawk bottle", [])])
def test_SL_28_two_hands_of_weapons_for_each_gunslinger(gang: str, revealed: str, offered: list[str]) -> None:
    t = gunslingers().seat("red", at="gunsmith", gang=gang, revealed=revealed, hand="navy-revolver winchester")
    assert t.offered("buy") == offered


def test_SL_28_who_is_over_the_limit_after_an_action_discards_down_and_chooses() -> None:
    t = duel("wyatt-earp", "belle-starr:2 kid-curry", theirs="horse bible peacemaker derringer winchester")
    t.do("brawl").do("choose blue belle-starr").do("done", "ccc")
    assert (t.phase, t.decider) == ("give_up", "blue")
    assert t.options == ["give-up peacemaker", "give-up derringer", "give-up winchester", "give-up horse", "give-up bible"]
    t.do("give-up winchester")
    assert t.options == ["give-up horse", "give-up bible"]
    t.do("give-up bible")
    assert (t.revealed("blue"), t.discards()) == ("peacemaker derringer horse", "winchester bible")
    assert (t.phase, t.decider) == ("town", "red")


def test_SL_28_only_what_is_beyond_the_limit_goes() -> None:
    t = duel("wyatt-earp", "belle-starr:2 kid-curry", theirs="horse peacemaker winchester").do("brawl")
    t.do("choose blue belle-starr", "ccc")
    assert (t.phase, t.options) == ("give_up", ["give-up peacemaker", "give-up winchester"])
    t.do("give-up peacemaker")
    assert (t.phase, t.revealed("blue")) == ("town", "winchester horse")
    t = duel("wyatt-earp", "belle-starr:2 kid-curry", theirs="horse cowboy-boots winchester").do("brawl")
    t.do("choose blue belle-starr", "ccc")
    assert (t.phase, t.options) == ("give_up", ["give-up cowboy-boots", "give-up horse"])


def test_SL_28_the_discards_of_the_action_come_first() -> None:
    t = duel("wyatt-earp", "belle-starr:2 kid-curry", theirs="horse bible")
    t.do("brawl").do("choose blue belle-starr").do("use bible", "ccc")
    assert (t.gang("blue"), t.revealed("blue"), t.phase) == ("kid-curry", "horse", "town")


def test_SL_28_everybody_over_the_limit_discards_the_active_player_first() -> None:
    t = duel("bass-reeves:1 annie-oakley", "kid-curry:1 belle-starr", mine="horse cowboy-boots", theirs="cowboy-boots horse")
    t.do("brawl").do("choose red bass-reeves").do("choose blue kid-curry", "ccc", "ddd")
    assert (t.gang("red"), t.gang("blue"), t.phase, t.decider) == ("annie-oakley", "belle-starr", "give_up", "red")
    t.do("give-up horse")
    assert (t.phase, t.decider) == ("give_up", "blue")
    t.do("give-up cowboy-boots")
    assert (t.phase, t.decider, t.revealed("red"), t.revealed("blue")) == ("town", "red", "cowboy-boots", "horse")


def test_SL_28_a_captured_gunslinger_lowers_the_limit_too() -> None:
    t = duel("pat-garrett", "belle-starr kid-curry", theirs="horse cowboy-boots", hand="capture").do("play capture")
    t.do("choose blue belle-starr", "ccddd", "cccc")
    assert (t.captives("red"), t.phase, t.decider) == ("belle-starr", "give_up", "blue")
    t.do("give-up horse")
    assert (t.revealed("blue"), t.decider) == ("cowboy-boots", "red")
