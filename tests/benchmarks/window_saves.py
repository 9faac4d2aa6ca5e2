"""How long a saved file takes to be seen in the window: its row, Home and the toast."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from nidra.app.demo_store import make_demo
from nidra.app.workspace import Store
from nidra.records.grade import Standing
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from window_clock import Figure

from nidra_gui.settings import WindowSettings
from nidra_gui.shell import Shell
from nidra_gui.theme import Choice, Theme
from nidra_gui.views.home import HomePage
from nidra_gui.views.memories import MemoriesPage

BUDGET = 400.0
LIMIT = 20.0


class Watched:
    """The window over the demo store, and a source that is changed and put back."""

    def __init__(self, app: QApplication, home: Path) -> None:
        self.app = app
        demo = make_demo(home / "demo")
        self.store = demo.store
        with Store(self.store) as store:
            chosen = next(
                m
                for m in store.load()
                if "speed limit" in m.statement and m.standing.label == "traceable"
            )
        self.key, self.name = chosen.key, chosen.id
        self.source = Path(chosen.evidence[0].source)
        settings = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
        self.shell = Shell(Theme(app, Choice.LIGHT), WindowSettings(settings))
        self.shell.show()
        self.shell.begin(self.store)
        self.until(lambda: self.shell.there is True and "Watching" in self.shell.status.watch.full)

    def until(self, so: Callable[[], bool]) -> float:
        """Let the window work until something is seen; the milliseconds that it took."""
        begun = time.perf_counter()
        while not so():
            if time.perf_counter() - begun > LIMIT:
                raise TimeoutError("not seen within 20 s")
            self.app.processEvents()
            time.sleep(0.001)
        return (time.perf_counter() - begun) * 1000

    def rest(self, seconds: float) -> None:
        """Let the window come to rest."""
        end = time.perf_counter() + seconds
        self.until(lambda: time.perf_counter() > end)

    def toast(self) -> Callable[[], bool]:
        """The toast, hidden now, is it there again?"""
        self.shell.toast.hide()
        return self.shell.toast.isVisible

    def row(self) -> Callable[[], bool]:
        """Does the row show another standing than now?"""
        self.shell.show_memory(self.name)
        page = self.shell.page("memories")
        assert isinstance(page, MemoriesPage)
        self.until(lambda: page.pane.memory == self.name)
        self.rest(1.0)
        before = self._standing(page)
        return lambda: self._standing(page) not in (before, None)

    def _standing(self, page: MemoriesPage) -> Standing | None:
        for at in range(page.model.rowCount()):
            found = page.model.row(at)
            if found is not None and found.key == self.key:
                return found.standing
        return None

    def home(self) -> Callable[[], bool]:
        """Does Home's sentence say something else than now?"""
        self.shell.go("home")
        page = self.shell.page("home")
        assert isinstance(page, HomePage)
        self.rest(1.0)
        before = page.found.census if page.found else None
        return lambda: page.found is not None and page.found.census != before


def figures(app: QApplication, folder: Path, edits: int) -> Iterator[Figure]:
    """The row, Home and the toast, each after a saved file."""
    watched = Watched(app, folder)
    whole = watched.source.read_text("utf-8")
    for name, look in (("row", watched.row), ("Home", watched.home), ("toast", watched.toast)):
        took = []
        for at in range(edits):
            seen = look()
            watched.source.write_text(whole if at % 2 else "Nothing of it.\n", "utf-8")
            took.append(watched.until(seen))
            watched.rest(0.6)
        watched.source.write_text(whole, "utf-8")
        watched.rest(1.5)
        worst = max(took)
        how = f"wall, worst of {edits}"
        yield Figure(
            f"a saved source is seen: {name}", worst, how, BUDGET, worst, told={"all": took}
        )
    watched.shell.close()
