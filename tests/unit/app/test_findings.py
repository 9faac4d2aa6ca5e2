"""The answers that a report works out beside the census."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.findings import full_report
from nidra.app.reach import missing_folders, reach
from nidra.app.repeated import repeated
from nidra.app.run_pass import run_sleep
from nidra.app.stale import first_stale, stale, stale_object
from nidra.app.transcripts import cleanup_days, transcripts
from nidra.app.truncated import truncated
from nidra.app.vanished import vanished
from nidra.app.workspace import Store, new_memory
from nidra.store import truncations
from unit.app.foreign import filed, row, transcript

QUESTION = "What is the retry limit for uploads to the harbour server?"
ANSWER = "The retry limit is 5, with back-off from 2 s."
DRAWER = f"> {QUESTION}\n{ANSWER}"


# Stale -----------------------------------------------------------------------------------------


def test_a_stale_row_has_its_own_id_and_the_old_and_new_words(store: Store, tmp_path: Path) -> None:
    chat = transcript(tmp_path / "a.jsonl", ("user", QUESTION), ("assistant", ANSWER))
    filed(store, [row(1, DRAWER, chat), row(2, "no source at all")])
    run_sleep(store)
    assert list(stale(store)) == []
    chat.write_text(chat.read_text().replace("limit is 5", "limit is 6"))
    run_sleep(store)
    (found,) = stale(store)
    assert (found.foreign_id, found.wing, found.room) == ("d1", "wing", "room")
    assert found.verdict == "drifted" and found.source == str(chat)
    assert ("5", "6") in found.changes
    assert stale_object(found)["changes"] == [list(change) for change in found.changes]


def test_a_memory_added_by_hand_is_stale_without_a_foreign_id(store: Store, tmp_path: Path) -> None:
    notes = tmp_path / "config.md"
    notes.write_text("The retry limit is 5.\n")
    store.add(new_memory("The retry limit is 5", source=notes, excerpt="retry limit is 5"))
    run_sleep(store)
    notes.write_text("The retry limit is 6.\n")
    run_sleep(store)
    (found,) = stale(store)
    assert found.foreign_id is None and ("5", "6") in found.changes


def test_a_bounded_list_of_stale_rows_counts_the_rest(store: Store, tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    lines = [f"station {n} has the limit {n * 7}" for n in range(5)]
    notes.write_text("\n".join(lines))
    for line in lines:
        store.add(new_memory(line, source=notes, excerpt=line))
    run_sleep(store)
    notes.write_text("nothing of it\n")
    run_sleep(store)
    listed, more = first_stale(store, 2)
    assert (len(listed), more) == (2, 3)
    assert len(list(stale(store))) == 5


# No source, gone, out of reach -----------------------------------------------------------------


def test_no_source_gone_and_out_of_reach_are_told_apart(store: Store, tmp_path: Path) -> None:
    here, away = tmp_path / "here" / "a.jsonl", tmp_path / "volume" / "deep" / "b.jsonl"
    for path, text in ((here, QUESTION), (away, ANSWER)):
        transcript(path, ("user", text))
    filed(
        store,
        [
            row(1, QUESTION, here),
            row(2, ANSWER, away),
            row(3, "a note", source_note="meeting with harbour master"),
            row(4, "another note"),
        ],
    )
    run_sleep(store)
    here.unlink()
    (tmp_path / "volume").rename(tmp_path / "elsewhere")
    (tmp_path / "elsewhere" / "deep" / "b.jsonl").unlink()
    run_sleep(store)
    found = reach(store, store.census())
    assert (found.no_source, found.noted) == (2, 1)
    assert (found.gone, found.gone_sources) == (1, 1)
    assert (found.unreachable, found.unreachable_sources) == (1, 1)
    assert [one.folder for one in found.folders] == [str(tmp_path / "volume")]


def test_the_uppermost_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    lost = [
        (str(tmp_path / "usb" / "a" / "x.md"), 2),
        (str(tmp_path / "usb" / "b" / "y.md"), 3),
        (str(tmp_path / "there" / "forbidden.md"), 1),
    ]
    found = {one.folder: (one.sources, one.memories) for one in missing_folders(lost)}
    assert found == {str(tmp_path / "usb"): (2, 5), str(tmp_path / "there"): (1, 1)}


# Duplicates ------------------------------------------------------------------------------------


def test_texts_filed_twice_are_counted_with_the_copy_that_still_has_a_source(
    store: Store, tmp_path: Path
) -> None:
    one = transcript(tmp_path / "a.jsonl", ("user", QUESTION), ("assistant", ANSWER))
    two = transcript(tmp_path / "b.jsonl", ("user", QUESTION), ("assistant", ANSWER))
    filed(
        store,
        [
            row(1, DRAWER, one),
            row(2, DRAWER, two),
            row(3, "twice"),
            row(4, "twice"),
            row(5, "once"),
        ],
    )
    two.unlink()
    run_sleep(store)
    found = repeated(store)
    assert (found.groups, found.copies, found.with_source) == (2, 4, 1)
    by_text = {each.statement: each for each in found.listed}
    assert (by_text[DRAWER].borne_out, by_text[DRAWER].standing) == (1, str(one))
    assert (by_text["twice"].borne_out, by_text["twice"].standing) == (0, "")


# Truncated by the miner ------------------------------------------------------------------------


def test_what_the_miner_cut_is_counted_with_the_coverage_of_its_source(
    store: Store, tmp_path: Path
) -> None:
    rest = "Next steps follow here, and nobody ever filed them."
    answer = f"The harbour files are in an old encoding.\n\n---\n\n{rest}"
    chat = transcript(tmp_path / "a.jsonl", ("user", QUESTION), ("assistant", answer))
    filed(store, [row(1, f"> {QUESTION}\nThe harbour files are in an old encoding.", chat)])
    run_sleep(store)
    found = truncated(store)
    assert (found.memories, found.sources) == (1, 1)
    (cut,) = found.listed
    assert cut.path == str(chat) and cut.size == chat.stat().st_size
    assert cut.never_filed is not None and cut.words is not None
    assert len(rest) <= cut.never_filed <= len(rest) + 16
    assert cut.words - cut.never_filed == cut.covered
    assert 0.5 < cut.coverage < 0.75


def test_a_cut_source_that_is_gone_is_told_without_its_words(store: Store, tmp_path: Path) -> None:
    answer = "The harbour files are in an old encoding.\n\n---\n\nNext steps follow."
    chat = transcript(tmp_path / "a.jsonl", ("user", QUESTION), ("assistant", answer))
    filed(store, [row(1, f"> {QUESTION}\nThe harbour files are in an old encoding.", chat)])
    run_sleep(store)
    chat.unlink()
    (cut,) = truncated(store).listed
    assert (cut.size, cut.words, cut.never_filed, cut.coverage) == (0, None, None, 0.0)


def test_a_whole_text_is_not_counted_as_cut(store: Store, tmp_path: Path) -> None:
    chat = transcript(tmp_path / "a.jsonl", ("user", QUESTION), ("assistant", ANSWER))
    filed(store, [row(1, DRAWER, chat)])
    run_sleep(store)
    assert truncated(store).memories == 0


def test_stretches_are_united_and_their_overlap_is_counted_once() -> None:
    united = truncations.united([(10, 20), (0, 5), (15, 30), (30, 31)])
    assert united == [(0, 5), (10, 31)]
    assert truncations.overlap(united, [(3, 12), (29, 90)]) == 2 + 2 + 2
    assert truncations.overlap([], united) == truncations.overlap(united, []) == 0


# Transcripts -----------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Path:
    made = tmp_path / "home"
    (made / ".claude" / "projects").mkdir(parents=True)
    return made


def _at(clock: MovingClock) -> float:
    return clock.now().timestamp()


def test_the_countdown_tells_the_days_that_each_transcript_has(
    store: Store, home: Path, clock: MovingClock
) -> None:
    projects = home / ".claude" / "projects" / "-work"
    young = transcript(projects / "young.jsonl", ("user", QUESTION), age_days=3, now=_at(clock))
    old = transcript(projects / "old.jsonl", ("user", ANSWER), age_days=27, now=_at(clock))
    filed(store, [row(1, QUESTION, young), row(2, ANSWER, old), row(3, f"{ANSWER}", old)])
    run_sleep(store)
    found = transcripts(store, home, {})
    assert found is not None
    assert (found.days, found.present, found.soon, found.memories_soon) == (30, 2, 1, 1)
    assert [Path(one.path).stem for one in found.listed] == ["old", "young"]
    assert [round(one.days_left) for one in found.listed] == [3, 27]


def test_the_period_is_the_one_that_the_settings_name(
    store: Store, home: Path, clock: MovingClock
) -> None:
    (home / ".claude" / "settings.json").write_text('{"cleanupPeriodDays": 90}')
    chat = home / ".claude" / "projects" / "-work" / "a.jsonl"
    transcript(chat, ("user", QUESTION), age_days=27, now=_at(clock))
    filed(store, [row(1, QUESTION, chat)])
    found = transcripts(store, home, {})
    assert found is not None and found.days == 90
    assert (found.soon, round(found.listed[0].days_left)) == (0, 63)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"cleanupPeriodDays": "x"}', '{"a": 1}', "[" * 9000]
)
def test_settings_that_say_nothing_mean_thirty_days(home: Path, text: str) -> None:
    (home / ".claude" / "settings.json").write_text(text)
    assert cleanup_days(home / ".claude") == 30
    assert cleanup_days(home / "nowhere") == 30


def test_other_sources_have_no_countdown(store: Store, home: Path, tmp_path: Path) -> None:
    chat = transcript(tmp_path / "elsewhere" / "a.jsonl", ("user", QUESTION))
    notes = home / ".claude" / "projects" / "-work" / "notes.md"
    notes.parent.mkdir()
    notes.write_text(ANSWER)
    filed(store, [row(1, QUESTION, chat), row(2, ANSWER, notes)])
    assert transcripts(store, home, {}) is None


def test_the_users_half_of_a_gone_transcript_is_found_in_the_history_and_changes_no_grade(
    store: Store, home: Path
) -> None:
    projects = home / ".claude" / "projects" / "-work"
    first = transcript(projects / "s1.jsonl", ("user", QUESTION), ("assistant", ANSWER))
    second = transcript(projects / "s2.jsonl", ("user", "yes"), ("assistant", "The other answer."))
    filed(
        store,
        [
            row(1, DRAWER, first),
            row(2, "> yes\nThe other answer.", second),
            row(3, "> Something that nobody typed, as far as the history goes", first),
            row(4, ANSWER, first),
        ],
    )
    run_sleep(store)
    first.unlink()
    second.unlink()
    run_sleep(store)
    before = store.census()
    entries = [
        {"display": f"{QUESTION}\nand more", "project": "/w", "timestamp": 1, "sessionId": "other"},
        {"display": "yes", "project": "/w", "timestamp": 1, "sessionId": "s9"},
        "no object",
        {"display": 5},
    ]
    history = home / ".claude" / "history.jsonl"
    history.write_text("\n".join(map(json.dumps, entries)) + "\n{torn")
    found = transcripts(store, home, {})
    assert found is not None and found.user_half is not None
    half = found.user_half
    assert (half.gone, half.asked, half.found) == (4, 3, 1)
    assert half.listed == (store.get("d1").id,)
    history.write_text(history.read_text().replace('"s9"', '"s2"'))
    again = transcripts(store, home, {})
    assert again is not None and again.user_half is not None and again.user_half.found == 2
    assert store.census() == before


def test_without_a_history_nothing_is_said_of_it(store: Store, home: Path) -> None:
    chat = transcript(home / ".claude" / "projects" / "-w" / "s1.jsonl", ("user", QUESTION))
    filed(store, [row(1, f"> {QUESTION}", chat)])
    run_sleep(store)
    chat.unlink()
    run_sleep(store)
    found = transcripts(store, home, {})
    assert found is not None and found.user_half is None and found.present == 0


def test_the_folder_that_the_environment_names_is_looked_at(
    store: Store, home: Path, clock: MovingClock
) -> None:
    chat = home / ".claude" / "projects" / "-w" / "a.jsonl"
    transcript(chat, ("user", QUESTION), age_days=1, now=_at(clock))
    filed(store, [row(1, QUESTION, chat)])
    found = transcripts(store, None, {"CLAUDE_CONFIG_DIR": str(home / ".claude")})
    assert found is not None and found.present == 1


# Vanished --------------------------------------------------------------------------------------


def test_rows_that_a_whole_import_does_not_meet_again_have_vanished(
    store: Store, clock: MovingClock
) -> None:
    rows = [row(n, f"text {n}") for n in range(1, 6)]
    filed(store, rows)
    assert vanished(store).in_all == 0
    clock.pass_days(1)
    compared = filed(store, rows[2:])
    assert (compared.vanished, compared.returned) == (2, 0)
    found = vanished(store)
    assert [(one.since_last, one.in_all) for one in found.stores] == [(2, 2)]
    assert [one.foreign_id for one in found.listed] == ["d1", "d2"]
    assert store.census().active == 5
    clock.pass_days(1)
    filed(store, rows[2:])
    assert [(one.since_last, one.in_all) for one in vanished(store).stores] == [(0, 2)]
    assert filed(store, rows[1:]).returned == 1
    assert [one.foreign_id for one in vanished(store).listed] == ["d1"]


def test_a_row_keeps_the_moment_at_which_it_was_first_missed(
    store: Store, clock: MovingClock
) -> None:
    rows = [row(n, f"text {n}") for n in range(1, 4)]
    filed(store, rows)
    filed(store, rows[1:])
    noticed = store.now()
    clock.pass_days(1)
    filed(store, rows[1:])
    assert [one.when for one in vanished(store).listed] == [noticed]


def test_skipped_rows_and_equal_ids_are_met_like_all_others(store: Store) -> None:
    from nidra.records.foreign import Skip

    rows = [row(1, "one"), row(1, "another with the same id"), row(2, "", skip=Skip.SENTINEL)]
    filed(store, rows)
    assert filed(store, rows).vanished == 0
    assert filed(store, rows[:2]).vanished == 1


# All of them -----------------------------------------------------------------------------------


def test_a_report_works_out_the_answers_and_writes_nothing(store: Store, home: Path) -> None:
    filed(store, [row(1, "one"), row(2, "one")])
    run_sleep(store)
    before = digest_of(store)
    found = full_report(store, home).findings
    assert found is not None and found.duplicates.groups == 1
    assert found.transcripts is None and found.stale == ()
    assert digest_of(store) == before


def test_a_pass_does_not_work_them_out(store: Store) -> None:
    store.add(new_memory("The retry limit is 5"))
    assert run_sleep(store).findings is None


def test_T62_memories_without_a_subject_are_counted_as_not_compared(store: Store) -> None:
    store.add(new_memory("The retry limit is 5", subject="retry limit"))
    store.add(new_memory("The retry limit is 6"))
    store.add(new_memory("The port is 80"))
    assert full_report(store).not_compared == 2
