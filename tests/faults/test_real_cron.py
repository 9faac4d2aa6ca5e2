"""One timer really run: the machine's cron starts `nidra sleep --scheduled` at the minute it was set to."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("real_cron.py")
NEEDED = ("cron", "crontab", "unshare", "mount")


def _wanting() -> str:
    """Why this machine cannot run it; empty where it can."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        return f"this machine has no {' and no '.join(missing)}"
    if os.geteuid() != 0:
        return "only root may start cron and hide the crontabs of the machine from it"
    words = ["unshare", "-m", "mount", "-t", "tmpfs", "none", "/var/spool/cron"]
    if subprocess.run(words, capture_output=True, check=False).returncode:
        return "this machine does not let us mount"
    return ""


@pytest.mark.soak
@pytest.mark.timeout(240)
def test_cron_starts_the_pass_at_its_minute_and_its_line_is_taken_away(tmp_path: Path) -> None:
    wanting = _wanting()
    if wanting:
        pytest.skip(wanting)
    outside = str(Path("/proc/self/ns/mnt").readlink())
    words = ["unshare", "-m", sys.executable, str(SCRIPT), str(tmp_path), outside]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    print(json.dumps(told, indent=2))
    store = str(tmp_path / "store")
    assert told["install"].startswith(f"Each day at {told['at']}: cron nidra-")
    ours = [line for line in told["crontab"].splitlines() if not line.startswith("#")]
    assert len(ours) == 1
    assert "sleep --scheduled" in ours[0]
    assert store in ours[0]
    assert [(one["kind"], one["mode"], one["state"]) for one in told["runs"]] == [
        ("pass", "quick", "done")
    ]
    assert told["verdicts"] == ["verbatim"]
    assert "installed: cron nidra-" in told["status"]
    assert told["remove"].startswith("Removed cron nidra-")
    assert told["left"] == ""
