"""Adapters by name: the built-in one works without an installation, a broken one harms nobody."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint, EntryPoints

import pytest
from nidra.adapters import registry


class Other:
    """An adapter of another distribution."""

    name = "other"


def pretend(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints(points))


def test_the_built_in_adapter_is_there_without_an_installation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pretend(monkeypatch)
    assert list(registry.adapters()) == ["mempalace"]


def test_an_adapter_of_another_distribution_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, EntryPoint("other", f"{__name__}:Other", registry.GROUP))
    monkeypatch.setattr(EntryPoint, "load", lambda self: Other)
    found = registry.adapters()
    assert list(found) == ["mempalace", "other"] and found["other"].name == "other"


def test_a_broken_adapter_is_logged_and_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pretend(monkeypatch, EntryPoint("broken", "no_such_module:Nothing", registry.GROUP))
    with caplog.at_level(logging.WARNING):
        assert list(registry.adapters()) == ["mempalace"]
    assert "The adapter broken could not be loaded" in caplog.text


def test_the_entry_point_of_the_project_names_the_built_in_adapter() -> None:
    import tomllib
    from pathlib import Path

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    named = project["project"]["entry-points"][registry.GROUP]["mempalace"]
    point = EntryPoint("mempalace", named, registry.GROUP)
    assert type(registry.adapters()["mempalace"]) is point.load()
