"""Alembic's entry point: run the revisions on the connection that `upgrade` provides."""

from alembic import context

from fieldcraft.server.storage.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("Revisions run by themselves when the server starts.")
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
