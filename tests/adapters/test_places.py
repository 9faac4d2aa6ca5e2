"""Palaces are found in all the places that MemPalace uses, and only there."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from adapters.palaces import DATA, adapter
from nidra.adapters.mempalace.places import Config, configuration_of, read_config


def put_palace(folder: Path) -> Path:
    shutil.copytree(DATA / "mixed" / "palace", folder)
    return folder


def found(env: dict[str, str], home: Path) -> list[Path]:
    return adapter(home).find(env, home)


@pytest.mark.parametrize(
    "name", ["MEMPALACE_PALACE_PATH", "MEMPALACE_PALACE", "MEMPAL_PALACE_PATH"]
)
def test_a_variable_names_a_palace(name: str, home: Path, tmp_path: Path) -> None:
    palace = put_palace(tmp_path / "chosen")
    assert found({name: str(palace)}, home) == [palace]


@pytest.mark.parametrize("place", [".mempalace/palace", ".config/mempalace/palace"])
def test_old_and_new_default_places_are_looked_at(place: str, home: Path) -> None:
    palace = put_palace(home / place)
    assert found({}, home) == [palace]


def test_the_XDG_folder_and_the_configuration_folder_are_looked_at(
    home: Path, tmp_path: Path
) -> None:
    one, two = put_palace(tmp_path / "xdg/mempalace/palace"), put_palace(tmp_path / "own/palace")
    env = {"XDG_CONFIG_HOME": str(tmp_path / "xdg"), "MEMPALACE_CONFIG_DIR": str(tmp_path / "own")}
    assert found(env, home) == [two, one]


@pytest.mark.parametrize("named", ["~/attic", "../attic", "{home}/attic"])
def test_the_configuration_names_a_palace(named: str, home: Path) -> None:
    palace = put_palace(home / "attic")
    (home / ".mempalace").mkdir()
    config = {"palace_path": named.format(home=home)}
    (home / ".mempalace/config.json").write_text(json.dumps(config))
    assert [path.resolve() for path in found({}, home)] == [palace]


def test_one_palace_named_twice_is_found_once(home: Path, tmp_path: Path) -> None:
    palace = put_palace(home / ".mempalace/palace")
    (tmp_path / "link").symlink_to(palace)
    env = {"MEMPALACE_PALACE": str(tmp_path / "link"), "MEMPAL_PALACE_PATH": str(palace)}
    assert found(env, home) == [tmp_path / "link"]


def test_a_palace_that_cannot_be_read_is_found_all_the_same(home: Path) -> None:
    (home / ".mempalace/palace").mkdir(parents=True)
    (home / ".mempalace/palace/qdrant_backend.json").write_text("{}")
    assert found({}, home) == [home / ".mempalace/palace"]


def test_nothing_is_found_where_nothing_is(home: Path) -> None:
    (home / ".mempalace/palace").mkdir(parents=True)
    assert found({"MEMPALACE_PALACE": "/no/such/folder"}, home) == []


@pytest.mark.parametrize("content", ["", "no json", "[]", '{"palace_path": 7}', "[" * 200_000])
def test_a_broken_configuration_says_nothing(content: str, tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text(content)
    assert read_config(tmp_path) == Config()


def test_a_pipe_in_the_place_of_the_configuration_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "config.json")
    assert read_config(tmp_path) == Config()


def test_the_users_configuration_speaks_of_the_palace_that_it_names(
    home: Path, tmp_path: Path
) -> None:
    palace = put_palace(tmp_path / "named")
    (home / ".mempalace").mkdir()
    config = {"palace_path": str(palace), "collection_name": "attic"}
    (home / ".mempalace/config.json").write_text(json.dumps(config))
    assert configuration_of(palace, {}, home).collection_name == "attic"
    assert configuration_of(tmp_path / "other", {}, home) == Config()
