"""The turn of a folder, on the locks of this system and on those of Windows, which a stand-in has here."""

from __future__ import annotations

import errno
import os
import sys
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from nidra.base import turns

fcntl = pytest.importorskip("fcntl")
ROUNDS = 40


class Locks(SimpleNamespace):
    """What `msvcrt` has of locks, kept by those of this system: one byte from where the file stands."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def locking(self, handle: int, mode: int, count: int) -> None:
        assert count == 1
        if mode == self.LK_UNLCK:
            self.let_go += 1
            fcntl.flock(handle, fcntl.LOCK_UN)
            return
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError(errno.EACCES, "Permission denied") from None


def _windows(patch: pytest.MonkeyPatch) -> Locks:
    locks = Locks(let_go=0)
    patch.setitem(sys.modules, "msvcrt", locks)
    patch.setattr(os, "O_TEMPORARY", 0, raising=False)
    patch.setattr(os, "O_NOINHERIT", 0, raising=False)
    patch.setattr(turns, "sys", SimpleNamespace(platform="win32"))
    return locks


@pytest.fixture(params=["this system", "windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "windows":
        _windows(monkeypatch)
    return str(request.param)


def test_who_reads_changes_and_writes_does_so_one_after_the_other(
    system: str, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    kept.write_text("0", "utf-8")

    def add() -> None:
        for _ in range(ROUNDS):
            with turns.turn(tmp_path):
                number = int(kept.read_text("utf-8"))
                kept.write_text(str(number + 1), "utf-8")

    both = [threading.Thread(target=add) for _ in range(3)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert kept.read_text("utf-8") == str(3 * ROUNDS)


def test_who_stands_still_is_not_waited_for_without_end(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "_WAIT", 0.05)
    with turns.turn(tmp_path), turns.turn(tmp_path):
        pass


def test_a_folder_that_is_not_there_has_no_turn_and_keeps_nobody(
    system: str, tmp_path: Path
) -> None:
    with turns.turn(tmp_path / "nowhere"):
        pass
    assert not (tmp_path / "nowhere").exists()


def test_the_turn_is_given_back_after_a_failure(system: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="full"), turns.turn(tmp_path):
        raise ValueError("full")
    with turns.turn(tmp_path):
        pass


def test_on_windows_the_lock_is_let_go_before_its_file_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locks = _windows(monkeypatch)
    with turns.turn(tmp_path):
        assert locks.let_go == 0 and (tmp_path / turns.TURN).exists()
    assert locks.let_go == 1


def test_on_windows_a_file_that_is_going_away_is_opened_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locks, real, refused = _windows(monkeypatch), os.open, [0]

    def going(path: Path, flags: int) -> int:
        refused[0] += 1
        if refused[0] < 3:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path, flags)

    monkeypatch.setattr(os, "open", going)
    with turns.turn(tmp_path):
        pass
    assert (refused[0], locks.let_go) == (3, 1)


def test_without_a_lock_to_be_had_on_windows_the_work_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locks = _windows(monkeypatch)

    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locks, "locking", none, raising=False)
    with turns.turn(tmp_path):
        pass
    assert locks.let_go == 0
