"""`sample` gives a world that the seat could be in, every such world equally often, and never one that it could not be in."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from gunmetal.games.western import sampling
from gunmetal.games.western.state import GUNFIGHTERS, KINDS, Phase
from gunmetal.kernel.chance import below
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.worlds import to_native
from tests.properties.arrangements import surprise
from tests.properties.western.arrangements import key, weights
from tests.properties.western.balance import complaints
from tests.properties.western.tables import NAMES, driven, game, game_of, imagined, play, situations

Sample = Callable[[Any, int, int], Any]
SOME = 200


def impossible(s: Any, seat: int, world: Any) -> str | None:
    """Why the seat could not be in the world that was imagined for it; None if it could."""
    view = game_of(s).view
    if view(world, seat) != view(s, seat):
        return "view"
    if view(world, PUBLIC) != view(s, PUBLIC):
        return "what everybody sees"
    if any(world.deck[kind] > s.shuffled[kind] for kind in range(KINDS)):
        return "a card in the deck that was not shuffled in"
    if seat < s.player_count and any(world.deck[kind] > max(s.shuffled[kind] - s.players[seat].drawn[kind], 0)
                                     for kind in range(KINDS)):
        return "a card in the deck that the seat has drawn"
    met = s.met | (s.players[seat].met if seat < s.player_count else 0)
    if world.buried & met:
        return "a gunfighter put away who was seen"
    if hasattr(s, "returned") and s.seen_buried >> seat & 1 and world.buried != s.buried:
        return "the seat has seen those under the Undertakers"
    return None


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_seat_could_be_in_the_world_that_it_imagines(name: str) -> None:
    choice = random.Random(1)
    seen: Counter[str] = Counter()
    worlds: dict[int, list[Any]] = {}
    for words, s, seat in situations(name, each=6, games_each=5):
        rng = choice.getrandbits(64)
        world = imagined(s, seat, rng)
        assert impossible(s, seat, world) is None, f"{words}, rng {rng}"
        worlds.setdefault(s.player_count, []).append(world)
        seen["situations"] += 1
        seen["different"] += key(world) != key(s)
    for table in worlds.values():
        # Nobody else's draws are supposed, nor what was put away: all else is as at any table.
        found = [text for text in complaints(to_native(table))
                 if not text.startswith(("nothing but those put away is missing", "those put away stay away"))]
        assert found == []
    assert min(seen["situations"], seen["different"]) > SOME, seen


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_play_goes_on_in_an_imagined_world(name: str) -> None:
    """To the end, or for a while."""
    choice = random.Random(4)
    for words, s, seat in situations(name, each=3, games_each=3):
        rng = choice.getrandbits(64)
        world = imagined(s, seat, rng)
        for _ in range(60):
            if game(name).decider(world) == NOBODY:
                break
            assert game(name).options(world), f"{words}, rng {rng}"
            game(name).apply(world, driven(world, choice))
            assert min(*world.deck, *world.discards, world.deck_size, world.reserve) >= 0, f"{words}, rng {rng}"
            assert all(min(player.hand) >= 0 for player in world.players), f"{words}, rng {rng}"


# ---- all worlds equally often

DRAWS = 2_000
TOO_MUCH = 5.0                         # standard deviations: one in three million tests by chance
Case = tuple[str, Any, int]


def table(name: str, players: int) -> Any:
    """A game in its first turn, from which the hidden cards are taken away: some can be put back, a few at a time."""
    s = next(moment.after for moment in play(name, players, 1) if moment.after.turn == 1)
    s.deck, s.discards, s.deck_size, s.discards_size, s.buried, s.met, s.seen_buried = [0] * KINDS, [0] * KINDS, 0, 0, 0, 0, 0
    s.shuffled = [0] * KINDS
    for player in s.players:
        player.hand, player.drawn, player.hand_size, player.met = [0] * KINDS, [0] * KINDS, 0, 0
    return s


def deal(s: Any, deck: str = "", hands: tuple[str, ...] = (), buried: str = "", older: str = "") -> Any:
    """Cards as letters: capitals are gunfighters. All but those put away and the `older` ones were shuffled into the deck last."""
    def kinds(cards: str) -> list[int]:
        return [ord(card) - ord("A") if card.isupper() else GUNFIGHTERS + ord(card) - ord("a") for card in cards]

    for kind in kinds(deck):
        s.deck[kind] += 1
        s.shuffled[kind] += 1
    for p, hand in enumerate(hands):
        for kind in kinds(hand):
            s.players[p].hand[kind] += 1
            s.shuffled[kind] += 1
            s.players[p].drawn[kind] += 1
            if kind < GUNFIGHTERS:
                s.players[p].met |= 1 << kind
        s.players[p].hand_size = len(hand)
    for kind in kinds(buried):
        s.buried |= 1 << kind
        s.shuffled[kind] += not older
    for kind in kinds(older):
        s.shuffled[kind] -= 1
    s.deck_size = len(deck)
    return s


@cache
def cases(name: str) -> list[Case]:
    found: list[Case] = [
        ("two hands", deal(table(name, 3), "aab", ("c", "ac", "bd")), 0),
        ("the public", deal(table(name, 2), "aab", ("ac", "bd")), PUBLIC),
        ("put away", deal(table(name, 2), "AaB", ("C", "aD"), "EF"), 0),
        ("put away, one met by all", deal(table(name, 2), "AaB", ("C", "aD"), "EF"), 0),
        ("after a shuffle: older cards are in hands", deal(table(name, 3), "aabB", ("", "ca", "bd"), older="cad"), 0),
        ("after a shuffle: put away or in hands", deal(table(name, 2), "abc", ("", "Ad"), "BC", older="A"), 0),
        ("the seat has drawn of a kind", deal(table(name, 2), "ab", ("aa", "abc"), older="a"), 0),
    ]
    found[3][1].met |= 1 << 3
    if name == "gunsmoke":
        knows = deal(table(name, 2), "AaB", ("C", "aD"), "EF")
        knows.seen_buried = 1
        found.append(("has looked under the Undertakers", knows, 0))
        solo = deal(table(name, 1), "AaBb", ("C",), "EF")
        found.append(("solo", solo, 0))
        returning = deal(table(name, 2), "aab", ("c", "acd"))
        returning.phase, returning.decider, returning.exchanged = Phase.EXCHANGE, 1, 1
        returning.players[1].hand[GUNFIGHTERS] -= 1
        returning.players[1].drawn[GUNFIGHTERS] -= 1
        returning.players[1].hand_size -= 1
        returning.returned[GUNFIGHTERS] += 1
        found += [("another is exchanging", returning, 0), ("the public sees an exchange", returning, PUBLIC)]
        own = returning.clone()
        found.append(("the own exchange", own, 1))
    return found


def badness(s: Any, seat: int, sample: Sample = imagined, draws: int = DRAWS) -> float:
    """How far the sampler is from giving each world as often as it can come about."""
    expected = weights(s, seat)
    assert len(expected) > 1
    return surprise(expected, Counter(key(sample(s, seat, n * 0x9E3779B97F4A7C15 % 2**64)) for n in range(draws)))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_all_worlds_come_equally_often(name: str) -> None:
    found = {words: badness(s, seat) for words, s, seat in cases(name)}
    assert {words: far for words, far in found.items() if far > TOO_MUCH} == {}


# ---- the probes: each of these samplers is noticed

def worst(name: str, sample: Sample = imagined, draws: int = 400) -> float:
    return max(badness(s, seat, sample, draws) for _, s, seat in cases(name)[:7])


def test_a_sampler_that_changes_nothing_is_noticed() -> None:
    assert worst("gunslingers", lambda s, seat, rng: s, 100) > TOO_MUCH


def test_a_sampler_that_draws_kinds_instead_of_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards of a kind must come twice as often as one."""
    def any_kind(s: Any, counts: list[int], total: int, label: int) -> int:
        kinds = [kind for kind in range(KINDS) if counts[kind] > 0]
        return kinds[below(s, len(kinds), label)]

    monkeypatch.setattr(sampling, "pick", any_kind)
    assert worst("gunslingers", draws=DRAWS) > TOO_MUCH


def test_a_sampler_that_forgets_the_shuffle_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(s: Any, seat: int, rng: int) -> Any:
        world = s.clone()
        world.shuffled = [9] * KINDS
        return imagined(world, seat, rng)

    assert worst("gunslingers", forget) == float("inf")


def test_a_sampler_that_forgets_whom_it_met_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "may_be_buried", lambda s, seat, kind: s.deck[kind] + s.pile[kind] > 0)
    assert worst("gunslingers") == float("inf")


def test_a_sampler_that_ignores_a_look_under_the_undertakers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "knows_buried", lambda s, seat: False)
    _, s, seat = next(case for case in cases("gunsmoke") if "looked" in case[0])
    assert badness(s, seat, draws=100) == float("inf")
    assert "the seat has seen those under the Undertakers" in {impossible(s, seat, imagined(s, seat, rng)) for rng in range(100)}
