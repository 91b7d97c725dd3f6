"""`sample(s, seat)`: another world that the seat could be in, uniform over the hidden arrangements.

It uses nothing of the state but what the seat knows: its own cards, all that lies open, how many cards others hold, and its
notebook (memory.py). The hidden cards are gathered by kind and dealt again in a fixed order. Two states that look alike to the seat
therefore give the same world from the same random numbers.

A hidden card is surely newer, surely older, or either. A hidden place takes newer cards (the deck, cards drawn since the shuffle),
older ones (cards that a hand holds since before), or any. Each way to put all cards into places that take them is equally likely.
"""

from gunmetal.games.western.memory import buried_unseen, forget_others, knows_buried, surely_newer, surely_older, watcher
from gunmetal.games.western.state import GUNFIGHTERS, KINDS, PLAYERS, Chance, Town
from gunmetal.kernel.chance import below, pick
from gunmetal.kernel.rules import rule

FINE = 1 << 30                 # steps in which a part of a whole is drawn


@rule
def gather(s: Town, seat: int) -> None:
    """Hidden cards that are surely newer go to the deck, the surely older ones to the other pile, and to the pile all that may be
    either."""
    notes = s.notebooks[watcher(seat)]
    for kind in range(KINDS):
        hidden = s.deck[kind] + buried_unseen(s, seat, kind)
        for p in range(s.player_count):
            if p != seat:
                hidden += s.players[p].hand[kind]
                s.players[p].hand[kind] = 0
        s.deck[kind] = max(hidden - notes.older[kind], 0)
        s.other_pile[kind] = max(hidden - notes.newer[kind], 0)
        s.pile[kind] = hidden - s.deck[kind] - s.other_pile[kind]


@rule
def may_be_buried(s: Town, seat: int, kind: int) -> bool:
    """A hidden gunfighter whom neither the seat nor everybody has met."""
    met = s.met | (s.players[seat].met if seat < PLAYERS else 0)
    return met >> kind & 1 == 0 and s.deck[kind] + s.pile[kind] + s.other_pile[kind] > 0


@rule
def bury_again(s: Town, seat: int) -> None:
    """As many gunfighters as were put away at set-up. Those who may be are alike: nobody has seen any of them."""
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
                    s.deck[kind] = 0
                    s.pile[kind] = 0
                    s.other_pile[kind] = 0
                choice -= 1


@rule
def as_older(s: Town, newer: int, either: int, older: int, for_newer: int, for_older: int) -> int:
    """How many of the cards that may be either go to places for older cards.

    If it is n, there are C(either, n) · C(older, for_older - n) · C(newer + either - n, for_newer) ways to fill the places of both
    sorts; each n comes in proportion. `ways` counts them in units of the ways of the smallest n.
    """
    least, most = max(for_older - older, 0), min(either, for_older, newer + either - for_newer)
    total, ways = 1.0, 1.0
    for n in range(least, most):
        ways *= (either - n) / (n + 1) * (for_older - n) / (older - for_older + n + 1) * (1 - for_newer / (newer + either - n))
        total += ways
    left = below(s, FINE, Chance.SAMPLE) / FINE * total if most > least else 0.0
    n, ways = least, 1.0
    while n < most and left >= ways:
        left -= ways
        ways *= (either - n) / (n + 1) * (for_older - n) / (older - for_older + n + 1) * (1 - for_newer / (newer + either - n))
        n += 1
    return n


@rule
def deal_older(s: Town, seat: int, older: int, either: int, for_older: int, chosen: int) -> None:
    """To each hand its surely older cards, `chosen` of all of them from those that may be either."""
    for p in range(s.player_count):
        if p != seat:
            for _ in range(surely_older(s, watcher(seat), p)):
                if below(s, for_older, Chance.SAMPLE) < chosen:
                    kind = pick(s, s.pile, either, Chance.SAMPLE)
                    s.pile[kind] -= 1
                    either -= 1
                    chosen -= 1
                else:
                    kind = pick(s, s.other_pile, older, Chance.SAMPLE)
                    s.other_pile[kind] -= 1
                    older -= 1
                for_older -= 1
                s.players[p].hand[kind] += 1


@rule
def deal_newer(s: Town, seat: int, left: int) -> None:
    """All cards that are left and may be newer lie in the deck. To each hand its surely newer ones; others stay until only as many
    are left as lie in the deck, and go to the pile of those that any hand takes."""
    for p in range(s.player_count):
        if p != seat:
            for _ in range(surely_newer(s, watcher(seat), p)):
                kind = pick(s, s.deck, left, Chance.SAMPLE)
                s.deck[kind] -= 1
                left -= 1
                s.players[p].hand[kind] += 1
    while left > s.deck_size:
        kind = pick(s, s.deck, left, Chance.SAMPLE)
        s.deck[kind] -= 1
        left -= 1
        s.pile[kind] += 1


@rule
def deal_rest(s: Town, seat: int) -> None:
    left = 0
    for kind in range(KINDS):
        left += s.pile[kind]
    for p in range(s.player_count):
        if p != seat:
            for _ in range(s.players[p].hand_size - surely_older(s, watcher(seat), p) - surely_newer(s, watcher(seat), p)):
                kind = pick(s, s.pile, left, Chance.SAMPLE)
                s.pile[kind] -= 1
                left -= 1
                s.players[p].hand[kind] += 1


@rule
def deal_again(s: Town, seat: int) -> None:
    """Rearranges, in place, all that the seat does not know."""
    gather(s, seat)
    if not knows_buried(s, seat):
        bury_again(s, seat)
    newer, either, older = 0, 0, 0
    for kind in range(KINDS):
        newer += s.deck[kind]
        either += s.pile[kind]
        older += s.other_pile[kind]
    for_newer, for_older = s.deck_size, 0
    for p in range(s.player_count):
        if p != seat:
            for_newer += surely_newer(s, watcher(seat), p)
            for_older += surely_older(s, watcher(seat), p)
    chosen = as_older(s, newer, either, older, for_newer, for_older)
    deal_older(s, seat, older, either, for_older, chosen)
    for kind in range(KINDS):
        s.deck[kind] += s.pile[kind]
        s.pile[kind] = s.other_pile[kind]
        s.other_pile[kind] = 0
    deal_newer(s, seat, newer + either - chosen)
    deal_rest(s, seat)
    forget_others(s, seat)
