"""Turns begun by an entry, and who may watch a match."""

import sqlalchemy as sa
from alembic import op

from fieldcraft.server.matches.turns import BITS

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables what this version needs.

    The defaults stay: to drop them SQLite would have to make the tables anew, and all that hangs on
    a match would go with the old one.
    """
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.add_column(sa.Column("turns", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("watching", sa.String(length=10), nullable=False, server_default="link")
        )
    matches = sa.table(
        "matches",
        sa.column("id"),
        sa.column("visibility"),
        sa.column("watching"),
        sa.column("status"),
        sa.column("pace", sa.JSON()),
    )
    listed = sa.update(matches).where(matches.c.visibility == "public")
    op.get_bind().execute(listed.values(watching="anybody"))
    running = sa.select(matches.c.id, matches.c.pace).where(matches.c.status == "running")
    for row in op.get_bind().execute(running).all():
        if row.pace.get("kind") == "live":
            _keep_increments(row.id)


def _keep_increments(match: str) -> None:
    """Live clocks added time after each hand-over until now: each counts as a turn begun."""
    entries = sa.table(
        "entries", sa.column("match"), sa.column("number"), sa.column("asked"), sa.column("turns")
    )
    mine = sa.select(entries.c.number, entries.c.asked).where(entries.c.match == match)
    turns = asked = 0
    for row in op.get_bind().execute(mine.order_by(entries.c.number)).all():
        answered = asked & ~row.asked
        turns += sum(1 << BITS * side for side in (0, 1) if answered >> side & 1)
        asked = row.asked
        changed = sa.update(entries).where(entries.c.match == match, entries.c.number == row.number)
        op.get_bind().execute(changed.values(turns=turns))
