"""The receipts of one source are read in pages, in the order in which they were filed."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.store import receipts


@pytest.mark.parametrize("together", [1, 2, 3, 5, 6, 7, 2000])
def test_a_source_with_many_receipts_gives_each_of_them_once(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, together: int
) -> None:
    path = tmp_path / "limits.md"
    path.write_text("".join(f"The limit of pool {n} is {n * 7}.\n" for n in range(6)))
    for n in range(6):
        said = f"limit of pool {n} is {n * 7}"
        store.add(new_memory(f"{said}!", source=path, excerpt=said))
    monkeypatch.setattr(receipts, "_TOGETHER", together)
    with store.database.reading() as connection:
        rows = list(receipts.live_rows(connection, 1, str(path)))
        assert list(receipts.live_excerpts(connection, 1)) == [row.receipt.excerpt for row in rows]
    assert [row.receipt.excerpt for row in rows] == [
        f"limit of pool {n} is {n * 7}" for n in range(6)
    ]
    assert run_sleep(store).after.verdicts == {"verbatim": 6}
