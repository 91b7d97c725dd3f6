"""The deck, the discards and hands (SL-42, SM-10): counts of each kind, so that no hidden order exists."""

from gunmetal.games.western.memory import note_draw, note_parting, note_shuffle
from gunmetal.games.western.state import DRAWN, GUNFIGHTERS, HAND, KINDS, Chance, Event, Town
from gunmetal.kernel.chance import pick
from gunmetal.kernel.events import EVERYBODY, all_but, emit, only
from gunmetal.kernel.rules import rule


@rule
def put_into_deck(s: Town, kind: int, count: int) -> None:
    s.deck[kind] += count
    s.deck_size += count


@rule
def shuffle_discards(s: Town) -> None:                                 # SL-42
    for kind in range(KINDS):
        s.deck[kind] += s.discards[kind]
        s.discards[kind] = 0
    s.deck_size += s.discards_size
    s.discards_size = 0
    note_shuffle(s)
    emit(s, Event.DECK_SHUFFLED, EVERYBODY, s.deck_size)


@rule
def draw(s: Town, p: int) -> bool:                                     # SL-42
    """Draws a card, if there is any. As soon as the last one is drawn the discards are shuffled into a new deck."""
    if s.deck_size == 0:
        if s.discards_size == 0:
            return False
        shuffle_discards(s)
    player = s.players[p]
    kind = pick(s, s.deck, s.deck_size, Chance.DRAW)
    s.deck[kind] -= 1
    s.deck_size -= 1
    player.hand[kind] += 1
    player.hand_size += 1
    note_draw(s, p, kind)
    if kind < GUNFIGHTERS:
        player.met |= 1 << kind
    emit(s, Event.CARD_DRAWN, all_but(p), p)
    emit(s, Event.OWN_CARD_DRAWN, only(p), p, kind)
    if s.deck_size == 0 and s.discards_size > 0:
        shuffle_discards(s)
    return True


@rule
def refill_hand(s: Town, p: int) -> None:                              # SL-42, SM-10
    """Two cards, never beyond five in hand."""
    for _ in range(DRAWN):
        if s.players[p].hand_size < HAND:
            draw(s, p)


@rule
def from_hand(s: Town, p: int, kind: int) -> None:
    """For all to see."""
    note_parting(s, p, kind)
    s.players[p].hand[kind] -= 1
    s.players[p].hand_size -= 1


@rule
def discard(s: Town, kind: int) -> None:
    s.discards[kind] += 1
    s.discards_size += 1
    if kind < GUNFIGHTERS:
        s.met |= 1 << kind


@rule
def discard_from_hand(s: Town, p: int, kind: int) -> None:
    from_hand(s, p, kind)
    discard(s, kind)


@rule
def discard_hand(s: Town, p: int) -> None:
    for kind in range(KINDS):
        while s.players[p].hand[kind] > 0:
            discard_from_hand(s, p, kind)
