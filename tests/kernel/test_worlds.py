"""From the interpreted to the native world: people play at once, and bots change over when it is ready."""

import threading
from pathlib import Path

import pytest

from gunmetal.bots.players import Bot
from gunmetal.games.gunrunners import GAME
from gunmetal.kernel import worlds
from gunmetal.kernel.native import World
from gunmetal.kernel.worlds import Warmup, copy_into, to_native
from tests.kernel.logs import ROOT, SOURCE
from tests.kernel.tiny.dice import Game
from tests.properties.tables import play

UNIT = "tests.kernel.tiny.dice"
LONG = 120


@pytest.fixture(autouse=True)
def _paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{SOURCE}:{ROOT}")
    monkeypatch.setenv("GUNMETAL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(worlds, "HEAD_START", 0.0)
    from gunmetal.kernel import native

    native.world.cache_clear()


def test_a_copy_is_of_values() -> None:
    pool = [Game(), Game()]
    pool[0].bag[1] = 4
    copy_into(pool, 1, pool[0])
    pool[0].bag[1] = 5
    assert pool[1].bag[1] == 4


def test_warming_up_gives_a_world() -> None:
    warmup = Warmup(UNIT)
    assert warmup.wait(LONG)
    assert warmup.world is not None
    assert warmup.world.throw(to_native([Game()]), 1, 6) > 0
    warmup.close()


def test_nobody_waits_for_it() -> None:
    warmup = Warmup(UNIT)
    assert not warmup.wait(0)
    assert warmup.world is None
    warmup.close()


def test_closing_stops_the_compiler() -> None:
    warmup = Warmup("gunmetal.bots.gunrunners")        # takes many seconds to compile
    while warmup._child is None:
        warmup.wait(0.01)
    warmup.close()
    warmup._thread.join(LONG)
    assert not warmup._thread.is_alive()
    assert warmup._child.poll() not in (None, 0), "it did not finish its work"
    assert warmup.world is None


def test_closing_before_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "HEAD_START", float(LONG))
    warmup = Warmup("gunmetal.bots.gunrunners")
    warmup.close()
    warmup._thread.join(LONG)
    assert not warmup._thread.is_alive()
    assert warmup.world is None


@pytest.mark.parametrize("folder", ["", "/dev/null/cache"])
def test_where_nothing_can_be_kept_people_play_on_interpreted(monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    monkeypatch.setenv("GUNMETAL_CACHE", folder)
    warmup = Warmup(UNIT)
    warmup._thread.join(LONG)
    assert not warmup._thread.is_alive()
    assert warmup.world is None


def test_a_unit_that_does_not_compile_leaves_the_interpreter() -> None:
    warmup = Warmup("tests.kernel.tiny.nowhere")
    warmup._thread.join(LONG)
    assert not warmup._thread.is_alive()
    assert warmup.world is None


class Ready:
    """Native code from a moment on that the test chooses."""

    world: World | None = None

    def __call__(self, unit: str) -> World | None:
        return self.world


def test_bots_change_over_in_mid_game_without_a_different_choice(bots_world: World) -> None:
    """One bot plays interpreted all the time, one natively, and one changes over: they think alike."""
    states = [moment.before for moment in play(2, "en", 3)][10:22]
    slow, quick, changing = Ready(), Ready(), Ready()
    quick.world = bots_world
    bots = [Bot(GAME, "greedy", 5, warmup) for warmup in (slow, quick, changing)]
    for number, s in enumerate(states):
        changing.world = bots_world if number >= 6 else None
        choices = {bot.choose(s, GAME.decider(s)) for bot in bots}
        assert len(choices) == 1, f"decision {number}"
        assert choices <= set(GAME.options(s))
    assert threading.active_count() < 20
