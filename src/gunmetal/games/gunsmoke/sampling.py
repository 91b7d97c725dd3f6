"""`sample(s, seat)` in Gunsmoke: hands, the deck, cards on their way back into it (SM-5), and the gunfighters put under the
Undertakers at set-up (SM-4, SM-6) are hidden."""

from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western.memory import knows_buried
from gunmetal.games.western.sampling import deal_again
from gunmetal.games.western.state import KINDS, PLAYERS, Chance, Phase
from gunmetal.kernel.chance import pick
from gunmetal.kernel.rules import rule, settles


@rule
def sample(s: State, seat: int) -> None:
    """Rearranges, in place, all that the seat does not know. The public's seat may ask too."""
    exchanging = s.phase == Phase.EXCHANGE and s.decider != seat
    if exchanging:
        take_back(s)
    deal_again(s, seat)
    if exchanging:
        return_again(s)


@settles(knows_buried)
def has_looked_under_the_undertakers(s: State, seat: int) -> bool:     # SM-24
    return seat < PLAYERS and s.seen_buried >> seat & 1 == 1


@rule
def take_back(s: State) -> None:
    """Cards that are being exchanged count as in hand, until they are shuffled in."""
    player = s.players[s.decider]
    for kind in range(KINDS):
        player.hand[kind] += s.returned[kind]
        s.returned[kind] = 0
    player.hand_size += s.exchanged


@rule
def return_again(s: State) -> None:
    player = s.players[s.decider]
    for _ in range(s.exchanged):
        kind = pick(s, player.hand, player.hand_size, Chance.SAMPLE)
        player.hand[kind] -= 1
        player.hand_size -= 1
        s.returned[kind] += 1
