"""The folders whose sources are missing, and what cannot be checked for want of them."""

from __future__ import annotations

from pathlib import Path

from nidra.app.lost_roots import lost_roots
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory

FACT = "The harbour office opens at nine"


def test_a_memory_counts_once_however_many_of_its_sources_are_missing(tmp_path: Path) -> None:
    first, second, stays = (tmp_path / name for name in ("first.md", "second.md", "stays.md"))
    for path in (first, second, stays):
        path.write_text(f"{FACT}.\n")
    one = new_memory(FACT, sources=[(str(path), FACT) for path in (first, second)])
    other = new_memory(f"{FACT} sharp", sources=[(str(path), FACT) for path in (first, stays)])
    with Store(tmp_path / "store") as store:
        store.init()
        store.add(one)
        store.add(other)
        run_sleep(store)
        assert lost_roots(store).unchecked == 0
        first.unlink()
        second.unlink()
        run_sleep(store)
        found = lost_roots(store)
    assert sum(root.sources for root in found.roots) == 2
    assert found.unchecked == 1  # the other is borne out by the source that stays
