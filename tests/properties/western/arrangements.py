"""All worlds that a seat could be in, counted: what `sample` must be uniform over.

Cards are counted as if each had a mark of its own. A hidden card lies where the seat cannot look: in the deck, in another's hand,
among the cards that another is exchanging, or among the gunfighters put away at set-up. Places for newer cards (the deck, cards of
a hand that were surely drawn since the shuffle) take no older ones, and the other way round; put away are only gunfighters whom the
seat has not seen elsewhere. Only for few hidden cards: every order is written out.
"""

from collections import Counter
from itertools import permutations
from typing import Any

from gunmetal.games.western.state import GUNFIGHTERS, KINDS, Phase
from tests.properties.western.secrets import knows_those_put_away

Key = tuple[Any, ...]                  # the deck, hands, those put away, and the cards being exchanged
Deal = tuple[tuple[str, int], ...]     # which kinds lie where


def key(s: Any) -> Key:
    return tuple(s.deck), tuple(tuple(player.hand) for player in s.players), s.buried, tuple(getattr(s, "returned", ()))


def weights(s: Any, seat: int) -> Counter[Key]:
    """In how many ways each world can come about."""
    at_table = seat < s.player_count
    met = s.met | (s.players[seat].met if at_table else 0)
    others = [p for p in range(s.player_count) if p != seat]
    exchanging = s.phase == Phase.EXCHANGE and s.decider != seat
    unknown = not knows_those_put_away(s, seat)
    counts = [s.deck[kind] + sum(s.players[p].hand[kind] for p in others) for kind in range(KINDS)]
    places = [("deck", "newer")] * s.deck_size
    notes = notes_of(s, seat)
    for p in others:
        aside = s.exchanged if exchanging and p == s.decider else 0
        size = s.players[p].hand_size + aside
        older, newer = max(size - notes.drawn[p], 0), max(size - notes.held[p], 0)
        sorts = ["older"] * older + ["newer"] * newer + ["any"] * (size - older - newer)
        places += [("returned" if n < aside else str(p), sort) for n, sort in enumerate(sorts)]
        assert not aside or len(set(sorts)) == 1       # otherwise it would matter which are put aside
    if exchanging:
        counts = [a + b for a, b in zip(counts, s.returned, strict=True)]
    if unknown:
        counts = [n + (s.buried >> kind & 1 if kind < GUNFIGHTERS else 0) for kind, n in enumerate(counts)]
        places += [("buried", "any")] * s.buried.bit_count()
    cards = []                         # the kind, and the places that do not take the card
    for kind, count in enumerate(counts):
        cards += [(kind, ("older",) if n >= notes.older[kind] else ("newer",) if count - n > notes.newer[kind] else ())
                  for n in range(count)]
    deals: Counter[Deal] = Counter()
    for order in permutations(cards):
        if all(_fits(place, sort, kind, never, met) for (place, sort), (kind, never) in zip(places, order, strict=True)):
            deals[tuple(sorted((place, kind) for (place, _), (kind, _) in zip(places, order, strict=True)))] += 1
    return Counter({_key_of(s, seat, deal, unknown): ways for deal, ways in deals.items()})


def notes_of(s: Any, seat: int) -> Any:
    return s.notebooks[seat if seat < s.player_count else -1]


def _fits(place: str, sort: str, kind: int, never: tuple[str, ...], met: int) -> bool:
    return sort not in never and (place != "buried" or (kind < GUNFIGHTERS and met >> kind & 1 == 0))


def _key_of(s: Any, seat: int, deal: Deal, unknown: bool) -> Key:
    world = s.clone()
    world.deck = [0] * KINDS
    for p in range(s.player_count):
        if p != seat:
            world.players[p].hand = [0] * KINDS
    if s.phase == Phase.EXCHANGE and s.decider != seat:
        world.returned = [0] * KINDS
    if unknown:
        world.buried = 0
    for place, kind in deal:
        if place == "buried":
            world.buried |= 1 << kind
        else:
            pile = world.deck if place == "deck" else world.returned if place == "returned" else world.players[int(place)].hand
            pile[kind] += 1
    return key(world)
