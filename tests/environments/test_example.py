"""The examples run, and what one saves is what docs/environments.md and the file's readers expect."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gunmetal.batch import make
from gunmetal.environments.encoding import encoding_of
from gunmetal.environments.policies import save
from tests.docs.pages import ROOT


@pytest.fixture(scope="module")
def example() -> Any:
    return runpy.run_path(str(ROOT / "examples/train_policy.py"))


def test_a_policy_is_trained_a_little_and_saved(example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "my_policy.npz"
    monkeypatch.setitem(example["main"].__globals__, "GAMES", 16)
    monkeypatch.setitem(example["main"].__globals__, "JUDGED", 100)
    example["main"](["--minutes", "0.01", "--file", str(file)])
    assert "of 100 games against random" in capsys.readouterr().out
    encoding = encoding_of("gunrunners")
    with np.load(file) as arrays:
        assert str(arrays["encoding"]) == encoding.name
        assert arrays["scale"].shape == (encoding.size,)
        assert arrays["weights_0"].shape[0] == encoding.size
        assert arrays["weights_1"].shape == (arrays["weights_0"].shape[1], encoding.actions)
        assert all(np.isfinite(arrays[name]).all() for name in ("scale", "weights_0", "biases_0", "weights_1", "biases_1"))


def test_what_it_saves_is_evaluated_in_openspiel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    encoding, rng = encoding_of("gunrunners"), np.random.default_rng(1)
    layer = rng.normal(0, 0.1, (encoding.size, encoding.actions)), np.zeros(encoding.actions)
    save(tmp_path / "p.npz", encoding, np.ones(encoding.size), [layer])
    evaluate = runpy.run_path(str(ROOT / "examples/evaluate_with_openspiel.py"))["main"]
    evaluate([str(tmp_path / "p.npz"), "--games", "4", "--simulations", "2"])
    told = capsys.readouterr().out.splitlines()
    assert [line.partition("% of ")[2] for line in told] == ["4 games against random",
                                                             "2 games against OpenSpiel's search with 2 simulations"]


def test_its_net_learns_what_it_is_taught(example: Any) -> None:
    """What brought more than expected is done more often afterwards, and the value comes nearer to the result."""
    rng = np.random.default_rng(1)
    batch = make("gunrunners", 64, seed=1)
    for _ in range(10):
        batch.step(example["at_random"](batch, rng))
    seen, masks = batch.observations.copy(), batch.masks.copy()
    net = example["Net"](np.ones(batch.encoding.size, np.float32), batch.encoding.actions, rng)
    actions, before, _ = net.choose(seen, masks, rng)
    assert masks[np.arange(64), actions].all()
    for _ in range(20):
        net.learn(seen, masks, actions, before, np.ones(64, np.float32), np.ones(64, np.float32))
    *_, legal, logs, values = net.look(seen, masks)
    several = masks.sum(1) > 1
    assert (logs[np.arange(64), np.searchsorted(legal, actions)] > before)[several].mean() > 0.9
    assert abs(values.mean() - 1.0) < 0.5
