"""A sentence that is said for a while at the foot of the window, with the step that it leads to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from nidra_gui.widgets.plain import button, label, tell

SHOWN_MS = 8000


class Toast(QFrame):
    """It stays for some seconds, longer while the mouse rests on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setObjectName("toast")
        self._run: Callable[[], object] | None = None
        self._lasting = False
        self.sentence = label(wrap=True)
        self.step = button("", self._step)
        self.shut = button(self.tr("Dismiss"), self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.step)
        row.addWidget(self.shut)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self._fade)
        self.hide()

    def say(
        self,
        sentence: str,
        step: str = "",
        run: Callable[[], object] | None = None,
        lasting: bool = False,
    ) -> None:
        """Say something; what was said before makes way. What is `lasting` stays until it is ended."""
        self._lasting = lasting
        tell(self.sentence, sentence)
        self.step.setText(step)
        self.step.setVisible(bool(step))
        self._run = run
        self.place()
        self.show()
        self.raise_()
        self._timer.stop() if lasting else self._timer.start()

    def end_lasting(self) -> None:
        """What was being done is over: say no more of it."""
        if self._lasting:
            self._lasting = False
            self.hide()

    def place(self) -> None:
        """Lie at the foot of the parent, in its middle."""
        around = self._around.rect()
        width = min(720, around.width() - 32)
        self.setFixedWidth(width)
        height = max(self.sizeHint().height(), self.heightForWidth(width))
        self.setGeometry(
            (around.width() - width) // 2, around.height() - height - 44, width, height
        )

    def _step(self) -> None:
        run, self._run = self._run, None
        self.hide()
        if run is not None:
            run()

    def _fade(self) -> None:
        if self.underMouse():
            self._timer.start()
        else:
            self.hide()
