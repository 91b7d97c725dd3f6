"""Plays many games natively, on all cores. The same seed gives the same games, however many cores there are."""

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from threading import local
from typing import Any

import numpy as np

from gunmetal.bots.players import bot_code, room, unit_of
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Game, Setup, settled
from gunmetal.kernel.log import write_log
from gunmetal.kernel.match import Match
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.worlds import to_native
from gunmetal.lab.report import Report

SHORT, LONG, MOST = 0.05, 0.5, 5_000    # seconds that a chunk of games should take, and games in it
MOST_SEED = 2**63 - 1

Array = np.ndarray[Any, Any]
Progress = Callable[[int], None]       # told how many games are done


class Simulation:
    """One series of games: bots change seats from game to game, so that each plays every seat equally often."""

    def __init__(self, game: Game, setup: Setup, bots: Sequence[str], seed: int) -> None:
        if not 0 <= seed <= MOST_SEED:
            raise BadInput("seed-wrong", most=str(MOST_SEED))
        setup = replace(setup, settings=settled(game.settings, setup.settings, simulated=True))
        self.game, self.setup, self.bots, self.seed = game, setup, tuple(bots), seed
        self._codes = [bot_code(name) for name in self.seated(0)]
        self._prepared = game.start(setup)
        self._unit: Any = import_module(unit_of(game))
        self._world = native.world(unit_of(game))
        self._room = local()

    def seated(self, number: int) -> list[str]:
        """Who sits where in game `number`: the list of bots, repeated for all seats, and turned by one seat each game."""
        around = [self.bots[seat % len(self.bots)] for seat in range(self.setup.players)]
        turned = number % self.setup.players
        return around[-turned:] + around[:-turned] if turned else around

    def _buffers(self) -> tuple[Any, ...]:
        """Each thread thinks in a room of its own."""
        if not hasattr(self._room, "buffers"):
            out, replies, scores = room(self._unit.MAX_OPTIONS)
            self._room.buffers = (to_native([self._prepared] * self._unit.POOL), np.zeros(1, dtype_of(Mind)),
                                  np.array(out, np.int32), np.array(replies, np.int32), np.array(scores))
        return self._room.buffers  # type: ignore[no-any-return]

    def play(self, first: int, count: int) -> tuple[Array, Array]:
        """Results of games `first` and following, a row each, and the actions of the last one."""
        pool, minds, out, replies, scores = self._buffers()
        players = self.setup.players
        seats = (np.arange(players)[None, :] - np.arange(first, first + count)[:, None]) % players
        bots = np.array(self._codes, np.int32)[seats].reshape(-1)
        results = np.zeros((count, self._unit.RESULTS), np.int32)
        trace = np.zeros(self._unit.MAX_STEPS, np.int32)
        self._world.play(pool, minds, bots, native.streams(self.seed, first, count), out, replies, scores,
                         trace, results.reshape(-1))
        return results, trace[: results[-1, 0]]

    def play_and_keep(self, first: int, count: int, folder: Path) -> Array:
        """The same, game by game; the log of each is written to the folder."""
        rows = []
        for number in range(first, first + count):
            results, trace = self.play(number, 1)
            self._keep(self.path_of(number, folder), self.log_of(number, trace))
            rows.append(results)
        return np.concatenate(rows)

    def path_of(self, number: int, folder: Path) -> Path:
        return folder / f"{self.game.name}-{self.seed}-{number:06}.log"

    def forget_beyond(self, games: int, folder: Path) -> None:
        """Removes the logs of games that were played, but not reported."""
        reported = {self.path_of(number, folder) for number in range(games)}
        for path in folder.glob(f"{self.game.name}-{self.seed}-*.log"):
            if path not in reported:
                path.unlink()

    def _keep(self, path: Path, text: str) -> None:
        """A whole log or none."""
        unfinished = path.with_suffix(".part")
        try:
            unfinished.write_text(text, encoding="utf-8")
            unfinished.replace(path)
        except OSError as error:
            unfinished.unlink(missing_ok=True)
            raise BadInput("folder-refused", folder=str(path.parent), reason=error.strerror or str(error)) from None

    def log_of(self, number: int, actions: Array) -> str:
        """The interpreter plays the same actions with the same generator, and so learns what chance answered."""
        seats = [{"colour": self.game.seats[seat], "name": name, "bot": name} for seat, name in enumerate(self.seated(number))]
        rng = int(native.streams(self.seed, number, 1)[0])
        match = Match.begin(self.game, self.setup, seats, Generator(), rng)
        match.open()
        for action in actions:
            match.act(match.decider, int(action))
        return write_log(match.head, match.lines)


def simulate(simulation: Simulation, games: int, cores: int, progress: Progress, folder: Path | None = None) -> Report:
    """Plays the games; Ctrl-C ends it early, with what is complete by then."""
    report = Report(simulation.game, simulation.setup, simulation.bots, simulation.seed, games)
    started = time.perf_counter()
    try:
        for first, results in _in_order(simulation, games, cores, folder):
            report.add(first, results, simulation.seated)
            progress(report.games)
    except KeyboardInterrupt:
        report.interrupted = True
    report.seconds = time.perf_counter() - started
    if folder is not None and report.interrupted:
        simulation.forget_beyond(report.games, folder)
    return report


def _in_order(simulation: Simulation, games: int, cores: int, folder: Path | None) -> Iterator[tuple[int, Array]]:
    """Chunks are played on all cores, a few ahead, and given in order: a report of the first n games is always of the same n.

    How large the chunks are changes only how often progress is told.
    """
    def task(first: int, count: int) -> tuple[Array, float]:
        started = time.perf_counter()
        results = simulation.play(first, count)[0] if folder is None else simulation.play_and_keep(first, count, folder)
        return results, time.perf_counter() - started

    size, submitted = 10, 0
    waiting: deque[tuple[int, Future[tuple[Array, float]]]] = deque()
    with ThreadPoolExecutor(cores) as executor:
        try:
            while waiting or submitted < games:
                while submitted < games and len(waiting) < 2 * cores:
                    count = min(size, games - submitted)
                    waiting.append((submitted, executor.submit(task, submitted, count)))
                    submitted += count
                first, future = waiting.popleft()
                while not future.done():                 # in short waits, so that Ctrl-C is heard
                    wait([future], timeout=0.2)
                results, seconds = future.result()
                yield first, results
                size = min(2 * size, MOST) if seconds < SHORT else max(size // 2, 1) if seconds > LONG else size
        except BaseException:
            executor.shutdown(cancel_futures=True)
            raise
