"""A window in a process of its own that begins some work and then goes on: `driven.py STORE VERB [PALACE]`.

It prints `begun`, then `worker PID` when work runs, then `ended` with what came of it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from nidra_gui.main import window


def main(store: Path, verb: str, palace: str) -> None:
    """Open the store and begin."""
    app = QApplication(sys.argv[:1])
    shell = window(app)
    shell.show()

    def begin(_: object) -> None:
        session = shell.session
        assert session is not None
        session.work_ended.connect(lambda done: _say("ended", json.dumps(done.result is not None)))
        request = {"path": palace} if verb == "import" else {"mode": "full"}
        job = session.start(verb, **request)
        assert job is not None
        job.moved.connect(lambda _: _say("worker", job.pid()))
        _say("begun", job.pid())

    shell.opened.connect(begin)
    shell.begin(store)
    app.exec()


def _say(*words: object) -> None:
    print(*words, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "")
