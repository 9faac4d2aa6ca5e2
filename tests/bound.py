"""A process that the permissions of files bind, even where root runs the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

_ASKED = "import os, sys; sys.exit(os.access(sys.argv[1], os.R_OK))"


def bound(place: Path) -> list[str]:
    """The words before a command that shall be bound, tried on a file in `place`. Skips where none can be."""
    if os.name != "posix":
        pytest.skip("permissions of this kind are POSIX's")
    words: list[str] = []
    if os.getuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root is bound by permissions with setpriv, which is not here")
        words = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"]
    shut = place / "shut.txt"
    shut.write_text("", "utf-8")
    shut.chmod(0)
    done = subprocess.run([*words, sys.executable, "-c", _ASKED, str(shut)], check=False)
    shut.unlink()
    if done.returncode:
        pytest.skip("root cannot be bound by permissions here")
    return words
