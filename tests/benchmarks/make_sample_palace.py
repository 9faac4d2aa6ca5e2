#!/usr/bin/env python3
"""Make the sample palace that ships with Nidra. The same bytes come out each time.

    python make_sample_palace.py [OUT]        (default: resources/sample-palace)

The palace is filed as MemPalace 3.11 files it; then three of its sources change: one is deleted, one
is edited and one is renamed. Recorded paths begin with `/home/sam/harbour`.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from chroma_file import ChromaFile, Value
from gen_palace import chunks_of, digest24
from sample_harbour import CHATS, DIARY, FILED, FILES

RECORDED_ROOT = "/home/sam/harbour"
DELETED = "planning"
EDITED = ("config/limits.md", "retry limit is 5", "retry limit is 6")
MOVED = ("notes/backup-plan.md", "notes/backup-and-restore.md")
FILED_AT = datetime(2026, 3, 20, 9, 0, tzinfo=UTC)
STAMP = "%Y-%m-%dT%H:%M:%S"
DEFAULT_OUT = Path(__file__).resolve().parents[2] / "resources" / "sample-palace"

README = """# Sample palace

A small palace in the form that MemPalace 3.11 writes, with the sources that it was made from. Everything in it is
invented: there is no such harbour, and nobody said any of this.

- `palace/chroma.sqlite3`: {rows} rows in four wings, mined from conversations and project files or filed by an agent,
  with one registry row and one closet.
- `sources/`: what they were made from. Since then one transcript was deleted (the planning talk), `config/limits.md`
  was edited (the retry limit is 6 now), and `notes/backup-plan.md` was renamed to `notes/backup-and-restore.md`.

Recorded paths begin with `{root}`, a folder that is not here. Audit it with:

    nidra import-mempalace --palace resources/sample-palace --map {root}=resources/sample-palace/sources --dir audit
    nidra sleep --dir audit

Made by `tests/benchmarks/make_sample_palace.py`.
"""


@dataclass(frozen=True, slots=True)
class Drawer:
    """One row before it is filed."""

    id: str
    text: str
    meta: dict[str, Value]


def transcript(random: Random, session: str, turns: tuple[tuple[str, str], ...]) -> bytes:
    """A Claude Code transcript of text turns."""
    previous, when, lines = None, FILED_AT - timedelta(days=2), []
    for user, answer in turns:
        for role, text in (("user", user), ("assistant", answer)):
            message = str(uuid.UUID(int=random.getrandbits(128), version=4))
            when += timedelta(seconds=random.randint(5, 180))
            content = text if role == "user" else [{"type": "text", "text": text}]
            line = {
                "parentUuid": previous,
                "isSidechain": False,
                "userType": "external",
                "cwd": RECORDED_ROOT,
                "sessionId": session,
                "version": "2.1.17",
                "type": role,
                "message": {"role": role, "content": content},
                "uuid": message,
                "timestamp": when.strftime(f"{STAMP}.000Z"),
            }
            lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
            previous = message
    return ("\n".join(lines) + "\n").encode()


def common(wing: str, room: str, source: str, added_by: str) -> dict[str, Value]:
    """The metadata that every writer files."""
    filed = FILED_AT.strftime(f"{STAMP}.000000")
    return {
        "wing": wing,
        "room": room,
        "source_file": source,
        "added_by": added_by,
        "filed_at": filed,
        "last_modified": filed,
        "id_recipe": "v3",
    }


def chat_drawers(room: str, source: str, turns: tuple[tuple[str, str], ...]) -> Iterator[Drawer]:
    """The drawers of one transcript, mined in exchange mode."""
    chunks = chunks_of(list(turns))
    for place, text in enumerate(chunks):
        meta = common("harbour_chats", room, source, "mempalace") | {
            "hall": "technical" if room == "technical" else "general",
            "chunk_index": place,
            "chunk_total": len(chunks),
            "ingest_mode": "convos",
            "extract_mode": "exchange",
            "normalize_version": 2,
            "convo_chunker_version": 2,
            "entities": "",
            "authored_at": FILED_AT.strftime(f"{STAMP}.000Z"),
        }
        yield Drawer(
            f"drawer_harbour_chats_{room}_{digest24(source, 'exchange', place)}", text, meta
        )


def file_drawer(room: str, source: str, text: str) -> Drawer:
    """The one drawer of a short project file."""
    meta = common("harbour", room, source, "sam") | {
        "hall": "technical",
        "chunk_index": 0,
        "chunk_total": 1,
        "normalize_version": 2,
        "source_mtime": FILED_AT.timestamp(),
        "line_start": 1,
        "line_end": len(text.strip().splitlines()),
        "content_date": FILED_AT.strftime("%Y-%m-%d"),
        "content_date_source": "mtime",
    }
    return Drawer(f"drawer_harbour_{room}_{digest24(source, 'project', 0)}", text.strip(), meta)


def agent_drawers() -> Iterator[Drawer]:
    """What an agent filed by itself: notes, and a page of its diary."""
    for room, text, given in FILED:
        source = f"{RECORDED_ROOT}/{given}" if given in FILES else given
        meta = common("harbour_notes", room, source, "claude") | {"chunk_index": 0}
        yield Drawer(f"drawer_harbour_notes_{room}_{digest24(room, text)}", text, meta)
    filed = FILED_AT.strftime(f"{STAMP}.000000")
    page: dict[str, Value] = {
        "wing": "wing_sam_agent",
        "room": "diary",
        "hall": "hall_diary",
        "agent": "sam_agent",
        "topic": "general",
        "type": "diary_entry",
        "date": "2026-03-14",
        "filed_at": filed,
        "last_modified": filed,
    }
    yield Drawer(f"diary_wing_sam_agent_20260314_{digest24(DIARY)[:12]}", DIARY, page)


def registry_row() -> Drawer:
    """The row by which the miner remembers an empty transcript."""
    source = f"{RECORDED_ROOT}/transcripts/-home-sam-harbour/empty.jsonl"
    meta = common("harbour_chats", "_registry", source, "mempalace") | {"ingest_mode": "registry"}
    return Drawer(f"_reg_{digest24(source)}", f"[registry] {source}", meta)


def closet(drawers: list[Drawer]) -> Drawer:
    """A pointer to the drawers of the readme."""
    first = next(
        drawer for drawer in drawers if drawer.id.startswith("drawer_harbour_documentation")
    )
    text = f"harbour|Harbour|2026-03-20:L1-L5|→{first.id}"
    meta = common("harbour", "documentation", str(first.meta["source_file"]), "mempalace")
    return Drawer(f"closet_harbour_{digest24(text)}_01", text, meta | {"drawer_count": 1})


def make(out: Path) -> int:
    """Write sources and palace, then let the sources change. Returns the number of rows."""
    if out.exists():
        shutil.rmtree(out)
    random = Random(20260320)
    sources: dict[str, bytes] = {}
    drawers: list[Drawer] = []
    deleted = ""
    for room, folder, turns in CHATS:
        session = str(uuid.UUID(int=random.getrandbits(128), version=4))
        name = f"{folder}/{session}.jsonl"
        sources[name] = transcript(random, session, turns)
        drawers += chat_drawers(room, f"{RECORDED_ROOT}/{name}", turns)
        deleted = name if room == DELETED else deleted
    for name, (room, text) in FILES.items():
        sources[name] = text.encode()
        drawers.append(file_drawer(room, f"{RECORDED_ROOT}/{name}", text))
    drawers += [*agent_drawers(), registry_row()]
    rows = write_palace(out / "palace", random, drawers)
    write_sources(out / "sources", changed(sources, deleted))
    (out / "README.md").write_text(README.format(rows=rows, root=RECORDED_ROOT), "utf-8")
    return rows


def changed(sources: dict[str, bytes], deleted: str) -> dict[str, bytes]:
    """The sources as they stand after one was deleted, one edited and one renamed."""
    name, old, new = EDITED
    after = {key: data for key, data in sources.items() if key not in (deleted, MOVED[0])}
    after[name] = after[name].replace(old.encode(), new.encode())
    return after | {MOVED[1]: sources[MOVED[0]]}


def write_sources(folder: Path, sources: dict[str, bytes]) -> None:
    """Write the files, all with one date."""
    for name, data in sources.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        os.utime(path, (FILED_AT.timestamp(),) * 2)


def write_palace(folder: Path, random: Random, drawers: list[Drawer]) -> int:
    """Write the database; returns how many rows it has."""
    folder.mkdir(parents=True)
    created = FILED_AT.strftime("%Y-%m-%d %H:%M:%S")
    file = ChromaFile(folder / "chroma.sqlite3", random, with_fts=True)
    segment = file.add_collection("mempalace_drawers")
    closets = file.add_collection("mempalace_closets")
    file.begin()
    for drawer in drawers:
        file.add(segment, drawer.id, drawer.text, drawer.meta, created)
    pointer = closet(drawers)
    file.add(closets, pointer.id, pointer.text, pointer.meta, created)
    file.close()
    model = {"mempalace_drawers": {"model_name": "minilm", "dimension": 384}}
    (folder / "mempalace_embedder.json").write_text(json.dumps(model, indent=2))
    return file.rows


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_OUT
    print(f"{make(target)} rows in {target}")
