"""What is new in a store since its last pass: the page that a window opens with."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from nidra.app import timer
from nidra.app.contested import contested
from nidra.app.overview import oldest_and_newest, unreached
from nidra.app.review import count_due
from nidra.app.workspace import Store
from nidra.base.text import one_line
from nidra.records.browse import LISTED, Change, Home, PassGlance, SourceNews
from nidra.records.report import Census
from nidra.report.words import when
from nidra.sleep.night import LEASE, RESUME_WITHIN
from nidra.sleep.timetable import WHOLE
from nidra.store import contests, counting, filed, news, overviews
from nidra.store import sources as source_table
from nidra.store.connection import Connection
from nidra.store.news import News, Told
from nidra.store.run_log import FOUND, PASS

SOURCES = 20
PAIRS = 3
CUT = 300  # characters of a statement
SHORT = 60  # and of one that is quoted in a sentence
_RUNS = 100
_NAME = re.compile(r"\bmem_[0-9a-f]{8,}\b")

# Who judged, by what the journal gives as its reason.
_BY = {"verify": "pass", "watch": "watcher", "recheck": "recheck", "import": "import"}


def home(store: Store) -> Home:
    """How a store stands, and what became of its memories and sources since its last pass began.

    Nothing is read but the store, nothing is written, and what takes long is cut short.
    """
    now = store.now()
    runs = [run for run in store.runs.history(_RUNS) if run["kind"] == PASS]
    last = next((run for run in runs if run["state"] == "done" and run["mode"] in WHOLE), None)
    with store.database.reading() as connection:
        census = counting.counts(connection)
        told = _news(connection, last)
        changes = _changes(connection, told.told)
        sources, number = _sources(connection, last)
        pairs = contests.count_open(connection)
        cut_short = _imports(store, connection, now)
        unread = _unread(store, connection)
    oldest, newest = oldest_and_newest(store)
    return Home(
        at=now,
        census=census,
        timer=timer.status(store),
        last_pass=_glance(last) if last else None,
        before=_before(store, last) if last else None,
        changes=changes,
        counts=dict(told.counts),
        whole=told.whole,
        sources=sources,
        more_sources=number - len(sources),
        contested=pairs,
        pairs=contested(store, PAIRS),
        due=count_due(store, ahead=0)[0],
        oldest_byte_check=oldest,
        newest_byte_check=newest,
        unreached=unreached(store),
        interrupted=(*map(_import_words, cut_short), *_passes(store, runs, now)),
        cut_short=tuple(location for location, _ in cut_short),
        unread=unread,
    )


# The last pass ------------------------------------------------------------------------------


def _glance(run: Mapping[str, Any]) -> PassGlance:
    counts = run["counts"]
    return PassGlance(
        run["pass_id"],
        run["mode"],
        run["started_at"],
        run["ended_at"] or run["started_at"],
        _numbers(counts.get("read")),
        _numbers(counts.get("actions")),
    )


def _numbers(value: Any) -> dict[str, int]:
    """Counts as the run history keeps them; anything else there is nobody's."""
    if not isinstance(value, dict):
        return {}
    return {str(name): n for name, n in value.items() if isinstance(n, int)}


def _before(store: Store, run: Mapping[str, Any]) -> Census | None:
    """The census as a pass found it, where that was kept."""
    kept = (store.runs.mark(FOUND) or {}).get(run["pass_id"])
    try:
        return Census(**kept) if isinstance(kept, dict) else None
    except TypeError:
        return None


# What happened since ------------------------------------------------------------------------


def _news(connection: Connection, run: Mapping[str, Any] | None) -> News:
    first = _first(connection, run)
    return news.of_memories(connection, first, LISTED)


def _first(connection: Connection, run: Mapping[str, Any] | None) -> int:
    """The journal row at which the last pass began; the very first without one."""
    return news.start(connection, run["pass_id"], run["started_at"]) if run else 0


def _changes(connection: Connection, told: Sequence[Told]) -> tuple[Change, ...]:
    texts = overviews.texts(connection, [one.key for one in told])
    names = {name for one in told for name in _NAME.findall(one.sentence)}
    statements = overviews.statements(connection, sorted(names))
    stand = overviews.stand(connection, [one.key for one in told])
    return tuple(
        Change(
            one.name,
            one_line(texts[one.key][1], CUT),
            one.deed,
            _NAME.sub(lambda name: _quoted(name.group(), statements), one.sentence),
            one.at,
            _by(one),
            *stand[one.key],
        )
        for one in told
    )


def _quoted(name: str, statements: Mapping[str, str]) -> str:
    """What a memory says instead of its id, where it is there."""
    return f"“{one_line(statements[name], SHORT)}”" if name in statements else name


def _unread(store: Store, connection: Connection) -> int:
    """How many sources were never read byte for byte, those included that were gone from the first."""
    return max(0, source_table.count(connection) - sum(1 for _ in store.runs.ages()))


def _by(one: Told) -> str:
    word = one.reason.partition(":")[0]
    return _BY.get(word, "pass" if one.in_pass else "person")


def _sources(
    connection: Connection, run: Mapping[str, Any] | None
) -> tuple[tuple[SourceNews, ...], int]:
    since = run["started_at"] if run else 0
    found, number = news.of_sources(connection, _first(connection, run), since, SOURCES)
    return tuple(SourceNews(*one) for one in found), number


# Work that was cut short --------------------------------------------------------------------


def _imports(store: Store, connection: Connection, now: int) -> list[tuple[str, int]]:
    """Imports that neither came to their end nor were taken back, while none is at work."""
    found = filed.cut_short(connection)
    if not found or store.runs.holder(LEASE, now) is not None:
        return []
    return found


def _import_words(found: tuple[str, int]) -> str:
    location, at = found
    return (
        f"The import of {one_line(location, 400)} that began {when(at)} was cut short. Importing it"
        " again goes on from there; until then nothing of it counts."
    )


_ENDINGS = {
    "running": "was cut short",
    "cancelled": "was stopped before its end",
    "failed": "could not be ended",
}


def _passes(store: Store, runs: Sequence[Mapping[str, Any]], now: int) -> tuple[str, ...]:
    """The latest pass, where it did not come to its end and no process is at it. Whoever closes the window
    stops its pass, so that one that was stopped is told as well."""
    if not runs or runs[0]["state"] not in _ENDINGS:
        return ()
    holder = store.runs.holder(LEASE, now)
    last = runs[0]
    if holder is not None and holder.token == last["pass_id"]:
        return ()
    how = _ENDINGS[last["state"]]
    began = f"The {one_line(last['mode'], 100)} pass that began {when(last['started_at'])} {how}."
    if 0 <= now - last["started_at"] <= RESUME_WITHIN:
        return (f"{began} What it did is kept, and the next one of its kind goes on from there.",)
    return (f"{began} What it did is kept, and the next one looks at everything again.",)
