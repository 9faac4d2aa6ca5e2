"""The charts of the trust report as values: what window, files and tables draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from nidra.app import passes_chart
from nidra.app.drawn import made, nothing
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled
from nidra.base.text import one_line
from nidra.records.chart import Chart, Saying, Series, Shape
from nidra.records.evidence import SourceState
from nidra.records.report import RoomRot
from nidra.records.verdict import State
from nidra.report import chart_words as words
from nidra.report.rot import gone_in, told_in
from nidra.store import counting, read_ages, verdict_census
from nidra.store.connection import Connection

ROOMS = 12
SOURCES = 12
_DAY = 24 * 3600 * 1_000_000
_DAYS = (1, 7, 30, 90)
_WEEK = 2  # the first ages that make it up
_WIDE = 200  # characters of a name

Stop = Callable[[], bool]


def charts(store: Store, cancel: Stop | None = None) -> tuple[Chart, ...]:
    """Grades over passes, sources gone by room, the verdict mix, the ages of byte checks of memories and of
    sources, and the sources that memories fell with.

    Reads only. `cancel` is asked between them and stops with `Cancelled`.
    """
    return tuple(_each(store, cancel or (lambda: False)))


def _each(store: Store, cancel: Stop) -> Iterator[Chart]:
    def heed() -> None:
        if cancel():
            raise Cancelled(reason="Nothing was changed.")

    with store.database.reading() as connection:
        passes = passes_chart.ended(store, connection)
        yield passes_chart.chart(connection, passes, heed)
        heed()
        yield _rot(connection, bool(passes))
        yield _verdicts(connection, bool(passes))
        heed()
        yield from _ages(store, connection)
        heed()
        yield _fallen(connection, bool(passes))


# Rooms --------------------------------------------------------------------------------------


def _rot(connection: Connection, slept: bool) -> Chart:
    head = ("rot", words.ROT, Shape.BARS, words.WHERE)
    rooms = counting.rooms(connection)
    if not rooms or not slept:
        return nothing(*head, "share", words.NO_PASS if rooms else words.NO_ROOM)
    shown, rest = rooms[:ROOMS], rooms[ROOMS:]
    steps = _names(shown)
    values = [room.rot if told_in(room) else None for room in shown]
    worst = shown[0]
    said = [Saying(words.NONE_GONE)]
    if gone_in(worst):
        said = [Saying(words.WORST_ROOM, {"gone": gone_in(worst), "active": worst.active})]
    if rest:
        steps.append(words.OTHER_ROOMS)
        values.append(_rot_of(rest))
        said.append(Saying(words.ROOMS_TOGETHER, {"n": len(rest)}))
    return made(*head, steps, [Series(words.SHARE_GONE, "gone", tuple(values))], "share", said)


def _rot_of(rooms: Sequence[RoomRot]) -> float | None:
    """The share that is gone in rooms together; None where no source of any was looked at."""
    told = any(map(told_in, rooms))
    return sum(map(gone_in, rooms)) / sum(room.active for room in rooms) if told else None


def _names(rooms: Sequence[RoomRot]) -> list[str]:
    """Wing and room, with the place of the palace where two palaces have one of the same name."""
    plain = [f"{_named(room.wing)} / {_named(room.room)}" for room in rooms]
    return [
        name if plain.count(name) == 1 else f"{name} ({one_line(room.origin, _WIDE)})"
        for name, room in zip(plain, rooms, strict=True)
    ]


def _named(name: str) -> str:
    return one_line(name, _WIDE) or "(none)"


# Verdicts -----------------------------------------------------------------------------------


def _verdicts(connection: Connection, slept: bool) -> Chart:
    head = ("verdicts", words.VERDICTS, Shape.BARS, words.VERDICT)
    found = verdict_census.count(connection)
    if not found or not slept:
        return nothing(*head, "receipts", words.NO_PASS if found else words.NO_RECEIPTS)
    steps = tuple(dict.fromkeys(State(n).label for n in sorted(found, key=_place)))
    counted = {(State(n).label, words.STATES[State(n)]): number for n, number in found.items()}
    series = [
        Series(*part, tuple(counted.get((step, part), 0) for step in steps))
        for part in words.VERDICT_PARTS
    ]
    holds = sum(series[0].values)  # type: ignore[arg-type]
    said = Saying(words.RECEIPTS_HOLD, {"ok": int(holds), "total": sum(found.values())})
    return made(*head, steps, series, "receipts", [said])


def _place(state: int) -> tuple[int, int]:
    return words.VERDICT_PARTS.index(words.STATES[State(state)]), state


# Ages ---------------------------------------------------------------------------------------


def _ages(store: Store, connection: Connection) -> Iterator[Chart]:
    now, read = store.now(), store.runs.read_dates()
    age = {key: _age(now, at) for key, at in read.items()}
    never = len(words.AGES) - 1
    of_memories = read_ages.Ages(connection, age, never).counted()
    there, away = [0] * len(words.AGES), [0] * len(words.AGES)
    for key, state in read_ages.states(connection):
        (there if state is SourceState.PRESENT else away)[age.get(key, never)] += 1
    yield _of_age(
        ("byte-age", words.MEMORY_AGE),
        [Series(*words.MEMORIES, tuple(of_memories))],
        ("memories", words.MEMORIES_READ),
    )
    parts = [Series(*words.THERE, tuple(there)), Series(*words.NOT_THERE, tuple(away))]
    yield _of_age(("source-age", words.SOURCE_AGE), parts, ("sources", words.SOURCES_READ))


def _age(now: int, at: int) -> int:
    """Which of the ages a moment has; one after now counts as just now."""
    return next((n for n, days in enumerate(_DAYS) if now - at <= days * _DAY), len(_DAYS))


def _of_age(named: tuple[str, str], series: Sequence[Series], told: tuple[str, str]) -> Chart:
    unit, template = told
    numbers = [int(sum(column)) for column in zip(*(one.values for one in series), strict=True)]
    total = sum(numbers)
    if not total:
        return nothing(*named, Shape.BARS, words.AGE, unit, words.NO_SOURCE)
    said = [Saying(template, {"total": total, "read": sum(numbers[:_WEEK])})]
    if numbers[-1]:
        said.append(_never_read(numbers[-1]))
    return made(*named, Shape.BARS, words.AGE, words.AGES, series, unit, said)


def _never_read(number: int) -> Saying:
    return Saying(words.ONE_NEVER_READ) if number == 1 else Saying(words.NEVER_READ, {"n": number})


# Sources ------------------------------------------------------------------------------------


def _fallen(connection: Connection, slept: bool) -> Chart:
    head = ("fallen", words.FALLEN, Shape.BARS, words.SOURCE)
    memories, found = read_ages.fallen(connection)
    if not found:
        return nothing(*head, "memories", words.NOTHING_FELL if slept else words.NO_PASS)
    shown, rest = found[:SOURCES], found[SOURCES:]
    steps = [one_line(path, _WIDE) for path, _ in shown]
    values = [number for _, number in shown]
    said = [_fell_with(memories, len(found))]
    if rest:
        said.append(Saying(words.SOURCES_LEFT, {"n": len(rest)}))
    return made(*head, steps, [Series(*words.FALLEN_MEMORIES, tuple(values))], "memories", said)


def _fell_with(memories: int, sources: int) -> Saying:
    if memories == 1 and sources == 1:
        return Saying(words.SINGLE_FELL)
    template = words.ONE_FELL_WITH if sources == 1 else words.FELL_WITH
    return Saying(template, {"memories": memories, "sources": sources})
