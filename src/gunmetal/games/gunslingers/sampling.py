"""`sample(s, seat)` in Gunslingers: hands, the deck, and the gunslingers removed at set-up are hidden (SL-4, SL-6)."""

from gunmetal.games.gunslingers.state import State
from gunmetal.games.western.memory import knows_buried
from gunmetal.games.western.sampling import deal_again
from gunmetal.kernel.rules import rule, settles


@rule
def sample(s: State, seat: int) -> None:
    """Rearranges, in place, all that the seat does not know. The public's seat may ask too."""
    deal_again(s, seat)


@settles(knows_buried)
def nobody_knows_removed(s: State, seat: int) -> bool:                 # SL-4: removed unseen
    return False
