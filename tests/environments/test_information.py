"""What a seat knows in OpenSpiel: all that it was told and did, nothing else, and nothing is forgotten."""

import random
from collections import defaultdict
from typing import Any

import pyspiel
import pytest

import gunmetal.environments.openspiel.games  # noqa: F401 - registers them
from gunmetal.games.gunrunners.notation import KIND_OF
from gunmetal.games.gunrunners.state import Chance
from gunmetal.games.western.state import Chance as WesternChance

SEEDS = range(3)
SOME = 6                               # cards that may be drawn, of many
WESTERN = ["gunslingers(players=2,round_limit=1)", "gunsmoke(players=2,round_limit=1)"]


def games(words: str) -> Any:
    """Every position of a few random games, with the game's generator."""
    for seed in SEEDS:
        state, choice = pyspiel.load_game(words).new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            yield state
            state.apply_action(choice.choice(state.legal_actions()))


def told(state: Any, seat: int) -> list[Any]:
    has_tensor = state.get_game().get_type().provides_information_state_tensor
    return [state.information_state_string(seat), state.information_state_tensor(seat) if has_tensor else None,
            state.observation_string(seat), state.observation_tensor(seat)]


@pytest.mark.parametrize(("words", "draw"), [("gunrunners", Chance.DRAW), *((words, WesternChance.DRAW) for words in WESTERN)])
def test_a_card_that_another_draws_is_not_known(words: str, draw: int) -> None:
    """Whichever it is, the seat is told the same."""
    found = 0
    for state in games(words):
        if state.is_chance_node() and state.position.label == draw and len(state.legal_actions()) > 1:
            after = [state.child(outcome) for outcome in state.legal_actions()[:SOME]]
            who = [seat for seat in range(2) if len({one.information_state_string(seat) for one in after}) == len(after)]
            assert len(who) == 1, "the one who draws, and nobody else, can tell the cards apart"
            assert all(told(one, 1 - who[0]) == told(after[0], 1 - who[0]) for one in after)
            found += 1
    assert found >= 10


def test_a_card_that_another_lays_face_down_is_not_known() -> None:
    found = 0
    for state in games("gunrunners"):
        if state.is_chance_node():
            continue
        places = defaultdict(list)
        for action in state.legal_actions():
            words = state.action_to_string(action).split()
            if words[0] in ("train", "undercover"):
                kind, _, where = words[1].partition("@")
                assert kind in KIND_OF
                places[words[0], where].append(state.child(action))
        seat = state.current_player()
        for after in places.values():
            if len(after) > 1:
                found += 1
                assert all(told(one, 1 - seat)[:1] == told(after[0], 1 - seat)[:1] for one in after)
                assert len({one.information_state_string(seat) for one in after}) == len(after)
                if not any(one.is_chance_node() for one in after):
                    assert all(told(one, 1 - seat) == told(after[0], 1 - seat) for one in after)
    assert found > 20


@pytest.mark.parametrize("words", ["gunrunners", "gunrunners(players=4,edition=br)", *WESTERN])
def test_nothing_is_forgotten(words: str) -> None:
    """What a seat is told grows at its end, and its own actions are in it."""
    last: dict[int, list[str]] = {}
    own: dict[int, list[str]] = defaultdict(list)
    before: Any = None
    for state in games(words):
        if not state.history():
            last, own, before = {}, defaultdict(list), None
        if before is not None and before[0] >= 0:
            own[before[0]].append(f"> {before[1].action_to_string(before[0], state.history()[-1])}")
        for seat in range(state.num_players()):
            lines = state.information_state_string(seat).splitlines()
            assert lines[:len(last.get(seat, []))] == last.get(seat, [])
            assert [line for line in lines if line.startswith("> ")] == own[seat]
            last[seat] = lines[:-1]
        before = state.current_player(), state.clone()


def test_whoever_knows_the_same_sees_the_same_and_has_the_same_options() -> None:
    """In every decision of the small game."""
    seen: dict[str, tuple[str, list[int]]] = {}
    shared = 0
    todo = [pyspiel.load_game("gunrunners_small").new_initial_state()]
    while todo:
        state = todo.pop()
        if state.is_player_node():
            known = state.information_state_string()
            here = state.observation_string(), state.legal_actions()
            shared += known in seen
            assert seen.setdefault(known, here) == here
        todo += [state.child(action) for action in state.legal_actions()]
    assert shared > 150
