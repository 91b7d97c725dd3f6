"""Many games at once are the same games as the interpreter plays; wrong actions change nothing."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gunmetal.batch import Batch, make
from gunmetal.environments.wrong import WrongInput
from gunmetal.games import GAME_NAMES
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.texts import LANGUAGES, Texts

SEED = 11


def legal(batch: Batch, choice: np.random.Generator) -> Any:
    """An option at random in each game."""
    return batch.options[np.arange(batch.n), (choice.random(batch.n) * batch.counts).astype(np.int32)]


def arrays(batch: Batch) -> tuple[Any, ...]:
    """All that a batch shows."""
    return batch.observations, batch.masks, batch.rewards, batch.dones, batch.deciders, batch.counts, batch.options


def memory(batch: Batch) -> list[bytes]:
    """The same as it is now; of the options, only those that are offered."""
    offered = [batch.options[i, :count] for i, count in enumerate(batch.counts)]
    return [part.tobytes() for part in (*arrays(batch)[:-1], *offered)]


@pytest.mark.parametrize(("name", "players"), [
    ("gunrunners", 3),
    pytest.param("gunslingers", 2, marks=pytest.mark.slow),     # compiles
    pytest.param("gunsmoke", 1, marks=pytest.mark.slow),
])
def test_every_step_is_the_step_of_the_rules(name: str, players: int) -> None:
    short = {} if name == "gunrunners" else {"round_limit": 5}
    batch = make(name, 3, players=players, seed=SEED, threads=1, variants=short)
    choice, ended = np.random.default_rng(SEED), 0
    while ended < 2:
        before = [batch.state(i) for i in range(batch.n)]
        actions = legal(batch, choice)
        batch.step(actions)
        for i, s in enumerate(before):
            s.dealer = Generator()
            batch.game.apply(s, int(actions[i]))
            outcome, decider = batch.game.outcome(s), int(batch.deciders[i])
            assert batch.dones[i] == (outcome is not None)
            if outcome is not None:
                wins = [1 / len(outcome.winners) if p in outcome.winners else 0.0 for p in range(players)]
                assert batch.rewards[i] == pytest.approx(wins)
                ended += 1
            else:
                assert batch.rewards[i].tolist() == [0.0] * players
                assert batch.state(i) == s
            now = batch.state(i)
            assert decider == batch.game.decider(now)
            assert batch.options[i, : batch.counts[i]].tolist() == batch.game.options(now)
            assert np.array_equal(batch.masks[i], batch.encoding.mask(now))
            assert np.array_equal(batch.observations[i], batch.encoding.observe(now, decider))
            for p, seen in enumerate(batch.look(i)):
                assert np.array_equal(seen, batch.encoding.observe(now, p))


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, many = make("gunrunners", 600, seed=5, threads=1), make("gunrunners", 600, seed=5, threads=2)
    other = make("gunrunners", 600, seed=6, threads=1)
    assert memory(one) == memory(many) != memory(other)
    choice = np.random.default_rng(SEED)
    for _ in range(200):
        actions = legal(one, choice)
        one.step(actions)
        many.step(actions)
        assert memory(one) == memory(many)
    one.reset(5)
    assert memory(one) == memory(make("gunrunners", 600, seed=5))
    many.close()
    many.step(legal(many, choice))


def test_arrays_are_made_once() -> None:
    batch = make("gunrunners", 4, seed=SEED)
    kept, seen = arrays(batch), batch.observations.copy()
    batch.step(batch.options[:, 0].copy())
    assert all(one is two for one, two in zip(kept, arrays(batch), strict=True))
    assert not np.array_equal(seen, kept[0])


def wrong(batch: Batch, action: Any) -> Any:
    actions: Any = batch.options[:, 0].astype(np.int64)
    actions[1] = action
    return actions


@pytest.mark.parametrize(("given", "words"), [
    (lambda batch: wrong(batch, 40), "Action 40 is not legal in game 1: "),
    (lambda batch: wrong(batch, -1), "There is no action -1, which was given for game 1; actions are numbers from 0 to 358."),
    (lambda batch: wrong(batch, 359), "There is no action 359,"),
    (lambda batch: wrong(batch, 2**40 + 5), "There is no action 1099511627781,"),
    (lambda batch: [0, 1], r"needed for each of 3 games, but what came has the shape \(2,\)"),
    (lambda batch: [0.0, 1.0, 2.0], "the type float64"),
    (lambda batch: None, "the type object"),
])
def test_a_wrong_action_is_refused_in_one_sentence_and_changes_nothing(given: Any, words: str) -> None:
    batch = make("gunrunners", 3, seed=SEED)
    before, states = memory(batch), [batch.state(i) for i in range(3)]
    with pytest.raises(WrongInput, match=words) as refused:
        batch.step(given(batch))
    assert memory(batch) == before
    assert [batch.state(i) for i in range(3)] == states
    sentences = {Texts(language, batch.game).problem(refused.value.problem) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(".") and "\n" not in sentence for sentence in sentences)


@pytest.mark.parametrize(("words", "arguments"), [
    ("There is no game “poker”", {"name": "poker"}),
    ("6 players are not possible", {"players": 6}),
    ("There is no edition “fr”", {"edition": "fr"}),
    ("There is no variant “speed”", {"variants": {"speed": 2}}),
    ("“0” is no number of games", {"n": 0}),
    ("“many” is no number of games", {"n": "many"}),
    ("a whole number from 0 to", {"seed": -1}),
])
def test_what_cannot_be_made_is_refused_in_one_sentence(words: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(WrongInput, match=words):
        make(**{"name": "gunrunners", **arguments})


def test_a_seat_that_is_not_there_cannot_look() -> None:
    with pytest.raises(WrongInput, match="Seats are numbers from 0 to below 2"):
        make("gunrunners", 1).look(0, [2])


def test_a_game_that_is_not_dealt_again_stays_over() -> None:
    batch = make("gunrunners", 1, seed=SEED, deals_again=False)
    choice = np.random.default_rng(SEED)
    while not batch.dones[0]:
        batch.step(legal(batch, choice))
    assert batch.deciders[0] == NOBODY
    assert batch.counts[0] == 0
    assert not batch.masks.any()
    assert batch.rewards.sum() == pytest.approx(1.0)
    with pytest.raises(WrongInput, match=r"The game is over"):
        batch.step([0])
    batch.reset()
    assert batch.masks.any()
    assert not batch.dones[0]


@pytest.mark.parametrize("name", ["gunrunners", *(pytest.param(name, marks=pytest.mark.slow) for name in GAME_NAMES[1:])])
def test_shaped_rewards_add_up_to_the_result(name: str) -> None:
    """But for how the players stood at the beginning: what is given for getting ahead is taken back at the end."""
    batch, plain = (make(name, 1, players=2, seed=SEED, shaping=shaping, deals_again=False) for shaping in (0.5, 0.0))
    choice, total, given = np.random.default_rng(SEED), np.zeros(2), 0
    first = batch._standings.copy()
    while not batch.dones[0]:
        actions = legal(batch, choice)
        batch.step(actions)
        plain.step(actions)
        total += batch.rewards[0]
        given += int(batch.rewards.any() and not batch.dones[0])
    assert total + first == pytest.approx(plain.rewards[0], abs=1e-5)
    assert given > 3


def test_torch_takes_the_arrays_without_a_copy() -> None:
    torch = pytest.importorskip("torch", reason="the extra torch is not installed")
    batch = make("gunrunners", 2, seed=SEED)
    seen, masks = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
    batch.step(batch.options[:, 0].copy())
    assert np.array_equal(seen.numpy(), batch.observations)
    assert seen.data_ptr() == batch.observations.ctypes.data
    assert masks.dtype == torch.bool


@pytest.mark.parametrize(("listed", "system", "found"), [
    ("torch (2.15.0)\nAvailable versions: 2.15.0, 2.14.1, 2.13.0+cpu, 2.13.0", "Linux", "torch==2.13.0+cpu"),
    ("torch (2.15.0)\nAvailable versions: 2.15.0, 2.14.1", "Linux", None),
    ("torch (2.15.0)\nAvailable versions: 2.15.0, 2.14.1", "Darwin", "torch>=2.6"),
    ("", "Darwin", None),
])
def test_only_a_small_pytorch_is_installed_for_that(listed: str, system: str, found: str | None) -> None:
    assert runpy.run_path(str(Path(__file__).parents[2] / "scripts/pytorch.py"))["wanted"](listed, system) == found


def test_any_library_takes_the_arrays_without_a_copy() -> None:
    """By DLPack, as PyTorch and JAX do."""
    batch = make("gunrunners", 2, seed=SEED)
    for array in (batch.observations, batch.masks, batch.rewards, batch.options, batch.deciders, batch.dones):
        assert np.shares_memory(np.from_dlpack(array), array)


def test_other_cards_can_be_played_with(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    text = make("gunrunners").game.default_cards.read_text(encoding="utf-8")
    file.write_text(text.replace("values = [1, 1, 2, 2, 3, 3, 4, 4]", "values = [1, 1, 1, 2, 3, 3, 4, 4]"), encoding="utf-8")
    assert make("gunrunners", cards=file).state().copies != make("gunrunners").state().copies
