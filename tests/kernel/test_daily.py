"""The daily challenge: the same for everybody, and another one every day and in every game."""

from datetime import UTC, datetime

import pytest

from gunmetal.kernel.daily import is_day, seed_of, today


def test_today_is_a_day_by_utc() -> None:
    before, told, after = (datetime.now(UTC).date().isoformat(), today(), datetime.now(UTC).date().isoformat())
    assert before <= told <= after
    assert is_day(told)


def test_the_seed_is_the_same_for_ever() -> None:
    assert seed_of("gunsmoke", "2026-11-16") == 2_568_498_003_362_968_741


def test_every_day_and_every_game_has_a_seed_of_its_own() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    seeds = [seed_of(game, day) for game in ("gunslingers", "gunsmoke") for day in days]
    assert len(set(seeds)) == len(seeds)
    assert 2**61 < max(seeds) < 2**62


@pytest.mark.parametrize("text", ["", "today", "2026-11-31", "2026-1-1", "20261116", "2026-W47-1", " 2026-11-16", None, 20261116])
def test_what_names_no_day(text: object) -> None:
    assert not is_day(text)
