"""The numbers of a trust report read back from each of its five forms."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Mapping, Sequence
from html.parser import HTMLParser

from nidra.records.report import PassReport
from nidra.report.forms import as_bytes

Numbers = dict[str, dict[str, tuple[str, ...]]]
"""By table and by row what stands in the cells."""


def read_back(report: PassReport, suffix: str) -> Numbers:
    """The numbers of a report as they stand in a file of this form."""
    data = as_bytes(report, suffix)
    reader = {".json": _json, ".html": _html, ".md": _md, ".csv": _csv, ".pdf": _pdf}[suffix]
    return reader(data, report)


def _number(text: str) -> str:
    """A number without separators, a share as percent, a dash for what is not known."""
    plain = text.replace(",", "").replace("\\", "").strip()
    return plain or "–"


def _cells(cells: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(_number, cells))


# Text forms ---------------------------------------------------------------------------------


def _md(data: bytes, report: PassReport) -> Numbers:
    found: Numbers = {}
    head = ""
    for line in data.decode().split("\n"):
        if line.startswith("#"):
            head = line.lstrip("# ").replace("\\", "")
        elif line.startswith("| ") and not line.startswith("| ---"):
            first, *rest = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            found.setdefault(head, {})[first.replace("\\", "")] = _cells(rest)
    wanted = {title: found.get(title, {}) for title in _titles(report)}
    return {title: _without_head(rows) for title, rows in wanted.items()}


def _without_head(rows: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {name: cells for name, cells in rows.items() if any(map(_is_number, cells))}


def _is_number(text: str) -> bool:
    return bool(re.fullmatch(r"<?-?[\d.]+( %)?|–", text))


class _Tables(HTMLParser):
    """The tables of a page by the heading that they stand below."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Numbers = {}
        self._head, self._row, self._cell = "", [""], False
        self._in: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("h2", "h3"):
            self._head, self._in = "", tag
        elif tag == "tr":
            self._row = []
        elif tag in ("th", "td"):
            self._cell = ("class", "draw") not in attrs
            self._row += [""] if self._cell else []

    def handle_endtag(self, tag: str) -> None:
        if tag == self._in:
            self._in = None
        elif tag in ("th", "td"):
            self._cell = False
        elif tag == "tr" and len(self._row) > 1:
            first, *rest = self._row
            self.found.setdefault(self._head, {})[first.strip()] = _cells(rest)

    def handle_data(self, data: str) -> None:
        if self._in:
            self._head += data
        elif self._cell:
            self._row[-1] += data


def _html(data: bytes, report: PassReport) -> Numbers:
    parser = _Tables()
    parser.feed(data.decode())
    return {t: _without_head(parser.found.get(t, {})) for t in _titles(report)}


# Data forms ---------------------------------------------------------------------------------


def _csv(data: bytes, report: PassReport) -> Numbers:
    assert data.startswith(b"\xef\xbb\xbf") and b"\r\n" in data
    names = {f"chart {chart.key}": chart.title for chart in report.charts}
    names |= {"census": "Census", "verdicts": "Verdicts", "since": "Since the last export"}
    found: Numbers = {title: {} for title in _titles(report)}
    for row in csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")):
        if row["section"] in names and row["unit"] != "text":
            cells = found[names[row["section"]]]
            cells[row["name"]] = (*cells.get(row["name"], ()), _raw(row["value"], row["unit"]))
    return found


def _raw(text: str, unit: str) -> str:
    """A bare number as people read it, without separators."""
    if not text:
        return "–"
    return f"{float(text) * 100:.1f} %" if unit == "share" else text


def _json(data: bytes, report: PassReport) -> Numbers:
    value = json.loads(data)
    census = value["census"]["after"]
    counted = {"all memories": census["total"], "active": census["active"]}
    counted |= {name: census["by_standing"].get(name, 0) for name in _STANDINGS}
    counted |= {f"grade {name}": census["by_grade"].get(name, 0) for name in _GRADES}
    counted["contested"] = census["contested"]
    found: Numbers = {
        "Census": {name: (str(number),) for name, number in counted.items()},
        "Verdicts": {name: (str(number),) for name, number in census["verdicts"].items()},
        "Since the last export": {
            one["name"]: (str(one["then"]), str(one["now"]), str(one["now"] - one["then"]))
            for one in (value["since"] or {"changes": []})["changes"]
        },
    }
    for chart in value["charts"]:
        columns = [one["values"] for one in chart["series"]]
        found[chart["title"]] = {
            step: tuple(_shown(column[at], chart["unit"]) for column in columns)
            for at, step in enumerate(chart["steps"])
        }
    return found


_STANDINGS = ("fallen", "traceable", "not comparable", "gone", "no receipt")
_GRADES = ("unverified", "source_linked", "machine_checked")


def _shown(value: float | None, unit: str) -> str:
    if value is None:
        return "–"
    return f"{value * 100:.1f} %" if unit == "share" else str(value)


# PDF ----------------------------------------------------------------------------------------


def pdf_text(data: bytes) -> str:
    """The text of a PDF, page by page."""
    from pypdf import PdfReader

    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)


def _pdf(data: bytes, report: PassReport) -> Numbers:
    """Each row that the JSON has, with the numbers that stand behind its name in the text of the PDF."""
    text = pdf_text(data)
    found: Numbers = {}
    for title, rows in _json(as_bytes(report, ".json"), report).items():
        part = text[text.rindex(f"\n{title}\n") :] if f"\n{title}\n" in text else ""
        found[title] = {}
        for name, cells in rows.items():
            numbers = r"\s+".join([r"(<?-?[\d.,]+(?: %)?|–)"] * len(cells))
            hit = re.search(rf"{re.escape(name)}\s+{numbers}\s", part)
            if hit:
                found[title][name] = _cells(hit.groups())
    return found


def _titles(report: PassReport) -> list[str]:
    charts = [chart.title for chart in report.charts]
    return ["Census", "Verdicts", "Since the last export", *charts]
