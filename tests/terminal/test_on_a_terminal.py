"""The command itself, on a terminal of its own."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

PROMPT = "› "  # noqa: RUF001 - the prompt's mark
STYLING = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\r")


def _rule_the_terminal() -> None:
    """Makes the terminal the one from which Ctrl-C comes."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A process on a pseudo-terminal, as a person has it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.end, other = pty.openpty()
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40", "LANG": "C.UTF-8"}
        environment |= {"HOME": str(folder), "GUNMETAL_DATA": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gunmetal", "play", "gunrunners", *arguments], cwd=folder, env=environment,
            stdin=other, stdout=other, stderr=other, start_new_session=True, preexec_fn=_rule_the_terminal)  # noqa: PLW1509 - there are no threads
        os.close(other)
        self.screen = b""

    def until(self, marker: str, seconds: float = 30) -> str:
        """What came up to the marker; it is then forgotten."""
        deadline = time.monotonic() + seconds
        while marker not in (shown := STYLING.sub("", self.screen.decode("utf-8", "replace"))):
            ready, _, _ = select.select([self.end], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"no {marker!r} in: {shown[-2000:]}"
            self.screen += os.read(self.end, 65_536)
        self.screen = b""
        return shown

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.end)


Start = Callable[..., Terminal]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Terminal] = []

    def begin(*arguments: str) -> Terminal:
        started.append(Terminal(tmp_path, *arguments))
        return started[-1]

    yield begin
    for terminal in started:
        terminal.close()


def test_a_game_on_a_real_terminal(start: Start) -> None:
    terminal = start("--players", "3", "--edition", "br", "--lang", "pt-BR")
    assert "Armazém" in terminal.until(PROMPT)
    terminal.type("ajuda\n")
    assert "desfazer" in terminal.until(PROMPT)
    terminal.type("1\n")
    assert "Região" in terminal.until(PROMPT)
    terminal.type("\x03")
    assert "--resume" in terminal.until("--resume")
    assert terminal.process.wait(10) == 130


def test_ctrl_d_leaves_and_resume_goes_on(start: Start) -> None:
    terminal = start("--players", "2", "--lang", "en")
    terminal.until(PROMPT)
    terminal.type("1\n")
    terminal.until(PROMPT)
    terminal.type("\x04")
    kept = terminal.until("--resume ")
    kept += terminal.until("\n") if not kept.rstrip(" ").endswith("\n") else ""
    assert terminal.process.wait(10) == 0
    path = re.findall(r"--resume (\S+)", kept)[-1]
    again = start("--resume", path)
    assert "Warehouse" in again.until(PROMPT)
    again.type("quit\n")
    again.until("--resume")
    assert again.process.wait(10) == 0


def through_pipes(folder: Path, typed: bytes | None, lines: int | None = None) -> tuple[int, str]:
    """The command without a terminal: its exit code, and what it said, or as many lines of it as somebody reads."""
    environment = os.environ | {"GUNMETAL_DATA": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-m", "gunmetal", "play", "gunrunners", "--lang", "en", "--seed", "3"], env=environment,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        if lines is None:
            said = process.communicate(typed)[0].decode()
        else:
            said = b"".join(process.stdout.readline() for _ in range(lines)).decode()
            process.stdout.close()
            process.stdin.write(typed or b"")
            process.stdin.close()
        return process.wait(30), said


def test_a_closed_pipe_is_the_end_of_input(tmp_path: Path) -> None:
    code, said = through_pipes(tmp_path, b"1\n1\n")
    assert code == 0
    assert said.count("› ") == 3  # noqa: RUF001 - the prompt's mark
    assert "--resume" in said


def test_bytes_that_are_no_text_are_no_action(tmp_path: Path) -> None:
    code, said = through_pipes(tmp_path, b"1\n\xff\xfe\n\x00\n?\n")
    assert code == 0
    assert "Traceback" not in said
    assert said.count("is not an action of this game") == 2


def test_nobody_reading_is_no_crash(tmp_path: Path) -> None:
    code, said = through_pipes(tmp_path, b"1\n" * 50, lines=2)
    assert code == 0
    assert "Gunrunners" in said
    assert list(tmp_path.rglob("*.log"))
