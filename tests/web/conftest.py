"""A server of our own with the built client, and a browser to look at it."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from lockdown.server.scratch import LOOSE, Server
from tests.web.browser import ROOT, find_browser
from tests.web.laid import DATABASES

Opener = Callable[..., Page]

#: Games in the browser are dealt at random: what a test waits for may not come up in one of them.
#: So a test has as many tries, each at a new table; tries that failed are told with
#: the one that counts.
TRIES = 3


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Call a test of this folder, and again with a new game if it fails."""
    wanted = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in wanted}
    for tried in range(1, TRIES + 1):
        try:
            pyfuncitem.obj(**given)
        except Exception as error:
            if tried == TRIES:
                raise
            said = f"try {tried} of {pyfuncitem.name}: {error}"
            pyfuncitem.add_report_section("call", "tries", said)
        else:
            break
    return True


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium or Chrome; without one these tests are skipped loudly, and fail in CI.

    For each file anew: as long as Playwright runs, its event loop counts as the running one, and
    asynchronous tests of other folders could not begin.
    """
    path = find_browser()
    if path is None:
        words = (
            "NO BROWSER: the tests in tests/web could not run. Install Chromium or Chrome (Debian: "
            "apt-get install chromium) or name one in LOCKDOWN_BROWSER."
        )
        if os.environ.get("CI"):
            pytest.fail(words)
        pytest.skip(words)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--no-proxy-server"]
        )
        yield running
        running.close()


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that serves the client as it is built from the sources now."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=True)
    path = tmp_path_factory.mktemp("web") / "tables.sqlite3"
    with Server(f"sqlite:///{path}", **LOOSE) as running:
        DATABASES[running.base] = running.database
        yield running.base


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Opens pages in contexts of their own; a console error in any of them fails the test."""
    wrong: list[str] = []
    opened = []

    def listen(message: ConsoleMessage) -> None:
        # A lost connection is part of some tests; the browser itself reports it as an error.
        if message.type == "error" and "WebSocket connection" not in message.text:
            wrong.append(message.text)

    def opener(
        url: str,
        size: tuple[int, int] = (1440, 900),
        language: str = "en",
        **settings: object,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
        )
        opened.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        kept = {"language": language, "speed": 0, "sound": "off", **settings}
        page.add_init_script(
            "if (!localStorage.getItem('lockdown-settings'))"
            f" localStorage.setItem('lockdown-settings', JSON.stringify({_js(kept)}));"
        )
        page.goto(url)
        page.wait_for_selector("[data-ready]", state="attached")
        return page

    yield opener
    for context in opened:
        context.close()
    assert not wrong


def _js(value: dict[str, object]) -> str:
    import json

    return json.dumps(value)
