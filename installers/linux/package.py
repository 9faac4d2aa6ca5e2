"""From the bundle to the files that people on Linux install: `package.py BUNDLE TARGET`.

An archive with an installer that needs no root, a Debian package, and a file that extracts itself.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ICONS = ROOT / "build" / "icons"
WORK = ROOT / "build" / "linux"
ARCHITECTURE = "linux-x86_64"
SCRIPTS = ("install.sh", "uninstall.sh", "common.sh")
DEPENDS = (
    "libc6 (>= 2.36)",
    "libbrotli1",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgcc-s1",
    "libgl1",
    "libglib2.0-0 | libglib2.0-0t64",
    "libgssapi-krb5-2",
    "libstdc++6",
    "libwayland-client0",
    "libwayland-cursor0",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "libzstd1",
    "xkb-data",
    "zlib1g",
)
VERSION = version("nidra-memory")
DAY = os.environ.get("SOURCE_DATE_EPOCH") or str(int(time.time()))


def run(*command: str | Path, inside: Path | None = None) -> None:
    """Run a program; its failure is ours."""
    subprocess.run([str(word) for word in command], cwd=inside, check=True)


def filled(template: Path, **places: str) -> str:
    """A template with its `@PLACES@` filled."""
    text = template.read_text(encoding="utf-8")
    for name, value in places.items():
        text = text.replace(f"@{name}@", value)
    return text


def date() -> str:
    """The day of the build."""
    return time.strftime("%Y-%m-%d", time.gmtime(int(DAY)))


def share(target: Path, start: str) -> None:
    """The desktop's entry with the command that starts the window, its icons, its description."""
    (target / "applications").mkdir(parents=True)
    entry = filled(HERE / "nidra.desktop", EXEC=start) if start else filled(HERE / "nidra.desktop")
    (target / "applications" / "nidra.desktop").write_text(entry, encoding="utf-8")
    (target / "metainfo").mkdir()
    told = filled(HERE / "nidra.metainfo.xml", VERSION=VERSION, DATE=date())
    (target / "metainfo" / "nidra.metainfo.xml").write_text(told, encoding="utf-8")
    for picture in ICONS.glob("nidra-*.png"):
        size = picture.stem.removeprefix("nidra-")
        _copy(picture, target / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "nidra.png")
    scalable = target / "icons" / "hicolor" / "scalable" / "apps" / "nidra.svg"
    _copy(ROOT / "resources" / "icons" / "nidra.svg", scalable)


def archive(bundle: Path, target: Path) -> Path:
    """The archive with `install.sh`."""
    name = f"nidra-{VERSION}"
    tree = _fresh(WORK / "archive") / name
    _link_tree(bundle, tree / "nidra")
    for script in SCRIPTS:
        _copy(HERE / script, tree / script)
    (tree / "README.txt").write_text(filled(HERE / "README.txt", VERSION=VERSION), encoding="utf-8")
    for notice in ("LICENSE", "THIRD-PARTY.txt"):
        _copy(bundle / "_internal" / "nidra" / notice, tree / notice)
    share(tree / "share", "")
    made = target / f"nidra-{VERSION}-{ARCHITECTURE}.tar.xz"
    owner = ("--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{DAY}")
    run("tar", *owner, "-I", "xz -4 -T0", "-cf", made, name, inside=tree.parent)
    return made


def debian(bundle: Path, target: Path) -> Path:
    """The Debian package."""
    tree = _fresh(WORK / "debian")
    _link_tree(bundle, tree / "usr" / "lib" / "nidra")
    (tree / "usr" / "bin").mkdir()
    for name in ("nidra", "nidra-gui"):
        (tree / "usr" / "bin" / name).symlink_to(f"../lib/nidra/{name}")
    share(tree / "usr" / "share", "/usr/bin/nidra-gui")
    _documents(bundle, tree / "usr" / "share")
    size = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_dir()) // 1024
    (tree / "DEBIAN").mkdir()
    control = filled(HERE / "control", VERSION=VERSION, SIZE=str(size), DEPENDS=", ".join(DEPENDS))
    (tree / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    sums = "find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums"
    run("sh", "-c", sums, inside=tree)
    run("chmod", "-R", "u+rwX,go+rX,go-w", tree)
    inside = tree / "usr" / "lib" / "nidra" / "_internal"
    run("find", inside, "-type", "f", "-name", "*.so*", "-exec", "chmod", "0644", "{}", "+")
    made = target / f"nidra_{VERSION}_amd64.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", tree, made)
    return made


def self_extracting(archived: Path, target: Path) -> Path:
    """The file that unpacks the archive and installs from it when it is run."""
    tree = _fresh(WORK / "run")
    _link_or_copy(archived, tree / archived.name)
    _copy(HERE / "self_extracting.sh", tree / "self_extracting.sh")
    made = target / f"nidra-{VERSION}-{ARCHITECTURE}.run"
    options = ("--quiet", "--nocomp", "--sha256", "--nox11", "--nowait", "--noprogress")
    run("makeself", *options, tree, made, f"Nidra {VERSION}", "sh", "./self_extracting.sh")
    return made


def _documents(bundle: Path, share: Path) -> None:
    documents = share / "doc" / "nidra"
    documents.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    more = "What it is made with, and under which licences: THIRD-PARTY.txt.gz in this folder.\n"
    (documents / "copyright").write_text(f"{licence}\n{more}", encoding="utf-8")
    third = (bundle / "_internal" / "nidra" / "THIRD-PARTY.txt").read_bytes()
    (documents / "THIRD-PARTY.txt.gz").write_bytes(gzip.compress(third, mtime=0))
    stamp = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(int(DAY)))
    author = re.search(r"Maintainer: (.*)", (HERE / "control").read_text())
    news = f"nidra ({VERSION}) stable; urgency=low\n\n  * See https://keepachangelog.com and CHANGELOG.md.\n\n -- {author[1] if author else ''}  {stamp}\n"
    (documents / "changelog.gz").write_bytes(gzip.compress(news.encode(), mtime=0))
    _copy(HERE / "overrides", share / "lintian" / "overrides" / "nidra")


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _link_tree(source: Path, target: Path) -> None:
    """The same files at a second place, without a second copy of them."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(source, target, symlinks=True, copy_function=_link_or_copy)


def _link_or_copy(source: str | Path, target: str | Path) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o755 if source.suffix == ".sh" else 0o644)


def main(bundle: Path, target: Path) -> None:
    """Make what the tools of this machine can make, and say what each takes."""
    made = [archive(bundle, target)]
    for tool, make in (
        ("dpkg-deb", lambda: debian(bundle, target)),
        ("makeself", lambda: self_extracting(made[0], target)),
    ):
        if shutil.which(tool):
            made.append(make())
        else:
            print(f"{tool} is missing, so that its file was not made.")
    for file in made:
        print(f"{file}  {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
