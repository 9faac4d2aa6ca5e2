"""The one place where threads and processes are made.

A `Lane` is a thread that asks a store, one question after the other; of several questions of one kind
only the newest is answered. A `Job` is a process that works on a store and tells how far it is.
"""

from __future__ import annotations

import contextlib
import json
import queue
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nidra.base.errors import Cancelled, NidraError, StoreAbsent
from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QProcess,
    QProcessEnvironment,
    QTimer,
    Signal,
)

from nidra_gui.language import engine

if TYPE_CHECKING:
    from nidra.app.workspace import Store

Cancel = Callable[[], bool]
Ask = Callable[["Store", Cancel], Any]
PATIENCE_MS = 8000  # from a request to stop to the end by force
# How long a thread of a lane may keep Python's lock that the window's thread waits for. With the usual
# five milliseconds a table that is scrolled while facets are counted stands still for a third of a second.
TURN = 0.0002
_lanes: set[Lane] = set()  # whose threads run
_jobs: set[Job] = set()  # whose processes run


def close_all() -> None:
    """End every thread and process, all at once rather than one after the other, and wait for them.

    It takes as long as the slowest of them: the window is hidden by then.
    """
    running: list[Job | Lane] = [*_jobs, *_lanes]
    for one in running:
        one.leave()
    for one in running:
        one.close()


def open_lanes() -> frozenset[int]:
    """The threads that ask a store now, each by a number of its own."""
    return frozenset(map(id, _lanes))


def is_asked() -> bool:
    """Is a question open in any of them?"""
    return any(lane.is_busy() for lane in _lanes)


@dataclass(slots=True)
class _Question:
    kind: str
    ask: Ask
    done: Callable[[Any], None]
    failed: Callable[[str], None]
    dropped: threading.Event = field(default_factory=threading.Event)
    value: Any = None
    problem: BaseException | None = None


class Lane(QObject):
    """A thread with a store of its own. Ask it from the window's thread; the answer comes back there."""

    idle = Signal()
    unexpected = Signal(object)
    gone = Signal()
    _answered = Signal(object)
    _ended = Signal()

    def __init__(self, folder: Path, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._open: dict[str, _Question] = {}
        self._waiting: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._left = False
        self._answered.connect(self._hear)
        self._ended.connect(self.close)
        _lanes.add(self)
        sys.setswitchinterval(TURN)
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(
        self,
        kind: str,
        ask: Ask,
        done: Callable[[Any], None],
        failed: Callable[[str], None] = lambda sentence: None,
    ) -> None:
        """Have `ask(store, cancel)` answered. An open question of the same kind is dropped for it."""
        self.drop(kind)
        question = _Question(kind, ask, done, failed)
        self._open[kind] = question
        self._waiting.put(question)

    def tell(
        self,
        ask: Ask,
        done: Callable[[Any], None],
        failed: Callable[[str], None] = lambda sentence: None,
    ) -> None:
        """As `ask`, for what must not be dropped: each of these is done, in the order of asking."""
        self.ask(f"told {id(ask)} {len(self._open)}", ask, done, failed)

    def drop(self, kind: str) -> None:
        """Let nobody hear the answer to the open question of this kind, and end its work soon."""
        question = self._open.pop(kind, None)
        if question is not None:
            question.dropped.set()

    def is_busy(self) -> bool:
        """Is a question open?"""
        return bool(self._open)

    def leave(self) -> None:
        """Drop what is open and let the thread end, `gone` says when: what is being written is written
        to its end, and nobody hears of it any more."""
        if self._left:
            return
        self._left = True
        for kind in list(self._open):
            if not kind.startswith("told "):
                self.drop(kind)
        self._waiting.put(None)

    def close(self) -> None:
        """Leave it and wait until its thread has ended."""
        self.leave()
        self._thread.join()
        if self in _lanes:
            _lanes.discard(self)
            self.gone.emit()

    def _run(self) -> None:
        from nidra.app.workspace import Store

        with contextlib.closing(Store(self._folder)) as store:
            while (question := self._waiting.get()) is not None:
                if question.dropped.is_set():
                    continue
                try:
                    question.value = question.ask(store, question.dropped.is_set)
                except BaseException as problem:
                    question.problem = problem
                with contextlib.suppress(RuntimeError):  # the window is gone
                    self._answered.emit(question)
        with contextlib.suppress(RuntimeError):
            self._ended.emit()

    def _hear(self, question: _Question) -> None:
        if question.dropped.is_set() or self._left:
            return
        self._open.pop(question.kind, None)
        problem = question.problem
        if problem is None:
            question.done(question.value)
        elif not isinstance(problem, Cancelled):
            if not isinstance(problem, (NidraError, OSError)):
                self.unexpected.emit(problem)
            question.failed(sentence_of(problem))
        if not self._open:
            self.idle.emit()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a job ended: with a result, or with a sentence, the kind of the error and its exit code.

    `cancelled` says that a person stopped it. `died` says that the process ended without a word.
    """

    request: dict[str, Any]
    result: dict[str, Any] | None = None
    sentence: str = ""
    kind: str = ""
    code: int = 0

    @property
    def cancelled(self) -> bool:
        """Was it stopped on request?"""
        return self.kind == "Cancelled"

    @property
    def died(self) -> bool:
        """Did the process end without saying how it went?"""
        return self.kind == "died"


class Job(QObject):
    """One piece of work in a process of its own, asked for and told in JSON, one object a line.

    Closing the window closes the process's input, which it takes as a request to stop at the next
    safe place: nothing is lost.
    """

    moved = Signal(object)
    told = Signal(str, object)
    ended = Signal(object)
    gone = Signal()

    def __init__(self, request: dict[str, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.request = request
        self.progress: dict[str, Any] | None = None
        self.stopping = False
        self._left = False
        self._rest = b""
        self._outcome: Outcome | None = None
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._error)
        self._force = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._force.timeout.connect(self._process.kill)

    def start(self) -> None:
        """Start the process."""
        from nidra.app.program import program

        _jobs.add(self)
        command = [*program(), "work"]
        self._process.setProcessEnvironment(_environment())
        self._process.start(command[0], command[1:])
        self._process.write(json.dumps(self.request).encode() + b"\n")

    def say(self, word: str) -> None:
        """Send a command: `cancel`; to a watcher also `pause`, `resume`, `sweep`, `stop`."""
        self._process.write(word.encode() + b"\n")

    def cancel(self) -> None:
        """Ask for a stop at the next safe place; after some seconds it is ended by force."""
        if not self.stopping and self.is_running():
            self.stopping = True
            self.say("cancel")
            self._force.start()

    def is_running(self) -> bool:
        """Has it started and not ended yet?"""
        return self._process.state() != QProcess.ProcessState.NotRunning

    def pid(self) -> int:
        """The id of the process, 0 while there is none."""
        return int(self._process.processId())

    def leave(self) -> None:
        """End it politely, then by force. Nothing is told of it any more but that it is `gone`."""
        if not self._left and self.is_running():
            self._left = True
            self.say("cancel")
            self._process.closeWriteChannel()
            self._force.start()

    def close(self) -> None:
        """Leave it and wait until its process has ended."""
        self.leave()
        if self.is_running() and not self._process.waitForFinished(PATIENCE_MS):
            self._process.kill()
            self._process.waitForFinished()

    def _read(self) -> None:
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(
            b"\n"
        )
        for line in lines:
            self._hear(line)

    def _hear(self, line: bytes) -> None:
        try:
            said = json.loads(line)
        except ValueError:
            return
        for word, value in said.items() if isinstance(said, dict) else ():
            if self._left:
                return
            if word == "progress":
                self.progress = value
                self.moved.emit(value)
            elif word == "result":
                self._outcome = Outcome(self.request, value)
            elif word == "error":
                self._outcome = Outcome(
                    self.request, None, self._said(value), value["kind"], value["code"]
                )
            else:
                self.told.emit(word, value)

    def _said(self, error: dict[str, Any]) -> str:
        if error["kind"] == StoreAbsent.__name__:
            return _absent(self.request.get("dir", ""))
        return engine(str(error["sentence"]))

    def _finished(self) -> None:
        self._force.stop()
        self._read()
        if self._outcome is None:
            self._outcome = Outcome(self.request, None, self._last_words(), "died")
        self._tell_end(self._outcome)

    def _tell_end(self, outcome: Outcome) -> None:
        _jobs.discard(self)
        if not self._left:
            self.ended.emit(outcome)
        self.gone.emit()

    def _last_words(self) -> str:
        said = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
        lines = [line for line in said.splitlines() if not line.startswith("Store: ")]
        last = lines[-1] if lines else ""
        sentence = self.tr("The work ended before it was done. Nothing that was committed is lost.")
        return f"{sentence} {last}".strip()

    def _error(self, problem: QProcess.ProcessError) -> None:
        if problem == QProcess.ProcessError.FailedToStart and self._outcome is None:
            self._outcome = Outcome(self.request, None, self._process.errorString(), "died")
            self._tell_end(self._outcome)


def sentence_of(problem: BaseException) -> str:
    """What went wrong, for a person: of the system's errors without their numbers, of a store that is gone
    without what to type."""
    if type(problem) is StoreAbsent:
        return _absent(problem.words["path"])
    if isinstance(problem, OSError) and problem.strerror:
        named = f": {problem.filename}" if problem.filename is not None else ""
        return f"{problem.strerror}{named}"
    return engine(str(problem)) or type(problem).__name__


def _absent(folder: object) -> str:
    words = QCoreApplication.translate(
        "Jobs",
        "There is no store at {path} any more. If its folder was moved or its drive taken out, put it back,"
        " and all goes on here; or open another store.",
    )
    return words.format(path=folder)


def _environment() -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("PYTHONIOENCODING", "utf-8")
    return environment
