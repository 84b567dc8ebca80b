"""Every move says under which version of the rules it was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go forward."""
    op.add_column("moves", sa.Column("rules", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    """Go back."""
    op.drop_column("moves", "rules")
