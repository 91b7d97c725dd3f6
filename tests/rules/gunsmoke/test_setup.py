"""Pieces and set-up: SM-1 to SM-6."""

from collections import Counter

import pytest

from gunmetal.games.gunsmoke import cards
from gunmetal.games.western.dice import trumps_on
from gunmetal.games.western.state import Category, Chance, Location, Suit
from tests.rules.town import Table, gunsmoke, unopened

TOWN = " ".join(cards.LOCATIONS)
EVERYBODY = pytest.mark.parametrize("players", [1, 2, 3, 4])
SEATS = ("north", "east", "south", "west")
TRUMPS = ("hearts", "clubs", "spades", "diamonds")
FIGHTERS = cards.NAMES[:16]


def dealt(players: int, town: str = TOWN) -> Table:
    """The town and the trumps lie on the table."""
    return unopened("gunsmoke", players).begin(f"town {town}", *(f"trump {suit}" for suit in TRUMPS[: max(players, 2)]))


def gangs(players: int) -> list[str]:
    """What chance answers when gangs and hands are dealt: gunfighters in the order of the card file, then whatever comes."""
    answers = [f"gunfighter {' '.join(FIGHTERS[: 2 * players])}"]
    if players <= 2:
        answers.append(f"removed {' '.join(FIGHTERS[2 * players: 2 * players + 4])}")
    if players == 1:
        answers += [f"gunfighter {' '.join(FIGHTERS[6:9])}", "attached peacemaker peacemaker buntline",
                    "attached bible bible rosary", "attached bullwhip bullwhip tomahawk"]
    return answers


def opened(players: int, *draws: str) -> Table:
    """Everybody keeps the cash; hands are dealt."""
    t = dealt(players)
    for _ in range(players - 1):
        t.do("account 0")
    return t.do("account 0", *gangs(players), *(draws or [f"draw {'? ' * 5 * players}"]))


# ---- SM-1

def test_SM_1_the_box_has_14_town_cards_16_gunfighters_27_weapons_25_items_and_38_actions() -> None:
    t = unopened("gunsmoke", 4)
    found = Counter[Category]()
    for card in t.s.cards[: len(cards.NAMES)]:
        found[Category(card.category)] += card.copies
    assert found == {Category.GUNFIGHTER: 16, Category.WEAPON: 27, Category.ITEM: 25, Category.ACTION: 38}
    assert t.s.location_count == 14
    assert len(set(cards.LOCATIONS.values())) == 14


def test_SM_1_the_printed_totals_are_the_sums_of_the_copies() -> None:
    table = cards.read_cards(cards.DEFAULT)["cards"]
    totals = Counter[Category]()
    for name, category in zip(cards.NAMES, cards.CATEGORY_OF, strict=True):
        totals[category] += table[name].get("copies", 1)
    assert totals[Category.WEAPON] == 27
    assert totals[Category.ITEM] == 25


def test_SM_1_the_town_is_dealt_at_random_onto_the_map() -> None:
    other = " ".join(reversed(TOWN.split()))
    t = dealt(2, other)
    assert [t.town_names[location] for location in t.s.map[:14]] == other.split()
    assert t.told("location_dealt")[:2] == ["location_dealt undertakers 0", "location_dealt train_station 1"]
    assert all(t.in_play(name) for name in cards.LOCATIONS)


def test_SM_1_every_town_card_is_dealt_once_and_each_is_as_likely() -> None:
    t = unopened("gunsmoke", 2)
    weights: list[list[int]] = []

    class Watching:
        """Deals whatever comes last, and remembers what could have come."""

        def pick(self, _s: object, counts: list[int], _total: int, label: int) -> int:
            if label == Chance.TOWN:
                weights.append([n for n in counts if n])
            return max(kind for kind, n in enumerate(counts) if n)

    t.s.dealer = Watching()
    t.rules.begin(t.s)
    assert weights == [[1] * left for left in range(14, 0, -1)]


def test_SM_1_the_neighbours_of_a_town_card_are_those_of_its_place_on_the_map() -> None:
    """Five, two and two, five; the middle is empty. In the other order the Undertakers lie in the first corner."""
    t = dealt(2, " ".join(reversed(TOWN.split())))

    def beside(name: str) -> set[str]:
        mask = t.s.neighbours[t.towns[name]]
        return {other for other, number in t.towns.items() if mask >> number & 1}

    assert beside("undertakers") == {"train_station", "madame_bell", "livery"}
    assert beside("town_bank") == {"train_station", "sheriffs_office", "livery", "trading_post"}
    assert beside("madame_bell") == {"undertakers", "train_station", "livery", "gunsmith", "gold_mine"}


@pytest.mark.parametrize("trump", [Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES])
def test_SM_1_a_die_has_four_suits_and_two_jokers_and_scores_half_the_time(trump: Suit) -> None:
    t = gunsmoke(2)
    t.player("east").trump = trump
    assert [trumps_on(t.s, 1, face, 1) for face in range(6)] == [int(face in (trump, 4, 5)) for face in range(6)]


def test_SM_1_all_six_faces_are_equally_likely() -> None:
    t = gunsmoke(2).seat("north", at="gold_mine", gang="jesse-jams")
    question = t.asked("mine")
    assert question.label == Chance.DIE
    assert question.weights == [1] * 6


def test_SM_1_more_dice_than_six_are_simply_rolled_too() -> None:
    t = gunsmoke(2).seat("north", at="train_station", gang="jesse-jams black-bartlett", hand="train-robbery")
    t.do("play train-robbery", "cccccccc")
    assert t.tests() == ["north outlaw 8 8"]
    assert t.dollars("north") == 26


# ---- SM-2

@EVERYBODY
def test_SM_2_456_dollars_of_which_each_player_receives_10(players: int) -> None:
    t = dealt(players)
    assert [t.dollars(seat) for seat in SEATS[:players]] == [10] * players
    assert t.s.reserve == 456 - 10 * players
    assert [t.account(seat) for seat in SEATS[:players]] == [0] * players


def test_SM_2_each_may_bank_any_part_of_it_at_once() -> None:
    t = dealt(3)
    for seat, part in (("north", 0), ("east", 4), ("south", 10)):
        assert (t.phase, t.decider) == ("opening_account", seat)
        assert t.options == [f"account {dollars}" for dollars in range(11)]
        t.do(f"account {part}", *([*gangs(3), "draw " + "? " * 15] if seat == "south" else []))
        assert (t.dollars(seat), t.account(seat)) == (10 - part, part)
        assert t.told("account_set") == [f"account_set {seat} {part}"]
    assert t.phase == "exchange"


def test_SM_2_a_payment_larger_than_the_reserve_pays_what_is_there() -> None:
    t = gunsmoke(2).seat("north", at="gold_mine", gang="jesse-jams", dollars=0).reserve(2)
    t.do("mine", "c")
    assert (t.dollars("north"), t.s.reserve) == (2, 0)
    assert t.told("gold_mined") == ["gold_mined north 2"]


def test_SM_2_nobody_earns_from_an_empty_reserve_until_money_returns_to_it() -> None:
    t = gunsmoke(2).seat("north", at="gold_mine", gang="jesse-jams", dollars=5, hand="mining").reserve(0)
    t.do("mine", "c")
    assert t.dollars("north") == 5
    t = gunsmoke(2).seat("north", at="saloon", gang="wild-bill-hiccup", dollars=5, hand="gamble").reserve(0)
    t.do("play gamble").do("stake 3", "cccc")
    assert t.dollars("north") == 5, "only the stake is in the reserve"
    assert t.told("stake_won") == ["stake_won north 0"]


def test_SM_2_what_is_paid_goes_to_the_reserve() -> None:
    t = gunsmoke(2).seat("north", at="gunsmith", gang="jesse-jams", hand="peacemaker")
    t.do("attach peacemaker jesse-jams")
    assert (t.dollars("north"), t.s.reserve) == (6, 440)


# ---- SM-3

@EVERYBODY
def test_SM_3_trumps_are_public_and_the_marker_starts_where_its_trump_says(players: int) -> None:
    t = dealt(players)
    starts = {"hearts": "saloon", "spades": "hotel", "clubs": "livery", "diamonds": "general_store"}
    assert [t.at(seat) for seat in SEATS[:players]] == [starts[suit] for suit in TRUMPS[:players]]
    named = [*SEATS[:players], *(["three"] if players == 1 else [])]
    assert t.told("trump_dealt", to="public") == [f"trump_dealt {seat} {suit}" for seat, suit in zip(named, TRUMPS, strict=False)]


def test_SM_3_the_trump_decides_the_colour_of_the_marker() -> None:
    table = cards.read_cards(cards.DEFAULT)
    assert cards.marker_of(table) == ["green", "yellow", "red", "blue"]
    assert cards.start_of(table) == [Location.LIVERY, Location.GENERAL_STORE, Location.SALOON, Location.HOTEL]


def test_SM_3_no_trump_is_dealt_twice() -> None:
    t = dealt(4)
    assert sorted(player.trump for player in t.s.players[:4]) == [0, 1, 2, 3]
    weights: list[list[int]] = []

    class Watching:
        def pick(self, _s: object, counts: list[int], _total: int, label: int) -> int:
            if label == Chance.TRUMP:
                weights.append(list(counts[:4]))
            return next(kind for kind, n in enumerate(counts) if n)

    t = unopened("gunsmoke", 4)
    t.s.dealer = Watching()
    t.rules.begin(t.s)
    assert weights == [[1, 1, 1, 1], [0, 1, 1, 1], [0, 0, 1, 1], [0, 0, 0, 1]]


# ---- SM-4

@pytest.mark.parametrize("players", [2, 3, 4])
def test_SM_4_two_gunfighters_are_dealt_to_each_player_face_up_and_free(players: int) -> None:
    t = opened(players)
    for number, seat in enumerate(SEATS[:players]):
        assert t.gang(seat) == " ".join(FIGHTERS[2 * number: 2 * number + 2])
        assert t.dollars(seat) == 10
    assert t.told("gunfighter_dealt", to="public")[0] == f"gunfighter_dealt north {FIGHTERS[0]}"


@EVERYBODY
def test_SM_4_four_unseen_gunfighters_lie_under_the_undertakers_with_one_or_two_players(players: int) -> None:
    t = opened(players)
    buried = FIGHTERS[2 * players: 2 * players + 4] if players <= 2 else ()
    assert t.masked(t.s.buried) == " ".join(buried)
    assert t.told("gunfighters_removed") == (["gunfighters_removed 4"] if players <= 2 else [])
    assert not any(name in words for name in buried for words in t.told(to="public"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SM_4_all_other_cards_are_shuffled_into_the_deck(players: int) -> None:
    t = opened(players)
    left = 16 - 2 * players - (4 if players == 2 else 0)
    assert t.s.deck_size == left + 27 + 25 + 38 - 5 * players
    for name in FIGHTERS[16 - left:]:
        assert t.s.deck[t.kind(name)] + sum(p.hand[t.kind(name)] for p in t.s.players) == 1
    assert all(t.s.deck[t.kind(name)] == 0 for name in FIGHTERS[: 16 - left])


# ---- SM-5

def hands() -> Table:
    """Two players with known hands."""
    return opened(2, "draw lasso horse bible brawl gamble", "draw lasso horse mining brawl gamble")


def test_SM_5_five_cards_each() -> None:
    t = hands()
    assert t.hand("north") == "horse lasso bible brawl gamble"
    assert t.hand("east") == "horse lasso brawl gamble mining"
    assert (t.phase, t.decider) == ("exchange", "north")


def test_SM_5_up_to_two_of_them_may_be_changed_once() -> None:
    t = hands()
    assert t.options == ["done", "discard horse", "discard lasso", "discard bible", "discard brawl", "discard gamble"]
    t.do("discard horse")
    assert (t.phase, t.decider) == ("exchange", "north")
    assert t.hand("north") == "lasso bible brawl gamble"
    t.do("discard bible", "draw mining dynamite")
    assert t.hand("north") == "lasso dynamite brawl gamble mining"
    assert t.decider == "east", "after two that was all"


def test_SM_5_one_card_may_be_changed_or_none() -> None:
    t = hands().do("discard bible").do("done", "draw dynamite")
    assert t.hand("north") == "horse lasso dynamite brawl gamble"
    t.do("done", "start north")
    assert t.hand("east") == "horse lasso brawl gamble mining"
    assert (t.phase, t.active) == ("move", "north")


def test_SM_5_new_cards_go_to_who_exchanges() -> None:
    t = hands().do("done").do("discard mining").do("discard brawl", "draw bible rosary", "start east")
    assert t.hand("north") == "horse lasso bible brawl gamble"
    assert t.hand("east") == "horse lasso bible rosary gamble"


def test_SM_5_returned_cards_are_shuffled_in_after_the_new_ones_are_drawn() -> None:
    """The box has two Horses, and both are dealt: none can be drawn for one that is returned, but the next player can."""
    t = hands()
    t.do("discard horse")
    assert t.asked("done").weights[t.kind("horse")] == 0
    t.do("done", "draw dynamite")
    assert t.s.deck[t.kind("horse")] == 1
    t.do("discard mining")
    assert t.asked("done").weights[t.kind("horse")] == 1
    t.do("done", "draw horse", "start north")
    assert t.hand("east") == "horse horse lasso brawl gamble"


def test_SM_5_what_is_returned_is_not_shown() -> None:
    t = hands().do("discard horse")
    assert t.told("own_card_returned", to="north") == ["own_card_returned north horse"]
    assert t.told("own_card_returned", to="east") == []
    t.do("done", "draw ?")
    assert t.told("cards_exchanged", to="east") == ["cards_exchanged north 1"]


# ---- SM-6

@pytest.mark.parametrize("starter", ["north", "east", "south", "west"])
def test_SM_6_a_random_player_begins_and_play_goes_to_the_left(starter: str) -> None:
    t = opened(4)
    for _ in range(3):
        t.do("done")
    assert t.asked("done").weights == [1, 1, 1, 1]
    t.do("done", f"start {starter}")
    order = []
    for _ in range(5):
        assert (t.phase, t.decider) == ("move", t.active)
        order.append(t.active)
        t.do("stay").do("done").do("done")
    first = SEATS.index(starter)
    assert order == [SEATS[(first + i) % 4] for i in range(5)]
    assert t.s.round == 2


def test_SM_6_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    t = gunsmoke(3).seat("north", at="church", gang="jesse-jams").turn("north", "discard")
    t.do("done", "draw bible lasso")
    assert t.told("own_card_drawn", to="north") == ["own_card_drawn north bible", "own_card_drawn north lasso"]
    for other in ("east", "south", "public"):
        assert t.told("own_card_drawn", to=other) == []
        assert t.told("card_drawn", to=other) == ["card_drawn north"] * 2
