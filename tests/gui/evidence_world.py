"""A small store with sources to change, and the evidence of one of its memories on the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from nidra_gui.session import Session
from nidra_gui.shell import Shell
from nidra_gui.views.evidence import EvidencePane
from nidra_gui.widgets.receipt_card import ReceiptCard
from nidra_gui.widgets.state import Kind

WAIT = 20_000
CHECKING = "checking…"

LIMIT = "The retry limit is 5"
DERIVED = "A call is given up after five retries"
ALONE = "Nobody wrote down where this is from"


class World:
    """A folder with a store and the sources of its memories; `ids` are by statement."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "store"
        self.sources = folder / "sources"
        self.sources.mkdir(parents=True)
        self.ids: dict[str, str] = {}
        with Store(self.folder) as store:
            store.init()

    def write(self, name: str, text: str) -> Path:
        """Write a source."""
        path = self.sources / name
        path.write_text(text, encoding="utf-8")
        return path

    def add(self, statement: str, name: str = "", excerpt: str = "", **more: Any) -> str:
        """File a memory with a receipt in the source `name`, if one is given."""
        if name:
            more |= {"source": self.sources / name, "excerpt": excerpt}
        with Store(self.folder) as store:
            self.ids[statement] = store.add(new_memory(statement, **more))  # type: ignore[arg-type]
        return self.ids[statement]

    def sleep(self) -> None:
        """Run a pass."""
        with Store(self.folder) as store:
            run_sleep(store)


def retries(folder: Path) -> World:
    """A verified memory, one that rests on it, and one without a receipt."""
    world = World(folder)
    world.write("config.md", "# Retry policy\n\nThe retry limit is 5 for every call.\n")
    world.add(LIMIT, "config.md", "retry limit is 5", subject="retry-limit", tags=["ops", "net"])
    world.add(DERIVED, rests_on=[world.ids[LIMIT]])
    world.add(ALONE)
    world.sleep()
    return world


class Screen:
    """The evidence pane by itself, with a session of its own."""

    def __init__(self, shell: Shell, qtbot: QtBot, folder: Path, width: int = 520) -> None:
        self.qtbot = qtbot
        self.said: list[tuple[str, str]] = []
        self.session = Session(folder, shell)
        self.session.follow()
        self.pane = EvidencePane(shell)
        self.pane.desk.say = self._hear  # type: ignore[method-assign]
        self.pane.take(self.session)
        self.pane.resize(width, 800)
        self.pane.show()

    def _hear(
        self, sentence: str, step: str = "", run: Callable[[], object] | None = None, **more: Any
    ) -> None:
        self.said.append((sentence, step))
        self.step = run
        self.more = more

    def show(self, memory: str) -> EvidencePane:
        """Show a memory and wait until what is on record of it is on the screen."""
        self.pane.show(memory)
        self.until(lambda: self.pane.kind is Kind.FULL and self.pane.portrait is not None)
        return self.pane

    def settled(self, memory: str) -> EvidencePane:
        """Show a memory and wait until all its sources were read."""
        self.show(memory)
        self.until(self.is_settled)
        return self.pane

    def is_settled(self) -> bool:
        """Is nothing being read or written?"""
        live = [card.live.badge.text() for card in self.cards()]
        busy = self.session.pages.is_busy() or self.session.writer.is_busy()
        return CHECKING not in live and not busy

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something that comes."""
        self.qtbot.waitUntil(holds, timeout=WAIT)

    def cards(self) -> list[ReceiptCard]:
        """The receipts that are shown."""
        return list(self.pane.why.cards.values())

    def card(self) -> ReceiptCard:
        """The one receipt that is shown."""
        (only,) = self.cards()
        return only

    def close(self) -> None:
        """End the session."""
        self.pane.take(None)
        self.session.close()
        self.pane.close()
        self.pane.deleteLater()


def press(within: QWidget, words: str) -> None:
    """Press the button with these words."""
    buttons = [b for b in within.findChildren(QAbstractButton) if b.text() == words]
    shown = [b for b in buttons if b.isVisibleTo(within)]
    assert len(shown) == 1, [b.text() for b in within.findChildren(QAbstractButton)]
    shown[0].click()
