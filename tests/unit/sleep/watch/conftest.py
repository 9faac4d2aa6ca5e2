"""Fixtures of the watcher's tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.app.workspace import Store
from unit.sleep.watch.watched import Scene


@pytest.fixture
def scene(store: Store, tmp_path: Path) -> Scene:
    """Nothing filed yet; the folder above the files counts as the home folder."""
    top = tmp_path / "tree"
    top.mkdir()
    return Scene(store, top)
