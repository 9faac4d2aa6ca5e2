"""One of several processes on a store: `python worker.py STORE PALACE KIND SEED ROUNDS`.

Prints `ready`, then one line for each memory that is filed for good. Ends with 0, whoever is first.
"""

from __future__ import annotations

import random
import re
import signal
import sys
from pathlib import Path

from nidra.app.decay import touch
from nidra.app.history import deeds
from nidra.app.imports import Request, import_store
from nidra.app.recheck import recheck
from nidra.app.resolve import resolve
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.watch import Control, watch
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import MemoryAbsent, StoreBusy, UndoRefused, UsageError
from story.commands import nidra

NAME = re.compile(r"mem_[0-9a-f]+")
LOST = (StoreBusy, UndoRefused, UsageError, MemoryAbsent)


def told(*words: object) -> None:
    print(*words, flush=True)


def write(store: Store, chance: random.Random) -> None:
    """Something that a person does: add, use, look again, resolve or undo, by the library or a command."""
    number = chance.randrange(1_000_000)
    kind = chance.choice(("add", "add", "command", "touch", "resolve", "undo", "recheck"))
    if kind == "add":
        told("filed", store.add(new_memory(f"note {number}", subject="notes")))
    elif kind == "command":
        done = nidra("add", f"typed {number}", "--dir", store.folder)
        assert done.code in (0, 6), (done.code, done.err)
        if done.code == 0:
            told("filed", NAME.findall(done.out)[0])
    elif kind == "touch":
        known = [memory.id for memory in store.load()]
        touch(store, chance.sample(known, min(3, len(known))), chance.choice(("a", "b", "c")))
    elif kind == "recheck":
        shown = [memory.id for memory in store.load() if memory.evidence]
        if shown:
            recheck(store, chance.choice(shown))
    elif kind == "resolve":
        active = [memory.id for memory in store.load() if memory.active]
        one, other = chance.sample(active, 2)
        resolve(store, one, other, keep=one)
    else:
        listed = [deed for deed in deeds(store, 30) if deed.undo]
        if listed:
            undo(store, str(chance.choice(listed).undo))


def quote(store: Store, chance: random.Random) -> None:
    """File a memory with a receipt in a source that somebody else changes all the time."""
    sources = sorted((store.folder.parent / "sources").glob("berth-*.md"))
    if not sources:
        return
    berth, number = chance.choice(sources), chance.randrange(1_000_000)
    words = f"checked every {chance.choice((5, 5, 7, 8))} days"
    told("filed", store.add(new_memory(f"quoted {number}", source=berth, excerpt=words)))


def main(folder: Path, palace: Path, kind: str, seed: int, rounds: int) -> None:
    chance, store, control = random.Random(f"{seed} {kind}"), Store(folder), Control()
    # Whoever goes on for as long as they are let ends between two rounds.
    signal.signal(signal.SIGTERM, lambda number, frame: control.stop())
    work = {
        "pass": lambda: run_sleep(store, mode=chance.choice(("full", "quick"))),
        "import": lambda: import_store(store, Request(palace)),
        "write": lambda: write(store, chance),
        "quotes": lambda: quote(store, chance),
        "passes": lambda: run_sleep(store, mode=chance.choice(("full", "quick"))),
        "watch": lambda: watch(store, control=control),
    }[kind]
    told("ready")
    for _ in range(rounds):
        if control.notes.stopped:
            break
        try:
            work()
        except LOST as problem:
            told("lost", type(problem).__name__, problem)
    store.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
