"""The browser's notification of one's turn: for who looks elsewhere, and has asked for it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.conftest import WHOLE, Arrive, launched
from tests.browser.people import BOT, FRIEND, ME
from tests.browser.words import say

# The browser does what it always does; we only take notes.
NOTES = """window.noted = [];
window.Notification = class extends Notification {
  constructor(title, more) { super(title, more); window.noted.push({ title, body: more.body }); }
};"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can notify."""
    with launched(playwright, *WHOLE) as started:
        yield started


@pytest.mark.parametrize("wanted", [True, False])
def test_who_looks_elsewhere_is_notified_of_the_turn_if_wanted(arrive: Arrive, wanted: bool) -> None:
    ana, bruno = arrive("Ana"), arrive("Bruno")
    ana.context.grant_permissions(["notifications"])
    ana.page.add_init_script(NOTES)
    table = ana.new_table("gunrunners", ME, FRIEND, BOT)
    bruno.join(table, ana)
    ana.open("/")
    ana.set(notifications=wanted)
    bruno.sit_at(table)
    ana.sit_at(table)
    while ana.snapshot(table)["decision"]["seat"] == 0:
        ana.ready()
        ana.play(ana.options.first)
        ana.page.wait_for_function("() => document.querySelector('#choices').getAttribute('aria-busy') !== 'true'")
    before = len(ana.page.evaluate("window.noted"))
    ana.page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    while ana.snapshot(table)["decision"]["seat"] != 0:
        if ana.snapshot(table)["decision"]["seat"] == 1 and bruno.ready() == "choose":
            bruno.play(bruno.options.first)
    expect(ana.page).to_have_title(say("title-your-turn", game="Gunrunners"))
    notes = ana.page.evaluate("window.noted")[before:]
    assert [note["title"] for note in notes] == ([say("title-your-turn", game="Gunrunners")] if wanted else [])
    assert all(note["body"] for note in notes)
