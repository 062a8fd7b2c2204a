"""Looks of names, last use of tokens, owners of uploads, keys of chat lines."""

import sqlalchemy as sa
from alembic import op

from fieldcraft.server.accounts.names import look_of

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables what this version needs."""
    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.add_column(sa.Column("look", sa.String(length=400), nullable=True))
        batch_op.create_index(batch_op.f("ix_persons_look"), ["look"], unique=False)
    persons = sa.table("persons", sa.column("id"), sa.column("name"), sa.column("look"))
    for row in op.get_bind().execute(sa.select(persons.c.id, persons.c.name)).all():
        changed = sa.update(persons).where(persons.c.id == row.id)
        op.get_bind().execute(changed.values(look=look_of(row.name)))
    with op.batch_alter_table("api_tokens", schema=None) as batch_op:
        batch_op.add_column(sa.Column("used", sa.Double(), nullable=True))
    with op.batch_alter_table("chat_lines", schema=None) as batch_op:
        batch_op.add_column(sa.Column("key", sa.String(length=64), nullable=True))
        batch_op.create_unique_constraint(
            batch_op.f("uq_chat_lines_match_side_key"), ["match", "side", "key"]
        )
    with op.batch_alter_table("uploads", schema=None) as batch_op:
        batch_op.add_column(sa.Column("owner", sa.String(length=64), nullable=True))
        batch_op.create_index(
            batch_op.f("ix_uploads_owner_created"), ["owner", "created"], unique=False
        )
