"""The demo store: planted defects on every page, for whoever has no store yet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_dir

from nidra_gui.jobs import Job, Outcome

if TYPE_CHECKING:
    from nidra_gui.shell import Shell


def demo_folder() -> Path:
    """Where the demo store of this user lies."""
    return Path(user_data_dir("nidra", appauthor=False)).with_name("nidra-demo")


def open_demo(shell: Shell) -> Job:
    """Make the demo store if it is not there, in a process of its own, then open it."""
    folder = demo_folder()
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
