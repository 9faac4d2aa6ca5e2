"""Whatever is filed and whatever becomes of the files, uniting loses nothing and lowers nobody."""

from __future__ import annotations

import tempfile
from pathlib import Path

from conftest import START, MovingClock, digest_of
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import UsageError
from nidra.base.text import dedup_key
from nidra.records.grade import Grade
from nidra.sleep.stages import unite
from nidra.store import health

TEXTS = ("The limit is five", "the LIMIT is five.", "the limit, is five!", "The limit is six")
FILES = ("a.md", "b.md")
SAID = "the limit is five here"

STEPS = st.lists(
    st.one_of(
        st.tuples(
            st.just("add"),
            st.sampled_from(TEXTS),
            st.sampled_from((*FILES, "")),
            st.integers(0, 5),
            st.booleans(),
        ),
        st.tuples(st.just("break"), st.sampled_from(FILES)),
        st.tuples(st.just("mend"), st.sampled_from(FILES)),
        st.tuples(st.just("drop"), st.sampled_from(FILES)),
        st.tuples(st.just("sleep")),
    ),
    min_size=3,
    max_size=12,
)


def _add(store: Store, folder: Path, text: str, name: str, day: int, rests: bool) -> None:
    premises = [memory.id for memory in store.load() if memory.statement != text][:1]
    receipt = {"source": folder / name, "excerpt": "limit is five"} if name else {}
    try:
        store.add(
            new_memory(
                text,
                now=f"2026-05-0{day + 1}T00:00:00Z",
                rests_on=premises if rests else (),
                **receipt,  # type: ignore[arg-type]
            )
        )
    except UsageError:
        return  # united, or a circle


def _do(store: Store, folder: Path, step: tuple[object, ...]) -> None:
    path = folder / str(step[1]) if len(step) > 1 else folder
    if step[0] == "add":
        _add(store, folder, *step[1:])  # type: ignore[arg-type]
    elif step[0] == "break":
        path.write_text("nothing of that kind", "utf-8")
    elif step[0] == "mend":
        path.write_text(SAID, "utf-8")
    elif step[0] == "drop":
        path.unlink(missing_ok=True)
    else:
        _sleep(store)


def _sleep(store: Store) -> None:
    """A pass; a union lowers no memory that stands for the others."""
    best: dict[str, Grade] = {}
    real = unite.run

    def watched(night: object) -> object:
        for memory in store.load():
            if memory.active:
                key = dedup_key(memory.statement)
                best[key] = max(best.get(key, Grade.UNVERIFIED), memory.grade)
        done = real(night)  # type: ignore[arg-type]
        after: dict[str, Grade] = {}
        for memory in store.load():
            if memory.active:
                key = dedup_key(memory.statement)
                after[key] = max(after.get(key, Grade.UNVERIFIED), memory.grade)
        assert all(after[key] >= grade for key, grade in best.items())
        return done

    from nidra.sleep import run as passes

    stages = passes.OF_THE_WHOLE_STORE
    passes.OF_THE_WHOLE_STORE = tuple(
        (name, watched if name == unite.STAGE else stage)  # type: ignore[misc]
        for name, stage in stages
    )
    try:
        run_sleep(store)
    finally:
        passes.OF_THE_WHOLE_STORE = stages


@settings(max_examples=25, deadline=None)
@given(STEPS)
def test_a_union_keeps_the_best_grade_and_every_receipt(steps: list[tuple[object, ...]]) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        store = Store(folder / "store", clock=MovingClock(START))
        store.init()
        for name in FILES:
            (folder / name).write_text(SAID, "utf-8")
        for step in steps:
            _do(store, folder, step)
        _sleep(store)
        memories = list(store.load())
        with store.database.reading() as connection:
            assert health.census_is_true(connection)
            receipts = connection.exec_driver_sql("SELECT count(*) FROM evidence").scalar()
        own = {row.key for memory in memories for row in memory.evidence}
        assert len(own) == receipts
        for memory in memories:
            if not memory.active and memory.superseded_by:
                assert "united" in memory.flags
                kept = store.get(memory.superseded_by)
                assert dedup_key(kept.statement) == dedup_key(memory.statement)
                assert kept.recorded_at <= memory.recorded_at
        assert verify_journal(store).problems == []
        before = digest_of(store)
        assert run_sleep(store).idle
        assert digest_of(store) == before
        for path in store.folder.glob("runs.db*"):
            path.unlink()
        assert unite.UNITED not in run_sleep(store).actions
        store.close()
