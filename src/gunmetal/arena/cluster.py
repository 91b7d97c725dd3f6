"""The same games on many machines: each is a task of a Ray cluster. What a game is depends on the series and its number alone."""

import logging
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

import ray

from gunmetal.arena.contestants import make_ready
from gunmetal.arena.series import Played, Series
from gunmetal.games import game_named
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.problems import BadInput

PATIENCE = 5.0                         # seconds until a cluster must have answered
AHEAD = 2                              # games that wait for each core


def _play(game: str, setup: Setup, bots: tuple[str, ...], seed: int, limit: float, number: int) -> Played:
    """On whichever machine; each of its processes compiles or loads the bots once."""
    series = Series(game_named(game), setup, bots, seed, limit)
    make_ready(series.game, list(bots))
    return series.play(number)


def _reason(error: Exception) -> str:
    """The first line of it."""
    words = (isinstance(error, OSError) and error.strerror) or str(error)
    return words.splitlines()[0][:200] if words else type(error).__name__


def played(series: Series, numbers: Sequence[int], address: str) -> Iterator[Played]:
    """These games, in order."""
    try:
        if ":" in address:             # Ray itself would try for minutes
            host, _, port = address.removeprefix("ray://").rpartition(":")
            socket.create_connection((host, int(port)), PATIENCE).close()
        ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, OverflowError, RuntimeError, ray.exceptions.RayError) as error:
        raise BadInput("cluster-refused", address=address[:80], reason=_reason(error)) from None
    try:
        task: Any = ray.remote(_play)
        told = ray.put(series.setup)
        most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        left, waiting = deque(numbers), deque[Any]()
        while waiting or left:
            while left and len(waiting) < most:
                waiting.append(task.remote(series.game.name, told, series.bots, series.seed, series.limit, left.popleft()))
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()
