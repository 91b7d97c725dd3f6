"""Bots: they play by the rules, the greedy one well, and the same seed gives the same choices in both worlds."""

import pytest

from gunmetal.bots import gunrunners as unit
from gunmetal.bots.levels import LEVELS
from gunmetal.bots.players import Bot, bot_code, check_bot
from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.intervals import wilson
from gunmetal.kernel.native import World
from gunmetal.kernel.problems import BadInput
from gunmetal.lab.simulate import Simulation
from tests.properties.tables import CARDS, TABLES, play, start

GAMES = 2_000
BOT_NAMES = ("random", "greedy", "rookie", "regular")


def bot(name: str, seed: int, world: World | None) -> Bot:
    return Bot(GAME, name, seed, lambda unit: world)


@pytest.mark.parametrize("edition", GAME.editions)
def test_the_greedy_bot_beats_the_random_one(bots_world: World, edition: str) -> None:
    """At least 85 % of two-player games: so says the lower end of the 95 % interval."""
    simulation = Simulation(GAME, Setup(2, edition, CARDS), ["greedy", "random"], seed=2013)
    results, _ = simulation.play(0, GAMES)
    wins = sum(1 / winners.bit_count() for number, (_, winners, _, _) in enumerate(results.tolist())
               if winners >> simulation.seated(number).index("greedy") & 1)
    low, _ = wilson(wins, GAMES)
    assert low > 0.85


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_greedy_bot_wins_more_than_its_share_at_larger_tables(bots_world: World, players: int) -> None:
    simulation = Simulation(GAME, Setup(players, "en", CARDS), ["greedy"] + ["random"] * (players - 1), seed=7)
    results, _ = simulation.play(0, 200)
    wins = sum(1 / winners.bit_count() for number, (_, winners, _, _) in enumerate(results.tolist())
               if winners >> simulation.seated(number).index("greedy") & 1)
    assert wilson(wins, 200)[0] > 1.5 / players


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_bots_do_only_what_the_rules_allow(bots_world: World, players: int, edition: str, name: str) -> None:
    """A whole game of one bot on all seats; the state that it is shown stays as it was."""
    s = start(players, edition, 11)
    GAME.begin(s)
    mind = bot(name, 3, bots_world)
    while GAME.decider(s) != NOBODY:
        before = s.clone()
        action = mind.choose(s, GAME.decider(s))
        assert s == before
        assert action in GAME.options(s)
        GAME.apply(s, action)


@pytest.mark.parametrize("name", BOT_NAMES)
def test_both_worlds_choose_alike(bots_world: World, name: str) -> None:
    """Decision after decision with the same mind, at every table."""
    every = 1 if name == "random" else 9
    for players, edition in TABLES:
        one, two = bot(name, players, None), bot(name, players, bots_world)
        for step, moment in enumerate(list(play(players, edition, 1))[::every]):
            s = moment.before
            if len(GAME.options(s)) > 40:
                continue               # a Spy's many arrangements take the interpreter seconds
            assert one.choose(s, s.decider) == two.choose(s, s.decider), f"{players} players, {edition}, decision {step * every}"


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_same_seed_gives_the_same_choices(bots_world: World, name: str) -> None:
    states = [moment.before for moment in play(3, "en", 2)]

    def choices(seed: int) -> list[int]:
        mind = bot(name, seed, bots_world)
        return [mind.choose(s, s.decider) for s in states]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_a_bot_is_not_guided_by_the_chances_of_the_game(bots_world: World) -> None:
    """What the game's generator would say next is nobody's to know."""
    for name in BOT_NAMES:
        for moment in list(play(3, "br", 4))[::5]:
            other = moment.before.clone()
            other.rng ^= 0xABCDEF
            seat = moment.before.decider
            assert bot(name, 1, bots_world).choose(moment.before, seat) == bot(name, 1, bots_world).choose(other, seat)


def test_a_bot_decides_only_when_it_is_its_turn() -> None:
    s = start(3, "en", 1)
    GAME.begin(s)
    with pytest.raises(AssertionError):
        bot("random", 1, None).choose(s, (s.decider + 1) % 3)


def test_there_are_no_other_bots() -> None:
    assert set(BOT_NAMES) == set(unit.CODES)
    with pytest.raises(BadInput) as refused:
        bot_code("deep-thought")
    assert refused.value.id == "bot-unknown"
    assert refused.value.arguments == {"bot": "deep-thought", "bots": "random, greedy, rookie, regular"}
    with pytest.raises(BadInput) as refused:
        check_bot("deep-thought")
    assert refused.value.arguments["bots"].split(", ") == [*BOT_NAMES, *LEVELS[2:]]
