"""Fights: when they are allowed, the Shootout, the Brawl and the Bushwhack (SL-29 to SL-32)."""

import pytest

from tests.rules.town import Table, gunslingers

FIGHTS = ("shootout", "brawl", "bushwhack", "capture")


def saloon(*gangs: str, at: str = "saloon", hand: str = "") -> Table:
    """Everybody on one location, red in turn. Trumps are clubs, diamonds, hearts and spades in the order of the seats."""
    t = gunslingers(len(gangs))
    for seat, gang in zip(t.seats, gangs, strict=True):
        t.seat(seat, at=at, gang=gang)
    return t.seat("red", hand=hand)


# ---- SL-29

def unhired() -> Table:
    t = saloon("pat-garrett", "belle-starr", hand=" ".join(FIGHTS))
    t.s.fighting = 0
    return t


def test_SL_29_nobody_fights_before_somebody_was_hired() -> None:
    assert unhired().options == ["done"]


def test_SL_29_everything_else_may_be_played_before() -> None:
    t = unhired().seat("red", hand="poker", at="saloon")
    assert t.offered("play") == ["play poker"]


def test_SL_29_a_game_starts_with_the_bar() -> None:
    from tests.rules.gunslingers.test_setup import opened
    assert opened(3).s.fighting == 0


def test_SL_29_whoever_hires_frees_everybody() -> None:
    t = unhired().seat("red", at="train_station", hand="kid-curry").do("hire kid-curry")
    t.turn("blue").seat("blue", at="saloon", hand=" ".join(FIGHTS)).seat("red", at="saloon")
    assert t.offered("play") == [f"play {card}" for card in sorted(FIGHTS)]
    assert t.offered("shootout", "brawl") == ["brawl", "shootout"]


def test_SL_29_buying_does_not_free_anybody() -> None:
    t = unhired().seat("red", hand="bottle").do("buy bottle")
    assert t.offered("play", "shootout") == []


def test_SL_29_the_bar_falls_while_the_train_station_is_out_of_play() -> None:
    t = unhired().ruins("train_station")
    assert t.offered("play") == [f"play {card}" for card in sorted(FIGHTS)]
    assert t.offered("shootout", "brawl") == ["brawl", "shootout"]
    t.s.in_play |= 1 << t.towns["train_station"]
    assert t.options == ["done"]


# ---- SL-30

def test_SL_30_everybody_on_the_location_takes_part_and_nobody_else() -> None:
    t = saloon("wyatt-earp", "belle-starr", "annie-oakley", "kid-curry").seat("green", at="bank")
    t.do("shootout", "ddd cc cc")
    assert [words.split()[0] for words in t.tests()] == ["red", "blue", "yellow"]
    assert t.options == ["choose blue belle-starr", "choose yellow kid-curry"]


def test_SL_30_the_initiator_chooses_first_then_to_the_left() -> None:
    t = saloon("wyatt-earp kid-curry", "belle-starr pat-garrett", "annie-oakley doc-holliday")
    t.turn("blue").do("shootout")
    assert t.options == ["choose blue belle-starr", "choose blue pat-garrett"]
    t.do("choose blue pat-garrett")
    assert t.decider == "green"
    t.do("choose green annie-oakley")
    assert t.decider == "red"
    t.do("choose red kid-curry", "cc cc dd")
    assert [words.split()[0] for words in t.tests()] == ["blue", "green", "red"]


def test_SL_30_each_takes_part_with_one_gunslinger_who_makes_the_draw_test() -> None:
    t = saloon("wyatt-earp doc-holliday", "belle-starr").do("shootout").do("choose red doc-holliday", "cdddcc", "ddd", "cc")
    assert t.tests() == ["red draw 4 1", "blue draw 2 0", "red shoot 3 0", "blue shoot 2 0"]
    assert t.told("fighter_chosen") == ["fighter_chosen red doc-holliday", "fighter_chosen blue belle-starr"]


def test_SL_30_the_higher_draw_shoots_first_and_each_trump_is_a_wound() -> None:
    t = saloon("pat-garrett", "kid-curry").do("shootout", "cd dd", "dcc", "cc")
    assert t.tests() == ["red draw 2 1", "blue draw 2 2", "blue shoot 3 1", "red shoot 2 2"]
    assert (t.gang("red"), t.gang("blue")) == ("pat-garrett:1", "kid-curry:2")


def test_SL_30_who_is_seriously_injured_before_the_own_shot_does_not_shoot() -> None:
    t = saloon("pat-garrett", "kid-curry").do("shootout", "cd dd", "ddc")
    assert t.tests() == ["red draw 2 1", "blue draw 2 2", "blue shoot 3 2"]
    assert t.gang("red") == "pat-garrett:2"


def test_SL_30_the_dead_do_not_shoot() -> None:
    t = saloon("pat-garrett doc-holliday", "kid-curry").do("shootout").do("choose red pat-garrett", "cd dd", "ddd")
    assert (t.gang("red"), t.masked(t.s.dead)) == ("doc-holliday", "pat-garrett")
    assert len(t.tests()) == 3


def test_SL_30_a_target_is_chosen_among_the_living_participants() -> None:
    t = saloon("pat-garrett", "kid-curry", "belle-starr:2", "annie-oakley").do("shootout", "cc dc cc")
    assert t.options == ["choose blue kid-curry", "choose green belle-starr", "choose yellow annie-oakley"]
    t.do("choose green belle-starr", "cdd")
    assert t.gang("green") == "belle-starr:3"
    assert (t.decider, t.options) == ("blue", ["choose red pat-garrett", "choose yellow annie-oakley"])


def test_SL_30_with_nobody_left_to_shoot_at_the_shot_is_lost() -> None:
    t = saloon("pat-garrett doc-holliday", "kid-curry wyatt-earp", "belle-starr").do("shootout")
    t.do("choose red pat-garrett").do("choose blue kid-curry", "cd dc cc")
    t.do("choose blue kid-curry")
    t.do("choose red pat-garrett", "ccc", "ddd")
    assert t.told("shot_lost") == ["shot_lost green belle-starr"]
    assert (t.gang("red"), t.gang("blue"), t.gang("green"), t.phase) == ("doc-holliday", "wyatt-earp", "belle-starr", "town")


def test_SL_30_equal_draws_shoot_at_the_same_time() -> None:
    t = saloon("pat-garrett", "kid-curry").do("shootout", "cd dc", "ccd", "ddd")
    assert t.tests() == ["red draw 2 1", "blue draw 2 1", "red shoot 3 2", "blue shoot 3 3"]
    assert (t.phase, t.masked(t.s.dead)) == ("over", "pat-garrett")


def test_SL_30_tied_gunslingers_kill_each_other() -> None:
    t = saloon("pat-garrett", "kid-curry", "annie-oakley").seat("green", at="bank").do("shootout", "cd dc", "ccc", "ddd")
    assert t.masked(t.s.dead) == "pat-garrett kid-curry"


def test_SL_30_tied_ones_declare_from_the_initiator_before_any_of_them_rolls() -> None:
    t = saloon("pat-garrett", "kid-curry", "belle-starr").turn("blue").do("shootout", "dd hh cc")
    assert (t.decider, t.phase) == ("blue", "target")
    t.do("choose red pat-garrett")
    assert (t.decider, t.tests()) == ("green", [])
    t.do("choose red pat-garrett")
    assert (t.decider, t.tests()) == ("red", [])
    t.do("choose green belle-starr", "ddd", "hh", "ccc")
    assert t.tests() == ["blue shoot 3 3", "green shoot 2 2", "red shoot 3 3"]
    assert t.masked(t.s.dead) == "pat-garrett belle-starr"


def test_SL_30_a_quick_gunslinger_shoots_before_those_tied_with_him() -> None:
    t = saloon("pat-garrett", "sundance-kid").do("shootout", "cd dccc", "ddc")
    assert t.tests() == ["red draw 2 1", "blue draw 4 1", "blue shoot 3 2"]


def test_SL_30_quick_wins_only_ties() -> None:
    t = saloon("pat-garrett", "sundance-kid").do("shootout", "cc dccc", "ccd")
    assert t.tests() == ["red draw 2 2", "blue draw 4 1", "red shoot 3 2"]


def test_SL_30_a_wounded_quick_gunslinger_is_not_quick() -> None:
    t = saloon("pat-garrett", "sundance-kid:1").do("shootout", "cd dcc", "cdd", "dd")
    assert t.tests() == ["red draw 2 1", "blue draw 3 1", "red shoot 3 1", "blue shoot 2 2"]


def test_SL_30_wounds_of_an_earlier_shot_cost_a_die() -> None:
    t = saloon("pat-garrett", "kid-curry").do("shootout", "cc dc", "cdd", "dd")
    assert t.tests()[2:] == ["red shoot 3 1", "blue shoot 2 2"]


def test_SL_30_who_shoots_at_hard_to_hit_has_a_die_fewer() -> None:
    t = saloon("kid-curry", "wyatt-earp").do("shootout", "cc ccc", "dd", "cccc")
    assert t.tests()[2] == "red shoot 2 0"
    t = saloon("kid-curry", "wyatt-earp:1").do("shootout", "cc cc", "ddd", "ccc")
    assert t.tests()[2] == "red shoot 3 0"


def test_SL_30_two_guns_shoot_one_die_more() -> None:
    t = saloon("wild-bill-hickok", "kid-curry").seat("red", revealed="derringer navy-revolver").do("shootout")
    t.do("use derringer").do("use navy-revolver", "cccc cc", "dddd", "ccc")
    assert t.tests()[2] == "red shoot 4 0"
    t = saloon("wild-bill-hickok", "kid-curry").seat("red", revealed="derringer navy-revolver").do("shootout")
    t.do("use navy-revolver").do("done", "ccc cc", "ddd", "ccc")
    assert t.tests()[2] == "red shoot 3 0"
    t = saloon("wild-bill-hickok", "kid-curry").seat("red", revealed="carbine").do("shootout")
    t.do("use carbine", "cccc cc", "dddd", "ccc")
    assert t.tests()[2] == "red shoot 4 0"


def test_SL_30_two_guns_without_the_special_rule_are_only_two_guns() -> None:
    t = saloon("pat-garrett", "kid-curry").seat("red", revealed="derringer navy-revolver").do("shootout")
    t.do("use derringer").do("use navy-revolver", "ccc cc", "dddd", "ccc")
    assert t.tests()[2] == "red shoot 4 0"


def test_SL_30_each_joker_of_a_trick_shot_counts_two() -> None:
    t = saloon("annie-oakley", "wyatt-earp").do("shootout", "cj ccc", "jdd")
    assert t.tests() == ["red draw 2 2", "blue draw 3 0", "red shoot 3 2"]
    assert t.gang("blue") == "wyatt-earp:2"


def test_SL_30_a_wounded_trick_shot_and_a_brawl_count_jokers_once() -> None:
    t = saloon("annie-oakley:1", "kid-curry").do("shootout", "c cc", "jdd", "cc")
    assert t.tests()[2] == "red shoot 3 1"
    t = saloon("annie-oakley", "belle-starr").do("brawl", "j c")
    assert t.tests()[0] == "red brawl 1 1"


def test_SL_30_the_card_is_discarded_and_the_turn_goes_on() -> None:
    t = saloon("pat-garrett", "kid-curry", hand="shootout").do("play shootout", "dd cc", "ddd", "ccc")
    assert (t.discards(), t.phase, t.decider) == ("shootout", "town", "red")
    assert t.told("action_played") == ["action_played red shootout"]


def test_SL_30_out_players_take_no_part() -> None:
    t = saloon("pat-garrett", "kid-curry", "belle-starr")
    t.player("green").is_in = 0
    t.do("shootout", "cc cc", "ddd", "ccc")
    assert len(t.tests()) == 4


# ---- SL-31

def test_SL_31_a_brawl_has_no_draw_and_all_strike_at_the_same_time() -> None:
    t = saloon("bass-reeves", "calamity-jane").do("brawl", "cccd", "ddd")
    assert t.tests() == ["red brawl 4 3", "blue brawl 3 3"]
    assert t.masked(t.s.dead) == "calamity-jane bass-reeves"


def test_SL_31_even_a_gunslinger_killed_in_it_strikes_with_the_dice_of_the_start() -> None:
    t = saloon("bass-reeves pat-garrett", "calamity-jane:1 doc-holliday").do("brawl").do("choose red bass-reeves")
    t.do("choose blue calamity-jane", "cccc", "dd")
    assert t.tests() == ["red brawl 4 4", "blue brawl 2 2"]
    assert (t.gang("red"), t.gang("blue")) == ("bass-reeves:2 pat-garrett", "doc-holliday")


def test_SL_31_who_began_with_two_wounds_does_not_strike() -> None:
    t = saloon("bass-reeves", "calamity-jane:2").do("brawl", "dddd")
    assert (t.tests(), t.gang("blue")) == (["red brawl 4 0"], "calamity-jane:2")


def test_SL_31_all_declare_in_order_before_any_dice() -> None:
    t = saloon("bass-reeves", "calamity-jane", "wyatt-earp").turn("green").do("brawl")
    assert (t.decider, t.options) == ("green", ["choose red bass-reeves", "choose blue calamity-jane"])
    t.do("choose red bass-reeves")
    assert t.decider == "red"
    t.do("choose green wyatt-earp")
    assert (t.decider, t.options, t.tests()) == ("blue", ["choose red bass-reeves", "choose green wyatt-earp"], [])
    t.do("choose green wyatt-earp", "hhc", "cccd", "dcc")
    assert t.tests() == ["green brawl 3 2", "red brawl 4 3", "blue brawl 3 1"]
    assert (t.gang("red"), t.gang("blue"), t.at("green")) == ("bass-reeves:2", "calamity-jane", "nowhere")


@pytest.mark.parametrize("tough", ["bat-masterson", "kid-curry"])
def test_SL_31_who_strikes_a_tough_gunslinger_has_a_die_fewer(tough: str) -> None:
    t = saloon("pat-garrett", tough).do("brawl", "d", "ccc" + "c" * (tough == "kid-curry"))
    assert t.tests()[0] == "red brawl 1 0"
    t = saloon("pat-garrett", tough + ":1").do("brawl", "dd", "cc" + "c" * (tough == "kid-curry"))
    assert t.tests()[0] == "red brawl 2 0"


def test_SL_31_hard_to_hit_and_tough_count_each_in_its_own_fight() -> None:
    t = saloon("pat-garrett", "wyatt-earp").do("brawl", "dd", "ccc")
    assert t.tests()[0] == "red brawl 2 0"
    t = saloon("pat-garrett", "kid-curry").do("shootout", "cd cc", "ddd", "ccc")
    assert t.tests()[2] == "red shoot 3 0"


def test_SL_31_nobody_strikes_before_the_others_not_even_a_quick_one() -> None:
    t = saloon("pat-garrett:1", "sundance-kid").do("brawl", "c", "dd")
    assert t.tests() == ["red brawl 1 1", "blue brawl 2 2"]
    assert (t.gang("blue"), t.masked(t.s.dead)) == ("sundance-kid:1", "pat-garrett")


# ---- SL-32

def ambush(red: str = "kid-curry", blue: str = "belle-starr", at: str = "gunsmith", blue_at: str = "gunsmith") -> Table:
    t = gunslingers(3).seat("red", at=at, gang=red, hand="bushwhack").seat("blue", at=blue_at, gang=blue)
    return t.seat("green", at="general_store", gang="doc-holliday")


def test_SL_32_one_shoot_test_with_a_die_fewer_and_no_draw() -> None:
    t = ambush().do("play bushwhack").do("choose blue belle-starr", "cd")
    assert (t.tests(), t.gang("blue"), t.gang("red")) == (["red shoot 2 1"], "belle-starr:1", "kid-curry")
    assert t.discards() == "bushwhack"


def test_SL_32_there_is_no_answer() -> None:
    t = ambush().do("play bushwhack").do("choose blue belle-starr", "dd")
    assert (t.tests(), t.phase) == (["red shoot 2 0"], "town")


def test_SL_32_the_victim_is_on_the_same_or_a_neighbouring_location() -> None:
    for at in gunslingers().towns:
        near = {"gunsmith", "boot_hill", "church", "gallows", "gold_mine", "hotel", "livery", "saloon", "sheriffs_office"}
        t = ambush(blue_at=at)
        assert ("play bushwhack" in t.options) == (at in near), at


def test_SL_32_any_gunslinger_of_any_opponent_near_may_be_chosen() -> None:
    t = ambush("kid-curry pat-garrett", "belle-starr annie-oakley:2").seat("green", at="saloon").do("play bushwhack")
    assert t.options == ["choose blue belle-starr", "choose blue annie-oakley", "choose green doc-holliday"]
    t.do("choose blue annie-oakley")
    assert (t.decider, t.options) == ("red", ["choose red kid-curry", "choose red pat-garrett"])
    t.do("choose red pat-garrett", "cd")
    assert (t.gang("blue"), t.masked(t.s.dead)) == ("belle-starr", "annie-oakley")


def test_SL_32_nobody_far_away_is_a_victim() -> None:
    t = ambush().do("play bushwhack")
    assert t.options == ["choose blue belle-starr"]


def test_SL_32_the_specials_of_the_victim_count() -> None:
    t = ambush(blue="wyatt-earp").do("play bushwhack").do("choose blue wyatt-earp", "d")
    assert t.tests() == ["red shoot 1 0"]


def test_SL_32_the_dice_never_fall_below_zero() -> None:
    t = ambush("black-bart:1", "wyatt-earp").do("play bushwhack").do("choose blue wyatt-earp")
    assert t.tests() == ["red shoot 0 0"]


def test_SL_32_two_guns_are_for_shootouts_only() -> None:
    t = ambush("wild-bill-hickok").seat("red", revealed="navy-revolver buntline").do("play bushwhack").do("choose blue belle-starr")
    t.do("use navy-revolver").do("use buntline", "dddd")
    assert t.tests() == ["red shoot 4 0"]


def test_SL_32_who_is_seriously_injured_shoots_from_no_ambush() -> None:
    assert ambush("kid-curry:2").offered("play") == []
    t = ambush("kid-curry:2 pat-garrett").do("play bushwhack").do("choose blue belle-starr", "cd")
    assert t.tests() == ["red shoot 2 1"]


def test_SL_32_a_trick_shot_counts_from_an_ambush_too() -> None:
    t = ambush("annie-oakley").do("play bushwhack").do("choose blue belle-starr", "jdd")
    assert t.gang("blue") == "belle-starr:2"
