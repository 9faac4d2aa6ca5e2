"""Settings have defaults, are checked, and keep a person's comments."""

from pathlib import Path

import pytest
from nidra.base.errors import UsageError
from nidra.base.settings import Settings


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
