"""What a seat observes, and what it knows with perfect recall, as OpenSpiel wants them: as strings and as tensors."""

import json
from typing import Any

import numpy as np

from gunmetal.environments.encoding import encoding_of
from gunmetal.environments.openspiel.positions import CHANCE, Position, Table
from gunmetal.games.plain import Plain

# Lines of which an information state's tensor has room. In the western games there is no bound, and so no tensor.
LINES = {"gunrunners": 1024}
LINES_OF_SMALL = 64
NUMBERS = 6                            # of a line: what it is, and up to five more


def observation(position: Position, seat: int) -> str:
    """What the seat sees, as JSON; while chance is asked, as it was before."""
    game = position.table.game
    return json.dumps(Plain(game).record(game.view(position.state, seat)), ensure_ascii=False, separators=(",", ":"))


def information(position: Position, seat: int) -> str:
    """All that the seat was told and did, line by line, and what is to be decided now."""
    if position.known is None:
        position.known = {}
    if seat not in position.known:
        game = position.table.game
        if position.player == CHANCE:
            now = "? chance"
        elif position.player < 0:
            now = "? over"
        else:
            now = f"? {game.seats[position.player]} {game.decision(position.state)}"
        position.known[seat] = "\n".join([game.seats[seat], *(line.words for line in position.told[seat]), now])
    return position.known[seat]


class Observed:
    """OpenSpiel's observer of what a seat sees now: the encoding of docs/encoding.md."""

    def __init__(self, table: Table) -> None:
        self._encoding = encoding_of(table.game.name)
        self.tensor = np.zeros(self._encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = self._encoding.observe(state.position.state, player)

    def string_from(self, state: Any, player: int) -> str:
        return observation(state.position, player)


class Recalled:
    """OpenSpiel's observer of all that a seat knows. In the tensor each line is a row of its numbers, plus one: 0 is nothing."""

    def __init__(self, table: Table) -> None:
        self._lines = LINES_OF_SMALL if table.is_small else LINES.get(table.game.name)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._lines is not None:
            self.tensor = np.zeros(table.players + self._lines * NUMBERS, np.float32)
            self.dict = {"seat": self.tensor[:table.players],
                         "told": self.tensor[table.players:].reshape(self._lines, NUMBERS)}

    def set_from(self, state: Any, player: int) -> None:
        assert self.tensor is not None
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        told = state.position.told[player]
        if len(told) > len(self.dict["told"]):
            raise ValueError(f"a game of {len(told)} lines is longer than an information state's tensor")
        for row, line in zip(self.dict["told"], told, strict=False):
            row[:len(line.numbers)] = np.add(line.numbers, 1)

    def string_from(self, state: Any, player: int) -> str:
        return information(state.position, player)
