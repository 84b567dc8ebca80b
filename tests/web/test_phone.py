"""The phone as fingers find it: nothing to choose is cut, every button can be hit, every step undone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from lockdown.messages import LANGUAGES
from tests.web.browser import PHONE, seat_link
from tests.web.conftest import Opener
from tests.web.laid import MIDDLE, SHIP, lay
from tests.web.test_fitting import GAMES, WHOLE

SMALL = (360, 740)
#: An escape with a hurt leg: long words of danger on every choice, and two cards to pay.
HUNTED = {
    "lockdown": """
  players 3
  A is sentry in 009, hand rest search repairs interruption, has smg:3 medkit, light 1
  A wounds leg arm
  B is hacker in 004, passed; C is janitor in 022, passed
  adult in 009 wounds 1
  A acts
""",
    "nemesis": """
  game nemesis
  players 3
  A is soldier in 008, hand rest search interruption covering_fire full_auto
  A hands assault_rifle:3, inventory medkit, wounds leg arm, light 1
  B is scout in 011, passed; C is mechanic in 005, passed
  adult in 008 wounds 1
  A acts
""",
}
MISSED = """(selectors) => {
  const missed = [];
  for (const one of document.querySelectorAll(selectors)) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue;
    for (const [dx, dy] of [[-19, 0], [19, 0], [0, -19], [0, 19]]) {
      const [a, b] = [x + dx, y + dy];
      if (a < 0 || a > innerWidth || b < 0 || b > innerHeight) continue;
      const hit = document.elementFromPoint(a, b);
      if (hit !== one && !one.contains(hit)) {
        missed.push(`${one.className || one.tagName} ${dx} ${dy}: ${hit?.className}`);
        break;
      }
    }
  }
  return missed;
}"""
"""Which of these a finger misses that comes down within 40 pixels around their middle."""


def at_turn(
    base: str, open_page: Opener, given: str, size: tuple[int, int], language: str = "en"
) -> Page:
    page = open_page(seat_link(base, lay(base, given)), size=size, language=language)
    page.wait_for_selector(".phone [data-commit]")
    return page


@pytest.mark.parametrize("game", HUNTED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_their_dangers_are_whole(
    base: str, open_page: Opener, game: str, language: str
) -> None:
    page = at_turn(base, open_page, HUNTED[game], SMALL, language)
    for size in (SMALL, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator(".sh1 select").select_option("move")
        page.wait_for_function(WHOLE, arg=".sheet .row2")
        page.wait_for_function(WHOLE, arg=".sheet .detail")
        page.locator("#decision .op").first.click()
        page.wait_for_selector(".detail .risk")
        page.wait_for_function(WHOLE, arg=".sheet .row2")
        page.wait_for_function(WHOLE, arg=".sheet .detail")
        # What it costs stands there before anything is chosen, and with the choice.
        assert "2" in page.locator(".sh1 .pr").inner_text()
        assert "2" in page.locator("[data-commit] .needs").inner_text()


def test_what_a_card_does_is_whole_where_there_is_room(base: str, open_page: Opener) -> None:
    page = at_turn(base, open_page, MIDDLE, SMALL)
    page.locator(".sh1 select").select_option("card")
    page.locator("#decision .op").first.click()
    page.wait_for_selector(".detail .about0")
    page.wait_for_function(WHOLE, arg=".sheet .detail")


def test_a_step_is_taken_back_by_touch(base: str, open_page: Opener) -> None:
    page = at_turn(base, open_page, MIDDLE, PHONE)
    assert page.locator("[data-undo]").count() == 0, "nothing has been done"
    page.locator(".sh1 select").select_option("item")
    page.locator("#decision .op[data-option='drop medkit']").click()
    assert page.locator("[data-undo]").count() == 0, "first what was picked is chosen anew"
    page.locator("[data-commit]").click()
    page.wait_for_selector("[data-undo]")
    page.locator("[data-undo]").click()
    page.wait_for_selector("[data-undo]", state="detached")
    page.locator(".sh1 select").select_option("item")
    page.wait_for_selector("#decision .op[data-option='drop medkit']")


def test_an_action_that_is_not_there_says_why(base: str, open_page: Opener) -> None:
    page = at_turn(base, open_page, MIDDLE, PHONE)
    chosen = page.locator(".sh1 select").input_value()
    page.locator(".sh1 select").select_option("shoot")
    page.wait_for_selector(".why p .rule")
    assert page.locator(".sh1 select").input_value() == chosen


@GAMES
def test_fingers_find_what_is_small(base: str, open_page: Opener, given: str) -> None:
    page = at_turn(base, open_page, given, SMALL)
    page.wait_for_selector(".hint-line")
    found = page.evaluate(
        MISSED, ".ib, .zoom, .hint-line button, .cta .btn, .op, .pn button, .r3 button"
    )
    assert found == []
    for tab, small in (
        ("talk", ".phr button, .say select, .say input, .send"),
        ("me", ".hide, .ws button, .ms button, .sl"),
    ):
        page.locator(f"[data-tab={tab}]").click()
        page.wait_for_selector(".tabp")
        assert page.evaluate(MISSED, small) == [], tab


@pytest.mark.parametrize("language", LANGUAGES)
def test_engines_course_and_pods_are_in_sight(base: str, open_page: Opener, language: str) -> None:
    page = at_turn(base, open_page, SHIP, SMALL, language)
    page.wait_for_function(WHOLE, arg=".r3")
    page.wait_for_function(WHOLE, arg=".r3 .kw")
