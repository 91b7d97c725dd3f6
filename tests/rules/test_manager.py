"""The Manager: GR-21, and with it the limit of GR-13."""

import pytest

from tests.rules.scenario import Played, after

BOTH = pytest.mark.parametrize("edition", ["en", "br"])


def may_go_undercover(played: Played) -> bool:
    return any(choice.startswith("undercover") for choice in played.choices)


@BOTH
def test_GR_21_nothing_to_decide_when_an_opponent_flips_it(edition: str) -> None:
    script = ["flip 1", "train 2", "die 6"] if edition == "en" else ["flip 1 train 2", "die 6"]
    played = after(f"edition={edition} | 4 (bmanager) | 4 (y3) | 4 (r1) (b4) | red hand=2,3 | blue hand=1,2", *script)
    assert played.told("power_gained", "power_lapsed") == ["power_gained blue manager"]
    assert played.head("phase", "active") == "deploy blue"
    assert played.player("blue").endswith("limit=2")
    assert may_go_undercover(played), "a second one beside the 4"


def test_GR_21_two_undercover_agents_and_no_third() -> None:
    position = "active=blue | 4 (y1) bmanager | 4 (y3) | 4 (r1) {} | red hand=2,3 | blue hand=1,2 limit=2"
    assert may_go_undercover(after(position.format("r4")))
    assert may_go_undercover(after(position.format("(b4)")))
    assert not may_go_undercover(after(position.format("(b4) (b3)")))


def test_GR_21_only_for_its_owner() -> None:
    played = after("| 4 (bmanager) | 4 (y3) | 4 (r1) (b4) (r4) (y4) | red hand=2,3", "flip 1", "train 2", "die 6")
    assert [player.undercover_limit for player in played.state.players[:3]] == [1, 2, 1]


@BOTH
def test_GR_21_not_when_flipped_by_its_owner(edition: str) -> None:
    """Every Probationary Agent is red's own (GR-11)."""
    script = ["flip 1", "train 2", "die 6"] if edition == "en" else ["flip 1 train 2", "die 6"]
    played = after(f"edition={edition} | 4 (rmanager) | 4 (r3) | 4 (r1) (r4) | red hand=1,2 | blue hand=2,3 | yellow hand=2,3",
                   *script, "undercover 2@3", "die 6", "undercover 2@3", "die 6")
    assert played.decider == "red"
    assert played.field(1) == "rmanager"
    assert not may_go_undercover(played)


def test_GR_21_not_when_revealed_in_a_bust() -> None:
    """Location 1's bust turns blue's Manager up."""
    played = after("active=red | 4 (y4) (bmanager) r1 r2 b1 | 4 (y3) | 4 (b2) | red hand=3,3 | blue hand=1,2",
                   "flip 1", "train 3", "die 6")
    assert played.told("undercover_revealed") == ["undercover_revealed 1 blue manager"]
    assert played.player("blue").endswith("limit=1")
    assert may_go_undercover(played), "the first one after the bust"
    played = after(played, "undercover 2@1", "die 6", "undercover 2@1", "die 6", "undercover 3@1", "die 6")
    assert played.decider == "blue"
    assert not may_go_undercover(played)


def test_GR_21_not_when_revealed_in_a_bust_beside_one_more() -> None:
    played = after("active=red | 4 (y4) (bmanager) r1 r2 b1 | 4 (y3) | 4 (r4) (b2) | red hand=3,3 | blue hand=1,3 limit=1",
                   "flip 1", "train 3", "die 6")
    assert played.decider == "blue"
    assert not may_go_undercover(played)


def test_GR_21_lost_by_a_bust() -> None:
    """Blue's Manager is busted at Location 1; the Undercover Agents at Location 3 stay, and count."""
    position = "| 4 (y4) bmanager r1 r2 | 4 (y3) | 4 (b2) {} | red hand=3,3 | blue hand=1,2 limit=2"
    for undercover, allowed in (("(b4) (b3)", False), ("(b4)", False), ("b4", True)):
        played = after(position.format(undercover), "flip 1", "train 3", "die 6")
        assert played.decider == "blue"
        assert played.player("blue").endswith("limit=1")
        assert may_go_undercover(played) == allowed
        assert played.field(3) == undercover.replace(")", ":b)"), "those already placed stay"


def test_GR_21_lost_to_a_saboteur() -> None:
    position = "| 4 (ysaboteur) | 4 (y3) bmanager | 4 (b2) {} | red hand=3,3 | blue hand=1,2 limit=2"
    for undercover, die, allowed in (("(b4) (b3)", 3, False), ("(b4)", 3, False), ("b4", 3, True), ("(b4)", 2, True)):
        played = after(position.format(undercover), "flip 1", "pick 2.1", f"die {die}", "train 3", "die 6")
        assert played.decider == "blue"
        assert may_go_undercover(played) == allowed
        assert played.field(3) == undercover.replace(")", ":b)")


def test_GR_21_another_card_lost_leaves_the_manager_its_power() -> None:
    played = after("| 4 (ysaboteur) | 4 (y3) bmanager b1 | 4 (b2) (b4) | red hand=3,3 | blue hand=1,2 limit=2",
                   "flip 1", "pick 2.2", "die 6", "train 3", "die 6")
    assert may_go_undercover(played)
    played = after("| 4 (y4) b1 r1 r2 | 4 (y3) bmanager | 4 (b2) (b4) | red hand=3,3 | blue hand=1,2 limit=2",
                   "flip 1", "train 3", "die 6")
    assert played.told("bust_began") == ["bust_began 1 1"]
    assert may_go_undercover(played)


def test_GR_21_a_manager_that_is_lost_takes_only_its_owners_power() -> None:
    """Red's Manager, busted, leaves blue's alone."""
    played = after("| 4 (y4) rmanager r1 r2 | 4 (y3) bmanager | 4 (b2) (b4) | red hand=3,3 limit=2 | blue hand=1,2 limit=2",
                   "flip 1", "train 3", "die 6")
    assert [player.undercover_limit for player in played.state.players[:3]] == [1, 2, 1]


def test_GR_21_moved_by_a_director_it_keeps_its_power() -> None:
    played = after("| 4 (ydirector) bmanager | 4 (y3) | 4 (b2) (b4) | red hand=3,3 | blue hand=1,2 limit=2",
                   "flip 1", "pick 1.1", "to 2", "train 3", "die 6")
    assert played.field(2) == "bmanager"
    assert may_go_undercover(played)


def test_GR_21_no_new_one_until_the_player_has_none() -> None:
    """Two Undercover Agents of blue, the Manager gone: after a bust took one of them blue still has one, and places none."""
    played = after("| 4 (y4) (b4) r1 r2 b1 | 4 (y3) | 4 (b2) (b3) | red hand=3,3 | blue hand=1,2 limit=1",
                   "flip 1", "train 3", "die 6")
    assert [player.undercover for player in played.state.players[:3]] == [0, 1, 0]
    assert not may_go_undercover(played)
    both = after("| 4 (y4) (b4) (b3) r1 r2 b1 | 4 (y3) | 4 (b2) | red hand=3,3 | blue hand=1,2 limit=1",
                 "flip 1", "train 3", "die 6")
    assert may_go_undercover(both)
