"""Threads and processes: questions are answered in the window's thread, work is stopped without loss."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from nidra.app.workspace import Store
from nidra.base.errors import UsageError
from pytestqt.qtbot import QtBot

from nidra_gui.jobs import Job, Lane, Outcome

WAIT = 20_000
PALACE = Path(__file__).parents[2] / "resources" / "sample-palace" / "palace"


@pytest.fixture
def lane(tmp_path: Path) -> Iterator[Lane]:
    """A thread over an empty store."""
    Store(tmp_path / "store").init()
    made = Lane(tmp_path / "store", "pages")
    yield made
    made.close()


def test_an_answer_comes_back_in_the_thread_that_asked(lane: Lane, qtbot: QtBot) -> None:
    seen: list[tuple[int, str, str]] = []
    lane.ask(
        "count",
        lambda store, cancel: (store.census().total, threading.current_thread().name),
        lambda found: seen.append((*found, threading.current_thread().name)),
    )
    qtbot.waitUntil(lambda: bool(seen), timeout=WAIT)
    assert seen == [(0, "pages", threading.main_thread().name)]


def test_of_several_questions_of_one_kind_only_the_newest_is_answered(
    lane: Lane, qtbot: QtBot
) -> None:
    answers: list[int] = []
    started = threading.Event()

    def slow(store: Store, cancel: object) -> int:
        started.set()
        while not cancel():  # type: ignore[operator]
            pass
        return 0

    lane.ask("page", slow, answers.append)
    assert started.wait(20)
    for number in (1, 2, 3):
        lane.ask("page", lambda store, cancel, number=number: number, answers.append)
    qtbot.waitUntil(lambda: not lane.is_busy(), timeout=WAIT)
    assert answers == [3]


def test_what_a_person_did_is_never_dropped(lane: Lane, qtbot: QtBot) -> None:
    done: list[int] = []
    for number in range(20):
        lane.tell(lambda store, cancel, number=number: number, done.append)
    qtbot.waitUntil(lambda: len(done) == 20, timeout=WAIT)
    assert done == list(range(20))


def test_an_error_that_a_user_can_cause_comes_as_its_sentence(lane: Lane, qtbot: QtBot) -> None:
    said: list[str] = []

    def refuse(store: Store, cancel: object) -> None:
        raise UsageError(reason="That is no wing.")

    lane.ask("x", refuse, lambda _: None, said.append)
    qtbot.waitUntil(lambda: bool(said), timeout=WAIT)
    assert said == ["That is no wing."]


def test_an_error_of_the_system_comes_in_words_with_its_file_and_without_its_number(
    lane: Lane, qtbot: QtBot, tmp_path: Path
) -> None:
    said: list[str] = []
    missing = tmp_path / "missing" / "report.html"
    lane.ask("x", lambda store, cancel: missing.write_text(""), lambda _: None, said.append)
    qtbot.waitUntil(lambda: bool(said), timeout=WAIT)
    assert said == [f"No such file or directory: {missing}"]


def test_an_error_of_the_program_is_told_to_the_crash_file_too(lane: Lane, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lane.unexpected, timeout=WAIT) as heard:
        lane.ask("x", lambda store, cancel: 1 // 0, lambda _: None)
    assert isinstance(heard.args[0], ZeroDivisionError)


def _run(qtbot: QtBot, job: Job) -> Outcome:
    with qtbot.waitSignal(job.ended, timeout=WAIT) as heard:
        job.start()
    return heard.args[0]


def test_work_runs_in_a_process_of_its_own_and_brings_its_result(
    qtbot: QtBot, tmp_path: Path
) -> None:
    job = Job({"verb": "import", "dir": str(tmp_path / "store"), "path": str(PALACE)})
    done = _run(qtbot, job)
    assert done.result is not None and done.result["proof"]["holds"]
    with Store(tmp_path / "store") as store:
        assert store.census().total > 0


def test_work_that_is_refused_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    job = Job({"verb": "import", "dir": str(tmp_path / "store"), "path": str(tmp_path)})
    done = _run(qtbot, job)
    assert done.result is None and done.code == 9
    assert "No palace was found" in done.sentence
    assert not (tmp_path / "store").exists()


def test_a_process_that_is_killed_is_told_as_such_and_nothing_is_lost(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with Store(tmp_path / "store") as store:
        store.init()
    job = Job({"verb": "watch", "dir": str(tmp_path / "store")})
    with qtbot.waitSignal(job.told, timeout=WAIT):
        job.start()
    with qtbot.waitSignal(job.ended, timeout=WAIT) as heard:
        for child in (
            *psutil.Process(job.pid()).children(recursive=True),
            psutil.Process(job.pid()),
        ):
            child.kill()
    assert heard.args[0].died
    sentence = "The work ended before it was done. Nothing that was committed is lost."
    assert heard.args[0].sentence == sentence


def test_closing_a_job_ends_its_process(qtbot: QtBot, tmp_path: Path) -> None:
    Store(tmp_path / "store").init()
    job = Job({"verb": "watch", "dir": str(tmp_path / "store")})
    with qtbot.waitSignal(job.told, timeout=WAIT):
        job.start()
    pid = job.pid()
    job.close()
    assert not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
