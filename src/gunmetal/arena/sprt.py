"""A sequential test: stops when it is clear whether the first of two bots is stronger by `low` or by `high` Elo.

Blocks of games with the same deal are the samples. The likelihoods are those of their mean (Van den Bergh, "A practical
introduction to the GSPRT"), as engine testers use them.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gunmetal.arena.ladder import won
from gunmetal.arena.series import Played, Series
from gunmetal.kernel.problems import BadInput

WRONG = 0.05                           # how often either answer may be wrong
LEAST = 0.02                           # the variance that is supposed at least: a few equal blocks prove nothing
FEWEST = 8                             # blocks before anything is said


@dataclass(frozen=True)
class Verdict:
    blocks: int
    likelihood: float                  # logarithm of the ratio: high to low
    bound: float                       # it is settled when that is beyond, to either side

    @property
    def is_settled(self) -> bool:
        return abs(self.likelihood) >= self.bound

    @property
    def is_high(self) -> bool:
        return self.likelihood > 0


def limits(text: str) -> tuple[float, float]:
    """`0,20`"""
    try:
        low, high = (float(one) for one in text.split(","))
    except ValueError:
        raise BadInput("arena-sprt-wrong", text=text[:40]) from None
    if not (math.isfinite(low) and math.isfinite(high) and low < high):
        raise BadInput("arena-sprt-wrong", text=text[:40])
    return low, high


def expected(elo: float, seats: tuple[int, int] = (1, 1)) -> float:
    """The part of the wins of two bots with so many seats that the first one has, if it is stronger by so much (Luce, as in
    ladder.py)."""
    first, second = seats[0] * 10 ** (elo / 400), float(seats[1])
    return float(first / (first + second))


def verdict(series: Series, found: Sequence[Played], low: float, high: float) -> Verdict:
    """Of the first bot against the second. Only whole blocks count."""
    company, blocks = series.companies[0], dict[int, list[float]]()
    for one in found:
        first, second = won(one, 0), won(one, 1)
        if first + second:
            blocks.setdefault(series.block_of(one.number), []).append(first / (first + second))
    means = [sum(scores) / len(scores) for scores in blocks.values() if len(scores) == series.block]
    bound = math.log((1 - WRONG) / WRONG)
    if len(means) < FEWEST:
        return Verdict(len(means), 0.0, bound)
    mean = sum(means) / len(means)
    spread = max(sum((one - mean) ** 2 for one in means) / len(means), LEAST)
    worse, better = (expected(elo, (company.count(0), company.count(1))) for elo in (low, high))
    return Verdict(len(means), len(means) * (better - worse) * (2 * mean - better - worse) / (2 * spread), bound)
