"""What the Journal shows, or offers to do, as the command that does the same: put on the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from nidra_gui.views import journal_work as work

if TYPE_CHECKING:
    from nidra.app.browse import Typed
    from nidra.records.history import Deed

    from nidra_gui.views.journal import JournalPage


def _tr(text: str) -> str:
    return QCoreApplication.translate("JournalPage", text)


class JournalCopy:
    """Copies for a page; where no command says it, the page says why."""

    def __init__(self, page: JournalPage) -> None:
        self._page = page

    def what_is_shown(self) -> None:
        """The command that shows the same."""
        from nidra.app.journal_commands import of_list, of_then

        page, look = self._page, self._page.deeds.look
        if page.session is None or look is None:
            return
        folder = page.session.folder
        if page.believes:
            day, listed = work.day_of(page.belief.at), page.belief.listed
            self._copy(of_then(day, page.belief.named, folder, listed))
        else:
            self._copy(of_list(look, len(page.deeds.model.deeds), folder))

    def verify(self) -> None:
        """The command that checks the journal."""
        from nidra.app.journal_commands import of_verify

        if self._page.session is not None:
            self._copy(of_verify(self._page.session.folder))

    def undo(self, deed: Deed) -> None:
        """The command that takes a deed back."""
        from nidra.app.journal_commands import of_undo

        if self._page.session is not None and deed.undo is not None:
            self._copy(of_undo(deed.undo, self._page.session.folder))

    def _copy(self, typed: Typed) -> None:
        if not typed.line:
            self._page.desk.say(typed.reason)
            return
        QGuiApplication.clipboard().setText(typed.line)
        self._page.desk.say(_tr("Copied: {line}").format(line=typed.line))
