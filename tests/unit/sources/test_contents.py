"""Reading what stands at a path: never blocking, and whole or not at all."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from blake3 import blake3
from nidra.sources import contents
from nidra.sources.contents import digest_of, look_and_read, read
from nidra.sources.files import Kind, look


def test_an_empty_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    assert look_and_read(str(path))[1] == b"" and look(str(path)).regular


def test_T33_a_pipe_is_refused_and_never_opened(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.REFUSED and raw == b""
    assert "pipe" in found.sentence


def test_T33_a_pipe_that_takes_a_files_place_does_not_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "config.md"
    path.write_text("x" * 10)
    genuine = look(str(path))
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(contents, "look", lambda *_: genuine)
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.REFUSED and raw == b""


def test_T35_a_forbidden_file_is_not_called_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "secret.md"
    path.write_text("x")

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(contents.os, "open", refuse)
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.FORBIDDEN and raw == b""
    assert "permission" in found.sentence


def test_an_input_output_error_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "bad.md"
    path.write_text("x")

    def fail(*_: object) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(contents.os, "read", fail)
    assert look_and_read(str(path))[0].kind is Kind.IO_ERROR


def test_a_file_over_the_limit_is_never_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    found, raw = look_and_read(str(path), limit=1000)
    assert found.kind is Kind.TOO_LARGE and raw == b""
    assert "1,000" in found.sentence


def _changing(
    monkeypatch: pytest.MonkeyPatch, times: int, change: Callable[[], object], first: bool = False
) -> None:
    """Let the file change during its first `times` readings, after (or before) its bytes are had."""
    real, left = os.read, [times]

    def read_beside_a_writer(descriptor: int, size: int) -> bytes:
        raw = b"" if first else real(descriptor, size)
        if left[0]:
            left[0] -= 1
            change()
        return real(descriptor, size) if first else raw

    monkeypatch.setattr(contents.os, "read", read_beside_a_writer)


def _append(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"more")


def _rewrite(path: Path) -> None:
    """Put other bytes of the same size in place, a moment later."""
    found = path.stat()
    with path.open("r+b") as file:
        file.write(bytes(reversed(path.read_bytes())))
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns + 1_000_000))


def test_a_file_that_changes_while_read_is_read_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"first ")
    _changing(monkeypatch, 1, lambda: _rewrite(path))
    found, raw = look_and_read(str(path))
    assert found.regular and raw == b" tsrif"


@pytest.mark.parametrize("first", [False, True])
def test_a_file_that_is_appended_to_without_pause_is_read_as_it_was_when_opened(
    first: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "transcript.jsonl"
    path.write_bytes(b"first ")
    before = look(str(path))
    _changing(monkeypatch, 100, lambda: _append(path), first)
    found, raw = look_and_read(str(path))
    assert found == before and raw == b"first "
    assert look(str(path)).fingerprint != found.fingerprint


def test_a_longer_content_in_place_of_the_old_is_no_growth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, texts = tmp_path / "config.md", iter(b"%d" % n * (8 + n) for n in range(9))
    path.write_bytes(b"first ")
    _changing(monkeypatch, 4, lambda: path.write_bytes(next(texts)))
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.CHANGING and raw == b""


def test_a_file_that_is_cut_while_read_is_given_up_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"x" * 100)
    _changing(monkeypatch, 100, lambda: os.truncate(path, path.stat().st_size - 1))
    assert look_and_read(str(path))[0].kind is Kind.CHANGING


def test_a_file_that_never_stands_still_is_given_up_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"first ")
    _changing(monkeypatch, 100, lambda: _rewrite(path))
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.CHANGING and raw == b""
    assert "changed while it was read" in found.sentence


@pytest.mark.parametrize("name", ["a#b", "a?b", "a%20b", "a b", "a\nb", "имя", "a\\b"])
def test_odd_names_are_read_like_any_other(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"here")
    assert read(str(path)) == b"here"


def test_a_digest_is_read_in_pieces_and_a_stop_is_heard_in_between(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b"x" * (5 << 19))
    told: list[int] = []
    found = digest_of(str(path), heed=told.append)
    assert found is not None and found[1] == blake3(path.read_bytes()).digest()
    assert (found[0].size, told) == (5 << 19, [1 << 20, 1 << 20, 1 << 19])

    def stop(number: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        digest_of(str(path), heed=stop)


def test_what_cannot_be_read_or_changes_meanwhile_has_no_digest(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"some bytes")
    assert digest_of(str(tmp_path)) is None
    assert digest_of(str(tmp_path / "none")) is None
    assert digest_of(str(path), limit=3) is None

    def grow(number: int) -> None:
        with path.open("ab") as file:
            file.write(b"more")

    assert digest_of(str(path), heed=grow) is None
