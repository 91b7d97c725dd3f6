"""Phase 4, bust (GR-24 to GR-27)."""

from gunmetal.games.gunrunners.delivery import from_supply
from gunmetal.games.gunrunners.field import lose_manager, put
from gunmetal.games.gunrunners.state import FACE_UP_FOR_BUST, NOBODY, ROW, Event, State
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule

ABOVE_EVERY_CLAIM = 1 << 20


@rule
def find_busts(s: State) -> None:                                      # GR-24
    """The right to a bust is fixed at the start of Phase 4."""
    s.busted = 0
    s.to_bust = 0
    for at in range(s.location_count):
        if s.locations[at].face_up >= FACE_UP_FOR_BUST:
            s.to_bust |= 1 << at


@rule
def claim_by(strength: int, nearest: int) -> int:                      # GR-25
    """How strongly crates are claimed: by the sum of the numbers, then by the place of the card nearest to the Location."""
    return strength * ROW + ROW - nearest


@rule
def half_of(crates: int) -> int:                                       # GR-25
    return (crates + 1) // 2


@rule
def claim(s: State, location: int, p: int) -> int:
    """How strongly a player claims crates. 0: no card there."""
    here = s.locations[location]
    strength, nearest = 0, NOBODY
    for i in range(here.row_size):
        card = here.row[i]
        if card.owner == p:
            strength += s.value[card.kind]
            if nearest == NOBODY:
                nearest = i
    if nearest == NOBODY:
        return 0
    return claim_by(strength, nearest)


@rule
def next_claimant(s: State, location: int, below_claim: int) -> int:
    """The player with the strongest claim below this one, or nobody."""
    best, claimant = 0, NOBODY
    for p in range(s.player_count):
        own = claim(s, location, p)
        if best < own < below_claim:
            best, claimant = own, p
    return claimant


@rule
def reveal_undercover(s: State, location: int) -> None:                # GR-25
    here = s.locations[location]
    for i in range(here.row_size):
        card = here.row[i]
        if card.face_up == 0:
            card.face_up = 1
            card.seen_by = 0
            here.face_up += 1
            s.players[card.owner].undercover -= 1
            emit(s, Event.UNDERCOVER_REVEALED, EVERYBODY, location, card.owner, card.kind)


@rule
def confiscate(s: State, location: int) -> None:                       # GR-25
    """In falling order each takes half of what is left, rounded up."""
    here = s.locations[location]
    last_claim = ABOVE_EVERY_CLAIM
    p = next_claimant(s, location, last_claim)
    while p != NOBODY and here.crates > 0:
        last_claim = claim(s, location, p)
        taken = half_of(here.crates)
        here.crates -= taken
        s.players[p].crates += taken
        emit(s, Event.CRATES_CONFISCATED, EVERYBODY, p, location, taken, (last_claim - 1) // ROW)
        p = next_claimant(s, location, last_claim)


@rule
def clear_field(s: State, location: int) -> None:                      # GR-25
    here = s.locations[location]
    for i in range(here.row_size):
        card = here.row[i]
        lose_manager(s, card.owner, card.kind)
        put(card, 0, 0, 0, 0)
    here.row_size = 0
    here.face_up = 0
    s.busted |= 1 << location
    emit(s, Event.FIELD_CLEARED, EVERYBODY, location, here.crates)


@rule
def raid(s: State, location: int) -> None:
    reveal_undercover(s, location)
    confiscate(s, location)
    clear_field(s, location)


@rule
def special_delivery(s: State, location: int) -> None:                 # GR-26
    """The busted Location is served first, then the others from the top (GR-3)."""
    crates = from_supply(s, 2)
    s.locations[location].crates += crates
    emit(s, Event.SPECIAL_DELIVERY, EVERYBODY, location, crates)
    for at in range(s.location_count):
        if at != location:
            crates = from_supply(s, 1)
            s.locations[at].crates += crates
            emit(s, Event.SPECIAL_DELIVERY, EVERYBODY, at, crates)


@rule
def bust(s: State, location: int) -> None:                             # GR-25, GR-26
    s.to_bust ^= 1 << location
    s.busts += 1
    emit(s, Event.BUST_BEGAN, EVERYBODY, location, s.busts)
    raid(s, location)
    special_delivery(s, location)


@rule
def only_bust(s: State) -> int:
    """The one Location that is to be busted, or nobody if there is a choice or none."""
    found = NOBODY
    for at in range(s.location_count):
        if s.to_bust >> at & 1 == 1:
            if found != NOBODY:
                return NOBODY
            found = at
    return found
