"""With the keyboard and a screen reader: the same story in words, each thing once, nothing lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.web.browser import PHONE, create, seat_link, spelt
from tests.web.conftest import Opener
from tests.web.laid import MIDDLE, SHIP, lay
from tests.web.test_fitting import CORNERED
from tests.web.test_screens import barriers
from tests.web.test_story import until_my_turn

#: The hacker cannot bear another wound, and something stands beside it that attacks after the round.
DOOMED = """
  players 2
  A is sentry in 004, hand none
  B is hacker in 009, passed, wounds leg arm eyes, light 1
  adult in 009
  attack deck cut:3
  A acts
"""
LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector('[data-announced=story]');
  const line = (node) => node.textContent.trim().replace(/\\s+/g, ' ');
  new MutationObserver((changes) => {
    for (const change of changes) {
      // A line that is written anew would be said again.
      if (change.type === 'characterData') window.heard.push(`again: ${line(change.target)}`);
      for (const node of change.addedNodes)
        if (node.nodeType === Node.ELEMENT_NODE) window.heard.push(line(node));
    }
  }).observe(region, { childList: true, subtree: true, characterData: true });
}"""
"""Notes what a screen reader is given to say."""
LOGGED = """(from) => [...document.querySelectorAll('.log li p, .log li.sep span')].map((one) => {
  const words = one.cloneNode(true);
  for (const other of words.querySelectorAll('.rule, .sr')) other.remove();
  return words.textContent.replaceAll('\\u00AD', '').trim().replace(/\\s+/g, ' ');
}).filter(Boolean).slice(from)"""
"""The lines of the log, as they are read."""


def press_until(page: Page, key: str, selector: str) -> None:
    """Press a key until something has the focus."""
    for _ in range(120):
        if page.evaluate("(s) => !!document.activeElement?.matches(s)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


def pass_by_keyboard(page: Page) -> None:
    """From the decision back to the actions, to "pass", and on with Enter."""
    page.keyboard.press("d")
    press_until(page, "Shift+Tab", "[data-group=pass]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-group=pass].on")
    page.keyboard.press("d")
    page.wait_for_selector("#decision .op.sel:focus")
    page.keyboard.press("Enter")


def test_all_that_happens_is_said_once_even_if_it_is_skipped(base: str, open_page: Opener) -> None:
    page = open_page(seat_link(base, lay(base, DOOMED)), speed=1)
    page.wait_for_selector(".ac.on")
    page.evaluate(LISTEN)
    before = len(page.evaluate(LOGGED, 0))
    pass_by_keyboard(page)
    page.wait_for_selector(".telling [data-skip-all]")
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Shift+Space")
    until_my_turn(page, skip=True)
    heard = page.evaluate("window.heard")
    logged = page.evaluate(LOGGED, before)
    assert len(heard) == len(logged) > 10
    assert [
        line for line, written in zip(heard, logged, strict=True) if not line.startswith(written)
    ] == []
    # Who died, and of what; what a drawn card says.
    (death,) = [line for line in heard if "dies." in line]
    assert "Killed by" in death
    (card,) = [line for line in heard if line.startswith("Attack card")]
    # "You suffer" is what the card says to whoever drew it, not to the listener.
    assert "On the card: “" in card
    # The log is there to read back in: it says nothing by itself.
    assert page.locator(".logbox").get_attribute("aria-live") == "off"


def test_the_log_calls_whoever_plays_you_and_others_by_name(base: str, open_page: Opener) -> None:
    """Nobody knows themselves as "Player 1"; whoever watches sees nobody as "you"."""
    made = create(base, 2, ["regular"], name="", start=True)
    page = open_page(seat_link(base, made), speed=24)
    offered = "() => document.querySelector('.log')?.textContent.includes('You may play ')"
    page.wait_for_function(offered)
    assert page.locator(".crew .l1 b", has_text="You").count() == 1
    told = [spelt(line) for line in page.evaluate(LOGGED, 0)]
    assert "You are player 1." in told or "You are player 2." in told
    assert not any("Player 1" in line for line in told)
    assert any("Bot 2" in line for line in told)
    watcher = open_page(f"{base}/t/{made['table']}", speed=24)
    watcher.wait_for_selector(".log li p >> text=Player 1 is player")
    seen = [spelt(line) for line in watcher.evaluate(LOGGED, 0)]
    assert any(re.match("Player 1 is player [12]", line) for line in seen)
    assert not any(re.search(r"\b[Yy]our?\b", line) for line in seen)


def test_how_many_actions_are_left_is_said_and_what_a_key_chooses(
    base: str, open_page: Opener
) -> None:
    page = open_page(seat_link(base, lay(base, MIDDLE)))
    page.wait_for_selector(".ac.on")
    asked = page.locator("[data-announced=asked]")
    assert "2 actions left" in asked.inner_text()
    page.keyboard.press("2")
    page.wait_for_selector("#decision .op:nth-child(2).sel:focus")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#decision .op:nth-child(3).sel:focus")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    page.wait_for_selector("#hand .card.sel")
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('[data-announced=asked]').textContent.includes('1 action left')"
        " || !document.querySelector('.ac.on')"
    )


def test_where_one_stands_what_it_costs_and_what_it_risks_is_said(
    base: str, open_page: Opener
) -> None:
    page = open_page(seat_link(base, lay(base, MIDDLE)))
    page.wait_for_selector(".ac.on")
    asked = spelt(page.locator("[data-announced=asked]").inner_text())
    # How much may be done, where, beside whom, and with how many cards; not that it is one's turn:
    # the story has said so.
    assert re.fullmatch(r"2 actions left\. 009 .*\. Your hand, 4 cards\.", asked)
    assert "You" not in asked.split(". ")[1]
    assert "YOUR TURN" not in asked
    assert page.get_by_role("button", name=re.compile(r"^Move ?, cost \d$")).count() == 1
    # Time, fire and malfunctions have names, not only pictures.
    assert (
        "time"
        in (
            page.locator(".track li.now .i[role=img]").first.get_attribute("aria-label") or ""
        ).lower()
    )
    assert page.get_by_role("button", name=re.compile(r"^fire \d")).count() == 1


def test_what_a_choice_risks_is_said_once_without_the_number_of_a_rule(
    base: str, open_page: Opener
) -> None:
    page = open_page(seat_link(base, lay(base, CORNERED["lockdown"])))
    page.wait_for_selector(".ac.on")
    page.locator("[data-group=move]").press("Enter")
    page.keyboard.press("d")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#decision .op.sel:focus")
    page.wait_for_selector(".detail .risk")
    page.wait_for_function("() => document.querySelector('[data-announced=risk]').textContent")
    said = page.locator("[data-announced=risk]").inner_text()
    assert "kills you" in said
    assert "LD-" not in said
    assert page.locator(".detail [role=status]").count() == 0
    option = page.locator("#decision .op.sel")
    note = spelt(option.locator(".os").inner_text())
    assert "%" in note
    assert spelt(option.get_attribute("title") or "") != note


def test_the_keyboard_stays_at_what_is_asked(base: str, open_page: Opener) -> None:
    """A choice that is made takes its buttons away; the focus must not fall back to the page."""
    page = open_page(seat_link(base, lay(base, MIDDLE)))
    page.wait_for_selector(".ac.on")
    page.keyboard.press("d")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#decision .op.sel:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector("#decision .from, #hand .card.legal")
    page.wait_for_function("() => !!document.activeElement?.closest('#decision')")
    # And Enter there goes on with what is ready.
    page.keyboard.press("h")
    press_until(page, "Tab", "#hand .card.legal")
    page.keyboard.press("Enter")
    page.wait_for_selector("#hand .card.sel")


@pytest.mark.parametrize("given", [MIDDLE, SHIP], ids=["lockdown", "nemesis"])
def test_a_turn_of_either_game_has_no_barrier(base: str, open_page: Opener, given: str) -> None:
    """With all actions on offer: names that hold what is seen, on the desk and on a phone."""
    made = lay(base, given)
    desk = open_page(seat_link(base, made))
    desk.wait_for_selector(".ac.on")
    assert barriers(desk) == []
    phone = open_page(seat_link(base, made), size=PHONE)
    phone.wait_for_selector(".phone")
    assert barriers(phone) == []
