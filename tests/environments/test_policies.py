"""Policies from files: what they like is done, what they cannot be is refused."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gunmetal.arena.series import Series
from gunmetal.cli import main
from gunmetal.environments.encoding import encoding_of
from gunmetal.environments.policies import load, save
from gunmetal.games import game_named
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.texts import LANGUAGES

GAME = game_named("gunrunners")
ENCODING = encoding_of("gunrunners")
SETUP = Setup(2, "en", GAME.read_cards(GAME.default_cards))


def random_layers(widths: list[int], seed: int = 1) -> list[tuple[Any, Any]]:
    numbers = np.random.default_rng(seed)
    return [(numbers.normal(size=(into, out)), numbers.normal(size=out)) for into, out in pairwise(widths)]


def written(path: Path, seed: int = 1) -> Path:
    save(path, ENCODING, np.maximum(ENCODING.most, 1), random_layers([ENCODING.size, 16, ENCODING.actions], seed))
    return path


def test_a_policy_takes_the_legal_action_that_it_likes_best(tmp_path: Path) -> None:
    policy = load(written(tmp_path / "one.npz"), GAME)
    state = GAME.start(SETUP)
    state.rng, state.dealer, state.events = 1, Generator(), None
    GAME.begin(state)
    (first, shift), (second, other_shift) = random_layers([ENCODING.size, 16, ENCODING.actions])
    scale = np.maximum(ENCODING.most, 1)
    for _ in range(30):
        seat, options = GAME.decider(state), GAME.options(state)
        hidden = np.maximum(ENCODING.observe(state, seat) / scale @ first + shift, 0)
        liked = hidden @ second + other_shift
        assert policy.choose(state, seat) == options[int(np.argmax(liked[options]))]
        GAME.apply(state, options[0])


def test_policies_play_whole_games_in_the_arena_and_a_changed_file_is_another_series(tmp_path: Path) -> None:
    names = [f"file:{written(tmp_path / name, seed)}" for seed, name in enumerate(("one.npz", "two.npz"))]
    series = Series.of(GAME, SETUP, names, 5)
    first, again = series.play(0), series.play(0)
    assert (first.winners, first.turns) == (again.winners, again.turns)
    assert first.faults == ((0, 0, 0), (0, 0, 0))
    assert Series.of(GAME, SETUP, (names[0], "random"), 5).key != Series.of(GAME, SETUP, (names[1], "random"), 5).key
    assert load(tmp_path / "one.npz", GAME).digest in series.key


WRONG: dict[str, dict[str, Any]] = {
    "no weights": {"encoding": np.array(ENCODING.name), "scale": np.ones(ENCODING.size)},
    "no encoding": {"scale": np.ones(ENCODING.size)},
    "another encoding": {"encoding": np.array("gunrunners-0"), "scale": np.ones(ENCODING.size)},
    "too narrow": {"encoding": np.array(ENCODING.name), "scale": np.ones(ENCODING.size),
                   "weights_0": np.zeros((ENCODING.size, 3)), "biases_0": np.zeros(3)},
    "not a number": {"encoding": np.array(ENCODING.name), "scale": np.ones(ENCODING.size),
                     "weights_0": np.full((ENCODING.size, ENCODING.actions), np.nan), "biases_0": np.zeros(ENCODING.actions)},
    "divided by zero": {"encoding": np.array(ENCODING.name), "scale": np.zeros(ENCODING.size),
                        "weights_0": np.zeros((ENCODING.size, ENCODING.actions)), "biases_0": np.zeros(ENCODING.actions)},
    "objects": {"encoding": np.array(ENCODING.name), "scale": np.array([{}] * ENCODING.size)},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", [*WRONG, "text", "missing", "folder", "another game"])
def test_what_is_no_policy_is_refused_in_one_sentence(
        what: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, game = tmp_path / "policy.npz", "gunrunners"
    if what in WRONG:
        np.savez(path, **WRONG[what])
    elif what == "text":
        path.write_text("hello")
    elif what == "folder":
        path.mkdir()
    elif what == "another game":
        written(path)
        game = "gunslingers"
    assert main(["arena", game, "--players", "2", "--bots", f"file:{path},random", "--lang", language]) == 2
    told = capsys.readouterr().err
    assert told.startswith("gunmetal: ")
    assert str(path) in told
    assert told.count("\n") == 1
