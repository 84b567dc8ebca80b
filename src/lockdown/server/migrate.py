"""Bring the database to the current schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect, text

from lockdown.server.store import sync_url

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x10CD
"""Advisory lock of PostgreSQL: of several workers that start, one migrates, the others wait."""


def upgrade(url: str) -> None:
    """Run the migrations that are missing."""
    engine = create_engine(sync_url(url))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            config.attributes["connection"] = connection
            known = inspect(connection).get_table_names()
            if "tables" in known and "alembic_version" not in known:
                command.stamp(config, "0001")  # made before there were migrations
            command.upgrade(config, "head")
    finally:
        engine.dispose()
