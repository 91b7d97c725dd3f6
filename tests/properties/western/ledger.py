"""What the events of a game add up to: wounds, and what everybody could see. Compared with the state, which the rules keep."""

from collections import Counter
from typing import Any

from gunmetal.games.western.state import GUNFIGHTERS, KINDS, SIDES, THE_THREE, Event
from gunmetal.kernel.events import Told
from tests.properties.western.tables import Moment

JOINING = (Event.GUNFIGHTER_DEALT, Event.HIRED, Event.RELEASED, Event.ESCAPED)


class Wounds:
    """Wounds dealt are healed, present, or gone with who was killed or captured."""

    def __init__(self) -> None:
        self.present: dict[tuple[int, int], int] = {}  # seat and gunfighter
        self.dealt = self.healed = self.gone = 0

    def hear(self, told: Told) -> str | None:
        said = told.named()
        seat, fighter = said.get("seat", THE_THREE), said.get("fighter", said.get("card", -1))
        if told.kind in JOINING:
            self.present[seat, fighter] = 0
        elif told.kind == Event.WOUNDED:
            self.present[seat, fighter] += said["hits"]
            self.dealt += said["hits"]
            if said["hits"] < 1 or self.present[seat, fighter] != said["wounds"]:
                return f"{told}: has {self.present[seat, fighter]} wounds"
        elif told.kind == Event.WOUND_HEALED:
            healed = self.present[seat, fighter] - said["wounds"]
            self.present[seat, fighter] -= healed
            self.healed += healed
            if not 1 <= healed <= 2:
                return f"{told}: {healed} wounds healed"
        elif told.kind in (Event.KILLED, Event.CAPTURED):
            self.gone += self.present.pop((said["owner"] if told.kind == Event.CAPTURED else seat, fighter))
        return None

    def differs(self, s: Any) -> str | None:
        own = {(p, f.kind): f.wounds for p in range(SIDES) for f in s.players[p].gang[: s.players[p].gang_size]}
        if own != self.present:
            return f"wounds {own} / {self.present}"
        if self.dealt != self.healed + self.gone + sum(own.values()):
            return f"{self.dealt} wounds dealt, {self.healed} healed, {self.gone} gone"
        return None


class Seen:
    """What was drawn since the deck was last shuffled, and whom everybody or a seat has met, by what they heard."""

    def __init__(self) -> None:
        self.drawn = [Counter[int]() for _ in range(SIDES)]
        self.met = [0] * SIDES
        self.met_by_all = 0

    def hear(self, told: Told) -> None:
        said = told.named()
        fighter = said.get("fighter", said.get("card", KINDS))
        if told.kind == Event.OWN_CARD_DRAWN:
            self.drawn[said["seat"]][said["card"]] += 1
            if said["card"] < GUNFIGHTERS:
                self.met[said["seat"]] |= 1 << said["card"]
        elif told.kind == Event.OWN_CARD_RETURNED:
            self.drawn[said["seat"]][said["card"]] -= 1
        elif told.kind == Event.DECK_SHUFFLED:
            self.drawn = [Counter[int]() for _ in range(SIDES)]
        elif told.kind in JOINING or (told.kind == Event.CARD_DISCARDED and fighter < GUNFIGHTERS):
            self.met_by_all |= 1 << fighter

    def differs(self, moment: Moment) -> str | None:
        s = moment.after
        for kind in range(GUNFIGHTERS):    # the hand of who is out, and who was killed without a graveyard, lie among the discards
            if s.discards[kind] > moment.before.discards[kind]:
                self.met_by_all |= 1 << kind
        if any(told.kind == Event.DECK_SHUFFLED for told in moment.told):
            self.met_by_all |= sum(1 << kind for kind in range(GUNFIGHTERS) if s.shuffled[kind])
        for p in range(s.player_count):
            if {kind: n for kind, n in enumerate(s.players[p].drawn) if n} != {kind: n for kind, n in self.drawn[p].items() if n}:
                return f"seat {p} has drawn {self.drawn[p]}"
            if s.players[p].met != self.met[p]:
                return f"seat {p} has met {self.met[p]:b}, not {s.players[p].met:b}"
        if s.met != self.met_by_all:
            return f"all have met {self.met_by_all:b}, not {s.met:b}"
        return None
