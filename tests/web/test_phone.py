"""Phone and tablet as fingers find them: nothing is cut, buttons can be hit, steps undone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from lockdown.kernel.game import Game, Setup, checked
from lockdown.kernel.replay import Replay
from lockdown.messages import LANGUAGES
from tests.web.browser import PHONE, create, seat_link, sit_down
from tests.web.conftest import Opener
from tests.web.laid import MIDDLE, SHIP, lay
from tests.web.led import Led
from tests.web.recorded import recorded
from tests.web.test_fitting import GAMES, WHOLE

SMALL = (360, 740)
#: An escape with a hurt leg: long words of danger on every choice, and two cards to pay.
HUNTED = {
    "lockdown": """
  players 3
  A is sentry in 009, hand rest search repairs interruption, has smg:3 medkit, light 1
  A wounds leg arm
  B is hacker in 004, passed; C is janitor in 022, passed
  adult in 009 wounds 1
  A acts
""",
    "nemesis": """
  game nemesis
  players 3
  A is soldier in 008, hand rest search interruption covering_fire full_auto
  A hands assault_rifle:3, inventory medkit, wounds leg arm, light 1
  B is scout in 011, passed; C is mechanic in 005, passed
  adult in 008 wounds 1
  A acts
""",
}
MISSED = """(selectors) => {
  const missed = [];
  for (const one of document.querySelectorAll(selectors)) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue;
    for (const [dx, dy] of [[-19, 0], [19, 0], [0, -19], [0, 19]]) {
      const [a, b] = [x + dx, y + dy];
      if (a < 0 || a > innerWidth || b < 0 || b > innerHeight) continue;
      const hit = document.elementFromPoint(a, b);
      if (hit !== one && !one.contains(hit)) {
        missed.push(`${one.className || one.tagName} ${dx} ${dy}: ${hit?.className}`);
        break;
      }
    }
  }
  return missed;
}"""
"""Which of these a finger misses that comes down within 40 pixels around their middle."""


def at_turn(
    base: str, open_page: Opener, given: str, size: tuple[int, int], language: str = "en"
) -> Page:
    page = open_page(seat_link(base, lay(base, given)), size=size, language=language)
    page.wait_for_selector(".phone [data-commit]")
    return page


@pytest.mark.parametrize("game", HUNTED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_their_dangers_are_whole(
    base: str, open_page: Opener, game: str, language: str
) -> None:
    page = at_turn(base, open_page, HUNTED[game], SMALL, language)
    for size in (SMALL, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator(".sh1 select").select_option("move")
        page.wait_for_function(WHOLE, arg=".sheet .row2")
        page.wait_for_function(WHOLE, arg=".sheet .detail")
        page.locator("#decision .op").first.click()
        page.wait_for_selector(".detail .risk")
        page.wait_for_function(WHOLE, arg=".sheet .row2")
        page.wait_for_function(WHOLE, arg=".sheet .detail")
        # What it costs stands there before anything is chosen, and with the choice.
        assert "2" in page.locator(".sh1 .pr").inner_text()
        assert "2" in page.locator("[data-commit] .needs").inner_text()


def test_what_a_card_does_is_whole_where_there_is_room(base: str, open_page: Opener) -> None:
    page = at_turn(base, open_page, MIDDLE, SMALL)
    page.locator(".sh1 select").select_option("card")
    page.locator("#decision .op").first.click()
    page.wait_for_selector(".detail .about0")
    page.wait_for_function(WHOLE, arg=".sheet .detail")


def test_a_step_is_taken_back_by_touch(base: str, open_page: Opener) -> None:
    page = at_turn(base, open_page, MIDDLE, PHONE)
    assert page.locator("[data-undo]").count() == 0, "nothing has been done"
    page.locator(".sh1 select").select_option("item")
    page.locator("#decision .op[data-option='drop medkit']").click()
    assert page.locator("[data-undo]").count() == 0, "first what was picked is chosen anew"
    page.locator("[data-commit]").click()
    page.wait_for_selector("[data-undo]")
    page.locator("[data-undo]").click()
    page.wait_for_selector("[data-undo]", state="detached")
    page.locator(".sh1 select").select_option("item")
    page.wait_for_selector("#decision .op[data-option='drop medkit']")


def test_an_action_that_is_not_there_says_why(base: str, open_page: Opener) -> None:
    page = at_turn(base, open_page, MIDDLE, PHONE)
    chosen = page.locator(".sh1 select").input_value()
    page.locator(".sh1 select").select_option("shoot")
    page.wait_for_selector(".why p .rule")
    assert page.locator(".sh1 select").input_value() == chosen


@GAMES
def test_fingers_find_what_is_small(base: str, open_page: Opener, given: str) -> None:
    page = at_turn(base, open_page, given, SMALL)
    page.wait_for_selector(".hint-line")
    found = page.evaluate(
        MISSED, ".ib, .zoom, .hint-line button, .cta .btn, .op, .pn button, .r3 button"
    )
    assert found == []
    for tab, small in (
        ("talk", ".phr button, .say select, .say input, .send"),
        ("me", ".hide, .ws button, .ms button, .sl"),
    ):
        page.locator(f"[data-tab={tab}]").click()
        page.wait_for_selector(".tabp")
        assert page.evaluate(MISSED, small) == [], tab


@pytest.mark.parametrize("language", LANGUAGES)
def test_engines_course_and_pods_are_in_sight(base: str, open_page: Opener, language: str) -> None:
    page = at_turn(base, open_page, SHIP, SMALL, language)
    page.wait_for_function(WHOLE, arg=".r3")
    page.wait_for_function(WHOLE, arg=".r3 .kw")


def last_move() -> tuple[Replay, int]:
    """A game that was played at random to its end, and who moved last in it."""
    setup, dice = checked(Setup(players=2)), Random(5)
    game, moves = Game.new(setup, 5), []
    while game.decision is not None:
        moves.append((game.decision.seat, str(dice.choice(game.decision.options))))
        game.play(moves[-1][1])
    return Replay(setup=setup, seed=5, moves=moves), moves[-1][0]


def test_a_replay_is_told_from_near_and_a_game_tried_again_by_touch(
    base: str, open_page: Opener
) -> None:
    replay, seat = last_move()
    made = recorded(base, replay, len(replay.moves) - 1, {seat: "Ann"})[seat]
    page = open_page(seat_link(base, made), size=PHONE)
    page.wait_for_selector("[data-commit]")
    led = Led(base, made["table"], {seat: page})
    led.play(seat, replay.moves[-1][1])
    led.close()
    page.wait_for_selector(".ending, .death")
    page.evaluate("() => document.querySelector('[data-skip-end]')?.click()")
    page.wait_for_selector(".ending")
    film = open_page(f"{base}/replay/{made['table']}", size=PHONE)
    film.wait_for_selector(".scrub [data-leap]")
    whole = film.locator(".replay .board").get_attribute("viewBox")
    film.locator("[data-leap=encounter]").click()
    film.wait_for_selector(".telling [data-told=encounter]")
    assert film.locator(".sound-offer").count() == 0, "sound is offered in games"
    film.wait_for_function(WHOLE, arg=".telling .tt")
    assert film.locator(".replay .board").get_attribute("viewBox") != whole
    film.locator("[data-look]").click()
    assert film.locator(".replay .board").get_attribute("viewBox") == whole
    assert film.evaluate(MISSED, ".scrub button, .scrub select, [data-look]") == []
    # On a tablet the track has a row of its own, and nothing of the first is beyond the edge.
    film.set_viewport_size({"width": 820, "height": 1180})
    film.wait_for_selector(".replay .track")
    film.wait_for_function(
        """() => [...document.querySelectorAll('.replay .top > *')].every((one) => {
          const [box, bar] = [one, one.parentElement].map((x) => x.getBoundingClientRect());
          return box.top >= bar.top - 1 && box.bottom <= bar.bottom + 1 && box.right <= innerWidth;
        })"""
    )
    while page.locator("[data-reveal]").count():
        page.locator("[data-reveal]").click()
    address = page.url
    page.locator(".ending [data-try-again]").click()
    page.wait_for_function("(old) => location.href !== old", arg=address)
    page.wait_for_selector("[data-commit]")


def test_whoever_is_drafted_is_looked_at(base: str, open_page: Opener) -> None:
    made = create(base, 2, ["random"], start=True)
    page = open_page(seat_link(base, made), size=SMALL)
    page.wait_for_selector(".draft .dr")
    page.locator("#decision .op").last.click()
    page.wait_for_function(
        """() => {
          const box = document.querySelector('.dr.sel')?.getBoundingClientRect();
          return !!box && box.left >= 0 && box.right <= innerWidth;
        }"""
    )


def test_the_lobby_is_made_for_fingers(base: str, open_page: Opener) -> None:
    made = create(base, 3)
    guest = open_page(f"{base}/t/{made['table']}", size=SMALL)
    sit_down(guest)
    assert guest.evaluate(MISSED, ".lang button, .seat .btn, .way-out") == []


@GAMES
def test_a_tablet_is_made_for_fingers_and_shows_everybody(
    base: str, open_page: Opener, given: str
) -> None:
    page = open_page(seat_link(base, lay(base, given)), size=(820, 1180))
    page.wait_for_selector("[data-commit]")
    page.wait_for_function(WHOLE, arg=".crewbox")
    page.wait_for_function(WHOLE, arg=".row2 .opts")
    page.wait_for_selector(".hint-line")
    small = ".mb, .gz, .ac, .op, .cta .btn, .bctl button, .hint-line button, .below .ws button"
    assert page.evaluate(MISSED, small) == []


@pytest.mark.parametrize("lesson", ["/learn", "/learn/nemesis"])
def test_a_lesson_on_a_tablet_leaves_what_is_yours_whole(
    base: str, open_page: Opener, lesson: str
) -> None:
    page = open_page(f"{base}{lesson}", size=(820, 1180), language="es")
    page.wait_for_selector(".lesson")
    for pane in (".below .sc", ".below .me-p", ".inv .two > div"):
        page.wait_for_function(WHOLE, arg=pane)
