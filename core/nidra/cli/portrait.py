"""A memory and its receipts as lines for a terminal. Untrusted text is set in, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import ndiff

from nidra.base.text import one_line
from nidra.cli.output import indented
from nidra.records.memory import EvidenceRow, Memory
from nidra.records.verdict import Detail, State
from nidra.report.words import arrow, changed_words, counted, read_on, said, share, when

_DRAWERS = 5
_DIFF_LINES = 40
_CHANGES = 12
_LONGEST = 4000
_QUOTED = "> "
UNCHANGED = "size, times and inode were those of the last reading"


def field(name: str, value: str) -> str:
    """A named line: `Standing  traceable`."""
    return f"{name:<10}{value}"


def memory_lines(memory: Memory, sentence: str = "", advice: str = "") -> Iterator[str]:
    """Who the memory is, what it says, how it stands and what to do about it, where it came from."""
    yield memory.id + ("" if memory.active else "  (retired)")
    yield indented(_cut(memory.statement))
    yield field("Grade", f"{memory.grade.label}, confidence {memory.confidence:.2f}")
    if sentence:
        yield field("", sentence)
    if advice:
        yield field("", advice)
    yield field("Standing", memory.standing.label)
    for name, value in (
        ("Flags", ", ".join(memory.flags)),
        ("Subject", memory.subject or ""),
        ("Attribute", memory.attribute or ""),
        ("Tags", ", ".join(memory.tags)),
        ("Replaced", f"by {memory.superseded_by}" if memory.superseded_by else ""),
        ("Recorded", when(memory.recorded_at)),
        ("Review", _review(memory)),
    ):
        if value:
            yield field(name, one_line(value, 200))
    yield from _origins(memory)


def _review(memory: Memory) -> str:
    """When it was reviewed last and is due again; nothing for one that has no date, or counts no more."""
    if memory.review_due is None or not memory.active:
        return ""
    return f"last {when(memory.last_reviewed)}, next due {when(memory.review_due)}"


def _origins(memory: Memory) -> Iterator[str]:
    for drawer in memory.drawers[:_DRAWERS]:
        place = " / ".join(part for part in (drawer.wing, drawer.room) if part)
        lines = f", lines {drawer.lines}" if drawer.lines else ""
        yield field("From", one_line(f"{place}, row {drawer.foreign_id}{lines}", 200))
    if len(memory.drawers) > _DRAWERS:
        left = said(len(memory.drawers) - _DRAWERS, "more row that says", "more rows that say")
        yield field("", f"… and {left} the same")


def receipt_lines(
    row: EvidenceRow, statement: str, now: int, trusted_at: int | None = None
) -> Iterator[str]:
    """One receipt of a memory with that statement: source, words, seal, and the verdict on record.

    `trusted_at` is the hour of the last pass, where it left unread what looked as before.
    """
    place = f"  ({one_line(row.locator)})" if row.locator else ""
    yield "  " + field("Source", one_line(row.source, 400) + place)
    if row.excerpt == statement:
        yield "  " + field("Excerpt", "the whole statement")
    elif row.excerpt:
        yield "  " + field("Excerpt", "").rstrip()
        yield indented(_cut(row.excerpt), "    | ")
    yield "  " + field("sha256", row.sha256)
    verdict = f"{row.state.label}. {one_line(row.note, 400)}" if row.note else row.state.label
    yield "  " + field("On record", verdict)
    yield "  " + field("", f"Bytes last read: {read_on(row.read_at, now)}")
    if trusted(row, trusted_at):
        yield "  " + field("", f"Not read by the quick pass of {when(trusted_at)}: {UNCHANGED}")
    if row.unreached_since is not None:
        yield "  " + field("", f"{_unreached(row)} since {when(row.unreached_since)}")


def _unreached(row: EvidenceRow) -> str:
    """What a source is that is out of reach: one that was never read cannot be re-checked."""
    if row.read_at is not None:
        return "Not re-checkable"
    return "Not there" if row.state is State.GONE else "Not readable"


def trusted(row: EvidenceRow, trusted_at: int | None) -> bool:
    """Did the quick pass at that hour leave the source of a receipt unread, for it looked as before?"""
    if trusted_at is None or row.read_at is None or row.unreached_since is not None:
        return False
    return row.read_at < trusted_at


def detail_lines(row: EvidenceRow, detail: Detail) -> Iterator[str]:
    """What differs: the changed words, the nearest text of the source, and a diff of the two."""
    from nidra.app.overview import changes_in

    changes = changed_words(changes_in(row.excerpt, detail))
    for old, new in changes[:_CHANGES]:
        yield "  " + field("Changed", arrow(old, new))
    if len(changes) > _CHANGES:
        yield "  " + field("", f"… and {len(changes) - _CHANGES} more")
    if detail.reordered:
        yield "  " + field(
            "Order", said(detail.reordered, "piece stands", "pieces stand") + " in another order"
        )
    if detail.moved_to:
        yield "  " + field("Found in", one_line(detail.moved_to, 400))
    if detail.places > 1:
        yield "  " + field("Places", f"stands {detail.places} times in the source")
    if detail.note:
        yield "  " + field("Note", one_line(detail.note, 200))
    if detail.nearest:
        yield "  " + field("Nearest", f"({share(round(detail.similarity * 1000), 1000)} alike)")
        yield from _diff(row.excerpt, detail.nearest)


def _diff(old: str, new: str) -> Iterator[str]:
    """The receipt (-) beside the source (+), line by line, bounded.

    A line that a miner only quoted (`> So it is`) is the source's own, and shown once.
    """
    before, after = _cut(old).splitlines(), _cut(new).splitlines()
    quoted = set(before).difference(after)
    after = [_QUOTED + line if _QUOTED + line in quoted else line for line in after]
    lines = [line for line in ndiff(before, after) if not line.startswith("?")]
    for line in lines[:_DIFF_LINES]:
        yield f"    {line}"
    if len(lines) > _DIFF_LINES:
        yield f"    … and {counted(len(lines) - _DIFF_LINES, 'more line')}"


def _cut(text: str) -> str:
    if len(text) <= _LONGEST:
        return text
    return f"{text[:_LONGEST]}\n… and {len(text) - _LONGEST:,} more characters (see --json)"
