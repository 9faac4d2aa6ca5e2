"""What help there is: the pages with their headings, or, while words are sought, where they stand."""

from __future__ import annotations

from nidra.app.help_pages import pages, search
from nidra.records.help import HelpHit, HelpPage
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from nidra_gui import helping
from nidra_gui.language import current
from nidra_gui.theme import Theme
from nidra_gui.widgets.hit_delegate import HIT, HitDelegate
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.words import count

PLACE = Qt.ItemDataRole.UserRole
MOST = 60


class HelpList(QWidget):
    """The contents with a search box above. `chosen` tells a place: `verdicts`, `verdicts#gone`."""

    chosen = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.box = QLineEdit(clearButtonEnabled=True)
        self.box.setPlaceholderText(self.tr("Search in help"))
        self.box.setAccessibleName(self.tr("Search in help"))
        self.box.textChanged.connect(self._search)
        self.box.installEventFilter(self)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Contents"))
        self.tree.setProperty("kind", "contents")
        self.tree.setRootIsDecorated(False)
        self.tree.setIndentation(14)
        self.tree.itemClicked.connect(self._choose)
        self.tree.itemActivated.connect(self._choose)
        self.hits = QListWidget()
        self.hits.setAccessibleName(self.tr("Where these words stand"))
        self.hits.setItemDelegate(HitDelegate(theme, self.hits))
        self.hits.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hits.itemClicked.connect(self._choose_hit)
        self.hits.itemActivated.connect(self._choose_hit)
        self.number = label(kind="small", wrap=True)
        self.number.hide()
        self.views = QStackedWidget()
        self.views.addWidget(self.tree)
        self.views.addWidget(self.hits)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        for part in (self.box, self.number):
            rows.addWidget(part)
        rows.addWidget(self.views, 1)
        self._items: dict[str, QTreeWidgetItem] = {}
        self._headings: dict[str, QTreeWidgetItem] = {}
        self._fill()

    def mark(self, name: str, anchor: str) -> None:
        """Mark the page that is shown, with its headings below it, and the heading."""
        for item in self._items.values():
            item.setExpanded(item.data(0, PLACE) == name)
        if name not in self._items:
            return
        above = chapter(pages(current())[name], anchor)
        here = self._headings.get(f"{name}#{above}", self._items[name])
        self.tree.setCurrentItem(here)
        self.tree.scrollToItem(here)

    def seek(self) -> None:
        """Have the next letters typed into the search box."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    def _fill(self) -> None:
        known = pages(current())
        for heading, titles in helping.groups().items():
            group = QTreeWidgetItem(self.tree, [heading])
            group.setFlags(Qt.ItemFlag.NoItemFlags)
            group.setFont(0, _bold(self))
            for name, title in titles.items():
                if name in known:
                    self._items[name] = self._add(known[name], title)

    def _add(self, page: HelpPage, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.tree, [title])
        item.setData(0, PLACE, page.name)
        item.setToolTip(0, plain_tip(title))
        for part in page.parts:
            if part.level == 2:
                below = QTreeWidgetItem(item, [part.title])
                place = f"{page.name}#{part.anchor}"
                below.setData(0, PLACE, place)
                self._headings[place] = below
                below.setToolTip(0, plain_tip(part.title))
        return item

    def _search(self, words: str) -> None:
        found = search(words, tuple(pages(current()).values()))
        self.views.setCurrentWidget(self.hits if words.strip() else self.tree)
        self.hits.clear()
        titles = helping.titles()
        for hit in found[:MOST]:
            self.hits.addItem(_line(hit, titles.get(hit.page, hit.page)))
        self.hits.setCurrentRow(0 if found else -1)
        self._tell_number(len(found), bool(words.strip()))

    def _tell_number(self, number: int, sought: bool) -> None:
        words = self.tr("{n} places")
        if number == 1:
            words = self.tr("1 place")
        elif not number:
            words = self.tr("Nothing in help has all of these words. Try fewer, or other ones.")
        tell(self.number, words.format(n=count(number)))
        self.number.setVisible(sought)

    def _choose(self, item: QTreeWidgetItem, _: int = 0) -> None:
        place = item.data(0, PLACE)
        if place:
            self.chosen.emit(str(place))

    def _choose_hit(self, item: QListWidgetItem) -> None:
        self.chosen.emit(str(item.data(PLACE)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows walk through what was found while more is typed; Return opens it."""
        typed = watched is self.box and event.type() == QEvent.Type.KeyPress
        if typed and isinstance(event, QKeyEvent) and self._steer(event.key()):
            return True
        return super().eventFilter(watched, event)

    def _steer(self, key: int) -> bool:
        item = self.hits.currentItem()
        step = {int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Up): -1}.get(key)
        if step is not None and item is not None:
            last = self.hits.count() - 1
            self.hits.setCurrentRow(max(0, min(last, self.hits.currentRow() + step)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self._choose_hit(item)
        elif key == Qt.Key.Key_Escape and self.box.text():
            self.box.clear()
        else:
            return False
        return True


def chapter(page: HelpPage, anchor: str) -> str:
    """The anchor of the chapter that a heading stands in; nothing where it stands before the first one."""
    found = ""
    for part in page.parts:
        if part.level <= 2:
            found = part.anchor
        if part.anchor == anchor:
            return found
    return ""


def _bold(part: QWidget) -> QFont:
    font = QFont(part.font())
    font.setBold(True)
    return font


def _line(hit: HelpHit, title: str) -> QListWidgetItem:
    """A place: the page with the heading, and below them the words around what was found."""
    head = title if hit.part.level == 1 else f"{title} › {hit.part.title}"
    item = QListWidgetItem(f"{head}\n{hit.before}{hit.found}{hit.after}")
    item.setData(PLACE, f"{hit.page}#{hit.part.anchor}")
    item.setData(HIT, hit)
    return item
