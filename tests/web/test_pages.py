"""The pages around the table: home, glossary, rules, the end of the lesson, without a network."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page

from lockdown.messages import LANGUAGES
from tests.web.browser import PHONE, SCREENSHOTS, create, seat_link, spelt
from tests.web.conftest import Opener
from tests.web.test_lesson import LESSON
from tests.web.test_screens import FITS, KEY, barriers

SMALL = (360, 740)
WORD = {"en": "noise roll", "es": "tirada de Ruido", "pl": "rzut na szmery", "de": "Geräuschprobe"}


def to_the_end(page: Page) -> None:
    """From wherever the lesson is to its last step."""
    page.locator(".lesson .more").click()
    page.locator(".lmenu li button").nth(9).click()
    page.wait_for_function(f"() => {LESSON} === '10.1'")
    page.locator(".lesson .more").click()
    page.locator("[data-skip]").click()
    page.wait_for_selector(".lesson-end .lesson")
    for _ in range(8):
        if not page.locator(".lesson [data-go-on]").count():
            return
        step = page.evaluate(LESSON)
        page.locator(".lesson [data-go-on]").click()
        page.wait_for_function(f"() => {LESSON} !== '{step}'")


def look(page: Page, name: str) -> None:
    """A picture for people, and nothing missing in it."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
    assert page.evaluate(KEY) == []
    assert page.evaluate("lockdownWords.missingKeys()") == []
    assert page.evaluate("lockdownWords.untranslatedKeys()") == []
    assert page.evaluate(FITS)[0], "it scrolls sideways"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_found_from_home_and_leads_to_its_rules(
    base: str, open_page: Opener, language: str
) -> None:
    size = (1440, 900) if language in ("en", "pl") else SMALL
    page = open_page(base, size=size, language=language)
    page.locator("[data-home=glossary]").click()
    page.wait_for_selector(".gl-list li")
    assert page.locator(".gl-list li").count() > 500
    assert page.locator(".letters button").count() > 15
    look(page, f"glossary-{language}")
    # Whatever the language of the page, a word is found in all four.
    page.locator(".rb-find input").fill("geräuschprobe")
    entry = page.locator("[data-term=noise-roll]")
    assert spelt(entry.locator("b").inner_text()) == WORD[language]
    entry.locator("button").first.click()
    page.wait_for_selector(".termt .rule")
    others = page.locator(".termt dd").all_inner_texts()
    assert sorted(others) == sorted(word for key, word in WORD.items() if key != language)
    assert page.locator(".termt .mean").inner_text()
    rules = page.locator(".termt li .rule").all_inner_texts()
    assert "LD-NOI-01" in rules
    # From the term to a rule, from the rule to another term.
    page.locator(".termt .rule", has_text="LD-NOI-01").click()
    page.wait_for_selector("dialog .terms .term")
    look(page, f"rule-of-term-{language}")
    term = page.locator("dialog .terms .term").first
    name = term.inner_text()
    term.click()
    page.wait_for_selector("dialog .termt")
    titles = page.locator("dialog h2").all_inner_texts()
    assert name.lower() in [title.lower() for title in titles]


def test_an_address_opens_a_term_and_a_rule(base: str, open_page: Opener) -> None:
    page = open_page(f"{base}/glossary#combat-surprise")
    page.wait_for_selector("[data-term=combat-surprise] .termt")
    page.goto(f"{base}/rules#LD-ENC-06")
    page.wait_for_selector("[data-rule=LD-ENC-06] .rulet")
    assert page.locator(".rb-find select").first.input_value() == "LD-ENC"
    chapters = page.locator(".rb-find select").first.locator("option").all_inner_texts()
    assert "Encounters" in chapters
    assert not [name for name in chapters if name.startswith(("LD-", "NM-"))]
    page.locator("header .btn", has_text="Glossary").click()
    page.wait_for_selector(".gl-list li")


def test_rules_are_fetched_in_ones_language_when_looked_at(base: str, open_page: Opener) -> None:
    page = open_page(f"{base}/about", language="de")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(base)))
    page.goto(base)
    page.wait_for_selector("[data-home=rules]")
    own = {"/messages/de.ftl", "/messages/de.lockdown.ftl", "/api/content/lockdown"}
    assert own <= set(asked)
    assert not [url for url in asked if url.startswith(("/api/rules", "/api/glossary"))]
    assert not [url for url in asked if url.endswith(".book.ftl")]
    page.locator("[data-home=rules]").click()
    page.wait_for_selector(".rb-list button")
    assert "/api/rules?language=de" in asked
    # Another language brings its rules along.
    page.locator(".lang button").nth(2).click()
    page.wait_for_function("() => document.documentElement.lang === 'pl'")
    page.wait_for_function("() => document.querySelector('.rb-list').innerText.includes('gracz')")
    assert "/api/rules?language=pl" in asked
    page.locator(".rb-list button").first.click()
    page.wait_for_selector(".rulet[lang=pl]")
    look(page, "rules-after-a-change-pl")


@pytest.mark.parametrize(
    ("level", "name"), [("rookie", "Rookie"), ("regular", "Steady"), ("veteran", "Veteran")]
)
def test_every_kind_of_bot_is_one_click_away(
    base: str, open_page: Opener, level: str, name: str
) -> None:
    page = open_page(base)
    page.locator("[data-change=lockdown]").click()
    choice = page.locator(".home .seg button", has_text=name)
    choice.click()
    assert choice.get_attribute("aria-checked") == "true"
    page.locator(".home .seg button", has_text="2").click()
    with page.expect_request("**/api/tables") as asked:
        page.locator("[data-home=bots]").click()
    assert json.loads(asked.value.post_data or "{}")["bots"] == [level]
    page.wait_for_selector(".app")
    assert name in page.locator(".crew").inner_text()


def test_a_newcomer_sees_the_lesson_first_and_a_player_the_game(
    base: str, open_page: Opener
) -> None:
    page = open_page(base)
    assert page.locator(".door .go").get_attribute("data-home") == "learn"
    page.locator("[data-home=open]").click()
    page.wait_for_selector("[data-start]")
    page.goto(base)
    page.wait_for_selector(".kept")
    assert page.locator(".door .go").get_attribute("data-home") == "bots"


def test_the_end_of_the_lesson(base: str, open_page: Opener) -> None:
    """What was not chosen, what was met, and on into a game with bots."""
    page = open_page(f"{base}/learn", size=PHONE)
    page.wait_for_selector(".lesson")
    to_the_end(page)
    page.locator(".roads summary").click()
    assert page.locator("[data-road]:visible").count() == 4
    assert page.locator("[data-replay]").count() == 0
    assert page.evaluate(FITS)[0]
    look(page, "lesson-end-phone")
    assert barriers(page) == []
    page.locator("[data-met]").click()
    page.wait_for_selector(".rb-list em")
    assert page.locator(".rb-list li").count() > 30
    page.go_back()
    page.locator(".roads summary").click()
    page.locator("[data-road='6.4']").click()
    page.wait_for_function(f"() => {LESSON} === '6.4'")
    # The second click of a newcomer: from the end of the lesson into a game with bots.
    to_the_end(page)
    lesson = page.url
    page.locator(".lesson-end .btn.go").click()
    page.wait_for_selector(".phone #decision, .phone .sh1")
    assert page.url != lesson
    # The first page says what the tables are.
    page.goto(base)
    page.wait_for_selector(".kept")
    assert page.locator(".kept").count() == 2
    assert "The Long Walk" in page.locator(".kept").last.inner_text()


def test_pages_without_a_barrier(base: str, open_page: Opener) -> None:
    found: dict[str, list[str]] = {}
    page = open_page(f"{base}/glossary#noise-roll", size=PHONE)
    page.wait_for_selector(".termt .rule")
    found["glossary"] = barriers(page)
    page.locator(".termt .rule").first.click()
    page.wait_for_selector("dialog .terms")
    found["rule"] = barriers(page)
    page.goto(base)
    page.wait_for_selector(".door")
    page.locator("footer button").click()
    page.wait_for_selector("dialog .settings")
    found["settings"] = barriers(page)
    made = create(base, 3)
    page.goto(seat_link(base, made))
    page.wait_for_selector("[data-start]")
    page.locator(".optg .q").first.click()
    page.wait_for_selector(".qh")
    assert page.evaluate(FITS)[0]
    found["lobby"] = barriers(page)
    assert {name: what for name, what in found.items() if what} == {}


def test_a_table_that_is_not_there(base: str, open_page: Opener) -> None:
    page = open_page(f"{base}/t/nosuchtable", language="es")
    page.wait_for_selector(".narrow .btn")
    look(page, "no-table-es")
    page.locator(".narrow .btn").click()
    page.wait_for_selector("[data-home=bots]")


def test_the_app_opens_without_a_network(base: str, browser: Browser) -> None:
    """The pages are there in the reader's language; only the table is out of reach."""
    context = browser.new_context(locale="pl", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{base}/glossary")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => !!navigator.serviceWorker.controller")
    page.reload()
    page.wait_for_selector(".gl-list li")
    page.goto(base)
    page.wait_for_selector("[data-home=bots]")
    context.set_offline(True)
    page.goto(f"{base}/glossary")
    page.wait_for_selector(".gl-list li")
    assert spelt(page.locator("h1").inner_text()) == "Słowniczek"
    page.goto(base)
    page.wait_for_selector("[data-home=bots]")
    page.locator("[data-home=bots]").click()
    page.wait_for_selector("[role=alert]")
    context.close()
