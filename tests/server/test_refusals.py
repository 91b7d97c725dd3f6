"""Whatever is wrong gets a 4xx and one sentence in the language of whoever asks, and changes nothing."""

import json
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from gunmetal.kernel.texts import LANGUAGES, LOCALES
from gunmetal.server.schema import metadata
from tests.server.conftest import Visit
from tests.server.running import PATIENCE, Json, Person, Server, running

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def contents(server: Server) -> dict[str, list[Any]]:
    """All that the store holds."""
    with closing(sqlite3.connect(f"file:{server.folder / 'gunmetal.sqlite'}?mode=ro", uri=True)) as store:
        return {name: store.execute(f"SELECT * FROM {name}").fetchall() for name in metadata.tables}


@dataclass
class Scene:
    """Two people in the middle of a game, and somebody who has nothing to do with it."""

    server: Server
    host: Person
    friend: Person
    stranger: Person
    table: str
    kept: dict[str, list[Any]] = field(default_factory=dict)

    def keep(self) -> None:
        """What was done so far was meant: from here on nothing may change."""
        self.kept = contents(self.server)

    @property
    def people(self) -> tuple[Person, Person]:
        return self.host, self.friend

    def seen(self) -> list[Json]:
        """Without what time alone changes."""
        found = [person.look(self.table) for person in (*self.people, self.stranger)]
        for one in found:
            for seat in one["seats"]:
                seat["bot_from"] = None
        return found

    @property
    def decider(self) -> int:
        return int(self.host.look(self.table)["decision"]["seat"])

    def path(self, rest: str) -> str:
        return f"/api/tables/{self.table}/{rest}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One where nothing goes on but what a test does: its whole store is compared."""
    with running(tmp_path_factory.mktemp("refusing"), "--no-limits", "--bot-pause", "0") as server:
        yield server


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def scene(server: Server, visit: Visit, lang: str) -> Iterator[Scene]:
    """What is tried in a test must leave everything as it was."""
    host, friend, stranger = visit(lang), visit(lang), visit(lang)
    stranger.post("/api/me", name="Zé")
    made = host.post("/api/tables", game="gunrunners", seats=[ME, OPEN])
    friend.post(f"/api/invitations/{made['invite']}")
    scene = Scene(server, host, friend, stranger, made["table"])
    before = scene.seen()
    scene.keep()
    yield scene
    assert contents(server) == scene.kept
    assert scene.seen() == before


def check(answer: httpx.Response, status: int, error: str, lang: str) -> Json:
    found: Json = answer.json()
    assert (answer.status_code, found["error"]) == (status, error), answer.text
    sentence = found["sentence"]
    assert sentence[0].isupper() or sentence[0] in "“-0123456789"
    assert sentence[-1] in ".!?"
    assert "{" not in sentence
    own, other = ({piece in sentence for piece in pieces(error, one)} for one in sorted(LANGUAGES, key=lambda one: one != lang))
    assert True in own, f"{sentence} is not {lang}"
    assert True not in other, f"{sentence} is not {lang} alone"
    assert answer.headers["x-content-type-options"] == "nosniff"
    return found


@cache
def pieces(error: str, lang: str) -> tuple[str, ...]:
    """What a sentence has between its arguments, in one language."""
    files = [(LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8") for name in ("gunmetal", "cli", "server", "gunrunners")]
    found = next(block for text in files for block in re.findall(rf"^{error} = (.*(?:\n[ }}].*)*)", text, re.MULTILINE))
    return tuple(piece.strip() for piece in re.split(r"\{[^{}]*\}|\*?\[\w+\]|[{}\n]", found) if len(piece.strip()) >= 8)


# ---- at the table

def test_a_wrong_version_is_refused(scene: Scene, lang: str) -> None:
    seat = scene.decider
    mover = scene.people[seat]
    action = mover.look(scene.table)["options"][0]["action"]
    for version in (0, 2, 999_999):
        asks: dict[str, Json] = {"move": {"seat": seat, "action": action}, "undo": {"seat": seat}, f"seats/{seat}/back": {},
                                 f"seats/{seat}/bot": {"bot": "random"}}
        for rest, body in asks.items():
            check(mover.http.post(scene.path(rest), json={**body, "version": version}), 409, "table-moved-on", lang)
        check(scene.host.http.post(scene.path("start"), json={"version": version}), 409, "table-moved-on", lang)


def test_a_wrong_seat_is_refused(scene: Scene, lang: str) -> None:
    seat = scene.decider
    action = scene.people[seat].look(scene.table)["options"][0]["action"]
    other = scene.people[1 - seat]
    check(other.http.post(scene.path("move"), json={"seat": seat, "version": 1, "action": action}), 403, "not-your-seat", lang)
    found = check(other.http.post(scene.path("move"), json={"seat": 1 - seat, "version": 1, "action": action}), 409,
                  "refused-not-your-turn", lang)
    assert found["rule"].startswith("GR-")
    check(other.http.post(scene.path("undo"), json={"seat": seat, "version": 1}), 403, "not-your-seat", lang)
    check(other.http.post(scene.path(f"seats/{seat}/back"), json={"version": 1}), 403, "not-your-seat", lang)
    check(other.http.post(scene.path(f"seats/{seat}/bot"), json={"bot": "random", "version": 1}), 403, "not-away", lang)
    check(other.http.get(f"/api/tables/{scene.table}", params={"as": seat}), 403, "not-your-seat", lang)
    check(other.http.get(scene.path("stream"), params={"as": seat}), 403, "not-your-seat", lang)
    check(other.http.post(scene.path("move"), json={"seat": 7, "version": 1, "action": action}), 403, "not-your-seat", lang)
    check(other.http.post(scene.path("seats/7/bot"), json={"bot": "random", "version": 1}), 400, "seat-unknown", lang)
    check(other.http.get(f"/api/tables/{scene.table}", params={"as": "purple"}), 400, "seat-unknown", lang)


def test_an_illegal_action_is_refused_with_the_number_of_the_rule(scene: Scene, lang: str) -> None:
    seat = scene.decider
    mover = scene.people[seat]
    ask: Json = {"seat": seat, "version": 1}
    found = check(mover.http.post(scene.path("move"), json={**ask, "action": "flip 5"}), 409, "refused-not-now", lang)
    assert found["rule"] == "GR-5"
    assert "GR-5" in found["sentence"]
    check(mover.http.post(scene.path("move"), json={**ask, "action": "shoot everybody"}), 400, "action-unknown", lang)
    check(mover.http.post(scene.path("undo"), json={"seat": seat, "version": 1}), 409, "refused-undo-not-last", lang)


def test_a_stranger_may_do_nothing_at_the_table(scene: Scene, lang: str) -> None:
    stranger = scene.stranger.http
    check(stranger.post(scene.path("move"), json={"seat": 0, "version": 1, "action": "flip 1"}), 403, "not-your-seat", lang)
    check(stranger.post(scene.path("undo"), json={"seat": 0, "version": 1}), 403, "not-your-seat", lang)
    check(stranger.post(scene.path("chat"), json={"text": "hello"}), 403, "not-at-table", lang)
    check(stranger.post(scene.path("join"), json={"version": 1}), 403, "not-invited", lang)
    check(stranger.post(scene.path("start"), json={"version": 1}), 403, "only-host", lang)
    check(stranger.post(scene.path("seats/0/bot"), json={"bot": "random", "version": 1}), 403, "not-at-table", lang)
    check(stranger.post(scene.path("seats/0/back"), json={"version": 1}), 403, "not-your-seat", lang)
    check(stranger.post(scene.path("rematch"), json={"version": 1}), 403, "not-at-table", lang)
    check(stranger.post(scene.path("continue"), json={"number": 1, "seat": 0, "version": 1}), 409, "not-over", lang)
    for rest in ("log", "proof"):
        check(stranger.get(scene.path(rest)), 409, "not-over", lang)
    for rest in ("steps", "at/1"):
        check(stranger.get(scene.path(rest), params={"as": "0"}), 403, "not-your-seat", lang)
        check(stranger.get(scene.path(rest), params={"as": "open"}), 409, "not-over", lang)


def test_somebody_who_never_came_before_leaves_no_trace_of_a_refusal(scene: Scene, lang: str, visit: Visit) -> None:
    """Nobody comes to be: the store is compared."""
    nobody = visit(lang)
    check(nobody.http.post(scene.path("chat"), json={"text": "hello"}), 403, "not-at-table", lang)
    check(nobody.http.post("/api/tables", json={"game": "chess", "seats": [ME]}), 400, "game-unknown", lang)
    check(nobody.http.post("/api/me", json={"avatar": "devil"}), 400, "avatar-unknown", lang)
    assert not nobody.http.cookies


def test_a_token_that_belongs_to_nobody_is_refused(scene: Scene, lang: str) -> None:
    token = {"Authorization": "Bearer not-a-token", "Accept-Language": lang}
    answer = httpx.get(f"{scene.server.address}/api/lobby", headers=token)
    check(answer, 401, "token-unknown", lang)
    check(httpx.post(f"{scene.server.address}{scene.path('move')}", headers=token,
                     json={"seat": 0, "version": 1, "action": "flip 1"}), 401, "token-unknown", lang)


def test_a_seat_that_is_taken_is_refused_and_the_name_stays(scene: Scene, lang: str) -> None:
    made = scene.host.post("/api/tables", game="gunrunners", seats=[ME, OPEN], open=True)
    scene.keep()
    stranger = scene.stranger.http
    check(stranger.post(f"/api/invitations/{made['invite']}", json={"seat": 0, "name": "Impostor"}), 409, "seat-taken", lang)
    check(stranger.post(f"/api/tables/{made['table']}/join", json={"version": 0, "seat": 0}), 409, "seat-taken", lang)
    for rest, more in (("move", {"seat": 0, "action": "flip 1"}), ("undo", {"seat": 0})):
        check(scene.host.http.post(f"/api/tables/{made['table']}/{rest}", json={"version": 0, **more}), 409, "not-begun", lang)


# ---- what cannot be understood

MALFORMED = (b"", b"{", b"[]", b"null", b'"flip 1"', b"\xff\xfe", b'{"seat": NaN}',
             b'{"seat": 0, "version": 1}', b'{"seat": "0", "version": 1, "action": "flip 1"}',
             b'{"seat": 0, "version": 1, "action": "flip 1", "please": true}',
             b'{"seat": 0.5, "version": 1, "action": "flip 1"}', b'{"seat": true, "version": 1, "action": "flip 1"}',
             b'{"seat": -1, "version": 1, "action": "flip 1"}', b'{"seat": 0, "version": 1, "action": ""}',
             b'{"seat": 0, "version": 99999999999999999999, "action": "flip 1"}',
             json.dumps({"seat": 0, "version": 1, "action": "x" * 201}).encode())


def test_a_malformed_body_is_refused(scene: Scene, lang: str) -> None:
    for body in MALFORMED:
        answer = scene.host.http.post(scene.path("move"), content=body, headers={"Content-Type": "application/json"})
        check(answer, 400, "request-malformed", lang)
    deep = scene.host.http.post(scene.path("move"), content=b"[" * 5000, headers={"Content-Type": "application/json"})
    assert deep.status_code == 400
    assert deep.json()["sentence"]


def test_a_person_is_answered_in_the_chosen_language_whatever_the_browser_says(scene: Scene, lang: str, visit: Visit) -> None:
    other = next(one for one in LANGUAGES if one != lang)
    person = visit(other)
    person.post("/api/me", lang=lang)
    scene.keep()
    check(person.http.get("/api/tables/nowhere"), 404, "table-unknown", lang)
    check(person.http.post("/api/tables/nowhere/move", content=b"{", headers={"Content-Type": "application/json"}), 400,
          "request-malformed", lang)
    check(person.http.post("/api/me", json={}, headers={"Origin": "http://evil.example"}), 403, "origin-foreign", lang)
    check(person.http.get("/api/nothing"), 404, "address-unknown", lang)


def test_an_oversized_body_is_refused(scene: Scene, lang: str) -> None:
    large = json.dumps({"text": "x" * 20_000}).encode()
    host = scene.host.http
    kind = {"Content-Type": "application/json"}
    check(host.post(scene.path("chat"), content=large, headers=kind), 413, "body-too-large", lang)

    def in_pieces() -> Iterator[bytes]:
        """Without a length that is told before."""
        for start in range(0, len(large), 1000):
            yield large[start: start + 1000]

    check(host.post(scene.path("chat"), content=in_pieces(), headers=kind), 413, "body-too-large", lang)


def test_what_is_not_json_is_refused(scene: Scene, lang: str) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = scene.host.http.post(scene.path("chat"), content=b'{"text": "hello"}', headers={"Content-Type": kind})
        check(answer, 415, "body-not-json", lang)


def test_another_site_may_not_act(scene: Scene, lang: str) -> None:
    host = scene.host.http
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{scene.server.port + 1}", "http://127.0.0.1"):
        check(host.post(scene.path("chat"), json={"text": "hello"}, headers={"Origin": origin}), 403, "origin-foreign", lang)
    own = host.post(scene.path("chat"), json={}, headers={"Origin": scene.server.address})
    check(own, 400, "request-malformed", lang)


def test_other_unknown_things_are_refused(scene: Scene, lang: str) -> None:
    host = scene.host.http
    for rest in ("", "/steps", "/at/1", "/log", "/proof", "/printed", "/stream"):
        check(host.get(f"/api/tables/nowhere{rest}"), 404, "table-unknown", lang)
    check(host.get("/api/invitations/nothing"), 404, "invitation-unknown", lang)
    check(host.post("/api/invitations/nothing", json={}), 404, "invitation-unknown", lang)
    check(host.post("/api/carry/nothing"), 400, "carry-unknown", lang)
    check(host.get("/api/nothing"), 404, "address-unknown", lang)
    check(host.delete(f"/api/tables/{scene.table}"), 405, "address-unknown", lang)
    check(host.get("/api/rules/chess"), 404, "rules-unknown", lang)
    for number in (0, 2, 10**9):
        check(host.get(scene.path(f"at/{number}")), 400, "moment-unknown", lang)
    check(host.get(scene.path("at/one")), 400, "request-malformed", lang)
    check(host.get(f"/api/tables/{scene.table}", params={"as": "x" * 11}), 400, "request-malformed", lang)
    check(host.post(scene.path("seats/0/bot"), json={"bot": "genius", "version": 1}), 400, "bot-unknown", lang)


def test_tables_that_cannot_be_are_refused(scene: Scene, lang: str) -> None:
    def refused(status: int, error: str, **body: Any) -> None:
        check(scene.host.http.post("/api/tables", json=body), status, error, lang)

    two = [ME, ME]
    refused(400, "game-unknown", game="chess", seats=two)
    refused(400, "players-wrong", game="gunrunners", seats=[ME])
    refused(400, "players-wrong", game="gunslingers", seats=[ME] * 5)
    refused(400, "edition-unknown", game="gunrunners", seats=two, edition="fr")
    refused(400, "setting-unknown", game="gunsmoke", seats=two, settings={"gravity": 1})
    refused(400, "setting-wrong", game="gunsmoke", seats=two, settings={"interest_per": 4})
    refused(400, "daily-for-one", game="gunsmoke", seats=two, daily=True)
    refused(400, "bot-unknown", game="gunsmoke", seats=[ME, {"kind": "bot", "bot": "genius"}])
    refused(400, "request-malformed", game="gunsmoke", seats=[])
    refused(400, "request-malformed", game="gunsmoke", seats=[ME] * 10)
    refused(400, "request-malformed", game="gunsmoke", seats=[ME, {"kind": "ghost"}])
    refused(400, "request-malformed", game="gunsmoke", seats=two, pace={"kind": "live", "seconds": 1})
    refused(400, "request-malformed", game="gunsmoke", seats=two, settings={"round_limit": "many"})
    for name in ("x" * 25, " \n ", "\u200b"):
        refused(400, "name-wrong", game="gunsmoke", seats=[ME, {"kind": "me", "name": name}])
        check(scene.host.http.post("/api/me", json={"name": name}), 400, "name-wrong", lang)
    check(scene.host.http.post("/api/me", json={"lang": "fr"}), 400, "language-unknown", lang)


# ---- too often

def all_at_once(server: Server, path: str, times: int, *headers: str) -> bytes:
    """So many requests over one connection, none of which waits for an answer; all answers."""
    request = "\r\n".join([f"GET {path} HTTP/1.1", "Host: here", *headers])
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall((f"{request}\r\n\r\n" * (times - 1) + f"{request}\r\nConnection: close\r\n\r\n").encode())
        return b"".join(iter(lambda: connection.recv(65536), b""))


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with Person(server.address, "pt-BR") as person:
            person.post("/api/me", name="Zé")
            answers = all_at_once(server, "/api/me", 100, f"Cookie: gunmetal={person.token}")
            assert answers.count(b"HTTP/1.1 200") >= 50, "what is usual is not too often"
            assert answers.count(b"HTTP/1.1 429") > 0
            check(person.http.get("/api/me"), 429, "too-often", "pt-BR")
        with Person(server.address) as another:
            assert another.http.get("/api/me").status_code == 200, "another person has another bucket"
            answers = all_at_once(server, "/api/nothing", 800)
            assert answers.count(b"HTTP/1.1 429") > 0
            check(another.http.get("/api/games"), 429, "too-often", "en")
            assert another.http.get("/web/app.js").status_code == 200, "pages are not limited"
