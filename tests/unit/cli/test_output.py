"""Words on their way to a terminal."""

from __future__ import annotations

import io
import sys

import pytest
from nidra.cli.output import coloured, indented, note, say, say_json


class Terminal(io.StringIO):
    """A stream that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


def terminal_of(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal in the place of stdout, put there in the test itself (capture moves stdout before it)."""
    made = Terminal()
    monkeypatch.setattr(sys, "stdout", made)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    return made


def test_a_style_colours_a_terminal_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = terminal_of(monkeypatch)
    say("red", "red")
    assert "\x1b[" in terminal.getvalue()
    note("red", "red")
    assert capsys.readouterr().err == "red\n"


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_who_asks_for_plain_text_gets_it(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    terminal = terminal_of(monkeypatch)
    monkeypatch.setenv(name, value)
    say("red", "red")
    assert terminal.getvalue() == "red\n"
    assert not coloured(terminal)


@pytest.mark.parametrize("style", ["", "red"])
def test_text_is_never_markup_and_never_a_control_sequence(
    monkeypatch: pytest.MonkeyPatch, style: str
) -> None:
    terminal = terminal_of(monkeypatch)
    say("[bold]x[/bold] :smile: \x1b[2J\u202e", style)
    text = terminal.getvalue()
    assert "[bold]x[/bold] :smile: \\u001b[2J\\u202e" in text
    assert "\x1b[2J" not in text


def test_long_lines_are_left_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    monkeypatch.setenv("COLUMNS", "10")
    say("x" * 100, "red")
    assert "x" * 100 in terminal.getvalue()


def test_json_is_one_ascii_line(capsys: pytest.CaptureFixture[str]) -> None:
    say_json({"statement": "क\u202e\x9b\n"})
    out = capsys.readouterr().out
    assert out.isascii() and out.count("\n") == 1


def test_every_line_of_a_text_is_set_in() -> None:
    assert indented("one\nGrade  good\r\n\u2028two") == "  one\n  Grade  good\n  \n  two"
    assert indented("") == "  "
