"""The real window, offscreen, on a store: opened, asked, and waited for."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import psutil
from PySide6.QtCore import QEvent, QEventLoop, QObject, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from window_clock import Spent, timed

from nidra_gui.settings import WindowSettings
from nidra_gui.shell import Shell
from nidra_gui.theme import Choice, Theme
from nidra_gui.tidying import Tidier
from nidra_gui.views.memories import MemoriesPage
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.state import Kind

LIMIT = 60.0
POLL_MS = 4  # the look costs CPU too, which would count as the window's


class Painted(QObject):
    """How often a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return False


class World:
    """The window with settings of its own. `home` is a folder for them."""

    def __init__(self, app: QApplication, home: Path) -> None:
        self.app = app
        self.tidier = Tidier(app)
        kept = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
        self.shell = Shell(Theme(app, Choice.LIGHT), WindowSettings(kept))
        self.shell.resize(1280, 800)
        self.shell.show()
        self.rest(0.2)

    def until(self, so: Callable[[], bool], limit: float = LIMIT) -> float:
        """Let the window work until something is so; the milliseconds that it took."""
        begun = time.perf_counter()
        loop, late = QEventLoop(), begun + limit
        seen = so()
        poll = QTimer(interval=POLL_MS, timerType=Qt.TimerType.PreciseTimer)

        def look() -> None:
            nonlocal seen
            # Seen once is seen: by the time that the loop has ended, something else may be asked.
            seen = seen or so()
            if seen or time.perf_counter() > late:
                loop.quit()

        poll.timeout.connect(look)
        poll.start()
        if not seen:
            loop.exec()
        poll.stop()
        if not seen:
            raise TimeoutError(f"not seen within {limit:.0f} s")
        return (time.perf_counter() - begun) * 1000

    def rest(self, seconds: float) -> None:
        """Let the window go on for a while."""
        end = time.perf_counter() + seconds
        self.until(lambda: time.perf_counter() > end, seconds + LIMIT)

    def open(self, store: Path) -> None:
        """Open a store, and wait until its sources are watched and nothing is asked any more."""
        self.shell.begin(store)
        self.until(lambda: self.shell.there is True)
        self.settle()

    def settle(self) -> None:
        """Wait until the watcher has looked at every source, and no question is open."""
        session = self.shell.session
        assert session is not None

        self.until(lambda: session.watch_state is not None)
        watcher = psutil.Process(session.watcher.pid()) if session.watcher else None
        before = -1.0
        while watcher is not None and (now := sum(watcher.cpu_times()[:2])) > before + 0.02:
            before = now
            self.rest(0.5)
        self.idle()

    def idle(self) -> None:
        """Wait until no question is open; a search without an index may take minutes beside others."""
        session = self.shell.session
        assert session is not None
        self.until(lambda: not session.pages.is_busy() and not session.table.is_busy(), 5 * LIMIT)

    @property
    def memories(self) -> MemoriesPage:
        """The page of memories."""
        page = self.shell.page("memories")
        assert isinstance(page, MemoriesPage)
        return page

    def opening(self, name: str) -> tuple[Spent, Spent]:
        """Open a page: until its first contents are painted, and until it asks nothing any more."""
        with timed() as settled:
            with timed() as first:
                self.shell.go(name)
                page = self.shell.page(name)
                painted = Painted(page)
                self.until(lambda: is_filled(page))
                painted.times = 0
                page.update()
                self.until(lambda: painted.times > 0)
            self.idle()
        return first, settled

    def close(self) -> None:
        """Close the window and all that it began."""
        self.shell.close()
        self.shell.deleteLater()
        self.tidier.end()
        self.app.processEvents()


def is_filled(page: Page) -> bool:
    """Does a page show what it found, rather than that it looks?"""
    return page.kind is not Kind.BUSY and page.isVisible()
