"""The client's own checks: style, types, unit tests, size."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys

import pytest

from lockdown.messages import LANGUAGES
from lockdown.server import content
from tests.web.browser import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import build_web  # type: ignore[import-not-found]


@pytest.fixture(scope="module")
def npm() -> list[str]:
    build_web.build()
    command: list[str] = build_web.npm_command()
    return command


@pytest.mark.parametrize("script", ["test", "check", "lint"])
def test_unit_tests_types_and_style(npm: list[str], script: str) -> None:
    done = subprocess.run(
        [*npm, "run", "--silent", script],
        cwd=ROOT / "web", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_line_is_too_long_to_read() -> None:
    """Prettier leaves style sheets' comments and long attributes as they are."""
    files = [p for p in build_web.sources() if p.suffix in (".ts", ".js", ".css", ".svelte")]
    assert len(files) > 100
    long = [
        f"{path.name}:{number}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > 110
    ]
    assert not long


def test_the_bundle_is_small(npm: list[str]) -> None:
    found = build_web.sizes()
    assert found["page"] + found["script"] + found["style"] < build_web.LIMIT, found
    assert min(found.values()) > 0, "something was not counted"


def test_the_works_of_others_come_with_their_licences(npm: list[str]) -> None:
    """NOTICE.md says so: each font's own text, and a line for everything that has none."""
    found = (build_web.STATIC / "licences.txt").read_text("utf-8")
    assert found.count("SIL OPEN FONT LICENSE Version 1.1") == 3
    assert "@iconify-json/game-icons · CC-BY-3.0" in found
    for name in ("svelte", "@fluent/bundle", "qrcode-generator"):
        assert f"\n{name} · " in found


def test_the_first_screen_needs_no_rule_titles() -> None:
    """Words of the rules are fetched when a rule is opened; they are as many as all others."""
    for language in LANGUAGES:
        first, book = content.messages(language), content.messages(f"{language}.book")
        assert first is not None
        assert book is not None
        assert "\nrule-LD-" not in first
        assert "\nrule-LD-NOI-01 = " in book
        assert "\nmeaning-" in book
        assert len(gzip.compress(first.encode())) < 60_000


def test_the_lock_file_names_no_registry_and_misses_no_platform() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for path, facts in packages.items():
        assert "resolved" not in facts, path
        assert not path or facts["integrity"].startswith("sha512-"), path
        wanted = {**facts.get("dependencies", {}), **facts.get("optionalDependencies", {})}
        assert not wanted.keys() - names, path
