"""The native rules, compiled by one worker."""

from collections.abc import Callable

import pytest

from gunmetal.kernel import native
from gunmetal.kernel.native import World
from tests.conftest import Lock
from tests.properties.lockstep import UNIT


@pytest.fixture(scope="session")
def world(once: Callable[[str], Lock]) -> World:
    """With bounds checks: a write beside an array is an error. What is compiled without them is compared in tests/environments."""
    with once("rules"):
        return native.world(UNIT, bounds_checked=True)
