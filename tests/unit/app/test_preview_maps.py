"""What an import would find with other root maps, and a store of Nidra's own in a palace's place."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.app.preview import preview, store_at
from nidra.app.workspace import Store

SAMPLE = Path(__file__).parents[3] / "resources" / "sample-palace"


def test_a_preview_with_maps_finds_the_sources_where_they_lie_now() -> None:
    before = preview(SAMPLE)
    after = preview(SAMPLE, before.suggested_maps)
    assert "present" not in before.sources
    assert after.sources["present"] > 0
    assert after.rooms == before.rooms


@pytest.mark.parametrize("named", ["", ".nidra", ".nidra/nidra.db"])
def test_a_store_is_known_by_its_folder_the_one_above_and_its_database(
    tmp_path: Path, named: str
) -> None:
    with Store(tmp_path / ".nidra") as store:
        store.init()
    assert store_at(tmp_path / named) == tmp_path / ".nidra"


def test_what_is_no_store_is_none(tmp_path: Path) -> None:
    (tmp_path / "nidra.db").mkdir()
    assert store_at(tmp_path) is None
    assert store_at(tmp_path / "absent") is None
    assert store_at(SAMPLE) is None
