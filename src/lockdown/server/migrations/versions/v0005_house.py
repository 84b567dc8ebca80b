"""How long servers have run: what is old is marked by that, not by a clock that may jump."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Go forward."""
    house = op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("words", sa.Text, nullable=False, server_default=""),
    )
    op.bulk_insert(house, [{"name": "ticks", "number": 1}])
    for name in ("ticked", "marked"):
        column = sa.Column(name, sa.BigInteger, nullable=False, server_default="0")
        op.add_column("tables", column)


def downgrade() -> None:
    """Go back."""
    for name in ("marked", "ticked"):
        op.drop_column("tables", name)
    op.drop_table("house")
