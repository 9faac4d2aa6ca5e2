"""Whatever happens to the sources, a pass ends in the state that the sources bear out, and no other."""

from __future__ import annotations

import tempfile
from pathlib import Path

from conftest import START, MovingClock, digest_of
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State
from nidra.store import health

FILES = ("a.md", "b.md")
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("write"), st.sampled_from(FILES), st.integers(4, 6)),
        st.tuples(st.just("delete"), st.sampled_from(FILES), st.just(0)),
        st.tuples(st.just("touch"), st.sampled_from(FILES), st.just(0)),
        st.tuples(st.just("sleep"), st.sampled_from(("full", "quick")), st.just(0)),
        st.tuples(st.just("wait"), st.just(""), st.integers(1, 9)),
        st.tuples(st.just("again"), st.sampled_from(FILES), st.just(0)),
    ),
    max_size=14,
)


def _text(number: int) -> str:
    return f"# limits\nThe retry limit is {number} attempts.\n"


def _add(store: Store, path: Path) -> str:
    return store.add(new_memory(f"From {path.name}", source=path, excerpt="retry limit is 5"))


def _do(store: Store, clock: MovingClock, folder: Path, step: tuple[str, str, int]) -> None:
    kind, name, number = step
    path = folder / name
    if kind == "write":
        path.write_text(_text(number), "utf-8")
    elif kind == "delete":
        path.unlink(missing_ok=True)
    elif kind == "touch" and path.exists():
        path.write_bytes(path.read_bytes())
    elif kind == "sleep":
        run_sleep(store, mode=name)
    elif kind == "wait":
        clock.pass_days(number)
    elif kind == "again":
        _add(store, path)


def _borne_out(store: Store, folder: Path) -> None:
    """Each memory stands as its file says now, or as it was when the file was last read."""
    for memory in store.load():
        if not memory.evidence:
            continue
        path = folder / memory.statement.removeprefix("From ")
        (row,) = memory.evidence
        if path.exists():
            stands = "is 5" in path.read_text("utf-8")
            assert (row.state is State.VERBATIM) == stands
            assert (memory.grade is Grade.MACHINE_CHECKED) == stands
            assert (memory.standing is Standing.FALLEN) == (not stands)
        else:
            assert row.state not in (State.VERBATIM, State.UNCHECKED)
            assert memory.grade is not Grade.MACHINE_CHECKED
            assert (memory.standing is Standing.FALLEN) == (
                row.state in (State.DRIFTED, State.UNFOUNDED)
            )


@settings(max_examples=30, deadline=None)
@given(STEPS)
def test_the_last_pass_tells_what_the_sources_bear_out(steps: list[tuple[str, str, int]]) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder, clock = Path(place), MovingClock(START)
        store = Store(folder / "store", clock=clock)
        store.init()
        for name in FILES:
            (folder / name).write_text(_text(5), "utf-8")
            base = _add(store, folder / name)
            store.add(new_memory(f"What follows from {name}", rests_on=[base]))
        for step in steps:
            _do(store, clock, folder, step)
        run_sleep(store)
        _borne_out(store, folder)
        for memory in store.load():
            if memory.premises:
                below = store.get(memory.premises[0])
                assert (memory.grade, memory.standing) == (below.grade, below.standing)
        with store.database.reading() as connection:
            assert health.census_is_true(connection)
        assert verify_journal(store).problems == []
        before = digest_of(store)
        assert run_sleep(store).idle
        assert digest_of(store) == before
        store.close()
