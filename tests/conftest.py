"""What all tests share: Hypothesis that repeats itself, one cache of native code, and folders of their own, not the user's."""

import fcntl
import gc
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from gunmetal.kernel.native import World

# Derandomized: a run that was green is green again, and a red one is red again. A failure prints what `@reproduce_failure` takes.
settings.register_profile("repeatable", derandomize=True, deadline=None, print_blob=True, database=None,
                          suppress_health_check=[HealthCheck.too_slow])
# `GUNMETAL_HYPOTHESIS=searching` looks for new examples, and remembers what failed.
settings.register_profile("searching", deadline=None, print_blob=True, max_examples=1000,
                          suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("GUNMETAL_HYPOTHESIS", "repeatable"))


def pytest_configure(config: pytest.Config) -> None:
    """Before anything is imported: children of the tests inherit this too.

    Native code is kept in pytest's own cache folder, named by its content: workers and later runs share it, and `make clean`
    removes it.
    """
    os.environ["GUNMETAL_CACHE"] = str(config.rootpath / ".pytest_cache" / "gunmetal")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:      # as in a shell's background job: Ctrl-C must be heard in tests
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        os.environ.pop(name, None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests first, so that no worker is left with one while the others have nothing to do any more.

    pytest-xdist gives each worker a part of the list; each part begins with a part of the long ones, neighbours as they were.
    """
    workers = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    items[:] = [item for n in range(workers) for tests in (slow, quick)
                for item in tests[n * len(tests) // workers : (n + 1) * len(tests) // workers]]


def pytest_collection_finish() -> None:
    """What was imported stays: looking through it for garbage, again and again, takes up to a third of a test's time."""
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test touches the games that the user keeps."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GUNMETAL_DATA", str(tmp_path_factory.mktemp("data")))
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], "Lock"]:
    """`with once("unit"):` lets one worker compile while the others wait for its result."""
    base = tmp_path_factory.getbasetemp()
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return lambda name: Lock(folder / f"{name}.lock")


class Lock:
    """Between processes; the system releases it when its holder dies."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w")

    def __enter__(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self._file.close()


@pytest.fixture(scope="session")
def bots_world(once: Callable[[str], Lock]) -> "World":
    """The native bots of Gunrunners."""
    from gunmetal.kernel import native

    with once("bots"):
        return native.world("gunmetal.bots.gunrunners")
