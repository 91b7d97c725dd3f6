"""The games in OpenSpiel: its own tests, explicit chance, a playthrough that is kept, and its search in imagined worlds."""

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.tests import games_sim_test

import gunmetal.environments.openspiel.games  # noqa: F401 - registers them
from gunmetal.games import game_named
from gunmetal.kernel.chance import Tape
from gunmetal.kernel.contract import Setup

ALL = ["gunrunners", "gunrunners(players=3,edition=br)", "gunrunners(players=5)", "gunrunners_small"]
WESTERN = ["gunslingers(players=2,round_limit=1)", "gunsmoke(players=3,round_limit=1)"]
KEPT = Path(__file__).with_name("playthroughs")
SEED = 7


def played(words: str, seed: int, steps: int = 100_000) -> Any:
    """A state after so many random choices, or at the end."""
    state, choice = pyspiel.load_game(words).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and steps > 0:
        state.apply_action(choice.choice(state.legal_actions()))
        steps -= 1
    return state


# ---- OpenSpiel's own tests

@pytest.mark.parametrize("words", ["gunrunners", "gunrunners_small"])
def test_random_simulations_of_openspiel_find_nothing(words: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(words), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("words", ALL)
def test_the_simulation_test_for_all_games_of_openspiel_finds_nothing(words: str) -> None:
    np.random.seed(SEED)  # noqa: NPY002 - it uses this generator
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(words))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gunslingers", "gunsmoke"])
def test_a_western_game_is_played_to_the_end(name: str) -> None:
    np.random.seed(SEED)  # noqa: NPY002
    game = pyspiel.load_game(f"{name}(players=2,round_limit=2)")
    games_sim_test.GamesSimTest().sim_game(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_playthrough_is_what_it_was() -> None:
    """`python -m tests.environments.test_openspiel` writes it anew."""
    assert playthrough("gunrunners_small", None, seed=SEED) == (KEPT / "gunrunners_small.txt").read_text(encoding="utf-8")


# ---- the same game

@pytest.mark.parametrize(("words", "players", "edition"), [("gunrunners", 2, "en"), ("gunrunners(players=4,edition=br)", 4, "br")])
def test_choices_and_outcomes_lead_where_the_rules_lead(words: str, players: int, edition: str) -> None:
    """The same actions, and the outcomes on a tape, in the interpreted world."""
    state, choice, rules = pyspiel.load_game(words).new_initial_state(), random.Random(SEED), game_named("gunrunners")
    table = rules.start(Setup(players, edition, rules.read_cards(rules.default_cards)))
    while True:
        while state.is_chance_node():
            odds = state.chance_outcomes()
            assert sum(chance for _, chance in odds) == pytest.approx(1)
            assert [outcome for outcome, _ in odds] == sorted(state.legal_actions())
            state.apply_action(choice.choice(odds)[0])
        table.dealer = Tape(state.position.outcomes)
        if state.position.decided is None:
            rules.begin(table)
        else:
            rules.apply(table, state.position.action)
        table.dealer.finish()
        assert rules.position(state.position.state) == rules.position(table)
        if state.is_terminal():
            break
        assert state.current_player() == rules.decider(table)
        assert state.legal_actions() == sorted(rules.options(table))
        state.apply_action(choice.choice(state.legal_actions()))
    outcome = rules.outcome(table)
    assert outcome is not None
    assert [one > 0 for one in state.returns()] == [seat in outcome.winners for seat in range(players)]
    assert sum(state.returns()) == pytest.approx(0)


def test_a_copy_and_a_pickle_go_on_alike_and_leave_the_first_alone() -> None:
    state = played("gunrunners", SEED, 50)
    words, copy = str(state), state.clone()
    again = pickle.loads(pickle.dumps(state))
    action = state.legal_actions()[-1]
    for other in (copy, again):
        other.apply_action(action)
    assert str(state) == words
    state.apply_action(action)
    for other in (copy, again):
        assert [str(other), other.information_state_string(0)] == [str(state), state.information_state_string(0)]
    assert state.history() == copy.history() == again.history()


@pytest.mark.parametrize("steps", [0, 30])
def test_what_is_no_choice_is_refused_and_changes_nothing(steps: int) -> None:
    state = played("gunrunners", SEED, steps)
    words, history = str(state), state.history()
    wrong = next(number for number in range(400) if number not in state.legal_actions())
    with pytest.raises(ValueError, match=f"^{wrong} is no "):
        state.apply_action(wrong)
    assert (str(state), state.history()) == (words, history)


@pytest.mark.parametrize(("words", "told"), [
    ("gunrunners(players=6)", "6"), ("gunrunners(edition=fr)", "fr"), ("gunslingers(round_limit=0)", "round_limit"),
    ("gunsmoke(players=1)", "2 to 4")])
def test_parameters_that_cannot_be_are_refused_with_a_sentence(words: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pyspiel.load_game(words)


# ---- imagined worlds

@pytest.mark.parametrize("words", [*ALL, *WESTERN])
def test_resampled_states_are_the_same_to_the_seat(words: str) -> None:
    """OpenSpiel's ResampleInfostateTest, which is written in C++ for games in C++."""
    state, choice, sampler = pyspiel.load_game(words).new_initial_state(), random.Random(SEED), random.Random(SEED).random
    has_tensor = state.get_game().get_type().provides_information_state_tensor
    while not state.is_terminal():
        if not state.is_chance_node() and choice.random() < 0.3:
            for seat in range(state.num_players()):
                other = state.resample_from_infostate(seat, sampler)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                if has_tensor:
                    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.current_player() == state.current_player()
                if seat == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
        state.apply_action(choice.choice(state.legal_actions()))


@pytest.mark.parametrize("words", ["gunrunners", "gunslingers", "gunsmoke"])
def test_a_resampled_state_is_made_of_nothing_that_the_seat_does_not_know(words: str) -> None:
    """Two states that the seat cannot tell apart give the same worlds from the same numbers, and no trace of what came before."""
    for seed in range(6):
        state = played(words, seed, 60 + seed)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        for seat in range(2):
            other = state.resample_from_infostate(seat, random.Random(seed + 100).random)
            assert str(other) != str(state), "something is hidden here, and dealt anew"
            worlds = [one.resample_from_infostate(seat, random.Random(seed).random) for one in (state, other)]
            assert len({str(world) for world in worlds}) == 1
            rival = 1 - seat
            assert len({world.observation_string(rival) for world in worlds}) == 1
            assert [world.history() for world in worlds] == [[], []]
            real = {line.words for line in state.position.told[rival]} - {line.words for line in state.position.told[-1]}
            assert real
            for world in worlds:
                told = world.information_state_string(rival)
                assert not [words for words in real if words in told.splitlines()]


def test_chance_is_not_resampled() -> None:
    state = pyspiel.load_game("gunrunners").new_initial_state()
    with pytest.raises(ValueError, match="only where a seat decides"):
        state.resample_from_infostate(0, random.Random(SEED).random)


def test_the_search_of_openspiel_plays_through_our_resampler() -> None:
    game, numbers = pyspiel.load_game("gunrunners"), np.random.RandomState(SEED)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, numbers), 2.0, 12, random_state=numbers)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, numbers.uniform))
    state, choice, searched = game.new_initial_state(), random.Random(SEED), 0
    while not state.is_terminal() and searched < 6:
        if not state.is_chance_node() and len(state.legal_actions()) > 1 and choice.random() < 0.3:
            action = bot.step(state)
            assert action in state.legal_actions()
            searched += 1
            state.apply_action(action)
        else:
            state.apply_action(choice.choice(state.legal_actions()))
    assert searched == 6


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    (KEPT / "gunrunners_small.txt").write_text(playthrough("gunrunners_small", None, seed=SEED), encoding="utf-8")
