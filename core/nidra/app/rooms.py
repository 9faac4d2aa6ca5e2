"""Wings and rooms by name: a slip of the pen is told, and never taken for an empty room."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from nidra.app.preview import preview
from nidra.app.workspace import Store
from nidra.base.errors import UsageError
from nidra.base.text import one_line

LISTED = 20
Rooms = set[tuple[str, str]]


def check_in_store(store: Store, wing: str | None, room: str | None) -> None:
    """Raise `UsageError` for a wing or room that no import brought into this store."""
    if wing is None and room is None:
        return
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql("SELECT DISTINCT wing, name FROM room").fetchall()
    check({(row[0] or "", row[1] or "") for row in rows}, wing, room, "this store")


def check_in_foreign(path: Path, wing: str | None, room: str | None) -> None:
    """The same for the foreign store at `path`, before anything of it is imported."""
    if wing is not None or room is not None:
        check(set(preview(path).rooms), wing, room, "the palace")


def check(rooms: Rooms, wing: str | None, room: str | None, where: str) -> None:
    """Raise `UsageError` where no (wing, room) of `rooms` has these names. `where` is for the sentence."""
    if not rooms:
        raise UsageError(reason=f"There are no wings and rooms in {where}.")
    wings = {name for name, _ in rooms}
    if wing is not None and wing not in wings:
        raise UsageError(
            reason=f"There is no wing {wing!r} in {where}. {_known('wing', wing, wings)}"
        )
    inside = {name for other, name in rooms if wing in (None, other)}
    if room is not None and room not in inside:
        place = f"wing {wing!r} of {where}" if wing is not None else where
        raise UsageError(
            reason=f"There is no room {room!r} in {place}. {_known('room', room, inside)}"
        )


def _known(kind: str, wanted: str, names: Iterable[str]) -> str:
    """The likest name first asked for, then all there are."""
    listed = sorted(name for name in names if name)
    near = get_close_matches(wanted, listed, 1)
    hint = f"Did you mean {one_line(near[0])}? " if near else ""
    shown = ", ".join(map(one_line, listed[:LISTED])) or "(one without a name)"
    left = len(listed) - LISTED
    more = f" and {left:,} more" if left > 0 else ""
    return f"{hint}The {kind}s are: {shown}{more}."
