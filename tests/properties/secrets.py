"""Two worlds that a seat cannot tell apart, and everything that must then be the same for it."""

import random
from collections.abc import Callable
from typing import Any

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.state import KINDS, Card, State
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.events import Told
from tests.properties.tables import imagined

Choose = Callable[[State, int, int], Any]      # what bots choose: state, seat, and the mind they begin with


def exchanged(s: State, seat: int, choice: random.Random, times: int = 12) -> State:
    """Another world: cards of one colour that the seat has not seen change places, and so do those of a set that was mixed for it.

    It is made without the sampler, card by card.
    """
    other = s.clone()
    for _ in range(times):
        colour = choice.randrange(s.player_count)
        mixed = [here for here in other.locations[: s.location_count]
                 if here.probationary.owner == colour and here.mixed_for >> seat & 1]
        if len(mixed) > 1:
            one, two = choice.sample(mixed, 2)
            one.probationary, two.probationary = two.probationary, one.probationary
        places = [] if colour == seat else _unseen(other, seat, colour)
        if len(places) > 1:
            (get_one, set_one), (get_two, set_two) = choice.sample(places, 2)
            kind = get_one()
            set_one(get_two())
            set_two(kind)
    return other


Place = tuple[Callable[[], int], Callable[[int], None]]


def _unseen(s: State, seat: int, colour: int) -> list[Place]:
    """All places of a colour that hold a card which the seat has not seen: how to look there, and how to put another there."""
    cards = [card for here in s.locations[: s.location_count]
             for card in (here.probationary, *here.row[: here.row_size])
             if card.owner == colour and card.face_up == 0 and card.seen_by >> seat & 1 == 0]
    places = [_of_card(card) for card in cards]
    for pile in (s.players[colour].hand, s.players[colour].deck):
        places += [_of_pile(pile, kind) for kind in range(KINDS) for _ in range(pile[kind])]
    return places


def _of_card(card: Card) -> Place:
    return lambda: card.kind, lambda kind: setattr(card, "kind", kind)


def _of_pile(pile: list[int], here: int) -> Place:
    def put(kind: int) -> None:
        pile[here] -= 1
        pile[kind] += 1

    return lambda: here, put


def public_part(action: int) -> tuple[int, ...]:
    """What the table sees of an action: not which card is laid down."""
    if A.FLIP_AND_TRAIN <= action < A.TRAIN:
        first = A.UNDERCOVER if action >= A.UNDERCOVER else A.FLIP_AND_TRAIN
        return first, (action - first) // KINDS
    if A.TRAIN <= action < A.DECLINE:
        return (A.TRAIN,)
    return (action,)


def leak(s: State, other: State, seat: int, rng: int, choose: Choose | None = None, view: Any = GAME.view,
         sample: Any = imagined) -> str | None:
    """In what the seat could tell the two worlds apart; None if it cannot."""
    if view(s, seat) != view(other, seat):
        return "view"
    if (GAME.decider(s), GAME.decision(s), GAME.rule_now(s)) != (GAME.decider(other), GAME.decision(other), GAME.rule_now(other)):
        return "decision"
    if sample(s, seat, rng) != sample(other, seat, rng):
        return "sample"
    if GAME.decider(s) == seat:
        found = _leak_to_decider(s, other, seat, rng, choose)
        if found is not None:
            return found
    return _leak_of_a_step(s, other, seat, rng, view)


def _leak_to_decider(s: State, other: State, seat: int, rng: int, choose: Choose | None) -> str | None:
    options = GAME.options(s)
    if options != GAME.options(other):
        return "options"
    for action in set(range(A.ACTIONS)) - set(options):
        refusal, same = GAME.why_not(s, action), GAME.why_not(other, action)
        if (refusal.id, refusal.arguments) != (same.id, same.arguments):
            return "refusals"
    for action in options:
        one, two = ((GAME.action_text(world, action), GAME.action_words(world, action)) for world in (s, other))
        if one != two:
            return "words"
    if choose is not None and choose(s, seat, rng) != choose(other, seat, rng):
        return "bot"
    return None


def _leak_of_a_step(s: State, other: State, seat: int, rng: int, view: Any) -> str | None:
    """Somebody acts, alike in both worlds as far as the seat can see, and chance answers alike. It must hear the same, and then see
    the same: unless a card comes out by the rules that is not the same in both worlds. From there on nothing can be compared."""
    choice = random.Random(rng)
    action = choice.choice(GAME.options(s))
    alike = [action] if GAME.decider(s) == seat else [a for a in GAME.options(other) if public_part(a) == public_part(action)]
    if not alike:
        return "others' options"
    after, heard = _act(s, action, seat, rng)
    other_after, other_heard = _act(other, choice.choice(alike), seat, rng)
    for one, two in zip(heard, other_heard, strict=False):
        if one != two:
            return None if _came_out(one, two) else f"event {one.kind.name.lower()}"
    if len(heard) != len(other_heard):
        return "number of events"
    return None if view(after, seat) == view(other_after, seat) else "view after a step"


def _act(s: State, action: int, seat: int, rng: int) -> tuple[State, list[Told]]:
    after = s.clone()
    after.rng, after.dealer, after.events = rng, Generator(), []
    GAME.apply(after, action)
    return after, [told for told in after.events if told.heard_by(seat)]


def _came_out(one: Told, two: Told) -> bool:
    """Two events that differ in nothing but the kind of a card which the rules turn up or show."""
    return one.kind == two.kind and one.kind.reveals and {**one.named(), "agent": 0} == {**two.named(), "agent": 0}
