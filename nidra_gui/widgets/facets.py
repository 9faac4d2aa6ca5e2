"""What a table can be narrowed to: each property with its values, and how many memories have each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from nidra.base.text import one_line
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.helping import about, of_facet
from nidra_gui.language import engine
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.widgets.verdict_words import of_standing, of_verdict
from nidra_gui.words import count, when

if TYPE_CHECKING:
    from nidra.records.browse import Facet, Facets, FacetValue

    from nidra_gui.theme import Theme

FIRST = 6  # values of a facet that are shown before a person asks for all
SINCE = "since "  # a value of "age" that is one moment: microseconds follow
SHUT = frozenset({"tier", "origin", "source", "age", "strength", "pass"})  # at the first look


def title(facet: str) -> str:
    """What a facet is called."""
    tr = QCoreApplication.translate
    names = {
        "grade": tr("Facets", "Grade"),
        "standing": tr("Facets", "Standing"),
        "verdict": tr("Facets", "Verdict"),
        "flag": tr("Facets", "Flag"),
        "tier": tr("Facets", "Tier"),
        "origin": tr("Facets", "Origin"),
        "wing": tr("Facets", "Wing"),
        "room": tr("Facets", "Room"),
        "source": tr("Facets", "Source"),
        "age": tr("Facets", "Age"),
        "strength": tr("Facets", "Strength"),
        "pass": tr("Facets", "Pass"),
    }
    return names.get(facet, facet)


def meaning(facet: str) -> str:
    """What a facet tells of a memory, for whoever meets the word for the first time."""
    tr = QCoreApplication.translate
    return {
        "grade": tr("Facets", "How far a memory is borne out by its sources."),
        "standing": tr("Facets", "Where a memory is counted in the sentence on Home."),
        "verdict": tr("Facets", "What was found when a receipt was compared with its source."),
        "flag": tr("Facets", "Contested memories, and words that a memory brought with it."),
        "tier": tr("Facets", "Which clock of forgetting a memory follows."),
        "origin": tr("Facets", "The palace that a memory was imported from."),
        "strength": tr("Facets", "How well a memory is remembered; unused ones fade."),
        "pass": tr("Facets", "What one pass judged anew."),
    }.get(facet, "")


OF_THE_ENGINE = frozenset({"grade", "flag", "tier"})


def words(facet: str, label: str) -> str:
    """A value as people read it; names from a store stay as they are."""
    if facet == "age" and label.startswith(SINCE):
        told = QCoreApplication.translate("Facets", "changed since {when}")
        return told.format(when=when(int(label.removeprefix(SINCE))))
    if facet == "strength" and label.isdecimal():
        from nidra.app.facets import fading_within

        return fading_within(int(label))
    if facet in ("verdict", "standing"):
        return of_verdict(label) if facet == "verdict" else of_standing(label)
    return engine(label.replace("_", " ")) if facet in OF_THE_ENGINE else label


class FacetPane(QScrollArea):
    """All facets, one below the other. `chosen` tells (facet, value), "" where one is taken back."""

    chosen = Signal(str, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(widgetResizable=True)
        self._theme = theme
        self._sections: dict[str, FacetSection] = {}
        self.setAccessibleName(self.tr("Filters"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumWidth(150)
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, 8, 0)
        self._rows.setSpacing(4)
        self._rows.addStretch(1)
        self.setWidget(inside)

    def show_facets(self, facets: Facets, chosen: Mapping[str, str]) -> None:
        """Show values and counts; a section without any is not shown."""
        for facet in facets.facets:
            section = self._sections.get(facet.name)
            if section is None:
                section = self._sections[facet.name] = self._made(facet.name)
            section.show_values(facet, chosen.get(facet.name))

    def show_chosen(self, chosen: Mapping[str, str]) -> None:
        """Mark what is chosen, before the counts that follow from it are there."""
        for name, section in self._sections.items():
            section.mark(chosen.get(name))

    def section(self, name: str) -> FacetSection | None:
        """The part that shows one facet."""
        return self._sections.get(name)

    def clear(self) -> None:
        """Forget all values: another store is there."""
        for section in self._sections.values():
            section.setParent(None)
            section.deleteLater()
        self._sections.clear()

    def _made(self, name: str) -> FacetSection:
        made = FacetSection(name, self._theme)
        made.chosen.connect(lambda value: self.chosen.emit(name, value))
        self._rows.insertWidget(self._rows.count() - 1, made)
        return made


class FacetSection(QWidget):
    """One facet: its name, which opens and shuts it, and its values."""

    chosen = Signal(str)

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = name
        self._all = False
        self._marked: str | None = None
        self._facet: Facet | None = None
        about(self, of_facet(name))
        self.head = FacetHead(title(name), theme)
        self.head.setChecked(name not in SHUT)
        self.head.setToolTip(meaning(name))
        self.head.setAccessibleDescription(meaning(name))
        self.head.toggled.connect(lambda _: self._draw())
        self.values: list[FacetButton] = []
        self.more = FacetMore(theme)
        self.more.clicked.connect(self._toggle_all)
        self._inside = QWidget()
        self._rows = QVBoxLayout(self._inside)
        self._rows.setContentsMargins(0, 0, 0, 6)
        self._rows.setSpacing(1)
        self._rows.addWidget(self.more)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        rows.addWidget(self.head)
        rows.addWidget(self._inside)

    def show_values(self, facet: Facet, marked: str | None) -> None:
        """Show the values of this facet."""
        self._facet, self._marked = facet, marked
        self._draw()

    def mark(self, value: str | None) -> None:
        """Mark one value as chosen."""
        self._marked = value
        if value is not None and not self.head.isChecked():
            self.head.setChecked(True)
        for shown in self.values:
            shown.setChecked(shown.value == value)

    def _toggle_all(self) -> None:
        self._all = not self._all
        self._draw()

    def _draw(self) -> None:
        values = self._facet.values if self._facet is not None else ()
        self.setVisible(bool(values))
        self._inside.setVisible(self.head.isChecked())
        shown = self._shown(values)
        while len(self.values) < len(shown):
            self._add()
        while len(self.values) > len(shown):
            gone = self.values.pop()
            gone.setParent(None)
            gone.deleteLater()
        for part, value in zip(self.values, shown, strict=True):
            told = words(self._name, value.label)
            part.show_value(value, told, value.value == self._marked)
            about(part, of_facet(self._name, value.value))
        left = len(values) - FIRST
        self.more.setVisible(left > 0)
        self.more.show_words(
            self.tr("Show fewer") if self._all else self.tr("Show {n} more").format(n=left)
        )

    def _shown(self, values: Sequence[FacetValue]) -> Sequence[FacetValue]:
        """The first values, the chosen one among them."""
        if self._all or len(values) <= FIRST:
            return values
        first = values[:FIRST]
        if self._marked is None or any(one.value == self._marked for one in first):
            return first
        return (*first[:-1], *(one for one in values if one.value == self._marked))

    def _add(self) -> None:
        made = FacetButton(self._theme)
        made.clicked.connect(lambda: self.chosen.emit(made.value if made.isChecked() else ""))
        self._rows.insertWidget(len(self.values), made)
        self.values.append(made)
        QWidget.setTabOrder(made, self.more)


class _Line(QAbstractButton):
    """A line of the pane that can be pressed: painted by hand, since hundreds of them may be there."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._under = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(120, self.fontMetrics().height() + 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._under = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._under = False
        self.update()

    def _ground(self, painter: QPainter, chosen: bool) -> None:
        colors = self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = colors.chosen if chosen else colors.raised if self._under else ""
        place = self.rect().adjusted(1, 1, -1, -1)
        if ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(place, 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colors.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, 6, 6)


class FacetHead(_Line):
    """The name of a facet."""

    def __init__(self, words: str, theme: Theme) -> None:
        super().__init__(theme)
        self.setText(words)
        self.setToolTip(plain_tip(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._ground(painter, False)
        colors, high = self._theme.palette, self.fontMetrics().height()
        self._draw_arrow(painter, colors.muted, high)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(colors.ink))
        place = self.rect().adjusted(high + 10, 0, -6, 0)
        words = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), words)

    def _draw_arrow(self, painter: QPainter, color: str, high: int) -> None:
        """It points to the name, and down where the values are open."""
        painter.save()
        painter.translate(4 + high / 2, self.height() / 2)
        painter.rotate(90 if self.isChecked() else 0)
        half = high // 2
        self._theme.icon("chevron", color).paint(painter, QRect(-half, -half, high, high))
        painter.restore()


class FacetMore(_Line):
    """Shows the other values, or takes them away again."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setCheckable(False)

    def show_words(self, words: str) -> None:
        """Say what it does."""
        self.setText(words)
        self.setToolTip(plain_tip(words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._ground(painter, False)
        metrics = self.fontMetrics()
        place = self.rect().adjusted(metrics.height() + 10, 0, -6, 0)
        painter.setPen(QColor(self._theme.palette.accent))
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), shown)


class FacetButton(_Line):
    """One value with its count."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.value = ""
        self._label = ""
        self._count: int | None = None

    def show_value(self, shown: FacetValue, told: str, marked: bool) -> None:
        """Show a value in words, marked where it is chosen."""
        self.value = shown.value
        self._label = one_line(told, 200)
        self._count = shown.count
        number = self.tr("not counted yet") if shown.count is None else count(shown.count)
        self.setAccessibleName(f"{self._label}, {number}")
        self.setToolTip(plain_tip(f"{told}\n{number}"))
        self.setChecked(marked)
        self.update()

    def text(self) -> str:
        """The label that is shown."""
        return self._label

    def number(self) -> int | None:
        """How many memories have this value; None while they are not counted."""
        return self._count

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chosen = self.isChecked()
        self._ground(painter, chosen)
        colors, metrics = self._theme.palette, self.fontMetrics()
        place = self.rect().adjusted(metrics.height() + 10, 0, -8, 0)
        if chosen:
            high = metrics.height()
            icon = self._theme.icon("checked", colors.accent)
            icon.paint(painter, QRect(5, (self.height() - high) // 2, high, high))
        number = "" if self._count is None else count(self._count)
        width = metrics.horizontalAdvance(number)
        painter.setPen(QColor(colors.muted))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        painter.drawText(place, flags, number)
        painter.setPen(QColor(colors.accent if chosen else colors.ink))
        label = place.adjusted(0, 0, -width - 8 if number else 0, 0)
        words = metrics.elidedText(self._label, Qt.TextElideMode.ElideRight, label.width())
        painter.drawText(label, int(Qt.AlignmentFlag.AlignVCenter), words)
