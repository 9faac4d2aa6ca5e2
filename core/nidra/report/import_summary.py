"""What became of every row of an import, as lines for a terminal. Untrusted text is printable."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from typing import Any

from nidra.base.text import one_line, printable
from nidra.records.foreign import Preview
from nidra.records.report import ImportReport
from nidra.report.proof import proof_sentence
from nidra.report.words import and_more, count, counted, seconds

_FATES = {
    "imported": "imported as new memories",
    "duplicate_text": "say word for word what another row says, and share its memory",
    "already_known": "known from an earlier import, unchanged",
    "changed": "known from an earlier import, with another text or source since",
}
PROBLEMS = 10
ROOMS = 20


def import_lines(report: ImportReport, dir_option: str = "") -> list[str]:
    """The import in lines: the fate of each row with its sum, sources, maps, proof, what to type next.

    `dir_option` is the part of a command that names the store (`--dir palace-audit`), or "".
    """
    return list(_lines(report, dir_option))


def _lines(report: ImportReport, dir_option: str) -> Iterator[str]:
    rows = int(report.counts.get("rows", 0))
    again = ", taken up where an earlier run was cut short" if report.resumed else ""
    yield (
        f"Read {counted(rows, 'row')} of the {one_line(report.kind)} store at "
        f"{printable(report.location)} in {seconds(report.seconds)}{again}."
    )
    yield from _fates(report.counts, rows)
    if report.unapplied:
        yield (
            f"{counted(report.unapplied, 'write')} still wait in the queue of the store "
            "and were not imported."
        )
    if report.sources:
        yield f"Sources that the receipts name: {_states(report.sources)}."
    yield from _problems(report.problems)
    yield from _maps(report, dir_option)
    yield printable(proof_sentence(report.proof))


def _fates(counts: Mapping[str, Any], rows: int) -> Iterator[str]:
    fates = [(int(counts.get(key, 0)), words) for key, words in _FATES.items()]
    skipped = counts.get("skipped", {})
    fates += [(number, f"skipped: {one_line(kind)}") for kind, number in skipped.items()]
    for number, words in fates:
        if number:
            yield f"  {count(number):>9}  {words}"
    yield f"  {count(sum(number for number, _ in fates)):>9}  in all, of {count(rows)} read"


def _states(sources: Mapping[str, int]) -> str:
    return ", ".join(f"{count(number)} {state}" for state, number in sorted(sources.items()))


def _problems(problems: tuple[str, ...]) -> Iterator[str]:
    for problem in problems[:PROBLEMS]:
        yield f"Note: {printable(problem)}"
    if len(problems) > PROBLEMS:
        yield and_more(len(problems) - PROBLEMS)


def _maps(report: ImportReport, dir_option: str) -> Iterator[str]:
    if report.suggested_maps:
        yield "Most sources are not where they were recorded. Files with the same names were found; try:"
        yield "  " + map_command(report.location, report.suggested_maps, dir_option)


def map_command(location: str, maps: tuple[tuple[str, str], ...], dir_option: str) -> str:
    """The import with the suggested `--map` options, ready to copy into a shell."""
    words = ["nidra", "import", shlex.quote(printable(location))]
    words += [part for old, new in maps for part in ("--map", shlex.quote(f"{old}={new}"))]
    if dir_option:
        words.append(dir_option)
    return printable(" ".join(words))


def preview_lines(preview: Preview, dir_option: str = "") -> list[str]:
    """What an import would find, in lines; nothing was imported."""
    found = [
        f"{printable(preview.location)}: {one_line(preview.kind)} store"
        + (f", version {one_line(preview.version)}" if preview.version else "")
        + f", {counted(preview.rows, 'row')}. Nothing was imported."
    ]
    rooms = sorted(preview.rooms.items(), key=lambda item: (-item[1], item[0]))
    for (wing, room), number in rooms[:ROOMS]:
        place = f"{one_line(wing) or '(no wing)'} / {one_line(room) or '(no room)'}"
        found.append(f"  {count(number):>9}  {place}")
    if len(rooms) > ROOMS:
        left = sum(number for _, number in rooms[ROOMS:])
        found.append(f"  {count(left):>9}  in {counted(len(rooms) - ROOMS, 'more room')}")
    found += [
        f"  {count(n):>9}  would be skipped: {one_line(k)}" for k, n in preview.extras.items()
    ]
    if preview.source_files:
        found.append(f"Source files: {_states(preview.source_files)}.")
    found += _problems(preview.problems)
    if preview.suggested_maps:
        found.append("Most sources are not where they were recorded. This import would find more:")
        found.append("  " + map_command(preview.location, preview.suggested_maps, dir_option))
    return found
