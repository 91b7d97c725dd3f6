"""Observations and actions as numbers, for each game: docs/encoding.md, which is made from what stands here.

    encoding = encoding_of("gunrunners")
    flat = encoding.observe(state, seat)           # one vector
    named = encoding.named(flat)                   # its parts, by name: views of the vector
    mask = encoding.mask(state)                    # 1 where an action is legal

Actions are the game's own numbers: `game.action_text(state, action)` is their notation, and `game.parse_action` the way back.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np

from gunmetal.environments.fields import Field, fields_of
from gunmetal.games import game_named
from gunmetal.kernel.contract import Game
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.records import RecordType, dtype_of
from gunmetal.kernel.worlds import to_native

VERSION = 1                            # changes when a number of an observation or an action means something else

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


@dataclass(frozen=True)
class Block:
    """Actions of one kind, in a row."""

    first: int
    last: int
    form: str                          # their notation, with what is named in capitals
    counted: str                       # how they are counted within the block


@dataclass(frozen=True)
class Encoding:
    game: Game
    record: RecordType
    fields: tuple[Field, ...]
    blocks: tuple[Block, ...]
    legends: Mapping[str, tuple[str, ...]]
    actions: int                       # how many there are
    most_options: int                  # that can be legal at once
    version: int = VERSION

    @property
    def name(self) -> str:
        """With its version: what was trained on another cannot be used."""
        return f"{self.game.name}-{self.version}"

    @cached_property
    def dtype(self) -> "np.dtype[Any]":
        """Of the numbers."""
        return np.dtype(f"i{dtype_of(self.record).itemsize // self.size}")

    @cached_property
    def size(self) -> int:
        return sum(int(np.prod(field.shape, dtype=int)) for field in self.fields)

    @property
    def most(self) -> Array:
        """The greatest that each number can be."""
        flat = np.zeros(self.size, self.dtype)
        for name, part in self.named(flat).items():
            part[...] = self.field(name).means.most
        return flat

    def field(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def observe(self, state: Any, seat: int) -> Array:
        """What a seat sees of an interpreted state; a seat that is not at the table is a spectator."""
        seen: Any = self.record()
        import_module(unit_of(self.game.name)).see(state, seat if 0 <= seat < state.player_count else PUBLIC, seen)
        return to_native([seen]).view(self.dtype)

    def mask(self, state: Any) -> Array:
        """Which actions the decider has."""
        mask = np.zeros(self.actions, np.int8)
        if self.game.outcome(state) is None:
            mask[self.game.options(state)] = 1
        return mask

    def named(self, flat: Array) -> dict[str, Array]:
        """The named arrays in a vector, or in each row of a table of vectors. They share its memory."""
        records = np.ascontiguousarray(flat).view(dtype_of(self.record))[..., 0]
        return {field.name: _part(records, field.path) for field in self.fields}

    def flat(self, named: Mapping[str, Array]) -> Array:
        """The vector of which these are the named arrays."""
        lead = np.asarray(named[self.fields[0].name]).shape
        flat = np.zeros((*lead, self.size), self.dtype)
        for name, part in self.named(flat).items():
            part[...] = named[name]
        return flat


def _part(records: Any, path: tuple[str, ...]) -> Array:
    for key in path:
        records = records[key]
    part: Array = records
    return part


def unit_of(name: str) -> str:
    """The module that says what a game's observation is."""
    return f"gunmetal.environments.seen.{name}"


@cache
def encoding_of(name: str) -> Encoding:
    game = game_named(name)
    unit = import_module(unit_of(name))
    firsts = [*unit.FORMS, unit.ACTIONS]
    blocks = tuple(Block(first, after - 1, form, unit.COUNTED.get(first, _named_in(form)))
                   for (first, form), after in zip(unit.FORMS.items(), firsts[1:], strict=True))
    return Encoding(game, unit.Observation, fields_of(unit.Observation), blocks, unit.LEGENDS, unit.ACTIONS, unit.MAX_OPTIONS)


def _named_in(form: str) -> str:
    """The one name in a form: the actions are counted by it."""
    return " ".join(word for word in form.split() if word.isupper())
