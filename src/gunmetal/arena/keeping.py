"""Results in a file: an SQLite database with a row for every game of every series, for whoever wants to ask it something."""

import json
import sqlite3
from pathlib import Path

from gunmetal.arena.series import Played, Series
from gunmetal.kernel.problems import BadInput

TABLE = """CREATE TABLE IF NOT EXISTS games (
    series TEXT NOT NULL,       -- game, players, bots, seed, as JSON
    number INTEGER NOT NULL,
    seats TEXT NOT NULL,        -- the bots by seat, as places in the series' list
    winners TEXT NOT NULL,      -- seats
    reason TEXT NOT NULL,
    turns INTEGER NOT NULL,
    decisions TEXT NOT NULL,    -- by seat
    seconds TEXT NOT NULL,      -- by seat
    faults TEXT NOT NULL DEFAULT '[]',  -- by seat: moves made for a program that was late, gone or wrong
    PRIMARY KEY (series, number)
)"""


class Results:
    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._store = sqlite3.connect(path)
            self._store.execute(TABLE)
            if "faults" not in [column[1] for column in self._store.execute("PRAGMA table_info(games)")]:   # a file of before
                self._store.execute("ALTER TABLE games ADD COLUMN faults TEXT NOT NULL DEFAULT '[]'")
        except (sqlite3.Error, OSError) as error:
            raise BadInput("arena-file-refused", file=str(path), reason=str(error)) from None

    def of(self, series: Series) -> list[Played]:
        """What was played of a series."""
        rows = self._store.execute("SELECT number, seats, winners, reason, turns, decisions, seconds, faults FROM games "
                                   "WHERE series = ? ORDER BY number", (series.key,))
        return [Played(number, tuple(json.loads(seats)), tuple(json.loads(winners)), reason, turns, tuple(json.loads(decisions)),
                       tuple(json.loads(seconds)), tuple(tuple(one) for one in json.loads(faults)))
                for number, seats, winners, reason, turns, decisions, seconds, faults in rows]

    def keep(self, series: Series, one: Played) -> None:
        with self._store:
            self._store.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (
                series.key, one.number, json.dumps(one.seats), json.dumps(one.winners), one.reason, one.turns,
                json.dumps(one.decisions), json.dumps(one.seconds), json.dumps(one.faults)))

    def close(self) -> None:
        self._store.close()
