"""The demo store: planted defects on every page, for whoever has no store yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nidra_gui.jobs import Job, Outcome

if TYPE_CHECKING:
    from nidra_gui.shell import Shell


def open_demo(shell: Shell) -> Job:
    """Make the demo store if it is not there, in a process of its own, then open it."""
    from nidra.app.first_run import default_demo_folder

    folder = default_demo_folder()
    job = Job({"verb": "demo", "dir": str(folder)}, shell)

    def ended(outcome: Outcome) -> None:
        job.deleteLater()
        if outcome.result is None:
            shell.say(outcome.sentence, shell.tr("Try again"), shell.open_demo)
            return
        store: Any = outcome.result.get("store", str(folder))
        shell.open_store(str(store))

    job.ended.connect(ended)
    shell.say(shell.tr("Making the demo store…"))
    job.start()
    return job
