"""Alembic's entry: run on the connection that `lockdown.server.migrate` gives."""

from __future__ import annotations

from alembic import context

from lockdown.server.rows import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
