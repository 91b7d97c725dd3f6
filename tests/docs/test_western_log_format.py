"""What docs/log-format.md says of the western games is what their notation does."""

from gunmetal.games.gunslingers.notation import WORDS as GUNSLINGERS
from gunmetal.games.gunsmoke.notation import WORDS as GUNSMOKE
from gunmetal.games.western.notation import FORMS, REASONS, block_of
from gunmetal.games.western.state import Event, Phase
from tests.docs.pages import page, quoted, table_with
from tests.western.wild import ONLY, TABLES, Walk

TEXT = page("docs/log-format.md")
CHAPTER = TEXT[TEXT.index("## Gunslingers and Gunsmoke"):]
ROWS = {quoted(row["form"])[0]: row for row in table_with(TEXT, "form")}


def test_the_page_has_every_form_of_an_action_for_the_game_that_has_it() -> None:
    assert list(ROWS) == list(FORMS.values())
    for first, form in FORMS.items():
        only = "SL" if first in ONLY["gunslingers"] else "SM" if first in ONLY["gunsmoke"] else "both"
        assert ROWS[form]["games"] == only, form


def test_every_action_belongs_to_a_decision_that_the_page_names() -> None:
    for game, players in TABLES:
        for seed in range(4):
            for s in (walk := Walk(game, players, seed, wild=True)).steps():
                for action in game.options(s) if game.outcome(s) is None else ():
                    phase = Phase(s.phase).name.lower()
                    assert phase in quoted(ROWS[FORMS[block_of(action)]]["decision"]), (phase, game.action_text(s, action))
            assert walk.s is s


def test_the_page_has_every_chance() -> None:
    told = [quoted(row["word"])[0].split()[0] for row in table_with(CHAPTER, "word")]
    assert told == [word for word, _ in GUNSMOKE.outcomes.values()] == [word for word, _ in GUNSLINGERS.outcomes.values()]


def test_the_page_has_every_event_seat_location_and_reason() -> None:
    rows = {quoted(row["told"])[0]: row for row in table_with(TEXT, "told")}
    assert list(rows) == [event.name.lower() for event in Event]
    for event in Event:
        row = rows[event.name.lower()]
        assert row["arguments"] == (", ".join(event.arguments) or "-"), event.name
        assert row["final"] == ("yes" if event.reveals else "no"), event.name
    for words in (GUNSLINGERS, GUNSMOKE):
        assert all(f"`{name}`" in CHAPTER for name in (*words.seats, *words.locations))
    assert all(f"`{reason}`" in CHAPTER for reason in REASONS[1:])
