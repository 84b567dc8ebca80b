"""Asking the rules in the browser: `?` anywhere, and the page of the rules."""

from __future__ import annotations

import pytest

from lockdown.messages import LANGUAGES
from tests.web.browser import PHONE, create, seat_link
from tests.web.conftest import Opener
from tests.web.test_pages import look
from tests.web.test_screens import at_the_table, barriers

QUESTION = {
    "en": ("can I trade in combat", "LD-TRD-01"),
    "es": ("tirda de ruido", "LD-NOI-01"),
    "pl": ("czy moge handlowac w walce", "LD-TRD-01"),
    "de": ("wie rufe ich den Fahrstuhl", "LD-ROM-63"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_answered_on_the_page_of_the_rules(
    base: str, open_page: Opener, language: str
) -> None:
    question, rule = QUESTION[language]
    page = open_page(
        f"{base}/rules", language=language, size=PHONE if language != "en" else (1440, 900)
    )
    page.wait_for_selector(".rb-list button")
    page.keyboard.press("?")
    assert page.evaluate("document.activeElement.type") == "search"
    page.keyboard.type(question)
    # The best answer lies open, in the reader's language.
    page.wait_for_selector(f".rb-list li:first-child[data-rule={rule}] .rulet[lang={language}]")
    assert page.locator(".rb-list li").count() > 5
    look(page, f"asked-{language}")
    page.locator(".rb-list li button").nth(1).click()
    page.wait_for_selector(".rb-list li:nth-child(2) .rulet")
    page.locator(".rb-find input").fill("xyzzyx")
    page.wait_for_selector(".rb-list .dim0")
    assert barriers(page) == []


def test_a_question_may_be_asked_from_home_and_about(base: str, open_page: Opener) -> None:
    page = open_page(base)
    page.wait_for_selector("[data-home=rules]")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .rb-find input:focus")
    page.keyboard.type("who is attacked")
    page.wait_for_selector("dialog .rb-list li:first-child[data-rule=LD-ATK-03] .rulet")
    # Inside a field the sign is a letter like others.
    page.keyboard.type("?")
    assert page.locator("dialog .rb-find input").input_value() == "who is attacked?"
    page.goto(f"{base}/about")
    page.wait_for_selector(".prose")
    page.keyboard.press("?")
    page.wait_for_selector(".rulesp .rb-list button")


def test_a_question_may_be_asked_anywhere_else(base: str, open_page: Opener) -> None:
    lobby = create(base, players=3)
    for place, there in (
        (f"{base}/glossary", ".gl-list li"),
        (f"{base}/desk", ".desk-board .board"),
        (seat_link(base, lobby), ".lobby"),
    ):
        page = open_page(place)
        page.wait_for_selector(there)
        page.keyboard.press("?")
        page.wait_for_selector("dialog .rb-find input:focus")
        page.keyboard.type("event deck empty")
        page.wait_for_selector("dialog .rb-list li:first-child[data-rule=LD-CMP-19] .rulet")


def test_a_question_may_be_asked_at_the_table(base: str, open_page: Opener) -> None:
    page = at_the_table(base, open_page)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .rb-find input:focus")
    page.keyboard.type("can I be interrupted")
    page.wait_for_selector("dialog .rb-list li:first-child[data-rule^=LD-ACT-1] .rulet")
    look(page, "asked-at-the-table")
    # The first Escape empties the field, as everywhere in browsers; the next one closes.
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog .rb-find input').value")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_the_other_game_comes_first_when_it_is_chosen(base: str, open_page: Opener) -> None:
    page = open_page(f"{base}/rules")
    page.wait_for_selector(".rb-list button")
    page.locator(".rb-find select").nth(1).select_option("NM")
    page.locator(".rb-find input").fill("trade in combat")
    page.wait_for_selector(".rb-list li:first-child[data-rule=NM-TRD-01]")


def test_without_an_answer_the_words_are_looked_for(base: str, open_page: Opener) -> None:
    page = open_page(f"{base}/rules")
    page.wait_for_selector(".rb-list button")
    # A proxy answers in the server's place. (A refusal would stand in the browser's console.)
    page.route("**/api/search*", lambda route: route.fulfill(body="<p>out of order</p>"))
    with page.expect_response("**/api/search*"):
        page.locator(".rb-find input").fill("isolation room opens")
    page.wait_for_selector(".rb-list li[data-rule=LD-CRT-06]")


def test_the_texts_come_when_somebody_asks(base: str, open_page: Opener) -> None:
    page = open_page(base, language="pl")
    page.wait_for_selector("[data-home=rules]")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.reload()
    page.wait_for_selector("[data-home=rules]")
    page.wait_for_load_state("networkidle")
    assert fetched, "nothing was listened to"
    assert not [url for url in fetched if "/api/rules" in url or "/api/search" in url]
    with page.expect_response("**/api/rules?language=pl") as got:
        page.keyboard.press("?")
    # None of its sentences lies in what every visitor loads.
    sentence = next(one["text"] for one in got.value.json() if one["id"] == "LD-NOI-04")[:40]
    for url in fetched:
        if url.startswith(base) and "/api/" not in url and url.endswith((".js", ".css", "/")):
            assert sentence not in page.request.get(url).text(), url
