"""The page and its texts are in step: it asks for no message that is not there, and none of its own lies unused."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from gunmetal.kernel.texts import LANGUAGES
from tests.texts.catalogue import SOURCE, files, messages

WEB = SOURCE / "web"
NOT_OF_THE_PAGE = {"cli.ftl", "server.ftl", "terminal.ftl"}
ASKS = re.compile(r"(?:\btext|(?<!\.)\bhas)\(")
ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
LITERAL = re.compile(rf'"({ID})"')
COMPARED = re.compile(r'[!=]== *"[^"]*"|"[^"]*" *[!=]==|\["[^"]*"\]')
MADE_UP = re.compile(r"`([a-z][a-z0-9-]*-\$\{[^`]*?\}[a-z0-9-]*)`")
PIECE = re.compile(r"\$\{[^}]*\}")
TWIN = "-of"                           # what is said to the owner of a hand, said of the owner to others


@cache
def scripts() -> dict[str, str]:
    """The page's own modules, without comments."""
    own = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]
    found = {str(path.relative_to(WEB)): path.read_text(encoding="utf-8") for path in own}
    return {name: re.sub(r"/\*.*?\*/|(?<![:\"'`\w/])//[^\n]*", "", source, flags=re.DOTALL) for name, source in found.items()}


def first_argument(source: str, start: int) -> str:
    depth = 0
    for at in range(start, len(source)):
        if source[at] in "([{":
            depth += 1
        elif source[at] in ")]}" and depth:
            depth -= 1
        elif (source[at] in "),") and not depth:
            return source[start:at]
    return source[start:]


def asked() -> Iterator[tuple[str, str]]:
    """Each place where the page asks for a message, with what it asks for."""
    for name, source in scripts().items():
        for call in ASKS.finditer(source):
            yield name, first_argument(source, call.end())


@cache
def spoken(language: str) -> frozenset[str]:
    """All that the page can say: its own words and those of the games."""
    return frozenset(id for file in files(language) if file not in NOT_OF_THE_PAGE for id in messages(language, file))


def family(template: str) -> re.Pattern[str]:
    """The messages whose names the page puts together like that."""
    return re.compile("[a-z0-9-]+".join(map(re.escape, PIECE.split(template))))


@cache
def families() -> tuple[re.Pattern[str], ...]:
    return tuple({family(template) for source in scripts().values() for template in MADE_UP.findall(source)})


def test_the_page_is_searched() -> None:
    assert len(list(asked())) > 300
    assert ("table/choices.js", '"confirm"') in set(asked())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_page_asks_for_is_there(language: str) -> None:
    missing = {(name, id) for name, words in asked() for id in LITERAL.findall(COMPARED.sub("", words))
               if id not in spoken(language)}
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_that_the_page_asks_for_has_members(language: str) -> None:
    missing = {(name, made) for name, words in asked() for made in MADE_UP.findall(words)
               if not any(family(made).fullmatch(id) for id in spoken(language))}
    assert missing == set()


def test_no_message_of_the_page_is_unused() -> None:
    literals = {id for source in scripts().values() for id in LITERAL.findall(source)}
    own = {file: messages("en", file) for file in files("en") if file.startswith("web")}
    referred_to = {id for file in files("en") for message in messages("en", file).values() for id in message.references}

    def is_used(id: str) -> bool:
        is_made_up = any(one.fullmatch(id) for one in families())
        return id in literals or id in referred_to or is_made_up or (id.endswith(TWIN) and is_used(id.removesuffix(TWIN)))

    assert {id for found in own.values() for id in found if not is_used(id)} == set()
