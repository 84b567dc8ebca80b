"""Every screen, at every size, in every language: nothing missing, nothing cut off, no barrier."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page

from lockdown.messages import LANGUAGES
from tests.web.browser import (
    PHONE,
    PLAYER,
    ROOT,
    SCREENSHOTS,
    SIZES,
    TEXT_MODE,
    create,
    seat_link,
)
from tests.web.conftest import Opener

FITS = """() => {
  const root = document.scrollingElement;
  return [root.scrollWidth <= root.clientWidth, root.scrollHeight <= root.clientHeight];
}"""
INSIDE = """() => {
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight) return false;
  // In one look: whatever is asked next replaces these elements.
  const bar = document.querySelector('#decision')?.getBoundingClientRect();
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (!bar || !board) return !!document.querySelector('.ending');
  return bar.left >= -1 && bar.top >= -1 && board.width > 0 && board.height > 0
    && bar.right <= innerWidth + 1 && bar.bottom <= innerHeight + 1;
}"""
"""Nothing scrolls, and the question stands inside the window."""
ASKED = """() => document.querySelector('[data-commit], .ending, .death')"""
"""Nothing moves any more: the player is asked, has died, or the game is over."""
KEY = r"""() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const key = /\b(ui|log|option|decision|reason|room|action|item|objective|phrase)-[a-z0-9_]+/;
  for (let n = walk.nextNode(); n; n = walk.nextNode())
    if (!n.parentElement.closest('script,style,[data-option]') && key.test(n.data))
      found.push(n.data.trim());
  return found;
}"""


@cache
def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """What axe-core finds wrong (WCAG 2.2 A and AA, and its best practices on names and roles)."""
    page.evaluate(axe())
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = page.evaluate(
        "(tags) => axe.run(document, {runOnly: tags, resultTypes: ['violations']})", tags
    )
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:140]} ({len(v['nodes'])}) "
        f"{v['nodes'][0].get('failureSummary', '')[:200]}"
        for v in found["violations"]
    ]


def at_the_table(base: str, open_page: Opener, clicks: int = 12, **more: object) -> Page:
    """A page some moves into a game that still goes on."""
    for _ in range(6):
        made = create(base, 4, ["random"] * 3, start=True)
        page = open_page(seat_link(base, made), **more)
        page.wait_for_selector(".app, .phone")
        page.evaluate(PLAYER, [11, clicks])
        page.wait_for_function(
            f"() => window.clicks >= {clicks} || document.querySelector('.ending')"
        )
        page.wait_for_function(ASKED)
        if not page.locator(".ending, .death").count():
            return page
        page.close()
    raise AssertionError("six games ended before they had begun")


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_table_never_scrolls(base: str, open_page: Opener, size: tuple[int, int]) -> None:
    page = at_the_table(base, open_page, clicks=4, size=size)
    page.wait_for_function(INSIDE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language(base: str, open_page: Opener, language: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page = open_page(f"{base}/", language=language)

    def look(name: str, shown: Page = page) -> None:
        shown.wait_for_timeout(150)
        shown.screenshot(path=SCREENSHOTS / f"{name}-{language}.png")
        assert shown.evaluate(KEY) == []
        assert shown.evaluate("lockdownWords.missingKeys()") == []
        assert shown.evaluate("lockdownWords.untranslatedKeys()") == []

    look("home")
    page.locator("[data-home=open]").click()
    page.wait_for_selector("[data-start]")
    look("lobby")
    page.goto(f"{base}/about")
    page.wait_for_selector(".prose")
    look("about")
    page.goto(f"{base}/rules")
    page.wait_for_selector(".rb-list button")
    look("rules")
    table = at_the_table(base, open_page, language=language)
    look("table", table)
    table.locator("[data-page=settings]").click()
    table.wait_for_selector("dialog .settings")
    look("settings", table)
    small = at_the_table(base, open_page, clicks=6, language=language, size=PHONE)
    look("phone", small)
    for tab in ("crew", "log", "talk", "me"):
        small.locator(f"[data-tab={tab}]").click()
        look(f"phone-{tab}", small)


def test_no_screen_has_a_barrier(base: str, open_page: Opener) -> None:
    found: dict[str, list[str]] = {}
    page = open_page(f"{base}/")
    page.wait_for_selector(".door")
    found["home"] = barriers(page)
    page.locator("[data-home=open]").click()
    page.wait_for_selector("[data-start]")
    found["lobby"] = barriers(page)
    page.goto(f"{base}/rules")
    page.wait_for_selector(".rb-list button")
    page.locator(".rb-list button").first.click()
    found["rules"] = barriers(page)
    page.goto(f"{base}/about")
    page.wait_for_selector(".prose")
    found["about"] = barriers(page)
    table = at_the_table(base, open_page)
    found["table"] = barriers(table)
    for name in ("settings", "keys", "legend"):
        table.locator(f"[data-page={name}]").click()
        table.wait_for_selector("dialog")
        found[name] = barriers(table)
        table.keyboard.press("Escape")
        table.wait_for_selector("dialog", state="detached")
    small = at_the_table(base, open_page, clicks=6, size=PHONE)
    found["phone"] = barriers(small)
    for tab in ("crew", "log", "talk", "me"):
        small.locator(f"[data-tab={tab}]").click()
        found[tab] = barriers(small)
    text = at_the_table(base, open_page, clicks=5)
    text.evaluate(TEXT_MODE)
    text.reload()
    text.wait_for_selector(".textm")
    found["text"] = barriers(text)
    assert {name: what for name, what in found.items() if what} == {}


def test_language_changes_without_a_reload(base: str, open_page: Opener) -> None:
    page = at_the_table(base, open_page, clicks=3)
    page.evaluate("window.stillHere = true")
    page.locator("[data-page=settings]").click()
    page.locator("dialog .lang button[lang=de]").click()
    page.wait_for_function("() => document.documentElement.lang === 'de'")
    page.wait_for_function(
        "() => document.querySelector('dialog h2').textContent.replaceAll('\u00ad', '')"
        " === 'Einstellungen'"
    )
    assert page.evaluate("window.stillHere")
