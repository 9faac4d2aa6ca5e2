"""What reaches the watcher from its observer and from whoever commands it, through one queue."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    """What a note is about."""

    FILE = auto()  # something happened to the file of a source
    FOLDER = auto()  # a folder above sources came, went or was renamed
    VANISHED = auto()  # the top of a watched tree is not there any more
    OVERFLOW = auto()  # more happened than the system could tell
    LIMIT = auto()  # the system watches no more folders
    FAILED = auto()  # a tree cannot be watched any longer
    PAUSE = auto()
    RESUME = auto()
    SWEEP = auto()  # look at every source now
    STOP = auto()


class Note(NamedTuple):
    """One thing to take notice of; `text` is a path, a limit's name or a reason."""

    kind: Kind
    text: str = ""


Put = Callable[[Note], object]
