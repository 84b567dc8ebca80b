"""A database for each test."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A fresh database."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
