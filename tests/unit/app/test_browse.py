"""The table of a window: it can be stopped, it sees what others wrote, and it can be typed."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest
from conftest import MovingClock
from nidra.app import browse, facets
from nidra.app.browse import Filter, Follower, Look, Sort, command, ids, part, rows
from nidra.app.decay import span
from nidra.app.home import home
from nidra.app.run_pass import run_sleep
from nidra.app.search import prepare
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, StoreAbsent, StoreDamaged, UsageError
from nidra.cli.main import build
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.verdict import State
from typer.testing import CliRunner


@pytest.fixture
def noted(store: Store, tmp_path: Path) -> Store:
    (tmp_path / "notes.md").write_text("The port is 5432\nThe limit is 9\n", "utf-8")
    for text in ("The port is 5432", "The limit is 7"):
        store.add(new_memory(text, source=tmp_path / "notes.md", excerpt=text))
    for number in range(3):
        store.add(new_memory(f"note {number}", subject=("b", "a", None)[number]))
    run_sleep(store)
    return store


# Stopping -----------------------------------------------------------------------------------


@pytest.mark.parametrize("look", [Look(), Look(text="note"), Look(Filter(verdict=State.VERBATIM))])
def test_a_list_that_nobody_waits_for_is_given_up(noted: Store, look: Look) -> None:
    whole = ids(noted, look)
    with pytest.raises(Cancelled):
        ids(noted, look, lambda: True)
    assert ids(noted, look, lambda: False) == whole


def test_a_stop_reaches_into_the_statement_that_runs(
    noted: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once asked, SQLite gives up in the middle: no step in between is waited for."""
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return True

    endless = "WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id+1 FROM n) SELECT id FROM n"
    monkeypatch.setattr(browse.browsing, "NEWEST", endless)
    with pytest.raises(Cancelled):
        ids(noted, Look(), stop)
    assert asked


def test_a_search_for_nothing_is_a_sentence(noted: Store) -> None:
    with pytest.raises(UsageError):
        ids(noted, Look(text="…"))


@pytest.mark.parametrize("indexed", [True, False])
@pytest.mark.parametrize("text", ["note", '"note 1"', "*ot*"])
@pytest.mark.parametrize("sort", [Sort.NEWEST, Sort.FILED])
def test_a_search_that_comes_in_parts_finds_what_it_finds_whole(
    noted: Store, monkeypatch: pytest.MonkeyPatch, indexed: bool, text: str, sort: Sort
) -> None:
    if indexed:
        prepare(noted)
    look = Look(text=text, sort=sort)
    whole = ids(noted, look)
    monkeypatch.setattr(browse, "FIRST_TEXTS", 1)
    monkeypatch.setattr(browse, "TEXTS", 1)
    parts = [part(noted, look)]
    while parts[-1].upto is not None:
        parts.append(part(noted, look, parts[-1]))
    assert parts[-1].keys == whole and len(whole) == (1 if "1" in text else 3)
    assert all(set(one.keys) <= set(whole) for one in parts)
    # The index leaves one text to be read for the phrase, and none for the word.
    assert len(parts) > 1 or (indexed and text != "*ot*")


# What others wrote --------------------------------------------------------------------------


def test_a_follower_hears_of_every_commit_and_of_each_once(noted: Store) -> None:
    with Follower(noted) as follower, Store(noted.folder) as other:
        assert follower.changed() and not follower.changed()
        noted.add(new_memory("mine"))
        assert follower.changed() and not follower.changed()
        other.add(new_memory("another's"))
        assert follower.changed() and not follower.changed()
        other.runs.set_mark("somewhere", {"at": 1})
        assert follower.changed() and not follower.changed()
        ids(noted, Look()), facets.facets(noted, Look()), home(noted), other.census()
        assert not follower.changed()
        assert follower.version == 4


def test_a_follower_says_that_the_store_is_gone_and_goes_on_with_what_takes_its_place(
    noted: Store, tmp_path: Path
) -> None:
    with Follower(noted) as follower:
        follower.changed()
        noted.close()
        shutil.move(noted.folder, tmp_path / "away")
        for _ in range(2):
            with pytest.raises(StoreAbsent):
                follower.changed()
        with Store(noted.folder) as anew:
            anew.init()
            assert follower.changed() and not follower.changed()
        noted.database.path.write_bytes(b"no database at all" * 1000)
        with pytest.raises(StoreDamaged):
            follower.changed()


def test_nothing_that_is_shown_changes_a_byte(noted: Store) -> None:
    prepare(noted)
    noted.close()
    before = {p.name: p.read_bytes() for p in noted.folder.iterdir() if p.is_file()}
    with Store(noted.folder) as reader, Follower(reader) as follower:
        follower.changed()
        for sort in Sort:
            for look in (Look(sort=sort), Look(Filter(grade=Grade.UNVERIFIED), "note", sort)):
                rows(reader, ids(reader, look))
                facets.facets(reader, look, 60)
        home(reader)
    after = {p.name: p.read_bytes() for p in noted.folder.iterdir() if p.is_file()}
    assert after["nidra.db"] == before["nidra.db"]
    assert after["runs.db"] == before["runs.db"]


# The same, typed ----------------------------------------------------------------------------

_LOOKS = [
    Look(),
    Look(Filter(standing=Standing.NO_RECEIPT)),
    Look(Filter(grade=Grade.MACHINE_CHECKED, verdict=State.VERBATIM)),
    Look(Filter(active=None, subject="b")),
    Look(Filter(source="notes.md")),
    Look(Filter(standing=Standing.NO_RECEIPT), 'note "note"'),
    Look(text="-limit"),
]


@pytest.mark.parametrize("look", _LOOKS)
def test_the_command_lists_what_the_table_shows(noted: Store, look: Look) -> None:
    found = command(look, noted.folder)
    words = shlex.split(found.line)
    done = CliRunner().invoke(build("list"), words[1:], prog_name="nidra")
    assert done.exit_code == 0, done.output
    shown = {row.id for row in rows(noted, ids(noted, look))}
    assert {line.split()[0] for line in done.stdout.splitlines()} == shown and shown
    assert "order" in found.reason


def test_the_command_names_what_fades(noted: Store, clock: MovingClock) -> None:
    assert "--fading 30 " in command(Look(Filter(fading=span(noted, 30))), "/s").line
    assert "--faded " in command(Look(Filter(fading=span(noted, None))), "/s").line


def test_a_command_is_safe_in_a_shell() -> None:
    look = Look(Filter(wing="$(rm -rf ~)", room="-x; y"), "it's `so`", Sort.FILED)
    found = command(look, Path("/a folder/it's"))
    assert found.reason == ""
    assert shlex.split(found.line) == [
        *("nidra", "list", "--wing", "$(rm -rf ~)", "--room=-x; y"),
        *("--search=it's `so`", "--limit", "1000000", "--dir", "/a folder/it's"),
    ]


def test_what_the_command_line_cannot_say_has_no_command() -> None:
    for chosen in (Filter(tier=Tier.RECORD), Filter(flag="contested"), Filter(active=False)):
        found = command(Look(chosen), "/store")
        assert found.line == "" and found.reason.startswith("The command line has no option for")
