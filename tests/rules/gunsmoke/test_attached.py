"""Cards in use, and tests: SM-26 to SM-28."""

import pytest

from gunmetal.games.western.state import Colour
from tests.rules.town import Table, gunsmoke


def store(gang: str, hand: str = "", dollars: int = 20) -> Table:
    t = gunsmoke(2).seat("north", at="general_store", gang=gang, hand=hand, dollars=dollars)
    return t.seat("east", at="church", gang="belle-starch")


def face_to_face(north: str, east: str, card: str = "shoot-out", **more: str) -> Table:
    """Both stand in the Hotel, and north holds an action card."""
    t = gunsmoke(2).seat("north", at="hotel", gang=north, hand=card)
    return t.seat("east", at="hotel", gang=east, **more)           # type: ignore[arg-type]


def rolled(t: Table, action: str, dice: str) -> list[str]:
    """The dice of each test: what does not matter is not rolled."""
    return [" ".join(words.split()[:3]) for words in t.do(action, dice).tests()]


# ---- SM-26

def test_SM_26_a_card_is_paid_in_cash_and_attached_to_one_own_gunfighter() -> None:
    t = store("jesse-jams pat-carrot", "tomahawk").do("attach tomahawk pat-carrot")
    assert (t.gang("north"), t.hand("north"), t.dollars("north")) == ("jesse-jams pat-carrot+tomahawk", "", 17)
    assert t.told("card_bought", "card_attached") == ["card_bought north tomahawk 3", "card_attached north tomahawk pat-carrot"]


def test_SM_26_one_red_one_brown_and_one_blue_card_each() -> None:
    t = store("jesse-jams", "bow tomahawk lasso")
    t.do("attach bow jesse-jams").do("attach tomahawk jesse-jams").do("attach lasso jesse-jams")
    assert t.gang("north") == "jesse-jams+bow+tomahawk+lasso"
    assert t.discards() == ""


@pytest.mark.parametrize(("old", "new"), [("peacemaker", "bow"), ("bowie-knife", "tomahawk"), ("lasso", "cowboy-hat"),
                                          ("horse", "poncho")])
def test_SM_26_a_new_card_replaces_one_of_its_colour_without_refund(old: str, new: str) -> None:
    t = store(f"jesse-jams+{old} pat-carrot", new)
    cost = t.s.cards[t.kind(new)].cost
    t.do(f"attach {new} jesse-jams")
    assert (t.gang("north"), t.discards(), t.dollars("north")) == (f"jesse-jams+{new} pat-carrot", old, 20 - cost)
    assert t.told("card_replaced") == [f"card_replaced north {old} jesse-jams"]


def test_SM_26_another_gunfighters_card_stays() -> None:
    t = store("jesse-jams+lasso pat-carrot", "cowboy-hat").do("attach cowboy-hat pat-carrot")
    assert (t.gang("north"), t.discards()) == ("jesse-jams+lasso pat-carrot+cowboy-hat", "")


def test_SM_26_red_are_projectile_weapons_brown_hand_weapons_and_blue_items() -> None:
    t = gunsmoke(2)
    colours: dict[str, set[str]] = {"red": set(), "brown": set(), "blue": set()}
    for kind in range(16, len(t.names)):
        if t.s.cards[kind].effect == 0:
            colours[Colour(t.s.cards[kind].colour).name.lower()].add(t.names[kind])
    assert colours["brown"] == {"bowie-knife", "tomahawk", "bullwhip", "brass-knuckles", "sledgehammer", "throwing-knives"}
    assert len(colours["red"]) == 10
    assert len(colours["blue"]) == 14


def test_SM_26_attached_cards_stay_after_a_fight() -> None:
    t = face_to_face("jesse-jams+schofield+tomahawk", "bass-radish+peacemaker").do("play shoot-out", "ccc", "ddd", "dddd", "cccc")
    assert (t.gang("north"), t.gang("east")) == ("jesse-jams+schofield+tomahawk", "bass-radish+peacemaker")


# ---- SM-27

def test_SM_27_black_icons_change_the_bearers_own_values() -> None:
    """Peacemaker: Draw and Shoot +1; Holster: Draw +1; Sledgehammer: Draw -1."""
    t = face_to_face("jesse-jams+peacemaker+sledgehammer+holster", "belle-starch")
    assert rolled(t, "play shoot-out", "dddd hh dddd hh") == ["north draw 4", "east draw 2", "north shoot 4", "east shoot 2"]
    t = face_to_face("jesse-jams+peacemaker+tomahawk+whiskey", "belle-starch", "brawl")
    assert rolled(t, "play brawl", "ddddd h") == ["north brawl 5", "east brawl 1"]


@pytest.mark.parametrize(("card", "draw", "shoot", "brawl"), [
    ("peacemaker", 1, 1, 0), ("buntline", 0, 2, 0), ("derringer", 1, 0, 0), ("schofield", 0, 1, 0), ("carbine", 0, 1, 0),
    ("winchester", 1, 2, 0), ("shotgun", -1, 3, 0), ("buffalo-rifle", -2, 4, 0), ("gatling-gun", -3, 6, 0), ("bow", 0, 1, 0),
    ("bowie-knife", 0, 0, 1), ("tomahawk", 0, 0, 2), ("brass-knuckles", 0, 0, 1), ("sledgehammer", -1, 0, 3),
    ("throwing-knives", 0, 1, 1), ("cowboy-hat", 0, 1, 0), ("holster", 1, 0, 0), ("whiskey", -1, 0, 1)])
def test_SM_27_what_each_weapon_and_item_adds_in_a_fight(card: str, draw: int, shoot: int, brawl: int) -> None:
    foe = 2 - (card == "bow")
    t = face_to_face(f"jesse-jams+{card}", "belle-starch")
    made = rolled(t, "play shoot-out", "d" * (3 + draw) + "h" * foe + ("d" * (3 + shoot) + "hh"))
    assert made == [f"north draw {3 + draw}", f"east draw {foe}", f"north shoot {3 + shoot}", "east shoot 2"]
    t = face_to_face(f"jesse-jams+{card}", "belle-starch", "brawl")
    assert rolled(t, "play brawl", "d" * (2 + brawl) + "h") == [f"north brawl {2 + brawl}", "east brawl 1"]


def test_SM_27_marked_cards_add_two_to_gamble() -> None:
    t = gunsmoke(2).seat("north", at="saloon", gang="pat-carrot+marked-cards", hand="gamble").do("play gamble").do("stake 1", "ddd")
    assert t.tests() == ["north gamble 3 0"]


def test_SM_27_foe_draw_counts_for_all_opposing_participants() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="jesse-jams+bow", hand="shoot-out").seat("east", at="hotel", gang="pat-carrot")
    t.seat("south", at="hotel", gang="wyatt-burp").do("play shoot-out", "ddd", "h", "dd")
    assert t.tests() == ["north draw 3 0", "east draw 1 0", "south draw 2 0"], "not for the bearer"


def test_SM_27_two_bows_weaken_the_third_twice() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="jesse-jams+bow", hand="shoot-out").seat("east", at="hotel", gang="pat-carrot")
    t.seat("south", at="hotel", gang="wyatt-burp")
    t.player("east").gang[0].attached[Colour.RED] = t.kind("bow")
    t.do("play shoot-out", "dd", "h", "d")
    assert t.tests() == ["north draw 2 0", "east draw 1 0", "south draw 1 0"]


def test_SM_27_foe_draw_of_one_who_does_not_take_part_counts_for_nobody() -> None:
    t = face_to_face("jesse-jams pat-carrot+bow", "belle-starch").do("play shoot-out")
    t.do("choose north jesse-jams", "ddd", "hh", "ddd", "hh")
    assert t.tests()[1] == "east draw 2 0"


@pytest.mark.parametrize("card", ["rosary", "poncho"])
def test_SM_27_foe_shoot_counts_in_shots_at_the_bearer_only(card: str) -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="jesse-jams", hand="shoot-out")
    t.seat("east", at="hotel", gang=f"pat-carrot+{card}")
    t.seat("south", at="hotel", gang="kid-currypot").do("play shoot-out", "ccc", "cc", "cc")
    at_bearer = t.copy().do("choose east pat-carrot", "dd")
    assert at_bearer.tests() == ["north shoot 2 0"]
    t.do("choose south kid-currypot", "ddd")
    assert t.tests() == ["north shoot 3 0"]


def test_SM_27_foe_shoot_does_not_count_in_a_brawl_nor_foe_brawl_in_a_shoot_out() -> None:
    t = face_to_face("jesse-jams", "belle-starch+poncho", "brawl")
    assert rolled(t, "play brawl", "dd h") == ["north brawl 2", "east brawl 1"]
    t = face_to_face("jesse-jams", "belle-starch+bullwhip")
    assert rolled(t, "play shoot-out", "ddd hh ddd hh")[2] == "north shoot 3"


def test_SM_27_foe_brawl_counts_against_the_bearer_only() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="jesse-jams", hand="brawl").seat("east", at="hotel", gang="pat-carrot+bullwhip")
    t.seat("south", at="hotel", gang="belle-starch").do("play brawl").do("choose east pat-carrot").do("choose north jesse-jams")
    t.do("choose north jesse-jams", "d", "hh", "s")
    assert t.tests() == ["north brawl 1 0", "east brawl 2 0", "south brawl 1 0"]


def test_SM_27_law_and_outlaw_icons_count_in_the_gangs_communal_tests() -> None:
    t = gunsmoke(2).seat("north", at="sheriffs_office", gang="angie-oakley pat-carrot jesse-jams+sheriffs-badge", hand="bounty")
    t.do("play bounty", "d" * 8)
    assert t.tests() == ["north law 8 0"]


# ---- SM-28

def test_SM_28_communal_tests_add_up_the_whole_gang() -> None:
    t = gunsmoke(2).seat("north", at="train_station", gang="jesse-jams belle-starch pat-carrot kid-currypot", hand="train-robbery")
    t.do("play train-robbery", "d" * 8)
    assert t.tests() == ["north outlaw 8 0"]


def test_SM_28_individual_tests_are_those_of_one_gunfighter_with_its_own_cards() -> None:
    t = face_to_face("jesse-jams pat-carrot+buntline", "belle-starch").do("play shoot-out")
    t.do("choose north jesse-jams", "ddd", "hh", "ddd", "hh")
    assert t.tests() == ["north draw 3 0", "east draw 2 0", "north shoot 3 0", "east shoot 2 0"]


def test_SM_28_never_fewer_than_no_dice() -> None:
    t = face_to_face("black-bartlett+gatling-gun", "soapy-spinach+shotgun+sledgehammer+whiskey")
    made = rolled(t, "play shoot-out", "d" * 8 + "h" * 4)
    assert made == ["north draw 0", "east draw 0", "north shoot 8", "east shoot 4"]
    t = gunsmoke(2).seat("north", at="sheriffs_office", gang="jesse-jams", hand="bounty").do("play bounty")
    assert t.tests() == ["north law 0 0"]
    t = face_to_face("pat-carrot", "belle-starch", "capture").do("play capture").do("choose east belle-starch", "ddddd", "hh")
    assert t.tests() == ["north law 5 0", "east outlaw 2 0"]


def test_SM_28_wounds_carry_no_penalty() -> None:
    t = face_to_face("wyatt-burp:3", "bass-radish:2")
    assert rolled(t, "play shoot-out", "ddd hh dddd hh") == ["north draw 3", "east draw 2", "north shoot 4", "east shoot 2"]
    t = face_to_face("pat-carrot:2", "jesse-jams:2", "brawl")
    assert rolled(t, "play brawl", "dd hh") == ["north brawl 2", "east brawl 2"]
    t = gunsmoke(2).seat("north", at="saloon", gang="wild-bill-hiccup:2", hand="gamble").do("play gamble").do("stake 1", "dddd")
    assert t.tests() == ["north gamble 4 0"]


def test_SM_28_the_wounded_count_in_communal_tests() -> None:
    t = gunsmoke(2).seat("north", at="train_station", gang="jesse-jams:2 belle-starch:2", hand="train-robbery")
    t.do("play train-robbery", "d" * 6)
    assert t.tests() == ["north outlaw 6 0"]


def test_SM_28_wounds_silence_no_special() -> None:
    t = face_to_face("jesse-jams", "wyatt-burp:3")
    assert rolled(t, "play shoot-out", "ccc hhh dd hhhh")[2] == "north shoot 2", "hard to hit"
    t = gunsmoke(2).seat("north", at="church", gang="calamari-jane:2").turn("north", "move")
    assert "move town_bank" in t.options
    t = gunsmoke(2).seat("north", at="saloon", gang="doc-hollandaise:2", hand="gamble").do("play gamble").do("stake 1", "dddd")
    assert t.phase == "reroll"
