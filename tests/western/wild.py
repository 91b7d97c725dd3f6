"""Games in which much happens: whole games at random, with house cards that make people meet, arm themselves and act."""

import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from gunmetal.games import game_named
from gunmetal.games.gunslingers import GAME as GUNSLINGERS
from gunmetal.games.gunslingers.revealed import is_within_limit, reveal
from gunmetal.games.gunsmoke import GAME as GUNSMOKE
from gunmetal.games.gunsmoke.attached import attach
from gunmetal.games.gunsmoke.solo import take_out
from gunmetal.games.western import actions as A
from gunmetal.games.western.actions import DONE, MOVE
from gunmetal.games.western.gang import join
from gunmetal.games.western.state import GUNFIGHTERS, Phase, Use
from gunmetal.games.western.town import is_in_play
from gunmetal.kernel.chance import Generator, Recorder, stream
from gunmetal.kernel.contract import Game, Setup

# Actions that only one of the games has.
ONLY = {"gunslingers": {A.MISS, A.BUY, A.SELL, A.GIVE_UP},
        "gunsmoke": {A.RIDE, A.ATTACH, A.SELL_ATTACHED, A.MINE, A.VISIT, A.LASSO, A.STEAL, A.ROB}}
TABLES = [(game, players) for game in (GUNSLINGERS, GUNSMOKE) for players in game.players]
BUSY = ("hire", "buy", "attach", "play", "use", "lasso", "cancel", "reroll", "free", "jail", "hang", "bag", "rest", "visit",
        "release", "place", "sell")
TOGETHER = ("saloon", "train-station", "sheriffs-office", "gallows", "hotel")


def name_of(value: Any) -> str:
    return value.name if isinstance(value, Game) else str(value)


def cards_of(game: Game) -> dict[str, Any]:
    return _cards(game.name)


@cache
def _cards(name: str) -> dict[str, Any]:
    game = game_named(name)
    return game.read_cards(game.default_cards)


@cache
def wild_cards(name: str) -> dict[str, Any]:
    """All is free, and actions are played anywhere. Items are those that can be discarded for something; all is bought in the
    Saloon. Shots seldom kill, and the law often wins."""
    table = deepcopy(_cards(name))
    cards = table["cards"]
    for card in cards.values():
        if "cost" in card:
            card["cost"] = 0
        if "effect" in card:
            card["location"] = "any"
        elif "location" in card:
            card["location"] = "saloon"
        if "shoot" in card:
            card |= {"shoot": 1, "brawl": 1, "gamble": 3, "law": 2, "outlaw": 3 if name == "gunslingers" else 2}
    items = [card for card in cards.values() if "location" in card and not {"effect", "hands", "colour"} & set(card)]
    share(items, [card for card in items if "use" in card or "discard" in card])
    actions = [card for card in cards.values() if "effect" in card]
    share(actions, actions)
    for n, card in enumerate(card for card in cards.values() if "shoot" in card):
        card["special"] = ("card_sharp", "scout", "hard_to_hit")[n % 3]
    table["opening_dollars"] = 30
    return table


def share(cards: list[dict[str, Any]], among: list[dict[str, Any]]) -> None:
    """As many cards as before, of these kinds alone."""
    total = sum(card["copies"] for card in cards)
    for card in cards:
        card["copies"] = 0
    for n in range(total):
        among[n % len(among)]["copies"] += 1


class Walk:
    """One game; `s` is the table before each decision, `outcomes` what chance has answered since the one before."""

    def __init__(self, game: Game, players: int, seed: int, wild: bool) -> None:
        self.game, self.dice, self.wild = game, random.Random(seed), wild
        settings = {"round_limit": 30} | ({"opening_hand": 5} if wild and game is GUNSLINGERS else {})
        self.setup = Setup(players, "en", wild_cards(game.name) if wild else cards_of(game), settings)
        self.s = game.start(self.setup)
        self.s.rng = stream(seed, players)
        self.recorder = Recorder(Generator())
        self.s.dealer = self.recorder

    def steps(self) -> Iterator[Any]:
        self.game.begin(self.s)
        if self.wild and self.game is GUNSLINGERS:
            self.add_to_posses()
        yield self.s
        while self.game.outcome(self.s) is None:
            self.recorder.outcomes.clear()
            self.game.apply(self.s, self.choice(self.game.options(self.s)))
            if self.wild and self.s.phase == Phase.TOWN and self.s.location_used == 0 and self.dice.random() < 0.3:
                self.stir()
            yield self.s

    def add_to_posses(self) -> None:
        """Who begins with one gunslinger is soon out."""
        for p in range(self.s.player_count):
            for kind in [kind for kind in range(GUNFIGHTERS) if self.s.deck[kind] > 0][:2]:
                take_out(self.s, kind, 1)
                join(self.s, p, kind)

    def stir(self) -> None:
        """Everybody comes to where much can be done; somebody finds a card, and a captive."""
        s, dice = self.s, self.dice
        here = self.game.parse_action(s, f"move {dice.choice(TOGETHER)}") - MOVE
        if not is_in_play(s, here):
            return
        for p in range(s.player_count):
            if s.players[p].is_in:
                s.players[p].place = here
        lucky = dice.choice([p for p in range(s.player_count) if s.players[p].is_in])
        in_deck = [kind for kind in range(len(s.deck)) if s.deck[kind] > 0]
        for kind in [kind for kind in in_deck if kind < GUNFIGHTERS][:1]:
            take_out(s, kind, 1)
            s.players[lucky].captives |= 1 << kind
        for kind in [kind for kind in dice.sample(in_deck, len(in_deck)) if s.cards[kind].use != Use.NONE][:1]:
            if self.game is GUNSMOKE:
                take_out(s, kind, 1)
                attach(s, lucky, dice.randrange(s.players[lucky].gang_size), kind)
            elif is_within_limit(s, lucky, kind):
                take_out(s, kind, 1)
                reveal(s, lucky, kind)

    def choice(self, options: list[int]) -> int:
        texts = {self.game.action_text(self.s, option): option for option in options}
        busy = [option for text, option in texts.items()
                if text.split()[0] in BUSY or (text.startswith("move") and text.split()[1] in TOGETHER)]
        if self.s.phase in (Phase.DISCARD, Phase.MISS) and self.dice.random() < 0.7:
            return DONE
        return self.dice.choice(busy if busy and self.dice.random() < 0.8 else options)
