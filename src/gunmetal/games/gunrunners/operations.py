"""Phase 3, special operations (GR-17 to GR-23): what the owner of a flipped Special Operative may do.

The power player decides in one or two steps: on what to use the power, or to decline; then, where it goes.
"""

from gunmetal.games.gunrunners.delivery import roll
from gunmetal.games.gunrunners.field import leave_field, lose_manager, put, shift
from gunmetal.games.gunrunners.knowledge import look_at_trainees, mix_trainees
from gunmetal.games.gunrunners.state import CRATES_CARRIED, Event, Kind, Phase, State
from gunmetal.kernel.events import EVERYBODY, all_but, emit, only
from gunmetal.kernel.rules import rule


@rule
def may_pick(s: State, location: int, place: int) -> bool:
    """Director and Saboteur choose among face-up cards (GR-18, GR-20), the Informer among Undercover Agents (GR-19)."""
    face_up = s.locations[location].row[place].face_up == 1
    return face_up != (s.power == Kind.INFORMER)


@rule
def may_take(s: State, location: int) -> bool:                         # GR-23
    return s.locations[location].crates >= CRATES_CARRIED


@rule
def may_move_to(s: State, location: int) -> bool:
    """Director and Runner need another Location (GR-18, GR-23), the Informer may choose the same (GR-19)."""
    return location != s.picked_location or s.power == Kind.INFORMER


@rule
def has_target(s: State) -> bool:                                      # GR-17
    if s.power == Kind.MANAGER:
        return False
    if s.power == Kind.RUNNER:
        for at in range(s.location_count):
            if may_take(s, at):
                return True
        return False
    if s.power == Kind.INFORMER:
        for p in range(s.player_count):
            if s.players[p].undercover > 0:
                return True
        return False
    return True


@rule
def begin_operation(s: State, owner: int) -> bool:                     # GR-17
    """Gives the owner the decision; a power without any target lapses without a question."""
    if not has_target(s):
        if s.power == Kind.MANAGER:
            emit(s, Event.POWER_GAINED, EVERYBODY, owner, s.power)
        else:
            emit(s, Event.POWER_LAPSED, EVERYBODY, owner, s.power)
        return False
    emit(s, Event.POWER_GAINED, EVERYBODY, owner, s.power)
    s.decider = owner
    s.phase = Phase.OPERATE
    return True


@rule
def pick_card(s: State, location: int, place: int) -> bool:
    """Returns whether the operation is finished: the Saboteur's is, Director and Informer still choose where to."""
    card = s.locations[location].row[place]
    if s.power == Kind.SABOTEUR:
        sabotage(s, location, place)
        return True
    s.picked_location = location
    s.picked_place = place
    if s.power == Kind.INFORMER:                                       # GR-19
        card.seen_by |= 1 << s.decider
        emit(s, Event.UNDERCOVER_INSPECTED, all_but(s.decider), s.decider, card.owner, location)
        emit(s, Event.OWN_UNDERCOVER_INSPECTED, only(s.decider), s.decider, card.owner, location, card.kind)
    s.phase = Phase.MOVE
    return False


@rule
def sabotage(s: State, location: int, place: int) -> None:             # GR-20
    card = s.locations[location].row[place]
    owner, kind = card.owner, card.kind
    emit(s, Event.SABOTAGE_ATTEMPTED, EVERYBODY, s.decider, owner, kind, location)
    die = roll(s)
    if die >= s.value[kind]:
        emit(s, Event.AGENT_SABOTAGED, EVERYBODY, owner, kind, die)
        lose_manager(s, owner, kind)
        leave_field(s, location, place)
    else:
        emit(s, Event.SABOTAGE_FAILED, EVERYBODY, owner, kind, die)


@rule
def take_crates(s: State, location: int) -> None:                      # GR-23
    s.picked_location = location
    s.phase = Phase.MOVE


@rule
def move_picked(s: State, to: int) -> None:
    if s.power == Kind.RUNNER:                                         # GR-23
        s.locations[s.picked_location].crates -= CRATES_CARRIED
        s.locations[to].crates += CRATES_CARRIED
        emit(s, Event.CRATES_CARRIED, EVERYBODY, s.decider, s.picked_location, to, CRATES_CARRIED)
        return
    card = s.locations[s.picked_location].row[s.picked_place]
    if s.power == Kind.INFORMER:                                       # GR-19
        emit(s, Event.UNDERCOVER_RETURNED, EVERYBODY, s.decider, card.owner, to)
    else:                                                              # GR-18
        emit(s, Event.AGENT_MOVED, EVERYBODY, s.decider, card.owner, card.kind, to)
    shift(s, s.picked_location, s.picked_place, to)


@rule
def look(s: State) -> None:                                            # GR-22
    look_at_trainees(s, s.decider)
    emit(s, Event.TRAINEES_INSPECTED, all_but(s.decider), s.decider)
    for at in range(s.location_count):
        if at != s.vacant:
            card = s.locations[at].probationary
            emit(s, Event.TRAINEE_SEEN, only(s.decider), s.decider, at, card.owner, card.kind)
    s.phase = Phase.ARRANGE


@rule
def trainees(s: State) -> int:
    """How many Probationary Agents the Spy lays out again: the vacated place of edition en stays empty (GR-22)."""
    return s.location_count if s.vacant < 0 else s.location_count - 1


@rule
def training_place(s: State, number: int) -> int:
    """The Location of the n-th Probationary Agent from the top."""
    if s.vacant >= 0 and number >= s.vacant:
        return number + 1
    return number


@rule
def arrangements(s: State) -> int:
    """In how many ways the Probationary Agents can be laid out."""
    ways = 1
    for n in range(2, trainees(s) + 1):
        ways *= n
    return ways


@rule
def trainee_for(permutation: int, count: int, place: int) -> int:
    """Which of `count` trainees one of the ways lays into a place: the digits of its number, in factorial base, say how many of
    those that are left are passed over for each place."""
    taken, chosen = 0, 0
    for n in range(place + 1):
        left, chosen = permutation % (count - n), 0
        permutation //= count - n
        while left > 0 or taken >> chosen & 1 == 1:
            if taken >> chosen & 1 == 0:
                left -= 1
            chosen += 1
        taken |= 1 << chosen
    return chosen


@rule
def arrange(s: State, permutation: int) -> None:                       # GR-22
    """Lays them out in one of the ways: its digits, in factorial base, say how far down the card for each place lay."""
    count = trainees(s)
    for n in range(count):
        chosen = n + permutation % (count - n)
        permutation //= count - n
        for m in range(chosen, n, -1):                     # the chosen card moves up, those between move down by one
            exchange(s, training_place(s, m), training_place(s, m - 1))
    mix_trainees(s, s.decider)
    emit(s, Event.TRAINEES_REARRANGED, EVERYBODY, s.decider)
    for at in range(s.location_count):
        if at != s.vacant:
            card = s.locations[at].probationary
            emit(s, Event.TRAINEE_LAID, all_but(s.decider), at, card.owner)
            emit(s, Event.OWN_TRAINEE_LAID, only(s.decider), at, card.owner, card.kind)


@rule
def exchange(s: State, a: int, b: int) -> None:
    one, two = s.locations[a], s.locations[b]
    owner, kind, seen_by, mixed_for = one.probationary.owner, one.probationary.kind, one.probationary.seen_by, one.mixed_for
    put(one.probationary, two.probationary.owner, two.probationary.kind, 0, two.probationary.seen_by)
    one.mixed_for = two.mixed_for
    put(two.probationary, owner, kind, 0, seen_by)
    two.mixed_for = mixed_for
