"""A pass over a source with very many receipts: stopped inside it, gone on with, and what it finds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled
from nidra.records.dialect import dialect_named
from nidra.sleep import examining, findings
from nidra.store import health
from nidra.trust import align_table, finder, word_index
from nidra.trust.align_table import Table
from nidra.trust.align_view import SourceView
from nidra.trust.finder import Finder
from nidra.trust.many_texts import find_all

MANY = 120


def _said(number: int, jobs: str = "jobs") -> str:
    return f"The pool of worker {number} takes {1000 + number * 7} {jobs} before it rests"


def _write(path: Path, jobs: str = "jobs") -> None:
    filling = "nothing of this was ever quoted by anyone " * 5
    path.write_text("".join(f"{_said(n, jobs)}.\n{filling}\n" for n in range(MANY)), "utf-8")


@pytest.fixture
def notes(store: Store, tmp_path: Path) -> Path:
    path = tmp_path / "notes.md"
    _write(path)
    for number in range(MANY):
        said = _said(number)
        store.add(new_memory(f"{said}!", source=path, excerpt=said))
    return path


def _sound(store: Store) -> None:
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
    assert verify_journal(store).problems == []


def test_many_excerpts_of_which_all_changed_are_all_found_to_have(
    store: Store, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finder, "_LARGE", 1)
    assert run_sleep(store).after.verdicts == {"verbatim": MANY}
    _write(notes, jobs="5 jobs")
    report = run_sleep(store)
    assert report.after.verdicts == {"drifted": MANY}
    assert report.actions["fell"] == MANY
    _write(notes)
    assert run_sleep(store).after.verdicts == {"verbatim": MANY}
    _sound(store)


@pytest.mark.parametrize("asked", [3, 5, 9, 14])
def test_a_pass_that_is_stopped_inside_a_source_is_gone_on_with(
    store: Store, notes: Path, monkeypatch: pytest.MonkeyPatch, asked: int
) -> None:
    monkeypatch.setattr(examining, "HEEDED_EVERY", 10)
    monkeypatch.setattr(findings, "WRITE_AT", 25)
    run_sleep(store)
    _write(notes, jobs="5 jobs")
    answers = iter([*[False] * asked, True])
    with pytest.raises(Cancelled):
        run_sleep(store, cancel=lambda: next(answers))
    _sound(store)
    assert run_sleep(store).after.verdicts == {"drifted": MANY}
    _sound(store)
    assert not run_sleep(store).actions


TEXT = b" ".join(b"word%d of the text" % n for n in range(4_000))
JSON = b'{"text":"%b"}\n' % TEXT * 3


def _table(heed: Callable[[], None]) -> Table:
    return SourceView(JSON, heed).table(dialect_named("mempalace/convos"))[0]


@pytest.mark.parametrize(
    "work",
    [
        _table,
        lambda heed: SourceView(TEXT, heed).whole,
        lambda heed: Finder(TEXT, heed=heed).missed(1 << 40),
        lambda heed: find_all(TEXT, [TEXT[at : at + 60] for at in range(0, 6_000, 60)], heed),
    ],
)
def test_whatever_reads_all_of_a_source_asks_whether_to_stop(
    monkeypatch: pytest.MonkeyPatch, work: Callable[[Callable[[], None]], object]
) -> None:
    monkeypatch.setattr(align_table, "_HEEDED_EVERY", 1 << 10)
    monkeypatch.setattr(align_table, "_PIECE", 1 << 10)
    monkeypatch.setattr(word_index, "_LEAST_PIECE", 64)
    asked = []
    work(lambda: asked.append(1))
    assert asked
