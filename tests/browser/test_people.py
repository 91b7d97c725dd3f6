"""Several people at one table: by invitation, watching, talking, leaving and coming back, and once more."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import BOT, FRIEND, GAMES, ME
from tests.browser.words import say

IDLE = "() => document.querySelector('#choices')?.getAttribute('aria-busy') !== 'true'"
SETTLED = "() => document.querySelector('.over-actions') || document.querySelector('.choices .opt')"      # bots do not stop before


@pytest.mark.slow
def test_two_browsers_play_each_other_by_invitation(arrive: Arrive) -> None:
    chance = random.Random(21)
    print("seed 21")
    ana, bruno = arrive("Ana"), arrive("Bruno")
    page = ana.open("/")
    page.locator("label.game:has(input[value=gunslingers])").click()
    page.get_by_label(say("lobby-seat-name", colour=say("colour-red"))).fill("Ana")
    page.get_by_role("radio", name=say("lobby-who-friends")).check()
    page.get_by_role("group", name=say("lobby-players"), exact=True).get_by_role("radio", name="2").check()
    page.locator(".variants summary").click()
    limit = page.get_by_label(say("lobby-setting-round-limit"))
    limit.fill("2")
    limit.press("Tab")
    page.get_by_role("button", name=re.compile(say("lobby-start", game="Gunslingers"))).click()
    made = page.get_by_role("dialog", name=say("lobby-created"))
    link = made.get_by_label(say("lobby-invite-link")).input_value()
    assert "/j/" in link
    made.get_by_role("link", name=say("lobby-to-table")).click()
    expect(page.locator("#waiting-title")).to_have_text(say("waiting-title", count=1))

    bruno.open(link)
    name = bruno.page.get_by_label(say("you-name"))
    name.fill("Bruno")
    name.press("Tab")
    bruno.page.get_by_role("button", name=say("join-now")).click()
    for one in (ana, bruno):
        expect(one.page.locator(".table .board")).to_be_visible()
    expect(ana.page.locator(".seat", has_text="Bruno")).to_be_visible()
    table = page.url.rpartition("/")[2]

    made_by: dict[str, int] = {"Ana": 0, "Bruno": 0}
    for _ in range(100):
        now = ana.snapshot(table)
        if now["status"] == "over":
            break
        one, other = (ana, bruno) if now["decision"]["seat"] == 0 else (bruno, ana)
        assert one.ready() == "choose"
        expect(other.options).to_have_count(0)
        one.play_listed(chance)
        one.page.wait_for_function(IDLE)
        made_by[one.name] += 1
    assert min(made_by.values()) > 0
    for one in (ana, bruno):
        expect(one.page.locator("dialog.over-window")).to_be_visible()
    won = [one["seat"] for one in ana.snapshot(table)["outcome"]["results"] if one["rank"] == 1]
    for seat, one in enumerate((ana, bruno)):
        headline = (say("end-won-together", winners="Ana and Bruno") if len(won) > 1
                    else say("end-you-won") if seat in won else say("end-won", winner=("Ana", "Bruno")[won[0]]))
        expect(one.page.locator("#end-headline")).to_have_text(headline)


def test_what_one_says_arrives_in_the_other_browser(arrive: Arrive) -> None:
    ana, bruno = arrive("Ana"), arrive("Bruno")
    table = ana.new_table("gunrunners", ME, FRIEND)
    bruno.join(table, ana)
    for one in (ana, bruno):
        one.sit_at(table)
    bruno.page.get_by_role("tab", name=say("tab-chat")).click()
    bruno.page.get_by_label(say("chat-write")).fill("The <b>docks</b> at midnight?")
    bruno.page.get_by_role("button", name=say("chat-send")).click()
    expect(ana.page.get_by_role("tab", name=say("tab-chat")).locator(".badge")).to_have_text("1")
    ana.page.get_by_role("tab", name=say("tab-chat")).click()
    for one in (ana, bruno):
        message = one.page.locator(".message-line")
        expect(message).to_contain_text("The <b>docks</b> at midnight?")
        expect(message).to_contain_text("Bruno")
    expect(bruno.page.get_by_label(say("chat-write"))).to_have_value("")


def test_the_title_of_the_tab_says_whose_turn_it_is(arrive: Arrive) -> None:
    ana, bruno = arrive("Ana"), arrive("Bruno")
    table = ana.new_table("gunrunners", ME, FRIEND)
    bruno.join(table, ana)
    for one in (ana, bruno):
        one.sit_at(table)
    own, others = say("title-your-turn", game="Gunrunners"), say("title-table", game="Gunrunners")
    first, second = (ana, bruno) if ana.snapshot(table)["decision"]["seat"] == 0 else (bruno, ana)
    expect(first.page).to_have_title(own)
    expect(second.page).to_have_title(others)
    first.ready()
    first.play(first.options.first)
    expect(second.page).to_have_title(own)
    expect(first.page).to_have_title(others)
    lobby = second.new_page()
    lobby.goto("/")
    expect(lobby).to_have_title(say("lobby-your-turn-title", count=1))
    expect(lobby.locator(".my-games .stamp")).to_have_text(say("lobby-your-turn"))


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_hand_and_can_choose_nothing(arrive: Arrive, game: str) -> None:
    ana, olga = arrive("Ana"), arrive("Olga")
    table = ana.new_table(game, ME, BOT, open=True)
    ana.sit_at(table)
    assert ana.ready() == "choose"
    ana.play(ana.options.first)
    ana.ready()
    expect(ana.hand).to_be_visible()
    lobby = olga.open("/")
    named = say("lobby-watch-what", game=say("game-name", of=game), names=".*Ana.*")
    lobby.get_by_role("link", name=re.compile(named)).first.click()
    olga.sit_at(table)
    expect(olga.prompt).to_contain_text(re.compile(re.escape(say("choices-watch", name="§")).replace("§", ".*")))
    expect(olga.hand).to_have_count(0)
    expect(olga.page.locator(".hand-frame [data-mark], .can, .opt")).to_have_count(0)
    assert all(player["hand"] is None for player in olga.snapshot(table)["view"]["players"])


@pytest.mark.slow
@pytest.mark.parametrize("bots_played", [False, True], ids=["who_played", "for_whom_bots_played"])
def test_after_the_game_both_go_to_the_same_rematch_and_play_it_themselves(arrive: Arrive, bots_played: bool) -> None:
    chance = random.Random(22)
    print("seed 22")
    ana, bruno = here = arrive("Ana"), arrive("Bruno")
    table = ana.new_table("gunslingers", ME, FRIEND, settings={"round_limit": 1})
    bruno.join(table, ana)
    for one in here:
        one.sit_at(table)
    while (now := ana.snapshot(table))["status"] == "playing":
        seat = now["decision"]["seat"]
        one = here[seat]
        one.ready_when("choose")
        if bots_played:
            one.tell(f"/api/tables/{table}/seats/{seat}/bot", bot="random", version=now["version"])
            here[1 - seat].page.wait_for_function(SETTLED)
        else:
            one.play_listed(chance)
            one.page.wait_for_function(IDLE)
    for one in here:
        one.ready_when("over")
    ana.page.locator("dialog.over-window").get_by_role("button", name=say("end-rematch")).click()
    expect(ana.page).not_to_have_url(re.compile(table))
    again = ana.page.url.rpartition("/")[2]
    expect(ana.page.locator(".table .board")).to_be_visible()
    bruno.page.locator("dialog.over-window").get_by_role("link", name=say("end-rematch-there")).click()
    expect(bruno.page).to_have_url(re.compile(again))
    expect(bruno.page.locator(".table .board")).to_be_visible()
    now = ana.snapshot(again)
    assert (now["game"], now["settings"]["round_limit"], now["status"]) == ("gunslingers", 1, "playing")
    assert [(seat["name"], seat["kind"]) for seat in now["seats"]] == [("Ana", "person"), ("Bruno", "person")]


def test_a_one_time_link_carries_the_seats_to_another_device_once(arrive: Arrive) -> None:
    ana, phone, thief = arrive("Ana"), arrive("Ana’s phone"), arrive("Thief")
    table = ana.new_table("gunrunners", ME, BOT)
    page = ana.open("/")
    page.get_by_role("button", name=say("you-open", name="Ana")).click()
    page.get_by_role("button", name=say("you-carry-make")).click()
    link = page.get_by_label(say("you-carry-link")).input_value()

    phone.open(link)
    phone.page.get_by_role("button", name=say("carry-now")).click()
    expect(phone.page.locator(".my-games")).to_contain_text("Gunrunners")
    phone.sit_at(table)
    assert phone.ready() == "choose"
    phone.play(phone.options.first)
    assert phone.snapshot(table)["mine"] == [0]

    thief.forgiven.append(r"status of 4\d\d")
    thief.open(link)
    thief.page.get_by_role("button", name=say("carry-now")).click()
    expect(thief.page.get_by_role("heading", name=say("carry-failed"))).to_be_visible()
    assert thief.snapshot(table)["mine"] == []


def test_an_invitation_says_who_invites_and_every_picture_can_be_chosen(arrive: Arrive) -> None:
    ana, bruno = arrive("Ana"), arrive("Bruno")
    table = ana.new_table("gunrunners", ME, FRIEND)
    page = bruno.open(f"/j/{ana.snapshot(table)['invite']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("join-title", host="Ana", game="Gunrunners"))
    faces = page.locator(".faces input")
    for face in filter(lambda one: not one.is_checked(), faces.all()):
        with page.expect_response("**/api/me") as answer:
            face.check(force=True)
        assert answer.value.ok, answer.value.text()
    assert bruno.ask("/api/me")["avatar"] == faces.last.get_attribute("value")
