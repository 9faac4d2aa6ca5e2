"""The trust report as JSON, with stable keys for scripts.

    schema           "nidra-report-1": the JSON Schema is `resources/report-schema.json`
    nidra            version that wrote the report
    kind             "pass", or "state" where the store was only looked at
    sentence         the trust sentence
    store            folder of the store
    pass             id, mode, scope, dry_run, resumed, idle, started, ended
    census           before and after, each: total, active, contested, by_grade, by_standing, verdicts
    actions          changes by kind; empty where nothing changed
    stages           changes by kind of each stage that ran
    read             what was read, by kind
    durations        seconds by stage
    not_compared     memories without a subject, which were held against no other
    contests         listed (id, kind, opened_at, memories, suggested, judged), more
    worst_rooms      the (at most three) most rotten rooms, as in `rooms`
    rooms            origin, wing, room, active, by_standing, rot (share gone, 0 to 1; null
                     where no source was looked at, so that it cannot be told)
    falls            listed (memory, statement, source, verdict, sentence, changes), more
    source_falls     listed (path, verdict, memories, rest_on_them), more
    gone             listed (path, verdict, memories, rest_on_them), more: gone or unreadable
    moved            listed (old, new, memories), more: sources found elsewhere than on record
    foreign_stores   adapter, kind, location, imported_at, counts, problems, vanished, returned, proof
    findings         stale, reach, duplicates, truncated, transcripts, vanished; null after a pass
    bytes_last_read  oldest, newest
    notes            sentences
    charts           key, title, tells, shape, across, unit, empty, steps, series (name, look, values, a
                     value a step, null where nothing is known); none in the report of a pass
    method           how (sentences), verdicts, grades, standings (name to words), not_checked (sentences);
                     null after a pass
    rests_on         digest (SHA-256 of hashed), hashed, store, rows, head; null after a pass
    since            at, digest, changes (name, then, now) of the last export; null for a first one

Times are ISO 8601 in UTC or null. The text is ASCII: what is not is escaped, so that no control or
bidirectional character reaches a terminal.
"""

from __future__ import annotations

import json
from typing import Any

from nidra.base.clock import iso
from nidra.records.contest import ContestedPair
from nidra.records.report import Census, Fall, Moved, OriginReport, PassReport, RoomRot, SourceFall
from nidra.report import pairs
from nidra.report.json_findings import findings_object
from nidra.report.json_trust import trust_object
from nidra.report.markdown import is_pass
from nidra.report.rot import told_in, worst_rooms
from nidra.report.sentence import trust_sentence

SCHEMA = "nidra-report-1"


def render_json(report: PassReport) -> str:
    """The report as one JSON object, indented, with a newline at its end."""
    return json.dumps(report_object(report), indent=2) + "\n"


def report_object(report: PassReport) -> dict[str, Any]:
    """The report as plain values, ready for JSON."""
    return {
        "schema": SCHEMA,
        "nidra": report.version,
        "kind": "pass" if is_pass(report) else "state",
        "sentence": trust_sentence(report.after),
        "store": report.store,
        "pass": {
            "id": report.pass_id or None,
            "mode": report.mode or None,
            "scope": report.scope or None,
            "dry_run": report.dry_run,
            "resumed": report.resumed,
            "idle": report.idle,
            "started": _time(report.started_at),
            "ended": _time(report.ended_at),
        },
        "census": {"before": census_object(report.before), "after": census_object(report.after)},
        "actions": dict(report.actions),
        "stages": {stage: dict(changes) for stage, changes in report.stages.items()},
        "read": dict(report.read),
        "durations": dict(report.durations),
        "not_compared": report.not_compared,
        "contests": {
            "listed": [contest_object(pair) for pair in report.contests],
            "more": report.more_contests,
        },
        "worst_rooms": [_room(room) for room in worst_rooms(report.rooms)],
        "rooms": [_room(room) for room in report.rooms],
        "falls": {"listed": [_fall(fall) for fall in report.falls], "more": report.more_falls},
        "source_falls": {
            "listed": [_source(fall) for fall in report.source_falls],
            "more": report.more_source_falls,
        },
        "gone": {"listed": [_source(fall) for fall in report.gone], "more": report.more_gone},
        "moved": {"listed": [_moved(one) for one in report.moved], "more": report.more_moved},
        "foreign_stores": [_origin(origin) for origin in report.origins],
        "bytes_last_read": {
            "oldest": _time(report.oldest_byte_check),
            "newest": _time(report.newest_byte_check),
        },
        "notes": list(report.notes),
        "findings": findings_object(report.findings),
        **trust_object(report),
    }


def census_object(census: Census) -> dict[str, Any]:
    """A census as plain values. `by_standing` adds up to `active`."""
    return {
        "total": census.total,
        "active": census.active,
        "contested": census.contested,
        "by_grade": dict(census.by_grade),
        "by_standing": dict(census.by_standing),
        "verdicts": dict(census.verdicts),
    }


def contest_object(pair: ContestedPair) -> dict[str, Any]:
    """A contested pair as plain values: both sides with the parts that differ, and what to keep."""
    return {
        "id": pair.contest,
        "kind": pair.kind,
        "opened_at": iso(pair.opened_at),
        "memories": [
            {
                "id": name,
                "statement": statement,
                "parts": list(parts),
                "newer": name == pair.newer,
                "verified": name in pair.verified,
            }
            for name, statement, parts in zip(pair.ids, pair.statements, pair.parts, strict=True)
        ],
        "suggested": pairs.kept(pair),
        "judged": pair.judged or None,
    }


def _time(us: int | None) -> str | None:
    return None if us is None else iso(us)


def _room(room: RoomRot) -> dict[str, Any]:
    return {
        "origin": room.origin,
        "wing": room.wing,
        "room": room.room,
        "active": room.active,
        "by_standing": dict(room.by_standing),
        "rot": round(room.rot, 6) if told_in(room) else None,
    }


def _fall(fall: Fall) -> dict[str, Any]:
    return {
        "memory": fall.memory,
        "statement": fall.statement,
        "source": fall.source or None,
        "verdict": fall.verdict,
        "sentence": fall.sentence,
        "changes": [list(change) for change in fall.changes],
    }


def _source(fall: SourceFall) -> dict[str, Any]:
    return {
        "path": fall.path,
        "verdict": fall.verdict,
        "memories": fall.memories,
        "rest_on_them": fall.rest_on_them,
    }


def _moved(moved: Moved) -> dict[str, Any]:
    return {"old": moved.old, "new": moved.new, "memories": moved.memories}


def _origin(origin: OriginReport) -> dict[str, Any]:
    proof = origin.proof
    return {
        "adapter": origin.adapter,
        "kind": origin.kind,
        "location": origin.location,
        "imported_at": _time(origin.imported_at),
        "counts": dict(origin.counts),
        "problems": list(origin.problems),
        "vanished": origin.vanished,
        "returned": origin.returned,
        "proof": None
        if proof is None
        else {
            "holds": proof.holds,
            "root": proof.root,
            "entries": proof.files,
            "changed": list(proof.changed),
            "taken_at": _time(proof.taken_at),
        },
    }
