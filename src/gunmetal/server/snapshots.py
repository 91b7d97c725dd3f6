"""Snapshots: a table as one seat sees it, ready for the wire. Everything that leaves the server about a game is made here."""

import zlib
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from gunmetal.bots.levels import LEVELS
from gunmetal.games import game_named
from gunmetal.games.plain import Json
from gunmetal.kernel.chance import Generator, Recorder
from gunmetal.kernel.contract import NOBODY, Numbers
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.match import Match, walk
from gunmetal.server import wire
from gunmetal.server.people import Person
from gunmetal.server.tables import OPEN, STAND_IN, Chat, Table

OPENLY = -2                            # as no seat: everything, once the game is over


def iso(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Showing:
    """A table at one moment, for all who look at it then: what several see alike is made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._about = about_all(table)
        self._decision = wire.decision(table.match) if table.match.lines else None
        self._views: dict[int, Json] = {}
        self._told: dict[int, Json] = {}

    def to(self, seat: int, person: Person | str | None, finals: bool) -> Json:
        """What `seat` may see of it."""
        table = self._table
        decides = table.decider == seat and not table.seats[seat].is_bots
        return {
            **about(table, person, self._about),
            "as": seat if seat != PUBLIC else None,
            "view": self._view(seat),
            "decision": self._decision,
            "options": _options(table, seat, finals) if decides else [],
            "may_undo": seat != PUBLIC and table.may_undo(seat),
            "deadline": iso(table.deadline()),
        }

    def _view(self, seat: int) -> Json:
        if seat not in self._views:
            seats = [seat, *({watcher.seat for watcher in self._table.watchers} - {seat})]
            self._views = dict(zip(seats, wire.views(self._table.game, self._table.match.state, seats), strict=True))
        return self._views[seat]

    def news(self, seat: int, person: str | None, had: int, finals: bool) -> Json:
        """With the steps that somebody who had so many of them has not seen. If one was taken back, they begin there."""
        steps = self._table.match.steps
        first = min(had, len(steps))
        return {**self.to(seat, person, finals), "from": first,
                "steps": wire.steps(self._table.game, steps[first:], seat, self._told)}


def showing(table: Table) -> Showing:
    """The table as it is now, for a watcher. Whatever changes is told, and `tell` forgets what was shown."""
    if not isinstance(table.shown, Showing):
        table.shown = Showing(table)
    return table.shown


def snapshot(table: Table, seat: int, person: Person | str | None, finals: bool = True) -> Json:
    """The table now, as `seat` may see it."""
    return Showing(table).to(seat, person, finals)


def _options(table: Table, seat: int, finals: bool) -> list[Json]:
    found = wire.options(table.match)
    if finals:
        for option, final in zip(found, _finals(table, seat), strict=True):
            option["final"] = final
    return found


def _finals(table: Table, seat: int) -> list[bool]:
    """Which choices cannot be taken back: something hidden or random would come out. Asked of a world that the seat could be in, so
    that the answer tells nothing about the true one."""
    game, state = table.game, table.match.state
    world = state.clone()
    world.rng, world.dealer, world.events = zlib.crc32(f"{table.id} {table.version}".encode()), Generator(), None
    game.sample(world, seat)
    found = []
    for action in game.options(state):
        trial, recorder = world.clone(), Recorder(Generator())
        trial.rng, trial.dealer, trial.events = world.rng, recorder, []
        game.apply(trial, action)
        found.append(bool(recorder.outcomes) or any(told.kind.reveals for told in trial.events) or game.decider(trial) == NOBODY)
    return found


def about_all(table: Table) -> Json:
    """What everybody may know of a table."""
    head, game = table.match.head, table.game
    return {
        "table": table.id, "game": game.name, "edition": head.edition, "variant": head.variant, "settings": dict(head.settings),
        "daily": head.daily, "status": table.status, "revision": table.revision, "version": table.version,
        "seats": seats(table, []), "pace": dict(table.pace), "open": table.is_open,
        "outcome": wire.outcome(game, game.outcome(table.match.state)) if table.match.lines else None,
        "commitment": (head.chance or {}).get("commitment"), "seed": table.seed if table.status == "over" else None,
        "next": table.next, "origin": table.origin,
    }


def about(table: Table, person: Person | str | None, everybody: Json | None = None) -> Json:
    """The same, and which seats are the person's own."""
    known, id = everybody or about_all(table), person.id if isinstance(person, Person) else person
    mine = [n for n, seat in enumerate(table.seats) if id is not None and seat.person == id]
    is_inviting = mine and any(seat.kind in (OPEN, STAND_IN) for seat in table.seats)
    return {**known, "mine": mine, "host": id == table.host, "invite": table.invite if is_inviting else None,
            "seats": [seat | {"mine": True} if n in mine else seat for n, seat in enumerate(known["seats"])]}


def seats(table: Table, mine: list[int]) -> list[Json]:
    return [{"seat": n, "word": table.game.seats[n], "name": seat.name or None, "avatar": seat.avatar,
             "kind": "bot" if seat.is_bots else seat.kind, "bot": seat.bot, "free": seat.kind in (OPEN, STAND_IN),
             "present": table.is_present(n), "mine": n in mine, "owned": seat.person is not None,
             "bot_from": iso(table.bot_from(n))}
            for n, seat in enumerate(table.seats)]


def presence(table: Table) -> Json:
    return {"seats": [{"seat": n, "present": table.is_present(n), "bot_from": iso(table.bot_from(n))}
                      for n in range(len(table.seats))]}


def chat(one: Chat) -> Json:
    return {"number": one.number, "at": iso(one.at), "seat": one.seat, "name": one.name, "text": one.text}


def steps(table: Table, seat: int) -> Json:
    found = wire.steps(table.game, table.match.steps, None if seat == OPENLY else seat)
    return {"steps": found, "moves": len(found)}


def past(table: Table, number: int, seat: int, person: Person | None) -> Json:
    """The table after so many steps, as the seat saw it then."""
    match, game = at_step(table, number), table.game
    seen = wire.open_view(game, match.state) if seat == OPENLY else wire.view(game, match.state, seat)
    return {**about(table, person), "as": seat if 0 <= seat < len(table.seats) else None, "view": seen, "number": number,
            "decision": wire.decision(match), "options": [], "may_undo": False, "deadline": None}


def at_step(table: Table, number: int) -> Match:
    """Played again from the log. Who looks at one moment will look at others, so that all of them are kept for a while."""
    match = table.match
    if table.past[0] != table.version:
        states: list[Any] = []
        for again in walk(match.game, match.head, match.lines):
            del states[len(again.steps):]
            states.append(again.state)
        table.past = table.version, states
    return replace(match, steps=match.steps[:number], state=table.past[1][number])


def listed(table: Table, person: Person | None) -> Json:
    """A line of the lobby."""
    mine = table.seats_of(person)
    return {"table": table.id, "game": table.game.name, "edition": table.match.head.edition, "status": table.status,
            "seats": seats(table, mine), "turn": getattr(table.match.state, "turn", 0), "daily": table.match.head.daily,
            "your_turn": table.decider in mine and not table.seats[table.decider].is_bots, "updated": iso(table.updated),
            "pace": dict(table.pace), "mine": mine, "version": table.version}


def _allowed(numbers: Numbers) -> Any:
    return {"least": numbers[0], "most": numbers[-1]} if isinstance(numbers, range) else list(numbers)


def game_facts(name: str) -> dict[str, Any]:
    """What the lobby must know of a game, without a table."""
    game = game_named(name)
    settings = {key: {"default": one.default, "rule": one.rule, "allowed": _allowed(one.allowed)}
                for key, one in game.settings.items()}
    return {"name": game.name, "players": list(game.players), "editions": list(game.editions), "settings": settings,
            "variants": {str(players): variant for players, variant in game.variants.items()}, "seats": list(game.seats),
            "bots": list(LEVELS), "solo": game.has_solo}
