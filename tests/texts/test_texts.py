"""Every sentence can be said, in every language, with the arguments that really come."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.cards import SPECIALS
from gunmetal.games.gunrunners.notation import KIND_OF, SEATS
from gunmetal.games.gunrunners.state import LOCATIONS, EndReason, Event
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.events import EVERYBODY, EventKind, Told
from gunmetal.kernel.match import Match
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.texts import LANGUAGES, LOCALES, Texts
from tests.texts.catalogue import decisions

CARDS = GAME.read_cards(GAME.default_cards)
GAMES = 6                               # of each table

# What an argument of an event can be. `strength` is a sum of cards, `turn` and `busts` count from 1.
VALUES: dict[str, range | tuple[int, ...]] = {
    "seat": range(len(SEATS)), "owner": range(len(SEATS)), "agent": tuple(KIND_OF.values()),
    "location": range(LOCATIONS), "to_location": range(LOCATIONS), "reason": tuple(EndReason), "die": range(1, 7),
    "turn": (1, 60), "busts": (1, 8),
    "crates": (0, 1, 2, 12), "from_warehouse": range(6), "warehouse": range(6), "strength": (1, 17),
}

Words = tuple[str, tuple[tuple[str, Any], ...]]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, GAME)


def new_match(players: int, edition: str, seed: int) -> Match:
    seats = [{"colour": colour, "name": colour, "bot": "random"} for colour in GAME.seats[:players]]
    return Match.begin(GAME, Setup(players, edition, CARDS), seats, Generator(), seed)


def moments(games: int = GAMES) -> Iterator[Match]:
    """Random games at all tables, each at every moment: before its first word, at every decision, at its end."""
    for players, edition, seed in product(GAME.players, GAME.editions, range(games)):
        match, choice = new_match(players, edition, seed), random.Random(seed)
        yield match
        match.open()
        while match.decider != NOBODY:
            yield match
            match.act(match.decider, choice.choice(GAME.options(match.state)))
        yield match


def words(id: str, values: Mapping[str, Any]) -> Words:
    return id, tuple(values.items())


@cache
def played() -> tuple[frozenset[Words], frozenset[Told], frozenset[str]]:
    """All different actions, events and decisions of the games."""
    actions, events, met = set(), set(), set()
    for match in moments():
        met.add(GAME.decision(match.state))
        if match.decider != NOBODY:
            actions |= {words(*GAME.action_words(match.state, action)) for action in GAME.options(match.state)}
        if match.steps:
            events |= set(match.steps[-1].events)
    return frozenset(actions), frozenset(events), frozenset(met)


def says_its_names(texts: Texts, sentence: str, values: Mapping[str, Any]) -> bool:
    """Whoever and whatever it is about is named."""
    return all(texts.text(f"{GAME.families[key]}-{GAME.event_words(key, value)}".replace("_", "-")) in sentence
               for key, value in values.items() if key in GAME.families)


@pytest.mark.parametrize("kind", Event)
def test_every_event_can_be_told(texts: Texts, kind: EventKind) -> None:
    for values in product(*(VALUES[argument] for argument in kind.arguments)):
        told = Told(kind, EVERYBODY, values)
        sentence = texts.event(told)
        assert sentence.endswith(".")
        assert says_its_names(texts, sentence, told.named())


def test_every_event_of_a_game_is_told(texts: Texts) -> None:
    _, events, _ = played()
    for told in events:
        assert says_its_names(texts, texts.event(told), told.named())
    assert len({told.kind for told in events}) > 30     # the games are long enough to show something


def test_the_number_of_crates_is_told() -> None:
    """Zero, one, many: `crates` must not get lost in a variant."""
    for language in LANGUAGES:
        texts = Texts(language, GAME)
        for kind in Event:
            if "crates" in kind.arguments:
                values = dict.fromkeys(kind.arguments, 0)
                told = [texts.event(Told(kind, EVERYBODY, tuple((values | {"crates": n}).values())))
                        for n in (0, 1, 2, 37)]
                assert len(set(told)) == len(told)
                assert "37" in told[-1]


@pytest.mark.parametrize(("language", "told"), [
    ("en", ["0 crates", "1 crate", "2 crates"]), ("pt-BR", ["0 caixotes", "1 caixote", "2 caixotes"])])
def test_crates_have_a_plural(language: str, told: list[str]) -> None:
    assert [Texts(language, GAME).text("word-crates", count=n) for n in (0, 1, 2)] == told


def test_every_action_has_its_words(texts: Texts) -> None:
    actions, _, _ = played()
    for id, pairs in actions:
        sentence = texts.worded(id, dict(pairs))
        assert sentence
        assert not sentence.endswith(".")
        assert says_its_names(texts, sentence, dict(pairs))


def test_the_options_of_a_decision_can_be_told_apart() -> None:
    texts = [Texts(language, GAME) for language in LANGUAGES]
    for match in moments(1):
        if match.decider != NOBODY:
            options = [GAME.action_words(match.state, action) for action in GAME.options(match.state)]
            for language in texts:
                assert len({language.worded(*option) for option in options}) == len(options)


@pytest.mark.parametrize("decision", sorted(decisions()))
def test_every_decision_is_asked_and_explained(texts: Texts, decision: str) -> None:
    assert texts.text(f"explain-{decision}").endswith(".")
    for seat in range(len(SEATS)):
        prompt = texts.worded(f"prompt-{decision}", {"seat": seat})
        if decision in ("prepared", "over"):            # nobody is asked
            assert prompt.endswith(".")
        else:
            assert prompt.endswith("?")
            assert says_its_names(texts, prompt, {"seat": seat})


def test_games_come_to_no_other_decision() -> None:
    _, _, met = played()
    assert len(met) > 12
    assert met <= decisions()


@pytest.mark.parametrize("id", ["tie-break-crates", "tie-break-total", "tie-break-highest", "tie-break-shared"])
@pytest.mark.parametrize("crates", [0, 1, 23])
def test_the_result_is_explained_with_the_figures_of_the_outcome(texts: Texts, id: str, crates: int) -> None:
    figures = {"crates": crates, "remaining_total": 7, "remaining_highest": 4}
    outcome = GAME.outcome(final_state())
    assert outcome is not None
    assert set(outcome.results[0].figures) == set(figures)
    sentence = texts.worded(id, {"seat": 1, "seats": texts.text("colour-blue"), **figures})
    assert texts.text("colour-blue") in sentence
    assert str(crates) in sentence
    assert ("7" in sentence) == (id in ("tie-break-total", "tie-break-highest"))


def final_state() -> Any:
    *_, match = moments(1)
    return match.state


def test_names_of_the_brazilian_edition() -> None:
    texts = Texts("pt-BR", GAME)
    assert texts.worded("action-undercover", {"agent": KIND_OF["spy"], "location": 1}) == (
        "Enviar em segredo a sua carta Espiã para a Região 2 (Norte da África)")
    assert [texts.text(f"agent-{kind}") for kind in (*SPECIALS, "4")] == [
        "Diretor", "Informante", "Auditor", "Espiã", "Intendente", "Atravessador", "Agente 4"]


def test_a_missing_message_or_argument_is_never_shown(texts: Texts) -> None:
    with pytest.raises(KeyError):
        texts.text("no-such-message")
    with pytest.raises(KeyError):
        texts.text("action-to")


def test_a_later_file_of_a_game_may_say_it_in_other_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "en"
    copytree(LOCALES / "en", folder)
    (folder / "saloon.ftl").write_text("game-name = Saloon\nsolo-won = { $seat } won with { $crates }.\n", encoding="utf-8")
    (folder / "corral.ftl").write_text("game-name = Corral\ncorral-only = ours\n", encoding="utf-8")
    monkeypatch.setattr("gunmetal.kernel.texts.LOCALES", tmp_path)
    texts = Texts("en", replace(GAME, texts=("saloon", "corral")))
    assert [texts.text(id) for id in ("game-name", "corral-only", "terminal-pile")] == ["Corral", "ours", "Pile"]
    assert texts.text("solo-won", seat="Red", crates=9) == "Red won with 9."
    assert Texts("en", replace(GAME, texts=("corral", "saloon"))).text("game-name") == "Saloon"
    assert not texts.has("colour-red"), "of the games only those files that are named"
    assert Texts("en", GAME).text("game-name") == "Gunrunners"
    assert Texts("en", GAME).text("solo-won", seat="Red", crates=9) == "Red has won."
    assert not Texts("en").has("game-name")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        Texts("tlh")
    assert "en, pt-BR" in Texts("en").problem(refused.value)
