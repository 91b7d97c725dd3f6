"""What a person prefers: kept in the browser, obeyed by the page."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.words import say

TABLES = 4                             # at which a choice of either kind is waited for


def settings(person: Person, lang: str = "en") -> None:
    person.page.get_by_role("button", name=say("prefs-title", lang)).click()


def prefer(person: Person, what: str, value: str, lang: str = "en") -> None:
    group = person.page.get_by_role("group", name=say(f"prefs-{what}", lang), exact=True)
    group.locator(f"input[value={value}]").check()


def test_language_theme_and_motion_survive_a_reload(arrive: Arrive) -> None:
    ana = arrive("Ana", reduced_motion="no-preference")
    root = ana.open("/").locator("html")
    expect(root).to_have_attribute("data-motion", "full")
    settings(ana)
    prefer(ana, "theme", "dark")
    prefer(ana, "motion", "short")
    prefer(ana, "confirm", "always")
    dialog = ana.page.locator("dialog.settings")
    dialog.locator("input[value='pt-BR']").check()
    expect(root).to_have_attribute("lang", "pt-BR")
    expect(dialog.get_by_role("heading")).to_have_text(say("prefs-title", "pt-BR"))
    ana.page.reload()
    for attribute, value in {"lang": "pt-BR", "data-theme": "dark", "data-motion": "short"}.items():
        expect(root).to_have_attribute(attribute, value)
    settings(ana, "pt-BR")
    for what, value in {"theme": "dark", "motion": "short", "confirm": "always"}.items():
        group = ana.page.get_by_role("group", name=say(f"prefs-{what}", "pt-BR"), exact=True)
        expect(group.locator(f"input[value={value}]")).to_be_checked()


def test_the_theme_follows_the_system_until_one_is_chosen(arrive: Arrive) -> None:
    ana = arrive("Ana", color_scheme="dark")
    page = ana.open("/")
    expect(page.locator(".new .games")).to_be_visible()
    shade = "getComputedStyle(document.querySelector('.new.sheet')).backgroundColor"
    night = page.evaluate(shade)
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"night => {shade} !== night", arg=night)
    page.get_by_role("button", name=say("prefs-go-dark")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_function(f"night => {shade} === night", arg=night)


def test_who_asks_the_system_for_less_motion_gets_none(ana: Person) -> None:
    table = ana.new_table("gunrunners")
    ana.sit_at(table)
    expect(ana.page.locator("html")).to_have_attribute("data-motion", "off")
    ana.ready()
    ana.play(ana.options.first)
    ana.ready()
    running = "document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getTiming().duration > 20).length"
    assert ana.page.evaluate(running) == 0


@pytest.mark.parametrize("value", ["always", "final", "never"])
def test_a_choice_is_confirmed_as_preferred(ana: Person, value: str) -> None:
    """Choices that are not final come up when the bot gives a power away: not in every game."""
    ana.open("/")
    ana.set(confirm=value)
    seen = set[bool]()
    for _ in range(TABLES):
        table = ana.new_table("gunrunners")
        ana.sit_at(table)
        while seen != {True, False} and ana.ready() == "choose":
            options = ana.snapshot(table)["options"]
            option = next((one for one in options if one["final"] not in seen), options[0])
            asked = value == "always" or (value == "final" and option["final"])
            before = len(ana.moves)
            ana.page.locator(f".opt[data-option='{option['action']}']").click()
            ana.page.evaluate("0")
            if asked:
                assert len(ana.moves) == before
                expect(ana.page.locator("#chosen")).not_to_be_empty()
                ana.page.locator(".choices .confirm").click()
                ana.page.evaluate("0")
            assert len(ana.moves) == before + 1
            seen.add(option["final"])
        if seen == {True, False}:
            return
    raise AssertionError(f"no choice of both kinds came up: {seen}")
