"""The command: where it listens, how it ends, and what it says if it cannot begin."""

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Person, running, wait_until_gone

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_well_when_it_is_told_to_while_people_watch_and_bots_think(told: signal.Signals, tmp_path: Path) -> None:
    with running(tmp_path, "--no-limits", "--bot-pause", "0") as server, Person(server.address) as person:
        table = person.create("gunslingers", [BOT, BOT, BOT])
        stream = person.stream(table, "public", finals="false")
        stream.wait("table", lambda data: data["version"] > 2)
        family = server.family()
        assert len(family) > 1, "bots think in processes of their own"
        began = time.monotonic()
        assert server.end(told) == 0
        assert time.monotonic() - began < 10
        wait_until_gone(family)
        with pytest.raises(EOFError):
            stream.wait("table", lambda data: False)
        version = max(data["version"] for kind, data in stream.heard if kind == "table")
        assert "Traceback" not in server.log.read_text()
        server.start()
        assert person.look(table, "public")["version"] >= version


def test_every_line_of_the_log_is_json_and_says_nothing_secret(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.address) as person:
        made = person.post("/api/tables", game="gunrunners", seats=[{"kind": "me"}, {"kind": "open"}])
        link = person.post("/api/me/carry")["link"]
        person.post(f"/api/tables/{made['table']}/chat", text="a private word")
        person.http.get(f"/api/invitations/{made['invite']}?token=abc")
        person.http.get(f"/j/{made['invite']}")
        server.end()
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"POST /api/tables", "POST /api/tables/{id}/chat", "GET /api/invitations/{code}"} <= {
        f"{line['method']} {line['route']}" for line in lines}
    assert all(line["what"] == "answer" and line["status"] < 400 and line["ms"] >= 0 for line in lines)
    text = json.dumps(lines)
    secrets = (person.token, made["invite"], made["table"], link, "private word")
    assert [secret for secret in secrets if secret in text] == []


def refused(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", "gunmetal", "serve", *words], check=False, capture_output=True, text=True,
                          timeout=PATIENCE)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_what_keeps_it_from_beginning_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"The server cannot listen at 127.0.0.1:{port}" in refused("--port", str(port), "--data", str(tmp_path))
    assert "The store cannot be opened" in refused("--port", "0", "--database", "postgresql://nobody:password@127.0.0.1:1/nothing")
    (tmp_path / "file").write_text("")
    assert refused("--port", "0", "--data", str(tmp_path / "file"))
    assert refused("--port", "70000")
