"""One game of tests/kernel/tiny/shared.py."""

from typing import Annotated, TypeAlias

from gunmetal.kernel.records import Buffer
from gunmetal.kernel.rules import entry, settles
from tests.kernel.tiny.shared import Silver, lay_all, worth

Tables: TypeAlias = Annotated[list[Silver], Buffer(Silver)]


@settles(worth)
def shining(s: Silver, coin: int) -> int:
    s.shine[coin % 3] += 1
    return s.shine[coin % 3] * 10


@entry
def play(tables: Tables, coins: int) -> int:
    lay_all(tables, coins)
    return tables[0].total
