"""The commands of `nidra` on a store of one's own."""

from __future__ import annotations

import json
import shlex
import signal
from pathlib import Path

import pytest
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled
from nidra.base.paths import resources
from story.commands import done, nidra


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with one source in it."""
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / "config.md").write_text("The retry limit is 5 now.\nThe port is 80.\n", "utf-8")
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def filed(here: Path) -> str:
    """The id of a memory in a fresh `.nidra`, with one receipt."""
    done("init")
    return added("The retry limit is 5", "--subject", "retry", "--tag", "limits")


def added(*words: str) -> str:
    receipt = ("--source", "config.md", "--excerpt", "retry limit is 5")
    return done("add", *words, *receipt).out.strip()


# Which store --------------------------------------------------------------------------------


def test_init_makes_a_store_in_the_working_folder(here: Path) -> None:
    assert str(here / ".nidra") in done("init").out
    assert (here / ".nidra" / "nidra.db").is_file()


def test_T16_init_again_changes_nothing_and_appends_no_event(here: Path, filed: str) -> None:
    with Store(here / ".nidra") as store:
        before = store.database.path.read_bytes()
    assert "already" in done("init").out
    with Store(here / ".nidra") as store:
        assert store.database.path.read_bytes() == before


def test_init_never_takes_the_store_of_a_folder_above(here: Path, filed: str) -> None:
    below = here / "below"
    below.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(below)
        done("init")
    assert (below / ".nidra").is_dir()


def test_every_command_says_on_stderr_which_store_it_opened_and_why(
    here: Path, filed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert f"Store: {here / '.nidra'} (found here)" in done("census").err
    deep = here / "deep"
    deep.mkdir()
    monkeypatch.chdir(deep)
    assert "(found in a folder above)" in done("list").err
    assert "(as --dir says)" in done("show", filed, "--dir", here / ".nidra").err
    monkeypatch.setenv("NIDRA_DIR", str(here / ".nidra"))
    assert "(as NIDRA_DIR says)" in done("verify-journal").err


def test_without_any_other_the_user_own_store_is_made_and_named(here: Path) -> None:
    if any((folder / ".nidra").is_dir() for folder in here.parents):
        pytest.skip("a store lies in a folder above the tests' own")
    found = done("add", "Nothing bears this out")
    assert "New store: " in found.err and "(your own store)" in found.err


@pytest.mark.parametrize(
    "words",
    [
        ("sleep",),
        ("why", "mem_1"),
        ("list",),
        ("show", "mem_1"),
        ("census",),
        ("report",),
        ("export", "--jsonl"),
        ("verify-journal",),
        ("config", "list"),
    ],
)
def test_an_absent_store_is_one_sentence_and_is_not_made(
    here: Path, words: tuple[str, ...]
) -> None:
    found = nidra(*words, "--dir", here / "none")
    assert found.code == 3
    assert found.out == ""
    assert found.err.startswith(f"There is no store at {here / 'none'}.")
    assert f"`nidra import-mempalace --dir {here / 'none'}`" in found.err
    assert not (here / "none").exists()


# Adding -------------------------------------------------------------------------------------


def test_add_prints_the_id_alone_on_stdout(filed: str) -> None:
    assert filed.startswith("mem_") and "\n" not in filed


@pytest.mark.parametrize(
    ("half", "missing"),
    [(("--source", "config.md"), "excerpt"), (("--excerpt", "retry limit"), "source")],
)
def test_T13_half_a_receipt_is_an_error_that_says_which_half_is_missing(
    here: Path, half: tuple[str, str], missing: str
) -> None:
    found = nidra("add", "The retry limit is 5", *half, "--dir", here / "s")
    assert found.code == 2
    assert missing in found.err
    assert not (here / "s").exists()


def test_T13_the_second_receipt_of_two_must_be_whole_too(here: Path) -> None:
    words = ("--source", "config.md", "--excerpt", "retry limit is 5", "--source", "config.md")
    assert nidra("add", "x y z", *words, "--dir", here / "s").code == 2


def test_a_locator_belongs_to_the_receipt_it_stands_with(here: Path, filed: str) -> None:
    name = done(
        "add",
        "Both hold",
        "--source=config.md",
        "--excerpt",
        "retry limit is 5",
        "--locator",
        "second line is not mine",
        "--excerpt",
        "port is 80",
        "--source",
        "config.md",
    ).out.strip()
    receipts = done("show", name, "--json").value["receipts"]
    assert [(row["excerpt"], row["locator"]) for row in receipts] == [
        ("retry limit is 5", "second line is not mine"),
        ("port is 80", ""),
    ]


def test_what_rests_on_a_memory_falls_with_it(here: Path, filed: str) -> None:
    child = done("add", "Five tries are made", "--rests-on", filed).out.strip()
    done("sleep")
    (here / "config.md").write_text("The retry limit is 6 now.\n", "utf-8")
    assert "1 memory fell with what it rests on" in done("sleep").out
    assert done("show", child, "--json").value["standing"] == "fallen"


def test_a_premise_that_does_not_exist_is_refused(filed: str) -> None:
    assert nidra("add", "It follows", "--rests-on", "mem_ffffffffffff").code == 2


def test_an_excerpt_that_says_next_to_nothing_is_refused(filed: str) -> None:
    assert nidra("add", "x y", "--source", "config.md", "--excerpt", "5.").code == 2


def test_a_folder_is_no_source(here: Path, filed: str) -> None:
    found = nidra("add", "x y", "--source", here, "--excerpt", "retry limit")
    assert found.code == 12
    assert "never read" in found.err


def test_adding_what_is_there_says_that_nothing_is_new(here: Path, filed: str) -> None:
    words = ("add", "The retry limit is 5")
    same = ("--source", "config.md", "--excerpt", "retry limit is 5")
    other = ("--source", "config.md", "--excerpt", "The retry limit")
    again = done(*words, *same)
    assert again.out.strip() == filed
    assert "Nothing is new" in again.err
    assert "was added to" in done(*words, *other).err
    first = done("add", "Another thing").err
    assert "Nothing is new" not in first and "was added to" not in first


# Sleeping and asking why ---------------------------------------------------------------------


def test_a_pass_ends_with_the_trust_sentence_and_the_next_command(here: Path, filed: str) -> None:
    done("sleep")
    (here / "config.md").write_text("The retry limit is 6 now.\n", "utf-8")
    lines = done("sleep", "--quick").out.splitlines()
    assert f"  {filed}  drifted: 5 → 6  (config.md)" in lines
    assert lines[-2] == "Of 1 memory, 1 says what its source no longer says."
    assert lines[-1] == f"Next: nidra why {filed}"


def test_a_second_pass_changes_nothing(filed: str) -> None:
    done("sleep")
    assert "Nothing changed." in done("sleep").out


def test_a_pass_in_which_nothing_fell_leads_to_what_is_fallen(here: Path, filed: str) -> None:
    assert done("sleep").out.splitlines()[-1] == "Next: nidra list"
    (here / "config.md").write_text("The retry limit is 6 now.\n", "utf-8")
    done("sleep")
    text = done("sleep").out
    assert text.splitlines()[-1] == "Next: nidra list --standing fallen"


def test_a_pass_says_what_it_did_in_sentences(here: Path, filed: str) -> None:
    text = done("sleep").out
    assert "  1 memory now stands as machine-checked\n" in text
    assert "  1 receipt was found word for word\n" in text
    (here / "config.md").unlink()
    text = done("sleep").out
    assert "  1 receipt points at a file that is gone\n" in text
    assert "promoted" not in text and "receipts now" not in text


def test_an_empty_store_leads_to_an_import(here: Path) -> None:
    done("init")
    assert done("sleep").out.splitlines()[-1] == "Next: nidra import-mempalace"
    assert "The store is empty" in done("list").err


def test_reports_are_written_beside_a_pass_in_the_form_of_their_names(
    here: Path, filed: str
) -> None:
    done("sleep", "--report", "trust.md", "--report", "trust.json")
    assert (here / "trust.md").read_text("utf-8").startswith("# Trust report\n\n**Of 1 memory")
    assert json.loads((here / "trust.json").read_text("utf-8"))["kind"] == "pass"


@pytest.mark.parametrize("name", ["trust.exe", "none/trust.md"])
def test_a_report_that_could_not_be_written_is_refused_before_the_pass(
    filed: str, name: str
) -> None:
    assert nidra("sleep", "--report", name).code == 2
    assert done("census", "--json").value["verdicts"] == {"unchecked": 1}


def test_a_dry_run_leaves_every_verdict_as_it_was(filed: str) -> None:
    assert "nothing was written. A pass would find:" in done("sleep", "--dry-run").out
    assert done("census", "--json").value["verdicts"] == {"unchecked": 1}


def test_why_keeps_the_stored_verdict_and_the_live_check_apart(here: Path, filed: str) -> None:
    done("sleep")
    (here / "config.md").write_text("The retry limit is 6 now.\n", "utf-8")
    text = done("why", filed[:8]).out
    assert "  On record verbatim." in text
    assert "  Now       drifted." in text
    assert "Bytes last read: 20" in text and "Bytes read just now." in text
    assert "Changed   5 → 6" in text
    assert "    - retry limit is 5\n    + retry limit is 6\n" in text
    assert "sha256    " in text
    assert "\nJournal\n" in text and "unchecked → verbatim." in text


def test_why_tells_a_receipt_that_no_pass_has_read_from_one_that_says_something_else(
    here: Path, filed: str
) -> None:
    text = done("why", filed).out
    assert "No pass has read its receipt yet; the check just now found: verbatim. Run" in text
    assert "something else" not in text
    (here / "config.md").rename(here / "away.txt")
    (here / "away.txt").write_text("", "utf-8")
    done("sleep")
    assert "Not there since 20" in done("why", filed).out


def test_why_writes_nothing(here: Path, filed: str) -> None:
    done("sleep")
    before = (here / ".nidra" / "nidra.db").read_bytes()
    done("why", filed)
    assert (here / ".nidra" / "nidra.db").read_bytes() == before


def test_why_says_when_a_source_cannot_be_read_now(here: Path, filed: str) -> None:
    done("sleep")
    (here / "config.md").unlink()
    text = done("why", filed).out
    assert "  Now       gone." in text
    assert "The source could not be read just now." in text


def test_why_of_a_fallen_memory_does_not_claim_to_have_read_a_source_that_is_gone(
    here: Path, filed: str
) -> None:
    done("sleep")
    (here / "config.md").write_text("The retry limit is 6 now.\n", "utf-8")
    done("sleep")
    assert "Bytes read just now." in done("why", filed).out
    (here / "config.md").unlink()
    text = done("why", filed).out
    assert "  Now       drifted." in text
    assert "Bytes read just now." not in text
    assert "The source could not be read just now." in text
    check = done("why", filed, "--json").value["checks"][0]
    assert (check["now"]["verdict"], check["now"]["bytes_read"]) == ("drifted", False)


def test_why_advises_a_pass_where_the_check_now_differs_from_the_record(
    here: Path, filed: str
) -> None:
    store = ("--dir", here / ".nidra")
    advice = f"Run nidra sleep --dir {here / '.nidra'} to take this into the grade."
    done("sleep")
    assert "into the grade" not in done("why", filed, *store).out
    (here / "config.md").write_text("The retry limit is 6 now.\n", "utf-8")
    text = done("why", filed, *store).out
    assert advice in text.split("Standing")[0]
    done("sleep")
    assert "into the grade" not in done("why", filed, *store).out


def test_words_that_only_stand_elsewhere_need_no_pass(here: Path, filed: str) -> None:
    done("sleep")
    (here / "config.md").write_text("One line more.\nThe retry limit is 5 now.\n", "utf-8")
    text = done("why", filed).out
    assert "  Now       moved." in text and "into the grade" not in text


def test_why_of_a_memory_without_a_receipt_says_how_to_add_one(here: Path, filed: str) -> None:
    name = done("add", "It's bare").out.strip()
    text = done("why", name).out
    line = next(line for line in text.splitlines() if "--source FILE" in line)
    words = shlex.split(line.split(": ", 1)[1])
    assert words[:3] == ["nidra", "add", "It's bare"]
    (here / "bare.md").write_text("It's bare, as seen.", "utf-8")
    filled = [{"FILE": "bare.md", "TEXT": "bare, as seen"}.get(word, word) for word in words]
    assert done(*filled[1:]).out.strip() == name


def test_an_id_is_found_in_capital_letters_too(filed: str) -> None:
    for shape in (filed.upper(), filed.removeprefix("mem_").upper(), filed[:8].upper()):
        assert done("show", shape, "--json").value["id"] == filed
        assert done("why", shape, "--json").value["id"] == filed


def test_why_as_json_carries_stored_and_live_verdicts(here: Path, filed: str) -> None:
    done("sleep")
    (here / "config.md").write_text("The retry limit is 6 now.\n", "utf-8")
    value = done("why", filed, "--json").value
    check = value["checks"][0]
    assert (check["stored"]["verdict"], check["now"]["verdict"]) == ("verbatim", "drifted")
    assert value["journal"][0]["event"] == "add"


def test_an_unknown_standing_is_answered_with_those_there_are_as_help_spells_them(
    filed: str,
) -> None:
    found = nidra("list", "--standing", "wrong")
    assert found.code == 2
    assert "not-comparable" in found.err and "no-receipt" in found.err
    assert "not comparable" not in found.err


def test_an_unknown_id_is_a_sentence(filed: str) -> None:
    found = nidra("why", "mem_ffffffffffff")
    assert found.code == 8
    assert "No memory bears the id" in found.err


# Reading commands ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [("census",), ("report",), ("verify-journal",), ("doctor",), ("config", "list"), ("sleep",)],
)
def test_json_is_all_that_stands_on_stdout(filed: str, words: tuple[str, ...]) -> None:
    done("sleep")
    assert done(*words, "--json").value


def test_the_census_adds_up(filed: str) -> None:
    done("add", "No receipt for this")
    done("sleep")
    value = done("census", "--json").value
    standing = value["by_standing"]
    assert (standing["traceable"], standing["no receipt"]) == (1, 1)
    assert sum(standing.values()) == value["active"] == 2


@pytest.mark.parametrize(
    ("words", "number"),
    [
        (("--standing", "traceable"), 1),
        (("--standing", "no-receipt"), 1),
        (("--grade", "machine_checked"), 1),
        (("--verdict", "drifted"), 0),
        (("--tag", "limits"), 1),
        (("--subject", "retry"), 1),
        (("--limit", "1"), 1),
        (("--limit", "0"), 0),
        ((), 2),
    ],
)
def test_list_lets_through_what_was_asked_for(
    filed: str, words: tuple[str, ...], number: int
) -> None:
    done("add", "No receipt for this")
    done("sleep")
    assert len(done("list", *words, "--json").lines) == number
    assert len(done("list", *words).out.splitlines()) == number


@pytest.mark.parametrize(
    "words", [("--grade", "good"), ("--standing", "up"), ("--verdict", "fine"), ("--limit", "-1")]
)
def test_list_refuses_words_that_it_does_not_know(filed: str, words: tuple[str, str]) -> None:
    found = nidra("list", *words)
    assert found.code == 2
    assert words[0] in found.err


def test_a_limit_of_nothing_is_not_taken_for_a_filter(filed: str) -> None:
    assert "At most 0 lines" in done("list", "--limit", "0").err
    assert "Nothing in this store matches." in done("list", "--tag", "nope").err


@pytest.mark.parametrize(
    "words", [("list", "--search", "limit"), ("list", "--search", "limit", "--fading", "300")]
)
def test_a_search_for_at_most_nothing_finds_nothing(filed: str, words: tuple[str, ...]) -> None:
    assert "At most 0 lines" in done(*words, "--limit", "0").err
    assert done(*words, "--limit", "0", "--json").out == ""


def test_an_empty_id_to_list_after_is_refused(filed: str) -> None:
    found = nidra("list", "--after", "")
    assert (found.code, found.err.strip()) == (
        2,
        "An id is empty. `nidra list` shows the ids of this store.",
    )


@pytest.mark.parametrize(
    "words", [("init",), ("add", "A note"), ("list",), ("sleep",), ("import", "PALACE")]
)
@pytest.mark.parametrize("place", ["config.md", "config.md/store", "lost", "lost/store"])
def test_what_lies_in_the_place_of_the_store_s_folder_is_named(
    here: Path, words: tuple[str, ...], place: str
) -> None:
    (here / "lost").symlink_to(here / "nowhere")
    palace = str(resources() / "sample-palace")
    found = nidra(*(palace if word == "PALACE" else word for word in words), "--dir", place)
    assert found.code == 3
    assert str(here / place) in found.err and "with --dir" in found.err
    assert (here / "config.md").is_file() and not (here / "nowhere").exists()


def test_nothing_is_exported_into_a_file(here: Path, filed: str) -> None:
    (here / "notes.txt").write_text("mine", "utf-8")
    for place in ("notes.txt", "notes.txt/old"):
        found = nidra("export", "--first-generation", place)
        assert found.code == 2
        assert f"{here / place} is no folder to write files into." in found.err


def test_a_demonstration_below_a_file_is_refused(here: Path) -> None:
    found = nidra("demo", "--dir", "config.md/demo")
    assert found.code == 2
    assert "what lies above it is no folder. Name an absent or empty folder" in found.err


@pytest.mark.parametrize("words", [("list",), ("sleep",)])
def test_a_room_in_a_store_without_rooms_is_refused(filed: str, words: tuple[str, ...]) -> None:
    found = nidra(*words, "--room", "decisions")
    assert found.code == 2
    assert "no wings and rooms" in found.err


def test_show_tells_the_grade_with_its_sentence(filed: str) -> None:
    done("sleep")
    text = done("show", filed).out
    assert "machine_checked, confidence 0.95" in text
    assert "Its receipt was found in the source" in text


def test_the_report_prints_markdown_and_writes_files(here: Path, filed: str) -> None:
    assert done("report").out.startswith("# Trust report\n")
    quiet = done("report", "--out", "r.json")
    assert quiet.out == ""
    assert json.loads((here / "r.json").read_text("utf-8"))["kind"] == "state"


def test_export_writes_every_memory_as_a_line(here: Path, filed: str) -> None:
    done("add", "क and 漢")
    lines = done("export", "--jsonl").lines
    assert {line["statement"] for line in lines} == {"The retry limit is 5", "क and 漢"}
    done("export", "--jsonl", "--out", "all.jsonl")
    text = (here / "all.jsonl").read_text("utf-8")
    assert [json.loads(line) for line in text.splitlines()] == lines
    assert nidra("export").code == 2


def test_an_export_says_its_forms_and_writes_over_a_file_only_by_force(
    here: Path, filed: str
) -> None:
    found = nidra("export", "--out", "e.jsonl")
    assert found.code == 2 and "nidra export --jsonl --out e.jsonl." in found.err
    assert "nidra export --first-generation FOLDER" in nidra("export").err
    (here / "e.jsonl").write_text("mine", "utf-8")
    found = nidra("export", "--jsonl", "--out", "e.jsonl")
    assert found.code == 2 and "--force" in found.err
    assert (here / "e.jsonl").read_text("utf-8") == "mine"
    done("export", "--jsonl", "--out", "e.jsonl", "--force")
    assert filed in (here / "e.jsonl").read_text("utf-8")
    assert nidra("export", "--jsonl", "--force").code == 2


def test_settings_are_listed_read_and_changed(filed: str) -> None:
    assert done("config", "get", "pass.byte_check_days").out == "7\n"
    done("config", "set", "pass.byte_check_days", "14")
    assert done("config", "list", "--json").value["pass.byte_check_days"] == 14
    assert nidra("config", "set", "pass.byte_check_days", "soon").code == 2
    assert nidra("config", "get", "no.such").code == 2


# Care ----------------------------------------------------------------------------------------


def test_a_sound_journal_is_said_to_be_intact(filed: str) -> None:
    done("sleep")
    assert "The journal is intact: " in done("verify-journal").out


def test_a_changed_statement_breaks_the_journal_with_its_own_exit_code(
    here: Path, filed: str
) -> None:
    import sqlite3

    raw = sqlite3.connect(here / ".nidra" / "nidra.db")
    raw.execute("UPDATE statement SET text='The retry limit is 7'")
    raw.commit()
    raw.close()
    found = nidra("verify-journal")
    assert found.code == 11
    assert filed in found.out
    assert "NOT intact" in found.err
    value = nidra("verify-journal", "--json").value
    assert value["ok"] is False and value["problems"]


def test_doctor_finds_a_sound_store_sound_and_an_absent_one_wanting(here: Path, filed: str) -> None:
    assert "problem" not in {finding["level"] for finding in done("doctor", "--json").value}
    found = nidra("doctor", "--dir", here / "none")
    assert found.code == 1
    assert "PROBLEM" in found.out


def test_doctor_tells_what_is_in_the_place_of_a_store(here: Path) -> None:
    (here / "odd" / "nidra.db").mkdir(parents=True)
    for place, words in (("odd", "no regular file"), ("config.md", "is no folder")):
        found = nidra("doctor", "--json", "--dir", place)
        assert found.code == 1
        told = found.value
        assert [one["level"] for one in told] == ["ok", "problem"]
        assert words in told[-1]["sentence"]


def test_a_damaged_database_is_a_sentence_with_its_exit_code(here: Path, filed: str) -> None:
    (here / ".nidra" / "nidra.db").write_bytes(b"this is no database" * 500)
    found = nidra("census")
    assert found.code in (3, 5)
    assert "Traceback" not in found.err and "nidra" in found.err
    seen = nidra("doctor")
    assert seen.code == 1 and "PROBLEM" in seen.out
    assert "nidra doctor" not in seen.out, "doctor does not advise to run doctor"


# Manners -------------------------------------------------------------------------------------


def test_a_stop_is_a_sentence_and_130(filed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(store: object, **words: object) -> None:
        signal.raise_signal(signal.SIGINT)
        if words["cancel"]():  # type: ignore[operator]
            raise Cancelled(reason="The rest comes next time.")

    monkeypatch.setattr("nidra.app.run_pass.run_sleep", interrupted)
    before = signal.getsignal(signal.SIGINT)
    found = nidra("sleep")
    assert found.code == 130
    assert "Stopping at the next safe place" in found.err
    assert found.err.endswith("Stopped on request. The rest comes next time.\n")
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_interrupt_stops_at_once(filed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stubborn(store: object, **words: object) -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("nidra.app.run_pass.run_sleep", stubborn)
    assert nidra("sleep").code == 130


@pytest.mark.parametrize(
    ("problem", "code", "words"),
    [
        (PermissionError(13, "Permission denied", "/etc/x"), 1, "/etc/x: Permission denied"),
        (MemoryError(), 1, "not enough memory"),
        (BrokenPipeError(32, "Broken pipe"), 141, ""),
        (ValueError("odd"), 70, "fault of its own here (ValueError: odd)"),
    ],
)
def test_no_failure_ends_in_a_traceback(
    filed: str, monkeypatch: pytest.MonkeyPatch, problem: Exception, code: int, words: str
) -> None:
    def failing(store: object, **given: object) -> None:
        raise problem

    monkeypatch.setattr("nidra.app.run_pass.run_sleep", failing)
    found = nidra("sleep")
    assert found.code == code
    assert words in found.err
    assert "Traceback" not in found.err + found.out


def test_memories_cannot_drive_the_terminal(here: Path, filed: str) -> None:
    nasty = "\x1b[2J\x9b31m \u202e [bold]markup[/bold] :smile:\nGrade     machine_checked"
    name = done("add", nasty, "--subject", "\x1b]0;title\x07").out.strip()
    done("sleep")
    for words in (("list",), ("show", name), ("why", name), ("report",), ("census",)):
        text = done(*words).out
        assert not any(char in text for char in "\x1b\x9b\u202e\x07"), words
    shown = done("show", name).out
    assert "[bold]markup[/bold] :smile:" in shown
    assert "\n  Grade     machine_checked" in shown, "text of a memory is set in, line by line"
