"""What became of the rows of an import."""

from __future__ import annotations

import shlex
from typing import Any

import pytest
from nidra.records.foreign import Preview
from nidra.records.report import ImportReport, ReadOnlyProof
from nidra.report.import_summary import import_lines, map_options, mostly_absent, preview_lines
from unit.report.samples import NOW

COUNTS = {
    "rows": 19,
    "imported": 5,
    "duplicate_text": 2,
    "already_known": 1,
    "changed": 1,
    "other_source": 3,
    "of_a_later_kind": 4,
    "skipped": {"registry row": 2, "no text": 1},
}


def imported(**parts: Any) -> ImportReport:
    given: dict[str, Any] = {
        "store": "/s",
        "adapter": "mempalace",
        "kind": "chroma",
        "location": "/my palace",
        "counts": COUNTS,
        "problems": (),
        "proof": ReadOnlyProof("/my palace", 3, (), NOW),
        "resumed": False,
        "unapplied": 0,
        "sources": {"present": 3, "gone": 1},
        "suggested_maps": (),
        "seconds": 0.5,
    }
    return ImportReport(**{**given, **parts})


def test_the_fates_add_up_to_the_rows_read() -> None:
    lines = import_lines(imported())
    fates = [line for line in lines if line.startswith("   ")]
    numbers = [int(line.split()[0]) for line in fates]
    assert numbers[-1] == sum(numbers[:-1]) == 19
    assert fates[-1].endswith("in all, of 19 read")
    assert any("skipped: registry row" in line for line in fates)


def test_sources_and_proof_are_said() -> None:
    text = "\n".join(import_lines(imported()))
    assert "1 gone, 3 present" in text
    assert "Left untouched: 3 entries of /my palace" in text


def test_suggested_maps_can_be_copied_into_a_shell() -> None:
    words = map_options((("/old home/it's", "/new"), ("a", "b")))
    assert shlex.split(" ".join(words)) == ["--map", "/old home/it's=/new", "--map", "a=b"]


@pytest.mark.parametrize(
    ("sources", "absent"),
    [
        ({"present": 3, "gone": 1}, False),
        ({"present": 1, "gone": 1}, False),
        ({"present": 1, "unreachable": 2}, True),
        ({"gone": 1}, True),
        ({"none recorded": 5}, False),
        ({}, False),
    ],
)
def test_most_sources_are_absent_where_more_than_half_are(
    sources: dict[str, int], absent: bool
) -> None:
    assert mostly_absent(sources) is absent
    assert any("Most sources" in line for line in import_lines(imported(sources=sources))) is absent


def test_where_most_are_absent_the_last_line_tells_the_way_out() -> None:
    lost: dict[str, Any] = {"sources": {"unreachable": 4}}
    maps = (("/a", "/b"),)
    assert "next command" in import_lines(imported(**lost, suggested_maps=maps))[-1]
    assert "--map OLD=NEW" in import_lines(imported(**lost))[-1]
    mapped = import_lines(imported(**lost, maps=maps, absent_root="/a"))[-1]
    assert "The maps did not find them." in mapped and "--map /a=NEW" in mapped


def test_a_source_out_of_reach_is_called_unreadable_as_in_the_verdicts() -> None:
    text = "\n".join(import_lines(imported(sources={"unreachable": 2, "present": 9})))
    assert "9 present, 2 unreadable (" in text and "unreachable" not in text


def test_writes_that_wait_and_problems_are_told() -> None:
    lines = import_lines(imported(unapplied=4, problems=tuple(f"p{n}" for n in range(12))))
    assert any(line.startswith("4 writes still wait") for line in lines)
    assert "… and 2 more" in lines
    assert any(
        line.startswith("1 write still waits") for line in import_lines(imported(unapplied=1))
    )


def test_names_from_the_palace_cannot_drive_the_terminal() -> None:
    text = "\n".join(
        import_lines(imported(location="/p\x1b[2J", kind="k\u202e", problems=("\x1b",)))
    )
    assert "\x1b" not in text and "\u202e" not in text


def test_a_preview_counts_rooms_and_says_that_nothing_was_imported() -> None:
    preview = Preview(
        kind="chroma",
        location="/palace",
        version="3.11.0",
        rows=9,
        rooms={("w", "big"): 6, ("w", ""): 2},
        sources={"present": 8},
        extras={"registry row": 1},
        source_files={"present": 2, "gone": 1},
        suggested_maps=(("/a", "/b"),),
    )
    text = "\n".join(preview_lines(preview))
    assert "version 3.11.0, 9 rows. Nothing was imported." in text
    assert "6  w / big" in text and "2  w / (no room)" in text
    assert "1  would be skipped: registry row" in text
    assert "the next command maps them" in text


def test_a_problem_is_told_on_one_line_of_its_own() -> None:
    lines = import_lines(imported(problems=("The queue is torn.\nLeft untouched: nothing",)))
    assert "Note: The queue is torn. Left untouched: nothing" in lines


def test_drawers_that_vanished_or_came_back_are_told() -> None:
    text = "\n".join(import_lines(imported(vanished=12, returned=1)))
    assert "Since the last audit 12 drawers vanished from the palace" in text
    assert "1 drawer that had vanished is back." in text
    assert "vanished" not in "\n".join(import_lines(imported()))


def test_no_map_of_a_folder_is_advised_in_which_other_sources_are_there() -> None:
    given = imported(sources={"gone": 4, "present": 3}, absent_root="/notes")
    last = import_lines(given, standing=3)[-1]
    assert "Below /notes 3 sources are there" in last and "--map /notes=NEW" not in last
    assert "--map /notes=NEW" in import_lines(given)[-1]


def test_an_import_and_a_dry_run_say_in_the_same_words_what_could_not_be_read() -> None:
    looked = Preview("chroma", "/p", "", 9, {}, {}, source_files={"unreachable": 9})
    words = "9 unreadable (no such folder or volume, or no permission)."
    assert any(line.endswith(words) for line in preview_lines(looked))
    assert any(line.endswith(words) for line in import_lines(imported(sources={"unreadable": 9})))
