"""Random playouts and copies of a state, in the text of both worlds: a native unit of the benchmark's own."""

from typing import Annotated, TypeAlias

from gunmetal.games.gunrunners.state import Chance, Phase, State
from gunmetal.games.gunrunners.turn import apply, draw_starting_player, options
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Buffer, Numbers
from gunmetal.kernel.rules import entry
from gunmetal.kernel.worlds import copy_into

States: TypeAlias = Annotated[list[State], Buffer(State)]


@entry
def random_games(states: States, out: Numbers, games: int) -> int:
    """Plays whole games from the prepared table in states[1], in states[0], and counts their steps."""
    steps = 0
    for _ in range(games):
        rng = states[0].rng
        copy_into(states, 0, states[1])
        s = states[0]
        s.rng = rng
        draw_starting_player(s)
        while s.phase != Phase.OVER:
            apply(s, out[below(s, options(s, out), Chance.SAMPLE)])
            steps += 1
    return steps


@entry
def copies(states: States, n: int) -> int:
    """Copies the last state over each of the others in turn."""
    last = len(states) - 1
    for i in range(n):
        copy_into(states, i % last, states[last])
    return states[0].turn
