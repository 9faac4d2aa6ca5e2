"""A button that shows a day, or none, and opens a calendar to choose another one."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QKeyEvent, QShowEvent, QTextCharFormat, QTransform
from PySide6.QtWidgets import (
    QApplication,
    QCalendarWidget,
    QFrame,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.language import day_form
from nidra_gui.theme import Theme
from nidra_gui.widgets.plain import button

AROUND = 12  # pixels beside the name of a day


class DayButton(QPushButton):
    """`chosen` tells that another day was chosen, or none. `words` holds `{day}`; `nothing` is what it
    says while none is."""

    chosen = Signal()

    def __init__(self, words: str, nothing: str, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
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
            self._popup = DayPopup(self.tr("Any day"), self._theme, self)
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

    def __init__(self, nothing: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("kind", "card")
        self.calendar = Calendar(theme, self)
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


class Calendar(QCalendarWidget):
    """A month with its days; those to come cannot be chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setMaximumDate(QDate.currentDate())
        self.setAccessibleName(self.tr("Day"))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.setWeekdayTextFormat(day, QTextCharFormat())
        theme.changed.connect(self._draw)
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """A window that stays open over midnight goes on to the new day."""
        super().showEvent(event)
        self.setMaximumDate(QDate.currentDate())

    def _draw(self) -> None:
        # Qt paints the months in the colour of what is chosen, with arrows that a dark ground swallows.
        colors = self._theme.palette
        self.setStyleSheet(_LOOK.format(accent=colors.accent, on_accent=colors.on_accent))
        metrics = QFontMetrics(QApplication.font())
        self.setMinimumWidth((metrics.horizontalAdvance("Wed") + AROUND) * 7)
        picture = self._theme.icon("chevron").pixmap(metrics.height(), metrics.height())
        turned = picture.transformed(QTransform().scale(-1, 1))
        for name, arrow in (("qt_calendar_prevmonth", turned), ("qt_calendar_nextmonth", picture)):
            tool = self.findChild(QToolButton, name)
            if tool is not None:
                tool.setIcon(QIcon(arrow))


_LOOK = """
#qt_calendar_navigationbar {{ background: transparent; }}
#qt_calendar_navigationbar QToolButton {{ border-color: transparent; font-weight: 600; }}
#qt_calendar_navigationbar QToolButton:focus {{ border: 2px solid {accent}; }}
#qt_calendar_monthbutton::menu-indicator {{ image: none; }}
QAbstractItemView {{ border: 0; selection-background-color: {accent}; selection-color: {on_accent}; }}
"""


def day_words(day: QDate) -> str:
    """A day for people."""
    this_year = day.year() == QDate.currentDate().year()
    return QLocale().toString(day, day_form("d MMMM" if this_year else "d MMM yyyy"))
