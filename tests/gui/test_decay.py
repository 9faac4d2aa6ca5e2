"""The page of decay: what fades follows the slider, and what waits is answered as elsewhere."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from nidra.app.decay import decay
from nidra.app.forgetting import outlook, queue
from nidra.app.workspace import Store
from nidra.records.forgetting import Dates, Waits
from nidra.report import forgetting_words as words
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from nidra_gui.models.memory_table import CHUNK
from nidra_gui.models.queue_table import FADES, REVIEW, STRENGTH, QueueTable
from nidra_gui.shell import Shell
from nidra_gui.views.decay import DecayPage
from nidra_gui.widgets.state import Kind

WAIT = 30_000


@pytest.fixture
def page(on_demo: Shell, qtbot: QtBot) -> DecayPage:
    """The page on the demo store, with a memory chosen."""
    on_demo.go("decay")
    made = on_demo.page("decay")
    assert isinstance(made, DecayPage)
    qtbot.waitUntil(lambda: made.kind is Kind.FULL and made.memory.isVisible(), timeout=WAIT)
    return made


def _store(page: DecayPage) -> Store:
    assert page.session is not None
    return page.session.store


def test_the_numbers_follow_slider_and_field_at_once(page: DecayPage, qtbot: QtBot) -> None:
    card = page.forecast
    seen = {}
    for days in (1, 30, 90, 365):
        card.field.setValue(days)
        assert card.slider.value() == card.days == days
        seen[days] = card.told.text()
    found = outlook(_store(page))
    for days, told in seen.items():
        number = sum(found.within(days).values())
        assert (f"{number} memories fade" in told) if number > 1 else ("no memory" in told), days
    card.slider.setFocus()
    qtbot.keyClick(card.slider, Qt.Key.Key_Left)
    assert card.field.value() == 364
    qtbot.keyClick(card.slider, Qt.Key.Key_PageDown)
    assert card.field.value() == 334
    faded = sum(found.faded.values())
    assert (
        f"Of {sum(found.total.values())} memories, {faded} have faded already" in card.rest.text()
    )


def test_the_queue_follows_the_days_and_what_is_chosen(page: DecayPage, qtbot: QtBot) -> None:
    for waits in Waits:
        page.queue.which.setCurrentIndex(page.queue.which.findData(waits))
        for days in (5, 90):
            page.forecast.set_days(days)
            wanted = queue(_store(page), waits, days)
            qtbot.waitUntil(lambda wanted=wanted: page.model.keys == wanted, timeout=WAIT)
    assert f"{len(page.model.keys)} memories wait" == page.queue.number.text()


def test_where_nothing_waits_a_step_leads_on(page: DecayPage, qtbot: QtBot) -> None:
    page.queue.which.setCurrentIndex(page.queue.which.findData(Waits.FADING))
    page.forecast.set_days(1)
    qtbot.waitUntil(lambda: page.queue.nothing.isVisible(), timeout=WAIT)
    assert page.queue.nothing.title.text() == "Nothing waits for your word"
    assert page.queue.nothing.buttons() == ["Look a year ahead"]


def test_each_row_says_how_strong_it_is_when_it_is_due_and_when_it_fades(page: DecayPage) -> None:
    row = page.model.row(0)
    assert row is not None
    told = decay(_store(page), row.id)
    assert page.model.text(row, STRENGTH) == f"{told.strength:.2f}"
    assert page.model.text(row, REVIEW).startswith("due ")
    assert page.model.text(row, FADES).startswith("faded ")


def test_both_clocks_of_the_chosen_memory_are_told_in_words(page: DecayPage, qtbot: QtBot) -> None:
    store = _store(page)
    memory = next(m for m in store.load() if m.evidence and m.active)
    page.queue.which.setCurrentIndex(page.queue.which.findData(Waits.FADING))
    page.forecast.set_days(365)
    wanted = queue(store, Waits.FADING, 365)
    qtbot.waitUntil(lambda: page.model.keys == wanted, timeout=WAIT)
    at = next(
        n for n, row in enumerate(map(page.model.row, range(len(wanted)))) if row and row.source
    )
    page.table.choose(at)
    row = page.model.row(at)
    assert row is not None and memory
    name = row.source.rpartition("/")[2]
    qtbot.waitUntil(lambda: name in page.memory.sources.text().replace("\u200b", ""), timeout=WAIT)
    assert "nothing has used it since" in page.memory.own.text()
    assert "It fades in" in page.memory.own.text()
    assert "read" in page.memory.sources.text()
    assert page.memory.review.text()


def test_the_curve_of_the_chosen_memory_has_its_numbers_in_its_table(page: DecayPage) -> None:
    row = page.model.row(0)
    assert row is not None
    told = decay(_store(page), row.id)
    chart = page.memory.curve.chart
    assert chart is not None
    now = chart.steps.index("0")
    model = page.memory.curve.table.numbers
    cells = [str(model.data(model.index(now, column))) for column in range(4)]
    assert cells == ["0", f"{told.strength:.2f}", "0.10", f"{told.strength:.2f}"]
    assert page.tiers.chart is not None
    names = [one.name for one in page.tiers.chart.series]
    assert names == [*(name for name, _ in words.TIERS.values()), words.FADED[0]]


def _events(page: DecayPage, memory: str, event: str) -> int:
    return sum(row.event == event for row in _store(page).journal_for(memory))


def test_a_word_that_it_holds_is_written_once_and_undone(on_demo: Shell, qtbot: QtBot) -> None:
    """The table of the memories, made before and with a row chosen too, must not say it as well."""
    on_demo.go("memories")
    memories = on_demo.page("memories")
    qtbot.waitUntil(lambda: bool(memories.model.keys), timeout=WAIT)
    memories.table.choose(len(memories.model.keys) - 1)
    other = memories.model.row(len(memories.model.keys) - 1).id
    on_demo.go("decay")
    page = on_demo.page("decay")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL and page.queue.holds.isEnabled(), timeout=WAIT)
    assert on_demo.commands["confirm"].isEnabled()
    page.table.choose(0)
    row = page.model.row(0)
    assert row.id != other
    qtbot.mouseClick(page.queue.holds, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: _events(page, row.id, "confirmed") == 1, timeout=WAIT)
    assert _events(page, other, "confirmed") == 0
    qtbot.waitUntil(lambda: page.model.position(row.key) == -1, timeout=WAIT)
    on_demo.commands["undo"].trigger()
    qtbot.waitUntil(lambda: page.model.position(row.key) == 0, timeout=WAIT)


def test_after_a_word_the_next_memory_of_the_queue_is_chosen(page: DecayPage, qtbot: QtBot) -> None:
    page.table.choose(3)
    said_of, after = page.model.row(3), page.model.row(4)
    assert said_of is not None and after is not None
    qtbot.mouseClick(page.queue.holds, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.model.position(said_of.key) == -1, timeout=WAIT)
    assert list(page.table.chosen_keys()) == [after.key]


def test_a_word_that_it_does_not_hold_asks_for_the_reason(page: DecayPage, qtbot: QtBot) -> None:
    row = page.model.row(0)
    assert row is not None
    qtbot.mouseClick(page.queue.fails, Qt.MouseButton.LeftButton)
    dialog = page.deeds.asked
    assert dialog is not None and dialog.windowTitle() == "Reject this memory"
    dialog.typed.setText("it burned down")  # type: ignore[union-attr]
    dialog.step.click()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: not _store(page).get(row.id).active, timeout=WAIT)


def test_show_them_leads_to_what_fades_within_these_days(
    page: DecayPage, on_demo: Shell, qtbot: QtBot
) -> None:
    page.forecast.set_days(90)
    qtbot.mouseClick(page.forecast.show_them, Qt.MouseButton.LeftButton)
    assert on_demo.current == "memories"
    memories = on_demo.page("memories")
    assert dict(memories.choice.facets) == {"strength": "90"}
    assert "fading within 90 days" in memories.chips.buttons()[0].text()
    number = sum(outlook(_store(page)).within(90).values())
    qtbot.waitUntil(lambda: len(memories.model.keys) == number, timeout=WAIT)


def test_it_says_that_fading_is_no_deleting_and_writes_nothing(
    demo: Path, open_store: Callable[[Path], Shell], qtbot: QtBot
) -> None:
    with Store(demo) as store:
        before = store.database.path.read_bytes()
    shell = open_store(demo)
    shell.go("decay")
    page = shell.page("decay")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL and page.memory.isVisible(), timeout=WAIT)
    assert "A memory that fades is not deleted." in page.meaning.text()
    page.forecast.set_days(200)
    shell.leave()
    with Store(demo) as store:
        rows = store.census()
        assert rows.total
    assert (demo / "nidra.db").read_bytes() == before


def test_a_store_without_memories_leads_to_some(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    Store(tmp_path / "store").init()
    shell = open_store(tmp_path / "store")
    shell.go("decay")
    page = shell.page("decay")
    qtbot.waitUntil(lambda: page.kind is Kind.EMPTY, timeout=WAIT)
    assert page.panel.title.text() == "No memory is here that could fade"
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]


def test_rows_are_fetched_as_they_come_into_sight(qtbot: QtBot) -> None:
    asked: list[int] = []

    def fetch(keys):
        asked.append(len(keys))
        return []

    model = QueueTable(fetch)
    model.fill(array("q", range(100_000)))
    model.row(0)
    model.row(50_000)
    assert asked == [CHUNK, CHUNK]


def test_dates_that_were_learned_are_bounded() -> None:
    model = QueueTable(lambda keys: [])
    for at in range(0, 60_000, 1000):
        model.learn({key: Dates(None, None, 1.0) for key in range(at, at + 1000)})
    assert model.dates(59_999) is not None and len(model._dates) < 40_000
