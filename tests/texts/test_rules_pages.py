"""The rules that players read in Portuguese: the same rules as in English, in the words of the Portuguese texts."""

import re
from pathlib import Path

import pytest

from gunmetal.games import GAME_NAMES
from tests.texts.catalogue import SOURCE, of_game

ENGLISH = SOURCE.parents[1] / "docs" / "rules"
PORTUGUESE = SOURCE / "web" / "rules" / "pt-BR"
RULES = {"gunrunners": ("GR", 31), "gunslingers": ("SL", 42), "gunsmoke": ("SM", 41)}
RULE = re.compile(r"^- \*\*((?:GR|SL|SM)-\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"\b(?:GR|SL|SM)-\d+\b")
CODE = re.compile(r"`[^`]+`")
# Words that Portuguese does not have: not "a", "as", "do", "for", "no".
ENGLISH_WORD = re.compile(
    r"\b(?:the|and|with|player|players|of|is|are|that|this|these|which|from|to|or|by|not|it|its|at|on|in|may|must|when|who|whose"
    r"|card|cards|die|dice|turn|own|other|all|each|every|ruling)\b", re.IGNORECASE)
# Names that stay as they are, whatever words they are made of.
NAMES = ("Billy the Kid", "Sundance Kid", "Wild Bill", "Boot Hill")
# The names of what stands on the table.
NAMED = re.compile(r"(?:agent|location|card|effect|test)-(?!.*-about$)|(?:warehouse|bust-track)$")


def read(folder: Path, game: str) -> str:
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def rules(text: str) -> dict[str, str]:
    """Each rule by its number."""
    pieces = RULE.split(re.sub(r"^#.*$", "", text, flags=re.MULTILINE))
    return {number: " ".join(words.split()) for number, words in zip(pieces[1::2], pieces[2::2], strict=True)}


def shape(text: str) -> list[str]:
    """The lines that give a page its form: levels of headings, numbers of rules, items, rows of tables."""
    lines = [re.match(r"#+ |- \*\*[A-Z]{2}-\d+\*\* |- |\|", line) for line in text.splitlines()]
    return [line[0] for line in lines if line]


def said_in(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def test_every_game_has_its_page() -> None:
    assert set(RULES) == set(GAME_NAMES)
    assert {path.stem for path in PORTUGUESE.glob("*.md")} == set(GAME_NAMES)


@pytest.mark.parametrize("game", RULES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    english, portuguese = RULE.findall(read(ENGLISH, game)), RULE.findall(read(PORTUGUESE, game))
    prefix, count = RULES[game]
    assert portuguese == english
    assert sorted(portuguese) == sorted(f"{prefix}-{number}" for number in range(1, count + 1))


@pytest.mark.parametrize("game", RULES)
def test_both_languages_have_the_same_form(game: str) -> None:
    assert shape(read(PORTUGUESE, game)) == shape(read(ENGLISH, game))


@pytest.mark.parametrize("game", RULES)
def test_a_rule_cites_the_same_rules_and_figures_and_decides_as_often(game: str) -> None:
    english, portuguese = rules(read(ENGLISH, game)), rules(read(PORTUGUESE, game))
    for number, text in portuguese.items():
        assert CITED.findall(text) == CITED.findall(english[number]), number
        assert sorted(re.findall(r"\$\d+", text)) == sorted(re.findall(r"\$\d+", english[number])), number
        assert text.count("**Definição") == english[number].count("**Ruling"), number


@pytest.mark.parametrize("game", RULES)
def test_no_english_is_left(game: str) -> None:
    text = CODE.sub("", read(PORTUGUESE, game))
    for name in NAMES:
        text = text.replace(name, "")
    assert [line for line in text.splitlines() if ENGLISH_WORD.search(line)] == []


@pytest.mark.parametrize("game", RULES)
def test_what_a_rule_names_is_called_as_at_the_table(game: str) -> None:
    english, portuguese = rules(read(ENGLISH, game)), rules(read(PORTUGUESE, game))
    texts, ours = of_game("en", game), of_game("pt-BR", game)
    names = {(texts[id].text, ours[id].text) for id in texts if NAMED.match(id) and "{" not in texts[id].text}
    found = {(number, name, own) for number, text in english.items() for name, own in names if said_in(name, text)}
    assert len(found) > 10
    assert [(number, own) for number, _, own in sorted(found) if own.lower() not in portuguese[number].lower()] == []
    assert [(number, name) for number, name, own in sorted(found) if name not in own and said_in(name, portuguese[number])] == []


@pytest.mark.parametrize("game", RULES)
def test_a_page_links_to_no_file(game: str) -> None:
    text = read(PORTUGUESE, game)
    assert re.findall(r"\]\((?!#)[^)]*\)", text) == []
    assert re.findall(r"\S+\.(?:md|toml|py)\b|src/", text) == []
