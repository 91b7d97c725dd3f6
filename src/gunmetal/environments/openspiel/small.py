"""A small Gunrunners that can be solved: the end of a game of two, from a position in one line of the notation.

Two Locations, five cards each, one bust to go. No crates are left in the supply, so the die of Phase 1 decides nothing: all its
outcomes come to the same, and are one. The Saboteur's die still counts. All else is Gunrunners.
"""

from typing import Any

from gunmetal.environments.openspiel.positions import Table
from gunmetal.games import game_named

NAME = "gunrunners_small"
POSITION = ("gunrunners edition=en players=2 turn=1 phase=deploy active=red decider=red power=- vacant=- picked=- busts=6 "
            "to_bust=- busted=- end=none supply=0 warehouse=0 values=11223344/122233 | 6 (r1:rb*) b2 r3 | 3 (b1:rb*) r2 b3 "
            "| red 0 hand=informer,saboteur deck=- limit=1 | blue 1 hand=informer,saboteur deck=- limit=1")


def table_of_small(key: Any) -> Table:
    game = game_named("gunrunners")
    return Table(key, game, game.parse_position(POSITION), is_small=True)
