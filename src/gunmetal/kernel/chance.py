"""Chance: a rule says `below(s, 6, Chance.DIE)`, and a dealer answers.

Natively the answer comes from a generator kept in the state. Interpreted, the state carries a dealer: the same generator, a tape
(replay), or one that asks. Every outcome passes through here, so every outcome can be logged and replayed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from gunmetal.kernel.problems import BadLog
from gunmetal.kernel.records import Table

MASK = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN, MIX_1, MIX_2 = 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB


def below(s: Table, n: int, label: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    return s.dealer.below(s, n, label)  # type: ignore[no-any-return]


def pick(s: Table, counts: list[int], total: int, label: int) -> int:
    """The index of one of `total` things, of which there are `counts` by kind. Takes nothing away."""
    return s.dealer.pick(s, counts, total, label)  # type: ignore[no-any-return]


class Dealer(Protocol):
    def below(self, s: Table, n: int, label: int) -> int: ...
    def pick(self, s: Table, counts: Sequence[int], total: int, label: int) -> int: ...


def stream(seed: int, number: int) -> int:
    """The generator state with which game `number` of a series starts: an output of SplitMix64 itself. See native.streams."""
    z = (seed * MIX_2 + number * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


class Generator:
    """SplitMix64 (Steele, Lea and Flood, 2014), bit for bit the native generator (native.py). Its state is `s.rng`, so that a
    copied state goes on alike; the upper 32 bits of each output are used."""

    def below(self, s: Table, n: int, label: int) -> int:
        s.rng = z = (s.rng + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * MIX_1) & MASK
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        return ((z ^ (z >> 31)) >> 32) * n >> 32

    def pick(self, s: Table, counts: Sequence[int], total: int, label: int) -> int:
        return nth(counts, self.below(s, total, label))


def nth(counts: Sequence[int], r: int) -> int:
    """The kind of the r-th thing, counted kind after kind."""
    for kind, count in enumerate(counts):
        r -= count
        if r < 0:
            return kind
    raise IndexError("fewer things than announced")


Outcome = tuple[int, int]  # label, result


@dataclass
class Recorder:
    """Passes every question on, and keeps the answers."""

    dealer: Dealer
    outcomes: list[Outcome] = field(default_factory=list)

    def below(self, s: Table, n: int, label: int) -> int:
        result = self.dealer.below(s, n, label)
        self.outcomes.append((int(label), result))
        return result

    def pick(self, s: Table, counts: Sequence[int], total: int, label: int) -> int:
        result = self.dealer.pick(s, counts, total, label)
        self.outcomes.append((int(label), result))
        return result


class ChanceNeeded(Exception):
    """The tape is at its end: chance decides next, among results weighted like this."""

    def __init__(self, label: int, weights: list[int]) -> None:
        super().__init__(f"chance {label} among {weights}")
        self.label, self.weights = label, weights


@dataclass
class Tape:
    """Plays recorded outcomes back. An outcome that cannot be, or that is missing, is a damaged log."""

    outcomes: Sequence[Outcome]
    played: int = 0

    def below(self, s: Table, n: int, label: int) -> int:
        return self._next(label, [1] * n)

    def pick(self, s: Table, counts: Sequence[int], total: int, label: int) -> int:
        return self._next(label, list(counts))

    def _next(self, label: int, weights: list[int]) -> int:
        if self.played == len(self.outcomes):
            raise self._at_end(int(label), weights)
        recorded, result = self.outcomes[self.played]
        if recorded != label or not 0 <= result < len(weights) or weights[result] <= 0:
            raise BadLog("log-chance-impossible", number=self.played + 1)
        self.played += 1
        return result

    def _at_end(self, label: int, weights: list[int]) -> Exception:
        return BadLog("log-chance-missing", number=self.played + 1)

    def finish(self) -> None:
        if self.played != len(self.outcomes):
            raise BadLog("log-chance-left-over", number=self.played + 1)


class Asking(Tape):
    """A tape that asks at its end: whoever plays it rolls the step back, and chance becomes an explicit decision."""

    def _at_end(self, label: int, weights: list[int]) -> Exception:
        return ChanceNeeded(label, weights)


def attempt(s: Any, act: Any, outcomes: Sequence[Outcome]) -> Any:
    """The state after `act` with these outcomes, or the question that chance must answer next. `s` itself is untouched.

    Called with longer and longer outcomes this turns any rule into explicit chance nodes with exact odds.
    """
    trial = s.clone()
    trial.dealer = Asking(outcomes)
    trial.events = None
    try:
        act(trial)
    except ChanceNeeded as question:
        return question
    trial.dealer = s.dealer
    return trial
