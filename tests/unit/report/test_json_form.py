"""The trust report as JSON."""

from __future__ import annotations

import json

from nidra.records.report import Moved, RoomRot, SourceFall
from nidra.report.json_form import render_json
from nidra.report.sentence import trust_sentence
from unit.report.samples import fall, origin, report

KEYS = {
    "schema",
    "nidra",
    "kind",
    "sentence",
    "store",
    "pass",
    "census",
    "actions",
    "stages",
    "not_compared",
    "contests",
    "findings",
    "read",
    "durations",
    "worst_rooms",
    "rooms",
    "falls",
    "source_falls",
    "gone",
    "moved",
    "foreign_stores",
    "bytes_last_read",
    "notes",
    "charts",
    "method",
    "rests_on",
    "since",
}


def test_the_keys_are_the_documented_ones() -> None:
    from nidra.report import json_form

    found = json.loads(render_json(report()))
    assert set(found) == KEYS
    assert all(f"\n    {key} " in json_form.__doc__ for key in KEYS)


def test_it_says_the_same_sentence_and_numbers_as_the_values() -> None:
    given = report()
    found = json.loads(render_json(given))
    assert found["sentence"] == trust_sentence(given.after)
    assert found["census"]["after"]["by_standing"] == {"traceable": 8, "gone": 1, "fallen": 1}
    assert found["rooms"][0]["rot"] == 0.25
    assert found["falls"]["listed"][0]["changes"] == [["5", "6"]]
    assert found["foreign_stores"][0]["proof"]["holds"] is True


def test_rot_that_cannot_be_told_is_null() -> None:
    rooms = (
        RoomRot("/palace", "w", "blind", 5, {"not comparable": 5}),
        RoomRot("/palace", "w", "bare", 2, {"no receipt": 2}),
        RoomRot("/palace", "w", "read", 2, {"no receipt": 1, "traceable": 1}),
    )
    found = json.loads(render_json(report(rooms=rooms)))
    assert [room["rot"] for room in found["rooms"]] == [None, None, 0.0]


def test_gone_and_moved_sources_are_listed_and_the_rest_counted() -> None:
    given = report(
        gone=(SourceFall("/a.md", "gone", 6, 2),),
        more_gone=3,
        moved=(Moved("/old.md", "/new.md", 1),),
        more_moved=4,
    )
    found = json.loads(render_json(given))
    assert found["gone"]["listed"][0] == {
        "path": "/a.md",
        "verdict": "gone",
        "memories": 6,
        "rest_on_them": 2,
    }
    assert found["moved"]["listed"] == [{"old": "/old.md", "new": "/new.md", "memories": 1}]
    assert (found["gone"]["more"], found["moved"]["more"]) == (3, 4)


def test_times_are_iso_with_offset_and_null_where_there_is_none() -> None:
    found = json.loads(render_json(report(oldest_byte_check=None)))
    assert found["pass"]["started"] == "2026-06-01T08:00:00.000000+00:00"
    assert found["bytes_last_read"]["oldest"] is None


def test_a_state_is_told_from_a_pass() -> None:
    assert json.loads(render_json(report()))["kind"] == "pass"
    assert json.loads(render_json(report(durations={})))["kind"] == "state"


def test_no_control_or_bidirectional_character_is_written_as_it_is() -> None:
    text = render_json(report(falls=(fall("\x9b31m\u202eकोलकाता"),)))
    assert text.isascii()
    assert json.loads(text)["falls"]["listed"][0]["statement"] == "\x9b31m\u202eकोलकाता"


def test_notes_problems_and_resumption_stand_in_the_json() -> None:
    given = report(notes=("A sentence.",), origins=(origin(problems=("Row 7.",)),), resumed=True)
    value = json.loads(render_json(given))
    assert value["notes"] == ["A sentence."]
    assert value["foreign_stores"][0]["problems"] == ["Row 7."]
    assert value["pass"]["resumed"] is True
