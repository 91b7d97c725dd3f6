"""The bot service: an opinion for every level, and a game that goes on when a worker dies or gets stuck."""

import asyncio
import os
import signal
from typing import Any

import pytest

from gunmetal.bots.levels import LEVELS
from gunmetal.games import game_named
from gunmetal.server.thinking import Thinkers
from tests.bots.moments import moments

NAME = "gunrunners"
GAME = game_named(NAME)


async def asked(thinkers: Thinkers, bot: str, number: int = 0) -> Any:
    state = moments(NAME, 2)[number]
    return await thinkers.think(GAME, state, GAME.decider(state), bot, f"seed {number}")


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
    assert opinion.action in GAME.options(moments(NAME, 2)[0])
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
        assert opinion.action in GAME.options(moments(NAME, 2)[number])
    assert worker not in workers
