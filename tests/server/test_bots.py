"""The bot service: an opinion for every level, and a game that goes on when a worker dies or gets stuck."""

import asyncio
import os
import signal
import time
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import pytest

from gunmetal.bots.levels import LEVELS
from gunmetal.bots.players import Bot
from gunmetal.bots.witness import UNIT
from gunmetal.games import game_named
from gunmetal.kernel import native
from gunmetal.kernel.log import Head, Line, read_log
from gunmetal.kernel.match import Follower
from gunmetal.server import thinking
from gunmetal.server.thinking import Thinkers
from tests.docs.played import simulated

NAME = "gunrunners"
GAME = game_named(NAME)


MOMENTS = (12, 30)                     # lines of a log after which there is something to choose


@cache
def log() -> tuple[Head, list[Line]]:
    """A whole game."""
    with NamedTemporaryFile("w", encoding="utf-8") as file:
        file.write(simulated(players=2, edition="en", seed=1))
        file.flush()
        return read_log(Path(file.name))


def followed(number: int) -> Follower:
    head, lines = log()
    follower = Follower(GAME, head)
    follower.go_on(lines[: MOMENTS[number]])
    return follower


def options(number: int) -> list[int]:
    return GAME.options(followed(number).match.state)


async def asked(thinkers: Thinkers, bot: str, number: int = 0) -> Any:
    head, lines = log()
    return await thinkers.think(GAME, head, lines[: MOMENTS[number]], bot, f"seed {number}")


async def busy_worker(thinkers: Thinkers) -> int:
    """The number of a worker, once there is one."""
    while not thinkers.processes:
        await asyncio.sleep(0.01)
    return thinkers.processes[0]


@pytest.mark.parametrize("bot", LEVELS)
def test_every_level_answers_with_an_action_and_an_evaluation(bot: str) -> None:
    async def ask() -> Any:
        thinkers = Thinkers(1)
        try:
            return await asked(thinkers, bot)
        finally:
            thinkers.close()

    opinion = asyncio.run(ask())
    assert opinion.action in options(0)
    if bot in LEVELS[2:]:
        assert len(opinion.chances) == 2
        assert opinion.options[0].visits > 0


@pytest.mark.parametrize(("blow", "grace"), [(signal.SIGKILL, 60.0), (signal.SIGSTOP, 4.0)], ids=["killed", "stuck"])
def test_a_worker_that_is_lost_in_mid_thought_is_replaced_and_asked_again(blow: signal.Signals, grace: float) -> None:
    async def scene() -> tuple[int, list[Any], list[int]]:
        thinkers = Thinkers(1, grace)
        try:
            await asked(thinkers, "random")
            worker = await busy_worker(thinkers)
            thoughts = [asyncio.create_task(asked(thinkers, "legend", number)) for number in range(2)]
            await asyncio.sleep(0.2)
            os.kill(worker, blow)
            return worker, await asyncio.gather(*thoughts), thinkers.processes
        finally:
            thinkers.close()

    worker, opinions, workers = asyncio.run(scene())
    for number, opinion in enumerate(opinions):
        assert opinion.action in options(number)
    assert worker not in workers


def test_a_worker_follows_the_log_and_believes_what_it_shows() -> None:
    """Asked out of order, as it happens when several tables and workers take turns: the answer is the same as of a bot that has
    watched the whole game, and not that of one who only sees the end."""
    head, lines = log()
    thinking._games.clear()
    deadline = time.monotonic() + 300
    while thinking._warmups()(UNIT) is None:
        assert time.monotonic() < deadline, "nothing was compiled"
        time.sleep(0.05)
    for number in (1, 0, 1):
        seen, seed = followed(number), 5
        seat = seen.match.decider
        bot, stranger = (Bot(GAME, "legend:60", seed, native.world) for _ in range(2))
        for state, action in seen.past:
            bot.watch(state, seat, action)
        opinion = thinking._think(NAME, head, tuple(lines[: MOMENTS[number]]), "legend:60", seed)
        assert opinion == bot.think(seen.match.state, seat)
    assert opinion != stranger.think(seen.match.state, seat)
    assert len(thinking._games) == 1
