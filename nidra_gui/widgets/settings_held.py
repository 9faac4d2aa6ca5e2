"""Rows for the settings that a store keeps: made from what the engine says that each one takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from nidra.base.errors import UsageError
from nidra.base.settings import OFF, SETTINGS, Kind, Setting, understood
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent

from nidra_gui.language import engine
from nidra_gui.models.setting_words import as_typed, refused, told, typed_words, value_words
from nidra_gui.widgets.asking import ask_folder
from nidra_gui.widgets.schedule_card import HOURS
from nidra_gui.widgets.setting_fields import Chosen, Field, Folder, Switch, Typed
from nidra_gui.widgets.setting_row import SettingRow

if TYPE_CHECKING:
    from nidra.app.settings import Settled

    from nidra_gui.session import Session

SWITCHED = frozenset({"on", "off"})


class HeldRows(QObject):
    """The rows of a store's settings by their names. `changed` tells that one was written."""

    changed = Signal(str)

    def __init__(self, parent: QObject, session: Callable[[], Session | None]) -> None:
        super().__init__(parent)
        self._session = session
        self.rows: dict[str, SettingRow] = {}
        self._settled: Settled | None = None

    def make(self, names: Iterable[str]) -> list[SettingRow]:
        """Rows for these settings."""
        return [self._row(SETTINGS[name]) for name in names]

    def _row(self, setting: Setting) -> SettingRow:
        words = told(setting)
        row = SettingRow(words.title, words.sentence, _field(setting, self), setting.name)
        row.field.wanted.connect(partial(self._take, setting))
        row.reset_wanted.connect(partial(self._reset, setting))
        self.rows[setting.name] = row
        return row

    def show_settled(self, found: Settled) -> None:
        """Show what is in force."""
        before, self._settled = self._settled, found
        for held in found.held:
            row = self.rows.get(held.name)
            if row is None:
                continue
            row.setEnabled(found.may_write)
            default = held.setting.default
            row.show_value(
                typed_words(held.setting, held.value),
                typed_words(held.setting, default),
                value_words(held.setting, default),
            )
            if held.problem:
                row.show_problem(engine(held.problem))
                row.reset.show()
            elif before is None or before[held.name] != held:
                row.show_problem("")

    def forget(self) -> None:
        """Another store comes: what was said of the one before is no longer true."""
        self._settled = None
        for row in self.rows.values():
            row.show_problem("")

    def _take(self, setting: Setting, text: str) -> None:
        """Keep what was typed, or say why it is not kept and show again what is."""
        wanted = as_typed(setting, text)
        row = self.rows[setting.name]
        try:
            understood(setting, wanted)
        except UsageError as problem:
            folder = setting.kind is Kind.FOLDER
            row.show_problem(engine(str(problem)) if folder else refused(setting, text))
            self._show_again(setting)
            return
        row.show_problem("")
        self._write(setting, partial(_change, setting.name, wanted))

    def _reset(self, setting: Setting) -> None:
        self.rows[setting.name].show_problem("")
        self._write(setting, partial(_reset, setting.name))

    def _write(self, setting: Setting, work: Any) -> None:
        session = self._session()
        if session is not None:
            session.write(
                work, lambda _: self.changed.emit(setting.name), partial(self._failed, setting)
            )

    def _failed(self, setting: Setting, sentence: str) -> None:
        self.rows[setting.name].show_problem(sentence)
        self._show_again(setting)

    def _show_again(self, setting: Setting) -> None:
        if self._settled is not None:
            row, held = self.rows[setting.name], self._settled[setting.name]
            if isinstance(row.field, (Typed, Folder)):
                row.field.line.setModified(False)
            row.field.show_value(typed_words(setting, held.value))


def _field(setting: Setting, rows: HeldRows) -> Field:
    if setting.kind is Kind.CHOICE and set(setting.choices) == SWITCHED:
        return Switch()
    if setting.kind is Kind.CHOICE:
        return Chosen([(value, value_words(setting, value)) for value in setting.choices])
    if setting.kind is Kind.HOUR:
        return Hour([(OFF, value_words(setting, OFF)), *((hour, hour) for hour in HOURS)])
    if setting.kind is Kind.FOLDER:
        title = told(setting).title
        return Folder(lambda chosen: ask_folder(_window(rows), title, chosen))
    return Typed(told(setting).unit)


class Hour(Chosen):
    """A time of day: one of the full hours, any other that is typed, or never.

    A click on its text opens the list; a further one lets another hour be typed."""

    def __init__(self, values: list[tuple[str, str]]) -> None:
        super().__init__(values)
        self.box.setEditable(True)
        self.box.setInsertPolicy(self.box.InsertPolicy.NoInsert)
        line = self.box.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._typed)
            line.installEventFilter(self)
        self._came = False
        self.box.installEventFilter(self)
        self._kept = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.box and event.type() == QEvent.Type.FocusIn:
            # A press gives the focus first, and is told to the line only then.
            self._came = cast("QFocusEvent", event).reason() is Qt.FocusReason.MouseFocusReason
        elif watched is not self.box and event.type() == QEvent.Type.MouseButtonPress:
            came, self._came = self._came, False
            if came:
                self.box.showPopup()
                return True
        return super().eventFilter(watched, event)

    def show_value(self, value: str) -> None:
        self._kept = value
        super().show_value(value)

    def name(self, words: str) -> None:
        super().name(words)
        line = self.box.lineEdit()
        if line is not None:
            line.setAccessibleName(words)

    def _typed(self) -> None:
        text = self.box.currentText().strip()
        at = self.box.findText(text)
        value = str(self.box.itemData(at)) if at >= 0 else text
        if value != self._kept:
            self.wanted.emit(value)


def _window(rows: HeldRows) -> Any:
    page: Any = rows.parent()
    return page.window()


def _change(name: str, text: str, store: Any) -> Any:
    from nidra.app.settings import change

    return change(store, name, text)


def _reset(name: str, store: Any) -> Any:
    from nidra.app.settings import reset

    return reset(store, name)
