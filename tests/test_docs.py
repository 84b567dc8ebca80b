"""The documentation builds without a warning, and generated pages are up to date."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lockdown.ledger import catalogue, translations
from lockdown.messages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import sheets  # type: ignore[import-not-found]  # noqa: E402


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


def test_documentation_builds_with_warnings_as_errors(docs_site: Path) -> None:
    for page in ("index.html", "api/game.html", "scenarios.html"):
        assert (docs_site / page).exists(), page
    # Every term has its place, and leads to rules that have theirs.
    glossary = (docs_site / "glossary.html").read_text("utf-8")
    assert glossary.count('<a id="') > 500
    link = re.search(r'id="combat-surprise".*?href="(rules/[^"#]+)#([^"]+)"', glossary, re.DOTALL)
    assert link is not None
    assert f'id="{link[2]}"' in (docs_site / link[1]).read_text("utf-8")


def _rules_of(site: Path, language: str) -> dict[Path, str]:
    """The pages of rules in a language."""
    folder = site / "rules" if language == "en" else site / "rules" / language
    paths = [*folder.glob("*.html"), *folder.glob("lockdown/*"), *folder.glob("nemesis/*")]
    return {path: path.read_text("utf-8") for path in paths}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_on_the_site_by_game_and_mode(docs_site: Path, language: str) -> None:
    pages = _rules_of(docs_site, language)
    found: dict[str, Path] = {}
    for path, page in pages.items():
        assert f'<html lang="{language}"' in page, path
        for rule in re.findall(r'<h3 id="((?:LD|NM)-[A-Z]{3}-\d+)"', page):
            assert rule not in found, rule
            found[rule] = path
    assert found.keys() == catalogue.load().keys()
    for rule, path in found.items():
        assert path.parent.name == ("lockdown" if rule.startswith("LD") else "nemesis"), rule
    for mode, areas in {"solo": "SOL", "coop": "COP", "surface": "SRF"}.items():
        assert {path.stem for rule, path in found.items() if f"LD-{areas}" in rule} == {mode}
    # References are links, and each leads to its rule.
    links = 0
    for path, page in pages.items():
        for page_of, rule in re.findall(r'href="([^"#]*)#((?:LD|NM)-[A-Z]{3}-\d+)"', page):
            assert (path.parent / page_of).resolve() == found[rule] if page_of else True, rule
            links += 1
    assert links > 2000
    bare = re.compile(r"(?<![\w#>\"/-])(?:LD|NM)-[A-Z]{3}-\d+")
    text = re.sub(r"<(script|h[1-6]|a|nav)\b.*?</\1>", "", "".join(pages.values()), flags=re.DOTALL)
    assert bare.findall(text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_rules_are_lists(docs_site: Path, language: str) -> None:
    """As many lines of lists as the texts have; none runs into the paragraph before it."""
    written = sum(
        len(re.findall(r"^\s*(?:-|\d+\.) ", translations.entry(rule, language).text, re.MULTILINE))
        for rule in catalogue.load()
    )
    shown = 0
    for path, page in _rules_of(docs_site, language).items():
        if path.parent.name not in ("lockdown", "nemesis") or path.stem.startswith("00-"):
            continue
        article = page[page.index("<article") : page.index("</article>")]
        assert not re.search(r"^- ", re.sub("<[^>]*>", "", article), re.MULTILINE), path
        article = re.sub(r"<details\b.*?</details>", "", article, flags=re.DOTALL)
        shown += article.count("<li>")
    assert written > 400
    assert shown == written


def test_what_editors_need_is_on_the_site_in_a_layer_of_its_own(docs_site: Path) -> None:
    page = (docs_site / "rules" / "es" / "lockdown" / "03-round.html").read_text("utf-8")
    entry = page[page.index('id="LD-RND-01"') : page.index('id="LD-RND-02"')]
    text, _, notes = entry.partition("<details")
    assert "Fuente" not in text
    assert "<strong>Fuente:</strong>" in notes


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_are_on_the_site_as_pages_and_for_paper(docs_site: Path, language: str) -> None:
    folder = docs_site / "rules" if language == "en" else docs_site / "rules" / language
    for game in ("lockdown", "nemesis"):
        page = (folder / f"sheet-{game}.html").read_text("utf-8")
        sheet = page[page.index('<div class="sheet"') : page.index("</article>")]
        assert sheet.count("<h2") == 4
        assert sheet.count("<li>") == sum(map(len, sheets.lines(game)))
        assert f"{game}-{language}.pdf" in page
        assert (docs_site / "sheets" / f"{game}-{language}.pdf").stat().st_size > 20_000


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


def test_the_tests_that_security_names_exist() -> None:
    """A threat without a test that shows what is claimed about it would be a mere assertion."""
    words = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", words)
    assert len(named) > 40
    for file, test in named:
        found = (ROOT / file).read_text("utf-8")
        assert not test or re.search(rf"^(async )?def {test}\(", found, re.MULTILINE), (
            f"{file}::{test}"
        )


def test_the_map_of_the_rules_names_every_chapter_where_it_is() -> None:
    """Each name of the table is a module there, and no shared one is missing."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    chapter = page.partition("## Where does a rule live?")[2].partition("\n## ")[0]
    package = ROOT / "src" / "lockdown"
    columns = ("rules", "games/lockdown", "games/nemesis")
    for line in chapter.splitlines():
        if not line.startswith("| ") or line.startswith("| area"):
            continue
        for folder, cell in zip(columns, line.split("|")[2:5], strict=True):
            for name in re.findall(r"`([^`]+)`", cell):
                places = [package / folder / name, package / folder / f"{name}.py", package / name]
                assert any(place.exists() for place in places), f"{folder}: {name}"
    shared = {path.stem for path in (package / "rules").glob("*.py")} - {"__init__"}
    assert sorted(name for name in shared if f"`{name}`" not in chapter) == []
