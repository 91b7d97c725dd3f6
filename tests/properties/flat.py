"""All numbers of a state in a row, of both worlds in the same order: a quick way to compare every field of a million states.

Quicker still is `Packing`: the interpreted state is written in the very bytes that the native one lies in.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from gunmetal.kernel.records import Many, RecordType, Scalar, dtype_of

Path = tuple[str, ...]
APART = ("rng",)                       # the one number that is wider than the others


def leaves(field: Any, path: Path = ()) -> Iterator[Path]:
    """The names of the numbers, from the outermost record on."""
    if isinstance(field, Scalar):
        yield path
    elif isinstance(field, Many):
        yield from leaves(field.item, path)
    else:
        for key, inner in field.fields.items():
            if (*path, key) != APART:
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
def interpreted(record: RecordType) -> Callable[[Any], list[int]]:
    """A function that lists all numbers of an interpreted record."""
    expressions: dict[Path, list[str]] = {}
    for path, expression in _items(record, "s", in_rows=True):
        expressions.setdefault(path, []).append(expression)
    values = [expression for path in leaves(record) for expression in expressions[path]]
    function: Callable[[Any], list[int]] = _reader(values, "[{}]")
    return function


def _reader(values: Sequence[str], made: str, **known: Any) -> Any:
    """A function of `s` that makes something of these expressions. `f:s.x` stands for a call of f, which is known."""
    names: dict[str, str] = {}         # every inner thing is fetched once

    def short(expression: str) -> str:
        cut = max(expression.rfind("."), expression.rfind("["))
        if cut < 0:
            return expression
        if expression.startswith("*"):
            return f"*{short(expression[1:])}"
        if ":" in expression:
            name, _, argument = expression.partition(":")
            return f"{name}({short(argument)})"
        whole, last = expression[:cut], expression[cut:]
        if whole not in names and whole != "s":
            fetched = short(whole)
            names[whole] = f"v{len(names)}"
            lines.append(f" {names[whole]} = {fetched}")
        return (names[whole] if whole != "s" else "s") + last

    lines: list[str] = ["def flat(s):"]
    shortened = ", ".join([short(value) for value in values])
    exec("\n".join([*lines, f" return {made.format(shortened)}"]), known)
    return known["flat"]


def native(record: RecordType, states: Any) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """The same numbers of native records, a row for each."""
    columns = []
    for path in leaves(record):
        column = states
        for key in path:
            column = column[key]
        columns.append(column.reshape(len(states), -1).astype(np.int64))
    return np.concatenate(columns, axis=1)


# ---- in the bytes of the native record

LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f8": "d"}     # of `struct`
LONG = 32                              # bytes of a list that is worth a `Row`
Place = tuple[int, str]                # where a number begins, and its letter


def _places(field: Any, dtype: Any, start: int = 0, in_rows: bool = False) -> Iterator[Place]:
    """Every number of a native record, in the order of `_items`. `in_rows`: lists of numbers as a whole."""
    if isinstance(field, Scalar):
        yield start, LETTERS[dtype.str[1:]]
    elif isinstance(field, Many) and isinstance(field.item, Scalar) and in_rows:
        yield start, f"{field.length}{LETTERS[dtype.base.str[1:]]}"
    elif isinstance(field, Many):
        for i in range(field.length):
            yield from _places(field.item, dtype.base, start + i * dtype.base.itemsize, in_rows)
    else:
        for key, inner in field.fields.items():
            within, offset = dtype.fields[key]
            yield from _places(inner, within, start + offset, in_rows)


class Row:
    """Writes a long list of numbers. Most lists are as they were a step ago, and then so are their bytes."""

    def __init__(self, code: str) -> None:
        self._pack = struct.Struct("=" + code).pack
        self._numbers: list[int] | None = None
        self._bytes = b""

    def __call__(self, numbers: list[int]) -> bytes:
        if numbers != self._numbers:
            self._numbers, self._bytes = numbers[:], self._pack(*numbers)
        return self._bytes


class Packing:
    """Writes interpreted records as native ones, but for some fields of the record, and compares both byte by byte."""

    def __init__(self, record: RecordType, without: Path = ()) -> None:
        dtype = dtype_of(record)
        self._mask = np.zeros(dtype.itemsize, np.uint8)        # not the bytes between numbers, nor the fields left out
        self._names = dict(zip(_places(record, dtype), [name for _, name in _items(record, "s")], strict=True))
        code, values = ["x"] * dtype.itemsize, []
        rows: dict[str, Row] = {}
        places, items = _places(record, dtype, in_rows=True), _items(record, "s", in_rows=True)
        for (start, letters), (path, name) in zip(places, items, strict=True):
            if path[0] not in without:
                width, row = struct.calcsize("=" + letters), f"row{len(rows)}"
                if width >= LONG:
                    rows[row] = Row(letters)
                self._mask[start : start + width] = 0xFF
                code[start : start + width] = [f"{width}s" if row in rows else letters, *[""] * (width - 1)]
                values.append(f"{row}:{name[1:]}" if row in rows else name)
        self.pack: Callable[[Any], bytes] = _reader(values, "pack({})", pack=struct.Struct("=" + "".join(code)).pack, **rows)

    def difference(self, mine: Sequence[bytes], states: Any) -> str | None:
        """The first number in which what was packed is not what is in the native records, or None."""
        packed = np.frombuffer(b"".join(mine), np.uint8).reshape(len(states), -1)
        different = (packed ^ states.view(np.uint8).reshape(len(states), -1)) & self._mask
        if not different.any():
            return None
        state, byte = (int(n) for n in np.argwhere(different)[0])
        (start, letter), name = max(item for item in self._names.items() if item[0][0] <= byte)
        one, two = (struct.unpack_from(f"={letter}", raw, start)[0] for raw in (mine[state], states[state].tobytes()))
        return f"state {state}: {name} is {one} / {two}"


packing = cache(Packing)
