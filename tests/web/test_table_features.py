"""What the table screen does besides showing the game: drag, silence, arrows, explanations, fit."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from lockdown.messages import LANGUAGES
from tests.web.browser import PLAYER, create, seat_link, sit_down
from tests.web.conftest import Opener
from tests.web.test_around_the_table import past_the_draft

CUT = """() => {
  const words = ['.ac span', '#decision :is(.on, .os, .ask, .what)', '.quiet .btn'];
  const found = [];
  for (const one of document.querySelectorAll(words.join())) {
    const { overflow, textOverflow } = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (!box.width) continue;
    const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    const hides = overflow.includes('hidden') || textOverflow === 'ellipsis';
    const out = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if ((cut && hides) || out)
      found.push(`${one.className}: ${one.textContent.trim()}`);
  }
  const bar = document.querySelector('#decision').getBoundingClientRect();
  for (const one of document.querySelectorAll('#decision .cta .btn')) {
    const box = one.getBoundingClientRect();
    if (box.right > bar.right + 1 || box.bottom > bar.bottom + 1) found.push(one.className);
  }
  return found;
}"""
"""What a player must read and cannot: cut off, or beyond the edge."""
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('lockdown-settings'));
  localStorage.setItem('lockdown-settings', JSON.stringify({ ...kept, language }));
}"""
SHAPES = ((1280, 720), (1440, 900), (360, 740))


def at_first_turn(base: str, open_page: Opener, size: tuple[int, int] = (1440, 900)) -> Page:
    """A page at the first turn of a game with bots."""
    made = create(base, 3, ["random", "random"], start=True)
    page = open_page(seat_link(base, made))
    past_the_draft(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector(".phone" if size[0] < 700 else ".app")
    return page


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of the first thing that matches."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ready_to_pay(page: Page) -> None:
    """Choose a move, so that a card of the hand may pay for it."""
    if page.locator("[data-group=move]").count():
        page.locator("[data-group=move]").click()
    else:
        page.locator(".sh1 select").select_option("move")
    page.locator("#decision .op").first.click()
    page.wait_for_selector(".card.legal:not(.off)")


def test_a_chosen_card_pays_with_one_click(base: str, open_page: Opener) -> None:
    """ "Pay X: Move to Y" pays and moves: the card is not asked for again."""
    page = at_first_turn(base, open_page)
    ready_to_pay(page)
    held = page.locator("#hand .card").count()
    page.locator("#hand .card.legal:not(.off)").first.click()
    page.wait_for_selector(".card.pay")
    room = page.locator(".op.sel b").inner_text()
    page.locator("[data-commit]").click()
    page.wait_for_function(
        "(held) => document.querySelectorAll('#hand .card').length === held - 1", arg=held
    )
    page.wait_for_selector(f".room.here[data-slot='{room}']")


def test_a_card_dragged_onto_the_bar_pays(base: str, open_page: Opener) -> None:
    page = at_first_turn(base, open_page)
    ready_to_pay(page)
    card, bar = middle(page, ".hand .card.legal"), middle(page, "#decision")

    def lift() -> None:
        page.mouse.move(*card)
        page.mouse.down()
        page.mouse.move(card[0] + 20, card[1] - 30, steps=3)
        page.wait_for_selector(".dragged")
        assert page.locator(".dec.drop .dropword").is_visible()

    # Let go anywhere else, or Escape: nothing is chosen, and the option stays picked.
    lift()
    page.mouse.up()
    assert page.locator(".dragged, .dec.drop, .card.pay").count() == 0
    lift()
    page.keyboard.press("Escape")
    page.wait_for_selector(".dragged", state="detached")
    page.mouse.move(*bar)
    page.mouse.up()
    assert page.locator(".card.pay").count() == 0
    assert page.locator(".op.sel").count() == 1
    lift()
    page.mouse.move(*bar, steps=4)
    page.wait_for_selector(".dec.drop.over")
    page.mouse.up()
    page.wait_for_selector(".card.pay")
    assert page.locator(".card.pay").count() == 1
    assert page.locator(".dragged, .dec.drop").count() == 0
    # A tap takes it back and puts it there again, as before.
    page.locator(".card.pay").click()
    page.wait_for_selector(".card.pay", state="detached")
    page.locator(".hand .card.legal").first.click()
    assert page.locator(".card.pay").count() == 1


def test_a_finger_drags_a_card_and_follows_arrows(base: str, open_page: Opener) -> None:
    """Sideways a finger scrolls the hand; arrows lead back to what is off screen."""
    page = at_first_turn(base, open_page, size=(360, 740))
    ready_to_pay(page)
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(page, ".phand .card.legal")
    bar = middle(page, "#decision .cta")
    finger("touchStart", x, y)
    for step in range(1, 8):
        finger("touchMove", x - 12 * step, y)
    finger("touchEnd")
    assert page.locator(".dragged, .card.pay").count() == 0
    page.locator(".phand").evaluate("(hand) => hand.scrollTo(0, 0)")
    x, y = middle(page, ".phand .card.legal")
    finger("touchStart", x, y)
    for step in range(1, 9):
        finger("touchMove", x + (bar[0] - x) * step / 8 * 0.3, y + (bar[1] - y) * step / 8)
    page.wait_for_selector(".dec.drop.over")
    finger("touchEnd")
    page.wait_for_selector(".card.pay")
    page.locator(".sh1 select").select_option("move")
    assert page.locator(".edge.me").count() == 0
    board = page.locator(".touch").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    # The board stops at its edges: to the side where the character does not stand.
    for way in (-150, -150, -150, 150, 150, 150, 150, 150):
        if page.locator(".edge.me").count():
            break
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + way, y, steps=4)
        page.mouse.up()
    page.wait_for_selector(".edge.me")
    assert page.locator("dialog").count() == 0, "dragging the board is no tap"
    # Legal rooms have arrows of their own, or share one that says how many more.
    assert page.locator(".edge.target, .edge[data-more]").count() >= 1
    edge = page.locator(".edge.me")
    assert edge.get_attribute("aria-label")
    edge.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".edge.me", state="detached")


def test_silence_about_reactions_and_back(base: str, open_page: Opener) -> None:
    # Both begin in the same room, so the first action of one is the other's to interrupt.
    options = {"reaction_seconds": 0, "characters": ["sentry", "janitor"]}
    made = create(base, 2, options=options)
    host = open_page(seat_link(base, made))
    guest = open_page(f"{base}/about")
    sent: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))

    guest.on("websocket", listen)
    guest.goto(f"{base}/t/{made['table']}")
    sit_down(guest)
    host.locator("[data-start]").click()
    asked = asked_for_a_reaction([host, guest])
    for words in asked.locator("[data-quiet]").all_inner_texts():
        assert words.startswith("Not again this")
    asked.locator("[data-quiet=round]").click()
    # In the bar while it waits, beside the other markers of the character when it has to decide.
    asked.wait_for_selector("[data-quiet=off]")
    asked.wait_for_selector("[data-quiet=round]", state="detached")
    if asked is guest:
        assert [m["until"] for m in sent if m["op"] == "quiet"] == ["round"]
    # It is still said after a reload, and can be taken back.
    asked.reload()
    asked.locator("[data-quiet=off]").first.click()
    asked.wait_for_selector("[data-quiet=off]", state="detached")
    if asked is guest:
        assert [m["until"] for m in sent if m["op"] == "quiet"] == ["round", ""]


def asked_for_a_reaction(pages: list[Page]) -> Page:
    """Play until one of the pages is asked whether it wants to react."""
    for _ in range(200):
        for page in pages:
            if page.locator("[data-quiet=round]").count():
                return page
            if not page.locator("[data-commit]").count():
                continue
            # Nobody leaves the room: who is elsewhere is not asked.
            for group in ("trade", "card", "item", "pass"):
                if page.locator(f"[data-group={group}]:not(.no)").count():
                    page.locator(f"[data-group={group}]").click()
                    break
            if page.locator("#decision .op").count():
                page.locator("#decision .op").first.click()
            elif page.locator(".card.legal").count():
                page.locator(".card.legal").first.click()
            page.locator("[data-commit]").click()
        pages[0].wait_for_timeout(60)
    raise AssertionError("nobody was asked for a reaction")


def explained(page: Page) -> str:
    """What is being explained; it has a rule with a title and a glossary entry to follow."""
    page.wait_for_selector("[data-explained] .ex-rules a")
    page.wait_for_selector("[data-explained] .term")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.ex-words dd')].every((d) => d.textContent)"
    )
    key = page.locator("[data-explained]").get_attribute("data-explained") or ""
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-explained]", state="detached")
    return key


def test_everything_leads_to_its_rule_and_its_word(base: str, open_page: Opener) -> None:
    """By keyboard: log line, prompt, room, marker, monster, card; then by mouse and finger."""
    page = at_first_turn(base, open_page)
    # A line of the log and the open question have rules; a rule has words of the glossary.
    for place in ("#log li:not(.sep)", "#log li.sep", "#decision"):
        page.locator(f"{place} .rule").last.press("Enter")
        page.wait_for_selector("dialog .rulet")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    # Room by room along the corridors, and what lies in it from there.
    page.locator(".room.here .hit").focus()
    before = page.evaluate("document.activeElement.closest('.room').dataset.slot")
    page.keyboard.press("ArrowRight")
    after = page.evaluate("document.activeElement.closest('.room').dataset.slot")
    assert before != after
    page.keyboard.press("r")
    page.wait_for_selector(".explain .chip.lk")
    page.locator(".explain .chip.lk").first.press("Enter")
    page.wait_for_selector(".explain [data-back]")
    assert explained(page).split(":")[0] in {"seat", "stalker", "mark"}
    # All markers and monsters from the legend.
    page.locator("[data-page=legend]").press("Enter")
    for key in ("stalker:adult", "mark:noise", "mark:fire", "mark:door_closed"):
        page.locator(f'[data-explains="{key}"]').press("Enter")
        assert explained(page) == key
        page.locator("[data-page=legend]").press("Enter")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    card = page.locator("#hand .card").first
    card.focus()
    page.keyboard.press("r")
    assert explained(page) == f"card:{card.get_attribute('data-card')}"
    card.click(button="right", force=True)
    assert explained(page).startswith("card:")
    page.locator(".node").first.click(button="right", force=True)
    assert explained(page).startswith("mark:")
    page.locator(".mn .lk").press("Enter")
    assert explained(page).startswith("character:")
    page.locator(".cr .lk").first.press("Enter")
    assert explained(page).startswith("seat:")
    # A finger that rests on a card, and lets go of it: no tap.
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_selector(".phone .card")
    touch = page.context.new_cdp_session(page)
    x, y = middle(page, ".phone .card")
    down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    touch.send("Input.dispatchTouchEvent", down)
    page.wait_for_selector("[data-explained]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert explained(page).startswith("card:")
    assert page.locator(".card.sel").count() == 0


def test_nothing_that_must_be_read_is_cut(base: str, open_page: Opener) -> None:
    """In four languages at three sizes: the first question of a game, and every kind of action."""
    made = create(base, 3, ["random", "random"], start=True)
    page = open_page(seat_link(base, made))
    found: dict[str, list[str]] = {}

    def look(name: str, *shapes: tuple[int, int]) -> None:
        for width, height in shapes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(".phone" if width < 700 else ".app")
            page.wait_for_timeout(40)
            if cut := page.evaluate(CUT):
                found[f"{name} {width}"] = cut
        page.set_viewport_size({"width": 1440, "height": 900})
        page.wait_for_selector(".app")

    def speak(language: str) -> None:
        page.evaluate(SPEAK, language)
        page.reload()
        page.wait_for_selector("[data-commit]")

    for language in LANGUAGES:
        speak(language)
        look(f"{language} draft", *SHAPES)
    past_the_draft(page)
    for language in LANGUAGES:
        speak(language)
        for group in page.locator(".ac:not(.no)[data-group]").all():
            group.click()
            page.locator("#decision .op").first.click()
            # The widest of the three is the same bar with more room.
            look(f"{language} {group.get_attribute('data-group')}", SHAPES[0], SHAPES[2])
    assert found == {}


def test_the_log_follows_what_happens(base: str, open_page: Opener) -> None:
    """Longer than it shows at once, the log stays at its end; and a reader is left alone."""
    page = at_first_turn(base, open_page)
    page.evaluate(PLAYER, [5])
    page.wait_for_function("() => document.querySelector('.older, .ending')", timeout=60_000)
    page.evaluate("clearInterval(window.player)")
    if page.locator(".ending").count():
        return
    page.wait_for_function(
        "() => { const l = document.querySelector('#log');"
        " return l.scrollHeight - l.scrollTop - l.clientHeight < 2; }"
    )
