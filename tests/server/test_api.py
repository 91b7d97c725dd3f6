"""What people do through the API, each game and each way to sit down, at a real server."""

import random
import time
from pathlib import Path

import pytest

from gunmetal.bots.levels import LEVELS
from gunmetal.cli import main
from gunmetal.games import GAME_NAMES, game_named
from gunmetal.kernel import daily
from gunmetal.server.hall import STAND_IN_BOT
from tests.server.conftest import Visit
from tests.server.running import Json, Person

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
SHORT = {"round_limit": 1}             # of a western game
TABLES = [(name, players) for name in GAME_NAMES for players in game_named(name).players]


def shortest(game: str) -> Json:
    return {} if game == "gunrunners" else {"settings": SHORT}


# ---- setting up

@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_game_can_be_set_up_for_every_number_of_players_and_begins(visit: Visit, game: str, players: int) -> None:
    person = visit()
    table = person.hot_seat(game, players)
    seen = person.look(table)
    facts = game_named(game)
    assert (seen["status"], seen["version"], seen["game"]) == ("playing", 1, game)
    assert [seat["word"] for seat in seen["seats"]] == list(facts.seats[:players])
    assert seen["mine"] == list(range(players))
    assert seen["variant"] == facts.variants.get(players)
    assert seen["as"] == seen["decision"]["seat"]
    assert seen["options"]
    assert all(isinstance(option["final"], bool) for option in seen["options"])
    assert seen["commitment"]
    assert seen["seed"] is None


def test_the_facts_of_the_games_are_those_of_the_games(visit: Visit) -> None:
    facts = {one["name"]: one for one in visit().get("/api/games")}
    assert list(facts) == list(GAME_NAMES)
    assert facts["gunrunners"]["variants"] == {"5": "five-players"}
    interest = facts["gunsmoke"]["settings"]["interest_per"]
    assert (interest["default"], interest["allowed"], interest["rule"][:3]) == (5, [3, 5], "SM-")
    assert facts["gunslingers"]["settings"]["round_limit"]["allowed"] == {"least": 0, "most": 250}
    assert [facts[name]["solo"] for name in GAME_NAMES] == [game_named(name).has_solo for name in GAME_NAMES]
    assert all(one["bots"] == list(LEVELS) for one in facts.values())


def test_variants_and_editions_are_agreed_before_the_game(visit: Visit) -> None:
    person = visit()
    smoke = person.look(person.hot_seat("gunsmoke", 2, settings={"interest_per": 3, "round_limit": 9}))
    assert smoke["settings"] == {"interest_per": 3, "round_limit": 9}
    runners = person.look(person.hot_seat("gunrunners", 3, edition="br"))
    assert runners["edition"] == "br"


def test_the_daily_challenge_is_the_same_for_everybody(visit: Visit) -> None:
    one, two = visit(), visit()
    seen = [person.look(person.create("gunsmoke", [ME], daily=True)) for person in (one, two)]
    assert seen[0]["daily"] in (daily.today(), seen[1]["daily"])
    assert seen[0]["commitment"] == seen[1]["commitment"]
    assert seen[0]["view"] == seen[1]["view"]
    assert one.look(one.create("gunsmoke", [ME]))["commitment"] != seen[0]["commitment"]


def test_a_game_alone_is_played_to_its_end(visit: Visit) -> None:
    person = visit()
    end = person.play_on(person.create("gunsmoke", [ME], settings=SHORT), random.Random(5))
    assert end["outcome"]["solo"]
    assert [result["seat"] for result in end["outcome"]["results"]] == [0]


# ---- people

def test_name_avatar_and_language_are_remembered(visit: Visit) -> None:
    person = visit()
    assert person.get("/api/me") == {"name": "", "avatar": "hat", "lang": "en"}
    assert "gunmetal" not in person.http.cookies, "nobody comes to be by looking"
    zoe = {"name": "Zoë Ames", "avatar": "star", "lang": "pt-BR"}
    assert person.post("/api/me", **zoe | {"name": "  Zoë \n  Ames "}) == zoe
    assert person.get("/api/me") == zoe


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(visit: Visit) -> None:
    cookie = visit().http.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))


def test_a_link_carries_a_person_to_another_device_once(visit: Visit) -> None:
    here, there, late = visit(), visit(), visit()
    table = here.hot_seat("gunrunners", 2)
    link = here.post("/api/me/carry")["link"]
    there.post(f"/api{link}")
    assert there.look(table)["mine"] == [0, 1]
    assert there.token != here.token
    assert here.look(table)["mine"] == [0, 1], "the first device keeps its own token"
    status, answer = late.refused(f"/api{link}")
    assert (status, answer["error"]) == (400, "carry-unknown")
    assert late.get("/api/lobby")["mine"] == []


def test_an_invitation_brings_a_friend_to_the_table_and_the_game_begins(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.post("/api/me", name="Ann")
    made = host.post("/api/tables", game="gunrunners", seats=[ME, OPEN])
    table = made["table"]
    waiting = host.look(table)
    assert (waiting["status"], waiting["decision"], waiting["options"], waiting["invite"]) == ("waiting", None, [], made["invite"])
    assert friend.look(table)["invite"] is None
    shown = friend.get(f"/api/invitations/{made['invite']}")
    assert (shown["table"], shown["seats"][0]["name"], shown["seats"][1]["kind"]) == (table, "Ann", "open")
    stream = host.stream(table)
    assert friend.post(f"/api/invitations/{made['invite']}", name="Ben") == {"table": table, "seat": 1}
    begun = stream.wait("table", lambda data: data["status"] == "playing")
    assert [seat["name"] for seat in begun["seats"]] == ["Ann", "Ben"]
    assert begun["invite"] is None
    assert friend.look(table)["mine"] == [1]
    assert friend.post(f"/api/invitations/{made['invite']}") == {"table": table, "seat": 1}, "who comes again has the same seat"


def test_the_host_starts_with_bots_and_a_late_friend_takes_the_seat_of_one(visit: Visit) -> None:
    host, friend = visit(), visit()
    made = host.post("/api/tables", game="gunrunners", seats=[ME, OPEN])
    host.post(f"/api/tables/{made['table']}/start", version=0, bot="random")
    seen = host.look(made["table"])
    assert (seen["status"], seen["seats"][1]["kind"], seen["seats"][1]["free"]) == ("playing", "bot", True)
    friend.post(f"/api/invitations/{made['invite']}", seat=1)
    assert friend.look(made["table"])["seats"][1]["kind"] == "person"


def test_open_tables_stand_in_the_lobby_until_they_are_full_and_then_can_be_watched(visit: Visit) -> None:
    host, guest, other = visit(), visit(), visit()
    table = host.create("gunslingers", [ME, OPEN], open=True)
    hidden = host.create("gunslingers", [ME, OPEN])

    def listed(person: Person, where: str) -> dict[str, Json]:
        return {one["table"]: one for one in person.get("/api/lobby")[where]}

    assert table in listed(guest, "open")
    assert hidden not in listed(guest, "open")
    assert table in listed(host, "mine")
    assert table not in listed(host, "open")
    guest.post(f"/api/tables/{table}/join", version=0)
    assert table not in listed(other, "open")
    assert table in listed(other, "watch")
    mine = [listed(person, "mine")[table] for person in (host, guest)]
    assert sorted(one["your_turn"] for one in mine) == [False, True]
    watched = other.look(table)
    assert (watched["as"], watched["options"], watched["mine"]) == (None, [], [])


def test_chat_and_presence_reach_everybody_at_the_table(visit: Visit) -> None:
    host, friend = visit(), visit()
    made = host.post("/api/tables", game="gunrunners", seats=[ME, OPEN])
    stream = host.stream(made["table"])
    assert stream.wait("table")["seats"][1]["present"] is False
    friend.post(f"/api/invitations/{made['invite']}", name="Ben")
    watching = friend.stream(made["table"])
    stream.wait("presence", lambda data: data["seats"][1]["present"])
    friend.post(f"/api/tables/{made['table']}/chat", text="Olá <b>Ann</b>")
    said = stream.wait("chat")
    assert (said["seat"], said["name"], said["text"]) == (1, "Ben", "Olá <b>Ann</b>")
    later = host.stream(made["table"])
    assert later.wait("chat") == said, "who comes later hears what was said"
    watching.close()
    gone = stream.wait("presence", lambda data: not data["seats"][1]["present"])
    assert gone["seats"][0]["present"]
    assert gone["seats"][1]["bot_from"] == host.look(made["table"])["seats"][1]["bot_from"] is not None
    assert gone["seats"][0]["bot_from"] is None


# ---- playing

def test_a_move_reaches_every_seat_and_the_public_as_each_may_see_it(visit: Visit) -> None:
    host, friend, stranger = visit(), visit(), visit()
    made = host.post("/api/tables", game="gunrunners", seats=[ME, OPEN])
    friend.post(f"/api/invitations/{made['invite']}")
    streams = [person.stream(made["table"]) for person in (host, friend, stranger)]
    firsts = [stream.wait("table") for stream in streams]
    assert [first["as"] for first in firsts] == [0, 1, None]
    assert all(first["from"] == 0 and len(first["steps"]) == 1 for first in firsts)
    seat = firsts[0]["decision"]["seat"]
    assert [bool(first["options"]) for first in firsts] == [seat == 0, seat == 1, False]
    mover = (host, friend)[seat]
    version = mover.move(made["table"], seat, 1, firsts[seat]["options"][0]["action"])
    assert version == 2
    seconds = [stream.wait("table", lambda data: data["version"] == 2) for stream in streams]
    assert all(second["from"] == 1 and [step["seat"] for step in second["steps"]] == [seat] for second in seconds)
    assert all(second["revision"] > first["revision"] for first, second in zip(firsts, seconds, strict=True))
    hands = [[player["hand"] for player in second["view"]["players"]] for second in seconds]
    assert [[hand is not None for hand in of_seat] for of_seat in hands] == [[True, False], [False, True], [False, False]]


def test_a_hot_seat_stream_shows_the_seat_that_is_asked_for(visit: Visit) -> None:
    person = visit()
    table = person.hot_seat("gunrunners", 3)
    decider = person.look(table)["as"]
    for seat in range(3):
        first = person.stream(table, seat).wait("table")
        assert (first["as"], bool(first["options"])) == (seat, seat == decider)
    word = game_named("gunrunners").seats[2]
    assert person.look(table, word)["as"] == 2
    assert person.look(table, "public")["as"] is None


def test_undo_takes_back_what_showed_nothing_and_does_not_roll_the_dice_anew(visit: Visit, tmp_path: Path) -> None:
    """Every action that can be is taken back once; then every outcome is still the one that its step had from the beginning."""
    person, choice = visit(), random.Random(3)
    undone = final = 0
    path = tmp_path / "undone.log"
    while not (undone and final):
        table = person.hot_seat("gunslingers", 2, settings={"round_limit": 2, "opening_hand": 5})
        taken_back, stayed = undo_all(person, table, choice)
        undone, final = undone + taken_back, final + stayed
        path.write_text(person.http.get(f"/api/tables/{table}/log").text)
        assert main(["verify", str(path)]) == 0


def undo_all(person: Person, table: str, choice: random.Random) -> tuple[int, int]:
    """Plays a hot-seat game and takes each action back, once, if that may be: how many were, and how many stayed."""
    undone = final = 0
    unversioned: Json = {"version": 0, "revision": 0, "may_undo": False}
    while (seen := person.look(table))["status"] == "playing":
        seat, option = seen["as"], choice.choice(seen["options"])
        version = person.move(table, seat, seen["version"], option["action"])
        after = person.look(table, seat)
        if after["status"] == "over":
            break
        if not after["may_undo"]:
            status, refusal = person.refused(f"/api/tables/{table}/undo", seat=seat, version=version)
            assert (status, refusal["error"]) == (409, "refused-undo-final")
            final += 1
            continue
        person.post(f"/api/tables/{table}/undo", seat=seat, version=version)
        back = person.look(table, seat)
        assert back["version"] == seen["version"] + 2
        for one in (*back["seats"], *seen["seats"]):
            one["bot_from"] = None     # time goes on
        assert back | unversioned == seen | unversioned
        undone += 1
        person.move(table, seat, back["version"], choice.choice(back["options"])["action"])
    return undone, final


def test_a_choice_that_is_said_to_be_final_is_final(visit: Visit) -> None:
    person, choice = visit(), random.Random(11)
    table = person.hot_seat("gunrunners", 3)
    final = 0
    while final < 5:
        seen = person.look(table)
        option = choice.choice(seen["options"])
        person.move(table, seen["as"], seen["version"], option["action"])
        if option["final"]:
            final += 1
            assert not person.look(table, seen["as"])["may_undo"]


def test_an_undo_that_others_see_tells_them_where_to_go_on(visit: Visit) -> None:
    person, choice = visit(), random.Random(8)
    table = person.hot_seat("gunrunners", 2)
    stream = person.stream(table, "public")
    while True:
        seen = person.move_somehow(table, choice)
        if person.look(table, seen["as"])["may_undo"]:
            break
    moved = stream.wait("table", lambda data: data["version"] == seen["version"] + 1)
    person.post(f"/api/tables/{table}/undo", seat=seen["as"], version=seen["version"] + 1)
    back = stream.wait("table", lambda data: data["version"] == seen["version"] + 2)
    assert back["steps"] == []
    assert back["from"] == moved["from"] + len(moved["steps"]) - 1


def test_an_own_seat_is_given_to_a_bot_and_taken_back(visit: Visit) -> None:
    person = visit()
    table = person.hot_seat("gunrunners", 2)
    seen = person.look(table)
    seat = seen["as"]
    stream = person.stream(table, 1 - seat)
    person.post(f"/api/tables/{table}/seats/{seat}/bot", bot="random", version=seen["version"])
    moved = stream.wait("table", lambda data: data["version"] > seen["version"] and data["decision"]["seat"] != seat)
    assert (moved["seats"][seat]["kind"], moved["seats"][seat]["bot"], moved["seats"][seat]["owned"]) == ("bot", "random", True)
    status, refusal = person.refused(f"/api/tables/{table}/move", seat=seat, version=moved["version"], action="flip 1")
    assert (status, refusal["error"]) == (409, "bot-plays-it")
    person.post(f"/api/tables/{table}/seats/{seat}/back", version=moved["version"])
    assert stream.wait("table", lambda data: data["seats"][seat]["kind"] == "person")["seats"][seat]["bot"] is None


@pytest.mark.parametrize("game", GAME_NAMES)
def test_bots_play_a_whole_game_by_themselves(visit: Visit, game: str) -> None:
    person = visit()
    table = person.create(game, [BOT, BOT], **shortest(game))
    stream = person.stream(table, "public")
    end = stream.wait("table", lambda data: data["status"] == "over")
    assert end["outcome"]["results"]
    assert end["seed"]


def test_bots_take_as_long_as_their_table_wants(visit: Visit) -> None:
    person = visit()
    table = person.create("gunrunners", [BOT, BOT], pace={"kind": "none", "bots": 600})
    stream = person.stream(table, "public")
    first = stream.wait("table")
    began = time.monotonic()
    later = stream.wait("table", lambda data: data["version"] >= first["version"] + 3)
    assert later["pace"] == {"kind": "none", "bots": 600}
    assert time.monotonic() - began > 1.1, "two whole pauses at least"


def test_when_the_time_is_over_a_bot_takes_the_seat(visit: Visit) -> None:
    person = visit()
    table = person.hot_seat("gunrunners", 2, pace={"kind": "live", "seconds": 5})
    stream = person.stream(table)
    first = stream.wait("table")
    assert first["deadline"] is not None
    later = stream.wait("table", lambda data: data["version"] > first["version"])
    seat = first["decision"]["seat"]
    assert (later["seats"][seat]["kind"], later["seats"][seat]["bot"]) == ("bot", STAND_IN_BOT)
