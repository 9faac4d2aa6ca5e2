"""What a crash leaves behind: a local text, offered at the next start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from nidra_gui.crash import CrashFile
from nidra_gui.shell import Shell

CODE = """
import sys, threading
from pathlib import Path
from nidra_gui.crash import CrashFile
crash = CrashFile(Path(sys.argv[1]))
crash.open()
"""


def _run(folder: Path, ending: str) -> str:
    subprocess.run(
        [sys.executable, "-c", CODE + ending, str(folder)], check=False, capture_output=True
    )
    return CrashFile(folder).left()


@pytest.mark.parametrize(
    ("ending", "told"),
    [
        ("raise ValueError('in the main thread')", "ValueError: in the main thread"),
        (
            "t = threading.Thread(target=lambda: 1 // 0); t.start(); t.join()",
            "ZeroDivisionError",
        ),
        ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "Segmentation fault"),
    ],
)
def test_an_error_anywhere_is_kept_for_the_next_start(
    tmp_path: Path, ending: str, told: str
) -> None:
    assert told in _run(tmp_path, ending)


def test_an_orderly_end_leaves_nothing_to_tell(tmp_path: Path) -> None:
    assert _run(tmp_path, "crash.close()") == ""


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    crash = CrashFile(tmp_path / "file" / "below")
    crash.open()
    assert crash.left() == ""
    crash.close()


def test_the_next_start_offers_what_was_left_behind(shell: Shell) -> None:
    shell.tell_crash("Traceback …")
    assert shell.toast.isVisible()
    assert "Nothing that was committed is lost" in shell.toast.sentence.text()
    shell.toast.step.click()
    assert QGuiApplication.clipboard().text() == "Traceback …"
