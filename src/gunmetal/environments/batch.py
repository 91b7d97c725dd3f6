"""Many games at once, in native code on all cores.

    batch = gunmetal.batch.make("gunrunners", n=4096)
    while True:
        batch.step(choose(batch.observations, batch.masks))    # an action for each game

Every array is made once and written again at every step, so `torch.from_numpy(batch.observations)` is made once too.
"""

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from gunmetal.environments.encoding import Array, encoding_of, unit_of
from gunmetal.environments.seen.stepping import DEAL
from gunmetal.environments.wrong import WrongInput, in_a_sentence
from gunmetal.games import game_named
from gunmetal.kernel import native
from gunmetal.kernel.contract import Game, Setup, settled
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.records import Mind, dtype_of
from gunmetal.kernel.worlds import from_native, to_native

MOST_SEED = 2**63 - 1
EACH_THREAD = 256                      # games that are worth waking a thread for


def make(name: str, n: int = 1, *, players: int = 2, edition: str = "", cards: str | Path | None = None,
         variants: Mapping[str, int] | None = None, seed: int = 0, shaping: float = 0.0, deals_again: bool = True,
         threads: int | None = None) -> "Batch":
    """`n` games of a name, dealt.

    `edition`: the first one without it. `cards`: a file with other card values. `shaping`: so many times the change in standing is
    added to the rewards. `deals_again`: a game that has ended begins anew at once. `threads`: without it, one for each core.
    """
    with in_a_sentence():
        game = game_named(name)
    with in_a_sentence(game):
        values = game.read_cards(Path(cards) if cards is not None else game.default_cards)
        settings = settled(game.settings, variants or {}, simulated=True)
        prepared = game.start(Setup(players, edition or game.editions[0], values, settings))
        if not is_whole(n) or n < 1:
            raise BadInput("environment-games-wrong", games=str(n))
        return Batch(game, prepared, int(n), seed, shaping, deals_again, threads or os.cpu_count() or 1)


def is_whole(number: Any) -> bool:
    """Python's or NumPy's."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)


class Batch:
    """Arrays with a row for each game, all of them owned by the batch: look at them, copy what you want to keep.

    After a step, `observations` and `masks` are what the seat in `deciders` sees and may do; `rewards` has a column for each seat.
    Where `dones` is true the game has ended with these rewards, and the other arrays already belong to the next one, or, if games
    are not dealt again, nobody decides any more (-1). `options` has the legal actions of each game too, `counts` says how many.
    """

    def __init__(self, game: Game, prepared: Any, n: int, seed: int, shaping: float, deals_again: bool, threads: int) -> None:
        encoding = encoding_of(game.name)
        self.game, self.encoding, self.n, self.players = game, encoding, n, int(prepared.player_count)
        self.shaping, self._deals_again = float(shaping), int(deals_again)
        self._world = native.world(unit_of(game.name))
        self._tables = np.repeat(to_native([prepared]), n + 1)
        self._minds = np.zeros(n, dtype_of(Mind))
        self._actions = np.full(n, DEAL, np.int32)
        self._offered = np.zeros(n * encoding.most_options, np.int32)
        self._masks = np.zeros(n * encoding.actions, np.int8)
        self._rewards = np.zeros(n * self.players, np.float32)
        self._standings = np.zeros(n * self.players, np.float32)
        self._dones = np.zeros(n, np.int8)
        self._observed = np.zeros(n + 1, dtype_of(encoding.record))
        self._looked = np.zeros(self.players + 2, dtype_of(encoding.record))
        self.counts = np.zeros(n, np.int32)
        self.deciders = np.zeros(n, np.int32)
        self.observations: Array = self._observed.view(encoding.dtype).reshape(n + 1, -1)[:n]
        self.masks: Array = self._masks.reshape(n, -1).view(np.bool_)
        self.options: Array = self._offered.reshape(n, -1)
        self.rewards: Array = self._rewards.reshape(n, -1)
        self.dones: Array = self._dones.view(np.bool_)
        self._parts = self._divide(threads)
        self._pool = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None
        self.reset(seed)

    def _divide(self, threads: int) -> list[Any]:
        """A part of the games for each thread, and room of its own for options."""
        count = max(1, min(threads, self.n // EACH_THREAD))
        edges = [self.n * part // count for part in range(count + 1)]
        return [partial(self._world.step, self._tables, self._minds, self._actions, self._offered, self.counts, self._masks,
                        self._rewards, self._dones, self.deciders, self._standings, self._observed,
                        np.zeros(self.encoding.most_options, np.int32), self.shaping, self._deals_again, first, last)
                for first, last in pairwise(edges)]

    def reset(self, seed: int | None = None) -> None:
        """Deals all games anew. The same seed and actions give the same games, whatever the number of threads; without a seed the
        chances go on."""
        if seed is not None:
            if not is_whole(seed) or not 0 <= seed <= MOST_SEED:
                raise WrongInput(BadInput("seed-wrong", most=str(MOST_SEED)))
            self._minds["rng"] = native.streams(int(seed), 0, self.n)
        self._actions[:] = DEAL
        self._run()

    def step(self, actions: Any) -> None:
        """One action in each game. If one of them is wrong, no game is changed."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise WrongInput(BadInput("environment-actions-wrong", games=str(self.n), shape=str(given.shape),
                                      type=str(given.dtype)))
        np.clip(given, DEAL, self.encoding.actions, out=self._actions, casting="unsafe")   # what is beyond stays wrong
        wrong = self._world.check(self._actions, self._masks)
        if wrong >= 0:
            raise self._refusal(wrong, int(given[wrong]))
        self._run()

    def act(self, action: Any) -> None:
        """An action in the only game, or the first: the quick way for a batch of one."""
        if self.n != 1 or type(action) is not int or not 0 <= action < self.encoding.actions or not self.masks[0, action]:
            self.step((action,))       # refuses it, or finds it good after all
            return
        self._actions[0] = action
        self._run()

    @property
    def decider(self) -> int:
        """Who must decide in the first game."""
        return int(self.deciders[0])

    def _run(self) -> None:
        if self._pool is None:
            self._parts[0]()
            return
        waiting = [self._pool.submit(part) for part in self._parts[1:]]
        self._parts[0]()
        for one in waiting:
            one.result()

    def _refusal(self, number: int, action: int) -> WrongInput:
        if not 0 <= action < self.encoding.actions:
            return WrongInput(BadInput("environment-action-unknown", number=str(number), action=str(action),
                                       last=str(self.encoding.actions - 1)))
        why = WrongInput(self.game.why_not(self.state(number), action), self.game)
        return WrongInput(BadInput("environment-action-refused", number=str(number), action=str(action), why=str(why)))

    def state(self, number: int = 0) -> Any:
        """The whole state of a game, hidden cards and all, as the rules read it. It is a copy."""
        return from_native(self.game.state, self._tables[number])

    def look(self, number: int = 0, seats: Any = None) -> Array:
        """What some seats of a game see, or all: a row each, overwritten by the next look."""
        looking = np.arange(self.players, dtype=np.int32) if seats is None else np.asarray(seats, np.int32)
        if len(looking) > self.players + 1 or (looking < 0).any() or (looking >= self.players).any():
            raise WrongInput(BadInput("environment-seats-wrong", players=str(self.players)))
        self._world.look(self._tables, number, looking, self._looked)
        rows: Array = self._looked.view(self.encoding.dtype).reshape(len(self._looked), -1)[: len(looking)]
        return rows

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
            self._parts = self._divide(1)
