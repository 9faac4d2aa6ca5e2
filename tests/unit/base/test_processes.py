"""A process is known by its number and the moment it began."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from nidra.base import processes


def test_this_process_began_when_the_system_says_so() -> None:
    assert processes.exists(os.getpid())
    assert abs(processes.started(os.getpid()) - psutil.Process().create_time()) < 1.5


def test_a_process_that_ended_is_not_there() -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    assert not processes.exists(child.pid)
    assert processes.started(child.pid) == 0.0


def test_no_number_below_one_is_a_process() -> None:
    assert not processes.exists(0) and not processes.exists(-1)


def test_where_the_kernel_tells_no_file_the_answer_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = processes.started(os.getpid())
    monkeypatch.setattr(processes, "_PROC", Path("/no/such/folder"))
    assert processes.exists(os.getpid())
    assert abs(processes.started(os.getpid()) - told) < 1.5
    assert processes.started(2**30) == 0.0
    assert told <= time.time() + 2
