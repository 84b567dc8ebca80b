"""The desk in a real browser: a dispute set up by clicks, asked, played on, exported, shared."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from lockdown.ledger import situations
from tests.web.browser import PHONE, SCREENSHOTS
from tests.web.conftest import Opener
from tests.web.test_screens import FITS, KEY, barriers


def room(page: Page, number: str) -> None:
    page.locator(f".desk-board .room[data-slot='{number}'] .hit").click()


def tool(page: Page, name: str) -> None:
    page.locator(f"[data-tool={name}]").click()


def text_of(page: Page) -> str:
    return page.locator(".desk-text textarea").input_value()


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_dispute_is_set_up_asked_played_on_and_exported(
    open_page: Opener, base: str, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = open_page(f"{base}/desk", size)
    page.wait_for_selector(".desk-board .board")
    # Two hackers cannot be: the desk says so with the line, and goes on once that is mended.
    page.locator("[data-character]").select_option("hacker")
    room(page, "006")
    page.wait_for_selector(".desk-wrong")
    assert "Line 2: this table cannot be" in page.locator(".desk-wrong").inner_text()
    page.locator(".desk-form select").first.select_option("B")
    page.locator("[data-character]").select_option("janitor")
    room(page, "004")
    page.wait_for_selector(".desk-wrong", state="detached")
    # Set up: a Night Stalker, a fire, a closed door, a card.
    tool(page, "stalker")
    page.locator("[data-kind]").select_option("adult")
    room(page, "005")
    tool(page, "marker")
    room(page, "012")
    tool(page, "door")
    room(page, "006")
    room(page, "004")
    tool(page, "cards")
    page.locator(".desk-form select").first.select_option("A")
    page.locator("[data-item]").select_option("medkit")
    page.locator(".desk-form button").last.click()
    page.wait_for_selector("[data-refused='move 004']")
    for line in ("A is hacker in 006", "adult in 005", "fire in 012", "door 004-006 closed"):
        assert f"  {line}\n" in text_of(page)
    assert "  A has medkit\n" in text_of(page)
    # Ask: why not through the door?
    refused = page.locator("[data-refused='move 004']").inner_text()
    assert refused.startswith("Move to 004 Repository")
    assert "LD-DOR-04" in refused
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"desk-{size[0]}.png")
    assert page.evaluate(KEY) == []
    assert page.evaluate(FITS)[0]
    assert barriers(page) == []
    # Play on: move, with the noise that we say, and pay.
    page.locator("[data-dice]").select_option("noise 1")
    page.locator("[data-option^='move ']").first.click()
    page.wait_for_selector("[data-option^='pay ']")
    page.locator("[data-option^='pay ']").first.click()
    page.wait_for_selector(".desk-side .log li")
    # Export, and the file holds.
    with page.expect_download() as got:
        page.locator("[data-save]").click()
    file = tmp_path / "situation.scn"
    got.value.save_as(file)
    command = [sys.executable, "-m", "lockdown.cli", "scenario", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + file.read_text()
    # The link opens the same situation elsewhere.
    before = text_of(page)
    page.locator("[data-share]").click()
    page.wait_for_function("() => location.hash.startsWith('#z:')")
    other = open_page(page.url, size)
    other.wait_for_selector(".desk-side .log li")
    assert text_of(other) == before


def test_a_rule_leads_to_a_situation_that_is_played_through(open_page: Opener, base: str) -> None:
    page = open_page(f"{base}/rules#LD-NOI-04", (1280, 720))
    page.locator(".situations summary").click()
    first = page.locator(".situations a").first
    assert first.inner_text() == situations.showing("LD-NOI-04")[0].title
    first.click()
    page.wait_for_selector("[data-step]")
    steps = 0
    while page.locator("[data-step]").is_enabled():
        before = page.locator(".desk-steps span").inner_text()
        page.locator("[data-step]").click()
        page.wait_for_function(
            "was => document.querySelector('.desk-steps span').innerText !== was", arg=before
        )
        steps += 1
    assert steps > 0
    assert page.locator(".desk-wrong").count() == 0
    assert page.evaluate(KEY) == []
