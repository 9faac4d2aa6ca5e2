"""The timer of a store beside other work: in a thread of its own, on a store of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from nidra.app.timer import Tick, Timer
from nidra.app.workspace import Store
from nidra.base.clock import Clock


@contextmanager
def timed(
    folder: Path, heard: Callable[[Tick], None], clock: Clock | None = None
) -> Iterator[None]:
    """Start the pass of the store in `folder` when it is due, for as long as the block runs.

    `heard` is told each tick in the timer's thread. A pass that runs at the end of the block stops
    at a safe place, and is waited for; the next one goes on from there.
    """
    stop = threading.Event()

    def keep() -> None:
        with Store(folder, clock=clock) as own:

            def tell(tick: Tick) -> None:
                if tick.report is not None:
                    own.close()  # what SQLite keeps of a pass is as large as all else
                heard(tick)

            Timer(own).run(stop, tell)

    thread = threading.Thread(target=keep, name="timer", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()
