"""Measure in a real browser what the client promises: its size, its first view, its frames.

    python tools/measure_page.py [--runs 5] [--seconds 60] [--size 1440x900]

Starts a server and a headless Chromium and prints JSON:

- `client_kb`: the built client as it travels, compressed; `limit_kb` is the promise.
- `first_view_ms`: a browser context that has never seen the server, from the start of the
  navigation to the first contentful paint and to the page that can be used (`[data-ready]`): the
  first page, and a seat at a table that is being played (its board). `processor` is the time of
  the page's main thread by then: on a busy machine the rest is waiting for a turn.
- `frames`: from the first turn of a game on, bots' turns are told at their usual speed with
  everything moving. The trace of the page's main thread is cut into frames; the script of one
  frame is all that JavaScript ran in it, as processor time (machines are shared) and as wall time.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from lockdown.server.scratch import LOOSE, Server  # noqa: E402
from tests.web.browser import PASS_BY, PLAYER, create, find_browser, seat_link  # noqa: E402
from tools import build_web  # noqa: E402

#: Everything in a trace during which JavaScript runs; what lies inside another one counts once.
SCRIPT = {
    "FunctionCall", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "EventDispatch",
    "EvaluateScript", "v8.run", "v8.callFunction", "MinorGC", "MajorGC", "FireIdleCallback",
}  # fmt: skip
FRAME = "Layerize"
"""Once for each frame that is drawn, at its end."""
BUDGET = 16.0
DRAFT = 400
"""How often it is looked whether the first turn has come."""
READY = "() => performance.now()"
PAINTED = """() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"""


def cold(
    browser: Browser, size: tuple[int, int], url: str, ready: str
) -> tuple[float, float, float]:
    """(first contentful paint, usable, processor time by then), in ms from the navigation on."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(url, wait_until="commit")
    page.wait_for_selector(ready, state="attached")
    usable = float(page.evaluate(READY))
    told = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
    page.wait_for_function(PAINTED)
    painted = float(page.evaluate(PAINTED))
    context.close()
    return painted, usable, told["TaskDuration"] * 1000


def first_views(browser: Browser, base: str, size: tuple[int, int], runs: int) -> dict[str, Any]:
    """Medians and worst of the first page and of a table."""
    found: dict[str, Any] = {}
    for name, ready in (("first_page", "[data-ready]"), ("table", ".board .room")):
        seen = []
        for _ in range(runs):
            url = f"{base}/"
            if name == "table":
                url = seat_link(base, create(base, 4, ["random"] * 3, start=True))
            seen.append(cold(browser, size, url, ready))
        found[name] = {
            "painted": round(median(p for p, _, _ in seen)),
            "usable": round(median(u for _, u, _ in seen)),
            "usable_worst": round(max(u for _, u, _ in seen)),
            "processor": round(median(c for _, _, c in seen)),
        }
    return found


def frames_of(trace: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """(processor ms, wall ms) of script for every frame of the page's main thread."""
    mains = {
        (e["pid"], e["tid"])
        for e in trace
        if e.get("name") == "thread_name" and e["args"].get("name") == "CrRendererMain"
    }
    drawn = [e for e in trace if e.get("name") == FRAME and (e["pid"], e["tid"]) in mains]
    if not drawn:
        return []
    # The page with the most frames is the one that is watched.
    counts: dict[tuple[int, int], int] = {}
    for event in drawn:
        counts[event["pid"], event["tid"]] = counts.get((event["pid"], event["tid"]), 0) + 1
    main = max(counts, key=lambda thread: counts[thread])
    ends = sorted(e["ts"] for e in drawn if (e["pid"], e["tid"]) == main)
    ran = sorted(
        (e["ts"], e.get("dur", 0), e.get("tdur", e.get("dur", 0)))
        for e in trace
        if e.get("ph") == "X" and e.get("name") in SCRIPT and (e["pid"], e["tid"]) == main
    )
    spent = [[0.0, 0.0] for _ in ends]
    until, frame = 0.0, 0
    for at, wall, processor in ran:
        if at < until:
            continue
        until = at + wall
        while frame < len(ends) and ends[frame] <= at:
            frame += 1
        if frame < len(ends):
            spent[frame][0] += processor / 1000
            spent[frame][1] += wall / 1000
    return [(processor, wall) for processor, wall in spent]


def watched(browser: Browser, base: str, size: tuple[int, int], seconds: float) -> list[Any]:
    """The trace of a page on which bots play and are told, with everything moving."""
    made = create(base, 4, ["rookie"] * 3, start=True)
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
    )
    page: Page = context.new_page()
    page.goto(seat_link(base, made))
    page.wait_for_selector("[data-commit], .telling")
    # The draft and the first hand are no animation: the clock starts at the first turn.
    for _ in range(DRAFT):
        if page.evaluate(PASS_BY, True):
            break
        page.wait_for_timeout(150)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector(".app, .phone")
    browser.start_tracing(
        page=page, categories=["devtools.timeline", "disabled-by-default-v8.gc", "v8"]
    )
    page.evaluate(PLAYER, [17])
    page.wait_for_timeout(seconds * 1000)
    trace = json.loads(browser.stop_tracing())
    context.close()
    return list(trace["traceEvents"])


def spread(values: list[float]) -> dict[str, float]:
    """Median, 95th and 99th percentile, and the worst."""
    values = sorted(values)
    at = len(values) - 1
    return {
        "median": round(values[at // 2], 2),
        "p95": round(values[int(at * 0.95)], 2),
        "p99": round(values[int(at * 0.99)], 2),
        "worst": round(values[at], 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--size", default="1440x900")
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    path = find_browser()
    if path is None:
        raise SystemExit("no Chromium or Chrome found")
    build_web.build()
    sizes = build_web.sizes()
    code = sizes["page"] + sizes["script"] + sizes["style"]
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite3", **LOOSE) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--no-proxy-server"]
        )
        views = first_views(browser, server.base, (width, height), given.runs)
        frames = frames_of(watched(browser, server.base, (width, height), given.seconds))
        browser.close()
    print(
        json.dumps(
            {
                "size": given.size,
                "client_kb": round(code / 1000),
                "limit_kb": build_web.LIMIT // 1000,
                "first_view_ms": views,
                "frames": {
                    "count": len(frames),
                    "script_processor_ms": spread([p for p, _ in frames] or [0.0]),
                    "script_wall_ms": spread([w for _, w in frames] or [0.0]),
                    "over_budget": sum(p > BUDGET for p, _ in frames),
                },
            },
            indent=1,
        )
    )


if __name__ == "__main__":
    main()
