"""An independent referee of the cards on the table.

It knows docs/log-format.md and what `gunmetal replay --json` prints, and nothing of the program. If it comes to other Locations
than the positions show, the page is wrong or incomplete.
"""

from dataclasses import dataclass, field
from typing import Any

LETTER = {"red": "r", "blue": "b", "yellow": "y", "green": "g", "black": "k"}
ALL = "rbygk*"


@dataclass
class Card:
    owner: str
    kind: str
    seen: set[str] = field(default_factory=set)
    mixed: set[str] = field(default_factory=set)
    face_up: bool = False

    def __str__(self) -> str:
        name = LETTER[self.owner] + self.kind
        marks = [_letters(self.seen), *([_letters(self.mixed)] if self.mixed else [])]
        return name if self.face_up else f"({name}:{'~'.join(marks)})"


def _letters(marks: set[str]) -> str:
    return "".join(letter for letter in ALL if letter in marks)


@dataclass
class Referee:
    training: dict[int, Card | None]
    field_of: dict[int, list[Card]]
    picked: tuple[int, int] = (0, 0)

    @classmethod
    def at(cls, players: int) -> "Referee":
        locations = range(1, max(players, 3) + 1)
        return cls(dict.fromkeys(locations), {at: [] for at in locations})

    def locations(self) -> list[str]:
        """As a position shows them, without their crates."""
        return [" ".join([str(trainee or "-"), *map(str, self.field_of[at])]) for at, trainee in self.training.items()]

    def follow(self, step: dict[str, Any]) -> None:
        verb, *words = (step["action"] or "start").split()
        if verb == "pick":
            at, place = words[0].split(".")
            self.picked = int(at), int(place) - 1
        if verb == "arrange":
            self.arrange([int(word) for word in words], LETTER[step["seat"]])
        for event in step["events"]:
            happened = getattr(self, event["event"], None)
            if happened is not None:
                happened(event)

    # ---- events, by their names

    def opening_agent_placed(self, event: dict[str, Any]) -> None:
        self.training[event["location"]] = Card(event["seat"], "1", set(ALL))

    def own_agent_trained(self, event: dict[str, Any]) -> None:
        self.training[event["location"]] = Card(event["seat"], event["agent"], {LETTER[event["seat"]]})

    def own_undercover_deployed(self, event: dict[str, Any]) -> None:
        self.field_of[event["location"]].append(Card(event["seat"], event["agent"], {LETTER[event["seat"]]}))

    def agent_flipped(self, event: dict[str, Any]) -> None:
        card = self.training[event["location"]]
        assert card is not None
        assert (card.owner, card.kind) == (event["owner"], event["agent"])
        for observer in card.mixed - card.seen:
            equal = [other for other in self.set_of(card.owner, observer) if other.kind == card.kind and observer in other.seen]
            for lowest in equal[-1:]:
                lowest.seen.remove(observer)
        self.training[event["location"]] = None
        self.field_of[event["location"]].append(Card(card.owner, card.kind, face_up=True))

    def own_undercover_inspected(self, event: dict[str, Any]) -> None:
        card = self.picked_card()
        assert (card.owner, card.kind) == (event["owner"], event["agent"])
        card.seen.add(LETTER[event["seat"]])

    def undercover_returned(self, event: dict[str, Any]) -> None:
        card = self.picked_card()
        self.field_of[self.picked[0]].remove(card)
        self.field_of[event["location"]].append(card)

    agent_moved = undercover_returned

    def agent_sabotaged(self, event: dict[str, Any]) -> None:
        del self.field_of[self.picked[0]][self.picked[1]]

    def trainee_seen(self, event: dict[str, Any]) -> None:
        card, spy = self.training[event["location"]], LETTER[event["seat"]]
        assert card is not None
        assert (card.owner, card.kind) == (event["owner"], event["agent"])
        card.seen.add(spy)
        card.mixed.discard(spy)

    def undercover_revealed(self, event: dict[str, Any]) -> None:
        card = next(card for card in self.field_of[event["location"]] if not card.face_up)
        assert (card.owner, card.kind) == (event["owner"], event["agent"])
        card.face_up = True

    def field_cleared(self, event: dict[str, Any]) -> None:
        assert all(card.face_up for card in self.field_of[event["location"]])
        self.field_of[event["location"]] = []

    # ---- what they need

    def picked_card(self) -> Card:
        return self.field_of[self.picked[0]][self.picked[1]]

    def set_of(self, colour: str, observer: str) -> list[Card]:
        """The mixed set of a colour, for an observer, from the top."""
        return [card for card in self.training.values() if card is not None and card.owner == colour and observer in card.mixed]

    def arrange(self, sources: list[int], spy: str) -> None:
        cards = [self.training[at] for at in sources]
        for at, card in zip(sorted(sources), cards, strict=True):
            self.training[at] = card
        there = [card for card in cards if card is not None]
        for card in there:
            if sum(other.owner == card.owner for other in there) > 1:
                card.mixed = set(ALL) - {spy}
        for observer in set(ALL) - {spy}:
            for colour in {card.owner for card in there}:
                self.lift(self.set_of(colour, observer), observer)

    @staticmethod
    def lift(mixed: list[Card], observer: str) -> None:
        for number, card in enumerate(mixed):
            lower = [other for other in mixed[number + 1:] if other.kind == card.kind and observer in other.seen]
            if observer not in card.seen and lower:
                lower[0].seen.remove(observer)
                card.seen.add(observer)
