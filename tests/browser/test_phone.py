"""At a width of 360 pixels nothing has to be scrolled sideways, and everything can be played by touch."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import BOT, FRIEND, GAMES, ME, Person
from tests.browser.words import say

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# How wide the page is, and what sticks out to the right or left without a box of its own that scrolls.
SIDEWAYS = """() => {
  const width = document.documentElement.clientWidth;
  const scrolls = (element) => { for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true; return false; };
  const out = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right, width: wide, height } = element.getBoundingClientRect();
    const isSeen = wide > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    return isSeen && (right > width + 1 || left < -1) && !scrolls(element);
  });
  return { screen: screen.width, width, page: document.documentElement.scrollWidth,
           out: out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)) };
}"""


def fits(page: Page) -> None:
    found = page.evaluate(SIDEWAYS)
    assert found["width"] == 360, found
    assert found["page"] <= 360, found
    assert not found["out"], found


@pytest.fixture
def phone(arrive: Arrive) -> Person:
    return arrive("Ana", **PHONE)


def test_the_lobby_fits(phone: Person) -> None:
    phone.new_table("gunrunners")
    phone.new_table("gunsmoke")
    page = phone.open("/")
    expect(page.locator(".my-games")).to_be_visible()
    for game in GAMES:
        page.locator(f"label.game:has(input[value={game}])").tap()
        expect(page.locator(".go .btn")).to_contain_text(say("game-name", of=game))
        if game != "gunrunners":
            page.locator(".variants summary").tap()
        fits(page)
    page.get_by_role("button", name=say("prefs-title")).tap()
    expect(page.locator("dialog.settings")).to_be_visible()
    fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_while_it_is_played_by_touch(phone: Person, game: str) -> None:
    chance = random.Random(41)
    print("seed 41")
    players = {"gunrunners": 5, "gunslingers": 4, "gunsmoke": 4}[game]
    table = phone.new_table(game, ME, *[BOT] * (players - 1))
    phone.sit_at(table)
    for _ in range(3):
        assert phone.ready() == "choose"
        fits(phone.page)
        unfold = phone.page.locator(".unfold[aria-expanded=false]")
        if unfold.count():
            unfold.tap()
            fits(phone.page)
        phone.play_listed(chance)
    phone.ready()
    phone.page.locator(".side-button").tap()
    expect(phone.page.get_by_role("dialog", name=say("side-title"))).to_be_visible()
    fits(phone.page)


def test_a_phone_chooses_by_touching_the_board(phone: Person) -> None:
    chance = random.Random(42)
    print("seed 42")
    phone.sit_at(phone.new_table("gunrunners"))
    made = [phone.play_on_board(chance) for _ in range(4) if phone.ready() == "choose"]
    assert len(list(filter(None, made))) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_result_and_replay_fit(phone: Person, game: str) -> None:
    table = phone.finished_table(game, players=3)
    expect(phone.page.locator("dialog.over-window")).to_be_visible()
    fits(phone.page)
    page = phone.open(f"/t/{table}?move=5")
    expect(page.locator("#scrubber")).to_be_visible()
    fits(page)
    page.get_by_role("button", name=say("replay-log"), exact=True).tap()
    expect(page.locator(".step-list")).to_be_visible()
    fits(page)


def test_rules_invitation_waiting_room_and_curtain_fit(phone: Person, arrive: Arrive) -> None:
    for game in GAMES:
        page = phone.open(f"/rules/{game}")
        expect(page.locator(".ruling").first).to_be_visible()
        fits(page)
    table = phone.new_table("gunrunners", ME, FRIEND, FRIEND)
    page = phone.open(f"/t/{table}")
    expect(page.locator("#waiting-title")).to_be_visible()
    fits(page)
    guest = arrive("Bruno", **PHONE)
    guest.open(f"/j/{phone.snapshot(table)['invite']}")
    expect(guest.page.get_by_role("button", name=say("join-now"))).to_be_visible()
    fits(guest.page)
    phone.sit_at(phone.new_table("gunrunners", ME, {**ME, "name": "Wilhelmina Featherstone"}))
    while phone.ready() == "choose":
        phone.play(phone.options.first)
    fits(phone.page)
