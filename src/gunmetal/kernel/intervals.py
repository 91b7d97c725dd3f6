"""How far a share may be from what was counted."""

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share (1927). A shared win counts as its part."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share, shrink = wins / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / shrink
    half = z / shrink * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
