"""A whole game with three bots, retold from the screen alone and held against the server's log.

A watcher notes what the page shows while it is played: the line that tells what happens, and where
every figure stands. Nothing else is read. Afterwards the retelling has to be the game: who went
where, what attacked whom, what it did, who died of what, with nothing missing and nothing made up.
"""

from __future__ import annotations

import os
import re
import urllib.request
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page

from lockdown.kernel.game import Game
from lockdown.kernel.replay import read
from lockdown.messages import Words
from lockdown.server import wire
from lockdown.sim.record import Recorder
from tests.web.browser import PLAYER, create, seat_link, spelt
from tests.web.conftest import Opener

WATCH = """() => {
  window.lines = [];
  window.known = new Set();
  window.boards = [];
  let last = null;
  const said = (node) => {
    const words = node.cloneNode(true);
    for (const rule of words.querySelectorAll('.rule')) rule.remove();
    return words.textContent.trim().replace(/\\s+/g, ' ');
  };
  const rooms = () => [...document.querySelectorAll('.board .room')].map((room) => {
    const [x, y] = room.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
    return [room.dataset.slot, x, y];
  });
  const look = () => {
    const line = document.querySelector('[data-told]');
    // What was told last stands there again after a question in between.
    if (line && line !== last && !window.known.has(line.dataset.n)) {
      last = line;
      window.known.add(line.dataset.n);
      const about = document.querySelector('.telling .about0');
      window.lines.push([said(line), about ? said(about) : '']);
    }
    const death = document.querySelector('.death');
    if (death && death !== last) {
      last = death;
      window.lines.push([said(death.querySelector('h1')), said(death.querySelector('.dcause'))]);
    }
    const where = rooms();
    if (!where.length) return;
    const board = [...document.querySelectorAll('.board .figure')].map((figure) => {
      const [x, y] = figure.style.transform.match(/-?[\\d.]+/g).map(Number);
      const near = where.find(([, a, b]) => Math.abs(a - x) < 58 && Math.abs(b - y) < 42);
      return `${figure.getAttribute('aria-label').split(',')[0]} ${near ? near[0] : 'outside'}`;
    }).sort().join('; ');
    if (board !== window.boards.at(-1)) window.boards.push(board);
  };
  new MutationObserver(look).observe(document.body,
    { childList: true, subtree: true, attributes: true, characterData: true });
  look();
}"""
"""Notes each line as it comes, and the board whenever a figure stands elsewhere."""
MOURNER = PLAYER.replace("[data-skip-end]", "[data-watch]")
"""Plays, and watches the rest after the own death."""
#: What a line says, by what it looks like: (what happened, then who and where as it names them).
LINES: tuple[tuple[str, str], ...] = (
    ("moved", r"(.+) moves from .+ to (\d{3}).*"),
    ("carried_over", r"(.+) gets from .+ to (\d{3}).*"),
    ("encounter", r"Encounter: (.+) in (\d{3}).*!"),
    ("appeared", r"(.+) appears in (\d{3}).*"),
    ("infested", r"A larva attacks (.+), who carries one already\."),
    ("infested", r"A larva crawls into (.+)\."),
    ("attacked", r"(.+) attacks (.+)\."),
    ("surprise", r"Surprise attack on (.+): .*"),
    ("attack_card", r"Attack card (.+): (.+ is hit|a miss)\."),
    ("light_wound", r"(.+) suffers a light wound\."),
    ("serious_wound", r"(.+) suffers a serious wound: (.+)\."),
    ("shot", r"(.+) shoots with .+: .*"),
    ("struck", r"(.+) strikes.*: .*"),
    ("stalker_died", r"(.+) dies in (\d{3}).*"),
    ("died", r"(.+) dies\."),
    ("launched", r"Container \w is launched with (.+)\."),
    ("locked_in", r"(.+) is locked in the Isolation Room\."),
    ("reached_bunker", r"(.+) (?:drives to|reaches) the bunker.*"),
)
#: What is said to whoever plays: the same, and at which place of the fact the player stands.
TO_YOU: tuple[tuple[str, str, int], ...] = (
    ("moved", r"You move from .+ to (\d{3}).*", 0),
    ("carried_over", r"You get from .+ to (\d{3}).*", 0),
    ("encounter", r"Encounter: you, in (\d{3}).*!", 0),
    ("infested", r"A larva attacks you; .*", 0),
    ("infested", r"A larva crawls into you\.", 0),
    ("attacked", r"(.+) attacks you\.", 1),
    ("surprise", r"Surprise attack on you: .*", 0),
    ("attack_card", r"Attack card (.+): you are hit\.", 1),
    ("light_wound", r"You suffer a light wound\.", 0),
    ("serious_wound", r"You suffer a serious wound: (.+)\.", 0),
    ("shot", r"You shoot with .+: .*", 0),
    ("struck", r"You strike.*: .*", 0),
    ("died", r"You (?:die\.|are dead)", 0),
    ("launched", r"Container \w is launched with you\.", 0),
    ("locked_in", r"You are locked in the Isolation Room\.", 0),
    ("reached_bunker", r"You (?:drive to|reach) the bunker.*", 0),
)
Fact = tuple[str, ...]
#: What the words about a death say, and what the statistics of games call it.
CAUSES = (
    (r"Killed by what grew inside\.", {"larva"}),
    (r"Killed by an event: .*", {"event"}),
    (r"Killed by .*", {"attack"}),
    (r"Killed in a fight with bare hands\.", {"melee"}),
    (r"Burnt to death\.", {"fire"}),
    (r"The air was gone\.", {"depressurized"}),
    (r"Bled to death\.", {"bleeding"}),
    (r"One wound too many\.", {"other"}),
    (r"Died because the container was not launched\.", {"failed_launch"}),
)


def retold(lines: list[list[str]], names: list[str]) -> tuple[list[Fact], list[tuple[str, str]]]:
    """What the lines tell, and who died of what by their words.

    Where monsters go is read from the board: those that move at once are one thing, with one line.
    """
    facts: list[Fact] = []
    deaths: list[tuple[str, str]] = []
    for line, about in lines:
        mine = next((one for one in TO_YOU if re.fullmatch(one[1], spelt(line))), None)
        if mine is not None:  # the own death fills the screen
            kind, looks, place = mine
            words = [*re.fullmatch(looks, spelt(line)).groups()]  # type: ignore[union-attr]
            words.insert(place, names[0])
            facts.append((kind, *words))
            if kind == "died":
                deaths.append((names[0], spelt(about)))
            continue
        for kind, looks in LINES:
            found = re.fullmatch(looks, spelt(line))
            if found is None:
                continue
            if kind in ("moved", "reached_bunker") and found[1] not in names:
                break  # a monster, or the rover on its way back
            facts.append((kind, *(word.removesuffix(" is hit") for word in found.groups())))
            if kind == "died":
                deaths.append((found[1], spelt(about)))
            break
    return facts, deaths


def happened(game: Game, names: list[str]) -> list[Fact]:
    """The same facts from the server's log, in the words of the page."""
    words = Words("en", game.setup.game)

    def said(arg: Any) -> str:
        if arg.kind == "seat":
            return names["ABCDE".index(arg.text)]
        if arg.kind == "stalker":
            key, _, number = arg.text.partition("#")
            return f"{words.text(f'stalker-{key}')} {number}".strip()
        if arg.kind in ("attack", "wound"):
            return words.text(f"{arg.kind}-{arg.text.split('/')[0]}")
        return str(arg.text)

    fields = {
        "moved": ("seat", "room"), "carried_over": ("seat", "room"), "encounter": ("seat", "room"),
        "appeared": ("stalker", "room"), "attacked": ("stalker", "seat"), "surprise": ("seat",),
        "infested": ("seat",),
        "light_wound": ("seat",), "serious_wound": ("seat", "wound"), "shot": ("seat",),
        "struck": ("seat",), "stalker_died": ("stalker", "room"), "died": ("seat",),
        "launched": ("seat",), "locked_in": ("seat",), "reached_bunker": ("seat",),
    }  # fmt: skip
    facts: list[Fact] = []
    for event in game.events(0, None):
        args: dict[str, Any] = wire.event_view(event).args
        if event.kind == "attack_card":
            hit = said(args["seat"]) if int(args["hit"].text) else "a miss"
            facts.append(("attack_card", said(args["card"]), hit))
        elif event.kind in fields:
            facts.append((event.kind, *(said(args[name]) for name in fields[event.kind])))
    return [tuple(spelt(word) for word in fact) for fact in facts]


def stood(view: Any, names: list[str], words: Words) -> Counter[str]:
    """Who stands in which room; those who are locked in are still seen there."""
    locked = next((r.slot for r in view.rooms if r.tile == "isolation_room"), 0)
    rooms = {"room": None, "isolation": locked}
    return Counter(
        f"{words.text(f'stalker-{s.kind}')} {s.room:03}" for s in view.stalkers
    ) + Counter(
        f"{names[c.seat]} {rooms[c.place] or c.room:03}" for c in view.crew if c.place in rooms
    )


def watch_a_game(base: str, open_page: Opener) -> tuple[Page, dict[str, Any]]:
    made = create(base, 4, ["rookie"] * 3, start=True)
    page = open_page(seat_link(base, made), speed=24)
    page.wait_for_selector("[data-commit], .telling")
    page.evaluate(WATCH)
    page.evaluate(MOURNER, [5])
    page.wait_for_selector(".ending", timeout=400_000)
    page.evaluate("clearInterval(window.player)")
    return page, made


@pytest.mark.skipif(
    not os.environ.get("LOCKDOWN_RETELL"),
    reason="watches a whole random game for minutes: LOCKDOWN_RETELL=1 ./test tests/web -k retold",
)
def test_a_game_can_be_retold_from_watching_the_board(base: str, open_page: Opener) -> None:
    page, made = watch_a_game(base, open_page)
    address = f"{base}/api/tables/{made['table']}/replay"
    with urllib.request.urlopen(address) as answer:  # noqa: S310 - our own server
        replay = read(answer.read().decode())
    game, recorder = replay.start(), Recorder()
    recorder.before(game)
    boards: list[Counter[str]] = []
    names = ["Ann", *(f"Rookie Bot {seat}" for seat in (2, 3, 4))]
    words = Words("en", game.setup.game)
    for game, seat, option, told in replay.steps():
        recorder.step(game, seat, (option.split()[0],), told)
        view = game.view(None)
        if view.result is None and all(c.character for c in view.crew):
            boards.append(stood(view, names, words))
    # Every line, in the order of the log.
    facts, deaths = retold(page.evaluate("window.lines"), names)
    truth = happened(game, names)
    assert len(truth) > 20
    assert facts == truth
    # What they died of.
    true_deaths = {names[d["seat"]]: d["cause"] for d in recorder.deaths if d["room"]}
    assert {who for who, _ in deaths} == set(true_deaths)
    for who, about in deaths:
        called = next((kinds for looks, kinds in CAUSES if re.fullmatch(looks, about)), set())
        assert true_deaths[who] in called, (who, about)
    # Every board that the server had was on the screen, in the same order.
    shown = iter(
        Counter(
            re.sub(r"^You ", f"{names[0]} ", one)
            for one in board.split("; ")
            if one and not one.endswith("outside")
        )
        for board in page.evaluate("window.boards")
    )
    seen = next(shown)
    for number, board in enumerate(boards):
        while seen != board:
            found = next(shown, None)
            assert found is not None, (number, board)
            seen = found
