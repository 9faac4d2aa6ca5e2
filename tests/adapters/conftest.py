"""Fixtures of the adapters' tests."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A user's home with nothing in it."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder
