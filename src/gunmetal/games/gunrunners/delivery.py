"""Phase 1, deliver weapons (GR-7, GR-8), and what happens when the supply runs dry (GR-3)."""

from gunmetal.games.gunrunners.state import WAREHOUSE_FULL, Chance, Event, State
from gunmetal.kernel.chance import below
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule


@rule
def roll(s: State) -> int:
    return below(s, 6, Chance.DIE) + 1


@rule
def from_supply(s: State, wanted: int) -> int:
    """Takes crates from the supply, or what is left of it (GR-3)."""
    taken = min(wanted, s.supply)
    s.supply -= taken
    return taken


@rule
def deliver_weapons(s: State) -> None:
    if s.warehouse >= WAREHOUSE_FULL:                                  # GR-7
        emit(s, Event.WAREHOUSE_OPENED, EVERYBODY)
        for at in range(s.location_count):
            s.locations[at].crates += 1
            s.warehouse -= 1
    die = roll(s)                                                      # GR-8
    emit(s, Event.DIE_ROLLED, EVERYBODY, s.active, die)
    crates = from_supply(s, 1)
    if die <= s.location_count:
        s.locations[die - 1].crates += crates + s.warehouse
        emit(s, Event.CRATES_DELIVERED, EVERYBODY, die - 1, crates, s.warehouse)
        s.warehouse = 0
    else:
        s.warehouse += crates
        emit(s, Event.CRATES_STORED, EVERYBODY, crates, s.warehouse)
