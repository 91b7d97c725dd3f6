"""A choice can be taken back until something hidden or random has come out."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, ME, Person
from tests.browser.words import say

BY: dict[str, Callable[[Person], None]] = {
    "button": lambda person: person.page.get_by_role("button", name=say("undo")).click(),
    "key": lambda person: person.page.keyboard.press("u"),
}


def after_something_that_can_be_taken_back(ana: Person, game: str) -> tuple[Any, str]:
    """Plays until the last choice can be undone: the table and the prompt before it."""
    for _ in range(3):                             # games; chance may bring nothing of the kind in one
        table = ana.new_table(game, ME, BOT)
        ana.sit_at(table)
        while ana.ready() == "choose":
            now, asked = ana.snapshot(table), ana.prompt.inner_text()
            wanted = min(now["options"], key=lambda option: (option["final"], option["action"] in ("decline", "done")))
            ana.play(ana.page.locator(f".opt[data-option='{wanted['action']}']"))
            if ana.ready() == "choose" and ana.snapshot(table)["may_undo"]:
                return now, asked
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize(("game", "way"), [("gunrunners", "button"), ("gunslingers", "key"), ("gunsmoke", "button")])
def test_undo_takes_the_last_choice_back(ana: Person, game: str, way: str) -> None:
    before, asked = after_something_that_can_be_taken_back(ana, game)
    undo = ana.page.locator(".choices .undo")
    expect(undo).to_be_enabled()
    BY[way](ana)
    expect(ana.prompt).to_have_text(asked)
    assert ana.ready() == "choose"
    now = ana.snapshot(before["table"])
    assert now["version"] > before["version"]      # an undo is an entry of its own
    assert (now["options"], now["view"]) == (before["options"], before["view"])
    ana.play(ana.options.last)
    ana.ready()


def test_what_came_out_cannot_be_taken_back(ana: Person) -> None:
    table = ana.new_table("gunrunners", ME, BOT)
    ana.sit_at(table)
    for _ in range(40):
        assert ana.ready() == "choose"
        final = [option["action"] for option in ana.snapshot(table)["options"] if option["final"]]
        if final:
            break
        ana.play(ana.options.first)
    ana.play(ana.page.locator(f".opt[data-option='{final[0]}']"))
    ana.ready()
    assert not ana.snapshot(table)["may_undo"]
    expect(ana.page.locator(".choices .undo:enabled")).to_have_count(0)
    before = ana.snapshot(table)["version"]
    ana.page.keyboard.press("u")
    ana.page.reload()
    ana.ready()
    assert ana.snapshot(table)["version"] == before
