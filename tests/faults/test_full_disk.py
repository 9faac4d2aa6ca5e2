"""A disk that is full for real: a small tmpfs of its own in a user namespace."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from faults.world import World

SCRIPT = Path(__file__).with_name("full_disk.py")
TESTS = Path(__file__).parents[1]


def _may_mount() -> bool:
    if shutil.which("unshare") is None:
        return False
    words = ["unshare", "-rm", "sh", "-c", "mount -t tmpfs none /mnt"]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not _may_mount(), reason="needs to mount in a user namespace"
)


def unshared(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command where it may mount."""
    paths = [str(TESTS), os.environ.get("PYTHONPATH", "")]
    return subprocess.run(
        ["unshare", "-rm", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )


def swept(folder: Path, tries: int, seed: int) -> dict[str, float]:
    """Every operation on `tries` disks."""
    done = unshared(sys.executable, str(SCRIPT), str(folder), str(tries), str(seed))
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def test_on_a_full_disk_nothing_is_lost_and_with_room_it_goes_on(tmp_path: Path) -> None:
    score = swept(tmp_path, tries=2, seed=1)
    assert score["tries"] == 14
    assert score["told"] >= 7
    assert score["asked"] > 1000


def _typed(*lines: Sequence[str]) -> str:
    return "; ".join(" ".join(line) for line in lines)


def test_the_command_line_says_a_sentence_and_ends_with_seven(tmp_path: Path) -> None:
    world = World(tmp_path)
    world.fill()
    small = tmp_path / "disk"
    small.mkdir()
    nidra = [sys.executable, "-m", "nidra"]
    store = ["--dir", str(small / "store")]
    done = unshared(
        "sh",
        "-c",
        _typed(
            ["mount -t tmpfs -o size=200k none", str(small)],
            [*nidra, "import-mempalace --palace", str(world.palace), *store],
            ["echo code $?"],
            ["mount -o remount,size=8m", str(small)],
            [*nidra, "import-mempalace --palace", str(world.palace), *store, "> /dev/null"],
            ["echo code $?"],
            ["dd if=/dev/zero bs=4096 of=" + str(small / "filling"), "2> /dev/null"],
            [*nidra, "sleep", *store],
            ["echo code $?"],
            ["rm", str(small / "filling")],
            [*nidra, "sleep", *store, "> /dev/null"],
            ["echo code $?"],
            [*nidra, "verify-journal", *store, "> /dev/null"],
            ["echo code $?"],
        ),
    )
    codes = [line for line in done.stdout.splitlines() if line.startswith("code")]
    assert codes == ["code 7", "code 0", "code 7", "code 0", "code 0"], done.stderr
    assert done.stderr.count("cannot be written") == 2
    assert "fault of its own" not in done.stderr


@pytest.mark.soak
def test_full_disks_of_many_sizes(tmp_path: Path) -> None:
    assert swept(tmp_path, tries=100, seed=7)["told"] > 300
