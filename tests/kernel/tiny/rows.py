"""A unit that only adds rows of numbers."""

from gunmetal.kernel.records import Singles
from gunmetal.kernel.rules import entry
from gunmetal.kernel.vectors import add_row, add_scaled, dot


@entry
def add_all(into: Singles, at: int, row: Singles, first: int, count: int, factor: float) -> float:
    add_row(into, at, row, first, count)
    add_scaled(into, at, row, first, count, factor)
    return dot(into, at, row, first, count)
