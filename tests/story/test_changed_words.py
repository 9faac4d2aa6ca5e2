"""What a person reads of a word that was edited in a transcript: the same in every place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .commands import done

SAMPLE = Path(__file__).parents[2] / "resources" / "sample-palace"
EDITS = [
    (("Five years", "Seven years"), ["Five → Seven"]),
    (("Five years", "Six years"), ["Five → Six"]),
    (("Three of them", "Four of them"), ["Three → Four"]),
    (("Only the harbour office", "Only the port office"), ["harbour → port"]),
    (("312 MB", "three hundred MB"), ["312 → three hundred"]),
    (("as one CSV file", "as two CSV files"), ["one → two", "file → files"]),
    (("licence", "license"), ["licence → license"]),
]


def _audited(tmp_path: Path) -> tuple[Path, Path]:
    copy, store = tmp_path / "sample", tmp_path / "store"
    shutil.copytree(SAMPLE, copy)
    sources = f"/home/sam/harbour={copy / 'sources'}"
    done("import-mempalace", "--palace", copy, "--map", sources, "--dir", store)
    done("sleep", "--dir", store)
    return copy, store


def _edit(copy: Path, old: str, new: str) -> None:
    for path in copy.rglob("*.jsonl"):
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")


@pytest.mark.parametrize(("edit", "shown"), EDITS)
def test_an_edited_word_of_a_transcript_is_shown_with_the_new_one(
    tmp_path: Path, edit: tuple[str, str], shown: list[str]
) -> None:
    copy, store = _audited(tmp_path)
    _edit(copy, *edit)
    told = next(
        line for line in done("sleep", "--dir", store).out.splitlines() if "drifted:" in line
    )
    memory, _, _ = told.split()[:3]
    assert f"drifted: {', '.join(shown)}  (" in told
    why = done("why", memory, "--dir", store).out
    changed = [line.split(None, 1)[1] for line in why.splitlines() if "  Changed" in line]
    assert changed == shown
    assert ", ".join("“{}” is now “{}”".format(*pair.split(" → ")) for pair in shown) in why
    assert not [line for line in why.splitlines() if line.startswith("    - >")]


def test_a_receipt_that_moved_is_told_to_stand_where_it_moved(tmp_path: Path) -> None:
    copy, store = _audited(tmp_path)
    _edit(copy, "Five years", "Seventy years")
    done("sleep", "--dir", store)
    moved = next(
        row["memory_id"]
        for row in done("list", "--by", "drawer", "--json", "--dir", store).lines
        if row["verdicts"] == ["moved"]
    )
    why = done("why", moved, "--dir", store).out
    assert "but has moved within it." in why
    assert "at the place to which it had moved." in why
