"""A pass and the watcher look at one source at once: what was seen last is what stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import MovingClock
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.records.evidence import SourceState
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import OK, State
from nidra.sleep import findings
from nidra.sleep.watch.judging import Judge
from nidra.store import health, revisions, sources, verdicts

LINES = 6


class Two:
    """Two files, and a store with a memory for each of their lines."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.store = store
        self.files = [folder / "first.md", folder / "second.md"]
        self.write("5" * LINES)
        self.files[1].write_text("The port is 8080 by default.", "utf-8")
        self.names = [
            store.add(new_memory(f"{n}", source=self.files[0], excerpt=f"gauge {n} reads 5 bar"))
            for n in range(LINES)
        ]
        store.add(new_memory("port", source=self.files[1], excerpt="port is 8080"))
        run_sleep(store)

    def write(self, digits: str) -> None:
        """Let each line of the first file have another number."""
        lines = [f"The gauge {n} reads {digit} bar today.\n" for n, digit in enumerate(digits)]
        self.files[0].write_text("".join(lines), "utf-8")

    def look(
        self,
        between: Callable[[], None] | None = None,
        after: int = 1,
        only: Path | None = None,
    ) -> set[int]:
        """Let the watcher look at both files or at one, `between` done once it went so far."""
        asked = iter(range(10**6))

        def cancel() -> bool:
            if between is not None and next(asked) == after:
                between()
            return False

        with Store(self.store.folder, clock=self.store.clock) as other:
            judge = Judge(
                other.database, other.runs, other.folder, other.now, lambda *told: None, cancel
            )
            with other.database.reading() as connection:
                rows = sources.page(connection)
            keys = {row.key for row in rows if only is None or row.path == str(only)}
            return judge.judge(keys, anew=True)

    def sleep(self, between: Callable[[], None], after: int = 1) -> None:
        """Run a pass, `between` done once it went so far: by a file, or by a transaction of one."""
        asked = iter(range(10**6))

        def cancel() -> bool:
            if next(asked) == after:
                between()
            return False

        run_sleep(self.store, cancel=cancel)

    def states(self) -> list[State]:
        return [self.store.get(name).evidence[0].state for name in self.names]

    def settled(self) -> None:
        """Every verdict says what a look at the files says now, and nothing is left to do."""
        path = self.files[0]
        text = path.read_text("utf-8") if path.exists() else None
        for name in self.names:
            memory = self.store.get(name)
            if text is None:
                # What was read to fail before outlives the loss of the file.
                assert memory.standing in (Standing.GONE, Standing.FALLEN)
            else:
                assert (memory.evidence[0].state in OK) == (memory.evidence[0].excerpt in text)
        with self.store.database.reading() as connection:
            assert health.census_is_true(connection)
            row = sources.source_at(connection, str(path))
        assert row is not None and (row.state == SourceState.PRESENT) == (text is not None)
        assert verify_journal(self.store).problems == []
        head = verify_journal(self.store).head
        self.look()
        assert verify_journal(self.store).head == head
        assert run_sleep(self.store).stages["verify"] == {}


@pytest.fixture
def two(store: Store, tmp_path: Path, clock: MovingClock) -> Two:
    made = Two(store, tmp_path)
    clock.pass_days(1)
    return made


def test_a_pass_does_not_write_what_it_read_over_what_the_watcher_read_later(two: Two) -> None:
    def edited() -> None:
        two.write("565555")
        two.look()
        assert two.states()[1] is State.DRIFTED

    two.write("655555")
    two.sleep(edited)
    assert two.states()[0] in OK and two.states()[1] is State.DRIFTED
    two.settled()


def test_the_watcher_does_not_write_what_it_read_over_what_a_pass_read_later(two: Two) -> None:
    def edited() -> None:
        two.write("565555")
        run_sleep(two.store)

    two.write("655555")
    assert two.look(edited) == set()
    assert two.states()[0] in OK and two.states()[1] is State.DRIFTED
    two.settled()


@pytest.mark.parametrize("port", [8080, 7070])
def test_what_the_watcher_wrote_of_a_file_is_known_when_its_turn_comes_in_the_pass(
    two: Two, monkeypatch: pytest.MonkeyPatch, port: int
) -> None:
    """The pass wrote of the file before it in between, and still reads from its old snapshot."""
    monkeypatch.setattr(findings, "WRITE_AT", 1)
    asked = iter(range(10**6))

    def cancel() -> bool:
        step = next(asked)
        if step == 1:
            two.files[1].write_text("The port is 9090 by default.", "utf-8")
            two.look(only=two.files[1])
        if step == 2:
            two.files[1].write_text(f"The port is {port} by default.", "utf-8")
        return False

    two.write("655555")
    run_sleep(two.store, cancel=cancel)
    last = LINES + 1
    with two.store.database.reading() as connection:
        told = [value["note"] for _, _, value in revisions.of_memory(connection, last)]
        now = verdicts.standing(connection, [last])[last]
    assert len(told) == 2 and "9090" in told[1]
    assert ("word for word" if port == 8080 else "7070") in now
    two.settled()


def test_a_file_that_came_back_as_it_was_before_the_pass_wrote_is_not_called_gone(two: Two) -> None:
    """The watcher writes nothing here, for nothing changed: the pass has to see it by itself."""

    def back() -> None:
        two.write("5" * LINES)
        two.look()

    two.files[0].unlink()
    two.sleep(back)
    assert all(state in OK for state in two.states())
    two.settled()


def test_a_file_that_went_while_a_pass_was_at_work_is_gone_for_both(two: Two) -> None:
    def away() -> None:
        two.files[0].unlink()
        two.look()

    two.write("655555")
    two.sleep(away)
    two.settled()


@pytest.mark.parametrize("first", ["655555", "666666", "", "556655"])
@pytest.mark.parametrize("second", ["565555", "555555", "", "666656"])
@pytest.mark.parametrize("watcher_first", [False, True])
@pytest.mark.parametrize("after", [1, 2])
def test_steps_of_one_file_and_of_another_content_of_it_never_mix(
    two: Two,
    first: str,
    second: str,
    watcher_first: bool,
    after: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a transaction for each two verdicts, one is always in the midst of the file."""

    def change(digits: str) -> None:
        if digits:
            two.write(digits)
        else:
            two.files[0].unlink(missing_ok=True)

    monkeypatch.setattr(findings, "WRITE_AT", 2)
    monkeypatch.setattr("nidra.sleep.watch.judging.WRITE_AT", 2)
    change(first)
    if watcher_first:
        two.look(lambda: (change(second), run_sleep(two.store))[0], after)
    else:
        two.sleep(lambda: (change(second), two.look())[0], after)
    two.settled()


@pytest.mark.parametrize("mode", ["quick", "full"])
def test_a_file_found_as_an_old_snapshot_knew_it_is_not_noted_as_read(two: Two, mode: str) -> None:
    """The pass has its snapshot, the file changes and is put back; only the first is judged by then."""

    def there_and_back() -> None:
        two.write("655555")
        two.look()
        two.write("5" * LINES)

    two.sleep(there_and_back, after=0)
    run_sleep(two.store, mode=mode)
    assert two.states()[0] in OK
    two.settled()


@pytest.mark.parametrize("watcher_first", [False, True])
def test_a_file_that_came_back_and_went_again_in_the_midst_of_its_receipts_is_gone(
    two: Two, watcher_first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    two.files[0].unlink()
    run_sleep(two.store)
    assert two.states()[0] is State.GONE
    monkeypatch.setattr(findings, "WRITE_AT", 2)
    monkeypatch.setattr("nidra.sleep.watch.judging.WRITE_AT", 2)

    def away() -> None:
        two.files[0].unlink()

    two.write("5" * LINES)
    if watcher_first:
        two.look(lambda: (away(), run_sleep(two.store))[0], after=2)
    else:
        two.sleep(lambda: (away(), two.look())[0], after=2)
    assert set(two.states()) == {State.GONE}
    two.settled()


def test_a_verdict_that_was_undone_meanwhile_is_looked_at_again(two: Two) -> None:
    two.write("655555")
    two.look()
    two.write("565555")
    last = two.store.journal_for(two.names[0])[-2]

    def undone() -> None:
        undo(two.store, last.seq)

    two.look(undone)
    assert two.states()[0] in OK
    two.settled()


def test_a_file_that_never_stands_still_is_judged_all_the_same(two: Two) -> None:
    def grow() -> bool:
        with two.files[0].open("a", encoding="utf-8") as file:
            file.write("One more line.\n")
        return False

    two.write("655555")
    run_sleep(two.store, cancel=grow)
    assert two.states()[0] is State.DRIFTED
    assert two.store.get(two.names[0]).grade is Grade.UNVERIFIED
