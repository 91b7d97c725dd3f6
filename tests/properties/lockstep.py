"""Both worlds side by side: a native game with everything that happened, and the interpreter that must say the same."""

from typing import Any

import numpy as np

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.actions import MAX_OPTIONS, MAX_STEPS
from gunmetal.games.gunrunners.state import State
from gunmetal.kernel.native import World
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.worlds import to_native
from tests.properties import flat
from tests.properties.tables import start

UNIT = "tests.properties.unit.gunrunners"


class Trace:
    """Room for one native game at a time; `play` fills it."""

    def __init__(self, world: World, players: int, edition: str) -> None:
        self.world, self.players, self.edition = world, players, edition
        self._prepared = to_native([start(players, edition, 0)])[0]
        self._states = np.zeros(MAX_STEPS + 1, dtype_of(State))
        self._minds = np.zeros(1, dtype_of(Mind))
        self._out = np.zeros(MAX_OPTIONS, np.int32)
        self._actions = np.zeros(MAX_STEPS, np.int32)
        self._counts = np.zeros(MAX_STEPS, np.int32)
        self._listed = np.zeros(MAX_STEPS * MAX_OPTIONS, np.int32)

    def play(self, rng: int) -> None:
        self._states[0] = self._prepared
        self._states[0]["rng"] = rng
        self._minds[0]["rng"] = rng ^ 0x5DEECE66D
        self.steps = int(self.world.trace(self._states, self._minds, self._out, self._actions, self._counts, self._listed))
        self.states = self._states[: self.steps + 1]

    @property
    def actions(self) -> list[int]:
        return list(self._actions[: self.steps].tolist())

    @property
    def options(self) -> list[list[int]]:
        table = self._listed.reshape(MAX_STEPS, MAX_OPTIONS)[: self.steps].tolist()
        return [row[:count] for row, count in zip(table, self._counts[: self.steps].tolist(), strict=True)]


def disagreement(trace: Trace, rng: int) -> str | None:
    """Plays one game in both worlds. What the interpreter sees differently, or None if every field of every state is the same."""
    trace.play(rng)
    packing = flat.packing(State)
    s = start(trace.players, trace.edition, rng)
    GAME.begin(s)
    states = [packing.pack(s)]
    for step, (action, options) in enumerate(zip(trace.actions, trace.options, strict=True)):
        if (own := GAME.options(s)) != options:
            return f"step {step}: options {own} / {options}"
        GAME.apply(s, action)
        states.append(packing.pack(s))
    return packing.difference(states, trace.states)


def first_disagreement(world: World, players: int, edition: str, games: int) -> str | None:
    trace = Trace(world, players, edition)
    for number in range(games):
        rng = number * 0x9E3779B97F4A7C15 & 0xFFFF_FFFF_FFFF_FFFF
        found = disagreement(trace, rng)
        if found is not None:
            return f"{players} players, {edition}, rng {rng}: {found}"
    return None


def as_python(record: Any) -> Any:
    """A native record as nested tuples and lists of plain numbers."""
    if isinstance(record, np.void):
        return tuple(as_python(record[name]) for name in record.dtype.names or ())
    if isinstance(record, np.ndarray):
        return [as_python(value) for value in record]
    return record.item() if isinstance(record, np.generic) else record
