"""The Fluent files: complete in both languages, and in step with the source."""

import re
from collections.abc import Iterable

import pytest
from fluent.syntax import ast as ftl

from gunmetal.games import GAME_NAMES, game_named
from gunmetal.games.gunrunners.cards import SPECIALS
from gunmetal.games.gunrunners.game import VARIANTS
from gunmetal.games.gunrunners.notation import EDITIONS, KIND_OF, REASONS, SEATS
from gunmetal.games.gunrunners.state import LOCATIONS, Event, Kind, Phase
from gunmetal.games.gunslingers import cards as gunslingers
from gunmetal.games.gunsmoke import cards as gunsmoke
from gunmetal.games.western.notation import FACES
from gunmetal.games.western.notation import REASONS as WESTERN_REASONS
from gunmetal.games.western.state import GUNFIGHTERS, Test
from gunmetal.kernel.texts import LANGUAGES, OF_NO_GAME
from tests.texts.catalogue import (
    PROBLEMS,
    all_variables,
    asked,
    catalogues,
    decisions_of,
    entries,
    everything,
    files,
    messages,
    of_game,
    own_files,
    speakers,
    strings,
    western_decisions,
)

WESTERN_CARDS = {"gunslingers": gunslingers, "gunsmoke": gunsmoke}
# Names that are the same in every language.
SAME_IN_BOTH = {
    "game-name", "location-hotel", "location-saloon", "location-madame-bell", "card-peacemaker", "card-buntline", "card-derringer",
    "card-schofield", "card-winchester", "card-poncho",
    *(f"card-{name}" for cards in WESTERN_CARDS.values() for name in cards.NAMES[:GUNFIGHTERS]),
}
# Nouns and sentences that a table or a page takes as it needs them.
FREE = ("word-", "tie-break-")
RULE = r"\b(?:GR|SL|SM)-\d+"
# The rules of which a file may speak.
RULES_OF = {"gunrunners.ftl": {"GR"}, "western.ftl": set(), "gunslingers.ftl": {"SL"}, "gunsmoke.ftl": {"SM"}}
NOUNS = {"game-name", "game-authors", "warehouse", "supply", "bust-track"}
# Arguments that whoever catches the problem adds, before anybody reads it.
ADDED_LATER = {"log-out-of-order": {"number"}}

PICKING = (Kind.DIRECTOR, Kind.INFORMER, Kind.SABOTEUR)
DONE_IN_BOTH = {"town", "cards", "reroll", "bible", "discard"}
FIGURES = {"gunfighters", "wounds", "dollars"}

FILES = [pytest.param(language, file, id=f"{language}/{file}") for language in LANGUAGES for file in files(language)]


def families(game: str) -> dict[str, set[str]]:
    """The messages whose names are put together from the names of things, by their first words."""
    return gunrunners_families() if game == "gunrunners" else western_families(game)


def gunrunners_families() -> dict[str, set[str]]:
    places = {str(n + 1) for n in range(LOCATIONS)}
    return {
        "event": {hyphened(kind.name) for kind in Event},
        "action-pick": {kind.name.lower() for kind in PICKING},
        "prompt": decisions_of("gunrunners"),
        "explain": decisions_of("gunrunners"),
        "decision": {phase.name.lower() for phase in Phase},
        "colour": set(SEATS),
        "agency": set(SEATS),
        "agent": set(KIND_OF),
        "power": set(SPECIALS),
        "location-name": places,
        "location": places,
        "reason": {hyphened(reason) for reason in REASONS},
        "edition": set(EDITIONS),
        "variant": set(VARIANTS.values()),
    }


def western_families(game: str) -> dict[str, set[str]]:
    cards = WESTERN_CARDS[game]
    solo = game_named(game).has_solo
    return {
        "event": {hyphened(kind.name) for kind in game_named(game).event},
        "action-done": DONE_IN_BOTH | ({"exchange", "lasso"} if game == "gunsmoke" else {"miss"}),
        "action-miss": set() if game == "gunsmoke" else {"gold-mine", "hotel", "livery"},
        "action-attach": {"replacing"} if game == "gunsmoke" else set(),
        "action-choose-bearer": {"replacing"} if game == "gunsmoke" else set(),
        "prompt": western_decisions(game),
        "explain": western_decisions(game),
        "colour": set(game_named(game).seats) | ({"three"} if solo else set()),
        "card": set(cards.NAMES),
        "card-not": {"attached"} if game == "gunsmoke" else set(),         # a problem, not a name
        "location": with_about(cards.LOCATIONS),
        "special": with_about(cards.SPECIALS),
        "use": with_about(cards.USES),
        "effect": with_about(cards.EFFECTS),
        "suit": set(FACES),
        "test": {test.name.lower() for test in Test if not test.name.startswith("FOE_")},
        "reason": {hyphened(reason) for reason in WESTERN_REASONS},
        "terminal-figure": FIGURES | ({"turns"} if solo else set()),
        "tie-break": FIGURES | {"shared"},
        "edition": set(game_named(game).editions),
    }


def hyphened(name: str) -> str:
    return name.lower().replace("_", "-")


def with_about(names: Iterable[str]) -> set[str]:
    """A name, and what it is about."""
    return {f"{hyphened(name)}{about}" for name in names for about in ("", "-about")}


FAMILIES = [pytest.param(game, family, names, id=f"{game}-{family}")
            for game in GAME_NAMES for family, names in families(game).items()]


@pytest.mark.parametrize(("language", "file"), FILES)
def test_files_are_sound_and_no_message_stands_twice(language: str, file: str) -> None:
    """A game's own file may say in other words what stands in a file before it; those of no game stand beside each other."""
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)] == []
    beside = {f"{name}.ftl" for name in OF_NO_GAME} if file.removesuffix(".ftl") in OF_NO_GAME else {file}
    ids = [entry.id.name for other in beside for entry in entries(language, other) if isinstance(entry, ftl.Message)]
    assert [id for id in messages(language, file) if ids.count(id) > 1] == []
    assert [id for id in messages(language, file) if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id)] == []


def test_every_language_has_the_same_files_and_messages() -> None:
    first, *others = LANGUAGES
    assert {"gunmetal.ftl", "gunrunners.ftl"} <= set(files(first))
    for other in others:
        assert files(other) == files(first)
        for file in files(first):
            assert list(messages(other, file)) == list(messages(first, file)), file


def test_every_language_uses_the_same_variables() -> None:
    for file in files("en"):
        for id, message in messages("en", file).items():
            other = messages("pt-BR", file)[id]
            assert (other.variables, other.references) == (message.variables, message.references), id


def test_every_sentence_is_translated() -> None:
    for file in ("gunmetal.ftl", *RULES_OF):
        same = {id for id, message in messages("en", file).items() if message.text == messages("pt-BR", file)[id].text}
        assert same == SAME_IN_BOTH & set(messages("en", file))


def test_both_languages_cite_the_same_rules() -> None:
    for file in files("en"):
        for id, message in messages("en", file).items():
            both = (message, messages("pt-BR", file)[id])
            rules, in_portuguese = (sorted(set(re.findall(RULE, either.text))) for either in both)
            assert rules == in_portuguese, id
            explains = id.startswith(("explain-", "power-", "tie-break-")) or id.endswith("-about")
            assert rules or not explains or file.startswith("web"), id     # the page puts the rule beside what it says
            assert {rule.partition("-")[0] for rule in rules} <= RULES_OF.get(file, {"GR"}), id


def test_every_explanation_is_two_to_four_sentences_long() -> None:
    for language in LANGUAGES:
        for file in files(language):
            for id, message in messages(language, file).items():
                if id.startswith("explain-"):
                    assert 2 <= len(re.findall(r"\.(?= |$)", message.text)) <= 4, (language, id)


def test_every_problem_of_the_source_has_its_sentence() -> None:
    ids = {place.id for place in asked() if place.maker in PROBLEMS}
    assert len(ids) > 40                                # the search itself works
    for language in LANGUAGES:
        for place in asked():
            known = set().union(*(catalogues(language)[game] for game in speakers(place.where)))
            assert place.id is None or place.id in known, place.where


def test_no_problem_makes_its_name_up() -> None:
    """So that the test above sees every one of them."""
    problems = [place for place in asked() if place.maker in PROBLEMS]
    assert [place.where for place in problems if place.id is None and not place.passed_on] == []


def test_every_problem_brings_the_arguments_of_its_sentence() -> None:
    """Those that pass a mapping on are raised for real in test_problems.py."""
    for place in asked():
        for known in (catalogues("en")[game] for game in speakers(place.where)):
            if place.maker in PROBLEMS and place.id in known and place.arguments is not None:
                assert place.id is not None
                missing = all_variables(known, place.id) - place.arguments - ADDED_LATER.get(place.id, set())
                assert not missing, f"{place.where}: {place.id} without {missing}"


@pytest.mark.parametrize(("game", "family", "names"), FAMILIES)
def test_families_of_names_are_complete_and_have_nothing_else(game: str, family: str, names: set[str]) -> None:
    longer = tuple(f"{other}-" for other in families(game) if other.startswith(f"{family}-"))
    found = {id for id in of_game("en", game) if id.startswith(f"{family}-") and not id.startswith(longer)}
    assert found == {f"{family}-{name}" for name in names}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_no_message_is_unused(game: str) -> None:
    """The terminal's own words are left to the terminal."""
    ids = set(messages("en", "gunmetal.ftl")) | set(of_game("en", game))
    made_up = {f"{family}-{name}" for family, names in families(game).items() for name in names}
    used = ids & (strings() | made_up | NOUNS) | {id for id in ids if id.startswith(FREE)}
    referred_to: set[str] = set().union(*(everything("en", game)[id].references for id in used))
    assert ids - used - referred_to == set()


def test_what_stands_in_the_shared_file_is_for_all_who_share_it() -> None:
    """A sentence of one game alone belongs into its own file; events and reasons are the same for all."""
    shared = messages("en", "western.ftl")
    for game in GAME_NAMES:
        if "western" in own_files(game):
            known = families(game)
            made_up = {f"{family}-{name}" for family, names in known.items() for name in names}
            foreign = {id for id in shared if id.startswith(tuple(f"{family}-" for family in known))} - made_up
            assert not {id for id in foreign if not id.startswith("action-")}, game
            assert foreign <= strings()
