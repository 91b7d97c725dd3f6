"""The native rules, compiled by one worker."""

from collections.abc import Callable

import pytest

from gunmetal.kernel import native
from gunmetal.kernel.native import World
from tests.conftest import Lock
from tests.properties.lockstep import UNIT


@pytest.fixture(scope="session")
def world(once: Callable[[str], Lock]) -> World:
    with once("rules"):
        return native.world(UNIT)


@pytest.fixture(scope="session")
def checked_world(once: Callable[[str], Lock]) -> World:
    """The same with bounds checks: a write beside an array is an error."""
    with once("checked-rules"):
        return native.world(UNIT, bounds_checked=True)
