"""A process is known by its number and the moment it began."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from nidra.base import processes


def test_two_processes_differ_by_the_time_between_them() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        apart = processes.started(child.pid) - processes.started(os.getpid())
        told = psutil.Process(child.pid).create_time() - psutil.Process().create_time()
        child.communicate(b"\n")
    assert processes.exists(os.getpid())
    assert abs(apart - told) < 0.5


def kernel(place: Path, boot: str, btime: int, ticks: int) -> Path:
    """What a kernel tells of process 7, below another folder than /proc."""
    (place / "sys/kernel/random").mkdir(parents=True)
    (place / "sys/kernel/random/boot_id").write_text(f"{boot}-1c2d-4e3f-8a9b-0123456789ab\n")
    (place / "stat").write_text(f"cpu 1 2 3\nbtime {btime}\n")
    fields = " ".join(["0"] * 18)
    for name in ("self", "7"):
        (place / name).mkdir()
        (place / name / "stat").write_text(f"7 (a ) b) S {fields} {ticks} 0 0\n")
    return place


def told_by(
    monkeypatch: pytest.MonkeyPatch, place: Path, boot: str, btime: int = 1_780_000_000
) -> float:
    monkeypatch.setattr(processes, "_PROC", kernel(place, boot, btime, 12_345))
    return processes.started(7)


def test_a_step_of_the_clock_does_not_move_the_beginning_of_a_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = told_by(monkeypatch, tmp_path / "before", "0a1b2c3d")
    after = told_by(monkeypatch, tmp_path / "after", "0a1b2c3d", btime=1_780_003_600)
    assert before == after > 0


def test_processes_of_two_boots_are_years_apart_and_seconds_still_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one = told_by(monkeypatch, tmp_path / "one", "fffff000")
    two = told_by(monkeypatch, tmp_path / "two", "ffffe000")
    assert abs(one - two) > 365 * 86_400
    assert abs(one % 2**30 - 123.45) < 0.2


def test_a_process_that_ended_is_not_there() -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    assert not processes.exists(child.pid)
    assert processes.started(child.pid) == 0.0


def test_no_number_below_one_is_a_process() -> None:
    assert not processes.exists(0) and not processes.exists(-1)


def test_where_the_kernel_tells_no_file_the_system_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "_PROC", Path("/no/such/folder"))
    assert processes.exists(os.getpid())
    assert abs(processes.started(os.getpid()) - psutil.Process().create_time()) < 1.5
    assert processes.started(2**30) == 0.0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_process_that_ended_is_there_no_more_though_nobody_asked_about_it_yet() -> None:
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
    assert not processes.exists(child)
    os.waitpid(child, 0)
