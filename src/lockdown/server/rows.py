"""The tables of the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, LargeBinary, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All tables of the database."""


class TableRow(Base):
    """A table: its agreement, its state, and the newest snapshot."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    state: Mapped[str] = mapped_column(String(10))
    version: Mapped[int] = mapped_column(Integer)
    """Raised by every change of the row: moves, lobby changes, votes."""
    moves: Mapped[int] = mapped_column(Integer)
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    lobby: Mapped[dict[str, Any]] = mapped_column(JSON)
    """Stand-ins, votes, rematch: what is around the game and survives a restart."""
    rules_version: Mapped[str] = mapped_column(String(60))
    secret: Mapped[str] = mapped_column(String(64))
    """Key of the opaque decision ids; never leaves the server."""
    seed: Mapped[str] = mapped_column(String(64))
    salt: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    opening: Mapped[str] = mapped_column(Text)
    snapshot: Mapped[bytes] = mapped_column(LargeBinary)
    created: Mapped[int] = mapped_column(BigInteger)
    touched: Mapped[int] = mapped_column(BigInteger, index=True)
    ticked: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")
    """How many ticks servers had run when it was touched; unlike `touched` nobody can set it."""
    marked: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")
    """The tick at which it was found to be old; deleted some days later. 0: it is not."""
    fault: Mapped[str] = mapped_column(String(100), default="", server_default="")
    """Program version and kind of failure if the table could not be read; empty if it can."""


TICKS, PROBE = "ticks", "probe"


class HouseRow(Base):
    """What belongs to the whole database: how long its servers have run, keys of their own."""

    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    number: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")
    words: Mapped[str] = mapped_column(Text, default="", server_default="")


class SeatRow(Base):
    """A seat: who plays it. The token is stored as a hash."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(20))
    token_hash: Mapped[str] = mapped_column(String(64))
    host: Mapped[int] = mapped_column(Integer)


class MoveRow(Base):
    """One played option with everything it told."""

    __tablename__ = "moves"
    __table_args__ = (
        Index(
            "ux_moves_client",
            "table_id",
            "seat",
            "client_id",
            unique=True,
            sqlite_where=text("client_id <> ''"),
            postgresql_where=text("client_id <> ''"),
        ),
    )

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    option: Mapped[str] = mapped_column(Text)
    told: Mapped[str] = mapped_column(Text)
    client_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)
    rules: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """The version of the rules that the option was played under; empty: the table's first."""


class RequestRow(Base):
    """A message that was carried out and is no move; said again it is not carried out again."""

    __tablename__ = "requests"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    client_id: Mapped[str] = mapped_column(String(64), primary_key=True)
    op: Mapped[str] = mapped_column(String(20))
    number: Mapped[int] = mapped_column(Integer)
    """Of the line of talk, or of the table's version that it made; old ones go."""


class PushRow(Base):
    """A browser that is called when its player is awaited; by the token, so that it goes along."""

    __tablename__ = "pushes"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Hash of the endpoint."""
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(120))
    auth: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(8))
    told: Mapped[str] = mapped_column(String(40), default="", server_default="")
    """The decision it was last called about."""
    at: Mapped[int] = mapped_column(BigInteger)


class TalkRow(Base):
    """Something said at a table."""

    __tablename__ = "talk"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    line: Mapped[dict[str, Any]] = mapped_column(JSON)
