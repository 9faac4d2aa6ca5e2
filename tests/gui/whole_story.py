"""One evening with the window on a real display with a window manager: `whole_story.py FOLDER`.

Start, drop a palace, sleep, edit a source, see the fall and what rests on it, resolve a conflict, undo it.
Each step is done as a person does it, with keys and the mouse; it ends with `the end`.
"""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

from nidra.app.contested import contested
from nidra.app.workspace import Store, new_memory
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from nidra_gui.main import window
from nidra_gui.shell import Shell
from nidra_gui.views.conflicts import ConflictsPage
from nidra_gui.views.home import HomePage
from nidra_gui.views.importing import ImportPage
from nidra_gui.views.memories import MemoriesPage
from nidra_gui.widgets.state import Kind

SAMPLE = Path(__file__).parents[2] / "resources" / "sample-palace"
PATIENCE = 30.0
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


class Story:
    """The window and whoever sits before it."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self.app = app
        self.folder = folder
        self.store = folder / "store"
        self.sources = folder / "harbour"
        shutil.copytree(SAMPLE / "palace", folder / "palace")
        shutil.copytree(SAMPLE / "sources", self.sources)
        self.shell: Shell = window(app)

    def told(self, what: str) -> None:
        """Say how far the story is."""
        print(what, flush=True)

    def until(self, so: Callable[[], bool], what: str) -> None:
        """Wait until something can be seen."""
        end = time.monotonic() + PATIENCE
        while not so():
            if time.monotonic() > end:
                self.shell.grab().save(str(self.folder / "where-it-stopped.png"))
                raise AssertionError(f"not seen: {what}")
            self.app.processEvents()
            time.sleep(0.005)

    def press(self, button: QPushButton) -> None:
        """Click a button that can be clicked."""
        self.until(lambda: button.isVisible() and button.isEnabled(), button.text())
        QTest.mouseClick(button, LEFT)

    def keys(self, key: Qt.Key) -> None:
        """Press a key with Control."""
        QTest.keyClick(self.shell, key, CONTROL)

    def start(self) -> None:
        """The window comes up, is active, and says that nothing is here yet."""
        self.shell.show()
        self.shell.begin(self.store)
        self.until(self.shell.isActiveWindow, "the window is active")
        self.until(lambda: self.shell.current == "first-run", "the first look")
        self.told("started")

    def drop(self) -> None:
        """A palace is dropped on the window, looked at and imported."""
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(self.folder / "palace"))])
        at, copy = QPoint(400, 300), Qt.DropAction.CopyAction
        none = Qt.KeyboardModifier.NoModifier
        entered = QDragEnterEvent(at, copy, mime, LEFT, none)
        self.app.sendEvent(self.shell, entered)
        assert entered.isAccepted()
        self.app.sendEvent(self.shell, QDropEvent(at.toPointF(), copy, mime, LEFT, none))
        page = self.shell.page("import")
        assert isinstance(page, ImportPage)
        self.until(lambda: page.found is not None and page.kind is Kind.FULL, "the preview")
        page.preview.maps.set([("/home/sam/harbour", str(self.sources))])
        self.press(page.preview.maps.again)
        self.until(lambda: page.start.isVisible(), "the preview with the map")
        self.press(page.start)
        self.until(lambda: page.done is not None, "the import is done")
        assert page.done is not None and page.done["proof"]["holds"]
        self.until(lambda: self.shell.there is True, "the store is open")
        self.told("imported")

    def sleep(self) -> None:
        """A pass is run from Home."""
        self.keys(Qt.Key.Key_1)
        home = self.shell.page("home")
        assert isinstance(home, HomePage)
        self.until(lambda: home.kind is Kind.FULL, "Home")
        session = self.shell.session
        assert session is not None
        ended: list[object] = []
        session.work_ended.connect(ended.append)
        self.press(home.sleep)
        self.until(lambda: bool(ended), "the pass is done")
        session.work_ended.disconnect(ended.append)
        self.told("slept")

    def fall(self) -> None:
        """A source is edited: its memory falls in the table and in its evidence, with what rests on it."""
        source = self.sources / "docs" / "stations.md"
        with Store(self.store) as other:
            first = next(
                m
                for m in other.load()
                if m.active
                and any(
                    row.source == str(source) and row.state.label == "verbatim"
                    for row in m.evidence
                )
            )
            dependant = other.add(
                new_memory("The pilots must know the stations", rests_on=[first.id])
            )
        self.shell.show_memory(first.id)
        page = self.shell.page("memories")
        assert isinstance(page, MemoriesPage)
        pane = page.pane
        self.until(lambda: pane.memory == first.id and bool(pane.why.cards), "the evidence")
        self.until(lambda: "Watching" in self.shell.status.watch.full, "the watcher")
        source.write_text("Nothing of what stood here stands here any more.\n")
        with Store(self.store) as other:
            self.until(
                lambda: (
                    other.get(first.id).standing.label == "fallen"
                    and other.get(dependant).standing.label == "fallen"
                ),
                "the fall is committed, of what rests on it too",
            )
        self.until(lambda: self.shell.toast.isVisible(), "the window says what fell")
        self.until(
            lambda: "fallen" in pane.head.badge.text().lower(), "the evidence shows the fall"
        )
        self.keys(Qt.Key.Key_1)
        home = self.shell.page("home")
        assert isinstance(home, HomePage)
        self.until(lambda: "say" in home.view.trust.sentence.text(), "Home tells of it")
        self.told("saw the fall")

    def resolve(self) -> None:
        """Two memories contradict each other; a person keeps one, and takes that back."""
        with Store(self.store) as other:
            other.add(new_memory("The harbour gate closes at 22:00", "harbour gate"))
            other.add(new_memory("The harbour gate closes at 23:00", "harbour gate"))
        self.sleep()
        self.keys(Qt.Key.Key_3)
        page = self.shell.page("conflicts")
        assert isinstance(page, ConflictsPage)
        self.until(lambda: page.list.count() == 1 and page.a.memory is not None, "the pair")
        self.press(page.a.keep)
        self.until(lambda: page.kind is Kind.EMPTY, "no conflict is left")
        self.until(lambda: self.shell.commands["undo"].text() == "Undo keep A", "its undo")
        self.keys(Qt.Key.Key_Z)
        self.until(lambda: page.kind is Kind.FULL and page.list.count() == 1, "it is back")
        with Store(self.store) as other:
            assert len(contested(other)) == 1
        self.told("resolved and took back")


def main(folder: Path) -> None:
    """Tell the story."""
    app = QApplication(sys.argv[:1])
    assert app.platformName() == "xcb", app.platformName()
    story = Story(app, folder)
    for part in (story.start, story.drop, story.sleep, story.fall, story.resolve):
        part()
    story.shell.close()
    print("the end", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
