"""`nidra watch`: look again at sources the moment they change, until it is stopped."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import CARE, AsJson, Dir
from nidra.cli.output import flush, note, say, say_json

if TYPE_CHECKING:
    from nidra.app.timer import Tick
    from nidra.app.watch import Control
    from nidra.records.report import PassReport
    from nidra.records.timer import TimerStatus
    from nidra.records.watch import MemoryChange, WatchChange, WatchState

MANY = 10  # memories of one lot that are told one by one


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "watch", watch, example="nidra watch --json", panel=CARE)


def watch(
    once: Annotated[
        bool, typer.Option("--once", help="Look at every source one time, and end.")
    ] = False,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Look at sources again the moment they change.

    Their memories fall or rise at once, and what rests on them. It runs until Ctrl-C or a signal to end stops it, and finishes what it is writing. Each memory
    that it judges anew is one line; with --json one object a line. Where schedule.at names an hour, it runs the pass of that hour too."""
    from nidra.app.timing import timed
    from nidra.app.watch import Control, unread
    from nidra.app.watch import watch as look

    control = Control()
    teller = _Json() if json else _Lines()
    with (
        opened(dir) as store,
        _stopped_by_signals(control),
        nullcontext() if once else timed(store.folder, teller.ticked),
    ):
        look(store, changed=teller.changed, state=teller.state, control=control, once=once)
        if once:
            teller.end(*unread(store), command("sleep --quick", given=dir))


class _Lines:
    """What happens, a line for each."""

    def __init__(self) -> None:
        self._kind: tuple[object, ...] = ()
        self._number = 0
        self._planned = ""
        # The pass of the schedule is told by the timer's thread.
        self._telling = threading.Lock()

    def state(self, state: WatchState) -> None:
        """What the watcher is at, where it is something else than before."""
        if state.kind != self._kind:
            self._kind = state.kind
            with self._telling:
                note(state.sentence)

    def ticked(self, tick: Tick) -> None:
        """What the timer of the pass did, and what it plans where that is something else than before."""
        with self._telling:
            if tick.report is not None:
                self.passed(tick.report)
            if tick.problem:
                self.failed(tick.problem)
            if _planned(tick.status) != self._planned:
                self._planned = _planned(tick.status)
                self.planned(tick.status)

    def passed(self, report: PassReport) -> None:
        """The pass of the schedule, on one line."""
        say(pass_line(report))
        flush()

    def failed(self, problem: str) -> None:
        """Why the pass of the schedule did not come to its end."""
        note(f"The scheduled pass did not end: {problem}")

    def planned(self, status: TimerStatus) -> None:
        """When the next pass comes."""
        if self._planned:
            note(status.sentence)
        else:
            note("No pass is scheduled any more.")

    def changed(self, change: WatchChange) -> None:
        """Each memory that was judged anew; of many some, below a line that counts them."""
        from nidra.report.words import and_more

        number = len(change.memories) + change.more
        self._number += number
        with self._telling:
            if number > MANY:
                say(summary(change, number))
            for memory in change.memories[:MANY]:
                say(memory_line(memory))
            if number > MANY:
                say(and_more(number - len(change.memories[:MANY])))
            flush()

    def end(self, never: int, again: int, following: str) -> None:
        """What one look at everything came to, and what it left to the pass that `following` runs."""
        from nidra.report.words import said

        if not self._number:
            say("Nothing changed in what was read." if never or again else "Nothing changed.")
        if never:
            say(f"{said(never, 'source was', 'sources were')} never read: {following}")
        if again:
            say(
                f"{said(again, 'source is', 'sources are')} to be read again, since an undo took back"
                f" what was found: {following}"
            )


class _Json(_Lines):
    """The same as objects for scripts."""

    def state(self, state: WatchState) -> None:
        self._object(
            {
                "state": state.phase.value,
                "sentence": state.sentence,
                "folders": state.folders,
                "swept": [
                    {"why": one.why.name.lower(), "folders": one.folders, "example": one.example}
                    for one in state.swept
                ],
                "advice": state.advice or None,
                "overflows": state.overflows,
                "vanished": list(state.vanished),
                "failure": state.failure or None,
                "trouble": state.trouble or None,
            }
        )

    def changed(self, change: WatchChange) -> None:
        from nidra.base.clock import iso

        self._number += len(change.memories) + change.more
        for memory in change.memories:
            self._object(
                {
                    "time": iso(change.at),
                    "memory": memory.memory,
                    "deed": memory.deed.value,
                    "sentence": memory.sentence,
                    "followed": memory.followed,
                    "statement": memory.statement,
                    "changes": [list(pair) for pair in memory.changes],
                    "undo": change.batch,
                }
            )
        if change.more:
            self._object({"time": iso(change.at), "more": change.more, "undo": change.batch})

    def passed(self, report: PassReport) -> None:
        from nidra.base.clock import iso

        value = {
            "time": iso(report.ended_at),
            "pass": report.pass_id,
            "mode": report.mode,
            "actions": dict(report.actions),
            "sentence": pass_line(report),
        }
        _object(value)

    def failed(self, problem: str) -> None:
        _object({"pass": None, "failure": problem})

    def planned(self, status: TimerStatus) -> None:
        following = status.next.isoformat() if status.next else None
        _object({"schedule": status.state.value, "sentence": status.sentence, "next": following})

    def end(self, never: int, again: int, following: str) -> None:
        value = {"changed": self._number, "never_read": never, "to_be_read_again": again}
        self._object(value | {"next": following if never or again else None})

    def _object(self, value: dict[str, Any]) -> None:
        with self._telling:
            _object(value)


def memory_line(memory: MemoryChange) -> str:
    """A memory that was judged anew: what became of it and why, what it says, the words that changed."""
    from nidra.base.text import one_line
    from nidra.report.words import arrow, changed_words

    line = one_line(memory.line, 400)
    if memory.statement:
        line += f' "{one_line(memory.statement, 80)}"'
    words = [arrow(old, new, 40) for old, new in changed_words(memory.changes)[:3]]
    return f"{line}: {', '.join(words)}" if words else line


def summary(change: WatchChange, number: int) -> str:
    """Many memories that were judged at once: how many of each kind, and how to take it back."""
    from nidra.report.words import count, counted

    kinds = ", ".join(f"{count(n)} {deed.several}" for deed, n in change.counts)
    return (
        f"{counted(number, 'memory', 'memories')} at once: {kinds}. Undo: nidra undo {change.batch}"
    )


def pass_line(done: PassReport) -> str:
    """A pass of the schedule on one line: what it read, what changed, how to take it back."""
    from nidra.report.deeds import deeds
    from nidra.report.words import counted, seconds

    read = counted(done.read.get("sources read", 0), "source")
    took = seconds(sum(done.durations.values()))
    line = f"The scheduled {done.mode} pass read {read} in {took}: "
    changes = deeds(done.actions)
    if not changes:
        return f"{line}nothing changed."
    return f"{line}{', '.join(changes)}. Undo: nidra undo {done.pass_id}"


def _planned(status: TimerStatus) -> str:
    """What tells two plans apart for a person; "" where none is wanted."""
    from nidra.records.timer import TimerState

    return "" if status.state is TimerState.OFF else f"{status.state} {status.next} {status.reason}"


def _object(value: dict[str, Any]) -> None:
    say_json(value)
    flush()


@contextmanager
def _stopped_by_signals(control: Control) -> Iterator[None]:
    """Let Ctrl-C and the signal to end stop the watcher between two transactions.

    A second Ctrl-C ends it at once. A process that was told to ignore Ctrl-C, as one in the
    background is, goes on ignoring it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def heard(number: int, frame: FrameType | None) -> None:
        if control.notes.stopped and number == signal.SIGINT:
            raise KeyboardInterrupt
        control.stop()

    chosen = [signal.SIGTERM, signal.SIGINT]
    chosen = [one for one in chosen if signal.getsignal(one) is not signal.SIG_IGN]
    before = [(one, signal.signal(one, heard)) for one in chosen]
    try:
        yield
    finally:
        for one, handler in before:
            signal.signal(one, handler)
