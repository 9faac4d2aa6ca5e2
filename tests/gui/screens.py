"""Pictures of every page: light and dark, two sizes, plain and with strings at twice their length, in each
language, with large text and in a small window, of the demo store and of none; and a sheet for each group.

Usage: python tests/gui/screens.py FOLDER [GROUP…] [PAGE…]
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from nidra.app.demo_store import make_demo
from nidra.app.workspace import Store
from PySide6.QtCore import QRect, QSettings, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from nidra_gui.language import CODES, ENGLISH, speak
from nidra_gui.settings import WindowSettings
from nidra_gui.shell import Shell
from nidra_gui.stretch import Stretched
from nidra_gui.theme import Choice, Theme
from nidra_gui.views.conflicts import ConflictsPage
from nidra_gui.views.decay import DecayPage
from nidra_gui.views.help import HelpPage
from nidra_gui.views.journal import JournalPage
from nidra_gui.views.settings import SettingsPage
from nidra_gui.views.trust import TrustPage

NORMAL, LARGE, SMALLEST = (1280, 800), (1920, 1080), (760, 560)
LIMIT = 20.0  # seconds that a page may take to come to rest
LEAST = 0.6  # seconds from what was done last to the picture
SMALL = 620
DEMO, EMPTY = "demo", "empty"

PAGES = (
    "home",
    "memories",
    "conflicts",
    "sources",
    "trust",
    "decay",
    "journal",
    "import",
    "settings",
    "help",
)
# Another state of a page, which has a picture of its own: `page-state`.
STATES = (
    "conflicts-kept",
    "trust-chart",
    "trust-table",
    "journal-deed",
    "journal-belief",
    "settings-schedule",
    "settings-language",
    "help-found",
)
LAST = ("trust", "trust-chart", "decay", "journal", "settings", "help")


@dataclass(frozen=True, slots=True)
class Look:
    """How pictures are taken, and of what."""

    group: str
    scenes: tuple[str, ...] = PAGES
    theme: Choice = Choice.LIGHT
    size: tuple[int, int] = NORMAL
    store: str = DEMO
    stretched: bool = False
    language: str = ENGLISH
    text: int = 100

    @property
    def name(self) -> str:
        """The end of the picture's name."""
        words = (self.store, self.theme, f"{self.size[0]}x{self.size[1]}")
        also = ("stretched",) * self.stretched + (f"text{self.text}",) * (self.text != 100)
        return "-".join((*words, *also, *(self.language,) * (self.language != ENGLISH)))


LOOKS = (
    Look("light", PAGES + STATES),
    Look("dark", PAGES + STATES, Choice.DARK),
    Look("large", size=LARGE),
    Look("large", theme=Choice.DARK, size=LARGE),
    Look("empty", ("first-run", *PAGES), store=EMPTY),
    Look("empty", ("first-run", *PAGES), Choice.DARK, store=EMPTY),
    Look("empty", ("first-run", "home", "trust"), size=LARGE, store=EMPTY),
    Look("stretched", stretched=True),
    Look("stretched", size=LARGE, stretched=True),
    *(Look(code, PAGES + STATES, language=code) for code in CODES),
    *(Look(code, ("first-run", "trust"), store=EMPTY, language=code) for code in CODES),
    Look("narrow", PAGES, text=200),
    Look("narrow", LAST, size=SMALLEST),
)


def rest(app: QApplication, until: Callable[[], bool], least: float = 0.3) -> None:
    """Let the window work until nothing is asked any more."""
    begun = time.monotonic()
    while time.monotonic() - begun < LIMIT:
        app.processEvents()
        if until() and time.monotonic() - begun > least:
            return
        time.sleep(0.01)


def take(theme: Theme, look: Look, store: Path, folder: Path, wanted: Sequence[str]) -> list[Path]:
    """Take the pictures of one look."""
    app = theme.app
    theme.choose(look.theme)
    theme.resize_text(look.text)
    speak(app, look.language)
    translator = Stretched(app)
    if look.stretched:
        app.installTranslator(translator)
    shell = opened(theme, store, folder)
    made = [
        picture(shell, scene, look, folder)
        for scene in look.scenes
        if not wanted or scene.partition("-")[0] in wanted or scene in wanted
    ]
    shell.close()
    shell.deleteLater()
    app.removeTranslator(translator)
    return made


def opened(theme: Theme, store: Path, folder: Path) -> Shell:
    """A window with a store, or with none yet."""
    settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    settings.clear()
    shell = Shell(theme, WindowSettings(settings))
    shell.show()
    told: list[object] = []
    shell.opened.connect(told.append)
    shell.begin(store)
    rest(theme.app, lambda: bool(told))
    return shell


def picture(shell: Shell, scene: str, look: Look, folder: Path) -> Path:
    """Take one picture, and leave the page as it was."""
    shell.resize(*look.size)
    page = scene if scene == "first-run" else scene.partition("-")[0]
    shell.go(page)
    calm(shell)
    prepare = PREPARED.get(scene if look.store == DEMO else "")
    if prepare is not None:
        prepare(shell)
    shell.resize(*look.size)
    calm(shell)
    path = folder / f"{scene}-{look.name}.png"
    shell.grab().save(str(path))
    restore = RESTORED.get(scene)
    if restore is not None:
        restore(shell)
    return path


def calm(shell: Shell) -> None:
    """Wait until the page has what it asked for."""
    rest(shell.theme.app, lambda: _is_idle(shell), LEAST)


def _is_idle(shell: Shell) -> bool:
    session = shell.session
    if session is None:
        return True
    watched = session.watch_state is not None or not shell.there
    return watched and not (session.pages.is_busy() or session.table.is_busy())


# What is done on a page before its picture, and after it.


def choose_fallen(shell: Shell) -> None:
    """Choose a memory whose source says something else today."""
    assert shell.session is not None
    with Store(shell.session.folder) as store:
        shell.show_memory(next(m.id for m in store.load() if "retry limit is 5" in m.statement))


def keep_one(shell: Shell) -> None:
    """Decide a conflict."""
    page = shell.page("conflicts")
    assert isinstance(page, ConflictsPage) and shell.session is not None
    deeds = shell.session.deeds
    rest(shell.theme.app, page.a.keep.isEnabled)
    page.a.keep.click()
    rest(shell.theme.app, lambda: bool(deeds.undo_label))


def take_back(shell: Shell) -> None:
    """Take a decision back."""
    assert shell.session is not None
    deeds = shell.session.deeds
    deeds.undo()
    rest(shell.theme.app, lambda: not deeds.undo_label)
    shell.toast.hide()


def trust_chart(shell: Shell) -> None:
    """Bring the charts into sight."""
    page = shell.page("trust")
    assert isinstance(page, TrustPage)
    bar = page.view.verticalScrollBar()
    bar.setValue(page.charts["passes"].y())


def trust_table(shell: Shell) -> None:
    """Show a chart as its table."""
    page = shell.page("trust")
    assert isinstance(page, TrustPage)
    page.charts["passes"].show_table(True)
    page.charts["rot"].show_table(True)
    calm(shell)
    trust_chart(shell)


def trust_top(shell: Shell) -> None:
    """Show the charts again, from the top."""
    page = shell.page("trust")
    assert isinstance(page, TrustPage)
    for view in page.charts.values():
        view.show_table(False)
    page.view.verticalScrollBar().setValue(0)


def choose_deed(shell: Shell) -> None:
    """Choose the pass among the deeds."""
    page = shell.page("journal")
    assert isinstance(page, JournalPage)
    page.deeds.table.selectRow(min(2, len(page.deeds.model.deeds) - 1))


def choose_memory(shell: Shell) -> None:
    """Choose a memory in the queue of what fades."""
    page = shell.page("decay")
    assert isinstance(page, DecayPage)
    page.table.choose(min(1, len(page.model.keys) - 1))


def believe(shell: Shell) -> None:
    """Show what was believed at the end of yesterday."""
    page = shell.page("journal")
    assert isinstance(page, JournalPage)
    page.show_belief()
    rest(shell.theme.app, page.belief.surface.isVisible)


def show_deeds(shell: Shell) -> None:
    """Show what was done again."""
    page = shell.page("journal")
    assert isinstance(page, JournalPage)
    page.show_list()


def go_to_section(name: str, shell: Shell) -> None:
    """Show a section of the settings."""
    page = shell.page("settings")
    assert isinstance(page, SettingsPage)
    page.cards.verticalScrollBar().setValue(getattr(page, name).y())


def find_in_help(shell: Shell) -> None:
    """Look for words in help."""
    page = shell.page("help")
    assert isinstance(page, HelpPage)
    page.list.box.setText("drift")


def find_nothing(shell: Shell) -> None:
    """Show the whole contents of help again."""
    page = shell.page("help")
    assert isinstance(page, HelpPage)
    page.list.box.clear()


def look_at_sample(shell: Shell) -> None:
    """Look at the palace that ships."""
    palace = Path(__file__).parents[2] / "resources" / "sample-palace" / "palace"
    shell.import_from(str(palace))
    rest(shell.theme.app, lambda: getattr(shell.page("import"), "found", None) is not None)


PREPARED: dict[str, Callable[[Shell], None]] = {
    "memories": choose_fallen,
    "conflicts-kept": keep_one,
    "trust-chart": trust_chart,
    "trust-table": trust_table,
    "decay": choose_memory,
    "journal-deed": choose_deed,
    "journal-belief": believe,
    "import": look_at_sample,
    "settings-schedule": partial(go_to_section, "schedule"),
    "settings-language": partial(go_to_section, "language"),
    "help": lambda shell: shell.show_help("verdicts#drifted"),
    "help-found": find_in_help,
}
RESTORED: dict[str, Callable[[Shell], None]] = {
    "conflicts-kept": take_back,
    "trust-table": trust_top,
    "journal-belief": show_deeds,
    "help-found": find_nothing,
}


def sheet(pictures: list[Path], path: Path) -> None:
    """All pictures small on one sheet, each with its name."""
    across = 3
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
    wanted = sys.argv[2:]
    looks = [
        look for look in LOOKS if not {x.group for x in LOOKS} & {*wanted} or look.group in wanted
    ]
    scenes = [word for word in wanted if word not in {look.group for look in LOOKS}]
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home, XDG_CONFIG_HOME=home)
        stores = {DEMO: make_demo(Path(home) / "demo").store, EMPTY: Path(home) / "nothing"}
        theme = Theme(app, Choice.LIGHT)
        groups: dict[str, list[Path]] = {}
        for look in looks:
            made = take(theme, look, stores[look.store], folder, scenes)
            groups.setdefault(look.group, []).extend(made)
            print(look.name, round(time.process_time()), "s", flush=True)
    (folder / "window.ini").unlink(missing_ok=True)
    for group, pictures in groups.items():
        if pictures:
            sheet(pictures, folder / f"sheet-{group}.png")
    print(f"{sum(map(len, groups.values()))} pictures and {len(groups)} sheets in {folder}")


if __name__ == "__main__":
    main()
