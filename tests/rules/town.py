"""Situations of the western games: a table is built in words, then actions are carried out on it, with what chance answers.

    t = gunslingers(2)
    t.seat("red", at="saloon", gang="wyatt-earp", revealed="holster")
    t.seat("blue", at="saloon", gang="belle-starr:1")
    t.turn("red")
    t.do("shootout")
    t.do("use holster", "ccjd s", "chhs")
    assert t.gang("blue") == "belle-starr:2"

A gunfighter is `name`, `name:wounds`, or in Gunsmoke `name:wounds+card+card` with attached cards. Cards are taken from the deck,
so that every card exists only as often as the box has it. An action that is not among the options, an answer of chance that is
missing, left over or impossible, and a dollar or a card that gets lost fail the test.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, Self

from gunmetal.games.gunslingers import cards as gunslingers_cards
from gunmetal.games.gunslingers import turn as gunslingers_turn
from gunmetal.games.gunslingers.state import HIRE_STEP
from gunmetal.games.gunslingers.state import State as GunslingersState
from gunmetal.games.gunsmoke import cards as gunsmoke_cards
from gunmetal.games.gunsmoke import turn as gunsmoke_turn
from gunmetal.games.gunsmoke.state import State as GunsmokeState
from gunmetal.games.western import actions as A
from gunmetal.games.western.cards import neighbour_places
from gunmetal.games.western.end import winners
from gunmetal.games.western.gang import join
from gunmetal.games.western.memory import note_draw, note_set_up
from gunmetal.games.western.state import (
    COLOURS,
    GANG,
    GUNFIGHTERS,
    KINDS,
    NOBODY,
    NOTHING,
    SIDES,
    THE_THREE,
    Chance,
    Effect,
    EndReason,
    Location,
    Phase,
    Suit,
    Test,
    Town,
)
from gunmetal.games.western.town import deal_town
from gunmetal.kernel.chance import ChanceNeeded, Tape, attempt
from gunmetal.kernel.events import PUBLIC, Told

SEATS = {"gunslingers": ("red", "blue", "green", "yellow"), "gunsmoke": ("north", "east", "south", "west")}
SUITS = ("clubs", "diamonds", "hearts", "spades", "joker", "joker")
LETTERS = "cdhsj"              # faces of dice
ANY = -1                       # whatever comes: `draw ?`
WHATEVER = "draw ? ?"          # two cards at the end of a turn


@cache
def printed(cards: ModuleType) -> dict[str, Any]:
    """A game's own card values; nobody changes them."""
    table: dict[str, Any] = cards.read_cards(cards.DEFAULT)
    return table


class Answers(Tape):
    """A tape with gaps: `?` is the first thing that is possible."""

    def _next(self, label: int, weights: list[int]) -> int:
        if self.played < len(self.outcomes) and self.outcomes[self.played] == (label, ANY):
            self.played += 1
            return next(result for result, weight in enumerate(weights) if weight > 0)
        return super()._next(label, weights)


class Table:
    """A game in some situation. `s` is its state; `happened` what the last action led to."""

    def __init__(self, game: str, players: int, cards: ModuleType, rules: ModuleType, s: Any, town: str, **settings: int) -> None:
        self.game, self.cards, self.rules, self.s = game, cards, rules, s
        self.names: tuple[str, ...] = cards.NAMES
        self.towns: dict[str, Location] = cards.LOCATIONS
        self.town_names: dict[int, str] = {int(number): name for name, number in self.towns.items()}
        self.seats = (*SEATS[game][:players], *(("three",) if players == 1 else ()))
        self.happened: list[Told] = []
        self.kept: Counter[str] | None = None
        table = printed(cards)
        s.player_count, s.location_count, s.opening_dollars = players, len(self.towns), table["opening_dollars"]
        cards.lay_out(s, table)
        for place, mask in enumerate(neighbour_places(table)):
            s.beside[place] = mask
        if game == "gunslingers":
            s.bank_limit = table["bank_limit"]
        else:
            s.interest_per = 5
            for suit, location in enumerate(cards.start_of(table)):
                s.start[suit] = location
        for name, value in settings.items():
            setattr(s, name, value)
        rules.prepare(s)
        if town:
            self._lay_table(town.split())

    def _lay_table(self, town: Sequence[str]) -> None:
        """The town, trumps in the order of the suits, all cards in the deck, empty gangs; the first seat is in its turn."""
        s = self.s
        s.dealer = Tape([(Chance.TOWN, int(self.towns[name])) for name in town])
        deal_town(s)
        s.dealer.finish()
        for suit, name in enumerate(self.seats):
            self.player(name).trump = suit
        for p in range(s.player_count):
            s.players[p].place = Location.BANK if self.game == "gunslingers" else s.start[s.players[p].trump]
        for kind in range(len(self.names)):
            s.deck[kind] = s.cards[kind].copies
        s.deck_size = sum(s.deck)
        note_set_up(s)
        s.fighting, s.round = 1, 1
        self.turn(self.seats[0])

    # ---- building

    def seat(self, name: str, *, at: str = "", dollars: int = -1, account: int = -1, gang: str = "", hand: str = "",
             revealed: str = "", captives: str = "", trump: str = "", owes: str = "") -> Self:
        """What a seat has, besides what it had; dollars come from the reserve."""
        player = self.player(name)
        if at:
            player.place = int(self.towns[at])
        for word, amount in (("dollars", dollars), ("account", account)):
            if amount >= 0:
                self.s.reserve -= amount - getattr(player, word)
                setattr(player, word, amount)
        for fighter in gang.split():
            self._join(name, fighter)
        for card in hand.split():
            kind = self._take(card)
            player.hand[kind] += 1
            note_draw(self.s, self.seats.index(name), kind)
            player.hand_size += 1
        for card in revealed.split():
            gunslingers_reveal(self.s, self.number(name), self._take(card))
        for card in captives.split():
            player.captives |= 1 << self._take(card)
        if trump:
            player.trump = SUITS.index(trump)
        if owes:
            player.owes = int(self.towns[owes])
        self.kept = None
        return self

    def _join(self, seat: str, words: str) -> None:
        fighter, *attached = words.split("+")
        name, _, wounds = fighter.partition(":")
        player = self.player(seat)
        join(self.s, self.number(seat), self._take(name))
        mine = player.gang[player.gang_size - 1]
        mine.wounds = int(wounds or 0)
        for card in attached:
            kind = self._take(card)
            assert mine.attached[self.s.cards[kind].colour] == NOTHING, f"no room for {card}"
            mine.attached[self.s.cards[kind].colour] = kind

    def _take(self, name: str) -> int:
        """A card out of the deck."""
        kind = self.kind(name)
        assert self.s.deck[kind] > 0, f"no more {name} in the deck"
        self.s.deck[kind] -= 1
        self.s.deck_size -= 1
        return kind

    def jail(self, names: str) -> Self:
        return self._put("jail", names)

    def dead(self, names: str) -> Self:
        return self._put("dead", names)

    def _put(self, where: str, names: str) -> Self:
        for name in names.split():
            setattr(self.s, where, getattr(self.s, where) | 1 << self._take(name))
        self.kept = None
        return self

    def ruins(self, names: str) -> Self:
        """These locations are out of play."""
        for name in names.split():
            self.s.in_play &= ~(1 << self.towns[name])
        return self

    def captive_of(self, captive: str, owner: str) -> Self:
        """From whose gang a captive was taken."""
        self.s.taken_from[self.kind(captive)] = self.number(owner)
        return self

    def deck(self, names: str) -> Self:
        """Only these cards are in the deck; what else was in it leaves the game."""
        for kind in range(KINDS):
            self.s.deck[kind] = 0
        for name in names.split():
            self.s.deck[self.kind(name)] += 1
        self.s.deck_size = sum(self.s.deck)
        self.kept = None
        return self

    def discarded(self, names: str) -> Self:
        for name in names.split():
            self.s.discards[self._take(name)] += 1
            self.s.discards_size += 1
        self.kept = None
        return self

    def reserve(self, dollars: int) -> Self:
        """So much is in the reserve; the rest leaves the game."""
        self.s.reserve = dollars
        self.kept = None
        return self

    def turn(self, seat: str, phase: str = "town") -> Self:
        """It is this seat's turn, in this phase: `move`, `town` or `discard`."""
        s = self.s
        s.active = s.decider = self.number(seat)
        s.phase = int(Phase[phase.upper()])
        if self.game == "gunslingers":
            s.step = HIRE_STEP
        return self

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.s = self.s.clone()
        twin.happened = []
        return twin

    # ---- playing

    def begin(self, *chance: str) -> Self:
        """The game, from the first thing that chance decides."""
        return self._run(self.rules.begin, chance)

    def begin_turn(self, seat: str, *chance: str) -> Self:
        return self._run(lambda s: self.rules.begin_turn(s, self.number(seat)), chance)

    def do(self, action: str, *chance: str) -> Self:
        """Carries out one of the options, with what chance answers."""
        number = self.action(action)
        return self._run(lambda s: self.rules.apply(s, number), chance)

    def do_all(self, *actions: str) -> Self:
        """One after the other, without chance; all that happened is told."""
        happened: list[Told] = []
        for action in actions:
            happened += self.do(action).happened
        self.happened = happened
        return self

    def _run(self, act: Any, chance: Sequence[str]) -> Self:
        kept = self.kept or self._belongings()
        tape = Answers(self._answers(chance))
        self.s.dealer, self.s.events = tape, []
        act(self.s)
        tape.finish()
        self.happened, self.s.events = self.s.events, None
        self.kept = self._belongings()
        if sum(kept.values()) == kept["dollars"]:                      # before the cards are dealt
            assert self.kept["dollars"] == kept["dollars"], "SL-3, SM-2: dollars are conserved"
        else:
            assert self.kept == kept, f"made: {self.kept - kept}, lost: {kept - self.kept}"
        return self

    def asked(self, action: str, *chance: str) -> ChanceNeeded:
        """What chance must decide next, after an action and the answers it gave so far."""
        number = self.action(action)
        question = attempt(self.s, lambda s: self.rules.apply(s, number), self._answers(chance))
        assert isinstance(question, ChanceNeeded), "chance has nothing to decide"
        return question

    def _answers(self, chance: Sequence[str]) -> list[tuple[int, int]]:
        """`draw holster ?`, `start red`, `town saloon`, `trump clubs`, `gunfighter …`, `removed …`, `attached …`; else dice."""
        answers: list[tuple[int, int]] = []
        for words in chance:
            what, *names = words.split()
            if what == "start":
                answers += [(Chance.STARTING_PLAYER, self.number(name)) for name in names]
            elif what == "town":
                answers += [(Chance.TOWN, int(self.towns[name])) for name in names]
            elif what == "trump":
                answers += [(Chance.TRUMP, SUITS.index(name)) for name in names]
            elif what.upper() in Chance.__members__:
                answers += [(Chance[what.upper()], ANY if name == "?" else self.kind(name)) for name in names]
            else:
                answers += [(Chance.DIE, LETTERS.index(face)) for face in words.replace(" ", "")]
        return [(int(label), result) for label, result in answers]

    def _belongings(self) -> Counter[str]:
        """All dollars and cards, wherever they are (SL-3)."""
        s, found = self.s, Counter[str]()
        found["dollars"] = s.reserve + sum(player.dollars + player.account for player in s.players)
        for kind, name in enumerate(self.names):
            count = s.deck[kind] + s.discards[kind] + s.pile[kind] + sum(player.hand[kind] for player in s.players)
            count += sum(fighter.attached.count(kind) for player in s.players for fighter in player.gang)
            if kind < GUNFIGHTERS:
                count += sum(player.captives >> kind & 1 for player in s.players)
                count += sum(mask >> kind & 1 for mask in (s.jail, s.dead, s.gone, s.buried))
                count += sum(fighter.kind == kind for player in s.players for fighter in player.gang[: player.gang_size])
            if self.game == "gunslingers":
                count += sum(mine.cards[: mine.size].count(kind) for mine in s.revealed)
                count += sum((chosen.item, *chosen.weapons).count(kind) for chosen in s.chosen)
            else:
                count += s.returned[kind] + (s.stolen == kind)
            found[name] = count
        return found

    # ---- actions in words

    @property
    def numbers(self) -> list[int]:
        out = [0] * A.MAX_OPTIONS
        return out[: self.rules.options(self.s, out)] if self.s.phase != Phase.OVER else []

    @property
    def options(self) -> list[str]:
        return [self.words(number) for number in self.numbers]

    def offered(self, *firsts: str) -> list[str]:
        """The options whose first word is one of these, sorted."""
        return sorted(words for words in self.options if words.split()[0] in firsts)

    def action(self, words: str) -> int:
        by_words = {self.words(number): number for number in self.numbers}
        assert len(by_words) == len(self.numbers), f"two options have the same words: {self.options}"
        assert words in by_words, f"{self.phase} of {self.decider} has no {words!r}: {sorted(by_words)}"
        return by_words[words]

    def words(self, action: int) -> str:
        """`move saloon`, `play shootout`, `choose red wyatt-earp`, `attach lasso wyatt-earp`: the verb, then names."""
        first, name = next(block for block in BLOCKS if block[0] <= action)
        verb, rest = VERBS[name], action - first
        return " ".join([verb, *self._names(name, rest)])

    def _names(self, block: str, rest: int) -> list[str]:
        if block in ("MOVE", "BOOTS", "HORSE", "RIDE", "PLACE"):
            return [self.town_names[rest]]
        if block in ("HIRE", "BUY", "SELL", "PLAY", "JAIL", "JAIL_WITH_POSTER", "HANG", "USE", "RELEASE", "GIVE_UP", "DISCARD"):
            return [self.names[rest]]
        if block == "ATTACH":
            return [self.names[rest // GANG], self._fighter(self.s.decider, rest % GANG)]
        if block == "SELL_ATTACHED":
            return self._attached(self.s.decider, rest)
        if block in ("HEAL", "BAG", "LASSO"):
            return [self._fighter(self.s.decider, rest)]
        if block == "CHOOSE":
            return [self._seat(rest // GANG), self._fighter(rest // GANG, rest % GANG)]
        if block == "STEAL":
            owner, place = divmod(rest, GANG * COLOURS)
            return [self._seat(owner), *self._attached(owner, place)]
        if block in ("STAKE", "ACCOUNT"):
            return [str(rest)]
        if block == "REROLL":
            return [SUITS[rest]]
        return [self._seat(rest)] if block == "ROB" else []

    def _fighter(self, p: int, slot: int) -> str:
        return self.names[int(self.s.players[p].gang[slot].kind)]

    def _attached(self, p: int, place: int) -> list[str]:
        slot, colour = divmod(place, COLOURS)
        return [self.names[self.s.players[p].gang[slot].attached[colour]], self._fighter(p, slot)]

    # ---- reading

    def number(self, seat: str) -> int:
        if seat == "public":
            return PUBLIC
        return THE_THREE if seat == "three" else SEATS[self.game].index(seat)

    def _seat(self, p: int) -> str:
        if p == NOBODY:
            return "nobody"
        return "three" if p == THE_THREE else SEATS[self.game][p]

    def kind(self, name: str) -> int:
        number: int = self.cards.KIND_OF[name]
        return number

    def player(self, seat: str) -> Any:
        return self.s.players[self.number(seat)]

    @property
    def phase(self) -> str:
        return str(Phase(self.s.phase).name.lower())

    @property
    def decider(self) -> str:
        return self._seat(self.s.decider)

    @property
    def active(self) -> str:
        return self._seat(self.s.active)

    def at(self, seat: str) -> str:
        place = self.player(seat).place
        return "nowhere" if place == NOBODY else self.town_names[place]

    def dollars(self, seat: str) -> int:
        return int(self.player(seat).dollars)

    def account(self, seat: str) -> int:
        return int(self.player(seat).account)

    def gang(self, seat: str) -> str:
        player = self.player(seat)
        return " ".join("+".join([self.names[mine.kind] + (f":{mine.wounds}" if mine.wounds else ""),
                                  *(self.names[kind] for kind in mine.attached if kind != NOTHING)])
                        for mine in player.gang[: player.gang_size])

    def hand(self, seat: str) -> str:
        return self._counted(self.player(seat).hand)

    def discards(self) -> str:
        assert self.s.discards_size == sum(self.s.discards)
        return self._counted(self.s.discards)

    def in_deck(self) -> str:
        assert self.s.deck_size == sum(self.s.deck)
        return self._counted(self.s.deck)

    def _counted(self, counts: Sequence[int]) -> str:
        return " ".join(name for kind, name in enumerate(self.names) for _ in range(counts[kind]))

    def revealed(self, seat: str) -> str:
        mine = self.s.revealed[self.number(seat)]
        return " ".join(self.names[kind] for kind in mine.cards[: mine.size])

    def captives(self, seat: str) -> str:
        return self.masked(self.player(seat).captives)

    def masked(self, mask: int) -> str:
        """The gunfighters of a mask: `t.masked(t.s.jail)`."""
        return " ".join(name for kind, name in enumerate(self.names[:GUNFIGHTERS]) if mask >> kind & 1)

    def in_play(self, location: str) -> bool:
        return bool(self.s.in_play >> self.towns[location] & 1)

    @property
    def end(self) -> str:
        return EndReason(self.s.end_reason).name.lower()

    @property
    def winners(self) -> list[str]:
        assert self.s.phase == Phase.OVER, "the game is not over"
        return [self._seat(p) for p in range(SIDES) if winners(self.s) >> p & 1]

    # ---- events

    def told(self, *kinds: str, to: str = "") -> list[str]:
        """The events of these kinds (of all, if none is named), in words and in order; `to`: only what this seat hears."""
        return [self._event(told) for told in self.happened
                if (not kinds or told.kind.name.lower() in kinds) and (not to or told.heard_by(self.number(to)))]

    def tests(self) -> list[str]:
        """The tests that were made: `red shoot 4 2` are four dice and two trumps."""
        return [words.removeprefix("test_made ") for words in self.told("test_made")]

    def _event(self, told: Told) -> str:
        return " ".join([told.kind.name.lower(), *(self._value(key, value) for key, value in told.named().items())])

    def _value(self, key: str, value: int) -> str:
        if key in ("seat", "owner"):
            return self._seat(value)
        if key in ("card", "fighter", "target"):
            return self.names[value]
        if key == "location":
            return self.town_names[value]
        if key == "suit":
            return SUITS[value]
        if key == "test":
            return Test(value).name.lower()
        if key == "effect":
            return Effect(value).name.lower()
        if key == "reason":
            return EndReason(value).name.lower()
        return str(value)


VERBS = {"DONE": "done", "STAY": "stay", "MISS": "miss", "MOVE": "move", "BOOTS": "boots", "HORSE": "horse", "RIDE": "ride",
         "HIRE": "hire", "BUY": "buy", "SELL": "sell", "ATTACH": "attach", "SELL_ATTACHED": "sell-attached", "HEAL": "heal",
         "BAG": "bag", "PLAY": "play", "FREE_SHOOTOUT": "shootout", "FREE_BRAWL": "brawl", "JAIL": "jail",
         "JAIL_WITH_POSTER": "poster", "HANG": "hang", "MINE": "mine", "VISIT": "visit", "CHOOSE": "choose", "USE": "use",
         "LASSO": "lasso", "STEAL": "steal", "STAKE": "stake", "REROLL": "reroll", "CANCEL": "cancel", "PLACE": "place",
         "RELEASE": "release", "ROB": "rob", "GIVE_UP": "give-up", "DISCARD": "discard", "ACCOUNT": "account"}
BLOCKS = sorted(((getattr(A, name), name) for name in VERBS), reverse=True)     # of actions, from the last


def gunslingers_reveal(s: Town, p: int, kind: int) -> None:
    """In order of kinds, as the rules keep them."""
    assert isinstance(s, GunslingersState), "only Gunslingers has revealed cards"
    mine = s.revealed[p]
    cards = sorted([*mine.cards[: mine.size], kind])
    mine.size = len(cards)
    mine.cards[: mine.size] = cards


def gunslingers(players: int = 2, town: str = "", **settings: int) -> Table:
    """A table of Gunslingers with the town in this order on its places: five, three (below the middle three), five.

        bank          boot_hill  church    gallows          general_store
                      gold_mine  gunsmith  hotel
        trading_post  livery     saloon    sheriffs_office  train_station
    """
    return Table("gunslingers", players, gunslingers_cards, gunslingers_turn, GunslingersState(),
                 town or " ".join(gunslingers_cards.LOCATIONS), **settings)


def gunsmoke(players: int = 2, town: str = "", **settings: int) -> Table:
    """A table of Gunsmoke with the town in this order on its places: five, two and two (the middle is empty), five.

        church       gallows          general_store  gold_mine      gunsmith
        hotel        trading_post                    livery         madame_bell
        saloon       sheriffs_office  town_bank      train_station  undertakers
    """
    return Table("gunsmoke", players, gunsmoke_cards, gunsmoke_turn, GunsmokeState(),
                 town or " ".join(gunsmoke_cards.LOCATIONS), **settings)


def unopened(game: str, players: int = 2, **settings: int) -> Table:
    """A table on which nothing is dealt yet: `begin` starts it."""
    if game == "gunslingers":
        return Table(game, players, gunslingers_cards, gunslingers_turn, GunslingersState(), "", **settings)
    return Table(game, players, gunsmoke_cards, gunsmoke_turn, GunsmokeState(), "", **settings)


assert len(LETTERS) == len(set(SUITS)) == Suit.JOKER + 1
