"""What makes a new store is what SQLAlchemy would make of the tables."""

from __future__ import annotations

from nidra.store.schema_sql import INDEXES, TABLES
from nidra.store.tables import metadata
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable


def _plain(sql: object) -> str:
    """SQL without the blanks that mean nothing."""
    return " ".join(str(sql).split()).replace("( ", "(").replace(" )", ")")


def test_the_tables_are_worded_as_sqlalchemy_words_them() -> None:
    worded = [
        CreateTable(table).compile(dialect=sqlite.dialect()) for table in metadata.sorted_tables
    ]
    assert list(map(_plain, TABLES)) == list(map(_plain, worded))


def test_the_indexes_are_worded_as_sqlalchemy_words_them() -> None:
    every = [index for table in metadata.sorted_tables for index in table.indexes]
    worded = {
        index.name: _plain(CreateIndex(index).compile(dialect=sqlite.dialect())) for index in every
    }
    assert worded == INDEXES
