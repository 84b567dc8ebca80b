"""One moment of a table in the eyes of everybody who is told of it.

What several viewers are shown is built once: the public parts of their views, what changed in
them, and the words of events that all of them hear.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.events import Heard
from lockdown.kernel.game import Game
from lockdown.server import wire
from lockdown.server.protocol import Change, EventView
from lockdown.views.types import ArgView, TableView

Args = dict[str, ArgView | tuple[ArgView, ...]]


class Moment:
    """Kept only while everybody is told; games and views in it do not change meanwhile."""

    def __init__(self, viewers: int = 1) -> None:
        self.shared = viewers > 1
        """For a single viewer it is quicker to build everything at once."""
        self.views: dict[int, TableView] = {}
        """By viewer, as the table shows them."""
        self._public: dict[int, tuple[Game, TableView]] = {}
        self._changes: wire.Memo = {}
        self._args: dict[tuple[str, int], tuple[Any, tuple[str, Args]]] = {}

    def seen(self, game: Game, seat: int | None) -> TableView:
        """A game in the eyes of a seat (None: a spectator)."""
        shared = None
        if self.shared:
            found = self._public.get(id(game))
            if found is None:
                # The game is kept with it: another one cannot get its id meanwhile.
                found = self._public[id(game)] = game, game.view(None)
            shared = found[1]
        view: TableView = game.view(seat, shared)
        return view

    def changes(self, before: TableView, after: TableView) -> tuple[Change, ...]:
        """What changed between two views."""
        return tuple(wire.differences(before, after, memo=self._changes if self.shared else None))

    def events(self, news: list[Heard]) -> tuple[EventView, ...]:
        """Events as the wire carries them; each listener has its own numbers."""
        found = []
        for heard in news:
            kind, args = self._told(heard)
            found.append(EventView(heard.number, kind, heard.rule, args))
        return tuple(found)

    def _told(self, heard: Heard) -> tuple[str, Args]:
        # Everybody who hears the same thing hears the same tuple; an empty one says nothing.
        if not heard.args:
            return heard.kind, {}
        key = heard.kind, id(heard.args)
        found = self._args.get(key)
        if found is None:
            # The arguments are kept with it: others cannot get their id meanwhile.
            found = self._args[key] = heard.args, wire.kind_and_args(heard)
        return found[1]
