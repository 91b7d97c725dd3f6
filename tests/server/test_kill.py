"""kill -9 of the server at any moment: whatever was acknowledged is there afterwards, and everybody goes on."""

import asyncio
import json
import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from gunmetal.games import game_named
from gunmetal.kernel.match import replay
from gunmetal.server.store import Store
from gunmetal.server.tables import load
from tests.server.running import PATIENCE, Json, Person, Server, Stream, wait_until_gone

KILLS = 20
BOT = {"kind": "bot", "bot": "random"}


def acknowledged(person: Person, table: str, choice: random.Random, killer: threading.Thread) -> dict[int, str]:
    """Moves on until the server is gone: by version, what it said yes to."""
    said: dict[int, str] = {}
    try:
        while True:
            seen: Json = person.get(f"/api/tables/{table}", finals="false")
            if seen["status"] != "playing":
                killer.join()
                return said
            action = choice.choice(seen["options"])["action"]
            said[person.move(table, seen["as"], seen["version"], action)] = action
    except (httpx.TransportError, EOFError):
        return said


def lines_of(folder: Path, table: str) -> dict[int, Json]:
    """The entries of a table in the store, which the server has left as they are."""
    with closing(sqlite3.connect(folder / "gunmetal.sqlite")) as store:
        rows = store.execute('SELECT number, kind, data FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()
    assert [row[0] for row in rows] == list(range(len(rows))), "a hole in the entries"
    lines = [json.loads(data) for _, kind, data in rows if kind == "line"]
    return dict(enumerate(lines, 1))


@pytest.mark.slow
def test_twenty_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    choice = random.Random(9)
    server = Server(tmp_path, "--no-limits", "--bot-pause", "0", quiet=True).start()
    before: dict[str, int] = {}
    moved = bots_moved = 0
    table = bots = ""
    with Person(server.address) as person:
        for number in range(KILLS):
            if not table or person.look(table)["status"] != "playing":
                table = person.hot_seat("gunrunners", 4)
            if not bots or person.look(bots)["status"] != "playing":
                bots = person.create("gunslingers", [BOT, BOT, BOT])
            watching = person.stream(bots, "public", finals="false")
            mine = person.stream(table, "public", finals="false")
            killer = threading.Thread(target=kill_after, args=(server, choice.randrange(1, 12), person, bots))
            killer.start()
            said = acknowledged(person, table, choice, killer)
            killer.join(PATIENCE)
            shown = {one: max([data["version"] for data in all_of(stream)], default=0)
                     for one, stream in ((bots, watching), (table, mine))}
            for stream in (watching, mine):
                stream.close()
            kept = lines_of(tmp_path, table)
            assert {version: kept[version]["action"] for version in said} == said, f"kill {number}"
            server.start()
            for one, version in shown.items():
                now = person.look(one, "public")["version"]
                assert now >= version, f"kill {number}: {one} was seen at {version}"
                assert now >= before.get(one, 0), f"kill {number}: versions only grow"
                before[one] = now
                bots_moved += version if one == bots else 0
            moved += len(said)
            whole(tmp_path, table)
            whole(tmp_path, bots)
        # Everybody goes on as if nothing had been.
        stream = person.stream(bots, "public", finals="false")
        first = stream.wait("table")
        if first["status"] == "playing":
            stream.wait("table", lambda data: data["version"] > first["version"] or data["status"] == "over")
        seen = person.look(table)
        if seen["status"] == "playing":
            assert person.move(table, seen["as"], seen["version"], seen["options"][0]["action"]) == seen["version"] + 1
    server.end()
    print(f"{moved} moves of people and {bots_moved} versions of bots")
    assert moved > KILLS
    assert bots_moved > KILLS


def kill_after(server: Server, versions: int, person: Person, bots: str) -> None:
    """Kills it in the middle of whatever it does when the bots have come so much further, in a game of their own."""
    with Person(server.address) as watcher:
        stream = watcher.stream(bots, "public", finals="false")
        try:
            first = stream.wait("table")
            if first["status"] == "playing":
                stream.wait("table", lambda data: data["version"] >= first["version"] + versions or data["status"] == "over")
        except EOFError:
            pass
    server.kill()


def all_of(stream: Stream) -> list[Json]:
    """All tables that came before the stream broke off."""
    try:
        while True:
            stream.next()
    except EOFError:
        return [data for kind, data in stream.heard if kind == "table"]


def whole(folder: Path, table: str) -> None:
    """The log replays to its end: no half move."""
    async def read() -> None:
        store = Store(f"sqlite:///{folder / 'gunmetal.sqlite'}")
        try:
            found = await load(store, table)
            assert found is not None
            again = replay(game_named(found.game.name), found.match.head, found.match.lines)
            assert again.state == found.match.state
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(read())


def test_workers_of_a_server_that_was_killed_end_too(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits", "--bot-pause", "0").start()
    with Person(server.address) as person:
        stream = person.stream(person.create("gunrunners", [BOT, BOT]), "public")
        stream.wait("table", lambda data: data["version"] > 3)
        family = server.family()
        assert len(family) > 1
        server.kill()
    wait_until_gone(family)
