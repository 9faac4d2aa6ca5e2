"""`nidra duplicates`, and unions in a palace that is imported again."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from conftest import DATA, digest_of
from nidra.app.duplicates import duplicates
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.store.reading import Filter
from story.commands import done

LONG = "the harbour master keeps a list of every vessel that enters before noon and reads it aloud"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "store"
    done("init", "--dir", path)
    return path


def test_copies_are_shown_with_the_one_that_still_has_its_source(
    folder: Path, tmp_path: Path
) -> None:
    source, gone = tmp_path / "kept.md", tmp_path / "gone.md"
    for path in (source, gone):
        path.write_text("The retry limit is 5 attempts.\n", "utf-8")
    quoted = ("--excerpt", "retry limit is 5", "--dir", folder)
    done("add", "The retry limit is 5", "--source", gone, *quoted)
    done("add", "the RETRY limit is 5.", "--source", source, *quoted)
    done("add", "Something else", "--dir", folder)
    gone.unlink()
    for _ in range(2):
        assert "1 text in 2 places." in done("duplicates", "--dir", folder).out
        found = done("duplicates", "--json", "--dir", folder).value
        assert (found["groups"], found["places"]) == (1, 2)
        done("sleep", "--dir", folder)
    shown = done("duplicates", "--dir", folder).out
    assert "2 places, 1 with a source that was there when it was last read" in shown
    (same,) = done("duplicates", "--json", "--dir", folder).value["same"]
    assert [place["source_there"] for place in same["places"]] == [False, True]
    assert [place["active"] for place in same["places"]] == [True, False]
    assert same["with_source"] == 1


def test_a_store_without_copies_says_so(folder: Path) -> None:
    done("add", "One thing", "--dir", folder)
    assert done("duplicates", "--dir", folder).out == "No text stands in two places.\n"


def test_a_limit_cuts_the_lists_and_not_the_counts(folder: Path) -> None:
    for word in ("first", "second", "third"):
        done("add", f"The {word} thing", "--dir", folder)
        done("add", f"the {word} thing!", "--dir", folder)
    found = done("duplicates", "--json", "--limit", "1", "--dir", folder).value
    assert (found["groups"], len(found["same"])) == (3, 1)
    assert "and 2 more" in done("duplicates", "--limit", "1", "--dir", folder).out


def test_what_is_nearly_the_same_is_named_apart_and_stays_two(folder: Path) -> None:
    for statement in (LONG, LONG + " twice"):
        done("add", statement, "--subject", "harbour", "--dir", folder)
    done("sleep", "--dir", folder)
    found = done("duplicates", "--json", "--dir", folder).value
    assert found["groups"] == 0
    assert [pair["likeness"] for pair in found["alike"]] == [0.9444]
    assert "Nearly the same" in done("duplicates", "--dir", folder).out


def test_what_the_time_left_out_is_said(store: Store) -> None:
    for statement in (LONG, LONG + " twice"):
        store.add(new_memory(statement, subject="harbour"))
    ticks = iter(range(1000))
    found = duplicates(store, seconds=0.0, clock=lambda: float(next(ticks)))
    assert found.alike == ()
    assert "likeness" in found.left_out[0]


# Palaces ------------------------------------------------------------------------------------


@pytest.fixture
def palace(tmp_path: Path) -> Path:
    """A sample palace in which one drawer was filed a second time, in capitals."""
    import shutil

    target = tmp_path / "convos"
    shutil.copytree(DATA / "palaces" / "convos", target)
    database = next((target / "palace").glob("*.sqlite3"))
    raw = sqlite3.connect(database)
    with raw:
        first, text = raw.execute(
            "SELECT id, string_value FROM embedding_metadata WHERE key='chroma:document'"
            " ORDER BY id LIMIT 1"
        ).fetchone()
        new = raw.execute("SELECT max(id) + 1 FROM embeddings").fetchone()[0]
        raw.execute(
            "INSERT INTO embeddings (id, segment_id, embedding_id, seq_id, created_at)"
            " SELECT ?, segment_id, 'drawer_again', seq_id, created_at FROM embeddings WHERE id=?",
            (new, first),
        )
        raw.execute(
            "INSERT INTO embedding_metadata (id, key, string_value, int_value, float_value, bool_value)"
            " SELECT ?, key, string_value, int_value, float_value, bool_value"
            " FROM embedding_metadata WHERE id=?",
            (new, first),
        )
        raw.execute(
            "UPDATE embedding_metadata SET string_value=? WHERE id=? AND key='chroma:document'",
            (text.upper(), new),
        )
    raw.close()
    return target / "palace"


def test_an_import_after_a_union_says_nothing_new_and_the_keeper_shows_both_drawers(
    palace: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "store"
    done("import-mempalace", "--palace", palace, "--dir", folder)
    assert "duplicates united" in done("sleep", "--dir", folder, "--json").out
    again = done("import-mempalace", "--palace", palace, "--dir", folder)
    assert "known from an earlier import, unchanged" in again.out + again.err
    for news in ("as new memories", "say something else", "word for word", "other source"):
        assert news not in again.out + again.err
    store = Store(folder)
    (united,) = [m for m in store.load() if "united" in m.flags]
    kept = store.get(str(united.superseded_by))
    names = {drawer.foreign_id for drawer in kept.drawers}
    assert "drawer_again" in names and len(names) == 2
    assert {row.key for row in united.evidence} <= {row.key for row in kept.evidence}
    wing = united.drawers[0].wing
    found = [m.id for m in store.load(Filter(wing=wing)) if "drawer_again" in str(m.drawers)]
    assert found == [kept.id]
    assert verify_journal(store).problems == []
    before = digest_of(store)
    done("sleep", "--dir", folder)
    assert digest_of(store) == before
    store.close()
    (same,) = [
        group
        for group in json.loads(done("duplicates", "--json", "--dir", folder).out)["same"]
        if group["keeper"] == kept.id
    ]
    assert {place["foreign_id"] for place in same["places"]} == names


def test_a_row_that_says_again_what_was_united_revives_nothing(
    palace: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "store"
    done("import-mempalace", "--palace", palace, "--dir", folder)
    done("sleep", "--dir", folder)
    database = next(palace.glob("*.sqlite3"))
    raw = sqlite3.connect(database)
    with raw:
        (capitals,) = raw.execute(
            "SELECT string_value FROM embedding_metadata m JOIN embeddings e ON e.id=m.id"
            " WHERE e.embedding_id='drawer_again' AND key='chroma:document'"
        ).fetchone()
        (other,) = raw.execute(
            "SELECT max(id) FROM embedding_metadata WHERE key='chroma:document' AND id <"
            " (SELECT id FROM embeddings WHERE embedding_id='drawer_again')"
        ).fetchone()
        raw.execute(
            "UPDATE embedding_metadata SET string_value=? WHERE id=? AND key='chroma:document'",
            (capitals, other),
        )
    raw.close()
    done("import-mempalace", "--palace", palace, "--dir", folder)
    store = Store(folder)
    (united,) = [m for m in store.load() if "united" in m.flags]
    assert not united.active
    assert len(store.get(str(united.superseded_by)).drawers) == 3
    done("sleep", "--dir", folder)
    kept = store.get(str(united.superseded_by))
    assert {row.key for row in store.get(united.id).evidence if not row.retired} & {
        row.key for row in kept.evidence
    }
    assert verify_journal(store).problems == []
    store.close()
