"""The forms of a report: which there are, and a report as the bytes of one."""

from __future__ import annotations

from collections.abc import Callable

from nidra.records.report import PassReport

FORMS = (".md", ".html", ".pdf", ".json", ".csv")


def as_text(report: PassReport, suffix: str) -> str:
    """The report in a form that is text; Markdown where the suffix names none of the others."""
    if suffix == ".json":
        from nidra.report.json_form import render_json

        return render_json(report)
    if suffix == ".html":
        from nidra.report.html import render_html

        return render_html(report)
    if suffix == ".csv":
        from nidra.report.csv_form import render_csv

        return render_csv(report)
    from nidra.report.markdown import render_markdown

    return render_markdown(report)


def as_bytes(report: PassReport, suffix: str, heed: Callable[[], None] = lambda: None) -> bytes:
    """The report in the form that a suffix names, as it is written to a file. `heed` is called often where
    that takes long, and may raise."""
    if suffix.lower() == ".pdf":
        from nidra.report.pdf import render_pdf

        return render_pdf(report, heed)
    return as_text(report, suffix.lower()).encode("utf-8")
