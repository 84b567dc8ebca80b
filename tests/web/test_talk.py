"""Talk across languages: ready phrases with their arguments, whispers, muting, being called."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from lockdown.messages import LANGUAGES, Words, ids, text
from tests.web.browser import SCREENSHOTS, create, seat_link, sit_down
from tests.web.conftest import Opener
from tests.web.test_around_the_table import playing
from tests.web.test_screens import FITS, KEY, barriers

RAW = re.compile(r"[a-z]_[a-z]|[{}$]|\b(?:phrase|emote|room|item|css|section|contingency)-\w")
NOTIFICATION = """
window.notices = [];
window.asked = 0;
window.Notification = class {
  static permission = localStorage.getItem('answered') ?? 'default';
  static async requestPermission() {
    window.asked += 1;
    Notification.permission = ANSWER;
    localStorage.setItem('answered', Notification.permission);
    return Notification.permission;
  }
  constructor(title, how) { Object.assign(this, { title, ...how }); window.notices.push(this); }
  close() { this.closed = true; }
};
window.focused = 0;
window.focus = () => { window.focused += 1; };
"""
"""A browser that remembers what it was asked to show."""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def crew(base: str, open_page: Opener, languages: tuple[str, ...]) -> list[Page]:
    """A started game with one browser for every language, nobody else."""
    made = create(base, len(languages))
    pages = [open_page(seat_link(base, made), language=languages[0])]
    for n, language in enumerate(languages[1:], 2):
        page = open_page(f"{base}/t/{made['table']}", language=language, name=f"Seat{n}")
        sit_down(page)
        pages.append(page)
        expect(pages[0].locator(".seat b", has_text=f"Seat{n}")).to_have_count(1)
    pages[0].locator("[data-start]").click()
    for page in pages:
        page.wait_for_selector(".app")
    return pages


def phrase(page: Page, group: str, key: str, **args: str) -> None:
    """Open the picker and choose a phrase; its arguments by the words a person reads."""
    page.locator("[data-phrases]").click()
    page.wait_for_selector("dialog .pp")
    page.locator(f".pp-tabs [data-group={group}]").click()
    page.locator(f".pp-list [data-phrase={key}]").click()
    for name, words in args.items():
        select = page.locator(f".pp-args [data-arg={name}]")
        if select.count():
            select.select_option(label=words)
        else:
            page.locator(".pp-args .seg button", has_text=words).click()
    if args:
        page.locator(".pp-make [data-say]").click()
    page.wait_for_selector("dialog", state="detached")


def last_line(page: Page) -> str:
    return page.locator(".talk > li").last.inner_text().strip()


def test_a_claim_in_german_arrives_in_spanish(base: str, open_page: Opener) -> None:
    german, spanish = crew(base, open_page, ("de", "es"))
    yellow = {lang: Words(lang, "lockdown").text("contingency-yellow") for lang in LANGUAGES}
    german.locator("[data-phrases]").click()
    german.locator(".pp-tabs [data-group=claims]").click()
    german.locator(".pp-list [data-phrase=contingency_is]").click()
    german.locator(".pp-args .seg button", has_text=yellow["de"]).click()
    said = Words("de", "lockdown").text("phrase-contingency_is", contingency=yellow["de"])
    expect(german.locator(".pp-words")).to_have_text(said)
    german.locator("[data-say]").click()
    wanted = Words("es", "lockdown").text("phrase-contingency_is", contingency=yellow["es"])
    expect(spanish.locator(".talk > li").last).to_contain_text(wanted)
    expect(german.locator(".talk > li").last).to_contain_text(said)
    # The screen reader of the other hears it too, with the speaker's name.
    expect(spanish.locator("[data-announced=talk]")).to_contain_text(wanted)
    assert german.locator("[data-announced=talk]").inner_text() == ""


def test_every_kind_of_argument_is_taken_and_understood(base: str, open_page: Opener) -> None:
    german, spanish = crew(base, open_page, ("de", "es"))
    wanted = [
        ("warnings", "stalker_in", ("room",)),
        ("warnings", "noise_in", ("corridor",)),
        ("warnings", "dont_trust", ("seat",)),
        ("warnings", "power_goes", ("section",)),
        ("requests", "give", ("item",)),
        ("claims", "their_token", ("seat", "contingency")),
        ("claims", "css_on", ("space", "css")),
        ("claims", "tile_is", ("room", "tile")),
    ]
    for n, (group, key, names) in enumerate(wanted, 1):
        german.locator("[data-phrases]").click()
        german.locator(f".pp-tabs [data-group={group}]").click()
        german.locator(f".pp-list [data-phrase={key}]").click()
        assert german.locator(".pp-args .optg").count() == len(names)
        german.locator("[data-say]").click()
        spanish.wait_for_function(
            "(n) => document.querySelectorAll('.talk > li:not(.none)').length === n", arg=n
        )
        assert not RAW.search(last_line(spanish)), last_line(spanish)
    phrase(german, "emotes", "salute")
    expect(spanish.locator(".talk .emo")).to_have_text(text("es", "emote-salute"))
    assert not german.locator(".toast").count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_phrases_are_there_in_words(base: str, open_page: Opener, language: str) -> None:
    page, _ = playing(base, open_page, language=language, size=(1440, 900))
    page.locator("[data-phrases]").click()
    found = 0
    for group in ("warnings", "requests", "offers", "claims", "answers", "emotes"):
        page.locator(f".pp-tabs [data-group={group}]").click()
        lines = page.locator(".pp-list button").all_inner_texts()
        assert not [line for line in lines if RAW.search(line)]
        found += len(lines)
    assert found == sum(key.startswith(("phrase-", "emote-")) for key in ids(language, "lockdown"))
    assert page.evaluate(KEY) == []
    assert page.evaluate("lockdownWords.missingKeys()") == []
    assert page.evaluate("lockdownWords.untranslatedKeys()") == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 740)], ids=lambda s: f"{s[0]}")
def test_the_picker_fits_and_has_no_barrier(
    base: str, open_page: Opener, size: tuple[int, int]
) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page, _ = playing(base, open_page, language="de")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] < 700:
        page.locator("[data-tab=talk]").click()
    page.locator("[data-phrases]").click()
    page.wait_for_selector("dialog .pp")
    assert barriers(page) == []
    page.locator(".pp-tabs [data-group=claims]").click()
    page.locator(".pp-list [data-phrase=their_token]").click()
    assert barriers(page) == []
    page.screenshot(path=SCREENSHOTS / f"phrases-{size[0]}-de.png")
    assert page.evaluate(FITS) == [True, True]
    for name in ("[data-say]", ".pp-words", ".pp-list", ".pp-top .to", "#pp-emotes"):
        box = page.locator(name).bounding_box()
        assert box is not None, name
        assert box["x"] >= 0, name
        assert box["x"] + box["width"] <= size[0], name
        assert box["y"] + box["height"] <= size[1], name
    wide = "(e) => e.scrollWidth <= e.clientWidth"
    for name in (".dlg-body", ".pp-list", ".pp-make"):
        assert page.locator(name).evaluate(wide), name


def test_a_phrase_is_typed_found_and_said_by_keyboard_alone(base: str, open_page: Opener) -> None:
    page, _ = playing(base, open_page)
    page.locator("[data-phrases]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .pp")
    page.keyboard.type("active yellow")
    page.wait_for_function("() => document.querySelectorAll('.pp-list button').length === 2")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector(".pp-make")
    assert page.locator(".pp-words").inner_text() == "The active contingency is not Code Yellow."
    page.locator("[data-say]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    expect(page.locator(".talk > li").last).to_contain_text("is not Code Yellow.")


def test_a_whispered_phrase_is_heard_by_one_only(base: str, open_page: Opener) -> None:
    host, friend, other = crew(base, open_page, ("en", "es", "pl"))
    host.locator("[data-phrases]").click()
    host.locator(".pp-top select").select_option("1")
    host.locator(".pp-tabs [data-group=warnings]").click()
    host.locator(".pp-list [data-phrase=dont_trust]").click()
    expect(host.locator("[data-say]")).to_have_text("Whisper it to Seat2")
    host.locator("[data-say]").click()
    wanted = text("es", "phrase-dont_trust", None, seat="Seat3")
    expect(friend.locator(".talk .wh")).to_contain_text(wanted)
    expect(other.locator(".talk .wh")).to_contain_text("szepcze")
    assert "Seat3" not in other.locator(".talk .wh").inner_text()


def test_who_is_muted_is_folded_away_until_heard_again(base: str, open_page: Opener) -> None:
    host, friend, other = crew(base, open_page, ("en", "en", "en"))
    friend.locator(".say input").fill("first words")
    friend.locator(".send").click()
    host.wait_for_selector(".talk li .who")
    host.locator(".talk li .who").click()
    expect(host.locator(".talk [data-mute='1']")).to_be_in_viewport()
    host.locator(".talk [data-mute='1']").click()
    for words in ("second words", "third words"):
        friend.locator(".say input").fill(words)
        friend.locator(".send").click()
    other.locator(".say input").fill("somebody else")
    other.locator(".send").click()
    expect(host.locator(".talk > li").last).to_contain_text("somebody else")
    assert host.locator(".talk .mu summary").inner_text() == "Seat2: 3 lines muted"
    assert not host.locator(".talk .mu p").first.is_visible()
    assert "third" not in host.locator("[data-announced=talk]").inner_text()
    assert "third words" in other.locator(".talk").inner_text()
    # Kept in this browser, and nobody else notices.
    host.reload()
    host.wait_for_selector(".talk .mu")
    # A phone does not count them as unread.
    host.set_viewport_size({"width": 390, "height": 844})
    host.wait_for_selector(".pn")
    friend.locator("[data-quick=help]").click()
    other.locator("[data-quick=help]").click()
    host.wait_for_selector(".pn button i")
    assert host.locator(".pn button i").inner_text() == "1"
    host.locator("[data-tab=crew]").click()
    host.locator(".unmute").click()
    host.wait_for_selector(".unmute", state="detached")
    host.locator("[data-tab=talk]").click()
    expect(host.locator(".talk")).to_contain_text("third words")
    assert not host.locator(".talk .mu").count()


def test_somebody_is_muted_from_their_place_in_the_crew(base: str, open_page: Opener) -> None:
    page, _ = playing(base, open_page)
    page.locator("#decision .op").first.click()
    page.locator("[data-commit]").click()
    page.locator(".cr", has_not_text="You").locator(".l1 .lk").first.click()
    page.locator("dialog [data-mute]").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".cr .unmute")
    page.locator(".cr .unmute").click()
    page.wait_for_selector(".cr .unmute", state="detached")


def switch_on(page: Page) -> None:
    page.locator("[data-page=settings]").click()
    page.locator("[data-set=notify]").click()


def test_a_hidden_page_calls_whoever_is_awaited(base: str, open_page: Opener) -> None:
    host, guest = crew(base, open_page, ("en", "de"))
    guest.add_init_script(NOTIFICATION.replace("ANSWER", "'granted'"))
    guest.reload()
    guest.wait_for_selector(".app")
    assert guest.evaluate("window.asked") == 0
    switch_on(guest)
    guest.wait_for_function("() => document.querySelector('[data-set=notify]').checked")
    assert guest.evaluate("window.asked") == 1
    guest.keyboard.press("Escape")
    # One is asked first; the other waits until it is their turn.
    for _ in range(12):
        if decider(host, guest) is host:
            break
        answer(guest)
    assert guest.title() == "Lockdown"
    guest.evaluate(HIDE, arg=True)
    assert guest.evaluate("window.notices.length") == 0
    host.locator(".say select").select_option("1")
    host.locator(".say input").fill("the queen is in 012")
    host.locator(".send").click()
    guest.wait_for_function("() => window.notices.length === 1")
    assert guest.evaluate("window.notices[0].title") == text("de", "ui-notice-whisper")
    assert "queen" not in guest.evaluate("JSON.stringify(window.notices)")
    for _ in range(12):
        if decider(host, guest) is guest:
            break
        answer(host)
    guest.wait_for_function("() => window.notices.length === 2")
    notice = guest.evaluate("({ ...window.notices[1] })")
    table = guest.url.rpartition("/")[2]
    assert notice["title"] == text("de", "ui-notice-decide")
    assert notice["body"] == text("de", "ui-notice-table", None, table=table[:8])
    assert notice["data"] == {"url": f"/t/{table}"}
    assert guest.title() == f"● {text('de', 'ui-title-decide')} – Lockdown"
    guest.evaluate("window.notices[1].onclick()")
    assert guest.evaluate("window.focused") == 1
    guest.evaluate(HIDE, arg=False)
    guest.wait_for_function("() => window.notices.every((one) => one.closed)")


def decider(*pages: Page) -> Page:
    """Who has to decide now."""
    for _ in range(200):
        for page in pages:
            if page.locator("[data-commit]").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody has to decide")


def answer(page: Page) -> None:
    """Answer the open question somehow, and see that it is answered."""
    page.wait_for_selector("[data-commit]")
    before = page.locator("#decision").inner_text()
    if page.locator("#decision .op").count():
        page.locator("#decision .op").first.click()
    elif page.locator(".card.legal").count():
        page.locator(".card.legal").first.click()
    page.locator("[data-commit]").click()
    page.wait_for_function(
        """([before, sending]) => {
          const now = document.querySelector('#decision').innerText;
          return now !== before && !now.includes(sending);
        }""",
        arg=[before, text(page.evaluate("document.documentElement.lang"), "ui-sending")],
    )


def test_who_forbids_notifications_is_told_what_to_do(base: str, open_page: Opener) -> None:
    page, _ = playing(base, open_page)
    page.add_init_script(NOTIFICATION.replace("ANSWER", "'denied'"))
    page.reload()
    page.wait_for_selector(".app")
    switch_on(page)
    expect(page.locator("#notify-why")).to_have_text(text("en", "ui-notify-denied"))
    assert not page.locator("[data-set=notify]").is_checked()
    page.keyboard.press("Escape")
    page.evaluate(HIDE, arg=True)
    assert page.evaluate("window.notices.length") == 0


def test_the_host_lets_bots_talk_and_names_a_webhook(base: str, open_page: Opener) -> None:
    made = create(base, 2)
    host = open_page(seat_link(base, made), language="de")
    guest = open_page(f"{base}/t/{made['table']}")
    chosen = "[role=radiogroup][aria-label='{}'] [aria-checked=true]"
    ours = chosen.format(text("de", "ui-bot-talk"))
    theirs = chosen.format(text("en", "ui-bot-talk"))
    assert host.locator(ours).inner_text() == "Ja"
    assert guest.locator(theirs).inner_text() == "Yes"
    host.locator(f"[role=radiogroup][aria-label='{text('de', 'ui-bot-talk')}'] button").last.click()
    expect(guest.locator(theirs)).to_have_text("No")
    # Only the host may, and only where the server's operator allows; it says so in its own words.
    assert guest.locator("[data-webhook]").count() == 0
    host.locator("[data-webhook] summary").click()
    host.locator("[data-webhook] input").fill("https://chat.example/secret")
    host.locator("[data-webhook] .btn").first.click()
    expect(host.locator("[data-webhook] .bad")).to_have_text(text("de", "error-no_webhook"))
    assert not host.locator(".toast").count()
    assert "secret" not in host.evaluate("JSON.stringify({ ...localStorage })")
