"""The tables of the matches.  Other rooms of the server put theirs on the same `metadata`.

A new table or column needs a revision in `migrations/versions`, and a test compares the two;
`python scripts/revision.py NUMBER WHY` writes one.
Times are seconds since 1970 (`House.now`).
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

MATCH_ID = String(16)
NUMBER_MOST = (1 << 63) - 1
"""The greatest number that both databases know."""

matches = Table(
    "matches",
    metadata,
    Column("id", MATCH_ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", JSON, nullable=False),  # what lists show: scenario id or name, …
    Column("header", JSON, nullable=False),  # record.Header without its key
    Column("share", LargeBinary, nullable=False),  # the server's part of the key; see `keys`
    Column("key", LargeBinary),  # the dice, once all sit: never leaves while the match runs
    Column("key_hash", String(64)),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, frozen
    Column("version", BigInteger, nullable=False),  # number of entries
    Column("revision", BigInteger, nullable=False),  # counts every change of this row
    Column("offers", JSON, nullable=False),  # [{kind, by, count?}…]: draw, takeback, abandon
    Column("visibility", String(10), nullable=False),  # public, link
    Column("pace", JSON, nullable=False),
    Column("waiting", JSON, nullable=False),  # the words of the sides that have to answer
    Column("outcome", JSON(none_as_null=True)),  # {winner, reason, margin}
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("previous", MATCH_ID),  # the match this one is the rematch of
)
Index(None, matches.c.status, matches.c.visibility, matches.c.updated)

entries = Table(
    "entries",
    metadata,
    Column("match", MATCH_ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # from 1
    Column("who", String(40), nullable=False),  # a side, or `table`
    Column("kind", String(8), nullable=False),  # choice, undo, act
    Column("text", Text, nullable=False),
    Column("side", Integer, nullable=False),  # -1 for the table
    Column("option", BigInteger, nullable=False),  # -1 for an act; for an undo the place undone
    Column("target", BigInteger, nullable=False),  # of a takeback; otherwise -1
    Column("events", JSON, nullable=False),  # [[name, audience, fields]…]
    Column("digest", String(64), nullable=False),
    Column("seen", Integer, nullable=False),  # bit 0, 1: sides; 2: spectators; 3: hidden branch
    Column("asked", Integer, nullable=False),  # who is asked after it: bit 0, 1
    Column("at", Double, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", MATCH_ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("dump", LargeBinary, nullable=False),  # the whole state: never leaves
)

pulses = Table(
    "pulses",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one
    Column("at", Double, nullable=False),  # when a server last was there
)
