"""One memory, or one foreign row, as a line of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nidra.records.memory import Memory


def memory_line(memory: Memory) -> str:
    """One memory: id, standing, verdicts of its live receipts, statement."""
    from nidra.base.text import one_line

    verdicts = dict.fromkeys(row.state.label for row in memory.evidence if not row.retired)
    return _columns(
        memory.id,
        memory.standing.label if memory.active else "retired",
        ", ".join(verdicts) or "-",
        one_line(memory.statement, 100),
    )


def drawer_line(row: dict[str, Any]) -> str:
    """One foreign row: its id, the memory that it became, verdict, source, whether it is there no more."""
    from nidra.base.text import one_line

    return _columns(
        row["memory_id"] or "-",
        ", ".join(row["verdicts"]),
        one_line(row["foreign_id"], 60),
        one_line(row["source"] or "", 100)
        + ("  (vanished from its store)" if row["vanished_at"] else ""),
    )


def _columns(name: str, second: str, third: str, rest: str) -> str:
    return f"{name:<16}  {second:<14}  {third:<12}  {rest}".rstrip()
