"""What tests of reading the world share."""

import os
from pathlib import Path

import pytest


@pytest.fixture
def stray(tmp_path: Path) -> Path:
    """A file whose name is not valid UTF-8."""
    path = tmp_path / os.fsdecode(b"stray\xff.md")
    try:
        path.touch()
    except OSError:
        pytest.skip("this file system takes only names that are valid UTF-8")
    return path
