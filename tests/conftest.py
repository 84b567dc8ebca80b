"""What all tests share."""

import pytest

from lockdown.server.scratch import NoPostgres, find_postgres

pytest_plugins = ["lockdown.ledger.pytest_plugin", "lockdown.scenario.pytest_plugin"]


def pytest_report_header() -> str:
    """Say which PostgreSQL the tests of the server's storage use."""
    try:
        return f"PostgreSQL: {find_postgres()[1]}"
    except NoPostgres as error:
        return f"PostgreSQL: none ({error})"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"
