"""Which folders lie on other machines: there the system tells of no change that was made elsewhere."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

TABLE = Path("/proc/self/mounts")
# File systems whose files others change behind the back of this kernel.
REMOTE = frozenset(
    (
        *("9p", "afpfs", "afs", "autofs", "beegfs", "ceph", "cifs", "coda", "davfs", "drvfs"),
        *("glusterfs", "gpfs", "lustre", "moosefs", "ncpfs", "nfs", "nfs4", "orangefs", "prl_fs"),
        *("smb2", "smb3", "smbfs", "sshfs", "vboxsf", "virtiofs", "vmhgfs", "webdav"),
        *("fuse.ceph", "fuse.davfs2", "fuse.gcsfuse", "fuse.glusterfs", "fuse.gvfsd-fuse"),
        *("fuse.juicefs", "fuse.rclone", "fuse.s3fs", "fuse.sshfs", "fuse.vmhgfs-fuse"),
    )
)
_ESCAPE = re.compile(r"\\([0-7]{3})")


class Mount(NamedTuple):
    """One mounted file system: the folder, its type, its options with commas between them."""

    folder: str
    kind: str
    options: str = ""


class Mounts:
    """What is mounted where."""

    def __init__(self, table: Iterable[Mount]) -> None:
        # Of two that were mounted at one folder the later one covers the other.
        self._remote = {mount.folder.rstrip(os.sep) or os.sep: _remote(mount) for mount in table}

    def is_remote(self, folder: str) -> bool:
        """Does a folder lie on a drive of another machine?"""
        if folder.startswith(("\\\\", "//")):
            return True
        while folder not in self._remote:
            above = os.path.dirname(folder)  # noqa: PTH120 - asked for each folder of a store
            if above == folder:
                return False
            folder = above
        return self._remote[folder]


def mount_table() -> list[Mount]:
    """What this machine has mounted now, in the order in which it was; empty where nobody tells."""
    try:
        lines = TABLE.read_text("utf-8", "surrogateescape").splitlines()
    except OSError:
        return _by_psutil()
    return [
        Mount(_plain(words[1]), words[2], words[3])
        for words in map(str.split, lines)
        if len(words) > 3
    ]


def _by_psutil() -> list[Mount]:
    import psutil

    try:
        found = psutil.disk_partitions(all=True)
    except OSError:
        return []
    return [Mount(part.mountpoint, part.fstype, part.opts) for part in found]


def _remote(mount: Mount) -> bool:
    return mount.kind.lower() in REMOTE or "remote" in mount.options.split(",")


def _plain(text: str) -> str:
    r"""A folder as it is called: the kernel writes blanks in names as `\040`."""
    return _ESCAPE.sub(lambda found: chr(int(found[1], 8)), text)
