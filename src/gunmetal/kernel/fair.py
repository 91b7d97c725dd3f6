"""Chance that can be checked: dice and draws follow from a secret seed, which is promised before the game and shown after it.

`commitment(seed)` is shown before the first move. Outcome number `index` of step number `step` is

    HMAC-SHA256(seed, "step:index:try"), its first 8 bytes as a number, modulo n

with `try` counting up from 0 while the number is so large that the remainder would not be fair. The step is counted in steps that
stand, so that taking an action back and acting again does not roll the dice anew.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gunmetal.kernel.chance import Outcome, Tape, nth
from gunmetal.kernel.contract import Game
from gunmetal.kernel.log import Head, Line
from gunmetal.kernel.match import walk
from gunmetal.kernel.problems import BadLog
from gunmetal.kernel.records import Table

METHOD = "hmac-sha256"
WHOLE = 1 << 64


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before the game: it fits one seed only, and does not tell it."""
    return hashlib.sha256(f"gunmetal commitment {seed}".encode()).hexdigest()


def number(seed: str, step: int, index: int, n: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    limit = WHOLE // n * n
    attempt = 0
    while True:
        block = hmac.digest(bytes.fromhex(seed), f"{step}:{index}:{attempt}".encode(), "sha256")
        drawn = int.from_bytes(block[:8], "big")
        if drawn < limit:
            return drawn % n
        attempt += 1


@dataclass
class FairDealer:
    """Answers from the seed. Whoever lets it answer says first which step it is: `begin_step`."""

    seed: str
    _step: int = 0
    _index: int = 0

    def begin_step(self, step: int) -> None:
        self._step, self._index = step, 0

    def below(self, s: Table, n: int, label: int) -> int:
        self._index += 1
        return number(self.seed, self._step, self._index - 1, n)

    def pick(self, s: Table, counts: Sequence[int], total: int, label: int) -> int:
        return nth(counts, self.below(s, total, label))


@dataclass(frozen=True)
class Draw:
    """One outcome, and among what it was drawn: the result is the place in `weights`."""

    step: int
    index: int
    words: str
    weights: tuple[int, ...]
    result: int

    def follows_from(self, seed: str) -> bool:
        return nth(self.weights, number(seed, self.step, self.index, sum(self.weights))) == self.result

    def to_json(self) -> dict[str, Any]:
        return {"step": self.step, "index": self.index, "words": self.words, "weights": list(self.weights), "result": self.result}


@dataclass
class _Witness(Tape):
    """A tape that remembers among what each outcome was."""

    seen: list[tuple[int, int, tuple[int, ...]]] = field(default_factory=list)

    def _next(self, label: int, weights: list[int]) -> int:
        result = super()._next(label, weights)
        self.seen.append((int(label), result, tuple(int(weight) for weight in weights)))
        return result


def draws(game: Game, head: Head, lines: Sequence[Line]) -> list[Draw]:
    """Every outcome of a game, in order. What was taken back has none: only steps without chance can be."""
    found: list[Draw] = []
    witnesses: list[_Witness] = []

    def witness(outcomes: list[Outcome]) -> Tape:
        witnesses.append(_Witness(outcomes))
        return witnesses[-1]

    matches = walk(game, head, lines, witness)
    for match in matches:
        for one in witnesses:
            step = len(match.steps) - 1
            found += [Draw(step, index, game.chance_text(label, result), weights, result)
                      for index, (label, result, weights) in enumerate(one.seen)]
        witnesses.clear()
    return found


@dataclass(frozen=True)
class Verdict:
    checked: int                       # outcomes that follow from the seed
    taken_over: int                    # outcomes of an earlier game from which this one was continued


def verify(game: Game, head: Head, lines: Sequence[Line]) -> Verdict:
    """Recomputes every die and draw of a finished game from its seed. Raises BadLog if anything does not fit."""
    promise: Mapping[str, Any] = head.chance or {}
    if "seed" not in promise:
        raise BadLog("verify-no-seed")
    if commitment(promise["seed"]) != promise["commitment"]:
        raise BadLog("verify-commitment")
    first = promise.get("first_step", 0)
    checked = taken_over = 0
    for draw in draws(game, head, lines):
        if draw.step < first:
            taken_over += 1
        elif draw.follows_from(promise["seed"]):
            checked += 1
        else:
            raise BadLog("verify-outcome", number=draw.step, words=draw.words)
    return Verdict(checked, taken_over)
