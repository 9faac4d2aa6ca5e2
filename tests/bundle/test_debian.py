"""The Debian package: installed and removed by dpkg in a namespace of its own, over the real system's files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from bundle.outside import PATIENCE, ROOT, needs, one_file

STORY = Path(__file__).with_name("debian.sh")


def overlays() -> bool:
    """Can this user lay a writable layer over the system's folders, for one process?"""
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        return False
    words = "mkdir u w m && mount -t tmpfs none w && mkdir w/u w/w && mount -t overlay -o lowerdir=/usr,upperdir=w/u,workdir=w/w none m"
    tried = subprocess.run(
        ["unshare", "-m", "sh", "-c", f'cd "$(mktemp -d)" && {words}'],
        capture_output=True,
        check=False,
    )
    return tried.returncode == 0


@pytest.fixture(scope="module")
def package() -> Path:
    return one_file("nidra_*_amd64.deb")


@needs("dpkg", "unshare")
@pytest.mark.skipif(not overlays(), reason="needs root and overlay mounts")
def test_it_installs_runs_and_is_removed_without_a_trace(package: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        ["unshare", "-m", "sh", str(STORY), str(package), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=5 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout.splitlines()
    assert [line for line in said if re.fullmatch(r"nidra \d+\.\d+\.\d+", line)]
    before, after = ((tmp_path / name).read_text().splitlines() for name in ("before", "after"))
    assert after == before
    assert (tmp_path / "home/.local/share/nidra/nidra.db").is_file(), "the store is kept"
    there = (tmp_path / "there").read_text()
    for place in (
        "/usr/bin/nidra-gui",
        "/usr/lib/nidra/nidra",
        "/usr/share/applications/nidra.desktop",
    ):
        assert place in there


@needs("dpkg-deb", "readelf", "dpkg-query", "ldconfig")
def test_it_depends_on_every_package_whose_libraries_it_loads(
    unpacked: Path, package: Path
) -> None:
    inside = unpacked / "nidra" / "_internal"
    files = [file for file in inside.rglob("*.so*") if file.is_file() and not file.is_symlink()]
    told = subprocess.run(["readelf", "-d", *files], capture_output=True, text=True, check=False)
    needed = set(re.findall(r"NEEDED.*\[(.*)\]", told.stdout)) - {
        path.name for path in inside.rglob("*.so*")
    }
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    depends = subprocess.run(
        ["dpkg-deb", "-f", package, "Depends"], capture_output=True, text=True, check=True
    ).stdout
    for name in sorted(needed):
        found = re.search(rf"^\s*{re.escape(name)} \(libc6,x86-64.*=> (.*)$", listed, re.M)
        assert found is not None, f"{name} is not on this machine"
        assert _package(found[1]) in re.split(r"[ ,|\n]+", depends), name


def _package(library: str) -> str:
    for path in (
        library,
        os.path.realpath(library),
        f"/usr{library}",
        library.removeprefix("/usr"),
    ):
        asked = subprocess.run(
            ["dpkg-query", "--search", path], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0:
            return asked.stdout.split(":")[0]
    return f"of {library}"


@needs("lintian")
def test_lintian_finds_no_error(package: Path) -> None:
    done = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error", "--tag-display-limit", "5", str(package)],
        capture_output=True,
        text=True,
        check=False,
    )
    print("\n" + done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr


@needs("desktop-file-validate")
def test_the_entry_of_the_desktop_is_valid(package: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "-x", package, tmp_path], check=True)
    entry = tmp_path / "usr/share/applications/nidra.desktop"
    done = subprocess.run(
        ["desktop-file-validate", entry], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and not done.stdout, done.stdout
    assert "Exec=/usr/bin/nidra-gui %f" in entry.read_text()


@needs("appstreamcli")
def test_the_description_for_software_centres_is_valid() -> None:
    made = ROOT / "build/linux/archive"
    told = next(made.glob("nidra-*/share/metainfo/nidra.metainfo.xml"), None)
    if told is None:
        pytest.skip("build/linux is not there: make bundle")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", told], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
