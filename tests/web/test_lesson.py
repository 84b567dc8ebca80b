"""The first game in a real browser: played to its end by touching what is outlined."""

from __future__ import annotations

import contextlib
import os

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.web.browser import PHONE, SCREENSHOTS, create, seat_link
from tests.web.conftest import Opener

OUTLINED = """
(kind) => [...document.querySelectorAll(kind)].findIndex((e) => {
  const style = getComputedStyle(e);
  return style.outlineStyle === 'solid' && style.outlineColor === 'rgb(53, 230, 203)';
})
"""
LESSON = "(document.querySelector('.lesson')?.dataset.step ?? '')"
STATE = """() => {
  const lesson = document.querySelector('.lesson')?.dataset;
  return lesson ? lesson.step + ': ' + lesson.allowed : '';
}"""
CHANGED = f"(before) => ({STATE})() !== before"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WORDS = "lockdownWords"


def step_of(page: Page) -> str:
    found: str = page.evaluate(LESSON)
    return found


def touch(page: Page, kind: str) -> bool:
    """Click the first outlined thing of a kind."""
    at = page.evaluate(OUTLINED, kind)
    if at < 0:
        return False
    page.locator(kind).nth(at).click(timeout=20_000)
    return True


def state_of(page: Page) -> str:
    """Changes whenever the lesson has taken something."""
    found: str = page.evaluate(STATE)
    return found


def follow(page: Page) -> None:
    """Touch what is outlined, and confirm it."""
    if page.locator(".lesson [data-go-on]").count():
        page.locator(".lesson [data-go-on]").click(timeout=20_000)
        return
    if not touch(page, "#decision .op") and not touch(page, "#hand .card"):
        if page.locator(".sh1 select").count():
            choose_group(page)
        else:
            touch(page, ".ac")
        touch(page, "#decision .op")
    if page.locator("[data-commit]").count():
        page.locator("[data-commit]").click(timeout=20_000)


def take(page: Page) -> None:
    """One thing that a learner does who follows the outlines; what a slow page missed, again."""
    before = state_of(page)
    for _ in range(4):
        with contextlib.suppress(TimeoutError):
            follow(page)
            taken(page, before, 20_000)
        if state_of(page) != before:
            page.evaluate(DRAWN)
            return
    taken(page, before)


def taken(page: Page, before: str, patience: int = 60_000) -> None:
    """Wait until the lesson has taken it and the page is drawn."""
    page.wait_for_function(CHANGED, arg=before, timeout=patience)
    page.evaluate(DRAWN)


def choose_group(page: Page) -> None:
    """On a phone the groups of actions are a list."""
    values = page.locator(".sh1 select option:not([disabled])").evaluate_all(
        "(all) => all.map((o) => o.value)"
    )
    for value in values:
        page.locator(".sh1 select").select_option(value)
        if page.evaluate(OUTLINED, "#decision .op") >= 0:
            return


def shoot(page: Page, name: str) -> None:
    if os.environ.get("LOCKDOWN_SCREENSHOTS"):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"lesson-{name}.png")


def play_through(page: Page, name: str) -> list[str]:
    """Follow the outlines to the last step; the steps that were met."""
    seen: list[str] = []
    for _ in range(180):
        step = step_of(page)
        if not seen or seen[-1] != step:
            seen.append(step)
            shoot(page, f"{name}-{len(seen):02d}-{step}")
        if step == "end.tip3":
            break
        take(page)
    assert seen[-1] == "end.tip3", seen
    assert page.locator(".ending .win").count() == 1
    for kind in ("missingKeys", "untranslatedKeys"):
        assert [k for k in page.evaluate(f"{WORDS}.{kind}()") if k.startswith("tut-")] == []
    return seen


@pytest.mark.parametrize(
    ("size", "language"), [((1440, 900), "en"), (PHONE, "de"), ((1280, 720), "pl")]
)
def test_from_the_lobby_to_the_end(
    base: str, open_page: Opener, size: tuple[int, int], language: str
) -> None:
    page = open_page(base, size=size, language=language)
    page.locator("[data-home=learn]").click()
    page.wait_for_selector(".lesson")
    assert page.url.split("/")[-2] == "t"
    assert len(play_through(page, str(size[0]))) > 60


@pytest.mark.parametrize(
    ("size", "language", "road"), [((1440, 900), "es", ""), (PHONE, "pl", "-short")]
)
def test_the_original_game_is_learnt_by_clicks(
    base: str, open_page: Opener, size: tuple[int, int], language: str, road: str
) -> None:
    """Both roads of Cold Start: the first page offers them, KEEL speaks, the learner wins."""
    page = open_page(base, size=size, language=language)
    page.locator(f"[data-home=learn-nemesis{road}]").click()
    page.wait_for_selector(".lesson .line")
    assert page.locator(".lesson .ward").inner_text().startswith("KEEL")
    seen = play_through(page, f"nemesis-{size[0]}")
    assert ("bridge.1" in seen) is bool(road)
    assert len(seen) > (40 if road else 65)


def test_wrong_tries_are_answered(base: str, open_page: Opener) -> None:
    page = open_page(f"{base}/learn")
    page.wait_for_selector(".lesson")
    page.locator("#decision .op[data-option='move 001']").click()
    page.locator("[data-commit]").click()
    page.wait_for_selector(".lesson .answer")
    assert "marked room" in page.locator(".lesson .answer").inner_text()
    page.locator(".ac[data-group='shoot']").dispatch_event("click")
    page.wait_for_function(
        "() => document.querySelector('.lesson .answer').textContent.includes('real game')"
    )
    page.locator("[data-do-it]").click()
    page.wait_for_function(f"() => {LESSON} === '1.2'")
    # Back, reload, another chapter.
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => {LESSON} === '1.1'")
    page.reload()
    page.wait_for_function(f"() => {LESSON} === '1.1'")
    page.locator(".lesson .more").click()
    page.locator(".lmenu li button").nth(8).click()
    page.wait_for_function(f"() => {LESSON} === '9.1'")
    for step in ("9.2", "9.3"):
        page.keyboard.press("n")
        page.wait_for_function(f"() => {LESSON} === '{step}'")
    page.locator("#hand .card[data-card='emergency_key']").dispatch_event("click")
    page.wait_for_selector(".lesson .answer")
    assert "passed" in page.locator(".lesson .answer").inner_text()
    # What was begun is gone on with.
    page.goto(f"{base}/learn")
    page.wait_for_function(f"() => {LESSON} === '9.3'")
    page.locator(".lesson .more").click()
    page.locator(".lmenu .btn", has_text="real dice").click()
    page.wait_for_selector(".lesson", state="detached")
    page.wait_for_selector("#decision .op")


def test_keyboard_alone(base: str, open_page: Opener) -> None:
    """Two chapters without a pointer."""
    page = open_page(f"{base}/learn")
    page.wait_for_selector(".lesson")
    for _ in range(80):
        step, before = step_of(page), state_of(page)
        if step == "3.1":
            break
        if page.locator(".lesson [data-go-on]").count():
            page.keyboard.press("n")
        elif step == "1.2":
            page.keyboard.press("h")
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            page.keyboard.press("d")
            page.locator("[data-commit]").focus()
            page.keyboard.press("Enter")
        elif step == "2.3":
            page.locator("#hand .card[data-card='clean_up']").focus()
            page.keyboard.press("Enter")
            page.locator("[data-commit]").focus()
            page.keyboard.press("Enter")
        else:
            page.locator("#decision [data-option='move 003']").focus()
            page.keyboard.press("Enter")
            page.locator("[data-commit]").focus()
            page.keyboard.press("Enter")
        taken(page, before)
    assert step_of(page) == "3.1"


def test_text_mode(base: str, open_page: Opener) -> None:
    """The whole lesson from the list of options."""
    page = open_page(f"{base}/learn", textMode=True)
    page.wait_for_selector(".lesson")
    for _ in range(160):
        if step_of(page) == "end.1":
            break
        before = state_of(page)
        if page.locator(".lesson [data-go-on]").count():
            page.locator(".lesson [data-go-on]").click()
        else:
            assert touch(page, ".tm-opts button"), step_of(page)
        taken(page, before)
    assert step_of(page) == "end.1"


def test_hints_in_a_real_game(base: str, open_page: Opener) -> None:
    made = create(base, players=2, bots=("random",), start=True)
    page = open_page(seat_link(base, made))
    page.wait_for_selector("#decision .op")
    page.evaluate("clearInterval(window.player)")
    found = ""
    for _ in range(60):
        if page.locator(".hint-line").count():
            found = page.locator(".hint-line").get_attribute("data-hint") or ""
            break
        if page.locator("#decision .op").count():
            page.locator("#decision .op").first.click()
            if page.locator(".hint-line").count():
                continue
            page.locator("[data-commit]").click()
        elif page.locator("#hand .card.legal").count():
            page.locator("#hand .card.legal").first.click()
            page.locator("[data-commit]").click()
        page.wait_for_timeout(80)
    assert found
    page.locator(".hint-line button").click()
    page.wait_for_function(
        f"() => document.querySelector('.hint-line')?.dataset.hint !== '{found}'"
    )
    page.evaluate(
        "localStorage.setItem('lockdown-settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('lockdown-settings')), hints: false}))"
    )
    page.reload()
    page.wait_for_selector("#decision")
    page.wait_for_timeout(300)
    assert page.locator(".hint-line").count() == 0
