"""Make a working environment in `.venv` and run something in it. Needs the standard library only.

    python3 tools/bootstrap.py setup           set up for development and stop
    python3 tools/bootstrap.py test [ARG …]    what ./test does; ARGs go to pytest
    python3 tools/bootstrap.py play [ARG …]    what ./play does; ARGs go to `lockdown start`

Set-up is a list of steps (`STEPS`). A step runs when the files it depends on have changed since it
last succeeded, so a second run starts at once.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
SUPPORTED = ((3, 11), (3, 14))
PURPOSES = ("play", "test")
"""What an environment can be for. Each is a superset of the one before."""


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def venv_python() -> Path:
    folder = "Scripts" if os.name == "nt" else "bin"
    return VENV / folder / ("python.exe" if os.name == "nt" else "python")


def run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True)


def pip_install(*arguments: str | Path) -> None:
    run(
        venv_python(), "-m", "pip", "--disable-pip-version-check", "-qq",
        "install", "--no-input", *arguments,
    )  # fmt: skip


# --- steps ---------------------------------------------------------------------------------------


def install_packages(purpose: str) -> None:
    say(f"Installing the packages of requirements/{purpose}.txt …")
    pip_install("--require-hashes", "-r", ROOT / "requirements" / f"{purpose}.txt")


def install_lockdown(purpose: str) -> None:
    del purpose  # the same for all
    pip_install("--no-deps", "--no-build-isolation", "--editable", ROOT)


def build_client(purpose: str) -> None:
    del purpose  # the same for all
    run(venv_python(), ROOT / "tools" / "build_web.py")


def client_files() -> tuple[Path, ...]:
    """The sources of the browser client, and its page: a deleted build is built again."""
    found = [p for p in (ROOT / "web").glob("*") if p.is_file()]
    for folder in ("src", "public"):
        found += [p for p in (ROOT / "web" / folder).rglob("*") if p.is_file()]
    page = ROOT / "src" / "lockdown" / "server" / "static" / "index.html"
    return (*sorted(found), *([page] if page.is_file() else []), ROOT / "tools" / "build_web.py")


@dataclass(frozen=True)
class Step:
    """One thing to set up, and the files on which it depends."""

    name: str
    purposes: tuple[str, ...]
    inputs: Callable[[str], tuple[Path, ...]]
    run: Callable[[str], None]


STEPS: tuple[Step, ...] = (
    Step(
        "packages",
        ("play", "test"),
        lambda purpose: (ROOT / "requirements" / f"{purpose}.txt",),
        install_packages,
    ),
    Step(
        "lockdown",
        ("play", "test"),
        lambda _purpose: (ROOT / "pyproject.toml", ROOT / "requirements" / "play.txt"),
        install_lockdown,
    ),
    Step("client", ("play", "test"), lambda _purpose: client_files(), build_client),
)


# --- running them --------------------------------------------------------------------------------


def fingerprint(step: Step, purpose: str) -> str:
    """Changes when the step has to run again: other inputs, or another folder."""
    digest = hashlib.sha256(f"{ROOT}\0{step.name}\0".encode())
    for path in step.inputs(purpose):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_done(step: Step, purpose: str) -> bool:
    """Has this step run for this purpose, or for one that includes it?"""
    for larger in PURPOSES[PURPOSES.index(purpose) :]:
        stamp = STAMPS / f"{step.name}-{larger}"
        if stamp.is_file() and stamp.read_text() == fingerprint(step, larger):
            return True
    return False


def venv_works() -> bool:
    """Is there an environment whose Python starts (it may have been removed) and has pip?"""
    low, high = SUPPORTED
    code = f"import sys, pip; sys.exit(not {low} <= sys.version_info[:2] < {high})"
    try:
        done = subprocess.run([venv_python(), "-c", code], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Let one process at a time set up; the lock goes when its holder does."""
    try:
        import fcntl  # noqa: PLC0415 (not on every system)
    except ImportError:
        yield
        return
    lock = ROOT / ".cache" / "bootstrap.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up of this folder to finish …")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def set_up(purpose: str) -> None:
    steps = [step for step in STEPS if purpose in step.purposes]
    if venv_works() and all(is_done(step, purpose) for step in steps):
        return
    with only_one():
        if not venv_works():
            version = ".".join(map(str, sys.version_info[:3]))
            say(f"Making .venv with Python {version} …")
            shutil.rmtree(VENV, ignore_errors=True)
            venv.create(VENV, with_pip=True)
        STAMPS.mkdir(exist_ok=True)
        for step in steps:
            if is_done(step, purpose):
                continue
            for stale in STAMPS.glob(f"{step.name}-*"):
                stale.unlink()
            step.run(purpose)
            (STAMPS / f"{step.name}-{purpose}").write_text(fingerprint(step, purpose))


# --- what it is set up for -----------------------------------------------------------------------


#: Tests with sockets, processes, databases and a browser: how long those take depends on what else
#: the machine does. A few of them that fail beside all others are looked at again by themselves.
BY_THE_CLOCK = ("tests/server/", "tests/web/")
LOOKED_AT_AGAIN = 6


def _failed_tests() -> list[str]:
    """The tests that failed in the last run."""
    try:
        found = json.loads((ROOT / ".pytest_cache/v/cache/lastfailed").read_text())
    except (OSError, ValueError):
        return []
    return sorted(found)


def look_again(python: str, tests: list[str]) -> bool:
    """Whether those few tests pass by themselves; a mistake in the program fails again."""
    if not 0 < len(tests) <= LOOKED_AT_AGAIN:
        return False
    if not all(test.startswith(BY_THE_CLOCK) for test in tests):
        return False
    say("── pytest, once more and one after the other: " + ", ".join(tests))
    command = [python, "-m", "pytest", "-n", "0", *tests]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        return False
    say(f"Passed only the second time, by themselves: {', '.join(tests)}")
    return True


def check(pytest_arguments: list[str]) -> int:
    """Run every check, even after one has failed, and name at the end those that did."""
    python = str(venv_python())
    checks = {
        "ruff check": ["ruff", "check"],
        "ruff format": ["ruff", "format", "--check"],
        "mypy": ["mypy", "--strict"],
        "pytest": ["pytest", "-n", "auto", *pytest_arguments],
    }
    failed = []
    for name, command in checks.items():
        say(f"── {name}")
        code = subprocess.run([python, "-m", *command], cwd=ROOT, check=False).returncode
        # 1: some tests failed; anything else is no matter of time.
        if code and not (name == "pytest" and code == 1 and look_again(python, _failed_tests())):
            failed.append(name)
    if failed:
        say(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def play(arguments: list[str]) -> int:
    return subprocess.run(
        [str(venv_python()), "-m", "lockdown.cli", "start", *arguments], check=False
    ).returncode


def main(arguments: list[str]) -> int:
    if not SUPPORTED[0] <= sys.version_info[:2] < SUPPORTED[1]:
        say(f"Lockdown needs Python 3.11, 3.12 or 3.13; this is {sys.version.split()[0]}.")
        return 1
    match arguments:
        case ["setup"]:
            set_up("test")
            return 0
        case ["test", *rest]:
            set_up("test")
            return check(rest)
        case ["play", *rest]:
            set_up("play")
            return play(rest)
        case _:
            say(__doc__ or "")
            return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        say(f"Set-up stopped: {' '.join(map(str, error.cmd))} ended with {error.returncode}.")
        say("Mend what is said above and run it again; what succeeded is not repeated.")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
