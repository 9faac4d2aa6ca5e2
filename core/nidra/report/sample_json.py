"""A sample of receipts as JSON, for a person's own tools."""

from __future__ import annotations

import json
from typing import Any

from nidra.base.clock import iso
from nidra.records.findings import Case, Sample

SCHEMA = "nidra-sample-1"


def render_sample_json(sample: Sample) -> str:
    """The sample as one JSON object, indented, in ASCII."""
    return json.dumps(sample_object(sample), indent=2) + "\n"


def sample_object(sample: Sample) -> dict[str, Any]:
    """The sample as plain values. Offsets and lengths are bytes of the source."""
    return {
        "schema": SCHEMA,
        "nidra": sample.version,
        "store": sample.store,
        "verdict": sample.verdict,
        "seed": sample.seed,
        "of": sample.of,
        "taken_at": iso(sample.taken_at),
        "cases": [_case(case) for case in sample.cases],
    }


def _case(case: Case) -> dict[str, Any]:
    return {
        "memory": case.memory,
        "foreign_id": case.foreign_id,
        "excerpt": case.excerpt,
        "source": case.source,
        "on_record": {"verdict": case.verdict, "sentence": case.sentence},
        "read_now": {"verdict": case.now, "sentence": case.sentence_now},
        "changes": [list(change) for change in case.changes],
        "bytes": {
            "offset": case.offset,
            "length": case.length,
            "before": case.before,
            "found": case.found,
            "after": case.after,
        },
        "changed_since_last_pass": case.changed_since,
        "note": case.note or None,
    }
