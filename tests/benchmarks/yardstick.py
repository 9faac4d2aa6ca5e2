"""The earlier tool's way, written plainly, to be measured in the same run as ours.

It is no straw man: each step is what a first version of such a tool does, and what the earlier one
was seen to do.

- The store is one file of JSON lines. A pass reads it whole, and writes it whole after each of its
  four stages (check, compare, grade, schedule), so that a finished stage is kept. `add` looks for the
  new words in each line, and writes the store whole: the old lines as they were, and the new one.
- Import walks the palace with one cursor over `embeddings` joined with `embedding_metadata`, one row
  object for each key of each drawer.
- A receipt is the single longest run of the drawer's text that needs no escape in JSON: it can be
  found in a transcript as it stands.
- A pass looks at every receipt again, changed world or not: is the excerpt's digest right, is the
  file there once its path is resolved, does its text hold the excerpt. The file is read and decoded
  for each receipt, and searched from its beginning.
- What a pass did is the difference of two snapshots of the store, one before and one after.
- Memories of one subject are compared in pairs. Drawers have none, so that nothing is compared.
- Dates are ISO texts that are parsed where they are needed. A row is a dataclass, `asdict` makes its
  JSON. The rows hang together in a dictionary by id.

Scale §1 gives what the earlier tool took. Where this one does not land within 40 % of that, ratios
against it mean nothing, and the table says so.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
import sys
import unicodedata
import uuid
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import combinations, groupby
from pathlib import Path
from typing import Any

MEMORIES, JOURNAL = "memories.jsonl", "journal.jsonl"
RUN = re.compile(r'[^\n\r\t"\\\x00-\x1f]+')
NUMBERS = re.compile(r"\d+(?:\.\d+)?")
SHORTEST = 12
STALE_AFTER = timedelta(days=180)
DAY = timedelta(days=1)


@dataclass
class Evidence:
    """One receipt."""

    source: str
    excerpt: str
    sha256: str
    verdict: str = "unchecked"
    checked_at: str | None = None


@dataclass
class Memory:
    """One row of the store."""

    id: str
    statement: str
    recorded_at: str
    subject: str | None = None
    tags: list[str] = field(default_factory=list)
    origin: dict[str, Any] = field(default_factory=dict)
    evidence: list[Evidence] = field(default_factory=list)
    grade: str = "claimed"
    confidence: float = 0.5
    last_reviewed: str | None = None
    review_due: str | None = None
    flags: list[str] = field(default_factory=list)
    active: bool = True


class JsonStore:
    """A folder with all memories in one file, and a journal beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / MEMORIES
        folder.mkdir(parents=True, exist_ok=True)

    def load(self) -> dict[str, Memory]:
        """Every memory by its id."""
        if not self.path.exists():
            return {}
        with self.path.open(encoding="utf-8") as lines:
            return {memory.id: memory for memory in map(_parsed, lines)}

    def save(self, memories: dict[str, Memory]) -> None:
        """Write the whole store beside, and put it in the place of the old one."""
        self._replace(map(_written, memories.values()))

    def _replace(self, lines: Iterable[str]) -> None:
        beside = self.path.with_suffix(".tmp")
        with beside.open("w", encoding="utf-8") as out:
            out.writelines(lines)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(self.path)

    def tell(self, events: list[dict[str, Any]]) -> None:
        """Append to the journal."""
        with (self.folder / JOURNAL).open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(event, sort_keys=True) + "\n" for event in events)

    def add(self, memory: Memory) -> None:
        """File one memory, unless its words are there already."""
        with self.path.open(encoding="utf-8") as lines:
            kept = list(lines)
        words = f'"statement": {json.dumps(memory.statement, ensure_ascii=False)}'
        if not any(words in line for line in kept):
            kept.append(_written(memory))
        self._replace(kept)


def _written(memory: Memory) -> str:
    return json.dumps(asdict(memory), ensure_ascii=False, sort_keys=True) + "\n"


def _parsed(line: str) -> Memory:
    value = json.loads(line)
    value["evidence"] = [Evidence(**item) for item in value["evidence"]]
    return Memory(**value)


def normal(text: str) -> str:
    """Words as they are compared."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


# Import -------------------------------------------------------------------------------------


def import_palace(palace: Path, store: JsonStore) -> int:
    """Take in every drawer of a palace; returns how many memories there are."""
    memories: dict[str, Memory] = {}
    by_words: dict[str, Memory] = {}
    for name, values in drawers(palace / "palace/chroma.sqlite3"):
        text = str(values.pop("chroma:document", ""))
        words = normal(text)
        known = by_words.get(words)
        if known is None:
            known = by_words[words] = _memory(name, text, values)
            memories[known.id] = known
        else:
            known.origin.setdefault("also", []).append(name)
    store.save(memories)
    store.tell([{"event": "import", "memories": len(memories), "at": _now().isoformat()}])
    return len(memories)


def drawers(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each drawer's id and metadata."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    database.row_factory = sqlite3.Row
    rows = database.execute(
        "SELECT e.id, e.embedding_id, m.key, m.string_value, m.int_value, m.float_value"
        " FROM embeddings e JOIN embedding_metadata m ON m.id = e.id ORDER BY e.id"
    )
    for _, keys in groupby(rows, key=lambda row: row["id"]):
        found = list(keys)
        yield found[0]["embedding_id"], {row["key"]: _value(row) for row in found}
    database.close()


def _value(row: sqlite3.Row) -> Any:
    for column in ("string_value", "int_value", "float_value"):
        if row[column] is not None:
            return row[column]
    return None


def _memory(name: str, text: str, values: dict[str, Any]) -> Memory:
    filed = _moment(str(values.get("filed_at") or "")) or _now()
    memory = Memory(
        id=str(uuid.uuid4()),
        statement=text,
        recorded_at=filed.isoformat(),
        tags=[str(values[key]) for key in ("wing", "room", "hall") if values.get(key)],
        origin={"drawer": name, "filed_at": filed.isoformat()},
    )
    source, excerpt = values.get("source_file"), longest_run(text)
    if source and len(excerpt) >= SHORTEST:
        memory.evidence.append(Evidence(source, excerpt, digest(excerpt)))
    return memory


def longest_run(text: str) -> str:
    """The longest piece of a text that stands in JSON as it is."""
    return max((run.strip() for run in RUN.findall(text)), key=len, default="")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


# Pass ---------------------------------------------------------------------------------------


class Pass:
    """One look at everything. `verdicts` counts what it found."""

    def __init__(self, store: JsonStore) -> None:
        self.store = store
        self.now = _now()
        self.events: list[dict[str, Any]] = []
        self.verdicts: dict[str, int] = defaultdict(int)
        self.changed = 0

    def run(self) -> None:
        """Check, compare, grade, and write the whole store again."""
        memories = self.store.load()
        before = _snapshot(memories)
        for stage in (self._check_all, self._compare, self._grade_all, self._schedule_all):
            stage(memories)
            self.store.save(memories)
        self.changed = _differing(before, _snapshot(memories))
        self.store.tell(self.events)

    def _check_all(self, memories: dict[str, Memory]) -> None:
        for memory in memories.values():
            self._check(memory)

    def _grade_all(self, memories: dict[str, Memory]) -> None:
        for memory in memories.values():
            self._grade(memory)

    def _schedule_all(self, memories: dict[str, Memory]) -> None:
        for memory in memories.values():
            self._schedule(memory)

    def _check(self, memory: Memory) -> None:
        for item in memory.evidence:
            found = self._verdict(item)
            self.verdicts[found] += 1
            if found != item.verdict:
                self._tell(memory, "verdict", item.verdict, found)
            item.verdict, item.checked_at = found, self.now.isoformat()

    def _verdict(self, item: Evidence) -> str:
        if digest(item.excerpt) != item.sha256:
            return "corrupt"
        path = Path(item.source).expanduser().resolve()
        if not path.is_file():
            return "gone"
        text = path.read_text("utf-8", errors="replace")
        return "verbatim" if item.excerpt in text else "drifted"

    def _compare(self, memories: dict[str, Memory]) -> None:
        """Two memories of one subject contradict each other where only their numbers differ."""
        by_subject: dict[str, list[Memory]] = defaultdict(list)
        for memory in memories.values():
            if memory.active and memory.subject:
                by_subject[memory.subject].append(memory)
        for together in by_subject.values():
            for one, other in combinations(together, 2):
                if contradict(one.statement, other.statement):
                    one.flags = other.flags = ["contested"]

    def _grade(self, memory: Memory) -> None:
        verdicts = {item.verdict for item in memory.evidence}
        if "verbatim" in verdicts:
            grade, confidence = "verified", 0.9
        elif verdicts & {"drifted", "corrupt"}:
            grade, confidence = "refuted", 0.1
        else:
            grade, confidence = "claimed", 0.5
        age = self.now - (_moment(memory.recorded_at) or self.now)
        memory.confidence = round(confidence * 0.5 ** (age / STALE_AFTER), 4)
        if grade != memory.grade:
            self._tell(memory, "grade", memory.grade, grade)
            memory.grade = grade

    def _schedule(self, memory: Memory) -> None:
        due = _moment(memory.review_due or "")
        if due is None or due <= self.now:
            memory.last_reviewed = self.now.isoformat()
            memory.review_due = (self.now + 30 * DAY).isoformat()

    def _tell(self, memory: Memory, event: str, old: str, new: str) -> None:
        at = self.now.isoformat()
        self.events.append({"event": event, "memory": memory.id, "old": old, "new": new, "at": at})


def _snapshot(memories: dict[str, Memory]) -> dict[str, tuple[str, float, list[str]]]:
    return {
        name: (one.grade, one.confidence, [item.verdict for item in one.evidence])
        for name, one in memories.items()
    }


def _differing(before: dict[str, Any], after: dict[str, Any]) -> int:
    return sum(before[name] != state for name, state in after.items())


def contradict(one: str, other: str) -> bool:
    """Do two statements differ in their numbers alone?"""
    if NUMBERS.findall(one) == NUMBERS.findall(other):
        return False
    return NUMBERS.sub("#", normal(one)) == NUMBERS.sub("#", normal(other))


def _now() -> datetime:
    return datetime.now(UTC)


def _moment(text: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


# As a child of the benchmark ----------------------------------------------------------------


def main(step: str, folder: str, palace: str) -> None:
    """Take one step: `import` (tells how many memories there are), `pass`, `add` or `nothing`."""
    store = JsonStore(Path(folder))
    if step == "import":
        print(import_palace(Path(palace), store))
    elif step == "pass":
        Pass(store).run()
    elif step == "add":
        text = f"A note of {uuid.uuid4()}"
        store.add(Memory(id=str(uuid.uuid4()), statement=text, recorded_at=_now().isoformat()))


if __name__ == "__main__":
    main(*sys.argv[1:])
