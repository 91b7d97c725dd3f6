"""All numbers of a state in a row, of both worlds in the same order: a quick way to compare every field of a million states."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from gunmetal.kernel.records import Many, RecordType, Scalar

Path = tuple[str, ...]
APART = ("rng",)                       # the one number that is wider than the others


def leaves(field: Any, path: Path = (), without: Path = ()) -> Iterator[Path]:
    """The names of the numbers, from the outermost record on; those of some fields of the record may be left out."""
    if isinstance(field, Scalar):
        yield path
    elif isinstance(field, Many):
        yield from leaves(field.item, path)
    else:
        for key, inner in field.fields.items():
            if (*path, key) != APART and key not in without:
                yield from leaves(inner, (*path, key))


def _items(field: Any, expression: str, in_rows: bool = False) -> Iterator[tuple[Path, str]]:
    """For every number of a record its path, and the Python expression that reads it. `in_rows`: lists of numbers as a whole."""
    if isinstance(field, Scalar):
        yield (), expression
    elif isinstance(field, Many) and isinstance(field.item, Scalar) and in_rows:
        yield (), f"*{expression}"
    elif isinstance(field, Many):
        for i in range(field.length):
            yield from _items(field.item, f"{expression}[{i}]", in_rows)
    else:
        for key, inner in field.fields.items():
            for path, inside in _items(inner, f"{expression}.{key}", in_rows):
                yield (key, *path), inside


@cache
def interpreted(record: RecordType, without: Path = ()) -> Callable[[Any], list[int]]:
    """A function that lists all numbers of an interpreted record."""
    expressions: dict[Path, list[str]] = {}
    for path, expression in _items(record, "s", in_rows=True):
        expressions.setdefault(path, []).append(expression)
    names: dict[str, str] = {}         # every inner thing is fetched once

    def short(expression: str) -> str:
        cut = max(expression.rfind("."), expression.rfind("["))
        if cut < 0:
            return expression
        if expression.startswith("*"):
            return f"*{short(expression[1:])}"
        whole, last = expression[:cut], expression[cut:]
        if whole not in names and whole != "s":
            fetched = short(whole)
            names[whole] = f"v{len(names)}"
            lines.append(f" {names[whole]} = {fetched}")
        return (names[whole] if whole != "s" else "s") + last

    lines: list[str] = ["def flat(s):"]
    values = [short(expression) for path in leaves(record, without=without) for expression in expressions[path]]
    space: dict[str, Any] = {}
    exec("\n".join([*lines, f" return [{', '.join(values)}]"]), space)
    function: Callable[[Any], list[int]] = space["flat"]
    return function


def native(record: RecordType, states: Any, without: Path = ()) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """The same numbers of native records, a row for each."""
    columns = []
    for path in leaves(record, without=without):
        column = states
        for key in path:
            column = column[key]
        columns.append(column.reshape(len(states), -1).astype(np.int64))
    return np.concatenate(columns, axis=1)


def names(record: RecordType, without: Path = ()) -> list[str]:
    """The expression of every number, for the message of a failing test."""
    expressions: dict[Path, list[str]] = {}
    for path, expression in _items(record, "s"):
        expressions.setdefault(path, []).append(expression)
    return [expression for path in leaves(record, without=without) for expression in expressions[path]]
