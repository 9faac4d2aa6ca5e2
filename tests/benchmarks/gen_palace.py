#!/usr/bin/env python3
"""Write a large synthetic palace straight through SQLite, without embeddings.

    python gen_palace.py OUT [-n 558151] [--missing 0.72] [--traceable 0.20] [--dups 0.14]
                         [--drifted 21] [--nosource 0.02] [--fts] [--recorded-root PATH] [--wal] [--seed 7]

OUT/palace/chroma.sqlite3   schema and row shapes of MemPalace 3.11.0 with chromadb 1.5.9
OUT/sources/...             the transcripts that still exist (Claude Code JSONL)
OUT/truth.tsv               drawer_id, verdict, source_file, duplicate_of
OUT/manifest.json           counts, and the root to remap

Verdicts in truth.tsv: traceable | drifted | missing (source gone) | nosource | changed (the source was
rewritten, so that the text is no longer in it; what the shares of the others leave over). Duplicates
are whole sessions filed again under another path. Every text follows from its transcript by the rules
of the 3.11 exchange chunker, so that anchors can be checked byte for byte.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
import time
import uuid
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from chroma_file import ChromaFile
from synthetic_text import ROOMS, WINGS, Writer

Turn = tuple[str, str]
SECONDS = "%Y-%m-%dT%H:%M:%S"
DAY_ZERO = datetime(2025, 9, 1, 8, tzinfo=UTC)
FIRST_MTIME = 1_772_611_200
KEPT_FOR_DUPLICATES = 4_000
NUMBER = re.compile(r"(?<![\d`(])\d{2,5}(?![\d`)])")


def split_bounded(text: str, size: int = 800) -> list[str]:
    """Pieces of at most `size` characters, cut behind white space in their second half."""
    pieces, start = [], 0
    while len(text) - start > size:
        limit, floor = start + size, start + size // 2
        cut = max(text.rfind(blank, floor, limit) for blank in (" ", "\n", "\t"))
        cut = cut + 1 if cut != -1 else limit
        pieces.append(text[start:cut])
        start = cut
    return [*pieces, text[start:]]


def chunks_of(turns: list[Turn]) -> list[str]:
    """The drawers of a conversation: the exchange chunker of 3.11 for turns of text alone."""
    return [piece for user, answer in turns for piece in split_bounded(f"> {user}\n{answer}")]


def digest24(*parts: object) -> str:
    """24 hex digits over length-prefixed parts, as drawer ids have them since 3.4."""
    joined = "".join(f"{len(text)}:{text}" for text in map(str, parts))
    return hashlib.sha256(joined.encode()).hexdigest()[:24]


class Palace:
    """The palace while it is written. All chance comes from one seeded generator."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.random = Random(options.seed)
        self.writer = Writer(self.random)
        self.out = Path(options.out)
        root = options.recorded_root or str((self.out / "sources").resolve())
        self.root = root.rstrip("/")
        (self.out / "palace").mkdir(parents=True, exist_ok=True)
        self.file = ChromaFile(self.out / "palace/chroma.sqlite3", self.random, options.fts)
        self.segment = self.file.add_collection("mempalace_drawers")
        self.truth = (self.out / "truth.tsv").open("w", encoding="utf-8")
        self.truth.write("drawer_id\tverdict\tsource_file\tduplicate_of\n")
        self.counts: Counter[str] = Counter()
        self.drift_files: list[str] = []
        self.pool: list[tuple[list[Turn], list[str], list[str]]] = []
        self.sessions = 0
        self.want = self._wanted()

    def _wanted(self) -> dict[str, int]:
        n, options = self.options.n, self.options
        want = {
            "traceable": int(n * options.traceable),
            "missing": int(n * options.missing),
            "nosource": int(n * options.nosource),
        }
        want["changed"] = max(0, n - sum(want.values()))
        return want

    def write(self) -> None:
        """Write drawers until there are enough."""
        began = time.time()
        self.file.begin()
        while self.file.rows < self.options.n:
            self._session()
            if self.sessions % 500 == 0:
                progress = f"\r{self.file.rows:9d} drawers  {time.time() - began:6.1f} s"
                print(progress, end="", file=sys.stderr, flush=True)
        rows = self.file.rows
        print(f"\n{rows} rows in {time.time() - began:.1f} s; indexes ...", file=sys.stderr)
        self.file.close(self.options.wal)
        self.truth.close()
        self._manifest(time.time() - began)

    def _session(self) -> None:
        left = self._left()
        kind = self._kind(left)
        self.sessions += 1
        when = DAY_ZERO + timedelta(minutes=13 * self.sessions)
        wing = self.random.choices(WINGS, (40, 9, 20, 6, 6, 8, 6, 5))[0]
        room = self.random.choices([name for name, _ in ROOMS], [share for _, share in ROOMS])[0]
        if kind == "nosource":
            self._filed_by_agent(left["nosource"], wing, room, when)
        else:
            self._mined(kind, wing, room, when)

    def _left(self) -> dict[str, int]:
        left = {kind: want - self.counts[kind] for kind, want in self.want.items()}
        left["traceable"] -= self.counts["drifted"]
        return left

    def _kind(self, left: dict[str, int]) -> str:
        if self.sessions % 5:
            return max(left, key=lambda kind: left[kind] + self.random.random())
        return self.random.choices(list(left), [max(0, rest) + 1 for rest in left.values()])[0]

    def _filed_by_agent(self, left: int, wing: str, room: str, when: datetime) -> None:
        """Drawers filed over MCP: they name no source."""
        filed = when.strftime(SECONDS)
        for _ in range(max(1, min(25, left, self.options.n - self.file.rows))):
            text = f"{self.writer.sentence()} {self.writer.sentence()}"
            drawer = f"drawer_{wing}_{room}_{digest24(wing, room, text)}"
            meta = {
                "wing": wing,
                "room": room,
                "source_file": "",
                "added_by": "mcp",
                "filed_at": filed,
                "last_modified": filed,
                "id_recipe": "v3",
                "chunk_index": 0,
            }
            self._drawer(drawer, text, meta, when, "nosource", "")

    def _mined(self, kind: str, wing: str, room: str, when: datetime) -> None:
        """One transcript and its drawers."""
        turns, chunks, copied = self._turns()
        session = str(uuid.UUID(int=self.random.getrandbits(128), version=4))
        name = f"projects/-home-dev-{wing.replace('_', '-')}/{session}.jsonl"
        data, end = self._transcript(session, f"/home/dev/{wing}", turns, when)
        verdicts = [kind] * len(chunks)
        if kind in ("traceable", "changed"):
            if kind == "traceable" and self._drift_is_due():
                data = self._drifted(data, chunks, verdicts, name)
            if kind == "changed":
                data, _ = self._transcript(session, f"/home/dev/{wing}", self._new_turns(3), when)
            self._write_source(name, data)
        ids = self._file(chunks, verdicts, copied, (wing, room), f"{self.root}/{name}", end)
        if copied is None and len(self.pool) < KEPT_FOR_DUPLICATES:
            self.pool.append((turns, chunks, ids + [""] * (len(chunks) - len(ids))))

    def _turns(self) -> tuple[list[Turn], list[str], list[str] | None]:
        """New turns, or those of an earlier session with the ids of its drawers."""
        wanted = int(self.options.n * self.options.dups) * self.file.rows / self.options.n
        if self.pool and self.counts["duplicate"] < wanted and self.random.random() < 0.5:
            return self.random.choice(self.pool)
        turns = self._new_turns(self.random.randint(3, 40))
        return turns, chunks_of(turns), None

    def _new_turns(self, count: int) -> list[Turn]:
        return [(self.writer.user_turn(), self.writer.answer()) for _ in range(count)]

    def _transcript(
        self, session: str, folder: str, turns: list[Turn], when: datetime
    ) -> tuple[bytes, datetime]:
        """A Claude Code transcript, and the time of its last message."""
        previous, lines = None, []
        for user, answer in turns:
            for role, text in (("user", user), ("assistant", answer)):
                message = str(uuid.UUID(int=self.random.getrandbits(128)))
                when += timedelta(seconds=self.random.randint(4, 240))
                content = text if role == "user" else [{"type": "text", "text": text}]
                line = {
                    "parentUuid": previous,
                    "isSidechain": False,
                    "userType": "external",
                    "cwd": folder,
                    "sessionId": session,
                    "version": "2.1.17",
                    "type": role,
                    "message": {"role": role, "content": content},
                    "uuid": message,
                    "timestamp": when.strftime(f"{SECONDS}.000Z"),
                }
                lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
                previous = message
        return ("\n".join(lines) + "\n").encode("utf-8"), when

    def _drift_is_due(self) -> bool:
        done, wanted = len(self.drift_files), self.options.drifted
        return done < wanted and self.file.rows > self.options.n * done / max(1, wanted)

    def _drifted(self, data: bytes, chunks: list[str], verdicts: list[str], name: str) -> bytes:
        """The transcript with one number of one drawer raised by one, where one can be told apart."""
        chosen = self.random.randrange(len(chunks))
        text, raw = chunks[chosen], data.decode("utf-8")
        for match in NUMBER.finditer(text):
            around = text[max(0, match.start() - 24) : match.end() + 12]
            context = json.dumps(around, ensure_ascii=False)[1:-1]
            if raw.count(context) == 1 and "\n" not in around:
                grown = context.replace(match.group(), str(int(match.group()) + 1))
                verdicts[chosen] = "drifted"
                self.drift_files.append(name)
                return raw.replace(context, grown).encode("utf-8")
        return data

    def _write_source(self, name: str, data: bytes) -> None:
        path = self.out / "sources" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        os.utime(path, (FIRST_MTIME + self.sessions,) * 2)

    def _file(
        self,
        chunks: list[str],
        verdicts: list[str],
        copied: list[str] | None,
        hanging: tuple[str, str],
        source: str,
        end: datetime,
    ) -> list[str]:
        """File the chunks of one transcript; returns their drawer ids."""
        wing, room = hanging
        micros = self.random.randrange(10**6)
        filed = f"{(end + timedelta(minutes=5)).strftime(SECONDS)}.{micros:06d}"
        content = hashlib.sha256("\n".join(chunks).encode()).hexdigest()
        ids: list[str] = []
        for place, text in enumerate(chunks):
            if self.file.rows >= self.options.n:
                break
            ids.append(f"drawer_{wing}_{room}_{digest24(source, 'exchange', place)}")
            meta = {
                "wing": wing,
                "room": room,
                "hall": self.random.choice(("general", "technical", "memory", "creative")),
                "source_file": source,
                "chunk_index": place,
                "added_by": "mempalace",
                "filed_at": filed,
                "entities": "",
                "authored_at": end.strftime(f"{SECONDS}.000Z"),
                "ingest_mode": "convos",
                "extract_mode": "exchange",
                "normalize_version": 2,
                "id_recipe": "v3",
                "chunk_total": len(chunks),
                "convo_chunker_version": 2,
                "source_mtime": float(FIRST_MTIME + self.sessions),
                "source_dir_ino": str(2_900_000 + WINGS.index(wing)),
                "last_modified": filed,
            }
            if place == 0:
                meta["content_hash"] = content
            self._drawer(ids[-1], text, meta, end, verdicts[place], copied[place] if copied else "")
        return ids

    def _drawer(
        self, drawer: str, text: str, meta: dict, created: datetime, verdict: str, copy_of: str
    ) -> None:
        self.file.add(self.segment, drawer, text, meta, created.strftime("%Y-%m-%d %H:%M:%S"))
        self.counts[verdict] += 1
        self.counts["duplicate"] += bool(copy_of)
        self.truth.write(f"{drawer}\t{verdict}\t{meta['source_file']}\t{copy_of}\n")

    def _manifest(self, seconds: float) -> None:
        model = {"mempalace_drawers": {"model_name": "minilm", "dimension": 384}}
        embedder = self.out / "palace/mempalace_embedder.json"
        embedder.write_text(json.dumps(model, indent=2))
        manifest = {
            "drawers": self.file.rows,
            "counts": dict(self.counts),
            "drift_files": self.drift_files,
            "recorded_root": self.root,
            "remap": {self.root: "sources"},
            "bytes": (self.out / "palace/chroma.sqlite3").stat().st_size,
            "seconds": round(seconds, 1),
            "fts": self.options.fts,
            "seed": self.options.seed,
        }
        (self.out / "manifest.json").write_text(json.dumps(manifest, indent=1))
        shown = ("drawers", "counts", "bytes", "seconds")
        print(json.dumps({key: manifest[key] for key in shown}))


def options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("out")
    add("-n", type=int, default=558_151)
    add("--missing", type=float, default=0.72)
    add("--traceable", type=float, default=0.20)
    add("--dups", type=float, default=0.14)
    add("--drifted", type=int, default=21)
    add("--nosource", type=float, default=0.02)
    add("--fts", action="store_true", help="also fill the trigram index (three times the size)")
    add("--wal", action="store_true", help="leave the database in WAL mode")
    add("--recorded-root", default=None)
    add("--seed", type=int, default=7)
    return parser.parse_args()


if __name__ == "__main__":
    Palace(options()).write()
