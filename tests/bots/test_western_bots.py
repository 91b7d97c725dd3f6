"""Bots of the western games: the same choice in both worlds, and games that are worth playing."""

import os
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from gunmetal.bots.common import share_out
from gunmetal.bots.players import Bot, unit_of
from gunmetal.games.western.state import Effect, EndReason, Phase
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Game, Setup
from gunmetal.kernel.intervals import wilson
from gunmetal.kernel.native import World
from gunmetal.lab.simulate import Simulation, simulate
from tests.bots.moments import moments
from tests.conftest import Lock
from tests.properties.western.tables import TABLES, game
from tests.western.wild import Walk, cards_of

Worlds = Callable[[str], World]
BOT_NAMES = ("random", "greedy", "rookie", "regular")
BOTH = pytest.mark.parametrize("name", ["gunslingers", "gunsmoke"])
SEVERAL = pytest.mark.parametrize(("name", "players"), [table for table in TABLES if table[1] > 1])
GAMES = 200

SHARED = {Phase.MOVE, Phase.TOWN, Phase.FIGHTER, Phase.CARDS, Phase.TARGET, Phase.STAKE, Phase.REROLL, Phase.BIBLE, Phase.PLACE,
          Phase.RELEASE, Phase.DISCARD}
PHASES = {
    "gunslingers": SHARED | {Phase.REST, Phase.MISS, Phase.WOUND, Phase.GIVE_UP},
    "gunsmoke": SHARED | {Phase.OPENING_ACCOUNT, Phase.EXCHANGE, Phase.LASSO, Phase.STEAL, Phase.ATTACH, Phase.VICTIM},
}


def ended(players: int, turn: int, reason: EndReason) -> list[float]:
    """What a game that ends so is worth to each seat."""
    import_module(unit_of(game("gunsmoke")))       # settles what is left open
    state, results = moments("gunsmoke", players)[0].clone(), [0.0] * 5
    state.phase, state.turn, state.end_reason = Phase.OVER, turn, reason
    share_out(state, results)
    return results[:players]


def test_alone_a_win_is_worth_more_the_sooner_it_comes_and_with_others_it_does_not_matter() -> None:      # SM-40
    soon, late = (ended(1, turn, EndReason.SOLO_WON)[0] for turn in (5, 15))
    assert 1.0 > soon > late > 0.6 * soon
    assert ended(1, 5, EndReason.SOLO_LOST) == [0.0]
    for turn in (5, 15):
        assert sum(ended(2, turn, EndReason.LAST_STANDING)) == pytest.approx(1.0)


def bot(g: Game, name: str, seed: int, world: World | None) -> Bot:
    return Bot(g, name, seed, lambda unit: world)


@pytest.fixture(scope="session")
def world_of(once: Callable[[str], Lock]) -> Worlds:
    """The native bots, by the game's name; one worker compiles."""
    def world(name: str) -> World:
        with once(f"bots-{name}"):
            return native.world(unit_of(game(name)))

    return world


@cache
def decisions(name: str) -> dict[Phase, list[Any]]:
    """Some decisions of every kind, from games in which much happens; only those where there is a choice."""
    g = game(name)
    found: dict[Phase, list[Any]] = {phase: [] for phase in PHASES[name]}
    for seed in range(40):
        for players in g.players:
            seen = {Phase.OVER}
            for s in Walk(g, players, seed, wild=True).steps():
                if s.phase not in seen and len(found[Phase(s.phase)]) < 6 and len(g.options(s)) > 1:
                    found[Phase(s.phase)].append(s.clone())
                    seen.add(Phase(s.phase))
        if all(found.values()):
            break
    return found


# ---- one decision

@pytest.mark.slow
@pytest.mark.parametrize("bot_name", BOT_NAMES)
@BOTH
def test_a_bot_answers_in_every_phase_and_leaves_the_state_alone(world_of: Worlds, name: str, bot_name: str) -> None:
    g, found = game(name), decisions(name)
    assert all(found.values()), found
    mind = bot(g, bot_name, 5, world_of(name))
    for states in found.values():
        for s in states:
            before = s.clone()
            assert mind.choose(s, s.decider) in g.options(s)
            assert s == before


@pytest.mark.slow
@pytest.mark.parametrize("bot_name", BOT_NAMES)
@BOTH
def test_both_worlds_choose_alike(world_of: Worlds, name: str, bot_name: str) -> None:
    """Decisions of every phase, with the same mind; the interpreter takes long for many options."""
    g = game(name)
    one, two = bot(g, bot_name, 9, None), bot(g, bot_name, 9, world_of(name))
    for phase, states in decisions(name).items():
        for s in sorted(states, key=lambda state: len(g.options(state)))[:3]:
            before = s.clone()
            assert one.choose(s, s.decider) == two.choose(s, s.decider), f"{phase.name}: {g.position(s)}"
            assert s == before


@pytest.mark.slow
@BOTH
def test_a_bot_is_not_guided_by_the_chances_of_the_game(world_of: Worlds, name: str) -> None:
    """What the game's generator would say next is nobody's to know."""
    g, world = game(name), world_of(name)
    for states in decisions(name).values():
        for s in states:
            other = s.clone()
            other.rng ^= 0xABCDEF
            for bot_name in BOT_NAMES:
                assert bot(g, bot_name, 1, world).choose(s, s.decider) == bot(g, bot_name, 1, world).choose(other, s.decider)


# ---- whole games

def series(name: str, players: int, bots: list[str], seed: int = 1) -> Simulation:
    g = game(name)
    return Simulation(g, Setup(players, g.editions[0], cards_of(g)), bots, seed)


@pytest.mark.slow
@BOTH
def test_the_greedy_bot_beats_the_random_one(world_of: Worlds, name: str) -> None:
    """At least 85 % of two-player games: so says the lower end of the 95 % interval."""
    world_of(name)
    simulation = series(name, 2, ["greedy", "random"])
    report = simulate(simulation, 400, os.cpu_count() or 1, lambda done: None)
    assert wilson(report.wins_by_bot["greedy"], report.games)[0] > 0.85


@pytest.mark.slow
@SEVERAL
def test_games_of_greedy_bots_are_worth_playing(world_of: Worlds, name: str, players: int) -> None:
    """They end by elimination, neither at once nor late, and no seat is better by much.

    200 games tell a share to some 6 points up or down: a seat fails when even the lower end of its 95 % interval is more than
    8 points over its share. Larger runs are in docs/decisions/0011.
    """
    world_of(name)
    report = simulate(series(name, players, ["greedy"]), GAMES, os.cpu_count() or 1, lambda done: None)
    assert report.games == GAMES
    eliminated = report.end_reasons.get("last_standing", 0) + report.end_reasons.get("fell_together", 0)
    assert eliminated >= 0.9 * GAMES, report.end_reasons
    assert 8 <= report.rounds["median"] <= 35, report.rounds
    for seat, wins in report.wins_by_seat.items():
        assert wilson(wins, GAMES)[0] <= 1 / players + 0.08, f"{seat}: {wins} of {GAMES}"


FIGHTS = (Effect.SHOOTOUT, Effect.BRAWL, Effect.BUSHWHACK, Effect.CAPTURE)
WAYS = ("bank", "hire", "arm", "heal", "fight")


def deeds(simulation: Simulation, number: int) -> Counter[str]:
    """What the bots did in a game, told by its events: the interpreter plays it again."""
    g = simulation.game
    _, actions = simulation.play(number, 1)
    s = g.start(simulation.setup)
    s.rng, s.dealer, s.events = int(native.streams(simulation.seed, number, 1)[0]), Generator(), []
    g.begin(s)
    done: Counter[str] = Counter()
    for action in actions.tolist():
        turn = s.turn
        s.events = []
        g.apply(s, action)
        names = [(told.kind.name, told.named()) for told in s.events]
        done["bank"] += sum(name == "ACCOUNT_SET" for name, _ in names) if turn > 0 else 0
        done["hire"] += sum(name == "HIRED" for name, _ in names)
        done["arm"] += sum(name == "CARD_BOUGHT" for name, _ in names)
        done["heal"] += sum(name == "WOUND_HEALED" for name, _ in names)
        done["fight"] += sum(name == "FREE_FIGHT" or (name == "ACTION_PLAYED" and s.cards[words["card"]].effect in FIGHTS)
                             for name, words in names)
    assert s.phase == Phase.OVER
    return done


@pytest.mark.slow
@SEVERAL
def test_greedy_bots_bank_hire_arm_heal_and_fight(world_of: Worlds, name: str, players: int) -> None:
    """Each of it at least every other game, on average."""
    world_of(name)
    simulation = series(name, players, ["greedy"])
    done = sum((deeds(simulation, number) for number in range(40)), Counter())
    assert {way for way in WAYS if done[way] < 10} == set(), done
