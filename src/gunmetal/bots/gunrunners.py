"""Bots for Gunrunners: what bots/common.py leaves open.

The greedy bot tries every option in worlds that it could be in, with the rules themselves: the rest of the turn and the next one,
at random, and then it values what it sees. It knows no rule of its own, and nothing that its seat may not know.
"""

from typing import Annotated, TypeAlias

from gunmetal.bots import common
from gunmetal.bots.beliefs import rearrange
from gunmetal.bots.common import CODES, POOL, PREPARED, RESULTS, ROOKIE, Minds, play_games
from gunmetal.games.gunrunners.actions import ACTIONS, MAX_OPTIONS, MAX_STEPS
from gunmetal.games.gunrunners.sampling import sample
from gunmetal.games.gunrunners.scoring import winners
from gunmetal.games.gunrunners.state import Chance, Phase, State
from gunmetal.games.gunrunners.turn import apply, draw_starting_player, options
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Buffer, Floats, Numbers, Seeds
from gunmetal.kernel.rules import entry, rule, settles

__all__ = ["ACTIONS", "CODES", "MAX_OPTIONS", "MAX_STEPS", "POOL", "PREPARED", "RESULTS", "States", "play"]

States: TypeAlias = Annotated[list[State], Buffer(State)]

WORLDS = 16                            # that the greedy bot imagines for a decision
TURNS = 2                              # that it tries in each of them
CLEARLY = 8                            # crates: a win or a loss by more is no clearer

settles(common.start_dealing)(draw_starting_player)
settles(common.options_of)(options)
settles(common.carry_out)(apply)
settles(common.sample_for)(sample)
settles(common.winners_of)(winners)
settles(common.believe)(rearrange)


@settles(common.decider_of)
def decider(s: State) -> int:
    return s.decider


@settles(common.players_of)
def players(s: State) -> int:
    return s.player_count


@settles(common.is_over)
def is_ended(s: State) -> bool:
    return s.phase == Phase.OVER


@settles(common.prize)
def a_win(s: State) -> float:
    return 1.0


@settles(common.margin)
def crates_ahead(s: State, p: int) -> float:
    """Of the best of the others, or behind it."""
    best = 0
    for other in range(s.player_count):
        if other != p:
            best = max(best, int(s.players[other].crates))
    return max(-CLEARLY, min(CLEARLY, int(s.players[p].crates) - best)) / CLEARLY


@settles(common.end_reason_of)
def end_reason(s: State) -> int:
    return s.end_reason


@settles(common.turn_of)
def turn(s: State) -> int:
    return s.turn


@settles(common.worlds_for)
def worlds(s: State) -> int:
    return WORLDS


@settles(common.worlds_in_thought)
def one_world(s: State) -> int:
    return 1


@settles(common.is_worth_a_thought)
def any_option(s: State, action: int) -> bool:
    return True


@rule
def strength(s: State, at: int, p: int) -> int:
    """What a player has in the field, and what trains there: it will be in the field soon."""
    here = s.locations[at]
    total = 0
    for i in range(here.row_size):
        if here.row[i].owner == p:
            total += s.value[here.row[i].kind]
    if here.probationary.owner == p:
        total += s.value[here.probationary.kind]
    return total


@rule
def hoped_for(s: State, at: int, stronger: int) -> float:
    """The crates that a player can hope for at a Location where so many others are stronger: more the nearer its bust is."""
    share = 0.5
    for _ in range(stronger):
        share *= 0.5
    return share * (s.locations[at].crates + 2) * (0.2 + 0.1 * s.locations[at].face_up)


@rule
def expected_crates(s: State, at: int, p: int) -> float:
    own, stronger = strength(s, at, p), 0
    if own == 0:
        return 0.0
    for other in range(s.player_count):
        if other != p and strength(s, at, other) > own:
            stronger += 1
    return hoped_for(s, at, stronger)


@rule
def prospects(s: State, p: int) -> float:
    """Crates won and hoped for."""
    total = float(s.players[p].crates)
    if s.phase != Phase.OVER:
        for at in range(s.location_count):
            total += expected_crates(s, at, p)
    return total


@settles(common.worth)
def lead(s: State, p: int) -> float:
    """How well a player stands against the others."""
    total = prospects(s, p)
    if s.phase == Phase.OVER and winners(s) >> p & 1 == 1:
        total += 50.0
    for other in range(s.player_count):
        if other != p:
            total -= prospects(s, other) / (s.player_count - 1)
    return total


@settles(common.heat)
def in_crates(s: State, bot: int) -> float:
    return 1.0 if bot == ROOKIE else 0.25


@settles(common.blunder)
def for_some_crates(s: State, bot: int) -> float:
    return 2.5


@settles(common.forget)
def forget_hidden_cards(s: State, seat: int) -> None:
    """Which cards of others one has seen before they were laid face-down."""
    for at in range(s.location_count):
        here = s.locations[at]
        if here.probationary.owner != seat:
            here.probationary.seen_by &= ~(1 << seat)
        for i in range(here.row_size):
            if here.row[i].owner != seat:
                here.row[i].seen_by &= ~(1 << seat)


@settles(common.go_on)
def go_on_at_random(s: State, out: Numbers, turn: int) -> None:
    while s.phase != Phase.OVER and s.turn < turn + TURNS:
        apply(s, out[below(s, options(s, out), Chance.SAMPLE)])


@entry
def play(pool: States, minds: Minds, bots: Numbers, seeds: Seeds, out: Numbers, replies: Numbers, scores: Floats,
         trace: Numbers, results: Numbers) -> None:
    play_games(pool, minds, bots, seeds, out, replies, scores, trace, results)
