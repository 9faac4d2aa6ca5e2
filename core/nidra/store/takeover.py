"""Taking over the rows of a first-generation store into one batch.

Every row keeps its id. Rows that say the same under one id are one memory; where one id stands for
different texts the first keeps it, and each of the others gets one of its own. No old grade is
believed: all begin unverified and are judged by the next pass.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from nidra.base.buckets import key64
from nidra.base.errors import StoreBusy
from nidra.base.ids import SHORT, memory_digest, public_id
from nidra.base.text import nfc
from nidra.records.first_generation import BadLine, OldReceipt, OldRow
from nidra.records.grade import Standing, Tier
from nidra.store import verdict_census
from nidra.store.carried import CarriedRow
from nidra.store.connection import Connection
from nidra.store.filling import TAKEN_OVER
from nidra.store.memories import subject_key
from nidra.store.sources import source_key
from nidra.store.visible import VISIBLE


@dataclass
class Tally:
    """What became of the lines: the parts add up to `rows`."""

    rows: int = 0
    imported: int = 0
    duplicate: int = 0
    known: int = 0
    own_id: int = 0
    set_aside: int = 0

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON, in the keys of every import."""
        return {
            "rows": self.rows,
            "imported": self.imported,
            "duplicate_text": self.duplicate,
            "already_known": self.known,
            "skipped": {"set aside": self.set_aside} if self.set_aside else {},
        }


class _Text(NamedTuple):
    """What makes a row the same memory as another: the id that it bore and its exact statement."""

    name: str
    digest: str


@dataclass
class Taker:
    """Takes rows over, chunk by chunk. `taken` are all explicit ids, which no other row may get;
    `first` says that no takeover of this store was ever completed. `touched` are memories that were
    there before and got receipts by this one."""

    origin: int
    batch: int
    now: int
    folder: str
    taken: frozenset[str]
    first: bool
    cursor: int = 0
    tally: Tally = field(default_factory=Tally)
    rows: list[CarriedRow] = field(default_factory=list)
    renamed: list[tuple[int, str]] = field(default_factory=list)
    corrupt: list[tuple[int, bytes]] = field(default_factory=list)
    fresh: int = 0
    touched: set[int] = field(default_factory=set)
    _own: set[int] = field(default_factory=set)
    _later: list[tuple[int, OldRow]] = field(default_factory=list)
    _keys: dict[_Text, int] = field(default_factory=dict)
    _first: dict[str, int] = field(default_factory=dict)
    _links: list[tuple[int, str]] = field(default_factory=list)
    _receipts: dict[int, dict[tuple[str, bytes, str, str], int]] = field(default_factory=dict)

    def take(self, connection: Connection, rows: Sequence[OldRow]) -> None:
        """Take over one chunk and move the batch's cursor behind it."""
        for row in rows:
            self._row(connection, row)
        last = rows[-1].line.number
        advanced = connection.exec_driver_sql(
            "UPDATE batch SET cursor=? WHERE id=? AND state='open' AND cursor=?",
            (last, self.batch, self.cursor),
        )
        if advanced.rowcount != 1:
            raise StoreBusy(path="this store", reason=TAKEN_OVER)
        self.cursor = last

    def set_aside(self, connection: Connection, bad: Sequence[BadLine]) -> None:
        """Keep a note of each piece that is no row."""
        self.tally.rows += len(bad)
        self.tally.set_aside += len(bad)
        for one in bad:
            self._drawer(
                connection, None, f"{one.file} line {one.number}", None, one.number, one.why
            )

    def finish(self, connection: Connection) -> None:
        """Point what was superseded at what superseded it, where that is one of the rows; give
        memories that were there before the words that rows add to them."""
        for key, row in self._later:
            self._words(connection, key, row)
        found = [(self._first[name], key) for key, name in self._links if name in self._first]
        if found:
            connection.exec_driver_sql("UPDATE memory SET superseded_by=? WHERE id=?", found)

    # One row ------------------------------------------------------------------------------

    def _row(self, connection: Connection, row: OldRow) -> None:
        digest = memory_digest(Tier.RECORD.label, row.statement)
        text = _Text(row.id or "", digest)
        self.tally.rows += 1
        key = self._keys.get(text)
        if key is not None:
            self.tally.duplicate += 1
            self._also(connection, key, row)
        else:
            key = self._known(connection, row)
            self.tally.known += key is not None
            if key is None:
                key = self._new(connection, row, digest)
                self.tally.imported += 1
            self._keys[text] = key
        for name in filter(None, (row.id, row.foreign_id)):
            self._first.setdefault(name, key)
        if key in self._own:
            self._words(connection, key, row)
        else:
            self._later.append((key, row))
        receipts = tuple(self._receipt(connection, key, one) for one in row.receipts)
        line = row.line
        self.rows.append(CarriedRow(line.number, line.offset, line.length, key, receipts))
        first = next((one for one in receipts if one is not None), None)
        self._drawer(connection, key, row.foreign_id, first, line.number, None, row.recorded_text)

    def _known(self, connection: Connection, row: OldRow) -> int | None:
        """The memory that says this under this id already, or came from this very row before."""
        rows = connection.exec_driver_sql(
            "SELECT m.id, s.text FROM memory m JOIN statement s ON s.memory_id=m.id"
            f" WHERE m.public_id=? AND m.batch_id IS NOT ? AND {VISIBLE}",
            (row.id or "", self.batch),
        ).all()
        # Asked only where there can be an answer: a new store has no index to ask yet.
        if not self.first:
            more = connection.exec_driver_sql(
                "SELECT d.memory_id, s.text FROM drawer d JOIN statement s"
                " ON s.memory_id=d.memory_id WHERE d.origin_id=? AND d.foreign_id=?"
                " AND d.batch_id<>?",
                (self.origin, row.foreign_id, self.batch),
            ).all()
            rows = [*rows, *more]
        wanted = nfc(row.statement)
        found = next((key for key, text in rows if nfc(text) == wanted), None)
        if found is not None and found not in self._receipts:
            self._receipts[found] = dict(_receipts_of(connection, found))
        return found

    def _new(self, connection: Connection, row: OldRow, digest: str) -> int:
        name = self._name(connection, row, digest)
        usable = any(one is not None for one in row.receipts)
        subject = subject_key(connection, row.subject) if row.subject else None
        made = connection.exec_driver_sql(
            "INSERT INTO memory (public_id, batch_id, origin_id, subject_id, attribute, tier, key64,"
            " standing, flags, confidence, active, recorded_at, updated_at, last_reviewed,"
            " review_due) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
            (
                name,
                self.batch,
                self.origin,
                subject,
                row.attribute,
                int(Tier.RECORD),
                key64(row.statement),
                int(Standing.NOT_COMPARABLE if usable else Standing.NO_RECEIPT),
                " ".join(row.flags),
                row.confidence,
                int(row.active),
                self.now if row.recorded_at is None else row.recorded_at,
                self.now,
                row.last_reviewed,
                row.review_due,
            ),
        )
        key = int(made.lastrowid)
        connection.exec_driver_sql("INSERT INTO statement VALUES (?,?)", (key, row.statement))
        if row.superseded_by:
            self._links.append((key, row.superseded_by))
        if name != row.id:
            self.tally.own_id += 1
            if row.id is not None:
                self.renamed.append((key, row.id))
        self._receipts[key] = {}
        self._own.add(key)
        return key

    def _name(self, connection: Connection, row: OldRow, digest: str) -> str:
        """The row's own id where it is free, else one made of its text."""
        if row.id is not None and row.id not in self._first and _is_free(connection, row.id):
            return row.id
        names = (public_id(digest, length) for length in range(SHORT, 65, 4))
        free = (n for n in names if n not in self.taken and _is_free(connection, n))
        return next(free, f"mem_{digest}-{row.line.number}")

    def _also(self, connection: Connection, key: int, row: OldRow) -> None:
        """A second row of the same memory: what is active in one of them is active."""
        if row.active:
            connection.exec_driver_sql(
                "UPDATE memory SET active=1 WHERE id=? AND batch_id=?", (key, self.batch)
            )

    def _words(self, connection: Connection, key: int, row: OldRow) -> None:
        if row.tags:
            connection.exec_driver_sql(
                "INSERT OR IGNORE INTO tag VALUES (?,?)", [(key, tag) for tag in row.tags]
            )
        if row.subject:
            subject = subject_key(connection, row.subject)
            connection.exec_driver_sql(
                "UPDATE memory SET subject_id=? WHERE id=? AND subject_id IS NULL", (subject, key)
            )
            connection.exec_driver_sql(
                "INSERT OR IGNORE INTO subject_alias SELECT id, ? FROM memory"
                " WHERE id=? AND subject_id IS NOT ?",
                (subject, key, subject),
            )

    def _receipt(self, connection: Connection, memory: int, one: OldReceipt | None) -> int | None:
        """The key of the receipt; the same one twice is filed once."""
        if one is None:
            return None
        have = self._receipts.setdefault(memory, {})
        mark = (one.source, one.sha256, one.locator, one.excerpt)
        if mark not in have:
            have[mark] = self._file(connection, memory, one)
        return have[mark]

    def _file(self, connection: Connection, memory: int, one: OldReceipt) -> int:
        source = source_key(connection, one.source, _relative(one.source, self.folder), self.now)
        made = connection.exec_driver_sql(
            "INSERT INTO evidence (memory_id, batch_id, source_id, form, excerpt, sha256, locator)"
            " VALUES (?,?,?,?,?,?,?)",
            (memory, self.batch, source, int(one.form), one.excerpt, one.sha256, one.locator),
        )
        key = int(made.lastrowid)
        connection.exec_driver_sql(
            "INSERT INTO verdict (evidence_id, carried_checked_at) VALUES (?,?)",
            (key, one.checked_at),
        )
        verdict_census.filed(connection, self.batch, {0: 1})
        if one.actual is not None:
            self.corrupt.append((key, one.actual))
        self.fresh += 1
        if memory not in self._own:
            self.touched.add(memory)
        return key

    def _drawer(
        self,
        connection: Connection,
        memory: int | None,
        foreign_id: str,
        receipt: int | None,
        line: int,
        skip: str | None,
        filed_at: str = "",
    ) -> None:
        if not self.first and self._is_filed(connection, memory, foreign_id):
            return
        connection.exec_driver_sql(
            "INSERT INTO drawer (batch_id, memory_id, origin_id, foreign_id, evidence_id, lines,"
            " filed_at, skip) VALUES (?,?,?,?,?,?,?,?)",
            (
                self.batch,
                memory,
                self.origin,
                foreign_id,
                receipt,
                str(line),
                filed_at or None,
                skip,
            ),
        )

    def _is_filed(self, connection: Connection, memory: int | None, foreign_id: str) -> bool:
        """Did an earlier takeover file this row?"""
        row = connection.exec_driver_sql(
            "SELECT 1 FROM drawer WHERE origin_id=? AND foreign_id=? AND memory_id IS ?"
            " AND batch_id<>?",
            (self.origin, foreign_id, memory, self.batch),
        ).first()
        return row is not None


def _is_free(connection: Connection, name: str) -> bool:
    row = connection.exec_driver_sql("SELECT 1 FROM memory WHERE public_id=?", (name,)).first()
    return row is None


def _receipts_of(
    connection: Connection, memory: int
) -> Iterator[tuple[tuple[str, bytes, str, str], int]]:
    rows = connection.exec_driver_sql(
        "SELECT s.path, e.sha256, e.locator, coalesce(e.excerpt, t.text), e.id FROM evidence e"
        " JOIN source s ON s.id=e.source_id JOIN statement t ON t.memory_id=e.memory_id"
        " WHERE e.memory_id=?",
        (memory,),
    )
    for path, digest, locator, excerpt, key in rows:
        yield (path, digest, locator, excerpt), key


def _relative(source: str, folder: str) -> str | None:
    """A source's path from the store's folder, so that both may move together."""
    if not os.path.isabs(source):  # noqa: PTH117
        return None
    try:
        return os.path.relpath(source, folder)
    except ValueError:
        return None


def fingerprint(data: dict[str, bytes]) -> str:
    """A text that is another one whenever a byte of the old files is."""
    digest = hashlib.sha256()
    for name in sorted(data):
        digest.update(f"{name}\0{len(data[name])}\0".encode())
        digest.update(data[name])
    return digest.hexdigest()


def is_done(connection: Connection, origin: int, print_: str) -> bool:
    """Was the newest complete takeover of this store one of these very bytes?"""
    row = connection.exec_driver_sql(
        "SELECT fingerprint FROM batch WHERE origin_id=? AND state='complete'"
        " ORDER BY id DESC LIMIT 1",
        (origin,),
    ).first()
    return row is not None and row[0] == print_
