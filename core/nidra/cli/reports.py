"""Reports as files: the form is told by the name, and a file is replaced whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nidra.base.errors import UsageError
from nidra.base.paths import replacing
from nidra.cli.outputs import output_file

if TYPE_CHECKING:
    from nidra.records.findings import Sample
    from nidra.records.report import PassReport

FORMS = (".md", ".html", ".json")


def checked_paths(paths: Sequence[Path], option: str) -> list[Path]:
    """The paths made absolute. Raises `UsageError` before the work for what could not be written after it."""
    return [_checked(path, option) for path in paths]


def _checked(path: Path, option: str) -> Path:
    if path.suffix.lower() not in FORMS:
        listed = f"{', '.join(FORMS[:-1])} or {FORMS[-1]}"
        raise UsageError(reason=f"A report is written as {listed}, and {path} is none of these.")
    return output_file(path, option)


def rendered(report: PassReport, suffix: str) -> str:
    """The report in the form that a suffix names."""
    if suffix.lower() == ".json":
        from nidra.report.json_form import render_json

        return render_json(report)
    if suffix.lower() == ".html":
        from nidra.report.html import render_html

        return render_html(report)
    from nidra.report.markdown import render_markdown

    return render_markdown(report)


def rendered_sample(sample: Sample, suffix: str) -> str:
    """A sample in the form that a suffix names."""
    if suffix.lower() == ".json":
        from nidra.report.sample_json import render_sample_json

        return render_sample_json(sample)
    if suffix.lower() == ".html":
        from nidra.report.sample_html import render_sample_html

        return render_sample_html(sample)
    from nidra.report.sample_md import render_sample

    return render_sample(sample)


def write_report(report: PassReport, path: Path) -> None:
    """Write a report in the form of its name. An `OSError` names the path."""
    write_text(rendered(report, path.suffix), path)


def write_text(text: str, path: Path) -> None:
    """Write a whole file. An `OSError` names the path."""
    with replacing(path) as stream:
        stream.write(text)
