"""Wounds and the end (SL-37 to SL-40)."""

import pytest

from tests.rules.town import WHATEVER, Table, gunslingers


def saloon(*gangs: str, hand: str = "") -> Table:
    t = gunslingers(len(gangs))
    for seat, gang in zip(t.seats, gangs, strict=True):
        t.seat(seat, at="saloon", gang=gang)
    return t.seat("red", hand=hand)


# ---- SL-37

@pytest.mark.parametrize(("wounds", "draw", "shoot", "brawl", "gamble"), [("", 4, 3, 2, 2), (":1", 3, 2, 1, 1)])
def test_SL_37_an_injured_gunslinger_has_a_die_fewer_in_individual_tests(wounds: str, draw: int, shoot: int, brawl: int,
                                                                         gamble: int) -> None:
    t = saloon("sundance-kid" + wounds, "belle-starr").do("shootout", "d" * draw + "dc", "cc", "d" * shoot)
    assert [words for words in t.tests() if "red" in words] == [f"red draw {draw} 0", f"red shoot {shoot} 0"]
    assert saloon("sundance-kid" + wounds, "belle-starr").do("brawl", "d" * brawl + "c").tests()[0] == f"red brawl {brawl} 0"
    t = saloon("sundance-kid" + wounds, "belle-starr", hand="poker").do("play poker").do("stake 1", "d" * gamble)
    assert t.tests() == [f"red gamble {gamble} 0"]


def test_SL_37_law_and_outlaw_of_the_injured_count_in_full_those_of_the_seriously_injured_not() -> None:
    t = gunslingers().seat("red", at="livery", gang="jesse-james:1 kid-curry:2 black-bart", hand="cattle-rustling")
    t.seat("blue", gang="belle-starr").do("play cattle-rustling", "dddddddd")
    assert t.tests() == ["red outlaw 8 0"]
    t = gunslingers().seat("red", at="sheriffs_office", gang="pat-garrett:2 wyatt-earp:1", hand="bounty")
    t.seat("blue", gang="belle-starr").do("play bounty", "ddd")
    assert t.tests() == ["red law 3 0"]


def test_SL_37_who_is_seriously_injured_rolls_nothing_not_even_for_cards() -> None:
    t = saloon("pat-garrett", "kid-curry:2").seat("blue", revealed="peacemaker buntline").do("shootout")
    t.do("use peacemaker").do("done", "cc", "ddd")
    assert t.tests() == ["red draw 2 2", "blue draw 0 0", "red shoot 3 0"]


def test_SL_37_who_is_seriously_injured_initiates_nothing() -> None:
    t = saloon("pat-garrett:2 kid-curry doc-holliday", "belle-starr").do("shootout")
    assert t.options == ["choose red kid-curry", "choose red doc-holliday"]


def test_SL_37_others_may_still_choose_a_seriously_injured_participant() -> None:
    t = saloon("pat-garrett", "belle-starr:2 kid-curry").do("brawl")
    assert t.options == ["choose blue belle-starr", "choose blue kid-curry"]


@pytest.mark.parametrize("at", ["saloon", "hotel", "bank", "train_station", "livery", "sheriffs_office", "gold_mine"])
def test_SL_37_whoever_has_only_seriously_injured_ones_plays_no_action(at: str) -> None:
    cards = ("shootout brawl bushwhack capture bounty rebuild poker high-stakes bank-robbery train-robbery cattle-rustling "
             "explosion jailbreak")
    t = gunslingers().seat("red", at=at, gang="pat-garrett:2 jesse-james:2", hand=cards).seat("blue", at=at, gang="belle-starr")
    t.jail("kid-curry").ruins("gunsmith boot_hill church")
    assert t.offered("play", "shootout", "brawl") == []


@pytest.mark.parametrize(("wounds", "dice", "dead"), [(0, "ccd", False), (0, "ccc", True), (1, "ccd", True), (2, "cdd", True)])
def test_SL_37_three_wounds_kill(wounds: int, dice: str, dead: bool) -> None:
    t = saloon("pat-garrett", f"belle-starr:{wounds} kid-curry", hand="bushwhack").seat("red", revealed="navy-revolver")
    t.do("play bushwhack").do("choose blue belle-starr").do("use navy-revolver", dice)
    assert (t.gang("blue") == "kid-curry") == dead
    assert t.masked(t.s.dead) == ("belle-starr" if dead else "")
    assert t.told("killed") == (["killed blue belle-starr"] if dead else [])


def test_SL_37_the_dead_leave_the_game_if_boot_hill_is_out_of_play() -> None:
    t = saloon("pat-garrett", "belle-starr:2 kid-curry", hand="bushwhack").ruins("boot_hill")
    t.do("play bushwhack").do("choose blue belle-starr", "cc")
    assert (t.masked(t.s.dead), t.masked(t.s.gone), t.discards()) == ("", "belle-starr", "bushwhack")


# ---- SL-38

def test_SL_38_special_rules_are_ignored_from_the_first_wound_until_fully_healed() -> None:
    for wounds, dice in (("", 1), (":1", 2), (":2", 2)):
        t = saloon("kid-curry", "wyatt-earp" + wounds, hand="bushwhack").do("play bushwhack")
        t.do("choose blue wyatt-earp", "d" * dice)
        assert t.tests() == [f"red shoot {dice} 0"]
    t = gunslingers().seat("red", at="bank", gang="calamity-jane:2", revealed="doctors-bag doctors-bag")
    t.seat("blue", gang="belle-starr").do("bag calamity-jane").turn("red", "move")
    assert "move saloon" not in t.options
    t.turn("red").do("bag calamity-jane").turn("red", "move")
    assert "move saloon" in t.options


def test_SL_38_a_special_rule_falls_silent_in_the_middle_of_a_fight() -> None:
    t = saloon("wild-bill-hickok", "kid-curry").seat("red", revealed="derringer navy-revolver").do("shootout")
    t.do("use derringer").do("use navy-revolver", "cddd dd", "dcc", "dd")
    assert t.tests()[-1] == "red shoot 2 0"


@pytest.mark.parametrize("wounds", ["", ":1"])
def test_SL_38_silenced_specials_of_the_posse(wounds: str) -> None:
    t = gunslingers().seat("red", at="train_station", gang="butch-cassidy" + wounds, hand="train-robbery")
    t.seat("blue", gang="belle-starr").do("play train-robbery", "cdd" + "d" * (not wounds))
    assert t.tests() == [f"red outlaw {3 if wounds else 4} 1"]


# ---- SL-39

def fall(t: Table) -> Table:
    """Red shoots the last gunslinger of blue from an ambush."""
    return t.do("play bushwhack").do("choose blue belle-starr", "cc")


def three() -> Table:
    t = saloon("pat-garrett", "belle-starr:2", "wyatt-earp", hand="bushwhack")
    return t.seat("blue", hand="holster shootout", revealed="horse peacemaker", captives="kid-curry", dollars=7, account=3)


def test_SL_39_whose_last_gunslinger_is_dead_is_out() -> None:
    t = fall(three())
    assert (t.player("blue").is_in, t.at("blue"), t.told("player_out")) == (0, "nowhere", ["player_out blue"])
    assert (t.phase, t.decider) == ("town", "red")


def test_SL_39_hand_revealed_cards_and_captives_go_to_the_discards_and_dollars_to_the_reserve() -> None:
    t = three()
    before = t.s.reserve
    fall(t)
    assert (t.hand("blue"), t.revealed("blue"), t.captives("blue"), t.dollars("blue")) == ("", "", "", 0)
    assert t.discards() == "kid-curry peacemaker horse holster shootout bushwhack"
    assert (t.s.reserve, t.player("blue").hand_size) == (before + 7, 0)


def test_SL_39_the_account_stays_in_the_bank_and_can_be_robbed() -> None:
    t = fall(three())
    assert t.account("blue") == 3
    t.turn("green").seat("green", at="bank", gang="jesse-james", hand="bank-robbery", dollars=0)
    t.s.card_played = 0
    t.do("play bank-robbery", "hhhd")
    assert (t.dollars("green"), t.account("blue")) == (3 + 6, 0)


def test_SL_39_own_gunslingers_held_or_jailed_by_others_stay_there() -> None:
    t = three().seat("green", captives="jesse-james").jail("black-bart")
    fall(t)
    assert (t.captives("green"), t.masked(t.s.jail)) == ("jesse-james", "black-bart")


def test_SL_39_whose_last_gunslinger_is_captured_is_out() -> None:
    t = saloon("pat-garrett", "belle-starr", "wyatt-earp", hand="capture").do("play capture")
    t.do("choose blue belle-starr", "ccddd", "cc")
    assert (t.player("blue").is_in, t.captives("red")) == (0, "belle-starr")


def test_SL_39_this_is_checked_for_all_together_when_an_action_is_over() -> None:
    t = saloon("bass-reeves", "calamity-jane", "wyatt-earp", "belle-starr").seat("green", at="bank").seat("yellow", at="bank")
    t.do("brawl", "cccd", "ddd")
    assert t.told("player_out") == ["player_out red", "player_out blue"]
    assert t.told("killed", "player_out")[0].startswith("killed")
    assert (t.active, t.phase) == ("green", "move")


def test_SL_39_whoever_is_out_in_their_own_turn_ends_it_without_drawing() -> None:
    t = saloon("kid-curry:1", "bass-reeves", "belle-starr").seat("green", at="bank").do("brawl", "ddd", "ddcc")
    assert (t.gang("red"), t.active, t.phase) == ("", "blue", "move")
    assert (t.player("red").hand_size, t.told("card_drawn")) == (0, [])


def test_SL_39_the_next_players_turn_follows_and_those_out_are_passed_over() -> None:
    t = fall(three()).do("done")
    t.do("done", WHATEVER)
    assert t.active == "green"
    t.do_all("stay", "done").do("done", WHATEVER)
    assert (t.active, t.s.round) == ("red", 2)


def test_SL_39_the_last_player_left_wins() -> None:
    t = saloon("pat-garrett", "belle-starr:2", hand="bushwhack")
    fall(t)
    assert (t.phase, t.end, t.winners) == ("over", "last_standing", ["red"])
    assert t.told("game_ended") == ["game_ended last_standing"]


def test_SL_39_if_the_last_ones_fall_together_they_share_the_win() -> None:
    t = saloon("bass-reeves", "calamity-jane").do("brawl", "cccd", "ddd")
    assert (t.phase, t.end, t.winners) == ("over", "fell_together", ["red", "blue"])


def test_SL_39_those_who_fell_before_do_not_share() -> None:
    t = saloon("bass-reeves", "calamity-jane", "belle-starr")
    t.player("green").is_in = 0
    t.s.fallen = 4
    t.player("green").gang_size = 0
    t.s.gone |= 1 << t.kind("belle-starr")
    t.do("brawl", "cccd", "ddd")
    assert t.winners == ["red", "blue"]


# ---- SL-40

def at_limit(limit: int = 2, players: int = 2) -> Table:
    t = gunslingers(players, round_limit=limit)
    return t.seat("red", gang="wyatt-earp", dollars=5, account=0).seat("blue", gang="belle-starr", dollars=5, account=0)


def play_round(t: Table) -> Table:
    for _ in range(t.s.player_count):
        t.do_all("stay", "done").do("done", WHATEVER)
    return t


def test_SL_40_the_game_ends_when_the_round_limit_is_reached() -> None:
    t = at_limit().turn("red", "move")
    play_round(t)
    assert (t.phase, t.s.round) == ("move", 2)
    t.do_all("stay", "done").do("done", WHATEVER)
    assert t.phase == "move"
    t.do_all("stay", "done").do("done", WHATEVER)
    assert (t.phase, t.end) == ("over", "round_limit")


def test_SL_40_without_a_limit_the_game_goes_on() -> None:
    t = at_limit(0).turn("red", "move")
    t.s.round = 500
    for _ in range(3):
        play_round(t)
        for seat in t.seats:
            for card in t.hand(seat).split():
                t.player(seat).hand[t.kind(card)] -= 1
            t.player(seat).hand_size = 0
        t.kept = None
    assert (t.phase, t.s.round) == ("move", 503)


def ended(t: Table) -> list[str]:
    """The last player of the last round ends the turn."""
    t.s.round = t.s.round_limit
    t.turn(t.seats[-1], "discard").do("done", WHATEVER)
    assert t.end == "round_limit"
    return t.winners


def test_SL_40_most_living_gunslingers_come_first() -> None:
    assert ended(at_limit().seat("blue", gang="kid-curry:2", dollars=0).seat("red", dollars=50)) == ["blue"]


def test_SL_40_then_fewest_wounds() -> None:
    t = at_limit().seat("red", gang="kid-curry:2", dollars=50).seat("blue", gang="pat-garrett:1", dollars=0)
    assert ended(t) == ["blue"]


def test_SL_40_then_most_dollars_with_account() -> None:
    assert ended(at_limit().seat("red", dollars=5).seat("blue", dollars=3, account=3)) == ["blue"]
    assert ended(at_limit().seat("red", dollars=7).seat("blue", dollars=3, account=3)) == ["red"]


def test_SL_40_then_the_win_is_shared() -> None:
    assert ended(at_limit().seat("red", dollars=6).seat("blue", dollars=4, account=2)) == ["red", "blue"]


def test_SL_40_captives_do_not_count_and_who_is_out_does_not_win() -> None:
    assert ended(at_limit().seat("red", captives="kid-curry pat-garrett", dollars=0)) == ["blue"]
    t = at_limit(players=3).seat("green", dollars=50, account=3)
    t.player("green").is_in = 0
    t.s.round = 2
    t.turn("blue", "discard").do("done", WHATEVER)
    assert (t.end, t.winners) == ("round_limit", ["red", "blue"])


def test_SL_40_rounds_are_counted_from_the_starting_player() -> None:
    t = at_limit().turn("blue", "move")
    t.s.starter = 1
    t.do_all("stay", "done").do("done", WHATEVER)
    assert t.s.round == 1
    t.do_all("stay", "done").do("done", WHATEVER)
    assert t.s.round == 2
