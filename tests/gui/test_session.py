"""The store that is open: its watcher is there whenever a person has not paused it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from nidra.store.schema import SCHEMA_VERSION
from pytestqt.qtbot import QtBot

from nidra_gui import session as sessions
from nidra_gui.jobs import Job, Outcome
from nidra_gui.session import Session
from nidra_gui.shell import Shell
from nidra_gui.widgets.asking import ask_file
from nidra_gui.widgets.state import Kind

WAIT = 20_000


def _watched(qtbot: QtBot, shell: Shell) -> Session:
    session = shell.session
    assert session is not None
    qtbot.waitUntil(lambda: (session.watch_state or {}).get("phase") == "watching", timeout=WAIT)
    return session


def _kill_watcher(qtbot: QtBot, session: Session) -> None:
    watcher = session.watcher
    assert isinstance(watcher, Job)
    with qtbot.waitSignal(watcher.ended, timeout=WAIT):
        process = psutil.Process(watcher.pid())
        for one in (*process.children(recursive=True), process):
            one.kill()


def test_a_watcher_that_was_killed_is_started_again_and_it_is_said(
    qtbot: QtBot,
    open_store: Callable[[Path], Shell],
    demo: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sessions, "REVIVE_MS", 1)
    shell = open_store(demo)
    session = _watched(qtbot, shell)
    _kill_watcher(qtbot, session)
    assert shell.status.watch.full == "The watcher was ended. It is started again."
    _watched(qtbot, shell)


def test_looking_at_every_source_starts_a_watcher_where_none_runs(
    qtbot: QtBot, on_demo: Shell
) -> None:
    session = _watched(qtbot, on_demo)
    _kill_watcher(qtbot, session)
    on_demo.commands["look-again"].trigger()
    _watched(qtbot, on_demo)


def test_a_name_without_an_ending_gets_it_before_it_is_asked_whether_to_overwrite(
    shell: Shell,
) -> None:
    dialog = ask_file(shell, "Export", "report.html", "Web page (*.html)", lambda path: None)
    assert dialog.defaultSuffix() == "html"
    dialog.close()


def _outgrow(folder: Path) -> None:
    """A later version of Nidra gives the store a form of its own."""
    with contextlib.closing(sqlite3.connect(folder / "nidra.db")) as raw:
        raw.execute(f"PRAGMA user_version={SCHEMA_VERSION + 1}")


def test_a_store_that_a_later_version_took_over_is_told_of_with_what_can_be_done(
    qtbot: QtBot, on_demo: Shell
) -> None:
    session = on_demo.session
    assert session is not None
    with qtbot.waitSignal(on_demo.opened, timeout=WAIT):
        _outgrow(session.folder)
    assert on_demo.there is None
    page = on_demo.page("home")
    assert page.kind is Kind.ERROR
    assert "Update Nidra to open it; nothing was changed." in page.panel.sentence.text()
    assert page.panel.buttons() == ["Try again", "Open another store…", "Open the demo store"]


def test_nothing_is_written_into_a_store_that_a_later_version_took_over(
    qtbot: QtBot, on_demo: Shell
) -> None:
    session = on_demo.session
    assert session is not None
    session._poll.stop()
    written: list[str] = []
    _outgrow(session.folder)
    with qtbot.waitSignal(on_demo.opened, timeout=WAIT):
        session.write(lambda store: written.append("something"))
    assert written == [] and on_demo.there is None


def test_a_store_that_vanished_is_told_of_in_plain_words_and_all_goes_on_once_it_is_back(
    qtbot: QtBot, on_demo: Shell
) -> None:
    session = _watched(qtbot, on_demo)
    away = session.folder.with_name("away")
    told = f"There is no store at {session.folder} any more."
    on_demo.go("trust")
    session.folder.rename(away)
    page = on_demo.page("trust")
    qtbot.waitUntil(lambda: page.kind is Kind.ERROR, timeout=WAIT)
    qtbot.waitUntil(lambda: on_demo.status.watch.full.startswith(told), timeout=WAIT)
    assert page.panel.sentence.text().startswith(told)
    ended: list[Outcome] = []
    session.work_ended.connect(ended.append)
    on_demo.commands["sleep"].trigger()
    qtbot.waitUntil(lambda: bool(ended), timeout=WAIT)
    for words in (page.panel.sentence.text(), on_demo.status.watch.full, ended[0].sentence):
        assert words.startswith(told) and "`" not in words and "--dir" not in words
    away.rename(session.folder)
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    qtbot.waitUntil(lambda: on_demo.status.watch.full.startswith("Watching"), timeout=WAIT)
