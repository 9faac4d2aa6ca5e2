"""What holds in every store at every moment, asked of its files alone.

`check` raises with everything that is wrong, and returns how many questions it asked.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import shutil
import sqlite3
import struct
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from nidra.app.listing import list_drawers
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store
from nidra.base.clock import Clock
from nidra.store import census
from nidra.store.search_words import search_form
from story import journal_verifier

VISIBLE = (
    "(m.batch_id IS NULL OR m.batch_id IN (SELECT id FROM batch WHERE state='complete')"
    " OR m.batch_id NOT IN (SELECT id FROM batch) OR m.id IN (SELECT memory_id FROM adopted))"
)
FILED = (
    "(d.batch_id IS NULL OR d.batch_id IN (SELECT id FROM batch WHERE state='complete')"
    " OR d.batch_id NOT IN (SELECT id FROM batch))"
)
# Whatever one of these queries finds is wrong.
FINDS = {
    "a memory without its statement": (
        "SELECT public_id FROM memory WHERE id NOT IN (SELECT memory_id FROM statement)"
    ),
    "a receipt without a verdict": (
        "SELECT id FROM evidence WHERE id NOT IN (SELECT evidence_id FROM verdict)"
    ),
    "a receipt retired by one that is not there": (
        "SELECT evidence_id FROM verdict WHERE retired_by NOT IN (SELECT id FROM evidence)"
    ),
    "a memory superseded by one that is not there": (
        "SELECT public_id FROM memory WHERE superseded_by NOT IN (SELECT id FROM memory)"
    ),
    "a drawer with a receipt that is not there": (
        "SELECT foreign_id FROM drawer WHERE evidence_id IS NOT NULL"
        " AND evidence_id NOT IN (SELECT id FROM evidence)"
    ),
    "a foreign row with two drawers": (
        f"SELECT foreign_id FROM drawer d WHERE {FILED} GROUP BY origin_id, foreign_id"
        " HAVING count(*) > 1"
    ),
    "a contest without one of its ends": (
        "SELECT id FROM contest WHERE a NOT IN (SELECT id FROM memory)"
        " OR b NOT IN (SELECT id FROM memory) OR a = b"
    ),
    "an open contest of a retired memory": (
        "SELECT c.id FROM contest c JOIN memory m ON m.id IN (c.a, c.b)"
        " WHERE c.state='open' AND NOT m.active"
    ),
    "a mark of contest that no open contest bears out, or the reverse": (
        "SELECT public_id FROM memory m WHERE contested <> EXISTS"
        " (SELECT 1 FROM contest WHERE state='open' AND m.id IN (a, b))"
    ),
    "a census row of nobody": "SELECT grade, n FROM census WHERE n <= 0",
    "a confidence that is none": "SELECT public_id FROM memory WHERE confidence NOT BETWEEN 0 AND 1",
    "rows that wait for an import that is complete or none": (
        "SELECT drawer_id FROM moved WHERE batch_id NOT IN"
        " (SELECT id FROM batch WHERE state IN ('open', 'undone'))"
    ),
    "two open imports of one store": (
        "SELECT origin_id FROM batch WHERE state='open' GROUP BY 1 HAVING count(*) > 1"
    ),
    "a verdict on bytes that was given to a receipt whose source was never read": (
        "SELECT v.evidence_id FROM verdict v JOIN evidence e ON e.id=v.evidence_id"
        " JOIN source s ON s.id=e.source_id WHERE v.spans IS NOT NULL AND s.digest IS NULL"
        " AND e.batch_id IS NULL AND v.state=1"
    ),
}
LEFT_BEHIND = (".nidra.db.*", "backups/*.part*", "checkpoints/.*", "nidra.db-journal")
CHANGE = struct.Struct("<qBB")


class Wrong(AssertionError):
    """A store in which something does not hold."""


class Asked:
    """Questions that were put to a store, and what was wrong."""

    def __init__(self) -> None:
        self.number = 0
        self.wrong: list[str] = []

    def __call__(self, holds: bool, what: object) -> None:
        self.number += 1
        if not holds:
            self.wrong.append(str(what))


def check(
    folder: Path, clock: Clock | None = None, *, idle: bool = False, clean: bool = False
) -> int:
    """Ask everything of the store in `folder`; none is as good as a sound one.

    `idle` runs two passes over a copy and asks that the second writes not a byte. `clean` asks that
    nothing half-made lies about: true where the process came to its end, not where it was killed.
    """
    asked = Asked()
    with Store(folder, clock=clock) as store:
        if store.exists():
            _engine(store, asked)
            with closing(_raw(store.database.path)) as raw:
                _file(raw, asked)
                _grades(raw, asked)
                _uses(raw, asked)
                _seen(store, raw, asked)
    if (folder / "nidra.db").exists():
        _outsider(folder, asked)
        _indexed(folder, asked)
        if idle:
            _idle(folder, clock, asked)
    if clean:
        left = [str(path) for pattern in LEFT_BEHIND for path in folder.glob(pattern)]
        asked(not left, f"left behind: {left}")
    if asked.wrong:
        raise Wrong("; ".join(asked.wrong))
    return asked.number


def _raw(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)


def _engine(store: Store, asked: Asked) -> None:
    """What the engine says of itself."""
    proof = verify_journal(store)
    asked(proof.ok, proof.problems[:3])
    with store.database.reading() as connection:
        kept, counted = census.count(connection), census.recount(connection)
    asked(kept == counted, f"census {kept} is not {counted}")


def _file(raw: sqlite3.Connection, asked: Asked) -> None:
    found = [row[0] for row in raw.execute("PRAGMA integrity_check")]
    asked(found == ["ok"], found[:3])
    loose = raw.execute("PRAGMA foreign_key_check").fetchall()
    asked(not loose, f"loose rows: {loose[:3]}")
    for what, sql in FINDS.items():
        rows = raw.execute(f"{sql} LIMIT 3").fetchall()
        asked(not rows, f"{what}: {rows}")


def _grades(raw: sqlite3.Connection, asked: Asked) -> None:
    """Each grade is the one that the journal gave last, read with code of our own."""
    names = dict(raw.execute("SELECT id, public_id FROM memory"))
    last: dict[str, int] = {}
    for event, memory, text in raw.execute(
        "SELECT event, memory, detail FROM journal WHERE event LIKE 'regrade%' ORDER BY seq"
    ):
        detail = json.loads(text)
        if event == "regrade":
            last[memory] = detail["to"]["grade"]
            continue
        (data,) = raw.execute(
            "SELECT data FROM blob WHERE digest=?", (bytes.fromhex(detail["blob"]),)
        ).fetchone()
        last.update({names[key]: new for key, _, new in CHANGE.iter_unpack(data)})
    # What an import files is told when it is complete.
    told = "SELECT public_id, grade FROM memory WHERE coalesce(batch_id, 0) NOT IN"
    for name, grade in raw.execute(f"{told} (SELECT id FROM batch WHERE state='open')"):
        asked(grade == last.get(name, 0), f"{name} has grade {grade}, told {last.get(name, 0)}")


def _uses(raw: sqlite3.Connection, asked: Asked) -> None:
    """Last access and stability of each memory are what the journal told last, undone uses apart."""
    told: dict[str, dict[str, Any]] = {}
    uses: dict[int, dict[str, Any]] = {}
    for seq, event, memory, text in raw.execute(
        "SELECT seq, event, memory, detail FROM journal"
        " WHERE event IN ('touched', 'touched-many', 'undone') ORDER BY seq"
    ):
        detail = json.loads(text)
        if event == "undone":
            for row in sorted(detail["rows"], reverse=True):
                told |= {name: step["from"] for name, step in uses.get(row, {}).items()}
        else:
            uses[seq] = detail.get("each", {memory: detail})
            told |= {name: step["to"] for name, step in uses[seq].items()}
    untold = {"last_access": None, "stability": None}
    for name, last, stability in raw.execute(
        "SELECT public_id, last_access, stability FROM memory"
    ):
        held = {"last_access": last, "stability": stability}
        asked(held == told.get(name, untold), f"{name} holds {held}, told {told.get(name)}")


def _seen(store: Store, raw: sqlite3.Connection, asked: Asked) -> None:
    """Nobody sees rows of an import that is not complete, and nobody misses others."""
    loaded = Counter(memory.id for memory in store.load())
    sql = f"SELECT public_id FROM memory m WHERE {VISIBLE}"
    visible = Counter(name for (name,) in raw.execute(sql))
    asked(
        loaded == visible,
        f"shown otherwise than filed: {list((loaded - visible) or (visible - loaded))[:3]}",
    )
    rows = Counter(row["foreign_id"] for row in list_drawers(store))
    sql = f"SELECT foreign_id FROM drawer d WHERE {FILED}"
    filed = Counter(name for (name,) in raw.execute(sql))
    asked(
        rows == filed,
        f"drawers shown otherwise than filed: {list(rows - filed or filed - rows)[:3]}",
    )
    asked(store.census().total == sum(visible.values()), "census total")


def _outsider(folder: Path, asked: Asked) -> None:
    """The verifier that knows the journal's page alone."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        code = journal_verifier.main(folder)
    asked(code == 0, told.getvalue())


def _indexed(folder: Path, asked: Asked) -> None:
    """The search index, as far as it says that it reaches, holds what one made of nothing would hold."""
    with copied(folder) as twin, closing(sqlite3.connect(twin / "nidra.db")) as raw:
        if not raw.execute("SELECT 1 FROM sqlite_master WHERE name='search_state'").fetchone():
            return
        for table in ("search_words", "search_parts"):
            try:
                raw.execute(f"INSERT INTO {table}({table}, rank) VALUES ('integrity-check', 1)")
            except sqlite3.DatabaseError as problem:
                asked(False, f"the index {table} is not sound: {problem}")
                continue
            mine, anew = _entries(raw, table), _entries_anew(raw, table)
            asked(mine == anew, f"{table} differs: {sorted(mine ^ anew)[:3]}")


def _entries(raw: sqlite3.Connection, table: str) -> set[tuple[str, int]]:
    """Every term of a full-text index with each memory that it is told of."""
    raw.execute(f"CREATE VIRTUAL TABLE temp.entries USING fts5vocab(main, {table}, instance)")
    found = set(raw.execute("SELECT term, doc FROM entries"))
    raw.execute("DROP TABLE temp.entries")
    return found


def _entries_anew(raw: sqlite3.Connection, table: str) -> set[tuple[str, int]]:
    """The same of an index that is made of the statements up to where the kept one reaches."""
    sql = "SELECT sql FROM sqlite_master WHERE name=?"
    (made,) = raw.execute(sql, (table,)).fetchone()
    sql = "SELECT memory_id, text FROM statement WHERE memory_id<=(SELECT upto FROM search_state)"
    forms = [(key, f"{search_form(text)} ") for key, text in raw.execute(sql)]
    with closing(sqlite3.connect(":memory:")) as other:
        other.execute(made)
        other.executemany(f"INSERT INTO {table} (rowid, form) VALUES (?,?)", forms)
        return _entries(other, table)


def _idle(folder: Path, clock: Clock | None, asked: Asked) -> None:
    """A second pass in an unchanged world writes not a byte."""
    with copied(folder) as twin:
        digests = []
        for _ in range(2):
            with Store(twin, clock=clock) as store:
                run_sleep(store)
            digests.append(hashlib.sha256((twin / "nidra.db").read_bytes()).hexdigest())
        asked(digests[0] == digests[1], "a second pass wrote to nidra.db")


@contextmanager
def copied(folder: Path) -> Iterator[Path]:
    """A copy of a store that is open nowhere, for as long as the block lasts."""
    with tempfile.TemporaryDirectory() as place:
        twin = Path(place, "store")
        shutil.copytree(folder, twin)
        yield twin


def state(store: Store) -> dict[str, Any]:
    """Everything that a store says by now, without moments and row numbers."""
    if not store.exists():
        return {}
    memories = {
        memory.id: (
            memory.statement,
            memory.subject,
            memory.grade.label,
            memory.standing.label,
            tuple(sorted(memory.flags)),
            memory.confidence,
            memory.active,
            memory.superseded_by,
            memory.contested,
            tuple(sorted(memory.tags)),
            tuple(sorted(memory.premises)),
            tuple(
                sorted(
                    (row.source, row.excerpt, row.locator, row.state.label, row.retired)
                    for row in memory.evidence
                )
            ),
        )
        for memory in store.load()
    }
    rows = sorted(
        (row["foreign_id"], row["memory_id"] or "", *row["verdicts"], row["grade"] or "")
        for row in list_drawers(store)
    )
    with store.database.reading() as connection:
        pairs = connection.exec_driver_sql(
            "SELECT min(x.public_id, y.public_id), max(x.public_id, y.public_id), c.kind, c.state"
            " FROM contest c JOIN memory x ON x.id=c.a JOIN memory y ON y.id=c.b ORDER BY 1, 2, 3, 4"
        ).fetchall()
    return {"memories": memories, "rows": rows, "contests": [tuple(pair) for pair in pairs]}


def assert_same(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Two states are equal; says the first few things that differ."""
    if found == wanted:
        return
    differing: list[object] = []
    for part in ("memories", "rows", "contests"):
        mine, others = found.get(part, []), wanted.get(part, [])
        if isinstance(mine, dict) and isinstance(others, dict):
            differing += [
                (key, mine.get(key), others.get(key))
                for key in sorted(mine.keys() | others.keys())
                if mine.get(key) != others.get(key)
            ][:3]
        elif mine != others:
            differing += [
                (part, [row for row in mine if row not in others][:3]),
                (part, "wanted", [row for row in others if row not in mine][:3]),
            ]
    raise Wrong(f"another state than wanted: {differing}")
