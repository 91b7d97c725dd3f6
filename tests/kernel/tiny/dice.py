"""A unit that compiles in a moment: a table with a few dice."""

from typing import Annotated, TypeAlias

from gunmetal.kernel.chance import below, pick
from gunmetal.kernel.events import EVERYBODY, EventKind, emit
from gunmetal.kernel.records import Buffer, Numbers, Record, Table, array, i8, i32, i64
from gunmetal.kernel.rules import entry, rule


class Rolled(EventKind):
    DIE = 0, "face"


class Cup(Record):
    last: i8
    faces: list[i32] = array(6)


class Game(Table):
    total: i64
    cups: list[Cup] = array(2)
    bag: list[i8] = array(4)


Games: TypeAlias = Annotated[list[Game], Buffer(Game)]


@rule
def roll(s: Game, n: int) -> int:
    return below(s, n, 0) + 1


@entry
def throw(games: Games, times: int, n: int) -> int:
    """Rolls an n-sided die into the first cup, and says what came last."""
    face = 0
    for _ in range(times):
        face = roll(games[0], n)
        games[0].cups[0].last = face
        games[0].cups[0].faces[face % 6] += 1
        games[0].total += face
        emit(games[0], Rolled.DIE, EVERYBODY, face)
    return face


@entry
def grab(games: Games, out: Numbers) -> None:
    """Takes everything out of the bag, one after the other."""
    left = 0
    for kind in range(len(games[0].bag)):
        left += games[0].bag[kind]
    n = 0
    while left > 0:
        kind = pick(games[0], games[0].bag, left, 1)
        games[0].bag[kind] -= 1
        out[n] = kind
        n += 1
        left -= 1
