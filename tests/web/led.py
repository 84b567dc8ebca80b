"""Clicking exactly one option, as a person would who knows what to do.

What is offered on the screen comes from the server; which option is clicked is given, for example
by a recorded game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Page
from sqlalchemy import create_engine, text

from lockdown.kernel.game import Game
from lockdown.server.bots import cautious
from lockdown.server.store import sync_url
from lockdown.views.types import TableView
from tests.web.laid import DATABASES

PATIENCE = 120.0
"""Seconds for one click to have an effect: only a machine that stands still needs them."""
CHOOSE = """async (wanted) => {
  const soon = () => new Promise((done) => setTimeout(done, 20));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const offered = () => all('#decision [data-option]').find((o) => o.dataset.option === wanted);
  const commit = () => {
    const button = document.querySelector('[data-commit]');
    if (!button || button.getAttribute('aria-disabled') === 'true') return false;
    button.click();
    return true;
  };
  all('.curtain .btn.go, .death [data-watch]').forEach((button) => button.click());
  if (!document.querySelector('[data-commit]')) return false;
  const [verb] = wanted.split(' ');
  if (verb === 'pay' || verb === 'discard') {
    const name = wanted.slice(verb.length + 1);
    const card = all('#hand .card.legal').find((one) => one.dataset.card === name);
    if (card) {
      card.click();
      await soon();
      return commit();
    }
  }
  if (verb === 'done' && !offered()) return commit();
  const groups = all('.ac[data-group]:not(.no)');
  for (let i = 0; !offered() && i < groups.length; i += 1) {
    groups[i].click();
    await soon();
  }
  const cards = all('[data-hunt-card] .hname');
  for (let i = 0; !offered() && i < cards.length; i += 1) {
    cards[i].click();
    await soon();
  }
  const select = document.querySelector('.sh1 select');
  const values = select ? [...select.options].map((option) => option.value) : [];
  for (let i = 0; !offered() && i < values.length; i += 1) {
    select.value = values[i];
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await soon();
  }
  if (!offered()) return false;
  offered().click();
  await soon();
  return commit();
}"""
"""Looks for the option under every button and card, clicks it and confirms; false: not now."""


def passing(view: TableView) -> str:
    """The least that one can do."""
    return cautious([option.text for option in view.decision.options]) if view.decision else ""


class Led:
    """A table whose people do what they are told."""

    def __init__(self, base: str, table: str, pages: Mapping[int, Page]) -> None:
        self.table, self.pages = table, pages
        self.engine = create_engine(sync_url(DATABASES[base]), connect_args={"timeout": 20})

    def now(self) -> tuple[str, Game]:
        """The state of the table and its game, as the server has stored them."""
        with self.engine.connect() as line:
            asked = text("select state, snapshot from tables where id = :id")
            state, snapshot = line.execute(asked, {"id": self.table}).one()
        return str(state), Game.from_bytes(bytes(snapshot), to_read=True)

    def play(self, seat: int, option: str) -> None:
        """Click an option of that seat until the table has gone on."""
        page = self.pages[seat]
        before = self.now()[1].digest
        until = time.monotonic() + PATIENCE
        while True:
            page.evaluate(CHOOSE, option)
            for _ in range(20):
                if self.now()[1].digest != before:
                    return
                page.wait_for_timeout(40)
            assert time.monotonic() < until, f"{option} was not to be had"

    def follow(self, moves: Sequence[tuple[int, str]]) -> None:
        """Play what was recorded; every choice must be one of these people's."""
        for seat, option in moves:
            state, game = self.now()
            assert state == "playing", f"over before {option}"
            assert game.decision is not None
            assert game.decision.seat == seat, f"{game.decision.seat} decides, not {seat}: {option}"
            self.play(seat, option)

    def to_the_end(
        self, choose: Callable[[TableView], str] = passing, patience: float = 300.0
    ) -> None:
        """Everybody chooses so, until the game is over."""
        until = time.monotonic() + patience
        first = next(iter(self.pages.values()))
        while True:
            assert time.monotonic() < until, "the game did not end"
            state, game = self.now()
            if state == "over":
                return
            decision = game.decision
            if decision is None or decision.seat not in self.pages:
                first.wait_for_timeout(60)
                continue
            self.play(decision.seat, choose(game.view(decision.seat)))

    def close(self) -> None:
        """Give the database back."""
        self.engine.dispose()
