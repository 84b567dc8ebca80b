"""Calling people who do not look: a chat server is told whose turn it is, a device that its
player is awaited. Once for one question, whichever worker and however often it starts.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from lockdown.server import pushes
from lockdown.server.push import Pusher
from lockdown.server.seats import Refusal
from lockdown.server.webhooks import Webhooks

if TYPE_CHECKING:
    from lockdown.server.hub import Hub
    from lockdown.server.live import LiveTable

VAPID = "vapid"
"""Where the server's private key for Web Push is kept."""


class Calls:
    """What one worker calls."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        settings = hub.settings
        self.webhooks = Webhooks(settings.webhooks)
        self.pusher = Pusher(settings.push_contact, settings.push_hosts)
        self.about: set[tuple[str, int, str]] = set()
        """Questions about which somebody may be called in a moment: table, seat, decision."""

    async def start(self) -> None:
        """Find the key for Web Push, or make it on the first start, if it is wanted."""
        settings = self.hub.settings
        if settings.push_contact:
            private = await self.hub.store.keep_words(VAPID, Pusher.new_key())
            self.pusher = Pusher(settings.push_contact, settings.push_hosts, private)

    # ---- a chat server

    def turn(self, live: LiveTable, seat: int) -> None:
        """It is somebody's turn, as everybody sees."""
        if live.around.get("webhook") and live.around.get("called") != live.moves:
            self.hub.spawn(self._post(live, seat))

    async def _post(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            played = live.game.history if live.game is not None else []
            if live.around.get("called") == live.moves or (played and played[-1][0] == seat):
                return  # it was this seat's turn before
            try:
                await live.save_around(called=live.moves)
            except Refusal:
                return  # another worker was faster
        # Tables of before languages could be chosen have none.
        language = live.around.get("webhook_language", "en")
        name = live.seats[seat].name
        await self.webhooks.call(live.around["webhook"], live.id, seat, name, language)

    # ---- devices

    def asked(self, live: LiveTable) -> None:
        """People are awaited: those who are away are called, each alone and about themselves."""
        if not self.pusher.public:
            return
        for seat, decision in self._away(live):
            about = (live.id, seat, decision)
            if about not in self.about:
                self.about.add(about)
                self.hub.spawn(self._push(live, *about[1:]))

    @staticmethod
    def _away(live: LiveTable) -> list[tuple[int, str]]:
        """Seats of people who are asked something and not connected, and what they are asked."""
        connected = live.connected()
        asked = [s.seat for s in live.seats if s.person and s.seat not in connected]
        return [(seat, live.decision_for(seat)) for seat in asked if live.decision_for(seat)]

    async def _push(self, live: LiveTable, seat: int, decision: str) -> None:
        try:
            # Whoever only changes the device, or has lost the line for a moment, is not called.
            await asyncio.sleep(self.hub.settings.push_after_seconds)
            if (seat, decision) not in self._away(live):
                return
            store, holder = self.hub.store, live.seats[seat].token_hash
            for browser in await pushes.claim(store, holder, decision):
                if not await self.pusher.send(browser, live.id):
                    await pushes.drop(store, holder, browser.endpoint)
        finally:
            self.about.discard((live.id, seat, decision))
