"""Migrations of the schema, run by `store/migrate`."""
