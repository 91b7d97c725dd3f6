"""The Fluent files: complete in both languages, and in step with the source."""

import re

import pytest
from fluent.syntax import ast as ftl

from gunmetal.games.gunrunners.cards import SPECIALS
from gunmetal.games.gunrunners.game import VARIANTS
from gunmetal.games.gunrunners.notation import EDITIONS, KIND_OF, REASONS, SEATS
from gunmetal.games.gunrunners.state import LOCATIONS, Event, Kind, Phase
from gunmetal.kernel.texts import LANGUAGES
from tests.texts.catalogue import (
    PROBLEMS,
    all_variables,
    asked,
    decisions,
    entries,
    everything,
    files,
    messages,
    strings,
)

# Names that are the same in every language.
SAME_IN_BOTH = {"game-name"}
# Nouns and sentences that a table or a page takes as it needs them.
FREE = ("word-", "tie-break-")
NOUNS = {"game-name", "game-authors", "warehouse", "supply", "bust-track"}
# Arguments that whoever catches the problem adds, before anybody reads it.
ADDED_LATER = {"log-out-of-order": {"number"}}

PICKING = (Kind.DIRECTOR, Kind.INFORMER, Kind.SABOTEUR)

FILES = [pytest.param(language, file, id=f"{language}/{file}") for language in LANGUAGES for file in files(language)]


def families() -> dict[str, set[str]]:
    """The messages whose names are put together from the names of things, by their first words."""
    places = {str(n + 1) for n in range(LOCATIONS)}
    return {
        "event": {kind.name.lower().replace("_", "-") for kind in Event},
        "action-pick": {kind.name.lower() for kind in PICKING},
        "prompt": decisions(),
        "explain": decisions(),
        "decision": {phase.name.lower() for phase in Phase},
        "colour": set(SEATS),
        "agency": set(SEATS),
        "agent": set(KIND_OF),
        "power": set(SPECIALS),
        "location-name": places,
        "location": places,
        "reason": {reason.replace("_", "-") for reason in REASONS},
        "edition": set(EDITIONS),
        "variant": set(VARIANTS.values()),
    }


@pytest.mark.parametrize(("language", "file"), FILES)
def test_files_are_sound_and_no_message_stands_twice(language: str, file: str) -> None:
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for other in files(language) for entry in entries(language, other)
           if isinstance(entry, ftl.Message)]
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
    for id, message in everything("en").items():
        other = everything("pt-BR")[id]
        assert (other.variables, other.references) == (message.variables, message.references), id


def test_every_sentence_is_translated() -> None:
    for file in ("gunmetal.ftl", "gunrunners.ftl"):
        same = {id for id, message in messages("en", file).items() if message.text == messages("pt-BR", file)[id].text}
        assert same == SAME_IN_BOTH & set(messages("en", file))


def test_both_languages_cite_the_same_rules() -> None:
    for id, message in everything("en").items():
        both = (message, everything("pt-BR")[id])
        rules, in_portuguese = (sorted(set(re.findall(r"GR-\d+", either.text))) for either in both)
        assert rules == in_portuguese, id
        assert rules or not id.startswith(("explain-", "power-", "tie-break-")), id


def test_every_explanation_is_two_to_four_sentences_long() -> None:
    for language in LANGUAGES:
        for id, message in everything(language).items():
            if id.startswith("explain-"):
                assert 2 <= len(re.findall(r"\.(?= |$)", message.text)) <= 4, (language, id)


def test_every_problem_of_the_source_has_its_sentence() -> None:
    ids = {place.id for place in asked() if place.maker in PROBLEMS}
    assert len(ids) > 40                                # the search itself works
    for language in LANGUAGES:
        known = everything(language)
        assert {place.where: place.id for place in asked() if place.id is not None and place.id not in known} == {}


def test_no_problem_makes_its_name_up() -> None:
    """So that the test above sees every one of them."""
    problems = [place for place in asked() if place.maker in PROBLEMS]
    assert [place.where for place in problems if place.id is None and not place.passed_on] == []


def test_every_problem_brings_the_arguments_of_its_sentence() -> None:
    """Those that pass a mapping on are raised for real in test_problems.py."""
    for place in asked():
        if place.maker in PROBLEMS and place.id in everything("en") and place.arguments is not None:
            assert place.id is not None
            missing = all_variables("en", place.id) - place.arguments - ADDED_LATER.get(place.id, set())
            assert not missing, f"{place.where}: {place.id} without {missing}"


@pytest.mark.parametrize(("family", "names"), families().items())
def test_families_of_names_are_complete_and_have_nothing_else(family: str, names: set[str]) -> None:
    longer = tuple(f"{other}-" for other in families() if other.startswith(f"{family}-"))
    ids = messages("en", "gunrunners.ftl")
    found = {id for id in ids if id.startswith(f"{family}-") and not id.startswith(longer)}
    assert found == {f"{family}-{name}" for name in names}


def test_no_message_is_unused() -> None:
    """The terminal's own words are left to the terminal."""
    ids = set(messages("en", "gunmetal.ftl")) | set(messages("en", "gunrunners.ftl"))
    made_up = {f"{family}-{name}" for family, names in families().items() for name in names}
    used = ids & (strings() | made_up | NOUNS) | {id for id in ids if id.startswith(FREE)}
    referred_to: set[str] = set().union(*(everything("en")[id].references for id in used))
    assert ids - used - referred_to == set()
