"""Import and sleep over real palaces: drawer by drawer the right verdict, and the palace untouched."""

from __future__ import annotations

import csv
import hashlib
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import DATA, digest_of
from nidra.app.imports import Request, import_store
from nidra.app.listing import list_drawers
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store
from nidra.records.verdict import State

PALACES = sorted(path.parent for path in DATA.glob("palaces/*/expected.tsv"))
NAMES = [path.name for path in PALACES]


def _maps(palace: Path, manifest: Path | None = None) -> tuple[tuple[str, str], ...]:
    remap = json.loads(((manifest or palace) / "manifest.json").read_text("utf-8"))["remap"]
    return tuple((old, str(palace / new)) for old, new in remap.items())


def _expected(palace: Path) -> dict[str, dict[str, str]]:
    with (palace / "expected.tsv").open(encoding="utf-8", newline="") as file:
        return {row["drawer"]: row for row in csv.DictReader(file, delimiter="\t")}


def _detail(row: dict[str, Any]) -> str:
    if row["verdicts"] == ["drifted"]:
        return json.dumps({key: row["detail"][key] for key in ("drift", "elided", "reordered")})
    return str(row["detail"].get("note", ""))


def _listing(folder: Path) -> dict[str, tuple[int, str]]:
    return {
        str(path.relative_to(folder)): (
            path.stat().st_mtime_ns,
            hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "",
        )
        for path in sorted(folder.rglob("*"))
    }


def _assert_as_expected(store: Store, palace: Path) -> None:
    found = {row["foreign_id"]: row for row in list_drawers(store)}
    expected = _expected(palace)
    for name, wanted in expected.items():
        row = found[name]
        assert row["verdicts"] == [wanted["verdict"]], (name, row)
        if wanted["verdict"] in ("verbatim", "drifted"):
            assert _detail(row) == wanted["detail"], (name, row)
    extra = [found[name] for name in found.keys() - expected.keys()]
    assert all(row["verdicts"] == ["skipped"] for row in extra)


@pytest.mark.parametrize("palace", PALACES, ids=NAMES)
def test_each_drawer_has_its_verdict_and_the_palace_is_untouched(
    palace: Path, store: Store, tmp_path: Path
) -> None:
    before = _listing(palace)
    report = import_store(store, Request(palace, maps=_maps(palace)))
    run_sleep(store)
    _assert_as_expected(store, palace)
    counts = report.counts
    skipped = sum(counts["skipped"].values())
    assert counts["rows"] == counts["imported"] + counts["duplicate_text"] + skipped
    assert len(list(list_drawers(store))) == counts["rows"]
    assert report.proof.holds
    assert verify_journal(store).problems == []
    assert _listing(palace) == before
    digest = digest_of(store)
    assert run_sleep(store).idle
    assert digest_of(store) == digest


def test_the_edited_runbook_shows_exactly_what_changed(store: Store) -> None:
    palace = DATA / "palaces" / "project"
    import_store(store, Request(palace, maps=_maps(palace)))
    report = run_sleep(store)
    (fall,) = report.falls
    assert fall.source.endswith("project/sources/notes/runbook.md")
    assert fall.changes == (("5", "6"), ("30", "45"))


@pytest.mark.parametrize("mode", ["wal", "odd-path", "database-file", "palace-folder"])
@pytest.mark.parametrize("name", ["project", "sqlite-exact"])
def test_a_palace_in_any_condition_is_read_and_left_as_it_was(
    name: str, mode: str, tmp_path: Path, store: Store
) -> None:
    original = DATA / "palaces" / name
    palace = tmp_path / ("a # b ? c % d" if mode == "odd-path" else "copy")
    shutil.copytree(original, palace)
    database = next((palace / "palace").glob("*.sqlite3"))
    if mode == "wal":
        with sqlite3.connect(database) as raw:
            raw.execute("PRAGMA journal_mode=WAL")
        raw.close()
    given = {"database-file": database, "palace-folder": palace / "palace"}.get(mode, palace)
    before = _listing(palace)
    import_store(store, Request(given, maps=_maps(palace)))
    run_sleep(store)
    _assert_as_expected(store, palace)
    assert _listing(palace) == before


READ_ONLY = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[3])
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
store = Store(sys.argv[1])
maps = tuple(map(tuple, json.loads(sys.argv[4])))
import_store(store, Request(Path(sys.argv[2]), maps=maps))
run_sleep(store)
store.close()
"""


@pytest.mark.parametrize("name", ["project", "sqlite-exact"])
def test_a_palace_on_a_read_only_file_system_is_read(name: str, tmp_path: Path) -> None:
    palace = tmp_path / "copy"
    shutil.copytree(DATA / "palaces" / name, palace)
    (tmp_path / "run.py").write_text(READ_ONLY, "utf-8")
    core = Path(sys.modules["nidra"].__file__ or "").parents[1]
    words = [str(tmp_path / "store"), str(palace), str(core), json.dumps(_maps(palace))]
    inside = f'mount --bind "{palace}" "{palace}" && mount -o remount,ro,bind "{palace}" && exec "$0" "$@"'
    done = subprocess.run(
        ["unshare", "-rm", "sh", "-c", inside, sys.executable, str(tmp_path / "run.py"), *words],
        capture_output=True,
        text=True,
        check=False,
    )
    if (
        done.returncode
        and "unshare" in done.stderr + inside
        and "Operation not permitted" in done.stderr
    ):
        pytest.skip("this machine allows no mount namespace")
    assert done.returncode == 0, done.stderr
    with Store(tmp_path / "store") as store:
        _assert_as_expected(store, palace)


def test_importing_again_brings_nothing_new(store: Store) -> None:
    palace = DATA / "palaces" / "mixed"
    request = Request(palace, maps=_maps(palace))
    import_store(store, request)
    run_sleep(store)
    before = store.census(), list(list_drawers(store))
    again = import_store(store, request)
    assert again.counts["imported"] == 0
    assert again.counts["already_known"] == before[0].total
    assert (store.census(), list(list_drawers(store))) == before


def test_importing_again_with_a_map_points_the_receipts_at_the_files(store: Store) -> None:
    palace = DATA / "palaces" / "project"
    import_store(store, Request(palace))
    run_sleep(store)
    assert store.census().by_standing["traceable"] == 0
    import_store(store, Request(palace, maps=_maps(palace)))
    run_sleep(store)
    _assert_as_expected(store, palace)
    assert verify_journal(store).problems == []


def test_only_the_room_that_was_named_is_imported(store: Store) -> None:
    palace = DATA / "palaces" / "convos"
    rooms = {row["room"] for row in _all_rows(palace, store)}
    assert len(rooms) > 1
    one = sorted(rooms)[0]
    other = Store(store.folder.parent / "other")
    import_store(other, Request(palace, room=one, maps=_maps(palace)))
    assert {row["room"] for row in list_drawers(other)} == {one}
    other.close()


def _all_rows(palace: Path, store: Store) -> list[dict[str, Any]]:
    import_store(store, Request(palace, maps=_maps(palace)))
    return list(list_drawers(store))


def test_T76_drawers_in_other_scripts_are_each_their_own_memory(store: Store) -> None:
    palace = DATA / "palaces" / "convos"
    rows = _all_rows(palace, store)
    texts = [memory.statement for memory in store.load()]
    hindi = [text for text in texts if any("\u0900" <= char <= "\u097f" for char in text)]
    assert len(hindi) >= 3
    assert len(set(texts)) == len(texts) == len({row["memory_id"] for row in rows})


def test_T77_T78_a_rewritten_source_certifies_no_drawer(store: Store, tmp_path: Path) -> None:
    palace = tmp_path / "copy"
    shutil.copytree(DATA / "palaces" / "project", palace)
    import_store(store, Request(palace, maps=_maps(palace)))
    run_sleep(store)
    held = store.census().by_standing["traceable"]
    assert held > 10
    for path in (palace / "sources").rglob("*"):
        if path.is_file():
            path.write_text("-" * 200 + "\nsomething else entirely\n" + "=" * 200, "utf-8")
    run_sleep(store)
    assert store.census().by_standing["traceable"] == 0
    assert all(
        row.coverage == 1.0 or row.state is not State.VERBATIM
        for memory in store.load()
        for row in memory.evidence
    )


@pytest.mark.parametrize("there", [False, True])
def test_an_import_can_be_stopped_while_its_indexes_are_built(tmp_path: Path, there: bool) -> None:
    from nidra.base.errors import Cancelled
    from nidra.records.progress import Progress

    heard: list[Progress] = []
    palace = DATA / "palaces" / "convos"
    with Store(tmp_path / "store") as store:
        if there:
            store.database.create()
        with pytest.raises(Cancelled):
            import_store(
                store,
                Request(palace),
                progress=heard.append,
                cancel=lambda: any(value.stage == "index" for value in heard),
            )
        built = [value for value in heard if value.stage == "index"]
        assert built[-1].total > 5
        assert store.exists() is there
        assert not there or store.census().total == 0
        import_store(store, Request(palace))
        assert store.census().total > 0


def test_a_cancelled_import_leaves_the_store_as_it_was(store: Store) -> None:
    from nidra.base.errors import Cancelled
    from nidra.store import census

    palace = DATA / "palaces" / "convos"
    with pytest.raises(Cancelled):
        import_store(store, Request(palace, maps=_maps(palace)), cancel=lambda: True)
    assert store.census().total == 0
    with store.database.reading() as connection:
        for table in (
            "memory",
            "evidence",
            "drawer",
            "batch",
            "source",
            "room",
            "origin",
            "journal",
        ):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() == 0
        assert census.count(connection) == {}


def test_T87_many_duplicates_of_one_text_cost_no_more_than_other_rows(
    store: Store, tmp_path: Path
) -> None:
    from nidra.records.foreign import ForeignRow
    from nidra.store import batches, origins
    from nidra.store.filling import Counts, Filler

    rows = [
        ForeignRow(n, f"d{n}", b"the same text", f"/nowhere/{n % 7}.md", "mempalace/project")
        for n in range(1, 10_001)
    ]
    counts = Counts()
    with store.database.writing() as connection:
        origin = origins.key_of(connection, "mempalace", "/nowhere", "chroma")
        batch = batches.begin(connection, origin, "{}", "", 1)
        steps: list[int] = []

        def count(*_: object) -> int:
            steps[-1] += 1
            return 0

        driver: Any = connection.driver
        driver.set_progress_handler(count, 1000)
        filler = Filler(origin, batch, 1, True)
        for at in range(0, len(rows), 1000):
            steps.append(0)
            filler.fill(connection, rows[at : at + 1000], counts)
        driver.set_progress_handler(None, 0)
    assert (counts.imported, counts.duplicate) == (1, 9_999)
    assert steps[-1] < 1.5 * steps[1], "a chunk of duplicates costs more, the more there are"


def test_importing_again_without_the_map_uses_the_one_of_the_last_time(store: Store) -> None:
    palace = DATA / "palaces" / "project"
    import_store(store, Request(palace, maps=_maps(palace)))
    run_sleep(store)
    again = import_store(store, Request(palace))
    assert again.maps == _maps(palace)
    assert again.counts["already_known"] == 21
    assert run_sleep(store).idle
    _assert_as_expected(store, palace)


def test_a_map_that_leads_nowhere_acquits_no_memory_and_condemns_none(
    store: Store, tmp_path: Path
) -> None:
    palace = DATA / "palaces" / "project"
    import_store(store, Request(palace, maps=_maps(palace)))
    run_sleep(store)
    before = store.census()
    (root, _), *_ = _maps(palace)
    for request in (
        Request(palace, forget_maps=True),
        Request(palace, maps=((root, str(tmp_path / "nowhere")),)),
    ):
        again = import_store(store, request)
        # What was read keeps its receipt; the one that was gone when it was first read may move.
        assert (again.counts["already_known"], again.counts["other_source"]) == (20, 1)
        report = run_sleep(store)
        assert report.actions.get("rose again", 0) == 0
        after = store.census()
        assert after.by_standing["fallen"] == before.by_standing["fallen"] == 1
        assert after.by_standing["traceable"] == before.by_standing["traceable"]
    assert verify_journal(store).problems == []
