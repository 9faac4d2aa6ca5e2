"""Reports as files: the form is told by the name, and a file is replaced whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nidra.base.errors import UsageError
from nidra.base.paths import replacing
from nidra.cli.outputs import output_file
from nidra.report.forms import FORMS, as_bytes, as_text

if TYPE_CHECKING:
    from nidra.records.findings import Sample
    from nidra.records.report import PassReport

SAMPLES = (".md", ".html", ".json")


def checked_paths(paths: Sequence[Path], option: str, forms: Sequence[str] = FORMS) -> list[Path]:
    """The paths made absolute. Raises `UsageError` before the work for what could not be written after it."""
    what = "report" if tuple(forms) == FORMS else "sample"
    return [_checked(path, option, forms, what) for path in paths]


def _checked(path: Path, option: str, forms: Sequence[str], what: str) -> Path:
    if path.suffix.lower() not in forms:
        listed = f"{', '.join(forms[:-1])} or {forms[-1]}"
        raise UsageError(reason=f"A {what} is written as {listed}, and {path} is none of these.")
    return output_file(path, option)


def rendered(report: PassReport, suffix: str) -> str:
    """The report in a form that is text."""
    return as_text(report, suffix.lower())


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
    data = as_bytes(report, path.suffix)
    with replacing(path) as stream:
        stream.buffer.write(data)


def write_text(text: str, path: Path) -> None:
    """Write a whole file. An `OSError` names the path."""
    with replacing(path) as stream:
        stream.write(text)
