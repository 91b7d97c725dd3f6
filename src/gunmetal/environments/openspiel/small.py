"""A small Gunrunners that can be solved: the end of a game of two, from a position in one line of the notation.

Two Locations, four cards each, one bust to go, and no crates left in the supply, so that the die decides nothing: its six outcomes
come to the same, and are one. All else is Gunrunners.
"""

from typing import Any

from gunmetal.environments.openspiel.positions import Table
from gunmetal.games import game_named

NAME = "gunrunners_small"
POSITION = ("gunrunners edition=en players=2 turn=1 phase=deploy active=red decider=red power=- vacant=- picked=- busts=6 "
            "to_bust=- busted=- end=none supply=0 warehouse=0 values=11223344/122233 | 4 (r1:rb*) r2 b2 | 3 (b1:rb*) b2 r2 "
            "| red 0 hand=spy,1,4 deck=- limit=1 | blue 0 hand=spy,1,4 deck=- limit=1")


def table_of_small(key: Any) -> Table:
    game = game_named("gunrunners")
    return Table(key, game, game.parse_position(POSITION), is_small=True)
