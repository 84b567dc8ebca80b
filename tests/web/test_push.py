"""Web Push in a browser: asked for by a click, offered only where the server has it, shown."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page

from lockdown.server.scratch import LOOSE, Server
from tests.server.push_service import Browser, Service
from tests.web.browser import seat_link
from tests.web.laid import DATABASES, lay

#: Seat A is asked at once, and nobody else: whoever was dealt what, it is them who is called.
MINE = "players 2; A is sentry in 004; B is hacker in 021; A acts"
#: The browser's own push service cannot be reached from a test: the subscription is one to ours.
STAND_IN = """
(given) => {
  const wanted = [];
  const made = (key) => ({
    options: { applicationServerKey: key },
    unsubscribe: async () => true,
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
  });
  let known = null;
  PushManager.prototype.getSubscription = async () => known;
  PushManager.prototype.subscribe = async (options) => {
    wanted.push(options.userVisibleOnly);
    sessionStorage.setItem('wanted', JSON.stringify(wanted));
    const key = options.applicationServerKey;
    sessionStorage.setItem('key', btoa(String.fromCharCode(...new Uint8Array(key))));
    return (known = made(key.buffer ?? key));
  };
}
"""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as found:
        yield found


def until(page: Page, ready: Callable[[], bool], seconds: float = 40.0) -> None:
    """Wait with the page: what it sends is heard only while it is being listened to."""
    limit = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < limit, "it never happened"
        page.wait_for_timeout(50)


def seat(
    context: BrowserContext, server: Server, device: Browser
) -> tuple[Page, dict[str, Any], list[str]]:
    """The page of somebody who is to decide; what the page sends is kept."""
    made = lay(server.base, MINE)
    page = context.new_page()
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: frames.append(str(frame))))
    given = {k: v for k, v in device.message(0).items() if k != "seat"}
    page.add_init_script(f"({STAND_IN})({json.dumps(given)})")
    kept = json.dumps({"language": "en", "speed": 0, "sound": "off"})
    page.add_init_script(
        "if (!localStorage.getItem('lockdown-settings'))"
        f" localStorage.setItem('lockdown-settings', {json.dumps(kept)});"
    )
    page.goto(seat_link(server.base, made))
    page.wait_for_selector("[data-ready]", state="attached")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page, made, frames


def switch(page: Page) -> None:
    """The person wants notices."""
    page.locator("[data-page=settings]").click()
    page.locator("[data-set=notify]").click()


def sent(frames: list[str], op: str) -> list[dict[str, str]]:
    found = [json.loads(frame) for frame in frames if frame.startswith("{")]
    return [message for message in found if message["op"] == op]


def test_a_browser_is_called_when_its_page_is_closed(
    base: str, browser: Chromium, service: Service, tmp_path: Path
) -> None:
    device = Browser(f"{service.base}/push/a")
    wanted: dict[str, Any] = {"push_contact": "mailto:ops@example.org", "push_hosts": service.base}
    with Server(
        f"sqlite:///{tmp_path / 't.sqlite3'}", **LOOSE, **wanted, push_after_seconds=0.3
    ) as server:
        DATABASES[server.base] = server.database
        context = browser.new_context(locale="en", permissions=["notifications"])
        page, made, frames = seat(context, server, device)
        # Nobody is asked for a subscription before they want notices.
        assert page.evaluate("sessionStorage.getItem('wanted')") is None
        switch(page)
        until(page, lambda: bool(sent(frames, "push")))
        (message,) = sent(frames, "push")
        assert message["endpoint"] == device.endpoint
        key = page.evaluate("fetch('/api/push').then((a) => a.json()).then((a) => a.key)")
        used = page.evaluate("sessionStorage.getItem('key')")
        assert used.rstrip("=").replace("+", "-").replace("/", "_") == key
        assert page.evaluate("sessionStorage.getItem('wanted')") == "[true]"
        worker = context.service_workers[0]
        page.goto("about:blank")  # the table is left; the browser runs on
        until(page, lambda: bool(service.heard))
        told = device.read(service.heard[0][2])
        assert told["url"] == f"/t/{made['table']}"
        # What was sent is what the service worker shows, and it leads back to the table.
        shown = worker.evaluate(
            """async (told) => {
              const waits = [];
              const event = new PushEvent('push', { data: JSON.stringify(told) });
              event.waitUntil = (work) => waits.push(work);
              self.dispatchEvent(event);
              await Promise.all(waits);
              const found = await self.registration.getNotifications();
              return found.map((one) => [one.title, one.data.url]);
            }""",
            told,
        )
        assert shown == [["You are to decide", told["url"]]]
        context.close()


def test_nothing_is_offered_where_the_server_calls_nobody(
    base: str, browser: Chromium, service: Service
) -> None:
    server = Server("", port=int(base.rpartition(":")[2]))
    context = browser.new_context(locale="en", permissions=["notifications"])
    device = Browser(f"{service.base}/push/a")
    page, _, frames = seat(context, server, device)
    with page.expect_response("**/api/push") as asked:
        switch(page)
    assert asked.value.json() == {"key": ""}
    page.wait_for_timeout(500)
    assert page.evaluate("sessionStorage.getItem('wanted')") is None
    assert sent(frames, "push") == []
    context.close()


def test_whoever_says_no_is_not_called(base: str, browser: Chromium) -> None:
    server = Server("", port=int(base.rpartition(":")[2]))
    context = browser.new_context(locale="en")
    context.clear_permissions()
    device = Browser("http://127.0.0.1:1/push/a")
    page, _, frames = seat(context, server, device)
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    switch(page)
    page.wait_for_timeout(500)
    assert not page.locator("[data-set=notify]").is_checked()
    assert sent(frames, "push") == []
    context.close()
