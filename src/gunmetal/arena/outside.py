"""A bot in any language: a program that is asked on its standard input and answers on its standard output (docs/outside-bots.md).

It gets what its seat sees, and the options. Whoever is late, breaks down or answers what is no option has a move made for it, at
random; that is counted. A program that is late or gone is started anew for the next move, a few times a game.
"""

import json
import os
import selectors
import shlex
import shutil
import subprocess
import time
from contextlib import suppress
from dataclasses import dataclass
from signal import SIGKILL
from typing import IO, Any

from gunmetal.games.plain import Plain, printed
from gunmetal.kernel.chance import stream
from gunmetal.kernel.contract import Game, Outcome, Setup
from gunmetal.kernel.problems import BadInput

PREFIX = "exec:"
PROTOCOL = 1
TO_START = 5.0                         # seconds more for the first move of a program
TO_END = 1.0                           # seconds that a program has to leave
STARTS = 4                             # of a program in one game; then moves are made for it
LONGEST = 65_536                       # bytes of an answer


@dataclass
class Faults:
    """Moves that were made for a program, and why."""

    late: int = 0
    gone: int = 0
    wrong: int = 0


class _Late(Exception):
    pass


class _Gone(Exception):
    pass


def is_outside(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The words of `exec:python3 my_bot.py`. Refuses what cannot be run here."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:                 # a quotation mark without its fellow
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadInput("arena-program-missing", program=(words[0] if words else name)[:80])
    return words


class Outside:
    """The program in one seat of one game."""

    def __init__(self, game: Game, setup: Setup, name: str, seed: int, limit: float) -> None:
        self._game, self._setup, self._seed, self._limit = game, setup, seed, limit
        self._command = command_of(name)
        self._program: _Program | None = None
        self._starts = self._asked = 0
        self.faults = Faults()

    def choose(self, state: Any, seat: int) -> int:
        self._asked += 1
        options = self._game.options(state)
        words = {self._game.action_text(state, action): action for action in options}
        try:
            answer = self._ask(state, seat, words)
            action = words.get(answer, int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 10 else -1)
            if action in options:
                return action
            self.faults.wrong += 1
        except _Late:
            self.faults.late += 1
            self._dismiss()
        except _Gone:
            self.faults.gone += 1
            self._dismiss()
        return options[stream(self._seed, self._asked) % len(options)]

    def _ask(self, state: Any, seat: int, words: dict[str, int]) -> str:
        limit, greeting = self._limit, b""
        if self._program is None:
            if self._starts == STARTS:
                raise _Gone
            self._starts += 1
            self._program = _Program(self._command)
            limit, greeting = limit + TO_START, _line(self._greeting(state, seat))
        question = {"type": "move", "number": self._asked, "view": Plain(self._game).record(self._game.view(state, seat)),
                    "options": [{"action": action, "notation": text} for text, action in words.items()]}
        return self._program.exchange(greeting + _line(question), limit)

    def _greeting(self, state: Any, seat: int) -> dict[str, Any]:
        setup, seats = self._setup, self._game.seats[:self._setup.players]
        return {"type": "game", "protocol": PROTOCOL, "game": self._game.name, "rules": self._game.rules_version,
                "edition": setup.edition, "settings": dict(setup.settings), "seats": seats, "seat": seats[seat],
                "limit": self._limit, "printed": printed(self._game, state)}

    def _dismiss(self) -> None:
        if self._program is not None:
            self._program.kill()
        self._program = None

    def close(self, outcome: Outcome | None = None) -> None:
        """The game is over: the program is told, and may leave."""
        if self._program is not None and outcome is not None:
            winners = [self._game.seats[winner] for winner in outcome.winners]
            self._program.leave(_line({"type": "end", "reason": outcome.reason, "winners": winners}))
        self._dismiss()


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


class _Program:
    """A child process with pipes on which nobody waits for ever."""

    def __init__(self, command: list[str]) -> None:
        try:                           # a session of its own: Ctrl-C is for the arena, and its own children end with it
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                             bufsize=0, start_new_session=True)
        except OSError as error:
            raise _Gone from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in: IO[bytes] = self._process.stdin
        self._out: IO[bytes] = self._process.stdout
        self._heard = b""
        os.set_blocking(self._in.fileno(), False)
        os.set_blocking(self._out.fileno(), False)

    def exchange(self, message: bytes, seconds: float) -> str:
        """Says something, and waits for a line."""
        end = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._in, selectors.EVENT_WRITE)
            ready.register(self._out, selectors.EVENT_READ)
            while b"\n" not in self._heard or message:
                left = end - time.monotonic()
                if left <= 0:
                    raise _Late
                for key, _ in ready.select(left):
                    if key.fileobj is self._out:
                        self._listen()
                    else:
                        message = self._say(message)
                        if not message:
                            ready.unregister(self._in)
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _say(self, message: bytes) -> bytes:
        try:
            return message[os.write(self._in.fileno(), message):]
        except BlockingIOError:
            return message
        except OSError as error:
            raise _Gone from error

    def _listen(self) -> None:
        heard = os.read(self._out.fileno(), LONGEST)
        self._heard += heard
        if not heard or len(self._heard) > LONGEST:
            raise _Gone

    def leave(self, message: bytes) -> None:
        """Says a last word, and lets it end by itself."""
        with suppress(OSError, subprocess.TimeoutExpired):
            os.write(self._in.fileno(), message)
            self._in.close()
            self._process.wait(TO_END)

    def kill(self) -> None:
        with suppress(ProcessLookupError):     # it is gone already
            os.killpg(self._process.pid, SIGKILL)
        self._process.wait()
        self._in.close()
        self._out.close()
