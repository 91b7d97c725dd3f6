"""`sample` gives a world that the seat could be in, every such world equally often, and never one that it could not be in."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from gunmetal.games.gunsmoke.setup import draw_exchange, return_card
from gunmetal.games.western import memory, sampling
from gunmetal.games.western.deck import discard_from_hand
from gunmetal.games.western.state import GUNFIGHTERS, KINDS, PLAYERS, Phase
from gunmetal.kernel.chance import Generator, below
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.worlds import to_native
from tests.properties.arrangements import surprise
from tests.properties.western.arrangements import key, notes_of, weights
from tests.properties.western.balance import complaints
from tests.properties.western.secrets import can_be
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
    notes = notes_of(s, seat)
    if any(count > most for count, most in zip(world.deck, notes.newer, strict=True)):
        return "a card in the deck that cannot be newer"
    others = [p for p in range(s.player_count) if p != seat]
    aside = [world.returned if world.phase == Phase.EXCHANGE and world.decider == p else [0] * KINDS for p in range(s.player_count)]
    hands = [[a + b for a, b in zip(world.players[p].hand, aside[p], strict=True)] for p in others]
    if not can_be(hands, world.deck, [notes.held[p] for p in others], [notes.drawn[p] for p in others], notes):
        return "cards of a sort where they cannot be"
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
        # Others may have been put away: all else is as at any table.
        found = [text for text in complaints(to_native(table))
                 if not text.startswith("those put away stay away")]
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
    for player in s.players:
        player.hand, player.hand_size, player.met = [0] * KINDS, 0, 0
    for notes in s.notebooks:
        notes.newer, notes.older, notes.held, notes.drawn = [0] * KINDS, [0] * KINDS, [0] * PLAYERS, [0] * PLAYERS
    return s


def kinds(cards: str) -> list[int]:
    """Cards as letters: capitals are gunfighters."""
    return [ord(card) - ord("A") if card.isupper() else GUNFIGHTERS + ord(card) - ord("a") for card in cards]


def letters(hand: list[int]) -> str:
    return "".join(chr(ord("a") + kind - GUNFIGHTERS) * hand[kind] for kind in range(GUNFIGHTERS, KINDS))


def deal(s: Any, deck: str, hands: tuple[str, ...], buried: str = "") -> Any:
    """With an `|` in the hands: what stands before it was there already when the deck was last shuffled, and those put away were
    not in that deck."""
    again = any("|" in hand for hand in hands)
    for kind in kinds(buried):
        s.buried |= 1 << kind
    for kind in kinds(deck):
        s.deck[kind] += 1
    for p, hand in enumerate(hands):
        for kind in kinds(hand.partition("|")[0] if again else ""):
            give(s, p, kind)
        for kind in kinds(hand.partition("|")[2] if again else hand):
            s.deck[kind] += 1
    s.deck_size = sum(s.deck)
    (memory.note_shuffle if again else memory.note_set_up)(s)
    for p, hand in enumerate(hands):
        for kind in kinds(hand.partition("|")[2] if again else hand):
            s.deck[kind] -= 1
            s.deck_size -= 1
            give(s, p, kind)
            memory.note_draw(s, p, kind)
    return s


def give(s: Any, p: int, kind: int) -> None:
    s.players[p].hand[kind] += 1
    s.players[p].hand_size += 1
    if kind < GUNFIGHTERS:
        s.players[p].met |= 1 << kind


def after(s: Any, p: int, cards: str) -> Any:
    """The player has discarded these."""
    for kind in kinds(cards):
        discard_from_hand(s, p, kind)
    return s


@cache
def cases(name: str) -> list[Case]:
    found: list[Case] = [
        ("two hands", deal(table(name, 3), "aab", ("c", "ac", "bd")), 0),
        ("the public", deal(table(name, 2), "aab", ("ac", "bd")), PUBLIC),
        ("put away", deal(table(name, 2), "AaB", ("C", "aD"), "EF"), 0),
        ("put away, one met by all", deal(table(name, 2), "AaB", ("C", "aD"), "EF"), 0),
        ("after a shuffle: an older hand, a newer one", deal(table(name, 3), "aabB", ("", "ca|", "|bd")), 0),
        ("after a shuffle: each hand has both", deal(table(name, 3), "aab", ("", "ca|b", "a|d")), 0),
        ("after a shuffle: as the public sees it", deal(table(name, 2), "aab", ("ca|b", "a|d")), PUBLIC),
        ("after a shuffle: put away or in hands", deal(table(name, 2), "abc", ("|", "A|d"), "BC"), 0),
        ("the seat has drawn of a kind", deal(table(name, 2), "ab", ("a|a", "a|bc")), 0),
        ("an older card was discarded", after(deal(table(name, 3), "aab", ("", "ca|", "ab|d")), 1, "a"), 0),
        ("a newer card was discarded", after(deal(table(name, 3), "aab", ("", "ca|", "c|bd")), 2, "b"), 0),
        ("one of either sort was discarded", after(deal(table(name, 3), "aab", ("", "c|a", "a|db")), 2, "a"), 0),
    ]
    found[3][1].met |= 1 << 3
    if name == "gunsmoke":
        knows = deal(table(name, 2), "AaB", ("C", "aD"), "EF")
        knows.seen_buried = 1
        found.append(("has looked under the Undertakers", knows, 0))
        solo = deal(table(name, 1), "AaBb", ("C",), "EF")
        found.append(("solo", solo, 0))
        returning = exchange(deal(table(name, 2), "aab", ("c", "acd")), 1)
        return_card(returning, GUNFIGHTERS)
        found += [("another is exchanging", returning, 0), ("the public sees an exchange", returning, PUBLIC),
                  ("the own exchange", returning.clone(), 1)]
        both = exchange(deal(table(name, 2), "aab", ("cc", "add")), 0)
        return_card(both, GUNFIGHTERS + 2)
        draw_exchange(both)
        found.append(("an own card is back in the deck", both.clone(), 0))
        return_card(both, GUNFIGHTERS + 3)
        found.append(("another exchanges later", both.clone(), 0))
        draw_exchange(both)
        found += [("another may have drawn the own card", both, 0), ("another sees nothing of it", both, 1)]
    return found


def exchange(s: Any, p: int) -> Any:
    s.phase, s.decider, s.dealer, s.rng, s.events = Phase.EXCHANGE, p, Generator(), 1, None
    return s


def case(name: str, words: str) -> tuple[Any, int]:
    return next((s, seat) for called, s, seat in cases(name) if called == words)


@cache
def expected(name: str, words: str) -> Counter[Any]:
    found = weights(*case(name, words))
    assert len(found) > 1
    return found


def badness(name: str, words: str, sample: Sample = imagined, draws: int = DRAWS) -> float:
    """How far the sampler is from giving each world of a case as often as it can come about."""
    s, seat = case(name, words)
    return surprise(expected(name, words), Counter(key(sample(s, seat, n * 0x9E3779B97F4A7C15 % 2**64)) for n in range(draws)))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_all_worlds_come_equally_often(name: str) -> None:
    found = {words: badness(name, words) for words, _, _ in cases(name)}
    assert {words: far for words, far in found.items() if far > TOO_MUCH} == {}


# ---- the probes: each of these samplers is noticed

def test_a_sampler_that_changes_nothing_is_noticed() -> None:
    assert badness("gunslingers", "two hands", lambda s, seat, rng: s, 100) > TOO_MUCH


def test_a_sampler_that_draws_kinds_instead_of_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards of a kind must come twice as often as one."""
    def any_kind(s: Any, counts: list[int], total: int, label: int) -> int:
        kinds = [kind for kind in range(KINDS) if counts[kind] > 0]
        return kinds[below(s, len(kinds), label)]

    monkeypatch.setattr(sampling, "pick", any_kind)
    assert badness("gunslingers", "two hands") > TOO_MUCH


@pytest.mark.parametrize("what", ["newer", "older", "held", "drawn"])
def test_a_sampler_that_has_not_noted_something_is_noticed(what: str) -> None:
    def forget(s: Any, seat: int, rng: int) -> Any:
        world = s.clone()
        for notes in world.notebooks:
            setattr(notes, what, [9] * len(getattr(notes, what)))
        return imagined(world, seat, rng)

    if what == "held":                 # then the same worlds come, but not as often as they should
        assert badness("gunslingers", "one of either sort was discarded", forget) > TOO_MUCH
    else:
        assert max(badness("gunslingers", words, forget, 300) for words, _, _ in cases("gunslingers")) == float("inf")


def test_a_sampler_that_takes_cards_of_either_sort_as_they_come_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in proportion to the ways in which the rest can lie then."""
    monkeypatch.setattr(sampling, "as_older", lambda s, newer, either, older, for_newer, for_older: max(for_older - older, 0))
    assert badness("gunslingers", "one of either sort was discarded") > TOO_MUCH


def test_a_sampler_that_forgets_whom_it_met_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "may_be_buried", lambda s, seat, kind: s.deck[kind] + s.pile[kind] + s.other_pile[kind] > 0)
    assert badness("gunslingers", "put away, one met by all", draws=300) == float("inf")


def test_a_sampler_that_ignores_a_look_under_the_undertakers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (memory, sampling):
        monkeypatch.setattr(module, "knows_buried", lambda s, seat: False)
    words = "has looked under the Undertakers"
    s, seat = case("gunsmoke", words)
    assert badness("gunsmoke", words, draws=100) == float("inf")
    assert "the seat has seen those under the Undertakers" in {impossible(s, seat, imagined(s, seat, rng)) for rng in range(100)}


# ---- against all histories

def histories(shuffled: str, older: str, sizes: list[int], script: list[tuple[int, str]]) -> Counter[Any]:
    """Every way in which the cards can have come: `older` dealt to the hands of seats 1 and 2 before the shuffle, then drawn in any
    order. In the script a seat draws ("") or discards a card; if it has several of the kind it may be any of them, so that such a
    history counts as often. Counted by what lies in the hands at the end.

    Written without notes, sorts and samples: nothing but dealing and looking.
    """
    found: Counter[Any] = Counter()
    for dealt in permutations(older):
        hands = {1: list(dealt[: sizes[0]]), 2: list(dealt[sizes[0]:])}
        for order in permutations(shuffled):
            now, deck, ways = {p: list(hand) for p, hand in hands.items()}, list(order), 1
            for p, card in script:
                if not card:
                    now[p].append(deck.pop())
                else:
                    ways *= now[p].count(card)
                    if ways == 0:
                        break
                    now[p].remove(card)
            if ways:
                found[tuple("".join(sorted(now[p])) for p in (1, 2))] += ways
    return found


STORIES: dict[str, tuple[str, str, list[int], list[tuple[int, str]], tuple[str, str]]] = {
    "nothing happened": ("aab", "bcd", [1, 2], [], ("", "")),
    "one draws": ("aabc", "bcd", [1, 2], [(1, ""), (1, "")], ("ab", "")),
    "both draw": ("aabc", "bcd", [1, 2], [(1, ""), (2, ""), (1, "")], ("ab", "a")),
    "an older card goes": ("aab", "bcdd", [2, 2], [(1, ""), (1, "d"), (2, "")], ("a", "b")),
    "a newer card goes": ("aabc", "bcd", [1, 2], [(1, ""), (1, ""), (1, "a")], ("ab", "")),
    "who has drawn nothing parts with an older one": ("aabb", "bcd", [2, 1], [(2, ""), (1, "b")], ("", "a")),
    "who had nothing parts with a newer one": ("aabb", "bcd", [0, 3], [(1, ""), (1, ""), (1, "b")], ("ab", "")),
}


@pytest.mark.parametrize("story", STORIES)
def test_a_sample_is_as_likely_as_the_histories_that_lead_to_it(story: str) -> None:
    """Exact as long as it is certain of which sort the cards were with which others parted."""
    shuffled, older, sizes, script, drawn = STORIES[story]
    hands = "".join(sorted(older, key=lambda card: script.count((1, card)) == 0))
    start = ("", hands[: sizes[0]] + "|", hands[sizes[0]:] + "|")
    s = deal(table("gunslingers", 3), shuffled, start)
    to_draw = {1: list(drawn[0]), 2: list(drawn[1])}
    for p, card in script:
        if card:
            discard_from_hand(s, p, kinds(card)[0])
        else:
            kind = kinds(to_draw[p].pop(0))[0]
            s.deck[kind] -= 1
            s.deck_size -= 1
            give(s, p, kind)
            memory.note_draw(s, p, kind)
    expected = histories(shuffled, older, sizes, script)
    worlds = (imagined(s, 0, n * 0x9E3779B97F4A7C15 % 2**64) for n in range(DRAWS))
    found = Counter(tuple(letters(world.players[p].hand) for p in (1, 2)) for world in worlds)
    assert len(expected) > 1
    assert surprise(expected, found) < TOO_MUCH
