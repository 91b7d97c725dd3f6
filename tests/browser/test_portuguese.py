"""In Portuguese no English sentence is left, and the language can be changed in the middle of a game."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import BOT, FRIEND, GAMES, ME, Person
from tests.browser.words import is_english, only_in, say

# All that is seen or read out, but for what is marked as being in another language and for what people wrote.
READ = """() => {
  const parts = [];
  const foreign = `[lang]:not(html):not([lang="${document.documentElement.lang}"])`;
  const skipped = (element) => element.closest(`script, style, .messages, ${foreign}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (text && !skipped(walker.currentNode.parentElement)) parts.push(text);
  }
  for (const element of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]"))
    if (!skipped(element)) for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      if (element.getAttribute(name)) parts.push(element.getAttribute(name));
  return [document.title, ...parts].map((part) => part.replace(/\\s+/g, " "));
}"""


# A text that is missing is shown by its name.
NAMES_OF_TEXTS = ("lobby-", "prefs-", "event-", "prompt-", "action-", "runners-", "western-", "replay-", "card-", "end-")


def assert_all_in(lang: str, page: Page, where: str, game: str = "gunrunners") -> None:
    parts = page.evaluate(READ)
    assert len(parts) > 5
    wrong = only_in("en" if lang == "pt-BR" else "pt-BR", game)
    found = sorted({part for part in parts if any(text in part for text in wrong)})
    if lang == "pt-BR":
        found += sorted({part for part in parts if is_english(part, game)} - set(found))
    assert not found, f"{where}: {found}"
    unknown = [part for part in parts if part.startswith(NAMES_OF_TEXTS)]
    assert not unknown, f"{where}: {unknown}"


@pytest.fixture
def carla(arrive: Arrive) -> Person:
    return arrive("Carla", locale="pt-BR")


def test_lobby_settings_and_invitations_are_in_portuguese(carla: Person, arrive: Arrive) -> None:
    table = carla.new_table("gunrunners", ME, FRIEND, open=True)
    carla.new_table("gunsmoke")
    page = carla.open("/")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    expect(page.locator(".my-games")).to_be_visible()
    for game in GAMES:
        page.locator(f"label.game:has(input[value={game}])").click()
        expect(page.locator(".go .btn")).to_contain_text(say("game-name", of=game))
        for preset in ("friends", "screen", "bots"):
            page.get_by_role("radio", name=say(f"lobby-who-{preset}", "pt-BR")).check()
            assert_all_in("pt-BR", page, f"lobby, {game}, {preset}", game)
    page.get_by_role("button", name=say("prefs-title", "pt-BR")).click()
    assert_all_in("pt-BR", page, "settings")
    page.keyboard.press("Escape")
    page.locator(".you").click()
    page.get_by_role("button", name=say("you-carry-make", "pt-BR")).click()
    assert_all_in("pt-BR", page, "name and other device")
    page.goto(f"/t/{table}")
    expect(page.locator("#waiting-title")).to_be_visible()
    assert_all_in("pt-BR", page, "waiting room")
    diego = arrive("Diego", locale="pt-BR")
    diego.open(f"/j/{carla.snapshot(table)['invite']}")
    expect(diego.page.get_by_role("button", name=say("join-now", "pt-BR"))).to_be_visible()
    assert_all_in("pt-BR", diego.page, "invitation")
    diego.open("/rules/gunsmoke")
    expect(diego.page.locator(".ruling").first).to_be_visible()
    assert_all_in("pt-BR", diego.page, "rules", "gunsmoke")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_its_log_result_replay_and_proof_is_in_portuguese(carla: Person, game: str) -> None:
    chance = random.Random(51)
    print("seed 51")
    table = carla.new_table(game, ME, BOT, BOT)
    carla.sit_at(table)
    for number in range(12):
        if carla.ready() != "choose":
            break
        carla.page.locator(".prompt-line [aria-controls=explain]").click()
        assert_all_in("pt-BR", carla.page, f"choice {number}", game)
        carla.play_listed(chance)
    if carla.ready() == "choose":
        carla.tell(f"/api/tables/{table}/seats/0/bot", bot="random", version=carla.snapshot(table)["version"])
    carla.ready_when("over")
    page = carla.page
    expect(page.locator("dialog.over-window")).to_be_visible()
    assert_all_in("pt-BR", page, "result", game)
    page.keyboard.press("Escape")
    earlier = page.locator(".log-pane > button")
    if earlier.count():
        earlier.click()
    assert_all_in("pt-BR", page, "log", game)
    page.goto(f"/t/{table}?move=4&as=open")
    expect(page.locator("#scrubber")).to_be_visible()
    assert_all_in("pt-BR", page, "replay", game)
    page.get_by_role("button", name=say("replay-continue", "pt-BR")).click()
    assert_all_in("pt-BR", page, "going on from a moment", game)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("replay-proof", "pt-BR")).click()
    expect(page.locator(".proof-verdict.is-right")).to_be_visible()
    assert_all_in("pt-BR", page, "proof", game)


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_everything_at_once_in_the_middle_of_a_game(ana: Person, game: str) -> None:
    chance = random.Random(52)
    print("seed 52")
    ana.sit_at(ana.new_table(game, ME, BOT))
    ana.play_on(chance, most=3)
    assert ana.ready() == "choose"
    page = ana.page
    offered = ana.offered()
    for lang in ("pt-BR", "en", "pt-BR"):
        page.locator(f".topbar button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page).to_have_title(say("title-your-turn", lang, game=say("game-name", lang, of=game)))
        assert_all_in(lang, page, f"after changing to {lang}", game)
        assert ana.offered() == offered
    ana.play_listed(chance)
    ana.ready()
    assert_all_in("pt-BR", page, "after the next choice", game)


def test_the_server_refuses_in_portuguese_too(carla: Person) -> None:
    carla.forgiven.append("status of 404")
    page = carla.open("/t/nowhere")
    expect(page.locator("main h1")).to_be_visible()
    assert_all_in("pt-BR", page, "no such table")


def test_dates_and_numbers_follow_the_language(arrive: Arrive) -> None:
    page = arrive("Carla", locale="pt-BR").open("/")
    page.locator("label.game:has(input[value=gunsmoke])").click()
    page.get_by_role("radio", name=say("lobby-who-solo", "pt-BR")).check()
    note = page.locator(".switch small")
    expect(note).to_contain_text(re.compile(r"^\d+ de [a-zç]+ de \d{4}:"))
    page.locator(".topbar button[lang=en]").click()
    expect(note).to_contain_text(re.compile(r"^[A-Z][a-z]+ \d+, \d{4}:"))
