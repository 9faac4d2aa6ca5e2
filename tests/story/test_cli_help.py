"""The help: everything that can be typed is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from nidra.cli.main import COMMANDS, build
from story.commands import done, nidra
from typer.main import get_command


def every_command() -> Iterator[tuple[str, Any]]:
    """(words, command) of each command and subcommand."""
    root = get_command(build())
    for name, command in root.commands.items():  # type: ignore[attr-defined]
        subcommands = getattr(command, "commands", None)
        if subcommands:
            yield from ((f"{name} {sub}", found) for sub, found in subcommands.items())
        yield name, command


EVERY = dict(every_command())


@pytest.mark.parametrize("name", EVERY)
def test_every_command_has_help_and_an_example(name: str) -> None:
    command = EVERY[name]
    assert command.help and len(command.help.split()) >= 3
    assert command.epilog.startswith(f"Example: nidra {name.split()[0]}")


@pytest.mark.parametrize("name", EVERY)
def test_every_option_and_argument_has_help(name: str) -> None:
    bare = [param.name for param in EVERY[name].params if not getattr(param, "help", None)]
    assert bare == []


@pytest.mark.parametrize("name", EVERY)
def test_every_command_shows_its_help(name: str) -> None:
    text = done(*name.split(), "--help").out
    assert "Usage: nidra " + name in text
    assert "Example: nidra" in " ".join(text.split())


def test_nidra_alone_tells_a_newcomer_what_it_does_and_where_to_start() -> None:
    text = done().out
    assert "says what still holds" in " ".join(text.split())
    start = text.split("Start here")[1].split("Look closer")[0]
    for name in ("import-mempalace", "sleep", "list", "why", "add"):
        assert f" {name} " in start
    for name in COMMANDS:
        assert f" {name} " in text


def test_the_first_line_of_each_command_fits_on_its_line() -> None:
    for name, command in EVERY.items():
        if " " not in name:
            assert len(command.short_help or command.help) <= 58, name


def test_T90_list_import_and_the_version_are_there() -> None:
    assert {"list", "import", "import-mempalace"} <= set(COMMANDS)
    assert done("--version").out.startswith("nidra ")
    assert done("-V").out == done("--version").out


def test_help_is_a_word_too() -> None:
    assert done("help").out.split() == done().out.split()
    assert done("help", "sleep").out.split() == done("sleep", "--help").out.split()
    assert done("help", "store").out.startswith("# The store")
    found = nidra("help", "nonsense")
    assert found.code == 2 and "verdicts" in found.err and "sleep" in found.err


def test_every_shipped_page_is_named_by_the_help() -> None:
    from nidra.base.paths import resources

    text = done("help", "help").out
    for page in (resources() / "help").glob("*.md"):
        assert page.stem in text


def test_init_does_not_say_that_it_looks_in_the_folders_above() -> None:
    assert "above" not in done("init", "--help").out


def test_a_command_with_a_slip_of_the_pen_is_suggested() -> None:
    found = nidra("slep")
    assert found.code == 2
    assert "sleep" in found.err


def test_completion_can_be_installed() -> None:
    assert "--install-completion" in done("--help").out
