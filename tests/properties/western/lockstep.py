"""Both worlds side by side: a native game with everything that happened, and the interpreter that must say the same."""

from itertools import accumulate, pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np

from gunmetal.bots.common import CODES, POOL, PREPARED, RESULTS
from gunmetal.games.western.actions import MAX_OPTIONS
from gunmetal.games.western.state import Phase
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.native import World
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.twins import silent
from gunmetal.kernel.worlds import to_native
from tests.properties import flat
from tests.properties.western.tables import game, start, state_of
from tests.properties.western.unit.shared import RANDOM

STEPS = 1 << 13                        # room for a game; one that needs more is an error here
LISTED = 1 << 18                       # and for all its options
PRINTED = ("cards",)                   # what is printed never changes: compared once a game, not at every step
STREAM = 0x9E3779B97F4A7C15


def unit(name: str) -> str:
    return f"tests.properties.western.unit.{name}"


def quiet(name: str) -> SimpleNamespace:
    """The silent twins of a game's rules."""
    return silent(unit(name))


def quiet_rules(name: str) -> tuple[Any, Any, Any]:
    """Those of them that a game is played with: what `play_on` calls."""
    names = quiet(name).run.__globals__["run_all"].__globals__["play_on"].__globals__
    return names["start_dealing"], names["options_of"], names["carry_out"]


def mind_of(rng: int) -> int:
    """The mind with which the random bot plays game `rng` (bots/common.py)."""
    mind = Mind()
    mind.rng, mind.dealer = rng, Generator()
    for _ in range(2):
        mind.rng = mind.dealer.below(mind, 1 << 30, 0) << 30 | mind.dealer.below(mind, 1 << 30, 0)
    return mind.rng


class Trace:
    """Room for one native game at a time; `play` fills it."""

    def __init__(self, world: World, name: str, players: int) -> None:
        self.world, self.name, self.players = world, name, players
        self._states = np.zeros(STEPS + 1, dtype_of(state_of(name)))
        self._minds = np.zeros(1, dtype_of(Mind))
        self._out = np.zeros(MAX_OPTIONS, np.int32)
        self._actions = np.zeros(STEPS, np.int32)
        self._counts = np.zeros(STEPS, np.int32)
        self._listed = np.zeros(LISTED, np.int32)

    def play(self, number: int) -> None:
        """Random game `number`: its generator and its variants follow from that."""
        self.rng = number * STREAM & 0xFFFF_FFFF_FFFF_FFFF
        self.number = number
        self._states[:1] = to_native([start(self.name, self.players, self.rng, number)])
        self._minds[0]["rng"] = mind_of(self.rng)
        self.steps = int(self.world.run(RANDOM, self._states, self._minds, self._out, self._actions, self._counts, self._listed))
        self.states = self._states[: self.steps + 1]
        assert self.states["phase"][-1] == Phase.OVER, f"{self}: no end after {self.steps} steps"

    def __str__(self) -> str:
        return f"{self.name}, {self.players} players, game {self.number}"

    @property
    def actions(self) -> list[int]:
        return list(self._actions[: self.steps].tolist())

    @property
    def counts(self) -> list[int]:
        return list(self._counts[: self.steps].tolist())

    @property
    def options(self) -> list[list[int]]:
        ends = list(accumulate(self.counts, initial=0))
        listed = self._listed[: ends[-1]].tolist()
        return [listed[first:last] for first, last in pairwise(ends)]


def disagreement(trace: Trace, number: int) -> str | None:
    """Plays one game in both worlds, interpreted by the rules as they are written. What the interpreter sees differently, or None
    if all fields of all states are the same."""
    trace.play(number)
    g = game(trace.name)
    packing = flat.packing(state_of(trace.name), PRINTED)
    s = start(trace.name, trace.players, trace.rng, number)
    s.events = []
    g.begin(s)
    states = [packing.pack(s)]
    for step, (action, options) in enumerate(zip(trace.actions, trace.options, strict=True)):
        if (own := g.options(s)) != options:
            return f"step {step}: options {own} / {options}"
        g.apply(s, action)
        states.append(packing.pack(s))
    return _compare(trace, states, s)


def quiet_disagreement(trace: Trace, number: int) -> str | None:
    """The same with the silent twins of the rules, which bots use until the native world is ready."""
    trace.play(number)
    packing = flat.packing(state_of(trace.name), PRINTED)
    begin, options_of, carry_out = quiet_rules(trace.name)
    s = start(trace.name, trace.players, trace.rng, number)
    begin(s)
    states, out = [packing.pack(s)], [0] * MAX_OPTIONS
    for step, (action, options) in enumerate(zip(trace.actions, trace.options, strict=True)):
        count = options_of(s, out)
        if (own := out[:count]) != options:
            return f"step {step}: options {own} / {options}"
        carry_out(s, action)
        states.append(packing.pack(s))
    return _compare(trace, states, s)


def _compare(trace: Trace, states: list[bytes], last: Any) -> str | None:
    state = state_of(trace.name)
    found = flat.packing(state, PRINTED).difference(states, trace.states)
    if found is None and flat.packing(state).difference([flat.packing(state).pack(last)], trace.states[-1:]) is not None:
        return "what is printed on the cards"
    return found


def first_disagreement(trace: Trace, first: int, games: int, loud_every: int) -> str | None:
    """Every so many games the rules as they are written, with their events; in the others their silent twins."""
    for number in range(first, first + games):
        found = (disagreement if number % loud_every == 0 else quiet_disagreement)(trace, number)
        if found is not None:
            return f"{trace}: {found}"
    return None


class Bots:
    """The native bots' own way through a game: another build of the same rules, without bounds checks."""

    def __init__(self, world: World, name: str, players: int) -> None:
        self.world, self.name, self.players = world, name, players
        self._pool = np.zeros(POOL, dtype_of(state_of(name)))
        self._room = (np.zeros(MAX_OPTIONS, np.int32), np.zeros(MAX_OPTIONS, np.int32), np.zeros(MAX_OPTIONS))
        self._results = np.zeros(RESULTS, np.int32)

    def play(self, number: int, steps: int = STEPS) -> tuple[Any, list[int]]:
        """The state after so many steps of random game `number`, or at its end; and the actions up to there."""
        rng = number * STREAM & 0xFFFF_FFFF_FFFF_FFFF
        self._pool[PREPARED : PREPARED + 1] = to_native([start(self.name, self.players, rng, number)])
        trace = np.zeros(steps, np.int32)
        codes = np.full(self.players, CODES["random"], np.int32)
        minds, seeds = np.zeros(1, dtype_of(Mind)), np.array([rng], np.uint64)
        self.world.play(self._pool, minds, codes, seeds, *self._room, trace, self._results)
        return self._pool[:1], trace[: self._results[0]].tolist()


def builds_disagree(trace: Trace, bots: Bots, number: int, each_step: bool = False) -> str | None:
    """Whether the two native builds play a game differently."""
    trace.play(number)
    state = state_of(trace.name)
    for step in range(trace.steps + 1) if each_step else (trace.steps,):
        end, actions = bots.play(number, step)
        if actions != trace.actions[:step]:
            return f"{trace}: actions up to step {step}"
        if (found := flat.packing(state).difference([end.tobytes()], trace.states[step : step + 1])) is not None:
            return f"{trace}: after step {step}, {found}"
    return None
