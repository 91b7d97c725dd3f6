"""Chance that is asked for, natively: what `Asking` (chance.py) is in the interpreted world.

In a world that asks, `s.rng` is no generator but the address of a *paper*: an array with the outcomes that are known so far, and
room for a question. A rule that needs one more outcome writes its weights there, and goes on with anything: whoever finds a
question on the paper throws the state away, and asks again with a longer list of outcomes.
"""

from typing import Any

import numba
import numpy as np
from numba import carray, njit
from numba.core import cgutils
from numba.extending import intrinsic, overload

from gunmetal.kernel.records import Table

MOST_WEIGHTS, MOST_OUTCOMES = 64, 1024
# Where things stand on a paper.
KNOWN, USED, ASKED, LABEL, ANYTHING, WEIGHTS = 0, 1, 2, 3, 4, 5
OUTCOMES = WEIGHTS + MOST_WEIGHTS
PAPER = OUTCOMES + MOST_OUTCOMES


def below(s: Table, n: int, label: int) -> int:
    """`chance.below`, from a paper."""
    raise NotImplementedError


def pick(s: Table, counts: list[int], total: int, label: int) -> int:
    """`chance.pick`, from a paper."""
    raise NotImplementedError


@intrinsic  # type: ignore[untyped-decorator]
def _pointer(typing: Any, address: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return numba.types.voidptr(address), generate


@njit(error_model="numpy")  # type: ignore[untyped-decorator]
def _paper(s: Any) -> Any:
    return carray(_pointer(s.rng), (PAPER,), np.int64)


@njit(error_model="numpy")  # type: ignore[untyped-decorator]
def _known(paper: Any) -> Any:
    """The next outcome that is known, or -1."""
    if paper[USED] == paper[KNOWN]:
        return -1
    paper[USED] += 1
    return paper[OUTCOMES + paper[USED] - 1]


@njit(error_model="numpy")  # type: ignore[untyped-decorator]
def _anything(paper: Any, n: Any) -> Any:
    """Different numbers again and again, so that no rule waits for one in vain."""
    paper[ANYTHING] = (paper[ANYTHING] * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
    return (paper[ANYTHING] >> 8) * n >> 23


@overload(below)  # type: ignore[untyped-decorator]
def _below(s: Any, n: Any, label: Any) -> Any:
    def below(s: Any, n: Any, label: Any) -> Any:
        paper = _paper(s)
        outcome = _known(paper)
        if outcome >= 0:
            return outcome
        if paper[ASKED] == 0:
            paper[ASKED], paper[LABEL] = n, label
            for k in range(n):
                paper[WEIGHTS + k] = 1
        return _anything(paper, n)

    return below


@overload(pick)  # type: ignore[untyped-decorator]
def _pick(s: Any, counts: Any, total: Any, label: Any) -> Any:
    def pick(s: Any, counts: Any, total: Any, label: Any) -> Any:
        paper = _paper(s)
        outcome = _known(paper)
        if outcome >= 0:
            return outcome
        if paper[ASKED] == 0:
            paper[ASKED], paper[LABEL] = len(counts), label
            for k in range(len(counts)):
                paper[WEIGHTS + k] = counts[k]
        r, kind = _anything(paper, total), 0
        while r >= counts[kind]:
            r -= counts[kind]
            kind += 1
        return kind

    return pick
