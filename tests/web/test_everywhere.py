"""At every size everything is on the screen or one touch away, and the board keeps its size."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.web.browser import SIZES, create, seat_link, sit_down
from tests.web.conftest import Opener
from tests.web.laid import MIDDLE, lay
from tests.web.test_around_the_table import playing
from tests.web.test_screens import barriers

SEEN = """(selector) => {
  const one = document.querySelector(selector);
  if (!one) return false;
  const box = one.getBoundingClientRect();
  if (!box.width || !box.height || getComputedStyle(one).visibility === 'hidden') return false;
  return box.left >= -1 && box.right <= innerWidth + 1 && box.top < innerHeight;
}"""
#: What belongs to the player and what everybody may know, by the part of the screen that says it.
OWN = (".secret .ob", ".me-p .ws", ".me-p .kb", ".inv")
PUBLIC = (".crew .cr", ".lab-p", ".comp-p", ".logbox", ".say input")
BROKEN = r"""() => {
  const bad = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const box = (node, from, to) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((r) => r.width > 1);
  };
  for (let n = walk.nextNode(); n; n = walk.nextNode()) {
    const host = n.parentElement;
    if (!host.offsetParent || host.closest('script,style,svg,.sr')) continue;
    for (const m of n.data.matchAll(/[\p{L}\u00AD]{4,}/gu)) {
      const lines = new Set(box(n, m.index, m.index + m[0].length).map((r) => Math.round(r.top)));
      if (lines.size < 2) continue;
      // The hyphen of a soft hyphen belongs to the letter after it.
      let top = null;
      for (let i = 0; i < m[0].length; i += 1) {
        const r = box(n, m.index + i, m.index + i + 1)[0];
        if (!r) continue;
        if (top !== null && r.top > top + 3 && !m[0].slice(Math.max(0, i - 2), i).includes('\u00AD'))
          bad.add(`${host.className}: ${m[0].slice(0, i)}|${m[0].slice(i)}`);
        top = r.top;
      }
    }
  }
  return [...bad];
}"""
"""Words that go on in the next line without a hyphen."""
BOARD = """() => {
  const box = document.querySelector('.board').getBoundingClientRect();
  return [box.width, box.height, box.left, box.top].map((x) => Math.round(x)).join();
}"""


def first_turn(
    base: str, open_page: Opener, size: tuple[int, int] = (1440, 900), language: str = "en"
) -> Page:
    """A turn in the middle of a game, where there is much to show."""
    page = open_page(seat_link(base, lay(base, MIDDLE)), size=size, language=language)
    page.wait_for_selector("[data-commit]")
    page.wait_for_selector(".phone" if size[0] < 700 else ".app")
    return page


def reach(page: Page, selector: str) -> bool:
    """Whether something is in sight, or comes into sight with one touch."""
    if page.evaluate(SEEN, selector):
        return True
    ways = page.locator(".drawer-b:visible, .pn button:visible")
    # A drawer slides in: on a busy machine it may need longer than one would wait for each.
    for patience in (700, 6000):
        for n in range(ways.count()):
            ways.nth(n).click()
            with contextlib.suppress(TimeoutError):
                page.wait_for_function(SEEN, arg=selector, timeout=patience)
                return True
    return False


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_everything_is_in_sight_or_one_touch_away(
    base: str, open_page: Opener, size: tuple[int, int]
) -> None:
    page = first_turn(base, open_page, size)
    if size[0] >= 1152:
        for one in (*OWN, *PUBLIC):  # a laptop shows all of it at once
            page.wait_for_function(SEEN, arg=one)
    lost = [one for one in (*OWN, *PUBLIC) if not reach(page, one)]
    assert not lost


def test_large_screens_show_everything_larger(base: str, open_page: Opener) -> None:
    page = first_turn(base, open_page, (1440, 900))
    zoom = "() => Number(getComputedStyle(document.querySelector('.app')).zoom)"
    for size, scale in (((1440, 900), 1), ((1920, 1080), 1.2), ((2560, 1440), 1.6)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(f"() => Math.abs(({zoom})() - {scale}) < 0.01")
        page.wait_for_function(
            "() => { const box = document.querySelector('.app').getBoundingClientRect();"
            " return Math.abs(box.height - innerHeight) < 2; }"
        )


@pytest.mark.parametrize("size", [(1440, 900), (1152, 720), (390, 844)])
def test_the_board_keeps_its_size(base: str, open_page: Opener, size: tuple[int, int]) -> None:
    """Whatever is asked, chosen or hinted: the rooms stay where they are."""
    page = first_turn(base, open_page, size)
    shape = "() => document.querySelector('.bx, .touch').getBoundingClientRect().height"
    before = page.evaluate(shape)
    if size[0] > 700:
        groups = page.locator(".ac:not(.no)[data-group]")
        for n in range(groups.count()):
            groups.nth(n).click()
            assert page.evaluate(shape) == before
        page.locator("[data-group=move]").click()
    page.locator("#decision .op").first.click()
    page.wait_for_selector(".op.sel")
    assert page.evaluate(shape) == before
    page.locator("[data-commit]").click()
    # The question what to pay with, or a turn that goes on: the same board.
    page.wait_for_function("() => !document.querySelector('.op.sel')")
    assert page.evaluate(shape) == before


@pytest.mark.parametrize("language", ["es", "pl", "de"])
def test_no_word_is_broken_without_a_hyphen(base: str, open_page: Opener, language: str) -> None:
    page = first_turn(base, open_page, language=language)
    for size in ((360, 740), (820, 1180), (1152, 720), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_selector(".phone" if size[0] < 700 else ".app")
        page.wait_for_function(f"() => !({BROKEN})().length")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_action_is_on_a_tablet(base: str, open_page: Opener, language: str) -> None:
    """None of them is beyond the edge of a small screen."""
    page = first_turn(base, open_page, language=language)
    page.set_viewport_size({"width": 820, "height": 1180})
    page.wait_for_function(
        "() => [...document.querySelectorAll('.ac')].every((a) => {"
        " const box = a.getBoundingClientRect();"
        " return box.left >= -1 && box.right <= innerWidth + 1; })"
    )


@pytest.mark.parametrize("size", [(1440, 900), (1152, 720)])
def test_why_not_leaves_the_own_room_free(
    base: str, open_page: Opener, size: tuple[int, int]
) -> None:
    page = first_turn(base, open_page, size)
    page.locator(".ac.no[data-group]").first.click(force=True)
    page.wait_for_selector(".why")
    page.wait_for_function(
        """() => {
          const a = document.querySelector('.why').getBoundingClientRect();
          const b = document.querySelector('.room.here').getBoundingClientRect();
          return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
        }"""
    )


def test_the_dangers_of_a_choice_are_said_before_it_is_made(base: str, open_page: Opener) -> None:
    page = first_turn(base, open_page, (1440, 900))
    page.locator("[data-group=move]").click()
    # A noise roll has its odds on every chip; the chosen one has them as a bar.
    page.wait_for_function(
        "() => [...document.querySelectorAll('.op .os')].some((o) => /%/.test(o.textContent))"
    )
    page.locator("#decision .op").first.click()
    page.wait_for_selector(".detail .odds-in, .detail .risk")


def test_keys_lead_to_the_decision_and_out_of_the_talk(base: str, open_page: Opener) -> None:
    page = first_turn(base, open_page, (1440, 900))
    inside = "() => !!document.activeElement?.closest('#decision')"
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("d")
    page.wait_for_function(inside)
    page.keyboard.press("t")
    page.wait_for_selector(".say input:focus")
    page.keyboard.type("careful, ")
    page.keyboard.press("Escape")
    page.wait_for_function(inside)
    assert page.locator(".say input").input_value() == "careful, "


def test_a_click_on_a_room_goes_there_whatever_was_chosen(base: str, open_page: Opener) -> None:
    page = first_turn(base, open_page, (1440, 900))
    page.locator("[data-group=move]").click()
    page.wait_for_selector(".room.legal")
    slot = page.locator(".room.legal").first.get_attribute("data-slot")
    page.locator("[data-group=pass]").click()
    page.wait_for_selector(".room.legal", state="detached")
    page.locator(f".room[data-slot='{slot}'] .hit").click()
    page.wait_for_selector(f".room.sel[data-slot='{slot}']")
    assert page.locator("[data-group=move].on").count() == 1


def test_being_offline_is_said_at_once(base: str, open_page: Opener) -> None:
    page, _ = playing(base, open_page)
    page.wait_for_selector(".net.open")
    page.context.set_offline(True)
    page.wait_for_selector(".net.lost, .net.connecting", timeout=5000)
    page.wait_for_selector(".dec.stale")
    page.wait_for_function(
        "() => document.querySelector('.offline').getBoundingClientRect().top"
        " >= document.querySelector('.bx').getBoundingClientRect().bottom - 1"
    )
    page.context.set_offline(False)
    page.wait_for_selector(".net.open")


def test_a_guest_is_told_which_seat_is_theirs(base: str, open_page: Opener) -> None:
    made = create(base, 3)
    host = open_page(seat_link(base, made))
    guest = open_page(f"{base}/t/{made['table']}")
    sit_down(guest)
    own = guest.locator(".seat.mine").inner_text()
    assert "you, at this browser" in own
    assert "another browser" not in own
    assert "this browser" not in guest.locator(".seat").first.inner_text()
    host.wait_for_function("() => document.querySelectorAll('.seat .okk').length > 0")
    assert "another browser" in host.locator(".seat").nth(1).inner_text()


def test_dimmed_actions_of_the_lesson_can_be_read(base: str, open_page: Opener) -> None:
    page = open_page(f"{base}/learn")
    page.wait_for_selector(".lesson")
    for _ in range(12):
        if page.evaluate("() => !!document.querySelector('.lesson').dataset.allowed"):
            break
        step = page.evaluate("() => document.querySelector('.lesson').dataset.step")
        page.locator(".lesson [data-go-on]").click()
        page.wait_for_function(
            "(step) => document.querySelector('.lesson').dataset.step !== step", arg=step
        )
    assert barriers(page) == []
