"""The log: everything that can be wrong with a file is told, and what was acknowledged is never lost."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.log import Head, Line, LogFile, cards_hash, read_log, seal, write_log
from gunmetal.kernel.match import Match, replay
from gunmetal.kernel.problems import BadLog, Problem
from tests.kernel.logs import ROOT, SOURCE, begin, lines, text, whole


def refused(path: Path, content: str | bytes) -> BadLog:
    """Why this file is no log, or no log of a game."""
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(BadLog) as problem:
        replay(GAME, *read_log(path))
    return problem.value


def sealed(*data: Any) -> str:
    """Lines with right checks, whatever they say."""
    check, texts = "", []
    for entry in data:
        line, check = seal(check, entry)
        texts.append(line + "\n")
    return "".join(texts)


# ---- damage

def test_the_log_that_is_damaged_below_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text(text(), encoding="utf-8")
    match = replay(GAME, *read_log(path))
    assert match.lines == whole().lines
    assert match.steps == whole().steps


@pytest.mark.parametrize("bit", [0, 5])
def test_any_flipped_bit_is_noticed(tmp_path: Path, bit: int) -> None:
    raw = write_log(whole().head, lines(8)).encode()
    head = raw.index(b"\n")
    path = tmp_path / "game.log"
    for at in range(len(raw)):
        flipped = raw[:at] + bytes([raw[at] ^ 1 << bit]) + raw[at + 1:]
        problem = refused(path, flipped)
        number = flipped[: at + 1].count(b"\n") + 1 if raw[at] != 10 else raw[:at].count(b"\n") + 1
        if raw[at] > 127 or at <= head:
            assert problem.id in ("log-damaged", "log-foreign", "log-version"), at
        elif at == len(raw) - 1:
            assert problem.id == "log-torn"
        else:
            assert (problem.id, problem.arguments["line"]) == ("log-damaged", number), at


def without_line(n: int) -> str:
    parts = text().splitlines(keepends=True)
    return "".join(parts[:n] + parts[n + 1:])


def swapped(n: int) -> str:
    parts = text().splitlines(keepends=True)
    parts[n], parts[n + 1] = parts[n + 1], parts[n]
    return "".join(parts)


def foreign_line(n: int) -> str:
    """A line of another game, with the check that it had there."""
    other = write_log(whole(2, "br").head, whole(2, "br").lines).splitlines(keepends=True)
    parts = text().splitlines(keepends=True)
    return "".join([*parts[:n], other[n], *parts[n + 1:]])


@pytest.mark.parametrize(("id", "line", "content"), [
    ("log-damaged", 2, lambda: without_line(1)),
    ("log-damaged", 10, lambda: without_line(9)),
    ("log-damaged", 6, lambda: swapped(5)),
    ("log-damaged", 8, lambda: foreign_line(7)),
    ("log-damaged", 3, lambda: text().replace("\n", "\n\n", 2).replace("\n\n", "\n", 1)),
    ("log-damaged", 1, lambda: text().replace("\n", "\r\n")),
    ("log-damaged", 1, lambda: text().replace('"players":3', '"players":4')),
    ("log-damaged", len(text().splitlines()) + 1, lambda: text() + "[]\n"),
    ("log-damaged", len(text().splitlines()) + 1, lambda: text() + "\n"),
    ("log-damaged", 2, lambda: sealed(whole().head.to_json(), {"n": 0, "seat": "chance"})),
    ("log-damaged", 2, lambda: sealed(whole().head.to_json(), {"n": 0, "seat": "chance", "chance": [], "undo": 0})),
    ("log-damaged", 2, lambda: sealed(whole().head.to_json(), {"n": "0", "seat": "chance", "chance": []})),
    ("log-damaged", 2, lambda: sealed(whole().head.to_json(), {"n": 0, "seat": "chance", "chance": "start red"})),
    ("log-damaged", 2, lambda: sealed(whole().head.to_json(), {"n": 0, "seat": "chance", "chance": [], "note": "?"})),
    ("log-damaged", 1, lambda: sealed(whole().head.to_json() | {"cards": {}})),
    ("log-damaged", 1, lambda: sealed(whole().head.to_json() | {"seats": []})),
    ("log-damaged", 1, lambda: sealed(whole().head.to_json() | {"seats": [1, 2, 3]})),
    ("log-torn", len(text().splitlines()), lambda: text()[:-1]),
    ("log-torn", len(text().splitlines()), lambda: text()[:-40]),
    ("log-torn", 2, lambda: text()[: text().index("\n") + 5]),
])
def test_damaged_logs_are_told_with_their_line(tmp_path: Path, id: str, line: int, content: Callable[[], str]) -> None:
    problem = refused(tmp_path / "game.log", content())
    assert (problem.id, problem.arguments["line"]) == (id, line)


@pytest.mark.parametrize("content", [
    b"", b"\n", b"\n\n", b"PK\x03\x04\xff\xfe", b"\xff\xfe\x00", b"{}", b"{}\n", b"[]\n", b"null\n", b'"gunmetal"\n',
    b'{"log":"chess"}\n', b"1. e4 e5\n", b"not json\n" * 3, text().encode("utf-16"), b"[" * 100_000 + b"\n",
    b'{"log":' * 100_000 + b"\n", b"9" * 5_000 + b"\n", b"\0" * 1_000,
], ids=range(18))
def test_foreign_files_are_told_as_such(tmp_path: Path, content: bytes) -> None:
    assert refused(tmp_path / "game.log", content).id == "log-foreign"


def test_a_folder_and_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere.log"):
        with pytest.raises(BadLog) as problem:
            read_log(path)
        assert problem.value.id == "log-unreadable"
        assert problem.value.arguments["file"] == str(path)


@pytest.mark.parametrize(("id", "change"), [
    ("log-version", {"version": 2}), ("log-version", {"version": None}), ("log-version", {"version": "1"}),
    ("log-rules", {"rules": 99}), ("log-rules", {"rules": 0}),
    ("log-other-game", {"game": "gunsmoke"}),
])
def test_logs_of_other_versions_and_games(tmp_path: Path, id: str, change: dict[str, Any]) -> None:
    assert refused(tmp_path / "game.log", sealed(whole().head.to_json() | change)).id == id


@pytest.mark.parametrize(("change", "id"), [
    ({"edition": "fr"}, "edition-unknown"),
    ({"players": 6, "seats": [{}] * 6}, "log-damaged"),
    ({"cards": {}, "cards_sha256": cards_hash({})}, "cards-kind-missing"),
])
def test_heads_of_games_that_cannot_be(tmp_path: Path, change: dict[str, Any], id: str) -> None:
    path = tmp_path / "game.log"
    path.write_text(sealed(whole().head.to_json() | change), encoding="utf-8")
    head, entries = read_log(path)
    with pytest.raises(Problem) as problem:
        replay(GAME, head, entries)
    assert problem.value.id == id


# ---- well-formed logs of games that cannot have been played

def train_line() -> int:
    """The first line on which a card was drawn and a die rolled."""
    return next(n for n, line in enumerate(whole().lines) if (line.action or "").startswith("train"))


@pytest.mark.parametrize(("id", "at", "change"), [
    ("log-illegal", 1, {"action": "flip 1"}),
    ("log-illegal", 1, {"action": "open 5"}),
    ("log-illegal", 2, {"action": whole().lines[1].action}),
    ("log-illegal", 1, {"seat": "CHANGED"}),
    ("log-out-of-order", 1, {"seat": "pink"}),
    ("log-out-of-order", 1, {"seat": "chance"}),
    ("log-out-of-order", 1, {"action": None}),
    ("log-out-of-order", 0, {"seat": "red", "action": "open 1"}),
    ("log-out-of-order", 3, {"number": 2}),
    ("log-out-of-order", 3, {"number": -3}),
    ("log-out-of-order", 2, {"undo": 0, "action": None, "chance": ()}),
    ("log-out-of-order", 2, {"undo": 7, "action": None, "chance": ()}),
    ("log-unknown-words", 1, {"action": "castle kingside"}),
    ("log-unknown-words", 1, {"action": ""}),
    ("log-unknown-words", 0, {"chance": ("coin heads",)}),
    ("log-unknown-words", 0, {"chance": ("",)}),
    ("log-chance-missing", 0, {"chance": ()}),
    ("log-chance-impossible", 0, {"chance": ("start green",)}),
    ("log-chance-impossible", 0, {"chance": ("die 3",)}),
    ("log-chance-left-over", 0, {"chance": ("start red", "die 3")}),
    ("log-chance-left-over", 1, {"chance": ("die 3",)}),
])
def test_entries_that_cannot_be(tmp_path: Path, id: str, at: int, change: dict[str, Any]) -> None:
    entries = list(lines(at + 1))
    if change.get("seat") == "CHANGED":
        change = {"seat": next(colour for colour in GAME.seats if colour != entries[at].seat)}
    entries[at] = replace(entries[at], **change)
    problem = refused(tmp_path / "game.log", write_log(whole().head, entries))
    assert (problem.id, problem.arguments["number"]) == (id, entries[at].number)


def test_a_card_that_is_not_in_the_draw_pile_cannot_be_drawn(tmp_path: Path) -> None:
    at = train_line()
    state = replay(GAME, whole().head, lines(at)).state
    absent = next(kind for kind in range(12) if state.players[state.active].deck[kind] == 0)
    entries = list(lines(at + 1))
    entries[at] = replace(entries[at], chance=(GAME.chance_text(2, absent), *entries[at].chance[1:]))
    assert refused(tmp_path / "game.log", write_log(whole().head, entries)).id == "log-chance-impossible"


def test_chance_that_is_cut_short_or_swapped(tmp_path: Path) -> None:
    at = train_line()
    entries = list(lines(at + 1))
    assert len(entries[at].chance) == 2
    entries[at] = replace(entries[at], chance=entries[at].chance[:1])
    assert refused(tmp_path / "game.log", write_log(whole().head, entries)).id == "log-chance-missing"
    entries[at] = replace(entries[at], chance=tuple(reversed(lines(at + 1)[at].chance)))
    assert refused(tmp_path / "game.log", write_log(whole().head, entries)).id == "log-chance-impossible"


def test_nothing_can_follow_the_end(tmp_path: Path) -> None:
    entries = [*whole().lines, Line(len(whole().lines), "red", "flip 1")]
    assert refused(tmp_path / "game.log", write_log(whole().head, entries)).id == "log-illegal"


ANYTHING = st.recursive(st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
                        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
                        max_leaves=5)


@given(st.integers(0, 3), st.sampled_from(["log", "version", "game", "rules", "edition", "players", "variant", "cards", "seats",
                                           "settings", "daily", "n", "seat", "action", "chance", "undo"]), ANYTHING)
def test_whatever_a_log_says_it_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, at: int, key: str, value: Any) -> None:
    """Lines with right checks and nonsense in them."""
    data: list[dict[str, Any]] = [whole().head.to_json(), *(line.to_json() for line in lines(3))]
    data[at][key] = value
    if isinstance(data[0]["cards"], dict):
        data[0]["cards_sha256"] = cards_hash(data[0]["cards"])
    path = tmp_path_factory.getbasetemp() / "nonsense.log"
    path.write_text(sealed(*data), encoding="utf-8", errors="surrogatepass")
    with suppress(Problem):            # and nothing else
        replay(GAME, *read_log(path))


# ---- the file

def test_every_line_is_on_disk_when_it_is_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written, flushed and synchronised: what is read back at that very moment is the whole log so far."""
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    path = tmp_path / "game.log"
    log = LogFile(path, whole().head)
    for n, line in enumerate(lines(6), 1):
        log.append(line)
        assert read_log(path) == (whole().head, lines(n))
        assert len(synced) == n + 1, "the head, and every line"
    log.close()


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text("dear diary\n")
    with pytest.raises(FileExistsError):
        LogFile(path, whole().head)
    assert path.read_text() == "dear diary\n"


def test_a_log_goes_on_after_every_place_where_a_crash_can_cut_it(tmp_path: Path) -> None:
    """Whatever is left of a line that was never acknowledged goes, and the log goes on as if nothing had happened."""
    kept, last = write_log(whole().head, lines(5)), write_log(whole().head, lines(6))
    path = tmp_path / "game.log"
    for cut in range(len(kept.encode()), len(last.encode())):
        path.write_bytes(last.encode()[:cut])
        log, head, entries = LogFile.go_on(path)
        assert (head, entries) == (whole().head, lines(5))
        log.append(lines(6)[5])
        log.close()
        assert path.read_text(encoding="utf-8") == last


def test_a_torn_end_is_forgiven_only_to_who_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    assert refused(path, text()[:-3]).id == "log-torn"
    for content, id in ((text()[:20], "log-foreign"), (text()[:-30] + "\n", "log-damaged"), ("dear diary", "log-foreign"),
                        ("", "log-foreign")):
        path.write_text(content, encoding="utf-8")
        with pytest.raises(BadLog, match=id):
            LogFile.go_on(path)
        assert path.read_text(encoding="utf-8") == content, "what is no log stays as it is"
    with pytest.raises(BadLog, match="log-unreadable"):
        LogFile.go_on(tmp_path / "nowhere.log")


def test_only_one_program_at_a_time_writes_a_log(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    log = LogFile(path, whole().head)
    with pytest.raises(BadLog, match="log-in-use"):
        LogFile.go_on(path)
    log.append(lines(1)[0])
    log.close()
    log, _, entries = LogFile.go_on(path)
    assert entries == lines(1)
    log.close()


def test_a_line_that_cannot_be_written_leaves_the_log_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.log"
    log = LogFile(path, whole().head)
    log.append(lines(1)[0])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        with pytest.raises(OSError, match="No space"):
            log.append(lines(2)[1])
    assert read_log(path) == (whole().head, lines(1))
    log.append(lines(2)[1])
    log.close()
    assert read_log(path) == (whole().head, lines(2))


def test_going_on_with_a_log_that_somebody_else_wrote_damages_nothing(tmp_path: Path) -> None:
    """Another program may put spaces or members of its own into its lines: the checks are over its text, and hold."""
    import hashlib

    check, parts = "", []
    for data in (whole().head.to_json() | {"written_by": "a referee"}, *(line.to_json() for line in lines(4))):
        body = json.dumps(data)
        check = hashlib.sha256((check + body).encode()).hexdigest()[:8]
        parts.append(f'{body[:-1]},"check":"{check}"}}\n')
    path = tmp_path / "game.log"
    path.write_text("".join(parts), encoding="utf-8")
    log, _, entries = LogFile.go_on(path)
    assert entries == lines(4)
    log.append(lines(5)[4])
    log.close()
    assert read_log(path)[1] == lines(5)


PLAYER = """
import random, sys
from pathlib import Path
from gunmetal.kernel.log import LogFile
from tests.kernel.logs import GAME, begin
match = begin(seed=7)
log = LogFile(Path(sys.argv[1]), match.head)
match.keep = log.append
match.open()
choice = random.Random(7)
while match.decider >= 0:
    match.act(match.decider, choice.choice(GAME.options(match.state)))
    print(match.lines[-1].number, flush=True)
    if match.lines[-1].number == 20:
        sys.stdin.read()
"""


def test_a_game_survives_the_death_of_its_program(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    with subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                          env=os.environ | {"PYTHONPATH": f"{SOURCE}{os.pathsep}{ROOT}"}) as child:
        assert child.stdout is not None
        acknowledged = -1
        while acknowledged < 20:
            acknowledged = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL)
    assert child.returncode == -signal.SIGKILL
    with path.open("ab") as file:
        file.write(b'{"n":21,"seat":"re')      # the beginning of one more
    log, head, entries = LogFile.go_on(path)
    assert entries[-1].number == 20
    match = replay(GAME, head, entries)
    match.dealer, match.keep = Generator(), log.append
    match.state.rng = 3
    while match.decider != NOBODY:
        match.act(match.decider, GAME.options(match.state)[0])
    log.close()
    again = replay(GAME, *read_log(path))
    assert again.lines == match.lines
    assert GAME.outcome(again.state) == GAME.outcome(match.state)


# ---- the form of the file

def test_the_form_that_is_documented() -> None:
    """A head, then a line for each step; each ends in a check over the check before and the text without its own."""
    match = begin()
    match.open()
    head, first = (json.loads(line) for line in write_log(match.head, match.lines).splitlines())
    assert list(head) == ["log", "version", "game", "rules", "edition", "players", "variant", "cards", "cards_sha256",
                          "seats", "check"]
    assert (head["log"], head["version"], head["game"], head["variant"]) == ("gunmetal", 1, "gunrunners", None)
    assert list(first) == ["n", "seat", "chance", "check"]
    assert (first["n"], first["seat"]) == (0, "chance")
    assert Head.from_json(head | {"check": None}) == match.head
    assert isinstance(match, Match)
    assert begin(5).head.variant == "five-players"
    assert "Zoë" in write_log(match.head, ()), "names are written as they are"
