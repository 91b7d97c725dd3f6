"""Bots in processes of their own: a table never waits for a thought, and a crash of one takes no game along."""

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from typing import Any

from gunmetal.bots.players import Bot, unit_of
from gunmetal.games import game_named
from gunmetal.kernel.contract import Game
from gunmetal.kernel.worlds import Warmup

THOUGHTLESS = "random"                 # a bot for which nothing has to be compiled


class Thinkers:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _begin)

    async def choose(self, game: Game, state: Any, seat: int, bot: str, seed: str) -> int:
        """The action that a bot chooses. The same seed and state give the same choice, whenever it is asked."""
        number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
        thought = partial(_choose, game.name, state.to_tuple(), seat, bot, number)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, thought)
        except BrokenProcessPool:      # it was killed: once more, with new ones
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new()
            return await loop.run_in_executor(self._pool, thought)

    def close(self) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)


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
def _warmup(game: str) -> Warmup:
    return Warmup(unit_of(game_named(game)))


def _choose(name: str, values: Any, seat: int, bot: str, seed: int) -> int:
    game = game_named(name)
    warmup = None if bot == THOUGHTLESS else _warmup(name)
    return Bot(game, bot, seed, warmup).choose(game.state.from_tuple(values), seat)
