"""Processes of this machine: is one there, and since when?

Where the kernel tells by a file, it is read; importing psutil takes 20 CPU ms, as long as a small
pass, and is left to the other systems.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

_PROC = Path("/proc")
# Seconds from one boot to another in `started`: more than a machine ever runs, and few enough that
# a float still tells an eighth of a second.
_BOOT = 2**30


def started(pid: int) -> float:
    """A number of seconds that tells when a process began; 0.0 where there is none.

    It is good only for comparing with another such number of the same machine: two processes of one
    boot differ by the time between them, those of two boots by decades. Setting the clock does not
    move it where the kernel counts from the boot.
    """
    if (_PROC / "self" / "stat").exists():
        with contextlib.suppress(OSError, ValueError, IndexError):
            return _boot() * _BOOT + _ticks(pid) / os.sysconf("SC_CLK_TCK")
        return 0.0
    import psutil

    try:
        return float(psutil.Process(pid).create_time())
    except psutil.Error:
        return 0.0


def exists(pid: int) -> bool:
    """Is there a process of this number?"""
    if (_PROC / "self" / "stat").exists():
        return pid > 0 and _is_alive(pid)
    import psutil

    return bool(psutil.pid_exists(pid))


def _is_alive(pid: int) -> bool:
    """Does it run? One that ended, and that its parent has not asked about yet, is only a name."""
    try:
        words = (_PROC / str(pid) / "stat").read_bytes()
    except OSError:
        return (_PROC / str(pid)).exists()
    return words.rpartition(b")")[2].split()[:1] not in ([b"Z"], [b"X"])


def _ticks(pid: int) -> int:
    """Clock ticks from boot to the start of a process: field 22, counted behind the name's bracket."""
    fields = (_PROC / str(pid) / "stat").read_bytes().rpartition(b")")[2].split()
    return int(fields[19])


def _boot() -> int:
    """A number of this boot, from 1 to 2**20; 1 where the kernel names none."""
    with contextlib.suppress(OSError, ValueError):
        return 1 + int((_PROC / "sys/kernel/random/boot_id").read_text("ascii")[:5], 16)
    return 1
