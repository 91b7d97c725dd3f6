"""A reload in the middle of a decision changes nothing."""

import random

import pytest

from tests.browser.people import GAMES, Person


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_mid_decision_offers_the_same_choices_and_loses_nothing(ana: Person, game: str) -> None:
    chance = random.Random(31)
    print("seed 31")
    table = ana.new_table(game)
    ana.sit_at(table)
    ana.play_on(chance, most=3)
    assert ana.ready() == "choose"
    offered, asked, log = ana.offered(), ana.prompt.inner_text(), ana.page.locator(".log-pane .entry").all_inner_texts()
    ana.page.reload()
    assert ana.ready() == "choose"
    assert ana.offered() == offered
    assert ana.prompt.inner_text() == asked
    assert ana.page.locator(".log-pane .entry").all_inner_texts() == log
    ana.play_listed(chance)
    ana.ready()
