"""Which folders lie on drives of other machines."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.sleep.watch import mounts
from nidra.sleep.watch.mounts import Mount, Mounts, mount_table


def test_a_folder_lies_on_the_nearest_mount_above_it() -> None:
    found = Mounts(
        [
            Mount("/", "ext4"),
            Mount("/net", "nfs4"),
            Mount("/net/local", "ext4"),
            Mount("/home/sam/cloud", "fuse.sshfs"),
            Mount("/usb", "fuseblk"),
        ]
    )
    assert found.is_remote("/net") and found.is_remote("/net/a/b")
    assert not found.is_remote("/net/local/x") and not found.is_remote("/network")
    assert found.is_remote("/home/sam/cloud/notes") and not found.is_remote("/usb/x")


def test_what_is_mounted_over_another_covers_it() -> None:
    assert not Mounts([Mount("/m", "cifs"), Mount("/m", "ext4")]).is_remote("/m/a")


def test_a_share_of_windows_is_remote() -> None:
    assert Mounts([]).is_remote("\\\\server\\share\\notes")
    assert Mounts([Mount("Z:\\", "NTFS", "rw,remote")])._remote


def test_the_table_of_the_kernel_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tmp_path / "mounts"
    table.write_text(
        "/dev/sda1 / ext4 rw 0 0\n//nas/x /mnt/my\\040drive cifs rw 0 0\nbroken\n", "utf-8"
    )
    monkeypatch.setattr(mounts, "TABLE", table)
    assert mount_table() == [Mount("/", "ext4", "rw"), Mount("/mnt/my drive", "cifs", "rw")]
    monkeypatch.setattr(mounts, "TABLE", tmp_path / "none")
    assert all(isinstance(one, Mount) for one in mount_table())
