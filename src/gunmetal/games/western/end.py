"""Who is out, and the end (SL-39, SL-40, SM-36, SM-40)."""

from gunmetal.games.western.deck import discard_hand
from gunmetal.games.western.dollars import pay
from gunmetal.games.western.gang import discard_captives
from gunmetal.games.western.state import NOBODY, THE_THREE, EndReason, Event, Phase, Town
from gunmetal.games.western.town import leave_town
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import left_open, rule


@left_open
def clear_away(s: Town, p: int) -> None:
    """What else of a player who is out goes, and where."""
    raise NotImplementedError


@rule
def leave_game(s: Town, p: int) -> None:                               # SL-39
    emit(s, Event.PLAYER_OUT, EVERYBODY, p)
    s.players[p].is_in = 0
    discard_hand(s, p)
    discard_captives(s, p)
    pay(s, p, s.players[p].dollars)
    clear_away(s, p)
    leave_town(s, p)


@rule
def players_left(s: Town) -> int:
    n = 0
    for p in range(s.player_count):
        n += s.players[p].is_in
    return n


@rule
def eliminate(s: Town) -> None:
    """Checked for all together when an action is over (SL-39)."""
    fallen = 0
    for p in range(s.sides):
        if s.players[p].is_in == 1 and s.players[p].gang_size == 0:
            fallen |= 1 << p
    if fallen == 0:
        return
    s.fallen = fallen
    for p in range(s.player_count):
        if fallen >> p & 1 == 1:
            leave_game(s, p)
    left = players_left(s)
    if s.player_count == 1:                                            # SM-40
        if left == 0:
            finish(s, EndReason.SOLO_LOST)
        else:
            s.players[THE_THREE].is_in = 0
            finish(s, EndReason.SOLO_WON)
    elif left == 0:
        finish(s, EndReason.FELL_TOGETHER)
    elif left == 1:
        finish(s, EndReason.LAST_STANDING)


@rule
def finish(s: Town, reason: int) -> None:
    s.end_reason = reason
    s.phase = Phase.OVER
    emit(s, Event.GAME_ENDED, EVERYBODY, reason)


@rule
def next_player(s: Town) -> int:
    """The next player to the left who is still in; the round ends when the starting player's seat is passed."""
    p = s.active
    while True:
        p = (p + 1) % s.player_count
        if p == s.starter:
            s.round += 1
        if s.players[p].is_in == 1:
            return p


@rule
def is_round_limit(s: Town) -> bool:                                   # SL-40
    return s.round_limit > 0 and s.round > s.round_limit


@rule
def reach_round_limit(s: Town) -> None:
    finish(s, EndReason.SOLO_LOST if s.player_count == 1 else EndReason.ROUND_LIMIT)


@rule
def wounds_of(s: Town, p: int) -> int:
    total = 0
    for slot in range(s.players[p].gang_size):
        total += s.players[p].gang[slot].wounds
    return total


@rule
def standing(s: Town, p: int) -> int:
    """At the round limit: most living gunfighters, then fewest wounds, then most dollars with account (SL-40)."""
    player = s.players[p]
    if player.is_in == 0:
        return NOBODY
    return (player.gang_size * 100 + 99 - wounds_of(s, p)) * 10_000 + player.dollars + player.account


@rule
def winners(s: Town) -> int:
    """Bit p: seat p has won, alone or shared."""
    if s.end_reason == EndReason.FELL_TOGETHER:                        # SL-39: they share the win
        return s.fallen
    if s.end_reason == EndReason.SOLO_LOST:
        return 0
    best, mask = 0, 0
    for p in range(s.player_count):
        own = standing(s, p)
        if own > best:
            best, mask = own, 0
        if own == best:
            mask |= 1 << p
    return mask
