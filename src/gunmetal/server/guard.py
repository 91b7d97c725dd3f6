"""At the door: what is too large, too often or from a foreign page is turned away; every answer is counted and logged.

The log has the route, never the address itself: invitations and tokens stand in addresses. It has no bodies.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry, Counter, Histogram
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException

from gunmetal.server.limits import Buckets

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Turn = Callable[[str, int, Scope], Any]        # the answer to whom is turned away: sentence, status

LARGEST = 16 * 1024                    # bytes of a body
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
log = logging.getLogger("gunmetal.access")


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("gunmetal_answers_total", "Answers by route and status", ["route", "status"], registry=self.registry)
        self.seconds = Histogram("gunmetal_answer_seconds", "Time to an answer", ["route"], registry=self.registry,
                                 buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5))


class TooLarge(HTTPException):
    """Noticed while the body is read. Anything else that is raised there is taken for a body that cannot be read."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    def __init__(self, app: Any, *, turn_away: Turn, buckets: Buckets, metrics: Metrics) -> None:
        self.app, self.turn_away, self.buckets, self.metrics = app, turn_away, buckets, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def tell(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._pass_on(scope, receive, tell)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            took = time.perf_counter() - began
            self.metrics.answers.labels(route, str(status)).inc()
            self.metrics.seconds.labels(route).observe(took)
            log.info("answer", extra={"method": scope["method"], "route": route, "status": status, "ms": round(took * 1000, 1)})

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await self.turn_away(*refusal, scope)(scope, receive, send)
            return
        size = 0

        async def measured() -> dict[str, Any]:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST:
                raise TooLarge
            return message

        await self.app(scope, measured, send)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[str, int] | None:
        if not scope["path"].startswith("/api/"):
            return None
        client = scope.get("client") or ("", 0)
        if not self.buckets.take(client[0]):
            return "too-often", 429
        if scope["method"] in ("GET", "HEAD"):
            return None
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != headers.get("host", ""):
            return "origin-foreign", 403
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST:
            return "body-too-large", 413
        if int(length) > 0 and not headers.get("content-type", "").startswith("application/json"):
            return "body-not-json", 415
        return None
