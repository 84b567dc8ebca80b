"""`lockdown serve`: the server, on this machine or for the world."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from lockdown.cli.output import err, fail


def data_folder() -> Path:
    """Where this user's tables live, by the platform's own convention."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "lockdown"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next free one."""
    port = wanted
    while port < wanted + 50:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                port += 1
            else:
                return port
    return fail(f"No free port from {wanted} to {wanted + 49} on {host}.")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Port; the next free one from 8420.")] = None,
    database: Annotated[str, typer.Option(help="sqlite:///… or postgresql://…")] = "",
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the game."""
    import uvicorn

    from lockdown.server.app import build

    chosen = port if port is not None else free_port(host, 8420)
    url = database or f"sqlite:///{data_folder() / 'tables.sqlite3'}"
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{chosen}/"  # noqa: S104
    err().print(f"Lockdown is served on {address}  (Ctrl-C ends it)")
    if open_ and not os.environ.get("LOCKDOWN_NO_BROWSER"):
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    uvicorn.run(
        build(url), host=host, port=chosen, log_level="warning", ws_max_size=65536, ws="auto"
    )


def _open(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)
