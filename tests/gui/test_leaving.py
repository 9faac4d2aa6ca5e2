"""The window is closed, or another store opened, while something runs: nothing waits, nothing is left."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from nidra_gui.jobs import PATIENCE_MS, Job
from nidra_gui.shell import Shell
from nidra_gui.widgets.state import Kind

WAIT = 20_000
PALACE = Path(__file__).parents[2] / "resources" / "sample-palace" / "palace"
Open = Callable[[Path], Shell]


def _works(qtbot: QtBot, shell: Shell) -> Job:
    """A pass that runs."""
    shell.sleep(full=True)
    assert shell.session is not None
    job = shell.session.work
    assert job is not None
    qtbot.waitUntil(lambda: job.pid() > 0, timeout=WAIT)
    return job


def _asked(shell: Shell) -> QMessageBox:
    return next(box for box in shell.findChildren(QMessageBox) if box.isVisible())


def test_the_window_is_hidden_before_its_work_has_ended(qtbot: QtBot, on_demo: Shell) -> None:
    job = _works(qtbot, on_demo)
    seen: list[tuple[bool, bool]] = []
    on_demo.left.connect(lambda: seen.append((on_demo.isHidden(), job.is_running())))
    on_demo.close()
    assert seen == [(True, True)]
    assert not job.is_running()


def test_a_window_that_closes_while_the_demo_store_is_made_leaves_no_process(
    qtbot: QtBot, open_store: Open, tmp_path: Path
) -> None:
    shell = open_store(tmp_path / "nothing")
    shell.open_demo()
    (job,) = [one for one in shell.findChildren(Job) if one.request["verb"] == "demo"]
    shell.close()
    assert not job.is_running()


def test_another_store_is_open_at_once_while_a_long_question_to_the_first_is_answered(
    qtbot: QtBot, on_demo: Shell, tmp_path: Path
) -> None:
    first = on_demo.session
    assert first is not None
    begun, go_on = threading.Event(), threading.Event()
    first.writer.tell(lambda store, cancel: (begun.set(), go_on.wait(WAIT / 1000)), lambda _: None)
    assert begun.wait(WAIT / 1000)
    with qtbot.waitSignal(on_demo.opened, timeout=WAIT):
        on_demo.open_store(str(tmp_path / "other"))
    assert on_demo.session is not first
    with qtbot.waitSignal(first.destroyed, timeout=WAIT):
        go_on.set()


def test_work_of_a_store_is_not_stopped_for_another_one_before_a_person_said_so(
    qtbot: QtBot, on_demo: Shell, tmp_path: Path
) -> None:
    job = _works(qtbot, on_demo)
    first = on_demo.session
    on_demo.open_store(str(tmp_path / "other"))
    box = _asked(on_demo)
    assert box.text() == "Stop the running work and open the other store?"
    assert on_demo.session is first and not job.stopping
    (yes,) = [one for one in box.buttons() if one.text() == "Stop it and open the other"]
    with qtbot.waitSignal(on_demo.opened, timeout=WAIT):
        yes.click()
    assert on_demo.session is not first
    assert not on_demo.commands["stop-work"].isEnabled()
    qtbot.waitUntil(lambda: not _runs(job), timeout=PATIENCE_MS + WAIT)


def test_an_import_that_was_stopped_for_another_store_can_be_begun_again(
    qtbot: QtBot, open_store: Open, tmp_path: Path
) -> None:
    shell = open_store(tmp_path / "first")
    shell.import_from(str(PALACE))
    page = shell.page("import")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    page.start.click()  # type: ignore[attr-defined]
    shell.open_store(str(tmp_path / "second"))
    box = _asked(shell)
    assert "leaves the store as it was before it began" in box.informativeText()
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        box.buttons()[0].click()
    assert page.kind is Kind.EMPTY
    assert page.panel.title.text() == "The import was stopped"
    shell.import_from(str(PALACE))
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)


def _runs(job: Job) -> bool:
    try:
        return job.is_running()
    except RuntimeError:  # gone with its session
        return False
