"""The trust report as a file that a person chooses."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nidra_gui.views.source_opener import show_folder
from nidra_gui.widgets.asking import ask_file

if TYPE_CHECKING:
    from nidra_gui.shell import Shell


def ask_report(shell: Shell) -> None:
    """Ask where the report shall lie, and write it there."""
    today = datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
    ask_file(
        shell,
        shell.tr("Export the trust report"),
        f"trust-report-{today}.html",
        shell.tr("Web page") + " (*.html)",
        lambda path: export_report(shell, path),
    )


def export_report(shell: Shell, path: str) -> None:
    """Write the report of the open store to a file and say where it is."""
    session = shell.session
    if session is None:
        return
    target = Path(path)

    def done(_: Any) -> None:
        shell.say(
            shell.tr("The report was saved as {path}").format(path=target),
            shell.tr("Open folder"),
            lambda: show_folder(shell, str(target.parent)),
        )

    session.pages.ask("export", lambda store, _: _write(store, target), done, session.failed.emit)
    shell.say(shell.tr("Writing the report…"))


def _write(store: Any, target: Path) -> None:
    from nidra.app.findings import full_report
    from nidra.base.paths import replacing
    from nidra.report.html import render_html

    text = render_html(full_report(store))
    with replacing(target) as stream:
        stream.write(text)
