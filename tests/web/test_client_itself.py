"""The client's own checks: types, unit tests, size."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys

import pytest

from tests.web.browser import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import build_web  # type: ignore[import-not-found]

STATIC = ROOT / "src" / "lockdown" / "server" / "static"


@pytest.fixture(scope="module")
def npm() -> list[str]:
    build_web.build()
    command: list[str] = build_web.npm_command()
    return command


@pytest.mark.parametrize("script", ["test", "check"])
def test_unit_tests_and_types(npm: list[str], script: str) -> None:
    done = subprocess.run(
        [*npm, "run", "--silent", script],
        cwd=ROOT / "web", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_bundle_is_small(npm: list[str]) -> None:
    scripts = [*STATIC.glob("assets/*.js"), *STATIC.glob("assets/*.css"), STATIC / "index.html"]
    icons = (STATIC / "assets").glob("icons-*.js")
    size = sum(len(gzip.compress(path.read_bytes())) for path in scripts)
    size -= sum(len(gzip.compress(path.read_bytes())) for path in icons)
    assert size < 300_000


def test_the_lock_file_names_no_registry_and_misses_no_platform() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for path, facts in packages.items():
        assert "resolved" not in facts, path
        assert not path or facts["integrity"].startswith("sha512-"), path
        wanted = {**facts.get("dependencies", {}), **facts.get("optionalDependencies", {})}
        assert not wanted.keys() - names, path
