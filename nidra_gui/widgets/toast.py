"""A sentence that is said for a while below the page, with the steps that it leads to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget
from shiboken6 import isValid

from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.speak import announce

SHOWN_MS = 8000
STEP_MS = 16_000  # with a step: whoever reads it has to reach for it

Run = Callable[[], object]


class Toast(QFrame):
    """It stays for some seconds, longer while the mouse rests on it. It has a strip of its own, so that
    it covers nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._run: Run | None = None
        self._other: Run | None = None
        self._lasting = False
        self.sentence = label(wrap=True)
        self.other = button("", self._go_other)
        self.step = button("", self._step, "primary")
        self.shut = button(self.tr("Dismiss"), self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.addWidget(self.sentence, 1)
        for part in (self.other, self.step, self.shut):
            row.addWidget(part)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self._fade)
        self._before: QWidget | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)
        self.hide()

    def say(
        self,
        sentence: str,
        step: str = "",
        run: Run | None = None,
        lasting: bool = False,
        other: tuple[str, Run] | None = None,
    ) -> None:
        """Say something; what was said before makes way. What is `lasting` stays until it is ended."""
        self._lasting = lasting
        tell(self.sentence, sentence)
        words, self._other = other or ("", None)
        self._run = run
        for shown, text in ((self.step, step), (self.other, words)):
            shown.setText(text)
            shown.setVisible(bool(text))
        self.show()
        announce(self, sentence)
        self._timer.stop() if lasting else self._timer.start(STEP_MS if step else SHOWN_MS)

    def end_lasting(self) -> None:
        """What was being done is over: say no more of it."""
        if self._lasting:
            self._lasting = False
            self.hide()

    def leads_to(self, run: Run) -> bool:
        """Is something said that leads there?"""
        return not self.isHidden() and self._run == run

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == int(Qt.Key.Key_Escape):
            self.hide()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Where the keyboard was here, it goes back to where it was before."""
        super().hideEvent(event)
        if self._before is not None and isValid(self._before) and self._has_keyboard():
            self._before.setFocus()

    def _has_keyboard(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is None or self.isAncestorOf(focused)

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        came = now is not None and self.isAncestorOf(now)
        if came and before is not None and not self.isAncestorOf(before):
            self._before = before

    def _step(self) -> None:
        self._leave(self._run)

    def _go_other(self) -> None:
        self._leave(self._other)

    def _leave(self, run: Run | None) -> None:
        self._run = self._other = None
        self.hide()
        if run is not None:
            run()

    def _fade(self) -> None:
        if self.underMouse():
            self._timer.start()
        else:
            self.hide()
