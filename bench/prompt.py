"""How long a person waits between the command and the first prompt."""

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence

from bench.measure import UnmeasurableError

STYLING = re.compile(rb"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\r")


def first_prompt(command: Sequence[str], marker: str, timeout: float = 30.0) -> float:
    """Seconds from starting `command` on a terminal of its own until `marker` is on its screen.

    Colours and cursor movements within the marker do not matter. The program starts in an empty folder, in a session
    of its own, and is ended with all that it has started.
    """
    master, slave = pty.openpty()
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50"}
        environment |= {"XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder}  # its saves go with the folder
        begin = time.perf_counter()
        try:
            child = subprocess.Popen(
                command, stdin=slave, stdout=slave, stderr=slave, cwd=folder, env=environment, start_new_session=True
            )
        except OSError as error:
            os.close(master)
            raise UnmeasurableError(f"{command[0]} does not start: {error.strerror}.") from error
        finally:
            os.close(slave)
        try:
            _read_until(master, marker.encode(), begin + timeout)
            return time.perf_counter() - begin
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
            child.wait()
            os.close(master)


def _read_until(terminal: int, marker: bytes, deadline: float) -> None:
    screen = b""
    while marker not in STYLING.sub(b"", screen):
        patience = deadline - time.perf_counter()
        if patience <= 0 or not select.select([terminal], [], [], patience)[0]:
            raise UnmeasurableError(f"No prompt {marker.decode()!r} came in time; {_last_line(screen)}")
        try:
            arrived = os.read(terminal, 65_536)
        except OSError:  # Linux: how a terminal says that nobody holds its other end any more
            arrived = b""
        if not arrived:
            raise UnmeasurableError(f"The program ended before its prompt {marker.decode()!r}; {_last_line(screen)}")
        screen += arrived


def _last_line(screen: bytes) -> str:
    lines = STYLING.sub(b"", screen).decode(errors="replace").split("\n")
    spoken = [line.strip() for line in lines if line.strip()]
    return f"its last words: {spoken[-1]}" if spoken else "it said nothing."
