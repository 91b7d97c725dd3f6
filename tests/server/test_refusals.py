"""Whatever is wrong gets a 4xx and one sentence in the language of whoever asks, and changes nothing."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from gunmetal.kernel.texts import LANGUAGES, Texts
from gunmetal.server.schema import metadata
from tests.server.conftest import Visit
from tests.server.running import Json, Person, Server, running

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

    @property
    def people(self) -> tuple[Person, Person]:
        return self.host, self.friend

    def seen(self) -> list[Json]:
        """Without what time alone changes."""
        found = [person.look(self.table) for person in (*self.people, self.stranger)]
        for one in found:
            for seat in one["seats"]:
                seat["away"] = None
        return found

    @property
    def decider(self) -> int:
        return int(self.host.look(self.table)["decision"]["seat"])

    def path(self, rest: str) -> str:
        return f"/api/tables/{self.table}/{rest}"


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
    before, kept = scene.seen(), contents(server)
    yield scene
    assert scene.seen() == before
    after = contents(server)
    if "PYTEST_XDIST_WORKER" not in __import__("os").environ:      # nobody else is at this server: each worker has its own
        assert after == kept
    assert after == kept


def check(answer: httpx.Response, status: int, error: str, lang: str) -> Json:
    found: Json = answer.json()
    assert (answer.status_code, found["error"]) == (status, error), answer.text
    sentence = found["sentence"]
    assert sentence[0].isupper() or sentence[0] in "“0123456789"
    assert sentence[-1] in ".!?"
    assert "{" not in sentence
    other = Texts(next(one for one in LANGUAGES if one != lang))
    if Texts(lang).has(error) and not found.get("rule"):
        assert is_in(sentence, error, Texts(lang)), sentence
        assert not is_in(sentence, error, other), f"{sentence} is not {lang}"
    assert answer.headers["x-content-type-options"] == "nosniff"
    return found


def is_in(sentence: str, error: str, texts: Texts) -> bool:
    """Whether the sentence begins as the message does, up to its first argument."""
    path = Path(__file__).parents[2] / "src" / "gunmetal" / "locales" / texts.language
    for name in ("gunmetal", "cli", "server"):
        for line in (path / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
            if line.startswith(f"{error} = "):
                return sentence.startswith(line.removeprefix(f"{error} = ").partition("{")[0])
    return False


# ---- at the table

def test_a_wrong_version_is_refused(scene: Scene, lang: str) -> None:
    seat = scene.decider
    mover = scene.people[seat]
    action = mover.look(scene.table)["options"][0]["action"]
    for version in (0, 2, 999_999):
        check(mover.http.post(scene.path("move"), json={"seat": seat, "version": version, "action": action}), 409, "table-moved-on", lang)
        check(mover.http.post(scene.path("undo"), json={"seat": seat, "version": version}), 409, "table-moved-on", lang)
        check(mover.http.post(scene.path(f"seats/{seat}/bot"), json={"bot": "random", "version": version}), 409, "table-moved-on", lang)
        check(mover.http.post(scene.path(f"seats/{seat}/back"), json={"version": version}), 409, "table-moved-on", lang)
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
    found = check(mover.http.post(scene.path("move"), json={"seat": seat, "version": 1, "action": "flip 5"}), 409,
                  "refused-flip-not-yours", lang) if False else mover.http.post(
                      scene.path("move"), json={"seat": seat, "version": 1, "action": "decline"}).json()
    assert found["rule"].startswith("GR-")
    assert found["rule"] in found["sentence"]
    check(mover.http.post(scene.path("move"), json={"seat": seat, "version": 1, "action": "shoot everybody"}), 400, "action-unknown", lang)
    undo = mover.http.post(scene.path("undo"), json={"seat": seat, "version": 1})
    assert (undo.status_code, undo.json()["error"]) == (409, "refused-undo-not-last")


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


def test_a_seat_that_is_taken_is_refused_and_the_name_stays(scene: Scene, lang: str, visit: Visit) -> None:
    other = visit(lang)
    made = other.post("/api/tables", game="gunrunners", seats=[ME, OPEN], open=True)
    other.post(f"/api/tables/{made['table']}/join", version=0)
    before = contents(scene.server)
    check(scene.stranger.http.post(f"/api/invitations/{made['invite']}", json={"seat": 0, "name": "Impostor"}), 409, "seat-taken", lang)
    assert contents(scene.server) == before
    check(scene.stranger.http.post(f"/api/tables/{made['table']}/join", json={"version": 0, "seat": 0}), 409, "seat-taken", lang)
    for rest, more in (("move", {"seat": 0, "action": "flip 1"}), ("undo", {"seat": 0})):
        check(other.http.post(f"/api/tables/{made['table']}/{rest}", json={"version": 0, **more}), 409, "not-begun", lang)
    remove(scene.server, made["table"], other)


def remove(server: Server, table: str, person: Person) -> None:
    """A table that a test made itself, so that the store can be compared."""
    with closing(sqlite3.connect(server.folder / "gunmetal.sqlite", timeout=30)) as store:
        store.execute("DELETE FROM tables WHERE id = ?", (table,))
        store.execute('DELETE FROM seats WHERE "table" = ?', (table,))
        store.execute('DELETE FROM entries WHERE "table" = ?', (table,))
        store.execute("DELETE FROM people WHERE id NOT IN (SELECT person FROM seats WHERE person IS NOT NULL) AND name = ''")
        store.execute("DELETE FROM tokens WHERE person NOT IN (SELECT id FROM people)")
        store.commit()


# ---- what cannot be understood

@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"flip 1"', b"\xff\xfe", b"[" * 5000, b'{"seat": NaN}',
                                  b'{"seat": 0, "version": 1}', b'{"seat": "0", "version": 1, "action": "flip 1"}',
                                  b'{"seat": 0, "version": 1, "action": "flip 1", "please": true}',
                                  b'{"seat": 0.5, "version": 1, "action": "flip 1"}', b'{"seat": true, "version": 1, "action": "flip 1"}',
                                  b'{"seat": -1, "version": 1, "action": "flip 1"}', b'{"seat": 0, "version": 1, "action": ""}',
                                  b'{"seat": 0, "version": 99999999999999999999, "action": "flip 1"}',
                                  json.dumps({"seat": 0, "version": 1, "action": "x" * 201}).encode()])
def test_a_malformed_body_is_refused(scene: Scene, lang: str, body: bytes) -> None:
    answer = scene.host.http.post(scene.path("move"), content=body, headers={"Content-Type": "application/json"})
    check(answer, 400, "request-malformed", lang)


def test_a_person_is_answered_in_the_chosen_language_whatever_the_browser_says(scene: Scene, lang: str, visit: Visit) -> None:
    other = next(one for one in LANGUAGES if one != lang)
    before = contents(scene.server)
    person = visit(other)
    person.post("/api/me", lang=lang)
    check(person.http.get("/api/tables/nowhere"), 404, "table-unknown", lang)
    check(person.http.post("/api/tables/nowhere/move", content=b"{", headers={"Content-Type": "application/json"}), 400,
          "request-malformed", lang)
    check(person.http.post("/api/me", json={}, headers={"Origin": "http://evil.example"}), 403, "origin-foreign", lang)
    check(person.http.get("/api/nothing"), 404, "address-unknown", lang)
    remove(scene.server, "", person)
    assert contents(scene.server) == before


def test_an_oversized_body_is_refused(scene: Scene, lang: str) -> None:
    large = json.dumps({"text": "x" * 20_000}).encode()
    host = scene.host.http
    check(host.post(scene.path("chat"), content=large, headers={"Content-Type": "application/json"}), 413, "body-too-large", lang)

    def pieces() -> Iterator[bytes]:
        """Without a length that is told before."""
        for start in range(0, len(large), 1000):
            yield large[start: start + 1000]

    check(host.post(scene.path("chat"), content=pieces(), headers={"Content-Type": "application/json"}), 413, "body-too-large", lang)


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


@pytest.mark.parametrize("path", ["tables/nowhere", "tables/nowhere/steps", "tables/nowhere/at/1", "tables/nowhere/log",
                                  "tables/nowhere/proof", "tables/nowhere/printed", "tables/nowhere/stream"])
def test_an_unknown_table_is_refused(scene: Scene, lang: str, path: str) -> None:
    check(scene.host.http.get(f"/api/{path}"), 404, "table-unknown", lang)


def test_other_unknown_things_are_refused(scene: Scene, lang: str) -> None:
    host = scene.host.http
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
    refused(400, "daily-not-solo", game="gunsmoke", seats=two, daily=True)
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

@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("limited")) as server:
        yield server


def test_a_person_who_asks_too_often_is_told_to_wait(limited: Server, lang: str) -> None:
    with Person(limited.address, lang) as person:
        person.post("/api/me", name="Ann")
        answers = [person.http.get("/api/me") for _ in range(120)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert refused
        check(refused[0], 429, "too-often", lang)
        assert answers[0].status_code == 200


def test_an_address_that_asks_too_often_is_told_to_wait(tmp_path: Path, lang: str) -> None:
    with running(tmp_path) as server, Person(server.address, lang) as person:
        answers = [person.http.get("/api/games") for _ in range(600)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert refused
        check(refused[0], 429, "too-often", lang)
        assert person.http.get("/web/app.js").status_code == 200, "pages are not limited"
