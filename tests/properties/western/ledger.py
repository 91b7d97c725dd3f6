"""What the events of a game add up to: wounds, and what everybody could see. Compared with the state, which the rules keep."""

import random
from collections import Counter
from operator import add, gt
from typing import Any

from gunmetal.games.western.state import GUNFIGHTERS, KINDS, SIDES, THE_THREE, WATCHERS, Event
from gunmetal.kernel.events import Told
from tests.properties.western.tables import Moment

NONE = [0] * KINDS
COMPARED = ("deck", "notebooks", "buried", "seen_buried")      # with the sorts of all cards in hands
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
    """Whom everybody or a seat has met, by what they heard."""

    def __init__(self) -> None:
        self.met = [0] * SIDES
        self.met_by_all = 0

    def hear(self, told: Told) -> None:
        said = told.named()
        fighter = said.get("fighter", said.get("card", KINDS))
        if told.kind == Event.OWN_CARD_DRAWN:
            if said["card"] < GUNFIGHTERS:
                self.met[said["seat"]] |= 1 << said["card"]
        elif told.kind in JOINING or (told.kind == Event.CARD_DISCARDED and fighter < GUNFIGHTERS):
            self.met_by_all |= 1 << fighter

    def differs(self, moment: Moment) -> str | None:
        s = moment.after
        for kind in range(GUNFIGHTERS):    # the hand of who is out, and who was killed without a graveyard, lie among the discards
            if s.discards[kind] > moment.before.discards[kind]:
                self.met_by_all |= 1 << kind
        if any(told.kind == Event.DECK_SHUFFLED for told in moment.told):
            self.met_by_all |= sum(1 << kind for kind in range(GUNFIGHTERS) if s.notebooks[-1].newer[kind])
        for p in range(s.player_count):
            if s.players[p].met != self.met[p]:
                return f"seat {p} has met {self.met[p]:b}, not {s.players[p].met:b}"
        if s.met != self.met_by_all:
            return f"all have met {self.met_by_all:b}, not {s.met:b}"
        return None


class Sorts:
    """Every card in a hand with its true sort: whether it was there before what the watcher saw last of the deck.

    The rules keep notes of what a watcher can be sure of; here all is followed openly. If somebody parts with a card that was there
    in both sorts, either may be meant: one is chosen at random, and the notes must allow it.
    """

    def __init__(self) -> None:
        self.older = [[[0] * KINDS for _ in range(SIDES)] for _ in range(WATCHERS)]        # by watcher, seat and kind
        self.newer = [[[0] * KINDS for _ in range(SIDES)] for _ in range(WATCHERS)]
        self.shuffled = False
        self.compared: Any = None      # the state that was last found right; None since a card has changed hands, or grown old
        self.choice = random.Random(1)

    def follow(self, moment: Moment) -> None:
        """Cards leave hands before others are drawn."""
        drawn = Counter(told.values[:2] for told in moment.told if told.kind == Event.OWN_CARD_DRAWN)
        for p in range(SIDES):
            had, has = moment.before.players[p].hand, moment.after.players[p].hand
            if had != has or any(seat == p for seat, _ in drawn):
                self.compared = None
                for kind in range(KINDS):
                    for _ in range(had[kind] + drawn.get((p, kind), 0) - has[kind]):
                        self.part(p, kind)
        for told in moment.told:
            if told.kind == Event.OWN_CARD_DRAWN:
                for w in range(WATCHERS):
                    self.newer[w][told.values[0]][told.values[1]] += 1
            elif told.kind == Event.DECK_SHUFFLED:
                self.shuffled = True
                for w in range(WATCHERS):
                    self.grow_old(w)
        for told in moment.told:       # after the new cards are drawn
            if told.kind == Event.CARDS_EXCHANGED:
                self.grow_old(told.values[0])

    def part(self, p: int, kind: int) -> None:
        for w in range(WATCHERS):
            hands = [hand for hand in (self.older[w][p], self.newer[w][p]) if hand[kind] > 0]
            self.choice.choice(hands)[kind] -= 1

    def grow_old(self, w: int) -> None:
        self.compared = None
        for p in range(SIDES):
            self.older[w][p], self.newer[w][p] = list(map(add, self.older[w][p], self.newer[w][p])), [0] * KINDS

    def differs(self, s: Any) -> str | None:
        """Where the notes exclude what is true."""
        before, self.compared = self.compared, s
        if before is not None and all(getattr(s, name) == getattr(before, name) for name in COMPARED):
            return None
        for w in range(WATCHERS):
            notes, others = s.notebooks[w], [p for p in range(s.player_count) if p != w]
            for p in others:
                if sum(self.older[w][p]) > notes.held[p] or sum(self.newer[w][p]) > notes.drawn[p]:
                    return f"watcher {w} of seat {p}: {self.older[w][p]}, {self.newer[w][p]}"
            older, newer = (list(map(sum, zip(NONE, *[hands[w][p] for p in others], strict=True)))
                            for hands in (self.older, self.newer))
            if s.seen_buried >> w & 1 == 0 or "returned" not in s.fields:      # those put away might be in the first deck
                for kind in range(GUNFIGHTERS):
                    (older if self.shuffled else newer)[kind] += s.buried >> kind & 1
            if any(map(gt, s.deck, notes.newer)):
                return f"watcher {w}: {s.deck} in the deck, {notes.newer}"
            if any(map(gt, older, notes.older)) or any(map(gt, map(add, newer, s.deck), notes.newer)):
                return f"watcher {w}: {older} older, {newer} newer, {notes}"
        return None
