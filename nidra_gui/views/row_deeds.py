"""What can be done with the rows that are chosen in the table: copy, open, re-check, confirm, reject."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from nidra.base.errors import NidraError
from nidra.base.text import one_line
from nidra.report.words import count
from PySide6.QtCore import QFileInfo, QObject, QPoint, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMenu

from nidra_gui.widgets.ask_line import LineDialog, ask_line
from nidra_gui.widgets.asking import confirm

if TYPE_CHECKING:
    from nidra.records.browse import Row

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session
    from nidra_gui.widgets.row_table import RowTable

MOST = 500  # memories that are judged, re-checked or copied in one go
NAMES = ("confirm", "reject", "recheck", "open-source", "copy-statement", "copy-id")


@dataclass(frozen=True, slots=True)
class Said:
    """The journal rows of what a person said of memories, and why it could not be said of one."""

    rows: list[int]
    problem: str = ""


class RowDeeds(QObject):
    """The actions of the chosen rows. They can be run while the table is seen and a row is chosen."""

    def __init__(self, desk: Desk, table: RowTable) -> None:
        super().__init__(table)
        self._desk = desk
        self._table = table
        self.session: Session | None = None
        for name, run in zip(
            NAMES,
            (
                self.confirm,
                self.ask_reason,
                self.recheck,
                self.open_source,
                self.copy_statement,
                self.copy_id,
            ),
            strict=True,
        ):
            desk.commands.bind(name, run, enabled=False)
        table.customContextMenuRequested.connect(self.show_menu)

    def enable(self, seen: bool) -> None:
        """Let the actions be chosen, or not."""
        chosen = seen and self._table.selectionModel().hasSelection()
        self._desk.commands.enable(chosen, *NAMES)

    def menu(self) -> QMenu:
        """What can be done with the chosen rows."""
        made = QMenu(self._table)
        made.addAction(self.tr("Show its evidence"), self._table.entered_row.emit)
        for name in NAMES:
            if name in ("confirm", "recheck", "copy-statement"):
                made.addSeparator()
            made.addAction(self._desk.commands[name])
        return made

    def show_menu(self, at: QPoint) -> None:
        """Open the menu where the mouse is, or at the row for who uses keys."""
        if self._table.selectionModel().hasSelection():
            made = self.menu()
            made.aboutToHide.connect(made.deleteLater)
            made.popup(self._table.viewport().mapToGlobal(at))

    # Looking.

    def row(self) -> Row | None:
        """The row that is marked."""
        at = self._table.currentIndex().row()
        return self._table.memories.row(at) if at >= 0 else None

    def copy_id(self) -> None:
        """Copy the ids of the chosen memories, one a line."""
        self._with_ids(self._copy_ids)

    def _copy_ids(self, ids: list[str]) -> None:
        QGuiApplication.clipboard().setText("\n".join(ids))
        self._desk.say(
            self.tr("Copied {id}.").format(id=ids[0])
            if len(ids) == 1
            else self.tr("Copied {n} ids.").format(n=count(len(ids)))
        )

    def copy_statement(self) -> None:
        """Copy the whole statement of each chosen memory."""
        self._ask("statements", _statements, self._copy_statements)

    def _copy_statements(self, found: list[str]) -> None:
        QGuiApplication.clipboard().setText("\n\n".join(found))
        self._desk.say(
            self.tr("Copied the statement.")
            if len(found) == 1
            else self.tr("Copied {n} statements.").format(n=count(len(found)))
        )

    def open_source(self) -> None:
        """Open the file of the marked memory with whatever the system has for it."""
        row = self.row()
        if row is None or not row.source:
            self._desk.say(self.tr("This memory has no receipt, and so no source to open."))
            return
        seen = QFileInfo(row.source)
        name = one_line(PurePath(row.source).name or row.source)
        if not seen.isFile():
            self._desk.say(self.tr("{name} is not there any more.").format(name=name))
        elif seen.isExecutable() or name.endswith(".desktop"):
            # The system would run it rather than show it.
            QDesktopServices.openUrl(QUrl.fromLocalFile(seen.absolutePath()))
            self._desk.say(
                self.tr("{name} can be run, so its folder was opened instead.").format(name=name)
            )
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(seen.absoluteFilePath())):
            self._desk.say(
                self.tr("The system has no program that opens {name}.").format(name=name)
            )

    # Writing.

    def recheck(self) -> None:
        """Read the sources of the chosen memories again, and file what differs."""
        self._write(_recheck, self._rechecked, self.tr("Reading the sources again…"))

    def _rechecked(self, found: Any) -> None:
        fell, rose, batches, unfiled = found
        session = self.session
        if batches and session is not None:
            session.deeds.add(self.tr("re-check"), " ".join(batches))
        if unfiled:
            self._desk.say(unfiled)
        elif fell or rose:
            words = self.tr("Read again: {fell} fell, {rose} rose.")
            self._desk.say(words.format(fell=count(fell), rose=count(rose)))
        elif batches:
            self._desk.say(self.tr("Read again: what was found is filed; no grade changed."))
        else:
            self._desk.say(self.tr("Read again: everything is as it was."))

    def confirm(self) -> None:
        """A person says that the chosen memories hold; of many it is asked once more."""
        number = self._table.chosen_count()
        if number == 1:
            self._confirm_now()
        elif self._is_bounded(number):
            confirm(
                self._table.window(),
                self.tr("Confirm {n} memories?").format(n=count(number)),
                self.tr(
                    "You say that each of them still holds. Their reviews are pushed out; their"
                    " grades stay what the receipts make of them. This can be undone."
                ),
                self.tr("They still hold"),
                self._confirm_now,
            )

    def _confirm_now(self) -> None:
        self._write(_confirm, self._confirmed)

    def _confirmed(self, said: Said) -> None:
        number = len(said.rows)
        if not number and not said.problem:
            self._desk.say(self.tr("That was said before, and its next review is not due yet."))
            return
        name = self.tr("confirm") if number == 1 else self.tr("confirm {n}").format(n=count(number))
        told = (
            self.tr("Confirmed: it still holds.")
            if number == 1
            else self.tr("Confirmed {n} memories.").format(n=count(number))
        )
        self._done(name, said, told)

    def ask_reason(self) -> LineDialog | None:
        """A person says that the chosen memories do not hold; the reason is asked, and what follows told."""
        number = self._table.chosen_count()
        if not self._is_bounded(number):
            return None
        many = number > 1
        dialog = ask_line(
            self._table.window(),
            self.tr("Reject {n} memories").format(n=count(number))
            if many
            else self.tr("Reject this memory"),
            self.tr("Looking for what rests on it…"),
            self.tr("What is wrong with them") if many else self.tr("What is wrong with it"),
            self.tr("They do not hold") if many else self.tr("It does not hold"),
            self._reject_now,
        )
        self._ask("consequences", _consequences, dialog.say, dialog.say)
        dialog.finished.connect(lambda _: self._drop("consequences"))
        return dialog

    def _reject_now(self, reason: str) -> None:
        self._write(partial(_reject, reason=reason), self._rejected)

    def _rejected(self, said: Said) -> None:
        number = len(said.rows)
        name = self.tr("reject") if number == 1 else self.tr("reject {n}").format(n=count(number))
        told = (
            self.tr("Rejected. It stays on record and counts no more.")
            if number == 1
            else self.tr("Rejected {n} memories. They stay on record.").format(n=count(number))
        )
        self._done(name, said, told)

    def _done(self, name: str, said: Said, sentence: str) -> None:
        if not said.rows:
            self._desk.say(said.problem)
        elif self.session is not None:
            self.session.deeds.add(name, " ".join(map(str, said.rows)))
            told = f"{sentence} {said.problem}".strip()
            self._desk.say(told, self.tr("Undo"), self._desk.commands["undo"].trigger)

    # How.

    def _is_bounded(self, number: int) -> bool:
        if number > MOST:
            words = self.tr("{n} are chosen. At most {most} are done in one go.")
            self._desk.say(words.format(n=count(number), most=count(MOST)))
        return 0 < number <= MOST

    def _keys(self) -> array[int] | None:
        return self._table.chosen_keys() if self._is_bounded(self._table.chosen_count()) else None

    def _write(self, work: Any, done: Any, meanwhile: str = "") -> None:
        keys = self._keys()
        if keys is not None and self.session is not None:
            self.session.write(lambda store: work(store, keys), done)
            if meanwhile:
                self._desk.say(meanwhile)

    def _ask(self, kind: str, ask: Any, done: Any, failed: Any = None) -> None:
        keys = self._keys()
        session = self.session
        if keys is not None and session is not None:
            session.pages.ask(
                kind, lambda store, _: ask(store, keys), done, failed or session.failed.emit
            )

    def _drop(self, kind: str) -> None:
        if self.session is not None:
            self.session.pages.drop(kind)

    def _with_ids(self, run: Any) -> None:
        self._ask("ids of rows", _names, run)


# In other threads.


def _names(store: Any, keys: array[int]) -> list[str]:
    from nidra.app.browse import PAGE, rows

    return [row.id for at in range(0, len(keys), PAGE) for row in rows(store, keys[at : at + PAGE])]


def _statements(store: Any, keys: array[int]) -> list[str]:
    return [store.get(name).statement for name in _names(store, keys)]


def _confirm(store: Any, keys: array[int]) -> Said:
    from nidra.app.review import confirm

    return _each(store, keys, lambda name: confirm(store, name).changed, "confirmed")


def _reject(store: Any, keys: array[int], reason: str) -> Said:
    from nidra.app.review import reject

    return _each(store, keys, lambda name: reject(store, name, reason).changed, "rejected")


def _each(store: Any, keys: array[int], say: Callable[[str], bool], event: str) -> Said:
    """Say it of each memory; what cannot be said of one keeps it from no other."""
    rows, problem = [], ""
    for name in _names(store, keys):
        try:
            if say(name):
                rows.append(_row_of(store, name, event))
        except NidraError as found:
            problem = str(found)
    return Said(rows, problem)


def _row_of(store: Any, name: str, event: str) -> int:
    """The number of the last journal row of this kind that tells of a memory."""
    return max(int(row.seq) for row in store.journal_for(name) if row.event == event)


def _consequences(store: Any, keys: array[int]) -> str:
    from nidra.app.consequences import of_reject

    return str(of_reject(store, _names(store, keys)).sentence)


def _recheck(store: Any, keys: array[int]) -> tuple[int, int, list[str], str]:
    """(how many fell, how many rose, the transactions, what could not be filed)."""
    from nidra.app.recheck import recheck

    found = [recheck(store, name) for name in _names(store, keys)]
    batches = [change.batch for one in found for change in one.changes]
    unfiled = next((one.unfiled for one in found if one.unfiled), "")
    return sum(one.fell for one in found), sum(one.rose for one in found), batches, unfiled
