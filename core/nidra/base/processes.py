"""Processes of this machine: is one there, and since when?

Where the kernel tells by a file, it is read; importing psutil takes 20 CPU ms, as long as a small
pass, and is left to the other systems.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

_PROC = Path("/proc")


def started(pid: int) -> float:
    """When a process began, in seconds since 1970; 0.0 where there is none."""
    if (_PROC / "self" / "stat").exists():
        with contextlib.suppress(OSError, ValueError, IndexError):
            return _booted() + _ticks(pid) / os.sysconf("SC_CLK_TCK")
        return 0.0
    import psutil

    try:
        return float(psutil.Process(pid).create_time())
    except psutil.Error:
        return 0.0


def exists(pid: int) -> bool:
    """Is there a process of this number?"""
    if (_PROC / "self" / "stat").exists():
        return pid > 0 and (_PROC / str(pid)).exists()
    import psutil

    return bool(psutil.pid_exists(pid))


def _ticks(pid: int) -> int:
    """Clock ticks from boot to the start of a process: field 22, counted behind the name's bracket."""
    fields = (_PROC / str(pid) / "stat").read_bytes().rpartition(b")")[2].split()
    return int(fields[19])


def _booted() -> int:
    for line in (_PROC / "stat").read_bytes().splitlines():
        if line.startswith(b"btime "):
            return int(line[6:])
    raise ValueError("the kernel does not say when it was booted")
