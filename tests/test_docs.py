"""The documentation builds without a warning, and generated pages are up to date."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_documentation_builds_with_warnings_as_errors(tmp_path: Path) -> None:
    done = _run("-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path))
    assert done.returncode == 0, done.stderr
    for page in ("index.html", "api/game.html", "scenarios.html"):
        assert (tmp_path / page).exists(), page
    # Every term has its place, and leads to rules that have theirs.
    glossary = (tmp_path / "glossary.html").read_text("utf-8")
    assert glossary.count('<a id="') > 500
    link = re.search(r'id="combat-surprise".*?href="(rules/[^"#]+)#([^"]+)"', glossary, re.DOTALL)
    assert link is not None
    assert f'id="{link[2]}"' in (tmp_path / link[1]).read_text("utf-8")


@pytest.mark.parametrize(
    "page",
    [
        "README.md", "CONTRIBUTING.md", "NOTICE.md", "docs/architecture.md", "docs/quality.md",
        "docs/adding-a-card.md", "docs/tutorial.md", "docs/rulings.md", "docs/learning.md",
        "docs/api/bots.md", "docs/api/simulation.md", "src/lockdown/messages/README.md",
    ],
)  # fmt: skip
def test_files_that_pages_name_are_there(page: str) -> None:
    """`rules/noise.py` may be given from the root, from the package or from the scenarios."""
    text = (ROOT / page).read_text("utf-8")
    named = set(
        re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|toml|scn|md|json|csv|ftl|ts|txt|yml))`", text)
    )
    roots = (ROOT, ROOT / "src" / "lockdown", ROOT / "tests" / "scenarios")
    missing = {name for name in named if not any((root / name).exists() for root in roots)}
    assert not missing - {".lockdown/ledger.json"}  # written by ./test


def test_page_of_rulings_is_up_to_date() -> None:
    assert _run("tools/rulings.py", "--check").returncode == 0, "run: python tools/rulings.py"


def test_browser_types_are_up_to_date() -> None:
    done = _run("tools/protocol_ts.py", "--check")
    assert done.returncode == 0, done.stderr
