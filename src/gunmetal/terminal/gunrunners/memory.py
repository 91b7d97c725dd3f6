"""A table without the memory aid (GR-14): what was seen once is shown no more, except while it is being looked at."""

from dataclasses import replace

from gunmetal.games.gunrunners.state import Kind, Phase
from gunmetal.games.gunrunners.views import CardSeen, LocationSeen, View


def without_memory(view: View) -> View:
    return replace(
        view,
        locations=tuple(_location(view, at, here) for at, here in enumerate(view.locations)),
        players=tuple(replace(player, deck=None, in_mixed_set=(), public_in_mixed_set=()) for player in view.players),
    )


def _location(view: View, at: int, here: LocationSeen) -> LocationSeen:
    looking = view.decider == view.seat
    spying = looking and view.phase == Phase.ARRANGE                                             # GR-22
    informing = looking and view.phase == Phase.MOVE and view.power == Kind.INFORMER             # GR-19
    trainee = here.probationary if spying else _forgotten(here.probationary)
    row = tuple(card if informing and view.picked == (at, place) else _forgotten(card) for place, card in enumerate(here.row))
    return LocationSeen(here.crates, trainee, tuple(card for card in row if card is not None))


def _forgotten(card: CardSeen | None) -> CardSeen | None:
    return card if card is None or card.face_up else CardSeen(card.owner, False, None)
