"""A turn: SM-7 to SM-11."""

import pytest

from tests.rules.town import Table, gunsmoke


def two(at: str = "hotel", gang: str = "jesse-jams", **more: object) -> Table:
    """North is in turn, east stands aside in the Undertakers."""
    t = gunsmoke(2).seat("north", at=at, gang=gang, **more)        # type: ignore[arg-type]
    return t.seat("east", at="undertakers", gang="belle-starch")


# ---- SM-7

@pytest.mark.parametrize(("banked", "interest"), [(0, 0), (4, 0), (5, 1), (6, 1), (9, 1), (10, 2), (24, 4)])
def test_SM_7_a_dollar_for_each_full_five_banked(banked: int, interest: int) -> None:
    t = two(dollars=7, account=banked).begin_turn("north")
    assert (t.dollars("north"), t.account("north")) == (7 + interest, banked), "into the hand"
    assert t.told("income") == ([f"income north {interest}"] if interest else [])
    assert t.phase == "move"


@pytest.mark.parametrize(("banked", "interest"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_SM_7_with_the_variant_for_each_full_three(banked: int, interest: int) -> None:
    t = gunsmoke(2, interest_per=3).seat("north", dollars=7, account=banked, gang="jesse-jams").begin_turn("north")
    assert t.dollars("north") == 7 + interest


def test_SM_7_cash_bears_no_interest_and_only_the_own_account_counts() -> None:
    t = two(dollars=20, account=0).seat("east", account=20).begin_turn("north")
    assert t.told("income") == []


def test_SM_7_interest_flows_also_while_the_bank_is_out_of_play() -> None:
    t = two(dollars=0, account=11).ruins("town_bank").begin_turn("north")
    assert t.dollars("north") == 2


def test_SM_7_interest_comes_from_the_reserve() -> None:
    t = two(dollars=0, account=20).reserve(3).begin_turn("north")
    assert (t.dollars("north"), t.s.reserve) == (3, 0)


# ---- SM-8

def moving(at: str, gang: str = "jesse-jams", **more: object) -> Table:
    return two(at, gang, **more).turn("north", "move")


def test_SM_8_stay_or_one_step_to_a_neighbour_diagonals_included() -> None:
    t = moving("trading_post")
    assert t.offered("move") == sorted(f"move {name}" for name in ("church", "gallows", "general_store", "hotel", "saloon",
                                                                  "sheriffs_office", "town_bank"))
    assert t.options[-1] == "stay"
    assert t.offered("boots", "horse", "ride") == []
    t.do("move town_bank")
    assert (t.at("north"), t.phase) == ("town_bank", "town")
    assert t.told("moved") == ["moved north town_bank"]
    assert moving("trading_post").do("stay").at("north") == "trading_post"


def test_SM_8_the_empty_middle_is_no_way() -> None:
    assert moving("general_store").offered("move") == ["move gallows", "move gold_mine", "move livery", "move trading_post"]


def test_SM_8_a_missing_town_card_cannot_be_entered() -> None:
    assert moving("church").ruins("gallows").offered("move") == ["move hotel", "move trading_post"]


def test_SM_8_nor_crossed() -> None:
    t = moving("church", "jesse-jams+cowboy-boots").ruins("gallows")
    assert "boots general_store" in t.options, "by the Trading Post"
    assert "boots general_store" not in t.ruins("trading_post").options
    assert t.offered("boots", "move") == ["boots saloon", "boots sheriffs_office", "move hotel"]


def test_SM_8_the_church_must_be_left() -> None:
    assert "stay" not in moving("church").options
    assert "stay" in moving("gallows").options


def test_SM_8_without_a_neighbour_the_church_need_not_be_left() -> None:
    t = moving("church", "jesse-jams+horse").ruins("gallows hotel trading_post")
    assert t.offered("move", "stay") == ["stay"]
    assert len(t.offered("horse")) == 10, "nobody is forced to spend a card for it, but may"


@pytest.mark.parametrize("gang", ["jesse-jams+cowboy-boots", "jesse-jams calamari-jane", "jesse-jams+horse"])
def test_SM_8_one_who_leaves_the_church_does_not_end_there(gang: str) -> None:
    t = moving("church", gang)
    assert not any(words == "stay" or words.endswith(" church") for words in t.options)


def test_SM_8_cowboy_boots_discarded_two_steps() -> None:
    t = moving("church", "jesse-jams+cowboy-boots")
    assert t.offered("boots") == ["boots general_store", "boots saloon", "boots sheriffs_office", "boots town_bank"]
    t.do("boots town_bank")
    assert (t.at("north"), t.gang("north"), t.discards()) == ("town_bank", "jesse-jams", "cowboy-boots")
    assert t.told("card_used_to_move") == ["card_used_to_move north cowboy-boots town_bank"]


def test_SM_8_a_step_on_foot_keeps_boots_and_horse() -> None:
    t = moving("church", "jesse-jams+cowboy-boots pat-carrot+horse").do("move hotel")
    assert t.gang("north") == "jesse-jams+cowboy-boots pat-carrot+horse"


def test_SM_8_a_scout_moves_up_to_two_and_boots_add_nothing_to_it() -> None:
    t = moving("church", "calamari-jane+cowboy-boots")
    assert t.offered("move") == sorted(f"move {name}" for name in ("gallows", "hotel", "trading_post", "general_store", "saloon",
                                                                  "sheriffs_office", "town_bank"))
    assert t.offered("boots") == []


def test_SM_8_a_horse_discarded_any_town_card_in_play() -> None:
    t = moving("church", "jesse-jams+horse").ruins("livery")
    near = {"gallows", "hotel", "trading_post"}
    assert {words.split()[1] for words in t.offered("horse")} == set(t.towns) - near - {"church", "livery"}
    t.do("horse undertakers")
    assert (t.at("north"), t.gang("north"), t.discards()) == ("undertakers", "jesse-jams", "horse")


def test_SM_8_leaving_the_livery_for_two_dollars_to_any_town_card() -> None:
    t = moving("livery", dollars=2).ruins("church")
    near = {"general_store", "gold_mine", "gunsmith", "madame_bell", "town_bank", "train_station", "undertakers"}
    assert {words.split()[1] for words in t.offered("move")} == near
    assert {words.split()[1] for words in t.offered("ride")} == set(t.towns) - near - {"livery", "church"}
    t.do("ride saloon")
    assert (t.at("north"), t.dollars("north")) == ("saloon", 0)


def test_SM_8_the_ride_is_part_of_the_movement_and_no_use_of_a_town_card() -> None:
    t = moving("livery", dollars=5).do("ride hotel")
    assert t.s.location_used == 0
    t = moving("livery", "jesse-jams:1", dollars=5).do("ride hotel").do("heal jesse-jams")
    assert t.dollars("north") == 0


# ---- SM-9

def test_SM_9_the_use_of_the_town_card_and_one_action_card_in_either_order() -> None:
    t = two("gold_mine", hand="mining mining")
    first = t.copy().do("mine", "c").do("play mining", "ccd")
    assert first.dollars("north") == 17
    assert first.options == ["done"]
    then = t.do("play mining", "ccd").do("mine", "d")
    assert then.dollars("north") == 14
    assert then.options == ["done"]


def test_SM_9_only_one_action_card() -> None:
    t = two("gold_mine", hand="mining mining")
    assert t.offered("play") == ["play mining"]
    assert t.do("play mining", "ddd").offered("play") == []
    assert (t.hand("north"), t.discards()) == ("mining", "mining")


def test_SM_9_an_action_card_needs_its_location_or_any() -> None:
    hand = "mining bounty train-robbery hold-up gamble"
    for at, wanted in (("gold_mine", ["play mining"]), ("sheriffs_office", ["play bounty"]), ("hotel", []),
                       ("train_station", ["play train-robbery"]), ("town_bank", ["play hold-up"]), ("saloon", ["play gamble"])):
        t = two(at, hand=hand).seat("east", account=5)
        assert t.offered("play") == wanted, at
    t = two("hotel", hand="brawl shoot-out capture")
    assert t.offered("play") == [], "nobody is there"
    assert t.seat("east", at="hotel").offered("play") == ["play brawl", "play capture", "play shoot-out"]


def test_SM_9_a_use_that_was_begun_before_the_card_is_over_after_it() -> None:
    t = two("general_store", "jesse-jams+tomahawk pat-carrot", hand="lasso cowboy-hat shoot-out", dollars=20)
    t.seat("east", at="general_store")
    assert t.copy().do("attach lasso jesse-jams").offered("attach") != []
    t.do("attach lasso jesse-jams").do("play shoot-out").do("choose north pat-carrot", "dd", "cc", "ddd", "cc")
    assert t.offered("attach", "sell-attached") == []
    assert t.options == ["done"]


def test_SM_9_a_use_that_was_not_begun_is_still_open_after_the_card() -> None:
    t = two("general_store", "jesse-jams+tomahawk", hand="lasso shoot-out", dollars=20).seat("east", at="general_store")
    t.do("play shoot-out", "ddd", "cc", "ddd", "cc")
    assert t.offered("attach", "sell-attached") == ["attach lasso jesse-jams", "sell-attached tomahawk jesse-jams"]


@pytest.mark.parametrize(("at", "hand", "first", "then"), [
    ("train_station", "jesse-jams pat-carrot", "hire jesse-jams", "hire pat-carrot"),
    ("madame_bell", "", "visit", "visit"),
    ("hotel", "", "heal wyatt-burp", "heal bass-radish"),
])
def test_SM_9_no_town_card_is_used_on_after_an_action_card(at: str, hand: str, first: str, then: str) -> None:
    t = gunsmoke(2).seat("north", at=at, gang="wyatt-burp:1 bass-radish:1", hand=f"{hand} brawl", dollars=30)
    t.seat("east", at=at, gang="belle-starch")
    assert then in t.options
    draws = ["draw bible"] if first == "visit" else []
    t.do(first, *draws).do("play brawl").do("choose north wyatt-burp", "ddd", "c")
    assert t.options == ["done"]


def test_SM_9_a_use_begun_elsewhere_leaves_none_for_the_town_card_that_is_rebuilt() -> None:
    t = two("livery", "pat-carrot", hand="horse rebuild jesse-jams", dollars=30).ruins("train_station")
    opened = t.copy().do("play rebuild", "cccc").do("place train_station")
    assert opened.options == ["done", "hire jesse-jams"]
    t.do("attach horse pat-carrot").do("play rebuild", "cccc").do("place train_station")
    assert t.options == ["done"]


def test_SM_9_the_next_turn_has_a_card_and_a_use_again() -> None:
    t = two("gold_mine", hand="mining").do("mine", "c").do("play mining", "ddd").do("done").do("done", "draw ? ?")
    assert (t.s.card_played, t.s.location_used, t.s.done_here) == (0, 0, 0)
    t = gunsmoke(2).seat("north", at="gold_mine", gang="jesse-jams", hand="mining")
    t.seat("east", at="gold_mine", gang="belle-starch", hand="mining")
    t.do("mine", "c").do("play mining", "ddd").do("done").do("done", "draw ? ?").do("stay")
    assert t.options == ["done", "play mining", "mine"]


def test_SM_9_nothing_needs_to_be_done() -> None:
    assert two("gold_mine", hand="mining").do("done").phase == "discard"


# ---- SM-10

def discarding(hand: str) -> Table:
    return two("hotel", hand=hand).turn("north", "discard")


def test_SM_10_any_number_of_cards_is_discarded() -> None:
    t = discarding("bible brawl brawl gamble")
    assert t.options == ["done", "discard bible", "discard brawl", "discard gamble"]
    t.do_all("discard brawl", "discard brawl", "discard bible", "discard gamble")
    assert t.options == ["done"]
    assert (t.hand("north"), t.discards()) == ("", "bible brawl brawl gamble")
    assert t.player("north").hand_size == 0


@pytest.mark.parametrize(("hand", "drawn"), [
    ("", 2), ("bible brawl brawl", 2), ("bible brawl brawl gamble", 1), ("bible brawl brawl gamble mining", 0),
    ("bible brawl brawl gamble mining lasso", 0)])
def test_SM_10_then_two_are_drawn_but_never_beyond_five(hand: str, drawn: int) -> None:
    t = discarding(hand).do("done", "draw " + "? " * drawn)
    assert t.player("north").hand_size == len(hand.split()) + drawn
    assert (t.active, t.phase) == ("east", "move")


def test_SM_10_none_or_all_discarded_the_draw_comes_after() -> None:
    t = discarding("bible brawl brawl gamble mining").do("discard bible").do("discard brawl").do("done", "draw lasso horse")
    assert t.hand("north") == "horse lasso brawl gamble mining"


def test_SM_10_as_soon_as_the_last_card_is_drawn_the_discards_become_the_deck() -> None:
    t = discarding("mining").discarded("bible gamble").deck("horse lasso").do("done", "draw lasso horse")
    assert (t.in_deck(), t.discards()) == ("bible gamble", "")
    assert t.told("deck_shuffled") == ["deck_shuffled 2"]
    t = discarding("mining").discarded("bible gamble").deck("horse").do("done", "draw horse gamble")
    assert (t.in_deck(), t.discards(), t.hand("north")) == ("bible", "", "horse gamble mining")


def test_SM_10_when_deck_and_discards_are_empty_nothing_is_drawn() -> None:
    t = discarding("mining").deck("").do("done")
    assert (t.hand("north"), t.active) == ("mining", "east")
    t = discarding("mining").deck("horse").do("done", "draw horse")
    assert t.hand("north") == "horse mining"


def test_SM_10_an_empty_deck_takes_the_discards_before_a_draw() -> None:
    """Cards are discarded while the deck is empty."""
    t = discarding("mining lasso").deck("").do("discard lasso").do("done", "draw lasso")
    assert t.hand("north") == "lasso mining"


# ---- SM-11

@pytest.mark.parametrize(("card", "action"), [("cowboy-boots", "boots town_bank"), ("horse", "horse town_bank")])
def test_SM_11_boots_and_horse_are_discarded_for_a_move_in_the_own_movement(card: str, action: str) -> None:
    t = moving("church", f"jesse-jams+{card}")
    assert action in t.options
    assert t.copy().turn("north", "town").offered("boots", "horse") == []
    t.do(action)
    assert (t.at("north"), t.gang("north"), t.discards()) == ("town_bank", "jesse-jams", card)


@pytest.mark.parametrize(("wounds", "after"), [(1, 0), (2, 0), (3, 1)])
def test_SM_11_a_doctors_bag_heals_up_to_two_wounds_of_its_bearer(wounds: int, after: int) -> None:
    t = two("church", f"wyatt-burp:{wounds}+doctors-bag pat-carrot:1")
    assert t.offered("bag") == ["bag wyatt-burp"]
    t.do("bag wyatt-burp")
    assert t.gang("north") == ("wyatt-burp" + (f":{after}" if after else "")) + " pat-carrot:1"
    assert t.discards() == "doctors-bag"


def test_SM_11_a_doctors_bag_helps_its_bearer_only_and_only_if_wounded() -> None:
    assert two("church", "wyatt-burp+doctors-bag pat-carrot:1").offered("bag") == []


def test_SM_11_a_doctors_bag_is_no_use_of_the_town_card_and_no_action_card() -> None:
    t = two("gold_mine", "wyatt-burp:1+doctors-bag", hand="mining").do("mine", "d").do("play mining", "ddd")
    t.do("bag wyatt-burp")
    assert t.gang("north") == "wyatt-burp"
    assert two("gold_mine", "wyatt-burp:1+doctors-bag", hand="mining").do("bag wyatt-burp").offered("mine", "play") != []


def test_SM_11_a_doctors_bag_only_in_the_own_step_of_town_and_action() -> None:
    t = two("church", "wyatt-burp:1+doctors-bag")
    assert t.copy().turn("north", "move").offered("bag") == []
    assert t.copy().turn("north", "discard").offered("bag") == []
    assert t.turn("east", "town").offered("bag") == []


@pytest.mark.parametrize(("at", "card"), [("train_station", "train-robbery"), ("gold_mine", "explosion"),
                                          ("sheriffs_office", "jailbreak"), ("town_bank", "hold-up")])
def test_SM_11_dynamite_before_an_own_outlaw_test_three_dice_more(at: str, card: str) -> None:
    t = two(at, "kid-currypot+dynamite", hand=card).seat("east", account=5).jail("pat-carrot")
    t.do(f"play {card}")
    assert (t.phase, t.decider, t.options) == ("cards", "north", ["done", "use dynamite"])
    without = t.copy().do("done", "dd")
    assert without.tests() == ["north outlaw 2 0"]
    assert without.gang("north") == "kid-currypot+dynamite"
    t.do("use dynamite", "ddddd")
    assert t.tests() == ["north outlaw 5 0"]
    assert (t.gang("north"), t.s.dynamite[0]) == ("kid-currypot", 0)
    assert "dynamite" in t.discards()


@pytest.mark.parametrize(("at", "card", "chance"), [("sheriffs_office", "bounty", "dddd"), ("gold_mine", "mining", "ddd")])
def test_SM_11_no_dynamite_in_other_tests(at: str, card: str, chance: str) -> None:
    t = two(at, "pat-carrot+dynamite", hand=card).do(f"play {card}", chance)
    assert t.gang("north") == "pat-carrot+dynamite"


def test_SM_11_dynamite_of_the_defender_in_a_capture_before_any_dice() -> None:
    t = two("hotel", "pat-carrot", hand="capture")
    t.seat("east", at="hotel", gang="kid-currypot+dynamite").do("play capture").do("choose east belle-starch")
    assert (t.phase, t.decider) == ("cards", "east")
    assert t.copy().do("done", "ccccc", "dddd").tests() == ["north law 5 5", "east outlaw 4 4"]
    t.do("use dynamite", "cccccddddddd")
    assert t.tests() == ["north law 5 5", "east outlaw 7 7"]
    assert t.told("capture_failed") == ["capture_failed north east belle-starch"]


def test_SM_11_no_dynamite_of_the_attacker_in_a_capture() -> None:
    t = two("hotel", "pat-carrot+dynamite", hand="capture").seat("east", at="hotel")
    t.do("play capture").do("choose east belle-starch", "ddddd", "cc")
    assert t.gang("north") == "pat-carrot+dynamite"


def test_SM_11_dynamite_is_spent_in_one_test() -> None:
    t = two("train_station", "kid-currypot+dynamite", hand="train-robbery").do("play train-robbery").do("use dynamite", "ddddd")
    t.do("done").do("done", "draw ? ?").do("stay").do("done").do("done", "draw ? ?").do("stay")
    t.seat("north", hand="train-robbery").do("play train-robbery", "dd")
    assert t.tests() == ["north outlaw 2 0"]


def test_SM_11_a_wanted_poster_discarded_when_jailing_is_four_dollars_more() -> None:
    t = two("sheriffs_office", "jesse-jams+wanted-poster", captives="pat-carrot", dollars=0)
    assert t.options == ["done", "jail pat-carrot", "poster pat-carrot"]
    assert t.copy().do("jail pat-carrot").gang("north") == "jesse-jams+wanted-poster"
    t.do("poster pat-carrot")
    assert (t.dollars("north"), t.gang("north"), t.discards()) == (8, "jesse-jams", "wanted-poster")


def shot_at(bible: str = "belle-starch+bible") -> Table:
    """North's Jesse shoots first, with three trumps."""
    t = gunsmoke(2).seat("north", at="hotel", gang="jesse-jams", hand="shoot-out").seat("east", at="hotel", gang=bible)
    return t.do("play shoot-out", "ccc", "cc", "ccc")


def test_SM_11_a_bible_cancels_all_wounds_of_one_attack_before_they_land() -> None:
    t = shot_at()
    assert (t.phase, t.decider, t.options) == ("bible", "east", ["done", "cancel"])
    assert t.told("wounded") == []
    t.do("cancel", "dd")
    assert t.gang("east") == "belle-starch"
    assert t.gang("north") == "jesse-jams:2", "Belle is alive and answers"
    assert t.discards() == "bible shoot-out"
    assert t.told("wounds_cancelled") == ["wounds_cancelled east belle-starch bible 3"]


def test_SM_11_a_bible_may_be_kept() -> None:
    t = shot_at().do("done")
    assert t.gang("east") == ""
    assert t.end == "last_standing"


def test_SM_11_a_bible_is_offered_for_a_single_wound_but_not_for_none() -> None:
    t = gunsmoke(2).seat("north", at="hotel", gang="jesse-jams", hand="shoot-out")
    t.seat("east", at="hotel", gang="belle-starch+bible")
    assert t.copy().do("play shoot-out", "ccc", "cc", "cdd").phase == "bible"
    t.do("play shoot-out", "ccc", "cc", "ddd", "dd")
    assert (t.phase, t.gang("north"), t.gang("east")) == ("town", "jesse-jams:2", "belle-starch+bible")


def test_SM_11_a_bible_helps_only_its_bearer() -> None:
    t = gunsmoke(2).seat("north", at="hotel", gang="jesse-jams", hand="shoot-out")
    t.seat("east", at="hotel", gang="belle-starch pat-carrot+bible").do("play shoot-out")
    t.do("choose east belle-starch", "ccc", "cc", "ccc")
    assert (t.phase, t.gang("east")) == ("town", "pat-carrot+bible")


def test_SM_11_a_bible_also_in_the_own_turn() -> None:
    t = gunsmoke(2).seat("north", at="hotel", gang="belle-starch+bible", hand="brawl").seat("east", at="hotel", gang="jesse-jams")
    t.do("play brawl", "c", "dd")
    assert (t.phase, t.decider) == ("bible", "north")
    t.do("cancel")
    assert (t.gang("north"), t.gang("east")) == ("belle-starch", "jesse-jams:1")


def test_SM_11_of_several_attackers_a_bible_cancels_the_one_whose_roll_it_answers() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="jesse-jams", hand="brawl")
    t.seat("east", at="hotel", gang="wyatt-burp+bible").seat("south", at="hotel", gang="pat-carrot")
    t.do("play brawl").do("choose east wyatt-burp").do("choose north jesse-jams").do("choose east wyatt-burp", "cc")
    assert (t.phase, t.decider) == ("bible", "east")
    t.do("done", "ccc", "hd")
    assert (t.phase, t.decider) == ("bible", "east"), "south's roll is another attack"
    t.do("cancel")
    assert t.gang("east") == "wyatt-burp:2", "north's two wounds landed"
