"""What must be true of every state of every western game, told of many native states at once: an array with a row for each state.

Written from the rules, not from the code: cards and dollars are counted again from where they lie.
"""

from typing import Any

import numpy as np

from gunmetal.games.western.state import GUNFIGHTERS, HAND, KINDS, NOTHING, SIDES, THE_THREE, Category, Effect, EndReason, Phase
from tests.properties.balance import Array, _is_zero

ACTING = (Phase.FIGHTER, Phase.CARDS, Phase.LASSO, Phase.STEAL, Phase.ATTACH, Phase.TARGET, Phase.STAKE, Phase.REROLL, Phase.BIBLE,
          Phase.WOUND, Phase.PLACE, Phase.RELEASE, Phase.VICTIM)
OPENING = (Phase.PREPARED, Phase.OPENING_ACCOUNT)      # in Gunsmoke no card is dealt yet


def complaints(states: Array) -> list[str]:
    """The names of all that is wrong somewhere, each with the first state where it is."""
    return [f"{name}: state {int(np.argmin(fine))}" for name, fine in _findings(states).items() if not fine.all()]


def count_of(cards: Array, present: Array) -> Array:
    """How many of each kind lie in places, for each state: `cards` has a kind for each place, where `present`."""
    n = len(cards)
    counts = np.zeros((n, KINDS), np.int64)
    flat, there = cards.reshape(n, -1).astype(np.int64), present.reshape(n, -1)
    for column in range(flat.shape[1]):
        rows = np.flatnonzero(there[:, column])
        np.add.at(counts, (rows, flat[rows, column]), 1)
    return counts


def bits_of(masks: Array) -> Array:
    """How often each gunfighter is in masks, for each state."""
    wide = masks.reshape(len(masks), -1).astype(np.int64)
    counts = np.zeros((len(masks), KINDS), np.int64)
    for kind in range(GUNFIGHTERS):
        counts[:, kind] = (wide >> kind & 1).sum(axis=1)
    return counts


def of_the_game(s: Array) -> Array:
    """Where else a card may lie: what each game alone has."""
    names = s.dtype.names or ()
    if "revealed" in names:
        revealed, chosen = s["revealed"], s["chosen"]
        lies = np.arange(revealed["cards"].shape[2])[None, None, :] < revealed["size"][:, :, None]
        in_use = np.concatenate([chosen["item"][:, :, None], chosen["weapons"]], axis=2)
        return count_of(revealed["cards"], lies) + count_of(in_use, in_use != NOTHING)
    return s["returned"].astype(np.int64) + count_of(s["stolen"][:, None], s["stolen"][:, None] != NOTHING)


def left_out(s: Array) -> Array:
    """Solo: all Escape and three Capture cards (SM-37)."""
    out = np.zeros((len(s), KINDS), np.int64)
    if s["player_count"][0] == 1:
        effect, copies = s["cards"]["effect"][0], s["cards"]["copies"][0]
        out[:, effect == Effect.ESCAPE] = copies[effect == Effect.ESCAPE]
        out[:, effect == Effect.CAPTURE] = 3
    return out


def _findings(s: Any) -> dict[str, Array]:
    players = int(s["player_count"][0])
    seats, gangs = s["players"], s["players"]["gang"]
    phase, copies = s["phase"], s["cards"]["copies"].astype(np.int64)
    slots = np.arange(gangs.shape[2])[None, None, :]
    in_gang = slots < seats["gang_size"][:, :, None]
    held, deck, discards = seats["hand"].astype(np.int64), s["deck"].astype(np.int64), s["discards"].astype(np.int64)
    attached = gangs["attached"]
    on_table = count_of(gangs["kind"], in_gang) + count_of(attached, (attached != NOTHING) & in_gang[..., None]) + of_the_game(s)
    captives = bits_of(seats["captives"])
    put_away = sum(bits_of(s[name][:, None]) for name in ("jail", "dead", "gone", "buried"))
    all_cards = deck + discards + held.sum(axis=1) + on_table + captives + put_away + left_out(s)
    dealt = ~np.isin(phase, OPENING)
    dollars = s["reserve"] + seats["dollars"].sum(axis=1, dtype=np.int64) + seats["account"].sum(axis=1, dtype=np.int64)
    acting, over = np.isin(phase, ACTING), phase == Phase.OVER
    kinds = gangs["kind"].reshape(len(s), -1).astype(np.int64)
    life = np.take_along_axis(s["cards"]["life"], kinds, axis=1).reshape(gangs["kind"].shape)
    is_in = seats["is_in"] == 1
    notes = {name: s["notebooks"][name].astype(np.int64) for name in ("newer", "older", "held", "drawn")}
    hidden = deck + held.sum(axis=1) + bits_of(s["buried"][:, None])
    category = s["cards"]["category"].astype(np.int64)
    at_table = np.arange(SIDES) < players
    if players == 1:
        at_table = at_table | (np.arange(SIDES) == THE_THREE)
    place = seats["place"].astype(np.int64)
    in_town = (s["in_play"].astype(np.int64)[:, None] >> np.maximum(place, 0) & 1 == 1) & (place >= 0)
    decider = s["decider"].astype(np.int64)
    return {
        "every card is somewhere, once": (all_cards == copies).all(axis=1) | ~dealt,
        "no count is negative": (held >= 0).all(axis=(1, 2)) & (deck >= 0).all(axis=1) & (discards >= 0).all(axis=1)
        & np.all([(note >= 0).all(axis=(1, 2)) for note in notes.values()], axis=0),
        "dollars are conserved": dollars == dollars[0],
        "nobody owes dollars": (seats["dollars"] >= 0).all(axis=1) & (seats["account"] >= 0).all(axis=1) & (s["reserve"] >= 0),
        "hand_size counts the hand": (seats["hand_size"] == held.sum(axis=2)).all(axis=1),
        "deck_size counts the deck": s["deck_size"] == deck.sum(axis=1),
        "discards_size counts the discards": s["discards_size"] == discards.sum(axis=1),
        "nothing is left in the pile": (s["pile"] == 0).all(axis=1) & (s["other_pile"] == 0).all(axis=1),
        "the deck is of newer cards": (deck[:, None] <= notes["newer"]).all(axis=(1, 2)),
        "hidden cards are newer or older": (hidden <= notes["newer"][:, -1] + notes["older"][:, -1]).all(axis=1) | ~dealt,
        "cards in hand are newer or older": (seats["hand_size"][:, :players]
                                             <= (notes["held"] + notes["drawn"])[:, -1, :players]).all(axis=1),
        "no more is noted than there are cards": (notes["newer"] <= copies[:, None]).all(axis=(1, 2))
        & (notes["older"] <= copies[:, None]).all(axis=(1, 2)),
        "an empty deck is shuffled at once": (s["deck_size"] > 0) | (s["discards_size"] == 0) | acting | (phase != Phase.DISCARD),
        "a gang has its limit": (seats["gang_size"][:, :players] <= s["gang_limit"][:, None]).all(axis=1)
        & (seats["gang_size"] >= 0).all(axis=1),
        "gangs are of gunfighters": (np.take_along_axis(category, kinds, axis=1) == Category.GUNFIGHTER).all(axis=1),
        "who has left leaves nothing behind": (in_gang | ((gangs["kind"] == 0) & (gangs["wounds"] == 0)
                                                          & (attached == NOTHING).all(axis=3))).all(axis=(1, 2)),
        "wounds are not negative": (gangs["wounds"] >= 0).all(axis=(1, 2)),
        "the dead are buried": ((gangs["wounds"] < life) | ~in_gang).all(axis=(1, 2)) | acting,
        "who is in has a gang": ((seats["gang_size"] > 0) == is_in)[:, :players].all(axis=1) | acting | ~dealt,
        "who is out has no cards": (is_in | ((seats["hand_size"] == 0) & (seats["captives"] == 0) & (seats["dollars"] == 0)
                                             )).all(axis=1),
        "figures stand on locations in play": (~is_in | in_town)[:, :players].all(axis=1) | (phase == Phase.PREPARED),
        "who is out is not in town": (is_in | (place < 0)).all(axis=1),
        "empty seats are empty": _is_empty(seats[:, ~at_table]),
        "no fight is left over": acting | (_is_zero(s["fight"]) & (s["effect"] == 0) & (s["stake"] == 0) & (s["dice_count"] == 0)
                                           & (s["asked"] == 0) & (s["trumps"] == 0)),
        "in an action there is one": ~acting | (s["effect"] != 0),
        "captors are not captives' owners": _taken(s, players),
        "a reason is given at the end, and only there": over == (s["end_reason"] != EndReason.NONE),
        "who decides is in": over | (phase == Phase.PREPARED)
        | np.take_along_axis(is_in[:, :players], np.clip(decider, 0, players - 1)[:, None], axis=1)[:, 0],
        "who decides sits at the table": over | (phase == Phase.PREPARED) | ((decider >= 0) & (decider < players)),
        "the round limit is kept": over | (s["round"] <= s["round_limit"]) | (s["round_limit"] == 0),
        "hands are small": (seats["hand_size"] <= (HAND if "revealed" in (s.dtype.names or ()) else 30)).all(axis=1),
        "those put away stay away": (s["buried"] == s["buried"][-1]) | ~dealt,
        "nobody whom all have met was put away": (s["buried"] & s["met"]) == 0,
    }


def _taken(s: Array, players: int) -> Array:
    """Where a captive was taken from is known of captives only, and is not the captor's own gang."""
    fine = np.ones(len(s), bool)
    for kind in range(GUNFIGHTERS):
        held = np.zeros(len(s), bool)
        for p in range(players):
            holds = s["players"]["captives"][:, p] >> kind & 1 == 1
            held |= holds
            fine &= ~holds | (s["taken_from"][:, kind] != p)
        fine &= held | (s["taken_from"][:, kind] == 0)
    return fine


def _is_empty(seats: Array) -> Array:
    fine = np.ones(len(seats), bool)
    for name in seats.dtype.names or ():
        if name not in ("place", "owes", "gang"):
            fine &= _is_zero(seats[name])
    return fine


def spoil(states: Array, path: str, value: int) -> Any:
    """For probes: a copy in which one number of the last state is another."""
    spoilt = np.array(states)
    field = spoilt[-1:]
    *inner, last = path.split(".")
    for word in inner:
        field = field[word] if not word.isdigit() else field[..., int(word)]
    field[last if not last.isdigit() else (..., int(last))] = value
    return spoilt
