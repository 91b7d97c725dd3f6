"""Every sentence of Gunslingers and Gunsmoke can be said, in every language, with the arguments that really come."""

import random
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

import pytest

from gunmetal.games import game_named
from gunmetal.games.gunslingers import cards as gunslingers
from gunmetal.games.gunsmoke import cards as gunsmoke
from gunmetal.games.western import actions as A
from gunmetal.games.western.notation import FACES, FORMS
from gunmetal.games.western.state import GUNFIGHTERS, Effect, EndReason, Event, Phase, Test
from gunmetal.kernel.contract import NOBODY, Game
from gunmetal.kernel.events import EVERYBODY, EventKind, Told
from gunmetal.kernel.problems import BadInput, Problem, Refusal
from gunmetal.kernel.texts import LANGUAGES, Texts
from tests.texts.catalogue import asked, everything, of_game, western_decisions
from tests.texts.lively import WESTERNS, moments, table

GAMES = 20                             # at each table
EVERY = 4, 24                          # of how many moments one is asked for refusals: of rare decisions, of common ones
COMMON = (Phase.MOVE, Phase.TOWN, Phase.DISCARD, Phase.MISS, Phase.EXCHANGE, Phase.OPENING_ACCOUNT)
TRIED = 2                              # actions of each block, at each of these moments
# What stands in sentences as a number, and what as a name.
NUMBERS = (0, 1, 2, 37)
IN_NUMBERS = ("place", "count", "dollars", "turn", "round", "wounds", "dice", "trumps", "hits")
# Events that a western game of this name never has.
FOREIGN = {
    "gunslingers": {Event.THREE_ARMED, Event.CARDS_EXCHANGED, Event.OWN_CARD_RETURNED, Event.THREE_BANKED, Event.RODE,
                    Event.CARD_ATTACHED, Event.CARD_REPLACED, Event.BELL_PAID, Event.LASSO_THROWN, Event.CARD_STOLEN,
                    Event.ESCAPED},
    "gunsmoke": {Event.TURN_MISSED, Event.ROBBERY_SUCCEEDED},
}
RARE = {Event.SHOT_LOST}               # the only target died of an earlier shot, and others are still to shoot

Words = tuple[str, tuple[tuple[str, Any], ...]]
PLACES = {"gunslingers": gunslingers.PLACE_COUNT, "gunsmoke": gunsmoke.PLACE_COUNT}
WORDS = [pytest.param(name, language, id=f"{name}-{language}") for name in WESTERNS for language in LANGUAGES]


@pytest.fixture(params=WESTERNS)
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest, game: Game) -> Texts:
    return Texts(request.param, game)


def words(id: str, values: Mapping[str, Any]) -> Words:
    return id, tuple(values.items())


# The numbers of each block of actions; of the many amounts on an account the first.
BLOCKS = [range(first, end) for first, end in zip(FORMS, (*list(FORMS)[1:], A.ACCOUNT + 40), strict=True)]


class Played:
    """All different sentences that games of one name asked for."""

    def __init__(self, name: str) -> None:
        game, choice = game_named(name), random.Random(1)
        self.menus: set[frozenset[Words]] = set()
        self.events: set[Told] = set()
        self.met: set[str] = set()
        self.refusals: dict[Any, Refusal] = {}
        for number, s in enumerate(moments(name, GAMES)):
            self.met.add(game.decision(s))
            self.events |= set(s.events)
            options = game.options(s) if game.decider(s) != NOBODY else []
            menu = [words(*game.action_words(s, action)) for action in options]
            assert len(set(menu)) == len(menu), "no two options are worded alike"
            self.menus.add(frozenset(menu))
            if number % EVERY[s.phase in COMMON] == 0:
                for action in {choice.choice(block) for block in BLOCKS for _ in range(TRIED)} - set(options):
                    refusal = game.why_not(s, action)
                    self.refusals[refusal.id, tuple(refusal.arguments.items())] = refusal

    @property
    def actions(self) -> set[Words]:
        return set().union(*self.menus)


@cache
def played(name: str) -> Played:
    return Played(name)


def values_of(game: Game, argument: str) -> Sequence[int]:
    """What an argument of an event can be; of many cards a few."""
    if argument in IN_NUMBERS:
        return NUMBERS
    return {
        "seat": range(len(game.seats)), "owner": range(len(game.seats)), "fighter": (0, GUNFIGHTERS - 1), "target": (1, 2),
        "card": (0, GUNFIGHTERS, len(table(game.name)["cards"]) - 1), "location": range(PLACES[game.name]),
        "suit": range(len(FACES)), "test": tuple(test for test in Test if not test.name.startswith("FOE_")),
        "effect": (Effect.SHOOTOUT, Effect.BRAWL), "reason": tuple(EndReason),
    }[argument]


def name_of(texts: Texts, key: str, value: int) -> str:
    game = texts.game
    assert game is not None
    return texts.text(f"{game.families[key]}-{game.event_words(key, value)}".replace("_", "-"))


def says_its_names(texts: Texts, sentence: str, values: Mapping[str, Any]) -> bool:
    """Whoever and whatever it is about is named."""
    assert texts.game is not None
    return all(name_of(texts, key, value) in sentence for key, value in values.items() if key in texts.game.families)


def sound(texts: Texts, told: Told) -> bool:
    """The seat of an own event is the reader."""
    values = {key: value for key, value in told.named().items() if key != "seat" or not told.kind.name.startswith("OWN_")}
    sentence = texts.event(told)
    return sentence.endswith(".") and "{" not in sentence and says_its_names(texts, sentence, values)


# ---- events

@pytest.mark.parametrize("kind", Event)
def test_every_event_can_be_told(game: Game, texts: Texts, kind: EventKind) -> None:
    for values in product(*(values_of(game, argument) for argument in kind.arguments)):
        assert sound(texts, Told(kind, EVERYBODY, values)), values


def test_every_event_of_a_game_is_told(game: Game, texts: Texts) -> None:
    for told in played(game.name).events:
        assert sound(texts, told), told
    met = {told.kind for told in played(game.name).events}
    assert set(Event) - met <= FOREIGN[game.name] | RARE
    assert not met & FOREIGN[game.name]


@pytest.mark.parametrize("argument", ["dollars", "hits", "trumps", "wounds", "count"])
def test_no_number_gets_lost_in_a_variant(game: Game, texts: Texts, argument: str) -> None:
    for kind in Event:
        if argument in kind.arguments:
            given = dict.fromkeys(kind.arguments, 0)
            told = [texts.event(Told(kind, EVERYBODY, tuple((given | {argument: n}).values()))) for n in (1, 2, 37)]
            assert len(set(told)) == len(told)
            assert "37" in told[-1]


@pytest.mark.parametrize(("language", "told"), [
    ("en", ["no dice for Draw: no trump", "1 die for Draw: 1 trump", "4 dice for Draw: 2 trumps"]),
    ("pt-BR", ["dados de Saque: nenhum trunfo", "1 dado de Saque: 1 trunfo", "4 dados de Saque: 2 trunfos"])])
def test_dice_and_trumps_have_a_plural(game: Game, language: str, told: list[str]) -> None:
    texts = Texts(language, game)
    for (dice, trumps), end in zip([(0, 0), (1, 1), (4, 2)], told, strict=True):
        assert texts.event(Told(Event.TEST_MADE, EVERYBODY, (0, Test.DRAW, dice, trumps))).endswith(f"{end}.")


# ---- decisions and actions

@pytest.mark.parametrize(("name", "language"), WORDS)
def test_every_decision_is_asked_and_explained(name: str, language: str) -> None:
    game = game_named(name)
    texts = Texts(language, game)
    for decision in western_decisions(name):
        assert texts.text(f"explain-{decision}").endswith(".")
        for seat in range(4):
            prompt = texts.worded(f"prompt-{decision}", {"seat": seat})
            if decision in ("prepared", "over"):        # nobody is asked
                assert prompt.endswith(".")
            else:
                assert prompt.endswith("?")
                assert says_its_names(texts, prompt, {"seat": seat})


def test_games_come_to_no_other_decision(game: Game) -> None:
    met = played(game.name).met
    assert met <= western_decisions(game.name)
    assert len(western_decisions(game.name) - met) <= 5, "the games are long enough to show something"


def test_every_action_has_its_words(game: Game, texts: Texts) -> None:
    actions = played(game.name).actions
    for id, pairs in actions:
        sentence = texts.worded(id, dict(pairs))
        assert sentence
        assert not sentence.endswith(".")
        assert says_its_names(texts, sentence, dict(pairs)), id
    assert {id for id, _ in actions} == {id for id in of_game("en", game.name) if id.startswith("action-")}


def test_the_options_of_a_decision_can_be_told_apart(game: Game, texts: Texts) -> None:
    worded = {option: texts.worded(option[0], dict(option[1])) for option in played(game.name).actions}
    for menu in played(game.name).menus:
        assert len({worded[option] for option in menu}) == len(menu)


# ---- refusals

def said(game: Game, problem: Problem) -> list[str]:
    sentences = [Texts(language, game).problem(problem) for language in LANGUAGES]
    for sentence in sentences:
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert "{" not in sentence
    assert len(set(sentences)) == len(sentences)
    return sentences


def test_every_refusal_says_why_and_ends_with_its_rule(game: Game) -> None:
    refusals = played(game.name).refusals.values()
    for refusal in refusals:
        for sentence in said(game, refusal):
            assert sentence.endswith(f" ({refusal.rule}).")
    assert len({refusal.id for refusal in refusals}) > 30          # rare ones: see the arguments in test_catalogue.py


def test_every_refusal_of_the_source_has_its_sentence(game: Game) -> None:
    """In the files of the game itself: what its own source says, and what the shared source says for one of the two at least."""
    own = {place.id for place in asked() if place.maker == "Refusal" and place.where.startswith(f"games/{game.name}/")} - {None}
    both = {place.id for place in asked() if place.maker == "Refusal" and place.where.startswith("games/western/")} - {None}
    known = [set(everything("en", name)) for name in WESTERNS]
    assert len(own) > 8
    assert own <= set(of_game("en", game.name))
    assert both <= known[0] | known[1]


def test_every_decision_has_its_words_inside_a_refusal(game: Game) -> None:
    told = {refusal.arguments["decision"]: said(game, refusal)[0]
            for refusal in played(game.name).refusals.values() if refusal.id == "refused-not-now"}
    assert len(set(told.values())) == len(told) > 12


@pytest.mark.parametrize(("name", "id", "text"), [
    ("gunslingers", "fighter-nowhere", "choose {nobody}"), ("gunsmoke", "fighter-nowhere", "choose {nobody}"),
    ("gunslingers", "fighter-not-yours", "bag {other}"), ("gunsmoke", "fighter-not-yours", "bag {other}"),
    ("gunsmoke", "card-not-attached", "sell poncho of {own}"),
    ("gunslingers", "action-unknown", "shoot {own}"), ("gunsmoke", "action-unknown", "shoot {own}"),
])
def test_words_that_mean_nothing(name: str, id: str, text: str) -> None:
    game = game_named(name)
    s = next(s for s in moments(name, 1) if s.player_count == 2 and s.turn == 1)
    own, other = (game.event_words("fighter", s.players[p].gang[0].kind) for p in (s.decider, 1 - s.decider))
    nobody = next(game.event_words("fighter", kind) for kind in range(GUNFIGHTERS) if s.deck[kind] > 0)
    for colour in range(3):
        s.players[s.decider].gang[0].attached[colour] = -1
    with pytest.raises(BadInput) as refused:
        game.parse_action(s, text.format(own=own, other=other, nobody=nobody))
    assert refused.value.id == id
    said(game, refused.value)


# ---- names

MASCULINE = {"gunsmith", "hotel", "trading-post", "saloon", "bank", "town-bank"}


def test_locations_have_the_right_article() -> None:
    """In Portuguese by their gender; in English Boothill has none."""
    for name in WESTERNS:
        game = game_named(name)
        english, portuguese = (Texts(language, game) for language in LANGUAGES)
        for location in range(PLACES[name]):
            word = game.event_words("location", location)
            place = {"location": location}
            article = {"": "o", "para ": "para o", "n": "no"} if word in MASCULINE else {"": "a", "para ": "para a", "n": "na"}
            called = portuguese.text(f"location-{word}")
            assert [portuguese.worded(id, place) for id in ("the-location", "to-location", "at-location")] == [
                f"{of} {called}" for of in article.values()]
            the = "" if word == "boot-hill" else "the "
            assert english.worded("to-location", place) == f"to {the}{english.text(f'location-{word}')}"


@pytest.mark.parametrize("id", ["tie-break-gunfighters", "tie-break-wounds", "tie-break-dollars", "tie-break-shared"])
@pytest.mark.parametrize("gunfighters", [0, 1, 3])
def test_the_result_is_explained_with_the_figures_of_the_outcome(game: Game, texts: Texts, id: str, gunfighters: int) -> None:
    figures = {"gunfighters": gunfighters, "wounds": 4, "dollars": 27}
    outcome = next(game.outcome(s) for s in moments(game.name, 1) if game.decider(s) == NOBODY and s.player_count == 2)
    assert outcome is not None
    assert list(outcome.results[0].figures) == list(figures)
    seat = name_of(texts, "seat", 1)
    sentence = texts.worded(id, {"seat": 1, "seats": seat, **figures})
    assert seat in sentence
    fell = id == "tie-break-shared" and gunfighters == 0
    assert (str(gunfighters) in sentence.partition(" (S")[0]) == (not fell)
    assert ("27" in sentence) == (id in ("tie-break-dollars", "tie-break-shared") and not fell)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_game_is_won_or_lost_in_so_many_turns(language: str) -> None:
    texts = Texts(language, game_named("gunsmoke"))
    for id in ("solo-won", "solo-lost"):
        one, many = (texts.text(id, seat=texts.text("colour-north"), turns=turns) for turns in (1, 23))
        assert texts.text("colour-north") in one
        assert "23" in many
        assert one != many
