"""The native rules of both western games, each compiled by one worker."""

from collections.abc import Callable

import pytest

from gunmetal.kernel import native
from gunmetal.kernel.native import World
from tests.conftest import Lock

Worlds = Callable[[str], World]


@pytest.fixture(scope="session")
def checked(once: Callable[[str], Lock]) -> Worlds:
    """The rules with bounds checks, by the game's name: a write beside an array is an error."""
    def world(name: str) -> World:
        with once(f"checked-{name}"):
            return native.world(f"tests.properties.western.unit.{name}", bounds_checked=True)

    return world


@pytest.fixture(scope="session")
def bots_of(once: Callable[[str], Lock]) -> Worlds:
    """The native bots, by the game's name."""
    def world(name: str) -> World:
        with once(f"bots-{name}"):
            return native.world(f"gunmetal.bots.{name}")

    return world
