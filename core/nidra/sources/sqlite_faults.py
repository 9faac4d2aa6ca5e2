"""What goes wrong in another program's SQLite database, as sentences."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nidra.base.errors import PalaceUnreadable

_BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL})
_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
FORBIDDEN = "permission was refused; let your user read the folder and its files."


def primary_code(error: sqlite3.Error) -> int:
    """The primary result code of SQLite (https://sqlite.org/rescode.html), 1 where there is none."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else sqlite3.SQLITE_ERROR


def is_damage(error: sqlite3.Error) -> bool:
    """Does the error say that pages of the file are broken?"""
    return primary_code(error) in _DAMAGED or "malformed" in str(error)


@contextmanager
def explained(path: Path, owner: str) -> Iterator[None]:
    """Turn what SQLite and the system say about the database of `owner` into `PalaceUnreadable`."""
    try:
        yield
    except sqlite3.Error as error:
        raise PalaceUnreadable(path=path, reason=_reason(error, owner)) from error
    except PermissionError as error:
        raise PalaceUnreadable(path=path, reason=FORBIDDEN) from error
    except UnicodeDecodeError as error:  # from a message of SQLite that quotes the schema
        reason = _damaged("its schema holds bytes that are no text", owner)
        raise PalaceUnreadable(path=path, reason=reason) from error
    except (MemoryError, OverflowError) as error:
        reason = _damaged("it claims values of impossible size", owner)
        raise PalaceUnreadable(path=path, reason=reason) from error
    except OSError as error:
        reason = f"the system says: {error.strerror or error}."
        raise PalaceUnreadable(path=path, reason=reason) from error


def _reason(error: sqlite3.Error, owner: str) -> str:
    if primary_code(error) in _BUSY:
        return f"{owner} is writing now; try again when it has finished."
    if is_damage(error):
        return _damaged(str(error), owner)
    if "no such table" in str(error) or "no such column" in str(error):
        return f"the database has not the layout of {owner} ({error})."
    return f"SQLite says: {error}."


def _damaged(how: str, owner: str) -> str:
    return (
        f"the database is damaged ({how}). Nothing was changed; restore a backup, "
        f"or let {owner} repair it."
    )
