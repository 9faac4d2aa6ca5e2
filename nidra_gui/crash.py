"""What is kept when the window breaks: a local file that the next start offers to copy. Nothing is sent."""

from __future__ import annotations

import faulthandler
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TextIO

from platformdirs import user_state_dir

FILE = "crash.txt"
MOST = 1 << 20


class CrashFile:
    """The file that tells of crashes. It is empty after an orderly end."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or Path(user_state_dir("nidra", appauthor=False))) / FILE
        self.told: Callable[[str], None] = lambda text: None
        self._stream: TextIO | None = None

    def left(self) -> str:
        """What the last run left behind, or nothing."""
        try:
            return self.path.read_text(encoding="utf-8", errors="replace")[-MOST:].strip()
        except OSError:
            return ""

    def open(self) -> None:
        """Begin a new file and have every unhandled error of every thread written to it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._stream = self.path.open("w", encoding="utf-8")
        except OSError:
            return
        faulthandler.enable(self._stream)
        sys.excepthook = self._main_hook
        threading.excepthook = self._thread_hook

    def write(self, problem: BaseException) -> None:
        """Add an error with its traceback."""
        text = "".join(traceback.format_exception(problem))
        if self._stream is not None:
            self._stream.write(f"{datetime.now(UTC).isoformat()}\n{text}\n")
            self._stream.flush()
        sys.stderr.write(text)
        self.told(f"{type(problem).__name__}: {problem}")

    def close(self) -> None:
        """An orderly end: nothing is left to tell, unless an error was written."""
        if self._stream is None:
            return
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        faulthandler.disable()
        self._stream.close()
        self._stream = None

    def _main_hook(
        self, kind: type[BaseException], problem: BaseException, trace: TracebackType | None
    ) -> None:
        self.write(problem.with_traceback(trace))

    def _thread_hook(self, hooked: threading.ExceptHookArgs) -> None:
        if hooked.exc_value is not None:
            self.write(hooked.exc_value)
