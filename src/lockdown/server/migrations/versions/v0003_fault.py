"""Tables that cannot be read are marked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("fault", sa.String(100), nullable=False, server_default=""))


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "fault")
