"""Reports as files: the form is told by the name, and a file is replaced whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nidra.base.errors import UsageError

if TYPE_CHECKING:
    from nidra.records.report import PassReport

FORMS = (".md", ".json")


def checked_paths(paths: Sequence[Path]) -> list[Path]:
    """The paths made absolute. Raises `UsageError` before the work for what could not be written after it."""
    return [_checked(path.expanduser().absolute()) for path in paths]


def _checked(path: Path) -> Path:
    if path.suffix.lower() not in FORMS:
        raise UsageError(
            reason=f"A report is written as {' or '.join(FORMS)}, and {path} is neither."
        )
    if not path.parent.is_dir():
        raise UsageError(reason=f"There is no folder {path.parent} to write the report to.")
    if path.is_dir():
        raise UsageError(reason=f"{path} is a folder; name a file for the report.")
    return path


def rendered(report: PassReport, suffix: str) -> str:
    """The report in the form that a suffix names."""
    if suffix.lower() == ".json":
        from nidra.report.json_form import render_json

        return render_json(report)
    from nidra.report.markdown import render_markdown

    return render_markdown(report)


def write_report(report: PassReport, path: Path) -> None:
    """Write a report beside its place and move it there."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(rendered(report, path.suffix), encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
