"""A unit that only adds rows of numbers."""

from gunmetal.kernel.records import Numbers, Singles
from gunmetal.kernel.rules import entry
from gunmetal.kernel.vectors import add_listed, add_products, add_row, add_scaled, copy_row, dot, rectify


@entry
def add_all(into: Singles, at: int, row: Singles, first: int, count: int, factor: float) -> float:
    add_row(into, at, row, first, count)
    add_scaled(into, at, row, first, count, factor)
    return dot(into, at, row, first, count)


@entry
def add_many(into: Singles, at: int, rows: Singles, first: int, count: int, listed: Numbers, begin: int, end: int) -> None:
    add_listed(into, at, rows, first, count, listed, begin, end)
    add_products(into, at, rows, first, count, rows, begin, end)


@entry
def take_over(into: Singles, at: int, row: Singles, first: int, count: int) -> None:
    copy_row(into, at, row, first, count)
    rectify(into, at, count // 2)
