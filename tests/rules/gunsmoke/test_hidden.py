"""What is hidden and what is public (SM-6, SM-24), and the game as it is agreed and told in the end (SM-1, SM-7, SM-36, SM-40)."""

import pytest

from gunmetal.games.gunsmoke import GAME
from gunmetal.games.gunsmoke.views import View
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.problems import BadInput
from tests.rules.gunsmoke.test_setup import hands
from tests.rules.town import Table, gunsmoke

CARDS = GAME.read_cards(GAME.default_cards)


def seen(t: Table, seat: str) -> View:
    view: View = GAME.view(t.s, t.number(seat))
    return view


def started(players: int, **settings: int) -> Table:
    """The table as the game itself prepares it."""
    t = gunsmoke(2)
    t.s = GAME.start(Setup(players, "en", CARDS, settings))
    return t


# ---- SM-1, SM-7

def test_SM_1_one_to_four_players() -> None:
    assert GAME.players == (1, 2, 3, 4)
    for players in GAME.players:
        assert started(players).s.player_count == players
    for players in (0, 5):
        with pytest.raises(BadInput):
            started(players)


def test_SM_7_the_variant_is_five_or_three() -> None:
    assert started(2).s.interest_per == 5
    assert started(2, interest_per=3).s.interest_per == 3
    with pytest.raises(BadInput):
        started(2, interest_per=4)


# ---- SM-6

def test_SM_6_a_hand_is_seen_by_its_owner_alone() -> None:
    t = gunsmoke(2).seat("north", at="hotel", gang="jesse-jams", hand="lasso bible").seat("east", gang="pat-carrot", hand="horse")
    assert seen(t, "north").players[0].hand == (t.kind("lasso"), t.kind("bible"))
    assert seen(t, "north").players[1].hand is None
    for seat in ("east", "public"):
        assert seen(t, seat).players[0].hand is None
        assert seen(t, seat).players[0].hand_size == 2
    assert GAME.view(t.s, PUBLIC + 1).players[0].hand is None


def test_SM_6_captives_lie_face_down_with_their_captor() -> None:
    t = gunsmoke(2).seat("north", gang="jesse-jams", captives="pat-carrot bass-radish").seat("east", gang="belle-starch")
    assert seen(t, "north").players[0].captives == (t.kind("pat-carrot"), t.kind("bass-radish"))
    for seat in ("east", "public"):
        assert seen(t, seat).players[0].captives is None
        assert seen(t, seat).players[0].captive_count == 2


def test_SM_6_gangs_attached_cards_dollars_accounts_jail_and_discards_are_public() -> None:
    t = gunsmoke(2).seat("north", gang="jesse-jams:1+lasso", dollars=4, account=7).seat("east", gang="belle-starch")
    t.jail("pat-carrot").discarded("bible").ruins("hotel")
    view = seen(t, "public")
    mine = view.players[0]
    assert (mine.gang[0].kind, mine.gang[0].wounds) == (t.kind("jesse-jams"), 1)
    assert mine.gang[0].attached == (None, None, t.kind("lasso"))
    assert (mine.dollars, mine.account) == (4, 7)
    assert (view.jail, view.discards) == ((t.kind("pat-carrot"),), (t.kind("bible"),))


def test_SM_6_cards_on_their_way_back_into_the_deck_are_seen_by_who_returned_them() -> None:
    t = hands().do("discard horse")
    assert seen(t, "north").returned == (t.kind("horse"),)
    for seat in ("east", "public"):
        assert seen(t, seat).returned is None
        assert seen(t, seat).exchanged == 1


def sampled(t: Table, seat: str, seed: int) -> Table:
    twin = t.copy()
    twin.s.dealer, twin.s.rng = Generator(), seed
    GAME.sample(twin.s, t.number(seat))
    return twin


def test_SM_6_what_a_seat_imagines_keeps_its_own_hand_and_changes_the_others() -> None:
    t = hands().do("done").do("done", "start north")
    worlds = [sampled(t, "north", seed) for seed in range(20)]
    assert {world.hand("north") for world in worlds} == {t.hand("north")}
    assert len({world.hand("east") for world in worlds}) > 10
    assert {world.player("east").hand_size for world in worlds} == {5}


def test_SM_6_others_do_not_know_which_cards_are_being_exchanged() -> None:
    t = hands().do("discard horse")
    worlds = [sampled(t, "east", seed) for seed in range(20)]
    assert len({tuple(world.s.returned) for world in worlds}) > 5
    assert {sum(world.s.returned) for world in worlds} == {1}
    assert {(world.player("north").hand_size, world.s.deck_size) for world in worlds} == {(4, t.s.deck_size)}
    assert {sampled(t, "north", seed).s.returned[t.kind("horse")] for seed in range(20)} == {1}, "north knows it"


# ---- SM-24

def test_SM_24_the_list_of_the_dead_is_shown_only_to_who_stands_there() -> None:
    t = gunsmoke(2).seat("north", at="undertakers", gang="jesse-jams")
    t.seat("east", at="hotel", gang="belle-starch").dead("pat-carrot")
    assert seen(t, "north").dead == (t.kind("pat-carrot"),)
    for seat in ("east", "public"):
        assert seen(t, seat).dead is None
        assert seen(t, seat).dead_count == 1


def test_SM_24_who_has_looked_knows_who_was_put_there_at_set_up() -> None:
    t = hands().do("done").do("done", "start north")
    buried = t.masked(t.s.buried)
    assert len({sampled(t, "north", seed).masked(sampled(t, "north", seed).s.buried) for seed in range(10)}) > 5
    t.seat("north", at="undertakers").do("stay")
    assert {sampled(t, "north", seed).masked(sampled(t, "north", seed).s.buried) for seed in range(10)} == {buried}
    for seat in ("east", "public"):
        assert len({sampled(t, seat, seed).masked(sampled(t, seat, seed).s.buried) for seed in range(10)}) > 5


# ---- SM-36, SM-40

def test_SM_36_the_outcome_ranks_those_still_in_by_their_standing() -> None:
    t = gunsmoke(3, round_limit=1).seat("north", gang="jesse-jams:1").seat("east", gang="wyatt-burp bass-radish")
    t.seat("south", gang="pat-carrot", dollars=3, account=9).turn("south", "discard").do("done", "draw ? ?")
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert [result.rank for result in outcome.results] == [3, 1, 2]
    assert outcome.results[2].figures == {"gunfighters": 1, "wounds": 0, "dollars": 12}
    assert started(2, round_limit=9).s.round_limit == 9


def test_SM_36_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(gunsmoke(2).seat("north", gang="jesse-jams").s) is None


@pytest.mark.parametrize(("own", "three", "dice", "rank"), [("bass-radish", "belle-starch:2", "ccccc", 1),
                                                            ("belle-starch:2", "bass-radish", "ddddd", 2)])
def test_SM_40_the_score_is_the_number_of_turns(own: str, three: str, dice: str, rank: int) -> None:
    t = gunsmoke(1).seat("three", gang=three).seat("north", at="hotel", gang=own).begin_turn("north").do("stay").do("done")
    t.player("three").trump = 1
    t.do("done", "draw ? ?").do("stay").seat("north", hand="brawl").do("play brawl", dice)
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.is_solo
    assert (outcome.results[0].rank, outcome.results[0].figures) == (rank, {"turns": 2})
