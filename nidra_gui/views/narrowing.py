"""How a person says what to look for: the search, the facets, the order, and a chip for each of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nidra.records.browse import Facets, Sort
from PySide6.QtCore import QObject, Signal

from nidra_gui.models.choice import Choice
from nidra_gui.widgets.chips import Chip, Chips
from nidra_gui.widgets.facets import FacetPane, title, words
from nidra_gui.widgets.search_bar import ARROWS, BY_COLUMN, SearchBar

if TYPE_CHECKING:
    from nidra_gui.desk import Desk
    from nidra_gui.widgets.row_table import RowTable

TEXT = "text"  # the name of the chip of the search


class Narrowing(QObject):
    """What is looked for, and the parts that say so. `chosen` carries what a person would rather look for;
    it is looked for once `show` is told of it. `search` is what the chip of the search is called."""

    chosen = Signal(object)

    def __init__(self, desk: Desk, table: RowTable, search: str) -> None:
        super().__init__(table)
        self._settings = desk.settings
        self._header = table.horizontalHeader()
        self._search_title = search
        self._counts = Facets()
        self.choice = Choice(sort=_sort_named(desk.settings.sort))
        self.bar = SearchBar()
        self.facets = FacetPane(desk.theme)
        self.chips = Chips()
        self.bar.searched.connect(self._search)
        self.bar.sorted.connect(self._sort)
        self.bar.left.connect(table.setFocus)
        self._header.sectionClicked.connect(self._sort_by_column)
        self.facets.chosen.connect(self._choose_value)
        self.chips.taken_away.connect(self._take_away)
        self.chips.cleared.connect(lambda: self.chosen.emit(self.cleared()))

    def show(self, choice: Choice) -> None:
        """Show what is looked for from now on."""
        self.choice = choice
        self.bar.show_choice(choice.text, choice.sort)
        self.facets.show_chosen(choice.facets)
        arrow = ARROWS.get(choice.sort)
        self._header.setSortIndicatorShown(arrow is not None)
        if arrow is not None:
            self._header.setSortIndicator(*arrow)
        self._show_chips()

    def show_counts(self, counts: Facets) -> None:
        """Show how many memories each value of a facet would let through."""
        self._counts = counts
        self.facets.show_facets(counts, self.choice.facets)
        self._show_chips()

    def forget(self) -> None:
        """Another store is there: nothing is narrowed down, and nothing known of its facets."""
        self._counts = Facets()
        self.facets.clear()
        self.show(self.cleared())

    def cleared(self) -> Choice:
        """The same order, with every filter and the search taken away."""
        return Choice(sort=self.choice.sort)

    def _choose_value(self, facet: str, value: str) -> None:
        self.chosen.emit(self.choice.with_value(facet, value))

    def _take_away(self, name: str) -> None:
        without_text = replace(self.choice, text="")
        self.chosen.emit(without_text if name == TEXT else self.choice.with_value(name, ""))

    def _search(self, text: str) -> None:
        if text != self.choice.text:
            self.chosen.emit(replace(self.choice, text=text))

    def _sort(self, sort: Sort) -> None:
        self._settings.sort = sort.value
        self.chosen.emit(replace(self.choice, sort=sort))

    def _sort_by_column(self, column: int) -> None:
        if column in BY_COLUMN:
            first, second = BY_COLUMN[column]
            self._sort(second if self.choice.sort is first else first)
        else:
            self.show(self.choice)

    def _show_chips(self) -> None:
        chips = [
            Chip(name, title(name), self._label(name, value))
            for name, value in self.choice.facets.items()
        ]
        if self.choice.text.strip():
            chips.append(Chip(TEXT, self._search_title, self.choice.text))
        self.chips.show_chips(chips)

    def _label(self, facet: str, value: str) -> str:
        values = self._counts.named(facet).values
        told = next((one.label for one in values if one.value == value), value)
        return words(facet, told)


def _sort_named(name: str) -> Sort:
    """The order of that name, the usual one for a name that is none."""
    return next((sort for sort in Sort if sort.value == name), Sort.NEWEST)
