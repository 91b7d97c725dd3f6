"""How heavy the page is, and how soon the first table is drawn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tests.browser.people import GAMES, Person

MOST = 300_000                         # bytes, before art and fonts
WEIGHED = (".js", ".css", ".ftl")
WATCH = """addEventListener("DOMContentLoaded", () => new MutationObserver((_, watch) => {
  if (!document.querySelector(".table .board *")) return;
  watch.disconnect();
  requestAnimationFrame(() => { window.firstTable = performance.now(); });
}).observe(document.body, { childList: true, subtree: true }));"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_weighs_less_than_300_kB_without_art_and_fonts(
        ana: Person, game: str, record_property: Callable[[str, object], None]) -> None:
    table = ana.new_table(game)
    answers: list[Response] = []
    ana.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright wants a function of Python
    ana.page.add_init_script(WATCH)
    ana.sit_at(table)
    assert ana.ready() == "choose"
    drawn = ana.page.wait_for_function("() => window.firstTable").json_value()
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers
             if answer.url.endswith(WEIGHED) or "text/html" in answer.headers.get("content-type", "")}
    total = sum(sizes.values())
    record_property("bytes", total)
    record_property("first_table_ms", round(drawn))
    print(f"{game}: {total} bytes in {len(sizes)} files, first table after {drawn:.0f} ms")
    assert any(path.endswith("app.js") for path in sizes)
    assert any(path.endswith(f"{game}.ftl") for path in sizes)
    assert total < MOST, sorted(((size, path) for path, size in sizes.items()), reverse=True)[:10]
