"""What waits for a person's word: the table of memories, with when each fades and is due for review."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from nidra.records.forgetting import Dates
from PySide6.QtCore import QObject

from nidra_gui.models.memory_table import (
    CHANGED,
    CHUNK,
    KEPT,
    PLACE,
    VERDICT,
    Fetch,
    MemoryTable,
)
from nidra_gui.widgets.verdict_words import exactly
from nidra_gui.words import ago, ahead, strong

if TYPE_CHECKING:
    from nidra.records.browse import Row

STRENGTH, REVIEW, FADES = VERDICT, PLACE, CHANGED
_MOST = 2 * KEPT * CHUNK  # dates that are kept


class QueueTable(MemoryTable):
    """The rows of the queue. Their dates are learned with them."""

    def __init__(self, fetch: Fetch, parent: QObject | None = None) -> None:
        super().__init__(fetch, parent)
        self._dates: dict[int, Dates] = {}
        titles = list(self._titles)
        titles[STRENGTH] = self.tr("Strength")
        titles[REVIEW] = self.tr("Review")
        titles[FADES] = self.tr("Fades")
        self._titles = tuple(titles)

    def learn(self, dates: Mapping[int, Dates]) -> None:
        """Keep the dates of rows that were fetched."""
        if len(self._dates) > _MOST:
            for key in list(self._dates)[: _MOST // 2]:
                del self._dates[key]
        self._dates.update(dates)

    def dates(self, key: int) -> Dates | None:
        """The dates of a memory whose row was fetched."""
        return self._dates.get(key)

    def text(self, row: Row, column: int) -> str:
        if column not in (STRENGTH, REVIEW, FADES):
            return super().text(row, column)
        dates = self._dates.get(row.key)
        if dates is None:
            return ""
        if column == STRENGTH:
            return strong(dates.strength)
        at = dates.review_due if column == REVIEW else dates.fades_at
        return self._moment(at, column)

    def _moment(self, at: int | None, column: int) -> str:
        now = time.time_ns() // 1000
        if at is None:
            return self.tr("no date yet") if column == REVIEW else self.tr("never")
        if at > now:
            return ahead(at, now)
        words = self.tr("due {ago}") if column == REVIEW else self.tr("faded {ago}")
        return words.format(ago=ago(at, now))

    def _tip(self, row: Row, column: int) -> str | None:
        dates = self._dates.get(row.key)
        if dates is not None and column in (REVIEW, FADES):
            at = dates.review_due if column == REVIEW else dates.fades_at
            return exactly(at) if at is not None else None
        return super()._tip(row, column)
