"""Exchanges of shares, and the public list of their seals."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MATCH = sa.String(length=16)


def upgrade() -> None:
    """Make the tables what this version needs."""
    op.create_table(
        "exchanges",
        sa.Column("match", MATCH, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("about", sa.String(length=40), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("commitments", sa.JSON(), nullable=False),
        sa.Column("shares", sa.JSON(), nullable=False),
        sa.Column("listed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_exchanges_match_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "round", name=op.f("pk_exchanges")),
    )
    op.create_table(
        "sealed_list",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(length=8), nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_sealed_list")),
    )
    _move_shares()
    # Not in a batch: that would make the tables again on SQLite, and with the old ones delete
    # whatever refers to them.
    op.drop_column("matches", "share")
    op.drop_column("seats", "nonce")
    op.add_column("rematches", sa.Column("commitment", sa.String(length=64), nullable=True))


def _move_shares() -> None:
    """The shares of matches so far, which keep the rules they were made by.

    One that has not started goes on by the new rules: who sits there already adds nothing.
    """
    connection = op.get_bind()
    matches = sa.table(
        "matches", sa.column("id"), sa.column("share", sa.LargeBinary), sa.column("key_hash")
    )
    seats = sa.table("seats", sa.column("match"), sa.column("side"), sa.column("nonce"))
    exchanges = sa.table(
        "exchanges",
        *(sa.column(name) for name in ("match", "round", "rules", "about", "state", "listed")),
        sa.column("commitments", sa.JSON),
        sa.column("shares", sa.JSON),
    )
    nonces: dict[str, dict[str, str]] = {}
    for row in connection.execute(sa.select(seats)):
        nonces.setdefault(row.match, {})[row.side] = row.nonce
    for row in connection.execute(sa.select(matches)).all():
        started = row.key_hash is not None
        share = {"server": row.share.hex()}
        connection.execute(
            exchanges.insert().values(
                match=row.id,
                round=0,
                rules=1 if started else 2,
                about="start",
                state="done" if started else "open",
                commitments={"server": hashlib.sha256(row.share).hexdigest()},
                shares={**share, **nonces.get(row.id, {})} if started else share,
                listed=None,
            )
        )
