"""Webhooks: a chat server is told whose turn it is. Only hosts that the operator allows."""

from __future__ import annotations

import asyncio
import logging
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

import msgspec

from lockdown.messages import LANGUAGES, text
from lockdown.server.seats import Refusal

log = logging.getLogger("lockdown.server")


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could lead to a host that is not allowed."""

    def redirect_request(self, *_args: Any, **_kwargs: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


class Webhooks:
    """Posts to allowed hosts, one try, nobody waits."""

    def __init__(self, hosts: tuple[str, ...]) -> None:
        self.hosts = frozenset(hosts)

    def check(self, url: str, language: str = "en") -> str:
        """The address if it may be called, in a language that there is; raises `Refusal`."""
        if language not in LANGUAGES:
            raise Refusal("bad_options", f"the languages are {', '.join(LANGUAGES)}")
        parts = urlsplit(url if url.isascii() and url.isprintable() and " " not in url else "")
        if parts.scheme not in ("https", "http") or parts.netloc not in self.hosts:
            raise Refusal("no_webhook", "this server does not send webhooks to that host")
        return url[:500]

    async def call(self, url: str, table: str, seat: int, name: str, language: str = "en") -> None:
        """Say whose turn it is: nothing that not everybody at the table knows."""
        if urlsplit(url).netloc not in self.hosts:
            return
        who = name or text(language, "ui-player-n", n=seat + 1)
        words = text(language, "webhook-turn", name=who)
        told = {"content": words, "table": table, "seat": seat, "name": name}
        # A player who calls themselves "@everyone" must not wake a whole chat server.
        body = msgspec.json.encode({**told, "allowed_mentions": {"parse": []}})
        await asyncio.to_thread(_post, url, body)


def _post(url: str, body: bytes) -> None:
    request = urllib.request.Request(  # noqa: S310 - the scheme was checked
        url, body, {"Content-Type": "application/json", "User-Agent": "lockdown"}
    )
    try:
        _opener.open(request, timeout=10).close()
    except (urllib.error.URLError, HTTPException, OSError, ValueError):
        log.info("a webhook could not be delivered")
