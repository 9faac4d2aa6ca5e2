"""The verb `report` of `nidra work`, and `nidra report --out` in every form."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.report.forms import FORMS
from story.commands import done, nidra
from story.working import Worker, ordered, refused


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A store with a memory that was checked."""
    source = tmp_path / "docs" / "config.md"
    source.parent.mkdir()
    source.write_text("The retry limit is 5 attempts.\n", "utf-8")
    with Store(tmp_path / "store") as store:
        store.init()
        store.add(new_memory("The retry limit is 5", source=source, excerpt="retry limit is 5"))
        run_sleep(store)
    return tmp_path / "store"


def test_a_window_has_a_report_written_and_is_told_what_became_of_it(place: Path) -> None:
    target = place.parent / "trust.pdf"
    told = ordered("report", dir=place, path=target)
    data = target.read_bytes()
    assert data.startswith(b"%PDF-") and told["path"] == str(target) and told["form"] == "pdf"
    assert told["size"] == len(data) and told["sha256"] == hashlib.sha256(data).hexdigest()
    assert told["since"] is None and "first export" in told["summary"][1]
    again = ordered("report", dir=place, path=place.parent / "trust.csv")
    assert again["since"]["changes"] == [] and again["digest"] == told["digest"]


def test_a_window_is_told_how_far_a_report_came(place: Path) -> None:
    order = {"verb": "report", "dir": str(place), "path": str(place.parent / "t.html")}
    with Worker(json.dumps(order)) as worker:
        told = worker.told("progress")
        assert told["stage"] == "report" and told["total"] > 5
        assert worker.told("result")["form"] == "html" and worker.end() == 0


@pytest.mark.parametrize("name", ["store/t.html", "docs/config.md", "t.docx"])
def test_a_window_is_told_where_no_report_is_written(name: str, place: Path) -> None:
    error = refused({"verb": "report", "dir": str(place), "path": str(place.parent / name)})
    assert error["kind"] == "UsageError" and error["code"] == 2
    assert (place.parent / "docs/config.md").read_text() == "The retry limit is 5 attempts.\n"


def test_one_command_writes_every_form_of_one_report(place: Path) -> None:
    out = [word for form in FORMS for word in ("--out", str(place.parent / f"trust{form}"))]
    told = done("report", "--dir", str(place), *out)
    digest = done("report", "--dir", str(place), "--digest", "--json").value
    assert all((place.parent / f"trust{form}").stat().st_size for form in FORMS)
    assert digest["digest"][:16] in told.err and "first export" in told.err
    value = json.loads((place.parent / "trust.json").read_text())
    assert value["rests_on"] == digest
    assert done("verify-journal", "--dir", str(place), "--json").value["head"] == digest["head"]
    printed = done("report", "--dir", str(place), "--digest").out.splitlines()
    assert hashlib.sha256(printed[-1].encode()).hexdigest() == digest["digest"]


def test_a_sample_and_a_digest_say_which_forms_and_options_they_take(place: Path) -> None:
    words = ("report", "--dir", str(place), "--sample", "1", "--verdict", "verbatim")
    found = nidra(*words, "--out", str(place.parent / "s.pdf"))
    assert found.code == 2 and ".md, .html or .json" in found.err
    assert nidra("report", "--dir", str(place), "--digest", "--stale").code == 2
