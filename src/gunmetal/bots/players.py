"""Bots as players: by name, for one seat of a table, native as soon as that is ready and interpreted until then."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.twins import silent
from gunmetal.kernel.worlds import Warmup, to_native


def unit_of(game: Game) -> str:
    """The module whose entries are the game's bots."""
    return f"gunmetal.bots.{game.name}"


def bot_code(game: Game, name: str) -> int:
    codes = import_module(unit_of(game)).CODES
    if name not in codes:
        raise BadInput("bot-unknown", bot=name, bots=", ".join(codes))
    return int(codes[name])


def room(options: int) -> tuple[list[int], list[int], list[float]]:
    """Lists for options, for options in thought, and for their scores."""
    return [0] * options, [0] * options, [0.0] * options


@dataclass
class Bot:
    """One bot. The same seed and the same decisions give the same choices, in whichever world they are made."""

    game: Game
    name: str
    seed: int
    warmup: Warmup | None = None

    def __post_init__(self) -> None:
        self._unit = import_module(unit_of(self.game))
        self._code = bot_code(self.game, self.name)
        self._mind = Mind()
        self._mind.rng = self.seed
        self._mind.dealer = Generator()

    def choose(self, state: Any, seat: int) -> int:
        """An action for the seat, which must be the one to decide. The state is left alone."""
        assert self.game.decider(state) == seat
        world = self.warmup.world if self.warmup is not None else None
        if world is None:
            return self._interpreted(state)
        return self._native(state, world)

    def _interpreted(self, state: Any) -> int:
        copy = state.clone()
        copy.dealer, copy.events = Generator(), None
        pool, trace = [copy] * self._unit.POOL, [0]
        silent(unit_of(self.game)).play(pool, [self._mind], [self._code], [], *room(self._unit.MAX_OPTIONS), trace, [])
        return trace[0]

    def _native(self, state: Any, world: Any) -> int:
        import numpy as np  # noqa: PLC0415 - the interpreted world starts without NumPy

        minds = np.array([self._mind.to_tuple()], dtype_of(Mind))
        out, replies, scores = room(self._unit.MAX_OPTIONS)
        trace = np.zeros(1, np.int32)
        world.play(np.repeat(to_native([state]), self._unit.POOL), minds, np.array([self._code], np.int32), np.zeros(0, np.uint64),
                   np.array(out, np.int32), np.array(replies, np.int32), np.array(scores), trace, np.zeros(0, np.int32))
        self._mind.rng, self._mind.decisions = int(minds[0]["rng"]), int(minds[0]["decisions"])
        return int(trace[0])
