"""What every HTTP answer says to browsers, and which pages may ask."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lockdown.server.limits import known_host, same_origin
from lockdown.server.metrics import METRICS
from lockdown.server.settings import Settings

log = logging.getLogger("lockdown.server")

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY = {
    "content-security-policy": CSP,
    # Seat tokens travel in the fragment, never sent; nor should the table's id leak.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guard:
    """Outermost layer: security headers on all answers, no writing from foreign pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        # Pages of further origins may be our own behind a proxy, so their names are known too.
        self.origins = tuple(urlsplit(origin).hostname or "" for origin in settings.origins)
        self.said_so = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
        host = headers.get("host", "")
        known = known_host(host, self.settings.hosts)
        known = known or (bool(self.origins) and known_host(host, self.origins))
        if not known:
            METRICS.refuse("hosts")
            if not self.said_so:
                log.warning("refused a request for another name; LOCKDOWN_HOSTS lists those known")
                self.said_so = True
        if scope["type"] != ScopeType.HTTP:
            if known:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        allowed = same_origin(headers.get("origin"), headers.get("host"), self.settings.origins)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY.items():
                    found.setdefault(name, value)
            await send(message)

        if not known:
            await _refuse(421, "this server does not answer to that name", with_headers)
        elif scope["method"] not in ("GET", "HEAD") and not allowed:
            await _refuse(403, "foreign origin", with_headers)
        else:
            await self.app(scope, receive, with_headers)


async def _refuse(status: int, detail: str, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode({"status_code": status, "detail": detail})
    await send({"type": "http.response.body", "body": body, "more_body": False})
