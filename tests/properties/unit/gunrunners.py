"""A native unit for tests: whole random games with everything that happened on the way."""

from typing import Annotated, TypeAlias

from gunmetal.games.gunrunners.actions import MAX_OPTIONS
from gunmetal.games.gunrunners.sampling import sample
from gunmetal.games.gunrunners.state import Chance, Phase, State
from gunmetal.games.gunrunners.turn import apply, draw_starting_player, options
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Buffer, Mind, Numbers
from gunmetal.kernel.rules import entry
from gunmetal.kernel.worlds import copy_into

States: TypeAlias = Annotated[list[State], Buffer(State)]
Minds: TypeAlias = Annotated[list[Mind], Buffer(Mind)]


@entry
def trace(states: States, minds: Minds, out: Numbers, actions: Numbers, counts: Numbers, listed: Numbers) -> int:
    """Plays a game from the prepared states[0]: states[i] is the table before step i, `actions[i]` what is done there.

    `counts[i]` is the number of options there, and `listed[i * MAX_OPTIONS]` and following are the options. Returns how many steps.
    """
    draw_starting_player(states[0])
    steps = 0
    while states[steps].phase != Phase.OVER:
        n = options(states[steps], out)
        counts[steps] = n
        for k in range(n):
            listed[steps * MAX_OPTIONS + k] = out[k]
        actions[steps] = out[below(minds[0], n, Chance.SAMPLE)]
        copy_into(states, steps + 1, states[steps])
        apply(states[steps + 1], actions[steps])
        steps += 1
    return steps


@entry
def guess(states: States, seat: int) -> None:
    """Every state becomes another one that the seat could be in."""
    for i in range(len(states)):
        sample(states[i], seat)


@entry
def follow(states: States, actions: Numbers) -> None:
    """states[i + 1] becomes states[i] after actions[i]."""
    for i in range(len(actions)):
        copy_into(states, i + 1, states[i])
        apply(states[i + 1], actions[i])
