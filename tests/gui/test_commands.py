"""Every command, on every page, in every state of the store: nothing breaks and nothing is warned of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from nidra.app.workspace import Store
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from nidra_gui.demo import _NAME as DEMO
from nidra_gui.jobs import Job
from nidra_gui.pages import PLACES
from nidra_gui.shell import Shell

WAIT = 20_000
ENDS = ("close", "quit")
LEAVES = ("open-own", "open-demo")
SLOW = (
    "sleep",
    "sleep-full",
    "theme-system",
    "theme-light",
    "theme-dark",
    "text-larger",
    "text-smaller",
    "text-normal",
)
Open = Callable[[Path], Shell]


@pytest.fixture(autouse=True)
def opened_by_system(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    """What the desktop was asked to show."""
    asked: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url) or True)
    return asked


@pytest.fixture
def faults(shell: Shell) -> Iterator[list[BaseException]]:
    """Errors of the engine that no sentence was found for."""
    found: list[BaseException] = []
    shell.unexpected.connect(found.append)
    yield found
    assert not found


def _no_store(tmp_path: Path, demo: Path) -> Path:
    return tmp_path / "nothing"


def _without_memories(tmp_path: Path, demo: Path) -> Path:
    with Store(tmp_path / "bare") as store:
        store.init()
    return tmp_path / "bare"


def _damaged(tmp_path: Path, demo: Path) -> Path:
    folder = tmp_path / "damaged"
    folder.mkdir()
    (folder / "nidra.db").write_bytes(b"SQLite format 3\0" + b"\xff" * 8000)
    return folder


def _full(tmp_path: Path, demo: Path) -> Path:
    return demo


def _settle(qtbot: QtBot, shell: Shell) -> None:
    """Wait until every question is answered and no work runs, the making of the demo store included."""

    def idle() -> bool:
        session = shell.session
        return not shell.findChild(Job, DEMO) and (
            session is None
            or not (
                session.work is not None
                or any(lane.is_busy() for lane in (session.pages, session.table, session.writer))
            )
        )

    qtbot.waitUntil(idle, timeout=WAIT)


def _shut_dialogs(shell: Shell) -> None:
    for dialog in shell.findChildren(QDialog):
        dialog.close()
    QApplication.sendPostedEvents(None, int(QEvent.Type.DeferredDelete.value))


def _run_all(qtbot: QtBot, shell: Shell, slow: bool = False) -> int:
    """Trigger what can be chosen, command by command, as the palette does; how many were run.

    The slow ones start a process, or measure every widget of the window anew.
    """
    run = 0
    left_out = (*ENDS, *LEAVES) if slow else (*ENDS, *LEAVES, *SLOW)
    for spec in shell.commands.specs:
        action = shell.commands[spec.name]
        if spec.name in left_out or not action.isEnabled():
            continue
        here = shell.current
        action.trigger()
        QApplication.processEvents()
        _shut_dialogs(shell)
        if spec.name in ("sleep", "sleep-full") and shell.commands["stop-work"].isEnabled():
            shell.commands["stop-work"].trigger()
            _settle(qtbot, shell)
        shell.go(here)
        run += 1
    return run


@pytest.mark.parametrize("state", [_no_store, _without_memories, _damaged, _full])
def test_every_command_can_be_run_on_every_page_in_every_state(
    qtbot: QtBot,
    open_store: Open,
    faults: list[BaseException],
    demo: Path,
    tmp_path: Path,
    state: Callable[[Path, Path], Path],
) -> None:
    shell = open_store(state(tmp_path, demo))
    for place in PLACES:
        shell.go(place.name)
        _settle(qtbot, shell)
        if place.name == "memories" and shell.page("memories").table.memories.keys:  # type: ignore[attr-defined]
            shell.page("memories").table.choose(0)  # type: ignore[attr-defined]
        assert _run_all(qtbot, shell, slow=place is PLACES[0]) >= 8
        _settle(qtbot, shell)


def test_every_command_can_be_run_before_the_store_has_answered(
    qtbot: QtBot, shell: Shell, faults: list[BaseException], demo: Path
) -> None:
    for place in PLACES:
        with qtbot.waitSignal(shell.opened, timeout=WAIT):
            shell.begin(demo)
            shell.go(place.name)
            _run_all(qtbot, shell)
        _settle(qtbot, shell)  # a store on which work runs is left only when a person says so


def test_every_command_can_be_run_while_a_pass_runs(
    qtbot: QtBot, on_demo: Shell, faults: list[BaseException]
) -> None:
    for place in PLACES:
        on_demo.go(place.name)
        on_demo.sleep(full=True)
        _run_all(qtbot, on_demo)
    _settle(qtbot, on_demo)


@pytest.mark.parametrize("name", ["close", "quit"])
def test_the_window_can_be_closed_from_every_page_with_a_question_open(
    qtbot: QtBot, open_store: Open, faults: list[BaseException], demo: Path, name: str
) -> None:
    shell = open_store(demo)
    for place in PLACES:
        shell.go(place.name)
    shell.commands["import"].trigger()
    shell.commands["keys"].trigger()
    shell.commands[name].trigger()
    assert shell.isHidden()
