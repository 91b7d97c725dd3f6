"""Notation, positions, refusals and wording of the western games; in whole games: tests/properties/western/test_notation.py."""

from typing import Any

import pytest

from gunmetal.games.gunslingers import GAME as GUNSLINGERS
from gunmetal.games.gunslingers.notation import WORDS as GUNSLINGERS_WORDS
from gunmetal.games.gunsmoke import GAME as GUNSMOKE
from gunmetal.games.gunsmoke.notation import WORDS as GUNSMOKE_WORDS
from gunmetal.games.western import actions as A
from gunmetal.games.western.state import GANG, NOBODY, NOTHING, Chance, EndReason, Event, Phase
from gunmetal.kernel.contract import Game, Setup
from gunmetal.kernel.problems import BadInput
from tests.western.wild import Walk, cards_of, name_of

GAMES = pytest.mark.parametrize("game", [GUNSLINGERS, GUNSMOKE], ids=name_of)


# ---- words

@GAMES
def test_every_number_of_an_action_has_a_text(game: Game) -> None:
    s = game.start(Setup(2, "en", cards_of(game)))
    for action in range(A.ACTIONS):
        assert game.action_text(s, action)


@GAMES
@pytest.mark.parametrize("text", [
    "", "move", "move nowhere", "stake", "stake 11", "stake 03", "stake x", "stake \uff13", "account 501", "account -1",
    "hire peacemaker", "hire", "buy sabre",
    "attach peacemaker", "reroll joker2", "rob nobody", "done now", "free lunch", "x" * 300, "move 3"])
def test_what_is_no_action_is_told_so(game: Game, text: str) -> None:
    s = game.start(Setup(2, "en", cards_of(game)))
    with pytest.raises(BadInput) as caught:
        game.parse_action(s, text)
    assert caught.value.id == "action-unknown"
    assert len(caught.value.arguments["text"]) <= 60


def test_names_may_be_typed_as_they_are_printed() -> None:
    s = GUNSLINGERS.start(Setup(2, "en", cards_of(GUNSLINGERS)))
    assert GUNSLINGERS.parse_action(s, "  Move   General Store ") == GUNSLINGERS.parse_action(s, "move general-store")
    assert GUNSLINGERS.parse_action(s, "hire Wild Bill Hickok") == GUNSLINGERS.parse_action(s, "hire wild-bill-hickok")
    assert GUNSLINGERS.parse_action(s, "buy Doctor's Bag") == GUNSLINGERS.parse_action(s, "buy doctors-bag")


TWO = ("gunsmoke players=2 phase=town turn=1 round=1 active=north decider=north"
       " | north place=saloon gang=doc-hollandaise+buntline,angie-oakley:1 | east place=saloon gang=jesse-jams+cowboy-hat")


@pytest.mark.parametrize(("text", "id"), [
    ("choose wyatt-burp", "fighter-nowhere"), ("rest wyatt-burp", "fighter-nowhere"), ("rest jesse-jams", "fighter-not-yours"),
    ("sell buntline of angie-oakley", "card-not-attached"), ("steal peacemaker from doc-hollandaise", "card-not-attached")])
def test_a_gunfighter_or_a_card_that_is_not_there_is_told(text: str, id: str) -> None:
    with pytest.raises(BadInput) as caught:
        GUNSMOKE.parse_action(GUNSMOKE.parse_position(TWO), text)
    assert caught.value.id == id


def test_gunfighters_are_found_wherever_they_stand() -> None:
    s = GUNSMOKE.parse_position(TWO)
    assert GUNSMOKE.parse_action(s, "choose jesse-jams") == A.CHOOSE + GANG
    assert GUNSMOKE.parse_action(s, "bag angie-oakley") == A.BAG + 1
    assert GUNSMOKE.parse_action(s, "sell buntline of doc-hollandaise") == A.SELL_ATTACHED
    text = "steal cowboy-hat from jesse-jams"
    assert GUNSMOKE.action_text(s, GUNSMOKE.parse_action(s, text)) == text


@GAMES
def test_all_chances_are_read_as_they_are_written_and_jokers_stay_two(game: Game) -> None:
    words = GUNSMOKE_WORDS if game is GUNSMOKE else GUNSLINGERS_WORDS
    for label, (_, names) in words.outcomes.items():
        for result in range(len(names)):
            assert game.parse_chance(game.chance_text(label, result)) == (label, result)
    assert [game.chance_text(Chance.DIE, face) for face in range(6)] == [
        "die clubs", "die diamonds", "die hearts", "die spades", "die joker", "die joker2"]
    for text in ("", "die", "die 3", "trump joker", "start nobody", "draw", "gunfighter peacemaker", "sample 3", "die  clubs"):
        with pytest.raises(BadInput) as caught:
            game.parse_chance(text)
        assert caught.value.id == "chance-unknown"


# ---- positions

@GAMES
def test_a_prepared_table_is_a_short_line(game: Game) -> None:
    for players in game.players:
        assert game.position(game.start(Setup(players, "en", cards_of(game)))) == f"{game.name} players={players}"


@GAMES
def test_settings_and_house_cards_stand_in_the_position(game: Game) -> None:
    table = cards_of(game) | {"cards": {**cards_of(game)["cards"]}}
    table["cards"]["peacemaker"] = table["cards"]["peacemaker"] | {"cost": 9, "bonus": {"draw": 1, "foe_shoot": -2}}
    s = game.start(Setup(3, "en", table, {"round_limit": 12}))
    assert game.position(s) == f"{game.name} players=3 round_limit=12 | card peacemaker cost=9 bonus=1,0,0,0,0,0,0,-2,0"
    assert game.parse_position(game.position(s)) == s


@GAMES
def test_what_is_no_position_is_told_so(game: Game) -> None:
    walk = Walk(game, 2, 3, wild=True)
    for _, s in zip(range(60), walk.steps(), strict=False):
        text = game.position(s)
    seat = game.seats[0]
    broken = [
        "", "gunrunners players=2", game.name, f"{game.name} players=9", f"{game.name} players=2 colour=3",
        text.replace(" phase=", " phase=x"), text.replace("phase=", "phase:"), text + " | fight", text + " | nobody dollars=3",
        text + f" | {seat} dollars=3", text.replace(f"active={seat}", "active=nobody").replace("decider=", "decider=nobody"),
        text.replace(" map=", " map=saloon,"), text.replace("deck=", "deck=sabre,"), text.replace("deck=", "deck=peacemaker*9,"),
        text.replace("reserve=", "reserve=9999"), text.replace("gang=", "gang=peacemaker,"), text + " | card sabre cost=3",
        text.replace("reserve=", "reserve=+"), text.replace("players=2", "players=2 turn=3 turn=4"),
        text.replace("players=2", "players=2 hand_size=3"), text.replace("players=2", "players=2 rng=3"),
    ]
    for number, line in enumerate(broken):
        assert line != text, number
        with pytest.raises(BadInput) as caught:
            game.parse_position(line)
        assert caught.value.id == "position-unreadable"


# ---- refusals of what people try

def town(game: Game, change: str = "", **fields: int) -> Any:
    """North or red in town, on the Saloon unless told otherwise, alone with one opponent elsewhere."""
    walk = Walk(game, 2, 1, wild=False)
    s = next(s for s in walk.steps() if s.phase == Phase.MOVE).clone()
    s.events = None
    s.phase, s.active, s.decider = Phase.TOWN, 0, 0
    for p, location in enumerate(("saloon", "church")):
        s.players[p].place = game.parse_action(s, f"move {location}") - A.MOVE
    for field, number in fields.items():
        setattr(s, field, number)
    for pair in change.split():
        key, _, value = pair.partition("=")
        if key == "place":
            s.players[0].place = game.parse_action(s, f"move {value}") - A.MOVE
        elif key == "hand":
            s.players[0].hand = [0] * 64
            for name in value.split(","):
                s.players[0].hand[game.parse_action(s, f"discard {name}") - A.DISCARD] = 1
        elif key == "captive":
            s.players[0].captives |= 1 << game.parse_action(s, f"hang {value}") - A.HANG
        elif key == "revealed":
            s.revealed[0].size = 1
            s.revealed[0].cards[0] = game.parse_action(s, f"buy {value}") - A.BUY
        elif key == "bought":
            s.bought[game.parse_action(s, f"buy {value}") - A.BUY] = 1
        elif key == "attached":
            kind = game.parse_action(s, f"buy {value}") - A.BUY
            s.players[0].gang[0].attached[s.cards[kind].colour] = kind
        elif key == "together":
            s.players[1].place = s.players[0].place
        elif key == "poor":
            s.players[1].account = 0
        elif key == "full":
            s.gang_limit = s.players[0].gang_size
        elif key in ("dollars", "account"):
            setattr(s.players[0], key, int(value))
        else:
            setattr(s, key, int(value))
    return s


REFUSED_IN_TOWN = [
    (GUNSLINGERS, "", "hire wyatt-earp", "refused-not-in-hand", "SL-11"),
    (GUNSLINGERS, "hand=wyatt-earp", "hire wyatt-earp", "refused-wrong-location", "SL-11"),
    (GUNSLINGERS, "place=train-station hand=wyatt-earp dollars=7", "hire wyatt-earp", "refused-too-few-dollars", "SL-11"),
    (GUNSLINGERS, "place=train-station hand=wyatt-earp dollars=9 full=1", "hire wyatt-earp", "refused-gang-full", "SL-11"),
    (GUNSLINGERS, "place=train-station hand=wyatt-earp dollars=9 hired=1", "hire wyatt-earp", "refused-already-hired", "SL-11"),
    (GUNSLINGERS, "place=train-station hand=wyatt-earp dollars=9 step=4", "hire wyatt-earp", "refused-hiring-over", "SL-11"),
    (GUNSLINGERS, "hand=peacemaker", "buy peacemaker", "refused-card-elsewhere", "SL-12"),
    (GUNSLINGERS, "place=gunsmith hand=peacemaker dollars=9 step=5", "buy peacemaker", "refused-trade-over", "SL-12"),
    (GUNSLINGERS, "place=gunsmith hand=peacemaker dollars=0", "buy peacemaker", "refused-too-few-dollars", "SL-12"),
    (GUNSLINGERS, "hand=shootout", "buy shootout", "refused-not-bought", "SL-12"),
    (GUNSLINGERS, "place=gunsmith hand=holster dollars=9 revealed=holster", "buy holster", "refused-revealed-limit", "SL-28"),
    (GUNSLINGERS, "revealed=holster", "sell holster", "refused-not-sold-here", "SL-17"),
    (GUNSLINGERS, "", "sell holster", "refused-not-revealed", "SL-12"),
    (GUNSLINGERS, "place=general-store revealed=holster bought=holster", "sell holster", "refused-bought-this-turn", "SL-12"),
    (GUNSLINGERS, "hand=shootout", "play shootout", "refused-no-fights-yet", "SL-29"),
    (GUNSLINGERS, "hand=shootout fighting=1", "play shootout", "refused-nobody-here", "SL-30"),
    (GUNSLINGERS, "fighting=1", "free brawl", "refused-nobody-here", "SL-31"),
    (GUNSLINGERS, "place=hotel fighting=1", "free brawl", "refused-wrong-location", "SL-23"),
    (GUNSLINGERS, "fighting=1 together=1 location_used=2", "free brawl", "refused-free-action-used", "SL-13"),
    (GUNSLINGERS, "hand=shootout fighting=1 together=1 card_played=1", "play shootout", "refused-card-played", "SL-13"),
    (GUNSLINGERS, "hand=bank-robbery", "play bank-robbery", "refused-card-elsewhere", "SL-13"),
    (GUNSLINGERS, "hand=poker dollars=0", "play poker", "refused-too-few-dollars", "SL-34"),
    (GUNSLINGERS, "hand=holster", "play holster", "refused-not-an-action", "SL-13"),
    (GUNSLINGERS, "hand=rebuild", "play rebuild", "refused-no-ruins", "SL-36"),
    (GUNSLINGERS, "place=bank dollars=5", "account 4", "refused-account-limit", "SL-14"),
    (GUNSLINGERS, "place=bank dollars=1", "account 3", "refused-account-too-much", "SL-14"),
    (GUNSLINGERS, "place=bank", "account 0", "refused-account-same", "SL-14"),
    (GUNSLINGERS, "place=bank banked=1 dollars=5", "account 2", "refused-account-set", "SL-14"),
    (GUNSLINGERS, "", "account 1", "refused-wrong-location", "SL-14"),
    (GUNSLINGERS, "", "miss", "refused-cannot-miss", "SL-8"),
    (GUNSLINGERS, "", "stay", "refused-not-now", "SL-13"),
    (GUNSLINGERS, "captive=wyatt-earp", "jail wyatt-earp", "refused-wrong-location", "SL-24"),
    (GUNSLINGERS, "place=sheriffs-office", "jail wyatt-earp", "refused-not-captive", "SL-24"),
    (GUNSLINGERS, "place=sheriffs-office captive=wyatt-earp", "jail wyatt-earp with poster", "refused-no-poster", "SL-27"),
    (GUNSMOKE, "place=train-station hand=jesse-jams dollars=9 done_here=1", "hire jesse-jams", "refused-already-hired", "SM-23"),
    (GUNSMOKE, "place=train-station hand=jesse-jams dollars=0", "hire jesse-jams", "refused-too-few-dollars", "SM-23"),
    (GUNSMOKE, "hand=buntline", "buy buntline", "refused-name-bearer", "SM-26"),
    (GUNSMOKE, "hand=shoot-out", "play shoot-out", "refused-nobody-here", "SM-29"),
    (GUNSMOKE, "hand=escape", "play escape", "refused-nobody-to-free", "SM-30"),
    (GUNSMOKE, "hand=hold-up place=town-bank poor=1", "play hold-up", "refused-no-accounts", "SM-31"),
    (GUNSMOKE, "", "free shootout", "refused-nobody-here", "SM-20"),
    (GUNSMOKE, "together=1 location_used=2", "free shootout", "refused-town-card-used", "SM-9"),
    (GUNSMOKE, "", "mine", "refused-wrong-location", "SM-15"),
    (GUNSMOKE, "place=gold-mine done_here=1", "mine", "refused-town-card-used", "SM-9"),
    (GUNSMOKE, "place=madame-bell dollars=2", "visit", "refused-too-few-dollars", "SM-19"),
    (GUNSMOKE, "place=madame-bell bell=2 dollars=9", "visit", "refused-visits-over", "SM-19"),
    (GUNSMOKE, "place=town-bank dollars=4", "account 50", "refused-account-too-much", "SM-22"),
    (GUNSMOKE, "place=gallows", "hang jesse-jams", "refused-not-captive", "SM-13"),
]


@pytest.mark.parametrize(("game", "change", "action", "id", "rule"), REFUSED_IN_TOWN,
                         ids=[f"{rule}-{id}" for *_, id, rule in REFUSED_IN_TOWN])
def test_what_people_try_in_town_is_refused_by_its_rule(game: Game, change: str, action: str, id: str, rule: str) -> None:
    s = town(game, change)
    number = game.parse_action(s, action)
    assert number not in game.options(s)
    refusal = game.why_not(s, number)
    assert (refusal.id, refusal.rule) == (id, rule)


def test_cards_of_a_gunfighter_are_refused_by_their_rules() -> None:
    """SM-11, SM-14, SM-16, SM-25, SM-26"""
    s = town(GUNSMOKE, "attached=bible hand=buntline dollars=9")
    own = GUNSMOKE_WORDS.cards[s.players[0].gang[0].kind]
    for text, id, rule in (
            (f"attach buntline to {own}", "refused-card-elsewhere", "SM-14"), (f"bag {own}", "refused-no-own-bag", "SM-11"),
            (f"sell bible of {own}", "refused-never-sold", "SM-25"), (f"rest {own}", "refused-wrong-location", "SM-16")):
        refusal = GUNSMOKE.why_not(s, GUNSMOKE.parse_action(s, text))
        assert (refusal.id, refusal.rule) == (id, rule)
    s = town(GUNSMOKE, "place=hotel attached=holster dollars=9")
    for text, id in ((f"rest {own}", "refused-not-wounded"), (f"sell holster of {own}", "refused-not-sold-here")):
        assert GUNSMOKE.why_not(s, GUNSMOKE.parse_action(s, text)).id == id


@GAMES
def test_the_church_must_be_left_and_ruins_cannot_be_entered(game: Game) -> None:
    s = town(game, "place=church", phase=Phase.MOVE)
    rule = "SL-10" if game is GUNSLINGERS else "SM-8"
    s.in_play ^= 1 << game.parse_action(s, "move saloon") - A.MOVE
    for text, id in (
            ("stay", "refused-leave-church"), ("move church", "refused-already-there"), ("move saloon", "refused-out-of-play"),
            ("boots hotel", "refused-no-boots"), ("horse hotel", "refused-no-horse"), ("done", "refused-must-choose")):
        refusal = game.why_not(s, game.parse_action(s, text))
        assert (refusal.id, refusal.rule) == (id, rule)


# ---- the end

def finished(game: Game, players: int, reason: EndReason, **fields: Any) -> Any:
    s = game.start(Setup(players, "en", cards_of(game)))
    s.phase, s.end_reason, s.turn = Phase.OVER, reason, 17
    for p, (gang, dollars) in enumerate(fields["gangs"]):
        s.players[p].is_in, s.players[p].gang_size, s.players[p].dollars = int(gang > 0), gang, dollars
    s.fallen = fields.get("fallen", 0)
    return s


@GAMES
def test_ranks_are_winners_then_who_is_still_in_then_who_is_out(game: Game) -> None:
    """SL-39, SL-40, SM-36"""
    s = finished(game, 4, EndReason.ROUND_LIMIT, gangs=[(1, 3), (0, 0), (2, 5), (0, 0)])
    outcome = game.outcome(s)
    assert outcome is not None
    assert (outcome.reason, [result.rank for result in outcome.results]) == ("round_limit", [2, 3, 1, 3])
    assert outcome.results[2].figures == {"gunfighters": 2, "wounds": 0, "dollars": 5}
    s = finished(game, 3, EndReason.FELL_TOGETHER, gangs=[(0, 0), (0, 0), (0, 0)], fallen=0b101)
    outcome = game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.results[1].rank) == ((0, 2), 3)
    s = finished(game, 2, EndReason.LAST_STANDING, gangs=[(0, 0), (1, 5)])
    assert (game.outcome(s).winners, game.decider(s)) == ((1,), NOBODY)  # type: ignore[union-attr]


def test_SM_40_alone_one_wins_or_loses_and_turns_are_the_score() -> None:
    for reason, rank in ((EndReason.SOLO_WON, 1), (EndReason.SOLO_LOST, 2)):
        outcome = GUNSMOKE.outcome(finished(GUNSMOKE, 1, reason, gangs=[(2, 0)]))
        assert outcome is not None
        assert [(result.rank, result.figures) for result in outcome.results] == [(rank, {"turns": 17})]


@GAMES
def test_only_what_the_rules_have_can_be_started(game: Game) -> None:
    for setup, id in ((Setup(5, "en", cards_of(game)), "players-wrong"), (Setup(2, "br", cards_of(game)), "edition-unknown"),
                      (Setup(2, "en", cards_of(game), {"round_limit": -1}), "setting-wrong")):
        with pytest.raises(BadInput) as caught:
            game.start(setup)
        assert caught.value.id == id
    assert all(value in (NOTHING, 0) for value in game.start(Setup(2, "en", cards_of(game))).players[4].gang[0].attached)
    assert len(Event) == 64
