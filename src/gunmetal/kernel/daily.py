"""The daily challenge: one deal a day and game, the same for everybody who plays alone."""

import hashlib
from datetime import UTC, date, datetime


def today() -> str:
    """The day by UTC, so that it is the same everywhere: `2026-11-16`."""
    return datetime.now(UTC).date().isoformat()


def seed_of(game: str, day: str) -> int:
    """62 bits, from the names of the game and the day alone."""
    digest = hashlib.sha256(f"gunmetal daily {game} {day}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def is_day(text: object) -> bool:
    """Whether this names a day as `today` does."""
    try:
        return isinstance(text, str) and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
