"""Losing gunfighters, and the end: SM-35, SM-36."""

import pytest

from gunmetal.games.western.state import Test
from tests.rules.town import Table, gunsmoke


def brawl(north: str, east: str, south: str = "") -> Table:
    """All stand in the Hotel, and north has a Brawl."""
    t = gunsmoke(3 if south else 2).seat("north", at="hotel", gang=north, hand="brawl").seat("east", at="hotel", gang=east)
    return t.seat("south", at="hotel", gang=south) if south else t


# ---- SM-35

@pytest.mark.parametrize(("fighter", "life"), [("billy-the-kidney", 2), ("soapy-spinach", 2), ("jesse-jams", 3), ("wyatt-burp", 4),
                                               ("bass-radish", 4)])
def test_SM_35_as_many_wounds_as_the_life_value_kill(fighter: str, life: int) -> None:
    t = gunsmoke(2).seat("north", at="hotel", gang="kid-currypot", hand="brawl")
    t.seat("east", at="hotel", gang=f"{fighter}:{life - 2} pat-carrot")
    answer = "h" * (t.s.cards[t.kind(fighter)].bonus[Test.BRAWL] - 1)     # Kid Currypot is tough
    t.do("play brawl")
    alive = t.copy().do(f"choose east {fighter}", "cddd" + answer)
    assert alive.gang("east") == f"{fighter}:{life - 1} pat-carrot"
    t.do(f"choose east {fighter}", "ccdd" + answer)
    assert t.gang("east") == "pat-carrot"
    assert t.masked(t.s.dead) == fighter
    assert t.told("killed") == [f"killed east {fighter}"]


def test_SM_35_more_wounds_than_the_life_value_kill_too() -> None:
    t = brawl("bass-radish", "belle-starch pat-carrot").do("play brawl").do("choose east belle-starch", "cccc", "h")
    assert t.told("wounded") == ["wounded east belle-starch 4 4"]
    assert (t.gang("east"), t.masked(t.s.dead)) == ("pat-carrot", "belle-starch")


def test_SM_35_attached_cards_are_discarded_and_those_of_the_others_stay() -> None:
    t = brawl("bass-radish", "belle-starch+buntline+poncho pat-carrot:1+bow+lasso wyatt-burp+rosary").do("play brawl")
    t.do("choose east belle-starch", "ccdd", "h")
    assert t.gang("east").startswith("belle-starch:2")
    t = brawl("bass-radish", "belle-starch+buntline+poncho pat-carrot:1+bow+lasso wyatt-burp+rosary").do("play brawl")
    t.do("choose east belle-starch", "cccd", "h")
    assert t.gang("east") == "pat-carrot:1+bow+lasso wyatt-burp+rosary"
    assert t.discards() == "buntline poncho brawl"


def test_SM_35_without_the_undertakers_the_killed_is_discarded_and_may_come_back() -> None:
    t = brawl("bass-radish", "belle-starch wyatt-burp").ruins("undertakers").do("play brawl")
    t.do("choose east belle-starch", "cccd", "h")
    assert (t.masked(t.s.dead), t.discards()) == ("", "belle-starch brawl")
    t.deck("mining horse").do("done").do("done", "draw horse mining")
    assert t.in_deck() == "belle-starch brawl"
    t.seat("east", at="train_station").do("stay").do("done").do("done", "draw belle-starch brawl")
    assert t.hand("east") == "belle-starch brawl"


def test_SM_35_the_dead_under_the_undertakers_do_not_come_back() -> None:
    t = brawl("bass-radish", "belle-starch wyatt-burp").do("play brawl").do("choose east belle-starch", "cccd", "h")
    assert (t.masked(t.s.dead), t.discards()) == ("belle-starch", "brawl")


# ---- SM-36

def falling() -> Table:
    """North's brawl kills east's only gunfighter; south stands aside."""
    t = gunsmoke(3).seat("north", at="hotel", gang="bass-radish", hand="brawl mining")
    t.seat("east", at="hotel", gang="belle-starch+lasso", hand="bible gamble", dollars=6, account=9, captives="pat-carrot")
    t.seat("south", at="church", gang="wyatt-burp", captives="jesse-jams").captive_of("jesse-jams", "east")
    return t.do("play brawl", "cccd", "h")


def test_SM_36_who_has_no_gunfighters_is_out_and_leaves_everything() -> None:
    t = falling()
    assert t.told("player_out") == ["player_out east"]
    assert (t.player("east").is_in, t.at("east")) == (0, "nowhere")
    assert (t.hand("east"), t.captives("east"), t.dollars("east")) == ("", "", 0)
    assert t.discards() == "pat-carrot lasso bible brawl gamble"
    assert t.end == "none"


def test_SM_36_the_account_goes_to_the_reserve() -> None:
    t = falling()
    assert t.account("east") == 0
    assert t.s.reserve == 456 - t.dollars("north") - t.dollars("south")


def test_SM_36_own_gunfighters_held_by_others_stay_there() -> None:
    assert falling().captives("south") == "jesse-jams"


def test_SM_36_who_is_out_gets_no_more_turns() -> None:
    t = falling().do("done").do("done", "draw ? ?")
    assert (t.active, t.phase) == ("south", "move")
    t.do("move gallows").do("done").do("done", "draw ? ?")
    assert (t.active, t.s.round) == ("north", 2)


def test_SM_36_who_is_out_in_the_own_turn_ends_it_without_drawing() -> None:
    t = gunsmoke(3).seat("north", at="hotel", gang="belle-starch", hand="brawl mining").seat("east", at="hotel", gang="bass-radish")
    t.seat("south", at="church", gang="wyatt-burp").do("play brawl", "d", "dddh")
    assert t.told("player_out") == ["player_out north"]
    assert (t.active, t.phase, t.hand("north"), t.s.card_played) == ("east", "move", "", 0)


def test_SM_36_a_captured_last_gunfighter_too() -> None:
    t = gunsmoke(2).seat("north", at="hotel", gang="pat-carrot", hand="capture").seat("east", at="hotel", gang="belle-starch")
    t.do("play capture").do("choose east belle-starch", "ccccc", "hh")
    assert (t.end, t.winners, t.captives("north")) == ("last_standing", ["north"], "belle-starch")


def test_SM_36_the_last_one_left_wins() -> None:
    t = brawl("bass-radish", "belle-starch").do("play brawl", "cccd", "h")
    assert (t.phase, t.end, t.winners) == ("over", "last_standing", ["north"])
    assert t.told("game_ended") == ["game_ended last_standing"]
    t = brawl("belle-starch", "bass-radish").do("play brawl", "c", "dddh")
    assert (t.end, t.winners) == ("last_standing", ["east"])


def test_SM_36_falling_together_is_a_shared_win() -> None:
    t = brawl("bass-radish:3", "belle-starch:2").do("play brawl", "cccd", "d")
    assert (t.end, t.winners) == ("fell_together", ["north", "east"])


def test_SM_36_only_those_who_fell_last_share_it() -> None:
    t = brawl("bass-radish:3", "belle-starch:2", "wyatt-burp")
    t.player("south").is_in = 0
    t.player("south").gang_size = 0
    t.kept = None
    t.s.fallen = 4
    t.do("play brawl", "cccd", "d")
    assert (t.end, t.winners) == ("fell_together", ["north", "east"])


def test_SM_36_checked_for_all_together_when_the_action_is_over() -> None:
    t = brawl("bass-radish", "belle-starch:2", "soapy-spinach:1").do("play brawl").do("choose east belle-starch")
    t.do("choose south soapy-spinach").do("choose north bass-radish", "cddd", "d", "cc")
    assert t.told("player_out", "game_ended") == ["player_out east", "player_out south", "game_ended last_standing"]
    assert t.winners == ["north"]


def at_limit(rounds: int = 2, **seats: dict[str, object]) -> Table:
    """The last seat of round 2 ends its turn."""
    t = gunsmoke(3, round_limit=rounds).seat("north", at="hotel", **seats["north"])    # type: ignore[arg-type]
    t.seat("east", at="hotel", **seats["east"]).seat("south", at="hotel", **seats["south"])    # type: ignore[arg-type]
    t.s.round = 2
    return t.turn("south", "discard").do("done", "draw ? ?")


def test_SM_36_at_the_round_limit_most_living_gunfighters_win() -> None:
    t = at_limit(north={"gang": "jesse-jams:2 pat-carrot:2", "dollars": 0}, east={"gang": "wyatt-burp", "dollars": 90},
                 south={"gang": "bass-radish"})
    assert (t.end, t.winners) == ("round_limit", ["north"])


def test_SM_36_then_fewest_wounds() -> None:
    t = at_limit(north={"gang": "jesse-jams:1 pat-carrot:1", "dollars": 90},
                 east={"gang": "wyatt-burp:1 kid-currypot", "dollars": 0}, south={"gang": "bass-radish angie-oakley:2"})
    assert t.winners == ["east"]


def test_SM_36_then_most_dollars_with_the_account() -> None:
    t = at_limit(north={"gang": "jesse-jams", "dollars": 9, "account": 3}, east={"gang": "wyatt-burp", "dollars": 10},
                 south={"gang": "bass-radish", "dollars": 11})
    assert t.winners == ["north"]


def test_SM_36_then_a_shared_win() -> None:
    t = at_limit(north={"gang": "jesse-jams", "dollars": 9, "account": 3}, east={"gang": "wyatt-burp", "dollars": 12},
                 south={"gang": "bass-radish", "dollars": 11})
    assert t.winners == ["north", "east"]


def test_SM_36_the_limit_is_reached_only_after_its_round() -> None:
    seats: dict[str, dict[str, object]] = {"north": {"gang": "jesse-jams"}, "east": {"gang": "wyatt-burp"},
                                          "south": {"gang": "bass-radish"}}
    assert at_limit(3, **seats).end == "none"
    assert at_limit(0, **seats).active == "north", "no limit at all"
    t = gunsmoke(3, round_limit=2).seat("north", gang="jesse-jams").seat("east", gang="wyatt-burp")
    t.seat("south", gang="bass-radish")
    t.s.round = 2
    t.turn("east", "discard").do("done", "draw ? ?")
    assert (t.end, t.active) == ("none", "south")
