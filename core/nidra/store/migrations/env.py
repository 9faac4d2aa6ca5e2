"""Alembic's entry: run the steps on the connection that `store/migrate` hands in."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
