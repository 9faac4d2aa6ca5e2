"""Foreign rows that an origin has filed before, found again when it is imported again.

A palace is read in the order in which it was read before, so that the drawers that follow those
met last are nearly always the ones that are asked for: read in the order of their keys they cost a
third of what each costs when it is looked up by itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from nidra.records.foreign import ForeignRow
from nidra.records.verdict import FAILED, OK
from nidra.store import indexes
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.snapshots import Met

LONGEST = 8192


class Known(NamedTuple):
    """A foreign row that was filed before: drawer, memory, receipt, source path, verdict, text.

    `utf8` is the text, cut behind `LONGEST` bytes, so that a few huge drawers fill no memory.
    """

    drawer: int
    memory: int | None
    evidence: int | None
    source: str
    state: int
    utf8: bytes | None

    @property
    def was_read(self) -> bool:
        """Did its receipt ever come to a verdict on bytes?"""
        return self.state in OK or self.state in FAILED

    def says(self, utf8: bytes) -> bool:
        """Did it surely say just this? False also where only the whole text could tell."""
        return self.utf8 == utf8 and len(utf8) <= LONGEST


class KnownRows:
    """Looks up what an origin filed before, chunk by chunk. `met` notes what was found, if given."""

    def __init__(self, origin: int, met: Met | None) -> None:
        self._origin = origin
        self._met = met
        self._place = 0
        self._prepared = False

    def of(self, connection: Connection, rows: Sequence[ForeignRow]) -> dict[str, Known]:
        """The rows of a chunk that were filed before, by their foreign ids."""
        wanted = {row.foreign_id for row in rows}
        following = fetch(
            connection,
            f"{_KNOWN} WHERE d.id>? AND +d.origin_id=? ORDER BY d.id LIMIT ?",
            (self._place, self._origin, len(rows)),
        )
        found = [row for row in following if row[0] in wanted]
        known = _by_id(found)
        missing = [name for name in wanted if name not in known]
        if missing:
            self._prepare(connection)
            more = fetch(
                connection,
                f"{_KNOWN} WHERE d.origin_id=? AND d.foreign_id IN (SELECT value FROM json_each(?))",
                (self._origin, json.dumps(missing)),
            )
            known.update(_by_id(more))
            found += more
        if found:
            self._place = max(row[1] for row in found)
        if self._met is not None:
            self._met.add([row[1] for row in found])
        return known

    def _prepare(self, connection: Connection) -> None:
        if not self._prepared:
            indexes.ensure_foreign_ids(connection)
            self._prepared = True


def _by_id(found: Sequence[tuple[object, ...]]) -> dict[str, Known]:
    return {row[0]: tuple.__new__(Known, row[1:]) for row in found}  # type: ignore[misc]


_KNOWN = (
    "SELECT d.foreign_id, d.id, d.memory_id, d.evidence_id, coalesce(s.path, ''),"
    f" coalesce(v.state, 0), substr(CAST(t.text AS BLOB), 1, {LONGEST + 1}) FROM drawer d"
    " LEFT JOIN statement t ON t.memory_id=d.memory_id"
    " LEFT JOIN evidence e ON e.id=d.evidence_id LEFT JOIN source s ON s.id=e.source_id"
    " LEFT JOIN verdict v ON v.evidence_id=e.id"
)
