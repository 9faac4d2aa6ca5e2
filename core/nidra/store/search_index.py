"""The index of full-text search: made beside the memories in steps, then kept in their transactions.

Two FTS5 tables hold each statement's search form (`store/search_words`) under the key of its memory:
`search_words` its words, `search_parts` every three letters in a row, which finds beginnings and
parts of words, phrases, and what scripts write without spaces. Neither holds the text or a position,
because what they find is looked at again where that can tell more.

At 558,151 drawers (477,173 texts, 269 MB; a store of 728 MB) both take 220 MB and 41 CPU s, of which
8 make the forms, 26 fill `search_parts`. With positions (`detail=full`) words alone take 132 MB in
place of 44. Without `search_parts` a part of a word costs a reading of every text, 9 CPU s instead of
0.02. The build waits for the first search, because an import itself takes 30 CPU s.

`search_state.upto` says how far the index reaches. Triggers keep what lies up to there, whoever
writes; what lies behind is for the next step of the build, as are the rows of an import. So a build
that was cut short is only shorter, and the next search goes on from there before it answers.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.search_words import SYMBOLS, search_form

FUNCTION = "nidra_search_form"
FORM = 1  # goes up with every change to the search form, which makes an older index stale
STEP = 4000
# So many parts of an index are merged into one while rows are written. By four, which is SQLite's own
# choice, a row is rewritten more often: 2.3 CPU ms an `add` on average in place of 1.3; sixteen are left
# to one merge of 1.3 s. A build ends with all parts in one, in 5 CPU s: the first to add would else
# pay for what it left, and a search asks each part.
MERGED = 8
_LEAVES = 500  # of an index that are merged in one transaction, in 70 CPU ms
_WHOLE = 2**62
_SAMPLE = 200
_TABLES = ("search_words", "search_parts")
_TRIGGERS = ("search_added", "search_removed", "search_changed")

# A contentless table takes a row out when it is told what it was given.
_PUT = "".join(
    f"INSERT INTO {t} (rowid, form) VALUES (new.memory_id, {FUNCTION}(new.text)||' ');"
    for t in _TABLES
)
_TAKE = "".join(
    f"INSERT INTO {t} ({t}, rowid, form)"
    f" VALUES ('delete', old.memory_id, {FUNCTION}(old.text)||' ');"
    for t in _TABLES
)
_REACHED = "(SELECT upto FROM search_state)"
_SCHEMA = (
    "CREATE TABLE search_state (id INTEGER PRIMARY KEY, form INTEGER NOT NULL, upto INTEGER NOT NULL)",
    "CREATE VIRTUAL TABLE search_words USING fts5(form, content='', columnsize=0, detail=none,"
    f""" tokenize="ascii tokenchars '{SYMBOLS}'")""",
    "CREATE VIRTUAL TABLE search_parts USING fts5(form, content='', columnsize=0, detail=none,"
    " tokenize='trigram')",
    "CREATE VIRTUAL TABLE search_terms USING fts5vocab(search_words, row)",
    "CREATE VIRTUAL TABLE search_grams USING fts5vocab(search_parts, row)",
    "CREATE TRIGGER search_added AFTER INSERT ON statement"
    f" WHEN new.memory_id<={_REACHED} BEGIN {_PUT} END",
    "CREATE TRIGGER search_removed AFTER DELETE ON statement"
    f" WHEN old.memory_id<={_REACHED} BEGIN {_TAKE} END",
    "CREATE TRIGGER search_changed AFTER UPDATE ON statement"
    f" WHEN old.memory_id<={_REACHED} BEGIN {_TAKE} {_PUT} END",
    *(f"INSERT INTO {t} ({t}, rank) VALUES ('automerge', {MERGED})" for t in _TABLES),
    f"INSERT INTO search_state VALUES (1, {FORM}, 0)",
)


def teach(raw: sqlite3.Connection) -> None:
    """Give a connection that writes the function that the triggers call."""
    raw.create_function(FUNCTION, 1, _form, deterministic=True)
    raw.execute("PRAGMA trusted_schema=ON")


def _form(text: Any) -> str:
    return search_form(text if isinstance(text, str) else "")


def reach(connection: Connection) -> int | None:
    """The key up to which memories are in the index; None where there is no index of today's form."""
    if not is_there(connection):
        return None
    found = fetch(connection, "SELECT upto FROM search_state WHERE form=?", (FORM,))
    return int(found[0][0]) if found else None


def is_there(connection: Connection) -> bool:
    """Has a search index been begun, of whatever form?"""
    return bool(fetch(connection, "SELECT 1 FROM sqlite_master WHERE name='search_state'"))


def is_whole(connection: Connection) -> bool:
    """Does the index hold every statement?"""
    reached = reach(connection)
    if reached is None or reached == _WHOLE:
        return reached is not None
    # An import that brought nothing new left nothing to the next step.
    return not fetch(connection, "SELECT 1 FROM statement WHERE memory_id>? LIMIT 1", (reached,))


def is_possible(connection: Connection) -> bool:
    """Has the SQLite of this Python what the index needs?"""
    return bool(fetch(connection, "SELECT 1 FROM pragma_module_list WHERE name='fts5'")) and (
        sqlite3.sqlite_version_info >= (3, 34)
    )


def make(connection: Connection) -> None:
    """Make the empty index in the place of one that is not there or of another form."""
    if reach(connection) is None:
        drop(connection)
        for sql in _SCHEMA:
            connection.exec_driver_sql(sql)


def drop(connection: Connection) -> None:
    """Take the index away, whatever is left of it."""
    for name in _TRIGGERS:
        connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {name}")
    for table in _TABLES:
        if fetch(connection, "SELECT 1 FROM sqlite_master WHERE name=?", (f"{table}_data",)):
            # FTS5 drops no table whose structure record it cannot read: an empty one takes its place.
            connection.exec_driver_sql(f"REPLACE INTO {table}_data VALUES (10, zeroblob(4))")
    for name in ("search_terms", "search_grams", *_TABLES, "search_state"):
        connection.exec_driver_sql(f"DROP TABLE IF EXISTS {name}")


def take_up_again(connection: Connection) -> None:
    """Keep the index in the transaction of each row again, where nothing was left to a next step."""
    if reach(connection) is not None and is_whole(connection):
        connection.exec_driver_sql("UPDATE search_state SET upto=?", (_WHOLE,))


def leave_to_next_step(connection: Connection) -> None:
    """Let what a bulk load adds wait for the next step of the build.

    A trigger costs 0.27 ms a row, because FTS5 writes its pages for each; a step costs 0.07.
    """
    if is_whole(connection):
        connection.exec_driver_sql(
            "UPDATE search_state SET upto=(SELECT coalesce(max(memory_id), 0) FROM statement)"
        )


def total(connection: Connection) -> int:
    """How many statements there are to put into the index."""
    return int(fetch(connection, "SELECT count(*) FROM statement")[0][0])


def is_needed(connection: Connection) -> bool:
    """Is there a statement to put into it? To count them takes 20 ms of half a million."""
    return bool(fetch(connection, "SELECT 1 FROM statement LIMIT 1"))


def step(connection: Connection) -> int:
    """Put the next `STEP` statements into the index; how many those were, 0 once it is whole."""
    after = reach(connection)
    if after is None or after == _WHOLE:
        return 0
    rows = fetch(
        connection,
        "SELECT memory_id, text FROM statement WHERE memory_id>? ORDER BY memory_id LIMIT ?",
        (after, STEP),
    )
    forms = [(key, f"{_form(text)} ") for key, text in rows]
    for table in _TABLES if forms else ():
        connection.exec_driver_sql(f"INSERT INTO {table} (rowid, form) VALUES (?,?)", forms)
    upto = rows[-1][0] if len(rows) == STEP else _WHOLE
    connection.exec_driver_sql("UPDATE search_state SET upto=?", (upto,))
    return len(rows)


def merge(connection: Connection, begun: bool) -> bool:
    """Merge all parts of the index into one, a little further; False once nothing is left to do."""
    before = connection.driver.total_changes
    for table in _TABLES:
        connection.exec_driver_sql(
            f"INSERT INTO {table} ({table}, rank) VALUES ('merge', ?)",
            (_LEAVES if begun else -_LEAVES,),
        )
    # Being told is a change of its own.
    return connection.driver.total_changes - before > len(_TABLES)


def damage(connection: Connection) -> str:
    """What a whole index does not find though it should, or "".

    Raises SQLite's own error, or `StoreDamaged`, where it cannot be read.
    """
    for table in ("search_terms", "search_grams"):
        fetch(connection, f"SELECT sum(doc) FROM {table}")
    return _lost(connection)


def _lost(connection: Connection) -> str:
    """A statement among some from everywhere that the index does not find, in words."""
    top = fetch(connection, "SELECT max(memory_id) FROM statement")[0][0] or 0
    for at in range(0, top, top // _SAMPLE + 1):
        row = fetch(
            connection,
            "SELECT memory_id, text FROM statement WHERE memory_id>? ORDER BY memory_id LIMIT 1",
            (at,),
        )
        for key, text in row:
            form = _form(text)
            wanted = (("search_words", form.split()[:1]), ("search_parts", [form[:3]]))
            for table, terms in wanted if form.strip() else ():
                if not fetch(
                    connection,
                    f"SELECT 1 FROM {table} WHERE {table} MATCH ? AND rowid=?",
                    (f'"{terms[0]}"', key),
                ):
                    return f"it does not find memory {key}"
    return ""
