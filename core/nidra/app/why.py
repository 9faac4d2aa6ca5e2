"""Why believe a memory: its receipts, each checked against the source's bytes now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from nidra.app.workspace import Store
from nidra.records.event import Event
from nidra.records.evidence import Receipt
from nidra.records.grade import Grade, Judgement
from nidra.records.memory import EvidenceRow, Memory
from nidra.records.verdict import UNREACHED, State, Verdict
from nidra.sleep.places import Finder, Place, told_of_place
from nidra.sources.reader import FileReader, Reader
from nidra.store import sources
from nidra.trust.check import check
from nidra.trust.grading import PremiseState, RowState, judge, settle
from nidra.trust.nearest import nearest_text
from nidra.trust.similarity import similarity


@dataclass(frozen=True, slots=True)
class LiveCheck:
    """One receipt: what is stored of it, and what its source says at this moment.

    `reached` says whether the source's bytes could be read for it; where they could not, a failed
    verdict that was read earlier still stands.
    """

    row: EvidenceRow
    now: Verdict
    place: str
    reached: bool


@dataclass(frozen=True, slots=True)
class Why:
    """A memory with everything that speaks for or against it. `stored` explains the grade on record.

    `trusted_at` is the hour of the last pass, if it was a quick one over the whole store: a source that
    was read before it was trusted by its fingerprint.
    """

    memory: Memory
    checks: tuple[LiveCheck, ...]
    stored: Judgement
    premises: tuple[Memory, ...]
    dependants: tuple[Memory, ...]
    journal: tuple[Event, ...]
    checked_at: int
    trusted_at: int | None = None


def why(store: Store, name: str) -> Why:
    """Everything about one memory, with a live check of each receipt. Writes nothing."""
    memory = store.get(name)
    premises = tuple(store.related(memory.premises))
    return Why(
        memory=memory,
        checks=tuple(live_checks(store, memory)),
        stored=grade(memory, premises),
        premises=premises,
        dependants=tuple(store.related(memory.dependants)),
        journal=tuple(store.journal_for(memory.id)),
        checked_at=store.now(),
        trusted_at=last_quick_pass(store),
    )


def last_quick_pass(store: Store) -> int | None:
    """The hour of the last pass over the whole store that came to its end, if it was a quick one."""
    for run in store.runs.history():
        if run["kind"] == "pass" and run["state"] == "done" and run["mode"] in ("full", "quick"):
            return int(run["started_at"]) if run["mode"] == "quick" else None
    return None


def live_checks(store: Store, memory: Memory, reader: Reader | None = None) -> list[LiveCheck]:
    """Check each live receipt of a memory against its source's bytes, now."""
    return list(each_check(store, memory, reader))


def each_check(store: Store, memory: Memory, reader: Reader | None = None) -> Iterator[LiveCheck]:
    """The same, one after the other as they are asked for."""
    largest = store.settings.number("source.largest_mib") << 20
    reader = reader or FileReader(largest)
    finder = Finder(store.folder, largest, lambda path: _is_source(store, path))
    for row in memory.evidence:
        if not row.retired:
            found = _place(store, finder, row)
            there = found is not None and found.look.regular
            place = found.path if found is not None and there else row.source
            verdict = _with_nearest(row, check(receipt_of(row, place), reader), reader, place)
            if found is not None and there and found.moved:
                verdict = told_of_place(verdict, place)
            reached = verdict.state not in UNREACHED
            yield LiveCheck(row, settle(row.state, verdict), place, reached)


def _with_nearest(row: EvidenceRow, verdict: Verdict, reader: Reader, place: str) -> Verdict:
    """A drifted text with what the source says in its place, where the check did not say so itself."""
    if verdict.state is not State.DRIFTED or verdict.detail.nearest or not verdict.spans:
        return verdict
    nearest = nearest_text(reader.open(place).raw, verdict.spans)
    alike = similarity(row.excerpt, nearest) if nearest else 0.0
    return verdict._replace(detail=verdict.detail._replace(nearest=nearest, similarity=alike))


def _is_source(store: Store, path: str) -> bool:
    with store.database.reading() as connection:
        return sources.is_source(connection, path)


def _place(store: Store, finder: Finder, row: EvidenceRow) -> Place | None:
    """Where the source of a receipt lies; None where the store does not know it."""
    with store.database.reading() as connection:
        source = sources.source_at(connection, row.source)
    if source is None:
        return None
    return finder.find(source, search=True, last=store.runs.check_of(source.key))


def receipt_of(row: EvidenceRow, place: str | None = None) -> Receipt:
    """A stored evidence row in the form that a check takes."""
    return Receipt(
        source=place or row.source,
        excerpt=row.excerpt,
        sha256=bytes.fromhex(row.sha256),
        locator=row.locator,
        form=row.form,
        dialect=row.dialect,
        prefix=row.prefix,
        suffix=row.suffix,
        spans=row.spans,
        state=row.state,
        ever_ok=row.ever_ok,
        vouched=row.vouched,
    )


def verify_evidence_row(row: EvidenceRow, reader: Reader | None = None) -> Verdict:
    """Check one stored receipt against its source's bytes now. Never raises; never writes."""
    return check(receipt_of(row), reader or FileReader())


def grade(memory: Memory, premises: Sequence[Memory] = ()) -> Judgement:
    """The grade that a memory's stored verdicts earn, with the sentence that explains it.

    A memory that rests on others is judged with them; hand them in as `premises`.
    """
    rows = [
        RowState(row.state, row.ever_ok, row.vouched, Path(row.source).name)
        for row in memory.evidence
        if not row.retired
    ]
    resting = [
        PremiseState(other.id, other.grade if other.active else Grade.UNVERIFIED, other.standing)
        for other in premises
    ]
    if memory.premises and not premises:
        resting = [PremiseState(name, memory.grade, memory.standing) for name in memory.premises]
    return judge(rows, resting, memory.confidence)
