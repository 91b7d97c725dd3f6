"""People before their browsers: what they ask the server for, and how they play through the page."""

import json
import random
import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

ME, BOT, FRIEND = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
SHORT: Mapping[str, Mapping[str, int]] = {"gunrunners": {}, "gunslingers": {"round_limit": 2}, "gunsmoke": {"round_limit": 2}}
GAMES = tuple(SHORT)
MOST_PICKS = 6

# What the page waits for, once the answer to the last choice is there.
READY = """() => {
  if (document.querySelector(".curtain")) return "curtain";
  const panel = document.querySelector(".table #choices");
  const isListening = document.body.classList.contains("at-table");
  if (!panel || !isListening || panel.getAttribute("aria-busy") === "true") return null;
  if (panel.querySelector(".over-actions")) return "over";
  return panel.querySelector(".opt:not(:disabled)") ? "choose" : null;
}"""


class Person:
    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name, self.context = name, context
        self.complaints: list[str] = []
        self.forgiven: list[str] = []              # patterns of complaints that the test brings about on purpose
        self.moves: list[str] = []                 # the actions that the page has sent
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(f"page error: {error.message}\n{error.stack}"))
        page.on("request", self._see)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location.get('url')})")

    def _note(self, words: str) -> None:
        if not any(re.search(pattern, words) for pattern in self.forgiven):
            self.complaints.append(words)

    def _see(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/move"):
            self.moves.append(json.loads(request.post_data or "{}")["action"])

    # ---- what is asked of the server directly, to come to a situation quickly

    def ask(self, path: str) -> Any:
        return _well(self.context.request.get(path)).json()

    def tell(self, path: str, **body: Any) -> Any:
        return _well(self.context.request.post(path, data=body)).json()

    def snapshot(self, table: str) -> Any:
        return self.ask(f"/api/tables/{table}")

    def new_table(self, game: str, *seats: Mapping[str, Any], **more: Any) -> str:
        self.tell("/api/me", name=self.name)
        wish = {"game": game, "seats": list(seats) or [ME, BOT], "settings": SHORT[game]}
        return str(self.tell("/api/tables", **wish | more)["table"])

    def join(self, table: str, host: "Person") -> None:
        self.tell(f"/api/invitations/{host.snapshot(table)['invite']}", name=self.name)

    def finished_table(self, game: str, players: int = 2, **more: Any) -> str:
        """A game that a bot has played for this person to its end, and that the page shows."""
        table = self.new_table(game, ME, *[BOT] * (players - 1), **more)
        self.sit_at(table)
        assert self.ready() == "choose"
        self.tell(f"/api/tables/{table}/seats/0/bot", bot="random", version=self.snapshot(table)["version"])
        assert self.ready_when("over") == "over"
        return table

    # ---- the page

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sit_at(self, table: str) -> None:
        self.open(f"/t/{table}")
        expect(self.page.locator(".table .board, .curtain")).to_be_visible()

    def set(self, **prefs: Any) -> None:
        """Preferences as this browser keeps them; to be called while a page of ours is open."""
        self.page.evaluate("""prefs => localStorage.setItem("gunmetal-prefs",
            JSON.stringify({...JSON.parse(localStorage.getItem("gunmetal-prefs") || "{}"), ...prefs}))""", prefs)
        self.page.reload()

    @property
    def options(self) -> Locator:
        return self.page.locator(".choices .opt:not(:disabled)")

    def offered(self) -> list[str | None]:
        """The actions of all listed options."""
        return [option.get_attribute("data-option") for option in self.options.all()]

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def hand(self) -> Locator:
        return self.page.locator(".gr-hand, .w-own-hand")

    def ready(self) -> str:
        """Waits until there is something to do: "choose", "over" or "curtain"."""
        return str(self.page.wait_for_function(READY).json_value())

    def ready_when(self, state: str) -> str:
        return str(self.page.wait_for_function(f"() => ({READY})() === {state!r} && {state!r}").json_value())

    # ---- choosing

    def play(self, button: Locator) -> str:
        """Chooses by a button of the list, confirms if that is asked, and returns the action."""
        before, action = len(self.moves), str(button.get_attribute("data-option"))
        button.click()
        self._confirm_if_asked()
        return self._sent(before, action)

    def play_listed(self, chance: random.Random) -> str:
        return self.play(self.options.nth(chance.randrange(self.options.count())))

    def play_on_board(self, chance: random.Random) -> str | None:
        """Picks things that are highlighted on the table until one option is left. None: nothing can be picked there."""
        before = len(self.moves)
        things = self.page.locator(".seats .can:visible, .board .can:visible, .hand-frame .can:visible")
        arranged = self.page.locator(".gr-arranging button")
        if not things.count():
            return None
        for _ in range(MOST_PICKS):
            fresh = things.and_(self.page.locator(":not(.is-chosen)"))
            if arranged.count():                   # everything is exchanged by pairs, and then laid out at once
                arranged.click()
            elif fresh.count():
                fresh.nth(chance.randrange(fresh.count())).click()
            else:                                  # what is left differs in what the board does not show
                self.options.nth(chance.randrange(self.options.count())).click()
            self._confirm_if_asked()
            if len(self.moves) > before:
                return self._sent(before, self.moves[-1])
        raise AssertionError(f"{MOST_PICKS} picks on the board do not make a choice: {self.prompt.inner_text()}")

    def _confirm_if_asked(self) -> None:
        if self.page.evaluate("document.querySelector('#chosen')?.textContent && !document.querySelector('.confirm')?.disabled"):
            self.page.locator(".choices .confirm").click()
            self.page.evaluate("0")                # what the click sent has been seen when this is answered

    def _sent(self, before: int, action: str) -> str:
        assert self.moves[before:] == [action]
        return action

    def play_on(self, chance: random.Random, most: int = 1000) -> tuple[int, int]:
        """Plays by list and by board in turns, to the end or so many choices: how many were made each way."""
        listed = on_board = 0
        while listed + on_board < most and self.ready() == "choose":
            if chance.random() < 0.6 and self.play_on_board(chance) is not None:
                on_board += 1
            else:
                self.play_listed(chance)
                listed += 1
        return listed, on_board


def _well(answer: APIResponse) -> APIResponse:
    assert answer.ok, f"{answer.url} answered {answer.status}: {answer.text()}"
    return answer
