"""A native unit for tests of Gunsmoke: see shared.py."""

from gunmetal.bots.common import Minds
from gunmetal.bots.gunsmoke import States
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import entry
from tests.properties.western.unit.shared import run_all


@entry
def run(mode: int, states: States, minds: Minds, out: Numbers, actions: Numbers, counts: Numbers, listed: Numbers) -> int:
    return run_all(mode, states, minds, out, actions, counts, listed)
