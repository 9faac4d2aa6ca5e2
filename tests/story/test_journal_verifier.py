"""The journal page is enough: a short script that knows only the page finds every tampering."""

from __future__ import annotations

import ast
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from nidra.app.imports import Request, import_store
from nidra.app.remap import asked, remap
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory

SCRIPT = Path(__file__).with_name("journal_verifier.py")
PALACES = Path(__file__).parents[1] / "data" / "palaces"
MIXED, LEGACY = "mixed", "legacy-3.0.0"
TAMPERED = "the retry limit is 7"


@dataclass(frozen=True)
class Made:
    """A finished store, and what lay in its folder before its last pass."""

    path: Path
    earlier: Path


def make(folder: Path, palace: str) -> Made:
    source = folder / "config.md"
    source.write_text("retry limit is 5\n", encoding="utf-8")
    made = Made(folder / "store", folder / "earlier")
    store = Store(made.path)
    store.init()
    memory = new_memory(
        "The retry limit is 5",
        source=str(source),
        excerpt="retry limit is 5",
        tags=["a"],
        subject="s",
    )
    store.add(memory)
    import_store(store, Request(PALACES / palace))
    store.close()
    shutil.copytree(made.path, made.earlier)
    store = Store(made.path)
    run_sleep(store)
    store.close()
    return made


@pytest.fixture(scope="module")
def stores(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Made]:
    return {palace: make(tmp_path_factory.mktemp(palace), palace) for palace in (MIXED, LEGACY)}


def verify(store: Path, *folders: Path) -> tuple[int, str]:
    command = [sys.executable, str(SCRIPT), str(store), *map(str, folders)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert not done.stderr
    return done.returncode, done.stdout


def open_copy(made: Made, folder: Path) -> Path:
    """A copy to tamper with."""
    return Path(shutil.copytree(made.path, folder / "tampered"))


def one(db: sqlite3.Connection, query: str, *values: Any) -> Any:
    return db.execute(query, values).fetchone()[0]


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def single(db: sqlite3.Connection) -> tuple[int, str]:
    """Key and id of the memory that was added by itself."""
    found = db.execute("SELECT id, public_id FROM memory WHERE batch_id IS NULL").fetchone()
    return int(found[0]), str(found[1])


def imported(db: sqlite3.Connection) -> tuple[int, str]:
    """Key and id of an imported memory."""
    query = "SELECT id, public_id FROM memory WHERE batch_id = 1 ORDER BY id LIMIT 1 OFFSET 3"
    found = db.execute(query).fetchone()
    return int(found[0]), str(found[1])


def hash_of(row: dict[str, Any]) -> str:
    keys = {"event": "event", "memory": "memory", "pass": "pass_id", "seq": "seq", "ts": "ts"}
    body = {"detail": json.loads(row["detail"])} | {key: row[name] for key, name in keys.items()}
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return digest(row["prev_hash"] + canonical)


def rehash(db: sqlite3.Connection, first: int, last: int) -> None:
    """Chain rows `first` to `last` again, as someone would who knows the format."""
    db.row_factory = sqlite3.Row
    for seq in range(first, last + 1):
        row = dict(db.execute("SELECT * FROM journal WHERE seq = ?", [seq]).fetchone())
        row["prev_hash"] = one(db, "SELECT hash FROM journal WHERE seq = ?", seq - 1)
        values = [row["prev_hash"], hash_of(row), seq]
        db.execute("UPDATE journal SET prev_hash = ?, hash = ? WHERE seq = ?", values)


def smuggle(db: sqlite3.Connection, batch: int | None) -> str:
    """Put in a copy of the single memory that says something else, and give it a fitting id."""
    columns = [row[1] for row in db.execute("PRAGMA table_info(memory)")]
    values = list(db.execute("SELECT * FROM memory WHERE id = ?", [single(db)[0]]).fetchone())
    name = "mem_" + digest("record\0" + normalize("NFC", TAMPERED))[:12]
    row = dict(zip(columns, values, strict=True))
    row |= {"id": 9999, "public_id": name, "batch_id": batch}
    marks = ", ".join("?" * len(row))
    db.execute(f"INSERT INTO memory ({', '.join(row)}) VALUES ({marks})", list(row.values()))
    db.execute("INSERT INTO statement VALUES (9999, ?)", [TAMPERED])
    return name


def last_checkpoint(db: sqlite3.Connection) -> str:
    """Name of the newest checkpoint; asked before the journal is tampered with."""
    return f"{one(db, 'SELECT max(seq) FROM journal'):012}.json"


# Each tampering changes the database and tells what must be named.


def changed_row(db: sqlite3.Connection) -> list[str]:
    db.execute("UPDATE journal SET detail = replace(detail, '0.65', '0.95') WHERE seq = 10")
    return ["row 10 (regrade) was changed"]


def changed_time(db: sqlite3.Connection) -> list[str]:
    db.execute("UPDATE journal SET ts = replace(ts, '20', '19') WHERE seq = 2")
    return ["row 2 (import) was changed"]


def changed_row_hashed_again(db: sqlite3.Connection) -> list[str]:
    newest = last_checkpoint(db)
    db.execute("UPDATE journal SET memory = NULL WHERE seq = 10")
    rehash(db, 10, 10)
    return ["row 11 does not continue row 10", f"{newest} does not fit the journal: root"]


def rewritten_chain(db: sqlite3.Connection) -> list[str]:
    newest, last = last_checkpoint(db), one(db, "SELECT max(seq) FROM journal")
    db.execute("UPDATE journal SET memory = NULL WHERE seq = 10")
    rehash(db, 10, last)
    return [f"{newest} does not fit the journal: head, root"]


def dropped_row(db: sqlite3.Connection) -> list[str]:
    db.execute("DELETE FROM journal WHERE seq = 10")
    return ["row 11 does not continue row 9"]


def dropped_row_counted_again(db: sqlite3.Connection) -> list[str]:
    newest, last = last_checkpoint(db), one(db, "SELECT max(seq) FROM journal")
    db.execute("DELETE FROM journal WHERE seq = 10")
    for seq in range(11, last + 1):
        db.execute("UPDATE journal SET seq = ? WHERE seq = ?", [seq - 1, seq])
    rehash(db, 10, last - 1)
    return [f"{newest} does not fit the journal: seq, head, root"]


def swapped_rows(db: sqlite3.Connection) -> list[str]:
    for old, new in ((10, -1), (11, 10), (-1, 11)):
        db.execute("UPDATE journal SET seq = ? WHERE seq = ?", [new, old])
    return ["row 10 does not continue row 9", "row 10 (regrade) was changed", "row 11 (regrade)"]


def cut_off(db: sqlite3.Connection) -> list[str]:
    newest = last_checkpoint(db)
    db.execute("DELETE FROM journal WHERE seq = (SELECT max(seq) FROM journal)")
    return [f"{newest} does not fit the journal: seq"]


def emptied_journal(db: sqlite3.Connection) -> list[str]:
    newest = last_checkpoint(db)
    db.execute("DELETE FROM journal")
    return [newest, single(db)[1], "batch 1 is complete and has 0 import rows"]


def changed_statement(db: sqlite3.Connection) -> list[str]:
    key, name = single(db)
    db.execute("UPDATE statement SET text = ? WHERE memory_id = ?", [TAMPERED, key])
    return [f"memory {name}: its statement is not that of row 1"]


def changed_imported_statement(db: sqlite3.Connection) -> list[str]:
    key, name = imported(db)
    db.execute("UPDATE statement SET text = ? WHERE memory_id = ?", [TAMPERED, key])
    return ["import of row 2: batch 1", f"memory {name}: its statement was changed"]


def changed_imported_memory_and_receipt(db: sqlite3.Connection) -> list[str]:
    values = [bytes.fromhex(digest(TAMPERED)), imported(db)[0]]
    db.execute("UPDATE evidence SET sha256 = ? WHERE memory_id = ?", values)
    return changed_imported_statement(db)


def changed_excerpt(db: sqlite3.Connection) -> list[str]:
    key, name = single(db)
    db.execute("UPDATE evidence SET excerpt = 'limit is 7' WHERE memory_id = ?", [key])
    return [f"memory {name}: the excerpt of its receipt"]


def changed_excerpt_and_sha256(db: sqlite3.Connection) -> list[str]:
    key, name = single(db)
    new, old = digest("limit is 7"), digest("retry limit is 5")
    values = ["limit is 7", bytes.fromhex(new), key]
    db.execute("UPDATE evidence SET excerpt = ?, sha256 = ? WHERE memory_id = ?", values)
    return [f"memory {name}: receipt {old}", f"memory {name}: no row has receipt {new}"]


def changed_source(db: sqlite3.Connection) -> list[str]:
    key, name = single(db)
    query = "UPDATE source SET path = '/elsewhere.md' WHERE id = (SELECT source_id FROM evidence"
    db.execute(f"{query} WHERE memory_id = ?)", [key])
    return [f"memory {name}: no row has receipt {digest('retry limit is 5')} from /elsewhere.md"]


def removed_receipt(db: sqlite3.Connection) -> list[str]:
    key, name = single(db)
    db.execute("DELETE FROM evidence WHERE memory_id = ?", [key])
    return [f"memory {name}: receipt {digest('retry limit is 5')}"]


def added_receipt(db: sqlite3.Connection) -> list[str]:
    key, name = imported(db)
    columns = "memory_id, source_id, excerpt, sha256, locator"
    values = [key, 1, TAMPERED, bytes.fromhex(digest(TAMPERED)), "line 3"]
    db.execute(f"INSERT INTO evidence ({columns}) VALUES (?, ?, ?, ?, ?)", values)
    return [f"memory {name}: no row has receipt {digest(TAMPERED)}"]


def added_receipt_with_no_batch(db: sqlite3.Connection) -> list[str]:
    names = added_receipt(db)
    db.execute("UPDATE evidence SET batch_id = 77 WHERE excerpt = ?", [TAMPERED])
    return names


def changed_imported_receipt(db: sqlite3.Connection) -> list[str]:
    key, name = imported(db)
    values = [bytes.fromhex(digest(TAMPERED)), key]
    db.execute("UPDATE evidence SET sha256 = ? WHERE memory_id = ?", values)
    return [f"memory {name}: the excerpt of its receipt {digest(TAMPERED)}", "import of row 2"]


def changed_imported_excerpt(db: sqlite3.Connection) -> list[str]:
    key, name = imported(db)
    db.execute("UPDATE evidence SET excerpt = ? WHERE memory_id = ?", [TAMPERED, key])
    return [f"memory {name}: the excerpt of its receipt"]


def changed_imported_source(db: sqlite3.Connection) -> list[str]:
    db.execute("UPDATE source SET path = path || 'x' WHERE id > 1")
    return ["import of row 2: batch 1 does not fit its seal"]


def smuggled_memory(db: sqlite3.Connection) -> list[str]:
    return [f"memory {smuggle(db, None)} was not imported and has 0 add rows"]


def smuggled_into_a_batch(db: sqlite3.Connection) -> list[str]:
    smuggle(db, 1)
    return ["import of row 2: batch 1 does not fit its seal"]


def smuggled_with_a_batch(db: sqlite3.Connection) -> list[str]:
    columns = "origin_id, state, cursor, request, fingerprint, started_at, finished_at"
    db.execute(f"INSERT INTO batch (id, {columns}) SELECT 77, {columns} FROM batch WHERE id = 1")
    smuggle(db, 77)
    return ["batch 77 is complete and has 0 import rows"]


def smuggled_with_no_batch(db: sqlite3.Connection) -> list[str]:
    return [f"memory {smuggle(db, 77)} was not imported and has 0 add rows"]


def hidden_batch(db: sqlite3.Connection) -> list[str]:
    db.execute("UPDATE batch SET state = 'running' WHERE id = 1")
    return ["batch 1 is running and has 1 import rows"]


def changed_statement_in_a_hidden_batch(db: sqlite3.Connection) -> list[str]:
    return hidden_batch(db) + changed_imported_statement(db)


def remove(db: sqlite3.Connection, key: int) -> None:
    db.execute("DELETE FROM statement WHERE memory_id = ?", [key])
    db.execute("DELETE FROM evidence WHERE memory_id = ?", [key])
    db.execute("DELETE FROM memory WHERE id = ?", [key])


def removed_memory(db: sqlite3.Connection) -> list[str]:
    key, name = single(db)
    remove(db, key)
    return [f"memory {name} is named in row 1 and is not there"]


def removed_imported_memory(db: sqlite3.Connection) -> list[str]:
    key, name = imported(db)
    remove(db, key)
    return ["import of row 2: batch 1", f"memory {name} is named in row"]


def changed_blob(db: sqlite3.Connection) -> list[str]:
    query = "SELECT seq, detail FROM journal WHERE event = 'regrade-many'"
    seq, detail = db.execute(query).fetchone()
    name = json.loads(detail)["blob"]
    data = one(db, "SELECT data FROM blob WHERE digest = ?", bytes.fromhex(name))
    values = [data[:-1] + b"\x02", bytes.fromhex(name)]
    db.execute("UPDATE blob SET data = ? WHERE digest = ?", values)
    return [f"row {seq}: blob {name} changed or gone"]


def removed_blobs(db: sqlite3.Connection) -> list[str]:
    db.execute("DELETE FROM blob")
    names = db.execute("SELECT seq, detail FROM journal WHERE event LIKE '%-many'").fetchall()
    return [f"row {seq}: blob {json.loads(detail)['blob']}" for seq, detail in names]


MIXED_TAMPERINGS = [
    changed_row,
    changed_time,
    changed_row_hashed_again,
    rewritten_chain,
    dropped_row,
    dropped_row_counted_again,
    swapped_rows,
    cut_off,
    emptied_journal,
    changed_statement,
    changed_imported_statement,
    changed_imported_memory_and_receipt,
    changed_excerpt,
    changed_excerpt_and_sha256,
    changed_source,
    removed_receipt,
    added_receipt,
    added_receipt_with_no_batch,
    changed_imported_receipt,
    changed_imported_excerpt,
    changed_imported_source,
    smuggled_memory,
    smuggled_into_a_batch,
    smuggled_with_a_batch,
    smuggled_with_no_batch,
    hidden_batch,
    changed_statement_in_a_hidden_batch,
    removed_memory,
    removed_imported_memory,
]
LEGACY_TAMPERINGS = [
    changed_blob,
    removed_blobs,
    changed_imported_statement,
    cut_off,
]
CASES = [(MIXED, each) for each in MIXED_TAMPERINGS] + [
    (LEGACY, each) for each in LEGACY_TAMPERINGS
]
NAMES = [f"{palace}-{each.__name__}" for palace, each in CASES]


@pytest.mark.parametrize(("palace", "tamper"), CASES, ids=NAMES)
def test_every_tampering_is_named(
    stores: dict[str, Made],
    tmp_path: Path,
    palace: str,
    tamper: Callable[[sqlite3.Connection], list[str]],
) -> None:
    path = open_copy(stores[palace], tmp_path)
    db = sqlite3.connect(path / "nidra.db")
    with db:
        names = tamper(db)
    db.close()
    code, said = verify(path)
    assert code == 1
    assert names
    assert [name for name in names if name not in said] == [], said
    assert nidra_finds(path)


def nidra_finds(path: Path) -> list[Any]:
    store = Store(path)
    try:
        return list(verify_journal(store).problems)
    finally:
        store.close()


@pytest.mark.parametrize("palace", [MIXED, LEGACY])
def test_an_untouched_store_is_found_whole(stores: dict[str, Made], palace: str) -> None:
    path = stores[palace].path
    db = sqlite3.connect(f"file:{path / 'nidra.db'}?mode=ro", uri=True)
    rows, memories = (one(db, f"SELECT count(*) FROM {table}") for table in ("journal", "memory"))
    db.close()
    before = {file.name: file.read_bytes() for file in path.glob("*.db*")}
    assert verify(path) == (0, f"ok: {rows} rows, {memories} memories, 2 checkpoints\n")
    assert {file.name: file.read_bytes() for file in path.glob("*.db*")} == before
    assert not nidra_finds(path)


def test_rows_that_lie_in_the_wal_count(stores: dict[str, Made], tmp_path: Path) -> None:
    path = open_copy(stores[MIXED], tmp_path)
    store = Store(path)
    store.add(new_memory("Seen while open", source=str(SCRIPT), excerpt="import json"))
    assert (path / "nidra.db-wal").exists()
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql("SELECT count(*) FROM journal").scalar()
    code, said = verify(path)
    store.close()
    assert (code, said.split()[:3]) == (0, ["ok:", str(rows), "rows,"])


def test_what_was_added_to_a_memory_counts(stores: dict[str, Made], tmp_path: Path) -> None:
    path = open_copy(stores[MIXED], tmp_path)
    store = Store(path)
    for text in ("The retry limit is 5", "The retry limit is 5"):
        store.add(new_memory(text, source=str(SCRIPT), excerpt="import json"))
    import_store(store, Request(PALACES / "convos"))
    store.close()
    assert verify(path)[0] == 0
    db = sqlite3.connect(path / "nidra.db")
    with db:
        db.execute("DELETE FROM evidence WHERE excerpt = 'import json'")
        name = single(db)[1]
    db.close()
    code, said = verify(path)
    assert code == 1
    assert f"memory {name}: receipt {digest('import json')}" in said
    assert nidra_finds(path)


def test_a_changed_list_of_receipts_is_named(tmp_path: Path) -> None:
    path, note = tmp_path / "store", tmp_path / "note.md"
    lines = [f"The gauge of berth {number} is read daily" for number in range(60)]
    note.write_text("\n".join(lines), "utf-8")
    with Store(path) as store:
        store.init()
        for line in lines:
            store.add(new_memory(line, source=str(note), excerpt=line))
        run_sleep(store)
    assert verify(path)[0] == 0
    db = sqlite3.connect(path / "nidra.db")
    with db:
        query = "SELECT seq, detail FROM journal WHERE event = 'verdict-many'"
        seq, detail = db.execute(query).fetchone()
        name = json.loads(detail)["receipts"]
        data = one(db, "SELECT data FROM blob WHERE digest = ?", bytes.fromhex(name))
        values = [data[8:] + data[:8], bytes.fromhex(name)]
        db.execute("UPDATE blob SET data = ? WHERE digest = ?", values)
    db.close()
    code, said = verify(path)
    assert code == 1
    assert f"row {seq}: receipts {name} changed or gone" in said
    assert nidra_finds(path)


def test_a_changed_list_of_remapped_sources_is_named(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    note = tmp_path / "old" / "notes.md"
    note.write_text("The retry limit is 5.\n", "utf-8")
    path = tmp_path / "store"
    with Store(path) as store:
        store.init()
        store.add(new_memory("It is 5", source=str(note), excerpt="retry limit is 5"))
        run_sleep(store)
        (tmp_path / "old").rename(tmp_path / "new")
        run_sleep(store)
        assert remap(store, asked([str(tmp_path / "new")], []))[1].sources == 1
    assert verify(path)[0] == 0
    db = sqlite3.connect(path / "nidra.db")
    with db:
        query = "SELECT seq, detail FROM journal WHERE event = 'remapped'"
        seq, detail = db.execute(query).fetchone()
        name = json.loads(detail)["sources"]
        db.execute("UPDATE blob SET data = x'5b5d' WHERE digest = ?", [bytes.fromhex(name)])
    db.close()
    code, said = verify(path)
    assert code == 1
    assert f"row {seq}: sources {name} changed or gone" in said
    assert nidra_finds(path)


def test_an_earlier_database_is_named(stores: dict[str, Made], tmp_path: Path) -> None:
    path = open_copy(stores[MIXED], tmp_path)
    newest = max(file.name for file in (path / "checkpoints").iterdir())
    shutil.copy(stores[MIXED].earlier / "nidra.db", path)
    code, said = verify(path)
    assert code == 1
    assert f"{newest} does not fit the journal: seq" in said
    assert nidra_finds(path)


def test_an_earlier_store_is_named_by_checkpoints_elsewhere(stores: dict[str, Made]) -> None:
    made = stores[MIXED]
    assert verify(made.earlier)[0] == 0
    code, said = verify(made.earlier, made.path / "checkpoints")
    newest = max(file.name for file in (made.path / "checkpoints").iterdir())
    assert code == 1
    assert f"{newest} does not fit the journal: seq" in said


def test_the_checkpoints_of_another_store_are_named(stores: dict[str, Made]) -> None:
    code, said = verify(stores[MIXED].path, stores[LEGACY].path / "checkpoints")
    assert code == 1
    assert "does not fit the journal: store" in said


@pytest.mark.parametrize("key", ["format", "store", "seq", "head", "root"])
def test_a_changed_checkpoint_is_named(stores: dict[str, Made], tmp_path: Path, key: str) -> None:
    path = open_copy(stores[MIXED], tmp_path)
    file = max((path / "checkpoints").iterdir())
    point = json.loads(file.read_text("utf-8"))
    point[key] = point["seq"] + 5 if key == "seq" else point[key][::-1]
    file.write_text(json.dumps(point), "utf-8")
    code, said = verify(path)
    assert code == 1
    assert f"{file} does not fit the journal: {key}" in said
    assert nidra_finds(path)


def test_a_spoilt_checkpoint_is_named(stores: dict[str, Made], tmp_path: Path) -> None:
    path = open_copy(stores[MIXED], tmp_path)
    file = max((path / "checkpoints").iterdir())
    file.write_text("{", "utf-8")
    code, said = verify(path)
    assert code == 1
    assert f"checkpoint {file} cannot be read" in said
    assert nidra_finds(path)


def test_the_script_is_short_and_needs_only_the_standard_library() -> None:
    text = SCRIPT.read_text("utf-8")
    lines = text.splitlines()
    assert len(lines) <= 100
    assert max(map(len, lines)) <= 100
    tree = ast.parse(text)
    froms = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    plain = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    modules = froms + [alias.name for node in plain for alias in node.names]
    assert {module.split(".")[0] for module in modules} <= sys.stdlib_module_names
