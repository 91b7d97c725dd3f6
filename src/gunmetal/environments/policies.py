"""A policy in a file: a net over a game's encoding (docs/encoding.md), which says how good it finds each action.

It is an `.npz` file with these arrays:

    encoding                    the encoding that it was trained on, as `Encoding.name` calls it: "gunrunners-1"
    scale                       by which an observation is divided, number by number
    weights_0, biases_0, …      layer after layer, from inputs (rows) to outputs (columns)

Between layers what is negative becomes 0 (ReLU). The last layer has a column for each action; the best one that is legal is taken.
"""

import hashlib
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from gunmetal.environments.encoding import Array, Encoding, encoding_of
from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import BadInput

DIGEST = 16                            # characters that tell one file from another


@dataclass(frozen=True, eq=False)
class Policy:
    encoding: Encoding
    scale: Array
    layers: tuple[tuple[Array, Array], ...]    # weights and biases
    digest: str                                # of its file

    def choose(self, state: Any, seat: int) -> int:
        """The action that it likes best, of what the seat sees and may do."""
        options = self.encoding.game.options(state)
        liked = self.likes(self.encoding.observe(state, seat))
        return max(options, key=lambda action: float(liked[action]))

    def likes(self, observation: Array) -> Array:
        """How good it finds each action; or, of a table of observations, each action in each of them."""
        values = observation / self.scale
        for number, (weights, biases) in enumerate(self.layers):
            values = (np.maximum(values, 0) if number else values) @ weights + biases
        return values


def save(path: Path, encoding: Encoding, scale: Array, layers: Sequence[tuple[Array, Array]]) -> None:
    """Writes a policy that `load` reads."""
    arrays: dict[str, Any] = {"encoding": np.array(encoding.name), "scale": scale}
    for number, (weights, biases) in enumerate(layers):
        arrays |= {f"weights_{number}": weights, f"biases_{number}": biases}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load(path: Path, game: Game) -> Policy:
    """Refuses what is no policy, or one for another game or encoding."""
    return _load(path.absolute(), game.name)


@cache
def _load(path: Path, name: str) -> Policy:
    encoding = encoding_of(name)
    try:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()[:DIGEST]
        with np.load(path) as arrays:
            told, scale = str(arrays["encoding"]), arrays["scale"]
            count = sum(key.startswith("weights_") for key in arrays)
            layers = tuple((arrays[f"weights_{number}"], arrays[f"biases_{number}"]) for number in range(count))
    except OSError as error:
        raise BadInput("policy-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise BadInput("policy-damaged", file=str(path)) from None
    if told != encoding.name:
        raise BadInput("policy-foreign", file=str(path), encoding=told[:40], wanted=encoding.name)
    if not _fits(encoding, scale, layers):
        raise BadInput("policy-damaged", file=str(path))
    return Policy(encoding, scale, layers, digest)


def _fits(encoding: Encoding, scale: Array, layers: Sequence[tuple[Array, Array]]) -> bool:
    """Whether every layer takes what the one before gives, from an observation to the actions, and all are finite numbers."""
    parts = [scale, *(part for layer in layers for part in layer)]
    if not all(np.issubdtype(part.dtype, np.number) and np.isfinite(part).all() for part in parts):
        return False
    if scale.shape != (encoding.size,) or not (scale != 0).all() or not layers:
        return False
    width = encoding.size
    for weights, biases in layers:
        if weights.ndim != 2 or weights.shape[0] != width or biases.shape != (weights.shape[1],):
            return False
        width = weights.shape[1]
    return width == encoding.actions
