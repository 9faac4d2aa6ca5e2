"""Page 3: pairs that cannot both hold are shown, ended by a person, and taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from nidra.app.contested import contested
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from nidra_gui.shell import Shell
from nidra_gui.views.conflicts import ConflictsPage
from nidra_gui.widgets.state import Kind

WAIT = 20_000


@pytest.fixture
def pairs(tmp_path: Path) -> Path:
    """A store with two pairs that contradict each other, one with a receipt."""
    folder = tmp_path / "pairs" / ".nidra"
    notes = tmp_path / "notes.md"
    notes.write_text("The retry limit is 5 since March.\n")
    with Store(folder) as store:
        store.init()
        store.add(
            new_memory(
                "😀 <b>The retry limit</b> is 5",
                "retry limit",
                source=notes,
                excerpt="retry limit is 5",
            )
        )
        store.add(new_memory("😀 <b>The retry limit</b> is 7", "retry limit"))
        store.add(new_memory("The port is 8080", "port"))
        store.add(new_memory("The port is 9090", "port"))
        run_sleep(store)
        assert len(contested(store)) == 2
    return folder


def _page(shell: Shell, qtbot: QtBot, kind: Kind = Kind.FULL) -> ConflictsPage:
    shell.go("conflicts")
    page = shell.page("conflicts")
    assert isinstance(page, ConflictsPage)
    qtbot.waitUntil(lambda: page.kind is kind, timeout=WAIT)
    return page


def _press(qtbot: QtBot, page: ConflictsPage, words: str) -> None:
    button = next(
        b for b in page.panel.findChildren(type(page.both)) if b.text() == words and b.isVisible()
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_without_a_store_the_page_leads_to_an_import_and_to_the_demo(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    page = _page(open_store(tmp_path / "nothing"), qtbot, Kind.EMPTY)
    assert page.panel.title.text() == "Nothing is here yet"
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]


def test_a_store_without_conflicts_says_so_and_offers_a_pass(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    Store(tmp_path / "empty").init()
    shell = open_store(tmp_path / "empty")
    page = _page(shell, qtbot, Kind.EMPTY)
    assert page.panel.title.text() == "No two memories contradict each other"
    assert page.panel.buttons() == ["Sleep now"]
    with qtbot.waitSignal(shell.session.work_ended, timeout=WAIT):
        _press(qtbot, page, "Sleep now")


def test_a_store_that_cannot_be_opened_is_told_with_its_reason_and_what_to_do(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "nidra.db").write_bytes(b"no database at all" * 100)
    page = _page(open_store(folder), qtbot, Kind.ERROR)
    assert "is damaged" in page.panel.sentence.text()
    assert page.panel.buttons()[0] == "Try again"


def test_a_pair_stands_side_by_side_with_its_differing_parts_marked(
    open_store: Callable[[Path], Shell], pairs: Path, qtbot: QtBot
) -> None:
    page = _page(open_store(pairs), qtbot)
    qtbot.waitUntil(lambda: page.a.memory is not None, timeout=WAIT)
    assert page.list.count() == 2
    assert page.a.statement.toPlainText() == "😀 <b>The retry limit</b> is 5"
    assert page.b.statement.toPlainText() == "😀 <b>The retry limit</b> is 7"
    marked = [one.cursor.selectedText() for one in page.b.statement.extraSelections()]
    assert marked == ["7"]
    assert page.a.badge.text() == "machine checked"
    assert "A is borne out" in page.hint.text()


def test_keeping_one_ends_the_conflict_and_undo_and_redo_carry_its_name(
    open_store: Callable[[Path], Shell], pairs: Path, qtbot: QtBot
) -> None:
    shell = open_store(pairs)
    page = _page(shell, qtbot)
    qtbot.waitUntil(lambda: page.a.memory is not None and page.a.keep.isEnabled(), timeout=WAIT)
    kept, lost = page.a.memory, page.b.memory
    qtbot.mouseClick(page.a.keep, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.list.count() == 1, timeout=WAIT)
    qtbot.waitUntil(lambda: shell.commands["undo"].text() == "Undo keep A", timeout=WAIT)
    assert shell.toast.sentence.text() == (
        "Kept “😀 <b>The retry limit</b> is 5”. “😀 <b>The retry limit</b> is 7” makes way and stays on"
        " record."
    )
    assert shell.toast.isVisible() and shell.toast.step.text() == "Undo"
    with Store(pairs) as store:
        assert store.get(lost.id).superseded_by == kept.id
    shell.commands["undo"].trigger()
    qtbot.waitUntil(lambda: page.list.count() == 2, timeout=WAIT)
    with Store(pairs) as store:
        assert store.get(lost.id).active
    qtbot.waitUntil(lambda: shell.commands["redo"].text() == "Redo keep A", timeout=WAIT)
    shell.commands["redo"].trigger()
    qtbot.waitUntil(lambda: page.list.count() == 1, timeout=WAIT)
    with Store(pairs) as store:
        assert not store.get(lost.id).active


def test_the_second_click_of_a_double_click_decides_nothing_more(
    open_store: Callable[[Path], Shell], pairs: Path, qtbot: QtBot
) -> None:
    page = _page(open_store(pairs), qtbot)
    qtbot.waitUntil(lambda: page.a.keep.isEnabled() and page.a.memory is not None, timeout=WAIT)
    page._settled.setInterval(WAIT)
    first = page.a.memory
    qtbot.mouseClick(page.a.keep, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.list.count() == 1 and page.a.memory.id != first.id, timeout=WAIT)
    qtbot.mouseClick(page.a.keep, Qt.MouseButton.LeftButton)
    page.a.keep.clicked.emit()
    assert not page.a.keep.isEnabled() and not page.session.writer.is_busy()
    with Store(pairs) as store:
        assert len(contested(store)) == 1
    page._settled.timeout.emit()
    assert page.a.keep.isEnabled()


def test_both_hold_only_with_a_reason(
    open_store: Callable[[Path], Shell], pairs: Path, qtbot: QtBot
) -> None:
    page = _page(open_store(pairs), qtbot)
    qtbot.waitUntil(lambda: page.a.keep.isEnabled(), timeout=WAIT)
    assert not page.both.isEnabled()
    qtbot.keyClicks(page.reason, "one is for tests")
    assert page.both.isEnabled()
    qtbot.mouseClick(page.both, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.list.count() == 1, timeout=WAIT)


def test_a_conflict_that_another_process_ends_leaves_the_page(
    open_store: Callable[[Path], Shell], pairs: Path, qtbot: QtBot
) -> None:
    from nidra.app.resolve import resolve

    page = _page(open_store(pairs), qtbot)
    with Store(pairs) as other:
        a, b = contested(other)[0].ids
        resolve(other, a, b, keep=a)
    qtbot.waitUntil(lambda: page.list.count() == 1, timeout=WAIT)


def test_without_a_model_the_judge_cannot_be_asked_and_the_page_says_why(
    open_store: Callable[[Path], Shell],
    pairs: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    page = _page(open_store(pairs), qtbot)
    qtbot.waitUntil(lambda: page.a.memory is not None, timeout=WAIT)
    assert not page.judge.isEnabled()
    assert "claude" in page.nobody.text() and page.nobody.isVisible()


def test_a_store_that_was_replaced_by_an_empty_one_has_no_conflict_and_no_error(
    pairs: Path, open_store: Callable[[Path], Shell], qtbot: QtBot
) -> None:
    page = _page(open_store(pairs), qtbot)
    with qtbot.waitSignal(page.session.changed, timeout=WAIT):  # type: ignore[union-attr]
        pairs.rename(pairs.with_name("left"))
        Store(pairs).init()
    qtbot.waitUntil(lambda: page.kind is not Kind.FULL, timeout=WAIT)
    qtbot.waitUntil(lambda: not page.session.pages.is_busy(), timeout=WAIT)  # type: ignore[union-attr]
    assert page.kind is Kind.EMPTY
    assert page.panel.title.text() == "No two memories contradict each other"


def test_what_is_sent_to_the_judge_and_to_whom_stands_beside_its_button(
    open_store: Callable[[Path], Shell], pairs: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("ANTHROPIC_API_KEY", "a key")
    page = _page(open_store(pairs), qtbot)
    qtbot.waitUntil(lambda: "api.anthropic.com" in page.nobody.text(), timeout=WAIT)
    assert page.judge.isEnabled()
    assert page.nobody.text().startswith("Sends both statements of each open pair")
