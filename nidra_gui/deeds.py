"""What a person did in this window and can take back: undo and redo with their names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from nidra_gui.language import engine
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.records.history import UndoneTogether

    from nidra_gui.jobs import Outcome
    from nidra_gui.session import Session

MOST = 100
ASKED_FROM = 20  # an undo that touches more memories is told before it is done
Again = Callable[["Store"], "str | int"]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done: its name for a menu, the journal row or run that undo takes (several with
    blanks between where it was done to several memories), and how it is done again (which gives the row
    of that). Without `again` the engine does it again by `undone`, the row of its undo."""

    label: str
    what: str
    again: Again | None = None
    undone: int = 0


class Deeds(QObject):
    """The deeds of this window, the last one first to be taken back.

    To do one again is to do it anew: what stands by then is judged as it stands. `asked` tells what
    would come of a large undo, with what does it; a large one runs as work of its own, and can be
    stopped.
    """

    changed = Signal()
    told = Signal(str, bool)
    asked = Signal(str, str, object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._done: list[Deed] = []
        self._undone: list[Deed] = []
        self._busy = False

    @property
    def undo_label(self) -> str:
        """What undo would take back, or nothing."""
        return self._done[-1].label if self._done else ""

    @property
    def redo_label(self) -> str:
        """What redo would do again, or nothing."""
        return self._undone[-1].label if self._undone else ""

    def add(self, label: str, what: str | int, again: Again | None = None) -> None:
        """A person did something; what had been taken back cannot be done again after it."""
        self._done = [*self._done[-MOST + 1 :], Deed(label, str(what), again)]
        self._undone.clear()
        self.changed.emit()

    # Taking back.

    def undo(self) -> None:
        """Take the last deed back; one that reaches far is told of first."""
        if self._busy or not self._done:
            return
        if self._session.work is not None:
            self._tell_busy()
            return
        deed = self._done[-1]
        self._busy = True
        self._session.write(
            partial(_foretold, deed.what, ASKED_FROM),
            partial(self._foreseen, deed),
            partial(self._failed, deed),
        )

    def take_back(self, label: str, what: str) -> None:
        """Take back something of the journal, whoever did it; what would come of it is told first."""
        if self._busy:
            return
        if self._session.work is not None:
            self._tell_busy()
            return
        deed = next((one for one in self._done if one.what == what), Deed(label, what))
        self._busy = True
        self._session.write(
            partial(_foretold, what, 0), partial(self._ask, deed), partial(self._failed, deed)
        )

    def _ask(self, deed: Deed, found: tuple[int, str]) -> None:
        """Tell what would come of it; only who wants it takes it back."""
        self._busy = False
        memories, sentence = found
        title = self.tr("Take back: {label}?").format(label=deed.label)

        def run() -> None:
            if deed not in self._done:
                self._done.append(deed)
            (self._undo_as_work if memories > ASKED_FROM else self._undo_at_once)(deed)

        self.asked.emit(title, sentence, run)

    def do_again(self, label: str, *rows: int) -> None:
        """Do again what the undos of these journal rows took back, whoever did it."""
        if self._busy or not rows:
            return
        undone = rows[0]
        deed = next((one for one in self._undone if one.undone == undone), None)
        if deed is None:
            again = partial(_redo_all, list(rows)) if len(rows) > 1 else None
            deed = Deed(label, "", again, undone)
            self._undone.append(deed)
        else:
            self._undone.remove(deed)
            self._undone.append(deed)
        self.redo()

    def _foreseen(self, deed: Deed, found: tuple[int, str]) -> None:
        self._busy = False
        memories, sentence = found
        if memories <= ASKED_FROM:
            self._undo_at_once(deed)
            return
        title = self.tr("Take back: {label}?").format(label=deed.label)
        told = self.tr("It touches {n} memories.").format(n=count(memories))
        run = partial(self._undo_as_work, deed)
        self.asked.emit(title, f"{told} {sentence}".strip(), run)

    def _undo_at_once(self, deed: Deed) -> None:
        def done(found: UndoneTogether) -> None:
            what = found.done[0].what if len(found.done) == 1 else ""
            rows = [one.seq or 0 for one in found.done]
            self._took_back(deed, what, rows, [one.why for one in found.left])

        if self._busy or deed not in self._done:
            return
        self._busy = True
        self._session.write(_undoing(deed.what), done, partial(self._failed, deed))

    def _undo_as_work(self, deed: Deed) -> None:
        def ended(outcome: Outcome) -> None:
            found = outcome.result
            if found is None:
                self._stopped(outcome)
                return
            done = found.get("undone", [found])
            what = str(done[0]["what"]) if len(done) == 1 else ""
            rows = [int(one["seq"]) for one in done]
            self._took_back(deed, what, rows, [str(one["why"]) for one in found.get("left", ())])

        if deed in self._done and not self._busy:
            self._start("undo", ended, what=deed.what)

    def _took_back(self, deed: Deed, what: str, rows: list[int], left: list[str]) -> None:
        if deed in self._done:
            self._done.remove(deed)
        again = deed.again if deed.again or len(rows) == 1 else partial(_redo_all, rows)
        self._undone.append(Deed(deed.label, deed.what, again, rows[0]))
        sentence = self.tr("Undone: {label}. {what}").format(label=deed.label, what=engine(what))
        if left:
            words = self.tr("{n} of them could not be taken back: {why}")
            sentence = f"{sentence.strip()} {words.format(n=count(len(left)), why=engine(left[0]))}"
        self._end(sentence.strip(), True)

    def _failed(self, deed: Deed, problem: str) -> None:
        for deeds in (self._done, self._undone):
            if deed in deeds:
                deeds.remove(deed)
        self._end(problem, False)

    # Doing again.

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._busy or not self._undone:
            return
        deed = self._undone[-1]
        if deed.again is None:
            self._start("redo", partial(self._redone, deed), seq=deed.undone)
            return

        def done(row: str | int) -> None:
            self._did_again(deed, str(row))

        self._busy = True
        self._session.write(deed.again, done, partial(self._failed, deed))

    def _redone(self, deed: Deed, outcome: Outcome) -> None:
        if outcome.result is None:
            self._stopped(outcome)
        else:
            self._did_again(deed, str(outcome.result["undo"] or ""))

    def _did_again(self, deed: Deed, what: str) -> None:
        if deed in self._undone:  # another deed meanwhile forgets what was taken back
            self._undone.remove(deed)
        if what:
            self._done.append(Deed(deed.label, what, deed.again))
        self._end(self.tr("Done again: {label}.").format(label=deed.label), False)

    # Both.

    def _start(self, verb: str, ended: Callable[[Outcome], None], **request: Any) -> None:
        """Begin it as long work, which tells how far it is and can be stopped."""
        job = self._session.start(verb, **request)
        if job is None:
            self._tell_busy()
            return
        self._busy = True
        job.ended.connect(ended)

    def _tell_busy(self) -> None:
        words = self.tr("Some work is running already. Stop it first, or wait until it is done.")
        self.told.emit(words, False)

    def _stopped(self, outcome: Outcome) -> None:
        """It was cancelled or refused: the deed stays where it was, and the window says why."""
        self._busy = False
        self.changed.emit()

    def _end(self, sentence: str, can_redo: bool) -> None:
        self._busy = False
        self.changed.emit()
        self.told.emit(sentence.replace("….", "…"), can_redo)


def _foretold(what: str, told_from: int, store: Store) -> tuple[int, str]:
    """How many memories an undo reaches, and the sentence of what would come of it where they are more
    than `told_from`."""
    from nidra.app.consequences import of_undo
    from nidra.app.undo import undo
    from nidra.app.undo_several import undo_several

    words = what.split()
    if len(words) > 1:
        memories = undo_several(store, words, dry_run=True).memories
    else:
        memories = undo(store, what, dry_run=True).memories
    told = not told_from or memories > told_from
    return memories, engine(of_undo(store, what).sentence) if told else ""


def _undoing(what: str) -> Callable[[Store], UndoneTogether]:
    def work(store: Store) -> UndoneTogether:
        from nidra.app.undo import undo
        from nidra.app.undo_several import undo_several
        from nidra.records.history import UndoneTogether

        words = what.split()
        return (
            undo_several(store, words) if len(words) > 1 else UndoneTogether((undo(store, what),))
        )

    return work


def _redo_all(rows: list[int], store: Store) -> str:
    from nidra.app.redo import redo_several

    return redo_several(store, rows)
