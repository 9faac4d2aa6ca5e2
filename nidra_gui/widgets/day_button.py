"""A button that shows a day, or none, and opens a calendar to choose another one."""

from __future__ import annotations

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QFrame, QPushButton, QVBoxLayout, QWidget

from nidra_gui.widgets.plain import button

# Qt paints the bar of months in the colour of what is chosen, with arrows that a dark ground swallows.
_LOOK = """
#qt_calendar_navigationbar { background: transparent; }
#qt_calendar_navigationbar QToolButton { border-color: transparent; font-weight: 600; }
#qt_calendar_navigationbar QToolButton:focus { border: 2px solid palette(link); }
#qt_calendar_prevmonth, #qt_calendar_nextmonth { qproperty-icon: none; }
QAbstractItemView { border: 0; selection-background-color: palette(link); selection-color: palette(base); }
"""


class DayButton(QPushButton):
    """`chosen` tells that another day was chosen, or none. `words` holds `{day}`; `nothing` is what it
    says while none is."""

    chosen = Signal()

    def __init__(self, words: str, nothing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._nothing = words, nothing
        self.day: QDate | None = None
        self._popup: DayPopup | None = None
        self.clicked.connect(self._open)
        self.show_day(None)

    def show_day(self, day: QDate | None) -> None:
        """Show a day, or that none is chosen."""
        self.day = day
        words = self._nothing
        if day is not None:
            words = self._words.format(day=day_words(day))
        self.setText(words)
        self.setAccessibleName(words)

    def popup(self) -> DayPopup:
        """The calendar, made when it is first wanted."""
        if self._popup is None:
            self._popup = DayPopup(self.tr("Any day"), self)
            self._popup.chosen.connect(self._choose)
        return self._popup

    def _open(self) -> None:
        popup = self.popup()
        popup.calendar.setSelectedDate(self.day or QDate.currentDate())
        popup.adjustSize()
        popup.move(self._place(popup))
        popup.show()
        popup.calendar.setFocus()

    def _place(self, popup: QWidget) -> QPoint:
        """Below the button, and within the window."""
        corner = self.mapToGlobal(QPoint(0, self.height() + 4))
        right = self.window().mapToGlobal(QPoint(self.window().width() - 8, 0)).x()
        return QPoint(min(corner.x(), right - popup.width()), corner.y())

    def _choose(self, day: QDate | None) -> None:
        if day != self.day:
            self.show_day(day)
            self.chosen.emit()


class DayPopup(QFrame):
    """A calendar that goes when a day is chosen, or with Escape. `chosen` carries the day, or None."""

    chosen = Signal(object)

    def __init__(self, nothing: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("kind", "card")
        self.calendar = made_calendar(self)
        self.calendar.clicked.connect(self._choose)
        self.calendar.activated.connect(self._choose)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 8, 8, 8)
        rows.addWidget(self.calendar)
        self.none = button(nothing, lambda: self._choose(None))
        rows.addWidget(self.none)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == int(Qt.Key.Key_Escape):
            self.hide()
        else:
            super().keyPressEvent(event)

    def _choose(self, day: QDate | None) -> None:
        self.hide()
        self.chosen.emit(day)


def made_calendar(parent: QWidget) -> QCalendarWidget:
    """A calendar without the numbers of weeks; days to come cannot be chosen."""
    made = QCalendarWidget(parent)
    made.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
    made.setGridVisible(False)
    made.setStyleSheet(_LOOK)
    for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
        made.setWeekdayTextFormat(day, QTextCharFormat())
    made.setMinimumWidth(made.fontMetrics().horizontalAdvance("Wednesday") * 5)
    made.setMaximumDate(QDate.currentDate())
    made.setAccessibleName(made.tr("Day"))
    made.installEventFilter(_Today(made))
    return made


class _Today(QObject):
    """Lets a calendar that stays open over midnight go on to the new day."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QCalendarWidget):
            watched.setMaximumDate(QDate.currentDate())
        return super().eventFilter(watched, event)


def day_words(day: QDate) -> str:
    """A day for people."""
    this_year = day.year() == QDate.currentDate().year()
    return QLocale().toString(day, "d MMMM" if this_year else "d MMM yyyy")
