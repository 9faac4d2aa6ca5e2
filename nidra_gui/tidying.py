"""Python's search for garbage, made where and when it holds nobody up.

Left to itself it runs in whatever thread makes the next object, and has Python's lock until it is done:
up to 180 ms with every page open, in which nothing is drawn, though hardly anything is found. Here it runs
in the window's thread while no store is asked, and what came with a module, which stays as long as the
program does, is looked at once and then no more. What remains takes some milliseconds.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QObject, QTimer

from nidra_gui.jobs import is_asked, open_lanes

EVERY_MS = 2000
MANY = 2000  # objects made and not freed since the last look, from which on another one is worth it
PATIENCE = 30  # looks that are put off in a row while a store is asked


class Tidier(QObject):
    """Looks for garbage from now on, in place of Python, until it is taken away."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._modules = 0
        self._lanes: frozenset[int] = frozenset()
        self._put_off = 0
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(self.look)
        gc.disable()
        self._timer.start()

    def look(self) -> None:
        """Look for garbage, where enough was made and nobody is held up."""
        if gc.get_count()[0] < MANY:
            return
        if is_asked() and self._put_off < PATIENCE:
            self._put_off += 1
            return
        self._put_off = 0
        self._let_go_of_stores()
        gc.collect()
        if len(sys.modules) > self._modules:
            self._modules = len(sys.modules)
            gc.freeze()

    def _let_go_of_stores(self) -> None:
        """What belonged to a store that was left is garbage, though it was put aside while it was open."""
        lanes = open_lanes()
        if self._lanes - lanes:
            gc.unfreeze()
            self._modules = 0
        self._lanes = lanes

    def end(self) -> None:
        """Let Python look for itself again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
