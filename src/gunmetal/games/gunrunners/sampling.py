"""`sample(s, seat)`: another world that the seat could be in, uniform over the hidden arrangements.

It uses nothing of the state but what the seat knows: every hidden card goes back into a pool of its colour, counted
by kind, and is dealt again in a fixed order. Two states that look alike to the seat therefore give the same world
from the same random numbers.
"""

from gunmetal.games.gunrunners.knowledge import OBSERVERS, in_set, lift_seen_bit
from gunmetal.games.gunrunners.state import KINDS, NOBODY, Card, Chance, Player, State
from gunmetal.kernel.chance import below, pick
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.rules import rule


@rule
def sample(s: State, seat: int) -> None:
    """Rearranges, in place, all that the seat does not know. The public's seat may ask too."""
    for colour in range(s.player_count):
        shuffle_set(s, seat, colour)
        if colour != seat:
            gather(s, seat, colour)
            deal(s, seat, colour)
    settle_knowledge(s, seat)


@rule
def settle_knowledge(s: State, seat: int) -> None:
    """Who has seen what, when the cards lie as they do."""
    for at in range(s.location_count):
        lift_seen_bit(s, at, seat)
        lift_seen_bit(s, at, PUBLIC)
    for at in range(s.location_count):
        for observer in range(OBSERVERS):
            if observer != seat:
                suppose_seen(s, at, observer)


@rule
def hidden_trainee(s: State, at: int, seat: int, colour: int) -> bool:
    """A Probationary Agent of which the seat knows neither the kind nor that it is one of the seen ones of its set."""
    card = s.locations[at].probationary
    return card.owner == colour and card.seen_by >> seat & 1 == 0


@rule
def shuffle_set(s: State, seat: int, colour: int) -> None:
    """The cards of a mixed set (GR-22) change places: first into a fixed order, then at random."""
    for first in range(s.location_count):
        if in_set(s, first, colour, seat):
            for at in range(first + 1, s.location_count):
                if in_set(s, at, colour, seat) and rank_in_set(s, at, seat) < rank_in_set(s, first, seat):
                    exchange_trainees(s, first, at, seat)
    for first in range(s.location_count):
        if in_set(s, first, colour, seat):
            choice = below(s, set_size(s, first, colour, seat), Chance.SAMPLE)
            for at in range(first, s.location_count):
                if in_set(s, at, colour, seat):
                    if choice == 0:
                        exchange_trainees(s, first, at, seat)
                    choice -= 1


@rule
def rank_in_set(s: State, at: int, seat: int) -> int:
    """Seen cards first, by kind, and among equal ones those that the public has seen; all unseen cards are alike."""
    card = s.locations[at].probationary
    if card.seen_by >> seat & 1 == 0:
        return KINDS * 2
    return card.kind * 2 + 1 - (card.seen_by >> PUBLIC & 1)


@rule
def set_size(s: State, first: int, colour: int, seat: int) -> int:
    n = 0
    for at in range(first, s.location_count):
        if in_set(s, at, colour, seat):
            n += 1
    return n


@rule
def exchange_trainees(s: State, a: int, b: int, seat: int) -> None:
    """Swaps kinds and what this seat and the public have seen of them. The marks of the set itself stay: they are the
    same on both."""
    one, two = s.locations[a].probationary, s.locations[b].probationary
    marks = 1 << seat | 1 << PUBLIC
    kind, seen = one.kind, one.seen_by & marks
    one.kind = two.kind
    one.seen_by = one.seen_by & ~marks | two.seen_by & marks
    two.kind = kind
    two.seen_by = two.seen_by & ~marks | seen


@rule
def gather(s: State, seat: int, colour: int) -> None:
    """All cards of an opponent that the seat has not seen go to that opponent's draw pile."""
    player = s.players[colour]
    for kind in range(KINDS):
        player.deck[kind] += player.hand[kind]
        player.hand[kind] = 0
    for at in range(s.location_count):
        if hidden_trainee(s, at, seat, colour):
            player.deck[s.locations[at].probationary.kind] += 1
        for i in range(s.locations[at].row_size):
            card = s.locations[at].row[i]
            if card.owner == colour and is_hidden(card, seat):
                player.deck[card.kind] += 1


@rule
def is_hidden(card: Card, seat: int) -> bool:
    """An Undercover Agent that the seat has not seen."""
    return card.face_up == 0 and card.seen_by >> seat & 1 == 0


@rule
def deal(s: State, seat: int, colour: int) -> None:
    """... and are dealt from there: to the table from the top, then to the hand; what remains is the draw pile."""
    player = s.players[colour]
    left = player.deck_size + player.hand_size + hidden_on_table(s, seat, colour)
    for at in range(s.location_count):
        here = s.locations[at]
        if hidden_trainee(s, at, seat, colour):
            here.probationary.kind = take(s, player, left)
            left -= 1
        for i in range(here.row_size):
            card = here.row[i]
            if card.owner == colour and is_hidden(card, seat):
                card.kind = take(s, player, left)
                left -= 1
    for _ in range(player.hand_size):
        kind = take(s, player, left)
        left -= 1
        player.hand[kind] += 1


@rule
def hidden_on_table(s: State, seat: int, colour: int) -> int:
    n = 0
    for at in range(s.location_count):
        if hidden_trainee(s, at, seat, colour):
            n += 1
        for i in range(s.locations[at].row_size):
            card = s.locations[at].row[i]
            if card.owner == colour and is_hidden(card, seat):
                n += 1
    return n


@rule
def take(s: State, player: Player, left: int) -> int:
    kind = pick(s, player.deck, left, Chance.SAMPLE)
    player.deck[kind] -= 1
    return kind


@rule
def suppose_seen(s: State, at: int, observer: int) -> None:
    """What others know of a mixed set is theirs alone. Suppose the least: owners know their own cards, all know what
    the public knows."""
    here = s.locations[at]
    card = here.probationary
    if card.owner == NOBODY or observer == PUBLIC or here.mixed_for >> observer & 1 == 0:
        return
    if observer == card.owner or card.seen_by >> PUBLIC & 1 == 1:
        card.seen_by |= 1 << observer
    else:
        card.seen_by &= ~(1 << observer)

