"""What a seat believes of cards that it has seen being laid face-down: likelier to be true, and nothing that it cannot know."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

from gunmetal.bots.beliefs import NOT_LAID, PLACES, laid_kind, laid_where, rearrange
from gunmetal.bots.common import BELIEFS
from gunmetal.bots.nets.keeping import shipped
from gunmetal.bots.players import Bot
from gunmetal.bots.witness import UNIT, Witness
from gunmetal.games import game_named
from gunmetal.games.gunrunners.actions import ARRANGE
from gunmetal.games.gunrunners.sampling import hidden_trainee, is_hidden
from gunmetal.games.gunrunners.state import KINDS
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.contract import NOBODY, Setup
from tests.bots.moments import exchanged

GAME = game_named("gunrunners")
WORLDS = 40


def witness(players: int, world: Any = None, hands: int = 64) -> Witness:
    return Witness(3, shipped(GAME, players).rows, world, hands)


def played(players: int, number: int, edition: str = "en", name: str = "skilled") -> Iterator[tuple[Any, int]]:
    """The decisions of a game of bots: each state, and what was done in it."""
    bots = [Bot(GAME, name, stream(number, seat), native.world) for seat in range(players)]
    state = GAME.start(Setup(players, edition, GAME.read_cards(GAME.default_cards)))
    state.rng, state.dealer, state.events = stream(number, 1 << 40), Generator(), None
    GAME.begin(state)
    while (decider := GAME.decider(state)) != NOBODY:
        options = GAME.options(state)
        action = options[0] if len(options) == 1 else bots[decider].choose(state, decider)
        yield state.clone(), action
        GAME.apply(state, action)


def hidden(state: Any, seat: int) -> Iterator[tuple[int, int | None]]:
    for at in range(state.location_count):
        if any(colour != seat and hidden_trainee(state, at, seat, colour) for colour in range(state.player_count)):
            yield at, None
        row = state.locations[at].row[: state.locations[at].row_size]
        yield from ((at, place) for place, card in enumerate(row) if card.owner != seat and is_hidden(card, seat))


def kind_at(state: Any, at: int, place: int | None) -> int:
    here = state.locations[at]
    return int(here.probationary.kind if place is None else here.row[place].kind)


def surprise(state: Any, seat: int, beliefs: list[float]) -> list[float]:
    """For each hidden card, how unlikely its kind was thought to be: the logarithm of its share of imagined worlds."""
    cards = list(hidden(state, seat))
    hits = [0] * len(cards)
    for number in range(WORLDS):
        world = state.clone()
        world.rng, world.dealer, world.events = stream(7, number), Generator(), None
        GAME.sample(world, seat)
        rearrange(world, seat, [0.0] * BELIEFS + beliefs)
        for n, card in enumerate(cards):
            hits[n] += kind_at(world, *card) == kind_at(state, *card)
    return [-math.log((hit + 0.5) / (WORLDS + 0.5)) for hit in hits]


@pytest.mark.parametrize(("players", "edition"), [(2, "en"), (2, "br"), (4, "en")])
def test_who_has_watched_is_surprised_less_by_the_truth(players: int, edition: str) -> None:
    watched, unwatched = list[float](), list[float]()
    for number in range(6):
        seats = [witness(players, native.world(UNIT)) for _ in range(players)]
        for step, (state, action) in enumerate(played(players, number, edition)):
            seat = GAME.decider(state)
            if step % 6 == 5:
                watched += surprise(state, seat, seats[seat].beliefs(state, seat))
                unwatched += surprise(state, seat, witness(players).beliefs(state, seat))
            for at, one in enumerate(seats):
                one.watch(state, at, action)
    assert len(watched) > 60
    assert sum(watched) / len(watched) < sum(unwatched) / len(unwatched) - 0.04


@pytest.mark.parametrize("edition", ["en", "br"])
def test_what_is_laid_is_told_by_where_alone(edition: str) -> None:
    """Another world that the seat cannot tell from this one, and another card laid in the same place: the same beliefs."""
    found = 0
    for step, (state, action) in enumerate(played(3, 1, edition, "greedy")):
        seat = (GAME.decider(state) + 1) % 3
        if (where := laid_where(state, action)) == NOT_LAID:
            continue
        other = exchanged("gunrunners", state, seat, step)
        same_place = [option for option in GAME.options(other) if laid_where(other, option) == where]
        beliefs = []
        for here, done in ((state, action), (other, same_place[-1])):
            one = witness(3, native.world(UNIT))
            one.watch(here, seat, done)
            beliefs.append(one.beliefs(here, seat))
        assert beliefs[0] == beliefs[1]
        found += laid_kind(action) != laid_kind(same_place[-1])
    assert found > 8


def test_both_worlds_suspect_the_same() -> None:
    laid = [(state, action) for state, action in played(2, 2) if laid_where(state, action) != NOT_LAID]
    for state, action in laid[3:9:2]:
        seat, where = 1 - GAME.decider(state), laid_where(state, action)
        native_one, interpreted = (witness(2, world, hands=6).suspicions(state, seat, where)
                                   for world in (native.world(UNIT), None))
        assert native_one == pytest.approx(interpreted, rel=1e-4)
        assert min(native_one) >= 0.05
        assert len(set(native_one)) > 2


def test_a_spy_makes_a_witness_forget_who_trains_where() -> None:           # GR-22
    for number in range(40):
        one, arranged = witness(2, native.world(UNIT), hands=4), False
        for state, action in played(2, number, name="random"):
            seat = 0
            one.watch(state, seat, action)
            if action >= ARRANGE:
                assert not any(where % 2 for _, where in one._laid)
                arranged = True
        if arranged:
            return
    raise AssertionError("no Spy in forty games")


def test_beliefs_cover_every_place_and_an_unseen_card_is_what_bots_usually_lay() -> None:
    state, _ = next(played(2, 3))
    beliefs = witness(2).beliefs(state, 0)
    assert len(beliefs) == PLACES * KINDS
    one = witness(2)                   # while native code is being compiled
    for before, action in played(2, 3):
        one.watch(before, 0, action)
    assert one.beliefs(before, 0) == beliefs
