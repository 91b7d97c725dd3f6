"""Who knows what: GR-14, GR-19 and above all GR-22."""

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.knowledge import knows_trainee
from gunmetal.games.gunrunners.state import Kind
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.events import PUBLIC, Told
from gunmetal.kernel.match import Match
from tests.rules.scenario import CARDS, after

ALL = "rbygk*"
# Yellow's opening 1 is known to all, its 3 only to itself; blue's Spy is about to be flipped by red, who trains a 2.
SPIED = f"edition=br | 4 (bspy) | 4 (y3) | 4 (y1:{ALL}) | red hand=2,3,4 | blue hand=2,4 | yellow hand=2,4"
SPY = ("flip 1 train 2", "look")


def test_GR_22_the_power_player_knows_every_card_and_its_place() -> None:
    assert after(SPIED, *SPY).trainees_to("blue") == "r2 y3 y1"
    assert after(SPIED, *SPY, "arrange 2 3 1", "die 6").trainees_to("blue") == "y3 y1 r2"


def test_GR_22_for_the_others_the_cards_of_a_colour_become_one_set() -> None:
    played = after(SPIED, *SPY, "arrange 1 2 3", "die 6")
    for seat in ("red", "public"):
        assert played.trainees_to(seat)[-7:] == "y?~ y?~"
        assert played.set_to(seat, "yellow") == "1", "what was known of the single cards is now known of the set"
    assert played.trainees_to("yellow") == "r? y?~ y?~", "the owner too"
    assert played.set_to("yellow", "yellow") == "1 3"
    assert played.set_to("blue", "yellow") == ""


def test_GR_22_a_colour_with_a_single_card_stays_known() -> None:
    played = after(SPIED, *SPY, "arrange 2 3 1", "die 6")
    assert [played.trainees_to(seat).split()[2] for seat in ("red", "blue", "yellow", "public")] == ["r2", "r2", "r?", "r?"]
    played = after(f"edition=br | 4 (bspy) | 4 (y1:{ALL}) | 4 (b1:{ALL}) | red hand=2,3", *SPY, "arrange 3 2 1", "die 6")
    assert played.trainees_to("public") == "b1 y1 r?", "opening agents, one of each colour"


def test_GR_22_declining_mixes_nothing() -> None:
    played = after(SPIED, "flip 1 train 2", "decline", "die 6")
    assert [played.trainees_to(seat) for seat in ("red", "blue", "yellow", "public")] == [
        "r2 y? y1", "r? y? y1", "r? y3 y1", "r? y? y1"]


def test_GR_22_equal_cards_of_a_set_hide_nothing_from_who_knows_both() -> None:
    position = SPIED.replace("(y3)", "(y1)")
    played = after(position, *SPY, "arrange 1 3 2", "die 6")
    assert played.trainees_to("yellow") == "r? y1~ y1~"
    assert played.trainees_to("red") == "r2 y?~ y?~"
    assert played.set_to("red", "yellow") == "1"
    assert played.line == after(position, *SPY, "arrange 1 2 3", "die 6").line, "equal cards cannot be told apart"


def test_GR_22_a_flip_from_a_set_tells_what_is_left() -> None:
    """Of {1, unknown} the unknown one, a 3, is flipped: the other is the 1. The owner knew both."""
    played = after(SPIED, *SPY, "arrange 1 2 3", "die 6", "flip 2 train 2", "die 6")
    assert played.trainees_to("red") == "r2 b? y1~"
    assert played.trainees_to("public") == "r? b? y1~"
    assert played.trainees_to("yellow") == "r? b? y1~"
    assert played.trainees_to("blue") == "r2 b2 y1"


def test_GR_22_a_flip_of_the_known_card_leaves_the_unknown_one() -> None:
    played = after(SPIED, *SPY, "arrange 1 2 3", "die 6", "flip 3 train 2", "die 6")
    assert played.trainees_to("red") == "r2 y?~ b?"
    assert played.set_to("red", "yellow") == ""
    assert played.trainees_to("yellow") == "r? y3~ b?"
    assert played.trainees_to("blue") == "r2 y3 b2"


@pytest.mark.parametrize("order", ["1 2 3", "1 3 2"])
@pytest.mark.parametrize("flipped", [2, 3])
def test_GR_22_a_flip_of_one_of_two_equal_cards_strikes_it_off_the_set(order: str, flipped: int) -> None:
    """Red knew of one 1 in the set. A 1 was flipped, whichever: of what is left red knows nothing, yellow everything."""
    played = after(SPIED.replace("(y3)", "(y1)"), *SPY, f"arrange {order}", "die 6", f"flip {flipped} train 2", "die 6")
    left = 5 - flipped
    assert played.trainees_to("red").split()[left - 1] == "y?~"
    assert played.trainees_to("public").split()[left - 1] == "y?~"
    assert played.set_to("red", "yellow") == ""
    assert played.trainees_to("yellow").split()[left - 1] == "y1~"
    assert played.trainees_to("blue").split()[left - 1] == "y1"


def test_GR_22_a_second_spy_mixes_for_the_first() -> None:
    """Blue laid them out; then blue flips yellow's Spy, and blue's own knowledge becomes one of sets."""
    position = f"edition=br players=4 | 4 (bspy) | 4 (g3) | 4 (g1:{ALL}) | 4 (yspy) | red hand=2,3 | blue hand=2,3 | yellow hand=2"
    played = after(position, "flip 1 train 2", "look", "arrange 1 3 2 4", "die 6")
    assert played.trainees_to("blue") == "r2 g1 g3 yspy"
    assert played.trainees_to("yellow") == "r? g?~ g?~ yspy"
    played = after(played, "flip 4 train 2", "look")
    assert played.trainees_to("yellow") == "r2 g1 g3 b2"
    played = after(played, "arrange 4 3 1 2", "die 6")
    assert played.trainees_to("yellow") == "b2 g3 r2 g1"
    assert played.trainees_to("blue") == "b2 g?~ r2 g?~"
    assert played.set_to("blue", "green") == "1 3"
    assert played.set_to("red", "green") == "1"
    assert played.trainees_to("red") == "b? g?~ r2 g?~"


def test_GR_22_what_is_left_of_an_old_set_takes_its_mark_along() -> None:
    """Yellow's 3 is alone of its colour; a Spy moves it, and what others knew of it, to another place."""
    played = after("edition=br | 4 (bspy) | 4 (y3:y~rb*) | 4 (b4) | red hand=2,3",
                   "flip 1 train 2", "look", "arrange 2 1 3", "die 6")
    assert [played.trainee(number) for number in (1, 2, 3)] == ["(y3:by~r*)", "(r2:rb)", "(b4:b)"]


def test_GR_22_a_second_spy_joins_old_sets_and_new_cards() -> None:
    played = after("edition=br | 4 (yspy) | 4 (r3:r~by*) | 4 (r4:r~by*) | red hand=2,1 deck=1", "flip 1 train 2", "draw 1", "look",
                   "arrange 1 2 3", "die 6")
    assert played.set_to("red", "red") == "2 3 4"
    assert played.trainees_to("red") == "r?~ r?~ r?~"
    assert played.trainees_to("yellow") == "r2 r3 r4"


def test_GR_22_en_the_card_laid_after_the_operation_is_not_mixed() -> None:
    played = after("| 4 (bspy) | 4 (r3) | 4 (r4) | red hand=2,1", "flip 1", "look", "arrange 3 2", "train 2", "die 6")
    assert played.trainees_to("red") == "r2 r?~ r?~"
    assert played.set_to("red", "red") == "3 4"
    assert played.trainees_to("blue") == "r? r4 r3"


def test_GR_22_en_one_card_beside_the_empty_place_and_another_of_its_colour_stays_known() -> None:
    """Two cards are moved, of two colours: nobody loses anything, and the place of the Spy counts for nothing."""
    played = after("| 4 (bspy) | 4 (b3) | 4 (r4) | red hand=2,1", "flip 1", "look", "arrange 3 2", "train 2", "die 6")
    assert played.trainees_to("red") == "r2 r4 b?"
    assert played.trainees_to("blue") == "r? r4 b3"


def test_GR_22_a_card_laid_where_a_mixed_one_was_flipped_is_not_mixed() -> None:
    played = after(SPIED, *SPY, "arrange 1 2 3", "die 6", "flip 2 train 2", "die 6", "flip 2 train 2", "die 6")
    assert played.trainees_to("yellow") == "r? y2 y1~"
    assert played.trainees_to("red") == "r2 y? y1~"


def test_GR_19_the_informer_keeps_what_was_seen_and_so_do_all_others() -> None:
    """Blue looks at yellow's 4, yellow (its owner) knows it anyway; the card then goes elsewhere, in sight of all."""
    played = after("edition=br | 4 (binformer) (y4) (r3) | 4 (y3) | 4 (r1) | red hand=2,4",
                   "flip 1 train 2", "pick 1.1", "to 3", "die 6")
    assert [played.field_to(seat, 3) for seat in ("red", "blue", "yellow", "public")] == ["y?", "y4", "y4", "y?"]
    assert [played.field_to(seat, 1) for seat in ("red", "blue", "yellow")] == ["r3 binformer", "r? binformer", "r? binformer"]


def test_GR_14_a_known_card_stays_known_while_it_lies() -> None:
    played = after(f"edition=br | 4 (b1:{ALL}) (y4:by) | 4 (y3) | 4 (r1) | red hand=2,4",
                   "undercover 4@1", "die 6", "undercover 2@1", "die 6")
    assert [played.field_to(seat, 1) for seat in ("red", "blue", "yellow", "public")] == [
        "y? r4 b?", "y4 r? b2", "y4 r? b?", "y? r? b?"]
    assert played.trainees_to("public") == "b1 y? r?"


# ---- the same against an independent memory, which hears what one seat hears

Worlds = set[tuple[object, ...]]       # what may lie left of the Locations: a kind, a stand-in for an unknown card, or None


class Memory:
    """All layouts of the Probationary Agents that a seat must think possible, from the events that it hears."""

    def __init__(self, locations: int) -> None:
        self.worlds: Worlds = {(None,) * locations}
        self.colours: list[int | None] = [None] * locations
        self.strangers = 0

    def hear(self, told: Told) -> None:
        name, words = told.kind.name, told.named()
        if name == "OPENING_AGENT_PLACED":
            self.lay(words["location"], words["seat"], Kind.AGENT_1)
        elif name == "OWN_AGENT_TRAINED":
            self.lay(words["location"], words["seat"], words["agent"])
        elif name == "AGENT_TRAINED":
            self.strangers += 1
            self.lay(words["location"], words["seat"], f"unknown {self.strangers}")
        elif name in ("AGENT_FLIPPED", "TRAINEE_SEEN"):
            self.learn(words["location"], words["agent"])
            if name == "AGENT_FLIPPED":
                self.lay(words["location"], None, None)

    def lay(self, at: int, colour: int | None, card: object) -> None:
        self.worlds = {(*world[:at], card, *world[at + 1:]) for world in self.worlds}
        self.colours[at] = colour

    def learn(self, at: int, kind: int) -> None:
        possible = {world for world in self.worlds if world[at] == kind or isinstance(world[at], str)}
        self.worlds = {tuple(kind if card == world[at] else card for card in world) for world in possible}

    def relaid(self, colours: dict[int, int], kinds: dict[int, int]) -> None:
        """The colours of all places, and the kinds of those that the seat laid itself."""
        self.worlds = {new for world in self.worlds for new in self.rearranged(world, colours)
                       if all(new[at] == kind for at, kind in kinds.items())}
        self.colours = [colours.get(at) for at in range(len(self.colours))]

    def rearranged(self, world: tuple[object, ...], colours: dict[int, int]) -> Iterator[tuple[object, ...]]:
        for order in permutations(colours):
            if all(self.colours[old] == colours[at] for at, old in zip(colours, order, strict=True)):
                places = dict(zip(colours, order, strict=True))
                yield tuple(world[places[at]] if at in places else None for at in range(len(world)))

    def known(self, at: int) -> object:
        cards = {world[at] for world in self.worlds}
        card = cards.pop() if len(cards) == 1 else None
        return None if isinstance(card, str) else card


def remember(memory: Memory, events: list[Told]) -> None:
    colours: dict[int, int] = {}
    kinds: dict[int, int] = {}
    for told in events:
        words = told.named()
        if told.kind.name in ("TRAINEE_LAID", "OWN_TRAINEE_LAID"):
            colours[words["location"]] = words["owner"]
            if told.kind.name == "OWN_TRAINEE_LAID":
                kinds[words["location"]] = words["agent"]
    for told in events:
        if told.kind.name == "TRAINEES_REARRANGED":
            memory.relaid(colours, kinds)
        memory.hear(told)


@pytest.mark.parametrize("edition", ["en", "br"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_GR_22_the_engine_knows_what_a_listener_can_conclude(edition: str, players: int) -> None:
    looks = 0
    for seed in range(12):
        chooser = random.Random(seed)
        match = Match.begin(GAME, Setup(players, edition, CARDS), [{}] * players, Generator(), seed)
        memories = {seat: Memory(match.state.location_count) for seat in (*range(players), PUBLIC)}
        step = match.open()
        while match.decider >= 0:
            for seat, memory in memories.items():
                remember(memory, [told for told in step.events if told.heard_by(seat)])
                for at in range(match.state.location_count):
                    card = match.state.locations[at].probationary
                    expected = card.kind if card.owner >= 0 and knows_trainee(match.state, at, seat) else None
                    assert memory.known(at) == expected, (seed, step.number, seat, at, GAME.position(match.state))
            texts = [GAME.action_text(match.state, action) for action in GAME.options(match.state)]
            action = "look" if "look" in texts else chooser.choice(texts)
            looks += action == "look"
            step = match.act(match.decider, GAME.parse_action(match.state, action))
    assert looks >= 10, "too few Spies to prove anything"
