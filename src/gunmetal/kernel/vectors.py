"""Sums over rows of numbers: natively eight at a time (native_vectors.py), so `count` is a multiple of 8; quickest if of 64."""

from gunmetal.kernel.records import Numbers, Singles

WIDTH = 8
BLOCK = 8                              # vectors that are kept at hand while many rows are summed up


def add_row(into: Singles, at: int, row: Singles, first: int, count: int) -> None:
    """into[at + j] += row[first + j]"""
    for j in range(count):
        into[at + j] += row[first + j]


def add_scaled(into: Singles, at: int, row: Singles, first: int, count: int, factor: float) -> None:
    """into[at + j] += factor * row[first + j]"""
    for j in range(count):
        into[at + j] += factor * row[first + j]


def add_listed(into: Singles, at: int, rows: Singles, first: int, count: int, listed: Numbers, begin: int, end: int) -> None:
    """into[at + j] += the sum of rows[first + listed[k] * count + j] for k from `begin` to before `end`"""
    for k in range(begin, end):
        for j in range(count):
            into[at + j] += rows[first + listed[k] * count + j]


def add_products(into: Singles, at: int, rows: Singles, first: int, count: int, factors: Singles, begin: int, end: int) -> None:
    """into[at + j] += the sum of factors[k] * rows[first + (k - begin) * count + j] for k from `begin` to before `end`"""
    for k in range(begin, end):
        for j in range(count):
            into[at + j] += factors[k] * rows[first + (k - begin) * count + j]


def copy_row(into: Singles, at: int, row: Singles, first: int, count: int) -> None:
    """into[at + j] = row[first + j]"""
    for j in range(count):
        into[at + j] = row[first + j]


def rectify(row: Singles, first: int, count: int) -> None:
    """What is below 0 becomes 0."""
    for j in range(count):
        row[first + j] = max(row[first + j], 0.0)


def dot(one: Singles, at: int, other: Singles, first: int, count: int) -> float:
    """The sum of one[at + j] * other[first + j]."""
    total = 0.0
    for j in range(count):
        total += one[at + j] * other[first + j]
    return total
