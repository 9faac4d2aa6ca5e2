"""Foreign rows: each with the memory that it became, its verdict, or why it is no memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from nidra.records.verdict import State
from nidra.store.connection import Connection
from nidra.store.receipts import unpack_detail


@dataclass(frozen=True, slots=True)
class DrawerRow:
    """One foreign row with what became of it; `gone_at` is when an import did not meet it any more."""

    foreign_id: str
    memory: str | None
    wing: str
    room: str
    source: str | None
    state: State | None
    detail: Any
    note: str | None
    skip: str | None
    source_note: str
    grade: int | None
    standing: int | None
    lines: str
    chunk: int
    hall: str
    agent: str
    filed_at: str
    gone_at: int | None


def drawers(
    connection: Connection, wing: str | None = None, room: str | None = None
) -> Iterator[DrawerRow]:
    """Every foreign row of complete imports, in the order in which it was filed."""
    after = 0
    sql = (
        "SELECT d.id, d.foreign_id, m.public_id, r.wing, r.name, s.path, v.state, v.detail, v.note,"
        " d.skip, d.source_note, m.grade, m.standing, d.lines, d.chunk, d.hall, d.agent, d.filed_at,"
        " d.gone_at FROM drawer d"
        " LEFT JOIN memory m ON m.id=d.memory_id LEFT JOIN room r ON r.id=d.room_id"
        " LEFT JOIN evidence e ON e.id=d.evidence_id LEFT JOIN source s ON s.id=e.source_id"
        " LEFT JOIN verdict v ON v.evidence_id=e.id WHERE d.id > ?"
        " AND (d.batch_id IS NULL OR d.batch_id NOT IN"
        " (SELECT id FROM batch WHERE state <> 'complete'))"
        " AND (? IS NULL OR r.wing=?) AND (? IS NULL OR r.name=?) ORDER BY d.id LIMIT 1000"
    )
    while page := connection.exec_driver_sql(sql, (after, wing, wing, room, room)).fetchall():
        for row in page:
            yield DrawerRow(
                foreign_id=row[1],
                memory=row[2],
                wing=row[3] or "",
                room=row[4] or "",
                source=row[5],
                state=None if row[6] is None else State(row[6]),
                detail=unpack_detail(row[7]),
                note=row[8],
                skip=row[9],
                source_note=row[10] or "",
                grade=row[11],
                standing=row[12],
                lines=row[13] or "",
                chunk=-1 if row[14] is None else row[14],
                hall=row[15] or "",
                agent=row[16] or "",
                filed_at=row[17] or "",
                gone_at=row[18],
            )
        after = page[-1][0]
