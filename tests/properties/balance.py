"""What must be true of every state of every game, told of many native states at once: an array with a row for each state.

Written from the rules, not from the code: crates and cards are counted again from where they lie.
"""

from typing import Any

import numpy as np

from gunmetal.games.gunrunners.state import CARDS, HAND, KINDS, ROW, EndReason, Phase

Array = np.ndarray[Any, Any]
OPENING_KIND = 6                       # a plain agent of value 1


GROWS = "what is discarded stays discarded"


def complaints(states: Array, box: int, one_game: bool = True) -> list[str]:
    """The names of all that is wrong somewhere, each with the first state where it is. `one_game`: they follow each other."""
    found = []
    for name, fine in _findings(states, box).items():
        if not fine.all() and (one_game or name != GROWS):
            found.append(f"{name}: state {int(np.argmin(fine))}")
    return found


def _findings(s: Any, box: int) -> dict[str, Array]:     # Any: types of so many sums of arrays take mypy seconds, and say nothing
    n = len(s)
    players, locations = int(s["player_count"][0]), int(s["location_count"][0])
    here, seats = s["locations"][:, :locations], s["players"][:, :players]
    row = here["row"]
    lies = np.arange(ROW)[None, None, :] < here["row_size"][:, :, None]
    trainee = here["probationary"]
    has_trainee = trainee["owner"] >= 0
    hidden = lies & (row["face_up"] == 0)
    held, piled = seats["hand"], seats["deck"]
    table = np.zeros((n, players, KINDS), np.int64)
    undercover = np.zeros((n, players), np.int64)
    for p in range(players):
        undercover[:, p] = (hidden & (row["owner"] == p)).sum(axis=(1, 2))
        for kind in range(KINDS):
            table[:, p, kind] = ((lies & (row["owner"] == p) & (row["kind"] == kind)).sum(axis=(1, 2))
                                 + (has_trainee & (trainee["owner"] == p) & (trainee["kind"] == kind)).sum(axis=1))
    unopened = (s["phase"] <= Phase.OPENING)[:, None] & (table.sum(axis=2) == 0)
    accounted = table + held + piled
    accounted[:, :, OPENING_KIND] += unopened
    discarded = s["copies"][:, None, :] - accounted
    crates = s["supply"] + s["warehouse"] + here["crates"].sum(axis=1, dtype=np.int64) + seats["crates"].sum(axis=1, dtype=np.int64)
    beyond, absent = s["locations"][:, locations:], s["players"][:, players:]
    vacated = np.arange(locations)[None, :] == s["vacant"][:, None]
    opened = s["turn"] > 0
    return {
        "crates are conserved (GR-3)": crates == box,
        "no crate is owed": (np.minimum(np.minimum(s["supply"], s["warehouse"]), here["crates"].min(axis=1)) >= 0)
        & (seats["crates"] >= 0).all(axis=1),
        "every colour has 14 cards (GR-1)": s["copies"].sum(axis=1) == CARDS,
        "no card is there twice": (discarded >= 0).all(axis=(1, 2)),
        "no count is negative": (held >= 0).all(axis=(1, 2)) & (piled >= 0).all(axis=(1, 2)),
        GROWS: np.concatenate([[True], (np.diff(discarded, axis=0) >= 0).all(axis=(1, 2))]),
        "hand_size counts the hand": (seats["hand_size"] == held.sum(axis=2)).all(axis=1),
        "deck_size counts the draw pile": (seats["deck_size"] == piled.sum(axis=2)).all(axis=1),
        "nobody holds more than five cards (GR-6)": (seats["hand_size"] <= HAND).all(axis=1),
        "undercover counts face-down cards in fields": (seats["undercover"] == undercover).all(axis=1),
        "nobody has more than two Undercover Agents (GR-21)": (undercover <= 2).all(axis=1),
        "face_up counts face-up cards": (here["face_up"] == (lies & (row["face_up"] == 1)).sum(axis=2)).all(axis=1),
        "a field has room": (here["row_size"] <= ROW).all(axis=1) & (here["row_size"] >= 0).all(axis=1),
        "the end of a row is clear": np.logical_or(lies, _is_clear(row)).all(axis=(1, 2)),
        "an empty training place is clear": np.logical_or(has_trainee, (trainee["kind"] == 0) & (trainee["seen_by"] == 0)
                                                          & (trainee["face_up"] == 0) & (here["mixed_for"] == 0)).all(axis=1),
        "only the vacated place is empty in a turn": ~opened | (has_trainee != vacated).all(axis=1),
        "trainees lie face-down": (trainee["face_up"] == 0).all(axis=1),
        "owners sit at the table": (trainee["owner"] < players).all(axis=1) & (~lies | (row["owner"] < players)).all(axis=(1, 2)),
        "a face-up card is nobody's secret": (~lies | (row["face_up"] == 0) | (row["seen_by"] == 0)).all(axis=(1, 2)),
        "owners have seen their Undercover Agents": (~hidden | _seen_by_owner(row)).all(axis=(1, 2)),
        "owners have seen their Probationary Agents": (~has_trainee | _seen_by_owner(trainee)).all(axis=1),
        "what is not in play is zero": _is_zero(beyond) & _is_zero(absent),
        "the Warehouse is emptied in time (GR-7)": s["warehouse"] <= 5,
        "the Bust track has its spaces (GR-28)": (s["busts"] >= 0) & (s["busts"] <= 8),
        "a reason is given at the end, and only there": (s["phase"] == Phase.OVER) == (s["end_reason"] != EndReason.NONE),
        "who decides sits at the table": (s["decider"] >= 0) & (s["decider"] < players),
        "whose turn it is sits at the table": (s["active"] >= 0) & (s["active"] < players),
    }


def _seen_by_owner(cards: Array) -> Array:
    return np.asarray(cards["seen_by"] >> np.maximum(cards["owner"], 0).astype(np.uint8) & 1 == 1)


def _is_clear(cards: Array) -> Array:
    return np.asarray((cards["owner"] == 0) & (cards["kind"] == 0) & (cards["face_up"] == 0) & (cards["seen_by"] == 0))


def _is_zero(things: Array) -> Array:
    """Whether every number of these records is zero, for each state."""
    fine = np.ones(len(things), bool)
    if things.dtype.names is None:
        return np.asarray(fine & (things.reshape(len(things), -1) == 0).all(axis=1))
    for name in things.dtype.names:
        fine &= _is_zero(things[name])
    return fine
