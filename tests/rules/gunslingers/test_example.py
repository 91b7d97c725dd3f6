"""The rulebook's worked example (SL-41), die by die."""

from tests.rules.town import gunslingers


def test_SL_41_wyatt_earp_and_wild_bill_shoot_it_out_as_in_the_book() -> None:
    t = gunslingers(2).seat("red", at="saloon", gang="wyatt-earp", revealed="holster", trump="clubs")
    t.seat("blue", at="saloon", gang="wild-bill-hickok", revealed="peacemaker buntline", trump="hearts")
    t.do("shootout")
    assert (t.decider, t.options) == ("red", ["done", "use holster"])
    t.do("use holster")
    assert (t.decider, t.options) == ("blue", ["done", "use peacemaker", "use buntline"])
    t.do("use peacemaker")
    assert t.options == ["done", "use buntline"]
    t.do("use buntline", "ccjd", "cchjs", "chhs", "hj")
    assert t.told("test_made", "wounded", "card_discarded") == [
        "test_made red draw 4 3",
        "test_made blue draw 5 2",
        "test_made red shoot 4 1",
        "wounded blue wild-bill-hickok 1 1",
        "test_made blue shoot 2 2",
        "wounded red wyatt-earp 2 2",
        "card_discarded red holster",
        "card_discarded blue peacemaker",
        "card_discarded blue buntline",
    ]
    assert (t.gang("red"), t.gang("blue")) == ("wyatt-earp:2", "wild-bill-hickok:1")
    assert (t.revealed("red"), t.revealed("blue"), t.discards()) == ("", "", "peacemaker buntline holster")
    assert (t.phase, t.decider) == ("town", "red")
