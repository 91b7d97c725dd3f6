"""One text, two worlds: interpreted and native agree on every field after every step, in both western games."""

import random

import numpy as np
import pytest

from gunmetal.games.western import town
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.worlds import to_native
from tests.properties.lockstep import as_python
from tests.properties.western.conftest import Worlds
from tests.properties.western.lockstep import Bots, Trace, builds_disagree, disagreement, first_disagreement, quiet
from tests.properties.western.tables import NAMES, TABLES, imagined, situations
from tests.properties.western.unit.shared import GUESS

LONG = 1_000
LOUD = 10                              # every tenth game by the rules as they are written, the others by their silent twins


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_worlds_agree(checked: Worlds, name: str, players: int) -> None:
    assert first_disagreement(Trace(checked(name), name, players), 0, games=20, loud_every=2) is None


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_worlds_agree_in_1000_games(checked: Worlds, name: str, players: int) -> None:
    assert first_disagreement(Trace(checked(name), name, players), 0, games=LONG, loud_every=LOUD) is None


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_native_builds_agree(checked: Worlds, bots_of: Worlds, name: str, players: int) -> None:
    """With bounds checks and without: the bots', with which people play."""
    trace, bots = Trace(checked(name), name, players), Bots(bots_of(name), name, players)
    found = [builds_disagree(trace, bots, number) for number in range(LONG)]
    assert [text for text in found if text is not None] == []


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_native_builds_agree_after_every_step(checked: Worlds, bots_of: Worlds, name: str, players: int) -> None:
    trace, bots = Trace(checked(name), name, players), Bots(bots_of(name), name, players)
    assert [builds_disagree(trace, bots, number, each_step=True) for number in range(1, 4)] == [None] * 3


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_that_differs_in_one_world_is_noticed(checked: Worlds, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The probe: in the interpreter alone the figure of who is out stays in town."""
    world = checked(name)              # before the rule is changed: whichever test comes first compiles it
    monkeypatch.setattr("gunmetal.games.western.end.leave_town", lambda s, p: town.go(s, p, 0))
    trace = Trace(world, name, 2)
    found = [text for number in range(0, 480, 16) if (text := disagreement(trace, number)) is not None]
    assert found
    assert all("place" in text for text in found)


@pytest.mark.parametrize("path", ["rng", "reserve", "decider", "notebooks.3.newer.63", "players.4.gang.3.attached.2",
                                  "fight.wounds.4", "notebooks.4.older.0", "cards.63.bonus.8"])
@pytest.mark.parametrize("name", NAMES)
def test_a_difference_in_any_field_is_noticed(checked: Worlds, name: str, path: str) -> None:
    """The probe: one number of the last state of a native game is changed."""
    class Spoilt(Trace):
        def play(self, number: int) -> None:
            super().play(number)
            field = self.states[-1:]
            *inner, last = path.split(".")
            for word in inner:
                field = field[word] if not word.isdigit() else field[..., int(word)]
            at = last if not last.isdigit() else (..., int(last))
            field[at] ^= 1

    assert disagreement(Trace(checked(name), name, 3), 7) is None
    assert disagreement(Spoilt(checked(name), name, 3), 7) is not None


@pytest.mark.parametrize("name", NAMES)
def test_all_worlds_imagine_the_same(checked: Worlds, name: str) -> None:
    """`sample` from the same generator gives the same guess: natively, by silent twins, and by the rules as they are written."""
    choice = random.Random(0)
    none = np.zeros(0, np.int32)
    for words, s, seat in situations(name, each=3, games_each=3):
        rng = choice.getrandbits(64)
        copy = s.clone()
        copy.rng, copy.dealer = rng, Generator()
        states = to_native([copy])
        checked(name).run(GUESS + seat, states, np.zeros(0, dtype_of(Mind)), none, none, none, none)
        quiet(name).run(GUESS + seat, [copy], [], [], [], [], [])
        world = imagined(s, seat, rng)
        assert as_python(states[0]) == world.to_tuple(), f"{words}, rng {rng}"
        assert copy == world, f"{words}, rng {rng}"
