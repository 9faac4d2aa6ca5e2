"""What was fetched in one state of a store, for the next question in the same state.

A person who narrows a table asks the same store again and again. Whether it is the same is what
SQLite says of the connection: its count of commits by others, read in the snapshot of the question.
"""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from nidra.store.connection import Connection
from nidra.store.raw import fetch

MOST = 200  # lists of keys: those of one facet together are 4 MB of half a million memories

Made = TypeVar("Made")


class Kept:
    """Lists of keys by their names. One thread uses it."""

    def __init__(self) -> None:
        self._driver: sqlite3.Connection | None = None
        self._version = -1
        self._found: OrderedDict[Hashable, Any] = OrderedDict()

    def at(self, connection: Connection) -> Kept:
        """The same in the state that this connection sees: empty, where it is another one."""
        version = int(fetch(connection, "PRAGMA data_version")[0][0])
        # The connection itself is kept: another one could come to have its number.
        if connection.driver is not self._driver or version != self._version:
            self._found.clear()
            self._driver, self._version = connection.driver, version
        return self

    def once(self, name: Hashable, made: Callable[[], Made]) -> Made:
        """What was made under this name in this state, made now where it was not."""
        if name not in self._found:
            self._found[name] = made()
            while len(self._found) > MOST:
                self._found.popitem(last=False)
        self._found.move_to_end(name)
        found: Made = self._found[name]
        return found
