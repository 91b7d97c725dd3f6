"""How much likelier than by chance hidden cards of Gunrunners are of each kind, in games of a bot: the numbers in bots/beliefs.py.

    python scripts/hidden_cards.py --players 2 --games 300 --bot master:60

At every second decision the hidden cards of the others, as they are, are counted beside those of a world that `sample` gives.
"""

import argparse
from collections.abc import Iterator
from typing import Any

from gunmetal.bots.nets.teaching import usual
from gunmetal.bots.players import Bot
from gunmetal.games import game_named
from gunmetal.games.gunrunners.sampling import hidden_trainee, is_hidden
from gunmetal.games.gunrunners.state import KINDS, Kind
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.contract import NOBODY, Game

EACH = 2
WORLDS, MINDS = 1 << 20, 1 << 40       # their chances are far from each other


def hidden(state: Any, seat: int) -> Iterator[tuple[bool, int, int]]:
    """Whether it is training, and where: the Location, and the place in the row."""
    for at in range(state.location_count):
        here = state.locations[at]
        if any(colour != seat and hidden_trainee(state, at, seat, colour) for colour in range(state.player_count)):
            yield True, at, 0
        for place in range(here.row_size):
            if here.row[place].owner != seat and is_hidden(here.row[place], seat):
                yield False, at, place


def kind_of(state: Any, is_training: bool, at: int, place: int) -> int:
    here = state.locations[at]
    return int(here.probationary.kind if is_training else here.row[place].kind)


def count(game: Game, players: int, number: int, name: str, counted: dict[bool, list[list[int]]]) -> None:
    """Adds what one game shows: for each kind, how often it was there and how often it was imagined."""
    bots = [Bot(game, name, stream(number, MINDS + seat), native.world) for seat in range(players)]
    state, met = game.start(usual(game, players)), 0
    state.rng, state.dealer, state.events = stream(number, 0), Generator(), None
    game.begin(state)
    while (decider := game.decider(state)) != NOBODY:
        options = game.options(state)
        met += len(options) > 1
        if len(options) > 1 and met % EACH == 0:
            world = state.clone()
            world.rng, world.dealer, world.events = stream(number, WORLDS + met), Generator(), None
            game.sample(world, decider)
            for card in hidden(state, decider):
                counted[card[0]][kind_of(state, *card)][0] += 1
                counted[card[0]][kind_of(world, *card)][1] += 1
        game.apply(state, options[0] if len(options) == 1 else bots[decider].choose(state, decider))


def main() -> None:
    words = argparse.ArgumentParser(description="What hidden cards of Gunrunners are.")
    words.add_argument("--players", type=int, default=2, metavar="P")
    words.add_argument("--games", type=int, default=300, metavar="N")
    words.add_argument("--bot", default="master:60", metavar="NAME")
    given = words.parse_args()
    counted = {is_training: [[0, 0] for _ in range(KINDS)] for is_training in (True, False)}
    for number in range(given.games):
        count(game_named("gunrunners"), given.players, number, given.bot, counted)
    print("| card | training | undercover |\n|---|---:|---:|")
    for kind in Kind:
        shares = [(found + 1) / (imagined + 1) for found, imagined in (counted[True][kind], counted[False][kind])]
        print(f"| {kind.name.lower()} | " + " | ".join(f"{share:.2f}" for share in shares) + " |")


if __name__ == "__main__":
    main()
