"""The server as an application: its parts put together, and what it says when something is wrong."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import generate_latest
from starlette.exceptions import HTTPException

import gunmetal
from gunmetal.kernel.problems import Problem, Refusal
from gunmetal.kernel.texts import Texts
from gunmetal.server import api, pages
from gunmetal.server.files import Files
from gunmetal.server.guard import Guard, Metrics, Scope, TooLarge
from gunmetal.server.hall import Hall
from gunmetal.server.limits import Buckets, Limit
from gunmetal.server.people import People
from gunmetal.server.store import Store
from gunmetal.server.tables import Refused
from gunmetal.server.thinking import Thinkers

log = logging.getLogger("gunmetal.server")
PER_PERSON, PER_ADDRESS = Limit(rate=20, burst=60), Limit(rate=60, burst=240)

# What stands at the addresses of the page, by the name of its module.
PAGES = {"/": "lobby", "/t/{table}": "table", "/j/{code}": "join", "/carry/{code}": "join", "/rules/{game}": "rules"}


@dataclass(frozen=True)
class Options:
    url: str                           # of the store
    bot_pause: float = 0.7             # seconds that a bot takes at least when somebody watches
    workers: int = 1                   # processes in which bots think
    limits: bool = True


def application(options: Options) -> FastAPI:
    metrics, store = Metrics(), Store(options.url)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        thinkers = Thinkers(options.workers)
        hall = Hall(store, thinkers, options.bot_pause)
        app.state.people, app.state.hall = People(store), hall
        gc.freeze()                    # what is loaded stays
        gc.set_threshold(100_000, 50, 1_000)   # games are trees, not rings: the collector finds next to nothing, and takes long
        running = asyncio.create_task(hall.run())
        try:
            yield
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            await hall.close()
            thinkers.close()
            await asyncio.to_thread(store.close)

    app = FastAPI(title="Gunmetal", version=gunmetal.__version__, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
                  lifespan=life, summary="Tables, moves and views of three tabletop games.")
    app.state.person_buckets = Buckets(PER_PERSON if options.limits else None)
    app.add_middleware(Guard, turn_away=_turn_away, buckets=Buckets(PER_ADDRESS if options.limits else None), metrics=metrics)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.include_router(api.router)
    _add_pages(app, metrics)
    return app


def _add_pages(app: FastAPI, metrics: Metrics) -> None:
    app.mount("/web", Files(pages.WEB), name="web")
    app.mount("/linked", pages.Linked(pages.WEB), name="linked")
    app.mount("/locales", Files(pages.LOCALES), name="locales")

    @app.get("/health", include_in_schema=False)
    async def health() -> Response:
        await app.state.hall._store.read(lambda c: None)
        return JSONResponse({"status": "well", "version": gunmetal.__version__, **app.state.hall.counts})

    @app.get("/metrics", include_in_schema=False)
    async def measured() -> Response:
        counts = "".join(f"# TYPE gunmetal_{name} gauge\ngunmetal_{name} {n}\n" for name, n in app.state.hall.counts.items())
        return PlainTextResponse(generate_latest(metrics.registry).decode() + counts)

    async def shell(request: Request) -> Response:
        page, game = PAGES[request.scope["route"].path], None
        if page == "table":
            page = "replay" if "move" in request.query_params else "table"
            game = app.state.hall.game_at(request.path_params["table"])
        return HTMLResponse(pages.shell(page, game), headers={"Cache-Control": "no-cache"})

    for path in PAGES:
        app.add_api_route(path, shell, include_in_schema=False)


# ---- what is wrong

def _refused(request: Request, problem: Problem, status: int) -> Response:
    """One sentence in the language of whoever asks."""
    person = request.app.state.people.remembered(api.token_of(request))
    lang = person.lang if person is not None else api.language_wanted(request)
    game = getattr(request.state, "game", None)
    texts = Texts(lang, game)
    rule = {"rule": problem.rule} if isinstance(problem, Refusal) else {}
    return JSONResponse({"error": problem.id, "sentence": texts.problem(problem), **rule}, status)


async def _problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    status = problem.status if isinstance(problem, Refused) else 409 if isinstance(problem, Refusal) else 400
    return _refused(request, problem, status)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = next((str(part) for one in error.errors() for part in reversed(one["loc"]) if isinstance(part, str)), "body")
    return _refused(request, Problem("request-malformed", field=where[:40]), 400)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error, TooLarge):
        return _refused(request, Problem("body-too-large"), 413)
    unknown = error.status_code in (404, 405)
    return _refused(request, Problem("address-unknown" if unknown else "request-refused"), error.status_code)


def _turn_away(id: str, status: int, scope: Scope) -> Response:
    return _refused(Request(scope), Problem(id), status)
