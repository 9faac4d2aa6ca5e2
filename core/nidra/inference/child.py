"""A program that is run for one answer: fed on its standard input, bounded, and ended as a group."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    import psutil

LIMIT = 1 << 20
_POLL = 0.05
_LAST_WORDS = 1.0


@dataclass(frozen=True, slots=True)
class Ended:
    """How it ended. `code` is None where it was ended by us; texts are cut at `LIMIT` bytes."""

    code: int | None
    out: str
    err: str
    overtime: bool = False
    stopped: bool = False
    overflow: bool = False


def run(
    argv: Sequence[str],
    text: str,
    *,
    seconds: float,
    folder: Path,
    environment: Mapping[str, str],
    stop: threading.Event,
) -> Ended:
    """Run a program in `folder`, hand it `text`, and wait for its end, `seconds` at the most.

    At the limit, on `stop`, and where it talks without end, it is killed with its group and with
    whatever descends from it. What left its group and lost its parent before that is not found.
    Raises `OSError` where it cannot be started.
    """
    process = subprocess.Popen(
        argv,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=dict(environment),
        start_new_session=os.name != "nt",
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
    out, err = _Ear(process.stdout), _Ear(process.stderr)
    mouth = threading.Thread(target=_feed, args=(process.stdin, text), daemon=True)
    mouth.start()
    overtime = _await(process, (out, err), time.monotonic() + seconds, stop)
    running = process.poll() is None
    if running:
        _kill(process)
    process.wait()
    if not all([out.ended(), err.ended()]):
        # It is gone, and something that it started still holds its streams.
        _kill(process)
        out.ended()
        err.ended()
    mouth.join(_LAST_WORDS)
    return Ended(
        code=None if running else process.returncode,
        out=out.text(),
        err=err.text(),
        overtime=overtime,
        stopped=running and stop.is_set(),
        overflow=out.full or err.full,
    )


def _await(
    process: subprocess.Popen[bytes],
    ears: Sequence[_Ear],
    deadline: float,
    stop: threading.Event,
) -> bool:
    """Wait until it ends or has to; True where its time was up."""
    while process.poll() is None:
        if time.monotonic() >= deadline:
            return True
        if stop.is_set() or any(ear.full for ear in ears):
            return False
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_POLL)
    return False


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill it with its group, and with its descendants, which may have left the group."""
    import psutil

    family = _family(process.pid) if process.poll() is None else []
    if os.name != "nt":
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    for one in family:
        with contextlib.suppress(psutil.Error):
            one.kill()


def _family(pid: int) -> list[psutil.Process]:
    """What descends from a process, and the process: looked up before a death that hides who began what."""
    import psutil

    try:
        parent = psutil.Process(pid)
        return [*parent.children(recursive=True), parent]
    except psutil.Error:
        return []


def _feed(stream: IO[bytes] | None, text: str) -> None:
    """Write all of it, unless the reader goes away first."""
    if stream is not None:
        with contextlib.suppress(OSError, ValueError), stream:
            stream.write(text.encode("utf-8", "replace"))


class _Ear:
    """Reads a stream to its end in a thread of its own, and keeps no more than `LIMIT` bytes."""

    def __init__(self, stream: IO[bytes] | None) -> None:
        self._stream = stream
        self._heard = bytearray()
        self.full = False
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        if self._stream is None:
            return
        with contextlib.suppress(OSError, ValueError), self._stream:
            while piece := self._stream.read1(1 << 16):  # type: ignore[attr-defined]
                room = LIMIT - len(self._heard)
                self._heard += piece[:room]
                self.full = self.full or len(piece) > room

    def ended(self) -> bool:
        """Did the stream come to its end? Waited for a moment."""
        self._thread.join(_LAST_WORDS)
        return not self._thread.is_alive()

    def text(self) -> str:
        """What was heard."""
        return bytes(self._heard).decode("utf-8", "replace")
