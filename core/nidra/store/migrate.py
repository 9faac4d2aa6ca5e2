"""Bring an older store up to date. Alembic is imported only here, and only when it is needed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from nidra.store.connection import as_the_driver_says
from nidra.store.schema import SCHEMA_VERSION

BACKUPS = "backups"


def upgrade(path: Path) -> None:
    """Run the migrations that `path` lacks, after a copy of it was laid beside; then say so in it."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    _backup(path)
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path, timeout=30))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with as_the_driver_says(), engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.exec_driver_sql(f"PRAGMA user_version={SCHEMA_VERSION}")
    engine.dispose()


def _backup(path: Path) -> None:
    folder = path.parent / BACKUPS
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as old:
        version = old.execute("PRAGMA user_version").fetchone()[0]
        with closing(
            sqlite3.connect(folder / f"before-schema-{SCHEMA_VERSION}-was-{version}.db")
        ) as new:
            old.backup(new)
