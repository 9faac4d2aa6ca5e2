"""The six answers as plain blocks: the sentences, then the lists behind them, bounded."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nidra.records.findings import Findings
from nidra.report.blocks import Block, Column, Lines, Section, Table, Words
from nidra.report.six import HEAD, Answer, answers, cut_words, days_left
from nidra.report.words import arrow

LISTED = 10
_CHANGES = 4


def findings(found: Findings | None) -> list[Section]:
    """A part for each answer; none where they were not worked out."""
    if found is None:
        return []
    return [_section(found, answer) for answer in answers(found)]


def _section(found: Findings, answer: Answer) -> Section:
    blocks: list[Block] = [Words(" ".join(answer.sentences))]
    blocks += [block for block in _LISTS[answer.name](found) if block is not None]
    if answer.commands:
        blocks.append(Lines(answer.commands))
    return Section(answer.name, f"{HEAD}: {answer.title}", tuple(blocks))


def _stale(found: Findings) -> Iterator[Block]:
    if not found.stale:
        return
    columns = tuple(map(Column, ("drawer or memory", "old words and new", "source")))
    rows = tuple(
        (
            row.foreign_id or row.memory,
            ", ".join(arrow(old, new) for old, new in row.changes[:_CHANGES]) or "reworded",
            row.source,
        )
        for row in found.stale[:LISTED]
    )
    left = len(found.stale) - len(rows) + found.more_stale
    yield Table("Stale drawers", columns, rows, left)


def _reach(found: Findings) -> Iterator[Block]:
    if not found.reach.folders:
        return
    columns = (Column("folder"), Column("files", "files"), Column("memories", "memories"))
    rows = tuple((one.folder, one.sources, one.memories) for one in found.reach.folders)
    yield Table("Folders out of reach", columns, rows, found.reach.more_folders)


def _duplicates(found: Findings) -> Iterator[Block]:
    listed = found.duplicates.listed
    if not listed:
        return
    columns = (
        *(Column("text"), Column("drawers", "drawers")),
        *(Column("borne out", "drawers"), Column("by")),
    )
    rows = tuple(
        (one.statement, one.copies, one.borne_out, one.standing or "none") for one in listed
    )
    yield Table("Texts filed more than once", columns, rows, found.duplicates.more)


def _truncated(found: Findings) -> Iterator[Block]:
    listed = found.truncated.listed
    if not listed:
        return
    columns = (Column("source"), Column("what is on file"), Column("memories cut", "memories"))
    rows = tuple((cut.path, cut_words(cut), cut.memories) for cut in listed)
    yield Table("Sources cut short", columns, rows, found.truncated.sources - len(rows))


def _transcripts(found: Findings) -> Iterator[Block]:
    if found.transcripts is None or not found.transcripts.listed:
        return
    columns = (Column("transcript"), Column("time left"), Column("memories", "memories"))
    rows = tuple(
        (one.path, days_left(one), one.memories) for one in found.transcripts.listed[:LISTED]
    )
    yield Table("Transcripts", columns, rows, found.transcripts.present - len(rows))


def _vanished(found: Findings) -> Iterator[Block]:
    listed = found.vanished.listed[:LISTED]
    if not listed:
        return
    rows = tuple((row.foreign_id, row.statement) for row in listed)
    columns = (Column("drawer"), Column("statement"))
    yield Table("Drawers that vanished", columns, rows, found.vanished.in_all - len(rows))


_LISTS: dict[str, Callable[[Findings], Iterator[Block]]] = {
    "stale": _stale,
    "reach": _reach,
    "duplicates": _duplicates,
    "truncated": _truncated,
    "transcripts": _transcripts,
    "vanished": _vanished,
}
