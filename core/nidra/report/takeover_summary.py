"""What became of a first-generation store, as lines for a terminal. Untrusted text is printable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nidra.base.text import one_line, printable
from nidra.records.first_generation import OldStore, Takeover
from nidra.report.words import and_more, count, counted, seconds

PROBLEMS = 10
_FATES = {
    "imported": "taken over as memories, each with its id",
    "duplicate_text": "say again what another line says under the same id, and share its memory",
    "already_known": "known from before",
}


def takeover_lines(done: Takeover) -> list[str]:
    """The takeover in lines: the fate of each line of the old store, notes, and what comes next."""
    return list(_again(done) if done.again else _lines(done))


def _again(done: Takeover) -> Iterator[str]:
    yield f"{printable(done.folder)} was taken over before, and has not changed since."
    if done.brought_back:
        yield "That had been undone; its memories count again."


def _lines(done: Takeover) -> Iterator[str]:
    rows = int(done.counts["rows"])
    yield (
        f"Took over the first-generation store at {printable(done.folder)} in "
        f"{seconds(done.seconds)}: {counted(rows, 'line')}, {counted(done.receipts, 'receipt')}, "
        f"{counted(done.events, 'journal row')}."
    )
    for key, words in _FATES.items():
        if done.counts[key]:
            yield f"  {count(done.counts[key]):>9}  {words}"
    for kind, number in done.counts["skipped"].items():
        yield f"  {count(number):>9}  {kind}: no rows"
    yield f"  {count(rows):>9}  in all"
    if done.corrupt:
        yield (
            f"{counted(done.corrupt, 'receipt')} came with a digest that does not fit its excerpt, "
            "and will be found corrupt."
        )
    yield from _problems(done.problems)
    where = "beside them" if done.in_place else "elsewhere"
    yield f"The old files were only read and stay as they are; what is new is kept {where}."
    yield "No old grade was believed: the next pass reads the sources and grades each memory anew."


def look_lines(old: OldStore) -> list[str]:
    """What a takeover would find; nothing was taken over."""
    return [
        f"{printable(old.folder)}: first-generation store, {counted(len(old.rows), 'row')}, "
        f"{counted(old.events, 'journal row')}, "
        f"{counted(len(old.bad), 'piece')} that can be read as no row. Nothing was taken over.",
        *_problems(old.problems),
    ]


def _problems(problems: Sequence[str]) -> Iterator[str]:
    for problem in problems[:PROBLEMS]:
        yield f"Note: {one_line(problem, 500)}"
    if len(problems) > PROBLEMS:
        yield and_more(len(problems) - PROBLEMS)
