"""Gymnasium's own test of an environment, and games of a seat against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gunmetal.bots.players import Bot
from gunmetal.environments.gym import Seat
from gunmetal.environments.wrong import WrongInput
from gunmetal.games import game_named


def play(env: Any, seed: int) -> float:
    """With legal actions at random."""
    seen, _ = env.reset(seed=seed)
    choice, total, is_over = np.random.default_rng(seed), 0.0, False
    while not is_over:
        seen, reward, is_over, _, _ = env.step(int(choice.choice(np.flatnonzero(seen["action_mask"]))))
        total += reward
    return total


@pytest.mark.parametrize("game", ["Gunrunners", "Gunslingers", "Gunsmoke"])
@pytest.mark.parametrize("arguments", [{}, {"named": True, "players": 3, "seat": 2}])
def test_their_test_passes(game: str, arguments: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"gunmetal/{game}-v0", **arguments).unwrapped)


def test_games_against_random_are_won_and_lost() -> None:
    env = gymnasium.make("gunmetal/Gunrunners-v0", players=2, seat=1)
    results = [play(env, seed) for seed in range(20)]
    assert results == [play(env, seed) for seed in range(20)]
    assert {0.0, 1.0} <= set(results)


def test_a_bot_that_thinks_beats_random() -> None:
    env = gymnasium.make("gunmetal/Gunrunners-v0", players=3, bots=("greedy", "random"))
    assert sum(play(env, seed) for seed in range(8)) <= 4


def test_a_bot_that_believes_what_it_sees_is_shown_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, game = list[tuple[Any, int, int]](), game_named("gunrunners")
    monkeypatch.setattr(Bot, "watch", lambda bot, state, seat, action: seen.append((state.clone(), seat, action)))
    monkeypatch.setattr(Bot, "choose", lambda bot, state, seat: game.options(state)[0])
    play(gymnasium.make("gunmetal/Gunrunners-v0", players=2, seat=1, bots=("legend",)), 1)
    assert {seat for _, seat, _ in seen} == {0}
    assert {game.decider(state) for state, _, _ in seen} == {0, 1}
    assert all(action in game.options(state) for state, _, action in seen)
    assert len({game.position(state) for state, _, _ in seen}) == len(seen) > 20


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = Seat("gunrunners")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith(f"Action {illegal} is not legal in game 0: ")
    with pytest.raises(WrongInput, match="reset the environment first"):
        env.step(0)


def test_an_illegal_action_can_be_an_error_instead() -> None:
    env = Seat("gunrunners", ends_illegally=False)
    seen, _ = env.reset(seed=1)
    with pytest.raises(WrongInput, match="not legal"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert not env.step(int(np.flatnonzero(seen["action_mask"])[0]))[2]


@pytest.mark.parametrize(("words", "arguments"), [
    ("There is no bot “genius”", {"bots": ("genius",)}),
    ("Seats are numbers from 0 to below 2", {"seat": 2}),
    ("Seats are numbers from 0 to below 2", {"bots": ()}),
    ("There is no way to render called “svg”", {"render_mode": "svg"}),
])
def test_what_cannot_be_is_refused_in_one_sentence(words: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(WrongInput, match=words):
        Seat("gunrunners", **arguments)


def test_the_table_is_drawn() -> None:
    env = Seat("gunrunners", render_mode="rgb_array")
    env.reset(seed=1)
    image = env.render()
    assert image.shape == (820, 1200, 3)
    assert len(np.unique(image.astype(np.int64) @ [1 << 16, 1 << 8, 1])) > 10
