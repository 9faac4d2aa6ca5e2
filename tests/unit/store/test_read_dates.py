"""Dates of byte checks one by one say what all of them together say."""

from __future__ import annotations

from pathlib import Path

from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.store.byte_checks import ReadDates


def test_a_date_is_the_same_asked_for_alone_and_one_that_was_never_read_has_none(
    store: Store, tmp_path: Path
) -> None:
    for name in ("a.md", "b.md"):
        path = tmp_path / name
        path.write_text(f"The retry limit of {name} is 5\n")
        store.add(new_memory(f"{name}: 5", source=path, excerpt=f"retry limit of {name} is 5"))
    run_sleep(store)
    every = store.read_dates()
    dates = ReadDates(store.runs)
    assert len(every) == 2
    assert dict(dates) == every
    assert dates.get(max(every) + 1) is None
