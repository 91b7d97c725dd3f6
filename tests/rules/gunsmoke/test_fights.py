"""Shoot-Out, Brawl and Lasso: SM-29, SM-34, and the worked example of the book, SM-41."""

import pytest

from gunmetal.games.western.state import Colour
from tests.rules.town import Table, gunsmoke, unopened


def duel(north: str, east: str, card: str = "shoot-out") -> Table:
    t = gunsmoke(2).seat("north", at="hotel", gang=north, hand=card)
    return t.seat("east", at="hotel", gang=east)


def three(north: str, east: str, south: str, card: str = "shoot-out") -> Table:
    t = gunsmoke(3).seat("north", at="hotel", gang=north, hand=card)
    return t.seat("east", at="hotel", gang=east).seat("south", at="hotel", gang=south)


# ---- SM-29: who takes part

def test_SM_29_at_least_one_opponent_on_the_same_town_card() -> None:
    for card in ("shoot-out", "brawl"):
        t = gunsmoke(2).seat("north", at="hotel", gang="jesse-jams", hand=card).seat("east", at="church", gang="pat-carrot")
        assert t.offered("play") == []
        assert t.seat("east", at="hotel").offered("play") == [f"play {card}"]


def test_SM_29_everybody_there_takes_part_with_one_gunfighter_the_initiator_chooses_first() -> None:
    t = gunsmoke(4).seat("south", at="hotel", gang="jesse-jams pat-carrot", hand="brawl")
    t.seat("west", at="hotel", gang="wyatt-burp")
    t.seat("north", at="hotel", gang="kid-currypot belle-starch").seat("east", at="church", gang="bat-masticate").turn("south")
    t.do("play brawl")
    assert (t.phase, t.decider) == ("fighter", "south")
    assert t.options == ["choose south jesse-jams", "choose south pat-carrot"]
    t.do("choose south pat-carrot")
    assert (t.phase, t.decider) == ("fighter", "north"), "west has no choice, east is not there"
    t.do("choose north belle-starch")
    assert t.told("fighter_chosen") == ["fighter_chosen north belle-starch"]
    assert (t.phase, t.decider, t.options) == ("target", "south", ["choose north belle-starch", "choose west wyatt-burp"])


def test_SM_29_a_player_who_is_out_takes_no_part() -> None:
    t = three("jesse-jams", "pat-carrot", "wyatt-burp")
    t.player("south").is_in = 0
    t.do("play shoot-out", "ccc", "hh", "ddd", "hhh")
    assert t.tests()[1] == "east draw 2 0"
    assert len(t.tests()) == 4


# ---- SM-29: the Shoot-Out

def test_SM_29_all_draw_and_the_faster_shoots_first_a_wound_for_each_trump() -> None:
    t = duel("jesse-jams", "bass-radish").do("play shoot-out", "cdd", "dd", "dhh", "ccd")
    assert t.tests() == ["north draw 3 1", "east draw 2 2", "east shoot 3 1", "north shoot 3 2"]
    assert (t.gang("north"), t.gang("east")) == ("jesse-jams:1", "bass-radish:2")


def test_SM_29_who_is_killed_before_firing_does_not_shoot() -> None:
    t = duel("jesse-jams wyatt-burp", "bass-radish").do("play shoot-out").do("choose north jesse-jams", "cdd", "dd", "ddd")
    assert t.tests() == ["north draw 3 1", "east draw 2 2", "east shoot 3 3"]
    assert t.gang("north") == "wyatt-burp"


def test_SM_29_a_gunfighter_stands_until_killed() -> None:
    t = duel("jesse-jams", "wyatt-burp:1").do("play shoot-out", "ccc", "hhh", "cc", "dddd")
    assert t.tests()[-1] == "east shoot 4 4", "three wounds of four, and he shoots"
    assert t.gang("east") == "wyatt-burp:3"


def test_SM_29_equal_draws_shoot_at_the_same_time() -> None:
    t = duel("jesse-jams pat-carrot", "belle-starch bass-radish").do("play shoot-out").do("choose north jesse-jams")
    t.do("choose east belle-starch", "ccd", "dd", "ccc", "dd")
    assert t.tests() == ["north draw 3 2", "east draw 2 2", "north shoot 3 3", "east shoot 2 2"]
    assert (t.gang("north"), t.gang("east")) == ("jesse-jams:2 pat-carrot", "bass-radish")


def test_SM_29_no_trump_in_the_draw_still_shoots_last() -> None:
    t = duel("jesse-jams", "bass-radish").do("play shoot-out", "ddd", "dd", "ccc", "ccc")
    assert t.tests()[2:] == ["east shoot 3 0", "north shoot 3 3"]


@pytest.mark.parametrize("quick", ["sundance-kipper", "billy-the-kidney"])
def test_SM_29_the_quick_win_ties_of_the_draw(quick: str) -> None:
    t = duel("jesse-jams", f"{quick} pat-carrot").do("play shoot-out").do(f"choose east {quick}", "ccd", "ddhh", "ddh", "ccc")
    assert t.tests() == ["north draw 3 2", "east draw 4 2", "east shoot 3 2", "north shoot 3 3"]
    assert t.told("killed") == [f"killed east {quick}"]
    t = duel("jesse-jams:1 wyatt-burp", quick).do("play shoot-out").do("choose north jesse-jams", "ccd", "ddhh", "ddh")
    assert t.gang("north") == "wyatt-burp", "killed before he can shoot"


def test_SM_29_the_quick_win_only_ties() -> None:
    t = duel("jesse-jams", "sundance-kipper pat-carrot").do("play shoot-out")
    t.do("choose east sundance-kipper", "ccd", "dhhh", "ccc")
    assert t.tests()[2:] == ["north shoot 3 3"], "one trump more is faster"
    assert t.gang("east") == "pat-carrot"


def test_SM_29_tied_quick_ones_shoot_together_before_the_others_of_their_tie() -> None:
    t = three("jesse-jams", "sundance-kipper", "billy-the-kidney").do("play shoot-out", "ccd", "ddcc", "hhcc")
    assert (t.phase, t.decider) == ("target", "east")
    t.do("choose south billy-the-kidney")
    assert (t.phase, t.decider) == ("target", "south")
    t.do("choose east sundance-kipper", "ddd", "hhh")
    assert t.tests() == ["east shoot 3 3", "south shoot 3 3"]
    assert t.told("shot_lost") == ["shot_lost north jesse-jams"], "nobody is left to shoot at"
    assert t.end == "last_standing"


def test_SM_29_the_tied_declare_in_order_from_the_initiator_before_any_of_them_rolls() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="jesse-jams").seat("east", at="hotel", gang="wyatt-burp", hand="shoot-out")
    t.seat("south", at="hotel", gang="bass-radish").turn("east")
    t.do("play shoot-out", "ddc", "hh", "ccd")
    assert t.tests() == ["east draw 3 2", "south draw 2 2", "north draw 3 2"]
    assert (t.decider, t.told("test_made")[3:]) == ("east", [])
    t.do("choose south bass-radish")
    assert (t.decider, t.tests()) == ("south", [])
    t.do("choose east wyatt-burp")
    assert (t.decider, t.tests()) == ("north", [])
    t.do("choose east wyatt-burp", "dccc", "hc", "cc")
    assert t.tests() == ["east shoot 4 1", "south shoot 2 1", "north shoot 2 2"]
    assert (t.gang("east"), t.gang("south")) == ("wyatt-burp:3", "bass-radish:1")


def test_SM_29_only_living_participants_are_targets() -> None:
    t = three("jesse-jams", "belle-starch kid-currypot", "bass-radish").do("play shoot-out")
    t.do("choose east belle-starch", "ccc", "cc", "hc")
    t.do("choose east belle-starch", "ccc", "hhd")
    assert t.told("target_declared") == ["target_declared north jesse-jams east belle-starch",
                                         "target_declared south bass-radish north jesse-jams"]
    assert (t.gang("north"), t.gang("east")) == ("jesse-jams:2", "kid-currypot")


def test_SM_29_hard_to_hit_costs_who_shoots_at_him_a_die() -> None:
    t = three("jesse-jams", "wyatt-burp", "bass-radish").do("play shoot-out", "ccc", "ccc", "cc")
    assert t.copy().do("choose east wyatt-burp", "dd").tests() == ["north shoot 2 0"]
    assert t.do("choose south bass-radish", "ddd").tests() == ["north shoot 3 0"]


def test_SM_29_hard_to_hit_is_for_shots_and_tough_for_blows() -> None:
    assert duel("jesse-jams", "wyatt-burp", "brawl").do("play brawl", "dd", "ccc").tests()[0] == "north brawl 2 0"
    for tough, own in (("bat-masticate", "hhh"), ("kid-currypot", "hhhh")):
        t = duel("jesse-jams", tough, "brawl").do("play brawl", "d", own)
        assert t.tests()[0] == "north brawl 1 0"
    t = duel("jesse-jams", "bat-masticate").do("play shoot-out", "ccc", "ccc", "ddd", "cc")
    assert t.tests()[2] == "north shoot 3 0"


# ---- SM-29: the Brawl

def test_SM_29_a_brawl_has_no_draw_and_all_strike_at_the_same_time() -> None:
    t = duel("belle-starch pat-carrot", "bass-radish", "brawl").do("play brawl").do("choose north belle-starch", "j", "ddhh")
    assert t.tests() == ["north brawl 1 1", "east brawl 4 2"]
    assert (t.gang("north"), t.gang("east")) == ("belle-starch:2 pat-carrot", "bass-radish:1")


def test_SM_29_even_one_killed_in_a_brawl_strikes() -> None:
    t = duel("bass-radish kid-currypot", "belle-starch:2 pat-carrot", "brawl").do("play brawl").do("choose north bass-radish")
    t.do("choose east belle-starch", "cccc", "d")
    assert (t.gang("north"), t.gang("east")) == ("bass-radish:1 kid-currypot", "pat-carrot")


def test_SM_29_all_declare_a_target_before_the_first_blow_and_wounds_add_up() -> None:
    t = three("jesse-jams", "wyatt-burp", "belle-starch", "brawl").do("play brawl")
    for seat, target in (("north", "east wyatt-burp"), ("east", "south belle-starch")):
        assert (t.phase, t.decider) == ("target", seat)
        t.do(f"choose {target}")
        assert t.tests() == []
    t.do("choose east wyatt-burp", "cc", "dhh", "h")
    assert t.tests() == ["north brawl 2 2", "east brawl 3 1", "south brawl 1 1"]
    assert (t.gang("east"), t.gang("south")) == ("wyatt-burp:3", "belle-starch:1")


def test_SM_29_a_fight_leaves_nothing_behind() -> None:
    t = duel("jesse-jams", "bass-radish")
    empty = t.s.fight.clone()
    t.do("play shoot-out", "cdd", "dd", "dhh", "ccd")
    assert t.s.fight == empty
    assert (t.phase, t.decider, t.s.asked, t.s.dice_count) == ("town", "north", 0, 0)


# ---- SM-29: the Lasso

def test_SM_29_a_lasso_steals_a_card_of_an_opposing_participant_before_the_first_dice() -> None:
    t = duel("jesse-jams+lasso", "bass-radish+buntline+tomahawk+cowboy-hat").do("play shoot-out")
    assert (t.phase, t.decider, t.options) == ("lasso", "north", ["done", "lasso jesse-jams"])
    assert t.tests() == []
    t.do("lasso jesse-jams")
    assert t.discards() == "lasso shoot-out"
    assert (t.phase, t.options) == ("steal", ["steal east buntline bass-radish", "steal east tomahawk bass-radish",
                                              "steal east cowboy-hat bass-radish"])
    t.do("steal east buntline bass-radish")
    assert (t.phase, t.options) == ("attach", ["choose north jesse-jams"])
    t.do("choose north jesse-jams", "ccc", "hh", "ccddd", "hhhh")
    assert t.tests() == ["north draw 3 3", "east draw 2 0", "north shoot 5 2", "east shoot 4 0"]
    assert (t.gang("north"), t.gang("east")) == ("jesse-jams+buntline", "bass-radish:2+tomahawk+cowboy-hat")
    assert t.discards() == "lasso shoot-out"


def test_SM_29_a_lasso_may_be_kept() -> None:
    t = duel("jesse-jams+lasso", "bass-radish+buntline").do("play shoot-out").do("done", "ccc", "hh", "ddd", "hhhhh")
    assert (t.gang("north"), t.gang("east")) == ("jesse-jams+lasso", "bass-radish+buntline")


def test_SM_29_also_in_a_brawl() -> None:
    t = duel("jesse-jams+lasso", "bass-radish+tomahawk", "brawl").do("play brawl").do("lasso jesse-jams")
    t.do("steal east tomahawk bass-radish").do("choose north jesse-jams", "dddd", "cccc")
    assert t.tests() == ["north brawl 4 0", "east brawl 4 0"]


def test_SM_29_a_lasso_of_any_own_gunfighter_and_for_any_own_gunfighter() -> None:
    t = duel("jesse-jams pat-carrot+lasso wyatt-burp", "bass-radish+cowboy-hat").do("play shoot-out").do("choose north jesse-jams")
    assert (t.phase, t.options) == ("lasso", ["done", "lasso pat-carrot"])
    t.do("lasso pat-carrot").do("steal east cowboy-hat bass-radish")
    assert t.options == ["choose north jesse-jams", "choose north pat-carrot", "choose north wyatt-burp"]
    t.do("choose north wyatt-burp", "ddd", "hh", "ddd", "hhh")
    assert t.gang("north") == "jesse-jams pat-carrot wyatt-burp+cowboy-hat"


def test_SM_29_of_two_lassos_one_is_thrown_the_owner_says_which() -> None:
    t = duel("jesse-jams+lasso pat-carrot+lasso", "bass-radish+cowboy-hat+bow").do("play shoot-out").do("choose north jesse-jams")
    assert t.options == ["done", "lasso jesse-jams", "lasso pat-carrot"]
    t.do("lasso pat-carrot").do("steal east bow bass-radish").do("choose north pat-carrot", "ddd", "hh", "ddd", "hhhh")
    assert t.gang("north") == "jesse-jams+lasso pat-carrot+bow"


def test_SM_29_the_lassos_own_place_is_free_first() -> None:
    t = duel("jesse-jams+lasso", "bass-radish+cowboy-hat").do("play shoot-out").do("lasso jesse-jams")
    t.do("steal east cowboy-hat bass-radish").do("choose north jesse-jams", "ddd", "hh", "dddd", "hhh")
    assert t.told("card_replaced") == []
    assert t.gang("north") == "jesse-jams+cowboy-hat"


def test_SM_29_a_stolen_card_may_replace_one() -> None:
    t = duel("jesse-jams+derringer+lasso", "bass-radish+buntline").do("play shoot-out").do("lasso jesse-jams")
    t.do("steal east buntline bass-radish").do("choose north jesse-jams", "ddd", "hh", "ddddd", "hhh")
    assert (t.gang("north"), t.discards()) == ("jesse-jams+buntline", "derringer lasso shoot-out")


def test_SM_29_without_a_target_a_lasso_may_not_be_discarded() -> None:
    t = duel("jesse-jams+buntline+lasso", "bass-radish pat-carrot+buntline").do("play shoot-out")
    t.do("choose east bass-radish", "ddd", "hh", "ddddd", "hhh")
    assert t.gang("north") == "jesse-jams+buntline+lasso", "Pat does not take part"


def test_SM_29_once_round_from_the_initiator() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="jesse-jams+lasso")
    t.seat("south", at="hotel", gang="bass-radish+buntline", hand="brawl")
    t.seat("east", at="hotel", gang="pat-carrot+lasso").turn("south").do("play brawl")
    assert (t.phase, t.decider) == ("lasso", "north"), "south has none"
    t.do("lasso jesse-jams").do("steal south buntline bass-radish").do("choose north jesse-jams")
    assert (t.phase, t.decider) == ("lasso", "east")
    t.do("lasso pat-carrot").do("steal north buntline jesse-jams").do("choose east pat-carrot")
    assert (t.phase, t.decider) == ("target", "south"), "and nobody twice"


def test_SM_29_a_stolen_lasso_is_of_no_use_to_who_has_had_a_turn_nor_to_who_lost_it() -> None:
    t = duel("jesse-jams+buntline+lasso", "bass-radish+lasso").do("play shoot-out").do("lasso jesse-jams")
    assert t.options == ["steal east lasso bass-radish"]
    t.do("steal east lasso bass-radish").do("choose north jesse-jams", "ddd", "hh", "ddddd", "hhh")
    assert t.gang("north") == "jesse-jams+buntline+lasso"
    assert t.discards() == "lasso shoot-out"


def test_SM_29_a_stolen_bow_changes_sides() -> None:
    t = duel("jesse-jams+lasso", "bass-radish+bow").do("play shoot-out").do("lasso jesse-jams")
    t.do("steal east bow bass-radish").do("choose north jesse-jams", "ddd", "h", "dddd", "hhh")
    assert t.tests()[:2] == ["north draw 3 0", "east draw 1 0"]


# ---- SM-34

def test_SM_34_everybody_may_fight_from_the_first_turn() -> None:
    """Nobody has hired anybody, and the Train Station is in play."""
    t = gunsmoke(2).seat("north", at="saloon", gang="jesse-jams pat-carrot", hand="shoot-out brawl capture")
    t.seat("east", at="saloon", gang="belle-starch kid-currypot")
    assert t.options == ["done", "play shoot-out", "play brawl", "play capture", "shootout", "brawl"]
    t.do("brawl").do("choose north jesse-jams").do("choose east belle-starch", "cc", "h")
    assert t.gang("east") == "belle-starch:2 kid-currypot"


def test_SM_34_fights_are_open_before_anything_is_dealt() -> None:
    """Gunsmoke never asks, but a view or a bot may."""
    assert unopened("gunsmoke").s.fighting == 1


# ---- SM-41

def example() -> Table:
    """Martin is north (clubs), Wendy is south (hearts), both at the Train Station."""
    t = gunsmoke(3).seat("north", at="train_station", gang="doc-hollandaise+buntline+cowboy-hat pat-carrot", hand="shoot-out")
    t.seat("south", at="train_station", gang="angie-oakley+carbine wild-bill-hiccup+lasso")
    t.seat("east", at="church", gang="belle-starch")
    t.do("play shoot-out").do("choose north doc-hollandaise")
    assert (t.phase, t.decider) == ("fighter", "south")
    return t.do("choose south angie-oakley")


def test_SM_41_the_books_example_die_by_die() -> None:
    t = example()
    assert (t.phase, t.decider, t.options) == ("lasso", "south", ["done", "lasso wild-bill-hiccup"])
    t.do("lasso wild-bill-hiccup").do("steal north cowboy-hat doc-hollandaise")
    assert t.options == ["choose south angie-oakley", "choose south wild-bill-hiccup"]
    t.do("choose south angie-oakley", "ccjd", "hjh", "cchhds", "hjddchj")
    assert t.tests() == ["north draw 4 3", "south draw 3 3", "north shoot 6 2", "south shoot 7 4"]
    assert t.told("wounded") == ["wounded north doc-hollandaise 4 4", "wounded south angie-oakley 2 2"]
    assert t.told("killed") == ["killed north doc-hollandaise"]
    assert t.gang("north") == "pat-carrot"
    assert t.gang("south") == "angie-oakley:2+carbine+cowboy-hat wild-bill-hiccup"
    assert t.masked(t.s.dead) == "doc-hollandaise"
    assert t.discards() == "buntline lasso shoot-out"
    assert (t.phase, t.decider) == ("town", "north"), "Martin's turn goes on"


def test_SM_41_without_the_lasso_the_hat_is_docs() -> None:
    t = example().do("done", "ccjd", "hjh", "cchhdss", "hjddch")
    assert t.tests()[2:] == ["north shoot 7 2", "south shoot 6 3"]


@pytest.mark.parametrize(("shooter", "card", "dice"), [
    ("angie-oakley", "carbine", 6), ("angie-oakley", "schofield", 5), ("jesse-jams", "carbine", 4), ("angie-oakley", "bow", 5)])
def test_SM_41_the_carbine_has_one_die_more_for_its_expert_alone(shooter: str, card: str, dice: int) -> None:
    t = duel(f"{shooter}+{card}", "bass-radish")
    t.do("play shoot-out", "ccc", "h" * (1 if card == "bow" else 2), "d" * dice, "hhh")
    assert t.tests()[0] == "north draw 3 3"
    assert t.tests()[2] == f"north shoot {dice} 0"


def test_SM_41_the_carbine_expert_needs_the_carbine_herself() -> None:
    t = duel("angie-oakley pat-carrot+carbine", "bass-radish").do("play shoot-out")
    t.do("choose north angie-oakley", "ccc", "hh", "dddd", "hhh")
    assert t.tests()[2] == "north shoot 4 0"
    assert t.player("north").gang[1].attached[Colour.RED] == t.kind("carbine")


def test_SM_41_the_carbine_is_for_shots_not_for_brawls() -> None:
    t = duel("angie-oakley+carbine", "bass-radish", "brawl").do("play brawl", "d", "hhhh")
    assert t.tests()[0] == "north brawl 1 0"
