"""`nidra decay`, `nidra list --fading` and the second clock of `nidra sources`, as they are typed."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import FixedClock, SystemClock
from story.commands import done, nidra

AGES = {"long gone": 100, "soon gone": 60, "The limit is 5": 30, "quite new": 0}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with four notes of different ages, one of them with a receipt."""
    place, source = tmp_path / "store", tmp_path / "a.md"
    source.write_text("The limit is 5.\n", "utf-8")
    for words, days in AGES.items():
        at = SystemClock().now() - timedelta(days=days, minutes=1)
        with Store(place, clock=FixedClock(at)) as store:
            store.init()
            receipt = {"source": source, "excerpt": words} if "limit" in words else {}
            store.add(new_memory(words, **receipt))
            if receipt:
                run_sleep(store)
    return place


def _id(folder: Path, words: str) -> str:
    rows = done("list", "--all", "--json", "--dir", folder).lines
    return next(str(row["id"]) for row in rows if row["statement"] == words)


# One memory -----------------------------------------------------------------------------------


def test_decay_shows_both_clocks_of_a_memory(folder: Path) -> None:
    name = _id(folder, "The limit is 5")
    text = done("decay", name[:10], "--dir", folder).out
    for told in (
        f"{name}\n  The limit is 5\n",
        "Tier      record\n",
        "Strength  0.37 now\n",
        "Last use  none since it was recorded, ",
        ", 30 days ago\n",
        "Stability 30 days, that of its tier (setting decay.record_days)\n",
        ", in 39 days (strength below 0.1)\n",
        "A record that has faded is searched, listed and checked as before.\n",
        "In days        0     1     3     7    14    30    60    90   180   365\n",
        "Strength    0.37  0.36  0.33  0.29  0.23  0.14  0.05  0.02 <0.01 <0.01\n",
        "The second clock: its sources\n",
        f"  {folder.parent / 'a.md'}\n    present, due now; bytes last read: ",
        "    no change since it was first seen, 30 days ago; reckoned with about 1 change in 74 days\n",
        f"You used it now:  nidra decay {name} --touch --dir {folder}\n",
    ):
        assert told in text


def test_decay_says_of_each_memory_how_it_stands_for_scripts(folder: Path) -> None:
    names = [_id(folder, words) for words in ("The limit is 5", "long gone")]
    one, other = done("decay", *names, names[0], "--json", "--dir", folder).lines
    assert one["strength"] == pytest.approx(0.3679, abs=1e-4)
    assert (one["last_access_is"], one["stability_is"]) == ("recorded", "of its tier")
    assert (one["stability_days"], one["tier_days"], one["always"]) == (30, 30, None)
    assert [then["days"] for then in one["coming"]] == [0, 1, 3, 7, 14, 30, 60, 90, 180, 365]
    (source,) = one["sources"]
    assert source["state"] == "present" and source["next_due"] and source["bytes_last_read"]
    assert source["changes_per_day"] == pytest.approx(0.5 / 37, abs=1e-4)
    assert (one["faded"], other["faded"]) == (False, True)
    assert other["sources"] == []


def test_what_never_fades_and_what_is_retired_is_said_plainly(folder: Path) -> None:
    pinned, retired = _id(folder, "soon gone"), _id(folder, "long gone")
    with Store(folder) as store, store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET pinned=1 WHERE public_id=?", (pinned,))
    done("review", "--reject", retired, "--reason", "over", "--dir", folder)
    text = done("decay", pinned, "--dir", folder).out
    assert "Strength  1.00 now\n          It is pinned and never fades.\n" in text
    assert "Fades" not in text and "--touch" not in text
    text = done("decay", retired, "--dir", folder).out
    assert text.startswith(f"{retired}  (retired)\n")
    assert "It was retired: nothing recalls it, however strong it is." in text
    assert ", 30 days ago (strength below 0.1)" in text


def test_decay_refuses_what_is_no_memory(folder: Path) -> None:
    assert nidra("decay", "mem_0000000", "--dir", folder).code == 8
    found = nidra("decay", _id(folder, "quite new"), "mem_0000000", "--dir", folder)
    assert found.code == 8 and not found.out
    assert "--touch needs the ID" in nidra("decay", "--touch", "--dir", folder).err


# A use ----------------------------------------------------------------------------------------


def test_a_touch_lets_a_memory_hold_on_longer_and_is_undone(folder: Path) -> None:
    name = _id(folder, "soon gone")
    out = done("decay", name, "--touch", "--dir", folder).out
    assert out.startswith(f"{name} was used now; its stability went from 30.0 to 40.4 days, and it")
    assert ", in 92 days.\n" in out
    again = done("decay", name, "--touch", "--dir", folder).out
    assert again == f"{name} was used within this hour already; nothing changed.\n"
    text = done("decay", name, "--dir", folder).out
    assert "Stability 40.4 days, its own (its tier begins with 30)\n" in text
    assert "just now\n" in text.split("Last use")[1].split("Stability")[0]
    told = f"{name} was used by person, its stability is 40.4 days now"
    assert told in done("history", "--dir", folder).out
    history = done("history", name, "--dir", folder).out
    assert told in history
    assert (
        "touched  used by person, its stability is 40.4 days now"
        in done("why", name, "--dir", folder).out
    )
    seq = history.split()[0]
    assert "1 use counts no more." in done("undo", seq, "--dir", folder).out
    assert "Strength  0.14 now" in done("decay", name, "--dir", folder).out
    assert "intact" in done("verify-journal", "--dir", folder).out


def test_several_are_used_at_once_or_none(folder: Path) -> None:
    names = [_id(folder, words) for words in ("soon gone", "quite new")]
    assert nidra("decay", *names, "mem_0000000", "--touch", "--dir", folder).code == 8
    assert "0.14 now" in done("decay", names[0], "--dir", folder).out
    rows = done("decay", *names, "--touch", "--json", "--dir", folder).lines
    assert [(row["id"], row["changed"], row["strength"]) for row in rows] == [
        (name, True, pytest.approx(1, abs=1e-3)) for name in names
    ]
    assert "2 memories were used by person" in done("history", "--dir", folder).out


def test_a_retired_memory_is_not_used(folder: Path) -> None:
    name = _id(folder, "long gone")
    done("review", "--reject", name, "--reason", "over", "--dir", folder)
    found = nidra("decay", name, "--touch", "--dir", folder)
    assert found.code == 2 and f"{name} was retired: nothing uses it" in found.err


# What fades -----------------------------------------------------------------------------------


def test_list_fading_shows_what_goes_within_the_days_nearest_first(folder: Path) -> None:
    found = done("list", "--fading", "90", "--dir", folder)
    lines = found.out.splitlines()
    assert [line.split()[1] for line in lines] == ["0.14", "0.37", "0.99"]
    assert "fades" in lines[0] and "in 9 days" in lines[0] and lines[0].endswith("soon gone")
    assert "3 memories fade within 90 days; 1 has faded already: nidra list --faded" in found.err
    one = done("list", "--fading", "30", "--json", "--dir", folder).value
    assert one["statement"] == "soon gone" and one["strength"] == pytest.approx(0.135, abs=1e-3)
    assert one["fades_at"] > one["recorded_at"]


def test_list_faded_shows_what_has_gone(folder: Path) -> None:
    found = done("list", "--faded", "--dir", folder)
    assert "30 days ago" in found.out and found.out.splitlines()[0].endswith("long gone")
    assert "1 memory has faded" in found.err


def test_list_fading_goes_with_other_filters_and_page_by_page(folder: Path) -> None:
    text = done("list", "--fading", "90", "--standing", "no-receipt", "--dir", folder).out
    assert "limit" not in text and len(text.splitlines()) == 2
    first = done("list", "--fading", "90", "--limit", "1", "--dir", folder)
    name = first.out.split()[0]
    assert f"nidra list --fading 90 --limit 1 --after {name}" in first.err
    rest = done("list", "--fading", "90", "--after", name, "--dir", folder).out.splitlines()
    assert [line.split()[1] for line in rest] == ["0.37", "0.99"]
    source = done("list", "--fading", "90", "--source", "a.md", "--json", "--dir", folder)
    assert source.value["statement"] == "The limit is 5"
    searched = done("list", "--fading", "90", "--search", "gone", "--json", "--dir", folder)
    assert searched.value["statement"] == "soon gone" and "fades_at" in searched.value
    assert (
        "Nothing that matches fades within 5 days."
        in done("list", "--fading", "5", "--tag", "x", "--dir", folder).err
    )


@pytest.mark.parametrize(
    "words",
    [
        ("--fading", "-1"),
        ("--fading", "36501"),
        ("--fading", "30", "--faded"),
        ("--fading", "30", "--all"),
        ("--faded", "--by", "drawer"),
    ],
)
def test_list_refuses_what_makes_no_sense(folder: Path, words: tuple[str, ...]) -> None:
    assert nidra("list", *words, "--dir", folder).code == 2


def test_decay_without_an_id_says_what_fades_in_all(folder: Path) -> None:
    found = done("decay", "--dir", folder)
    rows = [line.split() for line in found.out.splitlines()]
    assert ["record", "4", "1", "0", "1", "3", "0", "0"] in rows
    assert "Next: nidra list --fading 30" in found.err
    (tier,) = done("decay", "--json", "--dir", folder).value["tiers"]
    assert tier == {
        "tier": "record",
        "in_use": 4,
        "faded": 1,
        "within_days": {"7": 0, "30": 1, "90": 3},
        "never": 0,
    }


def test_the_next_step_is_a_list_that_has_something_in_it(tmp_path: Path) -> None:
    folder, then = tmp_path / "s", SystemClock().now() - timedelta(days=100)
    with Store(folder, clock=FixedClock(then)) as store:
        store.init()
        name = store.add(new_memory("long gone"))
    assert "Next: nidra list --faded" in done("decay", "--dir", folder).err
    done("decay", name, "--touch", "--dir", folder)
    found = done("decay", "--dir", folder)
    row = next(line for line in found.out.splitlines() if line.startswith("record")).split()
    assert row == ["record", "1", "0", "0", "0", "0", "1", "0"]
    assert "Next:" not in found.err


def test_an_empty_store_has_nothing_that_fades(tmp_path: Path) -> None:
    done("init", "--dir", tmp_path / "s")
    assert done("decay", "--dir", tmp_path / "s").out == "Nothing is filed here that could fade.\n"
    assert done("list", "--fading", "30", "--dir", tmp_path / "s").out == ""


def test_words_of_others_stay_on_their_line(folder: Path) -> None:
    with Store(folder) as store:
        name = store.add(new_memory("red \x1b[31m\nStrength  1.00 now"))
    text = done("decay", name, "--dir", folder).out
    assert "\x1b" not in text and "\nStrength  1.00" not in text.replace("\n  red", "")
    assert "\x1b" not in done("list", "--fading", "90", "--dir", folder).out


# The second clock -----------------------------------------------------------------------------


def test_sources_show_when_they_are_due_and_how_often_they_change(folder: Path) -> None:
    (folder.parent / "a.md").unlink()
    line = done("sources", "--dir", folder).out.splitlines()[1]
    for told in ("present", "1 memory", "read 30 days ago", "due now", "no change seen"):
        assert told in line
    one = done("sources", "--json", "--dir", folder).value
    assert one["changes_per_day"] == pytest.approx(0.5 / 37, abs=1e-4)
    assert one["next_due"] > one["bytes_last_read"] >= one["first_seen"]


def test_what_is_due_first_can_come_first_page_by_page(folder: Path) -> None:
    for name in ("z.md", "b.md"):
        path = folder.parent / name
        path.write_text(f"The host is {name}.\n", "utf-8")
        done("add", name, "--source", path, "--excerpt", f"host is {name}", "--dir", folder)
    (folder.parent / "z.md").unlink()
    done("sleep", "--dir", folder)
    (folder.parent / "c.md").write_text("The port is 80.\n", "utf-8")
    words = ("--source", folder.parent / "c.md", "--excerpt", "port is 80", "--dir", folder)
    done("add", "The port is 80", *words)
    rows = done("sources", "--order", "due", "--json", "--dir", folder).lines
    assert [Path(row["path"]).name for row in rows] == ["c.md", "b.md", "a.md", "z.md"]
    assert rows[-1]["next_due"] is None and rows[-1]["state"] == "gone"
    first = done("sources", "--order", "due", "--limit", "3", "--dir", folder)
    assert f"--order due --limit 3 --after {rows[2]['path']}" in first.err
    last = done("sources", "--order", "due", "--after", rows[2]["path"], "--json", "--dir", folder)
    # Without its rate, which falls from one moment to the next.
    assert [row["path"] for row in last.lines] == [rows[3]["path"]]
    assert nidra("sources", "--order", "due", "--after", "nowhere", "--dir", folder).code == 2


def test_a_memory_that_stands_for_another_rests_on_the_source_of_both(tmp_path: Path) -> None:
    folder = tmp_path / "s"
    with Store(folder) as store:
        store.init()
        for name, words in (("a.md", "The limit is 5"), ("b.md", "the LIMIT is 5.")):
            (tmp_path / name).write_text(f"{words}\n", "utf-8")
            store.add(new_memory(words, source=tmp_path / name, excerpt=words))
        run_sleep(store)
        assert store.census().active == 1
    rows = done("sources", "--json", "--dir", folder).lines
    assert [row["memories"] for row in rows] == [1, 1]
