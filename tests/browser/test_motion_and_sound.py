"""Cards and crates that glide, and sounds: as the person prefers, and never without being asked."""

import random
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.people import Person

DURATION = {"full": 420, "short": 170}             # milliseconds that a glide takes
MOST_CHOICES = 12

# The browser does what it always does; we only take notes.
NOTES = """window.noted = { glides: [], voices: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const { move: thing } = this.dataset, { duration } = timing;
  if (thing) window.noted.glides.push({ thing, duration, from: frames[0].transform ?? "" });
  return animate.call(this, frames, timing);
};
for (const source of [OscillatorNode, AudioBufferSourceNode]) {
  const start = source.prototype.start;
  source.prototype.start = function (...when) { window.noted.voices += 1; return start.apply(this, when); };
}"""


def at_table(arrive: Arrive, game: str = "gunrunners", **prefs: Any) -> Person:
    ana = arrive("Ana", reduced_motion="no-preference")
    ana.page.add_init_script(NOTES)
    table = ana.new_table(game)
    ana.open("/")
    ana.set(**prefs)
    ana.sit_at(table)
    assert ana.ready() == "choose"
    return ana


def noted(person: Person) -> Any:
    return person.page.evaluate("window.noted")


def play_until(person: Person, is_enough: Any, most: int = MOST_CHOICES) -> Any:
    """Chooses until the notes say what is wanted, or it does not come."""
    chance = random.Random(5)
    for _ in range(most):
        if person.ready() != "choose":
            break
        person.play_listed(chance)
        person.ready()
        if is_enough(found := noted(person)):
            return found
    return noted(person)


def glides(found: Any) -> list[Any]:
    return [one for one in found["glides"] if one["from"].startswith("translate(")]


def kinds(found: Any) -> set[str]:
    """What glided: card, crate, figure, fighter."""
    return {one["thing"].partition(":")[0] for one in glides(found)}


@pytest.mark.parametrize(("game", "motion", "count"), [
    ("gunrunners", "full", 2), ("gunrunners", "short", 1), ("gunslingers", "full", 1), ("gunsmoke", "full", 1)])
def test_what_changes_its_place_glides_there(arrive: Arrive, game: str, motion: str, count: int) -> None:
    found = play_until(at_table(arrive, game, motion=motion), lambda found: len(kinds(found)) >= count)
    assert len(kinds(found)) >= count, kinds(found)
    assert {one["duration"] for one in glides(found)} == {DURATION[motion]}


def test_motion_can_be_switched_off_and_there_is_no_sound_unless_it_is_wanted(arrive: Arrive) -> None:
    found = play_until(at_table(arrive, motion="off"), lambda _: False, most=4)
    assert (found["glides"], found["voices"]) == ([], 0)


def test_moves_are_heard_when_sound_is_on(arrive: Arrive) -> None:
    assert play_until(at_table(arrive, sound=True), lambda found: found["voices"])["voices"] > 0
