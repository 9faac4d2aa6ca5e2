"""What became of the rows of an import."""

from __future__ import annotations

import shlex
from typing import Any

from nidra.records.foreign import Preview
from nidra.records.report import ImportReport, ReadOnlyProof
from nidra.report.import_summary import import_lines, preview_lines
from unit.report.samples import NOW

COUNTS = {
    "rows": 12,
    "imported": 5,
    "duplicate_text": 2,
    "already_known": 1,
    "changed": 1,
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
    assert numbers[-1] == sum(numbers[:-1]) == 12
    assert fates[-1].endswith("in all, of 12 read")
    assert any("skipped: registry row" in line for line in fates)


def test_sources_and_proof_are_said() -> None:
    text = "\n".join(import_lines(imported()))
    assert "1 gone, 3 present" in text
    assert "Left untouched: 3 entries of /my palace" in text


def test_suggested_maps_can_be_copied_into_a_shell() -> None:
    maps = (("/old home/it's", "/new"),)
    lines = import_lines(imported(suggested_maps=maps), "--dir audit")
    command = next(line for line in lines if "--map" in line)
    assert shlex.split(command) == [
        "nidra",
        "import",
        "/my palace",
        "--map",
        "/old home/it's=/new",
        "--dir",
        "audit",
    ]


def test_writes_that_wait_and_problems_are_told() -> None:
    lines = import_lines(imported(unapplied=4, problems=tuple(f"p{n}" for n in range(12))))
    assert any(line.startswith("4 writes still wait") for line in lines)
    assert "… and 2 more" in lines


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
    assert "nidra import /palace --map /a=/b" in text
