"""What holds for the whole window: cheap start, colours that can be read, keys, names, no forbidden import."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from gui.contrast import contrast
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from nidra_gui.actions import Actions, specs
from nidra_gui.pages import PLACES
from nidra_gui.palettes import DARK, LIGHT, Palette
from nidra_gui.sheet import sheet
from nidra_gui.shell import Shell
from nidra_gui.theme import Choice
from nidra_gui.widgets.state import Kind

ROOT = Path(__file__).parents[2]
WAIT = 20_000
RAILED = [place.name for place in PLACES if place.railed]
START = """
import sys, time
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
app = QApplication(sys.argv[:1])
from nidra_gui.tidying import Tidier
Tidier(app)
from nidra_gui.main import window
shell = window(app)
shell.show()
app.processEvents()
painted = time.process_time()
heavy = sorted(m for m in ("torch", "matplotlib", "sqlalchemy", "alembic", "numpy", "rich", "typer") if m in sys.modules)
from pathlib import Path
shell.begin(Path(sys.argv[1]))
shell.go("memories")
table = shell.page("memories").model
while not table.rowCount():
    app.processEvents()
shell.grab()
rows = time.process_time()
print(f"{painted * 1000:.0f}", f"{rows * 1000:.0f}", *heavy)
shell.close()
"""


def _paint(store: Path, compiled: Path) -> list[str]:
    """The window in a process of its own, with its modules compiled in a folder, as an installation has them."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPYCACHEPREFIX": str(compiled),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", START, str(store)],
        capture_output=True,
        text=True,
        env=environment,
        check=True,
        timeout=120,
    )
    return done.stdout.split()


def test_the_window_paints_before_anything_heavy_is_imported(
    demo: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, *heavy = _paint(demo, tmp_path / "compiled")
    painted, rows, *_ = _paint(demo, tmp_path / "compiled")
    with capsys.disabled():
        print(
            f"\nfirst paint after {painted} ms of CPU (budget 250), first rows {rows} (budget 720)"
        )
    assert heavy == []


def test_two_hundred_calls_that_give_nothing_leave_the_count_of_none_alone(qapp: object) -> None:
    made = QObject()
    before = sys.getrefcount(None)
    for _ in range(200):
        made.setObjectName("x")
        made.blockSignals(False)
    assert abs(sys.getrefcount(None) - before) < 50


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_every_ink_can_be_read_on_every_ground(colors: Palette) -> None:
    pairs = chain(
        ((ink, ground) for ink in colors.inks() for ground in colors.grounds()),
        [(colors.on_accent, colors.accent), (colors.ground, colors.ink)],
        [(colors.ink, colors.old_words), (colors.ink, colors.new_words)],
    )
    weak = [(a, b, round(contrast(a, b), 2)) for a, b in pairs if contrast(a, b) < 4.5]
    assert weak == []


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_the_edges_of_what_can_be_used_stand_out_from_their_ground(colors: Palette) -> None:
    weak = [ground for ground in colors.grounds() if contrast(colors.edge, ground) < 3]
    assert weak == []
    rules = dict(re.findall(r"^(\S[^{]*?) \{ ([^}]*)\}", sheet(colors, 10), re.MULTILINE))
    for part in ("QPushButton", "#drop", "QScrollBar::handle"):
        assert colors.edge in rules[part], part
    fields = next(
        rule for part, rule in rules.items() if part.startswith("QLineEdit, ") and "border" in rule
    )
    assert f"border: 1px solid {colors.edge}" in fields


@pytest.mark.parametrize(("choice", "colors"), [(Choice.LIGHT, LIGHT), (Choice.DARK, DARK)])
def test_what_a_field_asks_for_can_be_read(
    shell: Shell, qtbot: QtBot, choice: Choice, colors: Palette
) -> None:
    shell.theme.choose(choice)
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    ink = field.palette().placeholderText().color()
    assert ink.alpha() == 255 and contrast(ink.name(), colors.surface) >= 4.5


def test_titles_stand_at_one_height_and_content_ends_at_one_edge(on_demo: Shell) -> None:
    names = RAILED
    tops, edges = set(), set()
    for name in names:
        on_demo.go(name)
        page = on_demo.page(name)
        QApplication.processEvents()
        tops.add(page.heading.geometry().center().y())
        edges.add(page.width() - page.header.geometry().right() if page.header.count() else 25)
    assert len(tops) == 1 and len(edges) == 1


def test_no_two_actions_have_the_same_keys_or_the_same_words(qapp: object) -> None:
    keys = [QKeySequence(spec.keys).toString() for spec in specs() if spec.keys]
    assert len(keys) == len(set(keys))
    words = [spec.text for spec in specs()]
    assert len(words) == len(set(words))


def test_a_key_that_is_held_down_does_a_thing_once(shell: Shell) -> None:
    """Undo held down would take everything back, and each size of text measures the window anew."""
    assert not [spec.name for spec in specs() if shell.commands[spec.name].autoRepeat()]


def test_the_window_is_not_measured_anew_for_a_size_of_text_that_it_has(shell: Shell) -> None:
    drawn: list[int] = []
    shell.theme.resize_text(200)
    shell.theme.changed.connect(lambda: drawn.append(shell.theme.scale))
    shell.commands["text-larger"].trigger()
    assert drawn == []
    shell.commands["text-normal"].trigger()
    assert drawn == [100]


def test_every_action_that_the_window_offers_does_something(shell: Shell) -> None:
    register: Actions = shell.commands
    pages_bind = {"copy-command", "verify-journal", "recheck", "open-source", "confirm", "reject"}
    pages_bind |= {"copy-statement", "copy-id"}
    for spec in register.specs:
        bound = register[spec.name].isSignalConnected(_triggered(register[spec.name]))
        assert bound or spec.name in pages_bind, spec.name


def _triggered(action: QObject):
    meta = action.metaObject()
    return meta.method(meta.indexOfSignal("triggered(bool)"))


@pytest.mark.parametrize("page", RAILED)
def test_everything_that_can_be_used_has_a_name_for_those_who_cannot_see_it(
    on_demo: Shell, page: str
) -> None:
    on_demo.go(page)
    assert [_described(part) for part in _used(on_demo.page(page)) if not _name(part)] == []


def _used(page: QWidget) -> list[QWidget]:
    kinds = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit, QProgressBar)
    inner = ("qt_", "QHeaderView", "QTableCornerButton")
    return [
        part
        for part in page.findChildren(QWidget)
        if isinstance(part, kinds)
        and not part.objectName().startswith("qt_")
        and type(part).__name__ not in ("QHeaderView", "QComboBoxListView")
        and part.metaObject().className() not in inner
        and not isinstance(part.parentWidget(), QAbstractItemView)
        and part.parentWidget().metaObject().className() != "QComboBoxPrivateContainer"
    ]


def _name(part: QWidget) -> str:
    if part.accessibleName():
        return part.accessibleName()
    return part.text() if isinstance(part, QAbstractButton) else ""


def _described(part: QWidget) -> str:
    return f"{type(part).__name__} in {type(part.parentWidget()).__name__}"


def test_the_window_reaches_the_engine_by_its_doors_and_makes_threads_in_one_place() -> None:
    for path in (ROOT / "nidra_gui").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.name != "jobs.py":
            assert (
                "QThread" not in text and "import threading" not in text
            ) or path.name == "crash.py", path
            assert "QProcess(" not in text, path
        assert ".exec()" not in text or path.name == "main.py", path
        assert "exec_(" not in text and "SELECT " not in text and "RichText" not in text, path


@pytest.mark.parametrize("page", RAILED)
@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 200), (760, 560, 100)])
def test_no_page_has_to_be_moved_sideways(
    on_demo: Shell, qtbot: QtBot, page: str, width: int, height: int, text: int
) -> None:
    on_demo.theme.resize_text(text)
    on_demo.resize(width, height)
    on_demo.go(page)
    shown = on_demo.page(page)
    qtbot.waitUntil(lambda: shown.kind in (Kind.FULL, Kind.EMPTY), timeout=WAIT)
    QApplication.processEvents()
    wide = [
        _described(part)
        for part in shown.findChildren(QAbstractScrollArea)
        if part.isVisible() and part.horizontalScrollBar().maximum() > 0
        if part.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if not isinstance(part, QPlainTextEdit)
    ]
    assert wide == []


@pytest.mark.parametrize("percent", [100, 200])
def test_fields_are_as_tall_as_the_buttons_beside_them(shell: Shell, percent: int) -> None:
    shell.theme.resize_text(percent)
    page = shell.page("journal")
    tall = {
        part: part.sizeHint().height() for part in (page.deeds.filter.kinds, page.deeds.filter.box)
    }
    button = page.deeds.filter.since.sizeHint().height()
    assert [type(part).__name__ for part, own in tall.items() if abs(own - button) > 1] == []
