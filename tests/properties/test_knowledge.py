"""What the engine says that a seat knows is what a person with perfect recall would know (GR-5, GR-14, GR-19, GR-22)."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.state import ROW, State
from gunmetal.kernel.events import PUBLIC
from tests.properties.memory import Memory, table_of
from tests.properties.tables import BOX, TABLES, Moment, imagined, observers, play, situations

EACH = 5


def misremembered(players: int, edition: str, moments: list[Moment], seen: Counter[str], view: Any = GAME.view) -> str | None:
    """Follows a game with a memory for every seat. The first thing in which a view is not what is remembered, or None."""
    memories = {seat: Memory(seat, players, BOX[players, edition]) for seat in reversed(observers(moments[0].before))}
    for step, moment in enumerate(moments):
        public_sets: Any = None        # the public comes first
        for seat, memory in memories.items():
            if A.PICK <= moment.action < A.LOOK:
                memory.see_pick(*divmod(moment.action - A.PICK, ROW))
            memory.hear(moment.told)
            if moment.after.power < 0:
                memory.picked = None   # a Saboteur's choice that the die saved
            seen_view = view(moment.after, seat)
            mine, theirs = memory.table(), table_of(seen_view)
            for key in mine:
                if mine[key] != theirs[key]:
                    done = GAME.action_text(moment.before, moment.action)
                    return f"step {step}, seat {seat}: {key} {mine[key]} / {theirs[key]} after {done}"
            public_sets = mine["sets"] if seat == PUBLIC else public_sets
            if [player.public_in_mixed_set for player in seen_view.players] != public_sets:
                return f"step {step}, seat {seat}: what the public knows of sets"
            _count(seen, memory, moment.after)
    return None


def _count(seen: Counter[str], memory: Memory, s: State) -> None:
    """What came up, so that the test can say that it saw the difficult things."""
    for mixed in memory.sets.values():
        known = mixed.kinds.total()
        seen["set of one" if len(mixed.places) == 1 else "set"] += 1
        seen["known set"] += 0 < known == len(mixed.places)
        seen["half-known set"] += 0 < known < len(mixed.places)
        seen["unknown set"] += known == 0
        seen["set of equal cards"] += len(mixed.places) > 1 and mixed.kinds.total() == len(mixed.places) and len(+mixed.kinds) == 1
    for row in memory.fields:
        for slip in row:
            seen["informed"] += not slip.face_up and slip.owner != memory.seat and slip.kind is not None
    for trainee in memory.training:
        if trainee is not None and memory.seat not in (trainee.owner, PUBLIC) and s.turn > 4:
            seen["spied"] += trainee.kind is not None


WANTED = {"set": 500, "set of one": 500, "known set": 200, "half-known set": 200, "unknown set": 200, "informed": 500, "spied": 500,
          "set of equal cards": 5}


def follow(seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for players, edition in TABLES:
        for seed in seeds:
            moments = list(play(players, edition, seed))
            assert misremembered(players, edition, moments, seen) is None, f"{players} players, {edition}, seed {seed}"
    return seen


def test_every_seat_knows_what_it_has_legally_seen() -> None:
    seen = follow(range(4))
    assert {name: seen[name] for name, wanted in WANTED.items() if seen[name] < wanted} == {}


@pytest.mark.slow
@pytest.mark.parametrize("part", [1, 2])
def test_every_seat_knows_what_it_has_legally_seen_in_many_games(part: int) -> None:
    seen = follow(range(part * EACH, (part + 1) * EACH))
    assert {name: seen[name] for name, wanted in WANTED.items() if seen[name] < 2 * wanted} == {}


# ---- equal knowledge is one record

def is_tidy(s: State) -> bool:
    """Of equal cards in a mixed set, the topmost carry the marks: there is one way to write down what a seat knows."""
    for seat in observers(s):
        for p in range(s.player_count):
            cards = [here.probationary for here in s.locations[: s.location_count]
                     if here.probationary.owner == p and here.mixed_for >> seat & 1]
            for upper, lower in combinations(cards, 2):
                if upper.kind == lower.kind and lower.seen_by >> seat & 1 > upper.seen_by >> seat & 1:
                    return False
    return True


def test_equal_knowledge_is_one_record() -> None:
    for name, s in situations(each=100, games_each=6):
        assert is_tidy(s), name


def test_equal_knowledge_is_one_record_in_imagined_worlds_too() -> None:
    for name, s in situations(each=60, games_each=8):
        for seat in observers(s):
            assert is_tidy(imagined(s, seat, 5)), f"{name}, seat {seat}"


# ---- the probes: each of these mistakes is noticed

def first_mistake(view: Any = GAME.view) -> str | None:
    for seed in range(10):
        for players, edition in ((3, "en"), (4, "br")):
            found = misremembered(players, edition, list(play(players, edition, seed)), Counter(), view)
            if found is not None:
                return found
    return None


def test_a_view_that_shows_all_trainees_is_noticed() -> None:
    def show_trainees(s: State, seat: int) -> Any:
        open_table = s.clone()
        for here in open_table.locations:
            here.probationary.seen_by, here.mixed_for = 0xFF, 0
        return GAME.view(open_table, seat)

    assert "training" in str(first_mistake(show_trainees))


def test_a_view_that_forgets_what_the_informer_saw_is_noticed() -> None:
    def forget(s: State, seat: int) -> Any:
        dull = s.clone()
        for here in dull.locations:
            for card in here.row:
                card.seen_by &= 1 << card.owner
        return GAME.view(dull, seat)

    assert "fields" in str(first_mistake(forget))


@pytest.mark.parametrize(("rule", "what"), [("mix_trainees", "training"), ("forget_flipped", "training")])
def test_a_spy_that_mixes_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch, rule: str, what: str) -> None:
    """The rule itself is broken, not the view."""
    module = {"mix_trainees": "operations", "forget_flipped": "deployment"}[rule]
    monkeypatch.setattr(f"gunmetal.games.gunrunners.{module}.{rule}", lambda *_: None)
    assert what in str(first_mistake())
