"""What hidden cards are likely to be: what the seat knows is not changed, no card is lost, and likely ones are met more often."""

from collections import Counter
from typing import Any

import pytest

from gunmetal.bots.beliefs import SENT, TRAINED, rearrange
from gunmetal.bots.common import BELIEFS, BELIEVING
from gunmetal.bots.nets.keeping import shipped
from gunmetal.bots.search.thinking import Budget, Search, unit_of
from gunmetal.bots.witness import Witness
from gunmetal.games import game_named
from gunmetal.games.gunrunners.sampling import hidden_trainee, is_hidden
from gunmetal.games.gunrunners.state import KINDS, NOBODY, Kind
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator
from tests.bots.moments import exchanged, moments

GAME = game_named("gunrunners")


def imagined(state: Any, seat: int, seed: int, *, believing: bool) -> Any:
    world = state.clone()
    world.rng, world.dealer, world.events = seed, Generator(), None
    GAME.sample(world, seat)
    if believing:
        rearrange(world, seat, settings(state, seat))
    return world


def usual(state: Any, seat: int) -> list[float]:
    """What is believed of cards that nobody saw being laid."""
    return Witness(1, shipped(GAME, state.player_count).rows).beliefs(state, seat)


def settings(state: Any, seat: int) -> list[float]:
    found = [0.0] * BELIEFS
    found[BELIEVING] = 1.0
    return [*found, *usual(state, seat)]


def cards_of(state: Any, colour: int) -> Counter[int]:
    """All that a player still has, wherever it is."""
    player = state.players[colour]
    found = Counter({kind: player.hand[kind] + player.deck[kind] for kind in range(KINDS)})
    for at in range(state.location_count):
        here = state.locations[at]
        found.update(card.kind for card in (here.probationary, *here.row[: here.row_size]) if card.owner == colour)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_seat_knows_stays_and_no_card_is_lost(players: int) -> None:
    changed = 0
    for number, state in enumerate(moments("gunrunners", players, 30)):
        seat = GAME.decider(state)
        before, after = (imagined(state, seat, number, believing=believing) for believing in (False, True))
        assert GAME.view(after, seat) == GAME.view(state, seat)
        for colour in range(players):
            assert +cards_of(after, colour) == +cards_of(state, colour)
            assert sum(after.players[colour].hand) == state.players[colour].hand_size
            assert sum(after.players[colour].deck) == state.players[colour].deck_size
        changed += [p.to_tuple() for p in before.players] != [p.to_tuple() for p in after.players]
    assert changed > 10


def undercover(state: Any, seat: int) -> list[int]:
    return [card.kind for here in state.locations[: state.location_count] for card in here.row[: here.row_size]
            if card.owner not in (seat, NOBODY) and is_hidden(card, seat)]


def training(state: Any, seat: int) -> list[int]:
    return [state.locations[at].probationary.kind for at in range(state.location_count) for colour in range(state.player_count)
            if colour != seat and hidden_trainee(state, at, seat, colour)]


def test_likely_cards_are_met_more_often() -> None:
    found = {believing: (Counter[int](), Counter[int]()) for believing in (False, True)}
    for state in moments("gunrunners", 4, 30):
        for seed in range(40):
            for believing, (secret, trained) in found.items():
                world = imagined(state, GAME.decider(state), seed, believing=believing)
                secret.update(undercover(world, GAME.decider(state)))
                trained.update(training(world, GAME.decider(state)))
    (chance, alike), (secret, trained) = found[False], found[True]
    for kind in (Kind.AGENT_1, Kind.DIRECTOR, Kind.SABOTEUR):
        assert SENT[kind] < 0.5
        assert secret[kind] < 0.6 * chance[kind]
    assert secret[Kind.AGENT_2] > 1.2 * chance[Kind.AGENT_2]
    assert trained[Kind.AGENT_1] < 0.6 * alike[Kind.AGENT_1]
    assert trained[Kind.MANAGER] > 1.1 * alike[Kind.MANAGER]
    assert len(TRAINED) == len(SENT) == KINDS


def test_both_worlds_believe_the_same_and_nothing_that_the_seat_cannot_know() -> None:
    world, few, different = native.world(unit_of(GAME)), Budget(iterations=30), 0
    for number, state in enumerate(moments("gunrunners", 4)):
        seat = GAME.decider(state)
        other = exchanged("gunrunners", state, seat, number)
        one, two, third = (Search(GAME, 3, native_or_not).think(here, few, usual(here, seat)).options
                           for here, native_or_not in ((state, world), (state, None), (other, world)))
        assert one == two == third
        different += one != Search(GAME, 3, world).think(state, few).options
    assert different > 6
