"""Two people and a bot: one dies, goes on as the Intruder, hunts, and all is shown again."""

from __future__ import annotations

from playwright.sync_api import Page

from lockdown.kernel import replay
from lockdown.messages import Words
from tests.web.browser import PHONE, ROOT, seat_link, spelt
from tests.web.conftest import Opener
from tests.web.led import Led
from tests.web.recorded import recorded

#: Ann (A) dies by a move, goes on as the Intruder and kills Ben (C); the bot (B) has left before.
GAME = ROOT / "tests" / "data" / "hunted.txt"
ANN, BEN = 0, 2


def shown_cards(page: Page) -> int:
    """Cards of the Intruder that lie open on this screen."""
    return page.locator("[data-hunt-card]").count()


def test_who_dies_hunts_on_and_both_sides_can_be_watched(base: str, open_page: Opener) -> None:
    game = replay.read(GAME.read_text(encoding="utf-8"))
    fatal = next(n for n, move in enumerate(game.moves) if move == (ANN, "move 015"))
    seats = recorded(base, game, fatal, {ANN: "Ann", BEN: "Ben"})
    pages = {
        ANN: open_page(seat_link(base, seats[ANN])),
        BEN: open_page(seat_link(base, seats[BEN]), size=PHONE, language="pl"),
    }
    led = Led(base, seats[ANN]["table"], pages)
    ann, ben = pages[ANN], pages[BEN]
    role = next(n for n, move in enumerate(game.moves) if n > fatal and move == (ANN, "yes"))
    led.follow(game.moves[fatal:role])
    # Dead: she is told so, and asked at the end of the round.
    ann.wait_for_selector(".death [data-hope]")
    ann.locator(".death [data-watch]").click()
    ann.wait_for_selector("#decision [data-option=yes]")
    led.follow(game.moves[role : role + 1])
    hunts = [n for n, (_, option) in enumerate(game.moves) if option.startswith("hunt-")]
    led.follow(game.moves[role + 1 : hunts[0]])
    # Three cards that only she sees; everybody sees that she is the Intruder now.
    ann.wait_for_selector("[data-hunter='0']")
    assert shown_cards(ann) == 3
    assert shown_cards(ben) == 0
    ben.locator("[data-tab=crew]").click()
    assert "Ann" in spelt(ben.locator("[data-hunter]").text_content() or "")
    ben.locator("[data-tab=board]").click()
    # Whoever reads the table instead of looking at it has the cards and the role in words.
    read = open_page(seat_link(base, seats[ANN]), textMode=True)
    read.wait_for_selector("main")
    spoken = Words("en", "nemesis")
    held = led.now()[1].view(ANN).me.intruder_hand
    read.wait_for_function(
        "(text) => document.body.innerText.includes(text)",
        arg=spoken.text(f"intruderaction-{held[0]}", "text"),
    )
    assert spoken.text("ui-intruder-counts", hand=3, deck=7) in read.locator("main").inner_text()
    read.context.close()
    led.follow(game.moves[hunts[0] :])
    assert led.now()[0] == "over"
    led.close()
    ben.wait_for_selector(".death")
    ben.locator(".death [data-watch]").click()
    for page, language in ((ann, "en"), (ben, "pl")):
        page.wait_for_selector(".ending")
        while page.locator("[data-reveal]").count():
            page.locator("[data-reveal]").click()
        words = Words(language, "nemesis")
        # The story names the Intruder, and what was done with its cards.
        told = spelt(page.locator(".ending .st").text_content() or "")
        mine, others = (
            words.text("you-became_intruder"),
            words.text("log-became_intruder", seat="Ann"),
        )
        assert (mine if page is ann else others) in told
        did = spelt(page.locator("[data-hunted]").text_content() or "")
        assert words.text("ui-hunted", turns=9, attacks=3, kills=1) in did
    table = seats[ANN]["table"]
    ann.goto(f"{base}/replay/{table}")
    ann.wait_for_selector(".scrub")
    last = int(ann.locator(".scrub input").get_attribute("max") or 0)
    assert last == len(game.moves)
    ann.locator(".scrub input").fill(str(hunts[0]))
    for eyes, cards in (("0", 3), ("2", 0), ("spectator", 0), ("open", 3)):
        ann.locator("select[data-eyes]").select_option(eyes)
        ann.wait_for_selector("[data-hunter='0']")
        ann.wait_for_function(
            "(n) => document.querySelectorAll('[data-hunt-card]').length === n", arg=cards
        )
    # Keys jump as the buttons do, and say where they led.
    ann.locator(".scrub input").fill("0")
    ann.locator(".scrub input").blur()
    where: list[str] = []
    for key in "rde":
        ann.keyboard.press(key)
        ann.wait_for_function(
            "(said) => ![...said, ''].includes("
            "document.querySelector('[data-announced=landed]').textContent)",
            arg=where,
        )
        where.append(ann.locator("[data-announced=landed]").text_content() or "")
        if key == "d":
            # Beside a death stands whose it is, not whose turn comes next.
            dies = spelt(ann.locator("[data-told=died]").text_content() or "")
            beside = spelt(ann.locator(".telling .yt").text_content() or "").strip()
            assert beside.startswith(dies.split()[0])
    words = Words("en", "nemesis")
    assert all(said.startswith(f"{words.text('ui-round')} ") for said in where)
    assert int(ann.locator(".scrub input").input_value()) > 0
