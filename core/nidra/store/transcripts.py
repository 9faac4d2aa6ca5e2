"""Transcripts that lie in one folder, and the memories whose transcripts are gone."""

from __future__ import annotations

from nidra.records.verdict import State
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.visible import LOADED

# Where Claude Code keeps its transcripts, on whatever machine and under whatever home.
PLACE = "/.claude/projects/"


def sources_below(connection: Connection, folder: str) -> list[tuple[int, str]]:
    """(key, path where it lies) of the transcripts (`.jsonl`) below a folder, by path."""
    begin = folder.rstrip("/") + "/"
    past = begin[:-1] + chr(ord("/") + 1)
    return fetch(
        connection,
        "SELECT id, coalesce(location, path) FROM source WHERE path>=? AND path<?"
        " AND path LIKE '%.jsonl' UNION SELECT id, location FROM source WHERE location>=?"
        " AND location<? AND location LIKE '%.jsonl' ORDER BY 2",
        (begin, past, begin, past),
    )


def memories_by_source(connection: Connection, sources: list[int]) -> dict[int, set[int]]:
    """The active memories with a live receipt in each of these sources."""
    found: dict[int, set[int]] = {}
    for at in range(0, len(sources), 5000):
        marks = ",".join(map(str, sources[at : at + 5000]))
        for source, memory in fetch(
            connection,
            "SELECT e.source_id, e.memory_id FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
            " JOIN memory m ON m.id=e.memory_id AND m.active=1"
            f" WHERE e.source_id IN ({marks}) AND v.retired_by IS NULL AND {LOADED}",
        ):
            found.setdefault(source, set()).add(memory)
    return found


def gone_transcripts(connection: Connection, folder: str) -> list[int]:
    """The keys of sources that are Claude Code transcripts and are gone."""
    rows = fetch(
        connection,
        "SELECT id, path FROM source WHERE path LIKE '%.jsonl' AND (instr(path, ?)"
        " OR instr(path, ?)) AND EXISTS (SELECT 1 FROM evidence e"
        " JOIN verdict v ON v.evidence_id=e.id WHERE e.source_id=source.id"
        f" AND v.retired_by IS NULL AND v.state={int(State.GONE)})",
        (PLACE, folder.rstrip("/") + "/"),
    )
    return [row[0] for row in rows]


def beginnings(
    connection: Connection, sources: list[int], limit: int, width: int = 600
) -> list[tuple[str, str, str]]:
    """(memory, path of its transcript, first characters of its text), at most `limit`, in order."""
    found: list[tuple[str, str, str]] = []
    for at in range(0, len(sources), 5000):
        marks = ",".join(map(str, sources[at : at + 5000]))
        found += fetch(
            connection,
            f"SELECT m.public_id, s.path, substr(t.text, 1, {width}) FROM evidence e"
            " JOIN verdict v ON v.evidence_id=e.id JOIN memory m ON m.id=e.memory_id AND m.active=1"
            " JOIN statement t ON t.memory_id=m.id JOIN source s ON s.id=e.source_id"
            f" WHERE e.source_id IN ({marks}) AND v.retired_by IS NULL AND {LOADED}"
            " AND (t.text LIKE '>%' OR t.text LIKE 'USER:%') ORDER BY e.id LIMIT ?",
            (limit - len(found),),
        )
        if len(found) >= limit:
            break
    return found
