"""`nidra sources`, and the date of the last byte check wherever it is shown."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from story.commands import done, nidra


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two sources after a full pass, one with two memories; their times are long past."""
    monkeypatch.chdir(tmp_path)
    done("init", "--dir", "s")
    for name, words in (("a.md", "limit is 5"), ("a.md", "port is 80"), ("b.md", "host is alpha")):
        path = Path(name)
        path.write_text(
            f"{path.read_text('utf-8') if path.exists() else ''}The {words}.\n", "utf-8"
        )
        done("add", words, "--source", name, "--excerpt", words, "--dir", "s")
    for name in ("a.md", "b.md"):
        os.utime(name, (1_700_000_000, 1_700_000_000))
    done("sleep", "--dir", "s")
    return tmp_path


def test_each_source_has_its_state_its_memories_and_its_last_reading(store: Path) -> None:
    Path("b.md").unlink()
    done("sleep", "--dir", "s")
    heads, *out = done("sources", "--dir", "s").out.splitlines()
    assert heads.startswith("state ") and heads.endswith("changes                   path")
    assert out[0].split() == [
        "present",
        "2",
        "memories",
        "read",
        "just",
        "now",
        *("due", "in", "5", "days", "no", "change", "seen"),
        str(store / "a.md"),
    ]
    assert out[1].startswith("gone") and "1 memory" in out[1] and "no date" in out[1]
    assert out[2] == "2 sources in all: 1 present, 1 gone."


def test_sources_can_be_chosen_by_state_and_paged(store: Path) -> None:
    Path("b.md").unlink()
    done("sleep", "--dir", "s")
    gone = done("sources", "--state", "gone", "--json", "--dir", "s").lines
    assert [(one["path"], one["state"], one["memories"]) for one in gone] == [
        (str(store / "b.md"), "gone", 1)
    ]
    assert gone[0]["bytes_last_read"] and gone[0]["not_reached_since"]
    first = done("sources", "--limit", "1", "--dir", "s")
    assert f"nidra sources --limit 1 --after {store / 'a.md'} --dir s" in first.err
    after = done("sources", "--after", store / "a.md", "--json", "--dir", "s").lines
    assert [one["path"] for one in after] == [str(store / "b.md")]
    assert nidra("sources", "--state", "lost", "--dir", "s").code == 2


def test_a_store_without_sources_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done("init", "--dir", "s")
    done("add", "The sky is blue today", "--dir", "s")
    assert done("sources", "--dir", "s").out == "No memory here has a source.\n"


def test_a_quick_pass_says_what_it_trusted_and_why_says_it_of_each_receipt(store: Path) -> None:
    full = done("why", _first(), "--dir", "s").out
    assert "Bytes last read: " in full and "Not read by the quick pass" not in full
    out = done("sleep", "--quick", "--dir", "s").out
    assert "2 sources look as they did and were not read again" in out
    assert "the one not read for longest was read just now" in out
    quick = done("why", _first(), "--dir", "s").out
    assert "Not read by the quick pass of" in quick
    assert "Not read by the quick pass of" in done("show", _first(), "--dir", "s").out
    check = done("why", _first(), "--json", "--dir", "s").value["checks"][0]
    assert check["trusted_by_fingerprint_at"] and check["stored"]["bytes_last_read"]
    done("sleep", "--dir", "s")
    assert "Not read by the quick pass" not in done("why", _first(), "--dir", "s").out


def _first() -> str:
    return str(done("list", "--limit", "1", "--json", "--dir", "s").value["id"])
