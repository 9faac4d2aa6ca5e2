"""What became of every row of an import, as lines for a terminal. Untrusted text is printable."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from nidra.base.text import one_line, printable
from nidra.records.foreign import Preview
from nidra.records.report import ImportReport
from nidra.report.proof import proof_sentence
from nidra.report.words import and_more, count, counted, said, seconds, state_words

_FATES = {
    "imported": "imported as new memories",
    "duplicate_text": "say word for word what another row says, and share its memory",
    "already_known": "known from an earlier import, unchanged",
    "changed": "known from an earlier import, with another text since",
    "other_source": "known from an earlier import, with its source at another place now",
}
ABSENT = "Most sources are not where the palace recorded them."
FOUND = "Files with the same names lie elsewhere; the next command maps them."
PROBLEMS = 10
ROOMS = 20


def import_lines(report: ImportReport, standing: int = 0) -> list[str]:
    """The import in lines: the fate of each row with its sum, notes, proof, and where its sources are.

    `standing` counts the sources that are there below the folder that all absent ones lie below.
    """
    return list(_lines(report, standing))


def _lines(report: ImportReport, standing: int) -> Iterator[str]:
    rows = int(report.counts.get("rows", 0))
    again = ", taken up where an earlier run was cut short" if report.resumed else ""
    yield (
        f"Read {counted(rows, 'row')} of the {one_line(report.kind)} store at "
        f"{printable(report.location)} in {seconds(report.seconds)}{again}."
    )
    yield from _fates(report.counts, rows)
    if report.unapplied:
        yield (
            said(report.unapplied, "write still waits", "writes still wait")
            + " in the queue of the store, and "
            + ("was not imported." if report.unapplied == 1 else "were not imported.")
        )
    yield from _vanished(report)
    yield from _problems(report.problems)
    yield printable(proof_sentence(report.proof))
    if report.sources:
        yield f"Sources that the receipts name: {_states(report.sources)}."
    if mostly_absent(report.sources):
        yield f"{ABSENT} {_way_out(report, standing)}"


def _vanished(report: ImportReport) -> Iterator[str]:
    """Rows that came or went since the import before; their memories stay as they are."""
    if report.vanished:
        gone = said(report.vanished, "drawer vanished", "drawers vanished")
        yield f"Since the last audit {gone} from the palace; nidra list --by drawer marks them."
    if report.returned:
        back = said(report.returned, "drawer that had vanished is", "drawers that had vanished are")
        yield f"{back} back."


def _way_out(report: ImportReport, standing: int) -> str:
    if report.suggested_maps:
        return FOUND
    lead = "The maps did not find them. " if report.maps else ""
    if standing:
        return f"{lead}{beside(standing, report.absent_root)}"
    old = shlex.quote(printable(report.absent_root)) if report.absent_root else "OLD"
    return f"{lead}If they were moved, import again with --map {old}=NEW, NEW being where they lie now."


def beside(standing: int, root: str) -> str:
    """Why no map of a whole folder is advised: it would lead away from the sources that are there."""
    there = said(standing, "source is there", "sources are there")
    return (
        f"Below {printable(root)} {there}; if a folder in it was moved, import again with"
        " --map FOLDER=NEW, NEW being where it lies now."
    )


def _fates(counts: Mapping[str, Any], rows: int) -> Iterator[str]:
    fates = [(int(counts.get(key, 0)), words) for key, words in _FATES.items()]
    fates += [
        (number, one_line(str(key).replace("_", " ")))
        for key, number in counts.items()
        if isinstance(number, int) and key not in (*_FATES, "rows")
    ]
    skipped = counts.get("skipped", {})
    fates += [(number, f"skipped: {one_line(kind)}") for kind, number in skipped.items()]
    for number, words in fates:
        if number:
            yield f"  {count(number):>9}  {words}"
    yield f"  {count(sum(number for number, _ in fates)):>9}  in all, of {count(rows)} read"


def _states(sources: Mapping[str, int]) -> str:
    listed = [f"{count(number)} {state_words(state)}" for state, number in sorted(sources.items())]
    away = {"unreachable", "unreadable"}
    why = " (no such folder or volume, or no permission)" if away & sources.keys() else ""
    return ", ".join(listed) + why


def mostly_absent(sources: Mapping[str, int]) -> bool:
    """Are more than half of the sources not where they were recorded?"""
    recorded = sum(number for state, number in sources.items() if state != "none recorded")
    return sources.get("present", 0) * 2 < recorded


def _problems(problems: tuple[str, ...]) -> Iterator[str]:
    for problem in problems[:PROBLEMS]:
        yield f"Note: {one_line(problem, 500)}"
    if len(problems) > PROBLEMS:
        yield and_more(len(problems) - PROBLEMS)


def map_options(maps: Sequence[tuple[str, str]]) -> list[str]:
    """`--map` options, each part quoted for a shell."""
    return [part for old, new in maps for part in ("--map", shlex.quote(f"{old}={new}"))]


def preview_lines(preview: Preview) -> list[str]:
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
    found += _problems(preview.problems)
    if preview.source_files:
        found.append(f"Sources that they name: {_states(preview.source_files)}.")
    if preview.suggested_maps:
        found.append(f"{ABSENT} {FOUND}")
    return found
