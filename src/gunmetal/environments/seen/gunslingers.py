"""What a seat observes in Gunslingers: see western.py. And the entries of the batch environment."""

from typing import Annotated, TypeAlias

from gunmetal.bots.common import Minds
from gunmetal.bots.gunslingers import ACTIONS, MAX_OPTIONS, States
from gunmetal.environments.fields import Means
from gunmetal.environments.seen.stepping import SOME, advance, first_wrong
from gunmetal.environments.seen.western import COPIES, COUNTED, FORMS, MOST, TownSeen, legends, see_town, shows_captives, side_from
from gunmetal.games.gunslingers.notation import WORDS
from gunmetal.games.gunslingers.state import ACT_STEP, REVEALED, WEAPONS, State
from gunmetal.games.western.state import GUNFIGHTERS, KINDS, LOCATIONS, NOBODY, SIDES
from gunmetal.kernel.records import Buffer, Bytes, Numbers, Record, Singles, array, i16
from gunmetal.kernel.rules import entry, rule, settles
from gunmetal.kernel.worlds import copy_into

__all__ = ["ACTIONS", "COUNTED", "FORMS", "LEGENDS", "MAX_OPTIONS", "Observation", "States", "check", "look", "see", "step"]

LEGENDS = legends(WORDS)


class PosseSeen(Record):
    owes: Annotated[i16, Means("where a turn was missed (SL-8)", LOCATIONS, "location")]
    item: Annotated[i16, Means("the item chosen for the action in progress (SL-27)", KINDS, "card")]
    weapons: list[Annotated[i16, Means("the weapons chosen for it", KINDS, "card")]] = array(WEAPONS)
    revealed: list[Annotated[i16, Means("cards beside the posse, in order (SL-12)", KINDS, "card")]] = array(REVEALED)


class Observation(Record):
    step: Annotated[i16, Means("step of the turn, while its player is in town (SL-11 to SL-13)", ACT_STEP)]
    has_ride: Annotated[i16, Means("whether a horse from the Livery waits (SL-22)", 1)]
    has_banked: Annotated[i16, Means("whether the account was set in this turn", 1)]
    bank_limit: Annotated[i16, Means("dollars on an account at most (SL-14)", MOST)]
    removed_count: Annotated[i16, Means("gunslingers removed at set-up, unseen by all (SL-4)", GUNFIGHTERS)]
    bought: list[Annotated[i16, Means("bought in this turn, by card (SL-12)", COPIES)]] = array(KINDS)
    posses: list[PosseSeen] = array(SIDES)
    town: TownSeen


Observations: TypeAlias = Annotated[list[Observation], Buffer(Observation)]


@settles(shows_captives)
def captives_are_open(s: State, seat: int, p: int) -> bool:            # SL-6
    return True


@rule
def see_posse(s: State, p: int, seen: PosseSeen) -> None:
    seen.owes = s.players[p].owes + 1
    seen.item = s.chosen[p].item + 1
    for i in range(WEAPONS):
        seen.weapons[i] = s.chosen[p].weapons[i] + 1
    for i in range(s.revealed[p].size):
        seen.revealed[i] = s.revealed[p].cards[i] + 1


@rule
def see(s: State, seat: int, seen: Observation) -> None:
    """Fills an empty observation with what a seat sees, or a spectator."""
    see_town(s, seat, seen.town)
    seen.step = s.step
    seen.has_ride = s.ride
    seen.has_banked = s.banked
    seen.bank_limit = s.bank_limit
    for kind in range(GUNFIGHTERS):
        seen.removed_count += s.buried >> kind & 1
    for kind in range(KINDS):
        seen.bought[kind] = s.bought[kind]
    for p in range(s.player_count):
        see_posse(s, p, seen.posses[side_from(s, seat, p) - 1])


@entry
def step(tables: States, minds: Minds, actions: Numbers, offered: Numbers, counts: Numbers, masks: Bytes, rewards: Singles,
         dones: Bytes, deciders: Numbers, standings: Singles, observations: Observations, out: Numbers, shaping: float,
         deals_again: int, first: int, last: int) -> None:
    """Some of many games (stepping.py), and what their deciders see then."""
    for start in range(first, last, SOME):
        end = min(start + SOME, last)
        advance(tables, minds, actions, offered, counts, masks, rewards, dones, deciders, standings, out, shaping, deals_again,
                start, end)
        for i in range(start, end):
            copy_into(observations, i, observations[len(observations) - 1])
            if deciders[i] != NOBODY:
                see(tables[i], deciders[i], observations[i])


@entry
def look(tables: States, i: int, seats: Numbers, observations: Observations) -> None:
    """What some seats see of game i."""
    for k in range(len(seats)):
        copy_into(observations, k, observations[len(observations) - 1])
        see(tables[i], seats[k], observations[k])


@entry
def check(actions: Numbers, masks: Bytes) -> int:
    return first_wrong(actions, masks)
