"""The detail of page 2: the chosen memory's sources are read at once, followed, and what fails is filed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from gui.evidence_world import ALONE, CHECKING, DERIVED, LIMIT, WAIT, Screen, World, press, retries
from nidra.app import portrait as drawn
from nidra.app.resolve import resolve
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled, StoreBusy
from nidra.records.grade import Standing
from nidra.records.history import Deed
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from nidra_gui.palettes import DARK, LIGHT
from nidra_gui.shell import Shell
from nidra_gui.stretch import Stretched
from nidra_gui.theme import Choice
from nidra_gui.views.evidence import EvidencePane
from nidra_gui.widgets.asking import confirm
from nidra_gui.widgets.history_list import DeedRow
from nidra_gui.widgets.passage import SHORT, SHORT_LARGE
from nidra_gui.widgets.receipt_card import VerdictLine
from nidra_gui.widgets.state import Kind

NAMED = "A receipt went from verbatim to drifted. config…"
HOSTILE = "<b>bold</b> <img src='x'> &amp; \u202ereversed\u202c \x07 \0 " + "x" * 5000


@pytest.fixture
def world(tmp_path: Path) -> World:
    return retries(tmp_path)


@pytest.fixture
def screens(shell: Shell, qtbot: QtBot) -> Iterator[Callable[..., Screen]]:
    made: list[Screen] = []

    def opened(world: World, width: int = 520) -> Screen:
        made.append(Screen(shell, qtbot, world.folder, width))
        return made[-1]

    yield opened
    for one in made:
        one.close()


@pytest.fixture
def screen(screens: Callable[..., Screen], world: World) -> Screen:
    return screens(world)


def _standing(world: World, statement: str) -> Standing:
    with Store(world.folder) as store:
        return store.get(world.ids[statement]).standing


# What is shown instead of a memory.


def test_before_a_memory_is_chosen_it_says_what_to_do_and_leads_to_what_fell(
    screen: Screen, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    went: list[tuple[str, str]] = []
    monkeypatch.setattr(shell, "show_memories", lambda *where: went.append(where))
    assert screen.pane.kind is Kind.EMPTY
    assert screen.pane.panel.title.text() == "Choose a memory to see why it is believed"
    assert screen.pane.panel.buttons() == ["Show what fell"]
    press(screen.pane.panel, "Show what fell")
    assert went == [("standing", "fallen")]


def test_while_the_store_is_busy_it_says_that_the_memory_is_being_looked_up(
    screen: Screen, world: World
) -> None:
    go_on = threading.Event()
    screen.session.pages.ask("long", lambda store, cancel: go_on.wait(60), lambda _: None)
    screen.pane.show(world.ids[LIMIT])
    screen.until(lambda: screen.pane.kind is Kind.BUSY)
    assert screen.pane.panel.title.text() == "Looking up the memory…"
    go_on.set()
    screen.until(lambda: screen.pane.kind is Kind.FULL)


def test_a_memory_that_is_not_there_is_a_sentence_and_another_try(
    screen: Screen, world: World
) -> None:
    screen.pane.show("mem_ffffffffffff")
    screen.until(lambda: screen.pane.kind is Kind.ERROR)
    assert screen.pane.panel.title.text() == "This memory could not be shown"
    assert "mem_ffffffffffff" in screen.pane.panel.sentence.text()
    assert screen.pane.panel.buttons() == ["Try again"]
    screen.settled(world.ids[LIMIT])


def test_trying_again_shows_the_memory_once_the_store_is_free(
    screen: Screen, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_: object) -> None:
        raise StoreBusy(path=world.folder, reason="Somebody else writes to it.")

    with monkeypatch.context() as patch:
        patch.setattr(drawn, "portrait", busy)
        screen.pane.show(world.ids[LIMIT])
        screen.until(lambda: screen.pane.kind is Kind.ERROR)
        assert "Somebody else writes to it." in screen.pane.panel.sentence.text()
    press(screen.pane.panel, "Try again")
    screen.until(lambda: screen.pane.kind is Kind.FULL)


# What is shown of a memory.


def test_a_memory_stands_there_with_its_grade_the_sentence_for_it_and_what_is_known(
    screen: Screen, world: World
) -> None:
    pane = screen.settled(world.ids[LIMIT])
    assert pane.head.badge.text() == "machine checked"
    assert pane.head.sentence.text() == "Its receipt was found in the source when it was last read."
    assert "standing: can be checked" in pane.head.stands.text()
    assert pane.head.statement.text() == LIMIT
    facts = pane.head.facts.texts()
    assert facts["Subject"] == "retry-limit"
    assert facts["Tags"] == "net, ops"
    assert facts["Id"] == world.ids[LIMIT]


def test_a_receipt_keeps_what_is_on_record_apart_from_what_its_source_says_now(
    screen: Screen, world: World
) -> None:
    screen.settled(world.ids[LIMIT])
    card = screen.card()
    assert card.stored.title.text() == "On record"
    assert card.stored.badge.text() == "verbatim"
    assert card.stored.when.text().startswith("Read just now by the pass of ")
    assert card.live.title.text() == "In the source now"
    assert card.live.badge.text() == "verbatim"
    assert card.live.when.text() == "Read just now."
    assert card.name.full == "config.md, line 3"
    assert card.place.full == str(world.sources / "config.md")
    assert card.seals.verdict.text() == "same"
    assert len(card.seals.stored.full) == 64


def test_reading_the_sources_of_a_memory_writes_nothing_where_nothing_differs(
    screen: Screen, world: World
) -> None:
    before = (world.folder / "nidra.db").read_bytes()
    screen.settled(world.ids[LIMIT])
    screen.settled(world.ids[DERIVED])
    screen.close()
    assert (world.folder / "nidra.db").read_bytes() == before


# Live.


def test_a_source_edited_while_its_memory_is_shown_goes_from_checking_to_the_new_verdict(
    screen: Screen, world: World, shell: Shell
) -> None:
    pane = screen.settled(world.ids[LIMIT])
    seen: list[str] = []
    words = pane.why.cards[next(iter(pane.why.cards))].live.badge.words
    world.write("config.md", "# Retry policy\n\nThe retry limit is 6 for every call.\n")
    shell.commands["recheck"].trigger()
    seen.append(words.text())
    screen.until(lambda: words.text() == "drifted")
    screen.until(screen.is_settled)
    assert seen == [CHECKING]
    assert screen.card().stored.badge.text() == "drifted"
    assert pane.head.badge.text() == "fallen"
    assert _standing(world, LIMIT) is _standing(world, DERIVED) is Standing.FALLEN


def test_choosing_a_memory_whose_source_was_edited_fells_it_and_what_rests_on_it(
    screen: Screen, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, list[str]] = {}
    say = VerdictLine.say

    def heard(line: VerdictLine, which: tuple[str, str], words: str, *more: str) -> None:
        told.setdefault(line.title.text(), []).append(words)
        say(line, which, words, *more)

    monkeypatch.setattr(VerdictLine, "say", heard)
    world.write("config.md", "# Retry policy\n\nThe retry limit is 6 for every call.\n")
    screen.show(world.ids[LIMIT])
    screen.until(lambda: _standing(world, DERIVED) is Standing.FALLEN)
    screen.until(screen.is_settled)
    assert list(dict.fromkeys(told["In the source now"])) == [CHECKING, "drifted"]
    assert list(dict.fromkeys(told["On record"])) == ["verbatim", "drifted"]
    sentence, step = screen.said[-1]
    assert sentence == (
        "Its source speaks against it now: it fell. 1 that rests on it fell with it."
    )
    assert step == "Undo"
    assert screen.session.deeds.undo_label == f"re-check of “{LIMIT}”"
    card = screen.card()
    assert card.diff.isVisibleTo(card)
    assert (card.diff.old.text(), card.diff.new.text()) == (
        "retry limit is 5",
        "# Retry policy\n\nThe retry limit is 6 for every call.",
    )


def test_what_a_look_filed_is_taken_back_by_undo_and_not_filed_again_by_itself(
    screen: Screen, world: World
) -> None:
    world.write("config.md", "The retry limit is 6 for every call.\n")
    pane = screen.settled(world.ids[LIMIT])
    screen.until(lambda: screen.session.deeds.undo_label != "")
    screen.session.deeds.undo()
    screen.until(lambda: screen.card().stored.badge.text() == "verbatim")
    screen.until(screen.is_settled)
    assert screen.card().live.badge.text() == "drifted"
    assert pane.why.differs.isVisibleTo(pane.why)
    assert _standing(world, LIMIT) is Standing.TRACEABLE
    press(pane.why.differs, "Take it into the grade")
    screen.until(lambda: _standing(world, LIMIT) is Standing.FALLEN)


def test_a_source_that_says_so_again_raises_the_memory_on_request(
    screen: Screen, world: World
) -> None:
    text = (world.sources / "config.md").read_text()
    world.write("config.md", "The retry limit is 6 for every call.\n")
    world.sleep()
    world.write("config.md", text)
    pane = screen.settled(world.ids[LIMIT])
    assert (screen.card().stored.badge.text(), screen.card().live.badge.text()) == (
        "drifted",
        "verbatim",
    )
    assert pane.why.finding.text().startswith("The check just now found something else")
    press(pane.review, "Re-check now")
    screen.until(lambda: screen.card().stored.badge.text() == "verbatim")
    assert screen.said[-1][0] == (
        "Its source bears it out again: it rose again. 1 that rests on it rose with it."
    )


def test_an_edit_in_the_background_is_followed_by_the_watcher_alone(
    open_store: Callable[[Path], Shell], world: World, qtbot: QtBot
) -> None:
    shell = open_store(world.folder)
    pane = EvidencePane(shell)
    pane.take(shell.session)
    pane.resize(520, 800)
    pane.show()
    pane.show(world.ids[LIMIT])
    qtbot.waitUntil(lambda: bool(pane.why.cards), timeout=WAIT)
    qtbot.waitUntil(lambda: _is_watching(shell), timeout=WAIT)
    world.write("config.md", "# Retry policy\n\nThe retry limit is 6 for every call.\n")
    qtbot.waitUntil(lambda: _only(pane).live.badge.text() == "drifted", timeout=WAIT)
    qtbot.waitUntil(lambda: pane.head.badge.text() == "fallen", timeout=WAIT)
    assert _only(pane).stored.badge.text() == "drifted"
    pane.take(None)
    pane.close()
    pane.deleteLater()


def _is_watching(shell: Shell) -> bool:
    state = shell.session.watch_state if shell.session is not None else None
    return state is not None and state.get("phase") == "watching"


def _only(pane: EvidencePane) -> Any:
    (card,) = pane.why.cards.values()
    return card


def test_a_source_that_vanished_is_said_with_what_still_stands(
    screen: Screen, world: World
) -> None:
    (world.sources / "config.md").unlink()
    screen.settled(world.ids[LIMIT])
    card = screen.card()
    assert card.live.badge.text() == "source gone"
    assert card.live.sentence.text() == "config.md is not there."
    assert card.live.when.text() == (
        "The source could not be read just now. What still stands: verbatim."
    )
    assert _standing(world, LIMIT) is Standing.TRACEABLE


def test_choosing_another_memory_drops_the_look_that_is_under_way(
    screen: Screen, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.write("other.md", "The port is 8080 here.\n")
    world.add("The port is 8080", "other.md", "port is 8080")
    world.sleep()
    begun, ended = threading.Event(), threading.Event()
    looks = drawn.looks

    def slow(store: Store, name: str, cancel: Callable[[], bool]) -> Iterator[Any]:
        if name == world.ids[LIMIT]:
            begun.set()
            while not cancel():
                pass
            ended.set()
            raise Cancelled(reason="Another memory was chosen.")
        yield from looks(store, name, cancel)

    monkeypatch.setattr(drawn, "looks", slow)
    screen.show(world.ids[LIMIT])
    screen.until(begun.is_set)
    pane = screen.settled(world.ids["The port is 8080"])
    assert ended.is_set()
    assert pane.head.statement.text() == "The port is 8080"
    assert screen.card().live.badge.text() == "verbatim"


def test_what_changes_while_it_is_not_seen_is_looked_at_when_it_is(
    screen: Screen, world: World
) -> None:
    pane = screen.settled(world.ids[LIMIT])
    pane.hide()
    world.write("config.md", "The retry limit is 6 for every call.\n")
    with screen.qtbot.waitSignal(screen.session.changed, timeout=WAIT):
        world.sleep()
    assert pane.head.badge.text() == "machine checked"
    pane.show()
    screen.until(lambda: pane.head.badge.text() == "fallen")


def test_a_store_that_changes_all_the_time_is_not_asked_all_the_time(
    screen: Screen, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = screen.settled(world.ids[LIMIT])
    asked: list[str] = []
    portrait = drawn.portrait

    def counted(store: Store, name: str) -> Any:
        asked.append(name)
        return portrait(store, name)

    screen.until(lambda: not pane._pace.isActive() and screen.is_settled())
    monkeypatch.setattr(drawn, "portrait", counted)
    for _ in range(50):
        screen.session.changed.emit()
    screen.until(lambda: len(asked) == 2)
    screen.until(lambda: not pane._pace.isActive())
    assert len(asked) == 2


# What stands around it.


def test_what_it_rests_on_and_what_rests_on_it_lead_on(screen: Screen, world: World) -> None:
    chosen: list[str] = []
    screen.pane.chosen.connect(chosen.append)
    pane = screen.settled(world.ids[LIMIT])
    (link,) = pane.dependants.links()
    assert link.accessibleName() == f"machine checked · {DERIVED}"
    link.click()
    pane = screen.settled(world.ids[DERIVED])
    assert pane.why.nothing.text().startswith("It has no receipt of its own")
    (link,) = pane.premises.links()
    link.click()
    assert chosen == [world.ids[DERIVED], world.ids[LIMIT]]


def test_a_memory_without_a_receipt_says_that_nothing_can_be_checked(
    screen: Screen, world: World, shell: Shell
) -> None:
    pane = screen.settled(world.ids[ALONE])
    assert pane.why.nothing.text() == "It has no receipt, so that nothing can be checked."
    assert not shell.commands["open-source"].isEnabled()


def test_a_contested_memory_leads_to_the_other_side_and_to_the_page_of_conflicts(
    screen: Screen, world: World, shell: Shell
) -> None:
    one = world.add("The berth fee is 40 euros", subject="berth-fee")
    other = world.add("The berth fee is 55 euros", subject="berth-fee")
    world.sleep()
    pane = screen.settled(one)
    assert pane.head.badge.text() == "contested"
    words = [part.text() for part in pane.rivals.findChildren(QLabel)]
    assert "The berth fee is 55 euros" in words
    assert any(text.startswith("They differ in: 40") for text in words)
    with screen.qtbot.waitSignal(pane.chosen, timeout=WAIT) as chosen:
        press(pane.rivals, "See it")
    assert chosen.args == [other]
    press(pane.rivals, "Decide in Conflicts")
    assert shell.current == "conflicts"


def test_a_memory_that_was_superseded_says_so_and_leads_to_what_took_its_place(
    screen: Screen, world: World
) -> None:
    one = world.add("The berth fee is 40 euros", subject="berth-fee")
    other = world.add("The berth fee is 55 euros", subject="berth-fee")
    world.sleep()
    with Store(world.folder) as store:
        resolve(store, one, other, keep=other)
    pane = screen.settled(one)
    assert pane.head.badge.text() == "retired"
    assert pane.head.notice.text() == "This memory was superseded. What took its place:"
    with screen.qtbot.waitSignal(pane.chosen, timeout=WAIT) as chosen:
        link = pane.head.successor()
        assert link is not None
        link.click()
    assert chosen.args == [other]
    assert not pane.review.holds.isEnabled()


def test_the_history_tells_what_was_done_and_takes_a_row_back_after_a_preview(
    screen: Screen, world: World
) -> None:
    world.write("config.md", "The retry limit is 6 for every call.\n")
    world.sleep()
    pane = screen.settled(world.ids[LIMIT])
    row = next(
        row for row in pane.history.deed_rows() if "from verbatim to drifted" in row.what.text()
    )
    assert row.what.text().startswith("A receipt went from verbatim to drifted.")
    assert row.when.text() == "just now · in a pass"
    _take_back(screen, row, f"Take back: {NAMED}?")
    screen.until(lambda: screen.card().stored.badge.text() == "verbatim")


def _take_back(screen: Screen, row: DeedRow, title: str) -> None:
    """Press *Undo* beside a row, and say yes."""
    deeds = screen.session.deeds
    with screen.qtbot.waitSignal(deeds.asked, timeout=WAIT) as asked:
        row.undo.click()
    told, sentence, run = asked.args
    assert told == title
    assert "verdict" in sentence and "rise" in sentence
    with screen.qtbot.waitSignal(deeds.told, timeout=WAIT):
        run()


def test_a_row_that_was_taken_back_can_be_done_again_and_is_no_deed_to_take_back(
    screen: Screen, world: World
) -> None:
    """The engine takes no undo back: it was offered, and always refused."""
    world.write("config.md", "The retry limit is 6 for every call.\n")
    world.sleep()
    pane, deeds = screen.settled(world.ids[LIMIT]), screen.session.deeds
    row = next(
        row for row in pane.history.deed_rows() if "from verbatim to drifted" in row.what.text()
    )
    _take_back(screen, row, f"Take back: {NAMED}?")
    assert (deeds.undo_label, deeds.redo_label) == ("", NAMED)
    with screen.qtbot.waitSignal(deeds.told, timeout=WAIT):
        deeds.redo()
    assert (deeds.undo_label, deeds.redo_label) == (NAMED, "")
    with screen.qtbot.waitSignal(deeds.told, timeout=WAIT):
        deeds.undo()
    assert deeds.redo_label == NAMED


def test_of_what_was_done_to_many_the_history_tells_what_it_was_for_this_one(
    qtbot: QtBot,
) -> None:
    many = Deed(1, 1, 0, "1,500 verdicts changed.", "pass", kind="verdict-many", undo="1")
    one = Deed(
        2, 2, 0, "mem_1: a receipt went from ok to gone.", "pass", ("mem_1",), kind="verdict"
    )
    words = [DeedRow(deed, "mem_1", 0) for deed in (many, one)]
    for row in words:
        qtbot.addWidget(row)
    assert [row.what.text() for row in words] == [
        "Its source was read, and the verdict on its receipt changed.",
        "A receipt went from ok to gone.",
    ]


def test_a_question_is_as_wide_as_its_title(shell: Shell) -> None:
    title = "Take the import of a palace with a long name back?"
    box = confirm(shell, title, "It is short.", "Undo", lambda: None)
    assert box.width() > box.fontMetrics().horizontalAdvance(title) + 100
    box.close()


def test_the_strength_is_drawn_and_said_in_words(screen: Screen, world: World) -> None:
    pane = screen.settled(world.ids[LIMIT])
    assert pane.curve.accessibleDescription() == pane.curve.sentence()
    assert pane.strong.text() == f"{pane.curve.sentence()}."
    assert pane.curve.sentence().startswith("Strength 0.99, fades in 69 days")
    assert not pane.curve.grab().toImage().isNull()


def test_a_person_says_that_it_still_holds_and_takes_it_back(screen: Screen, world: World) -> None:
    pane = screen.settled(world.ids[LIMIT])
    assert pane.review.due.text().startswith("The next review is due on ")
    press(pane.review, "It still holds")
    screen.until(lambda: bool(screen.said))
    assert screen.said[-1] == (f"Noted that “{LIMIT}” still holds.", "Undo")
    assert screen.session.deeds.undo_label == f"confirm “{LIMIT}”"
    screen.session.deeds.undo()
    screen.until(lambda: screen.session.deeds.redo_label == f"confirm “{LIMIT}”")


def test_a_rejection_asks_for_a_reason_says_what_comes_of_it_and_can_be_taken_back(
    screen: Screen, world: World
) -> None:
    pane = screen.settled(world.ids[LIMIT])
    press(pane.review, "It does not hold any more…")
    screen.until(lambda: bool(pane.review.consequence.text()))
    sentence = pane.review.consequence.text()
    assert sentence.startswith("The memory is retired and stays on record: 1 memory is retired")
    assert "1 memory rests on what is retired" in sentence
    assert not pane.review.retire.isEnabled()
    pane.review.reason.setText("the limit was never 5")
    press(pane.review, "Retire it")
    screen.until(lambda: pane.head.badge.text() == "retired")
    assert screen.said[-1] == ("It was retired and stays on record.", "Undo")
    screen.session.deeds.undo()
    screen.until(lambda: pane.head.badge.text() == "machine checked")


def test_what_can_be_done_stands_above_the_receipts_with_what_follows(
    screen: Screen, world: World
) -> None:
    pane = screen.settled(world.ids[LIMIT])
    buttons = [b.text() for b in pane.review.findChildren(QAbstractButton) if b.isVisibleTo(pane)]
    assert buttons == [
        "It still holds",
        "It does not hold any more…",
        "Open source",
        "Re-check now",
    ]
    assert pane.review.y() < pane.why.y() < pane.head.known.y()
    assert "its grade stays" in pane.review.follows.text()
    assert not screen.card().stored.sentence.isVisibleTo(screen.card())
    world.write("config.md", "# Retry policy\n\nThe retry limit is 6 for every call.\n")
    press(pane.review, "Re-check now")
    screen.until(lambda: "stays fallen until its source says so" in pane.review.follows.text())
    assert pane.review.holds.text() == "Put its review off"
    pane = screen.settled(world.ids[ALONE])
    assert not pane.review.open.isVisibleTo(pane) and pane.review.holds.isVisibleTo(pane)


def test_changes_elsewhere_leave_a_reason_that_is_being_typed_alone(
    screen: Screen, world: World
) -> None:
    pane = screen.settled(world.ids[LIMIT])
    press(pane.review, "It does not hold any more…")
    pane.review.reason.setText("half a thought")
    with screen.qtbot.waitSignal(screen.session.changed, timeout=WAIT):
        world.add("Something else")
    screen.until(screen.is_settled)
    assert pane.review.reason.text() == "half a thought"
    assert not pane.review.form.isHidden()


# Manners.


def test_its_actions_can_be_chosen_only_while_a_memory_is_shown(
    screen: Screen, world: World, shell: Shell
) -> None:
    actions = [shell.commands[name] for name in ("recheck", "open-source")]
    assert not any(action.isEnabled() for action in actions)
    screen.settled(world.ids[LIMIT])
    assert all(action.isEnabled() for action in actions)
    screen.pane.show(None)
    assert not any(action.isEnabled() for action in actions)


def test_another_store_empties_it(screen: Screen, world: World) -> None:
    screen.settled(world.ids[LIMIT])
    screen.pane.take(None)
    assert screen.pane.kind is Kind.EMPTY
    assert screen.pane.panel.buttons() == []
    assert screen.pane.memory is None


def test_hostile_text_is_shown_letter_by_letter_and_cut_until_all_of_it_is_asked_for(
    screen: Screen, world: World
) -> None:
    world.write("evil.md", "harmless words stand here\n")
    memory = world.add(
        HOSTILE, "evil.md", "harmless words", subject="<i>s</i>", tags=["<u>t</u>"], locator=HOSTILE
    )
    world.sleep()
    pane = screen.settled(memory)
    shown = pane.head.statement.text()
    assert shown.startswith(
        "<b>bold</b> <img src='x'> &amp; \\u202ereversed\\u202c \\u0007 \\u0000"
    )
    assert len(shown) < SHORT_LARGE + 100
    press(pane.head.statement, f"Show all {len(HOSTILE):,} characters")
    assert pane.head.statement.text().endswith("x" * 900)
    assert pane.head.facts.texts()["Subject"] == "<i>s</i>"
    for part in pane.findChildren(QWidget):
        if isinstance(part, QLabel):
            assert part.textFormat() is Qt.TextFormat.PlainText or not part.text()
        assert "<b>" not in part.toolTip() and "<img" not in part.toolTip()


def test_an_excerpt_of_a_megabyte_is_cut_and_shown_whole_on_request(
    screen: Screen, world: World
) -> None:
    excerpt = "word " * 200_000 + "end"
    world.write("big.txt", f"begin {excerpt}\n")
    memory = world.add("It is long", "big.txt", excerpt)
    screen.settled(memory)
    passage = screen.card().excerpt
    assert len(passage.text()) < SHORT + 10
    press(passage, "Show all 1,000,003 characters")
    assert passage.text().rstrip().endswith("end")
    assert not passage.more.isVisibleTo(passage)


def test_everything_can_be_reached_by_keys_and_has_a_name(screen: Screen, world: World) -> None:
    pane = screen.settled(world.ids[LIMIT])
    kinds = (QAbstractButton, QPlainTextEdit, QLineEdit)
    used = [
        part
        for part in pane.area.widget().findChildren(QWidget)
        if isinstance(part, kinds) and part.isVisibleTo(pane)
    ]
    assert len(used) > 10
    for part in used:
        assert part.focusPolicy() & Qt.FocusPolicy.TabFocus, part
        assert part.accessibleName() or (isinstance(part, QAbstractButton) and part.text()), part


def test_light_and_dark_are_both_followed(screen: Screen, world: World, shell: Shell) -> None:
    world.write("config.md", "The retry limit is 6 for every call.\n")
    pane = screen.settled(world.ids[LIMIT])
    screen.until(lambda: pane.head.badge.text() == "fallen")
    assert LIGHT.fallen in pane.head.badge.words.styleSheet()
    shell.theme.choose(Choice.DARK)
    assert DARK.fallen in pane.head.badge.words.styleSheet()
    marked = screen.card().diff.new.shown.document().find("6").charFormat()
    assert marked.background().color().name() == DARK.new_words
    assert marked.fontUnderline()


@pytest.mark.parametrize("width", [380, 700])
def test_it_holds_at_every_width_with_strings_at_twice_their_length(
    qapp: Any, screens: Callable[..., Screen], world: World, width: int
) -> None:
    stretched = Stretched()
    qapp.installTranslator(stretched)
    try:
        screen = screens(world, width)
        pane = screen.show(world.ids[LIMIT])
        screen.until(lambda: not screen.session.pages.is_busy())
        inside = pane.area.widget()
        assert inside.minimumSizeHint().width() <= pane.area.viewport().width()
    finally:
        qapp.removeTranslator(stretched)


def test_a_name_without_a_place_to_break_makes_nothing_wider(
    screens: Callable[..., Screen], world: World
) -> None:
    name = "x" * 200 + ".md"
    world.write(name, "The berth number is 12 here.\n")
    memory = world.add("The berth number is 12", name, "berth number is 12", subject="s" * 300)
    world.sleep()
    (world.sources / name).unlink()
    (world.sources / name).mkdir()
    screen = screens(world, 380)
    pane = screen.settled(memory)
    assert name in screen.card().live.sentence.text().replace("\u200b", "")
    assert pane.area.widget().minimumSizeHint().width() <= pane.area.viewport().width()
