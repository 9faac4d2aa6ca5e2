"""What help says is so: its links lead somewhere, its commands can be typed, what it explains is all there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from nidra.app.help_pages import names, pages
from nidra.base.settings import SETTINGS
from nidra.cli.main import COMMANDS, build
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.verdict import State
from nidra.store.retiring import LASTING
from nidra.trust.grading import GIVEN
from typer.main import get_command

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^)\s]+)\)")
INLINE = re.compile(r"`nidra ([^`]+)`")


def _anchors(page: str) -> set[str]:
    return {part.anchor for part in pages()[page].parts}


@pytest.mark.parametrize("name", names())
def test_every_link_leads_to_a_page_and_to_a_heading_of_it(name: str) -> None:
    for target in LINK.findall(pages()[name].text):
        if "://" in target:
            continue
        page, _, anchor = target.partition("#")
        there = page.removesuffix(".md") or name
        assert there in names(), target
        assert not anchor or anchor in _anchors(there), target


def test_every_verdict_grade_standing_and_flag_has_its_entry() -> None:
    entries = _anchors("verdicts")
    for kind in (*State, *Grade):
        assert kind.label.replace(" ", "-") in entries, kind.label
    for standing in Standing:
        assert f"standing-{standing.label.replace(' ', '-')}" in entries
    failed = {state.label for state in State}
    for flag in (GIVEN | LASTING) - failed:
        assert f"flag-{flag}" in entries, flag


def test_every_tier_and_every_setting_is_explained() -> None:
    words = pages()["words"].text
    assert all(f"| **{tier.label}** |" in words for tier in Tier)
    settings = pages()["settings"].text
    for setting in SETTINGS.values():
        shown = str(setting.default) or "none"
        assert f"| `{setting.name}` | {shown} |" in settings, setting.name


@pytest.mark.parametrize("name", names())
def test_every_command_within_a_sentence_has_the_options_that_are_named(name: str) -> None:
    known = get_command(build()).commands  # type: ignore[attr-defined]
    for line in INLINE.findall(pages()[name].text.replace("\n", " ")):
        words = [word for word in line.split() if re.fullmatch(r"[a-z-]+|--[a-z-]+", word)]
        if not words or words[0] != line.split()[0] or words[0].startswith("-"):
            continue
        assert words[0] in COMMANDS, line
        command = known[words[0]]
        if hasattr(command, "commands") and len(words) > 1:
            command = command.commands[words[1]]
        options = {option for param in command.params for option in param.opts}
        options |= {option for param in command.params for option in param.secondary_opts}
        asked = {word for word in words if word.startswith("--")} - {"--help"}
        assert asked <= options, line


def test_whatever_names_a_page_of_help_names_one_that_ships() -> None:
    for path in (ROOT / "core" / "nidra").rglob("*.py"):
        for page in re.findall(r"`nidra help ([a-z-]+)`", path.read_text("utf-8")):
            assert page in names() or page in COMMANDS, path
