"""A worker as a window runs it: a process that is ordered one piece of work, and the lines that it answers."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import nidra

PATIENCE = 60.0
CORE = str(Path(nidra.__file__).parents[1])
ENDED: dict[str, Any] = {}


class Worker:
    """One `nidra work`, started in `/` with an environment that says next to nothing."""

    def __init__(self, order: dict[str, Any] | str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "nidra", "work"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd="/",
            env={"PYTHONPATH": CORE, "HOME": "/nonexistent", "NIDRA_DIR": "/nonexistent/other"},
        )
        self._lines: queue.Queue[dict[str, Any]] = queue.Queue()
        self._hearing = threading.Thread(target=self._hear, daemon=True)
        self._hearing.start()
        self.send(order if isinstance(order, str) else json.dumps(order))

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: object, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        self._hearing.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            try:
                stream.close()
            except BrokenPipeError:
                continue

    def _hear(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(json.loads(line))
        self._lines.put(ENDED)

    def send(self, line: str) -> None:
        """One more line on its stdin."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def leave(self) -> None:
        """Close its stdin, as a window that dies does."""
        assert self.process.stdin is not None
        self.process.stdin.close()

    def line(self) -> dict[str, Any]:
        """Its next line; `ENDED` behind the last one."""
        return self._lines.get(timeout=PATIENCE)

    def until(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Its next line of which that is true."""
        while not holds(line := self.line()):
            assert line is not ENDED, self.error()
        return line

    def told(self, kind: str) -> Any:
        """What its next line of that kind says."""
        return self.until(lambda line: kind in line)[kind]

    def error(self) -> str:
        """Everything on its stderr, once it has ended."""
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def end(self) -> int:
        """Wait for its end; the exit code."""
        return self.process.wait(PATIENCE)


def ordered(verb: str, **fields: Any) -> Any:
    """The result of a piece of work that has to succeed."""
    with Worker({"verb": verb, **{name: plain(value) for name, value in fields.items()}}) as worker:
        last = worker.until(lambda line: "result" in line or "error" in line)
        assert "result" in last, last
        assert worker.line() is ENDED
        assert worker.end() == 0
    return last["result"]


def refused(order: dict[str, Any] | str) -> dict[str, Any]:
    """The error of a piece of work that has to fail; its code is the exit code."""
    with Worker(order) as worker:
        error: dict[str, Any] = worker.told("error")
        assert worker.end() == error["code"]
        assert "Traceback" not in worker.error()
    return error


def plain(value: Any) -> Any:
    """A path as text, anything else as it is."""
    return str(value) if isinstance(value, Path) else value
