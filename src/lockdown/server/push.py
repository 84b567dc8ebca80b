"""Web Push: a player who is away is told, on their own device, that they are awaited.

Off unless the operator names a contact, which push services want to know (`LOCKDOWN_PUSH_CONTACT`).
The key pair of the server (VAPID, RFC 8292) is made on first start and kept in the database. A
message is encrypted for the one browser that subscribed (RFC 8291), padded to one size, and says no
more than that somebody is awaited at a table: the push service learns when, and nothing else.
Messages go only to push services that the operator knows, or a player could have us call anything.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from lockdown.messages import LANGUAGES, text
from lockdown.server.seats import Refusal

log = logging.getLogger("lockdown.server")

TTL_SECONDS = 3 * 86_400
"""A push service keeps a message for a device that is off for so long."""
JWT_SECONDS = 12 * 3600
PADDED = 1024
RECORD = 4096
MAX_ENDPOINT = 1000


def b64(data: bytes) -> str:
    """URL-safe, without padding, as all of this is written."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(words: str) -> bytes:
    """The bytes of such words; raises `ValueError`."""
    return base64.urlsafe_b64decode(words.encode("ascii") + b"=" * (-len(words) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    message: bytes,
    receiver: bytes,
    auth: bytes,
    *,
    padded: int = 0,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message for one browser (RFC 8291, in one record of RFC 8188)."""
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    public = _point(sender.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver)
    shared = sender.exchange(ec.ECDH(), theirs)
    secret = _derived(auth, shared, b"WebPush: info\0" + receiver + public, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    record = message + b"\2" + b"\0" * max(0, padded - len(message) - 1)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, record, None)


@dataclass(frozen=True)
class Subscription:
    """Where one browser can be reached, and for whom it is encrypted."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Pusher:
    """The server's key, and the push services it talks to."""

    def __init__(self, contact: str, hosts: tuple[str, ...], private: str = "") -> None:
        self.contact, self.hosts = contact, hosts
        self.key: ec.EllipticCurvePrivateKey | None = None
        self.public = ""
        if contact and private:
            number = int.from_bytes(unb64(private), "big")
            self.key = ec.derive_private_key(number, ec.SECP256R1())
            self.public = b64(_point(self.key.public_key()))

    @staticmethod
    def new_key() -> str:
        """A fresh private key, as it is kept."""
        made = ec.generate_private_key(ec.SECP256R1())
        return b64(made.private_numbers().private_value.to_bytes(32, "big"))

    def checked(self, wanted: Subscription) -> Subscription:
        """A subscription that can be sent to; raises `Refusal`."""
        if wanted.language not in LANGUAGES:
            raise Refusal("bad_options", f"the languages are {', '.join(LANGUAGES)}")
        try:
            point, auth = unb64(wanted.p256dh), unb64(wanted.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise Refusal("no_push", "that is no subscription") from None
        known = self.key is not None and self.may_call(wanted.endpoint)
        if not known or len(wanted.endpoint) > MAX_ENDPOINT or len(auth) != 16:
            raise Refusal("no_push", "this server sends no notifications there")
        # As we write them: what decodes to the same may be padded with anything.
        return replace(wanted, p256dh=b64(point), auth=b64(auth))

    def may_call(self, endpoint: str) -> bool:
        """Whether an address is one of a push service that the operator knows."""
        if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            return False
        parts = urlsplit(endpoint)
        for host in self.hosts:
            if host.startswith("http://"):  # for trying it out on one's own machine
                if f"{parts.scheme}://{parts.netloc}" == host:
                    return True
            elif parts.scheme == "https" and (
                parts.netloc == host or (host.startswith("*.") and parts.netloc.endswith(host[1:]))
            ):
                return True
        return False

    async def send(self, to: Subscription, table: str) -> bool:
        """Tell one browser that its player is awaited; False if it does not want to hear more."""
        if self.key is None or not self.may_call(to.endpoint):
            return False
        notice = {
            "title": text(to.language, "ui-notice-decide"),
            "body": text(to.language, "ui-notice-table", table=table[:8]),
            "tag": f"lockdown-{table}-decide",
            "url": f"/t/{table}",
        }
        body = encrypted(
            msgspec.json.encode(notice), unb64(to.p256dh), unb64(to.auth), padded=PADDED
        )
        return await asyncio.to_thread(_post, to.endpoint, body, self.headers(to.endpoint))

    def headers(self, endpoint: str) -> dict[str, str]:
        """What a push service wants to know of us."""
        return {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_SECONDS),
            "Urgency": "normal",
            "Authorization": f"vapid t={self._token(endpoint)}, k={self.public}",
            "User-Agent": "lockdown",
        }

    def _token(self, endpoint: str) -> str:
        assert self.key is not None  # noqa: S101 - callers have looked
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + JWT_SECONDS,
            "sub": self.contact,
        }
        head = b64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        words = f"{head}.{b64(msgspec.json.encode(claims))}"
        signed = self.key.sign(words.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(signed)
        return f"{words}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could lead to a host that is not allowed."""

    def redirect_request(self, *_args: Any, **_kwargs: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


def _post(url: str, body: bytes, headers: dict[str, str]) -> bool:
    request = urllib.request.Request(url, body, headers)  # noqa: S310 - the host was checked
    try:
        _opener.open(request, timeout=10).close()
    except urllib.error.HTTPError as error:
        error.close()
        if error.code in (403, 404, 410):
            return False  # the browser has left, or our key is not the one it knows
        log.info("a push service answered %d", error.code)
    except (urllib.error.URLError, HTTPException, OSError, ValueError):
        log.info("a push message could not be delivered")
    return True
