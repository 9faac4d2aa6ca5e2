"""Every error that a user can cause, as one tree. The docstring of a class is its message.

NidraError                      1   anything below
├── UsageError                  2   a wrong word or a missing half of a pair
│   ├── TooWeakExcerpt          2
│   ├── HalfReceipt             2
│   ├── FolderRefused           2
│   └── UnknownPremise          2
├── StoreError                  3
│   ├── StoreAbsent             3
│   │   └── FirstGeneration     3   an old store lies there, and is not taken over yet
│   ├── StoreTooNew             4
│   ├── StoreDamaged            5
│   │   └── IndexDamaged        5   only the search index, which can be built anew
│   ├── StoreBusy               6   another process holds the lease or the lock
│   ├── StoreUnwritable         7   read-only folder, full disk
│   └── NotAStore               3
├── MemoryAbsent                8   no memory, or more than one, bears that id
├── PalaceError                 9
│   ├── PalaceAbsent            9
│   ├── PalaceUnreadable        9
│   └── PalaceUnsupported      10
├── JournalBroken              11   `verify-journal` found damage
├── SourceRefused              12   not a regular file
├── ModelError                 13   a language model is of no use
│   ├── ModelAbsent            13   it is not set up here
│   ├── ModelBroken            13   it failed, or took too long
│   └── ModelUnclear           13   what it said is not what was asked for
├── UndoRefused                14   what cannot be taken back
│   ├── AlreadyUndone          14   it was taken back before
│   └── Overtaken              14   a later change rests on it
├── TimerError                 15   a timer of the operating system refused
│   └── TimerUnknown           15   this machine has no timers of that kind
└── Cancelled                  130
"""

from __future__ import annotations

from shlex import quote
from typing import Any


class NidraError(Exception):
    """Something went wrong: {reason}"""

    exit_code = 1

    def __init__(self, **words: Any) -> None:
        self.words = words
        super().__init__((self.__doc__ or "").format(**words))


class UsageError(NidraError, ValueError):
    """{reason}"""

    exit_code = 2


class TooWeakExcerpt(UsageError):
    """The excerpt {excerpt!r} has fewer than three letters or digits and would match almost anywhere. Quote a longer piece of {source}."""


class HalfReceipt(UsageError):
    """A receipt needs both halves, and {missing} is missing. Give --source FILE together with --excerpt TEXT."""


class UnknownPremise(UsageError):
    """{premise} cannot be a premise: {reason}"""


class StoreError(NidraError):
    """{path}: {reason}"""

    exit_code = 3


class StoreAbsent(StoreError, FileNotFoundError):
    """There is no store at {path}. Make one from your palace with `nidra import-mempalace --dir {quoted}`, an empty one with `nidra init --dir {quoted}`, or name another with --dir."""

    def __init__(self, *, path: Any) -> None:
        super().__init__(path=path, quoted=quote(str(path)))


class FirstGeneration(StoreAbsent):
    """{path} is a store of Nidra's first generation (memories.jsonl, journal.jsonl): take it over where it lies with `nidra init --dir {quoted}`, or into another store with `nidra import {quoted} --dir FOLDER`; its files stay byte for byte as they are."""


class StoreUnreadable(StoreError, OSError):
    """The store at {path} cannot be read ({reason}). Ask whoever owns the folder for permission, or name another with --dir."""


class NotAStore(StoreError):
    """{path} holds no Nidra store: {reason}"""


class StoreTooNew(StoreError):
    """The store at {path} has schema {found}, and this version of Nidra knows up to {known}. Update Nidra to open it; nothing was changed."""

    exit_code = 4


class StoreDamaged(StoreError):
    """The database at {path} is damaged ({reason}). Keep a copy of the folder, then put a backup in its place or import again into a new one."""

    exit_code = 5


class IndexDamaged(StoreDamaged):
    """The search index at {path} is damaged ({reason}). It holds no memory: `nidra rebuild-index` builds it anew."""


class StoreBusy(StoreError):
    """{path} is busy: {reason}"""

    exit_code = 6


class StoreUnwritable(StoreError, OSError):
    """{path} cannot be written ({reason}). What was committed before stays, nothing is half done. Free some space or permit writing, then try again."""

    exit_code = 7


class MemoryAbsent(NidraError, KeyError):
    """{reason}"""

    exit_code = 8

    def __str__(self) -> str:
        return str(self.args[0])


class PalaceError(NidraError):
    """{path}: {reason}"""

    exit_code = 9


class PalaceAbsent(PalaceError, FileNotFoundError):
    """No palace was found at {path}: {reason}"""


class PalaceUnreadable(PalaceError):
    """The palace at {path} could not be read: {reason}"""


class PalaceUnsupported(PalaceError):
    """{path} is a {kind}, which this version cannot read. {reason}"""

    exit_code = 10


class FolderRefused(UsageError):
    """{path} is left as it is: {reason}. Name an absent or empty folder with --dir."""


class JournalBroken(NidraError):
    """The journal of {path} is NOT intact: {reason}"""

    exit_code = 11


class SourceRefused(NidraError):
    """{reason}"""

    exit_code = 12


class ModelError(NidraError):
    """{name} {reason}"""

    exit_code = 13


class ModelAbsent(ModelError):
    """{name} {reason}"""


class ModelBroken(ModelError):
    """{name} {reason}"""


class ModelUnclear(ModelError):
    """{name} {reason}"""


class UndoRefused(NidraError):
    """{reason}"""

    exit_code = 14


class AlreadyUndone(UndoRefused):
    """{reason}"""


class Overtaken(UndoRefused):
    """{reason}"""


class TimerError(NidraError):
    """{reason}"""

    exit_code = 15


class TimerUnknown(TimerError):
    """{reason}"""


class Cancelled(NidraError):
    """Stopped on request. {reason}"""

    exit_code = 130
