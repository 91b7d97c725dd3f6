"""What whoever must decide could do best, as far as a search sees it from that seat."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from gunmetal.bots.levels import SEARCHING
from gunmetal.bots.players import manner_of
from gunmetal.bots.search.thinking import Budget, Considered, Search, Thought, unit_of
from gunmetal.bots.witness import UNIT, beliefs_after
from gunmetal.games import GAME_NAMES, game_named
from gunmetal.kernel import native
from gunmetal.kernel.contract import NOBODY, Game
from gunmetal.kernel.log import read_log
from gunmetal.kernel.match import Follower
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.texts import Texts

SHOWN = 3
ADVISER = "legend"
SEED = 1                               # the same log and the same number of iterations give the same hint


@dataclass(frozen=True)
class Hint:
    game: Game
    state: Any
    seat: int
    thought: Thought

    @property
    def best(self) -> tuple[Considered, ...]:
        return self.thought.options[:SHOWN]

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.game.seats[self.seat], "iterations": self.thought.iterations,
                "options": [{"action": self.game.action_text(self.state, one.action), "visits": one.visits, "chance": one.value,
                             "interval_95": one.interval} for one in self.thought.options]}


def hint(path: Path, at: int | None, budget: Budget) -> Hint:
    """For the seat that must decide at the end of a log, or after one of its lines."""
    head, lines = read_log(path)
    if head.game not in GAME_NAMES:
        raise BadInput("game-unknown", game=head.game, games=", ".join(GAME_NAMES))
    game = game_named(head.game)
    if not lines or (at is not None and at >= len(lines)):
        raise BadInput("hint-no-step", number=str(at or 0), last=str(len(lines) - 1))
    followed = Follower(game, head)
    followed.go_on(lines if at is None else lines[: at + 1])
    state, seat = followed.match.state, followed.match.decider
    if seat == NOBODY:
        raise BadInput("hint-over")
    manner = manner_of(game, state.player_count, SEARCHING[ADVISER])
    search = Search(game, SEED, native.world(unit_of(game)), manner)
    beliefs = beliefs_after(followed.past, state, seat, SEED, manner.weights, native.world(UNIT)) if manner.believing else []
    return Hint(game, state, seat, search.think(state, budget, beliefs))


def show(found: Hint, texts: Texts, console: Console) -> None:
    text, thought = texts.text, found.thought
    name = text(f"colour-{found.game.seats[found.seat]}")
    console.print(text("hint-title", seat=name, games=thought.iterations, seconds=thought.seconds))
    table = Table()
    table.add_column(text("hint-option"))
    for column in ("hint-worth" if found.state.player_count == 1 else "hint-chance", "simulate-interval", "hint-followed"):
        table.add_column(text(column), justify="right")
    for one in found.best:
        low, high = (text("simulate-percent", share=100 * end) for end in one.interval)
        words = texts.worded(*found.game.action_words(found.state, one.action))
        table.add_row(words, text("simulate-percent", share=100 * one.value), f"{low} – {high}", str(one.visits))
    console.print(table)
    if len(thought.options) > SHOWN:
        console.print(text("hint-others", count=len(thought.options) - SHOWN))
