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


def fading_line(memory: Memory, strength: float, fades_at: int | None, now: int) -> str:
    """One memory by its decay: id, strength, the day on which it fades and how far off that is, statement."""
    from nidra.base.text import one_line
    from nidra.report.words import strong

    return (
        f"{memory.id:<16}  {strong(strength):>5}  {fading_day(fades_at, now):<34}"
        f"  {memory.standing.label:<14}  {one_line(memory.statement, 100)}"
    ).rstrip()


def fading_day(fades_at: int | None, now: int) -> str:
    """When a memory fades: `fades 2026-12-14, in 14 days`, `faded 2026-11-02, 28 days ago`, or never."""
    from nidra.report.words import ago, ahead, when

    if fades_at is None:
        return "never fades"
    day = when(fades_at)[:10]
    if fades_at <= now:
        return f"faded {day}, {ago(fades_at, now)}"
    return f"fades {day}, {ahead(fades_at, now)}"


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
