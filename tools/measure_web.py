"""Measure in a real browser how soon a move is on the screen after the server's message.

    python tools/measure_web.py [--updates 100] [--size 1440x900]

Starts a server and a headless Chromium, plays at random to the middle of a game for five, and
prints JSON: wall time from the socket's message to the changed page (`lockdown-update`, left by
`web/src/lib/pace.ts`), and the processor time of the page's main thread for one update.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from lockdown.server.scratch import Server  # noqa: E402
from tests.web.browser import PLAYER, create, find_browser, seat_link  # noqa: E402

LISTEN = """() => {
  window.measured = [];
  const hear = (list) => {
    for (const one of list.getEntries())
      if (one.name === 'lockdown-update') window.measured.push(one.duration);
  };
  new PerformanceObserver(hear).observe({ entryTypes: ['measure'] });
}"""
PARTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
BEGUN = 15
"""Clicks before the clock starts: the crew is spread, the log has begun."""
PATIENCE = 180_000


def metrics(session: CDPSession) -> dict[str, float]:
    """Processor seconds of the main thread so far, by kind of work."""
    told = session.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in told if one["name"] in PARTS}


def measure(base: str, browser_path: str, size: tuple[int, int], updates: int) -> dict[str, Any]:
    """Play one game until that many updates have been seen, or to its end."""
    made = create(base, 5, ["random"] * 4, start=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox", "--no-proxy-server"]
        )
        page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        page.goto(seat_link(base, made))
        page.wait_for_selector(".app, .phone")
        page.evaluate(PLAYER, 11)
        over = "document.querySelector('.ending')"
        page.wait_for_function(f"() => window.clicks > {BEGUN} || {over}", timeout=PATIENCE)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.evaluate(LISTEN)
        before = metrics(session)
        page.wait_for_function(
            f"() => window.measured.length >= {updates} || {over}", timeout=PATIENCE
        )
        after = metrics(session)
        found = sorted(page.evaluate("window.measured"))
        browser.close()
    count = max(1, len(found))
    return {
        "size": "x".join(map(str, size)),
        "updates": len(found),
        "to_page_ms": {
            "median": round(found[count // 2], 1) if found else None,
            "p95": round(found[int(count * 0.95)], 1) if found else None,
        },
        "processor_ms_per_update": {
            name.removesuffix("Duration"): round((after[name] - before[name]) * 1000 / count, 1)
            for name in PARTS
        },
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--size", default="1440x900")
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    path = find_browser()
    if path is None:
        raise SystemExit("no Chromium or Chrome found")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite3", messages_per_second=1000) as server,
    ):
        print(json.dumps(measure(server.base, path, (width, height), given.updates), indent=1))


if __name__ == "__main__":
    main()
