"""A person plays whole games against bots, from the lobby to the result, by list and on the board."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.words import say

SEEDS = {"gunrunners": 11, "gunslingers": 12, "gunsmoke": 13}
SEATS = {"gunrunners": ("red", "blue"), "gunslingers": ("red", "blue"), "gunsmoke": ("north", "east")}


@pytest.mark.slow
@pytest.mark.parametrize("game", SEEDS)
def test_a_person_plays_a_whole_game_against_a_bot_from_the_lobby_to_the_result(ana: Person, game: str) -> None:
    chance = random.Random(SEEDS[game])
    print("seed", SEEDS[game])
    page = ana.open("/")
    page.locator(f"label.game:has(input[value={game}])").click()
    own, others = (say(f"colour-{word}", of=game) for word in SEATS[game])
    page.get_by_label(say("lobby-seat-name", colour=own)).fill("Ana")
    page.get_by_role("group", name=say("lobby-players"), exact=True).get_by_role("radio", name="2").check()
    page.get_by_label(say("lobby-seat-who", colour=others)).select_option("bot:rookie")
    if game != "gunrunners":
        page.locator(".variants summary").click()
        limit = page.get_by_label(say("lobby-setting-round-limit"))
        limit.fill("3")
        limit.press("Tab")
    page.get_by_role("button", name=re.compile(say("lobby-start", game=".*"))).click()

    expect(page).to_have_url(re.compile("/t/[a-z0-9]+$"))
    table = page.url.rpartition("/")[2]
    listed, on_board = ana.play_on(chance)
    print(f"{listed} choices by list, {on_board} on the board")
    assert listed
    assert on_board

    played = ana.snapshot(table)
    assert (played["game"], played["status"], len(played["seats"])) == (game, "over", 2)
    assert played["seats"][0]["name"] == "Ana"
    result = page.locator("dialog.over-window")
    expect(result).to_be_visible()
    best = min(played["outcome"]["results"], key=lambda one: one["rank"])
    rows = result.locator(".ranking tbody tr")
    expect(rows).to_have_count(2)
    for figure in best["figures"].values():
        expect(rows.first).to_contain_text(str(figure))
    winners = [one["seat"] for one in played["outcome"]["results"] if one["rank"] == 1]
    expect(rows.locator(".wins")).to_have_count(len(winners))
    if winners == [0]:
        expect(result.locator("#end-headline")).to_have_text(say("end-you-won"))
    expect(page).to_have_title(say("title-over", game=say("game-name", of=game)))
