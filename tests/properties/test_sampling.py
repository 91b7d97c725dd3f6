"""`sample` gives a world that the seat could be in, every such world equally often, and never one that it could not be in."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from math import factorial

import pytest

from gunmetal.games.gunrunners import GAME, sampling
from gunmetal.games.gunrunners.state import KINDS, Player, State
from gunmetal.kernel.chance import below
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.worlds import to_native
from tests.properties.arrangements import hidden, key, surprise, weights
from tests.properties.balance import complaints
from tests.properties.tables import BOX, TABLES, imagined, is_informed, is_mixed, observers, play, situations

ENOUGH = 500
Sample = Callable[[State, int, int], State]


def impossible(s: State, seat: int, rng: int, sample: Sample = imagined) -> str | None:
    """Why the seat could not be in the world that was imagined for it; None if it could."""
    world = sample(s, seat, rng)
    if GAME.view(world, seat) != GAME.view(s, seat):
        return "view"
    if GAME.view(world, PUBLIC) != GAME.view(s, PUBLIC):
        return "what everybody sees"
    return None


def wrong_cards(worlds: list[State]) -> list[str]:
    """What cannot be at any table, in worlds of one table."""
    return complaints(to_native(worlds), BOX[worlds[0].player_count, GAME.editions[worlds[0].edition]], one_game=False)


def test_the_seat_sees_in_the_imagined_world_what_it_sees() -> None:
    choice = random.Random(1)
    seen: Counter[str] = Counter()
    worlds: dict[tuple[int, int], list[State]] = {}
    for name, s in situations(each=64, games_each=5, seed=3):
        for seat in observers(s):
            rng = choice.getrandbits(64)
            assert impossible(s, seat, rng) is None, f"{name}, seat {seat}, rng {rng}"
            world = imagined(s, seat, rng)
            worlds.setdefault((s.player_count, s.edition), []).append(world)
            seen["different"] += GAME.position(world) != GAME.position(s)
        seen["situations"] += 1
        seen["mixed by a Spy"] += is_mixed(s)
        seen["seen by an Informer"] += is_informed(s)
    assert [wrong_cards(table) for table in worlds.values()] == [[]] * len(TABLES)
    wanted = {"situations": ENOUGH, "different": ENOUGH, "mixed by a Spy": 100, "seen by an Informer": 100}
    assert {name: seen[name] for name, least in wanted.items() if seen[name] < least} == {}


# ---- all worlds equally often

FEW = 6                                # hidden cards of a colour
DRAWS = 1_500
TOO_MUCH = 5.0                         # standard deviations: one in three million tests by chance


Case = tuple[str, State, int, int]     # its name, the state, the seat that looks, and a colour


@cache
def few_hidden() -> list[Case]:
    """Few hidden cards but several worlds: without a mixed set, and with sets seen in part, in whole and not at all."""
    found: dict[tuple[object, ...], Case] = {}
    for players, edition in TABLES:
        for seed in range(6):
            for step, moment in enumerate(play(players, edition, seed)):
                s = moment.before
                for seat, colour in product(observers(s), range(players)):
                    mixed = [here.probationary.seen_by >> seat & 1 for here in s.locations[: s.location_count]
                             if here.probationary.owner == colour and here.mixed_for >> seat & 1]
                    pool = hidden(s, seat, colour)
                    ways = factorial(len(pool)) * factorial(len(mixed))
                    if len(pool) <= FEW and ways < 20_000 and (len(set(pool)) > 1 or len(mixed) > 1):
                        shape = (colour == seat, seat == PUBLIC, len(mixed), sum(mixed), min(len(pool), 4),
                                 s.players[colour].deck_size > 0)
                        name = f"{players} players, {edition}, seed {seed}, step {step}, seat {seat}"
                        found.setdefault(shape, (name, s, seat, colour))
    return list(found.values())


def badness(s: State, seat: int, colour: int, sample: Sample = imagined, draws: int = DRAWS) -> float:
    """How far the sampler is from giving each world of a colour as often as it can come about; 0 if there is but one."""
    expected = weights(s, seat, colour)
    if len(expected) < 2:
        return 0.0
    return surprise(expected, Counter(key(sample(s, seat, n * 0x9E3779B97F4A7C15 % 2**64), colour) for n in range(draws)))


@pytest.mark.parametrize("part", [0, 1])
def test_all_worlds_come_equally_often(part: int) -> None:
    cases = few_hidden()
    seen: Counter[str] = Counter()
    for name, s, seat, colour in cases[part::2]:
        assert badness(s, seat, colour) < TOO_MUCH, f"{name}, colour {colour}"
        mixed = [here.probationary for here in s.locations[: s.location_count]
                 if here.probationary.owner == colour and here.mixed_for >> seat & 1]
        known = sum(card.seen_by >> seat & 1 for card in mixed)
        seen["whole"] += len(mixed) > 1 and known == len(mixed)
        seen["in part"] += 0 < known < len(mixed)
        seen["not at all"] += len(mixed) > 1 and known == 0
        seen["without a set"] += not mixed
    assert min(seen[name] for name in ("whole", "in part", "not at all", "without a set")) > 0, seen


# ---- the probes: each of these samplers is noticed

def test_a_sampler_that_changes_nothing_is_noticed() -> None:
    assert max(badness(s, seat, colour, lambda s, seat, rng: s, draws=200) for _, s, seat, colour in few_hidden()) > TOO_MUCH


def test_a_sampler_that_leaves_sets_as_they_lie_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "shuffle_set", lambda *_: None)
    assert max(badness(s, seat, colour, draws=200) for _, s, seat, colour in few_hidden()) > TOO_MUCH


def test_a_sampler_that_draws_kinds_instead_of_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards of a kind must come twice as often as one."""
    def any_kind(s: State, player: Player, left: int) -> int:
        kinds = [kind for kind in range(KINDS) if player.deck[kind] > 0]
        kind = kinds[below(s, len(kinds), 0)]
        player.deck[kind] -= 1
        return kind

    monkeypatch.setattr(sampling, "take", any_kind)
    assert max(badness(s, seat, colour) for _, s, seat, colour in few_hidden()) > TOO_MUCH


def test_a_sampler_that_forgets_what_was_seen_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "is_hidden", lambda card, seat: card.face_up == 0)
    found = [impossible(s, seat, 1) for _, s in situations(each=12, games_each=2) for seat in observers(s)]
    assert "view" in found


def test_a_sampler_that_makes_cards_up_is_noticed() -> None:
    def forge(s: State, seat: int, rng: int) -> State:
        world = imagined(s, seat, rng)
        other = (seat + 1) % s.player_count
        kind = world.players[other].deck.index(max(world.players[other].deck))
        world.players[other].deck[kind] -= 1
        world.players[other].deck[(kind + 1) % KINDS] += 1
        return world

    found = situations(each=12, games_each=2)
    assert wrong_cards([forge(s, 0, 1) for _, s in found if (s.player_count, s.edition) == (3, 0)])
