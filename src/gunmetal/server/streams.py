"""Streams: what happens at a table, sent to whoever looks at it as it happens (server-sent events)."""

import asyncio
from collections.abc import Iterator

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from gunmetal.games.plain import Json
from gunmetal.server import snapshots
from gunmetal.server.people import Person
from gunmetal.server.tables import STILL_HERE, News, Table, Watcher

HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Stream(Response):
    """It begins with everything; then come `table`, `chat` and `presence` until somebody leaves."""

    media_type = "text/event-stream"

    def __init__(self, table: Table, seat: int, person: Person | None, finals: bool) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]     # it has no end
        self._table, self._seat, self._person, self._finals = table, seat, person, finals

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table, said = self._table, self._table.chats
        watcher = table.watch(self._seat, self._person, self._finals)
        leaving = asyncio.create_task(_end_when_gone(receive, watcher))
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await _send(send, b"".join([_table_event(table, watcher), *(_event("chat", snapshots.chat(one)) for one in said)]))
            while news := await watcher.heard():
                await _send(send, b"".join(_events(table, watcher, news)))
            await send({"type": "http.response.body", "body": b""})
        finally:
            leaving.cancel()
            table.leave(watcher)


async def _send(send: Send, events: bytes) -> None:
    await send({"type": "http.response.body", "body": events, "more_body": True})


async def _end_when_gone(receive: Receive, watcher: Watcher) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.end()


def _events(table: Table, watcher: Watcher, news: list[News]) -> Iterator[bytes]:
    """The table is told once, whatever came together: that has everything. All else stays in order."""
    if any(kind == "table" for kind, _ in news):
        yield _table_event(table, watcher)
    for kind, chat in news:
        if kind == STILL_HERE:
            yield b": still here\n\n"
        elif chat is not None:
            yield _event("chat", snapshots.chat(chat))
        elif kind == "presence":
            yield _event("presence", snapshots.presence(table))


def _table_event(table: Table, watcher: Watcher) -> bytes:
    data = snapshots.showing(table).news(watcher.seat, watcher.person, watcher.steps, watcher.finals)
    watcher.steps = len(table.match.steps)
    return _event("table", data, table.revision)


def _event(kind: str, data: Json, id: int | None = None) -> bytes:
    head = f"id: {id}\nevent: {kind}\ndata: " if id is not None else f"event: {kind}\ndata: "
    return b"".join((head.encode(), msgspec.json.encode(data), b"\n\n"))
