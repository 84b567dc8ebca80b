"""What all tests share."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lockdown.ledger import catalogue, translations
from lockdown.server.scratch import NoPostgres, find_postgres

pytest_plugins = ["lockdown.ledger.pytest_plugin", "lockdown.scenario.pytest_plugin"]


def pytest_report_header() -> str:
    """Say which PostgreSQL the tests of the server's storage use."""
    try:
        return f"PostgreSQL: {find_postgres()[1]}"
    except NoPostgres as error:
        return f"PostgreSQL: none ({error})"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List translations of rules that are older than the rule; they fail nothing."""
    for language in translations.LANGUAGES:
        old = translations.old(catalogue.load(), translations.load(language))
        if old:
            some = ", ".join(old[:40]) + (f" and {len(old) - 40} more" if len(old) > 40 else "")
            terminalreporter.line(f"Old translations, {language}: {some}", yellow=True)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def docs_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation as a site, built with warnings as errors."""
    site = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)],
        cwd=Path(__file__).resolve().parent.parent,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return site
