"""Sums over rows of numbers, a few at a time: natively as vectors of eight (native.py), so `count` is a multiple of eight."""

from gunmetal.kernel.records import Singles

WIDTH = 8


def add_row(into: Singles, at: int, row: Singles, first: int, count: int) -> None:
    """into[at + j] += row[first + j]"""
    for j in range(count):
        into[at + j] += row[first + j]


def add_scaled(into: Singles, at: int, row: Singles, first: int, count: int, factor: float) -> None:
    """into[at + j] += factor * row[first + j]"""
    for j in range(count):
        into[at + j] += factor * row[first + j]


def dot(one: Singles, at: int, other: Singles, first: int, count: int) -> float:
    """The sum of one[at + j] * other[first + j]."""
    total = 0.0
    for j in range(count):
        total += one[at + j] * other[first + j]
    return total
