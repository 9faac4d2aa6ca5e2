"""Whether anybody, in any process, has committed to a database file since it was last asked."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from nidra.store.database import identity, immutable_or


class Commits:
    """What tells one state of a database file from the next: which file lies there, and SQLite's own
    count of commits by others, on a connection that is kept for it and writes nothing.

    One thread uses it. Asking takes 10 µs and waits for nobody.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._raw: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    def state(self) -> tuple[object, ...] | None:
        """Unlike any earlier one after a commit; None where there is no file. Raises `sqlite3.Error`."""
        here = identity(self.path)
        if here != self._file:
            self.close()
        if here is None:
            return None
        if self._raw is None:
            self._raw = self._connect()
            self._file = here
        return here, self._raw.execute("PRAGMA data_version").fetchone()[0]

    def _connect(self) -> sqlite3.Connection:
        uri = immutable_or("ro", self.path)
        return sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)

    def close(self) -> None:
        """Give the file back."""
        if self._raw is not None:
            self._raw.close()
        self._raw = self._file = None
