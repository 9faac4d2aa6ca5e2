"""The palace that ships: small, made by its generator, with one source deleted, edited and moved."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from adapters.palaces import adapter, read_all
from nidra.records.foreign import Skip

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "resources" / "sample-palace"
GENERATOR = ROOT / "tests" / "benchmarks" / "make_sample_palace.py"
RECORDED = "/home/sam/harbour"


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".sqlite3"
    }


def test_the_generator_makes_what_ships(tmp_path: Path, home: Path) -> None:
    made = tmp_path / "made"
    subprocess.run([sys.executable, str(GENERATOR), str(made)], check=True, capture_output=True)
    assert files(made) == files(SAMPLE)
    assert read_all(made, home) == read_all(SAMPLE, home)


def test_it_is_small() -> None:
    sizes = [path.stat().st_size for path in SAMPLE.rglob("*") if path.is_file()]
    assert sum(sizes) < 400_000


def test_its_rows_are_of_every_kind(home: Path) -> None:
    rows = read_all(SAMPLE, home)
    assert {row.skip for row in rows} == {None, Skip.REGISTRY, Skip.CLOSET}
    assert {row.dialect for row in rows if row.skip is None} == {
        "mempalace/convos",
        "mempalace/project",
        "mempalace/mcp",
        "mempalace/diary",
    }
    assert len({row.wing for row in rows}) == 4
    assert "meeting with the harbour office" in {row.source_note for row in rows}
    assert any("रीडिंग" in row.text for row in rows) and any("Größe" in row.text for row in rows)


def test_one_source_is_gone_one_edited_and_one_renamed(home: Path) -> None:
    rows = read_all(SAMPLE, home, maps=[(RECORDED, str(SAMPLE / "sources"))])
    lost = {row.source for row in rows if row.source and not Path(row.source).exists()}
    names = sorted(Path(path).name for path in lost if not path.endswith("empty.jsonl"))
    assert len(names) == 2 and names[1] == "backup-plan.md" and names[0].endswith(".jsonl")
    assert all(Path(path).parent.is_dir() for path in lost)
    renamed = SAMPLE / "sources/notes/backup-and-restore.md"
    moved = next(row for row in rows if row.source.endswith("backup-plan.md"))
    assert renamed.read_text("utf-8").strip() == moved.text
    limits = next(row for row in rows if row.source.endswith("limits.md"))
    edited = Path(limits.source).read_text("utf-8").strip()
    assert limits.text.replace("retry limit is 5", "retry limit is 6") == edited


def test_its_root_is_suggested(home: Path) -> None:
    reader = adapter(home)
    location = reader.recognise(SAMPLE)
    assert location is not None
    assert reader.describe(location).suggested_maps == ((RECORDED, str(SAMPLE / "sources")),)
