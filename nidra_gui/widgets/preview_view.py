"""What an import would find, before anything is imported."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.language import engine, stop
from nidra_gui.models.room_table import NUMBER, RoomTable
from nidra_gui.theme import Theme
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.elided import Elided
from nidra_gui.widgets.maps_editor import MapsEditor, Pair
from nidra_gui.widgets.notice import Notice
from nidra_gui.widgets.plain import card, label, selectable, tell
from nidra_gui.widgets.scroll import Scroll
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.words import ago, count

if TYPE_CHECKING:
    from nidra.records.report import OriginReport

MOST_ROWS = 1000  # more rooms scroll within their table
PROBLEMS = 10


def _tr(text: str) -> str:
    return QCoreApplication.translate("Preview", text)


def kind_words(kind: str) -> str:
    """What a store of that kind is called."""
    return {
        "chroma": _tr("MemPalace palace (Chroma)"),
        "sqlite_exact": _tr("MemPalace palace (SQLite)"),
        "first generation": _tr("Store of Nidra's first generation"),
        "first-generation folder": _tr("Store of Nidra's first generation"),
    }.get(kind, kind)


def files_words(counts: Mapping[str, int], told: bool) -> str:
    """`With these folders, 8 of the 9 files that it names are found and 1 is gone.`"""
    total = sum(counts.values())
    found = int(counts.get("present", 0))
    if total == 1:
        words = _tr("the one file that it names is found") if found else ""
        words = words or _tr("the one file that it names is not found")
    else:
        words = _tr("{found} of the {total} files that it names are found")
        words = words.format(found=count(found), total=count(total))
    away = [
        (_tr("1 is gone"), _tr("{n} are gone"), int(counts.get("gone", 0))),
        (_tr("1 is out of reach"), _tr("{n} are out of reach"), int(counts.get("unreachable", 0))),
    ]
    rest = [(one if n == 1 else many).format(n=count(n)) for one, many, n in away if n]
    sentence = ", ".join([words, *(rest if total > 1 else [])])
    if told:
        return _tr("With these folders, {sentence}.").format(sentence=sentence)
    return f"{sentence[:1].upper()}{sentence[1:]}{stop()}"


def state_words(counts: Mapping[str, int]) -> str:
    """`12 found, 1 gone`, of files or drawers by where their source is."""
    words = {
        "present": _tr("{n} found"),
        "gone": _tr("{n} gone"),
        "unreachable": _tr("{n} out of reach"),
        "none recorded": _tr("{n} without a source"),
    }
    return ", ".join(
        words[state].format(n=count(counts[state])) for state in words if counts.get(state)
    )


class PreviewView(Scroll):
    """Kind, place, rooms, problems, sources by root, folders that moved, and what was imported before."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.known = Notice(theme, "info", "accent")
        rows = self.column
        rows.addWidget(self.known)
        for part in (
            self._make_head(),
            self._make_problems(),
            self._make_sources(),
            self._make_rooms(),
            self._make_origins(),
        ):
            rows.addWidget(part)
        rows.addStretch(1)

    def set_target(self, store: str, folder: str, is_asked: bool = False) -> None:
        """Say which store an import would fill, or that it is to be chosen."""
        words = self.tr("Would be imported into: {store}")
        if is_asked:
            words = self.tr("The demo store is open. Choose above which store is to be filled.")
        tell(self.target, words.format(store=store))
        self.target.setToolTip(plain_tip(folder))
        self.target.setVisible(bool(store))

    # What it is made of.

    def _make_head(self) -> QFrame:
        frame, column = _card()
        self.kind = label("", "heading", wrap=True)
        self.read_only = Badge(self._theme)
        self.read_only.set(
            ("checked", "checked"), self.tr("read-only: it is never written to"), "privacy"
        )
        self.place = selectable()
        self.version = label("", "small", wrap=True)
        self.number = label("", wrap=True)
        self.target = label("", "heading", wrap=True)
        column.addWidget(self.kind)
        column.addWidget(self.place)
        column.addWidget(self.read_only, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(4)
        column.addWidget(self.number)
        column.addWidget(self.version)
        column.addWidget(self.target)
        return frame

    def _make_problems(self) -> QFrame:
        self.problems_card, column = _card(self.tr("Good to know"))
        self.problems = label("", wrap=True)
        column.addWidget(self.problems)
        return self.problems_card

    def _make_sources(self) -> QFrame:
        self.sources_card, column = _card(self.tr("Its sources"))
        self.sources = label("", wrap=True)
        self.roots = QGridLayout()
        self.roots.setColumnStretch(0, 1)
        self.roots.setHorizontalSpacing(16)
        self.roots.setVerticalSpacing(2)
        self.moved = label("", "muted", wrap=True)
        self.maps = MapsEditor(self._theme)
        column.addWidget(self.sources)
        column.addLayout(self.roots)
        column.addSpacing(4)
        column.addWidget(self.moved)
        column.addWidget(self.maps)
        return self.sources_card

    def _make_rooms(self) -> QFrame:
        self.rooms_card, column = _card(self.tr("Wings and rooms"))
        self.rooms = RoomTable()
        self.table = QTableView()
        self.table.setModel(self.rooms)
        self.table.setAccessibleName(self.tr("Wings and rooms"))
        self.table.setStyleSheet("QTableView { border: 0; }")  # the card frames it already
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.table.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.ResizeToContents)
        column.addWidget(
            label(
                self.tr("MemPalace files each note (“drawer”) in a room, and rooms in wings."),
                "muted",
                wrap=True,
            )
        )
        column.addWidget(self.table)
        return self.rooms_card

    def _make_origins(self) -> QFrame:
        self.origins_card, column = _card(self.tr("In this store already"))
        self.origins = label("", wrap=True)
        column.addWidget(self.origins)
        column.addWidget(
            label(
                self.tr(
                    "Palaces live side by side. Importing one again brings only what is new in it."
                ),
                "muted",
                wrap=True,
            )
        )
        return self.origins_card

    # What is shown.

    def set(self, found: Mapping[str, Any], maps: Sequence[Pair]) -> None:
        """Show what the worker found, with these folders that moved."""
        at = found.get("imported_at")
        again = self.tr(
            "This palace was imported {when}. Importing it again brings only what is new."
        )
        self.known.set(again.format(when=ago(at, _now())) if at else "")
        tell(self.kind, kind_words(str(found["kind"])))
        tell(self.place, str(found["location"]))
        tell(self.version, one_line(str(found["version"]), 200))
        self.version.setVisible(bool(found["version"]))
        tell(self.number, self._number_words(found))
        self._fill_problems(found["problems"])
        self._fill_sources(found, maps)
        self._fill_rooms(found["rooms"])
        self.verticalScrollBar().setValue(0)

    def _number_words(self, found: Mapping[str, Any]) -> str:
        importable = int(found["importable"])
        words = self.tr("{n} drawers become memories.")
        if found["first_generation"]:
            words = self.tr(
                "{n} memories are taken over, each with its id, and all old files stay."
            )
        elif importable == 1:
            words = self.tr("1 drawer becomes a memory.")
        elif not importable:
            words = self.tr("There is no drawer in it that could become a memory.")
        left = [
            (
                self.tr("1 row is left out: {why}.")
                if number == 1
                else self.tr("{n} rows are left out: {why}.")
            ).format(n=count(number), why=one_line(why))
            for why, number in found["skipped"].items()
        ]
        return " ".join([words.format(n=count(importable)), *left])

    def _fill_problems(self, problems: Sequence[str]) -> None:
        told = [one_line(engine(problem), 500) for problem in problems[:PROBLEMS]]
        if len(problems) > PROBLEMS:
            told.append(self.tr("… and {n} more").format(n=count(len(problems) - PROBLEMS)))
        tell(self.problems, "\n".join(told))
        self.problems_card.setVisible(bool(told))

    def _fill_sources(self, found: Mapping[str, Any], maps: Sequence[Pair]) -> None:
        files, rows = found["source_files"], found["sources"]
        self.sources_card.setVisible(bool(rows))
        words = files_words(files, bool(maps))
        if not files:
            words = self.tr("Its drawers name no file.")
        tell(self.sources, words)
        self._fill_roots(found["roots"])
        absent = sum(n for state, n in files.items() if state != "present")
        tell(self.moved, self._moved_words(absent, bool(maps)))
        self.maps.set(maps)
        self.moved.setVisible(bool(absent or maps))
        self.maps.setVisible(bool(absent or maps))

    def _moved_words(self, absent: int, told: bool) -> str:
        if not absent:
            return self.tr("The import uses these folders.")
        if told:
            return self.tr("Change what is wrong and preview again; the import uses these folders.")
        return self.tr("Did a folder move? Say where it lies now, and its files are found there.")

    def _fill_roots(self, roots: Sequence[Mapping[str, Any]]) -> None:
        while (item := self.roots.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for at, root in enumerate(roots):
            self.roots.addWidget(Elided(str(root["root"]), middle=True), at, 0)
            states = label(state_words(root["files"]), "muted")
            states.setAlignment(Qt.AlignmentFlag.AlignRight)
            self.roots.addWidget(states, at, 1)

    def _fill_rooms(self, rooms: Sequence[Mapping[str, Any]]) -> None:
        self.rooms.fill([(str(one["wing"]), str(one["room"]), int(one["count"])) for one in rooms])
        self.rooms_card.setVisible(bool(rooms))
        tall = self.table.fontMetrics().height() + 12
        self.table.verticalHeader().setDefaultSectionSize(tall)
        shown = min(MOST_ROWS, len(rooms))
        head = self.table.horizontalHeader().sizeHint().height()
        self.table.setFixedHeight(head + shown * tall + 6)

    def set_origins(self, origins: Sequence[OriginReport]) -> None:
        """Show which palaces the store has already."""
        now = _now()
        told = []
        for origin in origins:
            words = self.tr("{kind} at {place}: {n} drawers, imported {when}")
            told.append(
                words.format(
                    kind=kind_words(origin.kind),
                    place=origin.location,
                    n=count(int(origin.counts.get("rows", 0))),
                    when=ago(origin.imported_at, now) if origin.imported_at else "…",
                )
            )
        tell(self.origins, "\n".join(told))
        self.origins_card.setVisible(bool(told))


def _now() -> int:
    return time.time_ns() // 1000


def _card(title: str = "") -> tuple[QFrame, QVBoxLayout]:
    frame = card()
    column = QVBoxLayout(frame)
    column.setContentsMargins(18, 14, 18, 16)
    column.setSpacing(6)
    if title:
        column.addWidget(label(title, "heading", wrap=True))
    return frame, column
