"""Tables to test on: all numbers of players and editions, and games that are driven so that Special Operatives do their work."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.state import KINDS, LAST_SPECIAL, Card, Chance, State
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.events import PUBLIC, Told

CARDS = GAME.read_cards(GAME.default_cards)
TABLES = [(players, edition) for players in GAME.players for edition in GAME.editions]
BOX = {(players, edition): 120 if players == 5 else {"en": 109, "br": 99}[edition] for players, edition in TABLES}


def start(players: int, edition: str, rng: int) -> State:
    """A prepared table with a generator; nothing random has happened."""
    s: State = GAME.start(Setup(players, edition, CARDS))
    s.rng = rng
    s.dealer = Generator()
    return s


def observers(s: State) -> list[int]:
    """All seats, and the public."""
    return [*range(s.player_count), PUBLIC]


def driven(s: State, choice: random.Random) -> int:
    """A legal action that likes to bring Special Operatives out and to use them. It looks at hidden cards: no player does."""
    return choice.choices(options := GAME.options(s), [_liking(s, action) for action in options])[0]


def _liking(s: State, action: int) -> int:
    if action == A.DECLINE:
        return 1
    if A.FLIP <= action < A.FLIP_AND_TRAIN:
        return 8 if s.locations[action - A.FLIP].probationary.kind <= LAST_SPECIAL else 1
    if A.FLIP_AND_TRAIN <= action < A.UNDERCOVER:
        at, kind = divmod(action - A.FLIP_AND_TRAIN, KINDS)
        return (4 if s.locations[at].probationary.kind <= LAST_SPECIAL else 1) * (4 if kind <= LAST_SPECIAL else 1)
    if A.TRAIN <= action < A.DECLINE:
        return 8 if action - A.TRAIN <= LAST_SPECIAL else 1
    return 4


@dataclass(frozen=True)
class Moment:
    """A decision in a game: the state before it, what was done, the state after it, and what happened in between."""

    before: State
    action: int
    after: State
    told: tuple[Told, ...]


def play(players: int, edition: str, seed: int, drive: bool = True) -> Iterator[Moment]:
    """A whole game, decision by decision."""
    choice = random.Random(seed)
    s = start(players, edition, choice.getrandbits(64))
    GAME.begin(s)
    while GAME.decider(s) != NOBODY:
        before = s.clone()
        action = driven(s, choice) if drive else choice.choice(GAME.options(s))
        s.events = []
        GAME.apply(s, action)
        yield Moment(before, action, s.clone(), tuple(s.events))


def games(each: int, drive: bool = True) -> Iterator[tuple[str, list[Moment]]]:
    """`each` whole games at every table, and words that name each."""
    for players, edition in TABLES:
        for seed in range(each):
            yield f"{players} players, {edition}, seed {seed}", list(play(players, edition, seed, drive))


def situations(each: int, games_each: int, seed: int = 0) -> Iterator[tuple[str, State]]:
    """`each` decisions from driven games at every table, half of them with a set that a Spy mixed or a card an Informer saw."""
    choice = random.Random(seed)
    for players, edition in TABLES:
        found = [(f"{players} players, {edition}, seed {n}, step {i}", moment.before)
                 for n in range(games_each) for i, moment in enumerate(play(players, edition, n))]
        rare = [pair for pair in found if is_mixed(pair[1]) or is_informed(pair[1])]
        yield from choice.sample(rare, min(len(rare), each // 2))
        yield from choice.sample(found, each - min(len(rare), each // 2))


def is_mixed(s: State) -> bool:
    """Whether a set that a Spy mixed lies there, with more than one card."""
    for p in range(s.player_count):
        for seat in observers(s):
            if sum(here.probationary.owner == p and here.mixed_for >> seat & 1 for here in s.locations[: s.location_count]) > 1:
                return True
    return False


def is_informed(s: State) -> bool:
    """Whether an Undercover Agent lies there that somebody besides its owner has seen."""
    return any(card.face_up == 0 and card.seen_by & ~(1 << card.owner) for card in in_fields(s))


def in_fields(s: State) -> list[Card]:
    return [card for here in s.locations[: s.location_count] for card in here.row[: here.row_size]]


def imagined(s: State, seat: int, rng: int) -> State:
    """Another world that the seat could be in."""
    world = s.clone()
    world.rng, world.dealer, world.events = rng, Generator(), None
    GAME.sample(world, seat)
    return world


def difference(a: Any, b: Any) -> str:
    """Where two positions differ, for the message of a failing test."""
    one, two = GAME.position(a).split(" "), GAME.position(b).split(" ")
    return "; ".join(f"{x} / {y}" for x, y in zip(one, two, strict=False) if x != y) or "not in the position"


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**64 - 1)


@st.composite
def matches_at(draw: st.DrawFn) -> tuple[int, str, int, int]:
    """Players, edition, seed and the number of decisions after which to look."""
    players, edition = draw(st.sampled_from(TABLES))
    return players, edition, draw(seeds()), draw(st.integers(0, 130))


assert Chance.SAMPLE not in (Chance.DIE, Chance.DRAW, Chance.STARTING_PLAYER)
