"""What a net is told of a position in Gunrunners: facts that the seat itself sees (GR-1, GR-14). Things are the Locations."""

from gunmetal.bots.common import Minds
from gunmetal.bots.gunrunners import ACTIONS, MAX_OPTIONS, States, hoped_for
from gunmetal.bots.learning.deeds.gunrunners import DEEDS
from gunmetal.bots.learning.facts import either_way, rising, tell, thing_facts, whole_facts
from gunmetal.bots.learning.net import NEXT
from gunmetal.bots.learning.practice import practise
from gunmetal.bots.search.tree import Nodes
from gunmetal.games.gunrunners.bust import ABOVE_EVERY_CLAIM, claim_by, half_of
from gunmetal.games.gunrunners.knowledge import knows_trainee
from gunmetal.games.gunrunners.state import KINDS, NOBODY, PLAYERS, Card, State
from gunmetal.kernel.records import Floats, Numbers, Seeds, Singles
from gunmetal.kernel.rules import entry, rule, settles

__all__ = ["ACTIONS", "DEEDS", "MAX_OPTIONS", "MOST_DECISIONS", "MOST_TOLD", "RISING", "THING_FACTS", "WHOLE_FACTS", "learn"]

# Facts of a Location: of each seat, counted from the own one, how strong it is, how many cards it hides, whether its card is the
# nearest (GR-25), whether it leads, which card of it trains here, and how many crates a bust would bring it now; how far the own
# seat leads; crates; face-up cards; and what is going on.
STRENGTH, HIDES, LEAD, CRATES, FACE_UP, GETS = 14, 2, 10, 16, 4, 8
UNKNOWN = KINDS                        # a card whose kind the seat does not know
SUPPOSED = 3                           # its number, where one is needed
AT_NEAREST = STRENGTH + HIDES
AT_LEADS, AT_TRAINS = AT_NEAREST + 1, AT_NEAREST + 2
AT_GETS = AT_TRAINS + KINDS + 1
PER_SEAT = AT_GETS + GETS
AT_LEAD = PLAYERS * PER_SEAT
AT_CRATES = AT_LEAD + 2 * LEAD
AT_FACE_UP = AT_CRATES + CRATES
AT_VACANT = AT_FACE_UP + FACE_UP
AT_PICKED, AT_TO_BUST, AT_BUSTED = AT_VACANT + 1, AT_VACANT + 2, AT_VACANT + 3
THING_FACTS = AT_VACANT + 4

# Facts of the whole: of each seat its crates, in pairs, its draw pile, its hand, how many cards of each kind are gone, and its
# prospects, in pairs of crates; the own hand and draw pile; how far ahead the own seat is, in crates and in prospects; the marker,
# the Warehouse, the supply; and what is to be decided.
TAKEN, PILE, HAND, AHEAD, MARKER, WAREHOUSE, SUPPLY, PHASES = 24, 10, 6, 16, 7, 6, 12, 9
PROSPECTS, BETTER = 24, 20
AT_PROSPECTS = TAKEN + PILE + HAND + 2 * KINDS
OF_SEAT = AT_PROSPECTS + PROSPECTS
PRECISE = 100                          # prospects are counted in so many parts of a crate
AT_OWN = THING_FACTS + PLAYERS * OF_SEAT
AT_AHEAD = AT_OWN + 4 * KINDS
AT_BETTER = AT_AHEAD + 2 * AHEAD
AT_MARKER = AT_BETTER + 2 * BETTER
AT_WAREHOUSE = AT_MARKER + MARKER
AT_SUPPLY = AT_WAREHOUSE + WAREHOUSE
AT_PHASE = AT_SUPPLY + SUPPLY
AT_ACTIVE = AT_PHASE + PHASES
AT_DECIDER = AT_ACTIVE + PLAYERS
AT_POWER = AT_DECIDER + PLAYERS
WHOLE_FACTS = AT_POWER + KINDS - THING_FACTS

# Series of facts, each with its length.
_SEATS = [(r * PER_SEAT, THING_FACTS + r * OF_SEAT) for r in range(PLAYERS)]
RISING = (
    *((here + at, most) for here, _ in _SEATS for at, most in ((0, STRENGTH), (STRENGTH, HIDES), (AT_GETS, GETS))),
    (AT_LEAD, LEAD), (AT_LEAD + LEAD, LEAD), (AT_CRATES, CRATES), (AT_FACE_UP, FACE_UP),
    *((seat + at, most) for _, seat in _SEATS for at, most in
      ((0, TAKEN), (TAKEN, PILE), (TAKEN + PILE, HAND), (AT_PROSPECTS, PROSPECTS))),
    *((seat + TAKEN + PILE + HAND + 2 * kind, 2) for _, seat in _SEATS for kind in range(KINDS)),
    *((AT_OWN + 2 * kind, 2) for kind in range(2 * KINDS)),
    (AT_AHEAD, AHEAD), (AT_AHEAD + AHEAD, AHEAD), (AT_BETTER, BETTER), (AT_BETTER + BETTER, BETTER),
    (AT_MARKER, MARKER), (AT_WAREHOUSE, WAREHOUSE), (AT_SUPPLY, SUPPLY),
)

MOST_TOLD = 2400                       # facts that can be true at once, and the deeds of all options
MOST_DECISIONS = 300
# What is counted on the way: of each seat its known strength at a Location, how many cards it hides there, its claim, and its
# supposed strength; and its prospects so far.
AT_HIDDEN, AT_CLAIMS, AT_SUPPOSED, AT_HOPES = PLAYERS, 2 * PLAYERS, 3 * PLAYERS, 4 * PLAYERS
SUMS = PLAYERS * KINDS
assert KINDS >= 5


@rule
def is_known(card: Card, seat: int) -> bool:
    return card.face_up == 1 or card.seen_by >> seat & 1 == 1


@rule
def add_up(s: State, at: int, seat: int, sums: Numbers, first: int) -> None:
    """The known strength of each player at a Location, then how many cards each hides there, then how strongly each claims crates
    as far as is known; counted from the own seat."""
    here = s.locations[at]
    for r in range(3 * PLAYERS):
        sums[first + r] = 0
    for i in range(here.row_size - 1, -1, -1):
        card = here.row[i]
        r = (card.owner - seat) % s.player_count
        if is_known(card, seat):
            sums[first + r] += s.value[card.kind]
        else:
            sums[first + AT_HIDDEN + r] += 1
        sums[first + AT_CLAIMS + r] = claim_by(sums[first + r] + SUPPOSED * sums[first + AT_HIDDEN + r], i)


@rule
def tell_seat_here(s: State, at: int, seat: int, r: int, sums: int, told: Numbers, to: int) -> int:
    """What a player, r seats further, has at a Location."""
    here = s.locations[at]
    p = (seat + r) % s.player_count
    base = r * PER_SEAT
    to = rising(told, to, base, told[sums + r], STRENGTH)
    to = rising(told, to, base + STRENGTH, told[sums + AT_HIDDEN + r], HIDES)
    if here.row_size > 0 and here.row[0].owner == p:
        told[to] = base + AT_NEAREST
        to += 1
    if here.probationary.owner == p and at != s.vacant:
        kind = here.probationary.kind if knows_trainee(s, at, seat) else UNKNOWN
        told[to] = base + AT_TRAINS + kind
        to += 1
    return to


@rule
def tell_lead(s: State, sums: int, told: Numbers, to: int) -> int:
    """How far the own strength is above the greatest of the others, and whose that is."""
    best, leader = 0, NOBODY
    for r in range(1, s.player_count):
        if told[sums + r] > best:
            best, leader = told[sums + r], r
    own = told[sums]
    if own > best:
        leader = 0
    if leader != NOBODY:
        told[to] = leader * PER_SEAT + AT_LEADS
        to += 1
    return either_way(told, to, AT_LEAD, own - best, LEAD)


@rule
def tell_shares(s: State, at: int, sums: int, told: Numbers, to: int) -> int:
    """What each player would get if the Location were busted now, as far as is known (GR-25)."""
    left, last, claimant = s.locations[at].crates, ABOVE_EVERY_CLAIM, 0
    while left > 0 and claimant != NOBODY:
        best, claimant = 0, NOBODY
        for r in range(s.player_count):
            if best < told[sums + AT_CLAIMS + r] < last:
                best, claimant = told[sums + AT_CLAIMS + r], r
        if claimant != NOBODY:
            to = rising(told, to, claimant * PER_SEAT + AT_GETS, half_of(left), GETS)
            left -= half_of(left)
            last = best
    return to


@rule
def add_prospects(s: State, at: int, seat: int, sums: Numbers, first: int) -> None:
    """What each player can hope for at a Location, with what hides and what trains there, as the greedy bot would see it."""
    trainee = s.locations[at].probationary
    for r in range(s.player_count):
        sums[first + AT_SUPPOSED + r] = sums[first + r] + SUPPOSED * sums[first + AT_HIDDEN + r]
    if at != s.vacant and trainee.owner != NOBODY:
        strength = s.value[trainee.kind] if knows_trainee(s, at, seat) else SUPPOSED
        sums[first + AT_SUPPOSED + (trainee.owner - seat) % s.player_count] += strength
    for r in range(s.player_count):
        own, stronger = sums[first + AT_SUPPOSED + r], 0
        for other in range(s.player_count):
            if sums[first + AT_SUPPOSED + other] > own:
                stronger += 1
        if own > 0:
            sums[first + AT_HOPES + r] += int(PRECISE * hoped_for(s, at, stronger))


@rule
def tell_prospects(s: State, seat: int, sums: int, told: Numbers, to: int) -> int:
    best = 0
    for r in range(s.player_count):
        hopes = told[sums + AT_HOPES + r] + PRECISE * s.players[(seat + r) % s.player_count].crates
        to = rising(told, to, THING_FACTS + r * OF_SEAT + AT_PROSPECTS, (hopes + PRECISE) // (2 * PRECISE), PROSPECTS)
        if r > 0:
            best = max(best, hopes)
    own = told[sums + AT_HOPES] + PRECISE * s.players[seat].crates
    return either_way(told, to, AT_BETTER, int((own - best) / PRECISE), BETTER)


@rule
def tell_location(s: State, at: int, seat: int, sums: int, told: Numbers, to: int) -> int:
    here = s.locations[at]
    add_up(s, at, seat, told, sums)
    for r in range(s.player_count):
        to = tell_seat_here(s, at, seat, r, sums, told, to)
    to = tell_lead(s, sums, told, to)
    to = tell_shares(s, at, sums, told, to)
    add_prospects(s, at, seat, told, sums)
    to = rising(told, to, AT_CRATES, here.crates, CRATES)
    to = rising(told, to, AT_FACE_UP, here.face_up, FACE_UP)
    if s.vacant == at:
        to = rising(told, to, AT_VACANT, 1, 1)
    if s.picked_location == at:
        to = rising(told, to, AT_PICKED, 1, 1)
    to = rising(told, to, AT_TO_BUST, s.to_bust >> at & 1, 1)
    to = rising(told, to, AT_BUSTED, s.busted >> at & 1, 1)
    told[to] = NEXT
    return to + 1


@rule
def count_gone(s: State, sums: Numbers, first: int) -> None:
    """How many cards of each kind have left each player's game. Everybody has seen them go (GR-14)."""
    for p in range(s.player_count):
        for kind in range(KINDS):
            sums[first + p * KINDS + kind] = s.copies[kind] - s.players[p].hand[kind] - s.players[p].deck[kind]
    for at in range(s.location_count):
        here = s.locations[at]
        if here.probationary.owner != NOBODY:
            sums[first + here.probationary.owner * KINDS + here.probationary.kind] -= 1
        for i in range(here.row_size):
            sums[first + here.row[i].owner * KINDS + here.row[i].kind] -= 1


@rule
def tell_player(s: State, seat: int, r: int, sums: int, told: Numbers, to: int) -> int:
    p = (seat + r) % s.player_count
    player = s.players[p]
    base = THING_FACTS + r * OF_SEAT
    to = rising(told, to, base, (player.crates + 1) // 2, TAKEN)
    to = rising(told, to, base + TAKEN, player.deck_size, PILE)
    to = rising(told, to, base + TAKEN + PILE, player.hand_size, HAND)
    for kind in range(KINDS):
        to = rising(told, to, base + TAKEN + PILE + HAND + 2 * kind, told[sums + p * KINDS + kind], 2)
    return to


@rule
def tell_own(s: State, seat: int, told: Numbers, to: int) -> int:
    player = s.players[seat]
    most = 0
    for p in range(s.player_count):
        if p != seat:
            most = max(most, s.players[p].crates)
    to = either_way(told, to, AT_AHEAD, player.crates - most, AHEAD)
    for kind in range(KINDS):
        to = rising(told, to, AT_OWN + 2 * kind, player.hand[kind], 2)
        to = rising(told, to, AT_OWN + 2 * KINDS + 2 * kind, player.deck[kind], 2)
    return to


@rule
def tell_table(s: State, seat: int, told: Numbers, to: int) -> int:
    to = rising(told, to, AT_MARKER, s.busts, MARKER)
    to = rising(told, to, AT_WAREHOUSE, s.warehouse, WAREHOUSE)
    to = rising(told, to, AT_SUPPLY, s.supply // 8, SUPPLY)
    told[to] = AT_PHASE + s.phase
    told[to + 1] = AT_ACTIVE + (s.active - seat) % s.player_count
    told[to + 2] = AT_DECIDER + (s.decider - seat) % s.player_count
    to += 3
    if s.power != NOBODY:
        told[to] = AT_POWER + s.power
        to += 1
    return to


@settles(tell)
def tell_all(s: State, seat: int, told: Numbers, first: int) -> int:
    to, sums = first, first + MOST_TOLD - SUMS     # the last places are for counting
    for r in range(s.player_count):
        told[sums + AT_HOPES + r] = 0
    for at in range(s.location_count):
        to = tell_location(s, at, seat, sums, told, to)
    to = tell_prospects(s, seat, sums, told, to)
    count_gone(s, told, sums)
    for r in range(s.player_count):
        to = tell_player(s, seat, r, sums, told, to)
    to = tell_own(s, seat, told, to)
    return tell_table(s, seat, told, to) - first


@settles(thing_facts)
def of_location(s: State) -> int:
    return THING_FACTS


@settles(whole_facts)
def of_table(s: State) -> int:
    return WHOLE_FACTS


@entry
def learn(pool: States, minds: Minds, weights: Singles, slopes: Singles, orders: Numbers, rates: Floats, told: Numbers,
          starts: Numbers, made: Numbers, aside: Numbers, units: Singles, out: Numbers, scores: Floats, results: Floats,
          seeds: Seeds, tree: Nodes, child_of: Numbers, searching: Numbers, settings: Floats) -> None:
    practise(pool, minds, weights, slopes, orders, rates, told, starts, made, aside, units, out, scores, results, seeds, tree,
             child_of, searching, settings)
