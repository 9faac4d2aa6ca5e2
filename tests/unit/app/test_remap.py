"""Sources that moved: found by content and name, shown before anything is written, moved and put back."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app import remap as moving
from nidra.app.history import deeds
from nidra.app.listing import list_memories
from nidra.app.remap import asked, preview, remap
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.verify_journal import verify_journal
from nidra.app.why import why
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import AlreadyUndone, Cancelled, Overtaken, StoreBusy, UsageError
from nidra.records.evidence import SourceState
from nidra.records.grade import Grade, Standing
from nidra.records.memory import NewMemory, NewReceipt
from nidra.records.remap import Basis, Doubt, Remap, Remapped
from nidra.records.verdict import State
from nidra.sleep import remapping
from nidra.sleep.night import LEASE
from nidra.store import census, health, memories, sources
from nidra.store.journal import Journal
from nidra.store.reading import Filter
from nidra.store.sources import SourceRow
from property.test_undo import seen

WORDS = ("The retry limit is 5 attempts.", "The port of the gateway is 8080.")


class Tree:
    """A tree of notes with a memory for each sentence, and the store that knows it."""

    def __init__(self, store: Store, folder: Path, clock: MovingClock) -> None:
        self.store, self.folder, self.clock = store, folder, clock
        self.old, self.new = folder / "old", folder / "new"

    def write(self, name: str, *lines: str) -> Path:
        path = self.old / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        return path

    def note(self, name: str, *lines: str) -> list[str]:
        path = self.write(name, *lines)
        return [self.store.add(new_memory(line, source=path, excerpt=line)) for line in lines]

    def sleep(self, mode: str = "full") -> dict[str, int]:
        self.clock.pass_days(1)
        return dict(run_sleep(self.store, mode=mode).actions)

    def move(self) -> Path:
        """The whole tree lies below `new` now."""
        self.new.mkdir()
        return self.old.rename(self.new / "tree")

    def found(self, *remaps: str, under: bool = True) -> Remap:
        return preview(self.store, asked([str(self.new)] if under else [], remaps))

    def apply(self, *remaps: str, under: bool = True) -> Remapped:
        self.clock.pass_days(0.1)
        return remap(self.store, asked([str(self.new)] if under else [], remaps))[1]

    def row(self, path: Path) -> SourceRow:
        with self.store.database.reading() as connection:
            found = sources.source_at(connection, str(path))
        assert found is not None
        return found

    def sound(self) -> None:
        assert verify_journal(self.store).problems == []
        with self.store.database.reading() as connection:
            assert health.census_is_true(connection)
            assert census.count(connection) == census.recount(connection)


@pytest.fixture
def tree(store: Store, tmp_path: Path, clock: MovingClock) -> Tree:
    made = Tree(store, tmp_path, clock)
    for n in range(4):
        made.note(
            f"docs/n{n}.md", f"The number of room {n} is {n}00.", f"Room {n} is painted blue."
        )
    made.note("README.md", *WORDS)
    return made


def only(found: Remap) -> str:
    """The doubts about the one source that was not chosen."""
    (one,) = found.unsure
    return one.doubt.value


def test_a_tree_that_was_moved_is_told_as_one_root_and_every_receipt_would_stand(
    tree: Tree,
) -> None:
    tree.sleep()
    moved = tree.move()
    tree.sleep()
    found = tree.found()
    (root,) = found.roots
    assert (root.old, root.new) == (str(tree.old), str(moved))
    assert (found.missing, found.found, found.unsure) == (5, 5, ())
    assert {source.basis for source in root.sources} == {Basis.SAME_BYTES}
    assert (root.stand.ok, root.stand.total, root.rise, root.fall) == (10, 10, 10, 0)
    assert (found.looked.files, found.looked.compared) == (5, 5)


def test_a_preview_writes_nothing_and_what_it_says_comes_true(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    (moved / "README.md").write_text(f"{WORDS[0]}\nThe port of the gateway is 9090.\n", "utf-8")
    tree.sleep()
    tree.store.close()
    before = {path: path.read_bytes() for path in tree.store.folder.rglob("*") if path.is_file()}
    found = tree.found()
    tree.store.close()
    assert {p: p.read_bytes() for p in tree.store.folder.rglob("*") if p.is_file()} == before
    (root,) = found.roots
    assert (root.stand.ok, root.stand.failed, root.rise, root.fall) == (9, 1, 9, 1)
    assert root.sources[0].basis is Basis.RECEIPTS
    done = tree.apply()
    assert done.sources == 5
    assert (
        done.actions
        == {
            "receipts now moved": 9,
            "receipts now drifted": 1,
            "promoted to machine_checked": 9,
            "fell": 1,
        }
        or done.actions["receipts now moved"] == 9
    )
    assert tree.store.census().standing(Standing.TRACEABLE) == 9
    assert tree.store.census().standing(Standing.FALLEN) == 1
    tree.sound()


def test_foreign_files_are_only_read(tree: Tree) -> None:
    tree.sleep()
    tree.move()
    listing = _listing(tree.new)
    tree.apply()
    assert _listing(tree.new) == listing


def _listing(folder: Path) -> list[tuple[str, int, int, bytes]]:
    return [
        (str(path), path.stat().st_size, path.stat().st_mtime_ns, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    ]


def test_evidence_and_the_path_on_record_stay_and_the_new_place_is_said(tree: Tree) -> None:
    path = tree.old / "docs/n1.md"
    tree.sleep()
    before = _evidence(tree.store)
    moved = tree.move()
    tree.apply()
    assert _evidence(tree.store) == before
    row = tree.row(path)
    assert (row.location, row.state) == (str(moved / "docs/n1.md"), SourceState.PRESENT)
    memory = next(m for m in tree.store.load() if m.evidence[0].source == str(path))
    assert memory.grade is Grade.MACHINE_CHECKED
    assert memory.evidence[0].state is State.MOVED
    assert f"The file is called {row.location} now." in memory.evidence[0].note
    assert why(tree.store, memory.id).checks[0].now.ok


def _evidence(store: Store) -> list[object]:
    with store.database.reading() as connection:
        return connection.exec_driver_sql("SELECT * FROM evidence ORDER BY id").fetchall()


def test_messages_and_filters_know_where_a_source_lies_now(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    tree.apply()
    new, old = moved / "README.md", tree.old / "README.md"
    for path in (str(new), "tree/README.md", str(old)):
        assert len(list(list_memories(tree.store, Filter(source=path)))) == len(WORDS)
    new.write_text("The retry limit is 50 attempts.\n", "utf-8")
    tree.sleep("quick")
    fallen = list(list_memories(tree.store, Filter(source=str(new), standing=Standing.FALLEN)))
    assert fallen
    for lost in fallen:
        told = [row for row in tree.store.journal_for(lost.id) if "Fallen" in str(row.detail)][-1]
        assert str(new) in str(told.detail) and str(old) not in str(told.detail)


def test_a_later_pass_keeps_the_new_place_and_an_unchanged_world_writes_nothing(
    tree: Tree,
) -> None:
    tree.sleep()
    tree.move()
    tree.sleep()
    tree.apply()
    tree.sleep()
    for mode in ("quick", "full"):
        before = digest_of(tree.store)
        assert tree.sleep(mode) == {}
        assert digest_of(tree.store) == before
    assert tree.found().missing == 0


def test_a_file_that_comes_back_to_its_recorded_path_is_read_there_again(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    tree.apply()
    moved.rename(tree.old)
    tree.sleep("quick")
    assert tree.row(tree.old / "README.md").location is None
    assert {m.evidence[0].state for m in tree.store.load()} == {State.VERBATIM}


def test_a_file_that_is_renamed_at_its_new_place_is_found_by_the_next_pass(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    tree.apply()
    (moved / "README.md").rename(moved / "LIESMICH.md")
    tree.sleep()
    assert tree.row(tree.old / "README.md").location == str(moved / "LIESMICH.md")


def test_a_file_that_is_lost_at_its_new_place_is_gone_and_can_be_found_again(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    tree.apply()
    again = tree.new / "again"
    moved.rename(again)
    tree.sleep()
    assert tree.row(tree.old / "README.md").state == SourceState.UNREADABLE
    (root,) = tree.found().roots
    assert (root.old, root.new) == (str(moved), str(again))
    assert tree.apply().sources == 5


# Undo -----------------------------------------------------------------------------------------


def test_undo_puts_place_verdicts_and_grades_back_and_the_remap_can_be_made_again(
    tree: Tree,
) -> None:
    tree.sleep()
    tree.move()
    tree.sleep()
    before, rows = seen(tree.store), _rows(tree.store)
    done = tree.apply()
    after = seen(tree.store)
    told = undo(tree.store, done.run[:18])
    assert told.what.startswith("5 sources have their former places again and 10 verdicts were")
    assert seen(tree.store) == before
    assert _rows(tree.store) == rows
    tree.sound()
    before_pass = digest_of(tree.store)
    assert tree.sleep() == {}
    assert digest_of(tree.store) == before_pass
    with pytest.raises(AlreadyUndone, match=r"Remap .* was undone before"):
        undo(tree.store, done.run)
    assert tree.apply().sources == 5
    assert seen(tree.store).counted == after.counted
    undo(tree.store, "last")
    assert seen(tree.store).counted == before.counted
    tree.sound()


def _rows(store: Store) -> list[object]:
    with store.database.reading() as connection:
        return list(sources.page(connection))


def test_after_an_undo_it_is_known_when_sources_were_read_and_renamed_files_are_found_again(
    tree: Tree,
) -> None:
    tree.sleep()
    moved = tree.move()
    (moved / "docs" / "n0.md").rename(moved / "docs" / "other.md")
    tree.sleep()
    before = tree.store.runs.checks(0, 1000)
    done = tree.apply()
    assert done.sources == 5
    undo(tree.store, done.run)
    assert tree.store.runs.checks(0, 1000) == before
    assert tree.found().found == 5
    notes = run_sleep(tree.store, mode="quick").notes
    assert not [note for note in notes if "runs.db" in note]
    tree.sound()


def test_what_was_read_at_a_new_place_vouches_for_nothing_once_it_was_taken_back(
    tree: Tree,
) -> None:
    lines = ("The pump runs at 40 bar.", "The valve opens at 60 bar.")
    _, lost = tree.note("pumps.md", *lines)
    tree.sleep()
    moved = tree.move()
    tree.sleep()
    (moved / "pumps.md").write_text(f"{lines[0]}\n", "utf-8")
    undo(tree.store, tree.apply(f"{tree.old}={moved}").run)
    moved.rename(tree.old)
    tree.sleep("quick")
    assert tree.store.get(lost).evidence[0].state is State.DRIFTED
    tree.sound()


def test_the_list_that_an_undo_needs_is_sealed_by_the_journal(tree: Tree) -> None:
    tree.sleep()
    tree.move()
    tree.apply()
    with tree.store.database.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE blob SET data=x'5b5d' WHERE hex(digest)="
            "(SELECT upper(json_extract(detail, '$.sources')) FROM journal WHERE event='remapped')"
        )
    (problem,) = verify_journal(tree.store).problems
    assert "(remapped) seals is missing or was changed" in problem


def test_one_row_tells_of_a_remap_from_where_to_where_and_undo_takes_it_by_its_number(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remapping, "SOURCES_AT", 2)
    tree.sleep()
    moved = tree.move()
    tree.sleep()
    before = seen(tree.store)
    tree.apply()
    with tree.store.database.reading() as connection:
        found = connection.exec_driver_sql(
            "SELECT seq, json_extract(detail, '$.from'), json_extract(detail, '$.to'),"
            " json_extract(detail, '$.count'), json_extract(detail, '$.reason') FROM journal"
            " WHERE event='remapped' ORDER BY seq"
        ).fetchall()
    assert [row[1:] for row in found] == [
        (str(tree.old), str(moved), count, "remap") for count in (2, 2, 1)
    ]
    (deed, *_) = deeds(tree.store)
    assert deed.what.startswith("A remap: 5 sources given another place, 10 verdicts changed")
    undo(tree.store, str(found[1][0]))
    assert seen(tree.store) == before


def test_a_remap_that_a_later_pass_rests_on_is_taken_back_after_that(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    tree.sleep()
    before = seen(tree.store)
    done = tree.apply()
    (moved / "docs/n1.md").write_text("Room 1 is painted green.\n", "utf-8")
    tree.sleep()
    with pytest.raises(Overtaken, match="came later and rests on it"):
        undo(tree.store, done.run)
    undo(tree.store, "last")
    undo(tree.store, done.run)
    assert seen(tree.store).counted == before.counted


def test_a_place_that_was_given_before_a_pass_noted_the_loss_is_taken_back_too(tree: Tree) -> None:
    tree.sleep()
    tree.move()
    done = tree.apply()
    undo(tree.store, done.run)
    assert tree.row(tree.old / "README.md").location is None
    tree.sleep()
    assert tree.store.census().standing(Standing.NOT_COMPARABLE) == 10


# What is chosen, and what is not ----------------------------------------------------------------


def test_a_file_that_was_renamed_as_well_is_found_by_its_bytes_alone(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    (moved / "docs/n2.md").rename(tree.new / "quite another name.txt")
    found = tree.found()
    assert found.found == 5
    chosen = {source.path: source for root in found.roots for source in root.sources}
    assert chosen[str(tree.old / "docs/n2.md")].new == str(tree.new / "quite another name.txt")


def test_two_files_that_fit_equally_are_shown_and_none_is_chosen(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    copy = tree.new / "copy" / "docs"
    copy.mkdir(parents=True)
    (copy / "n0.md").write_bytes((moved / "docs/n0.md").read_bytes())
    found = tree.found()
    assert found.found == 4 and only(found) == Doubt.SEVERAL.value
    assert found.unsure[0].count == 2
    assert tree.apply().sources == 4
    assert tree.row(tree.old / "docs/n0.md").location is None


def test_of_two_files_the_one_fits_better_of_which_more_of_the_path_agrees(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    (tree.new / "n0.md").write_bytes((moved / "docs/n0.md").read_bytes())
    (root,) = tree.found().roots
    assert {source.new for source in root.sources} >= {str(moved / "docs/n0.md")}


def test_a_name_alone_never_chooses_a_file(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    (moved / "README.md").write_text("Something else altogether.\n", "utf-8")
    found = tree.found()
    assert found.found == 4 and only(found) == Doubt.NAME_ONLY.value
    assert (found.unsure[0].best.ok, found.unsure[0].best.total) == (0, 2)


def test_a_source_that_was_never_read_is_known_by_its_receipts(tree: Tree) -> None:
    tree.move()
    tree.sleep()
    assert tree.row(tree.old / "README.md").digest is None
    (root,) = tree.found().roots
    assert {source.basis for source in root.sources} == {Basis.RECEIPTS}
    assert (root.stand.ok, root.rise) == (10, 10)
    assert tree.apply().sources == 5
    assert tree.store.census().standing(Standing.TRACEABLE) == 10


def test_receipts_decide_between_files_of_one_name(tree: Tree) -> None:
    tree.move()
    for n in range(4):
        folder = tree.new / f"other{n}"
        folder.mkdir()
        (folder / "README.md").write_text(f"{WORDS[0]}\nBut nothing of port {n}.\n", "utf-8")
    found = tree.found()
    chosen = {source.path: source for root in found.roots for source in root.sources}
    assert chosen[str(tree.old / "README.md")].new == str(tree.new / "tree" / "README.md")


def test_a_file_that_is_a_source_already_is_nobody_elses(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    own = moved / "README.md"
    tree.store.add(new_memory("The retry limit is five", source=own, excerpt=WORDS[0]))
    found = tree.found()
    assert found.found == 4 and only(found) == Doubt.TAKEN.value
    by_hand = tree.found(f"{tree.old}={moved}", under=False)
    assert by_hand.found == 5


def test_one_file_is_the_source_of_one_only(tree: Tree, store: Store) -> None:
    twin = tree.folder / "twin" / "docs"
    twin.mkdir(parents=True)
    text = (tree.old / "docs/n3.md").read_text("utf-8")
    (twin / "n3.md").write_text(text, "utf-8")
    store.add(new_memory("Blue it is", source=twin / "n3.md", excerpt="Room 3 is painted blue."))
    tree.sleep()
    (twin / "n3.md").unlink()
    tree.move()
    found = tree.found()
    assert {one.doubt for one in found.unsure} == {Doubt.SHARED}
    assert found.found == 4


def test_names_that_differ_in_case_alone_are_told_apart_where_both_are_there(tree: Tree) -> None:
    moved_text = (tree.old / "README.md").read_text("utf-8")
    moved = tree.move()
    (moved / "readme.md").write_text(moved_text, "utf-8")
    chosen = {s.path: s.new for root in tree.found().roots for s in root.sources}
    assert chosen[str(tree.old / "README.md")] == str(moved / "README.md")
    (moved / "README.md").unlink()
    chosen = {s.path: s.new for root in tree.found().roots for s in root.sources}
    assert chosen[str(tree.old / "README.md")] == str(moved / "readme.md")


def test_of_very_many_files_that_say_the_same_each_is_known_by_its_folder(tree: Tree) -> None:
    for n in range(40):
        tree.note(f"p{n}/LICENSE", "Permission is granted to anyone.")
    tree.sleep()
    moved = tree.move()
    (moved / "p7").rename(moved / "another")
    found = tree.found()
    chosen = {s.path: s.new for root in found.roots for s in root.sources}
    assert chosen[str(tree.old / "p8/LICENSE")] == str(moved / "p8/LICENSE")
    assert str(tree.old / "p7/LICENSE") not in chosen
    assert found.found == 5 + 39


def test_a_source_that_lay_on_another_volume_is_out_of_reach_at_its_new_place_not_gone(
    tree: Tree,
) -> None:
    tree.sleep()
    moved = tree.move()
    tree.old.joinpath("docs").mkdir(parents=True)
    tree.apply()
    moved.rename(tree.folder / "unmounted")
    tree.sleep()
    row = tree.row(tree.old / "README.md")
    assert (row.state, row.location) == (SourceState.UNREADABLE, str(moved / "README.md"))
    (tree.folder / "unmounted").rename(moved)
    tree.sleep()
    assert tree.store.census().standing(Standing.TRACEABLE) == 10


def test_a_remap_is_undone_without_a_trace_of_the_volume_it_lay_on(
    tree: Tree,
) -> None:
    tree.sleep()
    tree.move()
    tree.old.joinpath("docs").mkdir(parents=True)
    tree.sleep()
    assert tree.row(tree.old / "README.md").state == SourceState.GONE
    before = tree.store.runs.checks(0, 1000)
    done = tree.apply()
    undo(tree.store, done.run)
    assert tree.store.runs.checks(0, 1000) == before
    before = digest_of(tree.store)
    assert tree.sleep() == {}
    assert digest_of(tree.store) == before


def test_an_empty_file_is_no_proof(tree: Tree) -> None:
    path = tree.note("empty.md", "This line is here for now.")
    tree.write("empty.md")
    tree.sleep()
    assert path
    tree.move()
    (tree.new / "another-empty.md").write_text("")
    (tree.new / "tree" / "empty.md").unlink()
    assert str(tree.old / "empty.md") not in {
        s.path for root in tree.found().roots for s in root.sources
    }


@pytest.mark.parametrize("name", ["a\nb.md", "q?#%20=.md", "x" * 200 + ".md", "📄 ü.md"])
def test_odd_names_are_found_and_moved(tree: Tree, name: str) -> None:
    tree.note(name, "An odd name is a name as well.")
    tree.sleep()
    moved = tree.move()
    assert tree.apply().sources == 6
    assert tree.row(tree.old / name).location == str(moved / name)
    tree.sound()


def test_what_lies_in_the_stores_own_folder_is_no_source(tree: Tree, store: Store) -> None:
    tree.note("store/tree/own.md", "A note of the same path as one below the store.")
    tree.sleep()
    tree.move().rename(store.folder / "tree")
    shutil.copy(store.folder / "tree/store/tree/own.md", store.folder / "tree/own.md")
    assert preview(store, asked([], [f"{tree.old}={tree.folder}"])).found == 0
    assert preview(store, asked([str(tree.folder)], [])).found == 0
    for under, remaps in (([str(store.folder)], []), ([], [f"{tree.old}={store.folder}/tree"])):
        with pytest.raises(UsageError, match="lies in the store's own folder"):
            preview(store, asked(under, remaps))


# By hand ------------------------------------------------------------------------------------------


def test_a_root_that_is_named_by_hand_moves_what_is_there_whatever_it_says(tree: Tree) -> None:
    tree.sleep()
    moved = tree.move()
    (moved / "README.md").write_text("Something else altogether.\n", "utf-8")
    (moved / "docs/n0.md").unlink()
    tree.sleep()
    found = tree.found(f"{tree.old}={moved}", under=False)
    (root,) = found.roots
    assert (found.missing, found.found, root.fall) == (5, 4, 2)
    assert {source.basis for source in root.sources} == {Basis.BY_HAND}
    assert tree.apply(f"{tree.old}={moved}", under=False).sources == 4
    assert tree.store.census().standing(Standing.FALLEN) == 2


def test_paths_of_windows_are_remapped_in_any_case_of_letters(
    store: Store, tmp_path: Path, clock: MovingClock
) -> None:
    with store.database.writing() as connection:
        receipt = NewReceipt(source="C:\\Users\\Ann\\Notes\\a.md", excerpt="The limit is 5")
        filed = memories.file(
            connection, NewMemory("The limit is 5", receipts=(receipt,)), store.now(), False
        )
        journal = Journal(connection, store.now())
        journal.append("add", filed.id, filed.detail)
        journal.flush()
    new = tmp_path / "notes"
    new.mkdir()
    (new / "a.md").write_text("The limit is 5.\n", "utf-8")
    run_sleep(store)
    done = remap(store, asked([], [f"c:/users/ann/notes={new}"]))[1]
    assert done.sources == 1
    assert store.census().standing(Standing.TRACEABLE) == 1
    clock.pass_days(1)
    run_sleep(store)
    assert store.census().standing(Standing.TRACEABLE) == 1
    undo(store, done.run)
    assert store.census().standing(Standing.NOT_COMPARABLE) == 1
    assert preview(store, asked([str(tmp_path)], [])).found == 1


def test_what_was_typed_is_checked(tmp_path: Path, store: Store) -> None:
    (tmp_path / "file").write_text("x")
    for under, remaps, words in (
        ([], [], "needs to know where to look"),
        ([str(tmp_path / "none")], [], "is no folder"),
        ([str(tmp_path / "file")], [], "is no folder"),
        ([], ["nothing"], "takes OLD=NEW"),
        ([], ["=x"], "takes OLD=NEW"),
        ([], [f"/old={tmp_path}/none"], "is no folder"),
    ):
        with pytest.raises(UsageError, match=words):
            asked(under, remaps)
    (tmp_path / "a=b").mkdir()
    assert asked([], [f"/x=y={tmp_path}/a=b"]).maps == (("/x=y", f"{tmp_path}/a=b"),)
    assert asked([f"{tmp_path}/."], []).under == (str(tmp_path),)


# Two at once, stops and kills ---------------------------------------------------------------------


def test_while_a_pass_runs_nothing_is_remapped_but_a_preview_is_shown(tree: Tree) -> None:
    tree.sleep()
    tree.move()
    with tree.store.runs.held(LEASE, "t", "A sleep pass"):
        assert tree.found().found == 5
        with pytest.raises(StoreBusy, match="A sleep pass is running"):
            tree.apply()
    assert tree.apply().sources == 5


def test_a_stop_is_heard_everywhere_and_what_was_moved_is_whole(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remapping, "SOURCES_AT", 1)
    tree.sleep()
    tree.move()
    tree.sleep()
    asked_for = asked([str(tree.new)], [])
    calls = _calls(lambda cancel: preview(tree.store, asked_for, cancel=cancel))
    assert calls > 20
    for at in range(calls):
        with pytest.raises(Cancelled, match="Nothing was written"):
            preview(tree.store, asked_for, cancel=_after(at))
    moved, at = 0, calls
    while moved < 5:
        try:
            moved += remap(tree.store, asked_for, cancel=_after(at))[1].sources
        except Cancelled as stopped:
            assert "the same command goes on" in str(stopped) or "Nothing was written" in str(
                stopped
            )
        at += 3
        with tree.store.database.reading() as connection:
            rows = connection.exec_driver_sql(
                "SELECT count(*), sum(s.location IS NOT NULL), sum(v.state=2) FROM source s"
                " JOIN evidence e ON e.source_id=s.id JOIN verdict v ON v.evidence_id=e.id"
            ).fetchone()
        assert rows[1] == rows[2]
        tree.sound()
        moved = (rows[1] or 0) // 2
    assert tree.found().missing == 0


def _calls(work: Callable[[Callable[[], bool]], object]) -> int:
    count = 0

    def cancel() -> bool:
        nonlocal count
        count += 1
        return False

    work(cancel)
    return count


def _after(number: int) -> Callable[[], bool]:
    left = number

    def cancel() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    return cancel


def test_a_source_that_another_process_changed_meanwhile_is_passed_over(tree: Tree) -> None:
    tree.sleep()
    tree.move()
    path = tree.old / "README.md"

    def meanwhile(found: Remap) -> None:
        with tree.store.database.writing() as connection:
            connection.exec_driver_sql("UPDATE source SET state=3 WHERE path=?", (str(path),))

    done = remap(tree.store, asked([str(tree.new)], []), found=meanwhile)[1]
    assert (done.sources, done.passed_over) == (
        4,
        ((str(path), "It was changed by another process."),),
    )


def test_a_file_that_is_lost_or_changed_between_search_and_writing_is_passed_over(
    tree: Tree,
) -> None:
    tree.sleep()
    moved = tree.move()

    def meanwhile(found: Remap) -> None:
        (moved / "README.md").unlink()
        (moved / "docs/n0.md").write_text("Nothing of it.\n", "utf-8")

    done = remap(tree.store, asked([str(tree.new)], []), found=meanwhile)[1]
    assert done.sources == 3
    assert {Path(path).name for path, _ in done.passed_over} == {"README.md", "n0.md"}


def test_bounds_are_kept_and_said(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    tree.sleep()
    tree.move()
    monkeypatch.setattr(moving, "Where", _Bounded)
    found = tree.found()
    assert found.looked.files == 2
    assert found.looked.cut == "files behind the first 2"


class _Bounded(moving.Where):
    def __init__(self, *words: object) -> None:
        super().__init__(*words, most_files=2)  # type: ignore[arg-type]
