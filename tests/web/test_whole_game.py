"""Four people, four browsers, one game, from the lobby to the victory check."""

from __future__ import annotations

import time

from lockdown.messages import text
from tests.web.browser import PLAYER, create, seat_link, sit_down, spelt
from tests.web.conftest import Opener
from tests.web.test_screens import barriers

STIRRED = """async (url) => {
  const film = await (await fetch(url)).json();
  const { stir, apply } = lockdownStory;
  const seen = (v) => JSON.stringify({
    crew: v.crew.map((c) => [c.place, c.place === 'room' ? c.room : 0]),
    stalkers: v.stalkers.map((s) => `${s.text} ${s.room}`).sort(),
    noise: [...v.noise].sort(), closed: [...v.closed].sort(),
    fire: v.rooms.filter((r) => r.fire).map((r) => r.slot),
    broken: v.rooms.filter((r) => r.malfunction).map((r) => r.slot),
    explored: v.rooms.filter((r) => r.explored).map((r) => r.slot),
  });
  const wrong = [];
  const view = film.start.view;
  for (const frame of film.frames) {
    let back = [];
    for (const event of frame.events) back = [...apply(view, stir(view, event)), ...back];
    const told = seen(view);
    apply(view, back);
    apply(view, frame.changes.filter((c) => c.path[0] === 'view')
      .map((c) => ({ ...c, path: c.path.slice(1) })));
    const kinds = frame.events.map((e) => e.kind);
    if (told !== seen(view) && !view.result) wrong.push([kinds.join(' '), told, seen(view)]);
  }
  return wrong.slice(0, 3);
}"""
"""Tells a film by its events alone; where the board then differs from the server's."""
TRACK = """() => [...document.querySelectorAll('.track > *')].every((space) => {
  const box = space.getBoundingClientRect();
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.right <= innerWidth && !!over?.closest('.track');
})"""
"""Nothing lies over the time track."""
PATIENCE = 300.0
"""Seconds for a whole game of four browsers: a busy machine has as many as it needs."""


def test_four_browsers_play_to_the_victory_check(base: str, open_page: Opener) -> None:
    made = create(base)
    host = open_page(seat_link(base, made))
    host.wait_for_selector("[data-start]")
    pages = [host]
    for n in range(1, 4):
        page = open_page(f"{base}/t/{made['table']}", language=("es", "pl", "de")[n - 1])
        sit_down(page)
        pages.append(page)
    # One of them has finished two games before: with this one the hints go.
    pages[1].evaluate("localStorage.setItem('lockdown-finished', JSON.stringify(['a', 'b']))")
    host.wait_for_function("() => document.querySelectorAll('.seat .okk').length + 0 >= 1")
    host.locator("[data-start]").click()
    for n, page in enumerate(pages):
        page.wait_for_selector(".app")
        page.evaluate(PLAYER, [7 + n])
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends and not all(p.locator(".ending").count() for p in pages):
        host.wait_for_timeout(300)
    for page in pages:
        assert page.locator(".ending").count() == 1, "the game did not come to its end"
        assert page.evaluate("window.clicks") > 3
    assert [page.locator(".hints-off").count() for page in pages] == [0, 1, 0, 0]
    finished = "JSON.parse(localStorage.getItem('lockdown-finished')).length"
    assert [page.evaluate(finished) for page in pages] == [1, 3, 1, 1]
    pages[1].locator(".hints-off button").click()
    assert pages[1].evaluate("JSON.parse(localStorage.getItem('lockdown-settings')).hintsByHand")
    # Every browser added to the dice, has kept what it saw, and says what it has checked.
    for language, page in zip(("en", "es", "pl", "de"), pages, strict=True):
        dice = page.locator('.fair[data-fair="true"]')
        assert dice.count() == 1, page.locator(".fair").all_inner_texts()
        dice.locator("summary").click()
        said = spelt(dice.inner_text())
        for key in ("fair-yes", "fair-server", "fair-seed", "fair-kept", "fair-own"):
            assert text(language, key) in said, key
    # The victory check is walked through step by step, and ends with every fate told.
    assert host.locator("h1").text_content() == text("en", "ui-end-open"), "nothing is told yet"
    steps = 0
    while host.locator("[data-reveal]").count():
        assert host.locator(".ft .q").count() == max(0, 4 - max(0, steps - 2))
        host.locator("[data-reveal]").click()
        steps += 1
    assert steps == 2 + 4
    assert host.locator(".ft .w, .ft .d").count() == 4
    assert barriers(host) == []
    assert host.locator("[data-replay]").count() == 1
    # The replay shows the same game, with all hands or with one pair of eyes.
    host.goto(f"{base}/replay/{made['table']}")
    host.wait_for_selector(".scrub")
    assert host.evaluate(TRACK), "the time track is all there"
    host.locator(".scrub input").fill("20")
    assert host.locator(".pos").inner_text().startswith("20 /")
    host.locator("select[data-eyes]").select_option("1")
    host.wait_for_selector(".hands", state="detached")
    # What the events show on the way is what the table is after every move.
    wrong = host.evaluate(STIRRED, f"/api/tables/{made['table']}/replay?eyes=spectator")
    assert wrong == []
    for goal in ("encounter", "round", "death"):
        host.locator(".scrub input").fill("20")
        host.locator(f"[data-leap={goal}]").click()
        host.wait_for_function("() => parseInt(document.querySelector('.pos').textContent) > 20")
    names = host.locator(".crew .l1 b").all_inner_texts()
    assert "Ann" in names, "called as in the game"
    assert host.locator(".board .room").count() == 27
    assert barriers(host) == []
