"""`nidra report` from the command line: three forms, the stale rows, a sample, the page in a browser."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

import jsonschema
import pytest
from nidra.base.paths import resources
from story.browser import browser, listening, opened
from story.commands import done, nidra
from unit.report.pages import Page

SAMPLE = Path(__file__).parents[2] / "resources" / "sample-palace"
RECORDED = "/home/sam/harbour"


@pytest.fixture
def audit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with the sample palace, imported into `s` and slept over once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("CLAUDE_CONFIG_DIR", raising=False)
    shutil.copytree(SAMPLE, tmp_path / "sample")
    found = tmp_path / "sample" / "sources"
    done("import-mempalace", "sample", "--dir", "s", "--map", f"{RECORDED}={found}")
    done("sleep", "--dir", "s")
    return tmp_path


def forget(audit: Path, number: int) -> list[str]:
    """Take drawers out of the copied palace; returns their ids."""
    database = next((audit / "sample").rglob("chroma.sqlite3"))
    with sqlite3.connect(database) as raw:
        rows = raw.execute(
            "SELECT id, embedding_id FROM embeddings WHERE embedding_id LIKE 'drawer%' LIMIT ?",
            (number,),
        ).fetchall()
        for key, _ in rows:
            raw.execute("DELETE FROM embedding_metadata WHERE id=?", (key,))
            raw.execute("DELETE FROM embeddings WHERE id=?", (key,))
    raw.close()
    return [name for _, name in rows]


def test_the_sentence_is_the_same_in_all_three_forms_and_equals_the_census(audit: Path) -> None:
    done("report", "--dir", "s", "--out", "t.md", "--out", "t.html", "--out", "t.json")
    value = json.loads((audit / "t.json").read_text())
    sentence = value["sentence"]
    assert f"**{sentence}**" in (audit / "t.md").read_text()
    assert sentence in Page((audit / "t.html").read_text()).text
    census = done("census", "--dir", "s", "--json").value
    assert census["by_standing"] == value["census"]["after"]["by_standing"]
    assert sum(census["by_standing"].values()) == census["active"]
    for number in [n for n in census["by_standing"].values() if n]:
        assert f"{number:,} " in sentence


def test_a_pass_writes_its_report_as_a_page_too(audit: Path) -> None:
    done("sleep", "--dir", "s", "--report", "t.html", "--report", "t.json")
    assert "What the pass did" in Page((audit / "t.html").read_text()).text
    assert json.loads((audit / "t.json").read_text())["kind"] == "pass"


def test_the_printed_schema_fits_what_a_pass_and_a_report_print(audit: Path) -> None:
    schema = done("report", "--schema").value
    assert schema == json.loads((resources() / "report-schema.json").read_text())
    checked = jsonschema.Draft202012Validator(schema)
    for words in (("report", "--dir", "s", "--json"), ("sleep", "--dir", "s", "--json")):
        assert [error.message for error in checked.iter_errors(done(*words).value)] == []


def test_another_form_is_refused_before_any_work(audit: Path) -> None:
    found = nidra("report", "--dir", "s", "--out", "t.docx")
    assert found.code == 2 and ".json or .csv" in found.err


def test_stale_rows_are_exported_with_their_ids_and_words(audit: Path) -> None:
    rows = done("report", "--stale", "--json", "--dir", "s").lines
    fallen = done("list", "--standing", "fallen", "--json", "--dir", "s").lines
    assert rows and {row["memory"] for row in rows} == {memory["id"] for memory in fallen}
    assert all(row["foreign_id"] and row["changes"] for row in rows)
    printed = done("report", "--stale", "--dir", "s").out
    assert printed.count("\n") == len(rows) and rows[0]["foreign_id"] in printed


def test_a_sample_is_drawn_again_with_its_seed_in_every_form(audit: Path) -> None:
    words = ("report", "--dir", "s", "--sample", "5", "--verdict", "verbatim", "--seed", "4")
    first = done(*words, "--json").value
    assert len(first["cases"]) == 5 and first["seed"] == 4
    again = done(*words, "--json").value
    assert [c["memory"] for c in again["cases"]] == [c["memory"] for c in first["cases"]]
    for case in first["cases"]:
        raw = Path(case["source"]).read_bytes()
        place = case["bytes"]
        at = place["offset"]
        assert raw[at : at + place["length"]].decode() == place["found"]
    assert first["cases"][0]["memory"] in done(*words).out
    done(*words, "--out", "t.html", "--out", "t.md")
    assert first["cases"][0]["memory"] in Page((audit / "t.html").read_text()).text


@pytest.mark.parametrize(
    "words",
    [
        ("--sample", "5"),
        ("--verdict", "drifted"),
        ("--seed", "1"),
        ("--sample", "0", "--verdict", "drifted"),
        ("--sample", "5", "--verdict", "rotten"),
        ("--stale", "--out", "t.md"),
    ],
)
def test_options_that_would_go_unheard_are_refused(audit: Path, words: tuple[str, ...]) -> None:
    found = nidra("report", "--dir", "s", *words)
    assert found.code == 2 and not found.out


def test_drawers_that_vanished_since_the_last_audit_are_told_everywhere(audit: Path) -> None:
    assert "drawers vanished" not in done("import-mempalace", "sample", "--dir", "s").out
    lost = forget(audit, 3)
    before = done("census", "--dir", "s", "--json").value
    said = done("import-mempalace", "sample", "--dir", "s").out
    assert "Since the last audit 3 drawers vanished from the palace" in said
    rows = {
        row["foreign_id"]: row
        for row in done("list", "--by", "drawer", "--json", "--dir", "s").lines
    }
    assert {name for name, row in rows.items() if row["vanished_at"]} == set(lost)
    assert done("list", "--by", "drawer", "--dir", "s").out.count("(vanished from its store)") == 3
    text = done("report", "--dir", "s").out
    assert text.count("Since the last audit 3 drawers vanished") == 2
    value = done("report", "--dir", "s", "--json").value
    assert value["findings"]["vanished"]["stores"][0]["in_all"] == 3
    assert value["foreign_stores"][0]["vanished"] == 3
    assert done("census", "--dir", "s", "--json").value == before
    assert done("verify-journal", "--dir", "s").code == 0
    assert "drawers vanished" not in done("import-mempalace", "sample", "--dir", "s").out


def test_a_part_of_a_palace_says_nothing_of_the_rest(audit: Path) -> None:
    forget(audit, 3)
    said = done("import-mempalace", "sample", "--dir", "s", "--room", "decisions").out
    assert "drawers vanished" not in said


def test_drawers_that_come_back_lose_their_mark(audit: Path) -> None:
    shutil.copytree(audit / "sample" / "palace", audit / "kept")
    forget(audit, 3)
    done("import-mempalace", "sample", "--dir", "s")
    shutil.rmtree(audit / "sample" / "palace")
    shutil.copytree(audit / "kept", audit / "sample" / "palace")
    assert (
        "3 drawers that had vanished are back."
        in done("import-mempalace", "sample", "--dir", "s").out
    )
    assert done("report", "--dir", "s", "--json").value["findings"]["vanished"]["stores"] == []


HOSTILE = (
    "<script>document.title='taken';console.error('ran')</script>"
    "<img src='http://127.0.0.1:{port}/img' onerror=\"document.title='taken'\">"
    "<link rel=stylesheet href='http://127.0.0.1:{port}/css'>"
    "</style><style>@import url(http://127.0.0.1:{port}/import);</style></title></svg>"
    " \x1b[31mred\x9b0m \u202egnp.exe \u2066x\u2069"
)


def test_the_page_opens_in_a_browser_without_an_error_or_a_call_to_anyone(
    audit: Path, tmp_path: Path
) -> None:
    program = browser()
    if program is None:
        pytest.skip("no Chromium on this machine")
    with listening() as (port, callers):
        hostile = HOSTILE.format(port=port)
        plain = audit / "plain.html"
        plain.write_text(f"<!doctype html><title>x</title>{hostile}", encoding="utf-8")
        seen, console = opened(program, plain, tmp_path / "p1")
        assert callers and "ran" in console and "taken" in seen  # the trap does snap

        callers.clear()
        notes = audit / "notes.md"
        notes.write_text(f"{hostile}\n", encoding="utf-8")
        done(
            "add",
            hostile,
            "--subject",
            hostile,
            "--source",
            notes,
            "--excerpt",
            hostile,
            "--dir",
            "s",
        )
        done("sleep", "--dir", "s")
        notes.write_text("nothing\n")
        done("sleep", "--dir", "s")
        page = audit / "t.html"
        done("report", "--dir", "s", "--out", page)
        seen, console = opened(program, page, tmp_path / "p2")
    assert callers == [] and console == ""
    found = Page(seen)
    assert "<title>Trust report</title>" in seen
    assert not found.names() & {"script", "img"}
    assert "console.error('ran')" in found.text
    assert "\u202e" not in seen and "\x1b" not in seen and "\\u202egnp.exe" in found.text
