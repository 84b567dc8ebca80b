"""Bring the database to the current schema."""

from __future__ import annotations

from sqlalchemy import create_engine

from lockdown.server.store import Base


def sync_url(url: str) -> str:
    """The URL with a driver that needs no event loop."""
    if url.startswith(("postgresql:", "postgres:")):
        return "postgresql+psycopg:" + url.split(":", 1)[1]
    return url.replace("sqlite+aiosqlite:", "sqlite:", 1)


def upgrade(url: str) -> None:
    """Create what is missing."""
    engine = create_engine(sync_url(url))
    try:
        Base.metadata.create_all(engine)
    finally:
        engine.dispose()
