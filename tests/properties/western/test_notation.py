"""Notation, positions, refusals and wording of the western games in whole games: every option and every chance both ways."""

import re
from typing import Any

import pytest

from gunmetal.games.gunslingers import GAME as GUNSLINGERS
from gunmetal.games.gunsmoke import GAME as GUNSMOKE
from gunmetal.games.western import actions as A
from gunmetal.games.western.notation import FORMS, block_of
from gunmetal.games.western.state import Chance, Phase
from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import Refusal
from tests.western.wild import ONLY, TABLES, Walk, name_of

GAMES = pytest.mark.parametrize("game", [GUNSLINGERS, GUNSMOKE], ids=name_of)
RULES = {"gunslingers": ("SL", 42), "gunsmoke": ("SM", 41)}
GAMES_OF_A_TABLE = 8


def all_games(game: Game, players: int) -> list[Walk]:
    """Half of them with the game's own cards."""
    return [Walk(game, players, seed, wild=seed % 2 == 0) for seed in range(GAMES_OF_A_TABLE)]


def is_rule(game: Game, rule: str) -> bool:
    prefix, last = RULES[game.name]
    found = re.fullmatch(rf"{prefix}-(\d+)", rule)
    return found is not None and 1 <= int(found[1]) <= last


def differences(one: Any, other: Any) -> dict[str, Any]:
    return {key: (getattr(one, key), getattr(other, key)) for key in one.fields if getattr(one, key) != getattr(other, key)}


def words_are_known(game: Game, arguments: dict[str, Any]) -> None:
    """Every argument that is a name has one."""
    for key, value in arguments.items():
        if key in game.families:
            assert game.event_words(key, value), (key, value)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_every_option_and_every_chance_is_read_as_it_is_written(game: Game, players: int) -> None:
    for walk in all_games(game, players):
        for s in walk.steps():
            for label, result in walk.recorder.outcomes:
                assert game.parse_chance(game.chance_text(label, result)) == (label, result)
            for action in game.options(s) if game.outcome(s) is None else ():
                text = game.action_text(s, action)
                assert game.parse_action(s, text) == action, text
                assert re.fullmatch(r"[a-z0-9]+([ -][a-z0-9]+)*", text), text


NEVER = {
    "gunslingers": {Phase.OPENING_ACCOUNT, Phase.EXCHANGE, Phase.LASSO, Phase.STEAL, Phase.ATTACH, Phase.VICTIM},
    "gunsmoke": {Phase.REST, Phase.MISS, Phase.WOUND, Phase.GIVE_UP},
}


@GAMES
def test_games_like_these_meet_every_action_every_decision_and_every_chance(game: Game) -> None:
    """Else the others would prove little; all of it is read as it is written."""
    other = GUNSMOKE if game is GUNSLINGERS else GUNSLINGERS
    things = {("action", first) for first in set(FORMS) - ONLY[other.name]}
    things |= {("decision", phase) for phase in set(Phase) - NEVER[game.name] - {Phase.PREPARED}}
    things |= {("chance", label) for label in set(Chance) - {Chance.SAMPLE} - ({Chance.ATTACHED} if game is GUNSLINGERS else set())}
    for number in range(400):
        walk = Walk(game, game.players[number % len(game.players)], number, wild=number % 8 > 0)
        for s in walk.steps():
            things -= {("chance", label) for label, _ in walk.recorder.outcomes} | {("decision", s.phase)}
            for action in game.options(s) if game.outcome(s) is None else ():
                assert game.parse_action(s, game.action_text(s, action)) == action
                things.discard(("action", block_of(action)))
        if not things:
            return
    pytest.fail(f"never met: {things}")


@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_every_position_is_read_as_it_is_written(game: Game, players: int) -> None:
    for walk in all_games(game, players)[:4]:
        for s in walk.steps():
            if walk.dice.random() < 0.1 or game.outcome(s):
                again = game.parse_position(game.position(s))
                again.rng = s.rng
                assert differences(again, s) == {}
                assert again == s


@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_every_action_that_is_no_option_is_refused_by_a_rule(game: Game, players: int) -> None:
    for walk in all_games(game, players)[:4]:
        for s in walk.steps():
            assert is_rule(game, game.rule_now(s))
            options = () if game.outcome(s) else game.options(s)
            likely = [first + walk.dice.randrange(64) for first in walk.dice.sample(sorted(FORMS), 4)]
            for action in (*walk.dice.choices(range(-2, A.ACTIONS + 2), k=4), *likely):
                if action not in options:
                    refusal = game.why_not(s, action)
                    assert isinstance(refusal, Refusal)
                    assert is_rule(game, refusal.rule), refusal
                    words_are_known(game, refusal.arguments)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_every_option_and_every_event_has_words_for_its_arguments(game: Game, players: int) -> None:
    for walk in all_games(game, players)[:3]:
        walk.s.events = []
        for s in walk.steps():
            for told in s.events:
                words_are_known(game, told.named())
            s.events.clear()
            before = s.clone()
            for action in game.options(s) if game.outcome(s) is None else ():
                id, arguments = game.action_words(s, action)
                assert id.startswith("action-")
                words_are_known(game, arguments)
            assert s == before
            assert s.events == []
