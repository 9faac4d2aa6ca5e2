"""Taking back what stands in the journal, one deed or several, and doing it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nidra.base.text import one_line
from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from nidra_gui.language import engine, stop
from nidra_gui.models.journal_table import plainly
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.history import Deed

    from nidra_gui.views.journal_list import JournalList

NAMED = 48  # letters of a deed in a menu


def _tr(text: str) -> str:
    return QCoreApplication.translate("DeedView", text)


class WayBack(QObject):
    """What the chosen rows of the journal offer, beside them and in their menu."""

    def __init__(self, shown: JournalList) -> None:
        super().__init__(shown)
        self._shown = shown
        shown.view.undo.connect(self.take_back)
        shown.view.again.connect(self.do_again)
        shown.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        shown.table.customContextMenuRequested.connect(self._show_menu)

    def take_back(self, deeds: list[Deed]) -> None:
        """Take these back in one go; what would come of it is told first."""
        session = self._shown.session
        words = [deed.undo for deed in deeds if deed.undo is not None]
        if session is not None and words:
            session.deeds.take_back(self._named(deeds), " ".join(words))

    def do_again(self, deed: Deed, rows: tuple[int, ...]) -> None:
        """Do a deed again that was taken back by these rows."""
        if self._shown.session is not None:
            self._shown.session.deeds.do_again(self._named([deed]), *rows)

    def _named(self, deeds: list[Deed]) -> str:
        """What a menu calls deeds; a long one ends behind a whole part, or a whole word."""
        if len(deeds) > 1:
            return _tr("{n} things that were done").format(n=count(len(deeds)))
        names = self._shown.model.names
        whole = one_line(plainly(engine(deeds[0].what), names).rstrip(f".{stop()}"))
        if len(whole) <= NAMED:
            return whole
        ends = (whole[:NAMED].rpartition(parted)[0] for parted in (", ", " "))
        return next((end for end in ends if len(end) > NAMED // 2), whole[:NAMED]) + "…"

    # The menu of a row.

    def menu(self) -> QMenu:
        """What can be done with the chosen rows."""
        shown, chosen = self._shown, self._shown.chosen()
        made = QMenu(shown.table)
        back = made.addAction(_tr("Take this back…"), lambda: self.take_back(chosen))
        back.setEnabled(any(deed.undo is not None for deed in chosen))
        if len(chosen) == 1 and chosen[0].last:
            made.addAction(_tr("What was believed then"), lambda: shown.view.then.emit(chosen[0]))
        made.addSeparator()
        made.addAction(shown.desk.commands["help"])
        return made

    def _show_menu(self, at: QPoint) -> None:
        if self._shown.chosen():
            made = self.menu()
            made.aboutToHide.connect(made.deleteLater)
            made.popup(self._shown.table.viewport().mapToGlobal(at))
