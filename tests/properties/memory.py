"""A player's memory, for checking what the engine says that a seat knows.

It is written from the words of the rules, and shares no code with the engine: a person at the table who hears what is told to this
seat, sees which card somebody points at, and remembers everything (GR-14). From that alone it says what must lie where, and what is
known of it.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from gunmetal.games.gunrunners.state import Event
from gunmetal.kernel.events import PUBLIC, Told

ONE = 6                                # the plain "1 Agent" of the opening (GR-5)
MANAGER = 4


@dataclass
class Mixed:
    """Cards of one colour that a Spy mixed: where they lie, and what this seat had seen of them before (GR-22)."""

    kinds: Counter[int]
    places: set[int]


@dataclass
class Slip:
    """A card on the table as it is remembered: whose it is, and its kind if that is known."""

    owner: int
    kind: int | None
    face_up: bool = False


@dataclass
class Person:
    crates: int = 0
    hand: Counter[int] = field(default_factory=Counter)
    hand_size: int = 0
    deck_size: int = 13                # GR-6: without the opening agent
    discarded: Counter[int] = field(default_factory=Counter)
    limit: int = 1                     # of Undercover Agents (GR-13, GR-21)


class Memory:
    """What `seat` knows. `hear` takes what is told, `see_pick` the card that somebody points at."""

    def __init__(self, seat: int, players: int, box: int) -> None:
        self.seat, count = seat, max(players, 3)
        self.people = [Person() for _ in range(players)]
        self.training: list[Slip | None] = [None] * count
        self.fields: list[list[Slip]] = [[] for _ in range(count)]
        self.sets: dict[int, Mixed] = {}
        self.crates = [4] * count                      # GR-4
        self.warehouse = 0
        self.supply = box - 4 * count
        self.busts = 3 if players == 2 else 0          # GR-4
        self.picked: tuple[int, int] | None = None
        self._laying: dict[int, tuple[int, int | None]] = {}
        self._looked = False

    # ---- what is seen and heard

    def see_pick(self, location: int, place: int) -> None:
        """Whoever uses a power points at a card: everybody sees at which one."""
        self.picked = (location, place)

    def hear(self, happened: tuple[Told, ...]) -> None:
        for told in happened:
            if told.heard_by(self.seat):
                getattr(self, f"_{told.kind.name.lower()}")(**told.named())
        self._finish_laying()

    def _turn_began(self, seat: int, turn: int) -> None: ...
    def _die_rolled(self, seat: int, die: int) -> None: ...
    def _starting_player_drawn(self, seat: int) -> None: ...
    def _power_lapsed(self, seat: int, agent: int) -> None: ...
    def _power_declined(self, seat: int, agent: int) -> None: ...
    def _sabotage_attempted(self, seat: int, owner: int, agent: int, location: int) -> None: ...
    def _sabotage_failed(self, owner: int, agent: int, die: int) -> None: ...
    def _game_ended(self, reason: int) -> None: ...

    def _opening_agent_placed(self, seat: int, location: int) -> None:
        self.training[location] = Slip(seat, ONE)      # GR-5: known to everybody

    # ---- crates

    def _warehouse_opened(self) -> None:               # GR-7
        for at in range(len(self.crates)):
            self.crates[at] += 1
            self.warehouse -= 1

    def _crates_delivered(self, location: int, crates: int, from_warehouse: int) -> None:      # GR-8
        assert from_warehouse == self.warehouse
        self.crates[location] += crates + from_warehouse
        self.supply -= crates
        self.warehouse = 0

    def _crates_stored(self, crates: int, warehouse: int) -> None:
        self.warehouse += crates
        self.supply -= crates
        assert warehouse == self.warehouse

    def _crates_carried(self, seat: int, location: int, to_location: int, crates: int) -> None:    # GR-23
        self.crates[location] -= crates
        self.crates[to_location] += crates

    def _crates_confiscated(self, seat: int, location: int, crates: int, strength: int) -> None:   # GR-25
        self.crates[location] -= crates
        self.people[seat].crates += crates

    def _special_delivery(self, location: int, crates: int) -> None:
        self.crates[location] += crates
        self.supply -= crates

    # ---- cards

    def _card_drawn(self, seat: int) -> None:
        self.people[seat].hand_size += 1
        self.people[seat].deck_size -= 1

    def _own_card_drawn(self, seat: int, agent: int) -> None:
        self._card_drawn(seat)
        self.people[seat].hand[agent] += 1

    def _agent_trained(self, seat: int, location: int) -> None:
        self.people[seat].hand_size -= 1
        self.training[location] = Slip(seat, None)

    def _own_agent_trained(self, seat: int, location: int, agent: int) -> None:
        self._agent_trained(seat, location)
        self.people[seat].hand[agent] -= 1
        self.training[location] = Slip(seat, agent)    # GR-14: who lays a card down remembers it

    def _undercover_deployed(self, seat: int, location: int) -> None:
        self.people[seat].hand_size -= 1
        self.fields[location].append(Slip(seat, None))

    def _own_undercover_deployed(self, seat: int, location: int, agent: int) -> None:
        self._undercover_deployed(seat, location)
        self.people[seat].hand[agent] -= 1
        self.fields[location][-1].kind = agent

    def _agent_flipped(self, seat: int, location: int, owner: int, agent: int) -> None:            # GR-10
        slip = self.training[location]
        assert slip is not None
        assert slip.owner == owner
        assert slip.kind in (None, agent), "a remembered card turned out to be another"
        mixed = self.sets.get(owner)
        if mixed is not None and location in mixed.places:
            # One card of the set came out. If its kind had been seen in the set, that is one less to look for.
            mixed.places.remove(location)
            if mixed.kinds[agent] > 0:
                mixed.kinds[agent] -= 1
            assert mixed.kinds.total() <= len(mixed.places), "a card that was in the set has vanished"
            if not mixed.places:
                del self.sets[owner]
        self.training[location] = None
        self.fields[location].append(Slip(owner, agent, face_up=True))

    def _power_gained(self, seat: int, agent: int) -> None:
        if agent == MANAGER:                           # GR-21
            self.people[seat].limit = 2

    def _discard(self, slip: Slip) -> None:
        assert slip.face_up
        assert slip.kind is not None
        self.people[slip.owner].discarded[slip.kind] += 1
        if slip.kind == MANAGER:                       # GR-21: it leaves
            self.people[slip.owner].limit = 1

    def _take_picked(self) -> Slip:
        assert self.picked is not None
        location, place = self.picked
        self.picked = None
        return self.fields[location].pop(place)

    def _agent_moved(self, seat: int, owner: int, agent: int, location: int) -> None:              # GR-18
        slip = self._take_picked()
        assert (slip.owner, slip.kind, slip.face_up) == (owner, agent, True)
        self.fields[location].append(slip)

    def _undercover_inspected(self, seat: int, owner: int, location: int) -> None:                 # GR-19
        assert self.picked is not None
        slip = self.fields[self.picked[0]][self.picked[1]]
        assert (self.picked[0], slip.owner, slip.face_up) == (location, owner, False)

    def _own_undercover_inspected(self, seat: int, owner: int, location: int, agent: int) -> None:
        self._undercover_inspected(seat, owner, location)
        assert self.picked is not None
        slip = self.fields[self.picked[0]][self.picked[1]]
        assert slip.kind in (None, agent), "a remembered card turned out to be another"
        slip.kind = agent

    def _undercover_returned(self, seat: int, owner: int, location: int) -> None:
        self.fields[location].append(self._take_picked())      # it is followed with the eyes: who knew it knows it still

    def _agent_sabotaged(self, owner: int, agent: int, die: int) -> None:                          # GR-20
        slip = self._take_picked()
        assert (slip.owner, slip.kind) == (owner, agent)
        self._discard(slip)

    # ---- the Spy (GR-22)

    def _trainees_inspected(self, seat: int) -> None: ...

    def _trainee_seen(self, seat: int, location: int, owner: int, agent: int) -> None:
        slip = self.training[location]
        assert slip is not None
        assert slip.owner == owner
        assert slip.kind in (None, agent), "a remembered card turned out to be another"
        slip.kind = agent
        if owner in self.sets:                         # the set is looked through, card by card
            self.sets[owner].places.discard(location)
            if not self.sets[owner].places:
                del self.sets[owner]

    def _trainees_rearranged(self, seat: int) -> None:
        self._laying = {}

    def _trainee_laid(self, location: int, owner: int) -> None:
        self._laying[location] = (owner, None)

    def _own_trainee_laid(self, location: int, owner: int, agent: int) -> None:
        self._laying[location] = (owner, agent)

    def _finish_laying(self) -> None:
        """All have been laid out again. Who did it knows each; to the others the cards of one colour are one set, and a single card
        is itself."""
        if not self._laying:
            return
        before = [(at, slip) for at, slip in enumerate(self.training) if slip is not None]
        assert sorted(at for at, _ in before) == sorted(self._laying)
        is_mine = all(kind is not None for _, kind in self._laying.values())
        for at, (owner, kind) in self._laying.items():
            self.training[at] = Slip(owner, kind)
        if not is_mine:
            for colour in range(len(self.people)):
                self._mix(colour, [(at, slip) for at, slip in before if slip.owner == colour])
        self._laying = {}

    def _mix(self, colour: int, cards: list[tuple[int, Slip]]) -> None:
        places = {at for at, (owner, _) in self._laying.items() if owner == colour}
        assert len(places) == len(cards)
        old = self.sets.pop(colour, None)
        if len(cards) == 1:
            (place,) = places
            if old is not None:
                self.sets[colour] = Mixed(old.kinds, {place})
            else:
                self.training[place] = Slip(colour, cards[0][1].kind)
        elif cards:
            kinds = Counter(slip.kind for at, slip in cards if slip.kind is not None and (old is None or at not in old.places))
            self.sets[colour] = Mixed(kinds + (old.kinds if old is not None else Counter()), places)

    # ---- busts

    def _bust_began(self, location: int, busts: int) -> None:
        self.busts += 1
        assert busts == self.busts

    def _final_bust_began(self, location: int, crates: int) -> None:                               # GR-29
        self.crates[location] -= crates
        self.supply += crates

    def _undercover_revealed(self, location: int, owner: int, agent: int) -> None:                 # GR-25
        slip = next(slip for slip in self.fields[location] if not slip.face_up)
        assert slip.owner == owner
        assert slip.kind in (None, agent), "a remembered card turned out to be another"
        slip.kind, slip.face_up = agent, True

    def _field_cleared(self, location: int, crates: int) -> None:
        for slip in self.fields[location]:
            self._discard(slip)
        self.fields[location] = []
        assert crates == self.crates[location]

    # ---- what it comes to

    def known(self, at: int) -> int | None:
        """The kind of a Probationary Agent as far as it can be told: one of a set, only if all of the set are known to be equal."""
        slip = self.training[at]
        assert slip is not None
        mixed = self.sets.get(slip.owner)
        if mixed is None or at not in mixed.places:
            return slip.kind
        kinds = +mixed.kinds
        return next(iter(kinds)) if len(kinds) == 1 and kinds.total() == len(mixed.places) else None

    def seen_in_set(self, colour: int) -> tuple[int, ...]:
        mixed = self.sets.get(colour)
        return tuple(sorted(mixed.kinds.elements())) if mixed is not None else ()

    def table(self) -> dict[str, Any]:
        """Everything that this seat can tell of the table, in plain numbers."""
        return {
            "supply": self.supply, "warehouse": self.warehouse, "crates": self.crates, "busts": self.busts,
            "training": [None if slip is None else (slip.owner, self.known(at), self._is_mixed(at, slip))
                         for at, slip in enumerate(self.training)],
            "fields": [[(slip.owner, slip.face_up, slip.kind) for slip in row] for row in self.fields],
            "sets": [self.seen_in_set(p) for p in range(len(self.people))],
            "won": [person.crates for person in self.people],
            "hands": [person.hand_size for person in self.people],
            "decks": [person.deck_size for person in self.people],
            "hand": None if self.seat == PUBLIC else tuple(sorted(self.people[self.seat].hand.elements())),
            "discarded": [tuple(sorted(person.discarded.elements())) for person in self.people],
            "undercover": [sum(slip.owner == p and not slip.face_up for row in self.fields for slip in row)
                           for p in range(len(self.people))],
            "limits": [person.limit for person in self.people],
        }

    def _is_mixed(self, at: int, slip: Slip) -> bool:
        return slip.owner in self.sets and at in self.sets[slip.owner].places


def table_of(view: Any) -> dict[str, Any]:
    """The same things of a view."""
    return {
        "supply": view.supply, "warehouse": view.warehouse, "crates": [here.crates for here in view.locations], "busts": view.busts,
        "training": [card and (card.owner, card.kind, card.mixed) for card in (here.probationary for here in view.locations)],
        "fields": [[(card.owner, card.face_up, card.kind) for card in here.row] for here in view.locations],
        "sets": [player.in_mixed_set for player in view.players],
        "won": [player.crates for player in view.players],
        "hands": [player.hand_size for player in view.players],
        "decks": [player.deck_size for player in view.players],
        "hand": None if view.seat == PUBLIC else view.players[view.seat].hand,
        "discarded": [player.discarded for player in view.players],
        "undercover": [player.undercover for player in view.players],
        "limits": [player.undercover_limit for player in view.players],
    }


assert all(hasattr(Memory, f"_{event.name.lower()}") for event in Event), "every event means something to who remembers"
