"""Sums over rows: the same in both worlds, but for the rounding of short numbers; nothing beyond a row is touched."""

import numpy as np
import pytest

from gunmetal.kernel import native
from tests.kernel.tiny import rows


@pytest.fixture(scope="module")
def world() -> native.World:
    return native.world("tests.kernel.tiny.rows")


@pytest.mark.parametrize(("at", "first", "count"), [(0, 0, 8), (3, 5, 16), (8, 0, 64), (1, 1, 0), (40, 24, 8)])
def test_rows_are_added_alike(world: native.World, at: int, first: int, count: int) -> None:
    numbers = np.random.default_rng(at)
    into, row = numbers.normal(size=80).astype(np.float32), numbers.normal(size=80).astype(np.float32)
    slow, fast = into.tolist(), into.copy()
    expected = rows.add_all(slow, at, row.tolist(), first, count, 0.25)
    assert world.add_all(fast, at, row, first, count, 0.25) == pytest.approx(expected, rel=1e-5, abs=1e-5)
    assert fast.tolist() == pytest.approx(slow, rel=1e-6, abs=1e-6)
    outside = np.r_[0:at, at + count : 80]
    assert np.array_equal(fast[outside], into[outside])
    assert count == 0 or not np.array_equal(fast, into)


@pytest.mark.parametrize(("at", "first", "count"), [(0, 0, 8), (3, 5, 24), (8, 0, 64), (1, 1, 128), (40, 24, 0)])
@pytest.mark.parametrize(("begin", "end"), [(0, 4), (2, 3), (3, 3)])
def test_many_rows_are_added_alike(world: native.World, at: int, first: int, count: int, begin: int, end: int) -> None:
    numbers = np.random.default_rng(at)
    into, row = numbers.normal(size=200).astype(np.float32), numbers.normal(size=1000).astype(np.float32)
    listed, slow, fast = np.array([3, 0, 5, 3], np.int32), into.tolist(), into.copy()
    rows.add_many(slow, at, row.tolist(), first, count, listed.tolist(), begin, end)
    world.add_many(fast, at, row, first, count, listed, begin, end)
    assert fast.tolist() == pytest.approx(slow, rel=1e-5, abs=1e-5)
    outside = np.r_[0:at, at + count : 200]
    assert np.array_equal(fast[outside], into[outside])
    assert np.array_equal(fast, into) == (count == 0 or begin == end)


@pytest.mark.parametrize(("at", "first", "count"), [(0, 0, 16), (3, 5, 32), (1, 1, 0)])
def test_rows_are_copied_and_rectified_alike(world: native.World, at: int, first: int, count: int) -> None:
    numbers = np.random.default_rng(at)
    into, row = numbers.normal(size=80).astype(np.float32), numbers.normal(size=80).astype(np.float32)
    slow, fast = into.tolist(), into.copy()
    rows.take_over(slow, at, row.tolist(), first, count)
    world.take_over(fast, at, row, first, count)
    assert fast.tolist() == slow
    assert all(fast[at : at + count // 2] >= 0)
    assert count == 0 or any(fast[at + count // 2 : at + count] < 0)
