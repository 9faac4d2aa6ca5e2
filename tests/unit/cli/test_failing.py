"""Failures as sentences, whatever has become of the streams."""

from __future__ import annotations

import io
import sys

import pytest
import typer
from nidra.base.errors import UsageError
from nidra.cli.failing import LONGEST, bounded, guarded


class Full(io.StringIO):
    """A stream on a disk that is full."""

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


def code_of(problem: BaseException) -> int:
    def work() -> None:
        raise problem

    with pytest.raises(typer.Exit) as left:
        guarded(work)
    return int(left.value.exit_code)


def test_a_sentence_keeps_its_head_and_its_advice() -> None:
    text = bounded(f"There is no {'x' * 1_000_000}. Name another with --dir.")
    assert len(text) <= LONGEST
    assert text.startswith("There is no x") and text.endswith(". Name another with --dir.")
    assert bounded("short") == "short"


def test_what_was_printed_is_flushed_before_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", Full())
    with pytest.raises(typer.Exit) as left:
        guarded(lambda: None)
    assert left.value.exit_code == 1
    assert capsys.readouterr().err.startswith("standard output: No space left on device.")
    monkeypatch.setattr(sys, "stdout", Full())
    assert code_of(typer.Exit(0)) == 1


def test_a_failure_keeps_its_code_where_no_stream_takes_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, Full())
    assert code_of(UsageError(reason="so")) == 2
    assert code_of(KeyboardInterrupt()) == 130


def test_a_help_page_whose_reader_left_ends_as_every_closed_pipe() -> None:
    left = SystemExit(1)
    left.__context__ = BrokenPipeError(32, "Broken pipe")
    assert code_of(left) == 141
    with pytest.raises(SystemExit):
        guarded(lambda: sys.exit(1))
