"""Two worlds that a seat cannot tell apart, and everything that must then be the same for it."""

import random
from collections.abc import Callable
from itertools import compress, product
from operator import gt, le
from typing import Any

from gunmetal.games.western import actions as A
from gunmetal.games.western.state import GUNFIGHTERS, KINDS, Event, Phase
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.events import Told
from tests.properties.western.tables import game_of, imagined

Choose = Callable[[Any, int, int], Any]        # what bots choose: state, seat, and the mind they begin with
Place = tuple[str, list[int], int]             # what lies there: its name, the pile that it belongs to, and the kind


def exchanged(s: Any, seat: int, choice: random.Random, times: int = 40) -> Any:
    """Another world: cards that the seat has not seen change places, and what others have drawn and met is another too.

    It is made without the sampler, card by card. A change that the seat could notice is taken back: more newer or older cards than
    can be where they are then; and among the gunfighters put away at set-up one who was seen elsewhere.
    """
    other = s.clone()
    buried = [int(other.buried >> kind & 1) for kind in range(GUNFIGHTERS)]
    for _ in range(times):
        places = _unseen(other, seat, buried)
        if len(places) < 2:
            break
        one, two = choice.sample(places, 2)
        _swap(one, two)
        if not _is_possible(other, seat, buried):
            _swap((one[0], one[1], two[2]), (two[0], two[1], one[2]))
    other.buried = sum(1 << kind for kind in range(GUNFIGHTERS) if buried[kind])
    for p in range(s.player_count):
        if p != seat:
            other.players[p].met = choice.getrandbits(GUNFIGHTERS) & ~other.buried
            other.notebooks[p].newer = [choice.randrange(3) for _ in range(KINDS)]
            other.notebooks[p].older = [choice.randrange(3) for _ in range(KINDS)]
    return other


def knows_those_put_away(s: Any, seat: int) -> bool:
    """Only in Gunsmoke can one look (SM-24)."""
    return hasattr(s, "returned") and seat < s.player_count and s.seen_buried >> seat & 1 == 1


def _unseen(s: Any, seat: int, buried: list[int]) -> list[Place]:
    piles = [("deck", s.deck)] + [("hand", s.players[p].hand) for p in range(s.player_count) if p != seat]
    if not knows_those_put_away(s, seat):
        piles.append(("buried", buried))
    if s.phase == Phase.EXCHANGE and s.decider != seat:
        piles.append(("returned", s.returned))
    return [(name, pile, kind) for name, pile in piles for kind, count in enumerate(pile) for _ in range(count)]


def _swap(one: Place, two: Place) -> None:
    """Each card goes where the other was. A gunfighter's place cannot hold anything else."""
    (_, first, kind), (_, second, other) = one, two
    if max(kind if len(second) == GUNFIGHTERS else 0, other if len(first) == GUNFIGHTERS else 0) >= GUNFIGHTERS:
        return
    first[kind] -= 1
    first[other] += 1
    second[other] -= 1
    second[kind] += 1


def _is_possible(s: Any, seat: int, buried: list[int]) -> bool:
    met = s.met | (s.players[seat].met if seat < s.player_count else 0)
    if any(there and met >> kind & 1 for kind, there in enumerate(buried)):
        return False
    notes = s.notebooks[seat if seat < s.player_count else -1]
    if not any(notes.held):            # all is newer
        return all(map(le, s.deck, notes.newer))
    hands = {p: list(s.players[p].hand) for p in range(s.player_count) if p != seat}
    if s.phase == Phase.EXCHANGE and s.decider != seat:
        hands[s.decider] = [a + b for a, b in zip(hands[s.decider], s.returned, strict=True)]
    return can_be([hands[p] for p in sorted(hands)], s.deck, [notes.held[p] for p in sorted(hands)],
                  [notes.drawn[p] for p in sorted(hands)], notes)


def can_be(hands: list[list[int]], deck: list[int], held: list[int], drawn: list[int], notes: Any) -> bool:
    """Whether each card in a hand can be called older or newer, so that no more are of a sort than the notes allow: of each kind,
    and in each hand. A flow from hands to kinds with bounds; there is one if no set of hands is in the way (Hoffman)."""
    fewest = [max(sum(hand) - most, 0) for hand, most in zip(hands, drawn, strict=True)]       # older cards of each hand
    most = [sum(hand) - max(sum(hand) - count, 0) for hand, count in zip(hands, held, strict=True)]
    if any(map(gt, deck, notes.newer)):
        return False
    kinds = [kind for kind, count in enumerate(map(sum, zip(*hands, strict=True))) if count]
    least_of = [max(sum(hand[kind] for hand in hands) + deck[kind] - notes.newer[kind], 0) for kind in kinds]
    most_of = [min(sum(hand[kind] for hand in hands), notes.older[kind]) for kind in kinds]
    if any(a > b for a, b in zip(fewest + least_of, most + most_of, strict=True)):
        return False
    for chosen in product((False, True), repeat=len(hands)):
        inside = [sum(hand[kind] for hand, is_in in zip(hands, chosen, strict=True) if is_in) for kind in kinds]
        if sum(compress(fewest, chosen)) > sum(map(min, most_of, inside)):
            return False
        if sum(max(a - b, 0) for a, b in zip(least_of, inside, strict=True)) > sum(compress(most, (not c for c in chosen))):
            return False
    return True


def public_part(s: Any, action: int) -> int:
    """What the table sees of an action: not which card of the opening hand is returned."""
    return A.DISCARD if s.phase == Phase.EXCHANGE and A.DISCARD <= action < A.ACCOUNT else action


def leak(s: Any, other: Any, seat: int, rng: int, choose: Choose | None = None, view: Any = None, sample: Any = imagined,
         game: Any = None) -> str | None:
    """In what the seat could tell the two worlds apart; None if it cannot."""
    game = game or game_of(s)
    view = view or game.view
    if view(s, seat) != view(other, seat):
        return "view"
    if (game.decider(s), game.decision(s), game.rule_now(s)) != (game.decider(other), game.decision(other), game.rule_now(other)):
        return "decision"
    if sample(s, seat, rng) != sample(other, seat, rng):
        return "sample"
    if game.decider(s) == seat:
        found = _leak_to_decider(game, s, other, seat, rng, choose)
        if found is not None:
            return found
    return _leak_of_a_step(game, s, other, seat, rng, view) if s.phase != Phase.OVER else None


def _leak_to_decider(game: Any, s: Any, other: Any, seat: int, rng: int, choose: Choose | None) -> str | None:
    options = game.options(s)
    if options != game.options(other):
        return "options"
    forbidden = sorted(set(range(A.ACCOUNT + 20)) - set(options))
    for action in random.Random(rng).sample(forbidden, 100):
        refusal, same = game.why_not(s, action), game.why_not(other, action)
        if (refusal.id, refusal.arguments) != (same.id, same.arguments):
            return "refusals"
    for action in options:
        one, two = ((game.action_text(world, action), game.action_words(world, action)) for world in (s, other))
        if one != two:
            return "words"
    if choose is not None and choose(s, seat, rng) != choose(other, seat, rng):
        return "bot"
    return None


def _leak_of_a_step(game: Any, s: Any, other: Any, seat: int, rng: int, view: Any) -> str | None:
    """Somebody acts, alike in both worlds as far as the seat can see, and chance answers alike. It must hear the same, and then see
    the same: unless a card comes out by the rules that is not the same in both worlds. From there on nothing can be compared."""
    choice = random.Random(rng)
    own, others = game.options(s), game.options(other)
    alike = [(a, b) for a in own for b in others if public_part(s, a) == public_part(other, b) and (a == b or s.decider != seat)]
    if not alike:
        return "others' options"
    one, two = choice.choice(alike)
    after, heard = _act(game, s, one, seat, rng)
    other_after, other_heard = _act(game, other, two, seat, rng)
    for told, same in zip(heard, other_heard, strict=False):
        if told != same:
            return None if _came_out(told, same, seat) else f"event {told.kind.name.lower()}"
        if told.kind == Event.PLAYER_OUT and told.named()["seat"] != seat:
            p = told.named()["seat"]
            if s.players[p].hand != other.players[p].hand:
                return None
    if len(heard) != len(other_heard):
        return "number of events"
    return None if view(after, seat) == view(other_after, seat) else "view after a step"


def _act(game: Any, s: Any, action: int, seat: int, rng: int) -> tuple[Any, list[Told]]:
    after = s.clone()
    after.rng, after.dealer, after.events = rng, Generator(), []
    game.apply(after, action)
    return after, [told for told in after.events if told.heard_by(seat)]


def _came_out(one: Told, two: Told, seat: int) -> bool:
    """Two events that differ in nothing but the card that the seat itself draws or finds among the dead."""
    if one.kind != two.kind or one.kind not in (Event.OWN_CARD_DRAWN, Event.OWN_DEAD_SEEN):
        return False
    return one.values[0] == two.values[0] == seat
