"""`install.sh`, `uninstall.sh` and the file that extracts itself, for a user without root."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from bundle.outside import Person, needs, one_file


def listing(folder: Path) -> set[str]:
    """Everything below a folder."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def test_it_is_installed_used_and_removed_and_the_store_stays(
    unpacked: Path, person: Person, palace: Path
) -> None:
    said = person.script(unpacked / "install.sh")
    assert "is installed in" in said and "not among the folders" in said
    person.run(person.home / ".local/bin/nidra", "import-mempalace", "--palace", palace)
    store = person.home / ".local/share/nidra"
    kept = {str(store.relative_to(person.home) / name) for name in listing(store)}
    assert "kept" in person.script(person.library / "uninstall.sh")
    assert listing(person.home) == kept | {".local", ".local/share", ".local/share/nidra"}
    assert (store / "nidra.db").is_file()


def test_nothing_at_all_is_left_where_nothing_was_kept(unpacked: Path, person: Person) -> None:
    before = listing(person.home)
    person.script(unpacked / "install.sh")
    person.script(person.library / "uninstall.sh")
    assert listing(person.home) == before


def test_installing_again_changes_nothing_and_over_an_old_one_leaves_nothing_of_it(
    installed: Person, unpacked: Path
) -> None:
    before = listing(installed.home)
    (installed.library / "_internal" / "of-an-old-version.so").write_text("old")
    installed.script(unpacked / "install.sh")
    assert listing(installed.home) == before
    installed.run(installed.home / ".local/bin/nidra", "--version")
    installed.script(installed.library / "uninstall.sh")
    assert listing(installed.home) == set()


def test_another_prefix_with_hostile_letters(unpacked: Path, person: Person) -> None:
    prefix = person.home / 'my $HOME `x` "q" 100% \\ & | apps'
    person.script(unpacked / "install.sh", "--prefix", prefix)
    (prefix / "share/applications/nidra.desktop").rename(person.home / "kept.desktop")
    place = person.home / ".local/share/applications"
    place.mkdir(parents=True)
    (person.home / "kept.desktop").rename(place / "nidra.desktop")
    began = person.open("--version")
    assert began.wait(30) == 0, began.stderr and began.stderr.read()
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", place / "nidra.desktop"], check=True)
    person.script(prefix / "lib/nidra/uninstall.sh")
    assert not prefix.exists()


def test_a_command_of_another_installation_is_not_overwritten(
    unpacked: Path, person: Person
) -> None:
    other = person.home / ".local/bin/nidra"
    other.parent.mkdir(parents=True)
    other.write_text("#!/bin/sh\necho of pipx\n")
    before = listing(person.home)
    said = person.script(unpacked / "install.sh", code=1)
    assert "belongs to something else" in said and "Nothing was changed" in said
    assert listing(person.home) == before and "pipx" in other.read_text()


def test_a_foreign_folder_of_that_name_is_not_overwritten(unpacked: Path, person: Person) -> None:
    (person.home / ".local/lib/nidra").mkdir(parents=True)
    (person.home / ".local/lib/nidra/diary.txt").write_text("dear diary")
    said = person.script(unpacked / "install.sh", code=1)
    assert "is no Nidra" in said
    assert (person.home / ".local/lib/nidra/diary.txt").read_text() == "dear diary"


def test_while_it_runs_it_is_neither_replaced_nor_removed(
    installed: Person, unpacked: Path
) -> None:
    window = installed.open(QT_QPA_PLATFORM="offscreen")
    try:
        for script in (unpacked / "install.sh", installed.library / "uninstall.sh"):
            said = installed.script(script, code=1)
            assert "is running" in said and "Nothing was changed" in said
        assert (installed.library / "nidra").exists()
    finally:
        window.terminate()
        window.wait(30)


def test_while_a_timer_starts_it_it_is_not_removed(installed: Person) -> None:
    units = installed.home / ".config/systemd/user"
    units.mkdir(parents=True)
    (units / "nidra-1.service").write_text(f'ExecStart="{installed.library}/nidra" "sleep"\n')
    said = installed.script(installed.library / "uninstall.sh", code=1)
    assert "schedule remove" in said and "Nothing was changed" in said
    assert installed.library.exists()
    installed.script(installed.library / "uninstall.sh", "--anyway")
    assert not installed.library.exists()


def test_a_wrong_word_is_answered_with_a_sentence(unpacked: Path, person: Person) -> None:
    assert "Unknown: --purge" in person.script(unpacked / "install.sh", "--purge", code=1)
    assert "takes a folder" in person.script(unpacked / "install.sh", "--prefix", code=1)
    assert "Usage" in person.script(unpacked / "uninstall.sh", "--help")
    assert "There is no Nidra" in person.script(
        unpacked / "uninstall.sh", "--prefix", "/nowhere", code=1
    )


@needs("xz")
def test_the_file_that_extracts_itself_installs(person: Person, tmp_path: Path) -> None:
    moved = tmp_path / "down loads" / "nidra.run"
    moved.parent.mkdir()
    shutil.copyfile(one_file("nidra-*-linux-x86_64.run"), moved)
    said = person.script(moved, cwd=str(moved.parent))
    assert "is installed in" in said
    assert person.run(person.library / "nidra", "--version").stdout.startswith("nidra ")
    assert listing(moved.parent) == {"nidra.run"}
    person.script(person.library / "uninstall.sh")
    assert listing(person.home) == set()


@needs("xz")
def test_the_file_that_extracts_itself_takes_a_prefix(person: Person) -> None:
    run = one_file("nidra-*-linux-x86_64.run")
    person.script(run, "--", "--prefix", person.home / "apps")
    assert (person.home / "apps/bin/nidra-gui").exists()
    person.script(person.home / "apps/lib/nidra/uninstall.sh")
    assert listing(person.home) == set()
