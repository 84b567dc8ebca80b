"""`lockdown serve`: the server, on this machine or for the world."""

from __future__ import annotations

import contextlib
import logging
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


def own_address() -> str:
    """The address under which others in this network find this machine, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which way a message would take (RFC 5737's address).
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def serve(
    *,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="Port; the next free one from 8420.", show_default=False)
    ] = None,
    database: Annotated[
        str, typer.Option(help="sqlite:///… or postgresql://…; default: your data folder.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes; more than 1 needs PostgreSQL.")] = 1,
    proxy: Annotated[
        str, typer.Option(help="Addresses of reverse proxies whose headers are believed.")
    ] = "127.0.0.1",
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the game.

    Further settings are environment variables: LOCKDOWN_ORIGINS, LOCKDOWN_WEBHOOKS, … (see
    docs/deploy.md).
    """
    import uvicorn

    from lockdown import games
    from lockdown.bots import levels
    from lockdown.server.logs import set_up_logs
    from lockdown.server.migrate import upgrade
    from lockdown.server.settings import Settings

    given = database or os.environ.get("LOCKDOWN_DATABASE", "")
    url = given or f"sqlite:///{data_folder() / 'tables.sqlite3'}"
    if workers > 1 and url.startswith("sqlite"):
        fail("Several workers need PostgreSQL: --database postgresql://…", code=2)
    chosen = port if port is not None else free_port(host, 8420)
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
    # Invitations carry the address in the browser, so it has to be one that works for guests.
    address = f"http://{own_address() if everywhere else host}:{chosen}/"
    try:
        as_json = Settings.from_environment().log_json
        for game in games.load():
            levels(game)  # bots from files that cannot be used are named before anybody comes
    except ValueError as error:
        fail(str(error), code=2)
    set_up_logs(as_json=as_json)
    upgrade(url)
    os.environ["LOCKDOWN_DATABASE"] = url
    if as_json:
        logging.getLogger("lockdown.server").info("served on %s", address)
    else:
        err().print(f"Lockdown is served on {address}  (Ctrl-C ends it)")
    if host not in ("127.0.0.1", "::1", "localhost") and proxy == "127.0.0.1" and not as_json:
        err().print(
            "Anybody who reaches this machine can play. For the internet put a proxy with TLS in "
            "front (docs/deploy.md): it also holds back whoever only means to keep others out."
        )
    _more_files()
    if open_ and not os.environ.get("LOCKDOWN_NO_BROWSER"):
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    uvicorn.run(
        "lockdown.server.app:from_environment",
        factory=True,
        host=host,
        port=chosen,
        workers=workers,
        log_level="warning",
        log_config=None,  # its lines go the way of ours (`set_up_logs`)
        # Compressed frames would tell by their size what they have in common.
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        ws="websockets-sansio",
        http="lockdown.server.doorway:Doorway",
        access_log=False,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def _more_files() -> None:
    """Every connection is an open file: as many as the system allows."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _open(address: str) -> None:
    """Once the server answers."""
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    for _ in range(100):
        with socket.socket() as probe:
            probe.settimeout(0.2)
            if probe.connect_ex((host, int(port))) == 0:
                break
        time.sleep(0.1)
    webbrowser.open(address)
