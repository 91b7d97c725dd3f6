"""Several players at one screen: a curtain between them, and nothing behind it."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import GAMES, ME, Person
from tests.browser.words import say


def test_the_lobby_seats_several_players_at_this_screen(ana: Person) -> None:
    page = ana.open("/")
    page.get_by_role("radio", name=say("lobby-who-screen")).check()
    page.get_by_role("group", name=say("lobby-players"), exact=True).get_by_role("radio", name="3").check()
    page.get_by_label(say("lobby-seat-name", colour=say("colour-blue"))).fill("Bruno")
    page.get_by_label(say("lobby-seat-name", colour=say("colour-yellow"))).fill("Célia")
    page.get_by_role("button", name=say("lobby-start", game="Gunrunners")).click()
    assert ana.ready() in ("choose", "curtain")
    now = ana.snapshot(page.url.rpartition("/")[2])
    assert now["mine"] == [0, 1, 2]
    assert [seat["name"] for seat in now["seats"]][1:] == ["Bruno", "Célia"]


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_hides_the_hand_of_the_one_before_until_the_next_lifts_it(ana: Person, game: str) -> None:
    table = ana.new_table(game, {**ME, "name": "Ana"}, {**ME, "name": "Bruno"})
    ana.sit_at(table)
    if ana.ready() == "curtain":
        ana.page.locator(".curtain .btn.primary").click()
    handed, lifted = 0, set()
    for _ in range(30):
        if ana.ready() == "choose":
            expect(ana.hand).to_be_visible()
            lifted.add(ana.page.locator(".seat.is-me .who").inner_text())
            ana.play(ana.options.last)
            continue
        now = ana.snapshot(table)
        name = now["seats"][now["decision"]["seat"]]["name"]
        assert ana.page.locator("#curtain-title").inner_text() == say("curtain-pass", name=name)
        expect(ana.hand).to_have_count(0)
        expect(ana.page.locator(".table, .board, .hand-frame, [data-mark], [data-move], [data-option]")).to_have_count(0)
        assert not [card for card in hands(ana, table, game) if card in ana.page.locator("body").inner_text()]
        handed += 1
        if handed == 3:
            break
        ana.page.get_by_role("button", name=say("curtain-lift", name=name)).click()
        assert ana.ready() == "choose"
        expect(ana.page.locator(".seat.is-me .who")).to_have_text(name)
    assert handed == 3
    assert lifted == {"Ana", "Bruno"}


def hands(person: Person, table: str, game: str) -> set[str]:
    """The names of all cards that anybody at this screen holds."""
    printed = person.ask(f"/api/tables/{table}/printed")
    found = set()
    for seat in (0, 1):
        for card in person.ask(f"/api/tables/{table}?as={seat}")["view"]["players"][seat]["hand"]:
            found.add(say(f"agent-{card}", of=game) if game == "gunrunners" else say(f"card-{printed[card]['name']}", of=game))
    return found
