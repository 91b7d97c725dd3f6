"""PettingZoo's own tests of an environment, and what they do not ask."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test, state_test

from gunmetal.environments.pettingzoo import Table, Version, gunrunners_v0, gunslingers_v0, gunsmoke_v0
from gunmetal.environments.wrong import WrongInput
from gunmetal.kernel.contract import NOBODY

VERSIONS = [gunrunners_v0, *(pytest.param(version, marks=pytest.mark.slow) for version in (gunslingers_v0, gunsmoke_v0))]


@pytest.fixture(autouse=True)
def _their_own_remarks() -> Iterator[None]:
    """PettingZoo warns of every observation that is a dictionary with a mask and not in a list of its own environments."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


def play(env: Table, steps: int = 10_000) -> dict[str, float]:
    """With legal actions at random; what each agent gets in all."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert seen is not None
        env.step(None if terminated or truncated else int(env.action_space(agent).sample(seen["action_mask"])))
    return total


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.game)
def test_their_tests_pass(version: Version) -> None:
    api_test(version.env(), num_cycles=100)
    api_test(version.env(players=3, named=True), num_cycles=20)
    seed_test(version.env, num_cycles=50)
    parallel_api_test(version.parallel_env(players=4), num_cycles=100)


@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")
@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.game)
def test_their_tests_of_states_and_images_pass(version: Version, capsys: pytest.CaptureFixture[str]) -> None:
    state_test(version.env(), version.parallel_env())
    render_test(version.env)
    assert version.game.title() in capsys.readouterr().out


def test_they_are_found_in_the_registry() -> None:
    env = pettingzoo.make("aec", "gunmetal/gunrunners_v0", players=3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert pettingzoo.make("parallel", "gunmetal/gunrunners_v0").possible_agents == ["player_0", "player_1"]


def test_the_win_is_shared_out_at_the_end() -> None:
    for seed in range(5):
        env = gunrunners_v0.env(players=4)
        env.reset(seed=seed)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        total = play(env)
        assert sum(total.values()) == pytest.approx(1.0)
        assert env.agents == []


def test_shaped_rewards_come_on_the_way() -> None:
    env = gunrunners_v0.env(shaping=1.0)
    env.reset(seed=1)
    paid = 0
    while not env.terminations[env.agent_selection]:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        paid += any(env.rewards.values())
    assert paid > 3


def test_only_who_must_decide_has_options_and_each_sees_what_it_may() -> None:
    env = gunrunners_v0.env(players=3)
    env.reset(seed=2)
    table: Any = env
    for _ in range(60):
        state = table._batch.state()
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert np.array_equal(seen["observation"], env.encoding.observe(state, seat))
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))


def test_an_illegal_action_ends_the_game_with_a_loss() -> None:
    env = gunrunners_v0.env()
    env.reset(seed=3)
    agent, state = env.agent_selection, env.state()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")        # PettingZoo's remark on it
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1.0
    assert all(env.terminations.values())
    assert np.array_equal(env.state(), state)
    assert sum(play(env).values()) == -1.0


@pytest.mark.parametrize(("action", "words"), [(300, "Action 300 is not legal"), (-1, "There is no action -1"), (None, "shape")])
def test_raw_an_illegal_action_is_an_error_and_changes_nothing(action: Any, words: str) -> None:
    env = gunrunners_v0.raw_env()
    env.reset(seed=3)
    agent, state = env.agent_selection, env.state()
    with pytest.raises(WrongInput, match=words):
        env.step(action)
    assert (env.agent_selection, env.terminations[agent]) == (agent, False)
    assert np.array_equal(env.state(), state)


def test_before_the_first_reset_nothing_can_be_done() -> None:
    with pytest.raises(WrongInput, match="reset the environment first"):
        gunrunners_v0.env().step(0)


def test_a_spectator_sees_no_hidden_card() -> None:
    """Two tables that differ in nothing that the public sees are drawn alike."""
    env: Any = gunrunners_v0.env(render_mode="ansi")
    env.reset(seed=4)
    while env._batch.state().turn < 6:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    shown = env.render()
    player = env._batch._tables[0]["players"][0]
    player["hand"][:], player["deck"][:] = player["deck"].copy(), player["hand"].copy()
    assert env.render() == shown
    assert "?" in shown
    assert env._batch.decider != NOBODY
