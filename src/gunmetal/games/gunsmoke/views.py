"""What a seat sees (SM-6, SM-24): built from empty, field by field. What is forgotten here is hidden, not leaked."""

from collections.abc import Sequence
from dataclasses import dataclass

from gunmetal.games.gunsmoke.cards import COUNT
from gunmetal.games.gunsmoke.gangs import all_under_the_undertakers
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western.state import THE_THREE, Phase
from gunmetal.games.western.views import PlayerSeen, TownView, for_seat, in_the_open, kinds, known, player, watching


@dataclass(frozen=True)
class View(TownView):
    the_three: PlayerSeen | None       # None: no solo game (SM-37)
    interest_per: int                  # SM-7
    exchanged: int                     # cards of the opening hand that the decider has returned (SM-5)
    returned: tuple[int, ...] | None   # None: another's
    used_once: bool                    # what the town card offers once a turn
    visits: int                        # cards drawn at Madame Bell's in this turn (SM-19)
    stolen: int | None                 # the card at the end of a Lasso (SM-29)


def views(s: State, seats: Sequence[int]) -> list[View]:
    """The table as each of `seats` sees it; any seat that is not at the table sees what the public sees."""
    dead = all_under_the_undertakers(s)
    shared = {
        **in_the_open(s, dead, COUNT),
        "the_three": _player(s, THE_THREE, False) if s.player_count == 1 else None,
        "interest_per": s.interest_per,
        "exchanged": s.exchanged,
        "used_once": s.done_here == 1,
        "visits": s.bell,
        "stolen": known(s.stolen),
    }
    players = [_player(s, p, False) for p in range(s.player_count)]
    return [View(**shared, **for_seat(s, seat, dead, players, lambda p: _player(s, p, True)),
                 returned=kinds(s.returned) if s.decider == seat else None)
            for seat in (watching(s, seat) for seat in seats)]


def _player(s: State, p: int, is_own: bool) -> PlayerSeen:
    """Captives lie face-down with their captor (SM-6). The three have no marker (SM-38)."""
    has_marker = p != THE_THREE and s.phase != Phase.PREPARED
    return player(
        s, p, is_own, False,
        marker=s.marker[s.players[p].trump] if has_marker else None,
        dynamite=s.dynamite[p],
    )
