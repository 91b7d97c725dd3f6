"""What a seat sees (SL-6, SL-15): built from empty, field by field. What is forgotten here is hidden, not leaked."""

from collections.abc import Sequence
from dataclasses import dataclass

from gunmetal.games.gunslingers.cards import COUNT
from gunmetal.games.gunslingers.state import State
from gunmetal.games.gunslingers.wounds import on_boot_hill
from gunmetal.games.western.state import NOTHING
from gunmetal.games.western.views import PlayerSeen, TownView, for_seat, in_the_open, kinds, known, place, player, watching


@dataclass(frozen=True)
class View(TownView):
    step: int                          # of the turn, while its player is in town (SL-11 to SL-13)
    has_ride: bool                     # a horse from the Livery waits (SL-22)
    has_banked: bool                   # in this turn
    bank_limit: int                    # SL-14
    bought: tuple[int, ...]            # in this turn: not to be sold in it (SL-12)
    removed_count: int                 # gunslingers removed at set-up, unseen by all (SL-4)


def views(s: State, seats: Sequence[int]) -> list[View]:
    """The table as each of `seats` sees it; any seat that is not at the table sees what the public sees."""
    dead = on_boot_hill(s)
    shared = {
        **in_the_open(s, dead, COUNT),
        "step": s.step,
        "has_ride": s.ride == 1,
        "has_banked": s.banked == 1,
        "bank_limit": s.bank_limit,
        "bought": kinds(s.bought),
        "removed_count": s.buried.bit_count(),
    }
    players = [_player(s, p, False) for p in range(s.player_count)]
    return [View(**shared, **for_seat(s, seat, dead, players, lambda p: _player(s, p, True)))
            for seat in (watching(s, seat) for seat in seats)]


def _player(s: State, p: int, is_own: bool) -> PlayerSeen:
    """Captives are public (SL-6), and so are the cards beside a posse."""
    revealed, chosen = s.revealed[p], s.chosen[p]
    return player(
        s, p, is_own, True,
        owes=place(s.players[p].owes),
        revealed=tuple(revealed.cards[: revealed.size]),
        item=known(chosen.item),
        weapons=tuple(kind for kind in chosen.weapons if kind != NOTHING),
    )
