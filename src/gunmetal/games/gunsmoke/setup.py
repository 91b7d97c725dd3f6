"""Set-up (SM-1 to SM-6): the town, trumps and markers, dollars, gangs, hands."""

from gunmetal.games.gunsmoke.solo import arm_the_three, cards_left_out
from gunmetal.games.gunsmoke.state import EXCHANGED, OPENING_GANG, State
from gunmetal.games.western.deck import draw, put_into_deck
from gunmetal.games.western.dollars import earn
from gunmetal.games.western.gang import look_at_dead, put
from gunmetal.games.western.memory import buried_unseen, note_change, note_set_up
from gunmetal.games.western.setup import deal_gunfighters, deal_trumps, draw_starting_player, remove_gunfighters
from gunmetal.games.western.state import (
    GANG,
    GUNFIGHTERS,
    HAND,
    KINDS,
    NOBODY,
    NOTHING,
    SIDES,
    THE_THREE,
    Event,
    Phase,
)
from gunmetal.games.western.town import deal_town
from gunmetal.games.western.ventures import forget_action
from gunmetal.kernel.events import EVERYBODY, emit, only
from gunmetal.kernel.rules import rule


@rule
def prepare(s: State) -> None:
    """The table before anything is dealt. Players, cards, map and variants are given; all other fields are still zero."""
    s.sides = SIDES if s.player_count == 1 else s.player_count
    for p in range(SIDES):
        player = s.players[p]
        player.place = NOBODY
        player.owes = NOBODY
        for slot in range(GANG):
            put(player.gang[slot], 0, 0)
    for p in range(s.player_count):
        s.players[p].is_in = 1
        earn(s, p, s.opening_dollars)                                  # SM-2
    if s.player_count == 1:                                            # SM-37
        s.players[THE_THREE].is_in = 1
    s.active = NOBODY
    s.decider = NOBODY
    s.fighting = 1                                                     # SM-34
    s.stolen = NOTHING
    forget_action(s)
    s.phase = Phase.PREPARED


@rule
def deal_markers(s: State) -> None:
    """The town, and the trumps that say where the markers start (SM-3). Then each may bank of the opening dollars (SM-2)."""
    deal_town(s)
    deal_trumps(s)
    for p in range(s.player_count):
        s.players[p].place = s.start[s.players[p].trump]
    s.decider = 0
    s.phase = Phase.OPENING_ACCOUNT


@rule
def deal_gangs_and_hands(s: State) -> None:                            # SM-4, SM-5, SM-37
    for kind in range(GUNFIGHTERS):
        s.pile[kind] = 1
    for p in range(s.player_count):
        deal_gunfighters(s, p, OPENING_GANG)
    if s.player_count <= 2:
        remove_gunfighters(s, 4)
    if s.player_count == 1:
        deal_gunfighters(s, THE_THREE, 3)
    for kind in range(GUNFIGHTERS):
        put_into_deck(s, kind, s.pile[kind])
        s.pile[kind] = 0
    for kind in range(GUNFIGHTERS, KINDS):
        put_into_deck(s, kind, s.cards[kind].copies)
    if s.player_count == 1:
        cards_left_out(s)
        arm_the_three(s)
    note_set_up(s)
    for p in range(s.player_count):
        look_at_dead(s, p)
        for _ in range(HAND):
            draw(s, p)
    s.decider = 0
    s.phase = Phase.EXCHANGE


@rule
def return_card(s: State, kind: int) -> None:                          # SM-5
    """The card is put aside until the new ones are drawn."""
    s.players[s.decider].hand[kind] -= 1
    s.players[s.decider].hand_size -= 1
    s.returned[kind] += 1
    s.exchanged += 1
    emit(s, Event.OWN_CARD_RETURNED, only(s.decider), s.decider, kind)


@rule
def may_return(s: State) -> bool:
    return s.exchanged < EXCHANGED


@rule
def note_returned(s: State, p: int) -> None:
    """The player's own cards went into the deck: they are in no hand until somebody draws again. All others may be anywhere."""
    notes = s.notebooks[p]
    for kind in range(KINDS):
        notes.newer[kind] = s.deck[kind] + buried_unseen(s, p, kind)
        for q in range(s.player_count):
            if q != p:
                notes.newer[kind] += s.players[q].hand[kind]
        notes.older[kind] = notes.newer[kind] - s.returned[kind]
    for q in range(s.player_count):
        notes.held[q] = s.players[q].hand_size
        notes.drawn[q] = 0


@rule
def draw_exchange(s: State) -> bool:                                   # SM-5
    """New cards, and the old ones are shuffled in. True: another player may exchange."""
    emit(s, Event.CARDS_EXCHANGED, EVERYBODY, s.decider, s.exchanged)
    note_change(s, s.decider, s.exchanged)
    for _ in range(s.exchanged):
        draw(s, s.decider)
    for kind in range(KINDS):
        put_into_deck(s, kind, s.returned[kind])
    note_returned(s, s.decider)
    for kind in range(KINDS):
        s.returned[kind] = 0
    s.exchanged = 0
    s.decider += 1
    if s.decider < s.player_count:
        return True
    draw_starting_player(s)                                            # SM-6
    return False
