"""What a seat believes of cards that it has seen being laid face-down: likelier to be true, and nothing that it cannot know."""

import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from gunmetal.bots.beliefs import NOT_LAID, PLACES, laid_kind, laid_where, rearrange
from gunmetal.bots.common import BELIEFS
from gunmetal.bots.nets.keeping import shipped
from gunmetal.bots.players import Bot
from gunmetal.bots.witness import UNIT, Witness
from gunmetal.games import game_named
from gunmetal.games.gunrunners.actions import ARRANGE, BUST_FIRST, MOVE_TO
from gunmetal.games.gunrunners.sampling import hidden_trainee, is_hidden
from gunmetal.games.gunrunners.state import KINDS, Kind
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


def test_what_is_laid_somewhere_is_as_likely_as_by_chance_on_average() -> None:
    """However seldom anything is laid there: mean over the kinds, each as often as chance would lay it."""
    met = {0: 0, 1: 0}
    for state, action in played(2, 4):
        where = laid_where(state, action)
        if where == NOT_LAID or met[where % 2] == 3:
            continue
        met[where % 2] += 1
        seat, held = 1 - GAME.decider(state), [0.0] * KINDS
        for number in range(400):
            world = state.clone()
            world.rng, world.dealer, world.events = stream(9, number), Generator(), None
            GAME.sample(world, seat)
            player = world.players[world.decider]
            for kind in range(KINDS):
                held[kind] += player.hand[kind] / player.hand_size / 400
        found = Witness(3, shipped(GAME, 2).rows, native.world(UNIT), 400).suspicions(state, seat, where)
        assert sum(share * row for share, row in zip(held, found, strict=True)) == pytest.approx(1.0, abs=0.15)
    assert met == {0: 3, 1: 3}


def test_a_spy_makes_a_witness_forget_who_trains_where() -> None:           # GR-22
    for number in range(40):
        one, arranged = witness(2, native.world(UNIT), hands=4), False
        for state, action in played(2, number, name="random"):
            known = bool(one._trained)
            one.watch(state, 0, action)
            if action >= ARRANGE and known:
                assert not one._trained
                arranged = True
        if arranged:
            return
    raise AssertionError("no Spy in forty games")


class Named(Witness):
    """Suspects nothing, but gives every card that is laid a number of its own."""

    def suspicions(self, state: Any, seat: int, where: int) -> list[float]:
        self.last = getattr(self, "last", 0.0) + 1.0
        return [self.last]


@pytest.mark.parametrize(("players", "edition"), [(2, "en"), (4, "br")])
def test_each_face_down_card_keeps_what_was_suspected_of_it_wherever_it_goes(players: int, edition: str) -> None:   # GR-19, GR-25
    """Beside a field that is kept by hand, in which a card is named when it is laid, and is moved or revealed with its name."""
    carried = revealed = 0
    for number in range(12):
        one, fields = Named(3, None, object()), defaultdict[int, list[tuple[int, float | None]]](list)
        for state, action in played(players, number, edition, "random"):
            for at in range(state.location_count):
                row = state.locations[at].row[: state.locations[at].row_size]
                if fields[at] and not any(card.face_up == 0 for card in row):
                    fields[at].clear()
                    revealed += 1
            one.watch(state, 0, action)
            if MOVE_TO <= action < BUST_FIRST and state.power == Kind.INFORMER:
                row = state.locations[state.picked_location].row
                nth = sum(row[place].face_up == 0 for place in range(state.picked_place))
                fields[action - MOVE_TO].append(fields[state.picked_location].pop(nth))
                carried += 1
            where = laid_where(state, action)
            if where != NOT_LAID and state.decider != 0:
                name: float | None = one.last
            else:
                name = None
            if where != NOT_LAID and where % 2 == 0:
                fields[where // 2].append((state.decider, name))
            for at, cards in fields.items():
                for owner in range(players):
                    known = [row and row[0] for row in one._sent[owner, at]]
                    assert known == [name for whose, name in cards if whose == owner]
    assert carried > 0
    assert revealed > 3


def test_beliefs_cover_every_place_and_an_unseen_card_is_what_bots_usually_lay() -> None:
    state, _ = next(played(2, 3))
    beliefs = witness(2).beliefs(state, 0)
    assert len(beliefs) == PLACES * KINDS
    compiling, watching = witness(2), witness(2, native.world(UNIT), hands=8)
    for before, action in played(2, 3):
        compiling.watch(before, 0, action)
        watching.watch(before, 0, action)
        if list(hidden(before, 0)) and compiling.beliefs(before, 0) != watching.beliefs(before, 0):
            break
    else:
        raise AssertionError("it has learnt nothing from a whole game")
    assert compiling.beliefs(before, 0) == beliefs
    watching.forget()
    assert watching.beliefs(before, 0) == beliefs
