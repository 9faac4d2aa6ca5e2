"""The command that starts Nidra. By itself: who starts it need not know of timers."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path


def program() -> tuple[str, ...]:
    """The absolute command that starts Nidra, wherever and with whatever environment it is started."""
    python = Path(sys.executable)
    suffix = ".exe" if sys.platform == "win32" else ""
    if getattr(sys, "frozen", False):
        return (str(python.with_name(f"nidra{suffix}")),)
    if sys.platform == "win32":
        # The console of `nidra.exe` would come up on the screen each night.
        quiet = python.with_name("pythonw.exe")
        return (str(quiet if quiet.exists() else python), "-P", "-m", "nidra")
    for place in (python.parent, Path(sysconfig.get_path("scripts"))):
        if os.access(place / "nidra", os.X_OK):
            return (str(place / "nidra"),)
    return (str(python), "-P", "-m", "nidra")
