"""Looks for golden logs: `python -m tests.replays.western.find [name …]` plays games by number until each log has its features, and
writes them (all, if none is named).

Run it only when rules or log format change on purpose (and say so in the changelog): golden logs are there to stay the same.
"""

import json
import random
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from gunmetal.games import game_named
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.contract import Game, Setup
from gunmetal.kernel.log import Head, Line, read_log, write_log
from gunmetal.kernel.match import Match
from tests.properties.western.tables import driven
from tests.replays.features import Story, replayed
from tests.replays.find import end_of
from tests.replays.western.features import ENDS, missing

FOLDER = Path(__file__).parent
ENDS_FILE = FOLDER / "ends.json"
LONGEST = 700                          # lines of a log
SEED = 2017


@dataclass(frozen=True)
class Wanted:
    """A game to look for: who plays it, and what must be in it."""

    game: str
    players: int
    who: str                           # greedy, random: bots; lively: at random, but where things happen, and now and then an undo
    features: tuple[str, ...]
    settings: Mapping[str, int] = field(default_factory=dict)


SL, SM = "gunslingers", "gunsmoke"
GOLDEN: dict[str, Wanted] = {
    "sl-2-shootout": Wanted(SL, 2, "greedy", ("last by shoot-out", "hired", "equal draws")),
    "sl-3-brawl": Wanted(SL, 3, "greedy", ("last by brawl", "two fall after one another", "opening hand"), {"opening_hand": 3}),
    "sl-4-capture": Wanted(SL, 4, "greedy", ("last by capture", "jailed", "bushwhack")),
    "sl-2-together": Wanted(SL, 2, "random", ("fell together", "shared win")),
    "sl-3-limit-wounds": Wanted(SL, 3, "random", ("round limit", "decided by wounds", "bushwhack"), {"round_limit": 20}),
    "sl-4-limit-shared": Wanted(SL, 4, "random", ("round limit", "shared at the limit", "missed turn"), {"round_limit": 3}),
    "sl-3-lively": Wanted(SL, 3, "lively", ("undo", "rebuilt after an explosion", "missed turn", "deck shuffled anew"),
                          {"round_limit": 25, "opening_hand": 3}),
    "sl-4-jailbreak": Wanted(SL, 4, "lively", ("jailbreak",), {"round_limit": 25, "opening_hand": 3}),
    "sm-1-won": Wanted(SM, 1, "greedy", ("solo won", "madame bell", "opening exchange")),
    "sm-1-lost": Wanted(SM, 1, "random", ("solo lost", "solo lost in a fight")),
    "sm-1-limit": Wanted(SM, 1, "random", ("solo lost", "solo lost at the limit"), {"round_limit": 8}),
    "sm-2-shootout": Wanted(SM, 2, "greedy", ("last by shoot-out", "opening exchange", "equal draws")),
    "sm-3-brawl": Wanted(SM, 3, "greedy", ("last by brawl", "interest for $3", "two fall after one another"), {"interest_per": 3}),
    "sm-4-capture": Wanted(SM, 4, "greedy", ("last by capture", "hired")),
    "sm-3-together": Wanted(SM, 3, "greedy", ("fell together", "shared win")),
    "sm-2-limit-dollars": Wanted(SM, 2, "random", ("round limit", "decided by dollars"), {"round_limit": 5}),
    "sm-4-limit-gunfighters": Wanted(SM, 4, "random", ("round limit", "decided by gunfighters", "rolled again"),
                                     {"round_limit": 25}),
    "sm-3-lively": Wanted(SM, 3, "lively", ("undo", "rebuilt after an explosion"), {"round_limit": 30, "interest_per": 3}),
    "sm-2-escape": Wanted(SM, 2, "lively", ("escape", "bible"), {"round_limit": 30}),
    "sm-2-lasso": Wanted(SM, 2, "lively", ("lasso", "undo"), {"round_limit": 30}),
    "sm-4-jailbreak": Wanted(SM, 4, "lively", ("jailbreak", "deck shuffled anew", "more than five in hand"), {"round_limit": 30}),
}


@cache
def setup_of(name: str) -> tuple[Game, Setup]:
    wanted = GOLDEN[name]
    game = game_named(wanted.game)
    return game, Setup(wanted.players, game.editions[0], game.read_cards(game.default_cards), wanted.settings)


def lively_games(name: str) -> Iterator[tuple[Head, list[Line]]]:
    game, setup = setup_of(name)
    seats = [{"colour": seat, "name": seat.capitalize(), "bot": "random"} for seat in game.seats[: setup.players]]
    for number in count():
        chooser = random.Random(number)
        match = Match.begin(game, setup, seats, Generator(), stream(SEED, number))
        match.open()
        while match.decider >= 0:
            seat = match.decider
            match.act(seat, driven(match.state, chooser))
            if "undo" in GOLDEN[name].features and chooser.random() < 0.05 and match.why_no_undo(seat) is None:
                match.undo(seat)
        yield match.head, match.lines


def bots_games(name: str) -> Iterator[tuple[Head, list[Line]]]:
    """Native games of bots. Those that end in another way are not even replayed."""
    from gunmetal.lab.simulate import Simulation  # here: the tests of the logs need nothing native

    game, setup = setup_of(name)
    reason, lost = ENDS[GOLDEN[name].features[0]]
    simulation = Simulation(game, setup, [GOLDEN[name].who], SEED)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.log"
        for number in count():
            _, actions = simulation.play(number, 1)
            end = simulation._buffers()[0][0]
            if end["end_reason"] == reason and lost in (None, end["lost_by"]) and len(actions) < LONGEST:
                path.write_text(simulation.log_of(number, actions), encoding="utf-8")
                yield read_log(path)


def search(name: str) -> tuple[Head, list[Line], Story]:
    wanted = GOLDEN[name]
    games = lively_games(name) if wanted.who == "lively" else bots_games(name)
    for tried, (head, lines) in enumerate(games):
        if len(lines) <= LONGEST:
            story = replayed(head, lines, setup_of(name)[0])
            if not missing(story, wanted.features):
                print(f"{name}: {tried + 1} games, {len(lines)} lines", flush=True)
                return head, lines, story
    raise AssertionError


def main(names: list[str]) -> int:
    ends: dict[str, Any] = json.loads(ENDS_FILE.read_text(encoding="utf-8")) if ENDS_FILE.exists() else {}
    for name in names or GOLDEN:
        head, lines, story = search(name)
        (FOLDER / f"{name}.log").write_text(write_log(head, lines), encoding="utf-8")
        ends[name] = end_of(story)
        ordered = {name: ends[name] for name in GOLDEN if name in ends}
        ENDS_FILE.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
