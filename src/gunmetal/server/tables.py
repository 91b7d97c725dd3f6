"""A table: the game that is played there, who sits at it, who watches. Nothing is told before it is kept."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from gunmetal.games import game_named
from gunmetal.kernel.contract import NOBODY, Game
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.fair import FairDealer
from gunmetal.kernel.log import Head, Line
from gunmetal.kernel.match import Match, replay
from gunmetal.kernel.problems import Problem, Refusal
from gunmetal.server import schema
from gunmetal.server.people import Person
from gunmetal.server.store import Store

AWAY_ENOUGH = 60.0                     # seconds after which others may give the seat of somebody who left to a bot
CHATS_KEPT = 200
MOST_NEWS = 500                        # that wait for somebody who does not read them
HEARTBEAT = 20.0                       # seconds: a stream that says nothing is closed by some
STILL_HERE = "still-here"
LISTS_LAG = 10.0                       # seconds that the lists of tables may lag behind: only their order depends on it
PEOPLE, BOT, STAND_IN, OPEN = "person", "bot", "stand-in", "open"  # a stand-in is a bot until somebody comes by invitation


News = tuple[str, "Chat | None"]       # table, chat, presence or still-here, and what was said


class Refused(Problem):
    """What may not be done at a table; `status` is that of the answer."""

    def __init__(self, id: str, status: int = 403, **arguments: Any) -> None:
        super().__init__(id, **arguments)
        self.status = status


class Stale(Refused):
    """The table has moved on."""

    def __init__(self) -> None:
        super().__init__("table-moved-on", 409)


@dataclass(frozen=True)
class Seat:
    kind: str
    person: str | None
    bot: str | None
    name: str
    avatar: str

    @property
    def is_bots(self) -> bool:
        return self.kind in (BOT, STAND_IN)


@dataclass(frozen=True)
class Chat:
    number: int
    at: float
    seat: int | None
    name: str
    text: str


class Watcher:
    """Somebody who looks at the table as a seat, or as the public."""

    def __init__(self, seat: int, person: str | None, finals: bool) -> None:
        self.seat, self.person, self.finals = seat, person, finals
        self.steps = 0                 # how many steps of the game were sent
        self._news: list[News] = []    # what is still to be sent
        self._bell = asyncio.Event()
        self._is_gone = False

    def hear(self, news: News) -> None:
        self._news.append(news)
        self._bell.set()

    async def heard(self) -> list[News]:
        """What there is to say; nothing: it is over."""
        await self._bell.wait()
        self._bell.clear()
        news, self._news = self._news, []
        return [] if self._is_gone else news

    @property
    def is_behind(self) -> bool:
        """Does not read any more. It will come again, and then gets everything."""
        return len(self._news) > MOST_NEWS

    def end(self) -> None:
        self._is_gone = True
        self._bell.set()


@dataclass
class Table:
    store: Store
    id: str
    game: Game
    match: Match
    seed: str
    seats: list[Seat]
    host: str
    pace: Mapping[str, Any]
    is_open: bool
    invite: str
    origin: Mapping[str, Any] | None
    updated: float
    next: str | None = None
    revision: int = 0                  # entries kept
    moved: float = 0.0                 # when the game last went on
    listed: float = 0.0                # when its line in the lists was last brought up to date
    chats: list[Chat] = field(default_factory=list)
    watchers: set[Watcher] = field(default_factory=set)
    left: dict[str, float] = field(default_factory=dict)       # when people who sit here were last seen
    past: tuple[int, list[Any]] = field(default=(-1, []))       # the states of a version's steps, while somebody looks at them
    told: float = 0.0                  # when its watchers last heard anything
    shown: object = None               # what was made for its watchers since it last changed
    after: Callable[["Table"], None] = lambda table: None      # the hall: whether it is a bot's turn now
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    # ---- what it is

    @property
    def version(self) -> int:
        """Of the game: it goes with every move."""
        return len(self.match.lines)

    @property
    def status(self) -> str:
        return _status(self.match)

    @property
    def decider(self) -> int:
        return self.match.decider if self.match.lines else NOBODY

    def seats_of(self, person: Person | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person.id]

    def is_present(self, n: int) -> bool:
        seat = self.seats[n]
        return seat.is_bots or any(watcher.person == seat.person for watcher in self.watchers if watcher.person is not None)

    def bot_from(self, n: int) -> float | None:
        """When others may give the seat to a bot, because its owner has left. None: it is no person's, or the person is here."""
        person = self.seats[n].person
        if self.seats[n].kind != PEOPLE or person is None or self.is_present(n):
            return None
        return self.left.get(person, self.moved or self.updated) + AWAY_ENOUGH

    def deadline(self) -> float | None:
        """When the decider's time is over; bots have their own."""
        if self.status != "playing" or self.seats[self.decider].is_bots or self.pace["kind"] == "none":
            return None
        return self.moved + float(self.pace["seconds"] if self.pace["kind"] == "live" else self.pace["days"] * 86400)

    # ---- what may be done

    async def act(self, person: Person | None, seat: int, version: int, action: str) -> None:
        async with self.lock:
            self._check(person, seat, version)
            await self._go_on(lambda match: match.act(seat, self.game.parse_action(match.state, action)))

    async def act_as_bot(self, seat: int, version: int, action: int) -> None:
        async with self.lock:
            if self.version == version and self.decider == seat and self.seats[seat].is_bots:
                await self._go_on(lambda match: match.act(seat, action))

    async def undo(self, person: Person | None, seat: int, version: int) -> None:
        async with self.lock:
            self._check(person, seat, version)
            if self.status == "over":          # the seed has been shown
                raise Refusal("refused-game-over", self.game.rule_now(self.match.state))
            await self._go_on(lambda match: match.undo(seat))

    async def say(self, person: Person, text: str) -> None:
        seat = next(iter(self.seats_of(person)), None)
        if seat is None:
            raise Refused("not-at-table")
        async with self.lock:
            name = self.seats[seat].name
            await self._append("chat", {"seat": seat, "name": name, "text": text})
            chat = Chat(self.revision - 1, self.updated, seat, name, text)
            self.chats = [*self.chats, chat][-CHATS_KEPT:]
        self.tell("chat", chat)

    async def start(self, person: Person, version: int, bot: str) -> None:
        """Bots stand in for those who have not come."""
        async with self.lock:
            self.expect(version)
            if person.id != self.host:
                raise Refused("only-host")
            if self.status != "waiting":
                raise Stale
            for n, seat in enumerate(self.seats):
                if seat.kind == OPEN:
                    await self._seat(n, replace(seat, kind=STAND_IN, bot=bot, avatar="bot"))
            await self._begin()

    async def join(self, person: Person, seat: int | None, invited: bool) -> int:
        """Takes an open seat, or one where a bot stands in. Who sits here already comes back to the own seat."""
        async with self.lock:
            own = self.seats_of(person)
            if own:
                return own[0]
            if not (invited or self.is_open):
                raise Refused("not-invited")
            free = [n for n, one in enumerate(self.seats) if one.kind == OPEN or (one.kind == STAND_IN and invited)]
            if (seat is not None and seat not in free) or not free or self.status == "over":
                raise Refused("seat-taken", 409)
            n = free[0] if seat is None else seat
            await self._seat(n, Seat(PEOPLE, person.id, None, person.name, person.avatar))
            if self.status == "waiting" and all(one.kind != OPEN for one in self.seats):
                await self._begin()
        self.publish()
        return n

    async def give_to_bot(self, person: Person | None, n: int, version: int, bot: str) -> None:
        """The own seat at any time; that of another only if its owner has left, and the person sits at the table."""
        async with self.lock:
            self.expect(version)
            seat = self.seats[n]
            if seat.kind != PEOPLE or self.status != "playing":
                raise Refused("seat-not-persons", 409)
            since = self.bot_from(n)
            if person is not None and n not in self.seats_of(person):
                if not self.seats_of(person):
                    raise Refused("not-at-table")
                if since is None or time.time() < since:
                    raise Refused("not-away", seconds=int(AWAY_ENOUGH))
            await self._seat(n, replace(seat, kind=BOT, bot=bot))
        self.publish()

    async def take_back(self, person: Person, n: int, version: int) -> None:
        async with self.lock:
            self.expect(version)
            if n not in self.seats_of(person):
                raise Refused("not-your-seat")
            await self._seat(n, replace(self.seats[n], kind=PEOPLE, bot=None))
        self.publish()

    async def begin(self) -> None:
        """If nobody is waited for."""
        async with self.lock:
            if self.status == "waiting" and all(one.kind != OPEN for one in self.seats):
                await self._begin()

    # ---- how it is done

    def _check(self, person: Person | None, seat: int, version: int) -> None:
        if seat not in self.seats_of(person):
            raise Refused("not-your-seat")
        if self.seats[seat].is_bots:
            raise Refused("bot-plays-it", 409)
        if self.status == "waiting":
            raise Refused("not-begun", 409)
        self.expect(version)

    def expect(self, version: int) -> None:
        """Refuses whoever has not seen the last step."""
        if version != self.version:
            raise Stale

    async def _begin(self) -> None:
        names = [{"colour": self.game.seats[n], "name": seat.name, "bot": seat.bot} for n, seat in enumerate(self.seats)]
        head = replace(self.match.head, seats=names)
        await self.store.write(lambda c: c.execute(update(schema.tables).where(schema.tables.c.id == self.id).values(
            head=json.dumps(head.to_json()))))
        self.match.head = head
        while self.status == "waiting":
            with suppress(Stale):      # another server may have begun it, or kept something else: then this one has seen it now
                await self._go_on(lambda match: match.open())

    async def _go_on(self, act: Callable[[Match], Any]) -> None:
        """The action is carried out on a copy, which takes the place of the match when it is kept: there is no half move."""
        match = self.match
        trial = replace(match, steps=list(match.steps), lines=list(match.lines), _before=list(match._before))
        dealer = FairDealer(self.seed)
        dealer.begin_step(len(trial.steps))
        trial.dealer = dealer
        act(trial)
        trial.forget_past()
        await self._append("line", trial.lines[-1].to_json(), _status(trial))
        self.match, self.moved = trial, self.updated
        self.publish()

    async def _seat(self, n: int, seat: Seat) -> None:
        row = {"kind": seat.kind, "person": seat.person, "bot": seat.bot, "name": seat.name, "avatar": seat.avatar}
        at = (schema.seats.c.table == self.id) & (schema.seats.c.seat == n)
        await self._append("seat", {"seat": n, "kind": seat.kind, "bot": seat.bot},
                           also=lambda c: c.execute(update(schema.seats).where(at).values(**row)))
        self.seats[n] = seat

    async def _append(self, kind: str, data: Mapping[str, Any], status: str | None = None,
                      also: Callable[[Connection], Any] = lambda c: None) -> None:
        at, number, status = time.time(), self.revision, status or self.status
        lists = status != self.status or at - self.listed > LISTS_LAG

        def work(c: Connection) -> None:
            c.execute(insert(schema.entries), {"table": self.id, "number": number, "kind": kind, "at": at,
                                               "data": json.dumps(data, ensure_ascii=False)})
            if lists:
                c.execute(update(schema.tables).where(schema.tables.c.id == self.id).values(updated=at, status=status))
            also(c)

        try:
            await self.store.write(work)
        except IntegrityError:         # another server has written this entry
            await self.reload()
            raise Stale from None
        self.revision, self.updated, self.listed = number + 1, at, at if lists else self.listed

    async def reload(self) -> None:
        fresh = await load(self.store, self.id)
        assert fresh is not None
        self.match, self.seats, self.revision, self.chats = fresh.match, fresh.seats, fresh.revision, fresh.chats
        self.moved, self.updated, self.next = fresh.moved, fresh.updated, fresh.next
        self.publish()

    # ---- who watches

    def watch(self, seat: int, person: Person | None, finals: bool) -> Watcher:
        watcher = Watcher(seat, person.id if person is not None else None, finals)
        self.watchers.add(watcher)
        self.tell("presence")
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.person is not None:
            self.left[watcher.person] = time.time()
        self.tell("presence")

    def publish(self) -> None:
        self.tell("table")
        self.after(self)

    def tell(self, kind: str, chat: Chat | None = None) -> None:
        self.shown, self.told = None, time.time()
        for watcher in list(self.watchers):
            watcher.hear((kind, chat))
            if watcher.is_behind:
                watcher.end()
                self.watchers.discard(watcher)

    def reassure(self, now: float) -> None:
        """Whoever has heard nothing for long is told that the line still stands."""
        if self.watchers and now - self.told > HEARTBEAT:
            self.tell(STILL_HERE)

    def end_streams(self) -> None:
        for watcher in self.watchers:
            watcher.end()

    def may_watch_as(self, person: Person | None, seat: int | None) -> int:
        """The seat as which a person may look: an own one, or the public's."""
        own = self.seats_of(person)
        if seat is None:
            return own[0] if len(own) == 1 else self.decider if self.decider in own else own[0] if own else PUBLIC
        if seat == PUBLIC or seat in own or (self.status == "over" and 0 <= seat < len(self.seats)):
            return seat
        raise Refused("not-your-seat")

    def may_undo(self, seat: int) -> bool:
        return bool(self.match.steps) and self.match.why_no_undo(seat) is None and self.status == "playing"


def _status(match: Match) -> str:
    return "waiting" if not match.lines else "over" if match.decider == NOBODY else "playing"


def new_id() -> str:
    """Short enough to be read out, with no letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


async def load(store: Store, id: str) -> Table | None:
    def work(c: Connection) -> tuple[Any, list[Any], list[Any]] | None:
        row = c.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
        if row is None:
            return None
        seated = c.execute(select(schema.seats).where(schema.seats.c.table == id).order_by(schema.seats.c.seat)).all()
        kept = c.execute(select(schema.entries).where(schema.entries.c.table == id).order_by(schema.entries.c.number)).all()
        return row, list(seated), list(kept)

    found = await store.read(work)
    return None if found is None else table_of(store, *found)


def table_of(store: Store, row: Any, seated: list[Any], kept: list[Any]) -> Table:
    game = game_named(row.game)
    lines = [Line.from_json(json.loads(entry.data), n) for n, entry in enumerate((e for e in kept if e.kind == "line"), 2)]
    match = replay(game, Head.from_json(json.loads(row.head)), lines)
    match.forget_past()
    said = [(entry, json.loads(entry.data)) for entry in kept if entry.kind == "chat"][-CHATS_KEPT:]
    moves = [entry.at for entry in kept if entry.kind == "line"]
    return Table(
        store, row.id, game, match, row.seed,
        [Seat(seat.kind, seat.person, seat.bot, seat.name, seat.avatar) for seat in seated],
        row.host, json.loads(row.pace), row.is_open == 1, row.invite, json.loads(row.origin) if row.origin else None,
        row.updated, row.next, revision=len(kept), moved=moves[-1] if moves else row.created,
        chats=[Chat(entry.number, entry.at, data["seat"], data["name"], data["text"]) for entry, data in said])
