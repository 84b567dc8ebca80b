"""The story on the screen: one thing after the other, a death, sound, watching, another try."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.browser import PASS_BY, create, seat_link, sit_down
from tests.web.conftest import Opener
from tests.web.laid import at_the_brink, lay
from tests.web.test_screens import barriers

KEEP = """() => {
  window.told = [];
  const note = () => {
    const line = document.querySelector('[data-told]');
    const open = !!document.querySelector('[data-commit]');
    if (!line || window.told.at(-1)?.text === line.textContent) return;
    const who = document.querySelector('.telling .yt')?.textContent ?? '';
    window.told.push({ kind: line.dataset.told, text: line.textContent, who, open });
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes every line that is told, who acts, and whether a question was open meanwhile."""
AGAIN = """() => {
  new MutationObserver(() => {
    if (document.querySelector('.telling.again'))
      window.again ??= document.querySelectorAll('[data-commit]').length;
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Notes how many questions are open when something is shown again, however short that takes."""
#: Apart from each other and from everything else, so that everybody gets a turn.
APART = """
  players 3
  A is sentry in 004
  B is hacker in 021, C is janitor in 018
  A acts
"""
#: A container that is launched once A passes, which everybody else has.
LAUNCH = """
  players 2
  A is sentry in 004, hand none
  B is hacker in container A
  time 8; css 8 launch_a
  A acts
"""
#: The same, and the complex blows itself up.
BLAST = """
  players 2
  A is in the bunker
  B is hacker in 004, hand none
  time 5; self-destruct at 5 red
  B acts
"""
#: Two on a ship that blows itself up once A passes.
DOOMED = """
  game nemesis
  players 2
  A is soldier in 011, hand none
  B is scout in 011, passed
  self-destruct at 1
  A acts
"""
#: Something stands beside A, and attacks once A passes.
HUNTED = """
  players 2
  A is sentry in 009, hand none
  B is hacker in 004, passed
  adult in 009
  attack deck cut:3
  A acts
"""
NOTE_BEATS = """() => {
  window.beats = [];
  const look = () => {
    const kind = document.querySelector('.beat')?.classList[1];
    if (kind && window.beats.at(-1) !== kind) window.beats.push(kind);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes what is drawn over the board, one after the other."""


def at_first_turn(base: str, open_page: Opener, given: str = APART, speed: float = 1) -> Page:
    """A page at a turn of its own that tells at this speed."""
    page = open_page(seat_link(base, lay(base, given)), speed=speed)
    page.wait_for_selector(".ac.on")
    return page


def pass_the_round(page: Page) -> None:
    page.locator("[data-group=pass]").click()
    page.locator("[data-commit]").click()
    page.wait_for_function(
        "() => !document.querySelector('[data-group=pass].on') || document.querySelector('.telling')"
    )
    if page.locator(".dec:not(.idle) [data-commit]").count():
        page.locator("[data-commit]").click()


def until_my_turn(page: Page, *, skip: bool = False) -> None:
    """Let every question in between pass, until the next turn of one's own."""
    for _ in range(600):
        if page.evaluate(PASS_BY, skip):
            return
        page.wait_for_timeout(150)
    raise AssertionError("the next turn did not come")


def test_what_others_do_is_told_and_then_the_question_opens(base: str, open_page: Opener) -> None:
    page = at_first_turn(base, open_page, speed=4)
    page.evaluate(KEEP)
    pass_the_round(page)
    page.wait_for_selector(".telling [data-skip-all]")
    until_my_turn(page)
    told = page.evaluate("window.told")
    acting = {line["who"] for line in told if "acts" in line["who"]}
    assert len(acting) == 2, "both bots were seen to act"
    kinds = [line["kind"] for line in told]
    assert "turn_began" in kinds
    assert "event_card" in kinds, "the event phase is told step by step"
    assert not [line for line in told if line["open"]], "nothing is asked meanwhile"
    # The log says the same, in the same order.
    assert page.locator(".log [data-event=passed]").count() >= 1


def test_a_launch_is_a_moment(base: str, open_page: Opener) -> None:
    page = at_first_turn(base, open_page, LAUNCH, speed=2)
    page.evaluate(NOTE_BEATS)
    page.evaluate(KEEP)
    page.locator("[data-group=pass]").click()
    page.locator("[data-commit]").click()
    page.wait_for_function("() => window.beats.includes('launch')")
    assert "launched" in [line["kind"] for line in page.evaluate("window.told")]
    until_my_turn(page)
    assert page.locator(".log [data-event=launched]").count() == 1


def test_an_explosion_is_a_moment(base: str, open_page: Opener) -> None:
    page = open_page(seat_link(base, lay(base, BLAST)), speed=2)
    page.evaluate(NOTE_BEATS)
    page.wait_for_selector(".ending", timeout=120_000)
    assert page.evaluate("window.beats.includes('blast')")


def test_nobody_is_said_to_play_on_when_all_go_down_together(base: str, open_page: Opener) -> None:
    """NM-END-04: the one who is told first is dead before the other."""
    page = at_first_turn(base, open_page, DOOMED, speed=2)
    page.locator("[data-group=pass]").click()
    page.locator("[data-commit]").click()
    page.wait_for_selector(".death", timeout=120_000)
    assert (
        page.locator("[data-left]").inner_text() == "The game is over. The victory check follows."
    )


def test_the_story_can_be_held_skipped_and_shown_again(base: str, open_page: Opener) -> None:
    page = at_first_turn(base, open_page, speed=0.5)
    pass_the_round(page)
    page.wait_for_selector(".telling [data-hold]")
    page.keyboard.press("p")
    page.wait_for_selector("[data-hold][aria-pressed=true]")
    line = page.locator("[data-told]").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator("[data-told]").inner_text() == line, "it waits"
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Shift+Space")
    until_my_turn(page, skip=True)
    asked = page.locator("#decision .ask").inner_text()
    before = page.locator(".board").evaluate("(b) => b.textContent")
    page.keyboard.press("w")
    page.wait_for_selector("dialog .since section")
    assert page.locator("dialog .since li").count() >= 2
    assert barriers(page) == []
    page.evaluate(AGAIN)
    page.locator("[data-again]").click()
    page.wait_for_function("() => window.again !== undefined")
    assert page.evaluate("window.again") == 0, "nothing is asked meanwhile"
    page.evaluate("() => document.querySelector('[data-skip-all]')?.click()")
    page.wait_for_selector("[data-commit]")
    assert page.locator("#decision .ask").inner_text() == asked
    assert page.locator(".board").evaluate("(b) => b.textContent") == before


def test_a_death_fills_the_screen_and_can_be_tried_again(base: str, open_page: Opener) -> None:
    page = open_page(seat_link(base, at_the_brink(base)))
    page.wait_for_selector(".ac.on")
    page.locator("[data-group=pass]").click()
    page.locator("[data-commit]").click()
    death = page.locator(".death")
    death.wait_for()
    assert death.locator("[data-cause=attack]").count() == 1
    assert death.locator("h1").inner_text() == "You are dead"
    assert death.locator("[data-cause]").inner_text()
    assert "Round" in death.inner_text()
    assert page.locator(".ending").count() == 0, "the end comes after it"
    assert barriers(page) == []
    address = page.url
    page.locator("[data-try-again]").click()
    page.wait_for_function("(old) => location.href !== old", arg=address)
    page.wait_for_selector("[data-commit]")
    assert page.locator(".cr.dead").count() < 3
    assert page.locator(".room.here").count() == 1, "alive again"
    page.go_back()
    page.wait_for_selector(".app, .ending")


def test_sound_is_offered_once_when_something_comes(base: str, open_page: Opener) -> None:
    page = at_first_turn(base, open_page, HUNTED, speed=4)
    assert page.locator(".sound-offer").count() == 0
    page.locator("[data-group=pass]").click()
    page.locator("[data-commit]").click()
    page.wait_for_selector(".sound-offer", state="attached")
    page.evaluate("() => document.querySelector('[data-sound=no]').click()")
    page.wait_for_selector(".sound-offer", state="detached")
    kept = "JSON.parse(localStorage.getItem('lockdown-settings'))"
    assert page.evaluate(f"{kept}.soundAsked") is True
    assert page.evaluate(f"{kept}.sound") == "off"


def test_characters_are_drafted_as_cards(base: str, open_page: Opener) -> None:
    made = create(base, 2, ["random"], start=True)
    page = open_page(seat_link(base, made))
    page.wait_for_selector(".draft .dr")
    cards = page.locator(".draft .dr")
    assert cards.count() == page.locator("#decision .op").count() >= 2
    assert cards.first.locator("dd").count() == 4
    assert cards.first.locator("li").count() >= 8, "the whole deck"
    assert barriers(page) == []
    # The whole card is a button; the names of its cards in the middle explain themselves.
    cards.nth(1).locator(".cover").click(position={"x": 14, "y": 14})
    page.wait_for_selector(".draft .dr.sel")
    assert page.locator("#decision .op").nth(1).get_attribute("aria-selected") == "true"


def test_watching_has_no_dead_buttons(base: str, open_page: Opener) -> None:
    made = create(base, 3, ["random", "random"], start=True)
    open_page(seat_link(base, made)).wait_for_selector("[data-commit]")
    watcher = open_page(f"{base}/t/{made['table']}")
    watcher.wait_for_selector(".app.watching .telling")
    for gone in (".ac", ".hand", ".inv", ".secret", ".me-p", "[data-commit]"):
        assert watcher.locator(gone).count() == 0, gone
    assert watcher.locator(".watch").is_visible()
    assert barriers(watcher) == []


def test_the_lobby_folds_options_and_asks_for_a_name_first(base: str, open_page: Opener) -> None:
    made = create(base, 3)
    host = open_page(seat_link(base, made))
    assert host.locator(".more-options").get_attribute("open") is None
    host.locator(".more-options summary").click()
    assert host.locator(".more-options .seg, .more-options button").first.is_visible()
    assert host.locator(".way-out").is_visible()
    guest = open_page(f"{base}/t/{made['table']}")
    guest.locator("[data-own-name]").fill("Bo")
    guest.locator("[data-own-name]").blur()
    sit_down(guest)
    assert guest.locator(".seat.mine .nm0").input_value() == "Bo"
    title = guest.locator(".set h2").first.inner_text()
    assert title.split("\n")[0].strip()
    assert made["table"][:8] not in title
    host.wait_for_function("() => document.querySelector('.seats').innerText.includes('Bo')")


def test_the_first_page_says_where_it_is_your_turn(base: str, open_page: Opener) -> None:
    made = create(base, 2, ["random"], start=True)
    page = open_page(seat_link(base, made))
    page.wait_for_selector("[data-commit]")
    page.goto(f"{base}/")
    page.wait_for_selector("[data-yours]")
    assert page.locator("[data-yours]").count() == 1
