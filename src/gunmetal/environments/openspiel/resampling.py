"""Another position that a seat could as well be in: for searches of OpenSpiel's that think in such."""

from collections.abc import Callable

from gunmetal.environments.openspiel.observers import observation
from gunmetal.environments.openspiel.positions import Position, at_decision
from gunmetal.environments.openspiel.telling import IMAGINED, Line
from gunmetal.kernel.chance import Generator

BITS = 32


def resampled(position: Position, seat: int, sampler: Callable[[], float]) -> Position:
    """Made of nothing but what the seat knows. The seat was told what it was told; the others, what everybody heard, and then all
    that they see in this world at once: what they were really told, the seat does not know."""
    if position.player < 0:
        raise ValueError("only where a seat decides can a position be resampled")
    table, state = position.table, position.state
    state.rng, state.dealer = int(sampler() * (1 << BITS)) << BITS | int(sampler() * (1 << BITS)), Generator()
    table.game.sample(state, seat)
    state.rng = 0
    public = position.told[-1]
    imagined = at_decision(table, state, ((),) * (table.players + 1))
    seen = [(*public, Line(observation(imagined, other), (IMAGINED,))) for other in range(table.players)]
    seen[seat] = position.told[seat]
    return at_decision(table, state, (*seen, public))
