"""Rules that two small games share: coins are laid on a table, and each game says for itself what a coin is worth."""

from typing import Annotated, Any, TypeAlias

from gunmetal.kernel.events import EVERYBODY, EventKind, emit
from gunmetal.kernel.records import Buffer, Table, array, i8, i64
from gunmetal.kernel.rules import left_open, rule


class Laid(EventKind):
    COIN = 0, "worth"


class Coins(Table):
    """What the games have in common; each adds fields of its own."""

    laid: i8
    total: i64


class Silver(Coins):
    shine: list[i8] = array(3)


class Gold(Coins):
    weight: i64
    purity: i8


AnyCoins: TypeAlias = Annotated[list[Any], Buffer(Coins)]


@left_open
def worth(s: Coins, coin: int) -> int:
    raise NotImplementedError


@rule
def lay(s: Coins, coin: int) -> None:
    s.laid += 1
    s.total += worth(s, coin)
    emit(s, Laid.COIN, EVERYBODY, s.total)


@rule
def lay_all(tables: AnyCoins, coins: int) -> None:
    for coin in range(coins):
        lay(tables[0], coin)
