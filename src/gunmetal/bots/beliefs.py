"""What hidden cards of others are likely to be in Gunrunners; in the text of both worlds.

`sample` deals hidden cards as if they had been laid down at random. Nobody plays so: a weak agent is seldom left to train, and who
has a power to gain is seldom sent undercover. How much likelier than by chance a card is of a kind was counted in games of bots
(`scripts/hidden_cards.py --games 600`); what they hardly ever do, a person may, so nothing is thought to be
impossible. Worlds are rearranged until such cards are about as likely as that (Metropolis and others, 1953).
"""

from gunmetal.games.gunrunners.sampling import hidden_trainee, is_hidden, settle_knowledge
from gunmetal.games.gunrunners.state import Chance, Player, State
from gunmetal.kernel.chance import below, pick
from gunmetal.kernel.rules import rule

# By kind: Director, Informer, Saboteur, Spy, Manager, Runner, then the plain agents from 1 to 6.
TRAINING = (1.17, 1.00, 1.47, 2.43, 2.30, 2.05, 0.07, 0.59, 0.95, 0.55, 1.0, 1.0)
UNDERCOVER = (0.02, 0.02, 0.02, 0.02, 0.02, 0.14, 0.06, 0.87, 2.69, 2.26, 1.0, 1.0)
TIMES = 3                              # that every hidden card is reconsidered
FINE = 1 << 30


@rule
def likelihood(kind: int, is_training: bool) -> float:
    return TRAINING[kind] if is_training else UNDERCOVER[kind]


@rule
def reconsidered(s: State, player: Player, kind: int, is_training: bool) -> int:
    """What a hidden card is instead: perhaps one that was thought to be in its owner's hand or draw pile, which gets this one."""
    unseen = player.hand_size + player.deck_size
    if unseen == 0:
        return kind
    pile, size = player.deck, player.deck_size
    if below(s, unseen, Chance.SAMPLE) < player.hand_size:
        pile, size = player.hand, player.hand_size
    other = pick(s, pile, size, Chance.SAMPLE)
    if below(s, FINE, Chance.SAMPLE) * likelihood(kind, is_training) >= FINE * likelihood(other, is_training):
        return kind
    pile[other] -= 1
    pile[kind] += 1
    return other


@rule
def rearrange(s: State, seat: int) -> None:
    """What a seat has not seen, in a world that it imagines."""
    for _ in range(TIMES):
        for at in range(s.location_count):
            here = s.locations[at]
            for colour in range(s.player_count):
                if colour != seat and hidden_trainee(s, at, seat, colour):
                    here.probationary.kind = reconsidered(s, s.players[colour], here.probationary.kind, True)
            for i in range(here.row_size):
                card = here.row[i]
                if card.owner != seat and is_hidden(card, seat):
                    card.kind = reconsidered(s, s.players[card.owner], card.kind, False)
    settle_knowledge(s, seat)
