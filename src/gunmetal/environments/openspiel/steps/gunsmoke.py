"""A step of Gunsmoke: see taking.py."""

from gunmetal.bots.gunsmoke import ACTIONS, MAX_OPTIONS, MAX_STEPS, States
from gunmetal.environments.openspiel.steps.taking import take
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import entry

__all__ = ["ACTIONS", "MAX_OPTIONS", "MAX_STEPS", "step"]


@entry
def step(pool: States, action: int, paper: int, out: Numbers) -> int:
    return take(pool, action, paper, out)
