"""What hidden cards of others are likely to be in Gunrunners; in the text of both worlds.

`sample` deals hidden cards as if they had been laid down at random. Nobody plays so: a weak agent is seldom left to train, and who
has a power to gain is seldom sent undercover. So worlds are rearranged until every hidden card is about as likely as it is believed
to be (Metropolis and others, 1953): settings[BELIEFS] and so on say for each place on the table how much likelier than by chance a
card of each kind is there.

Who has seen a card being laid down asks what its owner would have done with every hand that it could have had: how often habit
would have laid a card of this kind there, beside how often chance would have (`suspect_kinds`). Of other cards it is known how
often bots laid them in many games (`TRAINED`, `SENT`; `scripts/hidden_cards.py --games 600` counts them again). Bots hardly ever
do what a person may, so nothing is thought to be impossible.
"""

from typing import Annotated, TypeAlias

from gunmetal.bots.common import BELIEFS, GAME, IMAGINED, Minds, imagine, options_of, worth_thinking_of
from gunmetal.bots.search.guided import look
from gunmetal.games.gunrunners.actions import DECLINE, FLIP_AND_TRAIN, TRAIN, UNDERCOVER
from gunmetal.games.gunrunners.sampling import hidden_trainee, is_hidden, settle_knowledge
from gunmetal.games.gunrunners.state import KINDS, LOCATIONS, ROW, Chance, Player, State
from gunmetal.kernel.chance import below, pick
from gunmetal.kernel.records import Buffer, Floats, Numbers, Singles
from gunmetal.kernel.rules import rule

States: TypeAlias = Annotated[list[State], Buffer(State)]

# By kind: Director, Informer, Saboteur, Spy, Manager, Runner, then the plain agents from 1 to 6.
TRAINED = (1.17, 1.00, 1.47, 2.43, 2.30, 2.05, 0.07, 0.59, 0.95, 0.55, 1.0, 1.0)
SENT = (0.02, 0.02, 0.02, 0.02, 0.02, 0.14, 0.06, 0.87, 2.69, 2.26, 1.0, 1.0)
TIMES = 3                              # that every hidden card is reconsidered
FINE = 1 << 30

AT_LOCATION = 1 + ROW                  # places of a Location: for the Probationary Agent, and those of its row
PLACES = LOCATIONS * AT_LOCATION
NOT_LAID = -1
# Of the `orders` of `suspect_kinds`: who has seen it, where it was laid, and how many hands to think of.
WITNESS, WHERE, WORLDS = 0, 1, 2


@rule
def reconsidered(s: State, player: Player, kind: int, place: int, settings: Floats) -> int:
    """What a hidden card is instead: perhaps one that was thought to be in its owner's hand or draw pile, which gets this one."""
    unseen = player.hand_size + player.deck_size
    if unseen == 0:
        return kind
    pile, size = player.deck, player.deck_size
    if below(s, unseen, Chance.SAMPLE) < player.hand_size:
        pile, size = player.hand, player.hand_size
    other, likely = pick(s, pile, size, Chance.SAMPLE), BELIEFS + place * KINDS
    if below(s, FINE, Chance.SAMPLE) * settings[likely + kind] >= FINE * settings[likely + other]:
        return kind
    pile[other] -= 1
    pile[kind] += 1
    return other


@rule
def rearrange(s: State, seat: int, settings: Floats) -> None:
    """What a seat has not seen, in a world that it imagines."""
    for _ in range(TIMES):
        for at in range(s.location_count):
            here = s.locations[at]
            for colour in range(s.player_count):
                if colour != seat and hidden_trainee(s, at, seat, colour):
                    here.probationary.kind = reconsidered(s, s.players[colour], here.probationary.kind, at * AT_LOCATION, settings)
            for i in range(here.row_size):
                card = here.row[i]
                if card.owner != seat and is_hidden(card, seat):
                    card.kind = reconsidered(s, s.players[card.owner], card.kind, at * AT_LOCATION + 1 + i, settings)
    settle_knowledge(s, seat)


@rule
def laid_where(s: State, action: int) -> int:
    """Where an action lays a card face-down, as everybody sees it: twice the Location, and 1 more if it is to train there."""
    if action >= FLIP_AND_TRAIN and action < UNDERCOVER:
        return 2 * ((action - FLIP_AND_TRAIN) // KINDS) + 1
    if action >= UNDERCOVER and action < TRAIN:
        return 2 * ((action - UNDERCOVER) // KINDS)
    return 2 * s.vacant + 1 if action >= TRAIN and action < DECLINE else NOT_LAID


@rule
def laid_kind(action: int) -> int:
    """What card it is."""
    if action >= TRAIN:
        return action - TRAIN
    return (action - UNDERCOVER) % KINDS if action >= UNDERCOVER else (action - FLIP_AND_TRAIN) % KINDS


@rule
def suspect_kinds(pool: States, minds: Minds, out: Numbers, scores: Floats, results: Floats, orders: Numbers, weights: Singles,
                  told: Numbers, units: Singles, found: Floats) -> None:
    """The decider in pool[GAME] is about to lay a card face-down at orders[WHERE]. How much likelier than by chance it is of each
    kind: `found`, whose second half is room to count in. A kind that nobody could have had is as likely as by chance."""
    for k in range(2 * KINDS):
        found[k] = 0.0
    laid = 0.0                         # in how many worlds a card is laid there
    for _ in range(orders[WORLDS]):
        imagine(pool, minds[0], GAME, orders[WITNESS])
        s = pool[IMAGINED]
        n = worth_thinking_of(s, out, options_of(s, out))
        look(s, out, n, weights, told, units, scores, results)
        for k in range(n):
            if laid_where(s, out[k]) == orders[WHERE]:
                kind = laid_kind(out[k])
                laid += scores[k]
                found[kind] += scores[k]
                found[KINDS + kind] += s.players[s.decider].hand[kind] / s.players[s.decider].hand_size
    for kind in range(KINDS):
        found[kind] = found[kind] / found[KINDS + kind] * orders[WORLDS] / laid if found[KINDS + kind] * laid > 0.0 else 1.0
