"""The window in tests: offscreen, with a home, settings and stores of its own, and nothing left behind."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TZ"] = "UTC"

import random
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from nidra.app import program
from nidra.app.demo_store import DemoStore, make_demo
from nidra.app.workspace import Store
from PySide6.QtCore import QEvent, QObject, QSettings
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from nidra_gui.jobs import Ask, Cancel, Job, Lane
from nidra_gui.settings import WindowSettings
from nidra_gui.shell import Shell
from nidra_gui.theme import Choice, Theme

WAIT = 20_000  # milliseconds: a limit, never a time that a test takes


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the home, the settings or the stores of whoever runs it."""
    home = tmp_path / "home"
    for name, folder in (
        ("HOME", home),
        ("USERPROFILE", home),
        ("XDG_DATA_HOME", home / "data"),
        ("XDG_STATE_HOME", home / "state"),
        ("XDG_CONFIG_HOME", home / "config"),
    ):
        folder.mkdir(parents=True, exist_ok=True)
        monkeypatch.setenv(name, str(folder))


@pytest.fixture(autouse=True)
def _late(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With NIDRA_LATE_MS=250 (`make test-late`) answers of a store, and what processes say, come up to so
    much later, at random: a test that asserts what one answer brings, and waits for another, fails."""
    most = float(os.environ.get("NIDRA_LATE_MS", "0")) / 1000
    if not most:
        return
    ask, start, chance = Lane.ask, Job.start, random.Random(request.node.nodeid)

    def ask_late(lane: Lane, kind: str, work: Ask, *heard: Callable[[Any], None]) -> None:
        pause = chance.choice((0, most, most))

        def slowly(store: Store, cancel: Cancel) -> Any:
            time.sleep(pause)
            return work(store, cancel)

        ask(lane, kind, slowly, *heard)

    def start_late(job: Job) -> None:
        command = (
            "sh",
            "-c",
            f'sleep {chance.choice((0, most))}; exec "$0" "$@"',
            *program.program(),
        )
        with monkeypatch.context() as patch:
            patch.setattr(program, "program", lambda: command)
            start(job)

    monkeypatch.setattr(Lane, "ask", ask_late)
    monkeypatch.setattr(Job, "start", start_late)


@pytest.fixture(autouse=True)
def _no_modal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dialog that holds up everything else is a fault."""

    def refused(*_: object, **__: object) -> int:
        raise AssertionError("exec() was called: the window must not wait inside a dialog")

    for kind in (QDialog, QMessageBox, QFileDialog, QMenu):
        monkeypatch.setattr(kind, "exec", refused)


class _Strays(QObject):
    """Sees parts of the window that were shown before they got their place in it: until then each is a
    window of its own, which flashes up and takes the keyboard from what a person types."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, part: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentAboutToChange and _is_stray(part):
            self.seen.append(f"{type(part).__name__} {part.property('text') or ''}")
        return False


def _is_stray(part: QObject) -> bool:
    return isinstance(part, QWidget) and part.isWindow() and part.isVisible()


@pytest.fixture(autouse=True)
def _no_stray_window(qapp: QApplication) -> Iterator[None]:
    """Nothing but the window, its dialogs and its menus comes up on the desktop."""
    strays = _Strays()
    qapp.installEventFilter(strays)
    yield
    qapp.removeEventFilter(strays)
    assert not strays.seen, f"shown before they had a place: {strays.seen}"


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    """No thread and no process of the window outlives its test."""
    before = {thread.ident for thread in threading.enumerate()}
    yield
    left = [
        thread.name
        for thread in threading.enumerate()
        if thread.ident not in before and thread.name in ("pages", "table", "writer")
    ]
    assert not left, f"threads are left: {left}"
    children = [child for child in psutil.Process().children() if "work" in _command(child)]
    assert not children, f"processes are left: {children}"


def _command(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()[-1:]
    except psutil.Error:
        return []


@pytest.fixture
def settings(tmp_path: Path) -> WindowSettings:
    """The window's settings in a file of the test's own."""
    return WindowSettings(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """The light theme at the system's size of text, which the next test finds again."""
    made = Theme(qapp, Choice.LIGHT)
    yield made
    made.resize_text(100)


@pytest.fixture
def shell(qtbot: QtBot, theme: Theme, settings: WindowSettings) -> Iterator[Shell]:
    """The window without a store yet."""
    made = Shell(theme, settings)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    qtbot.wait(1)


@pytest.fixture
def shell_maker(
    qtbot: QtBot, theme: Theme, settings: WindowSettings
) -> Iterator[Callable[[], Shell]]:
    """Make the window later, in the language that is spoken by then."""
    made: list[Shell] = []

    def make() -> Shell:
        made.append(Shell(theme, settings))
        made[-1].show()
        return made[-1]

    yield make
    for shell in made:
        shell.close()
        shell.deleteLater()
    qtbot.wait(1)


@pytest.fixture(scope="session")
def demo_world(tmp_path_factory: pytest.TempPathFactory) -> DemoStore:
    """The demo store, made once."""
    return make_demo(tmp_path_factory.mktemp("demo") / "demo")


@pytest.fixture(scope="session")
def demo_kept(demo_world: DemoStore, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the demo store was when it was made."""
    kept = tmp_path_factory.mktemp("kept") / "demo"
    shutil.copytree(demo_world.folder, kept, symlinks=True)
    return kept


@pytest.fixture
def demo(demo_world: DemoStore, demo_kept: Path) -> Path:
    """The demo store at its own place, as it was made, whatever tests did to it. It is put back before each
    and not after: by then a window may be open on it still, and a pass be writing."""
    shutil.rmtree(demo_world.folder)
    shutil.copytree(demo_kept, demo_world.folder, symlinks=True)
    return demo_world.store


@pytest.fixture
def open_store(qtbot: QtBot, shell: Shell) -> Callable[[Path], Shell]:
    """Open a store in the window and wait until it was looked at."""

    def opened(folder: Path) -> Shell:
        with qtbot.waitSignal(shell.opened, timeout=WAIT):
            shell.begin(folder)
        return shell

    return opened


@pytest.fixture
def on_demo(demo: Path, open_store: Callable[[Path], Shell]) -> Shell:
    """The window with the demo store open."""
    return open_store(demo)
