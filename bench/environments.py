"""The environments beside those of others, on one core: steps a second of the loop that their users write.

* `pettingzoo`: the loop over agents of PettingZoo's documentation, with a legal action at random, through each environment as its
  module makes it (`env()`). Observations and masks are part of it, and so is the last empty step of every agent.
* RLCard has a loop of its own; its gin rummy stands in the same column.
* `batch`: many games at once, with observations, masks, rewards, games dealt again, and a legal action chosen at random in each:
  by NumPy for ours, inside the compiled loop for pgx, whose games are compiled by JAX for the CPU.

A peer that is not there is said to be unmeasured, and why.
"""

import functools
import importlib
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from bench.measure import Probe, UnmeasurableError

OURS = {"gunrunners": (2, 4), "gunslingers": (2, 4), "gunsmoke": (2, 4)}
PETTINGZOO = {"hanabi": "hanabi_v5", "texas_holdem": "texas_holdem_v4"}
PGX = ("leduc_holdem", "backgammon")
PEERS = (*(f"pettingzoo_{name}" for name in PETTINGZOO), "rlcard_gin_rummy", *(f"pgx_{name}" for name in PGX))
BATCH = 1024
IN_ONE_GO = 64                         # steps of a whole batch between two looks at the clock
SEED = 1


def probes() -> Iterator[Probe]:
    """Compiles the environments, or loads them from the cache, in this process. Raises ImportError without the engine."""
    for name, counts in OURS.items():
        for players in counts:
            yield Probe(f"{name.capitalize()}, {players} players, batch of {BATCH}", (f"{name}.batch_steps_per_s.{players}",),
                        functools.partial(_batch, _own_batch(name, players)))
            yield Probe(f"{name.capitalize()}, {players} players, PettingZoo", (f"{name}.pettingzoo_steps_per_s.{players}",),
                        _when_there(functools.partial(_own_table, name, players), _agents))


def peers() -> Iterator[Probe]:
    for name, version in PETTINGZOO.items():
        yield Probe(f"PettingZoo {version}", (f"peers.pettingzoo_{name}.pettingzoo_steps_per_s",),
                    _when_there(functools.partial(_their_table, version), _agents))
    yield Probe("RLCard gin-rummy", ("peers.rlcard_gin_rummy.pettingzoo_steps_per_s",), _when_there(_gin_rummy, _rlcard))
    for name in PGX:
        yield Probe(f"pgx {name}, batch of {BATCH}", (f"peers.pgx_{name}.batch_steps_per_s",),
                    _when_there(functools.partial(_pgx, name), _compiled), is_busy=False)


def _when_there(make: Callable[[], Any], run: Callable[[Any, float], tuple[float]]) -> Callable[[float], tuple[float]]:
    """Makes the environment in the first round; whatever keeps it from being made is the reason why it is not measured."""
    made: list[Any] = []

    def measured(seconds: float) -> tuple[float]:
        if not made:
            try:
                made.append(make())
            except Exception as error:  # a peer may fail in any way of its own
                raise UnmeasurableError(f"it cannot be made here ({type(error).__name__}: {str(error)[:120]})") from error
        return run(made[0], seconds)

    return measured


# ---- one game at a time

def _own_table(name: str, players: int) -> Any:
    return getattr(importlib.import_module("gunmetal.environments.pettingzoo"), f"{name}_v0").env(players=players)


def _their_table(version: str) -> Any:
    return importlib.import_module(f"pettingzoo.classic.{version}").env()


def _agents(env: Any, seconds: float) -> tuple[float]:
    rng = random.Random(SEED)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        env.reset(seed=rng.randrange(2**31))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else int(rng.choice(seen["action_mask"].nonzero()[0])))
            steps += 1
    return (steps / (time.perf_counter() - begin),)


def _gin_rummy() -> Any:
    return importlib.import_module("rlcard").make("gin-rummy", config={"seed": SEED})


def _rlcard(env: Any, seconds: float) -> tuple[float]:
    rng = random.Random(SEED)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
    return (steps / (time.perf_counter() - begin),)


# ---- many games at once

def _own_batch(name: str, players: int) -> Any:
    return importlib.import_module("gunmetal.batch").make(name, BATCH, players=players, seed=SEED, threads=1)


def _batch(batch: Any, seconds: float) -> tuple[float]:
    import numpy as np  # noqa: PLC0415 - late, as all of the engine

    rng, rows = np.random.default_rng(SEED), np.arange(BATCH)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(IN_ONE_GO):
            batch.step(batch.options[rows, (rng.random(BATCH, np.float32) * batch.counts).astype(np.int32)])
        steps += IN_ONE_GO * BATCH
    return (steps / (time.perf_counter() - begin),)


def _pgx(name: str) -> Callable[[], None]:
    """A function that makes so many steps of a whole batch, compiled as one."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    auto_reset = importlib.import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(_: Any, carried: Any) -> Any:
        state, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(chance, BATCH)), key

    many = jax.jit(lambda state, key: jax.lax.fori_loop(0, IN_ONE_GO, one, (state, key)))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(SEED), BATCH))
    kept = [many(first, jax.random.PRNGKey(SEED + 1))]

    def go_on() -> None:
        kept[0] = jax.block_until_ready(many(*kept[0]))

    go_on()
    return go_on


def _compiled(go_on: Callable[[], None], seconds: float) -> tuple[float]:
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        go_on()
        steps += IN_ONE_GO * BATCH
    return (steps / (time.perf_counter() - begin),)
