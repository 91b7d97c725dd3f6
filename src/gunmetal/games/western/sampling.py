"""`sample(s, seat)`: another world that the seat could be in, uniform over the hidden arrangements.

It uses nothing of the state but what the seat knows: its own cards, all that lies open, how many cards others hold, and what was
shuffled into the deck last. The hidden cards are gathered by kind and dealt again in a fixed order. Two states that look alike to
the seat therefore give the same world from the same random numbers.
"""

from gunmetal.games.western.state import GUNFIGHTERS, KINDS, PLAYERS, Chance, Town
from gunmetal.kernel.chance import below, pick
from gunmetal.kernel.rules import left_open, rule


@left_open
def knows_buried(s: Town, seat: int) -> bool:
    """Whether the seat has seen the gunfighters that were put away at set-up."""
    raise NotImplementedError


@rule
def drawn_by(s: Town, seat: int, kind: int) -> int:
    """Cards of the present deck that the seat has drawn itself. The public draws none."""
    return s.players[seat].drawn[kind] if seat < PLAYERS else 0


@rule
def gather(s: Town, seat: int) -> int:
    """Hidden cards that may be in the deck go to the deck, the others to the pile. Returns how many lie in the deck then.

    A card cannot be in the deck if it was not shuffled in, or if the seat has drawn it since.
    """
    for kind in range(KINDS):
        hidden = s.deck[kind]
        for p in range(s.player_count):
            if p != seat:
                hidden += s.players[p].hand[kind]
                s.players[p].hand[kind] = 0
        if kind < GUNFIGHTERS and not knows_buried(s, seat):
            hidden += s.buried >> kind & 1
        s.deck[kind] = min(hidden, max(s.shuffled[kind] - drawn_by(s, seat, kind), 0))
        s.pile[kind] = hidden - s.deck[kind]
    total = 0
    for kind in range(KINDS):
        total += s.deck[kind]
    return total


@rule
def may_be_buried(s: Town, seat: int, kind: int) -> bool:
    """A hidden gunfighter whom neither the seat nor everybody has met."""
    met = s.met | (s.players[seat].met if seat < PLAYERS else 0)
    return met >> kind & 1 == 0 and s.deck[kind] + s.pile[kind] > 0


@rule
def bury_again(s: Town, seat: int, total: int) -> int:
    """As many gunfighters as were put away at set-up. Returns how many hidden cards are left in the deck."""
    count, possible = 0, 0
    for kind in range(GUNFIGHTERS):
        count += s.buried >> kind & 1
        if may_be_buried(s, seat, kind):
            possible += 1
    s.buried = 0
    for _ in range(count):
        choice = below(s, possible, Chance.SAMPLE)
        possible -= 1
        for kind in range(GUNFIGHTERS):
            if may_be_buried(s, seat, kind):
                if choice == 0:
                    s.buried |= 1 << kind
                    total -= s.deck[kind]
                    s.deck[kind] = 0
                    s.pile[kind] = 0
                choice -= 1
    return total


@rule
def leave_deck(s: Town, total: int) -> int:
    """Of the cards that may be in the deck, those too many are in hands. Returns how many cards lie in the pile then."""
    in_pile = 0
    for kind in range(KINDS):
        in_pile += s.pile[kind]
    while total > s.deck_size:
        kind = pick(s, s.deck, total, Chance.SAMPLE)
        s.deck[kind] -= 1
        s.pile[kind] += 1
        total -= 1
        in_pile += 1
    return in_pile


@rule
def deal_hand(s: Town, p: int, in_pile: int) -> int:
    for _ in range(s.players[p].hand_size):
        kind = pick(s, s.pile, in_pile, Chance.SAMPLE)
        s.pile[kind] -= 1
        in_pile -= 1
        s.players[p].hand[kind] += 1
    return in_pile


@rule
def suppose_least(s: Town, p: int) -> None:
    """What others have drawn and met is theirs alone."""
    s.players[p].met = 0
    for kind in range(KINDS):
        s.players[p].drawn[kind] = 0


@rule
def deal_again(s: Town, seat: int) -> int:
    """Rearranges, in place, all that the seat does not know. Returns how many cards are left in the pile: none, unless some of the
    hidden cards lie elsewhere than in the deck and in hands."""
    total = gather(s, seat)
    if not knows_buried(s, seat):
        total = bury_again(s, seat, total)
    in_pile = leave_deck(s, total)
    for p in range(s.player_count):
        if p != seat:
            suppose_least(s, p)
            in_pile = deal_hand(s, p, in_pile)
    return in_pile
