"""The hall: all tables of a server. It sets them up, finds them again, and sees to it that bots move and clocks run."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from sqlalchemy import Connection, desc, insert, select, update

from gunmetal.bots.players import check_bot
from gunmetal.games import GAME_NAMES, game_named
from gunmetal.kernel import daily
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Game, Setup, settled
from gunmetal.kernel.fair import commitment, new_seed
from gunmetal.kernel.log import Head, Line
from gunmetal.kernel.match import Match
from gunmetal.kernel.problems import BadInput
from gunmetal.server import schema
from gunmetal.server.people import Person, checked_name
from gunmetal.server.store import Store
from gunmetal.server.tables import BOT, OPEN, PEOPLE, Refused, Seat, Table, load, new_id
from gunmetal.server.thinking import Thinkers

log = logging.getLogger("gunmetal.server")

STAND_IN_BOT = "skilled"               # who plays for people whose time is over, or who did not come
BOT_NAMES = ("Cipher", "Juniper", "Onyx", "Marlow", "Sable")      # the same in every language
LISTED = 30
AGAIN = 1.0                            # seconds until a bot that failed is asked again
IDLE = 600.0                           # seconds until a table that nobody uses leaves memory
FASTEST = 5                            # seconds a decision, at least


@dataclass(frozen=True)
class Wish:
    """What somebody wants of a new table."""

    game: str
    seats: Sequence[Mapping[str, Any]]
    edition: str | None = None
    settings: Mapping[str, int] | None = None
    pace: Mapping[str, Any] | None = None
    is_open: bool = False
    is_daily: bool = False


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, bot_pause: float) -> None:
        self._store, self._thinkers, self._bot_pause = store, thinkers, bot_pause
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[str] = set()

    # ---- finding

    async def table(self, id: str) -> Table:
        if id in self._tables:
            return self._tables[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(load(self._store, id))
        try:
            found = await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)
        if found is None:
            raise Refused("table-unknown", 404)
        return self._take_in(found)

    def game_at(self, id: str) -> str | None:
        """Which game is played at a table, if that is known at once."""
        return self._tables[id].game.name if id in self._tables else None

    def _take_in(self, table: Table) -> Table:
        if table.id not in self._tables:
            table.after = self._after
            self._tables[table.id] = table
            self._after(table)
        return self._tables[table.id]

    async def invited(self, code: str) -> Table:
        row = await self._store.read(lambda c: c.execute(select(schema.tables.c.id).where(schema.tables.c.invite == code)).first())
        if row is None:
            raise Refused("invitation-unknown", 404)
        return await self.table(row.id)

    async def of(self, person: Person | None) -> list[Table]:
        """The person's tables, the latest first."""
        if person is None:
            return []
        at = schema.seats.join(schema.tables, schema.seats.c.table == schema.tables.c.id)
        ids = await self._ids(select(schema.tables.c.id, schema.tables.c.updated).select_from(at).distinct()
                              .where(schema.seats.c.person == person.id))
        return [await self.table(id) for id in ids]

    async def open_tables(self, status: str) -> list[Table]:
        ids = await self._ids(select(schema.tables.c.id, schema.tables.c.updated)
                              .where(schema.tables.c.is_open == 1, schema.tables.c.status == status))
        return [await self.table(id) for id in ids]

    async def _ids(self, query: Any) -> list[str]:
        rows = await self._store.read(lambda c: c.execute(query.order_by(desc(schema.tables.c.updated)).limit(LISTED)).all())
        return [row.id for row in rows]

    # ---- new tables

    async def create(self, wish: Wish, person: Person) -> Table:
        game = _game(wish.game)
        day = daily.today() if wish.is_daily else None
        edition = wish.edition or game.editions[0]
        settings = settled(game.settings, wish.settings or {})
        setup = Setup(len(wish.seats), edition, _own_cards(game.name), settings, day)
        if day is not None and (setup.players != 1 or not game.has_solo):
            raise BadInput("daily-for-one")
        game.start(setup)              # refuses what cannot be, before anything is made
        seats = [_seat(game, n, seat, person) for n, seat in enumerate(wish.seats)]
        seed = _daily_seed(game.name, day) if day is not None else new_seed()
        match = Match.begin(game, setup, [{"colour": game.seats[n], "name": seat.name, "bot": seat.bot}
                                          for n, seat in enumerate(seats)], Generator())
        head = replace(match.head, chance={"commitment": commitment(seed)})
        return await self._keep(head, [], seed, seats, person.id, _pace(wish.pace), wish.is_open, None)

    async def rematch(self, table: Table, person: Person) -> Table:
        """The same again; whoever asks second gets the same table."""
        if not table.seats_of(person):
            raise Refused("not-at-table")
        if table.status != "over":
            raise Refused("not-over", 409)
        async with table.lock:
            if table.next is None:
                seed = new_seed()
                head = replace(table.match.head, chance={"commitment": commitment(seed)}, daily=None)
                seats = [replace(seat, kind=PEOPLE, bot=None) if seat.person else seat for seat in table.seats]
                again = await self._keep(head, [], seed, seats, table.host, table.pace, table.is_open, None)
                await self._store.write(lambda c: c.execute(update(schema.tables).where(schema.tables.c.id == table.id)
                                                            .values(next=again.id)))
                table.next = again.id
        table.publish()
        return await self.table(table.next)

    async def go_on_from(self, table: Table, person: Person, number: int, seat: int, bots: Sequence[str]) -> Table:
        """A new game against bots from a moment of one that is over. What happened until then stays as it was."""
        if table.status != "over":
            raise Refused("not-over", 409)
        steps = table.match.steps[:number]
        if not 1 <= number < len(table.match.steps) or not 0 <= seat < len(table.seats):
            raise BadInput("moment-unknown", number=number)
        names = [bots[n % len(bots)] if bots else STAND_IN_BOT for n in range(len(table.seats))]
        seats = [Seat(PEOPLE, person.id, None, person.name, person.avatar) if n == seat
                 else bot_seat(table.game, n, names[n]) for n in range(len(table.seats))]
        lines = [Line(n, table.match._seat_name(step.seat), step.action, step.chance) for n, step in enumerate(steps)]
        seed = new_seed()
        head = replace(table.match.head, chance={"commitment": commitment(seed), "first_step": number}, daily=None,
                       seats=[{"colour": table.game.seats[n], "name": one.name, "bot": one.bot} for n, one in enumerate(seats)])
        return await self._keep(head, lines, seed, seats, person.id, {"kind": "none"}, False, {"table": table.id, "number": number})

    async def _keep(self, head: Head, lines: Sequence[Line], seed: str, seats: Sequence[Seat], host: str, pace: Mapping[str, Any],
                    is_open: bool, origin: Mapping[str, Any] | None) -> Table:
        id, now = new_id(), time.time()

        def work(c: Connection) -> None:
            c.execute(insert(schema.tables).values(
                id=id, game=head.game, head=json.dumps(head.to_json(), ensure_ascii=False), seed=seed, pace=json.dumps(dict(pace)),
                is_open=int(is_open), invite=secrets.token_urlsafe(9)[:12], host=host,
                origin=json.dumps(dict(origin)) if origin else None,
                created=now, updated=now, status="playing" if lines else "waiting"))
            c.execute(insert(schema.seats), [
                {"table": id, "seat": n, "kind": seat.kind, "person": seat.person, "bot": seat.bot, "name": seat.name,
                 "avatar": seat.avatar} for n, seat in enumerate(seats)])
            if lines:
                c.execute(insert(schema.entries), [{"table": id, "number": n, "kind": "line", "at": now,
                                                    "data": json.dumps(line.to_json())} for n, line in enumerate(lines)])

        await self._store.write(work)
        table = await self.table(id)
        await table.begin()
        return table

    # ---- bots and clocks

    def _after(self, table: Table) -> None:
        """A bot's turn is thought over beside everything else."""
        if table.status == "playing" and table.seats[table.decider].is_bots and table.id not in self._thinking:
            self._thinking.add(table.id)
            self._spawn(self._move_bots(table))

    async def _move_bots(self, table: Table) -> None:
        try:
            while table.status == "playing" and table.seats[table.decider].is_bots:
                try:
                    await self._move_bot(table)
                except Exception:          # whatever it was, nobody's game may stand still for it
                    log.exception("a bot could not move", extra={"table": table.id})
                    await asyncio.sleep(AGAIN)
        finally:
            self._thinking.discard(table.id)

    async def _move_bot(self, table: Table) -> None:
        match, seat, version = table.match, table.decider, table.version
        bot = table.seats[seat].bot or STAND_IN_BOT
        asked = self._thinkers.think(table.game, match.head, match.lines, bot, f"{table.seed} bot {len(match.steps)}")
        pause = table.pace["bots"] / 1000 if "bots" in table.pace else self._bot_pause
        opinion, _ = await asyncio.gather(asked, asyncio.sleep(pause if table.watchers else 0))
        await table.act_as_bot(seat, version, opinion.action)

    async def run(self) -> None:
        """Takes up the games that were going on when the server stopped, and then watches the clocks."""
        def work(c: Connection) -> list[str]:
            return [row.id for row in c.execute(select(schema.tables.c.id).where(schema.tables.c.status != "over"))]

        for id in await self._store.read(work):
            try:
                await (await self.table(id)).begin()
            except Exception:          # one that is damaged keeps no other from going on
                log.exception("a table could not be taken up", extra={"table": id})
            await asyncio.sleep(0)
        while True:
            await asyncio.sleep(1.0)
            try:
                await self._look_at_clocks(time.time())
            except Exception:          # the store may be there again in a second
                log.exception("the clocks could not be kept")

    async def _look_at_clocks(self, now: float) -> None:
        for table in list(self._tables.values()):
            table.reassure(now)
            deadline = table.deadline()
            if deadline is not None and deadline < now:
                await self._time_is_over(table)
            elif deadline is None and self._is_idle(table, now):
                del self._tables[table.id]

    def _is_idle(self, table: Table, now: float) -> bool:
        """Nobody looks at it, no bot is to move, no clock runs: whoever asks for it again has it loaded from the store."""
        return (not table.watchers and table.id not in self._thinking and not table.lock.locked()
                and now - max(table.updated, *table.left.values(), 0.0) > IDLE)

    async def _time_is_over(self, table: Table) -> None:
        with suppress(Refused):        # somebody was quicker
            await table.give_to_bot(None, table.decider, table.version, STAND_IN_BOT)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def end_streams(self) -> None:
        for table in self._tables.values():
            table.end_streams()

    @property
    def counts(self) -> dict[str, int]:
        tables = list(self._tables.values())
        return {"tables": len(tables), "playing": sum(table.status == "playing" for table in tables),
                "watchers": sum(len(table.watchers) for table in tables)}


def _game(name: str) -> Game:
    if name not in GAME_NAMES:
        raise BadInput("game-unknown", game=name[:40], games=", ".join(GAME_NAMES))
    return game_named(name)


@cache
def _own_cards(name: str) -> Mapping[str, Any]:
    game = game_named(name)
    return game.read_cards(game.default_cards)


def _seat(game: Game, n: int, wish: Mapping[str, Any], person: Person) -> Seat:
    if wish["kind"] == "me":
        name = checked_name(wish["name"]) if wish.get("name") else person.name
        return Seat(PEOPLE, person.id, None, name, person.avatar)
    if wish["kind"] == "bot":
        return bot_seat(game, n, wish.get("bot") or STAND_IN_BOT)
    return Seat(OPEN, None, None, "", "hat")


def bot_seat(game: Game, n: int, bot: str) -> Seat:
    check_bot(bot)
    return Seat(BOT, None, bot, BOT_NAMES[n % len(BOT_NAMES)], "bot")


def _pace(wish: Mapping[str, Any] | None) -> Mapping[str, Any]:
    wish = wish or {"kind": "none"}
    bots = {"bots": wish["bots"]} if wish.get("bots") is not None else {}
    if wish["kind"] == "live":
        return {"kind": "live", "seconds": max(int(wish.get("seconds") or 60), FASTEST), **bots}
    if wish["kind"] == "days":
        return {"kind": "days", "days": max(int(wish.get("days") or 2), 1), **bots}
    return {"kind": "none", **bots}


def _daily_seed(game: str, day: str) -> str:
    """The same for everybody, and known to whoever looks it up: a challenge, not a secret."""
    return f"{daily.seed_of(game, day):064x}"


