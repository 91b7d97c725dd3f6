"""When a game is over: its result, the rematch, going on from a moment, looking back, the log and its proof."""

import random
from pathlib import Path

import pytest

from gunmetal.cli import main
from tests.server.conftest import Visit
from tests.server.running import Json, Person

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SHORT = {"round_limit": 1}             # of a western game


@pytest.fixture
def over(visit: Visit) -> tuple[Person, str, Json]:
    """Somebody with a game that is over, hot-seat."""
    person = visit()
    table = person.hot_seat("gunslingers", 2, settings=SHORT)
    return person, table, person.play_on(table, random.Random(1))


def test_the_end_is_explained_and_shows_the_seed(over: tuple[Person, str, Json]) -> None:
    person, _, end = over
    assert end["outcome"]["reason"]
    assert {result["seat"] for result in end["outcome"]["results"]} == {0, 1}
    assert all(result["figures"] for result in end["outcome"]["results"])
    assert (end["decision"], end["options"], end["may_undo"]) == (None, [], False)
    assert len(end["seed"]) == 64
    assert person.get("/api/lobby")["mine"][0]["status"] == "over"


def test_a_game_that_is_over_is_not_taken_back(visit: Visit) -> None:
    """Not even where the last action showed nothing: the seed is known by now."""
    person = visit()
    for seed in range(4):
        table = person.hot_seat("gunslingers", 2, settings=SHORT)
        end = person.play_on(table, random.Random(seed))
        for seat in range(2):
            status, refusal = person.refused(f"/api/tables/{table}/undo", seat=seat, version=end["version"])
            assert (status, refusal["error"]) == (409, "refused-game-over")
            assert refusal["rule"] in ("SL-39", "SL-40")
        assert person.look(table)["version"] == end["version"]


def test_whoever_asks_for_a_rematch_second_gets_the_same_table(over: tuple[Person, str, Json], visit: Visit) -> None:
    person, table, end = over
    stream = person.stream(table)
    again = person.post(f"/api/tables/{table}/rematch", version=end["version"])["table"]
    assert stream.wait("table", lambda data: data["next"] is not None)["next"] == again
    assert person.post(f"/api/tables/{table}/rematch", version=end["version"])["table"] == again
    seen = person.look(again)
    assert (seen["status"], seen["settings"], seen["mine"]) == ("playing", end["settings"], [0, 1])
    assert seen["commitment"] != end["commitment"]
    status, refusal = visit().refused(f"/api/tables/{table}/rematch", version=end["version"])
    assert (status, refusal["error"]) == (403, "not-at-table")


def test_a_game_goes_on_from_a_moment_against_bots(over: tuple[Person, str, Json], visit: Visit, tmp_path: Path,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    person, table, end = over
    guest = visit()
    again = guest.post(f"/api/tables/{table}/continue", number=4, seat=0, bots=["random"], version=end["version"])["table"]
    seen = guest.look(again)
    assert (seen["origin"], seen["mine"], seen["seats"][1]["bot"]) == ({"table": table, "number": 4}, [0], "random")
    steps = guest.get(f"/api/tables/{again}/steps", **{"as": 0})["steps"][:4]
    assert steps == person.get(f"/api/tables/{table}/steps", **{"as": "red"})["steps"][:4]
    while (seen := guest.look(again))["status"] == "playing":
        if seen["options"]:
            guest.move(again, 0, seen["version"], seen["options"][0]["action"])
        else:
            guest.stream(again).wait("table", lambda data: bool(data["options"]) or data["status"] == "over")
    path = tmp_path / "continued.log"
    path.write_text(guest.http.get(f"/api/tables/{again}/log").text)
    assert main(["verify", str(path)]) == 0
    assert "more outcomes belong to the game that this one continues" in capsys.readouterr().out
    proof = guest.get(f"/api/tables/{again}/proof")
    assert proof["first_step"] == 4


def test_steps_and_moments_are_shown_as_each_may_see_them(visit: Visit) -> None:
    host, friend, stranger = visit(), visit(), visit()
    made = host.post("/api/tables", game="gunslingers", seats=[ME, OPEN], settings={**SHORT, "opening_hand": 5})
    friend.post(f"/api/invitations/{made['invite']}")
    table = made["table"]
    for person, words in ((host, ("1", "black", "open")), (stranger, ("0", "1", "open"))):
        for word in words:
            for path in ("steps", "at/1"):
                answer = person.http.get(f"/api/tables/{table}/{path}", params={"as": word})
                assert answer.status_code in (400, 403, 409), (word, path, answer.text)
    assert host.get(f"/api/tables/{table}/steps")["moves"] == 1
    now = host.look(table)
    then = host.get(f"/api/tables/{table}/at/1")
    assert (then["view"], then["as"], then["number"], then["options"]) == (now["view"], 0, 1, [])
    assert stranger.get(f"/api/tables/{table}/at/1")["view"] == stranger.look(table)["view"]
    choice = random.Random(2)
    while (seen := host.look(table))["status"] == "playing":
        mover = (host, friend)[seen["decision"]["seat"]]
        mine = mover.look(table)
        mover.move(table, mine["as"], mine["version"], choice.choice(mine["options"])["action"])
    moves = stranger.get(f"/api/tables/{table}/steps", **{"as": "open"})["moves"]
    assert moves == seen["version"]
    for word, seat in (("0", 0), ("1", 1), ("public", None), ("open", None)):
        past = stranger.get(f"/api/tables/{table}/at/{moves}", **{"as": word})
        assert (past["as"], past["number"]) == (seat, moves)
    hands = [player["hand"] for player in stranger.get(f"/api/tables/{table}/at/1", **{"as": "open"})["view"]["players"]]
    assert all(hand is not None for hand in hands)
    assert hands[0] == then["view"]["players"][0]["hand"]


def test_the_downloaded_log_is_verified_and_agrees_with_the_proof(over: tuple[Person, str, Json], tmp_path: Path,
                                                                  capsys: pytest.CaptureFixture[str]) -> None:
    person, table, end = over
    proof = person.get(f"/api/tables/{table}/proof")
    assert (proof["method"], proof["commitment"], proof["seed"]) == ("hmac-sha256", end["commitment"], end["seed"])
    answer = person.http.get(f"/api/tables/{table}/log")
    assert answer.headers["content-disposition"] == f'attachment; filename="gunslingers-{table}.log"'
    path = tmp_path / "game.log"
    path.write_text(answer.text)
    assert main(["verify", str(path)]) == 0
    assert f": {len(proof['chance'])} checked" in capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
