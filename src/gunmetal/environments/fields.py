"""The fields of an observation: what each number means, where it lies, and how great it can be.

An observation is a record (kernel/records.py) whose numbers all have one width, so it lies in memory as one flat vector; its named
arrays are views of that vector. The declaration of the record is all there is: vector, arrays and docs/encoding.md come from it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from gunmetal.kernel.records import Many, RecordType, Scalar, dtype_of


@dataclass(frozen=True)
class Means:
    """What a number says, and the greatest that it can be; the least is 0. With a `legend` it is a name out of it."""

    text: str
    most: int
    legend: str = ""


@dataclass(frozen=True)
class Field:
    """A named array in the flat vector: of one number, or of as many dimensions as there are lists around it."""

    name: str
    path: tuple[str, ...]
    first: int                         # position of its first number
    shape: tuple[int, ...]
    steps: tuple[int, ...]             # from one number to the next, in each dimension
    means: Means


def fields_of(record: RecordType) -> tuple[Field, ...]:
    found = tuple(_within(record, (), 0, (), ()))
    widths = {dtype_of(scalar) for scalar in _scalars(record)}
    if len(widths) != 1:
        raise TypeError(f"{record.__name__}: all numbers of an observation have one width, not {sorted(map(str, widths))}")
    return found


def _scalars(field: Any) -> Iterator[Scalar]:
    if isinstance(field, Scalar):
        yield field
    elif isinstance(field, Many):
        yield from _scalars(field.item)
    else:
        for inner in field.fields.values():
            yield from _scalars(inner)


def _length(field: Any) -> int:
    """How many numbers it has."""
    if isinstance(field, Scalar):
        return 1
    if isinstance(field, Many):
        return field.length * _length(field.item)
    return sum(_length(inner) for inner in field.fields.values())


def _within(record: RecordType, path: tuple[str, ...], first: int, shape: tuple[int, ...],
            steps: tuple[int, ...]) -> Iterator[Field]:
    hints = record.__annotations__
    for key, field in record.fields.items():
        inner, inner_shape, inner_steps = field, shape, steps
        while isinstance(inner, Many):
            inner_shape, inner_steps, inner = (*inner_shape, inner.length), (*inner_steps, _length(inner.item)), inner.item
        if isinstance(inner, Scalar):
            yield Field("_".join((*path, key)), (*path, key), first, inner_shape, inner_steps, _meaning(record, key, hints[key]))
        else:
            yield from _within(inner, (*path, key), first, inner_shape, inner_steps)
        first += _length(field)


def _meaning(record: RecordType, key: str, hint: Any) -> Means:
    for part in get_args(hint):
        if isinstance(part, Means):
            return part
        for inner in get_args(part):
            if isinstance(inner, Means):
                return inner
    raise TypeError(f"{record.__name__}.{key}: nothing says what it means")
