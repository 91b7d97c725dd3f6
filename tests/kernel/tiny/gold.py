"""The other game of tests/kernel/tiny/shared.py."""

from typing import Annotated, TypeAlias

from gunmetal.kernel.records import Buffer
from gunmetal.kernel.rules import entry, settles
from tests.kernel.tiny.shared import Gold, lay_all, worth

Tables: TypeAlias = Annotated[list[Gold], Buffer(Gold)]


@settles(worth)
def heavy(s: Gold, coin: int) -> int:
    s.weight += 1000 + coin
    s.purity = 24
    return s.weight


@entry
def play(tables: Tables, coins: int) -> int:
    lay_all(tables, coins)
    return tables[0].total
