"""The demo store: planted defects on every page, for whoever has no store yet."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from nidra_gui.jobs import Job, Outcome, close_all
from nidra_gui.widgets.asking import confirm

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

    from nidra_gui.shell import Shell


def open_demo(shell: Shell) -> Job | None:
    """Open the demo store as a person left it; where there is none it is made, in a process of its own."""
    from nidra.app.demo_store import demo_in
    from nidra.app.first_run import default_demo_folder

    folder = default_demo_folder()
    store = demo_in(folder)
    if store is None:
        return _make(shell, folder)
    if shell.there and shell.session is not None and shell.session.folder == store:
        shell.say(shell.tr("The demo store is open already."))
    else:
        shell.open_store(str(store))
    return None


def start_afresh(shell: Shell) -> QMessageBox | None:
    """Make the demo store anew. What was done in the one that is there goes, so that it is asked first."""
    from nidra.app.demo_store import demo_in
    from nidra.app.first_run import default_demo_folder

    folder = default_demo_folder()
    if demo_in(folder) is None:
        _make(shell, folder)
        return None
    return confirm(
        shell,
        shell.tr("Start the demo afresh?"),
        shell.tr(
            "The demo store is made anew. Whatever was decided, imported or changed in it is thrown"
            " away, and that cannot be undone. Your own store is not touched."
        ),
        shell.tr("Start afresh"),
        partial(_make, shell, folder),
    )


def _make(shell: Shell, folder: Path) -> Job | None:
    """Make it and open it. A demo that is open is left first: nothing may read what is thrown away."""
    if shell.findChild(Job, _NAME) is not None:
        shell.say(shell.tr("The demo store is being made."))
        return None
    if shell.session is not None and shell.session.folder == folder / "store":
        shell.leave()
        close_all()
    job = Job({"verb": "demo", "dir": str(folder)}, shell)
    job.setObjectName(_NAME)

    def ended(outcome: Outcome) -> None:
        job.setObjectName("")
        job.deleteLater()
        if outcome.result is not None:
            shell.open_store(str(outcome.result.get("store", folder / "store")))
            return
        shell.say(_why_not(shell, outcome, folder), shell.tr("Try again"), shell.open_demo)
        if shell.session is None:
            shell.open_store(str(folder / "store"))

    job.ended.connect(ended)
    shell.say(shell.tr("Making the demo store…"), lasting=True)
    job.start()
    return job


def _why_not(shell: Shell, outcome: Outcome, folder: Path) -> str:
    """Why it was not made; the engine's words on a folder of other files are for the command line."""
    if outcome.kind != "FolderRefused":
        return outcome.sentence
    return shell.tr(
        "The demo store cannot be made in {folder}: what lies there was not made by Nidra, and is left as"
        " it is. Move it away, then try again."
    ).format(folder=folder)


_NAME = "demo"
