"""The native world's cache: never stale, shared by processes, and never fatal."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gunmetal.kernel import native
from gunmetal.kernel.cache import cache_folder, content_stamp, forget_others, writable
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.compile import main as compile_unit
from gunmetal.kernel.native import World
from gunmetal.kernel.rules import sources_of
from gunmetal.kernel.twins import entries_of, reachable
from gunmetal.kernel.worlds import to_native
from tests.kernel.logs import ROOT, SOURCE
from tests.kernel.tiny import dice
from tests.kernel.tiny.dice import Game

UNIT = "tests.kernel.tiny.dice"


def interpreted() -> int:
    game = Game()
    game.dealer = Generator()
    return dice.throw([game], 10, 6)


FACE = interpreted()


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GUNMETAL_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def answer(world: World) -> int:
    return int(world.throw(to_native([Game()]), 10, 6))


def hits(world: World) -> int:
    """How many functions came from the cache."""
    return sum(sum(getattr(world, name).stats.cache_hits.values()) for name in ("throw", "grab"))


def run(*words: str, **env: str) -> "subprocess.CompletedProcess[bytes]":
    path = os.pathsep.join([env.pop("PYTHONPATH", ""), str(SOURCE), str(ROOT)])
    return subprocess.run([sys.executable, *words], capture_output=True, check=False, env=os.environ | {"PYTHONPATH": path} | env)


# ---- it works

def test_what_was_compiled_is_loaded_the_next_time(empty_cache: Path) -> None:
    first = World(UNIT)
    assert (answer(first), hits(first)) == (FACE, 0)
    assert first.folder is not None
    assert first.folder.parent == empty_cache / "native"
    second = World(UNIT)
    assert (answer(second), hits(second)) == (FACE, 2)


def test_another_process_loads_it_too(empty_cache: Path) -> None:
    World(UNIT)
    code = f"from tests.kernel.test_native import *; w = World('{UNIT}'); print(answer(w), hits(w))"
    assert run("-c", code).stdout.split() == [b"%d" % FACE, b"2"]


def test_a_world_has_its_entries_and_no_more() -> None:
    world = native.world(UNIT)
    assert native.world(UNIT) is world
    with pytest.raises(AttributeError, match="no entry roll"):
        _ = world.roll


def test_bounds_are_checked_where_that_is_wanted() -> None:
    import numpy as np

    checked = World(UNIT, bounds_checked=True)
    game = Game()
    game.bag = [3, 0, 0, 0]
    checked.grab(to_native([game]), np.zeros(3, np.int32))
    with pytest.raises(IndexError):
        checked.grab(to_native([game]), np.zeros(2, np.int32))
    assert checked.stamp != World(UNIT).stamp


# ---- never stale

PARTS = {
    "constants.py": "SIX = 6\n",
    "rules.py": "from gunmetal.kernel.records import Numbers\nfrom gunmetal.kernel.rules import entry, rule\n"
                "from house.constants import SIX\n\n"
                "@rule\ndef half(n: int) -> int:\n    return n // 2\n\n"
                "@entry\ndef sides(out: Numbers) -> int:\n    return half(SIX) * 2\n",
}
ASK = ("import numpy; from gunmetal.kernel.native import World; w = World('house.rules');"
       "print(w.sides(numpy.zeros(1, numpy.int32)), sum(w.sides.stats.cache_hits.values()), w.stamp)")


def test_a_change_in_another_file_is_noticed(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    for name, text in PARTS.items():
        (house / name).write_text(text)

    def ask() -> list[bytes]:
        done = run("-c", ASK, PYTHONPATH=str(tmp_path), PYTHONDONTWRITEBYTECODE="1")
        assert done.returncode == 0, done.stderr.decode(errors="replace")
        return done.stdout.split()

    first = ask()
    assert first[:2] == [b"6", b"0"]
    assert ask() == [b"6", b"1", first[2]]
    (house / "constants.py").write_text("SIX = 8\n")
    changed = ask()
    assert changed[:2] == [b"8", b"0"]
    (house / "constants.py").write_text("SIX = 6\n")
    assert ask() == [b"6", b"1", first[2]], "the old content has its old code"


def test_the_stamp_is_that_of_the_content(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = Path("game/one.py"), Path("game/two.py")
    sources = {one: "x = 1\n", two: "y = 2\n"}
    stamp = content_stamp(sources, "unit")
    assert content_stamp(dict(reversed(sources.items())), "unit") == stamp, "the order does not matter"
    assert content_stamp({Path("elsewhere") / path: text for path, text in sources.items()}, "unit") == stamp, "nor where it lies"
    assert content_stamp(sources, "unit", "checked") != stamp
    assert content_stamp({one: "x = 1\n"}, "unit") != stamp
    assert content_stamp({one: "x = 2\n", two: "y = 2\n"}, "unit") != stamp
    assert content_stamp({one: "y = 2\n", two: "x = 1\n"}, "unit") != stamp
    monkeypatch.setattr("platform.machine", lambda: "abacus")
    assert content_stamp(sources, "unit") != stamp


def test_everything_that_is_compiled_in_is_part_of_the_stamp() -> None:
    """All of the kernel and the game: records, enums and constants stand in files without rules."""
    sources = {path.name for path in sources_of(reachable(entries_of("gunmetal.bots.gunrunners")))}
    assert {"native.py", "chance.py", "records.py", "state.py", "actions.py", "bust.py", "gunrunners.py", "twins.py"} <= sources


# ---- never fatal

def test_without_a_cache_folder_it_still_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUNMETAL_CACHE", "")
    assert cache_folder() is None
    world = World(UNIT)
    assert (answer(world), world.folder) == (FACE, None)
    assert compile_unit([UNIT]) == 3


def test_where_nothing_can_be_written_it_still_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GUNMETAL_CACHE", str(tmp_path / "file" / "cache"))
    assert not writable(cache_folder())
    world = World(UNIT)
    assert (answer(world), world.folder) == (FACE, None)
    assert compile_unit([UNIT]) == 3


def test_a_disk_that_is_full_costs_only_a_compilation(empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numba.core.caching.IndexDataCacheFile.save", full)
    world = World(UNIT)
    assert (answer(world), list(empty_cache.rglob("*.nb?"))) == (FACE, [])


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda raw: b"", "garbage": lambda raw: b"\xff" * len(raw), "half": lambda raw: raw[: len(raw) // 2],
    "text": lambda raw: b"<html>", "appended": lambda raw: raw + b"!"}


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
def test_damaged_files_cost_only_a_compilation(empty_cache: Path, suffix: str, damage: str) -> None:
    World(UNIT)
    files = list(empty_cache.rglob(f"*{suffix}"))
    assert len(files) == 2
    for path in files:
        path.write_bytes(DAMAGE[damage](path.read_bytes()))
    assert answer(World(UNIT)) == FACE
    assert hits(World(UNIT)) == 2, "it was compiled again and kept"


def test_a_damaged_byte_in_compiled_code_is_not_fatal(empty_cache: Path) -> None:
    """In a process of its own: what is wrong in machine code ends a process without a word."""
    World(UNIT)
    name = b"NRT_adapt_ndarray_from_python"
    for path in empty_cache.rglob("*.nbc"):
        raw = path.read_bytes()
        assert name in raw
        path.write_bytes(raw.replace(name, name.replace(b"python", b"pYthon")))
    done = run("-c", f"from tests.kernel.test_native import *; print(answer(World('{UNIT}')))")
    assert (done.returncode, done.stdout.split()) == (0, [b"%d" % FACE])


def test_two_processes_may_compile_at_once(empty_cache: Path) -> None:
    path = os.pathsep.join([str(SOURCE), str(ROOT)])
    command = [sys.executable, "-m", "gunmetal.kernel.compile", UNIT]
    children = [subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path}) for _ in range(2)]
    assert [child.wait() for child in children] == [0, 0]
    world = World(UNIT)
    assert (answer(world), hits(world)) == (FACE, 2)
    assert len(list((empty_cache / "native").iterdir())) == 1


def test_old_compilations_are_forgotten(tmp_path: Path) -> None:
    folders = [tmp_path / f"{n:020x}" for n in range(12)]
    for n, folder in enumerate(folders):
        folder.mkdir()
        (folder / "code.nbc").touch()
        os.utime(folder, (1000 + n, 1000 + n))
    (tmp_path / "photos").mkdir()
    os.utime(tmp_path / "photos", (1, 1))
    forget_others(tmp_path, folders[0], keep=8)
    assert set(tmp_path.iterdir()) == {folders[0], *folders[5:], tmp_path / "photos"}, "the one in use, and nobody else's folder"
    forget_others(tmp_path / "nowhere", tmp_path / "nowhere" / "used")


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GUNMETAL_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "gunmetal"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert cache_folder() == tmp_path / ".cache/gunmetal"


# ---- what is wrong with a rule is told when it is compiled

def test_two_worlds_do_not_disturb_the_interpreter() -> None:
    """The interpreted rules are the functions as they were written, whatever was compiled of them."""
    before = dice.throw.__code__, dice.throw.__globals__["roll"]
    World(UNIT)
    assert (dice.throw.__code__, dice.throw.__globals__["roll"]) == before
    assert dice.throw.__globals__["roll"] is dice.roll
