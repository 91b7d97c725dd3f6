"""Somebody leaves in mid-game: after a minute the others may let a bot play on, and whoever comes back takes the seat again."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from gunmetal.kernel.events import PUBLIC
from gunmetal.server.tables import AWAY_ENOUGH, MOST_NEWS
from tests.server.inside import Inside, inside


async def post(server: Inside, token: str | None, path: str, **body: Any) -> tuple[int, dict[str, Any], str | None]:
    status, raw, new = await server.ask("POST", path, token, body)
    return status, json.loads(raw), new


async def leave_and_come_back(server: Inside) -> None:
    _, made, host = await post(server, None, "/api/tables", game="gunrunners", seats=[{"kind": "me"}, {"kind": "open"}])
    _, _, friend = await post(server, None, f"/api/invitations/{made['invite']}")
    path, table = f"/api/tables/{made['table']}", await server.hall.table(made["table"])
    async with server.stream(f"{path}/stream", host) as seen:
        await seen.reach(1)
        async with server.stream(f"{path}/stream", friend) as stream:
            await stream.reach(1)
            assert table.bot_from(1) is None
            assert (await post(server, host, f"{path}/seats/1/bot", bot="random", version=1))[0] == 403, "is here"
        since = table.bot_from(1)
        assert since is not None
        assert AWAY_ENOUGH - 5 < since - time.time() <= AWAY_ENOUGH
        status, refusal, _ = await post(server, host, f"{path}/seats/1/bot", bot="random", version=1)
        assert (status, refusal["error"]) == (403, "not-away"), "has just left"
        for person in table.left:
            table.left[person] -= AWAY_ENOUGH
        status, refusal, _ = await post(server, None, f"{path}/seats/1/bot", bot="random", version=1)
        assert (status, refusal["error"]) == (403, "not-at-table"), "strangers never"
        assert (await post(server, host, f"{path}/seats/1/bot", bot="random", version=1))[0] == 200
        assert (table.seats[1].kind, table.seats[1].bot) == ("bot", "random")
        assert (await post(server, host, f"{path}/seats/1/back", version=table.version))[0] == 403, "another's"
        while table.decider == 1:                  # the bot plays for who has left
            await asyncio.sleep(0.01)
        assert (await post(server, friend, f"{path}/seats/1/back", version=table.version))[0] == 200
        assert (table.seats[1].kind, table.seats[1].bot) == ("person", None)


def test_the_seat_of_who_has_left_can_be_given_to_a_bot_after_a_minute_and_taken_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(f"sqlite:///{tmp_path / 'leaving.sqlite'}") as server:
            await leave_and_come_back(server)

    asyncio.run(run())


def test_who_does_not_read_any_more_is_let_go(tmp_path: Path) -> None:
    """Nothing piles up for a stream that is stuck; whoever comes again gets everything."""
    async def run() -> None:
        async with inside(f"sqlite:///{tmp_path / 'stuck.sqlite'}") as server:
            _, made, _ = await post(server, None, "/api/tables", game="gunrunners", seats=[{"kind": "me"}, {"kind": "me"}])
            table = await server.hall.table(made["table"])
            watcher = table.watch(PUBLIC, None, finals=False)
            for _ in range(2 * MOST_NEWS):
                table.tell("presence")
            assert watcher not in table.watchers
            assert len(watcher._news) == MOST_NEWS + 1
            assert await watcher.heard() == []

    asyncio.run(run())
