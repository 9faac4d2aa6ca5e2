"""One question at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from nidra_gui.coalescing import Coalescing


def test_what_comes_before_an_answer_is_asked_for_once_more_after_it(qtbot: QtBot) -> None:
    asked: list[None] = []
    parent = QObject()
    questions = Coalescing(parent, lambda: asked.append(None), 1)
    for _ in range(5):
        questions.ask()
    assert len(asked) == 1
    questions.answered()
    qtbot.waitUntil(lambda: len(asked) == 2)
    questions.answered()
    questions.ask()
    assert len(asked) == 3


def test_nobody_asks_again_of_a_store_that_was_left(qtbot: QtBot) -> None:
    asked: list[None] = []
    parent = QObject()
    questions = Coalescing(parent, lambda: asked.append(None), 0)
    questions.ask()
    questions.ask()
    questions.answered()
    questions.forget()
    after: list[None] = []
    later = Coalescing(parent, lambda: after.append(None), 0)
    later.ask()
    later.ask()
    later.answered()
    qtbot.waitUntil(lambda: len(after) == 2)
    assert len(asked) == 1
