"""The page of the trust report: its charts hold the engine's numbers, and it is written where it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from nidra.app.charts import charts
from nidra.app.workspace import Store
from nidra.records.chart import Chart, Saying, Series, Shape
from nidra.records.grade import Grade
from nidra.report import chart_words as words
from nidra.report.sentence import trust_sentence
from nights import Nights
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from nidra_gui.charts import ChartView
from nidra_gui.charts.spoken import spoken
from nidra_gui.exporting import Written, file_name, free
from nidra_gui.language import speak
from nidra_gui.models.leading import way
from nidra_gui.shell import Shell
from nidra_gui.theme import Theme
from nidra_gui.views.trust import TrustPage
from nidra_gui.widgets.export_card import change_words
from nidra_gui.widgets.state import Kind

WAIT = 30_000
KEYS = ["passes", "rot", "verdicts", "byte-age", "source-age", "fallen"]


@pytest.fixture(scope="session")
def ninety(tmp_path_factory: pytest.TempPathFactory) -> Nights:
    """A store of ninety nights."""
    return Nights(tmp_path_factory.mktemp("ninety"), 90)


@pytest.fixture
def one(tmp_path: Path) -> Nights:
    """A store of one night."""
    return Nights(tmp_path, 1)


def _page(shell: Shell, qtbot: QtBot) -> TrustPage:
    shell.go("trust")
    page = shell.page("trust")
    assert isinstance(page, TrustPage)
    qtbot.waitUntil(lambda: page.kind is Kind.FULL and bool(page.charts), timeout=WAIT)
    return page


def _cells(view: ChartView) -> dict[str, list[str]]:
    """The table of a chart as it is shown, by its first column."""
    view.show_table(True)
    model = view.table.numbers
    rows = [
        [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    return {first: rest for first, *rest in rows}


def _told(day: str) -> str:
    """A day as the window writes it."""
    return QLocale().toString(QDate.fromString(day, "yyyy-MM-dd"), "d MMM yyyy")


# Numbers.


def test_a_store_without_memories_says_that_there_is_nothing_to_report(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    Store(tmp_path / "store").init()
    shell = open_store(tmp_path / "store")
    shell.go("trust")
    page = shell.page("trust")
    qtbot.waitUntil(lambda: page.kind is Kind.EMPTY, timeout=WAIT)
    assert page.panel.title.text() == "There is nothing to report on yet"
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]


def test_each_chart_of_an_empty_store_says_why_it_is_empty(
    qtbot: QtBot, theme: Theme, store: Store
) -> None:
    for chart in charts(store):
        view = ChartView(chart, theme)
        qtbot.addWidget(view)
        assert view.is_empty and _cells(view) == {}
        assert view.nothing.text() == chart.empty and len(chart.empty) > 20


def test_after_one_night_each_table_holds_what_that_night_found(
    open_store: Callable[[Path], Shell], qtbot: QtBot, one: Nights
) -> None:
    page = _page(open_store(one.folder), qtbot)
    assert list(page.charts) == KEYS
    shown = {key: _cells(view) for key, view in page.charts.items()}
    assert shown["passes"] == {_told(one.days[0]): ["6", "0", "0"]}
    assert shown["rot"] == {} and shown["fallen"] == {}
    assert shown["verdicts"] == {"verbatim": ["6", "0", "0", "0"]}
    assert shown["byte-age"]["within a day"] == ["6"]
    assert shown["source-age"]["within a day"] == ["6", "0"]
    assert page.charts["fallen"].nothing.text() == words.NOTHING_FELL


def test_after_ninety_nights_each_table_holds_what_they_left(
    open_store: Callable[[Path], Shell], qtbot: QtBot, ninety: Nights
) -> None:
    page = _page(open_store(ninety.folder), qtbot)
    shown = {key: _cells(view) for key, view in page.charts.items()}
    left = [[str(night[grade]) for grade in words.GRADES] for night in ninety.left]
    assert shown["passes"] == dict(zip(map(_told, ninety.days), left, strict=True))
    drawn = page.charts["passes"].chart
    assert drawn is not None
    gaps = {round((b - a) / 3_600_000_000) for a, b in pairwise(drawn.moments)}
    assert len(drawn.moments) == 90 and gaps == {24}
    chosen = [left[night] for night in (0, 10, 20, 30, 70, 89)]
    assert chosen == [
        ["6", "0", "0"],
        ["5", "0", "1"],
        ["6", "0", "0"],
        ["5", "1", "0"],
        ["3", "1", "2"],
        ["3", "1", "2"],
    ]
    assert shown["verdicts"] == {
        "verbatim": ["3", "0", "0", "0"],
        "drifted": ["0", "2", "0", "0"],
        "gone": ["0", "0", "1", "0"],
    }
    fell = {str(ninety.sources / f"limit-{number}.md"): ["1"] for number in (4, 5)}
    assert shown["fallen"] == fell
    assert shown["byte-age"]["within a day"] == ["5"]
    assert shown["byte-age"]["up to 90 days ago"] == ["1"]
    assert shown["source-age"]["up to 90 days ago"] == ["0", "1"]


def test_the_sentence_stands_on_top_with_when_bytes_were_read_and_what_it_rests_on(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page = _page(on_demo, qtbot)
    assert on_demo.session is not None and page.found is not None
    assert page.sentence.text() == trust_sentence(on_demo.session.store.census())
    assert page.read.text().startswith("Bytes were last read ")
    assert page.found.rests.digest in page.foot.text()
    assert "no model takes part" in page.foot.text() and "Nidra " in page.foot.text()
    assert not page.unslept.isVisible()


def test_before_the_first_pass_a_pass_is_the_next_step(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    from nidra.app.workspace import new_memory

    with Store(tmp_path / "store") as store:
        store.init()
        store.add(new_memory("Nobody slept on this yet"))
    page = _page(open_store(tmp_path / "store"), qtbot)
    assert page.unslept.isVisible() and page.unslept.step.text() == "Sleep now"
    assert page.read.text() == "No byte of a source has been read yet."
    assert page.charts["passes"].nothing.text() == words.NO_PASS


def test_a_problem_is_told_and_tried_again(
    on_demo: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nidra.base.errors import UsageError

    from nidra_gui.views import trust

    def fail(store: object, cancel: object) -> None:
        raise UsageError(reason="The disk is gone.")

    with monkeypatch.context() as patched:
        patched.setattr(trust, "_look", fail)
        on_demo.go("trust")
        page = on_demo.page("trust")
        qtbot.waitUntil(lambda: page.kind is Kind.ERROR, timeout=WAIT)
        assert page.panel.sentence.text() == "The disk is gone."
        assert page.panel.buttons() == ["Try again", "Open another store…"]
    page._refresh_now()
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)


# Where bars lead.


def test_a_value_leads_to_the_memories_that_it_counts_by_keys(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    view = page.charts["verdicts"]
    view.show_table(True)
    view.table.setFocus()
    row = next(at for at in range(view.table.numbers.rowCount()) if _first(view, at) == "drifted")
    view.table.setCurrentIndex(view.table.numbers.index(row, 0))
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
    assert on_demo.current == "memories"
    assert dict(on_demo.page("memories").choice.facets) == {"verdict": "drifted"}


def _first(view: ChartView, row: int) -> str:
    return str(view.table.numbers.data(view.table.numbers.index(row, 0)))


def test_what_no_table_can_show_leads_nowhere() -> None:
    def chart(key: str, steps: tuple[str, ...], name: str = "x") -> Chart:
        values = tuple(1.0 for _ in steps)
        return Chart(key, "", "", Shape.BARS, "", steps, (Series(name, "plain", values),), "x")

    checked = words.GRADES[Grade.MACHINE_CHECKED][0]
    passes = chart("passes", ("2026-06-01", "2026-06-02"), checked)
    assert way(passes, 0, 0) == {} and way(passes, 1, -1) == {}
    assert way(passes, 1, 0) == {"grade": "machine_checked"}
    rooms = chart("rot", ("a / b", "a / b / c", "a / b (/palace)", words.OTHER_ROOMS, "(none) / x"))
    assert way(rooms, 0, 0) == {"wing": "a", "room": "b", "standing": "gone"}
    assert [way(rooms, step, 0) for step in range(1, 5)] == [{}] * 4
    sources = chart("fallen", ("/notes/a.md", "/notes/long…"))
    assert way(sources, 0, 0) == {"source": "/notes/a.md", "standing": "fallen"}
    assert way(sources, 1, 0) == {} and way(chart("byte-age", ("never",)), 0, 0) == {}


# In another language.


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The window speaks German in this test."""
    speak(qapp, "de")
    yield
    speak(qapp, "en")


def test_words_of_the_engine_are_translated_and_names_of_the_store_are_not(german: None) -> None:
    saying = Saying(words.WORST_ROOM, {"gone": 1, "active": 2})
    chart = Chart(
        "rot",
        words.ROT,
        saying.text,
        Shape.BARS,
        words.WHERE,
        ("Pass (UTC) / tech", words.OTHER_ROOMS),
        (Series(words.SHARE_GONE, "gone", (1.0, 0.0)),),
        "share",
        "",
        (saying,),
    )
    told = spoken(chart, frozenset(words.TEXTS))
    assert told.steps[0] == "Pass (UTC) / tech"
    for now, before in (
        (told.title, words.ROT),
        (told.across, words.WHERE),
        (told.steps[1], words.OTHER_ROOMS),
        (told.tells, saying.text),
        (told.series[0].name, words.SHARE_GONE),
    ):
        assert now and now != before
    assert "1" in told.tells and "2" in told.tells


def test_the_moments_of_passes_are_written_as_the_language_writes_them(german: None) -> None:
    chart = Chart(
        "passes",
        words.PASSES,
        "",
        Shape.STACKED,
        words.PASS,
        ("2026-06-01 22:00", "2026-06-02"),
        (Series(words.GRADES[Grade.MACHINE_CHECKED][0], "checked", (1.0, 2.0)),),
        "",
        "",
        (),
    )
    assert spoken(chart, frozenset(words.TEXTS)).steps == ("01.06.2026 22:00", "02.06.2026")


# Files.


@pytest.fixture
def target(on_demo: Shell, tmp_path: Path) -> Path:
    """Where reports go in these tests."""
    folder = tmp_path / "reports here"
    folder.mkdir()
    on_demo.settings.export_folder = str(folder)
    return folder


def _export(page: TrustPage, qtbot: QtBot, suffix: str) -> Written:
    with qtbot.waitSignal(page.exports.written, timeout=WAIT):
        qtbot.mouseClick(page.card.forms[suffix], Qt.MouseButton.LeftButton)
    assert page.card.done is not None
    return page.card.done


def test_one_click_writes_the_report_and_says_where(
    on_demo: Shell, qtbot: QtBot, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: bool(opened.append(url.toLocalFile())) or True
    )
    page = _page(on_demo, qtbot)
    done = _export(page, qtbot, "html")
    assert done.path.parent == target and done.path.name.startswith("trust-report-demo-store-20")
    assert done.path.read_text("utf-8").startswith("<!doctype html>") and done.form == "html"
    assert page.card.saved.text().replace("\u200b", "").startswith(f"Saved as {done.path}")
    assert page.card.result.isVisible()
    assert "first export" in page.card.changes.text()
    for button in (page.card.open, page.card.folder, page.card.copy):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert opened == [str(done.path), str(target)]
    assert QGuiApplication.clipboard().text() == str(done.path)


def test_a_second_one_overwrites_nothing_and_tells_what_changed(
    on_demo: Shell, qtbot: QtBot, target: Path
) -> None:
    page = _page(on_demo, qtbot)
    # The watcher's first look at every source judges what was filed since the last pass.
    qtbot.waitUntil(lambda: "Watching" in on_demo.status.watch.full, timeout=WAIT)
    first = _export(page, qtbot, "json")
    before = first.path.read_bytes()
    second = _export(page, qtbot, "json")
    assert second.path.name == first.path.name.replace(".json", "-2.json")
    assert first.path.read_bytes() == before
    assert page.card.changes.text().startswith("Nothing differs from the last export")


def test_what_differs_from_the_last_export_is_told_number_by_number() -> None:
    told = {
        "path": "/r/a.md",
        "form": "md",
        "size": 3,
        "digest": "d",
        "since": {
            "at": "2026-06-01T08:00:00Z",
            "digest": "c",
            "changes": [{"name": f"number {at}", "then": at, "now": 1000 + at} for at in range(14)],
        },
        "note": "Not remembered.",
    }
    lines = change_words(Written.told(told)).splitlines()
    assert lines[0].startswith("Since the last export, ") and lines[1] == "number 0: 0 → 1,000"
    assert lines[-2:] == ["and 2 more", "Not remembered."]


def test_where_it_cannot_be_written_it_is_said_with_another_way(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page = _page(on_demo, qtbot)
    assert on_demo.session is not None
    with qtbot.waitSignal(page.exports.ended, timeout=WAIT):
        page.exports.write(on_demo.session.folder / "report.html")
    assert "only the store's own files belong" in on_demo.toast.sentence.text()
    assert on_demo.toast.step.text() == "Save as…"
    assert not page.card.result.isVisible()


def test_work_that_takes_a_while_is_shown_and_can_be_stopped(
    on_demo: Shell, qtbot: QtBot, target: Path
) -> None:
    page = _page(on_demo, qtbot)
    page.exports._late.setInterval(0)
    with qtbot.waitSignal(page.exports.slow, timeout=WAIT):
        page.exports.export("pdf")
    assert page.card.work.isVisible()
    assert page.card.work.title.text() == "The report is being written"
    with qtbot.waitSignal(page.exports.ended, timeout=WAIT):
        qtbot.mouseClick(page.card.work.stop, Qt.MouseButton.LeftButton)
    assert not page.card.work.isVisible()
    qtbot.waitUntil(lambda: on_demo.session is not None and on_demo.session.work is None)


def test_export_report_leads_here_and_asks_where_it_goes(
    on_demo: Shell, qtbot: QtBot, target: Path
) -> None:
    assert on_demo.current == "home"
    on_demo.commands["export-report"].trigger()
    assert on_demo.current == "trust"
    dialog = on_demo.findChild(QFileDialog)
    assert dialog is not None and dialog.selectedFiles()[0].endswith(".html")
    assert Path(dialog.directory().path()) == target
    kinds = [kind.rpartition("*")[2] for kind in dialog.nameFilters()]
    assert kinds == [".html)", ".pdf)", ".md)", ".json)", ".csv)"]
    dialog.filterSelected.emit(dialog.nameFilters()[1])
    assert dialog.defaultSuffix() == "pdf"
    page = _page(on_demo, qtbot)
    chosen = target / "elsewhere"
    chosen.mkdir()
    with qtbot.waitSignal(page.exports.written, timeout=WAIT):
        dialog.fileSelected.emit(str(chosen / "mine.csv"))
    dialog.close()
    assert (chosen / "mine.csv").is_file()
    assert on_demo.settings.export_folder == str(chosen)


def test_a_file_is_named_by_store_and_day_and_no_name_is_taken_twice(tmp_path: Path) -> None:
    name = file_name("My own: store/../x", "pdf")
    assert name.startswith("trust-report-my-own-store-x-20") and name.endswith(".pdf")
    assert file_name("", "md").count("-") == 4
    path = tmp_path / "a.pdf"
    assert free(path) == path
    path.touch()
    (tmp_path / "a-2.pdf").touch()
    assert free(path) == tmp_path / "a-3.pdf"
