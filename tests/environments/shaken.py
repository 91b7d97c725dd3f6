"""States in which one number is another: what a seat can see of that, and what it is told of it, must be the same."""

import random
from collections.abc import Iterator
from typing import Any

from gunmetal.kernel.records import Many, Record, Scalar

Path = tuple[str | int, ...]
FEW = 4


def numbers(field: Any, choice: random.Random, path: Path = ()) -> Iterator[Path]:
    """The way to every number of a record; to a few of each list."""
    if isinstance(field, Scalar):
        yield path
    elif isinstance(field, Many):
        for i in choice.sample(range(field.length), min(field.length, FEW)):
            yield from numbers(field.item, choice, (*path, i))
    else:
        for key, inner in field.fields.items():
            yield from numbers(inner, choice, (*path, key))


def _step(thing: Any, key: str | int) -> Any:
    return thing[key] if isinstance(key, int) else getattr(thing, key)


def value(s: Any, path: Path) -> int:
    for key in path:
        s = _step(s, key)
    return int(s)


def changed(s: Record, path: Path, number: int) -> Any:
    """A copy in which one number is another."""
    other: Any = s.clone()
    thing: Any = other
    for key in path[:-1]:
        thing = _step(thing, key)
    last = path[-1]
    if isinstance(last, int):
        thing[last] = number
    else:
        setattr(thing, last, number)
    return other


def shaken(states: list[Any], without: tuple[str, ...], choice: random.Random) -> Iterator[tuple[Path, Any, Any]]:
    """For every number a state with another one there: one that it has in another state with as many players, or one more."""
    for path in numbers(type(states[0]), choice):
        if path[0] not in without:
            s = choice.choice(states)
            now = value(s, path)
            alike = [value(other, path) for other in states if other.player_count == s.player_count]
            yield path, s, changed(s, path, choice.choice([n for n in alike if n != now] or [now + 1]))
