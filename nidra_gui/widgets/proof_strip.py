"""How far the check of the journal is, and what it found: intact, or where it breaks and what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from nidra.base.clock import parse
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.widgets.verdict_words import exactly
from nidra_gui.widgets.work_card import DoneCard, WorkCard
from nidra_gui.words import count, said

if TYPE_CHECKING:
    from nidra_gui.jobs import Job, Outcome

SHOWN = 5  # faults that are told in the window; the command tells all


def _tr(text: str) -> str:
    return QCoreApplication.translate("ProofStrip", text)


class ProofStrip(QWidget):
    """Hidden until a check is begun. `copy` is what its step does."""

    def __init__(self, copy: Callable[[], object]) -> None:
        super().__init__()
        self._copy = copy
        self.work = WorkCard(_tr("Stop"))
        self.done = DoneCard()
        self.done.shut.clicked.connect(lambda *_: self.hide())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.work)
        rows.addWidget(self.done)
        self.hide()

    def follow(self, job: Job) -> None:
        """A check was begun."""
        self.done.hide()
        self.work.follow(job)
        self.work.show()
        self.show()

    def end(self, outcome: Outcome) -> None:
        """It came to its end, was stopped, or could not be made."""
        self.work.hide()
        found = outcome.result
        if found is None:
            title = _tr("The journal was not verified")
            self.done.set(title, [outcome.sentence])
        elif found["ok"]:
            self.done.set(_tr("The journal is intact"), _intact(found), *self._step())
        else:
            self.done.set(_broken_title(found), _broken(found), *self._step())

    def _step(self) -> tuple[str, Callable[[], object]]:
        return _tr("Copy the check as command"), self._copy


def _intact(found: dict[str, Any]) -> list[str]:
    words = _tr(
        "{rows} rows in one chain, {checkpoints} checkpoints, {memories} statements and {receipts}"
        " receipts are as they were sealed."
    )
    sentence = words.format(
        rows=count(found["rows"]),
        checkpoints=count(found["checkpoints"]),
        memories=count(found["memories"]),
        receipts=count(found["receipts"]),
    )
    return [sentence, _when(found)]


def _when(found: dict[str, Any]) -> str:
    words = _tr("Verified on {moment}. Head of the chain: {head}")
    head = str(found["head"])
    return words.format(moment=exactly(parse(found["at"]) or 0), head=f"{head[:16]}…")


def _broken_title(found: dict[str, Any]) -> str:
    number = len(found["problems"])
    return said(number, _tr("fault was found"), _tr("faults were found"))


def _broken(found: dict[str, Any]) -> list[str]:
    told = [str(problem) for problem in found["problems"][:SHOWN]]
    left = len(found["problems"]) - len(told)
    if left:
        told.append(_tr("and {n} more").format(n=count(left)))
    told.append(
        _tr(
            "Nothing was changed: this only looks. Keep a copy of the store's folder as it is, and compare"
            " it with your last backup; the copies that passes made lie in its folder backups."
        )
    )
    return [*told, _when(found)]
