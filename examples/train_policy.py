"""Train a policy on Gunrunners with the batch environment, by games against itself, with nothing but NumPy.

    python examples/train_policy.py --minutes 4 --file my_policy.npz

The net looks at the flat observation (docs/encoding.md) and has one hidden layer: from it come a preference for each action, and
the chance to win. It learns from whole games by policy gradients with clipping (PPO). The file has what it needs to be used: the
name of the encoding, the scale by which an observation is divided, and the weights and biases of the layers to the actions.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")     # read when NumPy is imported; for small matrices one thread is quickest

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import gunmetal.batch
from gunmetal.batch import Batch

GAMES, HIDDEN, JUDGED = 512, 128, 2000
RATE, CLIP, ENTROPY, LAMBDA, EPOCHS, PART = 1e-3, 0.2, 0.01, 0.9, 3, 1024
FORBIDDEN = np.float32(-1e9)

Array = np.ndarray[Any, np.dtype[Any]]
Parameters = dict[str, Array]


class Net:
    """One hidden layer, and Adam (Kingma and Ba, 2015) to teach it."""

    def __init__(self, scale: Array, actions: int, rng: np.random.Generator) -> None:
        size = len(scale)
        self.scale = scale
        self.parameters: Parameters = {
            "weights_0": rng.normal(0, (2 / size) ** 0.5, (size, HIDDEN)).astype(np.float32),
            "weights_1": rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "weights_v": np.zeros((HIDDEN, 1), np.float32),
            "biases_0": np.zeros(HIDDEN, np.float32),
            "biases_1": np.zeros(actions, np.float32),
            "biases_v": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(part) for name, part in self.parameters.items()}
        self._squares = {name: np.zeros_like(part) for name, part in self.parameters.items()}
        self._steps, self.rate = 0, RATE

    def look(self, seen: Array, masks: Array) -> tuple[Array, Array, Array, Array, Array]:
        """Inputs, hidden units, the actions that are legal anywhere, the logarithms of their chances, and the value."""
        p = self.parameters
        inputs = seen.astype(np.float32) / self.scale
        hidden = np.maximum(inputs @ p["weights_0"] + p["biases_0"], 0)
        legal = np.flatnonzero(masks.any(0))
        likes = np.where(masks[:, legal], hidden @ p["weights_1"][:, legal] + p["biases_1"][legal], FORBIDDEN)
        likes -= likes.max(1, keepdims=True)
        logs = likes - np.log(np.exp(likes).sum(1, keepdims=True))
        return inputs, hidden, legal, logs, (hidden @ p["weights_v"] + p["biases_v"])[:, 0]

    def choose(self, seen: Array, masks: Array, rng: np.random.Generator | None = None) -> tuple[Array, Array, Array]:
        """An action in each game, the logarithm of its chance, and the value. With `rng`, each action as often as its chance says;
        otherwise the best one."""
        _, _, legal, logs, values = self.look(seen, masks)
        noise = 0.0 if rng is None else rng.gumbel(size=logs.shape)
        chosen = (logs + noise).argmax(1)
        return legal[chosen], logs[np.arange(len(chosen)), chosen], values

    def learn(self, seen: Array, masks: Array, actions: Array, before: Array, gains: Array, results: Array) -> None:
        inputs, hidden, legal, logs, values = self.look(seen, masks)
        rows, taken, n = np.arange(len(actions)), np.searchsorted(legal, actions), len(actions)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, taken] - before)
        counts = np.where((gains >= 0) & (ratio > 1 + CLIP) | (gains < 0) & (ratio < 1 - CLIP), 0, ratio * gains) / n
        of_likes = chances * counts[:, None]
        of_likes[rows, taken] -= counts
        of_likes += ENTROPY / n * chances * (logs - (chances * logs).sum(1, keepdims=True))
        of_values = (values - results)[:, None] / n
        weights = self.parameters["weights_1"]
        of_hidden = (of_likes @ weights[:, legal].T + of_values @ self.parameters["weights_v"].T) * (hidden > 0)
        slopes = {name: np.zeros_like(part) for name, part in self.parameters.items()}
        slopes["weights_0"], slopes["biases_0"] = inputs.T @ of_hidden, of_hidden.sum(0)
        slopes["weights_1"][:, legal], slopes["biases_1"][legal] = hidden.T @ of_likes, of_likes.sum(0)
        slopes["weights_v"], slopes["biases_v"] = hidden.T @ of_values, of_values.sum(0)
        self._follow(slopes)

    def _follow(self, slopes: Parameters) -> None:
        self._steps += 1
        rate = self.rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for name, slope in slopes.items():
            self._means[name] += 0.1 * (slope - self._means[name])
            self._squares[name] += 0.001 * (slope * slope - self._squares[name])
            self.parameters[name] -= (rate * self._means[name] / (np.sqrt(self._squares[name]) + 1e-8)).astype(np.float32)

    def save(self, path: Path, encoding: str) -> None:
        layers = {name: self.parameters[name] for name in ("weights_0", "biases_0", "weights_1", "biases_1")}
        with path.open("wb") as file:
            np.savez_compressed(file, encoding=np.array(encoding), scale=self.scale, **layers)  # type: ignore[arg-type]


def scale_of(batch: Batch, rng: np.random.Generator) -> Array:
    """How much each number of an observation varies in games at random."""
    seen = []
    for _ in range(200):
        batch.step(at_random(batch, rng))
        seen.append(batch.observations[:64].astype(np.float32))
    scale: Array = np.maximum(np.concatenate(seen).std(0), 0.25)
    return scale


def at_random(batch: Batch, rng: np.random.Generator) -> Array:
    return batch.options[np.arange(batch.n), (rng.random(batch.n) * batch.counts).astype(np.int32)]


def play(batch: Batch, net: Net, rng: np.random.Generator) -> tuple[Array, ...]:
    """One game in each row, against itself, and in every second one against random.

    Returns what was seen, allowed, done and thought in every decision; by how much what followed was better than expected
    (generalised advantages: Schulman and others, 2016); and what should have been expected.
    """
    batch.reset()
    kept: list[tuple[Array, ...]] = []
    results = np.zeros((batch.n, batch.players), np.float32)
    playing = np.ones(batch.n, bool)
    random_seat = np.where(np.arange(batch.n) % 2, np.arange(batch.n) // 2 % batch.players, -1)
    while playing.any():
        actions = at_random(batch, rng)
        asked = np.flatnonzero(playing & (batch.counts > 1) & (batch.deciders != random_seat))
        if len(asked):
            seen, masks = batch.observations[asked], batch.masks[asked]
            actions[asked], logs, values = net.choose(seen, masks, rng)
            kept.append((seen, masks, actions[asked], logs, values, asked, batch.deciders[asked]))
        batch.step(actions)
        ended = playing & batch.dones
        results[ended] = batch.rewards[ended]
        playing &= ~batch.dones
    gains, later, following = [], np.zeros_like(results), results
    for *_, values, games, seats in reversed(kept):
        gain = following[games, seats] - values + LAMBDA * later[games, seats]
        later[games, seats], following[games, seats] = gain, values
        gains.append(gain)
    gained = np.concatenate(gains[::-1])
    seen, masks, actions, logs, values = (np.concatenate(part) for part in list(zip(*kept, strict=True))[:5])
    return seen, masks, actions, logs, gained, values + gained


def wins_against_random(net: Net, games: int, seed: int) -> float:
    """The share of games against random, with the best action each time; every second game from the other seat."""
    batch = gunmetal.batch.make("gunrunners", games, players=2, seed=seed)
    rng, own = np.random.default_rng(seed), np.arange(games) % 2
    results, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():
        chosen, _, _ = net.choose(batch.observations, batch.masks)
        batch.step(np.where(batch.deciders == own, chosen, at_random(batch, rng)))
        ended = playing & batch.dones
        results[ended] = batch.rewards[np.arange(games), own][ended]
        playing &= ~batch.dones
    return float(results.mean())


def train(minutes: float, seed: int, file: Path) -> float:
    rng = np.random.default_rng(seed)
    batch = gunmetal.batch.make("gunrunners", GAMES, players=2, seed=seed)
    net = Net(scale_of(batch, rng), batch.encoding.actions, rng)
    begin, told, portion = time.monotonic(), 0.0, 0
    while (spent := time.monotonic() - begin) < 60 * minutes:
        net.rate = RATE * (1 - spent / (60 * minutes))
        seen, masks, actions, logs, gains, results = play(batch, net, rng)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(actions)), max(1, len(actions) // PART)):
                net.learn(seen[part], masks[part], actions[part], logs[part], gains[part], results[part])
        portion += 1
        if spent - told > 15:
            told = spent
            print(f"{spent:4.0f} s, {portion * GAMES:,} games: wins {wins_against_random(net, 400, seed + 1):.1%} against random",
                  flush=True)
    net.save(file, batch.encoding.name)
    return wins_against_random(net, JUDGED, seed + 2)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("my_policy.npz"))
    asked = parser.parse_args(words)
    share = train(asked.minutes, asked.seed, asked.file)
    print(f"{asked.file}: wins {share:.1%} of {JUDGED:,} games against random")


if __name__ == "__main__":
    main()
