"""What the README and the help pages promise."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from nidra.cli.main import COMMANDS, build
from story.commands import done
from story.test_front_door import AUDIT, RECALL
from typer.main import get_command

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted((ROOT / "resources" / "help").glob("*.md"))
TEXTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *PAGES]


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands(text: str) -> Iterator[list[str]]:
    """The `nidra` command lines of a text's shell blocks, without comments, split into words."""
    for block in blocks(text, "sh"):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            if words and Path(words[0]).name == "nidra":
                yield words[1:]


def test_the_start_fits_before_the_second_heading() -> None:
    head = README.split("\n## ")[0]
    assert len(head.splitlines()) <= 50
    assert [words[0] for words in commands(head)][:4] == [
        "import-mempalace",
        "sleep",
        "list",
        "why",
    ]


def test_the_five_commands_lead_from_a_palace_to_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sample = ROOT / "resources" / "sample-palace"
    shutil.copytree(sample / "palace", tmp_path / ".mempalace" / "palace")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    imports, sleep, listing, why = list(commands(README))[:4]
    shutil.copytree(sample / "sources", tmp_path / ".mempalace" / "sources")
    first = done(*imports).out.splitlines()[-1]
    assert first.startswith("Next: nidra import-mempalace --map "), "the same command, with maps"
    mapped = done(*shlex.split(first)[2:]).out.splitlines()[-1]
    assert mapped == f"Next: nidra {shlex.join(sleep)}"
    out = done(*sleep).out
    quoted = " ".join(line.lstrip("> ") for line in re.findall(r"^> .*$", README, re.MULTILINE))
    assert quoted in out
    assert (tmp_path / "trust-report.md").is_file()
    fallen = done(*listing).out.split()[0]
    assert out.splitlines()[-1] == f"Next: nidra why {fallen}"
    assert "Changed   5 → 6" in done(why[0], fallen[:10]).out


def test_the_python_snippets_run_as_they_stand(tmp_path: Path) -> None:
    prepare = [block for block in blocks(README, "sh") if "config.md" in block]
    subprocess.run(["sh", "-c", "\n".join(prepare)], cwd=tmp_path, check=True)
    code = "\n".join(blocks(README, "python"))
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "Of 1 memory, 1 (100.0 %) can be checked against its source today." in run.stdout
    assert run.stdout.endswith("\nIt is 5.\n")
    assert set((AUDIT + RECALL).splitlines()[:8]) - {""} <= set(code.splitlines())


def test_what_make_is_asked_for_can_be_made() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    asked = set(re.findall(r"`?make ([a-z]+)\b", "".join(blocks(README, "sh"))))
    asked |= set(re.findall(r"`make ([a-z]+)`", README))
    assert {"run", "test", "bench"} <= asked <= targets


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_every_link_leads_to_a_file(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8")):
        if "://" not in target:
            assert (path.parent / target).is_file(), target


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_every_command_that_is_shown_has_the_options_that_are_shown(path: Path) -> None:
    known = get_command(build()).commands  # type: ignore[attr-defined]
    for words in commands(path.read_text("utf-8")):
        command = known[words[0]]
        if hasattr(command, "commands"):
            command = command.commands[words[1]]
        options = {name for param in command.params for name in param.opts + param.secondary_opts}
        assert {word for word in words if word.startswith("--")} <= options, words


def test_every_command_and_exit_code_is_described() -> None:
    from nidra.base import errors

    text = (ROOT / "resources" / "help" / "commands.md").read_text("utf-8")
    assert all(f"`nidra {name}" in text for name in COMMANDS)
    table = text.split("## Exit codes")[1]
    described = {
        int(n) for n in re.findall(r"\d+", "".join(re.findall(r"^\|([^|]+)\|", table, re.M)))
    }
    raised = {
        kind.exit_code
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.NidraError)
    }
    assert raised <= described


def test_every_page_is_linked_from_the_readme() -> None:
    assert PAGES
    for page in PAGES:
        assert f"(resources/help/{page.name})" in README


@pytest.mark.skipif(not shutil.which("make"), reason="needs make")
@pytest.mark.skipif(not Path(sys.executable).with_name("nidra").is_file(), reason="not installed")
def test_make_run_prints_the_report_then_the_summary_and_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    audit = tmp_path / "audit"
    words = ("make", "-s", "-o", "setup", "-o", "LICENSE", "run")
    # As make names it, from here: the whole path may hold a blank.
    monkeypatch.chdir(ROOT)
    place = os.path.relpath(Path(sys.executable).parent)
    given = (f"BIN={place}", f"AUDIT={audit}", "READY=LICENSE")
    headless = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    ran = subprocess.run(
        [*words, *given],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env=headless,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.index("# Trust report") < ran.stdout.index("A full pass read 8 sources")
    assert "Next: " not in ran.stdout
    assert (audit / "trust-report.md").read_text("utf-8") in ran.stdout
    *_, listing, why, told, opening = ran.stdout.splitlines()
    listing, why = shlex.split(listing), shlex.split(why)
    assert told.startswith("There is no display here") and "nidra-gui --store" in opening
    assert done(*listing[1:]).out.startswith(why[2])
    assert "Changed   5 → 6" in done(*why[1:]).out
    assert Path(why[0]).name == "nidra" and shutil.which(why[0])
