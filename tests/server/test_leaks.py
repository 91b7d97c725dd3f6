"""Nothing that a seat or the public ever receives tells what it may not know: 200 games through the API, everything compared."""

import asyncio
import json
import logging
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gunmetal.kernel.events import PUBLIC
from gunmetal.server import snapshots, wire
from gunmetal.server.serve import JsonLines
from gunmetal.server.snapshots import Showing
from gunmetal.server.tables import Table
from tests.properties import secrets as of_gunrunners
from tests.properties.western import secrets as of_western
from tests.server.inside import Inside, Stream, inside
from tests.server.knowing import Moment, leak_of_snapshot, leak_of_steps, moments

Json = dict[str, Any]
GAMES = 200
AT_ONCE = 10
SHORT: list[tuple[str, int, Json]] = [
    *[("gunslingers", players, {"settings": {"round_limit": 1, "opening_hand": n}}) for players in (2, 3, 4) for n in (0, 5)],
    *[("gunsmoke", players, {"settings": {"round_limit": 1, "interest_per": per}}) for players in (1, 2, 3, 4) for per in (3, 5)],
]
LONG: list[tuple[str, int, Json]] = [
    *[("gunrunners", players, {"edition": edition}) for players in (2, 3, 4, 5) for edition in ("en", "br")],
    ("gunslingers", 2, {"settings": {"round_limit": 4, "opening_hand": 2}}), ("gunsmoke", 2, {"settings": {"round_limit": 4}}),
]
KINDS = SHORT + LONG


def kind_of(number: int) -> tuple[str, int, Json]:
    """Every tenth game is a long one."""
    return LONG[number // 10 % len(LONG)] if number % 10 == 0 else SHORT[number % len(SHORT)]


@dataclass
class Received:
    """One thing that came: how (`stream`, `snapshot`, `steps`, `past`, `answer`, `error`), for which seat, and at which version."""

    how: str
    seat: int
    version: int
    data: Json


@dataclass
class Game:
    """A game of scripted people, and all that each of them received."""

    server: Inside
    number: int
    name: str
    players: int
    wish: Json
    received: list[Received] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)
    table: str = ""

    @property
    def title(self) -> str:
        return f"game {self.number}: {self.name}, {self.players} players, {self.wish}"

    async def post(self, by: int, rest: str, **body: Any) -> tuple[int, Json]:
        status, raw, _ = await self.server.ask("POST", f"/api/tables/{self.table}/{rest}", self.tokens[by], body)
        return status, json.loads(raw)

    async def set_up(self) -> None:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.players - 1)
        _, raw, token = await self.server.ask("POST", "/api/tables", None, {"game": self.name, "seats": seats, **self.wish})
        made = json.loads(raw)
        assert token is not None, made
        self.table, self.tokens, self.codes = made["table"], [token], [made["invite"]]
        for _ in range(self.players - 1):
            status, raw, token = await self.server.ask("POST", f"/api/invitations/{made['invite']}", None, {})
            assert status == 200, raw
            assert token is not None
            self.tokens.append(token)

    async def play(self, choice: random.Random) -> None:
        await self.set_up()
        finals = self.number % 16 == 1
        async with AsyncExitStack() as stack:
            streams = {seat: await stack.enter_async_context(self.server.stream(
                f"/api/tables/{self.table}/stream?finals={str(finals).lower()}", token))
                for seat, token in [*enumerate(self.tokens), (PUBLIC, None)]}
            version = 1
            while True:
                for stream in streams.values():
                    await stream.reach(version)
                decider = next((seat for seat, stream in streams.items() if stream.last["options"]), None)
                if decider is None:
                    break
                version = await self.act(decider, streams[decider].last, streams, choice)
            await self.look_back(choice, streams[0].last)
        for seat, stream in streams.items():
            self.received += [Received("stream", seat, -1, json.loads(data)) for kind, data in stream.heard if kind == "table"]

    async def act(self, seat: int, seen: Json, streams: dict[int, Stream], choice: random.Random) -> int:
        version: int = seen["version"]
        if choice.random() < 0.15:
            await self.look_around(choice, version)
        if choice.random() < 0.1:
            await self.try_what_is_wrong(choice, seen)
        status, answer = await self.post(seat, "move", seat=seat, version=version, action=choice.choice(seen["options"])["action"])
        assert status == 200, answer
        self.received.append(Received("answer", seat, version, answer))
        if choice.random() < 0.2:
            status, answer = await self.post(seat, "undo", seat=seat, version=version + 1)
            assert status in (200, 409), answer
            self.received.append(Received("answer" if status == 200 else "error", seat, version, answer))
            return version + 2 if status == 200 else version + 1
        return version + 1

    async def look_around(self, choice: random.Random, version: int) -> None:
        """Somebody asks for the table, for the steps and for a moment of the past."""
        seat = choice.choice([*range(self.players), PUBLIC])
        token = None if seat == PUBLIC else self.tokens[seat]
        at = choice.randint(1, 3)
        for how, path in (("snapshot", "?finals=false"), ("steps", "/steps"), ("past", f"/at/{at}")):
            status, raw, _ = await self.server.ask("GET", f"/api/tables/{self.table}{path}", token)
            data = json.loads(raw)
            self.received.append(Received(how if status == 200 else "error", seat, version, data))
        other = choice.randrange(self.players)
        status, raw, _ = await self.server.ask("GET", f"/api/tables/{self.table}/at/1?as={other}", token)
        assert (status == 200) == (other == seat)

    async def try_what_is_wrong(self, choice: random.Random, seen: Json) -> None:
        seat = choice.randrange(self.players)
        wrong = choice.choice([{"seat": (seat + 1) % 5}, {"version": seen["version"] + 1}, {"action": "nonsense"},
                               {"action": "play bible"}, {"action": "flip 1 spy"}])
        ask = {"seat": seat, "version": seen["version"], "action": "pass"} | wrong
        status, answer = await self.post(seat, "move", **ask)
        assert 400 <= status < 500, (ask, answer)
        self.received.append(Received("error", seat, seen["version"], answer))

    async def look_back(self, choice: random.Random, end: Json) -> None:
        """When it is over a stranger may see it as any seat saw it, and nothing more."""
        seat = choice.randrange(self.players)
        for how, path in (("past", f"/at/1?as={seat}"), ("steps", f"/steps?as={seat}")):
            status, raw, _ = await self.server.ask("GET", f"/api/tables/{self.table}{path}", None)
            assert status == 200, raw
            self.received.append(Received(how, seat, end["version"], json.loads(raw)))


def leak(received: Received, game: Any, known: list[Moment]) -> str | None:
    data = received.data
    if received.how == "stream":
        return leak_of_snapshot(game, known[data["version"]], data, received.seat)
    if received.how == "snapshot":
        return leak_of_snapshot(game, known[received.version], data, received.seat)
    if received.how == "steps":
        if set(data) != {"steps", "moves"}:
            return f"unknown {set(data)}"
        return leak_of_steps(known[received.version].steps, data["steps"], received.seat)
    if received.how == "past":
        after = known[received.version].steps[: data["number"]]
        then = next(moment for moment in known if moment.steps == after)
        return leak_of_snapshot(game, then, data, received.seat)
    allowed = {"version"} if received.how == "answer" else {"error", "sentence", "rule"}
    return f"unknown {set(data) - allowed}" if set(data) - allowed else None


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Callable[[], str]:
    """The log since it was last asked for, as the server writes it."""
    for name in ("gunmetal.access", "gunmetal.server"):
        caplog.set_level(logging.INFO, name)

    def written() -> str:
        found = [JsonLines().format(record) for record in caplog.records if record.name.startswith("gunmetal")]
        caplog.clear()
        return "\n".join(found)

    return written


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_everything_that_a_seat_received_in_200_games_is_what_it_may_know(
        part: int, log: Callable[[], str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seeds = random.Random(f"seeds {part}")
    monkeypatch.setattr("gunmetal.server.hall.new_seed", lambda: f"{seeds.getrandbits(256):064x}")     # the same games every time
    asyncio.run(play_and_compare(range(part * GAMES // 2, (part + 1) * GAMES // 2), log, tmp_path))


async def play_and_compare(numbers: range, log: Callable[[], str], folder: Path) -> None:
    seen: Counter[str] = Counter()
    async with inside(f"sqlite:///{folder / 'leaks.sqlite'}") as server:
        for first in numbers[::AT_ONCE]:
            together = range(first, min(first + AT_ONCE, numbers.stop))
            games = [Game(server, number, *kind_of(number)) for number in together]
            await asyncio.gather(*(game.play(random.Random(f"game {game.number}")) for game in games))
            text = log()
            for game in games:
                table = await server.hall.table(game.table)
                assert table.status == "over", game.title
                known = moments(table.game, table.match.head, table.match.lines)
                for received in game.received:
                    assert (wrong := leak(received, table.game, known)) is None, (
                        f"{game.title}, {received.how} for seat {received.seat}, version {received.version}: {wrong}")
                    seen[received.how] += 1
                    seen["final"] += any("final" in option for option in received.data.get("options", []))
                    seen["undone"] += received.how == "stream" and received.data["from"] > 0 and not received.data["steps"]
                seen["games"] += 1
                server.hall._tables.pop(game.table)
                assert told_too_much(text, table, game) == []
    print(dict(seen))
    assert seen["games"] == GAMES // 2
    least = {"stream": 3_000, "snapshot": 50, "steps": 50, "past": 50, "answer": 500, "error": 50, "final": 20, "undone": 20}
    assert {what: seen[what] for what, count in least.items() if seen[what] < count} == {}


def told_too_much(log: str, table: Table, game: Game) -> list[str]:
    """What stands in the log and must not: the seed, tokens, invitations, who is who, and cards, which actions name."""
    assert "/api/tables/{id}/move" in log
    actions = [line.action for line in table.match.lines if line.action and " " in line.action]
    secret = [table.seed, *game.tokens, *game.codes, *actions, *(seat.person for seat in table.seats if seat.person)]
    return [one for one in secret if one in log]


# ---- two worlds that a seat cannot tell apart

def worlds(table: Table, seat: int, choice: random.Random) -> tuple[Table, Table]:
    """The table, and the same with hidden cards exchanged that the seat has not seen."""
    state = table.match.state
    make = of_gunrunners.exchanged if table.game.name == "gunrunners" else of_western.exchanged
    return table, replace(table, match=replace(table.match, state=make(state, seat, choice)))


def sent(table: Table, seat: int) -> bytes:
    """All that goes out about a table as it is now, but for when people left, which time alone changes."""
    told = [snapshots.snapshot(table, seat, None), snapshots.presence(table), snapshots.listed(table, None)]
    for one in told:
        for at in one["seats"]:
            at.pop("bot_from", None)
    return msgspec.json.encode(told)


async def tables_in_play(kinds: Sequence[tuple[str, int, Json]], choice: random.Random, url: str) -> list[Table]:
    """Random moments of games of every kind."""
    found: list[Table] = []
    async with inside(url) as server:
        for number, (name, players, wish) in enumerate(kinds):
            game = Game(server, number, name, players, wish)
            await game.set_up()
            table = await server.hall.table(game.table)
            for _ in range(choice.randint(5, 45)):
                if table.status == "playing":
                    await _move(table, choice.choice(table.game.options(table.match.state)))
            found.append(table)
    return found


async def _move(table: Table, action: int) -> None:
    seat = table.decider
    await table._go_on(lambda match: match.act(seat, action))


def pairs(kinds: Sequence[tuple[str, int, Json]]) -> list[tuple[Table, Table, int]]:
    choice = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        tables = asyncio.run(tables_in_play(kinds, choice, f"sqlite:///{folder}/worlds.sqlite"))
    return [(*worlds(table, seat, choice), seat) for table in tables if table.status == "playing"
            for seat in [*range(len(table.seats)), PUBLIC]]


def test_two_worlds_that_a_seat_cannot_tell_apart_are_sent_to_it_in_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = random.Random("worlds")
    monkeypatch.setattr("gunmetal.server.hall.new_seed", lambda: f"{seeds.getrandbits(256):064x}")
    different = deciding = 0
    for one, other, seat in pairs(KINDS[::2] + LONG[:4]):
        assert sent(one, seat) == sent(other, seat), f"{one.game.name}, {len(one.seats)} players, seat {seat}, {one.match.lines}"
        different += one.match.state != other.match.state
        deciding += one.decider == seat
    assert different > 30
    assert deciding > 5


# ---- the probes: each of these leaks is found

@pytest.mark.parametrize("name", ["gunrunners", "gunslingers", "gunsmoke"])
def test_a_snapshot_of_another_seat_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is sent what the next seat sees."""
    real = wire.views
    monkeypatch.setattr("gunmetal.server.wire.views", lambda game, state, seats: real(
        game, state, [(seat + 1) % 2 if seat < 2 else 0 for seat in seats]))
    found = asyncio.run(leaks_of(name))
    assert any(wrong.startswith("view: ") for wrong in found), found


def test_options_for_everybody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Showing.to

    def talkative(showing: Showing, seat: int, person: Any, finals: bool = True) -> Json:
        return real(showing, seat, person, finals) | {"options": wire.options(showing._table.match)}

    monkeypatch.setattr("gunmetal.server.snapshots.Showing.to", talkative)
    assert "options of another" in asyncio.run(leaks_of("gunrunners"))


def test_events_for_everybody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = wire.steps
    monkeypatch.setattr("gunmetal.server.wire.steps", lambda game, taken, seat, *rest: real(game, taken, 0))
    assert any(wrong.startswith("events ") for wrong in asyncio.run(leaks_of("gunsmoke")))


@pytest.mark.parametrize(("field_name", "value"), [("seed", "00"), ("deck", [1, 2, 3])])
def test_a_seed_or_an_unknown_field_is_found(field_name: str, value: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = snapshots.about
    monkeypatch.setattr("gunmetal.server.snapshots.about", lambda *about: real(*about) | {field_name: value})
    assert any(field_name in wrong for wrong in asyncio.run(leaks_of("gunrunners")))


def test_hidden_cards_in_the_bytes_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checksum of the whole state would be enough."""
    real = snapshots.about
    monkeypatch.setattr("gunmetal.server.snapshots.about",
                        lambda table, *rest: real(table, *rest) | {"check": hash(table.match.state.to_tuple().__repr__())})
    assert any(sent(one, seat) != sent(other, seat) for one, other, seat in pairs(LONG[:2]))


async def leaks_of(name: str) -> set[str]:
    """What is found wrong in one game, a few moves long, with three observers."""
    with tempfile.TemporaryDirectory() as folder:
        async with inside(f"sqlite:///{folder}/probe.sqlite") as server:
            game = Game(server, 1, name, 2, {"settings": {"round_limit": 1}} if name != "gunrunners" else {})
            await game.set_up()
            table = await server.hall.table(game.table)
            choice = random.Random(1)
            for _ in range(12):
                if table.status == "playing":
                    await _move(table, choice.choice(table.game.options(table.match.state)))
            known = moments(table.game, table.match.head, table.match.lines)
            found = set()
            for seat in (0, 1, PUBLIC):
                news = json.loads(msgspec.json.encode(Showing(table).news(seat, None, 0, finals=False)))
                wrong = leak(Received("stream", seat, table.version, news), table.game, known)
                if wrong is not None:
                    found.add(wrong)
            return found


def test_a_game_without_leaks_has_none() -> None:
    for name in ("gunrunners", "gunslingers", "gunsmoke"):
        assert asyncio.run(leaks_of(name)) == set(), name
