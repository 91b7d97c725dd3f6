"""Gangs: gunfighters, their specials, wounds, death and captivity (SL-19, SL-24, SL-33, SL-37 to SL-38, SM-30, SM-35)."""

from gunmetal.games.western.deck import discard
from gunmetal.games.western.state import COLOURS, GUNFIGHTERS, NOTHING, Event, Fighter, Location, Town
from gunmetal.kernel.events import EVERYBODY, emit, only
from gunmetal.kernel.rules import left_open, rule


@left_open
def has_special(s: Town, p: int, slot: int, special: int) -> bool:
    """Whether a gunfighter has a special rule that counts now."""
    raise NotImplementedError


@left_open
def stands(s: Town, p: int, slot: int) -> bool:
    """Whether a gunfighter can shoot, strike, gamble or begin anything."""
    raise NotImplementedError


@left_open
def lay_to_rest(s: Town, kind: int) -> None:
    """Where the dead and the hanged go."""
    raise NotImplementedError


@rule
def is_dead(s: Town, p: int, slot: int) -> bool:                       # SL-37, SM-35
    fighter = s.players[p].gang[slot]
    return fighter.wounds >= s.cards[fighter.kind].life


@rule
def gang_has(s: Town, p: int, special: int) -> bool:
    return count_special(s, p, special) > 0


@rule
def count_special(s: Town, p: int, special: int) -> int:
    n = 0
    for slot in range(s.players[p].gang_size):
        if has_special(s, p, slot, special):
            n += 1
    return n


@rule
def anybody_stands(s: Town, p: int) -> bool:
    for slot in range(s.players[p].gang_size):
        if stands(s, p, slot):
            return True
    return False


@rule
def has_room(s: Town, p: int) -> bool:                                 # SL-11, SM-23
    return s.players[p].gang_size < s.gang_limit


@rule
def put(fighter: Fighter, kind: int, wounds: int) -> None:
    """A gunfighter without attached cards."""
    fighter.kind = kind
    fighter.wounds = wounds
    for colour in range(COLOURS):
        fighter.attached[colour] = NOTHING


@rule
def join(s: Town, p: int, kind: int) -> None:
    player = s.players[p]
    put(player.gang[player.gang_size], kind, 0)
    player.gang_size += 1
    s.met |= 1 << kind


@rule
def part(s: Town, p: int, slot: int) -> None:
    """A gunfighter leaves the gang; attached cards are discarded, the others close up."""
    player = s.players[p]
    for colour in range(COLOURS):
        if player.gang[slot].attached[colour] != NOTHING:
            emit(s, Event.CARD_DISCARDED, EVERYBODY, p, player.gang[slot].attached[colour])
            discard(s, player.gang[slot].attached[colour])
    for i in range(slot, player.gang_size - 1):
        put(player.gang[i], player.gang[i + 1].kind, player.gang[i + 1].wounds)
        for colour in range(COLOURS):
            player.gang[i].attached[colour] = player.gang[i + 1].attached[colour]
    player.gang_size -= 1
    put(player.gang[player.gang_size], 0, 0)


@rule
def wound(s: Town, p: int, slot: int, hits: int) -> None:
    fighter = s.players[p].gang[slot]
    fighter.wounds += hits
    emit(s, Event.WOUNDED, EVERYBODY, p, fighter.kind, hits, fighter.wounds)


@rule
def heal(s: Town, p: int, slot: int, most: int) -> None:
    fighter = s.players[p].gang[slot]
    fighter.wounds -= min(fighter.wounds, most)
    emit(s, Event.WOUND_HEALED, EVERYBODY, p, fighter.kind, fighter.wounds)


@rule
def bury_dead(s: Town, lost: int) -> None:
    for p in range(s.sides):
        slot = s.players[p].gang_size - 1
        while slot >= 0:
            if is_dead(s, p, slot):
                kind = s.players[p].gang[slot].kind
                emit(s, Event.KILLED, EVERYBODY, p, kind)
                part(s, p, slot)
                lay_to_rest(s, kind)
                s.lost_by = lost
            slot -= 1


@rule
def take_captive(s: Town, p: int, owner: int, slot: int) -> None:      # SL-33
    """Wounds are removed: the captive is a card, outside both gangs."""
    kind = s.players[owner].gang[slot].kind
    emit(s, Event.CAPTURED, EVERYBODY, p, owner, kind)
    part(s, owner, slot)
    s.players[p].captives |= 1 << kind
    s.taken_from[kind] = owner


@rule
def let_go(s: Town, p: int, kind: int) -> None:
    s.players[p].captives ^= 1 << kind
    s.taken_from[kind] = 0


@rule
def hang(s: Town, p: int, kind: int) -> None:                          # SL-19, SM-13
    """Everybody sees who is hanged; then the card lies face-down among the dead."""
    let_go(s, p, kind)
    emit(s, Event.HANGED, EVERYBODY, p, kind)
    lay_to_rest(s, kind)


@rule
def put_into_jail(s: Town, p: int, kind: int) -> None:                 # SL-24, SM-21
    let_go(s, p, kind)
    s.jail |= 1 << kind


@rule
def release(s: Town, p: int, kind: int) -> None:                       # SL-36
    """Out of jail, unhurt, into the gang."""
    s.jail ^= 1 << kind
    join(s, p, kind)
    emit(s, Event.RELEASED, EVERYBODY, p, kind)


@rule
def discard_captives(s: Town, p: int) -> None:                         # SL-39
    for kind in range(GUNFIGHTERS):
        if s.players[p].captives >> kind & 1 == 1:
            emit(s, Event.CARD_DISCARDED, EVERYBODY, p, kind)
            let_go(s, p, kind)
            discard(s, kind)


@left_open
def dead_to_be_seen(s: Town) -> int:
    """Bit k: gunfighter k lies in the graveyard."""
    raise NotImplementedError


@rule
def look_at_dead(s: Town, p: int) -> None:
    """Who stands on the graveyard looks through the dead (SL-15, SM-24)."""
    if s.players[p].place == Location.GRAVEYARD:
        emit(s, Event.DEAD_SEEN, EVERYBODY, p)
        s.seen_buried |= 1 << p
        for kind in range(GUNFIGHTERS):
            if dead_to_be_seen(s) >> kind & 1 == 1:
                emit(s, Event.OWN_DEAD_SEEN, only(p), p, kind)


@rule
def graveyard_is_open(s: Town) -> bool:
    return s.in_play >> Location.GRAVEYARD & 1 == 1
