"""One seat of a game for Gymnasium; bots sit at the others.

    import gymnasium
    import gunmetal.environments.gym
    env = gymnasium.make("gunmetal/Gunrunners-v0", bots=("rookie", "greedy"), players=3)
"""

from collections.abc import Sequence
from typing import Any

import gymnasium

from gunmetal.bots.players import Bot, check_bot
from gunmetal.environments.batch import MOST_SEED, is_whole, make
from gunmetal.environments.picture import rendered
from gunmetal.environments.spaces import MODES, action_space, checked, observation_space
from gunmetal.environments.wrong import WrongInput, in_a_sentence
from gunmetal.games import GAME_NAMES
from gunmetal.kernel import native
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.problems import BadInput

ILLEGAL = -1.0                         # the reward of an illegal action

Observation = dict[str, Any]


class Seat(gymnasium.Env[Observation, int]):
    """One seat of a table, against bots: their names for the other seats, in order and again from the first.

    The reward is the share of the win, at the end. `ends_illegally`: an illegal action ends the game with a reward of -1, and the
    info says why; otherwise it raises an error, and nothing is changed. All else is as in `gunmetal.batch.make`.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(self, game: str, bots: Sequence[str] = ("random",), seat: int = 0, render_mode: str | None = None,
                 named: bool = False, ends_illegally: bool = True, **arguments: Any) -> None:
        with in_a_sentence():
            for name in bots:
                check_bot(name)
        self._batch = make(game, 1, deals_again=False, threads=1, **arguments)
        if not is_whole(seat) or not 0 <= seat < self._batch.players or not bots:
            raise WrongInput(BadInput("environment-seats-wrong", players=str(self._batch.players)))
        self.encoding, self.seat, self.render_mode = self._batch.encoding, seat, checked(render_mode)
        self._names, self._named, self._ends_illegally = tuple(bots), named, ends_illegally
        self._bots: list[Bot | None] = []
        self._is_over = True
        self.observation_space = observation_space(self.encoding, named)
        self.action_space = action_space(self.encoding)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(MOST_SEED)))
        others = [self._bot(self._names[n % len(self._names)]) for n in range(self._batch.players - 1)]
        self._bots = [*others[: self.seat], None, *others[self.seat :]]
        self._play_others()
        while self._batch.decider == NOBODY:   # over before the seat could do anything
            self._batch.reset()
            self._play_others()
        self._is_over = False
        return self._seen(), {}

    def _bot(self, name: str) -> Bot | None:
        """Who plays at random needs to know nothing."""
        return None if name == "random" else Bot(self.encoding.game, name, int(self.np_random.integers(MOST_SEED)), native.world)

    def _act(self, action: int) -> None:
        """Bots that believe what they see are shown it."""
        watching = [(at, bot) for at, bot in enumerate(self._bots) if bot is not None and bot.is_believing]
        before = self._batch.state() if watching else None
        self._batch.act(action)
        for at, bot in watching:
            bot.watch(before, at, action)

    def _play_others(self) -> float:
        """Until it is the own turn, or the game is over. Returns what the seat is paid meanwhile."""
        paid = 0.0
        while self._batch.decider not in (self.seat, NOBODY):
            bot = self._bots[self._batch.decider]
            if bot is None:
                action = int(self._batch.options[0, int(self.np_random.integers(self._batch.counts[0]))])
            else:
                action = bot.choose(self._batch.state(), self._batch.decider)
            self._act(action)
            paid += float(self._batch.rewards[0, self.seat])
        return paid

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise WrongInput(BadInput("environment-not-reset"))
        try:
            self._act(action)
        except WrongInput as wrong:
            if not self._ends_illegally or wrong.problem.id != "environment-action-refused":
                raise
            self._is_over = True
            return self._seen(), ILLEGAL, True, False, {"illegal": str(wrong)}
        paid = float(self._batch.rewards[0, self.seat]) + self._play_others()
        self._is_over = self._batch.decider == NOBODY
        if self.render_mode == "human":
            self.render()
        return self._seen(), paid, self._is_over, False, {}

    def _seen(self) -> Observation:
        seen = self._batch.look(0, (self.seat,))[0].copy()
        mask = self._batch.masks[0].view("i1").copy()
        return {"observation": self.encoding.named(seen) if self._named else seen, "action_mask": mask}

    def render(self) -> Any:
        """The table as the seat sees it: as text, or as an image."""
        game = self.encoding.game
        return rendered(game, game.view(self._batch.state(), self.seat), self.render_mode)

    def close(self) -> None:
        self._batch.close()


for name in GAME_NAMES:
    gymnasium.register(f"gunmetal/{name.title()}-v0", f"{__name__}:Seat", kwargs={"game": name})
