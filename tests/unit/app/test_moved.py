"""Sources that moved: what is known of the maps of an import that missed most sources."""

from __future__ import annotations

from pathlib import Path

from nidra.app.moved import better_maps, recorded_root, standing_below
from nidra.app.workspace import Store, new_memory


def filed(store: Store, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("The port is 80\n")
    store.add(new_memory("The port is 80", source=path, excerpt="The port is 80"))


def test_a_mapped_folder_is_named_as_it_was_recorded() -> None:
    maps = (("/old", "/new"), ("/old/deep", "/new/deeper"))
    assert recorded_root("/new", maps) == "/old"
    assert recorded_root("/new/deeper/x", maps) == "/old/deep/x"
    assert recorded_root("/newer/x", maps) == "/newer/x"


def test_sources_that_are_there_are_counted_below_a_folder(store: Store, tmp_path: Path) -> None:
    for name in ("a/one.md", "a/two.md", "ab/three.md"):
        filed(store, tmp_path / name)
    (tmp_path / "a/two.md").unlink()
    assert standing_below(store, str(tmp_path / "a")) == 1
    assert standing_below(store, "") == 0


def test_maps_that_found_some_are_kept_beside_those_that_lead_elsewhere(
    store: Store, tmp_path: Path
) -> None:
    filed(store, tmp_path / "a/one.md")
    found, missed = ("/old/a", str(tmp_path / "a")), ("/old/b", str(tmp_path / "none"))
    fresh = ("/old/b", str(tmp_path / "elsewhere"))
    assert better_maps(store, (found, missed), (fresh,)) == (found, fresh)
    assert better_maps(store, (found, missed), (("/old", str(tmp_path)),)) == ()
