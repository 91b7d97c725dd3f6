"""The six levels, the same in every game, and what tells them apart.

`rookie` and `regular` follow the game's heuristic (common.py), with some freedom. The others imagine worlds and ask a net
(search/guided.py): `skilled` about little more than the next step, the others further ahead. Those below `legend` do not always
take what they like best; how free they are differs from game to game (`FREEDOM`). Measured figures are in docs/ladders.md. This
module knows numbers only, so that a table can be laid without NumPy.
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


@dataclass(frozen=True)
class Freedom:
    """How a level chooses that does not always take the best: options in proportion to visits ** steadiness. Blunders are barred:
    nothing is taken whose chance to win is so much worse than the best one's (with two players; with four half as much), or that
    was followed in so small a part of the visits of what was followed most."""

    steadiness: float
    worse: float = 0.08
    little: float = 0.05
    crowded: "Freedom | None" = None   # instead, where more than two sit at the table


SEARCHING = {
    "skilled": Level(iterations=64),
    "expert": Level(iterations=400, seconds=0.3),
    "master": Level(iterations=400, seconds=0.3),
    "legend": Level(seconds=1.0, believing=True),
}
# Found by trying, so that of two neighbours the better one wins three games of five or more in every game: decision 14.
FREEDOM = {
    "gunrunners": {"skilled": Freedom(0.0, worse=0.2, little=0.02), "expert": Freedom(0.1, worse=0.2)},
    "gunslingers": {"skilled": Freedom(0.0, worse=0.17, little=0.01, crowded=Freedom(1.8, worse=0.06)),
                    "expert": Freedom(0.1, worse=0.17, little=0.02, crowded=Freedom(0.6, worse=0.08)),
                    "master": Freedom(0.4, worse=0.15, crowded=Freedom(2.0, worse=0.05))},
    "gunsmoke": {"skilled": Freedom(0.0, worse=0.15, little=0.04),
                 "expert": Freedom(0.4, worse=0.15, crowded=Freedom(0.2, worse=0.2)),
                 "master": Freedom(1.0, crowded=Freedom(1.5, worse=0.06))},
}
YARDSTICKS = {PLAIN: Level(seconds=0.3, is_knowing=False)}


def freedom_of(game: str, name: str) -> Freedom | None:
    """How freely the bot of this name chooses in a game; None: it always takes the best."""
    return FREEDOM[game].get(name.partition(":")[0])


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
