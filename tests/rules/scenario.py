"""Scenarios: a position in one line, what is done and what chance answers; then the position and the events after it.

    played = after("edition=br | 4 (b4) | 4 (y1) | 4 (r1) | red hand=2,3", "flip 1 train 3", "die 6")
    assert played.field(1) == "b4"

A line is a position in notation (docs/log-format.md) with what does not matter left out. Every scenario is played by a real match:
an action that the rules refuse, an answer of chance that is missing or left over, and a crate that gets lost fail the test.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.notation import KIND_OF, LETTERS, kind_text
from gunmetal.games.gunrunners.scoring import winners
from gunmetal.games.gunrunners.state import KINDS, NOBODY, State
from gunmetal.games.gunrunners.views import CardSeen, View
from gunmetal.kernel.chance import ChanceNeeded, Tape, attempt
from gunmetal.kernel.contract import Outcome, Setup
from gunmetal.kernel.events import PUBLIC, Told
from gunmetal.kernel.log import Head
from gunmetal.kernel.match import Match

CARDS = GAME.read_cards(GAME.default_cards)
CHANCE_WORDS = ("start", "die", "draw")
HEAD = {"edition": "en", "players": "3", "turn": "9", "phase": "deploy", "active": "red", "decider": "", "power": "-",
        "vacant": "-", "picked": "-", "busts": "0", "to_bust": "-", "busted": "-", "end": "none", "supply": "", "warehouse": "0",
        "values": "11223344/122233"}
PLAYER = {"hand": "2", "deck": "-", "limit": "1"}


def in_full(short: str) -> str:
    """The position in full: `(b4)` is seen by its owner, players who are not named hold a 2, the supply has the rest of the box."""
    head, *parts = re.split(r" ?\| ", short)
    given = dict(pair.split("=") for pair in head.split())
    fields = HEAD | given
    assert len(fields) == len(HEAD), f"not in the head of a position: {set(given) - set(HEAD)}"
    fields["decider"] = fields["decider"] or fields["active"]
    players = int(fields["players"])
    locations = [re.sub(r"\((.)(\w+)\)", r"(\1\2:\1)", part) for part in parts[: max(players, 3)]]
    named = {part.split()[0]: part.split()[1:] for part in parts[len(locations):]}
    assert set(named) <= set(GAME.seats[:players]), f"not at this table: {set(named)}"
    seats = []
    for colour in GAME.seats[:players]:
        words = named.get(colour, [])
        crates = words.pop(0) if words and words[0].isdigit() else "0"
        pairs = PLAYER | dict(word.split("=") for word in words)
        seats.append(f"{colour} {crates} " + " ".join(f"{key}={value}" for key, value in pairs.items()))
    if not fields["supply"]:
        box = 120 if players == 5 else {"en": 109, "br": 99}[fields["edition"]]
        fields["supply"] = str(box - int(fields["warehouse"]) - sum(int(part.split()[0]) for part in locations)
                               - sum(int(seat.split()[1]) for seat in seats))
    return " | ".join(["gunrunners " + " ".join(f"{key}={value}" for key, value in fields.items()), *locations, *seats])


def table(short: str) -> State:
    """The state of a short position, which must be one that the cards allow."""
    full = in_full(short)
    s: State = GAME.parse_position(full)
    for p in range(s.player_count):
        used = Counter(card.kind for here in s.locations[: s.location_count]
                       for card in (here.probationary, *here.row[: here.row_size]) if card.owner == p)
        for kind in range(KINDS):
            used[kind] += s.players[p].hand[kind] + s.players[p].deck[kind]
            assert used[kind] <= s.copies[kind], f"{GAME.seats[p]} has too many of {kind_text(kind)}: {short}"
    return s


def prepared(players: int, edition: str = "en") -> str:
    """The table before the starting player is drawn, as a position in full."""
    return GAME.position(GAME.start(Setup(players, edition, CARDS)))


def crates_in_play(s: State) -> int:
    return (s.supply + s.warehouse + sum(here.crates for here in s.locations[: s.location_count])
            + sum(player.crates for player in s.players[: s.player_count]))


@dataclass(frozen=True)
class Played:
    """What the scenario led to. Locations are counted from 1, as people count them."""

    match: Match
    happened: tuple[Told, ...]

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def line(self) -> str:
        return GAME.position(self.state)

    def told(self, *kinds: str, to: str | None = None) -> list[str]:
        """The events of these kinds (of all, if none is named), in words and in order; `to`: only what this seat hears."""
        return [_words(told) for told in self.happened
                if (not kinds or told.kind.name.lower() in kinds) and (to is None or told.heard_by(seat_of(to)))]

    def order_of(self, *kinds: str) -> list[str]:
        """The names of events in order, of these kinds only."""
        return [told.kind.name.lower() for told in self.happened if told.kind.name.lower() in kinds]

    def head(self, *names: str) -> str:
        """Fields of the head of the position."""
        fields = dict(pair.split("=") for pair in self.line.split(" | ")[0].split()[1:])
        return " ".join(fields[name] for name in names)

    def location(self, number: int) -> str:
        assert 1 <= number <= self.state.location_count
        return self.line.split(" | ")[number]

    def trainee(self, number: int) -> str:
        return self.location(number).split()[1]

    def field(self, number: int) -> str:
        return " ".join(self.location(number).split()[2:])

    @property
    def crates(self) -> list[int]:
        """On the Locations, from the top."""
        return [here.crates for here in self.state.locations[: self.state.location_count]]

    @property
    def won(self) -> list[int]:
        """The players' crates."""
        return [player.crates for player in self.state.players[: self.state.player_count]]

    def player(self, colour: str) -> str:
        return self.line.split(" | ")[1 + self.state.location_count + GAME.seats.index(colour)]

    @property
    def choices(self) -> list[str]:
        return [GAME.action_text(self.state, action) for action in GAME.options(self.state)]

    @property
    def decider(self) -> str:
        seat = GAME.decider(self.state)
        return "nobody" if seat == NOBODY else GAME.seats[seat]

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome

    @property
    def winners(self) -> list[str]:
        """By rank in the outcome, which must agree with the mask that simulations use."""
        assert self.outcome.winners == tuple(seat for seat in range(self.state.player_count) if winners(self.state) >> seat & 1)
        return [GAME.seats[seat] for seat in self.outcome.winners]

    def view(self, seat: str) -> View:
        view: View = GAME.view(self.state, seat_of(seat))
        return view

    def trainees_to(self, seat: str) -> str:
        """The Probationary Agents as a seat sees them: `b3`, `b?`, and with `~` one of a mixed set."""
        return " ".join("-" if here.probationary is None else _seen(here.probationary) for here in self.view(seat).locations)

    def field_to(self, seat: str, number: int) -> str:
        return " ".join(_seen(card) for card in self.view(seat).locations[number - 1].row)

    def set_to(self, seat: str, colour: str) -> str:
        """What a seat knows to be in the mixed set of a colour."""
        return " ".join(kind_text(kind) for kind in self.view(seat).players[GAME.seats.index(colour)].in_mixed_set)


def seat_of(name: str) -> int:
    return PUBLIC if name == "public" else GAME.seats.index(name)


def _seen(card: CardSeen) -> str:
    return LETTERS[card.owner] + ("?" if card.kind is None else kind_text(card.kind)) + ("~" if card.mixed else "")


def _words(told: Told) -> str:
    return " ".join([told.kind.name.lower(), *(GAME.event_words(key, value) for key, value in told.named().items())])


def match_at(position: str | State) -> Match:
    s = table(position) if isinstance(position, str) and not position.startswith("gunrunners") else position
    state: Any = GAME.parse_position(s) if isinstance(s, str) else s.clone()
    edition = GAME.editions[state.edition]
    seats = [{"colour": colour, "name": colour, "bot": None} for colour in GAME.seats[: state.player_count]]
    head = Head(GAME.name, GAME.rules_version, edition, state.player_count, GAME.variants.get(state.player_count), CARDS, seats)
    return Match(GAME, head, Tape(()), state=state)


def after(position: str | Played, *script: str) -> Played:
    """Plays a script from a position: actions, each followed by what chance answers."""
    match = match_at(position.state if isinstance(position, Played) else position)
    steps: list[list[str]] = []
    for words in script:
        if words.split()[0] in CHANCE_WORDS:
            steps = steps or [[""]]
            steps[-1].append(words)
        else:
            steps.append([words])
    total = crates_in_play(match.state)
    happened: list[Told] = []
    for action, *chance in steps:
        tape = Tape([GAME.parse_chance(answer) for answer in chance])
        match.dealer = tape
        step = match.act(match.decider, GAME.parse_action(match.state, action)) if action else match.open()
        tape.finish()
        happened += step.events
        assert crates_in_play(match.state) == total, f"GR-3: crates are conserved, not so by {action}"
    return Played(match, tuple(happened))


def asked(position: str | Played, action: str, *chance: str) -> ChanceNeeded:
    """What chance must decide next, after an action and the answers it gave so far."""
    s = position.state if isinstance(position, Played) else match_at(position).state
    act = GAME.begin if not action else lambda trial: GAME.apply(trial, GAME.parse_action(trial, action))
    question = attempt(s, act, [GAME.parse_chance(answer) for answer in chance])
    assert isinstance(question, ChanceNeeded)
    return question


def weights(question: ChanceNeeded) -> dict[str, int]:
    """The possible answers, in words, and how likely they are."""
    return {GAME.chance_text(question.label, n).split()[1]: weight for n, weight in enumerate(question.weights) if weight}


assert set(KIND_OF) == {kind_text(kind) for kind in range(KINDS)}
