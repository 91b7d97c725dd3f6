"""Random games of the western games in which much happens: rich players, armed from the start, who go where others are and play
what they can. Whole games at every table, so that even rare decisions come up."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from gunmetal.games import game_named
from gunmetal.games.gunslingers.revealed import is_within_limit, reveal
from gunmetal.games.western import actions as A
from gunmetal.games.western.gang import join
from gunmetal.games.western.state import GUNFIGHTERS, KINDS, NOTHING, Category, Phase
from gunmetal.games.western.town import is_empty
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Game, Setup, settled

WESTERNS = ("gunslingers", "gunsmoke")
ROUNDS = 30
DOLLARS = 30
BOUGHT = (Category.WEAPON, Category.BRAWL_WEAPON, Category.ITEM)


@cache
def table(game: str) -> dict[str, Any]:
    cards = game_named(game).read_cards(game_named(game).default_cards)
    return cards | {"opening_dollars": DOLLARS}


def dealt(game: Game, players: int, seed: int) -> Any:
    """A game at its first decision."""
    wanted = {"round_limit": ROUNDS, "opening_hand": 5}
    settings = settled(game.settings, {name: value for name, value in wanted.items() if name in game.settings})
    s = game.start(Setup(players, "en", table(game.name), settings))
    s.rng, s.dealer, s.events = seed, Generator(), []
    game.begin(s)
    return s


def from_deck(s: Any, kind: int) -> int:
    s.deck[kind] -= 1
    s.deck_size -= 1
    return kind


def arm(game: Game, s: Any, choice: random.Random) -> None:
    """Everybody gets weapons, items and, while there are enough, another gunfighter and a captive out of the deck; somebody is in
    jail, something in ruins."""
    s.fighting = 1
    s.jail |= 1 << from_deck(s, choice.choice(gunfighters_in_deck(s)))
    s.in_play ^= 1 << choice.choice([location for location in range(s.location_count) if is_empty(s, location)])
    for p in range(s.player_count):
        for kind in choice.sample(gunfighters_in_deck(s), min(1, len(gunfighters_in_deck(s)))):
            join(s, p, from_deck(s, kind))
        left = [kind for kind in range(GUNFIGHTERS, KINDS) if s.deck[kind] > 0 and s.cards[kind].category in BOUGHT]
        for kind in choice.sample(left, len(left)):
            if game.name == "gunslingers":
                if is_within_limit(s, p, kind):
                    reveal(s, p, from_deck(s, kind))
            else:
                fighter = choice.choice(s.players[p].gang[: s.players[p].gang_size])
                if fighter.attached[s.cards[kind].colour] == NOTHING:
                    fighter.attached[s.cards[kind].colour] = from_deck(s, kind)
        for captive in choice.sample(gunfighters_in_deck(s), 1 if len(gunfighters_in_deck(s)) > s.player_count else 0):
            s.players[p].captives |= 1 << from_deck(s, captive)
            s.taken_from[captive] = (p + 1) % s.player_count


def gunfighters_in_deck(s: Any) -> list[int]:
    return [kind for kind in range(GUNFIGHTERS) if s.deck[kind] > 0]


def pick(s: Any, options: list[int], choice: random.Random) -> int:
    """Rather something than nothing, an action card or a free action than trade, and where others stand or a card can be played."""
    better = options
    if s.phase in (Phase.TOWN, Phase.CARDS, Phase.LASSO):
        better = [action for action in options if A.PLAY <= action < A.MINE] or [action for action in options if action != A.DONE]
    elif s.phase == Phase.DISCARD:
        better = options[:1]
    elif s.phase == Phase.MOVE:
        places = {s.players[p].place for p in range(s.player_count) if p != s.active} | {
            s.cards[kind].location for kind in range(KINDS)
            if s.players[s.active].hand[kind] > 0 and s.cards[kind].category == Category.ACTION}
        better = [action for action in options if any(action - first in places for first in (A.MOVE, A.BOOTS, A.HORSE, A.RIDE))]
    return choice.choice(better if better and choice.random() < 0.6 else options)


def moments(name: str, games: int) -> Iterator[Any]:
    """The state at every decision and at the end; `events` holds what the last step brought."""
    game = game_named(name)
    for players in game.players:
        for seed in range(games):
            choice, is_armed = random.Random(seed), False
            s = dealt(game, players, seed)
            while game.decider(s) != NOBODY:
                if not is_armed and s.turn == 1:
                    arm(game, s, choice)
                    is_armed = True
                yield s
                s.events = []
                game.apply(s, pick(s, game.options(s), choice))
            yield s
