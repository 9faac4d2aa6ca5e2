"""Verify a store by its journal page alone: journal_verifier.py STORE [CHECKPOINT_FOLDERS…]."""
import json
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from unicodedata import normalize
ROWS = """SELECT seq, json_object('event', event, 'memory', memory, 'pass', pass_id, 'seq', seq,
  'ts', ts), detail, prev_hash, hash FROM journal ORDER BY seq"""
OK = "SELECT printf('ok: %d rows, %d memories', count(), (SELECT count() FROM memory)) FROM journal"
TEXTS = "SELECT public_id, ifnull(text, '') FROM memory LEFT JOIN statement ON memory_id = id"
RECEIPTS = "SELECT name, hex, path, locator FROM held WHERE batch"
VIEWS = """CREATE TEMP VIEW told AS SELECT memory, json_extract(value, '$.sha256'),
  json_extract(value, '$.source'), json_extract(value, '$.locator')
  FROM journal, json_each(journal.detail, '$.receipts') WHERE event IN ('add', 'united');
CREATE TEMP VIEW held AS SELECT e.id, b.id AS batch, b.state, path, locator, lower(hex(sha256))
  AS hex, ifnull(public_id, e.memory_id) AS name, coalesce(excerpt, text) AS excerpt FROM evidence e
  LEFT JOIN memory m ON m.id = e.memory_id LEFT JOIN statement t ON t.memory_id = m.id
  LEFT JOIN source s ON s.id = source_id LEFT JOIN batch b ON b.id = e.batch_id;"""
FINDS = {  # whatever one of these queries finds is a problem
    "row {}: {} {} changed or gone": """SELECT seq, key, atom FROM journal, json_each(detail)
        LEFT JOIN blob ON lower(hex(digest)) = atom WHERE atom <> sha(data)
        AND key IN ('blob', 'receipts', 'sources')""",
    "memory {} is named in row {} and is not there": """SELECT memory, min(seq) FROM journal
        WHERE memory NOT IN (SELECT public_id FROM memory) GROUP BY memory""",
    "memory {} was not imported and has {} add rows": """SELECT public_id, count(seq) AS n
        FROM memory LEFT JOIN journal ON memory = public_id AND event = 'add'
        WHERE ifnull(batch_id, 0) NOT IN (SELECT id FROM batch) GROUP BY 1 HAVING n <> 1""",
    "memory {}: its statement is not that of row {}": """SELECT public_id, seq FROM journal
        JOIN memory ON memory = public_id LEFT JOIN statement ON memory_id = id
        WHERE event = 'add' AND sha(text) IS NOT json_extract(detail, '$.text_sha256')""",
    "memory {}: receipt {} from {} {} is gone": f"SELECT * FROM told EXCEPT {RECEIPTS} IS NULL",
    "memory {}: no row has receipt {} from {} {}": f"{RECEIPTS} IS NULL EXCEPT SELECT * FROM told",
    "memory {}: the excerpt of its receipt {} from {} is another": """SELECT name, hex, path FROM
        held WHERE hex IS NOT sha(excerpt) AND ifnull(state, 'undone') IN ('complete', 'undone')""",
    "batch {} is {} and has {} import rows": """SELECT id, state, sum(event IS 'import') AS n,
        max(seq) FROM batch LEFT JOIN journal ON event IN ('import', 'undone', 'redone')
        AND json_extract(detail, '$.batch') = id
        GROUP BY id HAVING n <> (state = iif(event = 'undone', event, 'complete'))"""}
def sha(data: str | bytes | None) -> str:
    return sha256(data.encode() if isinstance(data, str) else data or b"").hexdigest()
def lines(rows: Iterable[tuple[object, ...]]) -> str:
    told = ([str(v).translate({92: "\\\\", 9: "\\t", 10: "\\n"}) for v in row] for row in rows)
    return sha("".join("\t".join(fields) + "\n" for fields in told))
def merkle(hashes: list[str]) -> bytes:
    if len(hashes) < 2:
        return sha256(b"\x00" + bytes.fromhex(hashes[0])).digest()
    k = 1 << ((len(hashes) - 1).bit_length() - 1)
    return sha256(b"\x01" + merkle(hashes[:k]) + merkle(hashes[k:])).digest()
def chain(db: sqlite3.Connection) -> Iterator[str]:
    last, before = 0, "0" * 64
    for seq, names, detail, prev_hash, own in db.execute(ROWS):
        if (seq, prev_hash) != (last + 1, before):
            yield f"row {seq} does not continue row {last}"
        if sha(f'{prev_hash}{{"detail":{detail},{names[1:]}') != own:
            yield f"row {seq} ({json.loads(names)['event']}) was changed: its hash does not fit"
        last, before = seq, own
def checkpoint(db: sqlite3.Connection, file: Path) -> Iterator[str]:
    point = json.loads(file.read_text("utf-8"))
    hashes = [row[-1] for row in db.execute(ROWS) if row[0] <= point["seq"]]
    (store,) = db.execute("SELECT max(value) FROM meta WHERE key = 'store'").fetchone()
    fits = {"format": "nidra-checkpoint-1", "store": store, "seq": len(hashes)}
    fits |= {"head": hashes[-1], "root": merkle(hashes).hex()} if hashes else {}
    if wrong := ", ".join(key for key in fits if point[key] != fits[key]):
        yield f"checkpoint {file} does not fit the journal: {wrong}"
def imports(db: sqlite3.Connection) -> Iterator[str]:
    for row, detail in db.execute("SELECT seq, detail FROM journal WHERE event = 'import'"):
        batch, seal = map(json.loads(detail).get, ("batch", "seal"))
        texts = db.execute(f"{TEXTS} WHERE batch_id = ? ORDER BY id", [batch]).fetchall()
        receipts = lines(("e", *row) for row in db.execute(f"{RECEIPTS} = ? ORDER BY id", [batch]))
        if sha(lines(("m", name, sha(text)) for name, text in texts) + receipts) != seal:
            yield f"import of row {row}: batch {batch} does not fit its seal"
            for name, text in texts:
                if not sha("record\0" + normalize("NFC", text)).startswith(name[4:]):
                    yield f"memory {name}: its statement was changed, its id does not fit"
def problems(db: sqlite3.Connection, files: list[Path]) -> Iterator[str]:
    contents = (text.format(*found) for text in FINDS for found in db.execute(FINDS[text]))
    checks = {f"checkpoint {file}": checkpoint(db, file) for file in files}
    checks |= {"the journal": chain(db), "the store": contents, "an import": imports(db)}
    for name, check in checks.items():
        try:
            yield from check
        except (sqlite3.Error, ValueError, TypeError, LookupError) as fault:
            yield f"{name} cannot be read to the end: {fault}"
def main(store: Path, *folders: Path) -> int:
    files = [file for folder in (store / "checkpoints", *folders) for file in folder.glob("*.json")]
    with TemporaryDirectory() as place:
        for file in (*store.glob("nidra.db"), *store.glob("nidra.db-wal")):
            Path(place, file.name).write_bytes(file.read_bytes())
        db = sqlite3.connect(Path(place, "nidra.db"))
        db.create_function("sha", 1, sha)
        db.executescript(VIEWS)
        found = list(problems(db, sorted(files)))
        print("\n".join(found) or f"{db.execute(OK).fetchone()[0]}, {len(files)} checkpoints")
        db.close()
    return 1 if found else 0
if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
