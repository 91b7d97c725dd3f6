"""Actions and chance in words: what logs, tests and people write (docs/log-format.md). Both games share the forms; each has its
own seats, locations and cards."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from gunmetal.games.western import actions as A
from gunmetal.games.western.cardfile import SUITS, slug
from gunmetal.games.western.state import (
    COLOURS,
    GANG,
    GUNFIGHTERS,
    NOTHING,
    SIDES,
    Chance,
    Effect,
    EndReason,
    Location,
    Test,
    Town,
)
from gunmetal.kernel.problems import BadInput

FACES = (*SUITS, "joker", "joker2")            # of a die (SL-2)
REASONS = tuple(reason.name.lower() for reason in EndReason)
LONGEST = 200                                  # letters of what somebody may call an action

# The form of each block of actions. Words in capitals stand for what is named: an own gunfighter, one in ANY gang, …
FORMS: Mapping[int, str] = {
    A.DONE: "done",
    A.STAY: "stay",
    A.MISS: "miss",
    A.MOVE: "move LOCATION",
    A.BOOTS: "boots LOCATION",
    A.HORSE: "horse LOCATION",
    A.RIDE: "ride LOCATION",
    A.HIRE: "hire GUNFIGHTER",
    A.BUY: "buy CARD",
    A.SELL: "sell CARD",
    A.ATTACH: "attach CARD to OWN",
    A.SELL_ATTACHED: "sell CARD of OWN",
    A.HEAL: "rest OWN",
    A.BAG: "bag OWN",
    A.PLAY: "play CARD",
    A.FREE_SHOOTOUT: "free shootout",
    A.FREE_BRAWL: "free brawl",
    A.JAIL: "jail GUNFIGHTER",
    A.JAIL_WITH_POSTER: "jail GUNFIGHTER with poster",
    A.HANG: "hang GUNFIGHTER",
    A.MINE: "mine",
    A.VISIT: "visit",
    A.CHOOSE: "choose ANY",
    A.USE: "use CARD",
    A.LASSO: "lasso of OWN",
    A.STEAL: "steal CARD from ANY",
    A.STAKE: "stake DOLLARS",
    A.REROLL: "reroll SUIT",
    A.CANCEL: "cancel",
    A.PLACE: "place LOCATION",
    A.RELEASE: "release GUNFIGHTER",
    A.ROB: "rob SEAT",
    A.GIVE_UP: "give up CARD",
    A.DISCARD: "discard CARD",
    A.ACCOUNT: "account DOLLARS",
}
BLOCKS = tuple(FORMS)
MOST = {A.STAKE: 10, A.ACCOUNT: A.MOST_DOLLARS}


@dataclass(frozen=True)
class Words:
    """What a game calls its seats, locations and cards, each by number."""

    game: str
    seats: tuple[str, ...]
    locations: tuple[str, ...]
    cards: tuple[str, ...]

    @cached_property
    def kinds(self) -> Mapping[str, int]:
        return {name: kind for kind, name in enumerate(self.cards)}

    @cached_property
    def forms(self) -> tuple[tuple[int, re.Pattern[str]], ...]:
        """Every form as a pattern: `attach CARD to OWN` has two groups."""
        return tuple((first, re.compile(re.sub(r"[A-Z]+", lambda word: f"(?P<{word[0]}>.+)", form)))
                     for first, form in FORMS.items())

    @cached_property
    def outcomes(self) -> Mapping[Chance, tuple[str, tuple[str, ...]]]:
        """The word of each chance, and what it can bring."""
        gunfighters = self.cards[:GUNFIGHTERS]
        return {
            Chance.TOWN: ("town", self.locations),
            Chance.TRUMP: ("trump", SUITS),
            Chance.GUNFIGHTER: ("gunfighter", gunfighters),
            Chance.REMOVED: ("removed", gunfighters),
            Chance.STARTING_PLAYER: ("start", self.seats),
            Chance.DIE: ("die", FACES),
            Chance.DRAW: ("draw", self.cards),
            Chance.ATTACHED: ("attached", self.cards),
        }


def locations_by_number(words: Mapping[str, Location]) -> tuple[str, ...]:
    """`general_store` of the card file: `general-store`."""
    return tuple(word.replace("_", "-") for word, _ in sorted(words.items(), key=lambda pair: pair[1]))


# ---- which gunfighter

def fighters(s: Town) -> Iterator[tuple[int, int, int]]:
    """Seat, slot and kind of everybody in a gang. Each gunfighter stands once in the game."""
    for p in range(SIDES):
        for slot in range(s.players[p].gang_size):
            yield p, slot, s.players[p].gang[slot].kind


def block_of(action: int) -> int:
    """Where the block of an action begins."""
    return BLOCKS[bisect_right(BLOCKS, action) - 1]


def bearer_of_action(s: Town, action: int) -> tuple[int, int]:
    """Seat and slot of the gunfighter whom an action names."""
    first = block_of(action)
    number = action - first
    if first == A.CHOOSE:
        return number // GANG, number % GANG
    if first == A.STEAL:
        return number // COLOURS // GANG, number // COLOURS % GANG
    return s.decider, number // COLOURS if first == A.SELL_ATTACHED else number % GANG


def card_of_action(s: Town, action: int) -> int:
    """The kind of the card that an action names, or nothing."""
    first = block_of(action)
    if first == A.ATTACH:
        return (action - first) // GANG
    if first in (A.SELL_ATTACHED, A.STEAL):
        seat, slot = bearer_of_action(s, action)
        return s.players[seat].gang[slot].attached[(action - first) % COLOURS]
    return action - first


def fighter_text(words: Words, s: Town, seat: int, slot: int) -> str:
    """Of a slot that is empty no action can be legal."""
    return words.cards[s.players[seat].gang[slot].kind] if slot < s.players[seat].gang_size else "nobody"


def card_text(words: Words, kind: int) -> str:
    return words.cards[kind] if NOTHING < kind < len(words.cards) else "nothing"


def location_text(words: Words, location: int) -> str:
    return words.locations[location] if 0 <= location < len(words.locations) else "nowhere"


# ---- actions

def action_text(words: Words, s: Town, action: int) -> str:
    """`move saloon`, `attach buntline to doc-hollandaise`: see docs/log-format.md."""
    first = block_of(action)
    number = action - first
    said = []
    for word in FORMS[first].split():
        match word:
            case "LOCATION":
                said.append(location_text(words, number))
            case "GUNFIGHTER":
                said.append(words.cards[number])
            case "CARD":
                said.append(card_text(words, card_of_action(s, action)))
            case "OWN" | "ANY":
                said.append(fighter_text(words, s, *bearer_of_action(s, action)))
            case "SUIT":
                said.append(FACES[number])
            case "SEAT":
                said.append(words.seats[number] if number < len(words.seats) else "nobody")
            case "DOLLARS":
                said.append(str(number))
            case _:
                said.append(word)
    return " ".join(said)


def parse_action(words: Words, s: Town, text: str) -> int:
    """The action that the words name, legal now or not. Names may be typed as they are printed: `hire belle starr`."""
    said = " ".join(text.lower().split())
    for first, form in words.forms if len(said) <= LONGEST else ():
        found = form.fullmatch(said)
        if found:
            try:
                return first + number_of(words, s, first, found.groupdict())
            except (ValueError, KeyError):
                continue
    raise BadInput("action-unknown", text=text[:60])


def number_of(words: Words, s: Town, first: int, named: Mapping[str, str]) -> int:
    """Which action of a block is named."""
    if first in MOST:
        return whole(named["DOLLARS"], MOST[first])
    if "LOCATION" in named:
        return words.locations.index(slug(named["LOCATION"]))
    if "GUNFIGHTER" in named:
        return gunfighter(words, named["GUNFIGHTER"])
    if "SUIT" in named:
        return FACES.index(named["SUIT"], 0, 5)
    if "SEAT" in named:
        return words.seats.index(named["SEAT"])
    kind = words.kinds[slug(named["CARD"])] if "CARD" in named else NOTHING
    if "OWN" in named:
        slot = own_slot(s, gunfighter(words, named["OWN"]))
        if first == A.ATTACH:
            return kind * GANG + slot
        return slot * COLOURS + attached_colour(s, s.decider, slot, kind) if first == A.SELL_ATTACHED else slot
    if "ANY" in named:
        seat, slot = anywhere(s, gunfighter(words, named["ANY"]))
        number = seat * GANG + slot
        return number * COLOURS + attached_colour(s, seat, slot, kind) if first == A.STEAL else number
    return max(kind, 0)


def gunfighter(words: Words, text: str) -> int:
    kind = words.kinds[slug(text)]
    if kind >= GUNFIGHTERS:
        raise ValueError(text)
    return kind


def anywhere(s: Town, kind: int) -> tuple[int, int]:
    for seat, slot, known in fighters(s):
        if known == kind:
            return seat, slot
    raise BadInput("fighter-nowhere", fighter=kind)


def own_slot(s: Town, kind: int) -> int:
    seat, slot = anywhere(s, kind)
    if seat != s.decider:
        raise BadInput("fighter-not-yours", fighter=kind)
    return slot


def attached_colour(s: Town, seat: int, slot: int, kind: int) -> int:
    fighter = s.players[seat].gang[slot]
    if kind not in fighter.attached:
        raise BadInput("card-not-attached", card=kind, fighter=fighter.kind)
    return fighter.attached.index(kind)


def whole(text: str, highest: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and text == str(int(text)) and int(text) <= highest):
        raise ValueError(text)
    return int(text)


# ---- chance

def chance_text(words: Words, label: int, result: int) -> str:
    word, names = words.outcomes[Chance(label)]
    return f"{word} {names[result]}"


def parse_chance(words: Words, text: str) -> tuple[int, int]:
    said, _, name = text.partition(" ")
    for label, (word, names) in words.outcomes.items():
        if word == said and name in names:
            return label, names.index(name)
    raise BadInput("chance-unknown", text=text[:60])


# ---- events

def event_words(words: Words, argument: str, value: int) -> str:
    if argument in ("seat", "owner"):
        return words.seats[value]
    if argument in ("card", "fighter", "target", "old"):
        return words.cards[value]
    if argument == "location":
        return words.locations[value]
    if argument == "suit":
        return FACES[value]
    if argument == "test":
        return Test(value).name.lower()
    if argument == "effect":
        return Effect(value).name.lower()
    if argument == "place":                    # of the map, counted from 1 row by row
        return str(value + 1)
    return REASONS[value] if argument == "reason" else str(value)
