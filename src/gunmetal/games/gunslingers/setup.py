"""Set-up (SL-1 to SL-6): the town, trumps, dollars, the opening posses and the deck."""

from gunmetal.games.gunslingers.state import WEAPONS, State
from gunmetal.games.western.deck import draw, put_into_deck
from gunmetal.games.western.dollars import earn
from gunmetal.games.western.gang import put
from gunmetal.games.western.memory import note_set_up
from gunmetal.games.western.setup import deal_gunfighters, deal_trumps, draw_starting_player, remove_gunfighters
from gunmetal.games.western.state import GANG, GUNFIGHTERS, KINDS, NOBODY, NOTHING, SIDES, Location, Phase
from gunmetal.games.western.town import deal_town
from gunmetal.games.western.ventures import forget_action
from gunmetal.kernel.rules import rule


@rule
def prepare(s: State) -> None:
    """The table before anything is dealt. Players, cards, map and variants are given; all other fields are still zero."""
    s.sides = s.player_count
    for p in range(SIDES):
        player = s.players[p]
        player.place = NOBODY
        player.owes = NOBODY
        s.chosen[p].item = NOTHING
        for i in range(WEAPONS):
            s.chosen[p].weapons[i] = NOTHING
        for slot in range(GANG):
            put(player.gang[slot], 0, 0)
    for p in range(s.player_count):
        s.players[p].is_in = 1
        earn(s, p, s.opening_dollars)                                  # SL-3
    s.active = NOBODY
    s.decider = NOBODY
    forget_action(s)
    s.phase = Phase.PREPARED


@rule
def deal(s: State) -> None:
    """All that chance decides before the first turn."""
    deal_town(s)
    for p in range(s.player_count):                                    # SL-3
        s.players[p].place = Location.BANK
    deal_trumps(s)                                                     # SL-2
    for kind in range(GUNFIGHTERS):                                    # SL-4
        s.pile[kind] = 1
    for p in range(s.player_count):
        deal_gunfighters(s, p, 1)
    if s.player_count == 2:
        remove_gunfighters(s, 4)
    for kind in range(KINDS):
        put_into_deck(s, kind, s.pile[kind] if kind < GUNFIGHTERS else s.cards[kind].copies)
        s.pile[kind] = 0
    note_set_up(s)
    for p in range(s.player_count):                                    # SL-5
        for _ in range(s.opening_hand):
            draw(s, p)
    draw_starting_player(s)                                            # SL-6
