"""Capture and Escape, money and dynamite: SM-30 to SM-33."""

import pytest

from tests.rules.town import Table, gunsmoke


def alone(at: str, gang: str, hand: str, **more: object) -> Table:
    t = gunsmoke(2).seat("north", at=at, gang=gang, hand=hand, **more)     # type: ignore[arg-type]
    return t.seat("east", at="church", gang="belle-starch")


def capturing(gang: str, *east: str) -> Table:
    return gunsmoke(2).seat("north", at="hotel", gang=gang, hand="capture").seat("east", at="hotel", gang=" ".join(east))


# ---- SM-30

def test_SM_30_own_law_against_that_gangs_outlaw_strictly_more_trumps() -> None:
    t = capturing("angie-oakley bat-masticate", "belle-starch:2+bow+poncho", "kid-currypot").do("play capture")
    assert t.options == ["choose east belle-starch", "choose east kid-currypot"]
    t.do("choose east belle-starch", "cccd", "ddhh")
    assert t.tests() == ["north law 4 3", "east outlaw 4 2"]
    assert (t.captives("north"), t.gang("east"), t.gang("north")) == ("belle-starch", "kid-currypot", "angie-oakley bat-masticate")
    assert t.told("captured") == ["captured north east belle-starch"]


def test_SM_30_equal_trumps_are_not_enough() -> None:
    t = capturing("angie-oakley", "belle-starch", "kid-currypot").do("play capture").do("choose east belle-starch", "cc", "ddhh")
    assert (t.captives("north"), t.gang("east")) == ("", "belle-starch kid-currypot")
    assert t.told("capture_failed") == ["capture_failed north east belle-starch"]


def test_SM_30_the_captives_attached_cards_are_discarded_and_wounds_removed() -> None:
    t = capturing("angie-oakley", "belle-starch:2+bow+poncho", "wyatt-burp+lasso").do("play capture")
    t.do("choose east belle-starch", "cc", "hh")
    assert (t.discards(), t.gang("east")) == ("bow poncho capture", "wyatt-burp+lasso")
    t.do("done").do("done", "draw ? ?").do("move church").seat("east", hand="escape").do("play escape").do("release belle-starch")
    assert t.gang("east") == "wyatt-burp+lasso belle-starch"


def test_SM_30_only_on_the_same_town_card() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="pat-carrot", hand="capture").seat("east", at="church", gang="belle-starch")
    t.seat("south", at="church", gang="jesse-jams")
    assert t.offered("play") == []
    t.seat("south", at="hotel").do("play capture")
    assert t.options == ["choose south jesse-jams"]


def test_SM_30_the_slippery_cannot_be_the_target() -> None:
    assert capturing("pat-carrot", "black-bartlett").offered("play") == []
    assert capturing("pat-carrot", "black-bartlett", "belle-starch").do("play capture").options == ["choose east belle-starch"]


@pytest.mark.parametrize(("gang", "law"), [("pat-carrot", 5), ("bass-radish", 5), ("pat-carrot bass-radish", 10),
                                          ("wyatt-burp", 3)])
def test_SM_30_a_manhunter_adds_a_die_to_the_law_of_a_capture(gang: str, law: int) -> None:
    t = capturing(gang, "belle-starch").do("play capture").do("choose east belle-starch", "d" * law, "hh")
    assert t.tests() == [f"north law {law} 0", "east outlaw 2 0"]


def test_SM_30_a_manhunter_only_in_a_capture() -> None:
    t = alone("sheriffs_office", "pat-carrot", "bounty").do("play bounty", "dddd")
    assert t.tests() == ["north law 4 0"]


def test_SM_30_safe_crackers_do_not_help_a_captive() -> None:
    t = capturing("pat-carrot", "butch-casserole").do("play capture").do("choose east butch-casserole", "ddddd", "hhh")
    assert t.tests()[1] == "east outlaw 3 0"


def held(owner: str = "east") -> Table:
    """North holds Pat, who was taken from somebody; east is in turn with an Escape."""
    t = gunsmoke(3).seat("north", at="hotel", gang="jesse-jams", captives="pat-carrot").captive_of("pat-carrot", owner)
    t.seat("east", at="church", gang="belle-starch", hand="escape").seat("south", at="church", gang="wyatt-burp")
    return t.turn("east")


def test_SM_30_an_escape_takes_an_own_gunfighter_back_from_a_captor() -> None:
    t = held().do("play escape")
    assert (t.phase, t.options) == ("release", ["release pat-carrot"])
    t.do("release pat-carrot")
    assert (t.gang("east"), t.captives("north"), t.discards()) == ("belle-starch pat-carrot", "", "escape")
    assert t.told("escaped") == ["escaped east north pat-carrot"]


def test_SM_30_only_the_own_and_none_who_is_jailed() -> None:
    assert held("south").offered("play") == []
    t = gunsmoke(2).seat("east", at="church", gang="belle-starch", hand="escape").seat("north", gang="jesse-jams")
    t.jail("pat-carrot")
    assert t.turn("east").offered("play") == []


def test_SM_30_no_captive_held_by_oneself_escapes() -> None:
    t = gunsmoke(2).seat("north", at="church", gang="belle-starch", hand="escape", captives="pat-carrot")
    assert t.captive_of("pat-carrot", "east").seat("east", gang="jesse-jams").offered("play") == []


def test_SM_30_an_escape_needs_room() -> None:
    t = held().seat("east", gang="kid-currypot bass-radish")
    assert t.offered("play") == ["play escape"]
    assert t.seat("east", gang="angie-oakley").offered("play") == []


def test_SM_30_whose_captive_somebody_is_follows_from_the_capture() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="pat-carrot", hand="capture").seat("east", at="hotel", gang="wyatt-burp")
    t.seat("south", at="hotel", gang="belle-starch wild-bill-hiccup", hand="escape").do("play capture")
    t.do("choose south belle-starch", "ccccc", "ddd").do("done").do("done", "draw ? ?")
    t.seat("east", hand="escape").do("stay")
    assert t.offered("play") == [], "she is not east's"
    t.do("done").do("done", "draw ? ?").do("stay")
    assert t.offered("play") == ["play escape"]


# ---- SM-31

def holding_up(gang: str, **accounts: int) -> Table:
    t = gunsmoke(3).seat("north", at="town_bank", gang=gang, hand="hold-up", account=7)
    t.seat("east", at="church", gang="belle-starch", account=accounts.get("east", 0))
    return t.seat("south", at="church", gang="wyatt-burp pat-carrot", account=accounts.get("south", 0))


def test_SM_31_trumps_of_one_more_than_the_opponents_gunfighters_take_the_whole_account() -> None:
    t = holding_up("jesse-jams", east=8, south=5).do("play hold-up")
    assert (t.phase, t.options) == ("victim", ["rob east", "rob south"])
    east = t.copy().do("rob east", "ccdd")
    assert (east.dollars("north"), east.account("east"), east.account("south")) == (18, 0, 5)
    assert east.told("account_robbed") == ["account_robbed north east 8"]
    south = t.copy().do("rob south", "ccdd")
    assert (south.dollars("north"), south.account("south")) == (10, 5)
    assert south.told("robbery_failed") == ["robbery_failed north"]
    assert t.do("rob south", "cccd").dollars("north") == 15


def test_SM_31_one_trump_too_few_brings_nothing_and_costs_nothing() -> None:
    t = holding_up("jesse-jams", east=8).do("play hold-up", "cddd")
    assert (t.dollars("north"), t.account("east"), t.gang("north")) == (10, 8, "jesse-jams")


def test_SM_31_an_opponent_with_money_banked_is_needed() -> None:
    assert holding_up("jesse-jams").offered("play") == [], "the own account does not count"
    assert holding_up("jesse-jams", south=1).offered("play") == ["play hold-up"]


def test_SM_31_only_a_living_opponent() -> None:
    t = holding_up("jesse-jams", east=8)
    t.player("east").is_in = 0
    assert t.offered("play") == []


def test_SM_31_only_at_the_town_bank() -> None:
    t = holding_up("jesse-jams", east=8)
    for at in ("hotel", "saloon", "train_station"):
        assert t.seat("north", at=at).offered("play") == []


def test_SM_31_a_safe_cracker_adds_a_die() -> None:
    t = holding_up("jesse-jams butch-casserole", east=8).do("play hold-up", "d" * 8)
    assert t.tests() == ["north outlaw 8 0"]


# ---- SM-32

def gambling(gang: str, dollars: int = 10) -> Table:
    return alone("saloon", gang, "gamble", dollars=dollars).do("play gamble")


def test_SM_32_the_books_gamble() -> None:
    """Three dollars and two trumps win six."""
    t = gambling("butch-casserole").do("stake 3", "cdc")
    assert t.tests() == ["north gamble 3 2"]
    assert t.dollars("north") == 16
    assert t.told("stake_laid", "stake_won") == ["stake_laid north 3", "stake_won north 6"]


def test_SM_32_one_trump_wins_the_stake_and_none_loses_it() -> None:
    t = gambling("butch-casserole").do("stake 5", "cdd")
    assert t.dollars("north") == 15
    t = gambling("butch-casserole").do("stake 4", "ddd")
    assert t.dollars("north") == 6
    assert t.told("stake_lost") == ["stake_lost north 4"]


def test_SM_32_a_stake_of_one_to_five_dollars_of_cash() -> None:
    assert gambling("butch-casserole").options == [f"stake {n}" for n in range(1, 6)]
    assert gambling("butch-casserole", 3).options == ["stake 1", "stake 2", "stake 3"]
    assert gambling("butch-casserole", 1).options == ["stake 1"]
    assert alone("saloon", "butch-casserole", "gamble", dollars=0, account=9).offered("play") == []


def test_SM_32_one_gunfighter_gambles() -> None:
    t = gambling("butch-casserole wild-bill-hiccup")
    assert (t.phase, t.options) == ("fighter", ["choose north butch-casserole", "choose north wild-bill-hiccup"])
    t.do("choose north wild-bill-hiccup").do("stake 1", "dddd")
    assert t.tests() == ["north gamble 4 0"]


def test_SM_32_only_in_the_saloon() -> None:
    assert alone("hotel", "butch-casserole", "gamble").offered("play") == []


@pytest.mark.parametrize("sharp", ["doc-hollandaise", "soapy-spinach"])
def test_SM_32_a_card_sharp_may_roll_one_die_again_and_the_second_result_stands(sharp: str) -> None:
    t = gambling(sharp).do("stake 2", "ddjc")
    assert (t.phase, t.options) == ("reroll", ["done", "reroll clubs", "reroll diamonds", "reroll joker"])
    assert t.copy().do("done").dollars("north") == 14
    assert t.copy().do("reroll diamonds", "j").dollars("north") == 16
    assert t.copy().do("reroll diamonds", "h").dollars("north") == 14
    assert t.copy().do("reroll clubs", "d").dollars("north") == 12
    assert t.copy().do("reroll joker", "d").dollars("north") == 12
    assert t.do("reroll diamonds", "c").options == ["done"], "once"


def test_SM_32_nobody_else_rolls_again() -> None:
    t = gambling("wild-bill-hiccup doc-hollandaise").do("choose north wild-bill-hiccup").do("stake 1", "dddd")
    assert t.phase == "town"


@pytest.mark.parametrize(("dice", "dollars"), [("ddd", 0), ("cdd", 2), ("cjd", 4), ("ccj", 6)])
def test_SM_32_mining_rolls_three_dice_for_two_dollars_a_trump(dice: str, dollars: int) -> None:
    t = alone("gold_mine", "pat-carrot", "mining").do("play mining", dice)
    assert t.dollars("north") == 10 + dollars
    assert t.told("dollars_earned") == [f"dollars_earned north {dollars}"]
    assert alone("hotel", "pat-carrot", "mining").offered("play") == []


# ---- SM-33

def test_SM_33_an_explosion_with_two_trumps_puts_an_empty_town_card_out_of_play() -> None:
    t = alone("gold_mine", "jesse-jams", "explosion").do("play explosion", "ccdd")
    assert t.tests() == ["north outlaw 4 2"]
    assert t.phase == "place"
    assert {words.split()[1] for words in t.options} == set(t.towns) - {"gold_mine", "church"}
    t.do("place hotel")
    assert not t.in_play("hotel")
    assert t.told("blown_up") == ["blown_up north hotel"]
    assert "place hotel" not in alone("gold_mine", "jesse-jams", "explosion").ruins("hotel").do("play explosion", "ccdd").options


def test_SM_33_one_trump_blows_nothing_up() -> None:
    t = alone("gold_mine", "jesse-jams", "explosion").do("play explosion", "cddd")
    assert t.phase == "town"
    assert t.told("nothing_came_of_it") == ["nothing_came_of_it north"]
    assert all(t.in_play(name) for name in t.towns)


def test_SM_33_an_explosion_needs_a_town_card_with_nobody_on_it() -> None:
    t = alone("gold_mine", "jesse-jams", "explosion").seat("east", at="gold_mine")
    t.ruins(" ".join(name for name in t.towns if name not in ("gold_mine", "hotel")))
    assert t.offered("play") == ["play explosion"]
    assert t.ruins("hotel").offered("play") == []


def test_SM_33_accounts_the_dead_and_the_jail_are_not_touched() -> None:
    t = alone("gold_mine", "jesse-jams", "explosion", account=5).dead("pat-carrot").jail("wyatt-burp").seat("east", account=9)
    t.do("play explosion", "ccdd").do("place town_bank")
    assert (t.account("north"), t.account("east")) == (5, 9)
    for place in ("undertakers", "sheriffs_office"):
        t = alone("gold_mine", "jesse-jams", "explosion").dead("pat-carrot").jail("wyatt-burp")
        t.do("play explosion", "ccdd").do(f"place {place}")
        assert (t.masked(t.s.dead), t.masked(t.s.jail)) == ("pat-carrot", "wyatt-burp")


def test_SM_33_a_rebuild_with_one_trump_brings_a_neighbour_back_and_moves_the_player_onto_it() -> None:
    t = alone("town_bank", "pat-carrot", "rebuild").ruins("livery trading_post church gunsmith").do("play rebuild", "cddd")
    assert t.tests() == ["north law 4 1"]
    assert (t.phase, t.options) == ("place", ["place trading_post", "place livery"])
    t.do("place livery")
    assert (t.at("north"), t.in_play("livery"), t.in_play("trading_post")) == ("livery", True, False)
    assert t.told("rebuilt") == ["rebuilt north livery"]


def test_SM_33_without_a_trump_nothing_is_rebuilt() -> None:
    t = alone("town_bank", "pat-carrot", "rebuild").ruins("livery").do("play rebuild", "dddd")
    assert (t.phase, t.at("north"), t.in_play("livery")) == ("town", "town_bank", False)


def test_SM_33_a_rebuild_needs_a_ruin_beside() -> None:
    assert alone("town_bank", "pat-carrot", "rebuild").ruins("hotel").offered("play") == []
    assert alone("town_bank", "pat-carrot", "rebuild").ruins("livery").offered("play") == ["play rebuild"]


def test_SM_33_after_a_rebuild_no_second_use_of_a_town_card() -> None:
    t = alone("town_bank", "pat-carrot", "rebuild horse", account=2).ruins("livery").do("account 5").do("play rebuild", "cddd")
    t.do("place livery")
    assert t.options == ["done"]


def test_SM_33_after_a_rebuild_the_first_use_is_still_open() -> None:
    t = alone("town_bank", "pat-carrot", "rebuild horse").ruins("livery").do("play rebuild", "cddd").do("place livery")
    assert t.options == ["done", "attach horse pat-carrot"]


def test_SM_33_a_jailbreak_with_two_trumps_frees_any_jailed_gunfighter_unhurt() -> None:
    t = alone("sheriffs_office", "jesse-jams", "jailbreak").jail("pat-carrot wyatt-burp").do("play jailbreak", "ccdd")
    assert t.tests() == ["north outlaw 4 2"]
    assert (t.phase, t.options) == ("release", ["release wyatt-burp", "release pat-carrot"])
    t.do("release wyatt-burp")
    assert (t.gang("north"), t.masked(t.s.jail)) == ("jesse-jams wyatt-burp", "pat-carrot")
    assert t.told("released") == ["released north wyatt-burp"]


def test_SM_33_one_trump_frees_nobody() -> None:
    t = alone("sheriffs_office", "jesse-jams", "jailbreak").jail("pat-carrot").do("play jailbreak", "cddd")
    assert (t.phase, t.masked(t.s.jail)) == ("town", "pat-carrot")


def test_SM_33_a_jailbreak_needs_somebody_jailed_and_room() -> None:
    assert alone("sheriffs_office", "jesse-jams", "jailbreak").offered("play") == []
    t = alone("sheriffs_office", "jesse-jams kid-currypot butch-casserole", "jailbreak").jail("pat-carrot")
    assert t.offered("play") == ["play jailbreak"]
    assert t.seat("north", gang="bass-radish").offered("play") == []


@pytest.mark.parametrize(("at", "card", "gang", "test"), [("sheriffs_office", "bounty", "pat-carrot", "law"),
                                                        ("train_station", "train-robbery", "jesse-jams", "outlaw")])
def test_SM_33_bounty_and_train_robbery_bring_two_dollars_a_trump(at: str, card: str, gang: str, test: str) -> None:
    t = alone(at, gang, card).do(f"play {card}", "ccjd")
    assert t.tests() == [f"north {test} 4 3"]
    assert t.dollars("north") == 16
    t = alone(at, gang, card).do(f"play {card}", "dddd")
    assert (t.dollars("north"), t.gang("north"), t.phase) == (10, gang, "town"), "no wound on failure"


def test_SM_33_a_safe_cracker_adds_a_die_to_a_train_robbery_and_not_to_an_explosion() -> None:
    t = alone("train_station", "butch-casserole", "train-robbery").do("play train-robbery", "dddd")
    assert t.tests() == ["north outlaw 4 0"]
    t = alone("gold_mine", "butch-casserole", "explosion").do("play explosion", "ddd")
    assert t.tests() == ["north outlaw 3 0"]


def test_SM_33_the_failure_of_a_rebuild_still_costs_the_card() -> None:
    t = alone("town_bank", "pat-carrot", "rebuild").ruins("livery").do("play rebuild", "dddd")
    assert (t.hand("north"), t.discards(), t.s.card_played) == ("", "rebuild", 1)
