"""Make the pictures of the README anew: `python tools/pictures.py [folder]`.

A server of its own, a browser, and a game with bots that is played by clicking at random, so no two
sets are alike. Needs Chromium or Chrome (see tests/web).
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from lockdown.server.scratch import Server  # noqa: E402
from tests.web.browser import PHONE, PLAYER, create, find_browser, seat_link  # noqa: E402

DESKTOP = (1440, 900)
STOP = "clearInterval(window.player)"
MOVES = 30
"""Clicks before the pictures of the table: rooms are explored by then, and something hunts."""
PATIENCE = 300_000
FULL_HAND = """(moves) => {
  const cards = document.querySelectorAll('#hand .card').length;
  const mine = document.querySelector('.ac.on') && cards > 3 && window.clicks > moves;
  if (!mine && !document.querySelector('.ending')) return false;
  clearInterval(window.player);
  return true;
}"""


def page_at(browser: Browser, address: str, size: tuple[int, int], **settings: object) -> Page:
    """A page that shows everything at once and speaks English."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="en",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    kept = {"language": "en", "speed": 0, "hints": False, "name": "Ann", **settings}
    page.add_init_script(
        "if (!localStorage.getItem('lockdown-settings'))"
        f" localStorage.setItem('lockdown-settings', JSON.stringify({json.dumps(kept)}));"
    )
    page.goto(address)
    page.wait_for_selector("[data-ready]", state="attached")
    return page


def played(page: Page, moves: int, seed: int) -> None:
    """Click until so many choices are made, and on to a turn with a full hand."""
    page.wait_for_selector(".app, .phone")
    page.evaluate(PLAYER, [seed])
    page.wait_for_function(FULL_HAND, arg=moves, timeout=PATIENCE)


def take(base: str, browser: Browser, folder: Path) -> None:
    """All pictures, one after the other."""

    def keep(page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)
        print(f"{name}.jpg", file=sys.stderr)

    lesson = page_at(browser, f"{base}/learn", DESKTOP)
    lesson.wait_for_selector(".lesson")
    lesson.locator(".lesson .more").click()
    lesson.locator(".lmenu li button").nth(6).click()
    lesson.wait_for_selector(".lesson[data-step='7.1']")
    keep(lesson, "lesson")
    made = create(base, 4, ["regular"] * 3, start=True, options={"reaction_seconds": 0})
    table = page_at(browser, seat_link(base, made), DESKTOP)
    played(table, MOVES, 11)
    keep(table, "table")
    phone = page_at(browser, seat_link(base, made), PHONE)
    phone.wait_for_selector(".phone, .ending")
    keep(phone, "phone")
    ship = create(
        base, 4, ["regular"] * 3, start=True, game="nemesis", options={"reaction_seconds": 0}
    )
    aboard = page_at(browser, seat_link(base, ship), DESKTOP)
    played(aboard, MOVES, 5)
    keep(aboard, "ship")
    table.evaluate(PLAYER, [12])
    table.wait_for_selector(".ending", timeout=PATIENCE)
    table.evaluate(STOP)
    while table.locator("[data-reveal]").count() > 0:
        table.locator("[data-reveal]").click()
    keep(table, "ending")


def main() -> int:
    """Build the client, serve it, take the pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    found = find_browser()
    if found is None:
        print("No Chromium or Chrome here.", file=sys.stderr)
        return 1
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        Server(f"sqlite:///{scratch}/tables.sqlite3", messages_per_second=1000) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--no-proxy-server"]
        )
        take(server.base, browser, folder)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
