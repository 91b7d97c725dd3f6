"""A real server in a process of its own, and people who come to it over the network."""

import http.client
import json
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode, urlsplit

import httpx

Json = dict[str, Any]
PATIENCE = 60.0                        # seconds that anything may take before it has failed


class Server:
    """`gunmetal serve`. Its log is kept in a file; started again it listens at the same port."""

    def __init__(self, folder: Path, *words: str, quiet: bool = False) -> None:
        self.folder, self.words, self.port = folder, words, 0
        self.log = folder / "server.log"
        self._quiet = quiet

    def start(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), *self.words, *(["--quiet"] if self._quiet else [])]
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "gunmetal", *words]
            self.process = subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r"http://[^/]+:(\d+)/", told)
        assert found, f"{told!r}, {self.log.read_text()}"
        self.port = int(found[1])
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self, signal_number: int = signal.SIGTERM) -> int:
        self.process.send_signal(signal_number)
        return self._gone()

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def errors(self) -> list[str]:
        """What it complained of."""
        lines = self.log.read_text().splitlines()
        told = [line for line in lines if line.startswith("{") and json.loads(line)["level"] in ("error", "critical")]
        return told + [line for line in lines if line.startswith("Traceback")]

    def family(self) -> set[int]:
        """The process and all that it started, directly or not."""
        children: dict[int, list[int]] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                parent = int(stat.read_text().rpartition(")")[2].split()[1])
            except OSError:            # has just gone
                continue
            children.setdefault(parent, []).append(int(stat.parent.name))
        found, new = set(), [self.process.pid]
        while new:
            one = new.pop()
            found.add(one)
            new += children.get(one, [])
        return found


def wait_until_gone(pids: set[int]) -> None:
    """The system tells when a process ends, also if it is nobody's child any more."""
    for pid in pids:
        try:
            process = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        try:
            ended, _, _ = select.select([process], [], [], PATIENCE)
        finally:
            os.close(process)
        assert ended, f"process {pid} outlived the server"


@contextmanager
def running(folder: Path, *words: str, quiet: bool = False) -> Iterator[Server]:
    server = Server(folder, *words, quiet=quiet).start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end()


class Person:
    """Somebody with a browser: it keeps the cookie."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"Accept-Language": lang}, timeout=PATIENCE)
        self._streams: list[Stream] = []

    def close(self) -> None:
        for stream in self._streams:
            stream.close()
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def token(self) -> str:
        return self.http.cookies["gunmetal"]

    def get(self, path: str, **parameters: Any) -> Any:
        return good(self.http.get(path, params=parameters))

    def post(self, path: str, **body: Any) -> Any:
        return good(self.http.post(path, json=body))

    def refused(self, path: str, **body: Any) -> tuple[int, Json]:
        answer = self.http.post(path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return answer.status_code, answer.json()

    def create(self, game: str, seats: list[Json], **more: Any) -> str:
        return str(self.post("/api/tables", game=game, seats=seats, **more)["table"])

    def hot_seat(self, game: str, players: int, **more: Any) -> str:
        return self.create(game, [{"kind": "me"}] * players, **more)

    def look(self, table: str, seat: int | str | None = None) -> Json:
        found: Json = self.get(f"/api/tables/{table}", **({} if seat is None else {"as": seat}))
        return found

    def move(self, table: str, seat: int, version: int, action: str) -> int:
        return int(self.post(f"/api/tables/{table}/move", seat=seat, version=version, action=action)["version"])

    def move_somehow(self, table: str, choice: random.Random) -> Json:
        """One move of whichever own seat decides; what was seen before it."""
        seen = self.look(table, self.look(table, "public")["decision"]["seat"])
        self.move(table, seen["as"], seen["version"], choice.choice(seen["options"])["action"])
        return seen

    def play_on(self, table: str, choice: random.Random) -> Json:
        """A hot-seat game, to its end."""
        while (seen := self.get(f"/api/tables/{table}", finals=False))["status"] == "playing":
            self.move(table, seen["as"], seen["version"], choice.choice(seen["options"])["action"])
        return dict(seen)

    def stream(self, table: str, seat: int | str | None = None, **parameters: Any) -> "Stream":
        asked = parameters | ({} if seat is None else {"as": seat})
        stream = Stream(self.address, f"/api/tables/{table}/stream?{urlencode(asked)}", self.http.cookies.get("gunmetal"))
        self._streams.append(stream)
        return stream


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json()


class Stream:
    """Server-sent events, read when somebody waits for one."""

    def __init__(self, address: str, path: str, token: str | None) -> None:
        where = urlsplit(address)
        self._connection = http.client.HTTPConnection(str(where.hostname), where.port, timeout=PATIENCE)
        self._connection.request("GET", path, headers={"Cookie": f"gunmetal={token}"} if token else {})
        self._response = self._connection.getresponse()
        assert self._response.status == 200, self._response.read()
        self.heard: list[tuple[str, Any]] = []

    def next(self) -> tuple[str, Any]:
        """The next event; EOFError when the server has ended the stream."""
        kind, data = "message", ""
        while True:
            try:
                line = self._response.readline().decode().rstrip("\n")
            except (http.client.HTTPException, OSError) as error:
                raise EOFError from error
            if not line and self._response.isclosed():
                raise EOFError
            field, _, value = line.partition(": ")
            if field == "event":
                kind = value
            elif field == "data":
                data = value
            elif not line and data:
                self.heard.append((kind, json.loads(data)))
                return self.heard[-1]

    def wait(self, kind: str, is_it: Callable[[Json], bool] = lambda data: True) -> Json:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            what, data = self.next()
            if what == kind and is_it(data):
                found: Json = data
                return found
        raise AssertionError(f"no such {kind}: {self.heard[-3:]}")

    def close(self) -> None:
        self._response.close()
        self._connection.close()
