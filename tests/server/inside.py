"""The whole application without a network: requests go straight to it, so that many games can be played in little time."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from fastapi import FastAPI

from gunmetal.server.app import Options, application
from gunmetal.server.hall import Hall

Json = dict[str, Any]
PATIENCE = 60.0


@asynccontextmanager
async def inside(url: str) -> AsyncIterator["Inside"]:
    app = application(Options(url, bot_pause=0.0, limits=False))
    async with app.router.lifespan_context(app):
        yield Inside(app)


@dataclass
class Inside:
    app: FastAPI

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> tuple[int, bytes, str | None]:
        """Status, body, and the token of somebody new."""
        sent: list[dict[str, Any]] = []
        raw = b"" if body is None else json.dumps(body).encode()
        asked = iter([{"type": "http.request", "body": raw, "more_body": False}])

        async def receive() -> dict[str, Any]:
            return next(asked, {"type": "http.disconnect"})

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self.app(_scope(method, path, token, raw), receive, send)  # type: ignore[arg-type]
        cookie = next((value.decode() for name, value in sent[0]["headers"] if name == b"set-cookie"), None)
        return (sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:]),
                cookie.partition("=")[2].partition(";")[0] if cookie else None)

    @staticmethod
    def json(raw: bytes) -> Json:
        found: Json = json.loads(raw)
        return found

    def stream(self, path: str, token: str | None) -> "Stream":
        return Stream(self.app, path, token)


def _scope(method: str, path: str, token: str | None, body: bytes) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"host", b"here"), (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if token is not None:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {"type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("here", 80), "state": {}}


@dataclass
class Stream:
    """All that a stream brought, as it came."""

    app: FastAPI
    path: str
    token: str | None
    heard: list[tuple[str, bytes]] = field(default_factory=list)
    version: int = -1

    async def __aenter__(self) -> "Stream":
        self._left, self._changed = asyncio.Event(), asyncio.Condition()
        self._task = asyncio.create_task(self.app(_scope("GET", self.path, self.token, b""), self._receive, self._send))  # type: ignore[arg-type]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._left.set()
        await asyncio.wait_for(self._task, PATIENCE)

    async def _receive(self) -> dict[str, Any]:
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        body: bytes = message.get("body", b"")
        for one in body.split(b"\n\n"):
            lines = dict(line.split(b": ", 1) for line in one.split(b"\n") if b": " in line)
            if b"event" in lines:
                self.heard.append((lines[b"event"].decode(), lines[b"data"]))
        async with self._changed:
            if self.heard and self.heard[-1][0] == "table":
                self.version = self.last["version"]
            self._changed.notify_all()

    async def reach(self, version: int) -> None:
        """Waits until the table was seen at this version, or later."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: self.version >= version), PATIENCE)

    @property
    def last(self) -> Json:
        found: Json = msgspec.json.decode(next(data for kind, data in reversed(self.heard) if kind == "table"))
        return found
