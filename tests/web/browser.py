"""A real browser for the tests: where it comes from, and what a tireless player does in it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / ".lockdown" / "screenshots"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PHONE = (390, 844)
SIZES = (
    (360, 740),
    PHONE,
    (820, 1180),
    (1024, 768),
    (1152, 720),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)


def find_browser() -> str | None:
    """An installed Chromium or Chrome; on Debian, as root, its package is installed."""
    named = os.environ.get("LOCKDOWN_BROWSER", "")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update"], ["install", "-y", "chromium"]):
            subprocess.run(["apt-get", *command], capture_output=True, check=False)
        found = shutil.which("chromium")
    return found


def post(url: str, data: dict[str, Any]) -> dict[str, Any]:
    """POST JSON past any proxy."""
    request = urllib.request.Request(  # noqa: S310 - our own server
        url, json.dumps(data).encode(), {"Content-Type": "application/json"}
    )
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=20) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def create(base: str, players: int = 4, bots: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    """A table; bots without a level of their own play at random, which is quick."""
    wish = {
        "players": players,
        "name": "Ann",
        "bots": list(bots),
        "options": {"reaction_seconds": 0},
        **more,
    }
    return post(f"{base}/api/tables", wish)


def seat_link(base: str, made: dict[str, Any]) -> str:
    """Where the owner of a seat sits down."""
    return f"{base}/t/{made['table']}#{made['seat']}:{made['token']}"


def sit_down(page: Page) -> None:
    """Take the first free seat: the list may be drawn anew under the pointer, so it is tried again."""
    for _ in range(6):
        page.wait_for_selector(".seat .btn.go, .seat.mine .nm0")
        page.evaluate("() => document.querySelector('.seat .btn.go')?.click()")
        with contextlib.suppress(TimeoutError):
            page.wait_for_selector(".seat.mine .nm0", timeout=20_000)
            return
    raise AssertionError("there was no seat")


def spelt(shown: str) -> str:
    """What is shown, without the soft hyphens in long words."""
    return shown.replace("\u00ad", "")


TEXT_MODE = """
localStorage.setItem('lockdown-settings', JSON.stringify({language: 'en', textMode: true}))
"""
PASS_BY = """(skip) => {
  if (document.querySelector('.ac.on')) return true;
  if (skip) document.querySelector('[data-skip-all]')?.click();
  if (!document.querySelector('[data-commit]')) return false;
  const all = [...document.querySelectorAll('#decision .op')];
  const no = all.find((o) => /^(decline|no|done)/.test(o.dataset.option));
  (no ?? all[0] ?? document.querySelector('.card.legal'))?.click();
  setTimeout(() => {
    // A turn that has begun meanwhile is not answered.
    if (!document.querySelector('.ac.on')) document.querySelector('[data-commit]')?.click();
  }, 20);
  return false;
}"""
"""In one look: whether it is one's own turn; if not, a question is answered with no."""
PLAYER = """
([seed, limit = Infinity]) => {
  let state = seed;
  const random = (n) => ((state = (state * 1103515245 + 12345) % 2147483648), state % n);
  const any = (list) => list[random(list.length)];
  clearInterval(window.player);
  window.clicks = 0;
  window.player = setInterval(() => {
    if (window.clicks >= limit) return clearInterval(window.player);
    const lift = document.querySelector('.curtain .btn.go, .death [data-skip-end]');
    if (lift) return lift.click();
    const button = document.querySelector('[data-commit]');
    if (!button) return;
    const groups = [...document.querySelectorAll('.ac:not(.no)[data-group]')];
    if (groups.length && random(3) > 0) any(groups).click();
    setTimeout(() => {
      const options = [...document.querySelectorAll('#decision .op')];
      const cards = [...document.querySelectorAll('.card.legal')];
      if (options.length) any(options).click();
      else if (cards.length && random(2)) any(cards).click();
      setTimeout(() => {
        const go = document.querySelector('[data-commit]');
        if (!go) return;
        if (go.getAttribute('aria-disabled') === 'true') {
          const more = [...document.querySelectorAll('.card.legal')];
          if (more.length) any(more).click();
        }
        document.querySelector('[data-commit]')?.click();
        window.clicks += 1;
      }, 8);
    }, 8);
  }, 40);
}
"""
"""Plays by clicking what a person would click: an action, an option, a card, the button.

Takes a seed and, if it is to stop, after how many answers: a busy machine that looks late must
find the same game as a quick one.
"""
