"""Events: who hears what."""

import pytest

from gunmetal.games.gunrunners.state import Event
from gunmetal.kernel.events import EVERYBODY, PUBLIC, EventKind, Told, all_but, emit, only
from gunmetal.kernel.records import Table


class Happened(EventKind):
    NOTHING = 0
    SOMETHING = 1, "seat what", True


def test_a_kind_names_its_arguments() -> None:
    assert int(Happened.SOMETHING) == 1
    assert Happened.SOMETHING.arguments == ("seat", "what")
    assert (Happened.SOMETHING.reveals, Happened.NOTHING.reveals) == (True, False)
    assert Happened(1) is Happened.SOMETHING


@pytest.mark.parametrize(("audience", "hears"), [
    (EVERYBODY, {0, 1, 2, 3, 4, PUBLIC}), (only(2), {2}), (all_but(2), {0, 1, 3, 4, PUBLIC})])
def test_an_audience(audience: int, hears: set[int]) -> None:
    told = Told(Happened.SOMETHING, audience, (1, 7))
    assert {seat for seat in range(6) if told.heard_by(seat)} == hears


def test_events_are_listed_only_where_somebody_listens() -> None:
    s = Table()
    emit(s, Happened.SOMETHING, EVERYBODY, 1, 7)
    s.events = []
    emit(s, Happened.SOMETHING, only(1), 1, 7, 8, 9)
    emit(s, Happened.NOTHING, EVERYBODY)
    assert s.events == [Told(Happened.SOMETHING, 2, (1, 7)), Told(Happened.NOTHING, EVERYBODY, ())]
    assert s.events[0].named() == {"seat": 1, "what": 7}


def test_what_only_one_hears_has_a_version_for_the_others() -> None:
    """Whatever is told to one seat alone with a card is told to the others without it."""
    private = [event for event in Event if event.name.startswith("OWN_")]
    assert private
    for event in private:
        public = Event[event.name.removeprefix("OWN_")]
        assert [name for name in event.arguments if name != "agent"] == list(public.arguments)
        assert "agent" in event.arguments
        assert "agent" not in public.arguments
