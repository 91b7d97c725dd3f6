"""The native rules, compiled by one worker. What is run thousands of times here is not measured for coverage: that is the work of
tests/rules, and measuring costs time."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gunmetal.kernel import native
from gunmetal.kernel.native import World
from tests.conftest import Lock
from tests.properties.lockstep import UNIT


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def world(once: Callable[[str], Lock]) -> World:
    with once("rules"):
        return native.world(UNIT)


@pytest.fixture(scope="session")
def checked_world(once: Callable[[str], Lock]) -> World:
    """The same with bounds checks: a write beside an array is an error."""
    with once("checked-rules"):
        return native.world(UNIT, bounds_checked=True)
