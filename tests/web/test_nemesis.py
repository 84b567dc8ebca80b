"""The original game in a real browser: chosen on the first page, played to the end, on the desk."""

from __future__ import annotations

import time

from lockdown.ledger import situations
from tests.web.browser import PHONE, PLAYER, create, seat_link, sit_down
from tests.web.conftest import Opener

PATIENCE = 300.0
"""Seconds for a whole game of two browsers: a busy machine has as many as it needs."""
FITS = (
    "() => document.documentElement.scrollWidth <= innerWidth"
    " && document.documentElement.scrollHeight <= innerHeight"
)


def test_one_click_on_its_door_plays_it_on_the_ship(base: str, open_page: Opener) -> None:
    page = open_page(base)
    page.locator("[data-home=bots-nemesis]").click()
    page.wait_for_selector(".app [data-engine='3']")
    assert "ship" in page.evaluate("() => [...document.body.classList]")
    assert page.locator(".room[data-slot]").count() == 21
    # Four players have three pods; nobody has looked at an engine yet.
    assert page.locator("[data-pod]").count() == 3
    assert page.locator("[data-knows] em").all_inner_texts() == ["not seen"] * 3
    assert page.locator(".dst.on").get_attribute("data-course") == "B"
    assert page.evaluate(FITS)
    # The draft may lie over it: what is asked for is the piece, not the place.
    page.locator("[data-engine='1']").dispatch_event("contextmenu")
    page.wait_for_selector("[data-explained='mark:engine']")
    assert "NM-BRD-13" in page.locator(".ex-rules").inner_text()


def test_two_people_play_to_the_end_at_a_desk_and_on_a_phone(base: str, open_page: Opener) -> None:
    made = create(base, 3, game="nemesis")
    host = open_page(seat_link(base, made))
    host.wait_for_selector("[data-start]")
    guest = open_page(f"{base}/t/{made['table']}", size=PHONE, language="de")
    sit_down(guest)
    host.locator("[data-start]").click()
    pages = (host, guest)
    for seed, page in enumerate(pages, 3):
        page.wait_for_selector(".app, .phone")
        page.evaluate(PLAYER, [seed])
    guest.wait_for_selector(".phone .r3 [data-engine='1'], .ending")
    until = time.monotonic() + PATIENCE
    while any(page.locator(".ending").count() == 0 for page in pages):
        assert time.monotonic() < until, "the game did not end"
        host.wait_for_timeout(500)
    for page in pages:
        page.evaluate("clearInterval(window.player)")
        # Engines, coordinates, contamination, then an objective each.
        for _ in range(3 + 3):
            page.locator("[data-reveal]").click()
        assert page.locator("[data-reveal]").count() == 0
        assert page.locator(".e3 span").count() == 3
        assert page.locator(".ending tbody tr").count() == 3
    host.locator("[data-replay]").click()
    host.wait_for_selector(".replay .board [data-engine]")


def test_a_situation_lies_on_the_ship_at_the_desk(base: str, open_page: Opener) -> None:
    found = situations.showing("NM-BRD-15")
    assert found
    page = open_page(f"{base}/desk#{found[0].id}")
    page.wait_for_selector(".desk-board .board .hull")
    assert page.locator(".desk-board .room[data-slot]").count() == 21
