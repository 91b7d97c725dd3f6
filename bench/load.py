"""Many tables at once: `python -m bench.load` starts a server on loopback and plays at 500 tables of four scripted clients each.

All four hear every move over their own stream. What is measured is the time from a move posted to the last of the table's four
views received. The clients are one process that speaks plain HTTP over sockets: they share the cores with the server, and must not
cost more than it does.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "load.json"
GAMES = ("gunrunners", "gunslingers", "gunsmoke")
SEATS = 4
PATIENCE = 20.0                        # seconds after which something that did not come is an error
POSTING = 16                           # connections for requests
VERSION, ACTION = re.compile(rb'"version":(\d+)'), re.compile(rb'"action":"((?:[^"\\]|\\.)*)"')
WANTED_MS = 150.0


class Requests:
    """A few connections that are kept; each carries one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()
        self._open: list[asyncio.StreamWriter] = []

    async def connect(self) -> None:
        for _ in range(POSTING):
            connection = await asyncio.open_connection("127.0.0.1", self._port)
            self._open.append(connection[1])
            self._free.put_nowait(connection)

    async def post(self, path: str, token: str | None, body: dict[str, Any]) -> tuple[int, Any, str | None]:
        """Status, answer, and the token of somebody new."""
        raw = json.dumps(body).encode()
        cookie = f"Cookie: gunmetal={token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: here\r\n{cookie}Content-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n"
        reader, writer = connection = await self._free.get()
        try:
            writer.write(head.encode() + raw)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: (\d+)", answer, re.IGNORECASE)
            found = await reader.readexactly(int(length[1]) if length else 0)
        finally:
            self._free.put_nowait(connection)
        new = re.search(r"set-cookie: gunmetal=([^;]+)", answer, re.IGNORECASE)
        return int(answer.split(" ", 2)[1]), json.loads(found), new[1] if new else None

    def close(self) -> None:
        for writer in self._open:
            writer.close()


class Stream(asyncio.Protocol):
    """The view of one seat: only its version is read as it comes, and its options when they are needed."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat, self.version, self.last, self._rest = table, seat, 0, b"", b""
        self.transport: asyncio.Transport | None = None
        self.is_closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        token = self.table.tokens[self.seat]
        transport.write(f"GET /api/tables/{self.table.id}/stream?finals=false HTTP/1.1\r\nHost: here\r\n"
                        f"Cookie: gunmetal={token}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        *whole, self._rest = (self._rest + data).split(b"\n\n")
        for message in whole:
            at = message.find(b"event: table\ndata: ")
            found = VERSION.search(message, at) if at >= 0 else None
            if found is not None:
                self.version, self.last = int(found[1]), message
                self.table.heard()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_closing:
            self.table.load.errors.append(f"a stream of table {self.table.id} broke off")

    def options(self) -> list[str]:
        first = self.last.find(b'"options":[')
        part = self.last[first: self.last.find(b'"may_undo"', first)]
        return [json.loads(b'"%s"' % action) for action in ACTION.findall(part)]

    def close(self) -> None:
        self.is_closing = True
        if self.transport is not None:
            self.transport.close()


@dataclass
class Table:
    load: "Load"
    number: int
    id: str = ""
    tokens: list[str] = field(default_factory=list)
    streams: list[Stream] = field(default_factory=list)
    posted: float = 0.0
    wanted: int = 0                    # the version that all four must see

    async def set_up(self) -> None:
        """Four people sit down, and each opens a stream."""
        body = {"game": GAMES[self.number % len(GAMES)], "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        status, made, token = await self.load.requests.post("/api/tables", None, body)
        if status != 201 or token is None:
            raise RuntimeError(f"{status} {made}")
        self.id, self.tokens = made["table"], [token]
        for _ in range(SEATS - 1):
            status, answer, token = await self.load.requests.post(f"/api/invitations/{made['invite']}", None, {})
            if status != 200 or token is None:
                raise RuntimeError(f"{status} {answer}")
            self.tokens.append(token)
        for seat in range(SEATS):
            _, stream = await asyncio.get_running_loop().create_connection(partial(Stream, self, seat), "127.0.0.1", self.load.port)
            self.streams.append(stream)

    @property
    def is_idle(self) -> bool:
        return self.posted == 0.0 and all(stream.version for stream in self.streams)

    def heard(self) -> None:
        if self.posted and all(stream.version >= self.wanted for stream in self.streams):
            self.load.took.append(time.perf_counter() - self.posted)
            self.posted = 0.0
            self.load.idle.append(self)

    async def move(self) -> None:
        """Whoever decides posts a random legal move."""
        decider = next((stream for stream in self.streams if b'"options":[{' in stream.last), None)
        if decider is None:            # the game is over: the table stays as it is
            self.load.over += 1
            return
        version = decider.version
        self.wanted, self.posted = version + 1, time.perf_counter()
        self.load.posted += 1
        status, answer, _ = await self.load.requests.post(
            f"/api/tables/{self.id}/move", self.tokens[decider.seat],
            {"seat": decider.seat, "version": version, "action": self.load.choice.choice(decider.options())})
        if status != 200:
            self.load.errors.append(f"table {self.id}: {status} {answer}")


@dataclass
class Load:
    port: int
    server: int                        # its process
    tables_wanted: int
    rate: float
    seconds: float
    choice: random.Random
    requests: Requests = field(init=False)
    tables: list[Table] = field(default_factory=list)
    idle: deque[Table] = field(default_factory=deque)
    took: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    posted: int = 0
    over: int = 0
    cpu: tuple[float, float] = (0.0, 0.0)      # seconds of the server and of the clients while they played

    async def run(self) -> dict[str, Any]:
        self.requests = Requests(self.port)
        await self.requests.connect()
        await self._set_up()
        began, spent = time.perf_counter(), (cpu_seconds(self.server), time.process_time())
        await self._play(began)
        lasted = time.perf_counter() - began
        await self._wait_for_the_last()
        self.cpu = cpu_seconds(self.server) - spent[0], time.process_time() - spent[1]
        for table in self.tables:
            for stream in table.streams:
                stream.close()
        self.requests.close()
        return self._report(lasted)

    async def _set_up(self) -> None:
        waiting = [Table(self, number) for number in range(self.tables_wanted)]
        self.tables = list(waiting)

        async def worker() -> None:
            while waiting:
                await waiting.pop().set_up()
                show(f"{self.tables_wanted - len(waiting)} of {self.tables_wanted} tables")

        await asyncio.wait_for(asyncio.gather(*(worker() for _ in range(POSTING // 2))), 600)
        end = time.perf_counter() + PATIENCE
        while not all(table.is_idle for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        self.choice.shuffle(self.tables)
        self.idle.extend(self.tables)

    async def _play(self, began: float) -> None:
        """One move after the other at the rate that is wanted, at the table that has waited longest."""
        moving: set[asyncio.Task[None]] = set()
        for number in range(int(self.rate * self.seconds)):
            due = began + number / self.rate
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            while not self.idle and time.perf_counter() < began + 2 * self.seconds:
                await asyncio.sleep(0.005)     # every table waits for its views: the server does not keep up
            if not self.idle or time.perf_counter() > began + 2 * self.seconds:
                break
            task = asyncio.create_task(self.idle.popleft().move())
            moving.add(task)
            task.add_done_callback(moving.discard)
            if number % 100 == 0:
                show(f"{number} moves, {time.perf_counter() - began:.0f} s, {len(self.errors)} errors")
        await asyncio.wait_for(asyncio.gather(*moving), PATIENCE)

    async def _wait_for_the_last(self) -> None:
        end = time.perf_counter() + PATIENCE
        while any(table.posted for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        self.errors += [f"table {table.id}: views of version {table.wanted} did not come" for table in self.tables if table.posted]

    def _report(self, lasted: float) -> dict[str, Any]:
        cuts = statistics.quantiles([1000 * one for one in self.took], n=100) if len(self.took) > 1 else [0.0] * 99
        return {"tables": len(self.tables), "clients": SEATS * len(self.tables), "moves": len(self.took),
                "errors": len(self.errors), "games_over": self.over, "seconds": round(lasted, 2),
                "moves_per_second": round(self.posted / lasted, 1),
                "server_cpu_ms_per_move": round(1000 * self.cpu[0] / max(self.posted, 1), 2),
                "clients_cpu_ms_per_move": round(1000 * self.cpu[1] / max(self.posted, 1), 2),
                "p50_ms": round(cuts[49], 1), "p95_ms": round(cuts[94], 1), "p99_ms": round(cuts[98], 1)}


def cpu_seconds(pid: int) -> float:
    """What a process has used so far; where the system does not tell, nothing."""
    try:
        used = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")


def show(words: str) -> None:
    print(f"\r{words:<60}", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, of all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))       # a socket for every seat, here and in the server
    with tempfile.TemporaryDirectory() as folder:
        words_of_it = ["--port", "0", "--data", folder, "--no-limits", "--quiet", "--bot-pause", "0"]
        server = subprocess.Popen([sys.executable, "-m", "gunmetal", "serve", *words_of_it], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = re.search(r":(\d+)/", server.stdout.readline())
            if address is None:
                return 1
            load = Load(int(address[1]), server.pid, words.tables, words.rate, words.seconds, random.Random(words.seed))
            report = asyncio.run(load.run())
        finally:
            server.terminate()
            ended = server.wait(30)
    print(file=sys.stderr)
    print(json.dumps(report, indent=2))
    for error in load.errors[:5]:
        print(error, file=sys.stderr)
    RESULTS.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    if report["p95_ms"] > WANTED_MS:
        print(f"p95 is over {WANTED_MS:.0f} ms", file=sys.stderr)
    return 1 if load.errors or ended != 0 else 0


if __name__ == "__main__":
    raise SystemExit(main())
