"""One report in five forms: the same numbers in each, and no text of a memory that acts in any."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from nidra.app.exports import compared, remember
from nidra.app.findings import full_report
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.chart import Chart, Series, Shape
from nidra.records.exported import Difference, RestsOn, Since
from nidra.records.report import PassReport
from nidra.report.forms import FORMS, as_bytes
from nidra.report.pdf_fonts import Letters, own_font, substitutes
from unit.report.five import pdf_text, read_back
from unit.report.pages import Page
from unit.report.samples import census, fall, report
from unit.report.test_html import HOSTILE, PLAIN_TAGS, UNSEEN, rich

DRAWN = {"figure", "figcaption", "svg", "line", "text", "polyline", "circle"}


def trust(**parts: object) -> PassReport:
    """A report on a store with charts of every shape, one that is empty, and a diff."""
    series = (Series("Holds", "traceable", (1, None, 70_000)), Series("Fell", "fallen", (0, 2, 3)))
    charts = (
        Chart("passes", "Grades over passes", "Told.", Shape.STACKED, "Pass", ("a", "b", "c"), series, "n"),
        Chart("lines", "A line", "Told.", Shape.LINES, "Day", ("d1", "d2", "d3"), series, "n"),
        Chart("rot", "Rot by room", "Told.", Shape.BARS, "Room", ("w / r", "x / y"),
              (Series("Share gone", "gone", (0.8251, None)),), "share"),
        Chart("none", "Nothing yet", "No pass.", Shape.BARS, "Day", (), (), "n", "No pass."),
    )  # fmt: skip
    given = {
        "durations": {},
        "charts": charts,
        "rests_on": RestsOn("a" * 64, "{}", "store-1", 12, "b" * 64),
        "since": Since(1_780_000_000_000_000, "c" * 64, (Difference("fallen", 1_200, 7),)),
        "after": census(
            traceable=70_000, gone=1_234, fallen=7, verdicts={"verbatim": 70_000, "gone": 1_234}
        ),
    }
    return report(**{**given, **parts})


@pytest.fixture
def lived(store: Store, tmp_path: Path) -> PassReport:
    """The report of a store in which something fell, went and changed since the last export."""
    for number in range(4):
        source = tmp_path / f"{number}.md"
        source.write_text(f"The limit of queue {number} is 5 jobs.\n", "utf-8")
        excerpt = f"limit of queue {number} is 5"
        store.add(new_memory(f"The {excerpt}", source=source, excerpt=excerpt))
    run_sleep(store)
    remember(store, full_report(store, home=tmp_path))
    (tmp_path / "1.md").write_text("Something else.\n", "utf-8")
    (tmp_path / "2.md").unlink()
    run_sleep(store)
    return compared(store, full_report(store, home=tmp_path))


@pytest.mark.parametrize("suffix", [form for form in FORMS if form != ".json"])
def test_the_numbers_are_those_of_every_other_form(suffix: str, lived: PassReport) -> None:
    for given in (lived, trust()):
        wanted = read_back(given, ".json")
        assert wanted["Since the last export"] and wanted["Grades over passes"]
        assert read_back(given, suffix) == wanted


@pytest.mark.parametrize("suffix", FORMS)
def test_each_form_says_the_sentence_the_method_the_version_and_the_digest(
    suffix: str, lived: PassReport
) -> None:
    assert lived.rests_on is not None
    data = as_bytes(lived, suffix)
    text = pdf_text(data) if suffix == ".pdf" else data.decode()
    flat = " ".join(re.sub(r"\\(.)", r"\1", text).split())
    for words in (
        "can be checked against their source today",
        "the file is there and the words are not",
    ):
        assert words in flat
    squeezed = "".join(flat.split())
    assert lived.rests_on.digest in squeezed and lived.rests_on.head in squeezed
    assert (lived.version in flat and "Since the last export" in flat) or suffix == ".json"


@pytest.mark.parametrize("suffix", FORMS)
def test_a_first_export_says_so(suffix: str) -> None:
    data = as_bytes(trust(since=None), suffix)
    text = pdf_text(data) if suffix == ".pdf" else data.decode()
    told = '"since": null' if suffix == ".json" else "This is the first export of this store"
    assert told in " ".join(text.split())


@pytest.mark.parametrize("suffix", FORMS)
def test_the_same_report_is_the_same_bytes(suffix: str) -> None:
    assert as_bytes(trust(), suffix) == as_bytes(trust(), suffix)


# Hostile texts ------------------------------------------------------------------------------

WORSE = (
    HOSTILE
    + ' =HYPERLINK("http://127.0.0.1:9") **bold** __under__ ~~gone~~ --strike-- [x](http://127.0.0.1:9)'
    + " ![i](http://127.0.0.1:9/i.png) `code` | cell | \x00\x07\x7f"
)


def hostile(text: str) -> PassReport:
    chart = Chart("rot", text, text, Shape.BARS, text, (text,), (Series(text, "gone", (3,)),), "n")
    stacked = replace(chart, key="passes", shape=Shape.STACKED)
    since = Since(1_780_000_000_000_000, text, (Difference(text, 1, 2),))
    resting = RestsOn("a" * 64, text, text, 12, "b" * 64)
    return replace(rich(text), charts=(chart, stacked), rests_on=resting, since=since, durations={})


@pytest.mark.parametrize("text", [WORSE, "=1+1 " + WORSE + "y" * 100_000])
def test_html_holds_no_tag_of_a_memory_and_no_url_that_loads(text: str) -> None:
    page = as_bytes(hostile(text), ".html").decode()
    found = Page(page)
    assert found.names() <= PLAIN_TAGS | DRAWN and not found.unbalanced
    assert not UNSEEN.search(page)
    for _, attrs in found.tags:
        assert not [name for name in attrs if name.startswith("on")]
        for name in ("src", "href", "action", "data", "srcset", "style", "xlink:href"):
            assert attrs.get(name, "#").startswith(("#", "data:,"))
    style = page.split("<style>")[1].split("</style>")[0]
    assert "url(" not in style.replace("url(#", "")
    assert len(page) < 2_000_000


@pytest.mark.parametrize("text", [WORSE, "=1+1 " + WORSE + "y" * 100_000])
def test_markdown_holds_no_link_no_image_and_no_tag(text: str) -> None:
    found = as_bytes(hostile(text), ".md").decode()
    outside = re.sub(r"(`+)[^`].*?\1", "", found)
    assert not re.search(r"(?<!\\)\]\(|(?<!\\)<[a-z!]|(?<!\\):(?=//)", outside)
    assert not UNSEEN.search(found) and len(found) < 2_000_000


@pytest.mark.parametrize("start", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])
def test_no_cell_of_a_csv_is_a_formula(start: str) -> None:
    text = as_bytes(hostile(start + WORSE), ".csv").decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    assert {len(row) for row in rows} == {5} and len(rows) > 20
    cells = [cell for row in rows for cell in row]
    bad = [c for c in cells if re.match(r"\s*[=+\-@＝]", c) and not re.fullmatch(r"-?[\d.]+", c)]
    assert bad == [] and not any("\n" in cell or "\r" in cell for cell in cells)
    assert max(map(len, cells)) < 32_767


@pytest.mark.parametrize("text", [WORSE, "=1+1 " + WORSE + "y" * 100_000])
def test_a_pdf_holds_no_action_and_shows_markers_as_they_are(text: str) -> None:
    from pypdf import PdfReader

    data = as_bytes(hostile(text), ".pdf")
    for word in (b"/JavaScript", b"/JS", b"/Launch", b"/URI", b"/EmbeddedFile", b"/AcroForm"):
        assert word not in data
    reader = PdfReader(io.BytesIO(data))
    assert len(reader.pages) < 60
    assert "**bold**" in "".join(pdf_text(data).split())


# PDF ----------------------------------------------------------------------------------------


def test_a_pdf_has_bookmarks_contents_numbered_pages_and_says_what_it_is() -> None:
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(as_bytes(trust(), ".pdf")))
    titles = [str(one["/Title"]) for one in reader.outline if isinstance(one, dict)]
    assert titles[:2] == ["Since the last export", "Census"] and "Method" in titles
    first = ("Census", "What is fallen", "Charts", "Verdicts")
    assert sorted(map(titles.index, first)) == list(map(titles.index, first))
    meta = reader.metadata
    assert (
        meta is not None and meta.author == "Nidra" and str(meta.title).startswith("Trust report")
    )
    assert reader.trailer["/Root"]["/Lang"] == "en"
    pages = [page.extract_text() for page in reader.pages]
    assert all(f"Page {n} of {len(pages)}" in text for n, text in enumerate(pages, 1))
    assert "Contents" in pages[0]


@pytest.mark.parametrize("before", range(0, 40, 4))
def test_a_chart_stands_on_one_page_with_its_title_and_its_section(before: int) -> None:
    from pypdf import PdfReader

    falls = tuple(fall(f"Memory {number}") for number in range(before))
    reader = PdfReader(io.BytesIO(as_bytes(trust(falls=falls), ".pdf")))
    pages = [page.extract_text() for page in reader.pages[1:]]
    (titled,) = (text for text in pages if "Grades over passes" in text)
    assert "Charts" in titled
    assert "a b c" in titled[titled.index("Grades over passes") :], "its steps are elsewhere"


def test_what_no_font_has_is_written_as_its_code_and_counted() -> None:
    letters = Letters([own_font("DejaVuSans.ttf")])
    assert letters.ready("a \U0001fbf0 b", 80) == "a <U+1FBF0> b" and letters.unknown == 1
    text = pdf_text(as_bytes(trust(notes=("see \U000e0fff or \ufdd0",)), ".pdf"))
    assert "<U+" in text or "\\u" in text


def test_a_font_of_the_system_is_only_looked_for_where_it_is_needed() -> None:
    assert substitutes("für Ω → ♥") == []


def test_fonts_come_without_a_plotting_window() -> None:
    import subprocess
    import sys

    code = (
        "import sys; from nidra.report.forms import as_bytes; import nidra.report.pdf;"
        " print('matplotlib' in sys.modules, 'PySide6' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_a_pdf_asks_between_its_parts_whether_it_is_still_wanted() -> None:
    asked: list[int] = []
    as_bytes(trust(), ".pdf", lambda: asked.append(1))
    assert len(asked) > 20


def test_a_pdf_shows_on_its_first_page_how_the_memories_stand_and_tells_parts_without_colour() -> (
    None
):
    from pypdf import PdfReader

    given = report(after=census(traceable=8, gone=1))
    first = PdfReader(io.BytesIO(as_bytes(given, ".pdf"))).pages[0]
    assert "traceable 8" in first.extract_text() and "gone 1" in first.extract_text()
    drawn = first.get_contents()
    assert (
        drawn is not None and drawn.get_data().count(b" l S") > 3
    )  # lines over the part that is gone
