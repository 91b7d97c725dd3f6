"""Tables to test on: both games, all numbers of players and variants, and games that are driven so that much happens in them."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from gunmetal.games.western import actions as A
from gunmetal.games.western.state import GUNFIGHTERS, KINDS, Effect, Location, Phase, Town
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Game, Setup, settled
from gunmetal.kernel.events import PUBLIC, Told

DRIVEN_ROUNDS = 40
NAMES = ("gunslingers", "gunsmoke")
Table = tuple[str, int]                # the game, and how many play it


@cache
def game(name: str) -> Game:
    found = import_module(f"gunmetal.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def state_of(name: str) -> Any:
    """The record of a game's state."""
    return game(name).state


TABLES: list[Table] = [(name, players) for name in NAMES for players in game(name).players]


def name_of(s: Town) -> str:
    return next(name for name in NAMES if game(name).state is type(s))


def game_of(s: Town) -> Game:
    return game(name_of(s))


def settings(name: str, number: int) -> dict[str, int]:
    """The variants in turn; games without an end in sight are cut off after some rounds, a few of them late."""
    limit = 60 if number % 16 == 0 else 6
    if name == "gunslingers":
        return {"round_limit": limit, "opening_hand": number % 6}
    return {"round_limit": limit, "interest_per": 3 if number % 2 else 5}


@cache
def _prepared(name: str, players: int, given: tuple[tuple[str, int], ...]) -> Town:
    g = game(name)
    setup = Setup(players, g.editions[0], g.read_cards(g.default_cards), settled(g.settings, dict(given)))
    s: Town = g.start(setup)
    return s


def start(name: str, players: int, rng: int, number: int = 0) -> Any:
    """A prepared table with a generator; nothing random has happened. `number` chooses the variants."""
    s = _prepared(name, players, tuple(settings(name, number).items())).clone()
    s.rng = rng
    s.dealer = Generator()
    return s


def observers(s: Town) -> list[int]:
    """All seats, and the public."""
    return [*range(s.player_count), PUBLIC]


def driven(s: Town, choice: random.Random) -> int:
    """A legal action that likes company, cards that do something, and places where things happen. It seldom stops early."""
    options = game_of(s).options(s)
    return choice.choices(options, [_liking(s, action) for action in options])[0]


BUSY = (Location.GRAVEYARD, Location.MADAME_BELL, Location.TRAIN_STATION, Location.SHERIFFS_OFFICE, Location.GALLOWS,
        Location.SALOON)


RARE = (Effect.CAPTURE, Effect.EXPLOSION, Effect.JAILBREAK, Effect.ESCAPE, Effect.ROB_BANK, Effect.ROB_TRAIN, Effect.REBUILD)


def _liking(s: Town, action: int) -> float:
    if action >= A.ACCOUNT:
        return 0.2
    if action >= A.DISCARD:
        return 2 if s.phase == Phase.EXCHANGE else 0.5
    if action == A.MISS:
        return 0.3
    if action == A.DONE:
        return 0.5 if s.phase == Phase.TOWN else 1
    if A.MOVE <= action < A.HIRE:
        location = (action - A.MOVE) % (A.BOOTS - A.MOVE)
        company = sum(player.is_in and player.place == location for player in s.players[: s.player_count])
        useful = any(s.players[s.active].hand[kind] and s.cards[kind].location == location for kind in range(KINDS))
        return 1 + 3 * company + 2 * (location in BUSY) + 4 * useful
    if A.PLAY <= action < A.FREE_SHOOTOUT:
        return 30 if s.cards[action - A.PLAY].effect in RARE else 3
    if A.FREE_SHOOTOUT <= action <= A.FREE_BRAWL:
        return 1
    if A.SELL <= action < A.ATTACH or A.SELL_ATTACHED <= action < A.HEAL:
        return 1
    return 8


@dataclass(frozen=True)
class Moment:
    """A decision in a game: the state before it, what was done, the state after it, and what happened in between."""

    before: Any
    action: int
    after: Any
    told: tuple[Told, ...]


Chooser = Callable[[Any, random.Random], int]


def play(name: str, players: int, seed: int, choose: Chooser = driven) -> Iterator[Moment]:
    """A whole game, decision by decision. The first moment is the deal: its action is -1."""
    choice = random.Random(seed)
    g = game(name)
    s = start(name, players, choice.getrandbits(64), seed)
    s.round_limit = DRIVEN_ROUNDS
    before, action = s.clone(), NOBODY
    while True:
        s.events = []
        if action == NOBODY:
            g.begin(s)
        else:
            g.apply(s, action)
        after = s.clone()
        yield Moment(before, action, after, tuple(s.events))
        if g.decider(s) == NOBODY:
            return
        before, action = after, choose(s, choice)


def others(s: Any, seat: int) -> list[int]:
    return [p for p in range(s.player_count) if p != seat]


FEATURES: dict[str, Callable[[Any, int], bool]] = {
    "captives": lambda s, seat: any(player.captives for player in s.players),
    "jail": lambda s, seat: s.jail != 0,
    "dead": lambda s, seat: s.dead != 0,
    "among the dead": lambda s, seat: seat < s.player_count and s.players[seat].place == Location.GRAVEYARD,
    "put away unseen": lambda s, seat: s.buried != 0,
    "has seen those": lambda s, seat: s.buried != 0 and s.seen_buried >> seat & 1 == 1,
    "discards": lambda s, seat: s.discards_size > 0,
    "discarded gunfighter": lambda s, seat: any(s.discards[:GUNFIGHTERS]),
    "shuffled again": lambda s, seat: any(s.notebooks[-1].held),
    "an old hand": lambda s, seat: any(s.players[p].hand_size > s.notebooks[-1].drawn[p] for p in others(s, seat)),
    "half old": lambda s, seat: any(s.notebooks[-1].held[p] and s.notebooks[-1].drawn[p] for p in others(s, seat)),
    "somebody is out": lambda s, seat: s.turn > 0 and any(not s.players[p].is_in for p in range(s.player_count)),
    "the seat is out": lambda s, seat: s.turn > 0 and seat < s.player_count and not s.players[seat].is_in,
    "Madame Bell": lambda s, seat: s.turn > 0 and s.players[s.active].place == Location.MADAME_BELL,
    "more than five in hand": lambda s, seat: any(player.hand_size > 5 for player in s.players),
    "others exchange": lambda s, seat: s.phase == Phase.EXCHANGE and s.decider != seat,
    "others have returned": lambda s, seat: s.phase == Phase.EXCHANGE and s.decider != seat and s.exchanged > 0,
    "own exchange": lambda s, seat: s.phase == Phase.EXCHANGE and s.decider == seat and s.exchanged > 0,
    "solo": lambda s, seat: s.player_count == 1,
    "fight": lambda s, seat: s.fight.effect != 0,
    "public": lambda s, seat: seat == PUBLIC,
    "decides": lambda s, seat: s.decider == seat and s.phase != Phase.OVER,
}
ONLY_IN_GUNSMOKE = {"has seen those", "Madame Bell", "more than five in hand", "others exchange", "others have returned",
                    "own exchange", "solo"}


def features(s: Any, seat: int) -> set[str]:
    return {name for name, is_there in FEATURES.items() if is_there(s, seat)}


Situation = tuple[str, Any, int]       # words that name it, a state, and the seat that looks at it


@cache
def situations(name: str, each: int, games_each: int, seed: int = 0) -> list[Situation]:
    """`each` situations of every feature at every table where it occurs, and as many of any kind."""
    choice = random.Random(seed)
    found: list[Situation] = []
    for players in game(name).players:
        all_of_them: list[Situation] = []
        by_feature: dict[str, list[Situation]] = {}
        for number in range(games_each):
            for step, moment in enumerate(play(name, players, number)):
                for seat in observers(moment.after):
                    one = f"{name}, {players} players, seed {number}, step {step}, seat {seat}", moment.after, seat
                    all_of_them.append(one)
                    for feature in features(moment.after, seat):
                        by_feature.setdefault(feature, []).append(one)
        for feature in sorted(by_feature):
            found += choice.sample(by_feature[feature], min(each, len(by_feature[feature])))
        found += choice.sample(all_of_them, each)
    return found


def imagined(s: Any, seat: int, rng: int) -> Any:
    """Another world that the seat could be in."""
    world = s.clone()
    world.rng, world.dealer, world.events = rng, Generator(), None
    game_of(s).sample(world, seat)
    return world
