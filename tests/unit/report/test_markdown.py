"""The trust report in Markdown."""

from __future__ import annotations

from nidra.records.report import Moved, ReadOnlyProof, RoomRot, SourceFall
from nidra.report.markdown import render_markdown
from unit.report.samples import NOW, census, fall, origin, report, room


def section(text: str, head: str) -> str:
    """The text between one heading and the next."""
    return text.split(f"## {head}\n", 1)[1].split("\n## ", 1)[0]


def test_the_sentence_comes_first_and_the_worst_rooms_second() -> None:
    text = render_markdown(report())
    lines = [line for line in text.splitlines() if line]
    assert lines[0] == "# Trust report"
    assert lines[1].startswith("**Of 10 memories, 8 (80.0 %) can be checked")
    assert lines[2] == "The rooms that have rotted most:"
    assert lines[3] == "- tidelog / decisions: 25.0 % gone (2 of 8 memories)"


def test_three_rooms_at_most_are_the_worst_and_tiny_ones_do_not_count() -> None:
    rooms = (*(room("w", f"r{n}", 10, n) for n in range(6)), room("w", "tiny", 1, 1))
    head = render_markdown(report(rooms=rooms)).split("## Census")[0]
    assert [name in head for name in ("r5", "r4", "r3", "r2", "tiny")] == [True] * 3 + [False] * 2


def test_where_nothing_rots_the_report_says_so() -> None:
    text = render_markdown(report(rooms=(room("w", "r", 5, 0),)))
    assert "No room points at a file that is gone." in text


def test_where_nothing_could_be_read_rot_cannot_be_told() -> None:
    blind = RoomRot("/palace", "w", "r", 5, {"not comparable": 5})
    bare = RoomRot("/palace", "w", "bare", 2, {"no receipt": 2})
    text = render_markdown(report(rooms=(blind, bare)))
    assert "Rot cannot be told" in text and "No room" not in text
    assert "| w | 2 | 7 | 0 | – |" in text
    assert "| w | r | 5 | 0 | – |" in text
    assert "| w | bare | 2 | 0 | – |" in text


def test_rot_of_memories_without_receipts_cannot_be_told_beside_a_room_that_was_read() -> None:
    bare = RoomRot("/palace", "w", "bare", 2, {"no receipt": 2})
    assert "Rot cannot be told: no memory points at a file." in render_markdown(
        report(rooms=(bare,))
    )
    text = render_markdown(report(rooms=(bare, room("w", "read", 4, 0))))
    assert "| w | bare | 2 | 0 | – |" in text
    assert "| w | read | 4 | 0 | 0.0 % |" in text


def test_what_could_not_be_compared_is_counted_beside_rooms_that_hold() -> None:
    half = RoomRot("/palace", "w", "r", 5, {"not comparable": 1, "traceable": 4})
    assert "gone; 1 memory could not be compared." in render_markdown(report(rooms=(half,)))


def test_gone_and_renamed_files_are_listed() -> None:
    text = render_markdown(
        report(
            gone=(SourceFall("/a.md", "gone", 6), SourceFall("/b.md", "unreadable", 1)),
            more_gone=3,
            moved=(Moved("/old.md", "/new.md", 1),),
            more_moved=4,
        )
    )
    gone = section(text, "Files that are gone or could not be read")
    assert "- `/a.md` **gone**: 6 memories" in gone
    assert "- `/b.md` **unreadable**: 1 memory" in gone and "… and 3 more" in gone
    moved = section(text, "Files that were renamed or moved")
    assert "- `/old.md` is now `/new.md`: 1 memory" in moved and "… and 4 more" in moved


def test_a_report_is_readable_as_it_is() -> None:
    rooms = (room("harbour_chats", "my_room", 8, 2),)
    text = render_markdown(report(rooms=rooms, version="0.1.0"))
    assert "- harbour_chats / my_room: 25.0 % gone" in text
    assert "| grade source_linked |" in text
    assert text.rstrip().endswith("Written by Nidra 0.1.0.")


def test_the_census_stands_before_and_after_a_pass() -> None:
    part = section(render_markdown(report()), "Census")
    assert "| memories | before | after |" in part
    assert "| traceable | 10 | 8 |" in part
    assert "| fallen | 0 | 1 |" in part


def test_a_store_without_a_pass_is_reported_as_it_stands_now() -> None:
    text = render_markdown(report(durations={}, read={}, actions={}))
    assert "| memories | now |" in section(text, "Census")
    assert "What the pass did" not in text
    assert "## What is fallen" in text


def test_what_fell_is_shown_with_the_changed_words() -> None:
    part = section(render_markdown(report()), "What fell in this pass")
    assert "`mem_0123456789ab` **drifted**: The retry limit is 5" in part
    assert "changed: `5 → 6`" in part


def test_long_quotations_are_narrowed_to_the_words_that_changed() -> None:
    pair = ("retry limit is 5", "retry limit is 6")
    text = render_markdown(report(falls=(fall(changes=(pair,)),)))
    assert "changed: `5 → 6`" in text


def test_bounded_lists_count_the_rest() -> None:
    rooms = tuple(room("w", f"room{n}", 10, 1) for n in range(25))
    text = render_markdown(report(rooms=rooms, more_falls=980, more_source_falls=3))
    assert "… and 980 more" in section(text, "What fell in this pass")
    assert "… and 3 more" in section(text, "Sources they fell with")
    assert "… and 5 more" in section(text, "Rot by wing and room")


def test_rooms_of_several_stores_are_told_apart() -> None:
    rooms = (room("w", "r", 5, 1, "/one"), room("w", "r", 5, 2, "/two"))
    part = section(render_markdown(report(rooms=rooms)), "Rot by wing and room")
    assert "| store | wing | room |" in part
    assert "/one" in part and "/two" in part


def test_an_idle_pass_did_nothing() -> None:
    text = render_markdown(report(actions={"fell": 0}, falls=()))
    assert "Nothing: the world is as it was" in section(text, "What the pass did")


def test_a_dry_run_says_what_it_would_do_and_that_nothing_was_written() -> None:
    text = render_markdown(report(dry_run=True))
    assert "## What the pass would find" in text
    assert "nothing was written" in text


def test_a_quick_pass_says_that_it_trusted_fingerprints() -> None:
    read = {"sources trusted by fingerprint": 4}
    part = section(render_markdown(report(mode="quick", read=read)), "When bytes were last read")
    assert "4 sources with the size, times and inode of the last look were trusted" in part


def test_the_oldest_and_newest_byte_check_are_dated() -> None:
    part = section(render_markdown(report()), "When bytes were last read")
    assert "2026-05-31 08:00:00 UTC" in part and "2026-06-01 08:00:00 UTC" in part


def test_the_foreign_store_shows_its_proof_and_what_was_taken() -> None:
    part = section(render_markdown(report()), "Foreign stores, read only")
    assert "Left untouched: 7 entries of /palace" in part
    assert "12 rows read: 10 imported, 2 skipped (registry row)" in part


def test_a_foreign_store_that_changed_is_named_with_what_changed() -> None:
    proof = ReadOnlyProof("/palace", 7, ("chroma.sqlite3",), NOW)
    text = render_markdown(report(origins=(origin(proof=proof),)))
    assert "1 entry of /palace changed during the import: chroma.sqlite3" in text


def test_statements_paths_and_names_are_escaped_everywhere() -> None:
    nasty = "<img src=x onerror=alert(1)>\n# owned\x1b[31m\u202e"
    text = render_markdown(
        report(
            store=nasty,
            scope=f"room {nasty}",
            rooms=(room(nasty, nasty, 9, 9),),
            falls=(
                fall(
                    nasty,
                    source=nasty,
                    verdict=nasty,
                    sentence=nasty,
                    changes=((nasty, nasty + "x"),),
                ),
            ),
            gone=(SourceFall(nasty, nasty, 1),),
            moved=(Moved(nasty, nasty, 1),),
            origins=(origin(location=nasty, kind=nasty, problems=(nasty,)),),
            actions={nasty: 1},
            notes=(nasty,),
        )
    )
    assert "\n# owned" not in text
    assert "\x1b" not in text and "\u202e" not in text
    outside = [line for line in text.splitlines() if "`" not in line]
    assert all("<img" not in line.replace("\\<img", "") for line in outside)


def test_an_empty_store_has_a_report_too() -> None:
    empty = census()
    text = render_markdown(
        report(
            before=empty,
            after=empty,
            rooms=(),
            falls=(),
            source_falls=(),
            origins=(),
            actions={},
            read={},
            oldest_byte_check=None,
            newest_byte_check=None,
        )
    )
    assert "The store is empty" in text
    assert "No memory has a receipt" in text
    assert "No source has been read yet" in text


def test_notes_of_the_pass_and_problems_of_an_import_stand_in_the_report() -> None:
    note = "The journal's checkpoint could not be written to /full (No space left on device)."
    text = render_markdown(report(notes=(note,), origins=(origin(problems=("Row 7 is torn.",)),)))
    assert f"## Notes\n\n- {note}" in text
    assert "- Row 7 is torn." in text


def test_a_pass_that_went_on_says_so() -> None:
    assert "taken up where an earlier one was cut short" in render_markdown(report(resumed=True))
