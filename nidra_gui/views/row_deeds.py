"""What can be done with the rows that are chosen in the table: copy, confirm, reject.

What reads the sources of the marked one (re-check, open) belongs to the evidence beside the table.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.base.errors import UsageError
from nidra.base.text import one_line
from nidra.records.grade import Standing
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from nidra_gui.language import engine
from nidra_gui.widgets.ask_line import LineDialog, ask_line
from nidra_gui.widgets.asking import confirm
from nidra_gui.widgets.review_box import holding
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.browse import Row
    from PySide6.QtWidgets import QMessageBox

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session
    from nidra_gui.widgets.row_table import RowTable

MOST = 500  # memories that something is said of, or that are copied, in one go
NAMED = 40  # letters of a statement in a menu
NAMES = ("confirm", "reject", "copy-statement", "copy-id")
MENU = ("recheck", "open-source", "", "copy-statement", "copy-id", "", "confirm", "reject")


@dataclass(frozen=True, slots=True)
class Said:
    """The journal rows of what a person said of memories, how many these are, and why it could not be
    said of one."""

    rows: list[int]
    memories: int
    problem: str = ""


class RowDeeds(QObject):
    """The actions of the chosen rows. They can be run while the table is seen and a row is chosen."""

    def __init__(self, desk: Desk, table: RowTable) -> None:
        super().__init__(table)
        self._desk = desk
        self._table = table
        self.session: Session | None = None
        self._enabled = False
        self.asked: QMessageBox | LineDialog | None = None
        for name, run in (
            ("confirm", self.confirm),
            ("reject", self.ask_reason),
            ("copy-statement", self.copy_statement),
            ("copy-id", self.copy_id),
        ):
            desk.commands.bind(name, partial(self._run, run), enabled=False)
        table.customContextMenuRequested.connect(self.show_menu)

    def enable(self, seen: bool) -> None:
        """Let the actions be chosen, or not."""
        chosen = seen and self._table.selectionModel().hasSelection()
        if chosen or self._enabled:
            self._desk.commands.enable(chosen, *NAMES)
            self._desk.commands["confirm"].setText(holding(chosen and self.are_fallen()))
        self._enabled = chosen

    def are_fallen(self) -> bool:
        """Are all chosen memories fallen? Of more than can be done in one go nobody looks."""
        if not 0 < self._table.chosen_count() <= MOST:
            return False
        return all(row.standing is Standing.FALLEN for row in self._table.chosen_rows())

    def _run(self, run: Callable[[], None]) -> None:
        """Several tables share these actions: the one that is seen does them."""
        if self._table.isVisible():
            run()

    def menu(self) -> QMenu:
        """What can be done with the chosen rows."""
        made = QMenu(self._table)
        made.addAction(self.tr("Show its evidence"), self._table.entered_row.emit)
        made.addSeparator()
        for name in MENU:
            if name:
                made.addAction(self._desk.commands[name])
            else:
                made.addSeparator()
        made.addSeparator()
        made.addAction(self._desk.commands["help"])
        return made

    def show_menu(self, at: QPoint) -> None:
        """Open the menu where the mouse is."""
        if self._table.selectionModel().hasSelection():
            made = self.menu()
            made.aboutToHide.connect(made.deleteLater)
            made.popup(self._table.viewport().mapToGlobal(at))

    def row(self) -> Row | None:
        """The row that is marked."""
        at = self._table.currentIndex().row()
        return self._table.memories.row(at) if at >= 0 else None

    # Copying.

    def copy_id(self) -> None:
        """Copy the ids of the chosen memories, one a line."""
        self._ask("ids of rows", _names, self._copy_ids)

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

    # A person's word.

    def confirm(self) -> None:
        """A person says that the chosen memories hold; of several it is asked once more."""
        keys = self._keys()
        if keys is None:
            return
        fallen = self.are_fallen()
        if len(keys) == 1:
            self._confirm(keys, fallen)
            return
        title, sentence, step = self._asked_of(len(keys), fallen)
        run = partial(self._confirm, keys, fallen)
        self.asked = confirm(self._table.window(), title, sentence, step, run)

    def _asked_of(self, number: int, fallen: bool) -> tuple[str, str, str]:
        """What is asked before something is said of several: title, sentence, and what does it."""
        if fallen:
            return (
                self.tr("Put off the reviews of {n} fallen memories?").format(n=count(number)),
                self.tr(
                    "Their reviews are pushed out. They stay fallen until their sources say so again."
                    " It can be undone."
                ),
                self.tr("Put them off"),
            )
        return (
            self.tr("Confirm {n} memories?").format(n=count(number)),
            self.tr(
                "You say that each of them still holds. Their reviews are pushed out; their grades"
                " stay what their receipts make of them. It can be undone."
            ),
            self.tr("They still hold"),
        )

    def _confirm(self, keys: array[int], fallen: bool) -> None:
        name = self._named(keys, self.tr("confirm “{what}”"), self.tr("confirm {n} memories"))
        if len(keys) == 1:
            told = self.tr("Its review is put off; it stays fallen.")
            held = self._named(keys, self.tr("Noted that “{what}” still holds."), "")
            sentence = told if fallen else _literal(held)
        else:
            told = self.tr("The reviews of {n} memories are put off; they stay fallen.")
            sentence = told if fallen else self.tr("Noted that {n} memories still hold.")
        self._say_of(partial(_confirm, keys), name, sentence)

    def ask_reason(self) -> None:
        """A person says that the chosen memories do not hold: the reason is asked, what follows is told."""
        keys, session = self._keys(), self.session
        if keys is None or session is None:
            return
        number = len(keys)
        dialog = ask_line(
            self._table.window(),
            self.tr("Reject this memory")
            if number == 1
            else self.tr("Reject {n} memories").format(n=count(number)),
            self.tr("Looking for what follows from it…"),
            self.tr("What is wrong, for whoever comes later"),
            self.tr("It does not hold") if number == 1 else self.tr("They do not hold"),
            partial(self._reject, keys),
        )
        # It is tried out in a transaction that is given up, which only the writer can begin.
        session.writer.ask("consequence", partial(_of_reject, keys), dialog.say, dialog.say)
        dialog.finished.connect(lambda _: session.writer.drop("consequence"))
        self.asked = dialog

    def _reject(self, keys: array[int], reason: str) -> None:
        self._say_of(
            partial(_reject, keys, reason),
            self._named(keys, self.tr("reject “{what}”"), self.tr("reject {n} memories")),
            self.tr("It was retired and stays on record.")
            if len(keys) == 1
            else self.tr("{n} memories were retired and stay on record."),
        )

    def _named(self, keys: array[int], one: str, many: str) -> str:
        """What a menu calls something that was done to these memories."""
        if len(keys) > 1:
            return many.format(n=count(len(keys)))
        row = self._table.memories.row(self._table.memories.position(keys[0]))
        return one.format(what=one_line(row.statement, NAMED) if row is not None else "")

    def _say_of(self, work: Callable[[Any], Said], name: str, sentence: str) -> None:
        session = self.session
        if session is None:
            return

        def done(said: Said) -> None:
            if said.rows:
                session.deeds.add(name, _words(said), partial(_again, work))
                told = f"{sentence.format(n=count(said.memories))} {engine(said.problem)}".strip()
                self._desk.say(told, self.tr("Undo"), self._desk.commands["undo"].trigger)
            else:
                said_before = self.tr("That was said already; nothing changed.")
                self._desk.say(engine(said.problem) or said_before)

        session.write(work, done)

    # How.

    def _keys(self) -> array[int] | None:
        """The keys of the chosen rows; None where none is chosen, or so many that it has to be said."""
        number = self._table.chosen_count()
        if number > MOST:
            words = self.tr("{n} memories are chosen, and {most} are done in one go at most.")
            self._desk.say(words.format(n=count(number), most=count(MOST)))
        return self._table.chosen_keys() if 0 < number <= MOST else None

    def _ask(self, kind: str, ask: Any, done: Any) -> None:
        keys = self._keys()
        if keys is not None and self.session is not None:
            self.session.pages.ask(kind, partial(ask, keys), done, self.session.failed.emit)


# In other threads.


def _names(keys: array[int], store: Any, cancel: Any = None) -> list[str]:
    from nidra.app.browse import PAGE, rows

    return [row.id for at in range(0, len(keys), PAGE) for row in rows(store, keys[at : at + PAGE])]


def _statements(keys: array[int], store: Any, cancel: Any) -> list[str]:
    return [store.get(name).statement for name in _names(keys, store)]


def _confirm(keys: array[int], store: Any) -> Said:
    from nidra.app.review import confirm_all

    return _said(confirm_all(store, _names(keys, store), partly=True))


def _reject(keys: array[int], reason: str, store: Any) -> Said:
    from nidra.app.review import reject_all

    return _said(reject_all(store, _names(keys, store), reason, partly=True))


def _said(word: Any) -> Said:
    """What was said of several memories in one go; what cannot be said of one keeps it from no other."""
    return Said(list(word.rows), sum(one.changed for one in word.said), word.problem)


def _literal(text: str) -> str:
    """A text with the words of a memory, as what is filled out later takes it."""
    return text.replace("{", "{{").replace("}", "}}")


def _again(work: Callable[[Any], Said], store: Any) -> str:
    """Do it anew; the rows that an undo takes."""
    said = work(store)
    if not said.rows:
        raise UsageError(reason=said.problem or "That was said already; nothing changed.")
    return _words(said)


def _words(said: Said) -> str:
    return " ".join(map(str, said.rows))


def _of_reject(keys: array[int], store: Any, cancel: Any) -> str:
    from nidra.app.consequences import of_reject

    return engine(of_reject(store, *_names(keys, store)).sentence)
