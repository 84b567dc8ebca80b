"""What all tests share."""

import pytest

pytest_plugins = ["lockdown.ledger.pytest_plugin", "lockdown.scenario.pytest_plugin"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"
