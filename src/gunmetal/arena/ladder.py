"""How strong each bot is: win shares, and ratings on one scale for games of any number of players.

Ratings follow Luce: each bot has a strength, and wins in proportion to it among those at the table. They are told in Elo: 400 more
is ten times the strength. What is uncertain is found by drawing blocks of games again and again (bootstrap): games of one block
have their deal in common, and so are not independent.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import choix

from gunmetal.arena.series import Played, Series

ELO = 400 / math.log(10)
REDRAWN = 200                          # times that the blocks are drawn again
EDGE = 0.025                           # of the redrawn ones that lie below an interval, and above it
PRIOR = 0.01                           # so that a bot that always won has a rating too


@dataclass(frozen=True)
class Standing:
    bot: str
    games: int                         # seats taken in them
    share: float                       # of wins, by seat taken
    share_interval: tuple[float, float]
    elo: float                         # over the mean of all
    elo_interval: tuple[float, float]
    turns: float                       # of a game that it played, on average
    ms: float                          # a decision
    faults: tuple[int, int, int]       # moves made for it as it was late, gone or wrong: see outside.py


@dataclass(frozen=True)
class Pair:
    """Two bots: of the wins of either in games where both sat, the part of the first."""

    bot: str
    other: str
    games: int
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Ladder:
    games: int
    standings: tuple[Standing, ...]    # the strongest first
    pairs: tuple[Pair, ...]


def ladder(series: Series, found: Sequence[Played]) -> Ladder:
    blocks = _blocks(series, found)
    drawn = random.Random(f"{series.key} {len(found)}")
    samples = [[one for block in drawn.choices(blocks, k=len(blocks)) for one in block] for _ in range(REDRAWN)] if blocks else []
    count = range(len(series.bots))
    elos = [elo(len(series.bots), sample) for sample in samples]
    now = elo(len(series.bots), found)
    standings = [Standing(
        series.bots[bot], sum(one.seats.count(bot) for one in found),
        share(found, bot), _interval([share(sample, bot) for sample in samples]),
        now[bot], _interval([drawn_elo[bot] for drawn_elo in elos]), _turns(found, bot),
        _milliseconds(found, bot), _faults(found, bot)) for bot in count]
    pairs = [Pair(series.bots[a], series.bots[b], sum(a in one.seats and b in one.seats for one in found),
                  head_to_head(found, a, b), _interval([head_to_head(sample, a, b) for sample in samples]))
             for a in count for b in count if a < b and not series.is_solo]
    return Ladder(len(found), tuple(sorted(standings, key=lambda one: (-one.elo, -one.share))), tuple(pairs))


def _blocks(series: Series, found: Sequence[Played]) -> list[list[Played]]:
    blocks: dict[int, list[Played]] = {}
    for one in found:
        blocks.setdefault(series.block_of(one.number), []).append(one)
    return list(blocks.values())


def won(one: Played, bot: int) -> float:
    """The part of a win that a bot has in a game."""
    return sum(one.seats[seat] == bot for seat in one.winners) / len(one.winners) if one.winners else 0.0


def share(found: Sequence[Played], bot: int) -> float:
    """Wins by seat taken: with four equal players it is a quarter."""
    seats = sum(one.seats.count(bot) for one in found)
    return sum(won(one, bot) for one in found) / seats if seats else 0.0


def head_to_head(found: Sequence[Played], a: int, b: int) -> float:
    both = [one for one in found if a in one.seats and b in one.seats]
    first, second = (sum(won(one, bot) / one.seats.count(bot) for one in both) for bot in (a, b))
    return first / (first + second) if first + second else 0.5


def elo(bots: int, found: Sequence[Played]) -> list[float]:
    """Every seat counts, also where a bot has several. Of a win that is shared, one winner is taken: by the seat, in which bots
    follow each other."""
    data = []
    for one in found:
        if one.winners:
            winner = one.winners[one.number // len(one.seats) % len(one.winners)]
            losers = tuple(bot for seat, bot in enumerate(one.seats) if seat != winner)
            if losers:
                data.append((one.seats[winner], losers))
    if not data:
        return [0.0] * bots
    return [float(strength) * ELO for strength in choix.ilsr_top1(bots, data, alpha=PRIOR)]


def _interval(values: Sequence[float]) -> tuple[float, float]:
    if not values:
        return -math.inf, math.inf
    ordered = sorted(values)
    cut = int(EDGE * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def _turns(found: Sequence[Played], bot: int) -> float:
    turns = [one.turns for one in found if bot in one.seats]
    return sum(turns) / len(turns) if turns else 0.0


def _milliseconds(found: Sequence[Played], bot: int) -> float:
    times = [(seconds, count) for one in found for seat, seconds, count in zip(one.seats, one.seconds, one.decisions, strict=True)
             if seat == bot]
    decisions = sum(count for _, count in times)
    return 1000 * sum(seconds for seconds, _ in times) / decisions if decisions else 0.0


def _faults(found: Sequence[Played], bot: int) -> tuple[int, int, int]:
    counted = [faults for one in found for seat, faults in zip(one.seats, one.faults, strict=False) if seat == bot]
    late, gone, wrong = (sum(faults[kind] for faults in counted) for kind in range(3))
    return late, gone, wrong
