"""The six levels, the same in every game, and what tells them apart.

`rookie` and `regular` follow the game's heuristic (common.py), with some freedom. The others imagine worlds and ask a net
(search/guided.py): `skilled` about little more than the next step, the others further ahead. `skilled` and `expert` do not always
take what they like best. Measured figures are in docs/bots.md. This module knows numbers only, so that a table can be laid
without NumPy.
"""

import re
from dataclasses import dataclass, replace

from gunmetal.kernel.problems import BadInput

LEVELS = ("rookie", "regular", "skilled", "expert", "master", "legend")
PLAIN = "plain"                        # a search with no knowledge at all: a yardstick, not an opponent for people
MOST_ITERATIONS, MOST_SECONDS = 10_000_000, 600.0


@dataclass(frozen=True)
class Level:
    """How a searching bot thinks: for how many iterations or seconds, whichever is over first."""

    iterations: int | None = None
    seconds: float | None = None
    is_knowing: bool = True
    believing: bool = False            # that hidden cards are what others' choices make likely (beliefs.py)
    steadiness: float | None = None    # options are taken in proportion to visits ** steadiness; None: always the best


SEARCHING = {
    "skilled": Level(iterations=16, steadiness=1.0),
    "expert": Level(iterations=600, seconds=0.3, steadiness=0.4),
    "master": Level(iterations=600, seconds=0.3),
    "legend": Level(seconds=1.0, believing=True),
}
YARDSTICKS = {PLAIN: Level(seconds=0.3, is_knowing=False)}


def level_named(name: str) -> Level | None:
    """`master`, or with another budget `master:1600` (iterations) or `master:0.1s` (seconds); None: no searching bot's name."""
    found = re.fullmatch(r"([a-z]+)(?::(?:(\d+)|(\d+(?:\.\d+)?)s))?", name)
    level = found and (SEARCHING | YARDSTICKS).get(found[1])
    if not found or level is None:
        return None
    iterations, seconds = found[2], found[3]
    if (iterations and not 1 <= int(iterations) <= MOST_ITERATIONS) or (seconds and not 0 < float(seconds) <= MOST_SECONDS):
        raise BadInput("arena-budget-wrong", bot=name[:40], most=str(MOST_ITERATIONS), seconds=str(int(MOST_SECONDS)))
    if iterations:
        return replace(level, iterations=int(iterations), seconds=None)
    return replace(level, iterations=None, seconds=float(seconds)) if seconds else level
