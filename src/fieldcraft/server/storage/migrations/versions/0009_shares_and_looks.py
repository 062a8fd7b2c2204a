"""Addresses of uploads, and looks of names with signs that stand for several letters."""

import sqlalchemy as sa
from alembic import op

from fieldcraft.server.accounts.names import look_of

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables what this version needs."""
    with op.batch_alter_table("uploads", schema=None) as batch_op:
        batch_op.add_column(sa.Column("address", sa.String(length=64), nullable=True))
        batch_op.create_index(batch_op.f("ix_uploads_address"), ["address"], unique=False)
    uploads = sa.table("uploads", sa.column("owner"), sa.column("address"))
    op.get_bind().execute(sa.update(uploads).values(address=uploads.c.owner))
    persons = sa.table("persons", sa.column("id"), sa.column("name"), sa.column("look"))
    named = sa.select(persons.c.id, persons.c.name).where(persons.c.look.is_not(None))
    for row in op.get_bind().execute(named).all():
        changed = sa.update(persons).where(persons.c.id == row.id)
        op.get_bind().execute(changed.values(look=look_of(row.name)))
