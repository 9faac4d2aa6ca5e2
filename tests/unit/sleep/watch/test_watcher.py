"""The watcher on real files: what changes is judged once it is quiet, and sweeps find the rest."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.remap import asked, remap
from nidra.app.undo import undo
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import StoreBusy, StoreUnwritable
from nidra.records.grade import Standing
from nidra.records.verdict import State
from nidra.records.watch import Phase, WatchState, Why
from nidra.sleep.watch import watcher as watcher_file
from nidra.sleep.watch.mounts import Mount
from nidra.sleep.watch.notes import Kind, Note
from nidra.sleep.watch.watcher import SWEEP_SECONDS, Watcher
from nidra.store import health, sources
from nidra.store.database import Database
from unit.sleep.watch.watched import Scene

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="waits for events of inotify")


def test_a_change_is_judged_once_the_file_is_quiet_and_taken_back_with_the_text(
    scene: Scene,
) -> None:
    scene.quote("a/one.md", "b/two.md")
    scene.sleep()
    with scene.watching() as watcher:
        path = scene.write("a/one.md", 6)
        scene.heard(watcher, path)
        assert scene.batches == []
        scene.passes(watcher, 0.21)
        assert scene.state("a/one.md") is State.DRIFTED
        assert scene.store.get(scene.names["a/one.md"]).standing is Standing.FALLEN
        scene.heard(watcher, scene.write("a/one.md"))
        scene.passes(watcher, 0.21)
        assert scene.state("a/one.md") is State.VERBATIM
        assert len(scene.batches) == 2
    rows = [row for row in scene.store.journal_for(scene.names["a/one.md"]) if row.pass_id]
    told = [row.detail["reason"] for row in rows if row.event == "regrade"][1:]
    assert told == ["watch", "watch"]
    assert verify_journal(scene.store).problems == []
    with scene.store.database.reading() as connection:
        assert health.census_is_true(connection)


def test_what_falls_is_set_back_by_the_next_pass(scene: Scene) -> None:
    """A file that is being written may stand again in a minute."""
    scene.quote("one.md")
    scene.sleep()
    name = scene.names["one.md"]
    with scene.watching() as watcher:
        scene.heard(watcher, scene.write("one.md", 6))
        scene.passes(watcher, 0.21)
    assert scene.store.get(name).standing is Standing.FALLEN
    assert scene.store.journal_for(name)[-1].event == "regrade"
    scene.sleep()
    assert scene.store.journal_for(name)[-1].event == "reviewed"


def test_what_rests_on_a_memory_falls_and_rises_with_it(scene: Scene) -> None:
    scene.quote("one.md")
    resting = scene.store.add(new_memory("So it is safe", rests_on=[scene.names["one.md"]]))
    scene.sleep()
    with scene.watching() as watcher:
        scene.heard(watcher, scene.write("one.md", 6))
        scene.passes(watcher, 0.21)
        assert scene.store.get(resting).standing is Standing.FALLEN
        _, outcome = scene.batches[-1]
        assert outcome.direct == 1 and len(outcome.changes) == 2
        scene.heard(watcher, scene.write("one.md"))
        scene.passes(watcher, 0.21)
        assert scene.store.get(resting).standing is not Standing.FALLEN
    reasons = [row.detail.get("reason") for row in scene.store.journal_for(resting)]
    assert reasons.count("watch: what it rests on changed") == 2


def test_what_the_watcher_did_is_undone_whole(scene: Scene) -> None:
    scene.quote("one.md", "two.md")
    scene.sleep()
    with scene.watching() as watcher:
        scene.heard(watcher, scene.write("one.md", 6), scene.write("two.md", 7))
        scene.passes(watcher, 0.21)
    batch, _ = scene.batches[-1]
    undone = undo(scene.store, batch)
    assert undone.memories == 2
    assert scene.state("one.md") is State.VERBATIM is scene.state("two.md")
    assert verify_journal(scene.store).problems == []


def test_equal_bytes_write_nothing_but_the_date_on_which_they_were_read(
    scene: Scene, clock: MovingClock
) -> None:
    scene.quote("one.md")
    scene.sleep()
    before = digest_of(scene.store)
    clock.pass_days(1)
    with scene.watching() as watcher:
        scene.heard(watcher, scene.write("one.md"))
        scene.passes(watcher, 0.21)
        assert scene.batches == []
    assert digest_of(scene.store) == before
    read_at = scene.store.get(scene.names["one.md"]).evidence[0].read_at
    assert read_at == scene.store.now()


def test_a_file_that_is_missing_is_looked_at_once_more_before_it_is_gone(scene: Scene) -> None:
    scene.quote("one.md")
    scene.sleep()
    with scene.watching() as watcher:
        path = scene.top / "one.md"
        path.unlink()
        scene.heard(watcher, path)
        scene.passes(watcher, 0.21)
        assert scene.state("one.md") is State.VERBATIM
        scene.passes(watcher, 0.9)
        assert scene.state("one.md") is State.VERBATIM
        scene.passes(watcher, 0.11)
        assert scene.state("one.md") is State.GONE


def test_a_file_that_comes_back_in_time_was_never_gone(scene: Scene) -> None:
    scene.quote("one.md")
    scene.sleep()
    before = digest_of(scene.store)
    with scene.watching() as watcher:
        path = scene.top / "one.md"
        path.unlink()
        scene.heard(watcher, path)
        scene.passes(watcher, 0.21)
        scene.write("one.md")
        scene.until(watcher, lambda: watcher._debounce.next() == pytest.approx(scene.moment + 0.2))
        scene.passes(watcher, 0.21)
        assert scene.batches == [] and len(watcher._debounce) == 0
    assert digest_of(scene.store) == before


def test_a_folder_above_that_is_renamed_takes_its_files_with_it_and_back(scene: Scene) -> None:
    scene.quote("docs/deep/one.md", "docs/two.md", "other.md")
    scene.sleep()
    with scene.watching() as watcher:
        paths = [scene.top / "docs/deep/one.md", scene.top / "docs/two.md"]
        (scene.top / "docs").rename(scene.top / "papers")
        scene.heard(watcher, *paths)
        scene.eventually(watcher, lambda: scene.state("docs/two.md") is State.UNREADABLE)
        assert scene.state("docs/deep/one.md") is State.UNREADABLE
        (scene.top / "papers").rename(scene.top / "docs")
        scene.heard(watcher, *paths)
        scene.eventually(watcher, lambda: scene.state("docs/two.md") is State.VERBATIM)
        assert scene.state("docs/deep/one.md") is State.VERBATIM
        # The folders are watched again, under their old names.
        scene.heard(watcher, scene.write("docs/deep/one.md", 6))
        scene.eventually(watcher, lambda: scene.state("docs/deep/one.md") is State.DRIFTED)
        assert scene.state("other.md") is State.VERBATIM


def test_a_folder_that_may_not_be_looked_into_has_its_files_looked_at_and_so_when_it_may_again(
    scene: Scene,
) -> None:
    scene.quote("docs/one.md", "two.md")
    scene.sleep()
    one = scene.top / "docs/one.md"
    with scene.watching() as watcher:
        one.parent.chmod(0o000)
        try:
            scene.heard(watcher, one)
            if os.geteuid():  # root is refused nowhere
                scene.eventually(watcher, lambda: scene.state("docs/one.md") is State.UNREADABLE)
            scene.eventually(watcher, lambda: len(watcher._debounce) == 0)
        finally:
            one.parent.chmod(0o755)
        scene.heard(watcher, one)
        scene.eventually(watcher, lambda: len(watcher._debounce) == 0)
        assert scene.state("docs/one.md") is State.VERBATIM
        assert scene.state("two.md") is State.VERBATIM


def test_files_of_a_folder_that_is_back_at_once_are_not_read_again(
    scene: Scene, clock: MovingClock
) -> None:
    scene.quote("docs/one.md", "docs/two.md")
    scene.sleep()
    clock.pass_days(1)
    with scene.watching() as watcher:
        paths = [scene.top / "docs/one.md", scene.top / "docs/two.md"]
        (scene.top / "docs").rename(scene.top / "papers")
        (scene.top / "papers").rename(scene.top / "docs")
        scene.heard(watcher, *paths)
        scene.eventually(watcher, lambda: len(watcher._debounce) == 0)
        assert scene.batches == []
        read = scene.store.get(scene.names["docs/one.md"]).evidence[0].read_at
        assert read is not None and read < scene.store.now()
        scene.heard(watcher, scene.write("docs/two.md", 6))


def test_a_folder_that_was_missing_is_watched_from_when_it_comes(scene: Scene) -> None:
    scene.quote("late/deep/one.md", "two.md")
    scene.sleep()
    shutil.rmtree(scene.top / "late")
    with scene.watching() as watcher:
        scene.eventually(watcher, lambda: scene.state("late/deep/one.md") is State.UNREADABLE)
        scene.heard(watcher, scene.write("late/deep/one.md"))
        scene.eventually(watcher, lambda: scene.state("late/deep/one.md") is State.VERBATIM)
        scene.heard(watcher, scene.write("late/deep/one.md", 6))
        scene.passes(watcher, 0.21)
        assert scene.state("late/deep/one.md") is State.DRIFTED


def test_a_tree_that_is_moved_in_from_elsewhere_is_seen_and_watched(
    scene: Scene, tmp_path: Path
) -> None:
    scene.quote("docs/one.md")
    scene.sleep()
    with scene.watching() as watcher:
        shutil.copytree(scene.top / "docs", tmp_path / "copy")
        shutil.rmtree(scene.top / "docs")
        scene.heard(watcher, scene.top / "docs/one.md")
        scene.eventually(watcher, lambda: scene.state("docs/one.md") is State.UNREADABLE)
        (tmp_path / "copy").rename(scene.top / "docs")
        scene.heard(watcher, scene.top / "docs/one.md")
        scene.eventually(watcher, lambda: scene.state("docs/one.md") is State.VERBATIM)
        scene.heard(watcher, scene.write("docs/one.md", 6))


def test_a_source_behind_a_link_is_seen_to_change_where_it_really_lies(
    scene: Scene, tmp_path: Path
) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real/one.md").write_text("The limit of one.md is 5 bar.\n", "utf-8")
    (scene.top / "folder").symlink_to(tmp_path / "real")
    (scene.top / "link.md").symlink_to(tmp_path / "real/one.md")
    for name in ("folder/one.md", "link.md"):
        words = "The limit of one.md is 5 bar"
        scene.names[name] = scene.store.add(
            new_memory(name, source=scene.top / name, excerpt=words)
        )
    scene.sleep()
    with scene.watching() as watcher:
        real = tmp_path / "real/one.md"
        real.write_text("The limit of one.md is 6 bar.\n", "utf-8")
        scene.heard(watcher, real, scene.top / "folder/one.md")
        scene.passes(watcher, 0.21)
        assert scene.state("folder/one.md") is State.DRIFTED is scene.state("link.md")


def test_new_sources_are_taken_up_and_their_folders_watched(scene: Scene) -> None:
    scene.quote("a/one.md")
    scene.sleep()
    with scene.watching() as watcher:
        scene.quote("new/deep/two.md")
        scene.passes(watcher, 2.1)
        scene.heard(watcher, scene.write("new/deep/two.md", 6))
        scene.passes(watcher, 0.21)
        assert scene.state("new/deep/two.md") is not State.UNCHECKED


def test_a_source_that_was_given_another_place_is_watched_there(scene: Scene) -> None:
    scene.quote("old/one.md")
    scene.sleep()
    with scene.watching() as watcher:
        (scene.top / "far").mkdir()
        (scene.top / "old/one.md").rename(scene.top / "far/one.md")
        remap(scene.store, asked([str(scene.top / "far")], []))
        scene.passes(watcher, 2.1)
        scene.heard(watcher, scene.write("far/one.md", 6))
        scene.passes(watcher, 0.21)
        assert scene.state("old/one.md") is State.DRIFTED


def test_the_first_folder_that_is_watched_is_worth_a_word() -> None:
    none, some, more = (WatchState(Phase.WATCHING, folders) for folders in (0, 1, 2))
    assert none.kind != some.kind == more.kind


# Sweeps -------------------------------------------------------------------------------------


def test_what_changed_before_is_found_when_watching_begins(scene: Scene) -> None:
    scene.quote("one.md", "two.md")
    scene.sleep()
    scene.write("one.md", 6)
    (scene.top / "two.md").unlink()
    with scene.watching() as watcher:
        assert scene.state("one.md") is State.DRIFTED
        assert scene.state("two.md") is State.VERBATIM
        scene.passes(watcher, 1.01)
        assert scene.state("two.md") is State.GONE


def test_a_network_drive_is_swept_every_fifteen_minutes(scene: Scene) -> None:
    scene.quote("nas/one.md", "two.md")
    scene.sleep()
    scene.mounts = [Mount("/", "ext4"), Mount(str(scene.top / "nas"), "nfs4")]
    with scene.watching() as watcher:
        assert scene.states[-1].swept[0].why is Why.NETWORK
        assert (
            scene.states[-1].sentence
            == "Watching 1 folder; 1 on a network drive is checked every 15 minutes."
        )
        scene.write("nas/one.md", 6)
        for _ in range(44):
            scene.passes(watcher, 20)
        assert scene.state("nas/one.md") is State.VERBATIM
        scene.passes(watcher, 20)
        assert scene.state("nas/one.md") is State.DRIFTED


def test_after_the_machine_slept_everything_is_looked_at(scene: Scene, clock: MovingClock) -> None:
    scene.quote("nas/one.md")
    scene.sleep()
    scene.mounts = [Mount(str(scene.top), "nfs")]
    with scene.watching() as watcher:
        scene.write("nas/one.md", 6)
        scene.passes(watcher, 2.1)
        assert scene.state("nas/one.md") is State.VERBATIM
        clock.pass_days(0.3)
        scene.passes(watcher, 2.1)
        assert scene.state("nas/one.md") is State.DRIFTED
        scene.write("nas/one.md", 5)
        scene.passes(watcher, 61)
        assert scene.state("nas/one.md") is State.VERBATIM


def test_lost_events_are_made_up_for_by_a_sweep(scene: Scene) -> None:
    from nidra.sleep.watch import inotify

    scene.quote("one.md", "two.md")
    scene.sleep()
    with scene.watching() as watcher:
        assert watcher._view.eyes is not None
        tree = watcher._view.eyes._buffers()[0].folders
        go_on, reading = threading.Event(), tree._read

        def held(size: int) -> bytes:
            go_on.wait(20)
            return bytes(reading(size))

        tree._read = held
        scene.heard(watcher, scene.write("two.md"))  # the reader is held from its next reading on
        one, two = scene.top / "one.md", scene.top / "two.md"
        for _ in range(9_000):
            os.utime(one)
            os.utime(two)
        scene.write("one.md", 6)
        go_on.set()
        scene.until(watcher, lambda: watcher._overflows == 1)
        watcher._debounce = type(watcher._debounce)()
        scene.passes(watcher, 0.21)
        assert scene.state("one.md") is State.DRIFTED
        assert "More changed at once than the system could tell (once)" in scene.states[-1].sentence
    assert inotify.LOST


def test_a_tree_whose_top_vanished_is_told_of_and_watched_when_it_is_back(scene: Scene) -> None:
    scene.quote("docs/one.md")
    scene.sleep()
    with scene.watching() as watcher:
        away = scene.top.with_name("away")
        scene.top.rename(away)
        scene.until(watcher, lambda: bool(watcher._view.vanished))
        scene.eventually(watcher, lambda: scene.state("docs/one.md") is State.UNREADABLE)
        assert f"{scene.top} is not there any more" in scene.states[-1].sentence
        away.rename(scene.top)
        scene.passes(watcher, 2.1)
        assert scene.state("docs/one.md") is State.VERBATIM
        assert scene.states[-1].vanished == () and scene.states[-1].folders == 2
        scene.heard(watcher, scene.write("docs/one.md", 6))


def test_a_folder_that_comes_into_one_that_is_never_watched_is_taken_up_within_seconds(
    scene: Scene,
) -> None:
    scene.quote("docs/one.md", "docs/deep/two.md")
    scene.sleep()
    away = scene.top.with_name("away")
    scene.top.rename(away)
    with scene.watching() as watcher:
        scene.passes(watcher, 1.01)
        assert scene.state("docs/one.md") is State.UNREADABLE
        assert scene.states[-1].sentence == (
            f"Watching 0 folders. 2 folders of sources (as {scene.top / 'docs'}) are not there;"
            " they are watched as soon as back."
        )
        away.rename(scene.top)
        scene.passes(watcher, 2.1)
        assert scene.states[-1].sentence == "Watching 3 folders."
        assert scene.state("docs/one.md") is State.VERBATIM
        scene.heard(watcher, scene.write("docs/deep/two.md", 6))


def test_a_tree_that_fails_is_told_of_with_its_reason_and_swept(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nidra.sleep.watch.inotify import Folders

    def broken(*words: object) -> None:
        raise OSError(5, "Input/output error")

    scene.quote("one.md")
    scene.sleep()
    with scene.watching() as watcher, monkeypatch.context() as patched:
        patched.setattr(Folders, "_follow", broken)
        scene.write("one.md", 6)
        scene.until(watcher, lambda: bool(watcher._view.failure))
        assert "Watching failed (" in scene.states[-1].sentence
        assert "Input/output error" in scene.states[-1].sentence
        scene.passes(watcher, 31)
        assert scene.state("one.md") is State.DRIFTED


def test_without_an_observer_sweeps_go_on(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*words: object) -> None:
        raise ImportError("no inotify here")

    monkeypatch.setattr("nidra.sleep.watch.observer._observer", none)
    scene.quote("one.md")
    scene.sleep()
    with scene.watching() as watcher:
        scene.passes(watcher, 0)
        assert "no inotify here" in scene.states[-1].sentence
        scene.write("one.md", 6)
        scene.passes(watcher, SWEEP_SECONDS)
        assert scene.state("one.md") is State.DRIFTED


# Trouble, commands, leases --------------------------------------------------------------------


def test_a_store_that_cannot_be_written_is_a_state_and_tried_again(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.quote("one.md")
    scene.sleep()

    def full(database: Database) -> None:
        raise StoreUnwritable(path=database.folder, reason="No space left on device")

    with scene.watching() as watcher:
        with monkeypatch.context() as patched:
            patched.setattr(Database, "writing", full)
            scene.heard(watcher, scene.write("one.md", 6))
            scene.passes(watcher, 0.21)
            assert "No space left on device" in scene.states[-1].sentence
            assert scene.state("one.md") is State.VERBATIM
        scene.passes(watcher, 29)
        assert scene.state("one.md") is State.VERBATIM
        scene.passes(watcher, 2)
        assert scene.state("one.md") is State.DRIFTED
        assert scene.states[-1].trouble == ""


def test_paused_it_looks_at_nothing_and_catches_up_when_it_goes_on(scene: Scene) -> None:
    scene.quote("one.md")
    scene.sleep()
    with scene.watching() as watcher:
        watcher.notes.put(Note(Kind.PAUSE))
        watcher.step(0)
        assert scene.states[-1].phase is Phase.PAUSED
        scene.write("one.md", 6)
        scene.passes(watcher, SWEEP_SECONDS)
        assert scene.state("one.md") is State.VERBATIM
        watcher.notes.put(Note(Kind.RESUME))
        scene.passes(watcher, 0)
        assert scene.state("one.md") is State.DRIFTED
        assert scene.states[-1].phase is Phase.WATCHING
    assert scene.states[-1].phase is Phase.STOPPED


def test_a_second_watcher_is_told_who_watches_already(scene: Scene) -> None:
    with scene.watching():
        with pytest.raises(StoreBusy, match="A watcher is running in process"):
            Watcher(scene.store.folder, scene.hooks()).run()
    with scene.watching():
        pass


def test_a_watcher_that_lost_its_lease_ends(scene: Scene) -> None:
    with pytest.raises(StoreBusy, match="stood still"):
        with scene.watching() as watcher:
            runs = scene.store.runs
            runs.release(watcher_file.LEASE, watcher._token)
            runs.take(watcher_file.LEASE, "another", "A watcher", scene.store.now())
            scene.passes(watcher, 2.1)
    scene.store.runs.release(watcher_file.LEASE, "another")


def test_a_stop_is_heeded_between_two_transactions(scene: Scene) -> None:
    scene.quote("one.md")
    scene.sleep()
    watcher = Watcher(scene.store.folder, scene.hooks())
    watcher.notes.put(Note(Kind.STOP))
    scene.write("one.md", 6)
    watcher.run()
    assert scene.state("one.md") is State.VERBATIM
    assert scene.states[-1].phase is Phase.STOPPED


def test_a_storm_of_lost_events_leaves_the_machine_some_rest(scene: Scene) -> None:
    scene.quote("one.md")
    scene.sleep()
    with scene.watching() as watcher:
        watcher._sparing_until = scene.moment + 10
        watcher.notes.put(Note(Kind.OVERFLOW))
        watcher.step(0)
        assert watcher._sweep_at == pytest.approx(scene.moment + 10.2)


def test_a_store_that_was_put_in_the_place_of_another_is_learnt_anew(
    scene: Scene, tmp_path: Path
) -> None:
    scene.quote("one.md", "two.md")
    scene.sleep()
    scene.store.close()
    shutil.copytree(scene.store.folder, tmp_path / "copy")
    scene.quote("late/three.md")
    with scene.watching() as watcher:
        assert len(watcher._view.known) == 3
        scene.store.close()
        for name in ("nidra.db", "nidra.db-wal", "nidra.db-shm"):
            (scene.store.folder / name).unlink(missing_ok=True)
        shutil.copy(tmp_path / "copy/nidra.db", scene.store.folder / "nidra.db")
        scene.passes(watcher, 2.1)
        assert len(watcher._view.known) == 2


def test_only_what_concerns_sources_reaches_the_queue(scene: Scene) -> None:
    scene.quote("one.md")
    scene.sleep()
    with scene.watching() as watcher:
        (scene.top / "nobody.md").write_text("x", "utf-8")
        (scene.top / "folder").mkdir()
        scene.heard(watcher, scene.write("one.md", 6))
        assert len(watcher._debounce) == 1


def test_a_store_without_memories_is_watched_until_there_are_some(scene: Scene) -> None:
    with scene.watching() as watcher:
        assert scene.states[-1].sentence == "Watching 0 folders."
        scene.quote("one.md")
        scene.passes(watcher, 2.1)
        assert scene.states[-1].folders == 1
        with scene.store.database.reading() as connection:
            assert sources.newest(connection) == 1


def test_once_looks_at_everything_one_time(scene: Scene, store: Store) -> None:
    scene.quote("one.md", "two.md", "three.md")
    scene.sleep()
    scene.write("one.md", 6)
    (scene.top / "two.md").unlink()
    hooks = scene.hooks()
    ticks = iter(range(1000, 2000))
    hooks.monotonic = lambda: float(next(ticks))
    Watcher(store.folder, hooks).once()
    assert scene.state("one.md") is State.DRIFTED
    assert scene.state("two.md") is State.GONE
    assert scene.state("three.md") is State.VERBATIM
    assert scene.states == []
