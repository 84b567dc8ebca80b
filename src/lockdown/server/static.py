"""The browser client: files from the package, the page for every address of the app."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from lockdown.server.kept import KEPT, kept

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lockdown</title>
<h1>The browser client is not built</h1>
<p>This server runs, but the files of the browser client are missing from the package. In a copy of
the sources build them with <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>. The
game can be played in the terminal with <code>lockdown play</code>.</p></html>
"""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@lru_cache(maxsize=512)
def _read(path: Path, _modified: int) -> bytes:
    return path.read_bytes()


def file_of(path: str) -> Path | None:
    """The file that an address names, if it is one of ours."""
    root = STATIC.resolve()
    try:
        found = (root / path.lstrip("/")).resolve()
        known = found.is_file() and found.is_relative_to(root)
    except (OSError, ValueError):  # a name too long, or with a zero byte
        return None
    return found if known else None


@get(["/", "/{path:path}"], opt={KEPT: True}, sync_to_thread=False, include_in_schema=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file, or the app's page for any address that the app knows how to read."""
    found = file_of(path) if path.strip("/") else None
    if found is None and (Path(path).suffix or path.startswith(("/api/", "/schema"))):
        return Response(b"not found", status_code=404, media_type="text/plain")
    found = found or file_of("index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
    # Vite names the files in assets/ after their content: they never change.
    lasting = "assets" in found.relative_to(STATIC.resolve()).parts
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return kept(request, _read(found, found.stat().st_mtime_ns), kind, cache)
