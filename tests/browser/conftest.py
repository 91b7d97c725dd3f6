"""One server and one browser a worker; a fresh context for each person of each test. What a browser complains of fails it.

They end with the tests of this folder, not with the worker: while Playwright is there, its event loop counts as running in this
thread, and tests that run a loop of their own cannot.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.people import Person
from tests.server.running import Server, running

FOR_TESTS = ("--bot-pause", "0", "--no-limits")
WHOLE = ("chromium", "chromium-browser", "google-chrome")
WINDOWLESS = "chromium-headless-shell"           # the same browser, and half the work; it has no notifications
PATIENCE = 15_000                      # milliseconds: only who waits in vain waits so long
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


def launched(playwright: Playwright, *names: str) -> Browser:
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, f"these tests drive a browser that is installed as one of {', '.join(names)}"
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, WINDOWLESS, *WHOLE) as started:
        yield started


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), *FOR_TESTS, quiet=True) as started:
        yield started
    assert not started.errors()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it."""
    with running(tmp_path / "server", *FOR_TESTS, quiet=True) as started:
        yield started
    assert not started.errors()


@pytest.fixture
def server(shared_server: Server) -> Server:
    """Where people come to; a module that kills its server puts another one in this place."""
    return shared_server


Arrive = Callable[..., Person]


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """`arrive("Ana", locale="pt-BR")`: somebody opens a browser of their own."""
    here: list[Person] = []

    def come(name: str = "Ana", **wishes: Any) -> Person:
        usual: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", "reduced_motion": "reduce",
                                 "color_scheme": "light"}
        context = browser.new_context(base_url=server.address, **usual | wishes)
        context.set_default_timeout(PATIENCE)
        here.append(Person(name, context))
        return here[-1]

    yield come
    complaints = [f"{person.name}: {words}" for person in here for words in person.complaints]
    for person in here:
        person.context.close()
    assert not complaints


@pytest.fixture
def ana(arrive: Arrive) -> Person:
    return arrive("Ana")
