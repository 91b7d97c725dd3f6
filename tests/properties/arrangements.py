"""All worlds that a seat could be in, counted: what `sample` must be uniform over.

Cards are counted as if each had a mark of its own. Of a mixed set (GR-22) the cards that the seat has seen are somewhere in the
set; all the other hidden cards of a colour lie anywhere that a hidden card of it lies. Only for few hidden cards: every order is
written out.
"""

from collections import Counter
from itertools import permutations
from typing import Any

from gunmetal.games.gunrunners.state import KINDS, State
from tests.properties.tables import in_fields

Key = tuple[Any, ...]                  # the kinds of trainees, of the cards in fields, and of the hand, of one colour


def key(s: State, colour: int) -> Key:
    """What a world looks like, as far as a colour's cards go."""
    trainees = tuple(here.probationary.kind for here in s.locations[: s.location_count] if here.probationary.owner == colour)
    fields = tuple(card.kind for card in in_fields(s) if card.owner == colour)
    return trainees, fields, tuple(s.players[colour].hand)


def hidden(s: State, seat: int, colour: int) -> list[int]:
    """The kinds of all cards of a colour that the seat has not seen, wherever they are."""
    if colour == seat:
        return []
    player = s.players[colour]
    cards = [card.kind for here in s.locations[: s.location_count] for card in (here.probationary, *here.row[: here.row_size])
             if card.owner == colour and card.face_up == 0 and card.seen_by >> seat & 1 == 0]
    return cards + [kind for kind in range(KINDS) for _ in range(player.hand[kind] + player.deck[kind])]


def weights(s: State, seat: int, colour: int) -> Counter[Key]:
    """In how many ways each world can come about."""
    found: Counter[Key] = Counter()
    places = [at for at, here in enumerate(s.locations[: s.location_count]) if here.probationary.owner == colour]
    mixed = [at for at in places if s.locations[at].mixed_for >> seat & 1]
    in_set = [s.locations[at].probationary for at in mixed]
    marked: list[int | None] = [card.kind if card.seen_by >> seat & 1 else None for card in in_set]
    pool = hidden(s, seat, colour)
    hand_size = 0 if colour == seat else s.players[colour].hand_size
    for order in permutations(range(len(marked))):
        laid = {at: marked[n] for at, n in zip(mixed, order, strict=True)}
        for at in places:
            if at not in laid:
                card = s.locations[at].probationary
                laid[at] = card.kind if card.seen_by >> seat & 1 else None
        for dealt in permutations(pool):
            deal = iter(dealt)
            trainees = tuple(next(deal) if laid[at] is None else laid[at] for at in places)
            fields = tuple(next(deal) if card.face_up == 0 and card.seen_by >> seat & 1 == 0 else card.kind
                           for card in in_fields(s) if card.owner == colour)
            if colour == seat:
                hand = list(s.players[colour].hand)
            else:
                hand = [0] * KINDS
                for _ in range(hand_size):
                    hand[next(deal)] += 1
            found[trainees, fields, tuple(hand)] += 1
    return found


def surprise(expected: Counter[Key], drawn: Counter[Key]) -> float:
    """How badly the draws fit, as a number of standard deviations (chi-square by the formula of Wilson and Hilferty, 1931)."""
    if set(drawn) - set(expected):
        return float("inf")
    total, n = expected.total(), drawn.total()
    square = sum((drawn[world] - n * weight / total) ** 2 / (n * weight / total) for world, weight in expected.items())
    free = len(expected) - 1
    third: float = (square / free) ** (1 / 3)
    return (third - (1 - 2 / (9 * free))) / float((2 / (9 * free)) ** 0.5)
