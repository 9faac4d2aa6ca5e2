"""The whole way on a real display: start, drop, sleep, edit, fall, resolve, undo."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("xvfb-run", "Xvfb", "openbox")
# The window manager is there before the window is.
WITH_MANAGER = """
openbox & manager=$!
"$0" "$1" "$2"; code=$?
kill $manager
exit $code
"""


@pytest.mark.skipif(
    any(shutil.which(name) is None for name in NEEDED),
    reason="needs Xvfb and openbox (apt-get install xvfb xauth openbox)",
)
def test_an_evening_with_the_window_on_a_real_display(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "core"), str(ROOT)]),
    }
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x900x24"]
    story = [sys.executable, str(Path(__file__).with_name("whole_story.py")), str(tmp_path)]
    done = subprocess.run(
        [*screen, "sh", "-c", WITH_MANAGER, *story],
        capture_output=True,
        text=True,
        env=environment,
        timeout=200,
        check=False,
    )
    assert done.stdout.split("\n")[-2:-1] == ["the end"], done.stdout + done.stderr
