"""The answer table: which memory answers which question."""

from __future__ import annotations

from nidra.store.connection import Connection
from nidra.store.visible import VISIBLE


def keep(connection: Connection, memory: int, question: str, key: str, answer: str) -> None:
    """Note that a memory answers a question; the same pair again changes nothing."""
    connection.exec_driver_sql(
        "INSERT OR IGNORE INTO answer (memory_id, question, question_key, answer) VALUES (?,?,?,?)",
        (memory, question, key, answer),
    )


def keys(connection: Connection, question_key: str) -> list[tuple[int, str, str]]:
    """(memory key, question, answer) of active answers to a question, the newest first."""
    rows = connection.exec_driver_sql(
        "SELECT m.id, a.question, a.answer FROM answer a JOIN memory m ON m.id=a.memory_id"
        f" WHERE a.question_key=? AND m.active=1 AND {VISIBLE} ORDER BY m.recorded_at DESC, m.id DESC",
        (question_key,),
    ).fetchall()
    return [(row[0], row[1], row[2]) for row in rows]
