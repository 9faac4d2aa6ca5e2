"""The machine's own cron starts the pass of a store: `unshare -m python real_cron.py FOLDER OUTSIDE`.

It is to run as root in a mount namespace of its own; OUTSIDE is the name of the one around it, as
`readlink /proc/self/ns/mnt` tells there. In its own it lays empty folders over all that cron reads
and writes, so that no other crontab is seen, let alone changed. Prints what happened as one JSON object.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from nidra.app.workspace import Store, new_memory

SPOOL = Path("/var/spool/cron")
HIDDEN = (SPOOL, Path("/run"), Path("/etc/cron.d"))
TABLE = Path("/etc/crontab")
MOUNTS = Path("/proc/self/ns/mnt")
LATEST = 130.0
# With fewer seconds left in this minute the timer might be set up after it.
LEAST_LEFT = 15


def hide(folder: Path, outside: str) -> None:
    """Lay empty places over those of the machine; raises where this is not a namespace of its own."""
    if str(MOUNTS.readlink()) == outside:
        raise SystemExit("This is the machine's own mount namespace: run it with unshare -m.")
    for place in HIDDEN:
        subprocess.run(["mount", "-t", "tmpfs", "none", str(place)], check=True)
    if TABLE.exists():
        empty = folder / "crontab"
        empty.touch(mode=0o644)
        subprocess.run(["mount", "--bind", str(empty), str(TABLE)], check=True)
    lists = SPOOL / "crontabs"
    lists.mkdir()
    shutil.chown(lists, group="crontab")
    lists.chmod(0o1730)


def filed(folder: Path) -> Path:
    """A store with one memory that no pass has read."""
    note, place = folder / "note.md", folder / "store"
    note.write_text("The retry limit is 5.\n", "utf-8")
    with Store(place) as store:
        store.init()
        store.add(new_memory("It is 5", source=str(note), excerpt="retry limit is 5"))
    return place


def soon() -> str:
    """The next minute that begins late enough."""
    now = datetime.now().astimezone()
    return f"{now + timedelta(minutes=1 if 60 - now.second >= LEAST_LEFT else 2):%H:%M}"


def run(*words: str) -> str:
    """What a command says; raises where it fails."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def ran(place: Path, cron: subprocess.Popen[bytes]) -> list[dict[str, Any]]:
    """The passes in the store's history, once there is one that is over."""
    end = time.monotonic() + LATEST
    with Store(place) as store:
        while time.monotonic() < end and cron.poll() is None:
            runs = store.runs.history()
            if any(one["ended_at"] is not None for one in runs):
                return runs
            time.sleep(0.2)
    return []


def main() -> None:
    """The whole of it: set up, wait for cron, look, take away."""
    folder = Path(sys.argv[1])
    hide(folder, sys.argv[2])
    place = filed(folder)
    nidra = (sys.executable, "-m", "nidra")
    own = ("--dir", str(place))
    told: dict[str, object] = {"at": soon()}
    told["install"] = run(
        *nidra, "schedule", "install", "--kind", "cron", "--at", str(told["at"]), *own
    )
    told["crontab"] = run("crontab", "-l")
    cron = subprocess.Popen(["cron", "-f"], stdin=subprocess.DEVNULL)
    try:
        told["runs"] = ran(place, cron)
        told["status"] = run(*nidra, "schedule", "status", *own)
    finally:
        cron.terminate()
        cron.wait(10)
    told["remove"] = run(*nidra, "schedule", "remove", *own)
    listed = subprocess.run(["crontab", "-l"], check=False, capture_output=True, text=True)
    told["left"] = listed.stdout
    with Store(place) as store:
        told["verdicts"] = [row.state.label for one in store.load() for row in one.evidence]
    print(json.dumps(told))


if __name__ == "__main__":
    main()
