"""What stands on the table is whole: nothing is cut off that one would have to know of to look for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from lockdown.messages import Words, ids
from tests.web.browser import PHONE, create, seat_link
from tests.web.conftest import Opener
from tests.web.laid import MIDDLE, SHIP, lay

GAMES = pytest.mark.parametrize("given", [MIDDLE, SHIP], ids=["lockdown", "nemesis"])
DESKS = ((1152, 720), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
WHOLE = """(selector) => {
  const all = [...document.querySelectorAll(selector)];
  return all.length > 0 && all.every((one) =>
    one.clientHeight > 0 && one.scrollHeight <= one.clientHeight + 1
    && one.scrollWidth <= one.clientWidth + 1);
}"""
"""Whether everything in these panes is in sight without scrolling."""
APART = """([one, other]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((x) => x.getBoundingClientRect());
  return boxes(one).every((a) => boxes(other).every((b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1));
}"""
"""Whether none of the first lies on any of the second."""

#: Something stands beside A, whom any further wound kills, and a hurt leg makes it dearer to get away.
CORNERED = {
    "lockdown": """
  players 2
  A is sentry in 009, hand rest search repairs quarantine, has smg:3, wounds leg arm body
  B is hacker in 004
  adult in 009
  A acts
""",
    "nemesis": """
  game nemesis
  players 2
  A is soldier in 008, hand rest search covering_fire full_auto, wounds leg arm body
  A hands assault_rifle:3
  B is scout in 011
  adult in 008
  A acts
""",
}
INSIDE = """([one, other]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((x) => x.getBoundingClientRect());
  const [frame] = boxes(other);
  const all = boxes(one);
  return all.length > 0 && all.every((b) => b.width > 8 && b.left >= frame.left - 1
    && b.right <= frame.right + 1 && b.top >= frame.top - 1 && b.bottom <= frame.bottom + 1);
}"""
"""Whether all of the first lie within the second."""


def at(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector(".phone" if size[0] < 700 else ".app")


@GAMES
@pytest.mark.parametrize("language", ["en", "es", "pl", "de"])
def test_objectives_crew_and_things_are_whole_on_every_desk(
    base: str, open_page: Opener, given: str, language: str
) -> None:
    page = open_page(seat_link(base, lay(base, given)), size=DESKS[0], language=language)
    page.wait_for_selector("[data-commit]")
    for size in DESKS:
        at(page, size)
        for pane in (".secret .sc", ".left", ".lab-p", ".bp", ".me-p", ".acts"):
            page.wait_for_function(WHOLE, arg=pane)


@GAMES
@pytest.mark.parametrize("language", ["en", "de"])
def test_neither_actions_nor_buttons_lie_on_the_board(
    base: str, open_page: Opener, given: str, language: str
) -> None:
    page = open_page(seat_link(base, lay(base, given)), size=DESKS[0], language=language)
    page.wait_for_selector("[data-commit]")
    for size in DESKS:
        at(page, size)
        page.wait_for_function(APART, arg=[".acts, #decision", ".bx"])
        page.wait_for_function(APART, arg=[".bctl button", ".room .hit, [data-course]"])


def test_the_pages_around_the_table_grow_with_the_screen(base: str, open_page: Opener) -> None:
    grown = """([selector, scale]) => {
      const one = document.querySelector(selector);
      if (!one || Math.abs(Number(getComputedStyle(one).zoom) - scale) > 0.01) return false;
      const box = one.getBoundingClientRect();
      return box.bottom <= innerHeight + 1 && document.documentElement.scrollWidth <= innerWidth;
    }"""
    lobby = seat_link(base, create(base, 3))
    for address, selector in (
        (f"{base}/", ".home"),
        (lobby, ".lobby"),
        (f"{base}/rules", ".rulesp"),
    ):
        page = open_page(address, size=DESKS[-1])
        page.wait_for_function(grown, arg=[selector, 1.6])
        page.set_viewport_size({"width": 1440, "height": 900})
        page.wait_for_function(grown, arg=[selector, 1])


@pytest.mark.parametrize("game", CORNERED)
@pytest.mark.parametrize("language", ["en", "es", "pl", "de"])
def test_what_may_kill_is_read_whole_beside_the_button_that_pays(
    base: str, open_page: Opener, game: str, language: str
) -> None:
    page = open_page(seat_link(base, lay(base, CORNERED[game])), size=DESKS[0], language=language)
    page.wait_for_selector("[data-commit]")
    page.locator("[data-group=move]").click()
    assert page.locator("[data-group=move] em").inner_text() == "2"
    page.locator("#decision .op").first.click()
    for _ in range(2):
        page.locator("#hand .card.legal:not(.off, .pay)").first.click()
    page.wait_for_function("() => document.querySelectorAll('.card.pay').length === 2")
    assert page.locator(".needs").count() == 0
    for size in DESKS:
        at(page, size)
        page.wait_for_function(INSIDE, arg=[".detail .risk span", ".row1"])
        page.wait_for_function(APART, arg=[".detail .risk", ".cta"])
        # What is held has its whole name.
        page.wait_for_function(WHOLE, arg=".sl.hv b")


@pytest.mark.parametrize(
    "given",
    [
        "players 2\nA is sentry in 009, has smg:3 riot_shotgun:1\nB in 004\nA acts",
        "game nemesis\nplayers 2\nA is soldier in 008\nA hands assault_rifle:3 prototype_shotgun:1\n"
        "B in 011\nA acts",
    ],
    ids=["lockdown", "nemesis"],
)
@pytest.mark.parametrize("language", ["pl", "de"])
def test_both_hands_are_whole_on_every_desk(
    base: str, open_page: Opener, given: str, language: str
) -> None:
    page = open_page(seat_link(base, lay(base, given)), size=DESKS[0], language=language)
    page.wait_for_selector("[data-commit]")
    assert page.locator(".two > :first-child .sl.hv b").count() == 2
    for size in DESKS:
        at(page, size)
        page.wait_for_function(WHOLE, arg=".two > div, .sl.hv b")


@pytest.mark.parametrize("language", ["en", "es", "pl", "de"])
def test_every_hint_is_whole_on_the_smallest_desk(
    base: str, open_page: Opener, language: str
) -> None:
    """Whatever it says: each of them is put where the one of this turn stands."""
    page = open_page(seat_link(base, lay(base, MIDDLE)), size=(1024, 768), language=language)
    page.wait_for_selector(".hint-line p")
    words = Words(language, "lockdown")
    args = {"n": 2, "p": 40, "place": "S-02", **dict.fromkeys(("item", "room"), "009 Abwehrsystem")}
    said = [words.text(one, **args) for one in ids(language, "lockdown") if one.startswith("hint-")]
    assert len(said) > 20
    cut = """(said) => said.filter((one) => {
      const hint = document.querySelector('.hint-line p');
      hint.firstChild.data = `${one} `;
      return hint.scrollHeight > hint.clientHeight + 1;
    })"""
    page.wait_for_function(f"(said) => !({cut})(said).length", arg=said)


@GAMES
@pytest.mark.parametrize("language", ["es", "pl"])
def test_the_way_to_all_phrases_and_the_phase_are_on_every_desk(
    base: str, open_page: Opener, given: str, language: str
) -> None:
    page = open_page(seat_link(base, lay(base, given)), size=DESKS[0], language=language)
    page.wait_for_selector("[data-commit]")
    for size in DESKS:
        at(page, size)
        page.wait_for_function(INSIDE, arg=["[data-phrases]", ".right"])
        if size[0] > 1190:
            page.wait_for_function(INSIDE, arg=[".round .lab, .round .ph", ".top"])


def test_both_tracks_of_the_ship_have_room_on_a_tablet(base: str, open_page: Opener) -> None:
    page = open_page(seat_link(base, lay(base, SHIP)), size=(820, 1180))
    page.wait_for_selector("[data-commit]")
    page.wait_for_function(APART, arg=[".ntrk.time li", ".ntrk.sdtk li"])
    page.wait_for_function(APART, arg=[".ntrk.sdtk li .i", ".gauges"])


@GAMES
def test_the_small_map_of_the_phone_covers_neither_rooms_nor_arrows(
    base: str, open_page: Opener, given: str
) -> None:
    page = open_page(seat_link(base, lay(base, given)), size=PHONE)
    page.wait_for_selector("[data-commit]")
    small = "() => document.querySelector('.zoom').getBoundingClientRect().width < 60"
    page.wait_for_function(small)
    page.wait_for_function(APART, arg=[".zoom", ".edge"])
    # Whoever looks around sees where.
    box = page.locator(".touch").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 120, steps=4)
    page.mouse.up()
    page.wait_for_function(small.replace("< 60", "> 90"))
    page.wait_for_function(small)


@pytest.mark.parametrize("language", ["en", "es", "pl", "de"])
def test_a_hint_leaves_the_choices_their_room_on_a_small_phone(
    base: str, open_page: Opener, language: str
) -> None:
    page = open_page(seat_link(base, lay(base, MIDDLE)), size=(360, 740), language=language)
    page.wait_for_selector(".sheet .hint-line")
    page.wait_for_function(WHOLE, arg=".sheet .row2")
