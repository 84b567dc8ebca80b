"""Coming back, sharing a screen, watching, typing, listening."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.web.browser import PASS_BY, PLAYER, TEXT_MODE, create, seat_link, sit_down
from tests.web.conftest import Opener

KEEP_SOCKETS = """
window.sockets = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) { super(...given); window.sockets.push(this); }
};
"""


def playing(base: str, open_page: Opener, **more: Any) -> tuple[Page, dict[str, Any]]:
    """A page at a started table with bots, at its first decision."""
    made = create(base, 3, ["random", "random"], start=True)
    page = open_page(seat_link(base, made), **more)
    page.wait_for_selector("[data-commit]")
    return page, made


def past_the_draft(page: Page) -> None:
    """Choose the first character, and go on until the first turn."""
    for _ in range(600):
        if page.evaluate(PASS_BY, False):
            return
        page.wait_for_timeout(120)
    raise AssertionError("the first turn did not come")


def test_the_line_breaks_in_mid_decision_and_the_choice_is_kept(
    base: str, open_page: Opener
) -> None:
    page, _ = playing(base, open_page)
    past_the_draft(page)
    page.add_init_script(KEEP_SOCKETS)
    page.reload()
    page.wait_for_selector(".ac.on")
    page.locator("[data-group=pass]").click()
    page.evaluate("window.sockets.forEach((s) => s.close())")
    page.wait_for_selector(".net.lost, .net.connecting")
    page.locator("[data-commit]").click()
    page.wait_for_selector(".net.open")
    # Passing asks what to discard, or the turn has gone on: the choice arrived exactly once.
    page.wait_for_function("() => !document.querySelector('[data-group=pass].on')")
    passed = page.locator("[data-event=passed]").count()
    assert page.locator("#decision").inner_text()
    assert passed <= 1


def test_a_page_opened_again_shows_the_same_decision(base: str, open_page: Opener) -> None:
    page, _ = playing(base, open_page)
    before = page.locator("#decision .op").all_inner_texts()
    page.reload()
    page.wait_for_selector("[data-commit]")
    assert page.locator("#decision .op").all_inner_texts() == before


def test_the_curtain_of_a_shared_screen_hides_everything(base: str, open_page: Opener) -> None:
    made = create(base, 2)
    page = open_page(seat_link(base, made))
    page.locator(".seat select").select_option("hotseat")
    page.wait_for_function("() => document.querySelectorAll('.seat.mine').length === 2")
    page.locator("[data-start]").click()
    curtains = 0
    for _ in range(60):
        page.wait_for_selector("[data-commit], .curtain")
        if page.locator(".curtain").count():
            curtains += 1
            assert page.locator(".card, .secret, .hand, .log, #decision").count() == 0
            page.locator(".curtain .btn.go").click()
            if curtains == 3:
                break
            continue
        if page.locator("[data-group=pass]:not(.no)").count():
            page.locator("[data-group=pass]").click()
        elif page.locator("#decision .op").count():
            page.locator("#decision .op").first.click()
        page.locator("[data-commit]").click()
        page.wait_for_timeout(100)
    assert curtains == 3


def test_a_spectator_gets_no_secret_on_the_wire_or_on_the_page(
    base: str, open_page: Opener
) -> None:
    player, made = playing(base, open_page)
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    watcher = open_page(f"{base}/about")
    watcher.on("websocket", listen)
    watcher.goto(f"{base}/t/{made['table']}")
    watcher.wait_for_selector(".app")
    player.evaluate(PLAYER, [3])
    player.wait_for_function("() => window.clicks > 25 || document.querySelector('.ending')")
    player.evaluate("clearInterval(window.player)")
    ends = time.monotonic() + 30
    while sum(f["op"] == "update" for f in frames) <= 10 and time.monotonic() < ends:
        watcher.wait_for_timeout(100)
    updates = [f for f in frames if f["op"] == "update"]
    assert len(updates) > 10
    for update in updates:
        assert update["seat"] == -1
        assert not update["decision"]
        view = update.get("view")
        if view and view["phase"] != "over":
            assert view["me"] is None
            assert view["decision"] is None
            assert all(not c["known_objectives"] for c in view["crew"])
            assert all(face == "" for c in view["crew"] for face in c["contingencies"])
            assert all(card["item"] is None for c in view["crew"] for card in c["pack"])
        for change in update.get("changes", ()):
            if change["path"][0] in ("me", "decision"):
                assert change.get("value") is None
    if not watcher.locator(".ending").count():
        assert watcher.locator(".card, .ob, .cg").count() == 0


def test_a_turn_by_keyboard_alone(base: str, open_page: Opener) -> None:
    page, _ = playing(base, open_page)
    past_the_draft(page)
    page.locator("body").press("k")
    page.wait_for_selector("dialog kbd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    assert page.locator(".op.sel").count() == 1
    chosen = page.locator(".op.sel").get_attribute("data-option")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(was) => document.querySelector('.op.sel')?.dataset.option !== was", arg=chosen
    )


def test_why_not_is_answered_with_a_rule(base: str, open_page: Opener) -> None:
    page, _ = playing(base, open_page)
    past_the_draft(page)
    page.locator(".ac.no[data-group]").first.click(force=True)
    page.wait_for_selector(".why .rule")
    rule = page.locator(".why .rule").first.inner_text()
    page.locator(".why .rule").first.click()
    page.wait_for_selector(".rulet h3")
    assert page.locator("dialog h2").inner_text() == rule


def test_text_mode_is_complete_and_playable(base: str, open_page: Opener) -> None:
    page, _ = playing(base, open_page)
    past_the_draft(page)
    page.evaluate(TEXT_MODE)
    page.reload()
    page.wait_for_selector(".textm .tm-opts button")
    assert page.locator(".textm section").count() >= 7
    page.locator("[data-option=pass]").click()
    page.wait_for_function("() => !document.querySelector('.textm [data-option=pass]')")


def test_talk_whispers_and_ready_phrases(base: str, open_page: Opener) -> None:
    made = create(base, 2)
    host = open_page(seat_link(base, made))
    guest = open_page(f"{base}/t/{made['table']}", language="de")
    sit_down(guest)
    watcher = open_page(f"{base}/t/{made['table']}")
    host.locator("[data-start]").click()
    for page in (host, guest, watcher):
        page.wait_for_selector(".app")
    host.locator(".phr button").first.click()
    guest.wait_for_selector(".talk li:not(.none)")
    assert guest.locator(".talk li").last.inner_text().strip().endswith("Warte auf mich.")
    host.locator(".say select").select_option("1")
    host.locator(".say input").fill("only you <b>hear</b> this")
    host.locator(".send").click()
    guest.wait_for_selector(".talk .wh")
    assert "only you <b>hear</b> this" in guest.locator(".talk .wh").inner_text()
    watcher.wait_for_selector(".talk .wh")
    assert "hear" not in watcher.locator(".talk .wh").inner_text()
