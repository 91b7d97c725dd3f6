"""Numbered steps with their time: a live line on a terminal, plain lines elsewhere. Standard library only."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Self

TICK = 0.1          # seconds between two drawings of the live line
HEARTBEAT = 20.0    # seconds between two signs of life where there is no live line
PATIENCE = 5.0      # seconds that a stopped command has to end by itself
SPINNER = "|/-\\"


@dataclass(frozen=True)
class Result:
    code: int
    output: str
    seconds: float


class Beside:
    """A command that runs while other steps do. It is stopped if it is left before its end."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        self._started = time.monotonic()
        self._process = subprocess.Popen(
            command, env=env, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        )  # fmt: skip
        self._output, self._seconds = "", 0.0
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        self._output = self._process.stdout.read()
        self._process.wait()
        self._seconds = time.monotonic() - self._started

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, reason: BaseException | None, trace: object) -> None:
        if self._process.poll() is None:
            _stop(self._process, reason if isinstance(reason, KeyboardInterrupt) else Terminated())

    def result(self) -> Result:
        """Waits for its end."""
        while self._reader.is_alive():
            self._reader.join(TICK)
        return Result(self._process.returncode, self._output, self._seconds)


class Steps:
    """Runs commands one after the other as `[2/5] title ... ok (1.3 s)`."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.number = 0
        self.started = time.monotonic()
        self.live = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.started

    def run(
        self,
        title: str,
        command: Sequence[str],
        *,
        env: Mapping[str, str] | None = None,
        pass_fds: Sequence[int] = (),
        stream: bool = False,
        doing: Callable[[str], str | None] = lambda line: None,
        remark: Callable[[str], str] = lambda output: "",
    ) -> Result:
        """Run `command`. Its output is shown as it comes (`stream`), or only if it fails.

        `doing` picks from a line of output what the live line says; `remark` what is said after "ok".
        """
        self.number += 1
        head = f"[{self.number}/{self.total}] {title}"
        if stream:
            print(f"{head} ...", flush=True)
            result = _streamed(command, env)
            print(head, end=" ... ")
        else:
            if not self.live:
                print(head, end=" ... ", flush=True)
            result = self._captured(head, command, env, pass_fds, doing)
            if self.live:
                print(f"\r\x1b[K{head}", end=" ... ")
        return _judged(result, "" if result.code else remark(result.output))

    def end(self, title: str, beside: Beside) -> Result:
        """The verdict of a command that was started earlier."""
        self.number += 1
        print(f"[{self.number}/{self.total}] {title}", end=" ... ", flush=True)
        return _judged(beside.result())

    def _captured(
        self,
        head: str,
        command: Sequence[str],
        env: Mapping[str, str] | None,
        pass_fds: Sequence[int],
        doing: Callable[[str], str | None],
    ) -> Result:
        started = time.monotonic()
        process = subprocess.Popen(
            command, env=env, pass_fds=pass_fds, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        )  # fmt: skip
        lines: list[str] = []
        assert process.stdout is not None
        reader = threading.Thread(target=lines.extend, args=(process.stdout,), daemon=True)
        reader.start()
        beat, now = HEARTBEAT, ""
        seen = 0
        try:
            while process.poll() is None:
                while seen < len(lines):
                    now = doing(lines[seen]) or now
                    seen += 1
                elapsed = time.monotonic() - started
                if self.live:
                    spinner = SPINNER[int(elapsed / TICK) % len(SPINNER)]
                    text = f"{head} {spinner} {elapsed:.0f} s  {now}"
                    print(f"\r\x1b[K{text[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)
                elif elapsed >= beat:
                    print(f"{elapsed:.0f} s", end=" ... ", flush=True)
                    beat += HEARTBEAT
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(TICK)
        except BaseException as reason:
            _stop(process, reason)
            raise
        reader.join(PATIENCE)
        return Result(process.returncode, "".join(lines), time.monotonic() - started)


def _judged(result: Result, remark: str = "") -> Result:
    verdict = "FAILED" if result.code else "ok" + remark
    print(f"{verdict} ({result.seconds:.1f} s)", flush=True)
    if result.code and result.output:
        print(result.output.rstrip(), flush=True)
    return result


def _streamed(command: Sequence[str], env: Mapping[str, str] | None) -> Result:
    started = time.monotonic()
    process = subprocess.Popen(command, env=env)
    try:
        code = process.wait()
    except BaseException as reason:
        _stop(process, reason)
        raise
    return Result(code, "", time.monotonic() - started)


class Terminated(KeyboardInterrupt):
    """Told to stop by a signal that, unlike Ctrl-C, the command has not received itself."""


def _stop(process: "subprocess.Popen[str] | subprocess.Popen[bytes]", reason: BaseException) -> None:
    """End a command whose step was interrupted; it may tidy up first."""
    if isinstance(reason, Terminated):
        process.terminate()
    for end in (process.terminate, process.kill):
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            end()
    process.wait()


def _terminated(signum: int, frame: FrameType | None) -> None:
    raise Terminated


def main(run: Callable[[], int]) -> None:
    """Exit with what `run` returns; Ctrl-C, or being told to stop, gives one sentence instead of a traceback."""
    signal.signal(signal.SIGTERM, _terminated)
    try:
        sys.exit(run())
    except KeyboardInterrupt:
        print("\nInterrupted. Give the same command again to go on.", file=sys.stderr)
        sys.exit(130)
