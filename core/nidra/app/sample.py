"""Cases drawn by chance, each beside the source's bytes: for a person to check the audit itself."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from nidra.app.overview import changes_in
from nidra.app.version import version
from nidra.app.why import LiveCheck, live_checks
from nidra.app.workspace import Store
from nidra.base.errors import UsageError
from nidra.records.findings import Case, Sample
from nidra.records.memory import Memory
from nidra.records.verdict import NOTHING, Span, State
from nidra.sources.decode import Undecodable
from nidra.sources.reader import FileReader, Source
from nidra.store import overviews, reading, sources

CONTEXT = 240  # bytes shown on either side
WIDEST = 2_400  # bytes of the place itself
HEAD = 400
MOST = 1_000


def sample(store: Store, verdict: State, number: int, seed: int = 0) -> Sample:
    """`number` receipts of one verdict, drawn with `seed`, each source read again now. Writes nothing.

    Raises `UsageError` for a number below 1 or above 1,000.
    """
    if not 1 <= number <= MOST:
        raise UsageError(reason=f"A sample has 1 to {MOST:,} cases, not {number:,}.")
    alike = [state for state in State if state.label == verdict.label]
    with store.database.reading() as connection:
        rows = overviews.receipts_with(connection, alike)
        drawn = random.Random(seed).sample(rows, min(number, len(rows)))
        memories = {
            memory.key: memory
            for memory in reading.build(
                connection, sorted({memory for _, memory in drawn}), store.read_dates()
            )
        }
        ids = overviews.foreign_ids(connection, [evidence for evidence, _ in drawn])
    reader = FileReader(store.settings.number("source.largest_mib") << 20)
    cases = [
        case
        for evidence, memory in drawn
        if (case := _case(store, memories[memory], evidence, ids.get(evidence), reader)) is not None
    ]
    return Sample(
        store=str(store.folder),
        verdict=verdict.label,
        seed=seed,
        of=len(rows),
        cases=tuple(cases),
        taken_at=store.now(),
        version=version(),
    )


def _case(
    store: Store, memory: Memory, evidence: int, foreign_id: str | None, reader: FileReader
) -> Case | None:
    checks = live_checks(store, memory, reader)
    found = next((check for check in checks if check.row.key == evidence), None)
    if found is None:
        return None
    source = reader.open(found.place)
    shown = excerpt_of(source, found)
    detail = found.row.detail if found.row.detail != NOTHING else found.now.detail
    return Case(
        memory=memory.id,
        foreign_id=foreign_id,
        excerpt=found.row.excerpt,
        source=found.place,
        verdict=found.row.state.label,
        sentence=found.row.note,
        now=found.now.state.label,
        sentence_now=found.now.sentence,
        changes=changes_in(found.row.excerpt, detail),
        before=shown.before,
        found=shown.found,
        after=shown.after,
        offset=shown.offset,
        length=shown.length,
        changed_since=_changed(store, found.row.source, source),
        note=shown.note or ("" if source.raw else source.look.sentence),
    )


def _changed(store: Store, path: str, source: Source) -> bool | None:
    """Is the source another than the one that a pass read last? None where that cannot be told."""
    with store.database.reading() as connection:
        known = sources.source_at(connection, path)
    if known is None or not known.digest or not source.look.regular:
        return None
    return known.digest != source.digest


@dataclass(frozen=True, slots=True)
class Shown:
    """A stretch of a source with what stands around it, decoded as far as it is text."""

    before: str = ""
    found: str = ""
    after: str = ""
    offset: int = 0
    length: int = 0
    note: str = ""


def excerpt_of(source: Source, check: LiveCheck) -> Shown:
    """The bytes around the place of a receipt, or the beginning of a source that holds nothing of it."""
    if not source.raw:
        return Shown()
    place = _place(source.raw, check)
    if place is None:
        head = _text(source, 0, min(HEAD, len(source.raw)))
        note = "nothing of the text was found; this is how the source begins"
        return Shown(after=head, note=note)
    begin, end = place
    return Shown(
        before=_text(source, max(0, begin - CONTEXT), begin),
        found=_text(source, begin, end),
        after=_text(source, end, min(len(source.raw), end + CONTEXT)),
        offset=begin,
        length=end - begin,
    )


def _place(raw: bytes, check: LiveCheck) -> tuple[int, int] | None:
    """Where the text stands: what the check found now, else what is on record, else the nearest text."""
    for spans in (check.now.spans, check.row.spans):
        inside = [span for span in spans if span.offset + span.length <= len(raw)]
        if inside:
            return _window(inside)
    for text in (check.now.detail.nearest, check.row.detail.nearest):
        wanted = text.encode()[:WIDEST]
        at = raw.find(wanted) if wanted else -1
        if at >= 0:
            return at, at + len(wanted)
    return None


def _window(spans: Sequence[Span]) -> tuple[int, int]:
    """From the first to the last span that lies near the longest one, `WIDEST` bytes at the most."""
    longest = max(spans, key=lambda span: span.length)
    begin, end = longest.offset, longest.offset + longest.length
    for span in sorted(spans, key=lambda span: abs(span.offset - longest.offset)):
        first, last = min(begin, span.offset), max(end, span.offset + span.length)
        if last - first <= WIDEST:
            begin, end = first, last
    return begin, min(end, begin + WIDEST)


def _text(source: Source, begin: int, end: int) -> str:
    decoded = source.text
    encoding = "utf-8" if isinstance(decoded, Undecodable) else decoded.encoding
    return source.raw[begin:end].decode(encoding, "replace")
