"""What was carried out once is not carried out again: unique by table, seat and client id."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "requests",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("client_id", sa.String(64), primary_key=True),
        sa.Column("op", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.drop_index("ix_moves_client", "moves")
    # Moves were looked at under the table's lock all along. Should an old database hold a pair all
    # the same, the later one keeps its place in the game and loses its id.
    op.execute(
        sa.text(
            "UPDATE moves SET client_id = '' WHERE client_id <> '' AND EXISTS ("
            "SELECT 1 FROM moves AS first WHERE first.table_id = moves.table_id "
            "AND first.seat = moves.seat AND first.client_id = moves.client_id "
            "AND first.number < moves.number)"
        )
    )
    op.create_index(
        "ux_moves_client",
        "moves",
        ["table_id", "seat", "client_id"],
        unique=True,
        sqlite_where=sa.text("client_id <> ''"),
        postgresql_where=sa.text("client_id <> ''"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_index("ux_moves_client", "moves")
    op.create_index("ix_moves_client", "moves", ["table_id", "client_id"])
    op.drop_table("requests")
