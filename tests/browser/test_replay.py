"""After the game: the replay, its links, the log and the proof of chance, and how to go on from a moment."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import GAMES, Person
from tests.browser.words import say

VERIFY = (sys.executable, "-m", "gunmetal", "verify")


def shown(page: Page) -> int:
    """How many steps have been played in what is shown."""
    told = page.locator(".happened .step-who .num").inner_text()
    return int(re.findall(r"\d+", told)[0])


def at_step(page: Page, number: int, count: int) -> None:
    expect(page.locator(".happened .step-who .num")).to_have_text(say("replay-step-of", number=number, count=count))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_scrubbed_step_by_step_and_its_link_opens_at_the_exact_move(arrive: Arrive, game: str) -> None:
    ana, olga = arrive("Ana"), arrive("Olga")
    table = ana.finished_table(game)
    count = ana.ask(f"/api/tables/{table}/steps")["moves"]
    ana.page.locator("dialog.over-window").get_by_role("link", name=say("end-replay")).click()
    page = ana.page
    at_step(page, 1, count)
    page.get_by_role("button", name=say("replay-forward")).click()
    at_step(page, 2, count)
    page.locator("#scrubber").fill("7")
    at_step(page, 7, count)
    page.keyboard.press("ArrowLeft")
    at_step(page, 6, count)
    page.keyboard.press("End")
    at_step(page, count, count)
    page.locator(".step-row[data-number='5']").click()
    at_step(page, 5, count)
    expect(page).to_have_url(re.compile(rf"/t/{table}\?move=5&as=\w+$"))
    page.get_by_role("button", name=say("replay-share"), exact=True).click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert link == page.url

    olga.open(link)
    at_step(olga.page, 5, count)
    expect(olga.page.locator(".happened .said")).to_have_text(page.locator(".happened .said").inner_text(), use_inner_text=True)
    assert olga.page.locator(".board").inner_text() == page.locator(".board").inner_text()


def test_a_replay_plays_by_itself_to_the_end_and_stops_there(ana: Person) -> None:
    table = ana.finished_table("gunslingers", settings={"round_limit": 1})
    count = ana.ask(f"/api/tables/{table}/steps")["moves"]
    page = ana.open(f"/t/{table}?move={count - 2}")
    at_step(page, count - 2, count)
    page.get_by_label(say("replay-speed")).select_option("4")
    page.get_by_role("button", name=say("replay-play"), exact=True).click()
    at_step(page, count, count)
    expect(page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_seen_as_one_seat_saw_it_and_openly(ana: Person, game: str) -> None:
    table = ana.finished_table(game)
    other = ana.snapshot(table)["seats"][1]["word"]
    middle = ana.ask(f"/api/tables/{table}/steps")["moves"] // 2
    page = ana.open(f"/t/{table}?move={middle}&as={other}")
    eyes = page.get_by_label(say("replay-as"))
    expect(eyes).to_have_value(other)
    expect(ana.hand).to_be_visible()
    hand = ana.ask(f"/api/tables/{table}/at/{middle}?as={other}")["view"]["players"][1]["hand"]
    cards = ana.page.locator(".gr-hand .gr-cards > li, .w-own-hand .w-strip > *")
    expect(cards).to_have_count(len(hand))

    eyes.select_option("public")
    expect(ana.hand).to_have_count(0)
    eyes.select_option("open")
    expect(page).to_have_url(re.compile(r"as=open$"))
    whose = page.locator("label.choice", has=page.get_by_text(say("replay-hand"), exact=True)).locator("select")
    for seat in (0, 1):
        whose.select_option(str(seat))
        word = ana.snapshot(table)["seats"][seat]["word"]
        held = ana.ask(f"/api/tables/{table}/at/{middle}?as={word}")["view"]["players"][seat]["hand"]
        expect(cards).to_have_count(len(held))


def test_a_running_game_is_replayed_only_through_own_eyes(ana: Person) -> None:
    table = ana.new_table("gunrunners")
    ana.sit_at(table)
    ana.ready()
    page = ana.open(f"/t/{table}?move=1&as=blue")
    eyes = page.get_by_label(say("replay-as"))
    expect(eyes).to_have_value("red")
    assert [option.get_attribute("value") for option in eyes.locator("option").all()] == ["red", "public"]
    expect(page.get_by_role("button", name=say("replay-continue"))).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_downloaded_log_and_the_page_itself_prove_that_chance_was_fair(ana: Person, game: str, tmp_path: Path) -> None:
    table = ana.finished_table(game)
    seed = ana.snapshot(table)["seed"]
    result = ana.page.locator("dialog.over-window")
    with ana.page.expect_download() as download:
        result.get_by_role("link", name=say("end-download")).click()
    log = tmp_path / download.value.suggested_filename
    download.value.save_as(log)
    assert log.name == f"{game}-{table}.log"
    done = subprocess.run([*VERIFY, str(log)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    outcomes = len(ana.ask(f"/api/tables/{table}/proof")["chance"])
    assert str(outcomes) in done.stdout

    result.get_by_role("button", name=say("end-proof")).click()
    proof = ana.page.get_by_role("dialog", name=say("proof-title"))
    expect(proof.locator(".proof-verdict")).to_have_text(say("proof-right", count=outcomes))
    expect(proof.locator(".proof-verdict")).to_have_class(re.compile("is-right"))
    expect(proof.get_by_label(say("proof-seed"))).to_have_value(seed)
    expect(proof.locator("tr.is-wrong")).to_have_count(0)
    expect(proof.locator("tr.is-right")).not_to_have_count(0)


def test_a_log_whose_die_was_changed_does_not_verify(ana: Person, tmp_path: Path) -> None:
    table = ana.finished_table("gunrunners")
    log = ana.context.request.get(f"/api/tables/{table}/log").text()
    changed = re.sub(r"die (\d)", lambda found: f"die {int(found[1]) % 6 + 1}", log, count=1)
    assert changed != log
    (tmp_path / "changed.log").write_text(changed)
    assert subprocess.run([*VERIFY, str(tmp_path / "changed.log")], capture_output=True, check=False).returncode != 0


def test_the_page_says_when_an_outcome_does_not_follow_from_the_seed(ana: Person) -> None:
    """The server is not believed: an answer that was changed on its way is found out."""
    table = ana.finished_table("gunrunners")
    true = ana.ask(f"/api/tables/{table}/proof")
    draw = next(one for one in true["chance"] if sum(weight > 0 for weight in one["weights"]) > 1)
    draw["result"] = next(n for n, weight in enumerate(draw["weights"]) if weight and n != draw["result"])
    ana.page.route("**/proof", lambda route: route.fulfill(json=true))
    ana.page.locator("dialog.over-window").get_by_role("button", name=say("end-proof")).click()
    verdict = ana.page.locator(".proof-verdict")
    expect(verdict).to_have_text(say("proof-wrong-outcomes", count=1))
    expect(ana.page.locator("tr.is-wrong")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_goes_on_from_a_moment_as_a_new_one_against_bots(ana: Person, game: str) -> None:
    table = ana.finished_table(game)
    steps = ana.ask(f"/api/tables/{table}/steps")["moves"]
    page = ana.open(f"/t/{table}?move={steps // 2}")
    at_step(page, steps // 2, steps)
    page.get_by_role("button", name=say("replay-continue")).click()
    dialog = page.get_by_role("dialog", name=say("replay-continue-title", number=steps // 2))
    dialog.locator("input[name=continue-seat][value='1']").check()
    dialog.get_by_role("combobox").first.select_option("rookie")
    dialog.get_by_role("button", name=say("replay-continue-start")).click()
    expect(page).not_to_have_url(re.compile(table))
    assert ana.ready() in ("choose", "over")
    now = ana.snapshot(page.url.rpartition("/")[2])
    assert now["mine"] == [1]
    assert now["origin"] == {"table": table, "number": steps // 2}
    old = ana.ask(f"/api/tables/{table}/steps?as=public")["steps"][: steps // 2]
    assert ana.ask(f"/api/tables/{now['table']}/steps?as=public")["steps"][: steps // 2] == old
    if now["status"] == "playing":
        ana.play(ana.options.first)
        ana.ready()
