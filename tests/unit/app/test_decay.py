"""Uses of memories and what fades: one change each, taken back whole, and nothing written by looking."""

from __future__ import annotations

import io
import math
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import MovingClock
from nidra.app.decay import bases, decay, fading, forecast, span, strengths, touch
from nidra.app.export import export_jsonl
from nidra.app.history import deeds
from nidra.app.listing import list_memories
from nidra.app.review import reject
from nidra.app.run_pass import run_sleep
from nidra.app.search import rebuild, search
from nidra.app.source_states import Order, source_states
from nidra.app.undo import undo
from nidra.app.verify_journal import verify_journal
from nidra.app.why import why
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import MemoryAbsent, Overtaken, UsageError
from nidra.cognition.decay import DAY, strength
from nidra.records.grade import Tier
from nidra.report import happened
from nidra.store.reading import Filter

TOUCH = """
import sys
from nidra.app.decay import touch
from nidra.app.workspace import Store
from nidra.base.clock import FixedClock, parse, moment
store = Store(sys.argv[1], clock=FixedClock(moment(parse(sys.argv[2]))))
print(sum(one.changed for one in touch(store, sys.argv[4:], sys.argv[3])))
"""


@pytest.fixture
def three(store: Store, clock: MovingClock) -> list[str]:
    """Three notes, 30 days old."""
    made = [str(store.add(new_memory(f"note {number}"))) for number in range(3)]
    clock.pass_days(30)
    return made


def _events(store: Store) -> list[str]:
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql("SELECT event FROM journal ORDER BY seq")
        return [row[0] for row in rows]


def _set(store: Store, name: str, **columns: object) -> None:
    """Columns that commands to come will write."""
    sets = ", ".join(f"{column}=?" for column in columns)
    with store.database.writing() as connection:
        connection.exec_driver_sql(
            f"UPDATE memory SET {sets} WHERE public_id=?", (*columns.values(), name)
        )


def _files(store: Store) -> list[bytes]:
    """Both databases as they lie on disk, with every connection closed."""
    store.close()
    paths = [store.folder / name for name in ("nidra.db", "runs.db")]
    return [path.read_bytes() for path in paths if path.exists()]


def test_a_record_of_30_days_stands_at_0_3679(store: Store, three: list[str]) -> None:
    found = decay(store, three[0])
    assert found.strength == pytest.approx(0.3679, abs=1e-4)
    assert (found.stability, found.use.own, found.always) == (30, None, "")
    assert found.fades_at is not None
    assert (found.fades_at - found.at) / DAY == pytest.approx(39.0776, abs=1e-3)
    assert dict(found.coming)[30] == pytest.approx(math.exp(-2))


def test_settings_say_how_long_a_tier_holds(store: Store, three: list[str]) -> None:
    store.settings.set("decay.record_days", "60")
    assert bases(store).record == 60
    assert decay(store, three[0]).strength == strength(30, 60)
    with pytest.raises(UsageError, match="from 1 to 36500"):
        store.settings.set("decay.record_days", "0")


def test_a_use_is_one_change_with_its_row(store: Store, three: list[str]) -> None:
    (done,) = touch(store, three[:1], "agent")
    assert done.changed
    found = decay(store, three[0])
    assert (found.strength, found.use.accessed) == (1.0, store.now())
    assert found.stability == pytest.approx(30 * (1 + 0.4 * (1 - math.exp(-1))))
    event = store.journal_for(three[0])[-1]
    assert event.event == "touched"
    assert event.detail == {
        "caller": "agent",
        "hour": store.now() // 3_600_000_000,
        "from": {"last_access": None, "stability": None},
        "to": {"last_access": store.now(), "stability": found.stability},
    }
    assert happened.of_row(event) == (
        f"{three[0]} was used by agent, its stability is 37.6 days now"
    )
    assert verify_journal(store).problems == []


def test_several_uses_at_once_share_a_row_that_each_memory_tells_its_own_of(
    store: Store, three: list[str]
) -> None:
    _set(store, three[1], stability=90.0)
    touch(store, three, "agent")
    assert _events(store)[-1] == "touched-many"
    for name in three:
        event = store.journal_for(name)[-1]
        assert event.detail["from"]["stability"] == (90.0 if name == three[1] else None)
        assert event.detail["to"]["stability"] == decay(store, name).stability
        assert f"{name} was used by agent" in happened.of_row(event)
    (deed,) = deeds(store, 1)
    assert deed.what == "3 memories were used by agent"
    assert verify_journal(store).problems == []


def test_a_use_counts_once_for_a_caller_within_the_hour(
    store: Store, three: list[str], clock: MovingClock
) -> None:
    touch(store, three[:1], "agent")
    stood = _files(store)
    clock.pass_days(0.4 / 24)
    (again,) = touch(store, three[:1], "agent")
    assert not again.changed and again.old == again.new
    assert _files(store) == stood
    assert [one.changed for one in touch(store, three[:2], "agent")] == [False, True]
    assert [one.changed for one in touch(store, three[:1], "person")] == [True]
    clock.pass_days(1 / 24)
    assert [one.changed for one in touch(store, three[:1], "agent")] == [True]


def test_a_burst_of_callers_counts_as_one_use(store: Store, three: list[str]) -> None:
    for number in range(30):
        touch(store, three[:1], f"agent {number}")
    assert decay(store, three[0]).stability == pytest.approx(37.585, abs=1e-2)


def test_the_hours_that_are_over_are_forgotten(
    store: Store, three: list[str], clock: MovingClock
) -> None:
    for _ in range(5):
        touch(store, three, "agent")
        clock.pass_days(2)
    touch(store, three[:1], "agent")
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM touch").scalar() == 1


def test_names_in_doubt_and_callers_without_a_name_change_nothing(
    store: Store, three: list[str]
) -> None:
    stood = _files(store)
    with pytest.raises(MemoryAbsent):
        touch(store, [three[0], "mem_0000000"], "agent")
    for caller in ("", "  ", "x" * 101):
        with pytest.raises(UsageError, match="has a name"):
            touch(store, three, caller)
    assert touch(store, [], "agent") == ()
    assert _files(store) == stood
    same = touch(store, [three[0], three[0][:9], three[0]], "agent")
    assert [one.id for one in same] == [three[0]]


def test_a_retired_memory_is_not_used_and_its_strength_is_told(
    store: Store, three: list[str]
) -> None:
    reject(store, three[0], "no more")
    (done, other) = touch(store, three[:2], "agent")
    assert (done.changed, other.changed) == (False, True)
    assert _events(store)[-1] == "touched"
    found = decay(store, three[0])
    assert not found.use.active and found.strength == strength(30, 30)


def test_what_never_fades_keeps_the_stability_of_its_tier_when_it_is_used(
    store: Store, three: list[str], clock: MovingClock
) -> None:
    _set(store, three[0], pinned=1)
    clock.pass_days(3000)
    (done,) = touch(store, three[:1], "agent")
    assert (done.new.last_access, done.new.stability) == (store.now(), None)
    found = decay(store, three[0])
    assert (found.strength, found.always, found.fades_at) == (1.0, "pinned", None)


# Undo -----------------------------------------------------------------------------------------


def test_a_use_is_undone_and_counts_again_within_the_hour(store: Store, three: list[str]) -> None:
    before = decay(store, three[0]).use
    touch(store, three[:1], "agent")
    (deed,) = deeds(store, 1)
    assert undo(store, str(deed.undo)).what == "1 use counts no more."
    assert decay(store, three[0]).use == before
    assert touch(store, three[:1], "agent")[0].changed
    assert verify_journal(store).problems == []


def test_several_uses_are_undone_together(store: Store, three: list[str]) -> None:
    _set(store, three[2], stability=90.0, last_access=store.now() - DAY)
    before = [decay(store, name).use for name in three]
    touch(store, three, "agent")
    (deed,) = deeds(store, 1)
    assert undo(store, str(deed.undo)).what == "3 uses count no more."
    assert [decay(store, name).use for name in three] == before
    assert "undone" in [event.event for event in store.journal_for(three[0])]
    assert verify_journal(store).problems == []


def test_a_use_with_a_later_one_on_it_is_not_undone_before_that(
    store: Store, three: list[str], clock: MovingClock
) -> None:
    touch(store, three[:2], "agent")
    first = deeds(store, 1)[0].undo
    clock.pass_days(1)
    touch(store, three[:1], "agent")
    with pytest.raises(Overtaken, match="touched"):
        undo(store, str(first))
    undo(store, str(deeds(store, 1)[0].undo))
    assert undo(store, str(first)).what == "2 uses count no more."


def test_undoing_a_use_leaves_grades_and_reviews_as_they_are(
    store: Store, three: list[str], tmp_path: Path, clock: MovingClock
) -> None:
    source = tmp_path / "a.md"
    source.write_text("The limit is 5.\n", "utf-8")
    name = store.add(new_memory("The limit is 5", source=source, excerpt="limit is 5"))
    run_sleep(store)
    clock.pass_days(2)
    stood = store.get(name)
    touch(store, [name], "agent")
    assert store.get(name) == stood
    undo(store, str(deeds(store, 1)[0].undo))
    assert store.get(name) == stood


# Several at once ------------------------------------------------------------------------------


def test_two_processes_that_use_the_same_at_once_count_once_for_a_caller(
    store: Store, three: list[str]
) -> None:
    at = store.clock.now().isoformat()
    running = [
        subprocess.Popen(
            [sys.executable, "-c", TOUCH, str(store.folder), at, caller, *three],
            stdout=subprocess.PIPE,
            text=True,
        )
        for caller in ("agent", "agent", "agent", "person")
    ]
    told = [process.communicate(timeout=120)[0].strip() for process in running]
    assert [process.returncode for process in running] == [0] * 4
    assert sorted(told) == ["0", "0", "3", "3"]
    assert _events(store).count("touched-many") == 2
    assert decay(store, three[0]).stability == pytest.approx(37.585, abs=1e-2)
    assert verify_journal(store).problems == []


# Nothing is written by looking ----------------------------------------------------------------


def test_looking_at_strengths_writes_not_a_byte_and_is_no_use(
    store: Store, three: list[str], tmp_path: Path, clock: MovingClock
) -> None:
    source = tmp_path / "a.md"
    source.write_text("The limit is 5.\n", "utf-8")
    store.add(new_memory("The limit is 5", source=source, excerpt="limit is 5"))
    run_sleep(store)
    rebuild(store)
    touch(store, three[:1], "agent")
    clock.pass_days(20)
    held = {name: decay(store, name).use for name in three}
    stood = _files(store)
    for name in three:
        decay(store, name)
        why(store, name)
    list(strengths(store, list_memories(store, Filter(fading=span(store, 30)))))
    list(strengths(store, list_memories(store, Filter(fading=span(store, None)))))
    forecast(store)
    fading(store, 30)
    for order in Order:
        assert source_states(store, order=order).lines
    search(store, "note")
    export_jsonl(store, io.StringIO())
    assert _files(store) == stood
    run_sleep(store)
    assert {name: decay(store, name).use for name in three} == held


# What fades -----------------------------------------------------------------------------------


def test_what_fades_within_some_days_is_listed_and_counted_by_its_tier(
    store: Store, three: list[str], clock: MovingClock
) -> None:
    _set(store, three[1], tier=int(Tier.EPISODIC))
    _set(store, three[2], core=1)
    later = str(store.add(new_memory("later")))
    with store.database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM census")
        connection.exec_driver_sql(
            "INSERT INTO census SELECT 0, 0, tier, grade, standing, contested, active, count(*)"
            " FROM memory GROUP BY tier, grade, standing, contested, active"
        )
    listed = [m.id for m in list_memories(store, Filter(fading=span(store, 90)))]
    assert listed == [three[0], later]
    assert [m.id for m in list_memories(store, Filter(fading=span(store, 40)))] == [three[0]]
    assert [m.id for m in list_memories(store, Filter(fading=span(store, None)))] == [three[1]]
    assert fading(store, 40) == {Tier.RECORD: 1, Tier.EPISODIC: 0, Tier.SEMANTIC: 0}
    record, episodic = forecast(store, (40, 10, 90)).tiers
    assert (record.tier, record.total, record.faded, record.within, record.never) == (
        Tier.RECORD,
        3,
        0,
        (0, 1, 2),
        1,
    )
    assert (episodic.total, episodic.faded, episodic.within) == (1, 1, (0, 0, 0))
    clock.pass_days(10_000)
    assert [tier.faded for tier in forecast(store).tiers] == [2, 1]


def test_a_use_moves_a_memory_back_in_the_list(store: Store, three: list[str]) -> None:
    touch(store, three[:1], "agent")
    found = list(strengths(store, list_memories(store, Filter(fading=span(store, 365)))))
    assert [memory.id for memory, _, _ in found] == [three[1], three[2], three[0]]
    assert found[0][2] is not None and found[0][2] < (found[2][2] or 0)


def test_a_list_of_what_fades_goes_on_behind_a_memory(store: Store, three: list[str]) -> None:
    chosen = Filter(fading=span(store, 60))
    first = [m.id for m in list_memories(store, chosen, 1)]
    rest = [m.id for m in list_memories(store, chosen, None, first[0])]
    assert first + rest == three
    touch(store, first, "agent")
    with pytest.raises(UsageError, match="List from the beginning"):
        list(list_memories(store, chosen, None, first[0]))


def test_days_that_are_none_are_refused(store: Store) -> None:
    for days in (-1, 36_501):
        with pytest.raises(UsageError, match="0 to 36,500 days"):
            span(store, days)
