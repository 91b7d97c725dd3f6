"""Lost connections and a killed server: everything that was acknowledged is there, and the page comes back by itself."""

import random
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import BOT, FRIEND, ME, Person
from tests.browser.words import say
from tests.server.running import Server

pytestmark = pytest.mark.slow          # each starts a server
LONG_AWAY = 300                        # seconds: longer than a seat is kept for somebody who left
CUT_OFF = r"ERR_(CONNECTION|INCOMPLETE|EMPTY|INTERNET|NETWORK)"     # what a browser says when a server goes away


@pytest.fixture
def server(own_server: Server) -> Server:
    """One that may be killed."""
    return own_server


def test_the_page_reconnects_by_itself_after_the_server_was_killed_and_the_game_goes_on(server: Server, ana: Person) -> None:
    ana.forgiven.append(CUT_OFF)
    chance = random.Random(32)
    print("seed 32")
    table = ana.new_table("gunrunners", ME, BOT, BOT)
    ana.sit_at(table)
    for _ in range(2):
        ana.play_on(chance, most=2)
        assert ana.ready() == "choose"
        before, offered = ana.snapshot(table), ana.offered()
        server.kill()
        expect(ana.page.locator(".notice")).to_have_text(say("table-reconnecting"))
        server.start()
        expect(ana.page.locator(".notice")).to_have_count(0)
        assert ana.ready() == "choose"
        assert ana.offered() == offered
        assert ana.snapshot(table)["version"] == before["version"]
    ana.play_on(chance, most=2)
    ana.ready()
    assert ana.snapshot(table)["version"] > before["version"]


def test_a_choice_made_while_the_server_is_down_gets_a_sentence_and_can_be_made_again(server: Server, ana: Person) -> None:
    ana.forgiven.append(CUT_OFF)
    table = ana.new_table("gunrunners")
    ana.sit_at(table)
    assert ana.ready() == "choose"
    before = ana.snapshot(table)["version"]
    server.kill()
    expect(ana.page.locator(".notice")).to_be_visible()
    ana.play(ana.options.first)
    expect(ana.page.locator(".refusal")).to_contain_text(say("shell-offline"))
    server.start()
    expect(ana.page.locator(".notice")).to_have_count(0)
    assert ana.snapshot(table)["version"] == before
    ana.page.locator(".choices .confirm").click()  # it is still chosen
    expect(ana.page.locator(".refusal")).to_have_count(0)
    ana.ready()
    assert ana.snapshot(table)["version"] > before


def test_a_seat_whose_player_has_left_is_given_to_a_bot_and_taken_back(server: Server, arrive: Arrive) -> None:
    ana, bruno = arrive("Ana"), arrive("Bruno")
    for one in (ana, bruno):
        one.forgiven.append(CUT_OFF)
    table = ana.new_table("gunrunners", ME, FRIEND)
    bruno.join(table, ana)
    ana.sit_at(table)
    if ana.snapshot(table)["decision"]["seat"] == 0:
        ana.ready()
        ana.play(ana.options.first)
    expect(ana.page.locator(".seat[data-seat-word=blue]")).to_have_attribute("aria-current", "true")

    server.kill()                              # nobody remembers when Bruno was here: the last move is what counts
    with sqlite3.connect(server.folder / "gunmetal.sqlite") as store:
        store.execute("UPDATE entries SET at = at - ?", (LONG_AWAY,))
    server.start()
    expect(ana.page.locator(".notice")).to_have_count(0)
    strip = ana.page.locator(".seat[data-seat-word=blue]")
    strip.get_by_role("button", name=say("seat-give-to-bot")).click()
    ana.page.get_by_role("dialog", name=say("give-title", name="Bruno")).get_by_role("button", name=say("bot-level-rookie")).click()
    expect(strip).to_contain_text(say("bot-level-rookie"))
    assert ana.ready() == "choose"                 # the bot has decided what Bruno left

    bruno.sit_at(table)
    own = bruno.page.locator(".seat[data-seat-word=blue]")
    own.get_by_role("button", name=say("seat-take-back")).click()
    expect(own.get_by_role("button", name=say("seat-take-back"))).to_have_count(0)
    expect(strip).not_to_contain_text(say("bot-level-rookie"))
    assert [seat["kind"] for seat in ana.snapshot(table)["seats"]] == ["person", "person"]
