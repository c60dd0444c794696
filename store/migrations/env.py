"""Alembic environment: run migrations on the store's connection, in its transaction."""

from alembic import context

from store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
