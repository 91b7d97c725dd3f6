"""The spaces of Gymnasium in which observations, actions and states lie."""

from typing import Any

import numpy as np
from gymnasium import spaces

from gunmetal.environments.encoding import Encoding
from gunmetal.environments.wrong import WrongInput
from gunmetal.kernel.problems import BadInput

MODES = ["human", "ansi", "rgb_array"]         # of rendering


def checked(mode: str | None) -> str | None:
    """A mode of rendering, or none."""
    if mode is not None and mode not in MODES:
        raise WrongInput(BadInput("environment-mode-wrong", mode=str(mode)[:40], modes=", ".join(MODES)))
    return mode


def observation_space(encoding: Encoding, named: bool) -> spaces.Space[Any]:
    """What is seen, flat or by name, and which actions are legal."""
    most = encoding.most
    seen: spaces.Space[Any] = spaces.Box(np.zeros_like(most), most, dtype=most.dtype.type)
    if named:
        seen = spaces.Dict({name: spaces.Box(0, int(part.flat[0]), part.shape, most.dtype.type)
                            for name, part in encoding.named(most).items()})
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8)})


def action_space(encoding: Encoding) -> spaces.Space[Any]:
    return spaces.Discrete(encoding.actions)


def whole_space(encoding: Encoding, players: int) -> spaces.Space[Any]:
    """What all seats see, one after the other."""
    most = np.tile(encoding.most, players)
    return spaces.Box(np.zeros_like(most), most, dtype=most.dtype.type)
