"""The whole trust report as plain blocks, in the order in which it is read: what PDF and CSV are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nidra.records.contest import ContestedPair
from nidra.records.grade import Grade, Standing
from nidra.records.report import Census, Fall, OriginReport, PassReport, RoomRot, SourceFall
from nidra.records.verdict import State
from nidra.report import pairs, trust_blocks
from nidra.report.blocks import Block, Cell, Column, Lines, Section, Table, Words
from nidra.report.deeds import deeds
from nidra.report.findings_blocks import findings
from nidra.report.markdown import about_lines, is_pass, reading_lines
from nidra.report.md_origins import PROBLEMS, taken
from nidra.report.proof import proof_sentence, vanished_sentence
from nidra.report.rot import by_rot, gone_in, told_in
from nidra.report.sentence import trust_sentence
from nidra.report.six import not_compared
from nidra.report.words import arrow, changed_words, when

ROOMS = 60
_CHANGES = 6
_MEMORIES = "memories"


def sections(report: PassReport) -> list[Section]:
    """Every part that has something to say."""
    return [section for section in _all(report) if section.blocks]


def _all(report: PassReport) -> Iterator[Section]:
    passed = is_pass(report)
    yield Section("trust", "Trust report", (Words(trust_sentence(report.after)),))
    yield from trust_blocks.since(report)
    yield _census(report, passed)
    if passed:
        yield _actions(report)
    yield _falls(report, passed)
    yield _sources(
        "source-falls", "Sources they fell with", report.source_falls, report.more_source_falls
    )
    yield _contests(report)
    yield from trust_blocks.charts(report)
    yield _verdicts(report, passed)
    yield _rot(report.rooms)
    yield _sources(
        "gone", "Files that are gone or could not be read", report.gone, report.more_gone
    )
    yield _moved(report)
    yield from findings(report.findings)
    reading = tuple(reading_lines(report, passed, str))
    yield Section("bytes", "When bytes were last read", (Lines(reading),))
    yield _origins(report.origins)
    yield from trust_blocks.behind(report)
    yield _about(report, passed)
    yield Section("notes", "Notes", (Lines(report.notes),) if report.notes else ())


def _about(report: PassReport, passed: bool) -> Section:
    lines = about_lines(report, passed, str, str)
    written = f"Written by Nidra {report.version or 'of unknown version'}, {when(report.ended_at)}"
    return Section("about", "About this report", (Lines((*lines, written)),))


def _actions(report: PassReport) -> Section:
    title = "What the pass would find" if report.dry_run else "What the pass did"
    lines = tuple(deeds(report.actions))
    nothing = Words("Nothing: the world is as it was at the last look.")
    return Section("did", title, (Lines(lines) if lines else nothing,))


# Counts -------------------------------------------------------------------------------------


def _sides(report: PassReport, passed: bool) -> tuple[tuple[str, ...], tuple[Census, ...]]:
    if passed and not report.dry_run:
        return ("before", "after"), (report.before, report.after)
    return ("now",), (report.after,)


def _census(report: PassReport, passed: bool) -> Section:
    names, sides = _sides(report, passed)
    rows: list[tuple[Cell, ...]] = [
        ("all memories", *(side.total for side in sides)),
        ("active", *(side.active for side in sides)),
        *(_row(s.label, [side.standing(s) for side in sides]) for s in Standing),
        *(
            _row(f"grade {g.label}", [side.by_grade.get(g.label, 0) for side in sides])
            for g in Grade
        ),
        ("contested", *(side.contested for side in sides)),
    ]
    columns = (Column(_MEMORIES), *(Column(name, _MEMORIES) for name in names))
    left = not_compared(report.not_compared)
    note: tuple[Block, ...] = (Words(left, quiet=True),) if left else ()
    return Section("census", "Census", (Table("Memories", columns, tuple(rows)), *note))


def _row(name: str, numbers: Sequence[int]) -> tuple[Cell, ...]:
    return (name, *numbers)


def _verdicts(report: PassReport, passed: bool) -> Section:
    names, sides = _sides(report, passed)
    rows = tuple(
        _row(label, [side.verdicts.get(label, 0) for side in sides])
        for label in dict.fromkeys(state.label for state in State)
        if any(side.verdicts.get(label, 0) for side in sides)
    )
    if not rows:
        return Section("verdicts", "Verdicts", (Words("No memory has a receipt."),))
    columns = (Column("receipts"), *(Column(name, "receipts") for name in names))
    return Section("verdicts", "Verdicts", (Table("Receipts by verdict", columns, rows),))


def _rot(rooms: Sequence[RoomRot]) -> Section:
    if not rooms:
        return Section("rot", "Rot by wing and room", ())
    several = len({room.origin for room in rooms}) > 1
    rows = tuple(_room(room, several) for room in by_rot(rooms)[:ROOMS])
    columns = (
        *(Column("room"), Column("active", _MEMORIES)),
        *(Column("gone", _MEMORIES), Column("rot", "share")),
    )
    table = Table("Rooms, the most rotten first", columns, rows, max(0, len(rooms) - ROOMS))
    what = Words("Rot is the share of memories that point at files that are gone.", quiet=True)
    return Section("rot", "Rot by wing and room", (what, table))


def _room(room: RoomRot, several: bool) -> tuple[Cell, ...]:
    name = f"{room.wing or '(no wing)'} / {room.room or '(no room)'}"
    named = f"{name} ({room.origin})" if several else name
    return named, room.active, gone_in(room), room.rot if told_in(room) else None


# What fell ----------------------------------------------------------------------------------


def _falls(report: PassReport, passed: bool) -> Section:
    title = "What fell in this pass" if passed else "What is fallen"
    if not report.falls:
        return Section("fallen", title, (Words("Nothing."),))
    columns = tuple(map(Column, ("memory", "verdict", "statement", "what changed", "source")))
    table = Table(title, columns, tuple(map(_fall, report.falls)), report.more_falls)
    return Section("fallen", title, (table,))


def _fall(fall: Fall) -> tuple[Cell, ...]:
    changes = changed_words(fall.changes)[:_CHANGES]
    told = ", ".join(arrow(old, new, 40) for old, new in changes) or fall.sentence
    return fall.memory, fall.verdict, fall.statement, told, fall.source


def _sources(name: str, title: str, found: Sequence[SourceFall], left: int) -> Section:
    if not found:
        return Section(name, title, ())
    columns = (
        *(Column("source"), Column("verdict"), Column("memories", _MEMORIES)),
        Column("rest on these", _MEMORIES),
    )
    rows = tuple(
        (one.path or "(none)", one.verdict, one.memories, one.rest_on_them) for one in found
    )
    return Section(name, title, (Table(title, columns, rows, left),))


def _moved(report: PassReport) -> Section:
    title = "Files that were renamed or moved"
    if not report.moved:
        return Section("moved", title, ())
    columns = (Column("on record"), Column("is now"), Column("memories", _MEMORIES))
    rows = tuple((one.old, one.new, one.memories) for one in report.moved)
    return Section("moved", title, (Table(title, columns, rows, report.more_moved),))


def _contests(report: PassReport) -> Section:
    title = "Pairs that cannot both hold"
    if not report.contests:
        return Section("contests", title, ())
    columns = tuple(map(Column, ("memory", "kind", "statement", "known of it", "cannot hold with")))
    rows = tuple(row for pair in report.contests for row in _pair(pair))
    table = Table(title, columns, rows)
    more = (Lines((), report.more_contests),) if report.more_contests else ()
    return Section("contests", title, (table, *more))


def _pair(pair: ContestedPair) -> Iterator[tuple[Cell, ...]]:
    for at, (name, statement) in enumerate(zip(pair.ids, pair.statements, strict=True)):
        known = ", ".join(pairs.traits(pair, name)) or "–"
        yield name, pair.kind, statement, known, pair.ids[1 - at]


def _origins(found: Sequence[OriginReport]) -> Section:
    blocks = tuple(block for origin in found for block in _origin(origin))
    return Section("origins", "Foreign stores, read only", blocks)


def _origin(origin: OriginReport) -> Iterator[Block]:
    head = (
        f"{origin.location} ({origin.adapter}, {origin.kind}), imported {when(origin.imported_at)}"
    )
    lines = [taken(origin.counts)] if origin.counts else []
    none = "No listing of its folder was kept, so nothing is proven about it"
    lines.append(proof_sentence(origin.proof) if origin.proof else none)
    lines += [text for text in (vanished_sentence(origin),) if text]
    lines += origin.problems[:PROBLEMS]
    yield Words(head)
    yield Lines(tuple(lines), max(0, len(origin.problems) - PROBLEMS))
