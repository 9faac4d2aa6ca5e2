"""`nidra list --search` and `nidra rebuild-index`, as they are typed."""

from __future__ import annotations

import pytest
from story.commands import done, nidra


@pytest.fixture(autouse=True)
def _filled(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.chdir(tmp_path)
    done("init", "--dir", "s")
    for number in range(5):
        done("add", f"note {number} on the tide's limit", "--dir", "s", "--tag", "blue")


def test_a_page_names_the_command_that_shows_the_next_one() -> None:
    first = done("list", "--search", "tide *imi*", "--tag", "blue", "--limit", "3", "--dir", "s")
    assert len(first.out.splitlines()) == 3
    assert "3 shown, in the order of filing; there are more" in first.err
    line = next(line for line in first.err.splitlines() if line.startswith("Next: nidra list"))
    assert "--search 'tide *imi*' --tag blue --limit 3 --after mem_" in line
    after = line.split("--after ")[1].split()[0]
    rest = done("list", "--search", "tide", "--after", after, "--dir", "s")
    assert [line.split()[-5] for line in rest.out.splitlines()] == ["3", "4"]
    assert "2 found, in the order of filing." in rest.err
    assert len(done("list", "--after", after, "--dir", "s").out.splitlines()) == 2


def test_the_first_search_says_that_it_builds_the_index() -> None:
    assert "brought up to date" in done("list", "--search", "tide", "--dir", "s").err
    assert "brought up to date" not in done("list", "--search", "tide", "--dir", "s").err


def test_rebuild_index_says_what_it_did_and_doctor_knows() -> None:
    assert "no search index yet" in done("doctor", "--dir", "s").out
    assert "5 texts are in it" in done("rebuild-index", "--dir", "s").out
    assert "holds every memory" in done("doctor", "--dir", "s").out


def test_a_search_for_nothing_and_one_of_foreign_rows_are_refused() -> None:
    assert nidra("list", "--search", "...", "--dir", "s").code == 2
    assert nidra("list", "--search", "x", "--by", "drawer", "--dir", "s").code == 2
    assert nidra("list", "--source", "x", "--after", "mem_1", "--dir", "s").code == 2
    assert "Nothing in this store matches" in done("list", "--search", "zz", "--dir", "s").err


def test_a_search_that_finds_nothing_says_how_beginnings_are_found() -> None:
    found = done("list", "--search", "not tid", "--dir", "s").err
    typed = next(line for line in found.splitlines() if "Nothing in this store" in line)
    assert "--search 'not* tid*'" in typed and "nidra help search" in typed
    assert len(done("list", "--search", "not* tid*", "--dir", "s").out.splitlines()) == 5
    assert "nidra help search" in done("list", "--search", "zz*", "--dir", "s").err
    assert "help search" not in done("list", "--tag", "none", "--dir", "s").err


def test_words_without_an_option_are_told_where_they_belong() -> None:
    found = nidra("list", "tide", "limit", "--dir", "s")
    assert found.code == 2 and "nidra list --search 'tide limit'" in found.err
    assert "Usage: nidra list" in done("list", "tide", "--help").out
