"""The games for PettingZoo, whose agents act one after another.

    from gunmetal.environments.pettingzoo import gunrunners_v0
    env = gunrunners_v0.env(players=3, render_mode="ansi")

Importing this registers them too: `pettingzoo.make("aec", "gunmetal/gunrunners_v0")`. An illegal action ends the game as
PettingZoo's TerminateIllegalWrapper would end it; `raw_env` refuses it with a sentence instead, and nothing is changed.
There are no wrappers around: each costs more time than the game.
"""

import secrets
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from gunmetal.environments.batch import MOST_SEED, make
from gunmetal.environments.encoding import Array
from gunmetal.environments.picture import rendered
from gunmetal.environments.spaces import MODES, action_space, checked, observation_space, whole_space
from gunmetal.environments.wrong import WrongInput
from gunmetal.games import GAME_NAMES
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.problems import BadInput

ILLEGAL = -1.0                         # the reward of an illegal action

Observation = dict[str, Any]


class Table(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A table of one game. Agents are `player_0` and so on, in the order of the seats; all are in until the game ends.

    `named`: observations are named arrays instead of one vector. `ends_illegally`: an illegal action ends the game for all, with a
    reward of -1 for who took it. All else is as in `gunmetal.batch.make`.
    """

    def __init__(self, game: str, render_mode: str | None = None, named: bool = False, ends_illegally: bool = False,
                 **arguments: Any) -> None:
        super().__init__()
        self._batch = make(game, 1, seed=secrets.randbelow(MOST_SEED), deals_again=False, threads=1, **arguments)
        self.encoding = self._batch.encoding
        self.metadata = {"name": f"{game}_v0", "render_modes": MODES, "is_parallelizable": False, "render_fps": 2}
        self.render_mode, self._named, self._ends_illegally = checked(render_mode), named, ends_illegally
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(self.encoding.actions, np.int8)
        self._observation_spaces = {agent: observation_space(self.encoding, named) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self.state_space = whole_space(self.encoding, self._batch.players)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._batch.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._batch.decider]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise WrongInput(BadInput("environment-not-reset"))
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self._batch.act(action)
        except WrongInput as wrong:
            if not self._ends_illegally or wrong.problem.id != "environment-action-refused":
                raise
            self._end_illegally(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        decider = self._batch.decider
        if decider != NOBODY and not self._batch.shaping:      # as in most steps: nobody gets anything
            self.agent_selection = self.possible_agents[decider]
            self._clear_rewards()
        else:
            self._pay(decider)
        if self.render_mode == "human":
            self.render()

    def _end_illegally(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _pay(self, decider: int) -> None:
        self.rewards = dict(zip(self.agents, self._batch.rewards[0].tolist(), strict=True))
        self._accumulate_rewards()
        if decider == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[decider]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        if seat == self._batch.decider:
            seen, mask = self._batch.observations[0].copy(), self._batch.masks[0].view(np.int8).copy()
        else:
            seen, mask = self._batch.look(0, (seat,))[0].copy(), self._nothing.copy()
        return {"observation": self.encoding.named(seen) if self._named else seen, "action_mask": mask}

    def state(self) -> Array:
        """What all seats see together, one after the other: for training only."""
        return self._batch.look(0).reshape(-1).copy()

    def render(self) -> Any:
        """The table as a spectator sees it: as text, or as an image."""
        game = self.encoding.game
        return rendered(game, game.view(self._batch.state(), self._batch.players), self.render_mode)

    def close(self) -> None:
        self._batch.close()


@dataclass(frozen=True)
class Version:
    """What PettingZoo's modules of an environment offer."""

    game: str

    def raw_env(self, **arguments: Any) -> Table:
        """Illegal actions raise an error."""
        return Table(self.game, **arguments)

    def env(self, **arguments: Any) -> Table:
        """Illegal actions end the game."""
        return Table(self.game, ends_illegally=True, **arguments)

    def parallel_env(self, **arguments: Any) -> Any:
        """All agents are asked at once; only the action of the one who must decide counts."""
        return turn_based_aec_to_parallel(self.env(**arguments))


gunrunners_v0, gunslingers_v0, gunsmoke_v0 = (Version(name) for name in GAME_NAMES)

for version in (gunrunners_v0, gunslingers_v0, gunsmoke_v0):
    register("aec", f"gunmetal/{version.game}_v0", entry_point=version.env)
    register("parallel", f"gunmetal/{version.game}_v0", entry_point=version.parallel_env)

__all__ = ["Table", "gunrunners_v0", "gunslingers_v0", "gunsmoke_v0"]
