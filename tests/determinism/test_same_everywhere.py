"""The same seed and the same choices are the same game: in every process, on every Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lockdown

STORY = Path(__file__).parent / "story.py"
SOURCE = Path(lockdown.__file__).parent.parent

#: Makes everything outside the standard library and this package impossible to import.
ALONE = """
import sys
sys.path[:] = [p for p in sys.path if "site-packages" not in p and "dist-packages" not in p]
sys.path.insert(0, sys.argv[1])
allowed = set(sys.stdlib_module_names) | {"lockdown", "__main__"}
import builtins
real = builtins.__import__
def only(name, globals=None, locals=None, fromlist=(), level=0):
    if level == 0 and name.split(".")[0] not in allowed:
        raise ImportError(f"the engine imports {name}")
    return real(name, globals, locals, fromlist, level)
builtins.__import__ = only
"""


def tell(python: str, hash_seed: str, *, isolated: bool = False) -> str:
    """What `story.py` prints under another interpreter and hash seed."""
    code = ALONE + f"exec(compile(open({str(STORY)!r}).read(), 'story', 'exec'))"
    flags = ["-I", "-S"] if isolated else []
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [python, *flags, "-c", code, str(SOURCE)],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def here() -> str:
    return tell(sys.executable, "0")


def interpreter(version: str) -> str | None:
    """A Python of that version, from pyenv or on the path."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    if version == own:
        return sys.executable
    roots = [Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))]
    for root in roots:
        for folder in sorted(root.glob(f"versions/{version}.*"), reverse=True):
            if (folder / "bin" / "python").exists():
                return str(folder / "bin" / "python")
    found = shutil.which(f"python{version}")
    if found is None or subprocess.run([found, "-V"], capture_output=True, check=False).returncode:
        return None
    return found


def test_the_story_tells_something(here: str) -> None:
    lines = here.splitlines()
    assert len(lines) == 16
    assert len({line.split()[3] for line in lines}) == 16


@pytest.mark.parametrize("hash_seed", ["1", "4242", "random"])
def test_hash_seeds_change_nothing(here: str, hash_seed: str) -> None:
    assert tell(sys.executable, hash_seed) == here


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_other_pythons_play_the_same_game(here: str, version: str) -> None:
    """The engine needs nothing but Python: it runs there without anything installed."""
    python = interpreter(version)
    if python is None:
        pytest.skip(f"Python {version} is not installed here")
    assert tell(python, "7", isolated=True) == here


def test_the_engine_imports_nothing_foreign() -> None:
    """Importing a foreign package from the engine fails in that subprocess: the control."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE + "import msgspec", str(SOURCE)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "the engine imports msgspec" in done.stderr


def test_another_seed_is_another_game() -> None:
    from tests.determinism.story import story

    assert story(2, 1) != story(2, 2)
    assert story(2, 1) == story(2, 1)
