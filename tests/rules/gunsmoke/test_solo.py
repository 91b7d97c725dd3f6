"""Solo play: SM-37 to SM-40."""

import pytest

from gunmetal.games.western.state import Chance
from tests.rules.gunsmoke.test_setup import FIGHTERS, dealt
from tests.rules.town import Table, gunsmoke

OPENING = (f"gunfighter {' '.join(FIGHTERS[:2])}", f"removed {' '.join(FIGHTERS[2:6])}", f"gunfighter {' '.join(FIGHTERS[6:9])}")
JESSE, JANE, SUNDANCE = FIGHTERS[6:9]
HAND = "draw ? ? ? ? ?"


def armed(first: str, second: str, third: str) -> Table:
    return dealt(1).do("account 0", *OPENING, f"attached {first}", f"attached {second}", f"attached {third}", HAND)


def solo(three: str, gang: str = "pat-carrot bass-radish", **more: object) -> Table:
    """North's trumps are clubs, the three's diamonds."""
    t = gunsmoke(1).seat("three", gang=three)
    t.player("three").trump = 1
    return t.seat("north", gang=gang, **({"at": "hotel"} | more))      # type: ignore[arg-type]


# ---- SM-37

def test_SM_37_three_random_gunfighters_lie_beside_the_town() -> None:
    t = armed("buntline carbine bow", "bible lasso horse", "tomahawk bullwhip bowie-knife")
    assert t.gang("north") == " ".join(FIGHTERS[:2])
    assert [words.split("+")[0] for words in t.gang("three").split()] == [JESSE, JANE, SUNDANCE]
    assert f"gunfighter_dealt three {JESSE}" in t.told("gunfighter_dealt", to="public")
    assert t.masked(t.s.buried) == " ".join(FIGHTERS[2:6]), "four under the Undertakers, as with two players"


def test_SM_37_all_escapes_and_three_captures_leave_the_game() -> None:
    t = armed("buntline carbine bow", "bible lasso horse", "tomahawk bullwhip bowie-knife")
    assert t.s.deck[t.kind("escape")] + t.player("north").hand[t.kind("escape")] == 0
    assert t.s.deck[t.kind("capture")] + t.player("north").hand[t.kind("capture")] == 2


def test_SM_37_each_gets_a_weapon_then_a_second_card_then_a_third_of_weapons_and_items() -> None:
    t = armed("buntline carbine tomahawk", "bible bowie-knife bow", "tomahawk horse lasso")
    assert t.gang("three") == f"{JESSE}+buntline+tomahawk+bible {JANE}+carbine+bowie-knife+horse {SUNDANCE}+bow+tomahawk+lasso"
    assert t.told("three_armed", to="public")[0] == f"three_armed {JESSE} buntline"


def test_SM_37_the_first_cards_are_weapons_only_and_the_others_weapons_or_items() -> None:
    t = dealt(1)
    t.s.dealer = None
    weights: list[set[str]] = []

    class Watching:
        """Deals the first card that is possible."""

        def pick(self, _s: object, counts: list[int], total: int, label: int) -> int:
            if label == Chance.ATTACHED:
                assert sum(counts) == total
                weights.append({t.names[kind] for kind, n in enumerate(counts) if n})
            return next(kind for kind, n in enumerate(counts) if n)

    t.s.dealer = Watching()
    t.rules.apply(t.s, t.action("account 0"))
    assert len(weights) == 9
    assert all("horse" not in names and "buntline" in names for names in weights[:3])
    assert all("horse" in names and "tomahawk" in names and "gamble" not in names for names in weights[3:])


def test_SM_37_a_card_whose_colour_is_taken_goes_back() -> None:
    t = armed("buntline carbine tomahawk", "bow bowie-knife bible", "lasso schofield holster")
    assert t.gang("three") == f"{JESSE}+buntline+lasso {JANE}+carbine+bowie-knife {SUNDANCE}+tomahawk+bible"
    everywhere = t.in_deck().split() + t.hand("north").split()
    assert [everywhere.count(name) for name in ("bow", "schofield", "holster", "buntline")] == [1, 2, 2, 1]


def test_SM_37_what_is_left_of_the_weapons_and_items_joins_the_deck() -> None:
    t = armed("buntline carbine tomahawk", "bow bowie-knife bible", "lasso schofield holster")
    assert t.s.deck_size == 16 - 2 - 4 - 3 + 27 + 25 - 6 + 38 - 3 - 3 - 5
    assert t.s.deck_size == len(t.in_deck().split())
    assert all(count == 0 for count in t.s.pile)


def test_SM_37_one_trump_for_the_player_and_one_for_the_three() -> None:
    t = dealt(1)
    assert t.told("trump_dealt") == ["trump_dealt north hearts", "trump_dealt three clubs"]
    assert (t.player("north").trump, t.player("three").trump) == (2, 0)


# ---- SM-38

@pytest.mark.parametrize("at", ["church", "hotel", "undertakers", "gold_mine"])
def test_SM_38_fights_and_captures_work_everywhere_and_target_the_three(at: str) -> None:
    t = solo("belle-starch kid-currypot jesse-jams", at=at, hand="shoot-out brawl capture")
    assert t.offered("play") == ["play brawl", "play capture", "play shoot-out"]
    t.do("play capture")
    assert t.options == ["choose three belle-starch", "choose three kid-currypot", "choose three jesse-jams"]


def test_SM_38_in_the_saloon_without_a_card() -> None:
    assert solo("belle-starch", at="saloon").offered("shootout", "brawl") == ["brawl", "shootout"]
    assert solo("belle-starch", at="hotel").offered("shootout", "brawl") == []


def test_SM_38_the_player_chooses_one_of_them_to_take_part() -> None:
    t = solo("belle-starch kid-currypot+tomahawk jesse-jams", hand="brawl").do("play brawl").do("choose north bass-radish")
    assert (t.phase, t.decider) == ("fighter", "north")
    assert t.options == ["choose three belle-starch", "choose three kid-currypot", "choose three jesse-jams"]
    t.do("choose three kid-currypot", "ccd", "ddcccc")
    assert t.tests() == ["north brawl 3 2", "three brawl 6 2"], "their bonuses count, and their trump is theirs"
    assert (t.gang("north"), t.gang("three")) == ("pat-carrot bass-radish:2", "belle-starch kid-currypot:2+tomahawk jesse-jams")


def test_SM_38_the_one_who_takes_part_shoots_back() -> None:
    t = solo("belle-starch jesse-jams", "bass-radish", hand="shoot-out").do("play shoot-out")
    t.do("choose three jesse-jams", "dd", "ddc", "ddc", "ccd")
    assert t.tests() == ["north draw 2 0", "three draw 3 2", "three shoot 3 2", "north shoot 3 2"]
    assert (t.gang("north"), t.gang("three")) == ("bass-radish:2", "belle-starch jesse-jams:2")


def test_SM_38_they_use_no_lasso_and_no_bible() -> None:
    t = solo("belle-starch+lasso", "bass-radish+buntline", hand="brawl").do("play brawl", "dddd", "c")
    assert t.gang("three") == "belle-starch+lasso"
    t = solo("belle-starch+bible jesse-jams", "bass-radish", hand="brawl").do("play brawl")
    t.do("choose three belle-starch", "ccdd", "c")
    assert t.gang("three") == "belle-starch:2+bible jesse-jams"


def test_SM_38_they_use_no_dynamite() -> None:
    t = solo("belle-starch+dynamite jesse-jams", "pat-carrot", hand="capture").do("play capture")
    t.do("choose three belle-starch", "ddddd", "cccccc")
    assert t.tests() == ["north law 5 0", "three outlaw 6 0"]
    assert t.gang("three") == "belle-starch+dynamite jesse-jams"


def test_SM_38_their_outlaw_is_that_of_those_still_in_play_together() -> None:
    t = solo("belle-starch jesse-jams kid-currypot", "pat-carrot", hand="capture").do("play capture")
    t.do("choose three belle-starch", "ccccc", "c" * 8)
    assert t.tests() == ["north law 5 5", "three outlaw 8 0"]
    assert (t.captives("north"), t.gang("three")) == ("belle-starch", "jesse-jams kid-currypot")


def test_SM_38_a_lasso_is_thrown_at_them() -> None:
    t = solo("belle-starch+bow", "bass-radish+lasso", hand="brawl").do("play brawl").do("lasso bass-radish")
    t.do("steal three bow belle-starch").do("choose north bass-radish", "dddd", "c")
    assert (t.gang("north"), t.gang("three")) == ("bass-radish+bow", "belle-starch")


def test_SM_38_they_have_no_marker_and_no_turn() -> None:
    t = solo("belle-starch", hand="mining").do("done").do("done", "draw ? ?")
    assert (t.active, t.s.turn, t.at("three")) == ("north", 1, "nowhere")


# ---- SM-39

def test_SM_39_two_dollars_go_to_the_three_at_the_start_of_each_turn() -> None:
    t = solo("belle-starch").begin_turn("north")
    assert (t.account("three"), t.s.reserve) == (2, 444)
    assert t.told("three_banked") == ["three_banked 2"]
    t.do("stay").do("done").do("done", "draw ? ?")
    assert t.account("three") == 4


def test_SM_39_as_long_as_the_reserve_lasts() -> None:
    t = solo("belle-starch").reserve(1).begin_turn("north")
    assert (t.account("three"), t.s.reserve) == (1, 0)


def test_SM_39_only_in_a_solo_game() -> None:
    t = gunsmoke(2).seat("north", gang="jesse-jams").seat("east", gang="pat-carrot").begin_turn("north")
    assert t.told("three_banked") == []


@pytest.mark.parametrize("three", ["belle-starch", "belle-starch kid-currypot jesse-jams"])
def test_SM_39_a_hold_up_always_needs_four_trumps_and_takes_their_account(three: str) -> None:
    t = solo(three, "black-bartlett", at="town_bank", hand="hold-up", dollars=1).seat("three", account=8)
    failed = t.copy().do("play hold-up", "cccd")
    assert (failed.dollars("north"), failed.account("three")) == (1, 8)
    t.do("play hold-up", "cccc")
    assert (t.dollars("north"), t.account("three")) == (9, 0)
    assert t.told("account_robbed") == ["account_robbed north three 8"]


# ---- SM-40

def test_SM_40_all_three_killed_or_captured_is_won() -> None:
    t = solo("belle-starch:2", hand="brawl").do("play brawl").do("choose north bass-radish", "cccc", "c")
    assert (t.phase, t.end, t.winners) == ("over", "solo_won", ["north"])
    t = solo("belle-starch", hand="capture").do("play capture").do("choose three belle-starch", "c" * 10, "cc")
    assert (t.end, t.winners) == ("solo_won", ["north"])


def test_SM_40_not_before_the_last_of_them() -> None:
    t = solo("belle-starch:2 jesse-jams", hand="brawl").do("play brawl").do("choose north bass-radish")
    t.do("choose three belle-starch", "cccc", "c")
    assert (t.phase, t.end, t.gang("three")) == ("town", "none", "jesse-jams")


def test_SM_40_the_own_last_gunfighter_lost_is_lost() -> None:
    t = solo("bass-radish jesse-jams", "belle-starch:2", hand="brawl").do("play brawl").do("choose three bass-radish", "d", "dddd")
    assert (t.phase, t.end, t.winners) == ("over", "solo_lost", [])


def test_SM_40_even_in_the_same_fight() -> None:
    t = solo("kid-currypot:2", "belle-starch:2+tomahawk", hand="brawl").do("play brawl", "cc", "dddd")
    assert (t.gang("north"), t.gang("three")) == ("", "")
    assert (t.end, t.winners) == ("solo_lost", [])


def test_SM_40_the_round_limit_reached_is_lost() -> None:
    t = gunsmoke(1, round_limit=2).seat("north", gang="pat-carrot").seat("three", gang="belle-starch").turn("north", "discard")
    t.do("done", "draw ? ?")
    assert (t.s.round, t.end) == (2, "none")
    t.do("stay").do("done").do("done", "draw ? ?")
    assert (t.end, t.winners) == ("solo_lost", [])


def test_SM_40_turns_are_counted_for_the_score() -> None:
    t = solo("belle-starch").begin_turn("north").do("stay").do("done").do("done", "draw ? ?")
    assert t.s.turn == 2
    assert t.told("turn_began") == ["turn_began north 2 2"]
