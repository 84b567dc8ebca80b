"""Lockdown's modes in a real browser, each to its end: the surface, revival, guests and Intruders.

The positions are set and nobody but the people at the screen decides, so nothing is left to luck.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from lockdown.messages import Words
from tests.web.browser import PHONE, seat_link, spelt
from tests.web.conftest import Opener
from tests.web.laid import lay
from tests.web.led import Led
from tests.web.recorded import joined
from tests.web.test_screens import barriers

SIZES = pytest.mark.parametrize(
    ("size", "language"), [((1440, 900), "es"), (PHONE, "pl")], ids=["desk", "phone"]
)
#: Ann stands where the rover does; the other one has left. The gate is open.
OUTSIDE = """  board surface; players 2; seed 11; time 4
  A is sentry in 016, hand search search rest interruption demolition, has enviro_suit
  B is launched
  gate open; rover at 016"""
#: Ann carries the hacker to the Emergency Room, with little time left.
CARRIED = """  mode coop; players 2; seed 11; time 3
  A is sentry in 026, hand search rest, hands corpse:hacker
  B is dead, hacker, wounds leg arm
  room 027 is emergency_room; isolation open"""
#: A guest in the Isolation Room with an Intruder; the other one has left.
GUESTS = """  guests; enemies intruders; players 2; seed 7; time 3
  A is soldier in 022, hand search search rest interruption, has medkit
  B is launched
  adult in 022 wounds 1; isolation open"""


def at_the_end(page: Page) -> None:
    """Up to the victory check; one's own death is told before."""
    page.wait_for_selector(".ending, .death")
    if page.locator(".death").count():
        page.locator(".death [data-watch]").click()
    page.wait_for_selector(".ending")


def reveal(page: Page) -> None:
    """Turn over everything that the victory check has."""
    at_the_end(page)
    while page.locator("[data-reveal]").count():
        page.locator("[data-reveal]").click()


def steps(*options: str) -> list[tuple[int, str]]:
    """Choices of Ann."""
    return [(0, option) for option in options]


@SIZES
def test_outside_one_drives_walks_and_flees(
    base: str, open_page: Opener, size: tuple[int, int], language: str
) -> None:
    made = lay(base, OUTSIDE)
    page = open_page(seat_link(base, made), size=size, language=language)
    led = Led(base, made["table"], {0: page})
    page.wait_for_selector("[data-commit]")
    led.follow(steps("drive 009", "pay search", "pay search"))
    page.wait_for_selector(".room.here[data-slot='009']", state="attached")
    assert led.now()[1].view(0).rover == 9
    led.follow(steps("move 028", "pay rest", "end", "move 029", "pay interruption"))
    page.wait_for_selector(".xr.here[data-slot='029']", state="attached")
    assert barriers(page) == []
    led.follow(steps("pass", "done", "escape foot", "pay demolition", "pay repairs"))
    assert led.now()[0] == "over"
    led.close()
    reveal(page)
    words = Words(language, "lockdown")
    assert words.text("ui-left-foot") in spelt(page.locator(".ending").inner_text())
    assert words.text("ui-left-launched") in spelt(page.locator(".ending").inner_text())


@SIZES
def test_a_crew_wakes_its_dead_and_sees_the_end_together(
    base: str, open_page: Opener, size: tuple[int, int], language: str
) -> None:
    made = lay(base, CARRIED)
    ben = joined(base, made, 1, "Ben")
    page = open_page(seat_link(base, made), size=size, language=language)
    other = open_page(seat_link(base, ben))
    led = Led(base, made["table"], {0: page, 1: other})
    page.wait_for_selector(".board .revive")
    led.follow(steps("move 027", "pay search", "pass", "done"))
    # The round ends, the next one begins with two of them.
    page.wait_for_selector(".board .revive", state="detached")
    assert [one.place for one in led.now()[1].view(None).crew] == ["room", "room"]
    led.to_the_end()
    led.close()
    words = Words(language, "lockdown")
    at_the_end(page)
    # What lay open all the time is not face down now: both objectives can be read.
    assert page.locator("[data-lies-open] em").count() == 2
    assert words.text("ui-sealed") not in spelt(page.locator(".ending tbody").inner_text())
    for one in (page, other):
        reveal(one)
    assert (
        spelt(page.locator("h1").inner_text()).lower() == words.text("ui-end-together-lost").lower()
    )
    assert barriers(page) == []


@SIZES
def test_a_guest_escapes_an_intruder_and_is_locked_in(
    base: str, open_page: Opener, size: tuple[int, int], language: str
) -> None:
    made = lay(base, GUESTS)
    page = open_page(seat_link(base, made), size=size, language=language)
    led = Led(base, made["table"], {0: page})
    page.wait_for_selector("[data-commit]")
    words = Words(language, "lockdown", "intruders")
    # What the buttons say names who hunts here.
    shoot = page.locator("[data-group=shoot]")
    if shoot.count():
        assert spelt(shoot.get_attribute("title") or "") == words.text("ui-act-shoot-help")
    led.follow(steps("move 021", "pay interruption", "move 022", "pay rest", "end"))
    led.follow(steps("room lock_in", "pay search", "pay search"))
    assert led.now()[0] == "over"
    led.close()
    reveal(page)
    assert words.text("ui-left-isolation") in spelt(page.locator(".ending").inner_text())
    assert page.locator(".ending tbody tr").count() == 2
