"""What a seat sees of the western games (SL-6, SL-15, SM-6, SM-24), and what it does not."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from gunmetal.games.gunslingers import GAME as SLINGERS
from gunmetal.games.gunslingers.cards import KIND_OF as SLINGER_KINDS
from gunmetal.games.gunsmoke import GAME as SMOKE
from gunmetal.games.gunsmoke.cards import KIND_OF as SMOKE_KINDS
from gunmetal.games.western.cardfile import MARKERS, SUITS
from gunmetal.games.western.fights import FIRING
from gunmetal.games.western.state import GUNFIGHTERS, THE_THREE, Effect, Location, Phase, Suit
from gunmetal.games.western.views import PlaceSeen
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Game, Setup
from gunmetal.kernel.events import PUBLIC

GAMES = (SLINGERS, SMOKE)
CARDS = {game.name: game.read_cards(game.default_cards) for game in GAMES}
TABLES = [(game, players) for game in GAMES for players in game.players]


def dealt(game: Game, players: int, seed: int = 1, changes: Mapping[str, Any] | None = None) -> Any:
    """A table before its first decision, with changes to the card file."""
    s = game.start(Setup(players, "en", {**CARDS[game.name], **(changes or {})}, {"round_limit": 60}))
    s.dealer, s.rng = Generator(), seed
    game.begin(s)
    return s


def moments(game: Game, players: int, seed: int = 1) -> Iterator[Any]:
    """Every decision of a random game."""
    s, chance = dealt(game, players, seed), random.Random(seed)
    while game.decider(s) != NOBODY:
        yield s
        game.apply(s, chance.choice(game.options(s)))


def moment(game: Game, players: int, ask: Callable[[Any], bool]) -> Any:
    for seed in range(200):
        for s in moments(game, players, seed):
            if ask(s):
                return s
    raise AssertionError("it never came up")


def in_town(game: Game, players: int) -> Any:
    return moment(game, players, lambda s: s.phase == Phase.TOWN and s.turn > players)


def squares(game: Game, s: Any, seat: int = PUBLIC) -> dict[Location, PlaceSeen]:
    return {place.location: place for place in game.view(s, seat).town if place}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_SL_6_SM_6_what_is_hidden_does_not_show(game: Game, players: int) -> None:
    """Two states that differ only in what a seat cannot know look the same to it; the public's seat is one of them."""
    differing = 0
    for n, s in enumerate(moments(game, players, seed=players)):
        if n % 7 == 0 and n < 700:
            for seat in (*range(players), PUBLIC):
                other = s.clone()
                other.dealer, other.rng = Generator(), n
                game.sample(other, seat)
                differing += other != s
                assert game.view(other, seat) == game.view(s, seat)
    assert differing > 50


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_SL_6_SM_6_a_hand_is_seen_by_its_owner_alone(game: Game, players: int) -> None:
    s = in_town(game, players)
    for seat in (*range(players), PUBLIC):
        for player in game.view(s, seat).players:
            hand = s.players[player.seat].hand
            assert player.hand_size == sum(hand)
            assert player.hand == (tuple(kind for kind in range(64) for _ in range(hand[kind])) if player.seat == seat else None)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_who_is_not_at_the_table_is_the_public(game: Game, players: int) -> None:
    s = in_town(game, players)
    public = game.view(s, PUBLIC)
    assert public.seat == PUBLIC
    assert [game.view(s, seat) for seat in (players, THE_THREE, 17, -1)] == [public] * 4
    assert all(player.hand is None for player in public.players)
    assert public.dead is None


@pytest.mark.parametrize("game", GAMES)
def test_a_view_cannot_be_changed_and_does_not_follow_the_state(game: Game) -> None:
    s = in_town(game, 2)
    seen, same = game.view(s, 0), game.view(s, 0)
    with pytest.raises(FrozenInstanceError):
        seen.turn = 9
    game.apply(s, game.options(s)[0])
    s.players[0].dollars += 1
    s.cards[0].cost += 1
    assert seen == same
    assert game.view(s, 0) != seen


@pytest.mark.parametrize("game", GAMES)
def test_the_deck_is_a_number_and_the_discards_are_open(game: Game) -> None:
    s = in_town(game, 3)
    seen = game.view(s, PUBLIC)
    hidden = {"deck", "buried", "pile", "other_pile", "notebooks", "rng", "dealer"}
    assert not hidden & {field.name for field in fields(seen)}
    assert seen.deck_size == sum(s.deck)
    assert [seen.discards.count(kind) for kind in range(64)] == s.discards
    assert seen.reserve == s.reserve
    assert (seen.turn, seen.round, seen.round_limit, seen.active, seen.phase) == (s.turn, s.round, 60, s.active, Phase.TOWN)


@pytest.mark.parametrize(("game", "gaps"), [(SLINGERS, [5, 9]), (SMOKE, [7])])
def test_SL_1_SM_1_the_map_lies_as_the_card_file_draws_it(game: Game, gaps: list[int]) -> None:
    s = dealt(game, 2)
    seen = game.view(s, 1)
    assert (seen.width, len(seen.town)) == (5, 15)
    assert [square for square, place in enumerate(seen.town) if place is None] == gaps
    places = {square: place for square, place in enumerate(seen.town) if place}
    assert sorted(place.location for place in places.values()) == list(range(15 - len(gaps)))
    for square, place in places.items():
        near = {other.location for there, other in places.items()
                if there != square and abs(there // 5 - square // 5) <= 1 and abs(there % 5 - square % 5) <= 1}
        assert set(place.neighbours) == near
        assert place.figures == tuple(p for p in range(2) if s.players[p].place == place.location)


@pytest.mark.parametrize("game", GAMES)
def test_a_house_map_may_have_any_shape(game: Game) -> None:
    """The longest one that a card file allows: one step down and one to the right from each place to the next."""
    count = sum(row.count("#") for row in CARDS[game.name]["map"])
    rows = ["." * n + "#" + "." * (count - 1 - n) for n in range(count)]
    seen = game.view(dealt(game, 2, changes={"map": rows}), PUBLIC)
    assert seen.width == count
    assert [place is not None for place in seen.town] == [mark == "#" for mark in "".join(rows)]


@pytest.mark.parametrize("game", GAMES)
def test_before_the_town_is_dealt_there_is_nothing_to_see(game: Game) -> None:
    seen = game.view(game.start(Setup(2, "en", CARDS[game.name], {})), 0)
    assert seen.town == ()
    assert (seen.active, seen.decider, seen.starter) == (None, None, None)
    assert all(player.trump is None and player.place is None and player.gang == () for player in seen.players)
    assert [player.hand for player in seen.players] == [(), None]


@pytest.mark.parametrize("game", GAMES)
def test_SL_36_SM_33_locations_out_of_play_are_shown_as_such(game: Game) -> None:
    s = dealt(game, 2)
    s.in_play ^= 1 << Location.CHURCH
    places = squares(game, s)
    assert [location for location, place in places.items() if not place.is_in_play] == [Location.CHURCH]
    assert any(Location.CHURCH in place.neighbours for place in places.values())


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everybody_sees_gangs_dollars_accounts_and_trumps(game: Game, players: int) -> None:
    s = in_town(game, players)
    s.players[0].gang[0].wounds = 1
    s.players[0].account = 2
    one, own = game.view(s, PUBLIC).players[0], s.players[0]
    assert (one.dollars, one.account, one.trump, one.place, one.is_in) == (own.dollars, 2, own.trump, own.place, True)
    assert [(fighter.kind, fighter.wounds) for fighter in one.gang] == [
        (own.gang[slot].kind, own.gang[slot].wounds) for slot in range(own.gang_size)]
    assert all(fighter.life == s.cards[fighter.kind].life for fighter in one.gang)


@pytest.mark.parametrize(("game", "is_open"), [(SLINGERS, True), (SMOKE, False)])
def test_SL_6_SM_6_captives_are_open_in_one_game_and_face_down_in_the_other(game: Game, is_open: bool) -> None:
    s = in_town(game, 3)
    s.players[1].captives = 0b101
    for seat in (0, 1, 2, PUBLIC):
        captor = game.view(s, seat).players[1]
        assert captor.captive_count == 2
        assert captor.captives == ((0, 2) if is_open or seat == 1 else None)


@pytest.mark.parametrize("game", GAMES)
def test_the_jail_and_who_is_out_of_the_game_are_open(game: Game) -> None:
    s = in_town(game, 3)
    s.jail, s.gone = 0b110, 0b1000
    assert game.view(s, PUBLIC).jail == (1, 2)
    assert game.view(s, PUBLIC).gone == (3,)


def test_SL_15_only_who_stands_on_boot_hill_sees_the_dead_and_nobody_who_was_removed() -> None:
    s = in_town(SLINGERS, 2)
    s.dead = 0b11
    s.players[0].place, s.players[1].place = Location.GRAVEYARD, Location.CHURCH
    seen = [SLINGERS.view(s, seat) for seat in (0, 1, PUBLIC)]
    assert [view.dead for view in seen] == [(0, 1), None, None]
    assert [view.dead_count for view in seen] == [2, 2, 2]
    assert [view.removed_count for view in seen] == [4, 4, 4]


def test_SM_24_who_stands_on_the_undertakers_sees_those_put_there_at_set_up_too() -> None:
    s = in_town(SMOKE, 2)
    s.buried, s.dead = 0b1111 << 8, 0b1
    s.players[0].place, s.players[1].place = Location.GRAVEYARD, Location.CHURCH
    seen = [SMOKE.view(s, seat) for seat in (0, 1, PUBLIC)]
    assert [view.dead for view in seen] == [(0, 8, 9, 10, 11), None, None]
    assert [view.dead_count for view in seen] == [5, 5, 5]


def test_SL_12_SL_27_cards_beside_a_posse_are_open() -> None:
    s = moment(SLINGERS, 4, lambda s: s.phase == Phase.CARDS)
    p, holster, peacemaker = s.decider, SLINGER_KINDS["holster"], SLINGER_KINDS["peacemaker"]
    s.revealed[p].size, s.revealed[p].cards[:2] = 2, [peacemaker, holster]
    s.chosen[p].item, s.chosen[p].weapons[0] = holster, peacemaker
    s.players[p].owes = Location.HOTEL
    s.bought[holster] = 1
    seen = SLINGERS.view(s, PUBLIC)
    one = seen.players[p]
    assert (one.revealed, one.item, one.weapons, one.owes) == ((peacemaker, holster), holster, (peacemaker,), Location.HOTEL)
    assert seen.bought == (holster,)
    assert all(player.item is None or player.seat == p for player in seen.players)


def test_SM_26_attached_cards_are_open() -> None:
    s = in_town(SMOKE, 2)
    hat = SMOKE_KINDS["cowboy-hat"]
    s.players[1].gang[0].attached[:] = [-1, -1, hat]
    assert SMOKE.view(s, 0).players[1].gang[0].attached == (None, None, hat)


@pytest.mark.parametrize("game", GAMES)
def test_a_fight_in_progress_is_open(game: Game) -> None:
    s = moment(game, 4, lambda s: s.phase == Phase.TARGET and s.fight.effect == Effect.SHOOTOUT)
    seen = game.view(s, PUBLIC)
    fight = seen.fight
    assert (fight.effect, fight.initiator, fight.stage) == (Effect.SHOOTOUT, s.active, FIRING)
    assert fight.duellists[0].seat == s.active
    assert sum(1 << one.seat for one in fight.duellists) == s.fight.taking_part
    for one in fight.duellists:
        assert (one.slot, one.speed) == (s.fight.slot[one.seat], s.fight.speed[one.seat])
        assert one.is_firing == (s.fight.firing >> one.seat & 1 == 1)
    assert seen.action.effect == Effect.SHOOTOUT
    assert len(seen.dice) == s.dice_count
    assert set(seen.dice) <= {Suit(face) for face in range(5)}


@pytest.mark.parametrize("game", GAMES)
def test_before_the_quick_draw_nobody_has_a_speed(game: Game) -> None:
    s = moment(game, 4, lambda s: s.phase == Phase.FIGHTER and s.fight.effect == Effect.SHOOTOUT)
    assert [one.speed for one in game.view(s, PUBLIC).fight.duellists] == [None] * s.fight.taking_part.bit_count()
    assert any(one.slot is None for one in game.view(s, PUBLIC).fight.duellists)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_going_on_between_actions(game: Game) -> None:
    seen = game.view(moment(game, 2, lambda s: s.phase == Phase.MOVE and s.turn == 3), 0)
    assert (seen.fight, seen.action, seen.dice) == (None, None, ())


@pytest.mark.parametrize("game", GAMES)
def test_the_action_in_progress_is_open(game: Game) -> None:
    s = moment(game, 3, lambda s: s.phase == Phase.STAKE)
    action = game.view(s, PUBLIC).action
    assert (action.effect, action.slot, action.target, action.stake) == (s.effect, s.slot, None, 0)


def test_SM_3_the_trump_decides_the_colour_of_the_marker() -> None:
    for trumps in (CARDS["gunsmoke"]["trump"], dict(zip(SUITS, MARKERS, strict=True))):
        s = dealt(SMOKE, 4, changes={"trump": trumps})
        for player in SMOKE.view(s, PUBLIC).players:
            assert MARKERS[player.marker] == trumps[player.trump.name.lower()]


def test_SM_5_cards_on_their_way_back_are_seen_by_who_returns_them() -> None:
    s = moment(SMOKE, 2, lambda s: s.phase == Phase.EXCHANGE and s.exchanged == 1)
    seen = [SMOKE.view(s, seat) for seat in (s.decider, 1 - s.decider, PUBLIC)]
    assert [view.exchanged for view in seen] == [1, 1, 1]
    assert [view.returned for view in seen] == [tuple(kind for kind in range(64) if s.returned[kind]), None, None]


def test_SM_29_SM_19_a_stolen_card_and_visits_are_open() -> None:
    s = in_town(SMOKE, 2)
    s.stolen, s.bell = SMOKE_KINDS["cowboy-hat"], 2
    assert (SMOKE.view(s, PUBLIC).stolen, SMOKE.view(s, PUBLIC).visits) == (SMOKE_KINDS["cowboy-hat"], 2)


def test_SM_37_the_three_are_a_player_of_their_own() -> None:
    s = in_town(SMOKE, 1)
    seen = SMOKE.view(s, 0)
    assert len(seen.players) == 1
    three = seen.the_three
    assert (three.seat, three.account, three.trump, three.place, three.marker) == (
        THE_THREE, s.players[THE_THREE].account, s.players[THE_THREE].trump, None, None)
    assert [fighter.kind for fighter in three.gang] == [s.players[THE_THREE].gang[slot].kind for slot in range(len(three.gang))]
    assert any(kind is not None for fighter in three.gang for kind in fighter.attached)
    assert (three.hand, three.hand_size) == (None, 0)
    assert SMOKE.view(in_town(SMOKE, 2), 0).the_three is None


@pytest.mark.parametrize("game", GAMES)
def test_who_is_out_has_no_figure_in_town(game: Game) -> None:
    s = moment(game, 3, lambda s: any(player.is_in == 0 for player in s.players[:3]))
    seen = game.view(s, PUBLIC)
    out = [player for player in seen.players if not player.is_in]
    assert out
    assert all(player.place is None and player.gang == () for player in out)
    assert all(player.seat not in place.figures for player in out for place in seen.town if place)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_is_open(game: Game) -> None:
    s = dealt(game, 2)
    seen = game.view(s, PUBLIC)
    assert len(seen.cards) == sum(1 for card in s.cards if card.copies or card.cost)
    assert [card.bonus for card in seen.cards[:GUNFIGHTERS]] == [tuple(s.cards[kind].bonus) for kind in range(GUNFIGHTERS)]
