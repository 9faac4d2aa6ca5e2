"""`nidra contested`, `nidra resolve` and `nidra sleep --judge` as they are typed."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest
from nidra.app.workspace import Store, new_memory
from nidra.store import contests
from nidra.store.contests import NewContest
from nidra.store.journal import Journal
from story.commands import done, nidra
from unit.inference.fake_claude import fake_claude


@pytest.fixture
def pair(store: Store) -> tuple[str, str]:
    five = store.add(new_memory("The retry limit is 5\x07", subject="limit"))
    six = store.add(
        new_memory("The retry limit is 6", subject="limit", now="2026-06-02T00:00:00+00:00")
    )
    a, b = store.get(five).key, store.get(six).key
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        new = NewContest(a, b, "numeric", {"parts": [["5", "6"]]})
        contests.open_many(connection, journal, [new], store.now())
        journal.flush()
    store.close()
    return five, six


def test_a_pair_is_shown_with_its_parts_and_with_what_to_type(
    store: Store, pair: tuple[str, str]
) -> None:
    five, six = pair
    text = done("contested", "--dir", store.folder).out
    assert text.startswith("1 contested pair.\n\nnumeric, found 2026-06-01 08:00:00 UTC\n")
    assert f"  {five}  The retry limit is [5]\\u0007\n" in text
    assert f"  {six}  The retry limit is [6]  (newer)\n" in text
    line = next(line for line in text.splitlines() if line.startswith(f"  To keep {six}: "))
    words = shlex.split(line.split(": ", 1)[1])
    assert words[:1] == ["nidra"]
    assert done(*words[1:]).out == f"{six} stays; {five} was superseded by it.\n"
    again = done("contested", "--dir", store.folder).out
    assert again == "No two memories contradict each other, as far as a pass has looked.\n"


def test_pairs_as_json_are_one_a_line(store: Store, pair: tuple[str, str]) -> None:
    found = done("contested", "--json", "--dir", store.folder).lines
    assert [memory["id"] for memory in found[0]["memories"]] == list(pair)
    assert found[0]["kind"] == "numeric" and found[0]["judged"] is None
    assert found[0]["memories"][1] == {
        "id": pair[1],
        "statement": "The retry limit is 6",
        "parts": ["6"],
        "newer": True,
        "verified": False,
    }


def test_a_list_that_was_cut_says_how_many_more_there_are(
    store: Store, pair: tuple[str, str]
) -> None:
    assert done("contested", "--limit", 0, "--dir", store.folder).out.endswith("… and 1 more\n")
    assert nidra("contested", "--limit", -1, "--dir", store.folder).code == 2


def test_both_hold_with_a_reason_and_not_without(store: Store, pair: tuple[str, str]) -> None:
    refused = nidra("resolve", *pair, "--both", "--dir", store.folder)
    assert refused.code == 2 and "--both needs --reason" in refused.err
    refused = nidra("resolve", *pair, "--dir", store.folder)
    assert refused.code == 2 and "--keep ID" in refused.err
    found = done(
        "resolve", *pair, "--both", "--reason", "two services", "--json", "--dir", store.folder
    ).value
    assert found["memories"] == list(pair) and found["keep"] is None and found["changed"]
    again = done("resolve", *pair, "--both", "--reason", "two services", "--dir", store.folder)
    assert "was decided before" in again.out


def test_an_id_that_nobody_bears_is_told(store: Store, pair: tuple[str, str]) -> None:
    found = nidra("resolve", pair[0], "mem_fff", "--keep", pair[0], "--dir", store.folder)
    assert found.code == 8 and "mem_fff" in found.err


@pytest.mark.skipif(sys.platform == "win32", reason="the fake program is a script")
def test_a_pass_asks_the_judge_that_is_named(
    store: Store, pair: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = fake_claude(tmp_path / "bin")
    fake.does("answers", "6")
    monkeypatch.setenv("PATH", str(fake.path.parent), prepend=os.pathsep)
    done("sleep", "--dir", store.folder)
    assert fake.calls == []
    report = done("sleep", "--judge", "auto", "--json", "--dir", store.folder).value
    assert report["read"]["model calls"] == 3 == len(fake.calls)
    assert not store.get(pair[0]).active and store.get(pair[1]).active


def test_a_pass_without_the_judge_that_is_named_says_so_and_goes_on(
    store: Store, pair: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    text = done("sleep", "--judge", "claude", "--dir", store.folder).out
    assert (
        "Note: claude was not found on the PATH. The contested pairs are left for a person" in text
    )
    assert nidra("sleep", "--judge", "nobody", "--dir", store.folder).code == 2
