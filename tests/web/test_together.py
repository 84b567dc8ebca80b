"""A cooperative table in the browser: what lies open, carrying the dead, waking, one result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.browser import PLAYER, create, seat_link, spelt
from tests.web.conftest import Opener
from tests.web.laid import lay
from tests.web.test_screens import barriers

#: Ann carries the hacker and stands beside the Emergency Room; the janitor knows nearly all.
CARRIED = """  mode coop; players 3; seed 11
  A is sentry in 026, hand search rest, hands corpse:hacker, objectives complete_file
  B is dead, hacker, wounds leg arm, knowledge 2, objectives know_your_enemy
  C is janitor in 010, hand rest, has medkit, knowledge 7, objectives distress_call, signal, passed
  room 027 is emergency_room"""
SIZES = ((1440, 900), (390, 844))


def tab(page: Page, name: str) -> None:
    """On a phone: that part of the table."""
    if page.locator(f"[data-tab={name}]").count():
        page.locator(f"[data-tab={name}]").click()


def move(page: Page, slot: str) -> None:
    """Go to a room and pay with the first card, as a person does."""
    page.wait_for_selector("[data-commit]")
    if page.locator("[data-group=move]").count():
        page.locator("[data-group=move]").click()
    else:
        page.locator(".sh1 select").select_option("move")
    page.locator(f"#decision .op[data-option='move {slot}']").click()
    page.locator(".card.legal:not(.off)").first.click()
    page.locator("[data-commit]").click()
    page.wait_for_selector(f".room.here[data-slot='{slot}']", state="attached")


def let_the_round_end(page: Page) -> None:
    """Answer every question with the least that one can do, until somebody has woken."""
    page.wait_for_function(
        """() => {
          // Nobody waits to be woken any more.
          if (!document.querySelector('.board .revive')) return true;
          const option = (text) =>
            [...document.querySelectorAll('#decision .op')].find((o) => o.dataset.option === text);
          const group = document.querySelector('[data-group=pass]:not(.on)');
          const select = document.querySelector('.sh1 select');
          if (group && document.querySelector('.ac.on')) {
            group.click();
            return false;
          }
          if (select && select.value !== 'pass') {
            select.value = 'pass';
            select.dispatchEvent(new Event('change', { bubbles: true }));
            return false;
          }
          const least = option('decline') ?? option('done') ?? option('end') ?? option('pass');
          (least ?? document.querySelector('#decision .op'))?.click();
          setTimeout(() => document.querySelector('[data-commit]')?.click(), 60);
          return false;
        }""",
        polling=400,
        timeout=60_000,
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_a_crew_sees_all_and_wakes_its_dead(
    base: str, open_page: Opener, size: tuple[int, int]
) -> None:
    page = open_page(seat_link(base, lay(base, CARRIED)), size=size)
    page.wait_for_selector("[data-commit]")
    assert page.locator(".board .revive").count() == 1
    tab(page, "crew")
    # Hands and backpacks of the others lie open, and of the dead one reads how they come back.
    janitor = page.locator(".cr", has_text="Janitor")
    assert janitor.locator("[data-open-hand]").inner_text().strip() == "Rest"
    assert "Medkit" in janitor.locator("[data-open-pack]").inner_text()
    dead = page.locator(".cr.dead [data-revival]").inner_text()
    assert "You carry the corpse" in dead
    assert "027" in dead
    tab(page, "me")
    # The objectives of all, each with how far the crew is.
    shared = page.locator(".ours .objs li")
    assert [spelt(one) for one in shared.locator(".lk").all_inner_texts()] == [
        "The Complete File",
        "Know Your Enemy",
        "Distress Call",
    ]
    assert "knowledge 7 / 8" in shared.nth(0).inner_text()
    assert "signals 1 / 1" in shared.nth(2).inner_text()
    assert "Corpse: Erratic Bot 2" in page.locator(".sl.corpse").inner_text()
    assert barriers(page) == []
    tab(page, "board")
    move(page, "027")
    let_the_round_end(page)
    tab(page, "crew")
    assert page.locator(".cr.dead").count() == 0
    tab(page, "me")
    assert page.locator(".sl.corpse").count() == 0


def test_a_death_can_be_mended(base: str, open_page: Opener) -> None:
    """The screen of one's own death says how the others can bring one back."""
    given = """  mode coop; players 2; seed 3
  A is sentry in 010, hand search rest, wounds leg knee guts, light 2, objectives complete_file
  B is janitor in 014, hand rest, objectives deep_survey
  room 010 fire; room 027 is emergency_room"""
    page = open_page(seat_link(base, lay(base, given)))
    page.wait_for_selector("[data-commit]")
    page.evaluate(PLAYER.replace(", .death [data-skip-end]", ""), [3])
    page.wait_for_selector(".death", timeout=60_000)
    assert "027" in page.locator(".death [data-back]").inner_text()


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_a_cooperative_game_is_played_to_its_end(
    base: str, open_page: Opener, size: tuple[int, int]
) -> None:
    made = create(base, 3, ["rookie", "rookie"], mode="coop", start=True)
    page = open_page(seat_link(base, made), size=size)
    page.wait_for_selector("[data-commit], .telling")
    page.evaluate(PLAYER, [5])
    page.wait_for_selector(".ending", timeout=200_000)
    while page.locator("[data-reveal]").count():
        page.locator("[data-reveal]").click()
    assert spelt(page.locator("h1").inner_text()).lower() in (
        "you have won together",
        "you have lost together",
    )
    # One result for all.
    assert (
        len(set(page.locator(".ft .w, .ft .d").evaluate_all("(a) => a.map((b) => b.className)")))
        == 1
    )
    assert barriers(page) == []


def test_the_number_of_seats_changes_nothing_about_the_mode(base: str, open_page: Opener) -> None:
    made = create(base, 4, ["rookie"] * 3, mode="coop")
    page = open_page(seat_link(base, made))
    page.wait_for_selector("[data-start]")
    page.locator(".seg button", has_text="3").first.click()
    page.wait_for_function("() => document.querySelectorAll('.seat').length === 3")
    page.locator("[data-start]").click()
    page.wait_for_selector(".app.coop")
