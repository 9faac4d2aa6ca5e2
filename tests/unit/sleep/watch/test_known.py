"""Which paths concern sources."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from nidra.sleep.watch.known import Known


def known(*rows: tuple[int, str, str | None]) -> Known:
    return Known(rows, target=lambda path: None)


@pytest.mark.skipif(os.name == "nt", reason="speaks of POSIX paths")
def test_a_source_is_known_by_its_path_and_by_where_it_was_found() -> None:
    found = known((1, "/a/b.md", "/a/c.md"), (2, "/a/c.md", None), (7, "https://x/y", None))
    assert found.keys("/a/b.md") == (1,)
    assert found.keys("/a/c.md") == (1, 2)
    assert found.newest == 7
    assert "https://x/y" not in found and len(found) == 2


@pytest.mark.skipif(os.name == "nt", reason="speaks of POSIX paths")
def test_a_folder_gives_the_sources_below_it_and_no_others() -> None:
    found = known(
        (1, "/a/b/x.md", None), (2, "/a/b.md", None), (3, "/a/b/c/y.md", None), (4, "/ab/z", None)
    )
    assert [*found.below("/a/b")] == ["/a/b/c/y.md", "/a/b/x.md"]
    assert found.is_above("/a/b/c") and found.is_above("/a") and not found.is_above("/a/b/x.md")
    assert [*found.below("/nowhere")] == []


def test_a_link_is_known_by_the_file_that_it_leads_to_too(tmp_path: Path) -> None:
    real, link = tmp_path / "real.md", tmp_path / "link.md"
    real.write_text("x", "utf-8")
    link.symlink_to(real)
    found = Known([(5, str(link), None)])
    assert found.keys(os.path.realpath(real)) == (5,) == found.keys(str(link))
