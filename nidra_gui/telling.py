"""What the window tells of work, of memories that fell, and of what was undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from nidra_gui.session import Session
    from nidra_gui.shell import Shell


class Telling(QObject):
    """Hears of the open store's work and falls, says them, and keeps the commands for them in step."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._last = ""  # what undo would take back
        self._fallen = (0, "")  # how many memories the toast tells of, and the first of them

    def bind(self) -> None:
        """Say what the commands do that work on a store."""
        bind = self._shell.commands.bind
        bind("undo", self._undo, enabled=False)
        bind("redo", self._redo, enabled=False)
        bind("sleep", lambda: self.sleep(), enabled=False)
        bind("sleep-full", lambda: self.sleep(full=True), enabled=False)
        bind("stop-work", self._stop_work, enabled=False)
        bind("pause-watching", self._pause, enabled=False)
        bind("look-again", self._look_again, enabled=False)

    def follow(self, session: Session) -> None:
        """Tell of a session from now on."""
        session.failed.connect(lambda sentence: self._shell.say(sentence))
        session.work_begun.connect(self._work_begun)
        session.work_ended.connect(self._work_ended)
        session.fell.connect(self.fell)
        session.deeds.changed.connect(self.show_deeds)
        session.deeds.told.connect(self._undo_told)
        session.deeds.asked.connect(self._ask_undo)

    def sleep(self, full: bool = False) -> None:
        """Run a pass now."""
        session = self._shell.session
        if session is None or not self._shell.there:
            return
        if session.start("sleep", mode="full" if full else "quick") is None:
            self._shell.say(
                self.tr("Some work is running already. Stop it first, or wait until it is done.")
            )

    def _work_begun(self, _: object) -> None:
        self._shell.commands.enable(False, "sleep", "sleep-full")
        self._shell.commands.enable(True, "stop-work")

    def _work_ended(self, outcome: Any) -> None:
        self._shell.commands.enable(False, "stop-work")
        self._shell.commands.enable(bool(self._shell.there), "sleep", "sleep-full")
        verb = outcome.request["verb"]
        if outcome.result is None:
            self._shell.say(outcome.sentence)
        elif verb in ("sleep", "scheduled"):
            self._add_pass(verb, outcome.result)
            if self._shell.current != "home":
                self._tell_pass(outcome.result)
        if not self._shell.there and outcome.result is not None and self._shell.session is not None:
            self._shell.open_store(str(self._shell.session.folder))

    def _add_pass(self, verb: str, result: dict[str, Any]) -> None:
        """A pass that a person began, and that changed something, can be taken back as other deeds can."""
        made = (result.get("pass") or {}).get("id")
        if verb == "sleep" and made and any((result.get("actions") or {}).values()):
            assert self._shell.session is not None
            self._shell.session.deeds.add(self.tr("pass"), str(made))

    def _tell_pass(self, result: dict[str, Any]) -> None:
        falls = result.get("falls") or {}
        fell = len(falls.get("listed", ())) + int(falls.get("more", 0))
        if fell:
            words = self.tr("The pass is done. {n} memories do not hold any more.")
            if fell == 1:
                words = self.tr("The pass is done. 1 memory does not hold any more.")
            self._shell.say(words.format(n=fell), self.tr("Show them"), self._show_fallen)
        else:
            self._shell.say(self.tr("The pass is done. No memory is fallen."))

    def _show_fallen(self) -> None:
        self._shell.show_memories("standing", "fallen")

    def _show_fell(self) -> None:
        """The memories that fell, with the first one that the toast told of chosen."""
        self._shell.memories().show_facet("standing", "fallen", self._fallen[1])

    def fell(self, change: dict[str, Any]) -> None:
        """The watcher judged memories anew: say how many fell, or stand again."""
        fell = int(change.get("fell", 0))
        rose = int(change.get("rose", 0))
        if fell:
            before, first = self._fallen if self._shell.toast.leads_to(self._show_fell) else (0, "")
            self._fallen = (before + fell, first or _first_fallen(change))
            words = self.tr("A source changed: 1 memory fell.")
            if self._fallen[0] > 1:
                words = self.tr("Sources changed: {n} memories fell.")
            sentence = words.format(n=self._fallen[0])
            self._shell.say(sentence, self.tr("Show them"), self._show_fell)
        elif rose:
            words = (
                self.tr("A source came back: {n} memories rose again.")
                if rose > 1
                else self.tr("A source came back: 1 memory rose again.")
            )
            self._shell.say(words.format(n=rose))

    def _stop_work(self) -> None:
        if self._shell.session is not None and self._shell.session.work is not None:
            self._shell.session.work.cancel()

    def _pause(self) -> None:
        if self._shell.session is not None:
            self._shell.session.pause_watching(self._shell.commands["pause-watching"].isChecked())

    def _look_again(self) -> None:
        if self._shell.session is not None:
            self._shell.session.look_again()

    def show_deeds(self) -> None:
        """Name what undo and redo would do."""
        deeds = self._shell.session.deeds if self._shell.session is not None else None
        self._end_offer(deeds.undo_label if deeds else "")
        for name, text, what in (
            ("undo", self.tr("Undo"), deeds.undo_label if deeds else ""),
            ("redo", self.tr("Redo"), deeds.redo_label if deeds else ""),
        ):
            self._shell.commands[name].setText(f"{text} {what}".strip())
            self._shell.commands[name].setEnabled(bool(what))

    def _end_offer(self, last: str) -> None:
        """What is said may offer to take a deed back that is the last one no more: it would take another."""
        undo = self._shell.commands["undo"].trigger
        if last != self._last and self._shell.toast.leads_to(undo):
            self._shell.toast.hide()
        self._last = last

    def _undo_told(self, sentence: str, can_redo: bool) -> None:
        if can_redo:
            self._shell.say(sentence, self.tr("Redo"), self._shell.commands["redo"].trigger)
        else:
            self._shell.say(sentence)

    def _ask_undo(self, title: str, sentence: str, run: Callable[[], object]) -> None:
        from nidra_gui.widgets.asking import confirm

        confirm(self._shell, title, sentence, self.tr("Undo"), run)

    def _undo(self) -> None:
        if self._shell.session is not None:
            self._shell.session.deeds.undo()

    def _redo(self) -> None:
        if self._shell.session is not None:
            self._shell.session.deeds.redo()

    def crash(self, text: str) -> None:
        """Say that the last run broke, and offer what it left behind for copying."""
        self._shell.crash_text = text

        def copy() -> None:
            QGuiApplication.clipboard().setText(text)
            self._shell.say(self.tr("Copied. It holds no memory of yours but may name files."))

        self._shell.say(
            self.tr("Nidra ended unexpectedly last time. Nothing that was committed is lost."),
            self.tr("Copy what it left behind"),
            copy,
        )


def _first_fallen(change: dict[str, Any]) -> str:
    """The id of the first memory of a change that fell."""
    told = change.get("memories") or ()
    return next((str(one["memory"]) for one in told if one.get("deed") == "fell"), "")
