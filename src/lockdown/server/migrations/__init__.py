"""Steps from one database schema to the next (Alembic)."""
