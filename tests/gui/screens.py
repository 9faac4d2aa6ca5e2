"""Pictures of every page: light and dark, two sizes, plain and with strings at twice their length, of the
demo store and of none; and one sheet with all of them small.

Usage: python tests/gui/screens.py FOLDER [PAGE…]
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from nidra.app.demo_store import make_demo
from nidra.app.workspace import Store
from PySide6.QtCore import QRect, QSettings, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from nidra_gui.settings import WindowSettings
from nidra_gui.shell import Shell
from nidra_gui.stretch import Stretched
from nidra_gui.theme import Choice, Theme
from nidra_gui.views.conflicts import ConflictsPage

SIZES = ((1280, 800), (1920, 1080))
PAGES = ("home", "memories", "conflicts", "sources", "import", "settings", "first-run")
LIMIT = 20.0  # seconds that a page may take to come to rest
SMALL = 420


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is taken."""

    theme: Choice
    size: tuple[int, int]
    stretched: bool
    store: str

    @property
    def name(self) -> str:
        """The end of the picture's name."""
        words = "stretched" if self.stretched else "plain"
        return f"{self.store}-{self.theme}-{self.size[0]}x{self.size[1]}-{words}"


def looks() -> Iterator[Look]:
    """Every way in which a page is looked at."""
    for theme in (Choice.LIGHT, Choice.DARK):
        for size in SIZES:
            yield Look(theme, size, False, "demo")
            yield Look(theme, size, True, "demo")
        yield Look(theme, SIZES[0], False, "empty")


def rest(app: QApplication, until: Callable[[], bool], least: float = 0.4) -> None:
    """Let the window work until nothing is asked any more."""
    begun = time.monotonic()
    while time.monotonic() - begun < LIMIT:
        app.processEvents()
        if until() and time.monotonic() - begun > least:
            return
        time.sleep(0.01)


def take(
    app: QApplication, look: Look, store: Path, folder: Path, wanted: tuple[str, ...]
) -> list[Path]:
    """Take the pictures of one look."""
    settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    settings.clear()
    theme = Theme(app, look.theme)
    translator = Stretched(app)
    if look.stretched:
        app.installTranslator(translator)
    shell = Shell(theme, WindowSettings(settings))
    shell.resize(*look.size)
    shell.show()
    opened: list[object] = []
    shell.opened.connect(opened.append)
    shell.begin(store)
    rest(app, lambda: bool(opened))
    made = []
    for page in wanted:
        if page == "first-run" and look.store != "empty":
            continue
        shell.go(page)
        if page == "import":
            shell.import_from(str(sample()))
            rest(app, lambda: getattr(shell.page("import"), "found", None) is not None)
        if page == "memories" and look.store == "demo":
            shell.show_memory(fallen(store))
        shell.resize(*look.size)
        rest(app, lambda: _is_idle(shell), 1.0)
        path = folder / f"{page}-{look.name}.png"
        shell.grab().save(str(path))
        made.append(path)
        if page == "conflicts" and look.store == "demo":
            made.append(kept(app, shell, folder / f"conflicts-kept-{look.name}.png"))
    shell.close()
    shell.deleteLater()
    app.removeTranslator(translator)
    return made


def kept(app: QApplication, shell: Shell, path: Path) -> Path:
    """A picture of the moment after a decision, which is taken back afterwards."""
    page = shell.page("conflicts")
    assert isinstance(page, ConflictsPage) and shell.session is not None
    deeds = shell.session.deeds
    rest(app, page.a.keep.isEnabled)
    page.a.keep.click()
    rest(app, lambda: bool(deeds.undo_label) and _is_idle(shell), 1.0)
    shell.grab().save(str(path))
    deeds.undo()
    rest(app, lambda: not deeds.undo_label)
    return path


def _is_idle(shell: Shell) -> bool:
    session = shell.session
    if session is None:
        return True
    watched = session.watch_state is not None or not shell.there
    return watched and not (session.pages.is_busy() or session.table.is_busy())


def fallen(folder: Path) -> str:
    """A memory whose source says something else today."""
    with Store(folder) as store:
        return next(m.id for m in store.load() if "retry limit is 5" in m.statement)


def sample() -> Path:
    """The palace that ships."""
    return Path(__file__).parents[2] / "resources" / "sample-palace" / "palace"


def sheet(pictures: list[Path], path: Path) -> None:
    """All pictures small on one sheet, each with its name."""
    across = 4
    height = round(SMALL * 0.66)
    rows = (len(pictures) + across - 1) // across
    drawn = QPixmap(across * (SMALL + 12) + 12, rows * (height + 30) + 12)
    drawn.fill(QColor("#808594"))
    painter = QPainter(drawn)
    for at, picture in enumerate(pictures):
        x, y = 12 + at % across * (SMALL + 12), 12 + at // across * (height + 30)
        small = QPixmap(str(picture)).scaled(
            SMALL,
            height,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawPixmap(x, y, small)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(QRect(x, y + height, SMALL, 22), Qt.AlignmentFlag.AlignLeft, picture.stem)
    painter.end()
    drawn.save(str(path))


def main() -> None:
    """Take them all."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screens").absolute()
    wanted = tuple(sys.argv[2:]) or PAGES
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home, XDG_CONFIG_HOME=home)
        demo = Path(home) / "demo"
        store = make_demo(demo).store
        pictures = []
        for look in looks():
            place = store if look.store == "demo" else Path(home) / "nothing"
            pictures += take(app, look, place, folder, wanted)
            print(look.name, flush=True)
    (folder / "window.ini").unlink(missing_ok=True)
    sheet(sorted(pictures), folder / "sheet.png")
    print(f"{len(pictures)} pictures and {folder / 'sheet.png'}")


if __name__ == "__main__":
    main()
