"""The JSON report against its documented schema."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest
from nidra.base.paths import resources
from nidra.records.report import Moved, PassReport, RoomRot, SourceFall
from nidra.report.json_form import SCHEMA, render_json, report_object
from unit.report.findings_samples import findings, nothing_found, pair
from unit.report.samples import census, origin, report

SHAPE = json.loads((resources() / "report-schema.json").read_text(encoding="utf-8"))
CHECKED = jsonschema.Draft202012Validator(SHAPE)

REPORTS = [
    report(),
    report(durations={}, oldest_byte_check=None, newest_byte_check=None, pass_id="", mode=""),
    report(
        contests=(pair(), pair(newer=None, verified=(), judged="It could not tell.")),
        findings=findings(),
        not_compared=3,
        stages={"verify": {"fell": 1}, "unite": {}},
        rooms=(RoomRot("/palace", "w", "bare", 2, {"no receipt": 2}),),
        gone=(SourceFall("/a.md", "gone", 6, 2),),
        moved=(Moved("/old.md", "/new.md", 1),),
        origins=(origin(vanished=12, returned=1), origin(proof=None, imported_at=None)),
    ),
    report(findings=nothing_found(), rooms=(), falls=(), origins=(), after=census()),
]


@pytest.mark.parametrize("given", REPORTS)
def test_every_report_has_the_shape_that_is_documented(given: PassReport) -> None:
    value = json.loads(render_json(given))
    assert [error.message for error in CHECKED.iter_errors(value)] == []
    assert value["schema"] == SCHEMA == SHAPE["properties"]["schema"]["const"]


def test_the_schema_is_sound_and_every_key_says_what_it_is() -> None:
    jsonschema.Draft202012Validator.check_schema(SHAPE)
    bare = [name for name, shape in SHAPE["properties"].items() if not shape.get("description")]
    assert bare == []


def _without(value: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: part for name, part in value.items() if name != key}


def test_a_key_that_is_missing_or_unknown_or_of_another_kind_is_seen() -> None:
    value = report_object(report())
    assert not CHECKED.is_valid({**value, "extra": 1})
    assert not CHECKED.is_valid({**value, "sentence": 5})
    for key in value:
        assert not CHECKED.is_valid(_without(value, key)), key
