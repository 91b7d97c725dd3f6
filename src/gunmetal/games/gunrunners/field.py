"""The field of a Location (GR-9): a row that grows to the right, away from the Location."""

from gunmetal.games.gunrunners.state import Card, Kind, State
from gunmetal.kernel.rules import rule


@rule
def put(card: Card, owner: int, kind: int, face_up: int, seen_by: int) -> None:
    card.owner = owner
    card.kind = kind
    card.face_up = face_up
    card.seen_by = seen_by


@rule
def enter_field(s: State, location: int, owner: int, kind: int, face_up: int, seen_by: int) -> None:
    """A card that enters a field always takes the far right end (GR-9)."""
    here = s.locations[location]
    put(here.row[here.row_size], owner, kind, face_up, seen_by)
    here.row_size += 1
    here.face_up += face_up


@rule
def leave_field(s: State, location: int, place: int) -> None:
    """The cards further right close up."""
    here = s.locations[location]
    here.face_up -= here.row[place].face_up
    here.row_size -= 1
    for i in range(place, here.row_size):
        right = here.row[i + 1]
        put(here.row[i], right.owner, right.kind, right.face_up, right.seen_by)
    put(here.row[here.row_size], 0, 0, 0, 0)


@rule
def shift(s: State, location: int, place: int, to: int) -> None:
    """From one field to the far right end of another, or of the same."""
    card = s.locations[location].row[place]
    owner, kind, face_up, seen_by = card.owner, card.kind, card.face_up, card.seen_by
    leave_field(s, location, place)
    enter_field(s, to, owner, kind, face_up, seen_by)


@rule
def lose_manager(s: State, owner: int, kind: int) -> None:             # GR-21
    """Called for every face-up card that is discarded."""
    if kind == Kind.MANAGER:
        s.players[owner].undercover_limit = 1
