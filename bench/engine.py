"""This engine's side: random playouts in both worlds, a state copy, a cold compile, the first prompt.

A *step* is a decision: listing the options, choosing one at random, applying it. Rolls and draws happen within a step.
Starting each game is inside the clock, and so is everything else a whole game needs.
"""

import itertools
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.measure import Probe, UnmeasurableError
from bench.prompt import first_prompt

GAME_NAME = "gunrunners"
PLAYERS = (2, 4)
UNIT = "gunmetal.bots.gunrunners"          # what people's games and simulations compile: rules, sampling and bots
EDITION = "en"
COPIES = 2_000_000
COMPILE_TIMEOUT_S = 300.0
SHORTEST_CALL_S = 0.05
PLAY = (str(Path(sys.executable).with_name("gunmetal")), "play", GAME_NAME)
PROMPT = "› "                              # noqa: RUF001 - the terminal's own mark

Play = Callable[[int, int, int], int]
"""(players, games, seed) -> steps"""


def probes() -> Iterator[Probe]:
    """Compiles the game, or loads it from the cache, in this process. Raises ImportError without the engine."""
    # Late, so that a missing engine is a sentence and not a traceback.
    import numpy as np  # noqa: PLC0415

    from bench import playouts  # noqa: PLC0415
    from gunmetal.games.gunrunners import GAME  # noqa: PLC0415
    from gunmetal.games.gunrunners.actions import MAX_OPTIONS  # noqa: PLC0415
    from gunmetal.games.gunrunners.state import State  # noqa: PLC0415
    from gunmetal.kernel import native  # noqa: PLC0415
    from gunmetal.kernel.chance import Generator  # noqa: PLC0415
    from gunmetal.kernel.contract import Setup  # noqa: PLC0415
    from gunmetal.kernel.twins import silent  # noqa: PLC0415
    from gunmetal.kernel.worlds import to_native  # noqa: PLC0415

    world = native.world("bench.playouts")

    def prepared(players: int, seed: int) -> list[State]:
        states = [GAME.start(Setup(players, EDITION, GAME.read_cards(GAME.default_cards))) for _ in range(2)]
        for state in states:
            state.rng, state.dealer = seed, Generator()
        return states

    def native_games(players: int, games: int, seed: int) -> int:
        return int(world.random_games(to_native(prepared(players, seed)), np.zeros(MAX_OPTIONS, np.int32), games))

    def as_written_games(players: int, games: int, seed: int) -> int:
        """The rules as they are written, as people's games run them, here with nobody listening to their events."""
        return playouts.random_games(prepared(players, seed), [0] * MAX_OPTIONS, games)

    def interpreted_games(players: int, games: int, seed: int) -> int:
        """Their interpreted twins (kernel/twins.py), with which everything plays on trial until native code is ready."""
        return int(silent("bench.playouts").random_games(prepared(players, seed), [0] * MAX_OPTIONS, games))

    def copy(seconds: float) -> tuple[float]:
        pool = to_native(prepared(PLAYERS[-1], 1) * 32)
        world.copies(pool, len(pool))
        begin = time.perf_counter()
        world.copies(pool, COPIES)
        return ((time.perf_counter() - begin) / COPIES * 1e9,)

    for players in PLAYERS:
        yield _playouts("native", native_games, players)
        yield _playouts("interpreted", interpreted_games, players)
        yield _playouts("as_written", as_written_games, players)
    yield Probe("Gunrunners, state copy", ("gunrunners.state_copy_ns",), copy, is_busy=False)
    yield Probe("Gunrunners, first prompt", ("gunrunners.first_prompt_s",), _prompt, is_busy=False)
    yield Probe(
        "Gunrunners, cold compile",
        ("gunrunners.cold_compile_s", "gunrunners.cold_compile_cpu_s"),
        lambda seconds: cold_compile(UNIT),
        most_rounds=2,
        is_busy=False,
    )


def _playouts(world: str, play: Play, players: int) -> Probe:
    seeds = itertools.count(1)

    def run(seconds: float) -> tuple[float, float]:
        return playout_rates(lambda games: play(players, games, next(seeds)), seconds)

    keys = (f"gunrunners.{world}_steps_per_s.{players}", f"gunrunners.{world}_games_per_s.{players}")
    return Probe(f"Gunrunners, {players} players, {world}", keys, run)


def playout_rates(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Steps/s and games/s. Calls grow until one takes long enough for its overhead not to matter."""
    steps = games = 0
    spent = 0.0
    batch = 32
    while spent < seconds:
        begin = time.perf_counter()
        steps += play(batch)
        took = time.perf_counter() - begin
        spent += took
        games += batch
        if took < SHORTEST_CALL_S:
            batch *= 2
    return steps / spent, games / spent


def cold_compile(unit: str) -> tuple[float, float]:
    """Wall and CPU seconds of a process that compiles a game into an empty cache, its start included."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
        environment["GUNMETAL_CACHE"] = cache
        command = [sys.executable, "-m", "gunmetal.kernel.compile", unit]
        begin, cpu = time.perf_counter(), _children_cpu()
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=COMPILE_TIMEOUT_S, check=False
            )
        except subprocess.TimeoutExpired as error:
            raise UnmeasurableError(f"The compile took longer than {COMPILE_TIMEOUT_S:.0f} s.") from error
        wall, cpu = time.perf_counter() - begin, _children_cpu() - cpu
        if done.returncode:
            words = done.stderr.strip().splitlines() or ["it said nothing."]
            raise UnmeasurableError(f"The compile failed: {words[-1]}")
        if not any(Path(cache).iterdir()):
            raise UnmeasurableError("The compile left nothing in GUNMETAL_CACHE, so it was not the cold one.")
    return wall, cpu


def _children_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _prompt(seconds: float) -> tuple[float]:
    return (first_prompt(PLAY, PROMPT),)
