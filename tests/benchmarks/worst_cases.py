"""The stores that break tools which were tried on small ones only."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from chroma_file import ChromaFile
from contradictions import SUBJECTS
from lines import Line
from measuring import Spent, job
from synthetic_text import ENGLISH, Writer

PAIRS = 50
SECONDS = 10
LIMIT = 60
BYTES_EACH = 2_000
DIGITS = re.compile(r"\b\d{2,5}\b")
FILED = "2026-03-14T10:00:00+00:00"


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large the cases are; `at` scales them for a quick look.

    Exact excerpts are fewer, since taking them over costs three times what the pass does.
    """

    drawers: int = 100_000
    exact: int = 25_000
    subject: int = 50_000
    copies: int = 10_000
    notes: int = 400

    def at(self, share: float) -> Sizes:
        """The same at a share of the size."""
        kept = (self.drawers, self.exact, self.subject, self.copies, self.notes)
        return Sizes(*(max(20, int(size * share)) for size in kept))


FULL = Sizes(exact=100_000)


def worst_cases(folder: Path, sizes: Sizes, say: Callable[[str], None]) -> list[Line]:
    """Measure each of them in a store of its own."""
    found: list[Line] = []
    for case in CASES:
        for line in case(folder / case.__name__, sizes):
            say(f"{line.name}: {line.figure:.2f} {line.unit}")
            found.append(line)
    return found


def _line(name: str, spent: Spent, budget: float | None = None) -> Line:
    return Line(
        name,
        spent.cpu,
        "CPU s",
        budget,
        cpu=spent.cpu,
        wall=spent.wall,
        peak=spent.peak,
        stopped=spent.stopped,
    )


# One source of 200 MB -----------------------------------------------------------------------


def one_large_source(folder: Path, sizes: Sizes) -> Iterator[Line]:
    """A transcript that all drawers of a palace come from, then with a number of each changed."""
    texts = list(_texts(sizes.drawers))
    source = folder / "session.jsonl"
    palace = _palace(folder / "palace", texts, source)
    _transcript(source, texts)
    store = folder / "store"
    job("import", store, palace)
    size = f"{source.stat().st_size / 1e6:.0f} MB source, {len(texts):,}"
    first = job("sleep", store, "full", limit=LIMIT)
    yield _line(f"{size} drawers, first pass", first)
    if first.stopped:
        return
    _transcript(source, [_changed(text) for text in texts])
    yield from _drifted(f"{size} drifted drawers", store, len(texts))


def exact_excerpts(folder: Path, sizes: Sizes) -> Iterator[Line]:
    """The same with excerpts that are to stand in the source byte for byte."""
    texts = list(_texts(sizes.exact))
    folder.mkdir(parents=True)
    source, store = folder / "notes.txt", folder / "store"
    _plain(source, texts)
    _rows(folder / "old", ({"statement": text, "source": str(source)} for text in texts))
    job("take-over", store, folder / "old")
    size = f"{source.stat().st_size / 1e6:.0f} MB source, {len(texts):,}"
    first = job("sleep", store, "full", limit=LIMIT)
    yield _line(f"{size} exact excerpts, first pass", first)
    if first.stopped:
        return
    _plain(source, [_changed(text) for text in texts])
    yield from _drifted(f"{size} drifted exact excerpts", store, len(texts))


def _drifted(name: str, store: Path, planted: int) -> Iterator[Line]:
    spent = job("sleep", store, "full", limit=LIMIT)
    yield _line(name, spent, max(1.0, SECONDS * planted / 100_000))
    yield Line(f"{name}: memory", spent.peak, "MB", 1000)
    if spent.stopped:
        return
    found = spent.told["verdicts"]
    lost = planted - sum(found.get(word, 0) for word in ("drifted", "edited", "unfounded"))
    yield Line(f"{name}: not noticed", lost, "", 0)


def _texts(count: int) -> Iterator[str]:
    """Different sentences, each with a number of its own."""
    writer = Writer(Random(11))
    for number in range(count):
        yield f"{writer.sentence()} Case {number + 10_000_000} took {number % 89 + 10} s."


def _changed(text: str) -> str:
    """A text with its last number raised by one: how long it took."""
    last = list(DIGITS.finditer(text))[-1]
    return f"{text[: last.start()]}{int(last.group()) + 1}{text[last.end() :]}"


def _transcript(path: Path, texts: list[str]) -> None:
    """Claude Code JSONL: each text is an answer, between lines that no drawer comes from."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as out:
        for number, text in enumerate(texts):
            said = json.dumps(text, ensure_ascii=False)
            line = (
                f'{{"type":"user","message":{{"role":"user","content":"{_question(number)}"}}}}\n'
                f'{{"type":"assistant","message":{{"role":"assistant","content":[{{"type":"text",'
                f'"text":{said}}}]}}}}\n'
            )
            encoded = line.encode()
            fill = _filler(number, len(encoded) + 30)
            out.write(b'%b{"type":"progress","data":"%b"}\n' % (encoded, fill))


def _plain(path: Path, texts: list[str]) -> None:
    """Plain text: each excerpt on a line, between lines that nothing was taken from."""
    with path.open("wb") as out:
        for number, text in enumerate(texts):
            encoded = text.encode()
            out.write(b"%b\n%b\n" % (encoded, _filler(number, len(encoded) + 2)))


@cache
def _pool() -> bytes:
    """Words to fill with: plain ASCII that needs no escape."""
    random = Random(12)
    return " ".join(random.choices(ENGLISH, k=40_000)).encode()


def _filler(number: int, taken: int) -> bytes:
    """As many bytes of words as a piece of `BYTES_EACH` has left."""
    start = number * 7_919 % (len(_pool()) - BYTES_EACH)
    return _pool()[start : start + BYTES_EACH - taken]


def _question(number: int) -> str:
    return f"How long did case {number + 10_000_000} take?"


def _palace(folder: Path, texts: list[str], source: Path) -> Path:
    """A palace with one drawer for each answer, all of one source."""
    drawers = (f"> {_question(number)}\n{text}" for number, text in enumerate(texts))
    meta = {"ingest_mode": "convos", "extract_mode": "exchange", "source_file": str(source)}
    return _filed(folder, drawers, {**meta, "added_by": "mempalace", "convo_chunker_version": 2})


def _filed(folder: Path, drawers: Iterator[str], meta: dict[str, str | int]) -> Path:
    """A palace of these drawers."""
    (folder / "palace").mkdir(parents=True)
    file = ChromaFile(folder / "palace/chroma.sqlite3", Random(11))
    segment = file.add_collection("mempalace_drawers")
    file.begin()
    for number, text in enumerate(drawers):
        place = {"wing": "sessions", "room": "technical", "chunk_index": number}
        values = {**place, "normalize_version": 2, "filed_at": FILED, **meta}
        file.add(segment, f"drawer_{number}", text, values, "2026-03-14 10:00:00")
    file.close()
    return folder


# Many that say the same, or nearly ----------------------------------------------------------


def one_subject(folder: Path, sizes: Sizes) -> Iterator[Line]:
    """Tens of thousands of memories of one subject, alike and unlike."""
    for name in ("one value", "different words"):
        said = SUBJECTS[name]
        place = folder / name.replace(" ", "-")
        spent, seconds, pairs = _compared(place, [said(n) for n in range(sizes.subject)])
        what = f"one subject with {sizes.subject:,} ({name})"
        yield _stage(what, spent, seconds)
        yield Line(f"{what}: pairs", pairs, "", sizes.subject)


def numbered_notes(folder: Path, sizes: Sizes) -> Iterator[Line]:
    """Notes that differ in their numbers alone: many pairs, and no reason to name them all."""
    said = SUBJECTS["numbered notes"]
    spent, seconds, pairs = _compared(folder, [said(n) for n in range(sizes.notes)])
    name = f"{sizes.notes} numbered notes in one subject"
    yield _stage(name, spent, seconds)
    yield Line(f"{name}: pairs", pairs, "", PAIRS)


def _stage(name: str, spent: Spent, seconds: float) -> Line:
    return replace(
        _line(f"{name}: contradictions", spent, 2), figure=seconds, unit="wall s of the stage"
    )


def _compared(folder: Path, texts: list[str]) -> tuple[Spent, float, int]:
    """The pass over memories of one subject, seconds of its comparison, pairs that it opened."""
    _rows(folder / "old", ({"statement": text, "subject": "one subject"} for text in texts))
    job("take-over", folder / "store", folder / "old")
    spent = job("sleep", folder / "store", "full")
    told = spent.told
    return spent, told["seconds"].get("contradict", 0.0), told["contests"]


def copies(folder: Path, sizes: Sizes) -> Iterator[Line]:
    """One text filed thousands of times."""
    text = "> What is the retry limit?\nThe retry limit is 5, and nobody may raise it."
    texts = (text for _ in range(sizes.copies))
    palace = _filed(folder / "palace", texts, {"source_file": "", "added_by": "mcp"})
    name = f"{sizes.copies:,} duplicates of one text"
    yield _line(f"{name}: import", job("import", folder / "store", palace), 2)
    spent = job("sleep", folder / "store", "full")
    yield _line(f"{name}: pass", spent, 2)
    yield Line(f"{name}: memories", spent.told["memories"], "", 1)


CASES = (one_large_source, exact_excerpts, one_subject, copies, numbered_notes)


def _rows(folder: Path, rows: Iterator[dict[str, str]]) -> None:
    """A first-generation store of these rows."""
    folder.mkdir(parents=True)
    (folder / "journal.jsonl").write_text("")
    with (folder / "memories.jsonl").open("w", encoding="utf-8") as out:
        for number, row in enumerate(rows):
            out.write(json.dumps(_row(number, **row)) + "\n")


def _row(number: int, statement: str, subject: str = "", source: str = "") -> dict[str, object]:
    receipts = [{"source": source, "excerpt": statement}] if source else []
    return {
        "id": f"m{number}",
        "statement": statement,
        "subject": subject or None,
        "evidence": receipts,
        "temporal": {"recorded_at": FILED},
    }
