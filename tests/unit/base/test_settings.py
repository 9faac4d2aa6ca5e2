"""Settings have defaults, are checked, and keep a person's comments."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from nidra.base.errors import UsageError
from nidra.base.settings import FILE, Settings


def test_a_store_without_settings_has_the_defaults(tmp_path: Path) -> None:
    assert Settings(tmp_path).number("pass.byte_check_days") == 7
    assert list(tmp_path.iterdir()) == []


def test_setting_keeps_what_else_stands_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "nidra.toml").write_text("# mine\n[other]\nx = 1\n", "utf-8")
    Settings(tmp_path).set("pass.byte_check_days", "3")
    assert Settings(tmp_path).number("pass.byte_check_days") == 3
    assert "# mine" in (tmp_path / "nidra.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "value"),
    [("pass.byte_check_days", "0"), ("pass.byte_check_days", "soon"), ("a.b", "1")],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    tmp_path: Path, name: str, value: str
) -> None:
    with pytest.raises(UsageError) as told:
        Settings(tmp_path).set(name, value)
    assert name in str(told.value)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    (tmp_path / "nidra.toml").write_text("[[", "utf-8")
    with pytest.raises(UsageError, match=r"nidra\.toml"):
        Settings(tmp_path).get("pass.byte_check_days")


def test_a_folder_is_absolute_once_it_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    settings = Settings(tmp_path)
    assert settings.set("checkpoint.also", "seals") == str(tmp_path / "here" / "seals")
    monkeypatch.chdir(tmp_path)
    assert settings.get("checkpoint.also") == str(tmp_path / "here" / "seals")
    assert settings.set("checkpoint.also", "") == settings.get("checkpoint.also") == ""


def test_a_relative_folder_in_the_file_counts_from_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir("/")
    (tmp_path / "nidra.toml").write_text('[checkpoint]\nalso = "../seals"\n', "utf-8")
    assert Settings(tmp_path).get("checkpoint.also") == str(tmp_path / "../seals")


def test_the_folder_of_nobody_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"checkpoint\.also begins with ~no-such-user"):
        Settings(tmp_path).set("checkpoint.also", "~no-such-user/x")


def test_a_full_disk_is_told_with_the_file_and_leaves_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError) as told:
        Settings(tmp_path).set("pass.byte_check_days", "3")
    assert told.value.filename == str(tmp_path / "nidra.toml")
    assert list(tmp_path.iterdir()) == []


def test_words_that_are_too_long_are_not_echoed_whole(tmp_path: Path) -> None:
    for name, value in (("x" * 10_000, "1"), ("pass.byte_check_days", "x" * 10_000)):
        with pytest.raises(UsageError) as told:
            Settings(tmp_path).set(name, value)
        assert len(str(told.value)) < 500


def test_a_choice_is_one_of_its_words_and_a_share_lies_between_0_and_1(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.set("review.clock", "fsrs") == settings.get("review.clock") == "fsrs"
    assert settings.set("prune.confidence", "1") == settings.share("prune.confidence") == 1.0
    for name, value, words in (
        ("review.clock", "weekly", "ladder, fsrs"),
        ("prune.confidence", "some", "from 0 to 1"),
        ("prune.confidence", "-0.1", "from 0 to 1"),
    ):
        with pytest.raises(UsageError, match=words):
            settings.set(name, value)
    (tmp_path / "nidra.toml").write_text("[review]\nclock = 3\n", "utf-8")
    with pytest.raises(UsageError, match=r"nidra\.toml"):
        settings.get("review.clock")


def _written(folder: Path, text: str) -> Settings:
    (folder / "nidra.toml").write_text(text, "utf-8")
    return Settings(folder)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_a_pipe_or_a_device_in_place_of_the_file_is_refused_unread(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "nidra.toml")
    for place in (None, "/dev/zero"):
        if place:
            (tmp_path / "nidra.toml").unlink()
            (tmp_path / "nidra.toml").symlink_to(place)
        with pytest.raises(UsageError, match=r"nidra\.toml is no regular file"):
            Settings(tmp_path).get("review.clock")
        with pytest.raises(UsageError, match=r"nidra\.toml is no regular file"):
            Settings(tmp_path).set("review.clock", "fsrs")


def test_a_file_of_more_than_a_mebibyte_is_refused_unread(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"nidra\.toml has 1,048,577 bytes"):
        _written(tmp_path, "#" * ((1 << 20) + 1)).get("review.clock")


@pytest.mark.parametrize("text", ["a = " + "[" * 20_000, "a = " + "9" * 5000, "a = 2024-99-99"])
def test_what_no_reader_of_toml_can_bear_is_told_in_a_sentence(tmp_path: Path, text: str) -> None:
    with pytest.raises(UsageError, match=r"nidra\.toml is not valid TOML") as told:
        _written(tmp_path, text).get("review.clock")
    assert len(str(told.value)) < 500


@pytest.mark.parametrize("text", ["review = 5", "[[review]]\nclock = 'fsrs'", "review = 'fsrs'"])
def test_a_section_that_is_no_table_is_told_and_not_passed_over(tmp_path: Path, text: str) -> None:
    settings = _written(tmp_path, text)
    for act in (
        lambda: settings.get("review.clock"),
        lambda: settings.set("review.clock", "ladder"),
    ):
        with pytest.raises(UsageError, match=r"review in .*nidra\.toml must be one table"):
            act()
    assert settings.path.read_text("utf-8") == text


def test_a_table_within_braces_or_with_dots_is_a_table(tmp_path: Path) -> None:
    for text in ("review = {clock = 'fsrs'}", "review.clock = 'fsrs'"):
        assert _written(tmp_path, text).get("review.clock") == "fsrs"


def test_a_folder_whose_name_no_system_takes_is_refused(tmp_path: Path) -> None:
    settings = _written(tmp_path, '[checkpoint]\nalso = "/tmp/a\\u0000b"\n')
    with pytest.raises(UsageError, match=r"checkpoint\.also in .* must be a folder"):
        settings.get("checkpoint.also")
    with pytest.raises(UsageError, match=r"checkpoint\.also takes a folder"):
        settings.set("checkpoint.also", "a\0b")


@pytest.mark.parametrize("name", ["file", "file/below", "lost"])
def test_a_place_where_no_folder_can_be_made_is_not_taken(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "lost").symlink_to("nowhere")
    with pytest.raises(UsageError, match=r"checkpoint\.also takes a folder, and .* is none"):
        Settings(tmp_path).set("checkpoint.also", str(tmp_path / name))
    assert not (tmp_path / "nidra.toml").exists()
    Settings(tmp_path).set("checkpoint.also", str(tmp_path / "new" / "below"))


@pytest.mark.parametrize("name", ["pass.byte_check_days", "source.largest_mib"])
def test_a_number_beyond_all_sense_is_refused_typed_or_in_the_file(
    tmp_path: Path, name: str
) -> None:
    with pytest.raises(UsageError, match=r"from 1 to \d+, not 99999999999999999999"):
        Settings(tmp_path).set(name, "9" * 20)
    section, key = name.split(".")
    with pytest.raises(UsageError, match=name):
        _written(tmp_path, f"[{section}]\n{key} = {'9' * 20}\n").get(name)


def test_what_two_processes_set_at_once_is_both_kept(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom pathlib import Path\nfrom nidra.base.settings import Settings\n"
        "for n in range(1, 41): Settings(Path(sys.argv[1])).set(sys.argv[2], str(n))\n"
    )
    names = ("decay.record_days", "decay.episodic_days", "pass.byte_check_days")
    runs = [subprocess.Popen([sys.executable, "-c", script, tmp_path, name]) for name in names]
    assert [run.wait() for run in runs] == [0, 0, 0]
    assert [Settings(tmp_path).get(name) for name in names] == [40, 40, 40]
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_file_that_an_editor_began_with_a_mark_of_byte_order_is_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("\ufeff[decay]\nrecord_days = 5\n", "utf-8")
    assert Settings(tmp_path).get("decay.record_days") == 5
