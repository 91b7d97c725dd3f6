"""The API: every address under /api. Who asks is found by the token; what is wrong gets one sentence, and changes nothing."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from gunmetal.bots.players import check_bot
from gunmetal.games import GAME_NAMES
from gunmetal.games.plain import printed
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.fair import METHOD, draws
from gunmetal.kernel.log import write_log
from gunmetal.kernel.problems import BadInput, Problem
from gunmetal.kernel.texts import LANGUAGES
from gunmetal.server import asks, pages, snapshots
from gunmetal.server.hall import Hall, Wish
from gunmetal.server.limits import Buckets
from gunmetal.server.people import People, Person, checked_name
from gunmetal.server.snapshots import OPENLY
from gunmetal.server.streams import Stream
from gunmetal.server.tables import Refused, Table

COOKIE = "gunmetal"
A_YEAR = 365 * 24 * 3600
LONG = 4096                            # bytes of an answer

router = APIRouter(prefix="/api")
encode = msgspec.json.encode


class Answer(Response):
    """JSON; what is long is compressed for those who can read that."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if len(self.body) > LONG and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            self.body = gzip.compress(bytes(self.body), 3)
            self.headers["Content-Encoding"], self.headers["Content-Length"] = "gzip", str(len(self.body))
        await super().__call__(scope, receive, send)


def answer(data: Any, status: int = 200) -> Response:
    return Answer(encode(data), status, media_type="application/json", headers={"Cache-Control": "no-store"})


# ---- who asks

class Caller:
    """Whoever asks. A person comes to be with the first thing that is to be remembered."""

    def __init__(self, request: Request, response: Response) -> None:
        self.request, self.response = request, response
        self.people: People = request.app.state.people
        self.hall: Hall = request.app.state.hall
        self.person: Person | None = None
        self.new_token: str | None = None

    @property
    def lang(self) -> str:
        if self.person is not None:
            return self.person.lang
        return language_wanted(self.request)

    async def known(self) -> Person:
        if self.person is None:
            self.person, self.new_token = await self.people.new(self.lang)
        return self.person

    def answer(self, data: Any, status: int = 200) -> Response:
        found = answer(data, status)
        if self.new_token is not None:
            set_cookie(found, self.new_token, self.request.url.scheme == "https")
        return found


def language_wanted(request: Request) -> str:
    return LANGUAGES[1] if request.headers.get("accept-language", "").lower().startswith("pt") else LANGUAGES[0]


def set_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def token_of(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else request.cookies.get(COOKIE)


async def person_of(request: Request) -> Person | None:
    people: People = request.app.state.people
    person = await people.by_token(token_of(request))
    if person is None and request.headers.get("authorization"):
        raise Refused("token-unknown", 401)
    buckets: Buckets = request.app.state.person_buckets
    if person is not None and not buckets.take(person.id):
        raise Refused("too-often", 429)
    return person


async def caller(request: Request, response: Response) -> AsyncIterator[Caller]:
    found = Caller(request, response)
    found.person = await person_of(request)
    try:
        yield found
    except Problem:                    # a refusal changes nothing: nobody has come to be
        if found.person is not None and found.new_token is not None:
            await found.people.forget(found.person, found.new_token)
        raise


Who = Annotated[Caller, Depends(caller)]
As = Annotated[str | None, Query(alias="as", max_length=10)]


async def table_at(id: str, request: Request) -> Table:
    table: Table = await request.app.state.hall.table(id)
    request.state.game = table.game
    return table


At = Annotated[Table, Depends(table_at)]


def seat_named(table: Table, person: Person | None, word: str | None, openly: bool = False) -> int:
    """`0` or `red`, `public`, and `open` where that may be; nothing: what the person would look at."""
    if word is None:
        return table.may_watch_as(person, None)
    if word == "public":
        return PUBLIC
    if word == "open" and openly:
        if table.status != "over":
            raise Refused("not-over", 409)
        return OPENLY
    names = table.game.seats[: len(table.seats)]
    if word not in names and not (word.isascii() and word.isdigit() and int(word) < len(names)):
        raise BadInput("seat-unknown", seat=word, seats=", ".join(names))
    return table.may_watch_as(person, names.index(word) if word in names else int(word))


# ---- a move: asked more often than all else together, so it comes first and is read by hand

MOVE = {"requestBody": {"required": True, "content": {"application/json": {"schema": asks.Move.model_json_schema()}}}}


@router.post("/tables/{id}/move", openapi_extra=MOVE)
async def post_move(id: str, request: Request) -> Response:
    person = await person_of(request)
    try:
        ask = asks.Move.model_validate_json(await request.body())
    except ValidationError as error:
        raise RequestValidationError(error.errors()) from None
    table = await table_at(id, request)
    await table.act(person, ask.seat, ask.version, ask.action)
    return answer({"version": table.version})


# ---- people and the lobby

@router.get("/me")
async def get_me(who: Who) -> Response:
    person = who.person
    return answer({"name": person.name if person else "", "avatar": person.avatar if person else "hat", "lang": who.lang})


@router.post("/me")
async def post_me(ask: asks.Me, who: Who) -> Response:
    person = await who.people.change(await who.known(), ask.name, ask.avatar, ask.lang)
    return who.answer({"name": person.name, "avatar": person.avatar, "lang": person.lang})


@router.post("/me/carry")
async def post_carry(who: Who) -> Response:
    code, expires = await who.people.carry(await who.known())
    return who.answer({"link": f"/carry/{code}", "expires": snapshots.iso(expires)})


@router.post("/carry/{code}")
async def post_arrive(code: str, who: Who) -> Response:
    person, who.new_token = await who.people.arrive(code)
    return who.answer({"name": person.name, "avatar": person.avatar, "lang": person.lang})


@router.get("/games")
async def get_games() -> Response:
    return answer([snapshots.game_facts(name) for name in GAME_NAMES])


@router.get("/rules/{game}")
async def get_rules(game: str, who: Who, lang: str | None = None) -> Response:
    text, found = pages.rules(game, lang if lang in LANGUAGES else who.lang)
    return PlainTextResponse(text, media_type="text/markdown; charset=utf-8", headers={"Content-Language": found})


@router.get("/lobby")
async def get_lobby(who: Who) -> Response:
    mine = await who.hall.of(who.person)
    waiting, playing = [await who.hall.open_tables(status) for status in ("waiting", "playing")]
    return answer({"mine": [snapshots.listed(table, who.person) for table in mine],
                   "open": [snapshots.listed(table, who.person) for table in waiting if not table.seats_of(who.person)],
                   "watch": [snapshots.listed(table, who.person) for table in playing if not table.seats_of(who.person)]})


@router.post("/tables", status_code=201)
async def post_table(ask: asks.NewTable, who: Who) -> Response:
    seats = [seat.model_dump() for seat in ask.seats]
    wish = Wish(ask.game, seats, ask.edition, ask.settings, ask.pace.model_dump(), ask.open, ask.daily)
    table = await who.hall.create(wish, await who.known())
    return who.answer({"table": table.id, "invite": table.invite}, 201)


@router.get("/invitations/{code}")
async def get_invitation(code: str, who: Who) -> Response:
    table = await who.hall.invited(code)
    host = next((seat.name for seat in table.seats if seat.person == table.host), "")
    return answer({**snapshots.listed(table, who.person), "host": host})


@router.post("/invitations/{code}")
async def post_invitation(code: str, ask: asks.Accept, who: Who) -> Response:
    table, person = await who.hall.invited(code), await who.known()
    named = replace(person, name=checked_name(ask.name)) if ask.name else person
    seat = await table.join(named, ask.seat, invited=True)
    if ask.name:
        await who.people.change(person, ask.name, None, None)
    return who.answer({"table": table.id, "seat": seat})


# ---- a table

@router.get("/tables/{id}")
async def get_table(table: At, who: Who, as_: As = None, finals: bool = True) -> Response:
    return answer(snapshots.snapshot(table, seat_named(table, who.person, as_), who.person, finals))


@router.get("/tables/{id}/printed")
async def get_printed(table: At) -> Response:
    return answer(printed(table.game, table.match.state))


@router.post("/tables/{id}/undo")
async def post_undo(ask: asks.Undo, table: At, who: Who) -> Response:
    await table.undo(who.person, ask.seat, ask.version)
    return answer({"version": table.version})


@router.post("/tables/{id}/chat")
async def post_chat(ask: asks.Say, table: At, who: Who) -> Response:
    await table.say(await who.known(), ask.text)
    return who.answer({})


@router.post("/tables/{id}/join")
async def post_join(ask: asks.Join, table: At, who: Who) -> Response:
    table.expect(ask.version)
    seat = await table.join(await who.known(), ask.seat, invited=False)
    return who.answer({"table": table.id, "seat": seat})


@router.post("/tables/{id}/start")
async def post_start(ask: asks.ToBot, table: At, who: Who) -> Response:
    check_bot(ask.bot)
    await table.start(await who.known(), ask.version, ask.bot)
    return who.answer({"version": table.version})


@router.post("/tables/{id}/seats/{n}/bot")
async def post_bot(n: int, ask: asks.ToBot, table: At, who: Who) -> Response:
    check_bot(ask.bot)
    await table.give_to_bot(await who.known(), _seat_of(table, n), ask.version, ask.bot)
    return who.answer({"version": table.version})


@router.post("/tables/{id}/seats/{n}/back")
async def post_back(n: int, ask: asks.At, table: At, who: Who) -> Response:
    await table.take_back(await who.known(), _seat_of(table, n), ask.version)
    return who.answer({"version": table.version})


def _seat_of(table: Table, n: int) -> int:
    if not 0 <= n < len(table.seats):
        raise BadInput("seat-unknown", seat=str(n), seats=", ".join(table.game.seats[: len(table.seats)]))
    return n


@router.post("/tables/{id}/rematch")
async def post_rematch(ask: asks.At, table: At, who: Who) -> Response:
    table.expect(ask.version)
    again = await who.hall.rematch(table, await who.known())
    return who.answer({"table": again.id})


@router.post("/tables/{id}/continue")
async def post_continue(ask: asks.GoOn, table: At, who: Who) -> Response:
    table.expect(ask.version)
    for bot in ask.bots:
        check_bot(bot)
    again = await who.hall.go_on_from(table, await who.known(), ask.number, ask.seat, ask.bots)
    return who.answer({"table": again.id})


# ---- what was

@router.get("/tables/{id}/steps")
async def get_steps(table: At, who: Who, as_: As = None) -> Response:
    return answer(snapshots.steps(table, seat_named(table, who.person, as_, openly=True)))


@router.get("/tables/{id}/at/{number}")
async def get_at(number: int, table: At, who: Who, as_: As = None) -> Response:
    if not 1 <= number <= len(table.match.steps):
        raise BadInput("moment-unknown", number=number)
    return answer(snapshots.past(table, number, seat_named(table, who.person, as_, openly=True), who.person))


@router.get("/tables/{id}/log")
async def get_log(table: At) -> Response:
    """The whole log, with the seed: so only when the game is over."""
    _over(table)
    head = replace(table.match.head, chance={**(table.match.head.chance or {}), "seed": table.seed})
    return PlainTextResponse(write_log(head, table.match.lines), headers={
        "Content-Disposition": f'attachment; filename="{table.game.name}-{table.id}.log"'})


@router.get("/tables/{id}/proof")
async def get_proof(table: At) -> Response:
    _over(table)
    head = table.match.head
    found = await asyncio.to_thread(draws, table.game, head, table.match.lines)
    promise = head.chance or {}
    return answer({"method": METHOD, "commitment": promise.get("commitment"), "seed": table.seed,
                   "first_step": promise.get("first_step", 0), "chance": [draw.to_json() for draw in found]})


def _over(table: Table) -> None:
    if table.status != "over":
        raise Refused("not-over", 409)


# ---- the stream

@router.get("/tables/{id}/stream")
async def get_stream(table: At, who: Who, as_: As = None, finals: bool = True) -> Response:
    """Server-sent events: `table`, `chat`, `presence`. It begins with everything; whoever comes again misses nothing."""
    return Stream(table, seat_named(table, who.person, as_), who.person, finals)
