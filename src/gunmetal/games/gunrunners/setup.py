"""Set-up (GR-4 to GR-6): crates, the opening agents, hands and draw piles."""

from gunmetal.games.gunrunners.deployment import draw
from gunmetal.games.gunrunners.knowledge import ALL_OBSERVERS
from gunmetal.games.gunrunners.state import (
    BUSTS_BEFORE_TWO_PLAYERS,
    HAND,
    KINDS,
    NOBODY,
    OPENING_CRATES,
    Chance,
    Edition,
    Event,
    Kind,
    Phase,
    State,
)
from gunmetal.kernel.chance import below
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule


@rule
def crates_in_the_box(edition: int, players: int) -> int:
    if players == 5:                                                   # GR-31
        return 120
    return 109 if edition == Edition.EN else 99                        # GR-3


@rule
def prepare(s: State) -> None:
    """The table before anybody acts. `edition`, `player_count`, `value` and `copies` are given; all other fields are
    still zero."""
    s.location_count = max(s.player_count, 3)                          # GR-2
    s.supply = crates_in_the_box(s.edition, s.player_count)
    for at in range(s.location_count):                                  # GR-4
        here = s.locations[at]
        here.crates = OPENING_CRATES
        s.supply -= OPENING_CRATES
        here.probationary.owner = NOBODY
    if s.player_count == 2:                                            # GR-4
        s.busts = BUSTS_BEFORE_TWO_PLAYERS
    for p in range(s.player_count):
        player = s.players[p]
        player.undercover_limit = 1
        for kind in range(KINDS):
            player.deck[kind] = s.copies[kind]
            player.deck_size += s.copies[kind]
        player.deck[Kind.AGENT_1] -= 1                                 # GR-5: the opening agent
        player.deck_size -= 1
    s.vacant = NOBODY
    s.power = NOBODY
    s.picked_location = NOBODY
    s.picked_place = NOBODY
    s.active = NOBODY
    s.decider = NOBODY
    s.phase = Phase.PREPARED


@rule
def draw_starting_player(s: State) -> None:                            # GR-5
    s.active = below(s, s.player_count, Chance.STARTING_PLAYER)
    s.decider = s.active
    s.phase = Phase.OPENING
    emit(s, Event.STARTING_PLAYER_DRAWN, EVERYBODY, s.active)


@rule
def may_open(s: State, location: int) -> bool:                         # GR-5
    return s.locations[location].probationary.owner == NOBODY


@rule
def place_opening_agent(s: State, location: int) -> bool:              # GR-5
    """Returns whether everybody has placed one."""
    card = s.locations[location].probationary
    card.owner = s.decider
    card.kind = Kind.AGENT_1
    card.seen_by = ALL_OBSERVERS
    emit(s, Event.OPENING_AGENT_PLACED, EVERYBODY, s.decider, location)
    s.decider = (s.decider + 1) % s.player_count
    return s.decider == s.active


@rule
def deal_hands(s: State) -> None:                                      # GR-6
    for p in range(s.player_count):
        for _ in range(HAND):
            draw(s, p)
