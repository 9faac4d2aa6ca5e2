"""The model of the table: rows in pieces by key, refilled as the store changes, hostile text as text."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import pytest
from nidra.records.browse import Row
from nidra.records.grade import Grade, Standing, Tier
from PySide6.QtCore import Qt

from nidra_gui.models import memory_table
from nidra_gui.models.memory_table import CHUNK, COLUMNS, KEPT, STATEMENT, MemoryTable
from nidra_gui.models.names import source_name
from nidra_gui.widgets.tips import plain_tip

HOSTILE = "<b>bold</b>\n<img src=x>\u202egnp.\x1b[31m & <script>"


def _row(key: int, statement: str = "") -> Row:
    return Row(
        key=key,
        id=f"mem_{key:012x}",
        statement=statement or f"statement {key}",
        grade=Grade(key % 3),
        standing=Standing(key % 5),
        flags=(),
        contested=key % 7 == 0,
        active=True,
        verdict="drifted",
        source=f"C:\\notes\\<i>{key}.md" if key % 2 else f"/notes/{key}.md",
        wing="harbour",
        room="tide",
        tier=Tier.RECORD,
        updated_at=key,
        pinned=False,
    )


class Asked:
    """Rows of any key but those that are gone, and what was asked for."""

    def __init__(self) -> None:
        self.pieces: list[int] = []
        self.gone: set[int] = set()
        self.said: dict[int, str] = {}

    def __call__(self, keys: Sequence[int]) -> list[Row]:
        self.pieces.append(len(keys))
        return [_row(key, self.said.get(key, "")) for key in keys if key not in self.gone]


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def model(asked: Asked) -> MemoryTable:
    return MemoryTable(asked)


def _words(model: MemoryTable, line: int, column: int = STATEMENT, role: Any = 0) -> Any:
    return model.data(model.index(line, column), int(role))


def test_the_model_keeps_to_the_rules_of_qt_filled_refilled_and_emptied(
    model: MemoryTable, qtmodeltester: Any
) -> None:
    def check() -> None:
        qtmodeltester.check(model)

    check()
    model.fill(array("q", range(1, 400)))
    check()
    model.fill(array("q", range(400, 100, -1)))
    check()
    model.read_anew()
    check()
    model.fill(array("q"))
    check()


def test_rows_are_fetched_in_pieces_and_only_where_they_are_looked_at(
    model: MemoryTable, asked: Asked
) -> None:
    model.fill(array("q", range(10_000)))
    assert asked.pieces == []
    assert _words(model, 5000) == "statement 5000"
    assert _words(model, 5001) == "statement 5001"
    assert asked.pieces == [CHUNK]
    assert _words(model, 9_999) == "statement 9999"
    assert asked.pieces == [CHUNK, 10_000 % CHUNK]


def test_pieces_that_were_not_looked_at_for_long_are_let_go(
    model: MemoryTable, asked: Asked
) -> None:
    model.fill(array("q", range((KEPT + 2) * CHUNK)))
    _words(model, 0)
    for piece in range(1, KEPT):
        _words(model, piece * CHUNK)
    _words(model, 0)
    _words(model, KEPT * CHUNK)  # the second piece makes way, the first was looked at since
    before = len(asked.pieces)
    _words(model, 0)
    assert len(asked.pieces) == before
    _words(model, CHUNK)
    assert len(asked.pieces) == before + 1


def test_a_memory_that_is_gone_leaves_its_line_and_says_so(
    model: MemoryTable, asked: Asked
) -> None:
    asked.gone = {2}
    model.fill(array("q", [1, 2, 3]))
    assert [_words(model, line) for line in range(3)] == [
        "statement 1",
        "no longer there",
        "statement 3",
    ]
    assert model.row(1) is None


def test_the_same_memories_again_are_read_anew_without_a_reset(
    model: MemoryTable, asked: Asked
) -> None:
    model.fill(array("q", [1, 2]))
    assert _words(model, 0) == "statement 1"
    resets: list[int] = []
    changes: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.dataChanged.connect(lambda *_: changes.append(1))
    asked.said[1] = "it was reworded"
    assert model.fill(array("q", [1, 2])) is False
    assert (resets, changes) == ([], [1])
    assert _words(model, 0) == "it was reworded"
    assert model.fill(array("q", [2, 1])) is True
    assert (resets, changes) == ([1], [1])


def test_what_a_store_says_is_text_and_no_markup_wherever_it_is_shown(
    model: MemoryTable, asked: Asked
) -> None:
    asked.said[1] = HOSTILE
    model.fill(array("q", [1]))
    shown = _words(model, 0)
    assert shown == "<b>bold</b> <img src=x>\\u202egnp.\\u001b[31m & <script>"
    tip = _words(model, 0, role=Qt.ItemDataRole.ToolTipRole)
    assert tip.count("<") == tip.count(">") == 2  # the paragraph around it alone
    assert "&lt;b&gt;bold&lt;/b&gt;" in tip and "\\u202e" in tip
    assert _words(model, 0, memory_table.SOURCE) == "<i>1.md"
    assert "&lt;i&gt;" in _words(model, 0, memory_table.SOURCE, Qt.ItemDataRole.ToolTipRole)


def test_a_source_shows_its_name_and_its_whole_path_beside_the_mouse(model: MemoryTable) -> None:
    model.fill(array("q", [2]))
    assert _words(model, 0, memory_table.SOURCE) == "2.md"
    tip = _words(model, 0, memory_table.SOURCE, Qt.ItemDataRole.ToolTipRole)
    assert tip == plain_tip("/notes/2.md")
    assert _words(model, 0, memory_table.PLACE) == "harbour / tide"


def test_a_statement_is_shown_without_the_marks_of_its_lines_and_whole_beside_the_mouse(
    model: MemoryTable, asked: Asked
) -> None:
    said = {
        "> Who opens the gate?\n> > Noor does.": "Who opens the gate? Noor does.",
        "## Limits\n\nThe limit is 5": "Limits The limit is 5",
        "#hashtag > 5 and C#": "#hashtag > 5 and C#",
        "> 5 stations answer": "> 5 stations answer",
        "# ": "#",
    }
    asked.said.update(enumerate(said, 1))
    model.fill(array("q", range(1, len(said) + 1)))
    assert [_words(model, line) for line in range(len(said))] == list(said.values())
    assert "&gt; Who opens" in _words(model, 0, role=Qt.ItemDataRole.ToolTipRole)


def test_a_transcript_is_called_a_chat_by_its_first_letters() -> None:
    name = "9d4fa388-e898-4a51-8f3e-0123456789ab.jsonl"
    assert source_name(f"/home/sam/{name}") == source_name(f"C:\\chats\\{name}") == "chat 9d4fa388"
    assert source_name("/notes/9d4fa388.jsonl") == "9d4fa388.jsonl"
    assert source_name("") == ""


def test_every_cell_says_its_state_in_words_for_those_who_see_no_colour(
    model: MemoryTable,
) -> None:
    model.fill(array("q", range(1, 60)))
    seen = {_words(model, line, memory_table.STATE) for line in range(59)}
    assert seen == {"fallen", "contested", "machine checked", "source linked", "unverified"}


def test_roles_are_answered_as_plain_numbers(model: MemoryTable) -> None:
    model.fill(array("q", [1]))
    index = model.index(0, 0)
    assert type(model.data(index, int(Qt.ItemDataRole.TextAlignmentRole))) is int
    assert model.data(index, int(Qt.ItemDataRole.FontRole)) is None
    assert model.columnCount() == COLUMNS


def test_the_place_of_a_memory_is_found_by_its_key(model: MemoryTable) -> None:
    model.fill(array("q", [9, 4, 7]))
    assert [model.position(key) for key in (9, 7, 5)] == [0, 2, -1]


def test_each_column_has_its_title(model: MemoryTable) -> None:
    titles = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(COLUMNS)]
    assert titles == ["State", "Statement", "Source", "Verdict", "Place", "Changed"]
