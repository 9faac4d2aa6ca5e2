"""The line to whoever ordered a piece of work: answers on stdout, a request and then commands on stdin.

Answers are JSON, one object a line. Commands are bare words, or `{"command": WORD}`.
"""

from __future__ import annotations

import _thread
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from nidra.base.errors import UsageError
from nidra.cli.output import leave
from nidra.cli.working import work_line
from nidra.records.progress import Meter, Progress

TOLD_EVERY = 0.1
LONGEST = 1 << 20
CANCEL = "cancel"
_PIECE = 1 << 16


class Wire:
    """Reads stdin and writes stdout of one piece of work.

    The work is to end when `cancel()` is true: a `cancel` came, or stdin ended, stdout was closed, or
    a signal came, for then nobody waits for the rest. `heard` is told each command, in another thread
    or a signal handler.
    """

    def __init__(self) -> None:
        self._over = False
        self._abrupt = False
        self._left = b""
        self._meter = Meter()
        self._last = Progress("", 0, 0, "")
        self._told_at = -TOLD_EVERY
        self.heard: Callable[[str], None] = lambda word: None

    def cancel(self) -> bool:
        """Was a stop asked for?"""
        return self._over

    def stop(self) -> None:
        """Ask for a stop."""
        self._over = True
        self.heard(CANCEL)
        if self._abrupt:
            _thread.interrupt_main()

    # Answers --------------------------------------------------------------------------------

    def say(self, kind: str, value: Any) -> None:
        """Send one line. Where nobody reads any more the work is to end."""
        try:
            sys.stdout.write(json.dumps({kind: value}) + "\n")
            sys.stdout.flush()
        except OSError:
            leave()
            self.stop()

    def progress(self, value: Progress) -> None:
        """Tell how far the work came, ten times a second at most."""
        now = time.monotonic()
        if value.stage == self._last.stage and value.done < self._last.done:
            self._meter = Meter()  # it began anew, as each look of a watcher at everything does
        self._last = value
        pace = self._meter.at(value, now)
        if now - self._told_at < TOLD_EVERY:
            return
        self._told_at = now
        told = {
            "stage": value.stage,
            "done": value.done,
            "total": value.total,
            "unit": value.unit,
            "read": value.read,
            "share": pace.share,
            "rate": pace.rate,
            "left": pace.left,
            "line": work_line(value, pace),
        }
        self.say("progress", told)

    # Requests and commands ------------------------------------------------------------------

    def request(self) -> str:
        """The first line. Raises `UsageError` where there is none, or one that is no request."""
        line = self._line()
        if line is None:
            raise UsageError(reason="`nidra work` takes one request as a line of JSON on stdin.")
        if len(line) > LONGEST:
            raise UsageError(reason=f"A request has at most {LONGEST:,} bytes.")
        return line.decode("utf-8", "replace")

    def _line(self) -> bytes | None:
        """The next line, or None at the end. Read from the file itself: a thread that waits in
        `sys.stdin` holds its lock, without which no process can end."""
        while b"\n" not in self._left:
            if len(self._left) > LONGEST:
                line, self._left = self._left, b""
                return line
            piece = self._piece()
            if not piece:
                line, self._left = self._left, b""
                return line or None
            self._left += piece
        line, _, self._left = self._left.partition(b"\n")
        return line

    def _piece(self) -> bytes:
        try:
            return os.read(sys.stdin.fileno(), _PIECE) if sys.stdin is not None else b""
        except (OSError, ValueError):
            return b""

    def _listen(self) -> None:
        while (line := self._line()) is not None:
            word = _word(line)
            if word == CANCEL:
                self.stop()
            elif word:
                self.heard(word)
        self.stop()

    @contextmanager
    def listening(self, *, abrupt: bool = False) -> Iterator[None]:
        """Heed commands and signals while work is done. `abrupt`: it has no place of its own where it
        heeds a stop, writes nothing, and may be ended anywhere, by `KeyboardInterrupt`."""

        def signalled(number: int, frame: FrameType | None) -> None:
            self._over = True
            self.heard(CANCEL)
            if self._abrupt:
                raise KeyboardInterrupt

        chosen = (signal.SIGINT, signal.SIGTERM)
        before = [(one, signal.signal(one, signalled)) for one in chosen]
        self._abrupt = abrupt
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            yield
        finally:
            self._abrupt = False
            for one, handler in before:
                signal.signal(one, handler)


def _word(line: bytes) -> str:
    """The command on a line; "" for what is none, which is passed over."""
    text = line.decode("utf-8", "replace").strip()
    if not text.startswith("{"):
        return text
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    word = value.get("command") if isinstance(value, dict) else None
    return word if isinstance(word, str) else ""
