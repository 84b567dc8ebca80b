"""Answers that change only with the program: compressed once, and kept by browsers."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Any

from litestar import Request, Response

KEPT = "kept"
"""Handlers whose answers are made here say so with this option: they are not compressed again."""
WORTH = 0.95
"""What does not get smaller than that travels as it is: fonts and pictures are packed already."""
SMALL = 2000


@lru_cache(maxsize=512)
def _packed(data: bytes) -> tuple[str, bytes]:
    """The tag of an answer, and what travels to whoever can unpack it; empty: it is no gain."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    packed = gzip.compress(data, 9, mtime=0) if len(data) >= SMALL else data
    return tag, packed if len(packed) < len(data) * WORTH else b""


def kept(
    request: Request[Any, Any, Any], data: bytes, kind: str, cache: str = "no-cache"
) -> Response[bytes]:
    """An answer that browsers may keep as long as it does not change."""
    tag, packed = _packed(data)
    headers = {"etag": tag, "cache-control": cache, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = packed
    return Response(data, media_type=kind, headers=headers)
