"""The documentation in a real browser: its rules are found without a server, read and printed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from lockdown.messages import LANGUAGES
from tests.test_search import AMONG, QUESTIONS, WANTED
from tests.web.browser import PHONE, SCREENSHOTS

DESKTOP = (1440, 900)
QUESTION = {
    "en": ("can I trde in combat", "LD-TRD-01"),
    "es": ("tirda de rudio", "LD-NOI-01"),
    "pl": ("czy moge handlowac w walce", "LD-TRD-01"),
    "de": ("wie rufe ich den Fahrstuhl", "LD-ROM-63"),
}
OpenDocs = Callable[[str, tuple[int, int]], Page]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def docs(docs_site: Path) -> Iterator[str]:
    """The address of the site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(docs_site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def open_docs(browser: Browser, docs: str) -> Iterator[OpenDocs]:
    wrong: list[str] = []
    opened = []

    def opener(path: str, size: tuple[int, int]) -> Page:
        page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        opened.append(page)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.goto(f"{docs}/{path}")
        return page

    yield opener
    for page in opened:
        page.close()
    assert not wrong


def folder(language: str) -> str:
    return "rules" if language == "en" else f"rules/{language}"


def look(page: Page, name: str) -> None:
    """A picture for people; nothing hangs over the edge."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"docs-{name}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        "it scrolls sideways"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_question_leads_to_its_rule(
    open_docs: OpenDocs, language: str, size: tuple[int, int]
) -> None:
    question, rule = QUESTION[language]
    name = f"{language}-{'phone' if size == PHONE else 'desktop'}"
    page = open_docs(f"{folder(language)}/index.html", size)
    page.wait_for_selector("div.ask input")
    page.keyboard.press("?")
    page.keyboard.type(question)
    first = page.locator("div.ask").first.locator("li").first
    first.locator(f"code:text-is('{rule}')").wait_for()
    look(page, f"asked-{name}")
    first.locator("a").click()
    page.wait_for_url(f"**/{folder(language)}/lockdown/*#{rule}")
    assert page.locator(f"h3#{rule}").is_visible()
    assert page.evaluate("document.documentElement.lang") == language
    look(page, f"rule-{name}")


def test_the_search_of_the_site_answers_too(open_docs: OpenDocs) -> None:
    page = open_docs("architecture.html", DESKTOP)
    page.wait_for_selector(".ask-found", state="attached")
    page.keyboard.press("?")
    page.wait_for_selector('[data-md-component="search-query"]:focus')
    page.keyboard.type("who is attacked")
    page.wait_for_selector(".ask-found li:first-child code:text-is('LD-ATK-03')")
    # On the pages of a game and language that game comes first, in that language.
    page = open_docs("rules/de/nemesis/coop.html", DESKTOP)
    page.locator('[data-md-component="search-query"]').click()
    page.keyboard.type("wer wird angegriffen")
    page.wait_for_selector(".ask-found li:first-child code:text-is('NM-ATK-03')")
    look(page, "site-search")


def test_the_mode_of_a_page_comes_first(open_docs: OpenDocs) -> None:
    for path, rule in (("03-round", "LD-OBJ-01"), ("solo", "LD-SOL-01")):
        page = open_docs(f"rules/lockdown/{path}.html", DESKTOP)
        page.locator("div.ask input").fill("how many objectives do I get")
        page.wait_for_selector("div.ask li")
        found = page.locator("div.ask li code").all_inner_texts()
        others = {"LD-OBJ-01", "LD-SOL-01"} & set(found)
        assert min(others, key=found.index) == rule, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hundred_questions_pass_here_as_well(open_docs: OpenDocs, language: str) -> None:
    """The page adds up by itself what the server would; it has no stemmer, only the index."""
    asked = tomllib.loads((QUESTIONS / f"{language}.toml").read_text("utf-8"))["question"]
    page = open_docs("index.html", DESKTOP)
    found = page.evaluate(
        """async ([language, asked]) => {
          const { answers } = await import('/assets/ask.js');
          const index = await (await fetch(`/assets/ask-${language}.json`)).json();
          return asked.map(({ ask, game }) => answers(index, ask, game).map(({ id }) => id));
        }""",
        [language, asked],
    )
    missed = [
        f"{one['ask']}: {ids[:AMONG]}"
        for one, ids in zip(asked, found, strict=True)
        if not set(ids[:AMONG]) & set(one["rules"])
    ]
    assert len(asked) - len(missed) >= WANTED, "\n".join(missed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_a_sheet_is_a_page_on_screen_and_on_paper(
    open_docs: OpenDocs, language: str, game: str
) -> None:
    page = open_docs(f"{folder(language)}/sheet-{game}.html", PHONE)
    page.wait_for_selector(".sheet li")
    look(page, f"sheet-{game}-{language}-phone")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    look(page, f"sheet-{game}-{language}-desktop")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1


def test_a_chapter_is_printed_without_what_editors_need(open_docs: OpenDocs) -> None:
    page = open_docs("rules/pl/lockdown/03-round.html", DESKTOP)
    page.wait_for_selector("h3#LD-RND-01")
    assert page.locator("details.quote").first.is_visible()
    page.emulate_media(media="print")
    for hidden in ("details.quote", "div.ask", ".others", ".headerlink"):
        assert not page.locator(hidden).first.is_visible(), hidden
    assert page.locator("h3#LD-RND-01 + p").is_visible()
