"""Between the worlds: copies and conversions of a state, and the switch from interpreted to native when that is ready."""

import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from gunmetal.kernel.records import Record, dtype_of

if TYPE_CHECKING:
    import numpy as np

    from gunmetal.kernel.native import World

R = TypeVar("R", bound=Record)

HEAD_START = 1.0                       # seconds that people have before the compiler wants a core


def copy_into(pool: list[R], i: int, state: R) -> None:
    """`pool[i]` becomes a copy of the state: values, in both worlds."""
    pool[i] = state.clone()


def to_native(states: Sequence[Record]) -> "np.ndarray[Any, Any]":
    """The states as one array of native records."""
    import numpy as np  # noqa: PLC0415 - the interpreted world starts without NumPy

    return np.array([state.to_tuple() for state in states], dtype_of(type(states[0])))


def from_native(record_class: type[R], record: Any) -> R:
    """A native record as an interpreted one."""
    return record_class.from_tuple(record.tolist())


class Warmup:
    """Compiles a unit in a child process, loads it in a thread, and never makes anybody wait: `world` is None until it is ready.

    Where no cache can be written the child could not hand its work over, so then people's games stay interpreted.
    """

    def __init__(self, unit: str) -> None:
        self.world: World | None = None
        self._unit = unit
        self._child: subprocess.Popen[bytes] | None = None
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"warm up {unit}", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        if self._closed.wait(HEAD_START):
            return
        self._child = subprocess.Popen([sys.executable, "-m", "gunmetal.kernel.compile", self._unit, "--until-eof"],
                                       stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                       start_new_session=True)     # Ctrl-C is for the game, not for its compiler
        if self._closed.is_set():
            self._child.terminate()
        with self._child:
            code = self._child.wait()
        if code == 0 and not self._closed.is_set():
            from gunmetal.kernel import native  # noqa: PLC0415 - Numba takes half a second to import

            self.world = native.world(self._unit)

    def wait(self, seconds: float) -> bool:
        self._thread.join(seconds)
        return self.world is not None

    def close(self) -> None:
        """Gives up compiling, if it is still going on."""
        self._closed.set()
        if self._child is not None and self._child.poll() is None:
            self._child.terminate()


class Warmups:
    """The native worlds of units, each compiled from when it is first asked for."""

    def __init__(self) -> None:
        self._warmups: dict[str, Warmup] = {}

    def __call__(self, unit: str) -> "World | None":
        if unit not in self._warmups:
            self._warmups[unit] = Warmup(unit)
        return self._warmups[unit].world

    def close(self) -> None:
        for warmup in self._warmups.values():
            warmup.close()
