"""Looks for golden logs: `python -m tests.replays.find` plays games by seed until each log has its features, and writes them all.

Run it only when rules or log format change on purpose (and say so in the changelog): golden logs are there to stay the same.
"""

import json
import random
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.log import write_log
from gunmetal.kernel.match import Match
from tests.replays.features import DEFAULT_CARDS, Story, has, replayed

FOLDER = Path(__file__).parent
ENDS = FOLDER / "ends.json"
HOUSE: dict[str, Any] = {
    "agent": [1, 1, 1, 2, 3, 5, 6, 6], "director": 2, "informer": 1, "saboteur": 3, "spy": 4, "manager": 1, "runner": 5}

# Every log, and what must be in it.
GOLDEN: dict[str, Sequence[str]] = {
    "en-2-seven-busts": ("en", "2 players", "seven busts", "won by crates", "own agent flipped", "spy", "director"),
    "br-2-no-cards": ("br", "2 players", "no cards", "own agent flipped", "saboteur hits", "runner", "not power declined"),
    "en-2-both-ends": ("en", "2 players", "both ends", "informer"),
    "br-2-tie-highest": ("br", "2 players", "tie broken by highest card", "not saboteur hits"),
    "en-3-no-cards-shared": ("en", "3 players", "no cards", "shared win", "informer", "saboteur misses"),
    "br-3-no-cards-tie-total": ("br", "3 players", "no cards", "tie broken by total", "two spies"),
    "br-3-seven-busts": ("br", "3 players", "seven busts", "won by crates", "spy", "flip from a mixed set", "warehouse opened"),
    "en-3-undo": ("en", "3 players", "undo", "director", "runner", "power declined"),
    "br-3-house-cards": ("br", "3 players", "house cards", "saboteur misses", "spy"),
    "en-4-tie-total": ("en", "4 players", "seven busts", "tie broken by total", "power lapsed"),
    "en-4-tie-highest": ("en", "4 players", "tie broken by highest card"),
    "br-4-eighth-bust": ("br", "4 players", "eighth bust", "double bust"),
    "br-4-dry-supply": ("br", "4 players", "dry supply"),
    "br-4-undo": ("br", "4 players", "undo", "manager's second undercover agent", "informer"),
    "en-5": ("en", "5 players", "seven busts", "two spies", "flip from a mixed set"),
    "br-5-eighth-bust": ("br", "5 players", "eighth bust", "manager's second undercover agent"),
    "br-5-shared": ("br", "5 players", "shared win"),
}


def play(name: str, seed: int) -> Match:
    """A game of random players. For a dry supply they are patient: they put busts off, and the deliveries outlast the crates."""
    edition, players = GOLDEN[name][0], int(GOLDEN[name][1][0])
    patient, undoes = "dry supply" in GOLDEN[name], "undo" in GOLDEN[name]
    chooser = random.Random(seed)
    cards = HOUSE if "house cards" in GOLDEN[name] else DEFAULT_CARDS
    seats = [{"colour": colour, "name": colour.capitalize(), "bot": "random"} for colour in GAME.seats[:players]]
    match = Match.begin(GAME, Setup(players, edition, cards), seats, Generator(), seed)
    match.open()
    while match.decider >= 0:
        seat = match.decider
        options = GAME.options(match.state)
        match.act(seat, chooser.choice(calm(match, options) if patient else options))
        if undoes and chooser.random() < 0.2 and match.why_no_undo(seat) is None:
            match.undo(seat)
    return match


def calm(match: Match, options: list[int]) -> list[int]:
    """The options that bring a bust no nearer: Undercover Agents, and flips where few cards lie."""
    texts = {action: GAME.action_text(match.state, action) for action in options}
    undercover = [action for action, text in texts.items() if text.startswith("undercover")]
    flips = {action: match.state.locations[int(text.split()[1]) - 1].face_up
             for action, text in texts.items() if text.startswith("flip")}
    return undercover or [action for action, cards in flips.items() if cards == min(flips.values())] or options


def search(name: str) -> tuple[Match, Story]:
    for seed in count():
        match = play(name, seed)
        story = replayed(match.head, match.lines)
        if all(has(story, feature) for feature in GOLDEN[name]):
            print(f"{name}: seed {seed}, {len(match.lines)} lines")
            return match, story
    raise AssertionError


def end_of(story: Story) -> dict[str, Any]:
    """The final position, and how it was ranked."""
    outcome, game = story.outcome, story.match.game
    return {"position": game.position(story.end), "reason": outcome.reason,
            "results": [{"seat": game.seats[result.seat], "rank": result.rank, **result.figures} for result in outcome.results]}


def main() -> int:
    ends = {}
    for name in GOLDEN:
        match, story = search(name)
        (FOLDER / f"{name}.log").write_text(write_log(match.head, match.lines), encoding="utf-8")
        ends[name] = end_of(story)
    ENDS.write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
