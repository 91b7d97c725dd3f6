"""Phase 2, deploy an agent (GR-9 to GR-16): Option A flips a Probationary Agent, Option B sends an Undercover Agent."""

from gunmetal.games.gunrunners.field import enter_field, put
from gunmetal.games.gunrunners.knowledge import forget_flipped
from gunmetal.games.gunrunners.state import LAST_SPECIAL, NOBODY, Chance, Event, Kind, State
from gunmetal.kernel.chance import pick
from gunmetal.kernel.events import EVERYBODY, all_but, emit, only
from gunmetal.kernel.rules import rule


@rule
def may_flip(s: State, location: int) -> bool:
    """Option A: an opponent's Probationary Agent; an own one in two cases only."""
    if s.locations[location].probationary.owner != s.active:           # GR-10
        return True
    player = s.players[s.active]
    if player.hand_size == 1 and player.deck_size == 0:                # GR-11 (1)
        return True
    for at in range(s.location_count):                                  # GR-11 (2)
        if s.locations[at].probationary.owner != s.active:
            return False
    return True


@rule
def may_go_undercover(s: State) -> bool:                               # GR-13, GR-21
    player = s.players[s.active]
    return player.undercover < player.undercover_limit


@rule
def draw(s: State, p: int) -> None:                                    # GR-15
    player = s.players[p]
    if player.deck_size == 0:
        return
    kind = pick(s, player.deck, player.deck_size, Chance.DRAW)
    player.deck[kind] -= 1
    player.deck_size -= 1
    player.hand[kind] += 1
    player.hand_size += 1
    emit(s, Event.CARD_DRAWN, all_but(p), p)
    emit(s, Event.OWN_CARD_DRAWN, only(p), p, kind)


@rule
def take_from_hand(s: State, kind: int) -> None:
    player = s.players[s.active]
    player.hand[kind] -= 1
    player.hand_size -= 1


@rule
def flip(s: State, location: int) -> None:                             # GR-10
    """Moves a Probationary Agent face-up to the field; if that gives its owner a power, `s.power` names it (GR-17)."""
    here = s.locations[location]
    card = here.probationary
    owner, kind = card.owner, card.kind
    if here.mixed_for:
        forget_flipped(s, location)
    put(card, NOBODY, 0, 0, 0)
    here.mixed_for = 0
    enter_field(s, location, owner, kind, 1, 0)
    s.vacant = location
    s.power = NOBODY
    emit(s, Event.AGENT_FLIPPED, EVERYBODY, s.active, location, owner, kind)
    if owner != s.active and kind <= LAST_SPECIAL:                     # GR-17
        s.power = kind
        if kind == Kind.MANAGER:                                       # GR-21
            s.players[owner].undercover_limit = 2


@rule
def train(s: State, kind: int) -> None:                                # GR-10, GR-15
    """A hand card goes face-down into the vacated place, and another is drawn."""
    take_from_hand(s, kind)
    put(s.locations[s.vacant].probationary, s.active, kind, 0, 1 << s.active)
    emit(s, Event.AGENT_TRAINED, all_but(s.active), s.active, s.vacant)
    emit(s, Event.OWN_AGENT_TRAINED, only(s.active), s.active, s.vacant, kind)
    s.vacant = NOBODY
    draw(s, s.active)


@rule
def go_undercover(s: State, location: int, kind: int) -> None:         # GR-13, GR-15
    take_from_hand(s, kind)
    enter_field(s, location, s.active, kind, 0, 1 << s.active)
    s.players[s.active].undercover += 1
    emit(s, Event.UNDERCOVER_DEPLOYED, all_but(s.active), s.active, location)
    emit(s, Event.OWN_UNDERCOVER_DEPLOYED, only(s.active), s.active, location, kind)
    draw(s, s.active)
