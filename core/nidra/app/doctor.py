"""Examine a store and its surroundings. Reports only; repair is a verb of its own."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from sqlite3 import DatabaseError

from nidra.app.workspace import Store
from nidra.base.clock import SystemClock, iso, micros
from nidra.base.errors import NidraError, StoreDamaged
from nidra.base.text import one_line
from nidra.sleep.night import LEASE
from nidra.store import health, search_index

SCARCE = 512 << 20
_HARMLESS = "No memory is in it: delete it, which costs one pass that reads every source again."


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: `level` is `ok`, `note` or `problem`, then a sentence."""

    level: str
    sentence: str


def examine(store: Store) -> list[Finding]:
    """Look at the machine, the folder and the database; whatever is wrong is a finding, not an error."""
    found = list(_machine())
    try:
        store.database.verify_version()
    except NidraError as problem:
        return [*found, Finding("problem", str(problem))]
    found.extend(_folder(store))
    try:
        found.extend(_index(store))
        found.extend(_database(store))
        found.extend(_work(store))
    except NidraError as problem:
        found.append(Finding("problem", str(problem)))
    return found


def _machine() -> Iterator[Finding]:
    yield Finding("ok", f"Python {sys.version.split()[0]}.")
    try:
        other = distribution("nidra")
    except PackageNotFoundError:
        return
    yield Finding(
        "note",
        f"Another program's package named nidra {other.version} is installed in this environment;"
        " its import package bears the same name. Install nidra-memory in an environment of its own.",
    )


def _folder(store: Store) -> Iterator[Finding]:
    if not os.access(store.folder, os.W_OK):
        yield Finding("note", f"{store.folder} cannot be written: the store can only be read.")
    free = shutil.disk_usage(store.folder).free
    level = "problem" if free < SCARCE else "ok"
    yield Finding(level, f"{free / 1e9:,.1f} GB are free on the disk of {store.folder}.")
    size = store.database.path.stat().st_size
    yield Finding("ok", f"nidra.db has {size / 1e6:,.1f} MB.")


def _database(store: Store) -> Iterator[Finding]:
    with store.database.reading() as connection:
        damage = health.damage(connection)
        loose = health.loose_rows(connection)
        same = health.census_is_true(connection)
        whole = health.indexes_are_there(connection)
        pending = health.open_imports(connection)
    for words in damage:
        yield Finding("problem", f"SQLite finds damage in nidra.db: {words}.")
    if not damage:
        yield Finding("ok", "SQLite finds no damage in nidra.db.")
    if loose:
        yield Finding("problem", f"Rows that point at rows that do not exist: {loose}.")
    if same:
        yield Finding("ok", "The census equals a fresh count.")
    else:
        yield Finding("problem", "The census differs from a fresh count.")
    if not whole and not pending:
        yield Finding("note", "Some indexes are missing; the next import builds them.")
    for location, started in pending:
        yield Finding(
            "note",
            f"An import of {location} that began {iso(started)} never came to its end. Its rows do"
            " not count; import again to go on where it stopped.",
        )


def _index(store: Store) -> Iterator[Finding]:
    with store.database.reading() as connection:
        there, whole = search_index.is_there(connection), search_index.is_whole(connection)
    damage = _index_damage(store) if whole else ""
    if not there:
        yield Finding("note", "There is no search index yet; the first search builds it.")
    elif not whole:
        words = "The search index is not whole; the next search, or `nidra rebuild-index`, completes it."
        yield Finding("note", words)
    elif damage:
        words = f"The search index is damaged ({one_line(damage, 200)}); `nidra rebuild-index` builds it anew."
        yield Finding("problem", words)
    else:
        yield Finding("ok", "The search index holds every memory.")


def _index_damage(store: Store) -> str:
    try:
        with store.database.reading() as connection:
            return search_index.damage(connection)
    except (StoreDamaged, DatabaseError) as problem:
        return str(problem.__cause__ or problem)


def _work(store: Store) -> Iterator[Finding]:
    holder = store.runs.holder(LEASE, micros(SystemClock().now()))
    if holder is not None:
        words = f"{holder.what} is running now in process {holder.pid} on {holder.host}."
        yield Finding("note", words)
    elif store.runs.unfinished("pass") is not None:
        yield Finding("note", "The last pass was cut short; the next one goes on from there.")
    for words in store.runs.damage()[:1]:
        yield Finding("note", f"runs.db is damaged ({one_line(words, 200)}). {_HARMLESS}")
    aside = store.runs.was_set_aside()
    if aside is not None:
        yield Finding("note", f"runs.db was damaged and was set aside as {aside.name}. {_HARMLESS}")
