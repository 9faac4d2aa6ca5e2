"""`nidra work` as a window uses it: one piece of work in a process of its own, in lines of JSON."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from adapters.palaces import copied
from faults import invariants
from faults.world import World
from nidra.app.demo_store import is_demo
from nidra.app.history import deeds
from nidra.app.review import reject_all
from nidra.app.run_pass import run_sleep
from nidra.app.search import is_prepared
from nidra.app.workspace import Store, new_memory
from nidra.base.settings import Settings
from nidra.cli.work_wire import LONGEST
from nidra.store import search_index
from story.commands import nidra
from story.working import PATIENCE, Worker, ordered, refused

PALACES = ("project", "convos", "mixed", "sqlite-exact", "legacy-3.0.0", "legacy-3.3.6")


@pytest.fixture
def world(tmp_path: Path) -> World:
    made = World(tmp_path)
    made.fill()
    return made


@pytest.fixture
def large(tmp_path: Path) -> World:
    """A world whose work lasts long enough to be stopped in its midst."""
    made = World(tmp_path / "large")
    made.fill(400)
    return made


@pytest.fixture
def limit(tmp_path: Path) -> Iterator[tuple[Path, Path, str]]:
    """A source, a store with a verified memory of it, and the memory's id."""
    source = tmp_path / "docs" / "config.md"
    source.parent.mkdir()
    source.write_text("The retry limit is 5 attempts.\n", "utf-8")
    with Store(tmp_path / "store") as store:
        store.init()
        memory = new_memory("The retry limit is 5", source=source, excerpt="retry limit is 5")
        name = store.add(memory)
        run_sleep(store)
    return source, tmp_path / "store", name


# Each verb -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PALACES)
def test_a_palace_is_previewed_then_imported_then_known(name: str, tmp_path: Path) -> None:
    palace, place = copied(name, tmp_path / "palace"), tmp_path / "store"
    before = ordered("preview", path=palace, dir=place)
    assert sum(room["count"] for room in before["rooms"]) == before["importable"]
    assert sum(wing["count"] for wing in before["wings"]) == before["importable"]
    assert before["importable"] + sum(before["skipped"].values()) == before["rows"]
    roots, files = before["roots"], before["source_files"]
    assert sum(sum(root["files"].values()) for root in roots) == sum(files.values())
    assert before["imported_at"] is None and not place.exists()
    done = ordered("import", path=palace, dir=place, maps=before["suggested_maps"])
    assert done["counts"]["rows"] == before["rows"] and done["proof"]["holds"]
    assert done["summary"][0].startswith("Read ")
    assert ordered("preview", path=palace, dir=place)["imported_at"] is not None
    with Store(place) as store:
        assert done["undo"] == deeds(store)[0].undo
    invariants.check(place)


def test_one_decision_on_several_memories_is_taken_back_as_one(tmp_path: Path) -> None:
    with Store(tmp_path / "store") as store:
        store.init()
        names = [store.add(new_memory(f"The lamp {at} burns")) for at in range(3)]
        reject_all(store, names, "they are out")
        what = str(deeds(store)[0].undo)
    done = ordered("undo", dir=tmp_path / "store", what=what)
    assert done["memories"] == 3 and done["left"] == []
    assert {one["of"] for one in done["undone"]} == set(what.split())
    assert done["summary"][0] == "Undone: 3."
    invariants.check(tmp_path / "store")


def test_the_roots_of_a_preview_say_where_their_sources_may_lie_now(tmp_path: Path) -> None:
    found = ordered("preview", path=copied("project", tmp_path / "palace"))
    (root,) = [root for root in found["roots"] if root["suggested"]]
    assert root["files"] == {"unreachable": 13} or "gone" in root["files"]
    assert Path(root["suggested"]).is_dir()


def test_a_first_generation_store_is_previewed_and_taken_over(tmp_path: Path) -> None:
    old = tmp_path / "old" / ".nidra"
    old.mkdir(parents=True)
    row = '{"id": "mem_000000000001", "statement": "The pier opens in June"}\n'
    (old / "memories.jsonl").write_text(row, "utf-8")
    (old / "journal.jsonl").write_text("", "utf-8")
    found = ordered("preview", path=old.parent)
    assert found["first_generation"] and found["importable"] == 1
    done = ordered("import", path=old.parent, dir=tmp_path / "store")
    assert done["first_generation"] and done["counts"]["imported"] == 1
    assert ordered("undo", dir=tmp_path / "store", what=done["undo"])["memories"] == 1


def test_a_pass_gives_its_report_and_the_lines_of_nidra_sleep(world: World) -> None:
    ordered("import", path=world.palace, dir=world.place)
    done = ordered("sleep", dir=world.place, mode="full")
    assert done["schema"] == "nidra-report-1" and done["pass"]["mode"] == "full"
    assert done["census"]["after"]["by_standing"]["traceable"] == 30
    typed = nidra("sleep", "--quick", "--dir", world.place)
    assert typed.code == 0
    quick = ordered("sleep", dir=world.place, mode="quick")
    assert quick["pass"]["idle"]
    assert quick["summary"][-1].startswith("Next: ")
    assert len(quick["summary"]) == len(typed.out.splitlines())


def test_progress_says_how_far_and_how_long_in_words_too(large: World) -> None:
    with Worker({"verb": "import", "path": str(large.palace), "dir": str(large.place)}) as worker:
        told = worker.told("progress")
        assert {"stage", "done", "total", "unit", "read", "share", "rate", "left"} < set(told)
        assert told["line"].startswith(f"{told['stage']}: ")
        assert worker.told("result")["counts"]["rows"] == 2402


def test_a_pass_that_is_not_due_says_what_is_planned(world: World) -> None:
    ordered("import", path=world.palace, dir=world.place)
    found = ordered("scheduled", dir=world.place)
    assert not found["ran"] and found["timer"]["state"] == "off"
    Settings(world.place).set("schedule.at", "00:00")
    done = ordered("scheduled", dir=world.place)
    assert done["ran"] and done["pass"]["id"]
    assert not ordered("scheduled", dir=world.place)["ran"]


def test_what_was_done_is_taken_back(world: World) -> None:
    ordered("import", path=world.palace, dir=world.place)
    done = ordered("sleep", dir=world.place)
    undone = ordered("undo", dir=world.place, what=done["pass"]["id"])
    assert undone["of"] == done["pass"]["id"] and undone["seq"]
    error = refused({"verb": "undo", "dir": str(world.place), "what": done["pass"]["id"]})
    assert (error["kind"], error["code"]) == ("AlreadyUndone", 14)
    again = ordered("redo", dir=world.place, seq=undone["seq"])
    assert again["of"] == undone["seq"] < again["first"] <= again["last"]


def test_the_journal_is_verified_with_what_was_counted(world: World) -> None:
    ordered("import", path=world.palace, dir=world.place)
    found = ordered("verify-journal", dir=world.place)
    assert found["ok"] and found["rows"] and found["problems"] == [] and found["at"]


def test_sources_that_moved_are_found_and_written(world: World) -> None:
    ordered("import", path=world.palace, dir=world.place)
    ordered("sleep", dir=world.place)
    world.move_sources()
    ordered("sleep", dir=world.place)
    new = world.elsewhere / "harbour"
    shown = ordered("remap-preview", dir=world.place, under=[str(world.elsewhere)])
    assert shown["found"] == 5 and shown["summary"]
    by_hand = [[str(world.sources), str(new)]]
    done = ordered("remap", dir=world.place, under=[str(new)], maps=by_hand)
    assert done["remap"]["sources"] == 5
    assert ordered("undo", dir=world.place, what=done["remap"]["run"])["memories"]


def test_the_search_index_is_built(world: World) -> None:
    ordered("import", path=world.palace, dir=world.place)
    with Store(world.place) as store, store.database.writing() as connection:
        search_index.drop(connection)
    assert ordered("index", dir=world.place) == {"whole": True, "reason": ""}
    assert ordered("index", dir=world.place, anew=True)["whole"]
    with Store(world.place) as store:
        assert is_prepared(store)


def test_a_demo_store_is_made(tmp_path: Path) -> None:
    made = ordered("demo", dir=tmp_path / "demo")
    assert is_demo(Path(made["store"]))
    assert ordered("sleep", dir=made["store"], mode="quick")["census"]["after"]["total"] > 50
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").touch()
    assert refused({"verb": "demo", "dir": str(tmp_path / "mine")})["kind"] == "FolderRefused"


def test_a_watcher_tells_what_falls_and_rises_and_heeds_its_commands(
    limit: tuple[Path, Path, str],
) -> None:
    source, place, name = limit
    with Worker({"verb": "watch", "dir": str(place)}) as worker:
        assert worker.told("state")["sentence"].startswith("Watching ")
        source.write_text("The retry limit is 6 attempts.\n", "utf-8")
        change = worker.told("changed")
        assert (change["fell"], change["rose"], change["more"]) == (1, 0, 0)
        assert change["memories"][0]["memory"] == name
        assert change["memories"][0]["deed"] == "fell"
        worker.send("pause")
        assert worker.told("state")["phase"] == "paused"
        source.write_text("The retry limit is 5 attempts.\n", "utf-8")
        worker.send("resume")
        assert worker.told("changed")["rose"] == 1
        worker.send('{"command": "sweep"}')
        worker.send("stop")
        assert worker.told("result") == {"stopped": True}
        assert worker.end() == 0
    with Store(place) as store:
        assert store.get(name).standing.label == "traceable"


# Requests ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "no JSON"),
        ("sleep", "no JSON"),
        ("[" * 20_000, "no JSON"),
        ("[]", "no JSON object"),
        ("{}", "verb"),
        ('{"verb": "slep"}', "slep"),
        ('{"verb": 5}', "verb"),
        ('{"verb": "sleep"}', "names no dir"),
        ('{"verb": "sleep", "dir": ""}', "dir"),
        ('{"verb": "sleep", "dir": "store"}', "absolute"),
        ('{"verb": "sleep", "dir": "/x", "mode": "deep"}', "deep"),
        ('{"verb": "sleep", "dir": "/x", "judge": "me"}', "judge"),
        ('{"verb": "sleep", "dir": "/x", "fast": true}', "fast"),
        ('{"verb": "import", "dir": "/x", "path": "/y", "maps": [["a"]]}', "pairs"),
        ('{"verb": "import", "dir": "/x", "path": "/y", "maps": [["a", "b"]]}', "pairs"),
        ('{"verb": "import", "dir": "/x", "path": "/y", "forget_maps": "no"}', "true or false"),
        ('{"verb": "remap", "dir": "/x", "under": "/y"}', "list of texts"),
        ('{"verb": "remap", "dir": "/x"}', "root"),
        ('{"verb": "sleep", "dir": "/\\u0000x"}', "dir"),
        ('{"verb": "sleep", "dir": "/\\ud800"}', "dir"),
    ],
)
def test_a_request_that_makes_no_sense_is_an_error_line(line: str, words: str) -> None:
    error = refused(line)
    assert (error["code"], error["kind"]) == (2, "UsageError")
    assert words in error["sentence"]


def test_a_request_without_end_is_an_error_line() -> None:
    with Worker("x" * (LONGEST + 9)) as worker:
        assert worker.told("error")["kind"] == "UsageError"
        assert worker.end() == 2


def test_what_is_no_store_or_no_palace_is_said_with_its_kind(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "chroma.sqlite3").touch()
    absent = refused({"verb": "sleep", "dir": str(tmp_path / "store")})
    assert (absent["kind"], absent["code"]) == ("StoreAbsent", 3)
    assert refused({"verb": "preview", "path": str(tmp_path / "empty")})["kind"] == "PalaceAbsent"
    assert refused({"verb": "preview", "path": str(tmp_path / "none")})["kind"] == "PalaceAbsent"
    assert refused({"verb": "preview", "path": str(tmp_path / "chroma.sqlite3")})["code"] in (9, 10)
    assert not (tmp_path / "store").exists()


def test_a_fault_of_our_own_is_an_error_line_too(
    tmp_path: Path, limit: tuple[Path, Path, str]
) -> None:
    place = limit[1]
    (place / "nidra.db").write_bytes(b"no database" * 1000)
    error = refused({"verb": "sleep", "dir": str(place)})
    assert error["code"] and error["sentence"]


# Stops ---------------------------------------------------------------------------------------


def _stop(worker: Worker, how: str) -> None:
    if how == "signal":
        worker.process.send_signal(signal.SIGTERM)
    elif how == "stdin":
        worker.leave()
    else:
        worker.send("cancel")


def _state(place: Path) -> object:
    with Store(place) as store:
        return invariants.state(store)


STOPS = pytest.mark.parametrize("how", ["cancel", "stdin", "signal"])


@STOPS
def test_an_import_that_is_stopped_leaves_the_store_as_it_was(how: str, large: World) -> None:
    with Store(large.place) as store:
        store.init()
        store.add(new_memory("It was here before", subject="before"))
    before = _state(large.place)
    with Worker({"verb": "import", "path": str(large.palace), "dir": str(large.place)}) as worker:
        worker.told("progress")
        _stop(worker, how)
        error = worker.told("error")
        assert (error["kind"], worker.end()) == ("Cancelled", 130)
    invariants.check(large.place)
    assert _state(large.place) == before


def test_an_import_that_is_stopped_makes_no_store(large: World) -> None:
    with Worker({"verb": "import", "path": str(large.palace), "dir": str(large.place)}) as worker:
        worker.told("progress")
        worker.send("cancel")
        assert worker.told("error")["kind"] == "Cancelled"
    assert not large.place.exists()


@STOPS
def test_a_pass_that_is_stopped_is_gone_on_with(how: str, large: World) -> None:
    ordered("import", path=large.palace, dir=large.place)
    with Worker({"verb": "sleep", "dir": str(large.place)}) as worker:
        worker.told("progress")
        _stop(worker, how)
        error = worker.told("error")
        assert (error["kind"], worker.end()) == ("Cancelled", 130)
    invariants.check(large.place)
    assert ordered("sleep", dir=large.place)["pass"]["resumed"]
    invariants.check(large.place)


@STOPS
def test_a_watcher_that_is_stopped_ends_as_if_it_was_told_to(
    how: str, limit: tuple[Path, Path, str]
) -> None:
    with Worker({"verb": "watch", "dir": str(limit[1])}) as worker:
        worker.told("state")
        _stop(worker, how)
        assert worker.told("result") == {"stopped": True}
        assert worker.end() == 0


def test_a_preview_that_nobody_waits_for_ends(large: World) -> None:
    with Worker({"verb": "preview", "path": str(large.palace)}) as worker:
        worker.leave()
        last = worker.until(lambda line: "error" in line or "result" in line)
        assert worker.end() == (130 if "error" in last else 0)
    assert [path.name for path in large.palace.iterdir()] == ["sqlite_exact.sqlite3"]


def test_a_worker_whose_answers_nobody_reads_stops_at_a_safe_place(large: World) -> None:
    ordered("import", path=large.palace, dir=large.place)
    order = json.dumps({"verb": "sleep", "dir": str(large.place)}) + "\n"
    process = subprocess.Popen(
        [sys.executable, "-m", "nidra", "work"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdout.close()
    process.stdin.write(order.encode())
    process.stdin.flush()
    assert process.wait(PATIENCE) == 130
    process.stdin.close()
    invariants.check(large.place)
    assert ordered("sleep", dir=large.place)["pass"]["resumed"]


def test_no_overview_shows_the_worker_and_its_help_says_what_it_is() -> None:
    assert " work " not in nidra("--help").out
    assert "one line of JSON on stdin" in " ".join(nidra("work", "--help").out.split())
