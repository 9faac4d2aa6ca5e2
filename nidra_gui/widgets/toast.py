"""A sentence that is said for a while below the page, with the steps that it leads to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from nidra_gui.widgets.plain import button, label, tell

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
        self._timer.stop() if lasting else self._timer.start(STEP_MS if step else SHOWN_MS)

    def end_lasting(self) -> None:
        """What was being done is over: say no more of it."""
        if self._lasting:
            self._lasting = False
            self.hide()

    def leads_to(self, run: Run) -> bool:
        """Is something said that leads there?"""
        return not self.isHidden() and self._run == run

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
