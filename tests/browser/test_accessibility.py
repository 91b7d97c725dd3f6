"""axe-core finds nothing serious on any page, light or dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # publishes no types
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import BOT, FRIEND, GAMES, ME, Person
from tests.browser.words import say

pytestmark = pytest.mark.slow
SERIOUS = ("serious", "critical")
SETTLED = "Promise.all(document.getAnimations().filter(one => one instanceof CSSTransition).map(one => one.finished))"
SCHEMES = ("light", "dark")


def assert_accessible(person: Person, where: str) -> None:
    person.page.evaluate(SETTLED)
    found = Axe().run(person.page).response["violations"]
    serious = [f"{one['id']} ({one['impact']}) {one['help']}:" + "".join(
        f"\n    {node['html'][:160]}\n      {' '.join(node['failureSummary'].split())[:240]}" for node in one["nodes"][:6])
        for one in found if one["impact"] in SERIOUS]
    assert not serious, f"{where}:\n" + "\n".join(serious)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_lobby_settings_rules_and_invitations_are_accessible(arrive: Arrive, scheme: str) -> None:
    ana, guest = arrive("Ana", color_scheme=scheme), arrive("Bruno", color_scheme=scheme)
    ana.new_table("gunsmoke", open=True)
    waiting = ana.new_table("gunrunners", ME, FRIEND, open=True)
    page = ana.open("/")
    expect(page.locator(".my-games")).to_be_visible()
    assert_accessible(ana, "lobby")
    page.get_by_role("button", name=say("prefs-title")).click()
    expect(page.locator("dialog.settings")).to_be_visible()
    assert_accessible(ana, "settings")
    page.goto(f"/t/{waiting}")
    expect(page.locator("#waiting-title")).to_be_visible()
    assert_accessible(ana, "waiting room")
    guest.open(f"/j/{ana.snapshot(waiting)['invite']}")
    expect(guest.page.get_by_role("button", name=say("join-now"))).to_be_visible()
    assert_accessible(guest, "invitation")
    guest.open("/")
    expect(guest.page.get_by_role("button", name=say("lobby-join")).first).to_be_visible()
    assert_accessible(guest, "lobby with open tables")
    for game in GAMES if scheme == "light" else GAMES[:1]:
        guest.open(f"/rules/{game}")
        expect(guest.page.locator(".ruling").first).to_be_visible()
        assert_accessible(guest, f"rules of {game}")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_accessible(arrive: Arrive, game: str, scheme: str) -> None:
    ana = arrive("Ana", color_scheme=scheme)
    ana.sit_at(ana.new_table(game, ME, BOT, BOT))
    for number in range(2):
        assert ana.ready() == "choose"
        assert_accessible(ana, f"{game}, choice {number}: {ana.prompt.inner_text()}")
        things = ana.page.locator(".board .can:visible, .hand-frame .can:visible")
        if things.count():
            things.first.click()
            ana.page.evaluate("0")
            if len(ana.moves) == number:
                assert_accessible(ana, f"{game}, something picked")
        if len(ana.moves) == number:
            ana.page.keyboard.press("Escape")
            ana.play(ana.options.first)


@pytest.mark.parametrize(("game", "scheme"), [("gunrunners", "light"), ("gunrunners", "dark"), ("gunslingers", "dark"),
                                              ("gunsmoke", "light")])
def test_result_replay_and_proof_are_accessible(arrive: Arrive, game: str, scheme: str) -> None:
    ana = arrive("Ana", color_scheme=scheme)
    table = ana.finished_table(game)
    expect(ana.page.locator("dialog.over-window")).to_be_visible()
    assert_accessible(ana, "result")
    page = ana.open(f"/t/{table}?move=6")
    expect(page.locator("#scrubber")).to_be_visible()
    assert_accessible(ana, "replay")
    page.get_by_role("button", name=say("replay-proof")).click()
    expect(page.locator(".proof-verdict.is-right")).to_be_visible()
    assert_accessible(ana, "proof")


def test_curtain_and_chat_are_accessible(ana: Person) -> None:
    ana.sit_at(ana.new_table("gunrunners", ME, ME))
    ana.page.locator(".curtain .btn.primary, #tab-chat").first.click()
    if ana.ready() == "choose":
        ana.page.get_by_role("tab", name=say("tab-chat")).click()
        assert_accessible(ana, "chat")
    while ana.ready() == "choose":
        ana.play(ana.options.first)
    assert_accessible(ana, "curtain")
