"""What all tests share."""

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
