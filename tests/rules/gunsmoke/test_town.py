"""Town cards: SM-12 to SM-25."""

import pytest

from tests.rules.town import Table, gunsmoke


def visiting(at: str, gang: str = "jesse-jams", **more: object) -> Table:
    """North is there, east stands aside in the Church."""
    t = gunsmoke(2).seat("north", at=at, gang=gang, **more)        # type: ignore[arg-type]
    return t.seat("east", at="church", gang="belle-starch")


def next_turn(t: Table) -> Table:
    """The rest of this turn and east's pass; north may move."""
    t.do("done")
    t.do("done", *draws(t))
    t.do(t.offered("move")[0])
    t.do("done")
    return t.do("done", *draws(t))


def draws(t: Table) -> list[str]:
    return ["draw " + "? " * min(2, max(0, 5 - t.player(t.active).hand_size))]


# ---- SM-12

def test_SM_12_the_church_must_be_left_in_the_next_turn() -> None:
    t = visiting("gallows").turn("north", "move").do("move church")
    t = next_turn(t)
    assert (t.active, t.phase, t.at("north")) == ("north", "move", "church")
    assert t.options == ["move gallows", "move hotel", "move trading_post"]


def test_SM_12_church_items_are_bought_there() -> None:
    t = visiting("church", hand="bible rosary lasso horse")
    assert t.offered("attach") == ["attach bible jesse-jams", "attach rosary jesse-jams"]
    t.do("attach rosary jesse-jams")
    assert (t.gang("north"), t.dollars("north")) == ("jesse-jams+rosary", 7)
    assert visiting("gallows", hand="bible rosary").offered("attach") == []


# ---- SM-13

def test_SM_13_a_hanged_captive_lies_under_the_undertakers() -> None:
    t = visiting("gallows", captives="pat-carrot bat-masticate")
    assert t.options == ["done", "hang pat-carrot", "hang bat-masticate"]
    t.do("hang pat-carrot")
    assert (t.captives("north"), t.masked(t.s.dead), t.discards()) == ("bat-masticate", "pat-carrot", "")
    assert t.told("hanged") == ["hanged north pat-carrot"]


def test_SM_13_one_captive_in_a_turn_and_none_elsewhere() -> None:
    t = visiting("gallows", captives="pat-carrot bat-masticate").do("hang pat-carrot")
    assert t.options == ["done"]
    assert visiting("hotel", captives="pat-carrot").options == ["done"]


def test_SM_13_the_jailed_cannot_be_hanged() -> None:
    assert visiting("gallows").jail("pat-carrot").options == ["done"]


def test_SM_13_without_the_undertakers_the_hanged_is_discarded() -> None:
    t = visiting("gallows", captives="pat-carrot").ruins("undertakers").do("hang pat-carrot")
    assert (t.masked(t.s.dead), t.discards()) == ("", "pat-carrot")


# ---- SM-14

def test_SM_14_the_general_store_sells_any_number_of_cards_that_name_it() -> None:
    t = visiting("general_store", "jesse-jams pat-carrot", hand="lasso bow holster buntline bible", dollars=6)
    assert t.offered("attach") == ["attach bow jesse-jams", "attach bow pat-carrot", "attach lasso jesse-jams",
                                   "attach lasso pat-carrot"]
    t.do("attach lasso jesse-jams").do("attach bow pat-carrot")
    assert (t.gang("north"), t.dollars("north")) == ("jesse-jams+lasso pat-carrot+bow", 0)
    assert t.hand("north") == "buntline holster bible"


def test_SM_14_the_gunsmith_the_same() -> None:
    t = visiting("gunsmith", hand="lasso bow holster brass-knuckles buntline", dollars=20)
    assert t.offered("attach") == ["attach brass-knuckles jesse-jams", "attach buntline jesse-jams", "attach holster jesse-jams"]


def test_SM_14_a_card_must_be_paid_for() -> None:
    assert visiting("gunsmith", hand="buntline", dollars=4).offered("attach") == []
    t = visiting("gunsmith", hand="buntline", dollars=5).do("attach buntline jesse-jams")
    assert t.dollars("north") == 0


@pytest.mark.parametrize(("at", "card", "half"), [
    ("general_store", "cowboy-hat", 1), ("general_store", "sledgehammer", 2), ("general_store", "cowboy-boots", 1),
    ("gunsmith", "buntline", 2), ("gunsmith", "gatling-gun", 4), ("gunsmith", "holster", 1), ("gunsmith", "winchester", 3)])
def test_SM_14_attached_cards_that_name_the_place_are_sold_for_half_rounded_down(at: str, card: str, half: int) -> None:
    t = visiting(at, f"pat-carrot jesse-jams+{card}", dollars=1).do(f"sell-attached {card} jesse-jams")
    assert (t.dollars("north"), t.gang("north"), t.discards()) == (1 + half, "pat-carrot jesse-jams", card)
    assert t.told("card_sold") == [f"card_sold north {card} {half}"]


def test_SM_14_only_what_names_the_place_and_any_number() -> None:
    t = visiting("general_store", "jesse-jams+buntline+tomahawk+lasso pat-carrot+bow+holster")
    assert t.offered("sell-attached") == ["sell-attached bow pat-carrot", "sell-attached lasso jesse-jams",
                                          "sell-attached tomahawk jesse-jams"]
    t.do_all("sell-attached bow pat-carrot", "sell-attached lasso jesse-jams", "sell-attached tomahawk jesse-jams")
    assert (t.gang("north"), t.dollars("north")) == ("jesse-jams+buntline pat-carrot+holster", 13)
    t = visiting("gunsmith", "jesse-jams+buntline+tomahawk+lasso")
    assert t.offered("sell-attached") == ["sell-attached buntline jesse-jams"]
    assert visiting("hotel", "jesse-jams+buntline+tomahawk+lasso").options == ["done"]


def test_SM_14_a_card_in_the_hand_is_not_sold() -> None:
    assert visiting("gunsmith", hand="buntline", dollars=0).options == ["done"]


# ---- SM-15

@pytest.mark.parametrize(("face", "gold"), [("c", 3), ("j", 3), ("d", 0), ("h", 0), ("s", 0)])
def test_SM_15_one_die_and_three_dollars_for_a_trump(face: str, gold: int) -> None:
    t = visiting("gold_mine").do("mine", face)
    assert t.dollars("north") == 10 + gold
    assert t.told("gold_mined", "nothing_came_of_it") == (["gold_mined north 3"] if gold else ["nothing_came_of_it north"])
    assert t.options == ["done"], "once a turn"


def test_SM_15_only_in_the_gold_mine() -> None:
    assert visiting("hotel").offered("mine") == []


# ---- SM-16

def test_SM_16_three_dollars_remove_one_wound_of_one_own_gunfighter() -> None:
    t = visiting("hotel", "wyatt-burp:2 pat-carrot:1 jesse-jams", dollars=7)
    assert t.options == ["done", "heal wyatt-burp", "heal pat-carrot"]
    t.do("heal wyatt-burp")
    assert (t.gang("north"), t.dollars("north")) == ("wyatt-burp:1 pat-carrot:1 jesse-jams", 4)
    assert t.told("room_paid") == ["room_paid north 3"]


def test_SM_16_once_a_turn() -> None:
    assert visiting("hotel", "wyatt-burp:2 pat-carrot:1", dollars=7).do("heal wyatt-burp").options == ["done"]


def test_SM_16_for_three_dollars_and_no_less() -> None:
    assert visiting("hotel", "wyatt-burp:2", dollars=2).options == ["done"]
    assert visiting("hotel", "wyatt-burp:2", dollars=3).do("heal wyatt-burp").dollars("north") == 0


# ---- SM-17

@pytest.mark.parametrize(("card", "price"), [("buntline", 7), ("holster", 4), ("lasso", 5), ("tomahawk", 5), ("bow", 5),
                                             ("dynamite", 6)])
def test_SM_17_the_trading_post_pays_two_dollars_more_than_the_cost(card: str, price: int) -> None:
    t = visiting("trading_post", f"jesse-jams+{card}", dollars=0).do(f"sell-attached {card} jesse-jams")
    assert (t.dollars("north"), t.gang("north"), t.discards()) == (price, "jesse-jams", card)


def test_SM_17_for_cards_of_the_general_store_and_the_gunsmith_any_number() -> None:
    t = visiting("trading_post", "jesse-jams+buntline+tomahawk+bible pat-carrot+bow+lasso")
    assert len(t.offered("sell-attached")) == 4
    assert not any("bible" in words for words in t.options)
    t.do("sell-attached buntline jesse-jams").do("sell-attached lasso pat-carrot")
    assert t.dollars("north") == 22


def test_SM_17_nothing_is_bought_there() -> None:
    assert visiting("trading_post", hand="lasso buntline").options == ["done"]


# ---- SM-18

def test_SM_18_leaving_the_livery_a_ride_costs_two_dollars() -> None:
    t = visiting("livery", dollars=3).turn("north", "move").do("ride saloon")
    assert (t.at("north"), t.dollars("north")) == ("saloon", 1)
    assert t.told("rode") == ["rode north saloon"]
    assert visiting("livery", dollars=2).turn("north", "move").do("ride saloon").dollars("north") == 0
    assert visiting("livery", dollars=1).turn("north", "move").offered("ride") == []


def test_SM_18_from_the_livery_only() -> None:
    assert visiting("gold_mine", dollars=9).turn("north", "move").offered("ride") == []


def test_SM_18_the_horse_is_bought_there() -> None:
    t = visiting("livery", hand="horse cowboy-boots").do("attach horse jesse-jams")
    assert (t.gang("north"), t.dollars("north"), t.options) == ("jesse-jams+horse", 6, ["done"])
    assert visiting("general_store", hand="horse").options == ["done"]


# ---- SM-19

def test_SM_19_one_card_for_each_own_gunfighter_three_dollars_each() -> None:
    t = visiting("madame_bell", "jesse-jams pat-carrot", dollars=20).do("visit", "draw lasso")
    assert (t.hand("north"), t.dollars("north")) == ("lasso", 17)
    assert t.told("bell_paid") == ["bell_paid north 3"]
    t.do("visit", "draw bible")
    assert (t.hand("north"), t.dollars("north"), t.options) == ("lasso bible", 14, ["done"])


def test_SM_19_as_long_as_the_dollars_last() -> None:
    t = visiting("madame_bell", "jesse-jams pat-carrot", dollars=5).do("visit", "draw bible")
    assert t.options == ["done"]
    assert visiting("madame_bell", dollars=3).do("visit", "draw bible").dollars("north") == 0
    assert visiting("madame_bell", dollars=2).options == ["done"]


def test_SM_19_a_hand_above_five_is_kept_and_draws_nothing() -> None:
    t = visiting("madame_bell", "jesse-jams pat-carrot", hand="bible lasso rosary horse mining", dollars=20)
    t.do("visit", "draw gamble").do("visit", "draw gamble").do("done").do("done")
    assert t.hand("north") == "horse lasso bible rosary gamble gamble mining"
    assert t.active == "east"


def test_SM_19_no_cards_left_no_draw_and_no_payment() -> None:
    assert visiting("madame_bell", dollars=20).deck("").options == ["done"]
    t = visiting("madame_bell", "jesse-jams pat-carrot", dollars=20).deck("lasso").do("visit", "draw lasso")
    assert (t.dollars("north"), t.options) == (17, ["done"])


def test_SM_19_discards_are_cards_too() -> None:
    t = visiting("madame_bell", dollars=20).discarded("bible").deck("").do("visit", "draw bible")
    assert t.hand("north") == "bible"


def test_SM_19_again_in_the_next_turn() -> None:
    t = next_turn(visiting("madame_bell", dollars=20).do("visit", "draw bible")).do("stay")
    assert "visit" in t.options


# ---- SM-20

def test_SM_20_a_shoot_out_or_a_brawl_without_its_card() -> None:
    t = visiting("saloon").seat("east", at="saloon")
    assert t.options == ["done", "shootout", "brawl"]
    assert t.copy().do("shootout", "ccc", "hh", "cdd", "dd").tests()[:2] == ["north draw 3 3", "east draw 2 0"]
    t.do("brawl", "cc", "d")
    assert t.tests() == ["north brawl 2 2", "east brawl 1 1"]
    assert t.told("free_fight") == ["free_fight north brawl"]


def test_SM_20_besides_the_action_card() -> None:
    t = visiting("saloon", hand="brawl gamble").seat("east", at="saloon").do("shootout", "ccc", "hh", "cdd", "hh")
    assert t.options == ["done", "play brawl", "play gamble"]
    t.do("play brawl", "dd", "c")
    assert t.options == ["done"]
    t = visiting("saloon", hand="brawl gamble").seat("east", at="saloon").do("play brawl", "dd", "c")
    assert t.options == ["done", "shootout", "brawl"]


def test_SM_20_one_of_the_two_and_once() -> None:
    t = visiting("saloon").seat("east", at="saloon").do("brawl", "dd", "c")
    assert t.options == ["done"]


def test_SM_20_needs_an_opponent_there_and_the_saloon() -> None:
    assert visiting("saloon").options == ["done"]
    assert visiting("hotel").seat("east", at="hotel").options == ["done"]


# ---- SM-21

def test_SM_21_a_captive_is_jailed_for_four_dollars() -> None:
    t = visiting("sheriffs_office", captives="pat-carrot bat-masticate", dollars=1)
    assert t.options == ["done", "jail pat-carrot", "jail bat-masticate"]
    t.do("jail bat-masticate")
    assert (t.dollars("north"), t.captives("north"), t.masked(t.s.jail)) == (5, "pat-carrot", "bat-masticate")
    assert t.told("jailed") == ["jailed north bat-masticate 4"]


def test_SM_21_one_captive_in_a_turn() -> None:
    t = visiting("sheriffs_office", captives="pat-carrot bat-masticate").do("jail bat-masticate")
    assert t.options == ["done"]


def test_SM_21_badge_and_poster_are_bought_there_before_or_after_jailing() -> None:
    t = visiting("sheriffs_office", "jesse-jams pat-carrot", captives="bat-masticate", hand="sheriffs-badge wanted-poster lasso")
    assert t.offered("attach") == ["attach sheriffs-badge jesse-jams", "attach sheriffs-badge pat-carrot",
                                   "attach wanted-poster jesse-jams", "attach wanted-poster pat-carrot"]
    assert t.offered("poster") == []
    t.do("attach wanted-poster jesse-jams").do("poster bat-masticate").do("attach sheriffs-badge pat-carrot")
    assert (t.dollars("north"), t.gang("north")) == (12, "jesse-jams pat-carrot+sheriffs-badge")


# ---- SM-22

def test_SM_22_any_amount_between_cash_and_account() -> None:
    t = visiting("town_bank", dollars=3, account=2)
    assert t.options == ["done", "account 0", "account 1", "account 3", "account 4", "account 5"]
    after = t.copy().do("account 5")
    assert (after.dollars("north"), after.account("north")) == (0, 5)
    after = t.copy().do("account 0")
    assert (after.dollars("north"), after.account("north")) == (5, 0)
    after = t.do("account 1")
    assert (after.dollars("north"), after.account("north"), after.options) == (4, 1, ["done"])


def test_SM_22_only_at_the_bank() -> None:
    assert visiting("hotel", account=3).offered("account") == []


def test_SM_22_only_cash_pays() -> None:
    assert visiting("gunsmith", hand="buntline", dollars=4, account=20).options == ["done"]
    assert visiting("hotel", "jesse-jams:1", dollars=2, account=20).options == ["done"]
    assert visiting("madame_bell", dollars=2, account=20).options == ["done"]
    assert visiting("train_station", hand="pat-carrot", dollars=5, account=20).options == ["done"]
    assert visiting("saloon", hand="gamble", dollars=0, account=20).options == ["done"]


# ---- SM-23

def test_SM_23_a_gunfighter_from_the_hand_for_its_cost() -> None:
    t = visiting("train_station", hand="pat-carrot bass-radish", dollars=6)
    assert t.options == ["done", "hire pat-carrot"], "Bass costs $7"
    t.do("hire pat-carrot")
    assert (t.gang("north"), t.dollars("north"), t.hand("north")) == ("jesse-jams pat-carrot", 0, "bass-radish")
    assert t.told("hired") == ["hired north pat-carrot 6"]


def test_SM_23_one_in_a_turn() -> None:
    t = visiting("train_station", hand="pat-carrot bass-radish", dollars=30).do("hire pat-carrot")
    assert t.options == ["done"]


def test_SM_23_at_most_four_in_a_gang() -> None:
    t = visiting("train_station", "jesse-jams kid-currypot wyatt-burp", hand="pat-carrot", dollars=30)
    t = t.do("hire pat-carrot").seat("north", hand="bass-radish")
    assert len(t.gang("north").split()) == 4
    t = visiting("train_station", "jesse-jams kid-currypot wyatt-burp pat-carrot", hand="bass-radish", dollars=30)
    assert t.options == ["done"], "and nobody may be dismissed"


def test_SM_23_at_the_train_station_only() -> None:
    assert visiting("hotel", hand="pat-carrot", dollars=30).options == ["done"]


# ---- SM-24

def test_SM_24_a_visitor_of_the_undertakers_looks_through_the_dead() -> None:
    t = visiting("madame_bell").dead("pat-carrot").turn("north", "move")
    t.s.buried |= 1 << t.kind("wyatt-burp")
    t.s.deck[t.kind("wyatt-burp")] -= 1
    t.s.deck_size -= 1
    t.do("move undertakers")
    assert t.told("own_dead_seen", to="north") == ["own_dead_seen north wyatt-burp", "own_dead_seen north pat-carrot"]
    for other in ("east", "public"):
        assert t.told("own_dead_seen", to=other) == []
        assert t.told("dead_seen", to=other) == ["dead_seen north"]


def test_SM_24_only_there() -> None:
    t = visiting("madame_bell").dead("pat-carrot").turn("north", "move").do("stay")
    assert t.told("own_dead_seen", "dead_seen") == []


def test_SM_24_also_who_stays_or_rebuilds_them() -> None:
    t = visiting("undertakers").dead("pat-carrot").turn("north", "move").do("stay")
    assert t.told("own_dead_seen") == ["own_dead_seen north pat-carrot"]
    t = visiting("madame_bell", "pat-carrot", hand="rebuild").ruins("undertakers").dead("jesse-jams")
    t.do("play rebuild", "cccc").do("place undertakers")
    assert t.told("own_dead_seen") == ["own_dead_seen north jesse-jams"]


# ---- SM-25

@pytest.mark.parametrize("card", ["bible", "rosary", "horse", "sheriffs-badge", "wanted-poster"])
@pytest.mark.parametrize("at", ["trading_post", "general_store", "gunsmith", "church", "livery", "sheriffs_office"])
def test_SM_25_never_sellable(card: str, at: str) -> None:
    t = visiting(at, f"jesse-jams+{card}")
    assert t.offered("sell-attached") == []
    assert t.s.cards[t.kind(card)].sellable == 0


def test_SM_25_never_sellable_even_where_a_card_file_says_that_they_are_bought() -> None:
    """House values may move a card, for example the Horse, to a store."""
    t = visiting("general_store", "jesse-jams+horse")
    t.s.cards[t.kind("horse")].location = int(t.towns["general_store"])
    assert t.options == ["done"]
    assert t.seat("north", at="trading_post").options == ["done"]


def test_SM_25_gunfighters_are_not_sold() -> None:
    for at in ("trading_post", "general_store", "gunsmith", "train_station"):
        assert visiting(at, "jesse-jams pat-carrot", hand="bass-radish", dollars=0).options == ["done"]


def test_SM_25_all_other_weapons_and_items_are_sold_at_the_trading_post() -> None:
    t = gunsmoke(2)
    unsold = {t.names[kind] for kind in range(16, len(t.names)) if t.s.cards[kind].sellable == 0 and t.s.cards[kind].effect == 0}
    assert unsold == {"bible", "rosary", "horse", "sheriffs-badge", "wanted-poster"}
