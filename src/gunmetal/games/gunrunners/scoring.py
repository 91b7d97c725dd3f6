"""The end (GR-28 to GR-30): why the game is over, the final busts, and who wins."""

from gunmetal.games.gunrunners.bust import half_of, raid
from gunmetal.games.gunrunners.state import KINDS, LAST_BUST, Edition, EndReason, Event, Phase, Player, State
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule


@rule
def hands_are_empty(s: State) -> bool:
    for p in range(s.player_count):
        if s.players[p].hand_size > 0:
            return False
    return True


@rule
def end_of_game(s: State) -> int:
    """Why the game ends after this Phase 4, if it does. Of two reasons seven busts counts (GR-29)."""
    if s.busts >= LAST_BUST:                                           # GR-28
        return EndReason.SEVEN_BUSTS
    if hands_are_empty(s):                                             # GR-29
        return EndReason.NO_CARDS
    return EndReason.NONE


@rule
def final_busts(s: State) -> None:                                     # GR-29
    """Every Location loses half its crates and is busted, without a Special Delivery and without moving the marker."""
    for at in range(s.location_count):
        here = s.locations[at]
        lost = half_of(here.crates)
        here.crates -= lost
        s.supply += lost
        emit(s, Event.FINAL_BUST_BEGAN, EVERYBODY, at, lost)
        raid(s, at)


@rule
def finish(s: State, reason: int) -> None:
    if reason == EndReason.NO_CARDS:
        final_busts(s)
    s.end_reason = reason
    s.phase = Phase.OVER
    emit(s, Event.GAME_ENDED, EVERYBODY, reason)


@rule
def score(total_and_highest: int, value: int, count: int) -> int:
    """Adds cards to a tie-break, kept as total * 16 + highest single card."""
    if count == 0:
        return total_and_highest
    return (total_and_highest // 16 + value * count) * 16 + max(total_and_highest % 16, value)


@rule
def tie_break(s: State, p: int) -> int:                                # GR-30
    """Total of the remaining cards, then the highest of them. Edition en: left and right of Locations not busted in
    the last turn."""
    worth = 0
    for at in range(s.location_count):
        here = s.locations[at]
        if s.edition == Edition.BR or s.busted >> at & 1 == 0:
            if here.probationary.owner == p:
                worth = score(worth, s.value[here.probationary.kind], 1)
            for i in range(here.row_size):
                if here.row[i].owner == p:
                    worth = score(worth, s.value[here.row[i].kind], 1)
    if s.edition == Edition.BR:
        worth = score_pile(s, s.players[p], worth)
    return worth


@rule
def score_pile(s: State, player: Player, worth: int) -> int:
    for kind in range(KINDS):
        worth = score(worth, s.value[kind], player.hand[kind] + player.deck[kind])
    return worth


@rule
def standing(s: State, p: int) -> int:                                 # GR-30
    """Crates first, then the tie-break: the highest standing wins, equal ones share."""
    return s.players[p].crates * 65_536 + tie_break(s, p)


@rule
def winners(s: State) -> int:
    """Bit p: seat p has won, alone or shared."""
    best, mask = -1, 0
    for p in range(s.player_count):
        own = standing(s, p)
        if own > best:
            best, mask = own, 0
        if own == best:
            mask |= 1 << p
    return mask
