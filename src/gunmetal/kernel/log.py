"""The log is the game: a head, and a line for every action with what chance answered. It only grows (docs/log-format.md)."""

import errno
import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gunmetal.kernel.daily import is_day
from gunmetal.kernel.problems import BadLog

try:
    import fcntl
except ImportError:                    # not a Unix: files have no locks of this kind there
    fcntl = None  # type: ignore[assignment]

VERSION = 1
CHANCE = "chance"                      # the seat of a step that nobody decided
CHECK_LENGTH = 8
HASH_LENGTH = 64                       # hexadecimal digits of a SHA-256


@dataclass(frozen=True)
class Head:
    """What was agreed before the game."""

    game: str
    rules: int
    edition: str
    players: int
    variant: str | None
    cards: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]     # colour, name, and the bot that plays it, or null
    settings: Mapping[str, int] = field(default_factory=dict)
    daily: str | None = None               # the day whose challenge it is
    chance: Mapping[str, Any] | None = None    # what was promised of chance, and, when the game is over, its seed: see fair.py

    def to_json(self) -> dict[str, Any]:
        """Settings, day and promise are written only where there are any."""
        return {"log": "gunmetal", "version": VERSION, "game": self.game, "rules": self.rules, "edition": self.edition,
                "players": self.players, "variant": self.variant,
                **({"settings": dict(self.settings)} if self.settings else {}),
                **({"daily": self.daily} if self.daily is not None else {}),
                **({"chance": dict(self.chance)} if self.chance is not None else {}),
                "cards": dict(self.cards), "cards_sha256": cards_hash(self.cards),
                "seats": [dict(seat) for seat in self.seats]}

    @classmethod
    def from_json(cls, data: Any) -> "Head":
        if not isinstance(data, dict) or data.get("log") != "gunmetal":
            raise BadLog("log-foreign")
        if data.get("version") != VERSION:
            raise BadLog("log-version", version=str(data.get("version")), known=VERSION)
        types = {"game": str, "rules": int, "edition": str, "players": int, "variant": str | None, "cards": dict, "seats": list}
        if not all(key in data and isinstance(data[key], kind) for key, kind in types.items()):
            raise BadLog("log-damaged", line=1)
        later: dict[str, Any] = {"settings": {}, "daily": None, "chance": None}
        head = cls(*(data[key] for key in types), *(data.get(key, missing) for key, missing in later.items()))
        if (data.get("cards_sha256") != cards_hash(head.cards) or len(head.seats) != head.players
                or not all(isinstance(seat, dict) for seat in head.seats)
                or not isinstance(head.settings, dict) or not all(type(value) is int for value in head.settings.values())
                or ("daily" in data and not is_day(head.daily)) or ("chance" in data and not is_promise(head.chance))):
            raise BadLog("log-damaged", line=1)
        return head


def is_promise(chance: Any) -> bool:
    """Whether this is what was promised of chance: a commitment, perhaps its seed, and the step from which on it counts."""
    def is_hash(text: Any) -> bool:
        return isinstance(text, str) and len(text) == HASH_LENGTH and set(text) <= set("0123456789abcdef")

    return (isinstance(chance, dict) and {"commitment"} <= set(chance) <= {"commitment", "seed", "first_step"}
            and is_hash(chance["commitment"]) and is_hash(chance.get("seed", chance["commitment"]))
            and type(chance.get("first_step", 0)) is int and chance.get("first_step", 0) >= 0)


def cards_hash(cards: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(cards, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


@dataclass(frozen=True)
class Line:
    """One entry after the head: a step (who, what, what chance answered), or the undoing of the last one."""

    number: int
    seat: str
    action: str | None = None
    chance: Sequence[str] = field(default=())
    undo: int | None = None

    def to_json(self) -> dict[str, Any]:
        if self.undo is not None:
            return {"n": self.number, "seat": self.seat, "undo": self.undo}
        action = {} if self.action is None else {"action": self.action}
        return {"n": self.number, "seat": self.seat, **action, "chance": list(self.chance)}

    @classmethod
    def from_json(cls, data: Any, line: int) -> "Line":
        keys = set(data) if isinstance(data, dict) else set()
        if keys not in ({"n", "seat", "chance"}, {"n", "seat", "action", "chance"}, {"n", "seat", "undo"}):
            raise BadLog("log-damaged", line=line)
        chance = data.get("chance", [])
        if (type(data["n"]) is not int or not isinstance(data["seat"], str) or not isinstance(data.get("action", ""), str)
                or not isinstance(chance, list) or not all(isinstance(text, str) for text in chance)
                or type(data.get("undo", 0)) is not int):
            raise BadLog("log-damaged", line=line)
        return cls(data["n"], data["seat"], data.get("action"), tuple(chance), data.get("undo"))


def seal(before: str, data: dict[str, Any]) -> tuple[str, str]:
    """A line of text for the data, and its check: the start of a SHA-256 of the check before and the text without its
    own check."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    check = hashlib.sha256((before + body).encode()).hexdigest()[:CHECK_LENGTH]
    return f'{body[:-1]},"check":"{check}"}}', check


def unseal(before: str, text: str, line: int) -> tuple[dict[str, Any], str]:
    suffix_length = len(',"check":""}') + CHECK_LENGTH
    body, suffix = text[:-suffix_length] + "}", text[-suffix_length:]
    check = hashlib.sha256((before + body).encode()).hexdigest()[:CHECK_LENGTH]
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadLog("log-foreign" if line == 1 else "log-damaged", line=line) from None
    if not isinstance(data, dict) or (line == 1 and data.get("log") != "gunmetal"):
        raise BadLog("log-foreign" if line == 1 else "log-damaged", line=line)
    if suffix != f',"check":"{check}"}}':
        raise BadLog("log-damaged", line=line)
    data.pop("check")
    return data, check


def write_log(head: Head, lines: Sequence[Line]) -> str:
    """A whole log as text."""
    check, texts = "", []
    for data in (head.to_json(), *(line.to_json() for line in lines)):
        text, check = seal(check, data)
        texts.append(text + "\n")
    return "".join(texts)


def read_log(path: Path) -> tuple[Head, list[Line]]:
    """Head and lines of a whole log."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadLog("log-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    *whole, torn = raw.split(b"\n")
    found = _parse(whole)
    if torn:
        raise BadLog("log-torn", line=len(whole) + 1)
    return found


def _parse(whole: list[bytes]) -> tuple[Head, list[Line]]:
    if not whole:
        raise BadLog("log-foreign", line=1)
    found = list(_unseal_all(whole))
    return Head.from_json(found[0]), [Line.from_json(data, n) for n, data in enumerate(found[1:], 2)]


def _unseal_all(whole: list[bytes]) -> Iterator[dict[str, Any]]:
    check = ""
    for line, raw in enumerate(whole, 1):
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            raise BadLog("log-foreign" if line == 1 else "log-damaged", line=line) from None
        data, check = unseal(check, text, line)
        yield data


class LogFile:
    """A log on disk, locked as long as it is open. `append` returns when the line is safe: nothing acknowledged is ever lost."""

    def __init__(self, path: Path, head: Head) -> None:
        """A new file; it must not exist."""
        self.path, self._check = path, ""
        self._file = path.open("xb", buffering=0)
        self._lock()
        self._end = 0
        self._write(head.to_json())

    @classmethod
    def go_on(cls, path: Path) -> tuple["LogFile", Head, list[Line]]:
        """A file that exists, and what is in it. A last line without its end, as a crash leaves it, was never acknowledged."""
        log = cls.__new__(cls)
        log.path = path
        try:
            log._file = path.open("r+b", buffering=0)
        except OSError as error:
            raise BadLog("log-unreadable", file=str(path), reason=error.strerror or str(error)) from None
        try:
            log._lock()
            raw = log._file.read()
            *whole, torn = raw.split(b"\n")
            head, lines = _parse(whole)
            log._check = json.loads(whole[-1])["check"]
            log._end = len(raw) - len(torn)      # where the next line goes: nothing changes before there is one
        except BaseException:
            log.close()
            raise
        return log, head, lines

    def _lock(self) -> None:
        """Two programs that write one log would tear it apart."""
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.close()
            raise BadLog("log-in-use", file=str(self.path)) from None

    def cut(self) -> None:
        """Takes a torn end away. `append` does it too; before, and if the game cannot be replayed, the file is as it was."""
        self._file.truncate(self._end)
        self._file.seek(self._end)

    def append(self, line: Line) -> None:
        self._write(line.to_json())

    def _write(self, data: dict[str, Any]) -> None:
        """Either the whole line is on disk afterwards, or OSError says that nothing of it was acknowledged."""
        text, check = seal(self._check, data)
        raw = text.encode() + b"\n"
        try:
            self.cut()
            if self._file.write(raw) != len(raw):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file.fileno())
        except OSError:
            with suppress(OSError):
                self.cut()
            raise
        self._check, self._end = check, self._end + len(raw)

    def close(self) -> None:
        self._file.close()
