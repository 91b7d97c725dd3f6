"""Bots in processes of their own: a table never waits for a thought, and a crash of one takes no game along.

A worker that is killed, or does not answer in time, is replaced together with its fellows, and all of them are asked again. While a
worker compiles, its bots think in the interpreter: weaker, but in time.
"""

import asyncio
import hashlib
import json
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial

from gunmetal.bots.levels import level_named
from gunmetal.bots.players import Bot, Opinion, interpreted, is_watched
from gunmetal.games import game_named
from gunmetal.kernel.contract import Game
from gunmetal.kernel.log import Head, Line
from gunmetal.kernel.match import Follower
from gunmetal.kernel.worlds import Warmups

log = logging.getLogger("gunmetal.bots")

GRACE = 10.0                           # seconds beyond what a bot may think: a new worker has to start, and a machine may be busy
TRIES = 3
THOUGHTLESS = "random"                 # a bot for which nothing has to be compiled
MOST_GAMES = 16                        # that a worker remembers, so that it need not follow them from the beginning again

_games: dict[str, Follower] = {}       # of this worker; the one asked about last is the last


class Thinkers:
    def __init__(self, workers: int, grace: float = GRACE) -> None:
        self._workers, self._grace = workers, grace
        self._free: asyncio.Semaphore | None = None
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _begin)

    async def think(self, game: Game, head: Head, lines: Sequence[Line], bot: str, seed: str) -> Opinion:
        """What a bot does at the end of this log, and why. The same seed and log give the same choice whenever it is asked, if no
        clock decides."""
        number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
        thought = partial(_think, game.name, head, tuple(lines), bot, number)
        level = level_named(bot)
        seconds = level.seconds if level is not None and level.seconds is not None else 1.0
        self._free = self._free or asyncio.Semaphore(self._workers)
        async with self._free:         # from here on a worker is there for it, and the clock runs
            for _ in range(TRIES - 1):
                try:
                    return await self._ask(thought, seconds + self._grace)
                except (BrokenProcessPool, TimeoutError) as problem:
                    log.warning("a bot's worker was lost, and is replaced", extra={"reason": type(problem).__name__})
            return await self._ask(thought, seconds + self._grace)

    async def _ask(self, thought: Callable[[], Opinion], seconds: float) -> Opinion:
        pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, thought), seconds)
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:     # nobody has replaced it yet
                self._pool = self._new()
                _end(pool)
            raise

    @property
    def processes(self) -> list[int]:
        """The workers' numbers."""
        return list(self._pool._processes or {})

    def close(self) -> None:
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """At once, whatever its workers are doing."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)       # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Also if it was killed, and could not end us."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@cache
def _warmups() -> Warmups:
    """This worker's native code."""
    return Warmups()


def _followed(game: Game, head: Head, lines: Sequence[Line]) -> Follower:
    """The game that a log tells of. This worker goes on where it was, if it has been asked about the same game before."""
    key = json.dumps(head.to_json())
    follower = _games.pop(key, None)
    if follower is None or not follower.is_before(lines):
        follower = Follower(game, head, remembering=is_watched(game))
    follower.go_on(lines)
    _games[key] = follower
    while len(_games) > MOST_GAMES:
        del _games[next(iter(_games))]
    return follower


def _think(name: str, head: Head, lines: Sequence[Line], bot: str, seed: int) -> Opinion:
    game = game_named(name)
    followed = _followed(game, head, lines)
    thinker, seat = Bot(game, bot, seed, interpreted if bot == THOUGHTLESS else _warmups()), followed.match.decider
    thinker.recall(followed.past, seat)
    return thinker.think(followed.match.state, seat)
