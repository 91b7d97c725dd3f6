"""The store, in SQLite and in PostgreSQL: what is written is safe, what fails fails alone, and nobody writes an entry twice."""

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from gunmetal.kernel.problems import BadInput
from gunmetal.server.schema import entries
from gunmetal.server.store import TOGETHER, Store, file_url
from gunmetal.server.tables import Table, load
from tests.server.inside import Inside, inside
from tests.server.running import Person, running

Urls = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty store."""
    if request.param == "sqlite":
        return file_url(tmp_path / "store")
    new: Urls = request.getfixturevalue("postgres")
    return new()


def entry(number: int, table: str = "table") -> Callable[[Connection], Any]:
    return lambda c: c.execute(insert(entries).values(table=table, number=number, kind="line", data="{}", at=0.0))


def count(c: Connection) -> int:
    return int(c.execute(select(func.count()).select_from(entries)).scalar_one())


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url)
        try:
            await work(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_what_was_written_is_there_when_the_store_is_opened_again(url: str) -> None:
    async def write(store: Store) -> None:
        await asyncio.gather(*(store.write(entry(n)) for n in range(100)))

    async def read(store: Store) -> None:
        assert await store.read(count) == 100

    with_store(url, write)
    with_store(url, read)


def test_writes_that_come_together_are_committed_together(url: str) -> None:
    """The first holds the thread until all others wait; then they share transactions."""
    async def work(store: Store) -> None:
        transactions: list[Any] = []
        go_on = threading.Event()

        def held(c: Connection) -> None:
            go_on.wait(30)

        def noted(n: int) -> Callable[[Connection], None]:
            def write(c: Connection) -> None:
                entry(n)(c)
                transactions.append(c.get_transaction())

            return write

        first = asyncio.create_task(store.write(held))
        await asyncio.sleep(0)
        others = [asyncio.create_task(store.write(noted(n))) for n in range(TOGETHER + 10)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(first, *others)
        assert 1 <= len(set(map(id, transactions))) <= 3
        assert len(transactions) == TOGETHER + 10
        assert await store.read(count) == TOGETHER + 10

    with_store(url, work)


def test_one_job_that_fails_leaves_the_others_alone(url: str) -> None:
    async def work(store: Store) -> None:
        def broken(c: Connection) -> None:
            entry(50)(c)
            raise ValueError("in the middle of its work")

        jobs: list[Callable[[Connection], Any]] = [entry(1), broken, entry(2), entry(1), entry(3)]
        found = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
        assert [type(one).__name__ for one in (found[1], found[3])] == ["ValueError", "IntegrityError"]
        assert not any(isinstance(found[n], BaseException) for n in (0, 2, 4))
        kept = await store.read(lambda c: [row.number for row in c.execute(select(entries).order_by(entries.c.number))])
        assert kept == [1, 2, 3]

    with_store(url, work)


def test_no_entry_is_written_twice_even_by_two_servers(url: str) -> None:
    async def work(store: Store) -> None:
        other = Store(url)
        try:
            await store.write(entry(17))
            with pytest.raises(IntegrityError):
                await other.write(entry(17))
            await other.write(entry(18))
            assert await store.read(count) == 2
        finally:
            await asyncio.to_thread(other.close)

    with_store(url, work)


def test_what_was_asked_before_the_store_is_closed_is_done(url: str) -> None:
    async def work(store: Store) -> None:
        asked = [asyncio.create_task(store.write(entry(n))) for n in range(20)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*asked)

    async def run() -> None:
        await work(Store(url))

    async def read(store: Store) -> None:
        assert await store.read(count) == 20

    asyncio.run(run())
    with_store(url, read)


def test_errors_do_not_tell_what_was_written(url: str) -> None:
    """They are logged, and a row may hold a seed."""
    async def work(store: Store) -> None:
        def write(c: Connection) -> None:
            c.execute(insert(entries).values(table="t", number=1, kind="line", data="a secret seed", at=None))

        with pytest.raises((IntegrityError, OperationalError)) as wrong:
            await store.write(write)
        assert "a secret seed" not in str(wrong.value).partition("DETAIL")[0]

    with_store(url, work)


def test_a_store_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="folder-refused"):
        file_url(tmp_path / "file" / "folder")
    for url in ("postgresql://nobody@127.0.0.1:1/nothing", "nonsense://x", "not a url", f"sqlite:///{tmp_path}/none/x.sqlite"):
        with pytest.raises(BadInput, match="store-refused"):
            Store(url)


# ---- two servers on one store

async def hot_seat(server: Inside) -> tuple[str, str]:
    status, raw, token = await server.ask("POST", "/api/tables", None, {"game": "gunrunners", "seats": [{"kind": "me"}] * 2})
    assert (status, token is not None) == (201, True), raw
    return str(server.json(raw)["table"]), str(token)


def test_the_second_of_two_servers_that_write_is_refused_and_looks_again(url: str) -> None:
    async def run() -> None:
        async with inside(url) as one, inside(url) as two:
            table, token = await hot_seat(one)
            while one.json((await one.ask("GET", f"/api/tables/{table}?finals=false", token))[1])["version"] == 0:
                await asyncio.sleep(0.01)      # until it is dealt: the other server would not hear of that
            choice = random.Random(4)
            for turn in range(6):
                first, second = (one, two) if turn % 2 else (two, one)
                seen = first.json((await first.ask("GET", f"/api/tables/{table}?finals=false", token))[1])
                late = second.json((await second.ask("GET", f"/api/tables/{table}?finals=false", token))[1])
                assert late["version"] == seen["version"], turn
                ask = {"seat": seen["as"], "version": seen["version"], "action": choice.choice(seen["options"])["action"]}
                status, raw, _ = await first.ask("POST", f"/api/tables/{table}/move", token, ask)
                assert status == 200, raw
                status, raw, _ = await second.ask("POST", f"/api/tables/{table}/move", token, ask)
                assert (status, second.json(raw)["error"]) == (409, "table-moved-on")
                again = second.json((await second.ask("GET", f"/api/tables/{table}?finals=false", token))[1])
                now = first.json((await first.ask("GET", f"/api/tables/{table}?finals=false", token))[1])
                for seat in (*again["seats"], *now["seats"]):
                    seat["bot_from"] = None    # time goes on
                assert again == now, "the second has seen what the first wrote"

    asyncio.run(run())


def test_a_table_that_two_servers_begin_at_once_is_begun_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts takes up what another has kept and is about to begin."""
    async def run() -> None:
        async with inside(url) as server:
            with monkeypatch.context() as patched:
                patched.setattr(Table, "begin", lambda table: asyncio.sleep(0))
                table, _ = await hot_seat(server)
            one, two = Store(url), Store(url)
            try:
                first, second = await load(one, table), await load(two, table)
                assert first is not None
                assert second is not None
                assert first.status == second.status == "waiting"
                await first.begin()
                await second.begin()
                assert first.status == second.status == "playing"
                assert first.match.lines == second.match.lines
                assert first.revision == second.revision == 1
            finally:
                await asyncio.to_thread(one.close)
                await asyncio.to_thread(two.close)

    asyncio.run(run())


def test_a_whole_game_is_played_on_postgresql_and_is_there_after_a_restart(postgres: Urls, tmp_path: Path) -> None:
    words = ("--no-limits", "--bot-pause", "0", "--database", postgres())
    with running(tmp_path, *words) as server, Person(server.address) as person:
        table = person.hot_seat("gunslingers", 2, settings={"round_limit": 1})
        end = person.play_on(table, random.Random(1))
        assert server.end() == 0
        server.start()
        again = person.look(table)
        for seat in (*end["seats"], *again["seats"]):
            seat["bot_from"] = None    # time goes on
        assert again == end
        assert person.get("/health")["status"] == "well"
    assert not list(tmp_path.glob("*.sqlite"))
