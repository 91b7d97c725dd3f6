"""Everything without a mouse: from the lobby into a game, and through its choices."""

import re

from playwright.sync_api import Page, expect

from tests.browser.people import GAMES, Person
from tests.browser.words import say

MANY = 150                             # tabs: more than any page of ours has stops


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there, and sees that it can be seen."""
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"{MANY} tabs do not lead to {selector}")


def test_a_game_is_started_from_the_lobby_and_played_by_keyboard_alone(ana: Person) -> None:
    page = ana.open("/")
    ana.set(confirm="always")
    expect(page.locator(".new .games")).to_be_visible()
    tab_to(page, "input[name=game]")
    page.keyboard.press("ArrowDown")
    expect(page.locator("input[name=game][value=gunslingers]")).to_be_checked()
    tab_to(page, ".go button")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))

    for number, choose in enumerate((by_number, by_arrows, on_the_board, by_tab, by_number)):
        assert ana.ready() == "choose"
        choose(page)
        expect(page.locator("#chosen")).not_to_be_empty()
        page.keyboard.press("Enter")               # confirms, wherever the focus is among the choices
        page.wait_for_function("() => !document.querySelector('#chosen')?.textContent")
        assert len(ana.moves) == number + 1


def by_number(page: Page) -> None:
    page.keyboard.press("1")


def by_arrows(page: Page) -> None:
    page.keyboard.press("ArrowDown")
    expect(page.locator(".choices .opt").first).to_be_focused()
    page.keyboard.press("Enter")


def by_tab(page: Page) -> None:
    tab_to(page, ".choices .opt")
    page.keyboard.press("Space")


def on_the_board(page: Page) -> None:
    """Picks a thing there, and one of the choices that speak of it."""
    if page.locator(".board .can, .hand-frame .can").count():
        tab_to(page, ".board .can, .hand-frame .can")
        page.keyboard.press("Enter")
        expect(page.locator(".table .is-chosen").first).to_be_visible()
    if not page.locator("#chosen").inner_text():
        by_tab(page)
    else:
        tab_to(page, ".choices .confirm")


def test_every_highlighted_thing_can_be_reached_and_has_a_name(ana: Person) -> None:
    for game in GAMES:
        ana.sit_at(ana.new_table(game))
        assert ana.ready() == "choose"
        nameless = ana.page.evaluate("""() => [...document.querySelectorAll(".table .can")]
            .filter((thing) => thing.tabIndex !== 0 || thing.getAttribute("role") !== "button" || !thing.getAttribute("aria-label"))
            .map((thing) => thing.outerHTML.slice(0, 150))""")
        assert not nameless, game


def test_the_keys_of_a_table_open_log_chat_and_help_and_escape_closes_them(ana: Person) -> None:
    ana.sit_at(ana.new_table("gunrunners"))
    assert ana.ready() == "choose"
    page = ana.page
    page.keyboard.press("c")
    expect(page.locator("#say")).to_be_focused()
    page.keyboard.type("u1?")                      # keys are letters to who writes
    expect(page.locator("#say")).to_have_value("u1?")
    page.locator("body").press("Escape")
    page.locator(".log-pane, .chat-pane").first.focus()
    page.keyboard.press("l")
    expect(page.locator(".log-pane")).to_be_focused()
    page.keyboard.press("?")
    help_of_keys = page.get_by_role("dialog", name=say("keys-title"))
    expect(help_of_keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_of_keys).to_have_count(0)
    assert not ana.moves


def test_a_dialog_keeps_the_focus_and_gives_it_back(ana: Person) -> None:
    page = ana.open("/")
    opener = page.get_by_role("button", name=say("prefs-title"))
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog.settings")
    expect(dialog).to_be_visible()
    for _ in range(25):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || Boolean(document.activeElement.closest('dialog'))")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
