"""What a seat observes in Gunsmoke: see western.py. And the entries of the batch environment."""

from typing import Annotated, TypeAlias

from gunmetal.bots.common import Minds
from gunmetal.bots.gunsmoke import ACTIONS, MAX_OPTIONS, States
from gunmetal.environments.fields import Means
from gunmetal.environments.seen.stepping import SOME, advance, first_wrong
from gunmetal.environments.seen.western import COPIES, COUNTED, FORMS, TownSeen, legends, see_town, shows_captives, side_from
from gunmetal.games.gunsmoke.notation import WORDS
from gunmetal.games.gunsmoke.state import EXCHANGED, SUITS, State
from gunmetal.games.western.state import KINDS, NOBODY, SIDES, THE_THREE, Phase
from gunmetal.kernel.records import Buffer, Bytes, Numbers, Record, Singles, array, i16
from gunmetal.kernel.rules import entry, rule, settles
from gunmetal.kernel.worlds import copy_into

__all__ = ["ACTIONS", "COUNTED", "FORMS", "LEGENDS", "MAX_OPTIONS", "Observation", "States", "check", "look", "see", "step"]

LEGENDS = legends(WORDS)
INTEREST = 5                           # dollars on the account that earn one, at most (SM-7)


class Observation(Record):
    interest_per: Annotated[i16, Means("so many dollars on the account earn one (SM-7)", INTEREST)]
    exchanged: Annotated[i16, Means("cards of the opening hand that the decider has returned (SM-5)", EXCHANGED)]
    used_once: Annotated[i16, Means("whether what the town card offers once a turn was used", 1)]
    visits: Annotated[i16, Means("cards drawn at Madame Bell's in this turn (SM-19)", COPIES)]
    stolen: Annotated[i16, Means("the card at the end of a Lasso (SM-29)", KINDS, "card")]
    returned: list[Annotated[i16, Means("cards of the own opening hand that were returned, by card", COPIES)]] = array(KINDS)
    marker: list[Annotated[i16, Means("1 + colour of each side's marker (SM-3)", SUITS)]] = array(SIDES)
    dynamite: list[Annotated[i16, Means("dice that each side adds to its Outlaw test (SM-11)", COPIES)]] = array(SIDES)
    town: TownSeen


Observations: TypeAlias = Annotated[list[Observation], Buffer(Observation)]


@settles(shows_captives)
def captives_lie_face_down(s: State, seat: int, p: int) -> bool:       # SM-6
    return p == seat


@rule
def see(s: State, seat: int, seen: Observation) -> None:
    """Fills an empty observation with what a seat sees, or a spectator."""
    see_town(s, seat, seen.town)
    seen.interest_per = s.interest_per
    seen.exchanged = s.exchanged
    seen.used_once = s.done_here
    seen.visits = s.bell
    seen.stolen = s.stolen + 1
    if s.decider == seat:
        for kind in range(KINDS):
            seen.returned[kind] = s.returned[kind]
    for p in range(s.player_count):
        if s.phase != Phase.PREPARED:
            seen.marker[side_from(s, seat, p) - 1] = s.marker[s.players[p].trump] + 1
        seen.dynamite[side_from(s, seat, p) - 1] = s.dynamite[p]
    if s.sides == SIDES:
        seen.dynamite[THE_THREE] = s.dynamite[THE_THREE]


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
