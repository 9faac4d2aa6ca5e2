"""Retiring memories and bringing them back: superseded, buried, rejected. Nothing is deleted.

Whoever calls must judge again what rests on a memory that was retired or brought back
(`sleep.retirement` does both).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nidra.store import census, contests, grades
from nidra.store.connection import Connection
from nidra.store.journal import Journal, pack_changes, put_blob
from nidra.store.raw import fetch

SUPERSEDED = "superseded"
BY_JUDGMENT = "superseded_by_judgment"
UNITED = "united"
TOMBSTONED = "tombstoned"
REJECTED = "rejected"

# Flags that say what became of a memory; a judgement of its receipts leaves them alone.
LASTING = frozenset({SUPERSEDED, BY_JUDGMENT, UNITED, TOMBSTONED, REJECTED})


def supersede(
    connection: Connection,
    journal: Journal,
    key: int,
    by: int | None,
    reason: str,
    now: int,
    flag: str = SUPERSEDED,
) -> None:
    """Retire one active memory in favour of another, lift its contests, tell the journal."""
    row = fetch(
        connection,
        "SELECT m.public_id, m.flags, o.public_id, n.public_id FROM memory m"
        " LEFT JOIN memory o ON o.id=m.superseded_by LEFT JOIN memory n ON n.id=?"
        " WHERE m.id=? AND m.active=1",
        (by, key),
    )
    if not row:
        return
    name, flags, before, other = row[0]
    with census.tracked(connection, [key]):
        connection.exec_driver_sql(
            "UPDATE memory SET active=0, superseded_by=?, flags=?, updated_at=? WHERE id=?",
            (by, with_flag(flags, flag), now, key),
        )
    detail = {
        "by": other,
        "reason": reason,
        "flag": flag,
        "from": {"flags": flags, "superseded_by": before},
    }
    journal.append("superseded", name, detail)
    contests.lift_of(connection, journal, [key], f"{name} was superseded", now)


def supersede_all(
    connection: Connection,
    journal: Journal,
    keys: Sequence[int],
    by: int,
    reason: str,
    now: int,
    flag: str = UNITED,
) -> None:
    """Retire active memories in favour of one, as `supersede` does, each told of by itself."""
    rows = fetch(
        connection,
        "SELECT m.id, m.public_id, m.flags, o.public_id, n.public_id FROM memory m"
        " LEFT JOIN memory o ON o.id=m.superseded_by LEFT JOIN memory n ON n.id=?"
        f" WHERE m.id IN ({','.join(map(str, keys))}) AND m.active=1 ORDER BY m.id",
        (by,),
    )
    listed = [row[0] for row in rows]
    if not listed:
        return
    with census.tracked(connection, listed):
        connection.exec_driver_sql(
            "UPDATE memory SET active=0, superseded_by=?, flags=?, updated_at=? WHERE id=?",
            [(by, with_flag(row[2], flag), now, row[0]) for row in rows],
        )
    for _, name, flags, before, other in rows:
        detail = {
            "by": other,
            "reason": reason,
            "flag": flag,
            "from": {"flags": flags, "superseded_by": before},
        }
        journal.append("superseded", name, detail)
    contests.lift_of(connection, journal, listed, f"one of the two was {flag}", now)


def bury(
    connection: Connection,
    journal: Journal,
    keys: Sequence[int],
    reason_of: Callable[[int], str] | str,
    now: int,
    event: str = "tombstoned",
    flag: str = TOMBSTONED,
) -> None:
    """Retire active memories in favour of nothing. Many at once share one journal row."""
    rows = fetch(
        connection,
        "SELECT id, public_id, flags FROM memory WHERE active=1"
        f" AND id IN ({','.join(map(str, keys))}) ORDER BY id",
    )
    alike: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for key, name, flags in rows:
        reason = reason_of if isinstance(reason_of, str) else reason_of(key)
        alike.setdefault((flags, reason), []).append((key, name))
    for (flags, reason), members in alike.items():
        listed = [key for key, _ in members]
        with census.tracked(connection, listed):
            connection.exec_driver_sql(
                "UPDATE memory SET active=0, flags=?, updated_at=?"
                f" WHERE id IN ({','.join(map(str, listed))})",
                (with_flag(flags, flag), now),
            )
        _tell(connection, journal, event, members, {"reason": reason, "from": {"flags": flags}})
    contests.lift_of(connection, journal, [row[0] for row in rows], f"{event}", now)


def _tell(
    connection: Connection,
    journal: Journal,
    event: str,
    members: Sequence[tuple[int, str]],
    detail: dict[str, object],
) -> None:
    if len(members) <= grades.MANY:
        for _, name in members:
            journal.append(event, name, detail)
        return
    packed = pack_changes([(key, 1, 0) for key, _ in members])
    more = {"count": len(members), "blob": put_blob(connection, packed), **detail}
    journal.append(f"{event}-many", None, more)


def bring_back(
    connection: Connection,
    keys: Sequence[int],
    flags: str,
    superseded_by: int | None,
    now: int,
) -> None:
    """Make retired memories count again as they stood before; the caller tells the journal."""
    with census.tracked(connection, keys):
        connection.exec_driver_sql(
            "UPDATE memory SET active=1, flags=?, superseded_by=?, updated_at=?"
            f" WHERE id IN ({','.join(map(str, keys))})",
            (flags, superseded_by, now),
        )


def unflag(connection: Connection, key: int) -> None:
    """Take from a memory that counts again the flags that said why it did not."""
    flags = fetch(connection, "SELECT flags FROM memory WHERE id=?", (key,))[0][0]
    kept = " ".join(flag for flag in flags.split() if flag not in LASTING)
    if kept != flags:
        connection.exec_driver_sql("UPDATE memory SET flags=? WHERE id=?", (kept, key))


def with_flag(flags: str, flag: str) -> str:
    """The stored flags with one more, each once."""
    return " ".join(dict.fromkeys([*flags.split(), flag]))
