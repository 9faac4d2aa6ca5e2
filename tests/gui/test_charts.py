"""Charts of the window: drawn in the theme's colours, told apart without them, and the same as their table."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest
from nidra.records.chart import Chart, Series, Shape
from nidra.report.chart_dates import Form
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nidra_gui.charts import ChartView, moments
from nidra_gui.charts.look import HATCHES, Look, Picture
from nidra_gui.charts.picture import Draw
from nidra_gui.charts.words import in_words, value_words
from nidra_gui.language import speak
from nidra_gui.palettes import DARK, LIGHT, Palette
from nidra_gui.theme import Choice, Theme

WAIT = 20_000
PASSES = Chart(
    "passes",
    "Grades over the passes",
    "Since the first pass 200 memories rose.",
    Shape.STACKED,
    "Pass",
    ("1 May", "2 May", "3 May"),
    (
        Series("machine checked", "checked", (100, 200, 300)),
        Series("unverified", "unverified", (300, 200, None)),
    ),
    "memories",
)
ROT = Chart(
    "rot",
    "Where the rot is",
    "A room has lost half of its sources.",
    Shape.BARS,
    "Wing / room",
    ("=SUM(A1)\u202e", "$x^2$ <b>diary</b>\tinn", "क ख"),
    (Series("share gone", "fallen", (0.5, 0.0004, None)),),
    "share",
)
CURVES = Chart(
    "curves",
    "Forgetting",
    "What is not used fades.",
    Shape.LINES,
    "Days",
    ("0", "10", "400"),
    (Series("record", "accent", (1.0, 0.9, 0.3)), Series("episodic", "linked", (1.0, 0.2, None))),
    "strength",
)
NOTHING = Chart("fallen", "Fallen", "", Shape.BARS, "Source", (), (), "memories", "No source fell.")


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> ChartView:
    """A chart that is seen."""
    made = ChartView(PASSES, theme)
    qtbot.addWidget(made)
    made.resize(900, made.heightForWidth(900))
    made.show()
    qtbot.waitUntil(lambda: bool(made.picture.spots), timeout=WAIT)
    return made


def _picture(
    chart: Chart, colors: Palette = LIGHT, width: int = 800, letter: float = 13
) -> Picture:
    from nidra_gui.charts.drawing import draw

    return draw(chart, Look(width, 300, 1.0, letter, ("Noto Sans",), colors))


def _colors(picture: Picture) -> set[str]:
    found = memoryview(picture.pixels).cast("B", (picture.across * picture.down, 4))
    return {"#" + bytes(found[at, n] for n in range(3)).hex() for at in range(len(found))}


def test_matplotlib_is_not_loaded_before_a_chart_is_drawn_and_pyplot_never() -> None:
    code = (
        "import sys; from nidra_gui.charts import ChartView\n"
        "print('matplotlib' in sys.modules, 'numpy' in sys.modules)\n"
        "import nidra_gui.charts.drawing\n"
        "print('matplotlib' in sys.modules, 'matplotlib.pyplot' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False", "True", "False"]


@pytest.mark.parametrize("chart", [PASSES, ROT, CURVES], ids=lambda chart: chart.key)
@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_a_chart_is_drawn_in_the_colours_of_its_theme(chart: Chart, colors: Palette) -> None:
    seen = _colors(_picture(chart, colors))
    assert colors.surface in seen
    assert {getattr(colors, one.look) for one in chart.series} <= seen


def test_each_value_has_its_place_and_the_bars_of_a_pass_stand_on_each_other() -> None:
    spots = {(spot.step, spot.series): spot for spot in _picture(PASSES).spots}
    assert set(spots) == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)}
    low, high = spots[0, 0], spots[0, 1]
    assert high.height == pytest.approx(3 * low.height)
    assert high.top + high.height == pytest.approx(low.top)
    assert spots[0, 0].left < spots[1, 0].left < spots[2, 0].left


def test_lying_bars_are_as_long_as_their_values() -> None:
    spots = {spot.step: spot for spot in _picture(ROT).spots}
    assert spots[0].width == pytest.approx(1250 * spots[1].width)
    assert spots[0].top < spots[1].top and 2 not in spots


def test_a_line_stands_over_its_days_and_not_over_their_number() -> None:
    spots = {(one.step, one.series): one.left + one.width / 2 for one in _picture(CURVES).spots}
    first, second, last = (spots[step, 0] for step in range(3))
    assert (last - first) == pytest.approx(40 * (second - first))


def test_series_are_told_apart_by_more_than_their_colours() -> None:
    one = Series("a", "accent", (10, 10, 10))
    alike = Chart(
        "x",
        "x",
        "",
        Shape.STACKED,
        "x",
        ("1", "2", "3"),
        (one, Series("b", "accent", (10, 10, 10))),
        "x",
    )
    picture = _picture(alike)
    parts = {spot.series: spot for spot in picture.spots if spot.step == 1}
    assert len(set(HATCHES)) == len(HATCHES)
    assert _ink(picture, parts[0]) != _ink(picture, parts[1])


def _ink(picture: Picture, spot) -> int:
    """How many pixels of the part have the plain colour of their series."""
    wanted = bytes.fromhex(LIGHT.accent[1:])
    return sum(
        picture.pixels[4 * (y * picture.across + x) :][:3] == wanted
        for y in range(round(spot.top) + 3, round(spot.top + spot.height) - 3)
        for x in range(round(spot.left) + 3, round(spot.left) + 15)
    )


def test_ninety_nights_a_hostile_name_and_a_narrow_place_with_large_text_are_drawn() -> None:
    nights = tuple(f"night {at}" for at in range(90))
    long = Chart(
        "passes", "x", "", Shape.STACKED, "Pass", nights, (Series("a", "accent", (1,) * 90),), "x"
    )
    assert len(_picture(long).spots) == 90
    assert len(_picture(long, width=220, letter=30).spots) == 90
    assert _picture(ROT, width=180, letter=30).spots
    lived = _over(*range(90))
    assert len(_picture(lived).spots) == len(_picture(lived, width=220, letter=30).spots) == 90


def _over(*days: float) -> Chart:
    """Passes so many days after the first of June 2026, three o'clock UTC."""
    moments = tuple(round(1_780_282_800_000_000 + day * 86_400_000_000) for day in days)
    steps = tuple(f"pass {at}" for at in range(len(days)))
    one = Series("a", "accent", (1,) * len(days))
    return Chart("passes", "x", "x", Shape.STACKED, "Pass", steps, (one,), "x", moments=moments)


def _standing(picture: Picture) -> list[float]:
    return [spot.left + spot.width / 2 for spot in picture.spots]


def test_passes_stand_where_they_were_in_time() -> None:
    first, second, last = _standing(_picture(_over(0, 10, 90)))
    assert (second - first) / (last - first) == pytest.approx(10 / 90, abs=0.015)
    gap = _standing(_picture(_over(*range(20), *range(60, 90))))
    assert gap[20] - gap[19] > 0.4 * (gap[-1] - gap[0])
    (alone,) = _standing(_picture(_over(0)))
    assert alone == pytest.approx(400, abs=30)


def test_passes_of_one_day_stand_beside_each_other_however_narrow_the_place() -> None:
    for width, letter in ((800, 13), (220, 30)):
        spots = _picture(_over(0, 40, 40.1, 40.2, 80), width=width, letter=letter).spots
        assert len(spots) == 5
        for one, other in pairwise(spots):
            assert one.left + one.width <= other.left + 0.01 and one.width > 2


@pytest.mark.parametrize(
    ("code", "day", "month"),
    [
        ("en", "1 Jun 2026", "Jun 2026"),
        ("de", "1. Juni 2026", "Juni 2026"),
        ("hi", "1 जून 2026", "जून 2026"),
    ],
)
def test_dates_of_a_chart_follow_the_language_of_the_window(
    qapp: QApplication, theme: Theme, qtbot: QtBot, code: str, day: str, month: str
) -> None:
    speak(qapp, code)
    try:
        chart = _over(0, 1)
        view = ChartView(chart, theme)
        qtbot.addWidget(view)
        numbers = view.table.numbers
        assert numbers.data(numbers.index(0, 0)) == day
        assert numbers.as_text([0], [0, 1]).splitlines()[1] == "pass 0\t1"
        assert f"{day}: a 1" in in_words(chart)
        assert moments.written(chart.moments[0], Form.MONTH) == month
    finally:
        speak(qapp, "en")


def test_passes_of_one_day_are_told_apart_by_the_hour() -> None:
    assert moments.steps(_over(0, 0.25)) == ("1 Jun 2026, 03:00", "1 Jun 2026, 09:00")
    assert moments.steps(_over(0, 0)) == ("pass 0", "pass 1")


def test_numbers_are_told_as_people_write_them() -> None:
    assert value_words(12345, "memories") == "12,345"
    assert value_words(0.4219, "strength") == "0.42" and value_words(0.001, "strength") == "<0.01"
    assert value_words(0.9999, "share") == "99.9 %" and value_words(1.0, "share") == "100.0 %"
    assert value_words(0.0004, "share") == "<0.1 %" and value_words(None, "share") == "–"


def test_a_chart_is_told_to_those_who_cannot_see_it(view: ChartView) -> None:
    assert view.picture.accessibleName() == "Grades over the passes"
    told = view.picture.accessibleDescription()
    assert told == in_words(PASSES)
    assert "1 May: machine checked 100, unverified 300." in told
    assert "3 May: machine checked 300." in told
    assert "Since the first pass" in view.table.accessibleDescription()


def test_a_button_shows_the_numbers_and_goes_back(view: ChartView, qtbot: QtBot) -> None:
    assert view.picture.isVisible() and not view.table.isVisible()
    assert view.switch.text() == "Show as table"
    view.switch.setFocus()
    qtbot.keyClick(view.switch, Qt.Key.Key_Space)
    assert view.table.isVisible() and not view.picture.isVisible()
    assert view.switch.text() == "Show as chart"
    qtbot.keyClick(view.switch, Qt.Key.Key_Space)
    assert view.picture.isVisible()


def _cells(view: ChartView) -> list[list[str]]:
    model = view.table.numbers
    return [
        [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_table_holds_every_number_and_sorts_what_is_unknown_last(
    view: ChartView, qtbot: QtBot
) -> None:
    assert _cells(view) == [["1 May", "100", "300"], ["2 May", "200", "200"], ["3 May", "300", "–"]]
    view.show_table(True)
    view.table.setCurrentIndex(view.table.numbers.index(0, 2))
    qtbot.keyClick(view.table, Qt.Key.Key_S)
    assert [row[2] for row in _cells(view)] == ["300", "200", "–"]
    qtbot.keyClick(view.table, Qt.Key.Key_S)
    assert [row[2] for row in _cells(view)] == ["200", "300", "–"]
    view.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert [row[0] for row in _cells(view)] == ["1 May", "2 May", "3 May"]


def test_the_table_is_copied_for_a_spreadsheet_and_no_name_becomes_a_formula(
    view: ChartView, qtbot: QtBot
) -> None:
    view.show_chart(ROT)
    view.show_table(True)
    with qtbot.waitSignal(view.told):
        qtbot.keyClick(view.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    head, first, second, third = QGuiApplication.clipboard().text().splitlines()
    assert head == "Wing / room\tshare gone"
    assert first.startswith("'=SUM(A1)") and first.endswith("\t0.5") and "\u202e" not in first
    assert second.count("\t") == 1 and second.endswith("\t0.0004") and third == "क ख\t"


def test_a_part_of_the_table_is_copied_alone(view: ChartView) -> None:
    view.show_table(True)
    view.table.setCurrentIndex(view.table.numbers.index(0, 0))
    keys = view.table.selectionModel()
    first, last = view.table.numbers.index(0, 0), view.table.numbers.index(1, 1)
    keys.select(QItemSelection(first, last), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    assert view.table.text() == "Pass\tmachine checked\n1 May\t100\n2 May\t200\n"


def test_where_nothing_is_to_be_drawn_it_is_said_why(qtbot: QtBot, theme: Theme) -> None:
    view = ChartView(NOTHING, theme)
    qtbot.addWidget(view)
    view.show()
    assert view.is_empty and view.nothing.text() == "No source fell."
    assert not view.picture.isVisible() and not view.switch.isVisible()
    view.show_chart(PASSES)
    assert view.picture.isVisible() and view.switch.isVisible() and not view.nothing.isVisible()


def test_a_bar_and_a_cell_lead_on_where_there_is_something_behind(
    qtbot: QtBot, theme: Theme
) -> None:
    view = ChartView(PASSES, theme, leads=lambda step, series: series == 0)
    qtbot.addWidget(view)
    view.resize(900, view.heightForWidth(900))
    view.show()
    qtbot.waitUntil(lambda: bool(view.picture.spots), timeout=WAIT)
    chosen: list[tuple[int, int]] = []
    view.chosen.connect(lambda step, series: chosen.append((step, series)))
    for spot in view.picture.spots:
        at = QPoint(round(spot.left + spot.width / 2), round(spot.top + spot.height / 2))
        qtbot.mouseClick(view.picture, Qt.MouseButton.LeftButton, pos=at)
    assert chosen == [(0, 0), (1, 0), (2, 0)]
    view.show_table(True)
    view.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    view.table.setCurrentIndex(view.table.numbers.index(0, 1))
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
    view.table.setCurrentIndex(view.table.numbers.index(0, 2))
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
    assert chosen[3:] == [(2, 0)]


def test_another_theme_and_size_of_text_are_drawn_anew(
    view: ChartView, theme: Theme, qtbot: QtBot
) -> None:
    before = view.picture.grab().toImage().pixelColor(2, 2).name()
    with qtbot.waitSignal(view.picture.drawn, timeout=WAIT):
        theme.choose(Choice.DARK)
    after = view.picture.grab().toImage().pixelColor(2, 2).name()
    assert (before, after) == (LIGHT.surface, DARK.surface)
    height = view.picture.heightForWidth(800)
    theme.resize_text(200)
    assert view.picture.heightForWidth(800) > 1.6 * height


def test_while_it_is_resized_the_old_picture_stands_in_and_the_new_one_is_asked_for_once(
    qtbot: QtBot, theme: Theme
) -> None:
    asked: list[tuple[str, Draw]] = []
    view = ChartView(
        None, theme, ask=lambda kind, work, done: (asked.append((kind, work)), done(work()))
    )
    qtbot.addWidget(view)
    view.show_chart(PASSES)
    view.resize(900, 500)
    view.show()
    qtbot.waitUntil(lambda: len(asked) == 1, timeout=WAIT)
    with qtbot.waitSignal(view.picture.drawn, timeout=WAIT):
        for width in range(890, 700, -10):
            view.resize(width, 500)
            view.picture.repaint()
    assert [kind for kind, _ in asked] == ["chart passes"] * 2


def test_a_picture_that_nobody_sees_is_not_drawn(qtbot: QtBot, theme: Theme) -> None:
    asked: list[str] = []
    view = ChartView(PASSES, theme, ask=lambda kind, work, done: asked.append(kind))
    qtbot.addWidget(view)
    view.show_table(True)
    view.show()
    qtbot.wait(1)
    assert asked == []
