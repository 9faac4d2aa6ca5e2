"""Each receipt in its own words: every verdict, what differs, the source around it, and its file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gui.evidence_world import Screen, World, press
from nidra.records.evidence import Form
from nidra.records.memory import EvidenceRow
from nidra.records.portrait import Looked, Reading
from nidra.records.verdict import NOTHING, Span, SpanForm, State, Verdict
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from pytestqt.qtbot import QtBot

from nidra_gui.shell import Shell
from nidra_gui.theme import Theme
from nidra_gui.widgets.marked import Mark
from nidra_gui.widgets.receipt_card import ReceiptCard

BOOK = (
    "The harbour master keeps the big book of tides in the tall white tower by the sea, and writes in"
    " it each day."
)


@pytest.fixture
def screens(shell: Shell, qtbot: QtBot) -> Iterator[Callable[[World], Screen]]:
    made: list[Screen] = []

    def opened(world: World) -> Screen:
        made.append(Screen(shell, qtbot, world.folder))
        return made[-1]

    yield opened
    for one in made:
        one.close()


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def _receipt(state: State, **more: object) -> EvidenceRow:
    row = EvidenceRow(
        key=1,
        source="/notes/config.md",
        excerpt="retry limit is 5",
        sha256="ab" * 32,
        locator="",
        form=Form.EXCERPT,
        dialect="",
        state=state,
        ever_ok=True,
        vouched=False,
        retired=False,
        spans=(),
        coverage=1.0,
        detail=NOTHING,
        note="What was found then.",
        read_at=None,
        unreached_since=None,
    )
    return row._replace(**more)


def _looked(state: State, **more: object) -> Looked:
    values: dict[str, object] = {
        "receipt": 1,
        "stored": State.VERBATIM,
        "verdict": Verdict(state, "What is found now."),
        "place": "/notes/config.md",
        "reached": state not in (State.GONE, State.UNREADABLE),
        "at": 0,
    }
    return Looked(**{**values, **more})  # type: ignore[arg-type]


WORDS = {
    State.UNCHECKED: ("not read yet", "unverified"),
    State.VERBATIM: ("verbatim", "checked"),
    State.MOVED: ("moved", "checked"),
    State.REPEATED: ("repeated, equal each time", "checked"),
    State.EDITED: ("edited", "fallen"),
    State.AMBIGUOUS: ("ambiguous", "unverified"),
    State.DRIFTED: ("drifted", "fallen"),
    State.UNFOUNDED: ("unfounded", "fallen"),
    State.GONE: ("source gone", "contested"),
    State.UNREADABLE: ("source unreadable", "contested"),
    State.CORRUPT: ("corrupt", "fallen"),
    State.ALTERED: ("altered by the miner", "unverified"),
    State.TOO_SHORT: ("too short to compare", "unverified"),
    State.NO_BYTE_CHECK: ("not byte-checkable", "unverified"),
}


@pytest.mark.parametrize("state", State)
def test_every_verdict_has_its_words_and_its_colour_on_record_and_now(
    theme: Theme, qtbot: QtBot, state: State
) -> None:
    card = ReceiptCard(theme)
    qtbot.addWidget(card)
    card.show_stored(_receipt(state), "Some statement", None, None)
    card.show_live(_looked(state))
    words, color = WORDS[state]
    for line, sentence in (
        (card.stored, "What was found then."),
        (card.live, "What is found now."),
    ):
        assert line.badge.text() == words
        assert line.sentence.text() == sentence
        assert str(getattr(theme.palette, color)) in line.badge.words.styleSheet()


def test_a_receipt_tells_when_and_by_which_pass_its_source_was_read(
    theme: Theme, qtbot: QtBot
) -> None:
    card = ReceiptCard(theme)
    qtbot.addWidget(card)
    day = 86_400_000_000
    row = _receipt(State.VERBATIM, read_at=10 * day)
    card.show_stored(row, "", Reading("quick", 10 * day), None)
    assert "by the quick pass of 11 January 1970." in card.stored.when.text()
    card.show_stored(row, "", None, 12 * day)
    assert card.stored.when.text().endswith(
        "The quick pass of 13 January 1970 did not read it: size, times and inode were unchanged."
    )
    card.show_stored(row._replace(unreached_since=11 * day), "", None, None)
    assert card.stored.when.text().endswith("Not re-checkable since 12 January 1970.")
    card.show_stored(_receipt(State.UNCHECKED), "", None, None)
    assert card.stored.when.text() == "Its source was never read."


def test_digests_are_compared_in_words(theme: Theme, qtbot: QtBot) -> None:
    card = ReceiptCard(theme)
    qtbot.addWidget(card)
    card.show_stored(_receipt(State.VERBATIM), "", None, None)
    span = Span(0, 4, b"", SpanForm.RAW)
    pieces = Verdict(State.VERBATIM, "", (span, span))
    for looked, words in (
        (_looked(State.VERBATIM, sha256="ab" * 32), "same"),
        (_looked(State.DRIFTED, sha256="cd" * 32), "differs"),
        (
            _looked(State.VERBATIM, sha256="cd" * 32),
            "differs in blanks or form alone; the words are the same",
        ),
        (
            _looked(State.VERBATIM, verdict=pieces),
            "the words stand in 2 pieces, each of which is found",
        ),
        (_looked(State.GONE), "nothing to compare with"),
    ):
        card.show_live(looked)
        assert card.seals.verdict.text() == words
    card.seals.copy.click()
    assert QGuiApplication.clipboard().text() == "ab" * 32


def test_where_only_the_words_are_known_they_stand_in_pairs(theme: Theme, qtbot: QtBot) -> None:
    card = ReceiptCard(theme)
    qtbot.addWidget(card)
    card.show_stored(_receipt(State.DRIFTED), "", None, None)
    changes = (("five", "six"), ("left out", ""), *((f"old {n}", f"new {n}") for n in range(20)))
    card.show_live(_looked(State.DRIFTED, changes=changes))
    assert card.diff.old.text().splitlines()[:2] == ["five", "left out"]
    assert card.diff.new.text().splitlines()[:2] == ["six", "–"]
    assert card.diff.left.text() == "… and 10 more"


# Real sources.


def _drifted(world: World) -> None:
    world.write("notes.md", "# Notes\nThe retry limit is 6 here.\n")


def _moved(world: World) -> None:
    world.write("notes.md", "one\ntwo\n# Notes\nThe retry limit is 5 here.\n")


def _gone(world: World) -> None:
    (world.sources / "notes.md").unlink()


def _folder(world: World) -> None:
    (world.sources / "notes.md").unlink()
    (world.sources / "notes.md").mkdir()


def _ambiguous(world: World) -> None:
    world.write("notes.md", "A retry limit is 5 now.\nThe retry limit is 5 then.\n")


def _unfounded(world: World) -> None:
    world.write("notes.md", "Nothing of the kind, only a tale of boats and bells at sea.\n")


@pytest.mark.parametrize(
    ("change", "words", "sentence"),
    [
        (_drifted, "drifted", "notes.md now says “6” (line 2) where the receipt says “5”."),
        (_moved, "moved", "Stands word for word, but has moved"),
        (_gone, "source gone", "notes.md is not there."),
        (_folder, "source unreadable", "notes.md is a folder"),
        (_ambiguous, "ambiguous", "Stands in 2 places of notes.md that differ"),
        (_unfounded, "drifted", "notes.md"),
    ],
)
def test_what_became_of_a_source_is_read_off_its_bytes_at_once(
    screens: Callable[[World], Screen],
    world: World,
    change: Callable[[World], None],
    words: str,
    sentence: str,
) -> None:
    world.write("notes.md", "# Notes\nThe retry limit is 5 here.\n")
    memory = world.add("Limit", "notes.md", "retry limit is 5")
    world.sleep()
    change(world)
    screen = screens(world)
    screen.settled(memory)
    assert screen.card().live.badge.text() == words
    assert sentence in screen.card().live.sentence.text().replace("\u200b", "")


def test_words_that_stand_in_equal_lines_are_repeated_and_fine(
    screens: Callable[[World], Screen], world: World
) -> None:
    world.write("notes.md", "a\nThe kiosk sells tea.\nb\nThe kiosk sells tea.\n")
    memory = world.add("Tea", "notes.md", "kiosk sells tea")
    with sqlite3.connect(world.folder / "nidra.db") as raw:
        raw.execute("UPDATE evidence SET prefix='', suffix=''")
    raw.close()
    screen = screens(world)
    screen.settled(memory)
    assert screen.card().live.badge.text() == "repeated, equal each time"


def test_a_seal_that_does_not_fit_is_corrupt(
    screens: Callable[[World], Screen], world: World
) -> None:
    world.write("notes.md", "The retry limit is 5 here.\n")
    memory = world.add("Limit", "notes.md", "retry limit is 5")
    world.sleep()
    with sqlite3.connect(world.folder / "nidra.db") as raw:
        raw.execute("UPDATE evidence SET sha256=zeroblob(32)")
    raw.close()
    screen = screens(world)
    screen.settled(memory)
    assert screen.card().live.badge.text() == "corrupt"


def test_a_claim_is_said_as_what_it_claims(theme: Theme, qtbot: QtBot) -> None:
    card = ReceiptCard(theme)
    qtbot.addWidget(card)
    row = _receipt(State.VERBATIM, form=Form.CLAIM, excerpt="", locator="path:/notes/config.md")
    card.show_stored(row, "", None, None)
    words = "The receipt claims that this exists: path:/notes/config.md"
    assert card.quoted.text() == words
    assert card.excerpt.isHidden()


def test_a_reworded_source_is_shown_with_the_words_that_went_and_came(
    screens: Callable[[World], Screen], world: World
) -> None:
    world.write("book.md", f"{BOOK}\n")
    memory = world.add("A book is kept", "book.md", BOOK)
    world.sleep()
    world.write("book.md", BOOK.replace("writes", "notes") + "\n")
    screen = screens(world)
    screen.settled(memory)
    card = screen.card()
    assert card.live.badge.text() == "edited"
    assert card.diff.old.marked(Mark.OLD) == ["writes"]
    assert card.diff.new.marked(Mark.NEW) == ["notes"]
    old = card.diff.old.shown.document().find("writes").charFormat()
    new = card.diff.new.shown.document().find("notes").charFormat()
    assert old.fontStrikeOut() and not old.fontUnderline()
    assert new.fontUnderline() and not new.fontStrikeOut()
    assert card.seals.verdict.text() == "differs"


def test_what_was_found_is_shown_in_its_lines_with_their_numbers(
    screens: Callable[[World], Screen], world: World
) -> None:
    lines = [f"line {n}" for n in range(1, 40)]
    lines[19] = "Here the retry limit is 5 for all."
    world.write("long.md", "\n".join(lines) + "\n")
    memory = world.add("Limit", "long.md", "retry limit is 5")
    screen = screens(world)
    screen.settled(memory)
    card = screen.card()
    assert card.name.full == "long.md, line 20"
    assert card.context.passage.marked(Mark.FOUND) == ["retry limit is 5"]
    assert card.context.passage.text().splitlines() == [
        "line 18",
        "line 19",
        "Here the retry limit is 5 for all.",
        "line 21",
        "line 22",
    ]


def test_a_receipt_is_named_by_its_lines_and_the_line_that_changed(
    screens: Callable[[World], Screen], world: World
) -> None:
    text = "# Limits\n\nThe retry limit is 5 here.\nMore of it.\n"
    world.write("limits.md", text)
    memory = world.add("Limit", "limits.md", text.strip(), locator="lines 1-4")
    screen = screens(world)
    screen.settled(memory)
    assert screen.card().name.full == "limits.md, lines 1-4"
    world.write("limits.md", text.replace("5", "6"))
    press(screen.pane.review, "Re-check now")
    screen.until(lambda: screen.card().name.full == "limits.md, lines 1-4, changed in line 3")


def test_many_receipts_are_shown_some_at_a_time_each_with_its_live_verdict(
    screens: Callable[[World], Screen], world: World
) -> None:
    sources = [
        (world.write(f"n{n}.md", f"The number is {n}00 here.\n"), f"number is {n}00", "")
        for n in range(1, 9)
    ]
    memory = world.add("Many", sources=sources)
    screen = screens(world)
    pane = screen.settled(memory)
    assert pane.why.heading.text() == "Why (8)"
    assert len(screen.cards()) == 5
    press(pane.why, "Show more receipts (3 left)")
    names = [card.name.full for card in screen.cards()]
    assert names == [f"n{n}.md, line 1" for n in range(1, 9)]
    assert {card.live.badge.text() for card in screen.cards()} == {"verbatim"}
    assert not pane.why.more.isVisibleTo(pane.why)


def test_nothing_of_the_memory_before_is_left_on_a_card(
    screens: Callable[[World], Screen], world: World
) -> None:
    world.write("a.md", "The retry limit is 6 here.\n")
    world.write("b.md", "The port is 8080 here.\n")
    first = world.add("Limit", "a.md", "retry limit is 5", locator="somewhere")
    second = world.add("Port", "b.md", "port is 8080")
    screen = screens(world)
    screen.settled(first)
    assert screen.card().diff.isVisibleTo(screen.card())
    screen.pane.show(second)
    screen.until(lambda: screen.pane.portrait is not None and screen.is_settled())
    card = screen.card()
    assert card.name.full == "b.md, line 1"
    assert card.live.badge.text() == "verbatim"
    assert not card.diff.isVisibleTo(card) and not card.locator.isVisibleTo(card)


# Files.


class Viewer:
    """The system's viewer, which only remembers what it was asked to show."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def open(self, url: QUrl) -> bool:
        self.shown.append(url.toLocalFile())
        return True


@pytest.fixture
def viewer(monkeypatch: pytest.MonkeyPatch) -> Viewer:
    made = Viewer()
    monkeypatch.setattr(QDesktopServices, "openUrl", made.open)
    return made


def test_a_source_is_opened_by_the_viewer_of_the_system(
    screens: Callable[[World], Screen], world: World, viewer: Viewer, shell: Shell
) -> None:
    path = world.write("notes.md", "The retry limit is 5 here.\n")
    memory = world.add("Limit", "notes.md", "retry limit is 5")
    screen = screens(world)
    screen.settled(memory)
    press(screen.card(), "Open source")
    screen.until(lambda: viewer.shown == [str(path)])
    shell.commands["open-source"].trigger()
    screen.until(lambda: viewer.shown == [str(path)] * 2)


def test_a_source_that_the_system_cannot_show_is_said_with_its_path_and_its_folder(
    screens: Callable[[World], Screen],
    world: World,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    path = world.write("notes.md", "The retry limit is 5 here.\n")
    memory = world.add("Limit", "notes.md", "retry limit is 5")
    screen = screens(world)
    screen.settled(memory)
    press(screen.card(), "Open source")
    screen.until(lambda: bool(screen.said))
    told = f"{path} could not be opened: the system has no viewer for it."
    assert screen.said[-1] == (told, "Show folder")
    words, run = screen.more["other"]
    assert words == "Copy path"
    run()
    assert QGuiApplication.clipboard().text() == str(path)


def test_a_program_is_never_opened_and_a_missing_file_leads_to_its_folder(
    screens: Callable[[World], Screen], world: World, viewer: Viewer
) -> None:
    text = "[Desktop Entry]\nName=The retry limit is 5\nExec=true\n"
    world.write("run.desktop", text)
    memory = world.add("Limit", "run.desktop", "retry limit is 5")
    screen = screens(world)
    screen.settled(memory)
    press(screen.card(), "Open source")
    screen.until(lambda: bool(screen.said))
    assert screen.said[-1] == (
        "run.desktop is a program or a link to one: it is not opened from here.",
        "Show folder",
    )
    assert viewer.shown == []
    screen.step()
    assert viewer.shown == [str(world.sources)]
    (world.sources / "run.desktop").unlink()
    press(screen.card(), "Open source")
    screen.until(lambda: len(screen.said) == 2)
    assert screen.said[-1] == ("run.desktop is not there.", "Show folder")


def test_the_path_is_copied_whole(screens: Callable[[World], Screen], world: World) -> None:
    path = world.write("notes with <b> & spaces.md", "The retry limit is 5 here.\n")
    memory = world.add("Limit", path.name, "retry limit is 5")
    screen = screens(world)
    screen.settled(memory)
    press(screen.card(), "Copy path")
    assert QGuiApplication.clipboard().text() == str(path)
    assert screen.said[-1][0] == f"Copied: {path}"
