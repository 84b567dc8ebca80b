"""A push service on this machine, and a browser that can read what it delivers."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from lockdown.server import push
from lockdown.server.push import b64


class Browser:
    """What a browser keeps: its keys; and what it can read."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = push._point(self.key.public_key())
        self.auth = b"0123456789abcdef"

    def message(self, seat: int, language: str = "en") -> dict[str, Any]:
        return {
            "seat": seat,
            "endpoint": self.endpoint,
            "p256dh": b64(self.public),
            "auth": b64(self.auth),
            "language": language,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, rest = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self.public + sender
        secret = push._derived(self.auth, shared, info, 32)
        key = push._derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = push._derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, rest, None).rstrip(b"\0")
        assert plain[-1:] == b"\2"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


class Service:
    """A push service on this machine."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers["Content-Length"])
                found = {k.lower(): v for k, v in self.headers.items()}
                service.heard.append((self.path, found, self.rfile.read(size)))
                self.send_response(service.status)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.shutdown()
        self.http.server_close()
