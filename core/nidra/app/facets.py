"""What a table can be narrowed to, and how many memories each choice would show.

>>> for value in facets(store, look).named("standing").values:                      # doctest: +SKIP
...     print(value.label, value.count)

Each facet is counted under all that is chosen but its own value, so that its other values tell what
they would show in its place.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from nidra.app.browse import ASK_SECONDS, SUPERSEDED, Look, Stop, found_by, kept_of
from nidra.app.decay import span
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled, UsageError
from nidra.base.text import one_line
from nidra.records.browse import Facet, Facets, FacetValue
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.verdict import State
from nidra.report.words import when
from nidra.store import facet_places, facet_receipts, facet_rows, filed
from nidra.store.connection import Connection
from nidra.store.facet_base import Base
from nidra.store.filter_parts import CONTESTED
from nidra.store.filters import Filter
from nidra.store.run_log import PASS
from nidra.store.watching import watched
from nidra.trust.freshness import DAY

SECONDS = 0.2
AGES = (1, 7, 30, 365)  # days
SINCE = "since "  # before a moment in microseconds, in the place of a number of days
FADING = 30  # days
FADED = "faded"
PASSES = 5
LISTED = 200
_LATE = "The time for counting is up."

# A facet and the field of a filter that holds its choice, in the order in which they are shown.
FIELDS = {
    "grade": "grade",
    "standing": "standing",
    "verdict": "verdict",
    "flag": "flag",
    "tier": "tier",
    "origin": "origin",
    "wing": "wing",
    "room": "room",
    "source": "source",
    "age": "since",
    "strength": "fading",
    "pass": "changed_by",
}
# Counted in this order, the cheapest first: what is late has no number.
_CHEAPEST = (
    "grade",
    "standing",
    "tier",
    "age",
    "strength",
    "flag",
    "source",
    "pass",
    "wing",
    "room",
    "origin",
    "verdict",
)


def choose(store: Store, look: Look, name: str, value: str) -> Look:
    """A table narrowed to a value of a facet, or no more to any where `value` is empty.

    Another wing lets go of the room. Raises `UsageError` for a facet or a value that is none.
    """
    if name not in FIELDS:
        raise UsageError(reason=f"There is no facet {one_line(name)!r}.")
    changed: dict[str, Any] = {FIELDS[name]: _meant(store, name, value) if value else None}
    if name == "wing":
        changed["room"] = None
    return replace(look, chosen=replace(look.chosen, **changed))


def _meant(store: Store, name: str, value: str) -> Any:
    """What a filter says for a value of a facet."""
    try:
        match name:
            case "grade" | "standing" | "verdict" | "tier":
                return _KINDS[name][value]
            case "origin":
                return int(value)
            case "age" if value.startswith(SINCE):
                return int(value.removeprefix(SINCE))
            case "age":
                return store.now() - int(value) * DAY
            case "strength":
                return span(store, None if value == FADED else int(value))
    except (KeyError, ValueError) as problem:
        raise UsageError(reason=f"{one_line(value)!r} is no {name}.") from problem
    return value


_KINDS: Mapping[str, Mapping[str, Any]] = {
    "grade": {one.label: one for one in Grade},
    "standing": {one.label: one for one in Standing},
    "verdict": {one.label: one for one in reversed(State)},
    "tier": {one.label: one for one in Tier},
}


def facets(
    store: Store, look: Look, seconds: float = SECONDS, cancel: Stop | None = None
) -> Facets:
    """Every facet with its values, counted within so many seconds.

    A facet that was not counted in time has its values without a number. The kept counts tell grades,
    standings and tiers at once while nothing else is chosen. `cancel` is asked fifty times a second and
    stops the counting with `Cancelled`.
    """
    late = _Deadline(seconds, cancel or (lambda: False))
    with store.database.reading() as connection:
        counting = _Counting(store, connection, look, late)
        found = {name: counting.facet(name) for name in _CHEAPEST}
    if late.stop():
        raise Cancelled(reason=SUPERSEDED)
    return Facets(tuple(found[name] for name in FIELDS))


@dataclass
class _Deadline:
    seconds: float
    stop: Stop

    def __post_init__(self) -> None:
        self.end = time.monotonic() + self.seconds

    def passed(self) -> bool:
        return time.monotonic() >= self.end or self.stop()

    def heed(self) -> None:
        if self.passed():
            raise Cancelled(reason=_LATE)


class _Counting:
    """One table's facets: what is counted under what, and what each value is called."""

    def __init__(self, store: Store, connection: Connection, look: Look, late: _Deadline) -> None:
        self._store = store
        self._connection = connection
        self._look = look
        self._late = late
        self._bases: dict[Filter, Base] = {}
        self._kept = kept_of(store).at(connection)
        self._rooms = filed.rooms(connection)
        self._origins = _origins(connection)
        self._passes = _passes(store)
        self._spans = {FADED: span(store, None), str(FADING): span(store, FADING)}

    def facet(self, name: str) -> Facet:
        """One facet, without numbers where the time is up."""
        counted: Mapping[str, int] | None = None
        try:
            with watched(self._connection, self._late.passed, _LATE, ASK_SECONDS):
                counted = self._counted(name)
        except Cancelled:
            pass
        values = self._listed(name, counted)
        return Facet(name, tuple(values), counted is not None)

    def _base(self, name: str) -> Base:
        chosen = replace(self._look.chosen, **{FIELDS[name]: None})
        if name == "wing":
            chosen = replace(chosen, room=None)
        if chosen not in self._bases:
            look = replace(self._look, chosen=chosen)
            held = found_by(self._connection, self._store, look, self._late.heed, self._kept)
            self._bases[chosen] = Base(self._connection, chosen, held, self._late.heed, self._kept)
        return self._bases[chosen]

    def _counted(self, name: str) -> Mapping[str, int]:
        """How many memories each value shows, by value."""
        base = self._base(name)
        match name:
            case "grade" | "standing" | "tier":
                found = facet_rows.by_own(base, name)
                return {label: found[int(one)] for label, one in _KINDS[name].items()}
            case "verdict":
                return facet_receipts.by_verdict(base)
            case "flag":
                return facet_rows.by_flag(base)
            case "source":
                return dict(facet_receipts.by_source(base, self._look.chosen.source))
            case "age":
                moments = {self._store.now() - days * DAY: str(days) for days in AGES}
                found = facet_rows.by_age(base, list(moments))
                return {days: found[at] for at, days in moments.items()}
            case "strength":
                numbers = facet_rows.by_span(base, list(self._spans.values()))
                return dict(zip(self._spans, numbers, strict=True))
            case "pass":
                return facet_rows.by_pass(base, list(self._passes))
            case "wing":
                return facet_places.by_wing(base, self._rooms)
            case "room":
                return facet_places.by_room(base, self._rooms)
        found = facet_places.by_origin(base, self._rooms)
        return {str(key): n for key, n in found.items()}

    def _listed(self, name: str, counted: Mapping[str, int] | None) -> list[FacetValue]:
        """The values of a facet as they are shown; those that show nothing only where they are few."""
        labels = self._labels(name)
        names = list(labels)
        if name in _OPEN_ENDED and counted is not None:
            shown = {value: n for value, n in counted.items() if n}
            names = sorted(shown, key=lambda value: (-shown[value], value))[:LISTED]
        picked = self._picked(name)
        if picked is not None and picked not in names:
            names.append(picked)
        return [
            FacetValue(
                value, labels.get(value, value), None if counted is None else counted.get(value, 0)
            )
            for value in names
        ]

    def _picked(self, name: str) -> str | None:
        """The value that is chosen, where it is one that is not listed anyway."""
        value = getattr(self._look.chosen, FIELDS[name])
        if value is None or name in ("age", "strength"):
            return None
        return str(value.label if name in _KINDS else value)

    def _labels(self, name: str) -> dict[str, str]:
        """What the values that are known without counting are called."""
        match name:
            case "grade" | "standing" | "verdict" | "tier":
                return {label: label for label in _KINDS[name]}
            case "flag":
                return {CONTESTED: CONTESTED}
            case "origin":
                return self._origins
            case "wing":
                return {wing: wing for _, wing, _ in self._rooms.values()}
            case "room":
                wing = self._look.chosen.wing
                return {room: room for _, at, room in self._rooms.values() if wing in (None, at)}
            case "age":
                return {str(days): _ago(days) for days in AGES}
            case "strength":
                return {FADED: "faded", str(FADING): fading_within(FADING)}
            case "pass":
                return self._passes
        return {}


# Whose values are as many as a store brings along: those that most memories have come first.
_OPEN_ENDED = {"verdict", "flag", "tier", "origin", "wing", "room", "source"}


def fading_within(days: int) -> str:
    """What memories that fade within so many days are called; only one such number is listed."""
    return f"fading within {days} days"


def _ago(days: int) -> str:
    return "changed within a day" if days == 1 else f"changed within {days} days"


def _origins(connection: Connection) -> dict[str, str]:
    found = {str(key): location for key, location in filed.origins(connection)}
    return {**found, "0": "filed by hand"}


def _passes(store: Store) -> dict[str, str]:
    """The last passes that came to their end, the newest first: when each ran, and how."""
    runs = [run for run in store.runs.history() if run["kind"] == PASS and run["state"] == "done"]
    return {run["pass_id"]: f"{when(run['started_at'])}, {run['mode']}" for run in runs[:PASSES]}
