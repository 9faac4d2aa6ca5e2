"""Long work: when a bar is drawn, and what Ctrl-C does."""

from __future__ import annotations

import signal

import pytest
from nidra.cli import working as module
from nidra.cli.working import Work, work_line, working
from nidra.records.progress import Pace, Progress


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands at its one element."""
    moment = [100.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: moment[0])
    return moment


def draws(monkeypatch: pytest.MonkeyPatch, work: Work) -> list[Progress]:
    """The values that the bar is asked to show."""
    shown: list[Progress] = []
    monkeypatch.setattr(Work, "_draw", lambda self, value, pace: shown.append(value))
    return shown


def test_no_bar_is_drawn_in_the_first_second(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Work(watched=True)
    shown = draws(monkeypatch, work)
    work.progress(Progress("verify", 1, 10, "sources"))
    clock[0] += 0.9
    work.progress(Progress("verify", 2, 10, "sources"))
    assert shown == []
    clock[0] += 0.2
    work.progress(Progress("verify", 3, 10, "sources"))
    assert [value.done for value in shown] == [3]


def test_a_bar_is_not_drawn_for_every_step(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Work(watched=True)
    shown = draws(monkeypatch, work)
    clock[0] += 2
    for done in range(1, 101):
        work.progress(Progress("verify", done, 100, "sources"))
    assert [value.done for value in shown] == [1, 100]


def test_where_nobody_watches_nothing_is_drawn(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Work(watched=False)
    shown = draws(monkeypatch, work)
    clock[0] += 60
    work.progress(Progress("verify", 5, 10, "sources"))
    assert shown == []


def test_a_drawn_bar_goes_to_stderr_and_is_taken_away(
    clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    work = Work(watched=True)
    clock[0] += 2
    work.progress(Progress("verify", 5, 10, "sources"))
    work.progress(Progress("integrity", 5, 0, "excerpts"))
    work.close()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("before", [signal.default_int_handler, signal.SIG_IGN])
def test_the_first_interrupt_asks_and_the_second_one_stops(
    before: signal.Handlers,
) -> None:
    """Whatever stood before, as the SIG_IGN of a background job, stands again afterwards."""
    found = signal.signal(signal.SIGINT, before)
    try:
        _interrupted_twice()
        assert signal.getsignal(signal.SIGINT) is before
    finally:
        signal.signal(signal.SIGINT, found)


def _interrupted_twice() -> None:
    with working() as work:
        assert not work.cancel()
        signal.raise_signal(signal.SIGINT)
        assert work.cancel()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize(
    ("value", "pace", "said"),
    [
        (
            Progress("verify", 1200, 4074, "sources", 310_500_000),
            Pace(0.3, 350.2, 95.0),
            "verify: 1,200 of 4,074 sources, 310.5 MB read, 350 sources/s, about 2 min left",
        ),
        (Progress("import", 5000, 0, "drawers"), Pace(None, None, None), "import: 5,000 drawers"),
        (
            Progress("judge", 1, 9, "pairs"),
            Pace(0.9, 0.25, 3900.0),
            "judge: 1 of 9 pairs, 0.2 pairs/s, about 1 h 5 min left",
        ),
        (
            Progress("undo", 10, 20, "memories"),
            Pace(0.5, 20.0, 0.2),
            "undo: 10 of 20 memories, 20 memories/s, about 1 s left",
        ),
    ],
)
def test_the_line_says_how_far_how_fast_and_how_long_still(
    value: Progress, pace: Pace, said: str
) -> None:
    assert work_line(value, pace) == said
