"""What a series of games shows: wins with their uncertainty, lengths, and why games ended."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gunmetal.kernel.contract import Game, Setup
from gunmetal.kernel.intervals import wilson


class Report:
    """Grows game by game; the order does not matter but for the clock."""

    def __init__(self, game: Game, setup: Setup, bots: Sequence[str], seed: int, wanted: int) -> None:
        self.game, self.setup, self.bots, self.seed, self.wanted = game, setup, list(bots), seed, wanted
        self.games = self.steps = self.shared_wins = 0
        self.seconds = 0.0
        self.interrupted = False
        self.wins_by_seat = dict.fromkeys(game.seats[: setup.players], 0.0)
        self.wins_by_bot = dict.fromkeys(self.bots, 0.0)
        self._reasons: Counter[int] = Counter()
        self._turns: list[Any] = []

    def add(self, first: int, results: Any, seated: Callable[[int], Sequence[str]]) -> None:
        """Rows of steps, winners, reason and turns, of game `first` and the following; `seated` repeats after a round of seats."""
        steps, winners, reasons, turns = results.T
        players = self.setup.players
        turned = (first + np.arange(len(results))) % players
        for key, count in zip(*np.unique(winners * players + turned, return_counts=True), strict=True):
            mask, number = divmod(int(key), players)
            won = [seat for seat in range(players) if mask >> seat & 1]       # nobody, if a solo game was lost
            for seat in won:
                self.wins_by_seat[self.game.seats[seat]] += int(count) / len(won)
                self.wins_by_bot[seated(number)[seat]] += int(count) / len(won)
            self.shared_wins += int(count) if len(won) > 1 else 0
        self.games += len(results)
        self.steps += int(steps.sum())
        self._reasons.update(reasons.tolist())
        self._turns.append(turns)

    @property
    def end_reasons(self) -> dict[str, int]:
        return {self.game.event_words("reason", reason): count for reason, count in sorted(self._reasons.items())}

    @property
    def rounds(self) -> dict[str, float]:
        """A round is a turn of every player; the last one may be broken off."""
        if not self._turns:
            return {"q1": 0, "median": 0, "q3": 0}
        rounds = -(-np.concatenate(self._turns) // self.setup.players)
        q1, median, q3 = np.percentile(rounds, [25, 50, 75]).tolist()
        return {"q1": q1, "median": median, "q3": q3}

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name, "edition": self.setup.edition, "players": self.setup.players,
            "settings": dict(self.setup.settings),
            "bots": self.bots, "seed": self.seed,
            "games": self.games, "steps": self.steps, "seconds": round(self.seconds, 3), "interrupted": self.interrupted,
            "wins_by_seat": _rounded(self.wins_by_seat), "wins_by_bot": _rounded(self.wins_by_bot),
            "shared_wins": self.shared_wins,
            "intervals_95": {
                "by_seat": {seat: wilson(wins, self.games) for seat, wins in self.wins_by_seat.items()},
                "by_bot": {bot: wilson(wins, self.games) for bot, wins in self.wins_by_bot.items()},
            },
            "end_reasons": self.end_reasons,
            "rounds": self.rounds,
        }


def _rounded(wins: dict[str, float]) -> dict[str, float]:
    """Sums of thirds and halves, without the noise of their addition."""
    return {name: round(value, 6) for name, value in wins.items()}
