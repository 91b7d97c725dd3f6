"""What each seat, and everybody at the table, remembers of hidden cards: a notebook each.

When the deck is shuffled, all can see what goes into it. From then on every hidden card is *newer*, one of those, or *older*: it
was in a hand then, or put away. A notebook has the most that can still be hidden of either, how many older cards each hand can hold
at most, and how many it has drawn since. A card that leaves a hand is struck off if it is certain which of the two it was.
"""

from gunmetal.games.western.state import GUNFIGHTERS, KINDS, PLAYERS, WATCHERS, Town
from gunmetal.kernel.rules import left_open, rule


@left_open
def knows_buried(s: Town, seat: int) -> bool:
    """Whether the seat has seen the gunfighters that were put away at set-up."""
    raise NotImplementedError


@rule
def watcher(seat: int) -> int:
    """Whose notebook the seat reads: its own. Who does not play has that of the public."""
    return min(seat, PLAYERS)


@rule
def buried_unseen(s: Town, w: int, kind: int) -> int:
    """1 if the card was put away, and the watcher does not know it."""
    return s.buried >> kind & 1 if kind < GUNFIGHTERS and not knows_buried(s, w) else 0


@rule
def note_shuffle(s: Town) -> None:                                     # SL-42
    """All hidden cards outside the deck are older now."""
    for w in range(WATCHERS):
        notes = s.notebooks[w]
        for kind in range(KINDS):
            notes.newer[kind] = s.deck[kind]
            notes.older[kind] = buried_unseen(s, w, kind)
        for p in range(s.player_count):
            notes.held[p] = s.players[p].hand_size
            notes.drawn[p] = 0
            if p != w:
                for kind in range(KINDS):
                    notes.older[kind] += s.players[p].hand[kind]


@rule
def note_set_up(s: Town) -> None:
    """The first deck is shuffled. Nobody knows which gunfighters were put away: they might be in it."""
    note_shuffle(s)
    for w in range(WATCHERS):
        for kind in range(GUNFIGHTERS):
            s.notebooks[w].newer[kind] += s.notebooks[w].older[kind]
            s.notebooks[w].older[kind] = 0


@rule
def note_change(s: Town, p: int, count: int) -> None:                  # SM-5
    """Cards leave a hand unseen. All of it is newer, or all is older."""
    for w in range(WATCHERS):
        if w != p:
            if s.notebooks[w].drawn[p] == 0:
                s.notebooks[w].held[p] -= count
            else:
                s.notebooks[w].drawn[p] -= count


@rule
def note_draw(s: Town, p: int, kind: int) -> None:
    """Only the player sees which card it is."""
    for w in range(WATCHERS):
        if w == p:
            s.notebooks[w].newer[kind] -= 1
        else:
            s.notebooks[w].drawn[p] += 1


@rule
def note_parting(s: Town, p: int, kind: int) -> None:
    """A card leaves a hand, and all see it."""
    for w in range(WATCHERS):
        notes = s.notebooks[w]
        if w != p:
            if notes.newer[kind] == 0 or notes.drawn[p] == 0:
                notes.older[kind] -= 1
                notes.held[p] -= 1
            elif notes.older[kind] == 0 or notes.held[p] == 0:
                notes.newer[kind] -= 1
                notes.drawn[p] -= 1


@rule
def surely_older(s: Town, w: int, p: int) -> int:
    """How many cards of the hand are certainly older: more than were drawn."""
    return max(s.players[p].hand_size - s.notebooks[w].drawn[p], 0)


@rule
def surely_newer(s: Town, w: int, p: int) -> int:
    return max(s.players[p].hand_size - s.notebooks[w].held[p], 0)


@rule
def forget_others(s: Town, seat: int) -> None:
    """What others have noted is theirs: of them is supposed only what everybody knows."""
    for w in range(PLAYERS):
        if w != seat:
            notes, public = s.notebooks[w], s.notebooks[PLAYERS]
            for kind in range(KINDS):
                notes.newer[kind] = public.newer[kind]
                notes.older[kind] = public.older[kind]
            for p in range(PLAYERS):
                notes.held[p] = public.held[p]
                notes.drawn[p] = public.drawn[p]
            s.players[w].met = 0
